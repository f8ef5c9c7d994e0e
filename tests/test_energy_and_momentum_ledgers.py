"""Ledgers of energy and momentum: random mechanisms, every example, chains that float, fall and hang."""

import math

import numpy as np
import pytest

import alembert as al
from alembert.examples import EXAMPLES, spatial_chain
from alembert.mechanism.native_run import States
from random_mechanisms import Draw, add_body, add_joint, random_mechanism
from random_runs import TIGHT, at_work, wave

# --- energy ---------------------------------------------------------------------------------------------------------

MECHANISMS = (
    *((seed, (), plane) for seed, plane in ((1, None), (2, None), (3, "xy"), (4, "zx"))),
    *((seed, (feature,), None) for seed, feature in enumerate(("rod", "plate", "blade", "drive"), 1)),
    *((seed, (feature,), "yz") for seed, feature in enumerate(("rod", "blade", "drive", "friction"), 3)),
    *((seed, (feature, "friction"), "xy") for seed, feature in enumerate(("rod", "blade", "drive"), 10)),
    (1, ("rod", "drive"), None),
    (12, ("friction",), None),
)


@pytest.mark.parametrize(("seed", "features", "plane"), MECHANISMS)
def test_energy_ledger_closes(seed, features, plane):
    """Kinetic and potential energy change by the works of loads, drives and frictions; the rest is the tolerance's."""
    run = at_work(random_mechanism(seed, *features, plane=plane), seed)
    ledger = run.ledger()
    turnover = max(1.0, np.abs(run.energy).max(), *(np.abs(work).max() for work in ledger.works.values()))
    assert np.abs(ledger.error).max() < 1e-8 * turnover
    assert run.constraint_error.max() < 1e-10


def test_energy_ledger_notices_a_work_that_is_left_out():
    """Each work by itself is much more than what is left of them all."""
    ledger = at_work(random_mechanism(12, "drive", "friction", plane="xy"), 12).ledger()
    left = np.abs(ledger.error).max()
    assert {"drive", "spring"} & set(ledger.works)
    assert all(np.abs(work).max() > 1e3 * left for work in ledger.works.values())


@pytest.mark.parametrize("name", EXAMPLES)
def test_energy_ledger_of_every_example(name):
    model = EXAMPLES[name]()
    inputs = dict.fromkeys(model.inputs, wave)
    run = al.simulate(model, 1.0, initial=example_start(name), inputs=inputs, samples=10, **TIGHT)
    turnover = max(1.0, np.abs(run.kinetic_energy).max(), np.abs(run.potential_energy).max())
    assert np.abs(run.ledger().error).max() < 1e-8 * turnover


def example_start(name: str) -> dict[str, float]:
    """Where zero is a singular position or no motion at all."""
    starts = {
        "four_bar": {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0},
        "rolling_disk": {"tilt": 0.2, "spin'": 4.0, "heading'": 0.5},
        "spinning_top": {"theta2": 0.4, "theta3'": 300.0},
        "slider_crank": {"phi1": 1.0, "phi2": -1.5, "x3": 0.3, "phi1'": 3.0},
        "double_pendulum": {"a.x": 1.0, "b.x": 1.7},
        "double_pendulum_cut": {"b.x": 0.7, "a.y'": 1.0},
        "double_pendulum_on_rail": {"a.x": 0.8, "a.y": -0.6, "b.x": 1.3, "b.y": -0.2},
        "foucault_pendulum": {"x": 0.1, "z": -10.0},
        "spring_pendulum": {"r": 1.2, "theta": 0.3},
    }
    return starts.get(name, {})


# --- momentum -------------------------------------------------------------------------------------------------------


def floating(seed: int, g: float) -> al.Model:
    """A chain that nothing holds, with a spring and a damper inside."""
    draw = Draw([seed, 77])
    model = al.Model(f"floating chain {seed}")
    bodies = [add_body(model, draw, k) for k in range(3)]
    for k in (1, 2):
        add_joint(model, draw, k, bodies[k - 1], bodies[k])
    model.gravity((0.3 * g, 0, -g))
    model.spring(
        "spring", bodies[0].point(0.1, 0, 0), bodies[2].point(0, 0.2, 0), stiffness=5.0, length=0.3, damping=0.4
    )
    return model


@pytest.mark.parametrize("seed", range(4))
def test_momentum_of_a_floating_chain_stays(seed):
    run = at_work(floating(seed, 0.0), seed)
    assert np.abs(run.momentum).max() > 0.1
    assert np.abs(run.momentum - run.momentum[0]).max() < 1e-9
    assert np.abs(run.angular_momentum).max() > 0.1
    assert np.abs(run.angular_momentum - run.angular_momentum[0]).max() < 1e-9


@pytest.mark.parametrize("seed", range(4))
def test_gravity_changes_the_momentum_by_weight_times_time(seed):
    """And the angular momentum about the centre of mass stays."""
    run = at_work(floating(seed, 9.81), seed)
    masses = [run.parameters[f"m{k}"] for k in range(3)]
    fall = sum(masses) * np.outer(run.time, (0.3 * 9.81, 0, -9.81))
    assert np.abs(run.momentum - run.momentum[0] - fall).max() < 1e-9
    center = sum(m * run.pose(f"B{k}")[0] for k, m in enumerate(masses)) / sum(masses)
    own = run.angular_momentum - np.cross(center, run.momentum)
    assert np.abs(own - own[0]).max() < 1e-9


def test_friction_and_drives_inside_do_not_change_the_momentum():
    """Two sliders on a floating base: one driven, one rubbing."""
    model = al.Model("floating base")
    base, a, b = (
        model.body(name, mass=m, inertia=0.2, plane="xy") for name, m in (("base", 2.0), ("a", 1.0), ("b", 0.7))
    )
    driven = model.prismatic("driven", base.point(0, 0.3), a.point(), axis=(1, 0, 0), coordinate="p")
    model.prismatic("rubbing", base.point(0, -0.2), b.point(), axis=(1, 0.2, 0), coordinate="s")
    model.constrain("drive", driven.coordinate - 0.1 * model.time**2)
    model.friction("rubbing", coefficient=0.3)
    run = al.simulate(model, 1.0, initial={"base.x'": 0.3, "base.angle'": 1.5, "s'": 0.4}, samples=20, **TIGHT)
    assert run.work("rubbing")[-1] < -1e-3
    assert abs(run.work("drive")[-1]) > 1e-3
    assert np.abs(run.momentum - run.momentum[0]).max() < 1e-9
    assert np.abs(run.angular_momentum - run.angular_momentum[0]).max() < 1e-9


def test_vertical_forces_keep_the_momentum_about_the_vertical():
    """A chain that hangs from the origin turns about the vertical as it began."""
    run = al.simulate(spatial_chain(3), 1.0, initial={"joint1.w1": 1.0, "joint2.w2": 2.0, "joint3.w3": 9.0}, **TIGHT)
    about = run.angular_momentum
    assert np.abs(about[:, 2] - about[0, 2]).max() < 1e-9
    assert np.ptp(about[:, 0]) > 0.1


def test_reactions_and_loads_account_for_the_momentum():
    """Of a chain on the ground: p' is the weight and the force of its first joint."""
    run = al.simulate(spatial_chain(3), 1.0, initial={"joint1.w1": 1.0, "joint1.w2": 2.0}, samples=2000, **TIGHT)
    root = next(iter(run.eom.model.joints))
    loads = run.reaction(root).force + total_mass(run) * np.array(gravity(run))
    changes = np.diff(run.momentum, axis=0) / np.diff(run.time)[:, None]
    middles = (loads[1:] + loads[:-1]) / 2
    assert np.abs(changes - middles).max() < 1e-4 * np.abs(loads).max()  # h^2 of 2000 trapezoids


def total_mass(run: al.Trajectory) -> float:
    return sum(float(run.evaluate(body.mass)[0]) for body in run.eom.model.bodies.values())


def gravity(run: al.Trajectory) -> list[float]:
    return [float(run.evaluate(g)[0]) for g in run.eom.model.acceleration_of_gravity]


def test_the_works_of_all_loads_take_one_walk_along_the_run(monkeypatch):
    """However many dampers there are: a robot has one at each joint."""
    model = al.Model("dampers")
    for k in range(5):
        body = model.body(f"b{k}", mass=1.0, inertia=1.0, plane="xy")
        hinge = model.revolute(f"h{k}", model.ground.point(k, 0, 0), body.point(-1, 0), coordinate=f"q{k}")
        model.load(f"damper {k}", hinge, -0.1 * hinge.speed)
    run = al.simulate(model, 1.0, initial={f"q{k}'": 1.0 + k for k in range(5)})
    walks, at = [], States.at
    monkeypatch.setattr(States, "at", lambda self, times: walks.append(1) or at(self, times))
    ledger = run.ledger()
    assert len(walks) == 1
    assert len(ledger.works) == 5
    for k in range(5):  # each body alone: I u' = -c u about the hinge
        kinetic = 0.5 * 2.0 * run[f"q{k}'"] ** 2
        assert ledger.works[f"damper {k}"] == pytest.approx(kinetic - kinetic[0], abs=1e-8)
