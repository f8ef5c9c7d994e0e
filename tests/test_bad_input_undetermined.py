"""A motion that no mass resists and nothing holds is refused by every formulation, and named."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from refusals import refusal

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")


def thin(**more: Any) -> tuple[al.Model, Any]:
    model = al.Model("thin")
    return model, model.body("rod", **({"mass": 1, "inertia": (0, 1, 1)} | more))


def floating_rod() -> al.Model:
    return thin()[0]


def floating_rod_with_a_tilted_axis() -> al.Model:
    return thin(inertia=np.array([[1.0, -1, 0], [-1, 1, 0], [0, 0, 2]]))[0]


def floating_rod_with_a_parameter() -> al.Model:
    model = al.Model("thin")
    J = model.parameters(J=0.0)
    model.body("rod", mass=1, inertia=(J, 1, 1))
    return model


def rod_on_a_ball() -> al.Model:
    model, rod = thin()
    model.spherical("ball", model.ground.point(), rod.point(1, 0, 0))
    return model


def rod_between_two_balls() -> al.Model:
    model, rod = thin()
    crank = model.body("crank", mass=1, inertia=(1, 1, 1))
    model.revolute("pin", model.ground.point(), crank.point())
    model.spherical("first", crank.point(1, 0, 0), rod.point(-1, 0, 0))
    model.point_on_plane("second", model.ground.point(0, 0, 0.5), rod.point(1, 0, 0), normal=(0, 0, 1))
    return model


def planar_point() -> al.Model:
    return thin(inertia=0, plane="xy")[0]


def planar_point_on_its_pin() -> al.Model:
    model, rod = thin(inertia=0, plane="xy")
    model.revolute("pin", model.ground.point(), rod.point())
    return model


def rod_turned_by_its_own_coordinate() -> al.Model:
    model = al.Model("thin")
    s = model.coordinate("s")
    model.body("rod", mass=1, inertia=(0, 1, 1), position=(0, 0, 0), rotation=al.rotation("X", s))
    return model


RODS = (
    floating_rod,
    floating_rod_with_a_tilted_axis,
    floating_rod_with_a_parameter,
    rod_on_a_ball,
    rod_between_two_balls,
    planar_point,
    planar_point_on_its_pin,
    rod_turned_by_its_own_coordinate,
)


@pytest.mark.parametrize("make", RODS, ids=lambda f: f.__name__)
def test_a_body_that_turns_without_inertia_is_named(make: Callable[[], al.Model]) -> None:
    model = make()
    model.gravity((0, -9.81, -9.81))
    for method in METHODS:
        with refusal(model, al.DerivationError, "'rod'", "not determined", "inertia"):
            al.derive(model, method)
    with refusal(model, al.DerivationError, "'rod'", "not determined"):
        al.agree(model)


def test_only_the_bodies_that_turn_freely_are_named() -> None:
    model = thin()[0]
    model.body("ball", mass=1, inertia=(1, 1, 1))
    model.body("stick", mass=1, inertia=(1, 0, 1))
    held = model.body("held", mass=1, inertia=(1, 1, 0))
    model.revolute("pin", model.ground.point(), held.point(1, 0, 0))
    with pytest.raises(al.DerivationError, match=r"'rod', 'stick' is not determined.*rod\.w1, stick\.w2"):
        al.derive(model, "lagrange")


def test_a_thin_rod_that_is_held_has_its_equations() -> None:
    model, rod = thin()
    model.revolute("pin", model.ground.point(), rod.point(1, 0, 0))
    model.gravity((0, -9.81, 0))
    assert al.agree(model)
    model, rod = thin(inertia=0, plane="xy")
    model.revolute("pin", model.ground.point(), rod.point(1, 0))
    model.gravity((0, -9.81, 0))
    assert al.agree(model)
    model, rod = thin(angles=("ZXZ", "a", "b", "c"))
    model.constrain("no spin", rod.angular_velocity.dot(rod.e1))
    model.gravity((0, 0, -9.81))
    assert al.agree(model)


def test_a_value_that_takes_the_inertia_away() -> None:
    model = al.Model("thin")
    J = model.parameters(J=1.0)
    model.body("rod", mass=1, inertia=(J, 1, 1))
    assert al.agree(model)
    with refusal(model, al.DerivationError, "'rod'", "not determined"):
        al.agree(model, parameters={"J": 0.0})


def test_a_parameter_without_a_value_is_not_taken_for_zero() -> None:
    model = al.Model("thin")
    J = model.parameters(J=None)
    model.body("rod", mass=1, inertia=(J, 1, 1))
    assert al.derive(model, "lagrange").mass_matrix[3, 3] == J


def coordinate_in_nothing() -> al.Model:
    model = al.Model("own")
    model.coordinate("s")
    model.particle("bead", mass=1)
    return model


def coordinate_that_drops_out() -> al.Model:
    model = al.Model("own")
    s = model.coordinate("s")
    model.particle("bead", mass=1, position=(1 + 0 * s, 0, 0))
    return model


@pytest.mark.parametrize("make", [coordinate_in_nothing, coordinate_that_drops_out])
@pytest.mark.parametrize("asked", [*METHODS, al.agree, al.mobility])
def test_a_coordinate_that_places_nothing(make: Callable[[], al.Model], asked: Any) -> None:
    model = make()
    with refusal(model, al.ModelError, "'s'", "places no body"):
        asked(model) if callable(asked) else al.derive(model, asked)


def own(*position: Callable[[sp.Symbol, sp.Symbol], Any]) -> al.Model:
    model = al.Model("own")
    s, r = model.coordinate("s"), model.coordinate("r")
    for k, place in enumerate(position):
        model.particle(f"bead{k}", mass=1, position=(place(s, r), k, 0))
    return model


@pytest.mark.parametrize("method", METHODS)
def test_coordinates_that_move_nothing_or_only_together(method: str) -> None:
    with refusal(model := own(lambda s, r: s + r), al.DerivationError, "'s'", "'r'", "moves no body"):
        al.derive(model, method)
    with refusal(model := own(lambda s, r: s + sp.sin(r) ** 2 + sp.cos(r) ** 2), al.DerivationError, "'r'"):
        al.derive(model, method)
    assert len(al.derive(own(lambda s, r: s + r, lambda s, r: s - r), method).speeds) >= 2


def test_coordinates_that_a_constraint_ties_are_determined() -> None:
    model = own(lambda s, r: s + r)
    model.constrain("tie", sp.Symbol("s") - 2 * sp.Symbol("r"))
    assert al.agree(model)


def test_a_pose_with_no_number_names_its_body() -> None:
    model = own(lambda s, r: sp.sqrt(-1 - s**2) + r)
    with refusal(model, al.DerivationError, "'bead0'", "no number"):
        al.derive(model, "lagrange")
