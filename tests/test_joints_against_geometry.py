"""Every joint against the geometry of two bodies: its residuals, freedoms, speeds, coordinates and rates."""

from collections import Counter

import numpy as np
import pytest

import alembert as al
from alembert.assembly.assembler import Assembler, absolute_state
from alembert.description import TIME
from alembert.description.rotations import euler_parameters_of
from alembert.expressions.arrays import array
from alembert.expressions.evaluation import evaluate
from alembert.kinematics import absolute_kinematics, tree_kinematics
from alembert.kinematics.auxiliary_coordinates import relative_pose
from states import random_numbers

ROUNDING = 1e-13  # products of a few matrices of order one
STEP, DIFFERENCE = 1e-5, 1e-8  # central differences of curves with third derivatives of order ten: 10 STEP^2 / 6
ORIENTATION = al.rotation("XZY", 0.4, -0.7, 1.1)

# The joints that carry coordinates: what each needs, its freedoms, and its basic constraints by the table "Connection
# between basic and intermediate/high level GCons" (Haug 1989): SJ = 3 CD, RJ = SJ + perpendicular 1, and so on.
PAIRS = {
    "revolute": ({"axis": (1, 2, 2)}, 1, {"CD": 3, "DP1": 2}),
    "prismatic": ({"axis": (1, 2, 2)}, 1, {"DP1": 3, "DP2": 2}),
    "cylindrical": ({"axis": (0, 3, 4)}, 2, {"DP1": 2, "DP2": 2}),
    "screw": ({"axis": (2, -1, 2), "pitch": 0.3}, 1, {"DP1": 2, "DP2": 3}),
    "universal": ({"axis": (1, 0, 0), "axis_b": (0, 3, 4)}, 2, {"CD": 3, "DP1": 1}),
    "planar": ({"normal": (1, 1, 0)}, 3, {"DP1": 2, "DP2": 1}),
    "fixed": ({}, 0, {"CD": 3, "DP1": 3}),
    "spherical": ({}, 3, {"CD": 3}),
    "free": ({}, 6, {}),
}
ANGLED = {kind: ({"angles": ("ZXY", "a", "b", "c")}, *PAIRS[kind][1:]) for kind in ("spherical", "free")}
# The composite joints only constrain.
LINKS = {
    "distance": ({"length": 0.9}, 5, {"D": 1}),
    "revolute_spherical": ({"axis": (1, 2, 2), "length": 0.9}, 4, {"D": 1, "DP2": 1}),
    "point_on_line": ({"axis": (1, 2, 2)}, 4, {"DP2": 2}),
    "point_on_plane": ({"normal": (1, 2, 2)}, 5, {"DP2": 1}),
}
ALL = [*PAIRS.items(), *((f"{kind}", row) for kind, row in ANGLED.items())]
IDS = [*PAIRS, *(f"{kind} by angles" for kind in ANGLED)]


def two_bodies(kind, options, first="AB"):
    """A joint between two spatial bodies; the first body made is the free one, from which the tree is walked."""
    model = al.Model(kind)
    for name in first:
        model.body(name, mass=1, inertia=(1, 1, 1), center=(0.1, -0.2, 0.3) if name == "B" else (0, 0, 0))
    a, b = model.bodies["A"].point(0.2, 0.1, -0.3), model.bodies["B"].point(0.1, 0.4, -0.1)
    turned = {} if kind in LINKS else {"orientation": ORIENTATION}
    getattr(model, kind)("joint", a, b, **options, **turned)
    return model


def unit(vector):
    return np.array(vector) / np.linalg.norm(vector)


@pytest.mark.parametrize(("kind", "row"), [*ALL, *LINKS.items()], ids=[*IDS, *LINKS])
def test_basic_constraints_against_the_table_of_haug(kind, row):
    options, freedoms, basic = row
    residuals = two_bodies(kind, options).joints["joint"].residuals
    assert Counter(r.kind for r in residuals) == basic
    assert len(residuals) == 6 - freedoms


@pytest.mark.parametrize(("kind", "row"), ALL, ids=IDS)
def test_residuals_vanish_on_the_pose_of_the_joint(kind, row):
    tree = tree_kinematics(two_bodies(kind, row[0]))
    residuals = [tree.express(r.value) for r in tree.model.joints["joint"].residuals]
    for seed in range(3):
        values = evaluate(array(residuals), random_numbers(tree, seed))
        np.testing.assert_allclose(values, 0, atol=ROUNDING)


@pytest.mark.parametrize(("kind", "row"), [*ALL, *LINKS.items()], ids=[*IDS, *LINKS])
def test_rank_of_the_constraints_is_six_less_the_freedoms(kind, row):
    model = two_bodies(kind, row[0])
    tree, absolute = tree_kinematics(model), absolute_kinematics(model)
    assembler = Assembler(tree)
    state = assembler.random_state(np.random.default_rng(0))
    numbers = absolute_state(state, assembler, absolute).numbers
    A = evaluate(absolute.constraint_matrix, numbers)
    assert A.shape == (6 - row[1], 12)
    assert np.linalg.matrix_rank(A, tol=1e-9) == 6 - row[1]


@pytest.mark.parametrize(("kind", "row"), ALL, ids=IDS)
def test_speeds_measured_on_the_bodies_are_the_speeds(kind, row):
    tree = tree_kinematics(two_bodies(kind, row[0]))
    joint = tree.model.joints["joint"]
    numbers = random_numbers(tree)
    measured = evaluate(tree.express_array(joint.measured_speeds), numbers)
    np.testing.assert_allclose(measured, [numbers[u] for u in joint.speed_symbols], atol=10 * ROUNDING)


@pytest.mark.parametrize(("kind", "row"), ALL, ids=IDS)
def test_coordinates_measured_in_the_pose_are_the_coordinates(kind, row):
    assembler = Assembler(tree_kinematics(two_bodies(kind, row[0])))
    joint = assembler.kinematics.model.joints["joint"]
    numbers = assembler.random_state(np.random.default_rng(0)).numbers
    poses = assembler.poses(np.array([numbers[s] for s in assembler.arguments]))
    found = joint.coordinates_from(*relative_pose(joint, poses, numbers), numbers)
    expected = np.array([numbers[q] for q in joint.coordinate_symbols])
    if joint.spins and expected[-4] < 0:
        expected[-4:] *= -1  # both signs of the Euler parameters are the same rotation
    np.testing.assert_allclose(found, expected, atol=ROUNDING)


@pytest.mark.parametrize("angle", [-9.3, -3.0, 0.2, 3.2, 20.0])
def test_a_screw_knows_how_many_turns_it_has_made(angle):
    tree = tree_kinematics(two_bodies("screw", PAIRS["screw"][0]))
    joint = tree.model.joints["joint"]
    numbers = {joint.coordinate_symbols[0]: angle}
    pose = (evaluate(joint.rotation_array, numbers), evaluate(joint.displacement, numbers))
    np.testing.assert_allclose(joint.coordinates_from(*pose, numbers), angle, atol=10 * ROUNDING)


@pytest.mark.parametrize(("kind", "row"), ALL, ids=IDS)
def test_relative_velocities_against_finite_differences(kind, row):
    """The displacement's rate, and the angular velocity in the second body's axes, along q' = N u."""
    joint = two_bodies(kind, row[0]).joints["joint"]
    numbers = random_numbers(tree_kinematics(two_bodies(kind, row[0])))
    q = np.array([numbers[s] for s in joint.coordinate_symbols])
    rate = evaluate(joint.coordinate_rates, numbers)

    def slope(values):
        ends = [dict(zip(joint.coordinate_symbols, q + t * rate, strict=True)) for t in (STEP, -STEP)]
        return (evaluate(values, ends[0]) - evaluate(values, ends[1])) / (2 * STEP)

    spin = evaluate(joint.rotation_array, numbers).T @ slope(joint.rotation_array)
    w = [spin[2, 1], spin[0, 2], spin[1, 0]]
    np.testing.assert_allclose(evaluate(joint.relative_angular_velocity, numbers), w, atol=DIFFERENCE)
    np.testing.assert_allclose(evaluate(joint.displacement_rate, numbers), slope(joint.displacement), atol=DIFFERENCE)


@pytest.mark.parametrize(("kind", "row"), ALL, ids=IDS)
def test_backward_traversal_gives_the_motion_that_forward_started_from(kind, row):
    """Walk from A to B; then from B, with the motion found there, back to A."""
    forward, backward = (tree_kinematics(two_bodies(kind, row[0], first)) for first in ("AB", "BA"))
    assert forward.tree == (("joint", "A", "B"),)
    assert backward.tree == (("joint", "B", "A"),)
    numbers = dict(random_numbers(forward))
    _, b = forward.motions
    turned = evaluate(b.R, numbers)
    numbers |= dict(zip(backward.coordinates[:3], evaluate(b.r, numbers), strict=True))
    numbers |= dict(zip(backward.coordinates[3:7], euler_parameters_of(turned), strict=True))
    numbers |= dict(zip(backward.speeds[:6], evaluate(forward.body_velocity[6:], numbers), strict=True))
    there, back = forward.motions[0], backward.motions[1]
    for part in ("r", "R", "v", "w", "V"):
        expected = evaluate(getattr(there, part), numbers)
        np.testing.assert_allclose(evaluate(getattr(back, part), numbers), expected, atol=10 * ROUNDING, err_msg=part)


@pytest.mark.parametrize(("kind", "row"), ALL, ids=IDS)
def test_velocities_along_the_tree_against_finite_differences(kind, row):
    tree = tree_kinematics(two_bodies(kind, row[0]))
    numbers = random_numbers(tree)
    q = np.array([numbers[s] for s in tree.coordinates])
    rate = evaluate(tree.coordinate_rates, numbers)
    ends = [numbers | dict(zip(tree.coordinates, q + t * rate, strict=True)) for t in (STEP, -STEP)]
    b = tree.motions[1]
    for place, velocity in ((b.r, b.v), (b.R[:, 0], np.cross(b.R @ b.w, b.R[:, 0]))):
        slope = (evaluate(place, ends[0]) - evaluate(place, ends[1])) / (2 * STEP)
        np.testing.assert_allclose(evaluate(array(velocity), numbers), slope, atol=DIFFERENCE)


# --- the constraints against what they are for ----------------------------------------------------------------------


def assembled(kind, options, constrain=None):
    """The rotation of B in A, the vector between the joint's points in A's axes, and the time, where constraints hold."""
    model = two_bodies(kind, options)
    if constrain:
        model.constrain("condition", constrain(model))
    assembler = Assembler(tree_kinematics(model))
    numbers = assembler.random_state(np.random.default_rng(2)).numbers
    poses = assembler.poses(np.array([numbers[s] for s in assembler.arguments]))
    return *relative_pose(model.joints["joint"], poses, numbers), numbers[TIME], poses


def test_composite_joints_hold_what_they_say():
    axis = unit((1, 2, 2))
    for kind, (options, _, _) in LINKS.items():
        d = assembled(kind, options)[1]
        if "length" in options:
            assert abs(np.linalg.norm(d) - 0.9) < 1e-11, kind  # assembly closes to 1e-12 of the arms
        if kind in ("revolute_spherical", "point_on_plane"):
            assert abs(axis @ d) < 1e-11, kind
        if kind == "point_on_line":
            assert np.linalg.norm(np.cross(axis, d)) < 1e-11, kind


def test_a_cut_joint_holds_the_axis_and_the_point():
    R, d, _, _ = assembled("cylindrical", PAIRS["cylindrical"][0] | {"cut": True})
    axis = unit(PAIRS["cylindrical"][0]["axis"])
    on_b = evaluate(ORIENTATION.array, {}).T @ axis
    assert np.linalg.norm(np.cross(axis, R @ on_b)) < 1e-11
    assert np.linalg.norm(np.cross(axis, d)) < 1e-11


DRIVEN = {
    "DP1": lambda m, f: al.DP1(m.bodies["A"].e1, m.bodies["B"].e2, f),
    "DP2": lambda m, f: al.DP2(m.bodies["A"].e1, *points(m), f),
    "D": lambda m, f: al.D(*points(m), f),
    "CD": lambda m, f: al.CD((0, 0, 1), *points(m), f),
}


def points(model):
    return model.joints["joint"].a, model.joints["joint"].b


@pytest.mark.parametrize("kind", DRIVEN)
def test_basic_constraints_follow_the_function_on_their_right(kind):
    """f(t) = (1 + t) / 4 on the right side: the angle, projection, distance or height takes that value."""
    R, d, t, poses = assembled("free", {}, lambda model: DRIVEN[kind](model, (1 + model.time) / 4))
    height = (poses["A"][1] @ d)[2]
    found = {"DP1": R[0, 1], "DP2": d[0], "D": np.linalg.norm(d), "CD": height}[kind]
    assert abs(found - (1 + t) / 4) < 1e-11
    assert 0.25 < found < 0.5


def test_perpendicular_conditions_are_two_dot_products():
    model = two_bodies("free", {})
    A, B = model.bodies.values()
    assert [r.kind for r in al.perpendicular_1(A.e1, A.e2, B.e3)] == ["DP1", "DP1"]
    assert [r.kind for r in al.perpendicular_2(A.e1, A.e2, *points(model))] == ["DP2", "DP2"]
    model.constrain("along", [*al.perpendicular_1(A.e1, A.e2, B.e3), *al.perpendicular_2(A.e1, A.e2, *points(model))])
    assert al.mobility(model).degrees_of_freedom == 12 - 4
