"""The stiff integrator on large loops with Euler parameters: against its own order, the explicit one and slopes by formulas.

Its order is four only with all slopes. Those of the recursion know the turns of Euler parameters alone; without those along
their lengths, which come by differences, it takes a third more steps at these tolerances, and more the smaller they are.
"""

from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.mechanism import state_derivatives

START = {"j0_0.w1": 0.4, "j0_0.w2": -0.6, "j0_1.w1": 0.3, "j0_1.w3": 0.8, "j1_0.w2": 0.5}
LOOSE, TIGHT = 1e-6, 1e-10


def ladder(rungs: int = 2, length: float = 1.0, mass: float = 1.0) -> al.Model:
    """Two chains on ball joints, held apart by rods: loops in space, six speeds for each rung, in units of one's own."""
    model = al.Model("ladder")
    ends = [model.ground.point(x * length, 0, 0) for x in (-0.3, 0.3)]
    for k in range(rungs):
        inertia = tuple(0.25 * mass * length**2 / x for x in (12, 11, 60))
        bars = [model.body(f"bar{k}_{side}", mass=mass, inertia=inertia) for side in range(2)]
        for side, bar in enumerate(bars):
            model.spherical(f"j{k}_{side}", ends[side], bar.point(0, 0, 0.25 * length))
        ends = [bar.point(0, 0, -0.25 * length) for bar in bars]
        model.distance(f"rung{k}", *ends, length=0.6 * length)
    model.gravity((0, 0, -9.81 * length))
    return model


def fallen(rtol: float, model: al.Model | None = None, **options: Any) -> al.Trajectory:
    return al.simulate(model or ladder(), 0.5, initial=START, samples=5, rtol=rtol, integrator="rosenbrock", **options)


def steps(run: al.Trajectory) -> int:
    return int(run.report["steps"])


def test_a_large_loop_in_space_takes_the_slopes_of_the_recursion() -> None:
    """Else nothing here tests them."""
    mechanism = al.compile(ladder())
    assert mechanism.eom.euler_parameters
    found = mechanism.slopes_of_stiff_run(mechanism.eom.model.numbers())
    assert found is not None
    assert found.knows_turns_alone


def test_steps_and_errors_are_those_of_a_method_of_order_four() -> None:
    """Tolerances ten thousand times smaller take ten times as many steps, and the error goes with them."""
    expected = al.simulate(ladder(), 0.5, initial=START, samples=5, rtol=1e-12, atol=1e-14)
    loose, tight = (fallen(rtol, atol=rtol / 10) for rtol in (LOOSE, TIGHT))
    assert steps(tight) < 11 * steps(loose)
    assert np.abs(loose.speeds - expected.speeds).max() < 10 * LOOSE
    assert np.abs(tight.speeds - expected.speeds).max() < 100 * TIGHT


def test_steps_are_those_of_the_slopes_of_formulas(monkeypatch: pytest.MonkeyPatch) -> None:
    found = fallen(1e-8)
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected = fallen(1e-8, ladder())
    assert abs(steps(found) - steps(expected)) <= 2  # where an error is next to its bound, rounding decides
    assert np.abs(found.speeds - expected.speeds).max() < 1e-7


def test_millimetres_and_grams_take_the_same_steps() -> None:
    usual, small = fallen(1e-8), fallen(1e-8, ladder(2, 1e3, 1e3))
    assert abs(steps(usual) - steps(small)) <= 2
    assert np.abs(usual.coordinates - small.coordinates).max() < 1e-7


def test_lengths_of_euler_parameters_stay_one() -> None:
    run = fallen(1e-8)
    lengths = [np.linalg.norm(run.coordinates[:, 4 * k : 4 * k + 4], axis=1) for k in range(4)]
    assert np.abs(np.array(lengths) - 1).max() < 1e-9
