"""The description of a mechanism: the Model, and the parts of which a person makes it. No equations.

Bodies, points, axes, rotations, joints, constraints, rolling, loads. Imports: errors, expressions. A new joint goes into
`joints/` (its `joint.py` lists what it must answer), a new load into `loads`, a new geometric constraint into `constraints`.
"""

from alembert.description.model import Model
from alembert.description.registry import TIME, Constraint

__all__ = ["TIME", "Constraint", "Model"]
