"""Joints and friction: ends, axes, planes, lengths and options that cannot be, each refused with the joint's name."""

from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from refusals import Rig, Use, refusal, refused, rig

AXIS_JOINTS = {
    "revolute": lambda r, a, b, axis: r.model.revolute("new", a, b, axis=axis),
    "prismatic": lambda r, a, b, axis: r.model.prismatic("new", a, b, axis=axis),
    "translational": lambda r, a, b, axis: r.model.translational("new", a, b, axis=axis),
    "cylindrical": lambda r, a, b, axis: r.model.cylindrical("new", a, b, axis=axis),
    "screw": lambda r, a, b, axis: r.model.screw("new", a, b, axis=axis, pitch=1),
    "universal": lambda r, a, b, axis: r.model.universal("new", a, b, axis=axis, axis_b=(1, 0, 0)),
    "planar": lambda r, a, b, axis: r.model.planar("new", a, b, normal=axis),
    "revolute_spherical": lambda r, a, b, axis: r.model.revolute_spherical("new", a, b, axis=axis, length=1),
    "point_on_line": lambda r, a, b, axis: r.model.point_on_line("new", a, b, axis=axis),
    "point_on_plane": lambda r, a, b, axis: r.model.point_on_plane("new", a, b, normal=axis),
}
OTHER_JOINTS = {
    "fixed": lambda r, a, b, axis: r.model.fixed("new", a, b),
    "spherical": lambda r, a, b, axis: r.model.spherical("new", a, b),
    "free": lambda r, a, b, axis: r.model.free("new", a, b),
    "distance": lambda r, a, b, axis: r.model.distance("new", a, b, length=1),
}
JOINTS = AXIS_JOINTS | OTHER_JOINTS
Z = (0, 0, 1)


@pytest.mark.parametrize("kind", JOINTS)
def test_a_joint_between_a_body_and_itself(kind: str) -> None:
    refused(lambda r: JOINTS[kind](r, r.rod.point(), r.rod.point(1, 0, 0), Z), "'new'", "'rod'")
    refused(lambda r: JOINTS[kind](r, r.model.ground.point(), r.model.ground.point(1, 0), Z), "'new'", "'ground'")


@pytest.mark.parametrize("end", [None, "rod", (0, 0, 0), 1, np.zeros(3)], ids=str)
@pytest.mark.parametrize("kind", JOINTS)
def test_a_joint_without_a_point(kind: str, end: Any) -> None:
    refused(lambda r: JOINTS[kind](r, r.rod.point(), end, Z), "'new'", repr(end))
    refused(lambda r: JOINTS[kind](r, end, r.rod.point(), Z), "'new'", repr(end))


def test_a_body_is_not_a_point() -> None:
    refused(lambda r: r.model.revolute("new", r.rod, r.arm.point()), "'new'", "Body('rod')", "point")


@pytest.mark.parametrize("kind", JOINTS)
def test_a_particle_where_axes_are_needed(kind: str) -> None:
    first = lambda r: JOINTS[kind](r, r.bob.point(), r.rod.point(), Z)  # noqa: E731
    second = lambda r: JOINTS[kind](r, r.rod.point(), r.bob.point(), Z)  # noqa: E731
    on_second = ("distance", "revolute_spherical", "point_on_line", "point_on_plane")
    for use, fits in ((first, kind == "distance"), (second, kind in on_second)):
        if fits:
            use(rig())
        else:
            refused(use, "'new'", "'bob'", "particle")


@pytest.mark.parametrize(
    ("axis", "found"),
    [
        ((0, 0, 0), "(0, 0, 0)"),
        ((0.0, 0.0, 1e-200), "1e-200"),
        ((sp.Symbol("zero"), 0, 0), "zero"),
        (al.vector(0, 0, 0), "vector(0, 0, 0)"),
        ((0, 1), "(0, 1)"),
        ((0, 0, 0, 1), "(0, 0, 0, 1)"),
        ("z", "'z'"),
        (3, "3"),
        (np.ones((3, 3)), "1"),
        (np.ones(2), "1."),
    ],
)
@pytest.mark.parametrize("kind", AXIS_JOINTS)
def test_an_axis_that_is_no_direction(kind: str, axis: Any, found: str) -> None:
    refused(lambda r: AXIS_JOINTS[kind](r, r.rod.point(), r.arm.point(), axis), "'new'", found)


@pytest.mark.parametrize("kind", AXIS_JOINTS)
def test_an_axis_of_another_body_than_the_first(kind: str) -> None:
    refused(lambda r: AXIS_JOINTS[kind](r, r.rod.point(), r.arm.point(), r.arm.e3), "'new'", "'arm'", "'rod'")
    AXIS_JOINTS[kind](fresh := rig(), fresh.rod.point(), fresh.arm.point(), fresh.rod.e3)


def test_the_axes_of_a_universal_joint_are_perpendicular() -> None:
    def universal(r: Rig, axis: Any, axis_b: Any) -> Any:
        return r.model.universal("new", r.rod.point(), r.arm.point(), axis=axis, axis_b=axis_b)

    refused(lambda r: universal(r, Z, (0, 1, 1)), "'new'", "(0, 1, 1)", "perpendicular")
    refused(lambda r: universal(r, Z, (0, 1, sp.Symbol("l"))), "'new'", "l", "perpendicular")
    assert universal(rig(), (1, 2, 3), (3, 0, -1)).name == "new"  # roots of numbers do not matter


@pytest.mark.parametrize(("length", "found"), [(0, "0"), (-1.5, "-1.5"), ("negative", "-1"), ("zero", "0")])
def test_a_length_that_is_not_positive(length: Any, found: str) -> None:
    value = sp.Symbol(length) if isinstance(length, str) else length
    refused(lambda r: r.model.distance("new", r.rod.point(), r.arm.point(), length=value), "'new'", found)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r, a, b: r.model.revolute("new", a, b, axes=Z), ("axes=",)),
        (lambda r, a, b: r.model.fixed("new", a, b, length=1), ("length=",)),
        (lambda r, a, b: r.model.revolute("new", a, b, cut="yes"), ("cut='yes'",)),
        (lambda r, a, b: r.model.revolute("new", a, b, orientation=1), ("orientation=1",)),
        (lambda r, a, b: r.model.revolute("new", a, b, orientation=sp.eye(3)), ("orientation=",)),
        (lambda r, a, b: r.model.revolute("new", a, b, orientation=al.rotation("X", r.model.time)), ("'t'",)),
        (lambda r, a, b: r.model.cylindrical("new", a, b, axis=Z, coordinates=("q",)), ("('q',)", "2 names")),
        (lambda r, a, b: r.model.cylindrical("new", a, b, axis=Z, coordinates="qs"), ("'qs'", "2 names")),
        (lambda r, a, b: r.model.planar("new", a, b, coordinates=("x", "y")), ("('x', 'y')", "3 names")),
        (lambda r, a, b: r.model.spherical("new", a, b, angles=("ZXZ", "a")), ("('ZXZ', 'a')", "three names")),
        (lambda r, a, b: r.model.free("new", a, b, angles=("XXY", "a", "b", "c")), ("'XXY'",)),
        (lambda r, a, b: r.model.distance("new", a, b, length=r.hinge.speed), ("theta'", "velocity")),
        (lambda r, a, b: r.model.revolute("new", r.rod.point(r.hinge.coordinate, 0, 0), b), ("'theta'", "varies")),
    ],
)
def test_options_that_a_joint_does_not_take(use: Any, words: tuple[str, ...]) -> None:
    refused(lambda r: use(r, r.rod.point(), r.arm.point()), "'new'", *words)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r, g: r.model.revolute("new", g.point(), r.plate.point(), axis=(1, 0, 0)), ("(1, 0, 0)", "normal")),
        (lambda r, g: r.model.revolute("new", g.point(), r.plate.point(), axis=(0, 1, 1)), ("normal",)),
        (lambda r, g: r.model.prismatic("new", g.point(), r.plate.point(), axis=Z), ("(0, 0, 1)", "in the plane")),
        (lambda r, g: r.model.revolute("new", g.point(), r.plate.point(), orientation=al.rotation("X", 1)), ("turns",)),
        (lambda r, g: r.model.revolute("new", g.point(0, 0, 2), r.plate.point()), ("never close", "-2")),
        (lambda r, g: r.model.revolute("new", g.point(0, 0, sp.Symbol("l")), r.plate.point()), ("never close", "-0.5")),
        (lambda r, g: r.model.point_on_plane("new", g.point(0, 0, 1), r.plate.point(), normal=Z), ("never close",)),
    ],
)
def test_a_joint_that_leaves_the_plane_of_its_body(use: Any, words: tuple[str, ...]) -> None:
    refused(lambda r: use(r, r.model.ground), "'new'", *words)


def test_bodies_of_different_planes_and_of_space_may_meet() -> None:
    model = al.Model("mixed")
    plate = model.body("plate", mass=1, inertia=1, plane="xy")
    wall = model.body("wall", mass=1, inertia=1, plane="yz")
    rotor = model.body("rotor", mass=1, inertia=(1, 1, 1))
    model.distance("rod", plate.point(1, 0), wall.point(), length=2)
    model.revolute("axle", plate.point(), rotor.point(), axis=(1, 0, 0))
    model.gravity((0, 0, -9.81))  # out of the plane of the plate: nothing to it
    assert "gravity on plate" not in model.loads
    assert al.agree(model)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.friction("hinge", coefficient=0.1), ("'hinge'", "radius")),
        (lambda r: r.model.friction("hinge", coefficient=-0.1, radius=1), ("'hinge'", "-0.1")),
        (lambda r: r.model.friction("hinge", coefficient=sp.Symbol("negative"), radius=1), ("'hinge'", "-1")),
        (lambda r: r.model.friction("hinge", coefficient=0.1, radius=-2), ("'hinge'", "-2")),
        (lambda r: r.model.friction("hinge", coefficient=None, radius=1), ("'hinge'", "None")),
        (lambda r: r.model.friction("hinge", coefficient=0.1, radius=1, at=r.rod.point()), ("'hinge'", "at=")),
        (lambda r: r.model.friction("rod", coefficient=0.1), ("'rod'", "body")),
        (lambda r: r.model.friction("nothing", coefficient=0.1), ("'nothing'",)),
        (lambda r: r.model.friction(r.rod, coefficient=0.1), ("'rod'", "body")),
    ],
)
def test_friction_that_cannot_be(use: Use, words: tuple[str, ...]) -> None:
    refused(use, *words)


@pytest.mark.parametrize("options", [{}, {"contact": False}], ids=["with its contact", "no slip alone"])
@pytest.mark.parametrize("with_point", [False, True])
def test_friction_on_rolling_without_slip(options: dict[str, bool], with_point: bool) -> None:
    """It would have no velocity to rub against: a run with it is one without it, and does not say so."""
    fresh = rig()
    fresh.model.rolling("wheel", fresh.rod, radius=0.5, axis=fresh.rod.e2, **options)
    at = fresh.rod.point(0, 0, -0.5) if with_point else None
    with refusal(fresh.model, al.ModelError, "'wheel'", "rolling without slip", "friction=0.3", "leave it out"):
        fresh.model.friction("wheel", coefficient=0.5, at=at)


def test_friction_on_rolling_that_is_written_as_equations() -> None:
    """As a model file writes it: there only the equations tell that nothing is left to slide."""
    model = al.Model("ball")
    ball = model.body("ball", mass=1, inertia=(1, 1, 1))
    rolled = model.rolling("floor", ball, radius=0.5)
    other = model.without("floor")
    other.constrain("floor", [residual.expression for residual in rolled.residuals])
    with refusal(other, al.ModelError, "'floor'", "rolling without slip", "friction=0.3", "leave it out"):
        other.friction("floor", coefficient=0.5, at=ball.point(0, 0, -0.5))


@pytest.mark.parametrize("kind", [k for k in JOINTS if k not in ("revolute", "prismatic", "translational")])
def test_friction_on_a_joint_that_has_no_one_motion(kind: str) -> None:
    r = rig()
    JOINTS[kind](r, r.rod.point(), r.arm.point(), Z)
    with pytest.raises(al.ModelError, match=r"'new'.*joint"):
        r.model.friction("new", coefficient=0.1)
    assert not r.model.frictions


def test_friction_comes_once_and_only_a_hinge_has_a_pin() -> None:
    r = rig()
    r.model.friction("hinge", coefficient=0.1, radius=0.01)
    with pytest.raises(al.ModelError, match=r"'hinge'.*second"):
        r.model.friction("hinge", coefficient=0.2, radius=0.01)
    r.model.prismatic("slot", r.rod.point(), r.arm.point(), axis=Z)
    with pytest.raises(al.ModelError, match=r"'slot'.*radius=2"):
        r.model.friction("slot", coefficient=0.2, radius=2)
    assert len(r.model.frictions) == 1


def test_friction_on_a_constraint_that_turns_a_body_needs_the_sliding_point() -> None:
    r = rig()
    r.model.constrain("contact", r.arm.point(1, 0, 0).position[2])
    with pytest.raises(al.ModelError, match=r"'contact'.*sliding point"):
        r.model.friction("contact", coefficient=0.2)
    for at in (r.hinge, (1, 0, 0), r.arm):
        with pytest.raises(al.ModelError, match=r"'contact'.*point"):
            r.model.friction("contact", coefficient=0.2, at=at)
    r.model.friction("contact", coefficient=0.2, at=r.arm.point(1, 0, 0))
