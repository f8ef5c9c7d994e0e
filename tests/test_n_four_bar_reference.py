"""The N-four-bar (IFToMM benchmark A02) against its solution in elliptic functions, through the singular position."""

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import alembert as al
from alembert.examples import n_four_bar


def exact(n: int, t: float) -> float:
    """The angle of the upright rods, clockwise: theta'' = a sin(theta), theta(0) = 0, theta'(0) = 1."""
    a = 9.81 * ((n + 1) / 2 + n) / ((n + 1) / 3 + n)
    w, m = np.sqrt(1 + 4 * a) / 2, 4 * a / (1 + 4 * a)
    return np.pi + 2 * ellipj(w * t - ellipk(m), m)[3]


def run(n: int, rtol: float) -> al.Trajectory:
    start = {f"theta{k}'": -1.0 for k in range(n + 1)} | {f"phi{k}'": 1.0 for k in range(n)}
    return al.simulate(n_four_bar(n), 10.0, initial=start, rtol=rtol, atol=rtol, samples=20)


@pytest.mark.parametrize("rtol", [1e-8, 1e-9, 1e-10, 1e-11, 1e-12])
@pytest.mark.parametrize("n", [2, 40])
def test_it_stays_on_its_branch_at_every_tolerance(n: int, rtol: float) -> None:
    found = run(n, rtol)
    expected = [-exact(n, t) for t in found.time]
    # Twenty passes of the upright, where errors grow by e each: some hundred times the tolerance at the end.
    assert np.abs(found["theta0"] - expected).max() < 500 * rtol
    assert np.abs(found[f"theta{n}"] - found["theta0"]).max() < 1e-8
    assert found.constraint_error.max() < 1e-12


def test_the_passage_is_reported() -> None:
    assert "singular position passed near" in run(2, 1e-9).report
