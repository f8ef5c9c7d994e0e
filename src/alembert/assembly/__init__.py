"""Numeric states that obey the constraints of a model, and the rank of the constraints there.

`constraint_functions` are made once for a model, `constraint_values` are those for given parameters; `constraint_rank` is the
one rule by which rows are independent, `sparse_rank` the same for large mechanisms; `constraint_projection` leads onto the
constraints, `branch` along them; `assembler` and `initial_state` are what others call. May import: expressions, description,
kinematics, native. A new question about rank or closed positions goes here; a question about forces or accelerations to
mechanism.
"""
