"""Mobility by rank against the count of Gruebler, on linkages whose freedom is known from kinematics."""

import numpy as np
import pytest

import alembert as al
from alembert.errors import ModelError
from alembert.examples import four_bar, hooke_shaft, n_four_bar, rolling_disk, slider_crank


def link(model, name):
    """A spatial body; its frame is at its first joint, with the joint's axis along z."""
    return model.body(name, mass=1, inertia=(0.1, 0.1, 0.1))


def ring(name, links):
    """A closed chain of hinges: link k has its hinges at distance a_k along x, their axes turned by alpha_k about x.

    The last link is the ground, which carries the first hinge at its origin along z (Denavit and Hartenberg 1955).
    """
    model = al.Model(name)
    *moving, (a, alpha) = links
    end, turned = model.ground.point(), 0.0
    for k, (length, twist) in enumerate(moving):
        body = link(model, f"link{k + 1}")
        turn = al.rotation("X", turned)
        model.revolute(f"hinge{k + 1}", end, body.point(), axis=tilted(turned), orientation=turn)
        end, turned = body.point(length, 0, 0), twist
    closing = al.rotation("X", turned + alpha)
    model.revolute("closing", end, model.ground.point(-a, 0, 0), axis=tilted(turned), orientation=closing)
    return model


def tilted(angle):
    return (0, -np.sin(angle), np.cos(angle))


def spatial_four_bar():
    """The planar four-bar with spatial bodies and parallel hinges."""
    model = al.Model("spatial four-bar")
    crank, coupler, rocker = (link(model, name) for name in ("crank", "coupler", "rocker"))
    model.revolute("O1", model.ground.point(), crank.point(-0.4, 0))
    model.revolute("O2", crank.point(0.4, 0), coupler.point(-1, 0))
    model.revolute("O4", model.ground.point(2, 0), rocker.point(-0.8, 0))
    model.revolute("O3", coupler.point(1, 0), rocker.point(0.8, 0))
    return model


def wheelset():
    """An axle on a plane with two wheels that roll without slip."""
    model = al.Model("wheelset")
    axle, left, right = (link(model, name) for name in ("axle", "left", "right"))
    model.planar("floor", model.ground.point(0, 0, 0.3), axle.point())
    for side, wheel in ((0.5, left), (-0.5, right)):
        model.revolute(f"bearing {wheel.name}", axle.point(0, side, 0), wheel.point(), axis=(0, 1, 0))
        model.rolling(f"{wheel.name} rolls", wheel, radius=0.3, axis=wheel.e2, contact=False)
    return model


# --- planar and spatial four-bars -----------------------------------------------------------------------------------


def test_planar_four_bar_has_one_freedom_as_counted():
    found = al.mobility(four_bar())
    assert (found.degrees_of_freedom, found.gruebler) == (1, 1)  # 3 x 3 - 4 x 2
    assert found.loops == ("O3",)
    assert found.redundant == found.not_unique == ()


def test_spatial_four_bar_has_three_redundant_constraints():
    """3 x 6 - 4 x 5 = -2, but parallel hinges leave one freedom: three conditions say again what others say."""
    found = al.mobility(spatial_four_bar())
    assert (found.degrees_of_freedom, found.gruebler) == (1, -2)
    assert found.loops == ("O3",)
    assert len(found.redundant) == 3
    assert all(name.startswith("O3") for name in found.redundant)
    assert set(found.not_unique) == {"O1", "O2", "O3", "O4"}


def test_where_the_loop_is_cut_does_not_matter():
    model = spatial_four_bar().without("O1")
    crank = model.bodies["crank"]
    model.revolute("O1", model.ground.point(), crank.point(-0.4, 0), cut=True)
    found = al.mobility(model)
    assert (found.degrees_of_freedom, found.gruebler) == (1, -2)
    assert found.loops == ("O1",)
    assert len(found.redundant) == 3


def test_a_ball_and_a_sleeve_in_the_place_of_two_hinges_remove_the_redundancy():
    """Hinge, hinge, ball, sleeve: 3 x 6 - (5 + 5 + 3 + 4) = 1, which is the freedom there is."""
    model = spatial_four_bar().without("O3").without("O4")
    coupler, rocker = model.bodies["coupler"], model.bodies["rocker"]
    model.cylindrical("O4", model.ground.point(2, 0), rocker.point(-0.8, 0), axis=(0, 0, 1))
    model.spherical("O3", coupler.point(1, 0), rocker.point(0.8, 0))
    found = al.mobility(model)
    assert (found.degrees_of_freedom, found.gruebler) == (1, 1)
    assert found.redundant == found.not_unique == ()


def test_a_driven_four_bar_has_no_freedom_left():
    model = four_bar()
    model.constrain("drive", model.joints["O1"].coordinate - 2 * model.time)
    assert al.mobility(model).degrees_of_freedom == 0


# --- overconstrained linkages ---------------------------------------------------------------------------------------

ALPHA, BETA = 0.6, 1.1


def test_bennett_linkage_moves_against_the_count():
    """Four skew hinges, a / sin(alpha) = b / sin(beta), opposite links alike (Bennett 1903): one freedom for -2."""
    a, b = np.sin(ALPHA), np.sin(BETA)
    found = al.mobility(ring("Bennett", [(a, ALPHA), (b, BETA), (a, ALPHA), (b, BETA)]))
    assert (found.degrees_of_freedom, found.gruebler) == (1, -2)
    assert len(found.redundant) == 3


def test_bennett_linkage_with_another_ratio_is_rigid():
    """It closes in flat positions only, where it cannot move."""
    a, b = np.sin(ALPHA), 1.2 * np.sin(BETA)
    found = al.mobility(ring("no Bennett", [(a, ALPHA), (b, BETA), (a, ALPHA), (b, BETA)]))
    assert (found.degrees_of_freedom, found.gruebler) == (0, -2)


def test_sarrus_linkage_moves_in_a_straight_line_against_the_count():
    """Two legs of three parallel hinges each, across each other: 5 x 6 - 6 x 5 = 0, but the platform can rise."""
    model = al.Model("Sarrus")
    platform = link(model, "platform")
    for name, axis, x, y in (("x", (1, 0, 0), 0, 1), ("y", (0, 1, 0), 1, 0)):
        lower, upper = link(model, f"lower {name}"), link(model, f"upper {name}")
        model.revolute(f"foot {name}", model.ground.point(x, y, 0), lower.point(), axis=axis)
        model.revolute(f"knee {name}", lower.point(0, 0, 1), upper.point(), axis=axis)
        model.revolute(f"head {name}", upper.point(0, 0, 1), platform.point(x / 2, y / 2, 0), axis=axis)
    found = al.mobility(model)
    assert (found.degrees_of_freedom, found.gruebler) == (1, 0)
    assert len(found.redundant) == 1
    assert found.loops == ("head y",)


def test_hooke_shaft_moves_against_the_count():
    found = al.mobility(hooke_shaft())
    assert (found.degrees_of_freedom, found.gruebler) == (1, -2)
    assert set(found.not_unique) <= {"bearing 1", "bearing 2", "cross"}
    assert len(found.not_unique) > 1


@pytest.mark.parametrize("n", [1, 3])
def test_a_row_of_four_bars_has_one_freedom(n):
    found = al.mobility(n_four_bar(n))
    assert found.degrees_of_freedom == 1
    assert len(found.loops) == n


def test_slider_crank_has_one_freedom_as_counted():
    found = al.mobility(slider_crank())
    assert (found.degrees_of_freedom, found.gruebler) == (1, 1)
    assert len(found.loops) == 1


# --- rolling --------------------------------------------------------------------------------------------------------


def test_rolling_disk_has_three_freedoms_of_velocity():
    assert al.mobility(rolling_disk()).degrees_of_freedom == 3


@pytest.mark.parametrize("axis", [None, "e2"])
def test_a_ball_or_wheel_that_rolls_has_three_freedoms(axis):
    """Six, less the contact and two conditions of no slip."""
    model = al.Model("roller")
    body = link(model, "roller")
    model.rolling("roll", body, radius=0.3, axis=axis and getattr(body, axis))
    found = al.mobility(model)
    assert (found.degrees_of_freedom, found.gruebler) == (3, 3)


def test_wheelset_has_one_redundant_condition():
    """Both wheels forbid the same sliding along the axle: four conditions of no slip, of which three are independent."""
    found = al.mobility(wheelset())
    assert (found.degrees_of_freedom, found.gruebler) == (2, 1)
    assert len(found.redundant) == 1
    assert {"left rolls", "right rolls"} <= set(found.not_unique)
    assert "floor" not in found.not_unique


# --- other ----------------------------------------------------------------------------------------------------------


def test_a_constraint_said_twice_is_named():
    model = four_bar()
    theta = model.joints["O1"].coordinate
    model.constrain("hold", theta - 0.7)
    model.constrain("hold again", 2 * theta - 1.4)
    found = al.mobility(model)
    assert found.degrees_of_freedom == 0
    assert found.redundant == ("hold again",)
    assert found.not_unique == ("hold", "hold again")
    assert "hold again" in str(found)


def test_constraints_that_contradict_each_other_are_refused_by_name():
    model = four_bar()
    theta = model.joints["O1"].coordinate
    model.constrain("hold", theta - 0.7)
    model.constrain("hold elsewhere", theta - 0.9)
    with pytest.raises(al.AssemblyError, match="hold"):
        al.mobility(model)


def test_an_empty_model_is_refused():
    with pytest.raises(ModelError, match="empty"):
        al.mobility(al.Model("nothing"))


def test_a_disk_that_lies_flat_in_the_drawn_position_is_told_to_have_no_number_there():
    model = al.Model("flat disk")
    disk = model.body("disk", mass=1, inertia=(1, 1, 2))
    model.rolling("roll", disk, radius=0.5, axis=disk.axis(0, 0, 1))
    with pytest.raises(al.AssemblyError, match="'roll' has no number: a disk that rolls has no lowest point"):
        al.mobility(model)
