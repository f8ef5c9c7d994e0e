"""The recursive form of open trees against the equations written out, and against laws that hold at any size."""

import ctypes

import numpy as np
import pytest

import alembert as al
from alembert.examples import EXAMPLES, n_link_pendulum, planar_arm, spatial_chain
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.native_equations import native_equations
from alembert.mechanism.run_arrays import Run, Signals
from alembert.native.kernel import kernel, pointer
from random_mechanisms import random_mechanism

RECURSIVE = "articulated-bodies"
TREES = {name: make for name, make in EXAMPLES.items() if articulated_bodies(make()) is not None}


def rates(equations: object, y: np.ndarray, time: float, inputs: np.ndarray) -> np.ndarray:
    """y' by the native loop."""
    native = native_equations(equations)
    run = Run(
        native, equations.model.numbers(None), Signals(inputs), None, 0.0, np.zeros(len(equations.q) + len(equations.u))
    )
    out = np.zeros_like(y)
    kernel()["rates"](ctypes.byref(run.plant), time, pointer(y), pointer(out))
    return out


def random_state(equations: object, random: np.random.Generator) -> np.ndarray:
    y = random.normal(size=len(equations.q) + len(equations.u))
    for k, q in enumerate(equations.q):
        if q.name.endswith(".e0"):
            y[k : k + 4] /= np.linalg.norm(y[k : k + 4])
    return y


def agree(model: al.Model, seed: int = 0) -> None:
    """The same y' as by Lagrange, at three states, to rounding (1e-10 of the largest)."""
    tree, written = articulated_bodies(model), al.derive(model, "lagrange")
    assert tree is not None
    assert (tree.q, tree.u) == (written.q, written.u)
    random = np.random.default_rng(seed)
    for _ in range(3):
        y, inputs = random_state(written, random), random.normal(size=len(model.inputs))
        a, b = (rates(equations, y, 0.3, inputs) for equations in (tree, written))
        assert np.abs(a - b).max() < 1e-10 * np.abs(b).max()


@pytest.mark.parametrize("name", TREES)
def test_examples_as_by_lagrange(name):
    agree(TREES[name]())


def test_most_kinds_of_examples_are_trees():
    assert {"rotary_pendulum", "spinning_top", "seven_joint_arm", "free_body", "rod_on_pole"} <= set(TREES)


JOINTS = {
    "revolute": {"axis": (1, 2, 2)},
    "prismatic": {"axis": (0, 1, 1)},
    "cylindrical": {"axis": (0, 0, 1)},
    "spherical": {},
    "universal": {"axis": (1, 0, 0), "axis_b": (0, 1, 0)},
    "planar": {},
    "free": {},
    "screw": {"axis": (0, 1, 0), "pitch": 0.3},
}


@pytest.mark.parametrize("is_reversed", [False, True])
@pytest.mark.parametrize("kind", JOINTS)
def test_every_joint_as_by_lagrange(kind, is_reversed):
    """Between two bodies that both move, walked either way, with an orientation."""
    model = al.Model(kind)
    g = model.parameters(g=9.81)
    one = model.body("one", mass=2, inertia=(0.2, 0.3, 0.4), center=(0.1, 0, 0.05))
    two = model.body("two", mass=1, inertia=(0.1, 0.2, 0.15))
    model.revolute("hinge", model.ground.point(0, 0, 1), one.point(0, 0.3, 0), axis=(0, 1, 0), coordinate="a")
    ends = [one.point(0.4, 0.1, 0), two.point(-0.2, 0, 0.1)]
    turned = al.rotation("ZX", 0.4, -0.7)
    getattr(model, kind)("joint", *(reversed(ends) if is_reversed else ends), orientation=turned, **JOINTS[kind])
    model.gravity((0, 0, -g))
    agree(model)


def test_branches_loads_and_inputs_as_by_lagrange():
    """A tree with two branches on a free body: springs across, a torque between bodies, a motor, a force in body axes."""
    model = al.Model("loaded")
    g, k = model.parameters(g=9.81, k=30.0)
    tau = model.input("tau")
    hull = model.body("hull", mass=3, inertia=(0.3, 0.4, 0.5))
    arms = []
    for side in (-1, 1):
        arm = model.body(f"arm{side}", mass=1, inertia=(0.02, 0.1, 0.1))
        joint = model.revolute(
            f"shoulder{side}", hull.point(0, side, 0), arm.point(-0.5, 0, 0), axis=(0, 1, 0), coordinate=f"b{side}"
        )
        arms.append((arm, joint))
    bead = model.particle("bead", mass=0.5)
    model.spring(
        "across", arms[0][0].point(0.5, 0, 0), arms[1][0].point(0.5, 0, 0), stiffness=k, length=0.4, damping=0.3
    )
    model.spring("tether", model.ground.point(0, 0, 2), bead.point(), stiffness=k, length=1.0)
    model.torque("motor", arms[0][1], tau)
    model.torque("twist", arms[1][0], (0.1, 0.2, tau), reaction=hull)
    model.force("jet", hull.point(0.2, 0, 0), (1.0, 0.0, 0.3), frame=hull)
    model.torsional_spring("return", arms[1][1], stiffness=2.0, rest=0.2, damping=0.1)
    model.gravity((0, 0, -g))
    agree(model)


@pytest.mark.parametrize("plane", [None, "xy"])
@pytest.mark.parametrize("seed", [2, 3, 4, 5])  # those whose joints all carry coordinates
def test_random_trees_with_random_loads_as_by_lagrange(seed, plane):
    agree(random_mechanism(seed, plane=plane), seed)


@pytest.mark.parametrize(
    ("make", "start"), [(spatial_chain, {"joint1.w1": 1.0, "joint2.w3": 2.0, "joint3.w2": -1.0}), (planar_arm, {})]
)
def test_everything_a_run_knows_as_by_lagrange(make, start):
    """Values, energies, momenta, reactions, poses, accelerations, works: to a hundred tolerances."""
    model = make()
    options = {"initial": start, "rtol": 1e-11, "atol": 1e-12, "samples": 20}
    a, b = (al.simulate(model, 1.0, method=method, **options) for method in (RECURSIVE, "lagrange"))
    assert a.report["method"] == RECURSIVE
    body, joint = list(model.bodies.values())[-1], list(model.joints)[-1]
    point = body.point(0.1, 0.2, 0)
    for what in (
        lambda run: run.states.values,
        lambda run: run.accelerations,
        lambda run: run.energy,
        lambda run: run.momentum,
        lambda run: run.angular_momentum,
        lambda run: run.position(point),
        lambda run: run.velocity(point),
        lambda run: run.acceleration(point),
        lambda run: run.pose(body)[1],
        lambda run: run.reaction(joint).force,
        lambda run: run.reaction(joint).torque,
        lambda run: run.reaction(next(iter(model.joints))).torque,
        lambda run: run.evaluate(run.eom.du[0]),
        lambda run: np.array(list(run.at(0.37).values())),
        lambda run: run.ledger().error,
    ):
        assert np.abs(what(a) - what(b)).max() < 1e-8
    assert a.constraint_error.max() == 0
    assert np.abs(a.work(joint)).max() == 0


def test_events_see_the_bodies():
    """The tip of a long chain crosses a height: as by Lagrange."""
    model = n_link_pendulum(4)
    tip = model.bodies["link4"].point(0, -0.5, 0)
    event = al.Event("high", tip.position.dot((0, 1, 0)) + 3.0, stop=True)
    start = {"theta1": 1.2}
    times = [al.simulate(model, 3.0, initial=start, events=[event], method=m).time[-1] for m in (RECURSIVE, "lagrange")]
    assert 0 < times[0] < 3
    assert times[0] == pytest.approx(times[1], abs=1e-8)


def test_large_trees_take_the_recursive_form_by_themselves():
    """Energy of a chain of forty bars keeps to the tolerance; a small one is written out."""
    chain = al.simulate(spatial_chain(40), 0.2, initial={"joint1.w1": 1.0, "joint20.w2": 2.0}, samples=10)
    assert chain.report["method"] == RECURSIVE
    assert np.abs(chain.energy - chain.energy[0]).max() < 1e-6 * np.abs(chain.kinetic_energy).max()
    assert al.simulate(n_link_pendulum(3), 0.1, initial={"theta1": 1.0}).report["method"] == "kane"


def test_the_chain_of_a_thousand_starts_to_fall_as_it_must():
    """Held level and let go: the first bar turns at once with 3 g / (2 l) x (1 - ...) while far bars fall freely, u' = 0."""
    n = 1000
    model = n_link_pendulum(n)
    run = al.simulate(model, 1e-5, initial={"theta1": np.pi / 2}, samples=1)
    accelerations = run.accelerations[0]
    assert run.report["method"] == RECURSIVE
    free_fall = run.acceleration(model.bodies[f"link{n}"].point(0, 0, 0))[0]
    assert free_fall == pytest.approx([0, -9.81, 0], abs=1e-8)
    written = al.derive(n_link_pendulum(12), "lagrange")  # the end far from the pin does not know how long the chain is
    y = np.zeros(24)
    y[0] = np.pi / 2
    short = rates(written, y, 0.0, np.zeros(0))[12:]
    assert accelerations[:5] == pytest.approx(short[:5], abs=1e-3)


def test_a_model_that_is_no_tree_is_told_so():
    with pytest.raises(al.ModelError, match="open tree"):
        al.simulate(EXAMPLES["four_bar"](), 1.0, method=RECURSIVE)
