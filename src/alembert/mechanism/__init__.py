"""Mechanisms in numbers: state in; accelerations, matrices, multipliers, energies and poses out.

Made from a record of formulas or from the recursion along the tree, in machine code. Imports: all rooms down to
formulations and native. Linear solves with constraints are in `constrained_solve`, and nowhere else.
"""

from alembert.mechanism.compiled_equations import CompiledEquations, compile
from alembert.mechanism.constrained_solve import (
    GeneralizedForces,
    Solution,
    constrained,
    generalized_inverse,
    with_friction,
)

__all__ = [
    "CompiledEquations",
    "GeneralizedForces",
    "Solution",
    "compile",
    "constrained",
    "generalized_inverse",
    "with_friction",
]
