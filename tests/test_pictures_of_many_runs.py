"""The runs behind the pictures of many runs: flips against energy and SciPy, coupler curves that close after a turn."""

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.integrate import solve_ivp

from many_runs import coupler_curves, first_flips

Floats = NDArray[np.float64]
G = 9.81
EARLY = 2.0  # seconds until which chaos has enlarged no error to 1e-5


def rates(t: float, state: Floats) -> Floats:
    """Two equal bobs on equal rods of length 1, in the angles of the rods (Goldstein 1980)."""
    a, b, u, v = state
    c, s = np.cos(a - b), np.sin(a - b)
    mass, forces = [[2, c], [c, 1]], [-s * v**2 - 2 * G * np.sin(a), s * u**2 - G * np.sin(b)]
    return np.array([u, v, *np.linalg.solve(mass, forces)])


def flips(t: float, state: Floats) -> float:
    return float(max(abs(state[0]), abs(state[1])) - np.pi)


def test_first_flips_against_energy_symmetry_and_scipy() -> None:
    """The lowest way over the top is b = pi at a = 0: who starts with 2 cos a + cos b > 1 has not the energy for it."""
    runs = first_flips(12)
    a, b, found = runs.values["a"], runs.values["b"], runs.events["flip"]
    is_held = 2 * np.cos(a) + np.cos(b) > 1
    assert 20 < is_held.sum() < 124
    assert np.isnan(found[is_held]).all()
    np.testing.assert_array_equal(runs.status == "stopped", np.isfinite(found))
    mirrored, early = found[::-1], found < EARLY
    assert early.sum() > 10
    np.testing.assert_allclose(found[early], mirrored[early], rtol=0, atol=1e-5)
    for k in np.flatnonzero(early)[:3]:
        by_scipy = solve_ivp(rates, (0, EARLY), [a[k], b[k], 0, 0], "DOP853", events=flips, rtol=1e-10, atol=1e-10)
        assert found[k] == pytest.approx(by_scipy.t_events[0][0], abs=1e-5)


def test_coupler_curves_close_after_one_turn_of_the_crank() -> None:
    """Every four-bar is back where it was, with the speed that it had, since nothing takes energy from it."""
    runs, _ = coupler_curves()
    assert (runs.status == "stopped").all()
    assert {name: values.std() for name, values in runs.values.items()} == pytest.approx(
        dict.fromkeys(("l0", "l1", "l2", "l3"), 0.01), rel=5 / np.sqrt(2 * len(runs))
    )
    for name, end in runs.final.items():
        away = end - runs[name][:, 0]
        turned = 0 if name.endswith("'") else 2 * np.pi * np.round(away / (2 * np.pi))
        np.testing.assert_allclose(away, turned, rtol=0, atol=1e-6, err_msg=name)
