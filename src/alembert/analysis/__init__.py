"""What can be said of a model and its equations: agreement, mobility, kinds of constraints, constants, reduction, stability.

Each question is one function from a model to a record that prints itself: `agree`, `mobility`, `classify`, `conserved`,
`reduce`, `hamiltonian`, and in linear/ `linearize` and `equilibria`. It may import motion/ and what stands above it, never
audit/ or show/. A new question is a file with its function and its record, named in the package's `__init__`;
numbers at many random states come from `sampling`.
"""
