"""Loads: wrong targets, points, shapes and laws, each refused with the load's name."""

from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from refusals import Use, refused, rig


@pytest.mark.parametrize("vector", [(1, 2), (1, 2, 3, 4), 1, "down", None, [[1, 2, 3]], np.ones((3, 3)), {1, 2, 3}])
@pytest.mark.parametrize(
    "use",
    [
        lambda r, x: r.model.force("new", r.rod.point(), x),
        lambda r, x: r.model.torque("new", r.rod, x),
        lambda r, x: r.model.nonideal("new", r.rod.point(), x),
    ],
)
def test_a_vector_of_the_wrong_shape(use: Any, vector: Any) -> None:
    refused(lambda r: use(r, vector), "'new'")


@pytest.mark.parametrize("vector", [(0, -9.81), 9.81, "down", None])
def test_gravity_of_the_wrong_shape(vector: Any) -> None:
    refused(lambda r: r.model.gravity(vector), "gravity", repr(vector))


@pytest.mark.parametrize("vector", [np.array([1.0, 2.0, 3.0]), sp.Matrix([1, 2, 3]), [1, 2, 3], al.vector(1, 2, 3)])
def test_vectors_of_every_kind_are_the_same(vector: Any) -> None:
    r = rig()
    pairs = [
        r.model.force("one", r.rod.point(), vector).pairs,
        r.model.force("two", r.rod.point(), (1, 2, 3)).pairs,
        r.model.torque("three", r.plate, vector).pairs,
        r.model.torque("four", r.plate, 3).pairs,
    ]
    assert [[(float(e), f) for e, f in p] for p in pairs[::2]] == [[(float(e), f) for e, f in p] for p in pairs[1::2]]


@pytest.mark.parametrize("point", [None, "rod", (0, 0, 0), 1], ids=str)
@pytest.mark.parametrize(
    "use",
    [
        lambda r, x: r.model.force("new", x, (1, 0, 0)),
        lambda r, x: r.model.nonideal("new", x, (1, 0, 0)),
        lambda r, x: r.model.spring("new", x, r.rod.point(), stiffness=1),
        lambda r, x: r.model.spring("new", r.rod.point(), x, stiffness=1),
        lambda r, x: r.model.damper("new", r.rod.point(), x, damping=1),
    ],
)
def test_a_load_without_a_point(use: Any, point: Any) -> None:
    refused(lambda r: use(r, point), "'new'", repr(point), "point")


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.force("new", r.rod.point(r.model.time, 0, 0), (1, 0, 0)), ("'t'", "varies")),
        (lambda r: r.model.spring("new", r.rod.point(r.hinge.coordinate), r.arm.point(), stiffness=1), ("'theta'",)),
        (lambda r: r.model.force("new", r.rod.point(), (1, 0, 0), frame=r.bob), ("'bob'", "particle")),
        (lambda r: r.model.force("new", r.rod.point(), (1, 0, 0), frame="rod"), ("'rod'", "body")),
        (lambda r: r.model.torque("new", r.bob, (1, 0, 0)), ("Particle('bob')", "rigid body")),
        (lambda r: r.model.torque("new", "hinge", 1), ("'hinge'", "joint")),
        (lambda r: r.model.torque("new", r.rod, (1, 0, 0), reaction=r.rod), ("'rod'", "both sides")),
        (lambda r: r.model.torque("new", r.rod, (1, 0, 0), reaction=r.bob), ("'bob'", "particle")),
        (lambda r: r.model.torque("new", r.rod, (1, 0, 0), reaction="arm"), ("'arm'", "body")),
        (lambda r: r.model.torque("new", r.hinge, 1, reaction=r.arm), ("Body('arm')", "joint")),
        (lambda r: r.model.torque("new", r.hinge, (1, 0, 0)), ("(1, 0, 0)", "number")),
        (lambda r: r.model.load("new", r.rod, 1), ("rod", "coordinate")),
        (lambda r: r.model.load("new", 3, 1), ("3", "coordinate")),
        (lambda r: r.model.torsional_spring("new", "hinge", stiffness=1), ("'hinge'", "joint")),
        (lambda r: r.model.torsional_spring("new", r.rod, stiffness=1), ("Body('rod')", "joint")),
        (lambda r: r.model.spring("new", r.rod.point(), r.rod.point(1), stiffness=1), ("both points", "'rod'")),
        (lambda r: r.model.damper("new", r.model.ground.point(), r.model.ground.point(1), damping=1), ("'ground'",)),
        (lambda r: r.model.potential("new", r.hinge.speed**2), ("theta'", "positions")),
        (lambda r: r.model.spring("new", r.rod.point(), r.arm.point(), stiffness=r.hinge.speed), ("theta'",)),
        (lambda r: r.model.torsional_spring("new", r.hinge, stiffness=1, rest=r.hinge.speed), ("theta'",)),
    ],
)
def test_a_load_on_the_wrong_thing(use: Use, words: tuple[str, ...]) -> None:
    refused(use, "'new'", *words)


@pytest.mark.parametrize(
    ("law", "words"),
    [
        (3, ("TypeError", "extension")),
        (lambda x: x, ("TypeError", "extension")),
        (lambda x, v: 1 / 0, ("ZeroDivisionError",)),
        (lambda x, v: np.sin(x), ("TypeError",)),
        (lambda x, v: None, ("None",)),
        (lambda x, v: (x, v), ("(", "number")),
        (lambda x, v: x > 0, (">",)),
    ],
)
def test_a_law_that_gives_no_force(law: Any, words: tuple[str, ...]) -> None:
    refused(lambda r: r.model.spring("new", r.rod.point(), r.arm.point(), law=law), "'new'", *words)
    refused(lambda r: r.model.torsional_spring("new", r.hinge, law=law), "'new'", *words)


def test_a_law_is_the_whole_of_a_spring() -> None:
    def law(x: Any, v: Any) -> Any:
        return x**3

    refused(lambda r: r.model.spring("new", r.rod.point(), r.arm.point(), law=law, stiffness=2), "'new'", "stiffness=")
    refused(lambda r: r.model.torsional_spring("new", r.hinge, law=law, damping=2), "'new'", "damping=")


@pytest.mark.parametrize("make", ["spherical", "fixed", "distance"])
def test_a_load_on_a_joint_with_no_one_coordinate(make: str) -> None:
    r = rig()
    more = {"length": 1} if make == "distance" else {}
    joint = getattr(r.model, make)("ball", r.rod.point(), r.arm.point(), **more)
    for use in (
        lambda: r.model.torque("new", joint, 1),
        lambda: r.model.load("new", joint, 1),
        lambda: r.model.torsional_spring("new", joint, stiffness=1),
        lambda: joint.coordinate,
        lambda: joint.speed,
    ):
        with pytest.raises(al.ModelError, match="'ball'"):
            use()
    assert not r.model.loads


def test_gravity_is_uniform_and_comes_once() -> None:
    refused(lambda r: r.model.gravity((0, 0, -r.rod.z)), "gravity", "'rod.z'")
    refused(lambda r: r.model.gravity((0, 0, r.hinge.speed)), "gravity", "theta'")
    r = rig()
    r.model.gravity((0, 0, -9.81))
    with pytest.raises(al.ModelError, match=r"gravity.*second"):
        r.model.gravity((0, 0, -9.81))
    assert len(r.model.loads) == 4 - 1  # the plate lies across


def test_a_load_that_is_lost_at_some_states_is_named() -> None:
    for spoil in (
        lambda m, p: m.force("spoiled", p.point(), (sp.log(-1 - p.x**2), 0, 0)),
        lambda m, p: m.potential("spoiled", sp.sqrt(-1 - p.x**2)),
    ):
        model = al.Model("lost")
        spoil(model, model.particle("bead", mass=1, line="x"))
        with pytest.raises(al.DerivationError, match=r"'lost'.*'spoiled'"):
            al.agree(model)
