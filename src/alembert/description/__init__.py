"""The description of a mechanism: the Model, and the parts of which a person makes it. No equations.

Bodies, points, axes, rotations, joints, constraints, rolling, loads; `options` are what a person says of one, `quantities`
what its coordinates are; `view` and `shapes` are how runs are shown. Imports: errors, expressions. A new joint is a class in
`joints/` (its `joint.py` lists what it must answer), a new load a function in `loads`, a new geometric constraint one in
`constraints`; each is known by its kind, to Model.join, Model.apply, files, pictures and reports.
"""

from alembert.description.model import Model
from alembert.description.registry import TIME, Constraint

__all__ = ["TIME", "Constraint", "Model"]
