"""Joints that close a loop hold their bodies as they would in the tree: never turned round by half a turn."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.assembly.assembler import Assembler
from alembert.kinematics import tree_kinematics

KINDS = {
    "fixed": {},
    "revolute": {"axis": (0, 0, 1)},
    "prismatic": {"axis": (0, 0, 1)},
    "cylindrical": {"axis": (0, 0, 1)},
    "screw": {"axis": (0, 0, 1), "pitch": 0.2},
    "planar": {"normal": (0, 0, 1)},
}


def held(kind: str) -> al.Model:
    """A free body, held by one joint that is cut: the loop that says most."""
    model = al.Model(kind)
    body = model.body("body", mass=1.0, inertia=(1.0, 2.0, 2.5))
    getattr(model, kind)("joint", model.ground.point(), body.point(), cut=True, **KINDS[kind])
    return model


def turned(axis: int, angle: float) -> dict[str, float]:
    return {"body.e0": np.cos(angle / 2), f"body.e{axis + 1}": np.sin(angle / 2)}


def is_right(kind: str, R: np.ndarray) -> bool:
    """The rotation that the joint allows: about z for those that turn, none for the others."""
    allowed = R[2, 2] if kind not in ("fixed", "prismatic") else np.diag(R).min()
    return bool(allowed > 1 - 1e-9)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("angle", [2.0, 2.9, 3.1])
def test_a_start_that_is_nearer_to_the_reversed_joint(kind, axis, angle):
    run = al.simulate(held(kind), 0.01, initial=turned(axis, angle), samples=1)
    assert is_right(kind, run.pose("body")[1][0])


@pytest.mark.parametrize("kind", KINDS)
def test_random_states_are_not_reversed(kind):
    assembler = Assembler(tree_kinematics(held(kind)))
    for seed in range(20):
        random = np.random.default_rng(seed)
        for state in (assembler.scattered_state(random, np.pi), assembler.random_state(random)):
            point = np.array([state.numbers[s] for s in assembler.arguments])
            assert is_right(kind, assembler.poses(point)["body"][1])


def slider_crank(closing: str) -> al.Model:
    """The same mechanism with the loop closed by its slider, or by the pin of its slider."""
    model = al.Model(f"closed by the {closing}")
    crank = model.body("crank", mass=1, inertia=0.1, plane="xy")
    rod = model.body("rod", mass=1, inertia=0.2, plane="xy")
    slider = model.body("slider", mass=2, inertia=0.1, plane="xy", center=(0, 0.2))
    model.revolute("A", model.ground.point(0, 0), crank.point(0, 0), coordinate="a")
    model.revolute("B", crank.point(0.3, 0), rod.point(0, 0), coordinate="b")
    model.revolute("C", rod.point(1, 0), slider.point(0, 0), coordinate="c", cut=closing == "pin")
    model.prismatic(
        "guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x", cut=closing == "slider"
    )
    model.gravity((0, -9.81, 0))
    return model


def test_a_slider_that_closes_the_loop_stands_upright():
    runs = [
        al.simulate(slider_crank(closing), 1.0, initial=start, keep=["a"], samples=20)
        for closing, start in (("slider", {"a": 2.0}), ("pin", {"a": 2.0, "x": 0.8, "b": -2.2}))
    ]
    closed, tree = (run.pose("slider") for run in runs)
    assert closed[0][:, 1] == pytest.approx(np.full(21, 0.2), abs=1e-9)
    assert closed[1] == pytest.approx(np.broadcast_to(np.eye(3), (21, 3, 3)), abs=1e-9)
    assert closed[0] == pytest.approx(tree[0], abs=1e-7)


def test_equilibria_are_those_of_the_mechanism():
    """Crank up or down, rod to the right or to the left: four, whichever joint closes the loop, the slider upright in all."""
    found = [al.equilibria(slider_crank(closing)) for closing in ("slider", "pin")]
    assert [len(listed) for listed in found] == [4, 4]
    angles = [sorted(round(np.mod(e["a"], 2 * np.pi), 6) for e in listed) for listed in found]
    assert angles[0] == pytest.approx(angles[1], abs=1e-6)


def test_what_can_only_be_closed_reversed_is_refused_by_name():
    model = held("fixed")
    start = turned(0, np.pi)
    with pytest.raises(al.AssemblyError, match="'joint'"):
        al.simulate(model, 0.01, initial=start, keep=list(start))


# --- joints askew, between two bodies that move, from either end ------------------------------------------------------

ASKEW, TURN = (0.36, 0.48, 0.8), al.rotation("XZ", 0.7, -1.9)


def between_two(kind: str, backward: bool) -> al.Model:
    """A body on a ball joint carries another one, by a joint that is cut."""
    model = al.Model(kind)
    first, second = (model.body(name, mass=1.0, inertia=(1.0, 2.0, 2.5)) for name in ("first", "second"))
    model.spherical("ball", model.ground.point(), first.point(0.3, 0, 0))
    ends = [first.point(0.1, 0.2, 0.3), second.point(0, 0.2, 0)]
    options = {name: ASKEW if isinstance(x, tuple) else x for name, x in KINDS[kind].items()}
    getattr(model, kind)("joint", *(ends[::-1] if backward else ends), cut=True, orientation=TURN, **options)
    return model


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("backward", [False, True])
def test_random_states_of_joints_askew_are_not_reversed(kind, backward):
    """What is left of the relative rotation without that of the drawn position turns about the axis alone, or not at all."""
    assembler, drawn = (
        Assembler(tree_kinematics(between_two(kind, backward))),
        np.array(TURN.array.tolist(), dtype=float),
    )
    for seed in range(5):
        random = np.random.default_rng(seed)
        for state in (assembler.scattered_state(random, np.pi), assembler.random_state(random)):
            poses = assembler.poses(np.array([state.numbers[s] for s in assembler.arguments]))
            a, b = (poses[name][1] for name in (("second", "first") if backward else ("first", "second")))
            turned = a.T @ b @ drawn.T
            kept = np.eye(3) if kind in ("fixed", "prismatic") else np.array(ASKEW)
            assert turned @ kept == pytest.approx(kept, abs=1e-9)


@pytest.mark.parametrize(("kind", "count"), [("revolute", 2), ("prismatic", 1), ("cylindrical", 2), ("planar", 1)])
def test_equilibria_are_the_same_whether_the_joint_is_cut(kind, count):
    """A heavy body on one joint and a spring, in joint coordinates and as a free body: a reversed one would add others."""

    def found(cut: bool) -> list[float]:
        model = al.Model(kind)
        body = model.body("body", mass=1.0, inertia=(1.0, 2.0, 2.5))
        model.gravity((0, -9.81, -1.0))
        getattr(model, kind)("joint", model.ground.point(), body.point(0.1, 0.3, 0), cut=cut, **KINDS[kind])
        model.spring("spring", model.ground.point(0, 0, 1), body.point(0, 0, 0.2), stiffness=30, length=0.1)
        return sorted(e.energy for e in al.equilibria(model))

    tree, closed = found(False), found(True)
    assert len(tree) == count
    assert closed == pytest.approx(tree, abs=1e-8)


def turn_between(model: al.Model) -> sp.Matrix:
    """The rotation of the second body in the first, by the entries of their rotations."""
    first, second = (sp.Matrix(3, 3, lambda i, j, b=b: sp.sympify(b.R[i, j])) for b in model.bodies.values())
    return first.T * second


@pytest.mark.parametrize("kind", KINDS)
def test_audits_know_the_joint_as_it_is_drawn(kind):
    """What holds of the reversed joint alone is wrong."""
    model = al.Model(kind)
    first, second = (model.body(name, mass=1.0, inertia=(1.0, 2.0, 2.5)) for name in ("first", "second"))
    model.revolute("pin", model.ground.point(), first.point(0.3, 0, 0), axis=(1, 0, 0))
    getattr(model, kind)("joint", second.point(0, 0.2, 0), first.point(0.1, 0.2, 0.3), cut=True, **KINDS[kind])
    turn = turn_between(model)
    said = {"axis": turn[2, 2] - 1, "reversed axis": turn[2, 2] + 1}
    assert al.audit(model, said, states=4).wrong == ("reversed axis",)
