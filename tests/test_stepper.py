"""The stepper: against simulate with inputs held over ticks, in loops, with friction and contact; save, restore, reset."""

import copy
import itertools
import pickle
import runpy
from pathlib import Path

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import alembert as al
from alembert.examples import four_bar, planar_arm, rotary_pendulum, spatial_chain
from growth import operations
from refusals import refusal

HELD = np.array([0.05, -0.1, 0.2, 0.0, 0.15])
DT = 0.02
MOST = 1500  # operations of Python


def held(name, values=HELD, dt=DT):
    """The same as samples of a signal that jumps, within 1e-9 of a tick, between the ticks."""
    times = np.repeat(np.arange(len(values) + 1) * dt, 2)[1:-1]
    times[1:-1:2] -= 1e-9 * dt
    return {name: (times, np.repeat(values, 2))}


def test_held_inputs_as_in_a_run():
    """The same motion as simulate with a signal of steps, to the tolerance of the integrators."""
    start = {"theta": 0.3}
    stepper = al.stepper(rotary_pendulum(), DT, initial=start)
    name = next(iter(stepper.inputs))
    states = [stepper.step([x]) for x in HELD]
    step = np.array([stepper.dt * (k + 1) for k in range(len(HELD))])
    run = al.simulate(rotary_pendulum(), step[-1], initial=start, inputs=held(name), samples=step)
    expected = np.hstack([run.coordinates, run.speeds])
    assert np.abs(np.array(states) - expected).max() < 1e-7
    assert stepper.time == pytest.approx(DT * len(HELD), rel=1e-14)


def test_a_tree_in_recursive_form():
    start = {"joint1.w1": 1.0, "joint3.w2": 2.0}
    stepper = al.stepper(spatial_chain(4), 0.01, initial=start)
    for _ in range(20):
        stepper.step()
    run = al.simulate(spatial_chain(4), 0.2, initial=start, samples=1)
    assert np.abs(np.append(stepper.coordinates, stepper.speeds) - [*run.coordinates[-1], *run.speeds[-1]]).max() < 1e-7


def test_loops_stay_closed():
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    stepper = al.stepper(four_bar(), 0.01, initial=start)
    for _ in range(50):
        stepper.step()
    run = al.simulate(four_bar(), 0.5, initial=start, samples=1)
    assert stepper["theta1"] == pytest.approx(run["theta1"][-1], abs=1e-7)
    mechanism = stepper.mechanism
    assert np.abs(mechanism.residuals(stepper.coordinates, stepper.speeds)).max() < 1e-8


def block(m=2.0, mu=0.5, g=10.0):
    """A block on a rough rail, pushed by an input."""
    model = al.Model("block")
    body = model.body("block", mass=m, inertia=(1, 1, 1))
    model.prismatic("rail", model.ground.point(), body.point(), axis=(1, 0, 0), coordinate="x")
    model.gravity((0, 0, -g))
    model.friction("rail", coefficient=mu)
    push = model.input("push")
    model.force("motor", body.point(), (push, 0, 0))
    return model


def test_friction_sticks_and_slips():
    """A block pushed with less than mu m g stays; with more it moves as (F - mu m g) / m says; with none it stops and stays."""
    m, mu, g = 2.0, 0.5, 10.0
    stepper = al.stepper(block(m, mu, g), 0.1)
    stepper.step([9.0])
    assert abs(stepper["x"]) < 1e-9
    for _ in range(3):
        stepper.step({"push": 14.0})
    assert stepper["x'"] == pytest.approx((14 - mu * m * g) / m * 0.3, rel=1e-6)
    assert stepper["x"] == pytest.approx((14 - mu * m * g) / m * 0.3**2 / 2, rel=1e-6)
    for _ in range(3):
        stepper.step([0.0])
    assert abs(stepper["x'"]) < 1e-9  # stopped after 0.6 / (mu g) = 0.12
    assert stepper["x"] == pytest.approx(0.09 + 0.6**2 / (2 * mu * g), rel=1e-6)


def bouncing_ball():
    """A ball above a floor."""
    model = al.Model("ball")
    ball = model.particle("ball", mass=1.0, line="z")
    model.gravity((0, 0, -10.0))
    model.limit("floor", ball.position[2], low=0.0, restitution=0.5)
    return model


def test_a_ball_bounces():
    """Heights after an impact with restitution e: the speed at the floor is e times the one before."""
    stepper = al.stepper(bouncing_ball(), 0.1, initial={"ball.z": 0.45})
    for _ in range(4):
        stepper.step()
    assert stepper["ball.z'"] == pytest.approx(1.5 - 10 * 0.1, abs=1e-6)
    assert stepper["ball.z"] == pytest.approx(1.5 * 0.1 - 5 * 0.1**2, abs=1e-6)


def test_save_restore_and_reset():
    stepper = al.stepper(planar_arm(), 0.01, initial={"theta1": 0.4})
    first = stepper.step([0.1, 0.2])
    saved = stepper.save()
    expected = [stepper.step([x, -x]) for x in HELD]
    stepper.restore(saved)
    assert np.array_equal(stepper.step(), stepper.step()) is False
    stepper.restore(saved)
    assert all(np.array_equal(stepper.step([x, -x]), y) for x, y in zip(HELD, expected, strict=True))
    stepper.reset()
    assert stepper.time == 0.0
    assert set(stepper.inputs.values()) == {0.0}
    assert np.array_equal(stepper.step([0.1, 0.2]), first)
    stepper.reset({"theta1": 1.0})
    assert stepper["theta1"] == 1.0


@pytest.mark.parametrize("build", [block, bouncing_ball, four_bar])
def test_what_is_restored_goes_on_as_it_did(build):
    """Sticking or sliding, in the air or on the floor, with its loops closed: bit for bit, also from another stepper."""
    start = {block: None, bouncing_ball: {"ball.z": 0.45}, four_bar: {"theta1": 1.0, "theta1'": 2.0}}[build]
    first, other = (al.stepper(build(), 0.1, initial=start) for _ in range(2))
    held = [[x] if first.inputs else None for x in (14.0, 14.0, 0.0, 9.0, 0.0, 12.0)]
    saved, states = zip(*[(first.save(), first.step(x)) for x in held], strict=True)
    assert len({tuple(state) for state in states}) > 3  # it does move
    for since, state in enumerate(saved):
        for stepper in (first, other):
            stepper.restore(state)
            assert np.array_equal([stepper.step(x) for x in held[since:]], states[since:])


def parallelogram():
    """Four bars whose lengths are equal in pairs: they pass positions in one line, where constraints depend on each other."""
    model = al.Model("parallelogram")
    first, second, third = (
        model.body(name, mass=1.0, inertia=0.1, plane="xy") for name in ("first", "second", "third")
    )
    model.gravity((0, -9.81, 0))
    model.revolute("A", model.ground.point(), first.point(-0.5, 0), coordinate="a")
    model.revolute("B", first.point(0.5, 0), second.point(-1, 0), coordinate="b")
    model.revolute("C", second.point(1, 0), third.point(0.5, 0), coordinate="c")
    model.revolute("D", third.point(-0.5, 0), model.ground.point(2, 0))
    return model


def test_what_is_restored_passes_singular_positions_as_it_did():
    """Bit for bit: how near such a position was, and which constraints bore the load, are restored too."""
    start = {"a": 1.0, "b": -1.0, "c": 1.0, "a'": 5.0}
    first, other = (al.stepper(parallelogram(), 0.01, initial=start) for _ in range(2))
    saved, states = zip(*[(first.save(), first.step()) for _ in range(60)], strict=True)
    assert any(np.sin(state[0]) * np.sin(before[0]) < 0 for before, state in itertools.pairwise(states))  # it did pass
    for since in (0, 10, 20, 40):
        for stepper in (first, other):
            stepper.restore(pickle.loads(pickle.dumps(saved[since])))
            assert np.array_equal([stepper.step() for _ in states[since:]], states[since:])


def test_a_step_that_fails_is_none():
    """Time and state are as before it, and another step goes on from there."""
    stepper, expected = (al.stepper(planar_arm(), 0.01, initial={"theta1": 0.4}) for _ in range(2))
    for each in (stepper, expected):
        each.step([1.0, 2.0])
    with refusal(None, al.SimulationError, "0.01"):
        stepper.step([1e300, 1e300])
    assert stepper.time == expected.time
    assert np.array_equal(stepper.step([0.0, 0.0]), expected.step([0.0, 0.0]))


@pytest.mark.parametrize(("build", "inputs"), [(planar_arm, np.array([0.1, 0.2])), (four_bar, None)])
def test_a_step_does_little_around_the_physics(build, inputs):
    """Counted in operations of Python, alike on every machine: some five microseconds, of twenty that it may take."""
    stepper = al.stepper(build(), 1e-3)
    stepper.step(inputs)
    assert operations(lambda: stepper.step(inputs)) < MOST


@pytest.mark.parametrize("integrator", ["runge-kutta", "rosenbrock"])
def test_other_integrators(integrator):
    stepper = al.stepper(planar_arm(), 1e-3, initial={"theta1": 0.4}, integrator=integrator)
    for _ in range(20):
        stepper.step()
    run = al.simulate(planar_arm(), 0.02, initial={"theta1": 0.4}, samples=1)
    assert stepper["theta2'"] == pytest.approx(run["theta2'"][-1], abs=1e-7)


def test_the_environment_of_gymnasium():
    """Gymnasium's own checks; the pendulum that is released beside its top falls, and the same seed does the same."""
    path = Path(__file__).parent.parent / "examples" / "pendulum_environment.py"
    environment = runpy.run_path(str(path))["PendulumEnvironment"]()
    check_env(environment, skip_render_check=True)
    first = environment.reset(seed=1)[0]
    rows = [environment.step(environment.action_space.low)[0] for _ in range(5)]
    assert np.array_equal(environment.reset(seed=1)[0], first)
    assert np.array_equal([environment.step(environment.action_space.low)[0] for _ in range(5)], rows)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_stepper_is_not_copied(copied):
    """Two that write into the same arrays would both be wrong; what is saved can be sent anywhere."""
    with pytest.raises(TypeError, match=r"A stepper holds machine code.*save\(\)"):
        copied(al.stepper(planar_arm(), 0.01))


REFUSED = {
    "dt": (lambda: al.stepper(planar_arm(), 0.0), ("stepper", "dt=0.0")),
    "no number": (lambda: al.stepper(planar_arm(), "1"), ("stepper", "dt")),
    "no model": (lambda: al.stepper(3, 0.1), ("expected a Model",)),
    "an integrator": (lambda: al.stepper(planar_arm(), 0.1, integrator="no"), ("stepper", "integrator='no'")),
    "too few": (lambda: al.stepper(planar_arm(), 0.1).step([1.0]), ("step", "expected 2 finite numbers")),
    "no motors": (lambda: al.stepper(four_bar(), 0.1).step([1.0]), ("expected 0", "(none)", "model.load")),
    "nan": (lambda: al.stepper(planar_arm(), 0.1).step([1.0, np.nan]), ("step", "finite")),
    "text": (lambda: al.stepper(planar_arm(), 0.1).step("ab"), ("step", "'ab'")),
    "a name": (lambda: al.stepper(planar_arm(), 0.1).step({"no": 1.0}), ("step", "'no'", "input")),
    "a key": (lambda: al.stepper(planar_arm(), 0.1)["thta"], ("'thta'", "theta")),
    "a state": (lambda: al.stepper(planar_arm(), 0.1).restore([1.0]), ("restore", "save()")),
    "another model's": (
        lambda: al.stepper(planar_arm(), 0.1).restore(al.stepper(rotary_pendulum(), 0.1).save()),
        ("restore", "alpha", "theta1"),
    ),
    "complex": (lambda: al.stepper(planar_arm(), 0.1).step(np.array([1.0, 2j])), ("step", "complex128")),
    "masked": (lambda: al.stepper(planar_arm(), 0.1).step(np.ma.masked_array([1.0, 2.0], [0, 1])), ("step", "masked")),
    "truths": (lambda: al.stepper(planar_arm(), 0.1).step([True, False]), ("step", "True", "tau1, tau2")),
    "digits as text": (lambda: al.stepper(planar_arm(), 0.1).step(["1", "2"]), ("step", "'1'")),
    "another length": (
        lambda: al.stepper(four_bar(), 0.1).restore(al.stepper(four_bar(), 0.1, parameters={"r1": 0.6}).save()),
        ("restore", "parameter r1=0.6", "the same model, parameters and options"),
    ),
    "another tolerance": (
        lambda: al.stepper(planar_arm(), 0.1).restore(al.stepper(planar_arm(), 0.1, rtol=1e-3).save()),
        ("restore", "rtol=0.001", "rtol=1e-09"),
    ),
    "another mass": (
        lambda: al.stepper(block(3.0), 0.1).restore(al.stepper(block(), 0.1).save()),
        ("restore", "parts="),
    ),
    "another tick": (
        lambda: al.stepper(planar_arm(), 0.1).restore(al.stepper(planar_arm(), 0.2).save()),
        ("restore", "dt=0.2", "dt=0.1"),
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_steps(name):
    ask, words = REFUSED[name]
    with refusal(None, al.ModelError, *words):
        ask()
