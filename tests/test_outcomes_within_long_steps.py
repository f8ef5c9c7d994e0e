"""Outcomes and works along steps of hundreds of radians, against closed forms of a body that turns at a constant rate."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al

T = 1000.0
CLOSE = 1e-8  # of values near one or large: in each part of a run a millionth of the largest may be unpredicted
SPEEDS = np.array([0.5, 1.0, 2.0])


def rotor() -> tuple[al.Model, sp.Symbol]:
    """A body that turns about its centre: q = w t, in ten steps or so."""
    model = al.Model("rotor")
    body = model.body("body", mass=1, inertia=1, plane="xy")
    return model, model.revolute("axle", model.ground.point(), body.point(), coordinate="q").coordinate


OUTCOMES = {
    "integral(sin(q)^2)": lambda w: T / 2 - np.sin(2 * w * T) / (4 * w),
    "integral(abs(q - 300))": lambda w: (300**2 / 2 + np.sign(w * T - 300) * (w * T - 300) ** 2 / 2) / w,
    "mean(abs(sin(q)))": lambda w: (2 * (w * T // np.pi) + 1 - np.cos(w * T % np.pi)) / (w * T),
    "max(sin(3*q))": np.ones_like,
    "min(cos(q))": lambda w: -np.ones_like(w),
    "max(exp(-((q - 250.3)/2)^2))": np.ones_like,  # passed within a five-hundredth of the run
    "max(1 - abs(q - 250.3))": np.ones_like,
    "integral(max(0, 1 - abs(q - 250.3)))": lambda w: 1 / w,
}


@pytest.mark.parametrize("integrator", ["dormand-prince", "rosenbrock"])
def test_outcomes_of_a_body_that_turns_hundreds_of_radians_in_a_step(integrator):
    """Nine looks in a step of 700 radians gave an integral that was off by a fifth, and none of the peaks."""
    model, _ = rotor()
    runs = al.ensemble(model, T, initial={"q'": SPEEDS}, outcomes={x: x for x in OUTCOMES}, integrator=integrator)
    assert max(runs.run(1).states.segments[0].node_times[1:] - runs.run(1).states.segments[0].node_times[:-1]) > 300
    for text, exact in OUTCOMES.items():
        np.testing.assert_allclose(runs.outcomes[text], exact(SPEEDS), rtol=CLOSE, atol=CLOSE, err_msg=text)


def test_the_same_outcomes_of_runs_that_are_made_one_by_one():
    """A Python function as an input makes every run one of its own, whose outcomes are found afterwards."""
    model, _ = rotor()
    model.load("motor", model.joints["axle"], model.input("M"))
    speeds = SPEEDS[:2]
    some = dict(list(OUTCOMES.items())[:6])
    runs = al.ensemble(
        model, T, initial={"q'": speeds}, inputs={"M": lambda t, state: 0.0}, outcomes={x: x for x in some}
    )
    for text, exact in some.items():
        np.testing.assert_allclose(runs.outcomes[text], exact(speeds), rtol=CLOSE, atol=CLOSE, err_msg=text)


def test_the_work_of_a_drive_against_a_load_that_changes_with_the_angle():
    """q = t, and a moment -cos(q)^2 that is carried for fifty turns: half of the time is the work of the drive."""
    model, q = rotor()
    model.constrain("drive", q - model.time)
    model.load("brake", model.joints["axle"], -(sp.cos(q) ** 2))
    duration = 300.0
    run = al.simulate(model, duration, samples=4)
    exact = duration / 2 + np.sin(2 * duration) / 4
    np.testing.assert_allclose([run.work("drive")[-1], -run.work("brake")[-1]], exact, rtol=CLOSE)


@pytest.mark.parametrize("rate", ["1000", "1e6", "1e10"])
def test_what_is_too_fast_for_all_looks_is_told(rate):
    """Ten thousand turns in each look would do for no integral and no extreme; what is slow is right beside it, and untold."""
    model, _ = rotor()
    outcomes = {"slow": "integral(sin(q)^2)", "sum": f"integral(sin({rate}*q)^2)", "most": f"max(q*cos({rate}*q))"}
    with pytest.warns(al.AlembertWarning, match="not known to its tolerance") as told:
        runs = al.ensemble(model, T, initial={"q'": [1.0]}, outcomes=outcomes)
    assert {name for name in outcomes for each in told if f"Outcome {name!r}" in str(each.message)} == {"sum", "most"}
    assert runs.outcomes["slow"][0] == pytest.approx(OUTCOMES["integral(sin(q)^2)"](1.0), rel=CLOSE)


def test_a_work_that_is_too_fast_for_all_looks_is_told():
    model, q = rotor()
    model.constrain("drive", q - model.time)
    model.load("brake", model.joints["axle"], -(sp.cos(1000 * q) ** 2))
    run = al.simulate(model, 1000.0, samples=4)
    with pytest.warns(al.AlembertWarning, match="The power of 'drive' changes faster"):
        run.work("drive")


def test_many_jumps_are_followed_within_the_tolerance():
    """Twenty thousand of them; the tolerance is a hundred-thousandth."""
    runs = al.ensemble(rotor()[0], T, initial={"q'": [1.0]}, outcomes={"x": "integral(floor(20*q))"})
    assert runs.outcomes["x"][0] == pytest.approx(0.05 * 19999 * 20000 / 2, rel=1e-5)


def test_noise_of_rounding_is_no_motion_to_be_followed():
    """A conserved energy less its own value is rounding alone; it ends after as many looks as there are in a row at most."""
    model = al.Model("pendulum")
    bob = model.body("bob", mass=1, inertia=1, plane="xy")
    model.revolute("hinge", model.ground.point(), bob.point(0, 1), coordinate="a")
    model.gravity((0, -10, 0))
    start = -10 * math.cos(0.5)
    runs = al.ensemble(model, 5.0, initial={"a": [0.5]}, outcomes={"off": f"max(abs(energy - ({start!r})))"})
    assert runs.outcomes["off"][0] < 1e-7


@pytest.mark.parametrize("apart", [-0.3, -0.1, -1e-3, 1e-3, 0.1, 0.3])
def test_the_top_of_a_throw_is_found_beside_the_end_of_a_step(apart):
    """The extremum was missed between the first or last two looks in a step, by a hundredth where a step ends beside it."""
    model = al.Model("throw")
    model.particle("ball", mass=1)
    model.gravity((0, -10, 0))
    speeds, outcomes = (
        np.array([1.0, 2.0, 3.0]),
        {"top": "max(ball.y)", "low": "min(-ball.y)", "at": f"first(ball.y' - ({apart}))"},
    )
    runs = al.ensemble(model, 1.0, initial={"ball.y'": speeds}, outcomes=outcomes)
    np.testing.assert_allclose(runs.outcomes["at"], (speeds - apart) / 10, rtol=1e-9)
    np.testing.assert_allclose(runs.outcomes["top"], speeds**2 / 20, rtol=1e-12)
    np.testing.assert_allclose(-runs.outcomes["low"], speeds**2 / 20, rtol=1e-12)
