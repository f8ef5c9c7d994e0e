"""Small motions: equilibria, state matrices about equilibria and steady motions, eigenvalues, modes, stability."""

from alembert.analysis.linear.equilibria import Equilibria, Equilibrium, equilibria
from alembert.analysis.linear.linearization import Linearization, Mode, linearize

__all__ = ["Equilibria", "Equilibrium", "Linearization", "Mode", "equilibria", "linearize"]
