"""Constraints: the wrong level, not linear, empty, or against each other; the conflict is named."""

from collections.abc import Callable
from typing import Any

import pytest
import sympy as sp

import alembert as al
from refusals import Use, refusal, refused

FIND_STATES = {
    "agree": al.agree,
    "mobility": al.mobility,
    "projection": lambda model: al.derive(model, "projection"),
    "kane": lambda model: al.derive(model, "kane"),
}


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.constrain("new", r.model.rate(r.rod.x) - 1, holonomic=True), ("rod.x'", "holonomic=True")),
        (lambda r: r.model.constrain("new", r.rod.angular_velocity[2], holonomic=True), ("rod.w", "holonomic=True")),
        (lambda r: r.model.constrain("new", r.rod.x - 1, holonomic=False), ("no velocity", "holonomic=False")),
        (lambda r: r.model.constrain("new", r.rod.x - 1, holonomic="yes"), ("'yes'",)),
        (lambda r: r.model.constrain("new", r.model.rate(r.rod.x) ** 2 - 1), ("not linear", "rod.x'")),
        (lambda r: r.model.constrain("new", r.model.rate(r.rod.x) * r.hinge.speed), ("not linear", "theta'")),
        (lambda r: r.model.constrain("new", sp.Abs(r.hinge.speed) - 1), ("not linear", "theta'")),
        (lambda r: r.model.constrain("new", sp.Max(r.hinge.speed, 0)), ("not linear", "theta'")),
        (lambda r: r.model.constrain("new", sp.sin(r.hinge.speed)), ("not linear", "theta'")),
        (lambda r: r.model.constrain("new", sp.Symbol("l") - 2), ("no coordinate",)),
        (lambda r: r.model.constrain("new", r.model.time - 2), ("no coordinate",)),
        (lambda r: r.model.constrain("new", 3), ("no coordinate",)),
        (lambda r: r.model.constrain("new", r.rod.x - r.rod.x), ("0 = 0",)),
        (lambda r: r.model.constrain("new", 0), ("0 = 0",)),
        (lambda r: r.model.constrain("new", []), ("nothing",)),
        (lambda r: r.model.constrain("new", [r.rod.x, None]), ("None",)),
        (lambda r: r.model.constrain("new", sp.Eq(r.rod.x, 1)), ("Eq(rod.x, 1)",)),
        (lambda r: r.model.constrain("new", r.rod.position - r.arm.position), ("vector(", "Vector")),
        (lambda r: r.model.constrain("new", r.rod.point()), ("rod.point(0, 0, 0)",)),
        (lambda r: r.model.constrain("new", sp.Matrix([r.rod.x, r.rod.y])), ("Matrix",)),
    ],
)
def test_a_condition_that_is_no_constraint(use: Use, words: tuple[str, ...]) -> None:
    refused(use, "'new'", *words)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: al.DP1(r.rod.e1, (1, 0, 0)), ("DP1", "(1, 0, 0)", "axis")),
        (lambda r: al.DP2(r.rod.point(), r.rod.point(), r.arm.point()), ("DP2", "rod.point", "axis")),
        (lambda r: al.DP2(r.rod.e1, r.rod, r.arm.point()), ("DP2", "Body('rod')", "point")),
        (lambda r: al.D(r.rod, r.arm.point(), 1), ("D", "Body('rod')", "point")),
        (lambda r: al.D(r.rod.point(), r.arm.point(), 0), ("D", "distance 0", "CD")),
        (lambda r: al.CD((1, 0), r.rod.point(), r.arm.point()), ("CD", "(1, 0)", "three components")),
        (lambda r: al.CD("x", r.rod.point(), r.arm.point()), ("CD", "'x'")),
        (lambda r: al.perpendicular_1(r.rod.e1, r.rod.e2, None), ("DP1", "None", "axis")),
        (lambda r: al.perpendicular_2(r.rod.e1, r.rod.e2, r.rod.point(), 3), ("DP2", "3", "point")),
    ],
)
def test_geometric_constraints_of_the_wrong_things(use: Use, words: tuple[str, ...]) -> None:
    refused(use, *words)


@pytest.mark.parametrize(
    ("use", "words"),
    [
        (lambda r: r.model.rolling("new", r.bob, radius=1), ("Particle('bob')", "rigid body")),
        (lambda r: r.model.rolling("new", r.model.ground, radius=1), ("ground", "rigid body")),
        (lambda r: r.model.rolling("new", "rod", radius=1), ("'rod'",)),
        (lambda r: r.model.rolling("new", r.rod, radius=0), ("0", "greater than zero")),
        (lambda r: r.model.rolling("new", r.rod, radius=-0.3), ("-0.3", "greater than zero")),
        (lambda r: r.model.rolling("new", r.rod, radius=sp.Symbol("negative")), ("-1", "greater than zero")),
        (lambda r: r.model.rolling("new", r.rod, radius=1, axis=(0, 0, 1)), ("(0, 0, 1)", "'rod'")),
        (lambda r: r.model.rolling("new", r.rod, radius=1, axis=r.arm.e1), ("arm.axis", "'rod'")),
        (lambda r: r.model.rolling("new", r.rod, radius=1, normal=(0, 0, 0)), ("zero",)),
        (lambda r: r.model.rolling("new", r.rod, radius=1, normal=(0, 1)), ("(0, 1)",)),
        (lambda r: r.model.rolling("new", r.rod, radius=1, center=(1, 2, 3, 4)), ("(1, 2, 3, 4)",)),
        (lambda r: r.model.rolling("new", r.rod, radius=1, center=(r.model.time, 0, 0)), ("'t'", "varies")),
        (lambda r: r.model.rolling("new", r.plate, radius=1), ("no coordinate",)),
    ],
)
def test_rolling_that_cannot_be(use: Use, words: tuple[str, ...]) -> None:
    refused(use, "'new'", *words)


def test_a_planar_wheel_rolls_along_a_line_of_its_plane() -> None:
    model = al.Model("wheel")
    wheel = model.body("wheel", mass=1, inertia=1, plane="xy")
    model.rolling("road", wheel, radius=0.5, normal=(0, 1, 0))
    model.gravity((1, -9.81, 0))
    assert al.agree(model)
    assert al.mobility(model).degrees_of_freedom == 1


def bead(**more: Any) -> tuple[al.Model, Any]:
    model = al.Model("against")
    return model, model.particle("bead", mass=1, **more)


def two_positions() -> al.Model:
    model, p = bead()
    model.constrain("here", p.x - 1)
    model.constrain("there", p.x - 2)
    return model


def two_velocities() -> al.Model:
    model, p = bead()
    model.constrain("here", model.rate(p.x) - 1)
    model.constrain("there", model.rate(p.x) - 2)
    return model


def a_position_and_a_velocity() -> al.Model:
    model, p = bead(line="x")
    model.constrain("here", p.x)
    model.constrain("there", model.rate(p.x) - 3)
    return model


def two_motions() -> al.Model:
    model, p = bead(line="x")
    model.constrain("here", p.x - model.time - 1)
    model.constrain("there", p.x - 2 * model.time + 1)
    return model


def rods_too_short() -> al.Model:
    model, p = bead()
    model.distance("here", model.ground.point(), p.point(), length=1)
    model.distance("there", model.ground.point(5, 0, 0), p.point(), length=1)
    return model


def a_condition_with_no_number() -> al.Model:
    model, p = bead()
    model.constrain("here", sp.sqrt(-1 - p.x**2) - p.y)
    return model


def a_velocity_condition_with_no_number() -> al.Model:
    model, p = bead()
    model.constrain("here", sp.log(-1 - p.x**2) * model.rate(p.y))
    return model


AGAINST: dict[Callable[[], al.Model], tuple[str, ...]] = {
    two_positions: ("'here'", "'there'", "0.5"),
    two_velocities: ("'here'", "'there'", "0.5"),
    a_position_and_a_velocity: ("'here'", "'there'", "velocities"),
    two_motions: ("'here'", "'there'"),
    rods_too_short: ("'here'", "'there'", "positions"),
    a_condition_with_no_number: ("'here'", "has no number"),
    a_velocity_condition_with_no_number: ("'here'", "has no number"),
}


@pytest.mark.parametrize("make", AGAINST, ids=lambda f: f.__name__)
@pytest.mark.parametrize("asked", FIND_STATES)
def test_constraints_against_each_other_are_named(make: Callable[[], al.Model], asked: str) -> None:
    model = make()
    with refusal(model, al.AssemblyError, *AGAINST[make]):
        FIND_STATES[asked](model)


@pytest.mark.parametrize("asked", FIND_STATES)
def test_a_loop_that_cannot_close_names_the_joint(asked: str) -> None:
    model = al.Model("four-bar")
    before = model.ground.point()
    for k in range(3):
        link = model.body(f"link{k}", mass=1, inertia=1, plane="xy")
        model.revolute(f"pin{k}", before, link.point())
        before = link.point(1, 0)
    model.revolute("last pin", before, model.ground.point(4, 0))
    with refusal(model, al.AssemblyError, "'last pin'", "residual 1"):
        FIND_STATES[asked](model)


def test_constraints_that_repeat_each_other_are_no_conflict() -> None:
    model, p = bead()
    model.constrain("here", p.x - 1)
    model.constrain("again", 2 * p.x - 2)
    assert al.agree(model)
    assert al.mobility(model).redundant == ("again",)
