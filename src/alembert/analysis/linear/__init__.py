"""Small motions: equilibria, state matrices about them and about steady motions, eigenvalues, stability.

`operating_point` completes what people give to a state, `linearization` makes A and B there in numbers, `formulas` in
symbols, `second_order` writes them as on paper, `stability` judges the eigenvalues. For `equilibria`, `rest_forces` has the
balance of forces, `equilibrium_search` finds rest, `rest_families` and `periodic_forces` tell which rests are true ones, and
`potential_minimum` what their energy proves. The derivatives themselves are those of mechanism/state_derivatives. A new kind of
state to linearize about goes beside `operating_point`.
"""

from alembert.analysis.linear.equilibria import Equilibria, Equilibrium, equilibria
from alembert.analysis.linear.linearization import Linearization, Mode, linearize

__all__ = ["Equilibria", "Equilibrium", "Linearization", "Mode", "equilibria", "linearize"]
