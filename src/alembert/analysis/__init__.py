"""What can be said of a model and its equations."""

from alembert.analysis.agreement import Agreement, agree, compare
from alembert.analysis.linear import Equilibria, Equilibrium, Linearization, equilibria, linearize
from alembert.analysis.mobility import Mobility, mobility

__all__ = [
    "Agreement",
    "Equilibria",
    "Equilibrium",
    "Linearization",
    "Mobility",
    "agree",
    "compare",
    "equilibria",
    "linearize",
    "mobility",
]
