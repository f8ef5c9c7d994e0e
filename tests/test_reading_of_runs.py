"""Every name of a model is read from every run, and is the same quantity by whatever method the run was made."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import EXAMPLES, SMOOTH
from alembert.formulations import METHODS
from alembert.formulations.articulated_bodies import METHOD, articulated_bodies
from random_runs import TIGHT, wave

# Starts beyond a turn, with speeds that turn further, where the example has angles that can.
STARTS: dict[str, dict[str, float]] = {
    "chaplygin_sleigh": {"sleigh.x'": 1.0, "sleigh.angle": 7.0, "sleigh.angle'": 0.7, "delta": 0.5},
    "double_pendulum": {"a.x": 1.0, "b.x": 1.7},
    "double_pendulum_on_rail": {"a.x": 0.8, "a.y": -0.6, "b.x": 1.3, "b.y": -0.2},
    "four_bar": {"theta1": math.pi / 2 + 2 * math.pi, "phi1": 1.8, "phi2": -1.0, "theta1'": 12.0},
    "free_body": {"body.w1": 9.0, "body.w2": 0.2, "body.e0": -1.0},
    "hooke_shaft": {"alpha1": 0.3 - 4 * math.pi, "alpha1'": 25.0},
    "n_four_bar": {},
    "rolling_disk": {"tilt": 0.2, "spin'": 14.0, "heading": -9.0, "heading'": 0.5},
    "rotary_pendulum": {"alpha": 6.8, "theta'": 15.0},
    "rough_ramp": {"block.x'": -1.0},
    "seven_joint_arm": {"q1": -8.0, "q1'": 12.0, "q3": 1.0},
    "slider_crank": {"phi1": 1.0, "phi2": -1.5, "x3": 0.3, "phi1'": 3.0},
    "spinning_top": {"theta1": 4.0, "theta2": -0.4, "theta3'": 60.0},
    "spring_pendulum": {"r": 1.2, "theta": 7.0},
    "three_body_arm": {"q1'": 12.0, "q3": 1.0},
}
# Both runs are right to about 1e-10 of what grows in them; accelerations and the reading of angles lose up to three digits.
CLOSE = 1e-6
SECONDS = 0.6


def runs_of(name: str, samples: int = 3) -> dict[str, al.Trajectory]:
    model = EXAMPLES[name]()
    inputs = dict.fromkeys(model.inputs, wave)
    methods = [*METHODS, METHOD] if articulated_bodies(model) is not None else list(METHODS)
    options = {"initial": STARTS.get(name), "inputs": inputs, "samples": samples, **TIGHT}
    return {method: al.simulate(model, SECONDS, method=method, **options) for method in methods}


def same(a: np.ndarray, b: np.ndarray) -> bool:
    return bool(np.abs(a - b).max() <= CLOSE * max(1.0, np.abs(a).max()))


@pytest.mark.parametrize("name", [*SMOOTH, "rocking_block"])
def test_every_name_is_the_same_by_every_method(name):
    runs = runs_of(name)
    first = runs.pop("lagrange")
    model = first.eom.model
    names = [*model.symbols, *(f"{name}'" for name in model.symbols if name.endswith("'") or ".w" in name)]
    for method, run in runs.items():
        wrong = [name for name in names if not same(first[name], run[name])]
        assert not wrong, (method, {name: (first[name], run[name]) for name in wrong[:3]})


JOINTS = {
    "revolute": {"axis": (1, 2, 2)},
    "prismatic": {"axis": (0, 1, 1)},
    "cylindrical": {"axis": (0, 0, 1)},
    "spherical": {},
    "spherical by angles": {"angles": ("ZXZ", "a1", "a2", "a3")},
    "spherical by other angles": {"angles": ("XYZ", "a1", "a2", "a3")},
    "universal": {"axis": (1, 0, 0), "axis_b": (0, 1, 0)},
    "planar": {},
    "free": {},
    "screw": {"axis": (0, 1, 0), "pitch": 0.3},
}


@pytest.mark.parametrize("is_reversed", [False, True])
@pytest.mark.parametrize("kind", JOINTS)
def test_the_coordinates_of_every_joint_are_the_same_by_every_method(kind, is_reversed):
    """Between two turning bodies, with an orientation, from coordinates beyond their principal values, through turns."""
    model = al.Model(kind)
    one = model.body("one", mass=2, inertia=(0.2, 0.3, 0.4), center=(0.1, 0, 0.05))
    two = model.body("two", mass=1, inertia=(0.1, 0.2, 0.15))
    model.revolute("hinge", model.ground.point(0, 0, 1), one.point(0, 0.3, 0), axis=(0, 1, 0), coordinate="a")
    ends = [one.point(0.4, 0.1, 0), two.point(-0.2, 0, 0.1)]
    joint = getattr(model, kind.partition(" ")[0])(
        "joint", *(reversed(ends) if is_reversed else ends), orientation=al.rotation("ZX", 0.4, -0.7), **JOINTS[kind]
    )
    start = {"a": 9.0, "a'": 20.0}
    start |= {s.name: -2.0 - k for k, s in enumerate(joint.coordinate_symbols)}
    start |= {s.name: 9.0 - k for k, s in enumerate(joint.speed_symbols)}
    first, *others = (
        al.simulate(model, 1.0, initial=start, method=method, samples=2, **TIGHT)
        for method in ("lagrange", "newton-euler", "udwadia-kalaba", METHOD)
    )
    for run in others:
        wrong = [name for name in model.symbols if not same(first[name], run[name])]
        assert not wrong, (run.eom.method, {name: (first[name], run[name]) for name in wrong[:3]})


@pytest.mark.parametrize("name", ["four_bar", "rotary_pendulum", "hooke_shaft", "spinning_top", "rolling_disk"])
def test_bodies_and_points_move_alike_by_every_method(name):
    runs = runs_of(name)
    first = runs.pop("lagrange")
    for body in first.eom.model.bodies.values():
        if not body.has_orientation:
            continue
        point = body.point(0.1, 0.2)
        reads = (
            lambda run, point=point: run.acceleration(point),
            lambda run, body=body: run.angular_velocity(body),
            lambda run, body=body: run.angular_acceleration(body.name),
        )
        assert all(same(read(first), read(run)) for run in runs.values() for read in reads)


@pytest.mark.parametrize("method", ["newton-euler", "udwadia-kalaba", "lagrange", "kane", METHOD])
def test_rates_are_the_slopes_of_what_they_are_rates_of(method):
    """Differences over 1e-4 s of a quantity against its rate; they err by about 1e-8 of the third derivative."""
    model = EXAMPLES["rotary_pendulum"]()
    options = {"initial": {"alpha": 0.4, "theta'": 3.0}, "method": method, "samples": np.linspace(0.1, 0.1002, 3)}
    run = al.simulate(model, 0.2, **options, **TIGHT)
    body = next(iter(model.bodies))
    names = ["theta", "theta'", "alpha", "alpha'", f"{body}.x", f"{body}.x'", f"{body}.y'", f"{body}.w1", f"{body}.w3"]
    for name in names:
        rate = f"{name}'"
        slope = (run[name][2] - run[name][0]) / 2e-4
        assert abs(slope - run[rate][1]) < 1e-5 * max(1.0, abs(run[rate][1])), name
    turned = (run.angular_velocity(body)[2] - run.angular_velocity(body)[0]) / 2e-4
    assert np.abs(turned - run.angular_acceleration(body)[1]).max() < 1e-4


@pytest.mark.parametrize("method", ["newton-euler", "udwadia-kalaba", "lagrange"])
def test_a_steady_turn_is_counted_between_two_far_samples(method):
    """A wheel on a fixed axle turns at 50 rad/s for 10 s, from 7 rad; its run has samples at both ends only."""
    model = al.Model("wheel")
    wheel = model.body("wheel", mass=1, inertia=(1, 1, 2))
    model.revolute("axle", model.ground.point(), wheel.point(), axis=(0, 0, 1), coordinate="yaw")
    run = al.simulate(model, 10.0, initial={"yaw": 7.0, "yaw'": 50.0}, samples=1, method=method)
    assert np.abs(run["yaw"] - [7.0, 507.0]).max() < 1e-6  # of 500 rad at rtol 1e-9
    assert abs(run["wheel.e3"][-1] - math.sin(507.0 / 2) * np.sign(math.cos(7.0 / 2))) < 1e-6
    assert np.abs(run.at(3.0)["yaw"] - 157.0) < 1e-6


def test_indexing_and_evaluate_read_the_same():
    run = runs_of("four_bar")["newton-euler"]
    theta, rate = sp.symbols("theta1 theta1'")
    for key in ("theta1", theta, sp.sin(theta) * rate, "theta1''", sp.Symbol("theta1''") + theta):
        assert np.array_equal(run[key], run.evaluate(key))
    assert np.array_equal(run["t"], run.time)
    assert np.array_equal(run["lambda_2"], run.multipliers[:, 1])
    assert run.at(0.3)["theta1''"] == pytest.approx(float(run.at(0.3)[sp.Symbol("theta1''")]))


def test_the_bound_symbols_of_a_run_are_parameters_inputs_and_time():
    model = EXAMPLES["planar_arm"]()
    inputs = dict.fromkeys(model.inputs, wave)
    run = al.simulate(model, 1.0, inputs=inputs, samples=4)
    assert all((run[name] == value).all() for name, value in run.parameters.items())
    assert all(np.allclose(run[s], [wave(t) for t in run.time], atol=1e-15) for s in model.inputs)


@pytest.mark.parametrize("method", ["newton-euler", "lagrange", METHOD])
def test_a_feedback_reads_every_name_of_a_position_or_velocity(method):
    """A wheel held by a controller that asks for its angle, from beyond a turn: theta'' = -4 (theta - 7), in closed form."""
    model = al.Model("held wheel")
    wheel = model.body("wheel", mass=1, inertia=(1, 1, 1))
    hinge = model.revolute("axle", model.ground.point(), wheel.point(), axis=(0, 0, 1), coordinate="yaw")
    model.load("motor", hinge, model.input("M"))
    seen = []

    def controller(t: float, state: object) -> float:
        seen.append((state["yaw"], state["yaw'"], state["wheel.R11"], state["wheel.x"], state["wheel.w3"]))
        return -4 * (state["yaw"] - 7)

    run = al.simulate(
        model, 3.0, initial={"yaw": 12.0, "yaw'": 0.5}, inputs={"M": controller}, method=method, samples=6
    )
    assert (
        np.abs(run["yaw"] - 7 - 5 * np.cos(2 * run.time) - 0.25 * np.sin(2 * run.time)).max() < 1e-7
    )  # of 5 rad at rtol 1e-9
    assert np.allclose(
        seen[0], [12.0, 0.5, math.cos(12.0), 0.0, 0.5], atol=1e-12
    )  # later stages are off the constraints


# --- loads ----------------------------------------------------------------------------------------------------------


def loaded() -> al.Model:
    """A rod on a hinge with a motor, a spring at its tip, a force at its middle, and gravity."""
    model = al.Model("loaded rod")
    model.parameters(k=30.0, F=2.0)
    rod = model.body("rod", mass=2.0, inertia=0.1, plane="xy")
    hinge = model.revolute("hinge", model.ground.point(), rod.point(-0.5, 0), coordinate="q")
    model.load("motor", hinge, model.input("M"))
    model.force("push", rod.point(0.2, 0), (0, sp.Symbol("F"), 0))
    model.spring("spring", model.ground.point(1, 1), rod.point(0.5, 0), stiffness=sp.Symbol("k"), length=0.3)
    model.gravity((0, -9.81, 0))
    return model


@pytest.mark.parametrize("method", ["lagrange", "newton-euler", METHOD])
def test_forces_of_loads_by_their_laws(method):
    model = loaded()
    run = al.simulate(model, 0.5, initial={"q": 0.4}, inputs={"M": wave}, samples=4, method=method)
    tip = run.position(model.bodies["rod"].point(0.5, 0)) - [1, 1, 0]
    stretch = np.linalg.norm(tip, axis=1, keepdims=True)
    assert np.allclose(run.load("spring").force, -30.0 * (stretch - 0.3) * tip / stretch, atol=1e-12)
    assert np.allclose(run.load("gravity on rod").force, [0, -2 * 9.81, 0], atol=1e-12)
    assert np.allclose(run.load("push").force, [0, 2, 0], atol=1e-12)
    assert np.allclose(run.load("motor").torque[:, 2], [wave(t) for t in run.time], atol=1e-12)
    assert np.abs(run.load("motor").force).max() < 1e-12
    assert run.load("motor").body == "rod"
    with pytest.raises(al.ModelError, match="did you mean 'push'"):
        run.load("pusch")


def test_what_is_read_cannot_change_the_run():
    run = runs_of("rotary_pendulum")["lagrange"]
    with pytest.raises(ValueError, match="read-only"):
        run["theta"][0] = 1.0


def test_a_plain_coordinate_is_read_without_machine_code(monkeypatch):
    """Coordinates and speeds are columns, also the first time; other names are translated once for all runs of a model."""
    model, made = EXAMPLES["n_link_pendulum"](), []
    first = al.simulate(model, 0.1, initial={"theta1": 0.5}, samples=3)
    x = next(f"{body}.x" for body in model.bodies)
    first[x], first["theta1''"], first.energy
    monkeypatch.setattr("alembert.motion.reading.machine_code", lambda *args: made.append(args))
    run = al.simulate(model, 0.1, initial={"theta1": 0.7}, samples=3)
    for symbol in (*run.eom.q, *run.eom.u):
        run[symbol]
    run[x], run["theta1''"], run.energy
    assert not made


# --- later changes --------------------------------------------------------------------------------------------------


def pendulum() -> al.Model:
    model = al.Model("rod")
    rod = model.body("rod", mass=1, inertia=0.1, plane="xy")
    model.revolute("hinge", model.ground.point(), rod.point(0, 1), coordinate="q")
    model.gravity((0, -9.81, 0))
    return model


def chain() -> al.Model:
    model, before = al.Model("rods"), None
    for k in range(5):
        rod = model.body(f"rod{k}" if k else "rod", mass=1, inertia=0.1, plane="xy")
        before = before or model.ground.point()
        model.revolute(f"hinge{k}" if k else "hinge", before, rod.point(0, 0.5), coordinate=f"q{k}" if k else "q")
        before = rod.point(0, -0.5)
    model.gravity((0, -9.81, 0))
    return model


@pytest.mark.parametrize("build", [pendulum, chain])
def test_a_run_does_not_follow_later_changes_of_its_model(build):
    model, options = build(), {"initial": {"q": 0.5}, "samples": 5}
    run, untouched = al.simulate(model, 1.0, **options), al.simulate(build(), 1.0, **options)
    rod = model.bodies["rod"]
    model.force("late", rod.point(), (5, 0, 0))
    model.spring("spring", model.ground.point(3, 0), rod.point(), stiffness=10, length=1)
    assert np.array_equal(run.energy, untouched.energy)
    assert np.array_equal(run.reaction("hinge").force, untouched.reaction("hinge").force)
    assert np.array_equal(run.ledger().error, untouched.ledger().error)
    assert dict(run.at(0.5)) == dict(untouched.at(0.5))
    assert "late" not in run.eom.model.loads


def test_a_run_of_a_model_with_other_values_has_these_values():
    model = EXAMPLES["simple_pendulum"]()
    first = al.simulate(model, 0.5, initial={"theta": 0.1}, samples=2)
    other = al.simulate(model.with_values({"g": 1.62}), 0.5, initial={"theta": 0.1}, samples=2)
    assert (first.eom.model.values["g"], other.eom.model.values["g"]) == (model.values["g"], 1.62)
    assert (first["g"][0], other["g"][0]) == (model.values["g"], 1.62)


def test_a_loop_of_a_model_with_other_values_starts_with_these_values():
    """The rocker's pin of a four-bar with a longer coupler, from the same guess, closes for the longer one."""
    model = EXAMPLES["four_bar"]()
    length = next(name for name in model.values if name.lower().startswith("l"))
    other = model.with_values({length: 1.02 * model.values[length]})
    al.simulate(model, 0.1, initial=STARTS["four_bar"], samples=1)
    run = al.simulate(other, 0.1, initial=STARTS["four_bar"], samples=1)
    assert run.constraint_error.max() < 1e-10  # of lengths near one
    assert run[length][0] == other.values[length]
