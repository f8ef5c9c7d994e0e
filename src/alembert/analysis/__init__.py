"""What can be said of a model and its equations: agreement, mobility, kinds of constraints, constants, reduction, stability.

Each question is one function from a model to a record that prints itself: `agree`, `mobility`, `classify`, `conserved`,
`reduce`, `hamiltonian`, and in linear/ `linearize` and `equilibria`. It may import motion/ and what stands above it, never
audit/ or show/. A new question is a file with its function and its record, named here and in the package's `__init__`;
numbers at many random states come from `sampling`.
"""

from alembert.analysis.agreement import Agreement, agree, compare
from alembert.analysis.conservation import Conserved, conserved
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
