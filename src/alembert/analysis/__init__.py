"""What can be said of a model and its equations."""

from alembert.analysis.agreement import Agreement, agree, compare
from alembert.analysis.conservation import conserved
from alembert.analysis.conserved_quantity import Conserved
from alembert.analysis.hamiltonian import Hamiltonian, hamiltonian
from alembert.analysis.integrability import Classification, classify
from alembert.analysis.linear import Equilibria, Equilibrium, Linearization, equilibria, linearize
from alembert.analysis.mobility import Mobility, mobility
from alembert.analysis.routh import Reduced, reduce

__all__ = [
    "Agreement",
    "Classification",
    "Conserved",
    "Equilibria",
    "Equilibrium",
    "Hamiltonian",
    "Linearization",
    "Mobility",
    "Reduced",
    "agree",
    "classify",
    "compare",
    "conserved",
    "equilibria",
    "hamiltonian",
    "linearize",
    "mobility",
    "reduce",
]
