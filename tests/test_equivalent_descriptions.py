"""One mechanism described in two ways moves as one: frames, planes, inertias and the order of its parts."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.kinematics import tree_kinematics
from states import at, body_accelerations, random_numbers

ROUNDING = 1e-10  # relative: the two descriptions differ by the rounding of a few solves


def same_motion(one, other, renamed=lambda name: name, method="kane"):
    """Whether two models, with the same tree coordinates, have the same accelerations of the bodies of the first."""
    eoms = [al.derive(model, method) for model in (one, other)]
    tree = tree_kinematics(one)
    state = {s.name: x for s, x in random_numbers(tree).items() if s in (*tree.coordinates, *tree.speeds)}
    found, expected = (body_accelerations(eom, at(eom, state)) for eom in eoms)
    for name, rate in found.items():
        assert abs(rate - expected[renamed(name)]) < ROUNDING * max(map(abs, found.values())), name


def arm(center, shift):
    """Two bodies in space whose frames are at their centres of mass, or `shift` away from them."""
    model = al.Model("arm")
    model.gravity((1, 2, -9.81))
    A, B = (model.body(k, mass=1.3, inertia=(0.2, 0.3, 0.25), center=center) for k in "AB")

    def point(body, *place):
        return body.point(*(np.array(place) + shift))

    model.universal("one", model.ground.point(), point(A, 0.2, 0, 0.1), axis=(1, 0, 0), axis_b=(0, 1, 0))
    model.revolute("two", point(A, 0, 0.3, 0), point(B, 0.1, 0.2, 0), axis=(1, 2, 2))
    model.spring("spring", model.ground.point(1, 0, 0), point(B, 0, 0, 0.4), stiffness=3, length=0.2, damping=0.1)
    model.force("push", point(B, 0.3, 0, 0), (1, 2, 3), frame=B)
    return model


@pytest.mark.parametrize("method", ["projection", "newton-euler", "lagrange"])
def test_a_frame_away_from_the_centre_of_mass_against_shifted_points(method):
    center = (0.2, -0.1, 0.3)
    same_motion(arm((0, 0, 0), np.zeros(3)), arm(center, np.array(center)), method=method)


def linkage(spatial):
    """A four-bar with a spring, in the plane or in space with parallel hinges."""
    model = al.Model("linkage")
    model.gravity((1, -9.81, 0))
    sizes = {"crank": 0.4, "coupler": 1.0, "rocker": 0.8}
    shape = {"inertia": (0.5, 0.6, 0.1)} if spatial else {"inertia": 0.1, "plane": "xy"}
    crank, coupler, rocker = (model.body(name, mass=1 + r, **shape) for name, r in sizes.items())
    model.revolute("O1", model.ground.point(), crank.point(-0.4, 0))
    model.revolute("O2", crank.point(0.4, 0), coupler.point(-1, 0))
    model.revolute("O4", model.ground.point(2, 0), rocker.point(-0.8, 0))
    model.revolute("O3", coupler.point(1, 0), rocker.point(0.8, 0))
    model.spring("spring", model.ground.point(1, 1), coupler.point(0.2, 0.1), stiffness=5, length=0.3)
    return model


@pytest.mark.parametrize("method", ["udwadia-kalaba", "lagrange", "kane"])
def test_a_linkage_in_the_plane_against_the_same_in_space(method):
    def in_space(name):
        return name.replace(".angle'", ".w3")

    same_motion(linkage(spatial=False), linkage(spatial=True), in_space, method)


def block(turned):
    """A body on a hinge and a spring, by its principal axes or by axes that are turned in it."""
    model = al.Model("block")
    model.gravity((1, 2, -9.81))
    J = np.diag([0.2, 0.3, 0.4])
    turn = al.rotation("XZY", 0.4, -0.8, 1.1) if turned else al.rotation("X", 0)
    R = np.array(turn.matrix, dtype=float).T  # components in the body's axes of a vector given in principal axes
    inertia = R @ J @ R.T
    body = model.body("block", mass=1.3, inertia=((inertia + inertia.T) / 2).tolist())
    model.universal(
        "hinge",
        model.ground.point(),
        body.point(*(R @ [0.2, 0.1, 0.3])),
        axis=(1, 0, 0),
        axis_b=(0, 3, 4),
        orientation=turn,
        coordinates=("a", "b"),
    )
    model.spring("spring", model.ground.point(1, 1, 1), body.point(*(R @ [0, 0.4, 0])), stiffness=4, length=0.1)
    return model


CENTRE = ("block.x'", "block.y'", "block.z'")


def test_an_inertia_matrix_against_principal_values_in_turned_axes():
    """The centre of mass moves in the same way for the same angles of the joint."""
    found = []
    for turned in (False, True):
        eom = al.derive(block(turned), "lagrange")
        numbers = at(eom, {"a": 0.4, "b": -0.7, "a'": 1.2, "b'": 0.8})
        found.append([rate for name, rate in body_accelerations(eom, numbers).items() if name in CENTRE])
    np.testing.assert_allclose(found[1], found[0], rtol=ROUNDING)


def test_principal_values_are_a_diagonal_matrix():
    models = []
    for inertia in ((0.2, 0.3, 0.4), np.diag([0.2, 0.3, 0.4]).tolist(), sp.diag(0.2, 0.3, 0.4)):
        model = al.Model("free")
        model.body("block", mass=1, inertia=inertia)
        models.append(al.derive(model, "lagrange").mass_matrix)
    assert models[0] == models[1] == models[2]


def branched(order):
    """Two arms on a common base, made in the given order."""
    model = al.Model("branched")
    model.gravity((1, 2, -9.81))
    for name in order:
        model.body(name, mass=1.3, inertia=(0.2, 0.3, 0.25))
    points = {name: body.point(0.1, 0.3, -0.2) for name, body in model.bodies.items()}
    base = model.bodies["base"]
    joints = {
        "base": lambda: model.spherical("ball", model.ground.point(), points["base"]),
        "left": lambda: model.revolute("left hinge", base.point(0.5, 0, 0), points["left"], axis=(1, 2, 2)),
        "right": lambda: model.revolute("right hinge", points["right"], base.point(0, 0.5, 0), axis=(0, 1, 0)),
    }
    for name in order:
        joints[name]()
    return model


@pytest.mark.parametrize("method", ["projection", "newton-euler", "lagrange"])
def test_the_order_in_which_parts_are_made_does_not_matter(method):
    same_motion(branched(("base", "left", "right")), branched(("right", "left", "base")), method=method)
