"""Mechanism: state in; accelerations, matrices, multipliers, energies, poses and reactions out, in numbers.

Made from a record of formulas or from the recursion along the tree, in machine code. Imports: all rooms down to
formulations and native. Linear solves with constraints are in `constrained_solve`, and nowhere else.
"""

from alembert.mechanism.constrained_solve import (
    GeneralizedForces,
    Solution,
    constrained,
    generalized_inverse,
    with_friction,
)
from alembert.mechanism.mechanism import Mechanism, compile, mechanism_of

__all__ = [
    "GeneralizedForces",
    "Mechanism",
    "Solution",
    "compile",
    "constrained",
    "generalized_inverse",
    "mechanism_of",
    "with_friction",
]
