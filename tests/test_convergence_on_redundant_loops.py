"""Integrators keep their order on loops with redundant constraints and with light rods, against much finer runs."""

import math
from itertools import pairwise

import numpy as np
import pytest

import alembert as al
from test_redundant_loops_in_motion import bricard, four_bar
from test_runs_at_every_scale import CRANK_START, slider_crank

LIGHT = 1e-6  # kilograms, of a rod between bodies of one kilogram


CASES = {
    "bricard": (lambda: bricard(5), {"q0": 0.3, "q0'": 1.5}, 0.4, 2e-2),
    "bricard cut elsewhere": (lambda: bricard(2), {"q0": 0.3, "q0'": 1.5}, 0.4, 2e-2),
    "spatial four-bar": (lambda: four_bar(None), {"a": 1.0, "b": -0.6, "c": 1.4, "a'": 2.0}, 0.8, 2e-2),
    "light rod": (lambda: slider_crank(LIGHT), CRANK_START, 0.4, 8e-3),
}
METHODS = ["lagrange", "newton-euler"]


def moved(case: str, method: str, **options: object) -> tuple[np.ndarray, int]:
    """The poses of all bodies at ten times, which are multiples of the fixed steps, and the number of steps."""
    build, start, duration, _ = CASES[case]
    run = al.simulate(build(), duration, initial=start, method=method, samples=10, **options)
    poses = [run.pose(body) for body in run.eom.model.bodies]
    return np.concatenate([x.ravel() for pose in poses for x in pose]), run.report["steps"]


@pytest.fixture(scope="module")
def fine() -> dict[str, np.ndarray]:
    return {case: moved(case, "lagrange", rtol=1e-13, atol=1e-14)[0] for case in CASES}


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("case", CASES)
def test_runge_kutta_is_of_fourth_order(case, method, fine):
    largest = CASES[case][3]
    errors = [
        np.abs(moved(case, method, integrator="runge-kutta", step=largest / 2**k)[0] - fine[case]).max()
        for k in range(3)
    ]
    orders = [math.log2(a / b) for a, b in pairwise(errors)]
    assert orders == pytest.approx([4, 4], abs=0.3)  # the next term of the error is a few per cent of the first
    assert errors[-1] > 1e-12  # far above rounding


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("case", CASES)
def test_rosenbrock_is_of_fourth_order(case, method, fine):
    """The steps are chosen by tolerance, so the order is seen through their changes."""
    errors, steps = [], []
    for rtol in (1e-5, 1e-7, 1e-9):
        found, count = moved(case, method, integrator="rosenbrock", rtol=rtol, atol=rtol)
        errors.append(np.abs(found - fine[case]).max())
        steps.append(count)
    assert 3.3 < math.log(errors[0] / errors[-1]) / math.log(steps[-1] / steps[0]) < 5.5
    assert errors[-1] < 1e-7
