"""Machine code and numeric solves."""

from alembert.native.compiler import CompiledEquations, compile
from alembert.native.solve import GeneralizedForces, Solution, constrained, generalized_inverse, with_friction

__all__ = [
    "CompiledEquations",
    "GeneralizedForces",
    "Solution",
    "compile",
    "constrained",
    "generalized_inverse",
    "with_friction",
]
