"""Rotations against SciPy's spatial transforms, and angular velocities against R^T R' by finite differences."""

import itertools

import numpy as np
import pytest
import symengine as se
from scipy.spatial.transform import Rotation as Spatial

import alembert as al
from alembert.description.rotations import (
    euler_angle_rates,
    euler_angles_of,
    euler_parameter_matrix,
    euler_parameter_rates,
    euler_parameters_of,
    euler_sequence,
    perpendiculars,
    skew,
    turn,
)
from alembert.errors import ModelError
from alembert.expressions.algebra import expression
from alembert.expressions.arrays import array
from alembert.expressions.evaluation import evaluate

SEQUENCES = [
    "".join(s) for s in itertools.product("XYZ", repeat=3) if s[0] != s[1] and s[1] != s[2]
]  # the twelve: six with three axes, six with two
ROUNDING = 1e-14  # a few products of sines and cosines in double precision
STEP = 1e-5  # central differences: error STEP^2 / 6 of third derivatives, and rounding 1e-16 / STEP
DIFFERENCE = 1e-9  # which is some 1e-10 of each for the rates of order one used here

ANGLES, RATES = se.symbols("a b c"), se.symbols("a' b' c'")
PARAMETERS = se.symbols("e0 e1 e2 e3")
W = se.symbols("w1 w2 w3")


def euler_angle_velocity(letters, angles, rates):
    """The angular velocity in the turned axes for the rates of three Euler angles, from the turns."""
    return al.rotation(letters, *angles).angular_velocity(dict(zip(angles, rates, strict=True)))


def angular_velocity(matrix, matrix_rate):
    """The body-axis angular velocity of a rotation matrix from its rate: skew(w) = R^T R' (Poisson's equation)."""
    w = matrix.T @ matrix_rate
    return array([w[2, 1], w[0, 2], w[1, 0]])


def numbers(symbols, values):
    return dict(zip(symbols, map(float, values), strict=True))


def axial(matrix):
    return np.array([matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]]) / 2


def body_rate(rotation_at):
    """The angular velocity in the turned axes at time zero: R^T R' by central differences."""
    rate = (rotation_at(STEP) - rotation_at(-STEP)) / (2 * STEP)
    return axial(rotation_at(0.0).T @ rate)


def draws(count, size, seed=0):
    return np.random.default_rng(seed).uniform(-1.3, 1.3, (count, size))


def poles(letters):
    """The middle angles at which the first and third axes are parallel."""
    return (0.0, np.pi) if letters[0] == letters[2] else (np.pi / 2, -np.pi / 2)


def test_there_are_twelve_sequences():
    assert len(SEQUENCES) == 12
    assert [euler_sequence(s.lower(), "test") for s in SEQUENCES] == SEQUENCES


@pytest.mark.parametrize("letters", ["XXY", "XYY", "XY", "XYZX", "ABC", 3])
def test_other_sequences_are_refused(letters):
    with pytest.raises(ModelError, match="angle sequence"):
        euler_sequence(letters, "test")


@pytest.mark.parametrize("letters", SEQUENCES)
def test_sequences_against_scipy(letters):
    matrix = al.rotation(letters, *ANGLES).array
    for angles in draws(5, 3):
        expected = Spatial.from_euler(letters, angles).as_matrix()
        np.testing.assert_allclose(evaluate(matrix, numbers(ANGLES, angles)), expected, atol=ROUNDING)


@pytest.mark.parametrize("letters", SEQUENCES)
def test_angular_velocity_against_finite_differences(letters):
    w = euler_angle_velocity(letters, ANGLES, RATES)
    for angles, rates in zip(draws(3, 3), draws(3, 3, seed=1), strict=True):
        expected = body_rate(lambda t, a=angles, r=rates: Spatial.from_euler(letters, a + t * r).as_matrix())
        found = evaluate(w, numbers(ANGLES, angles) | numbers(RATES, rates))
        np.testing.assert_allclose(found, expected, atol=DIFFERENCE)


@pytest.mark.parametrize("letters", SEQUENCES)
def test_angle_rates_invert_the_angular_velocity(letters):
    w = euler_angle_velocity(letters, ANGLES, RATES)
    back = euler_angle_rates(letters, ANGLES, w)
    for angles, rates in zip(draws(5, 3), draws(5, 3, seed=1), strict=True):
        found = evaluate(back, numbers(ANGLES, angles) | numbers(RATES, rates))
        away = min(abs(np.sin(angles[1] - pole)) for pole in poles(letters))
        np.testing.assert_allclose(found, rates, atol=10 * ROUNDING / away)  # rounding grows towards the pole


@pytest.mark.parametrize("letters", SEQUENCES)
def test_angles_round_trip(letters):
    low = 0.0 if letters[0] == letters[2] else -np.pi / 2  # SciPy's range of the middle angle
    for first, middle, third in draws(5, 3):
        angles = [first, low + 0.2 + abs(middle), third]
        matrix = Spatial.from_euler(letters, angles).as_matrix()
        np.testing.assert_allclose(euler_angles_of(letters, matrix), angles, atol=10 * ROUNDING)


@pytest.mark.parametrize("letters", SEQUENCES)
def test_poles(letters):
    """At the poles the third angle is zero, the matrix is still the one given, and no rates give a turn across."""
    for middle in poles(letters):
        matrix = Spatial.from_euler(letters, [0.3, middle, 0.4]).as_matrix()
        angles = euler_angles_of(letters, matrix)
        assert angles[2] == 0
        np.testing.assert_allclose(Spatial.from_euler(letters, angles).as_matrix(), matrix, atol=1e-7)
        slopes = [evaluate(euler_angle_velocity(letters, ANGLES, row), numbers(ANGLES, angles)) for row in unit_rates()]
        assert np.linalg.matrix_rank(np.array(slopes), tol=1e-7) == 2


def unit_rates():
    return [[expression(int(i == k)) for i in range(3)] for k in range(3)]


def test_a_turn_about_any_axis_against_scipy():
    for axis in [*np.eye(3), *draws(3, 3)]:
        unit = axis / np.linalg.norm(axis)
        found = evaluate(turn(array(unit.tolist()), expression(0.7)), {})
        np.testing.assert_allclose(found, Spatial.from_rotvec(0.7 * unit).as_matrix(), atol=ROUNDING)


def test_rotations_from_numbers_against_scipy():
    """From a matrix, four Euler parameters of any length, and roll, pitch and yaw about axes that stand still."""
    for p, angles in zip(draws(5, 4), draws(5, 3, seed=1), strict=True):
        expected = quaternion(p).as_matrix()
        for found in (al.Rotation.from_quaternion(*p), al.Rotation.from_matrix(expected)):
            np.testing.assert_allclose(evaluate(found.array, {}), expected, atol=ROUNDING)
        rolled = al.Rotation.from_roll_pitch_yaw(*angles.tolist())
        np.testing.assert_allclose(
            evaluate(rolled.array, {}), Spatial.from_euler("xyz", angles).as_matrix(), atol=ROUNDING
        )
    half = np.diag([-1.0, 1.0, -1.0])  # half a turn, where the skew part says nothing
    np.testing.assert_allclose(evaluate(al.Rotation.from_matrix(half).array, {}), half, atol=ROUNDING)


WRONG = {
    "found four zeros": lambda: al.Rotation.from_quaternion(0, 0, 0, 0),
    "right-handed": lambda: al.Rotation.from_matrix(np.diag([1, 1, -1])),
    "Rotation.from_matrix": lambda: al.Rotation.from_matrix([1, 2, 3]),
    "Rotation.from_quaternion": lambda: al.Rotation.from_quaternion(1, np.nan, 0, 0),
    "Rotation.from_roll_pitch_yaw": lambda: al.Rotation.from_roll_pitch_yaw("no angle (", 0, 0),
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_no_rotation_is_refused(words):
    with pytest.raises(ModelError, match=words):
        WRONG[words]()


def test_skew_is_the_vector_product():
    w, s = draws(2, 3)
    np.testing.assert_allclose(evaluate(skew(array(w.tolist())), {}) @ s, np.cross(w, s), atol=ROUNDING)


# --- Euler parameters -----------------------------------------------------------------------------------------------


def quaternion(p):
    """SciPy's order: the scalar last."""
    return Spatial.from_quat([p[1], p[2], p[3], p[0]])


def test_euler_parameters_against_scipy():
    matrix = euler_parameter_matrix(PARAMETERS)
    for p in draws(5, 4):
        unit = p / np.linalg.norm(p)
        found = evaluate(matrix, numbers(PARAMETERS, unit))
        np.testing.assert_allclose(found, quaternion(unit).as_matrix(), atol=ROUNDING)
        stretched = evaluate(matrix, numbers(PARAMETERS, p))
        np.testing.assert_allclose(stretched, (p @ p) * found, atol=10 * ROUNDING)  # homogeneous of degree two


def test_euler_parameter_rates_against_finite_differences():
    """p' = 1/2 G^T w moves the rotation matrix with the angular velocity w in body axes, and keeps p.p."""
    rates = euler_parameter_rates(PARAMETERS, array(W))
    matrix = euler_parameter_matrix(PARAMETERS)
    for p, w in zip(draws(3, 4), draws(3, 3, seed=1), strict=True):
        unit = p / np.linalg.norm(p)
        rate = evaluate(rates, numbers(PARAMETERS, unit) | numbers(W, w))
        assert abs(unit @ rate) < ROUNDING
        found = body_rate(lambda t, a=unit, r=rate: evaluate(matrix, numbers(PARAMETERS, a + t * r)))
        np.testing.assert_allclose(found, w, atol=DIFFERENCE)


HALF_TURNS = [np.pi * axis for axis in np.eye(3)] + [np.pi * np.array([1, 2, 2]) / 3, np.pi * np.array([-2, 1, 2]) / 3]


@pytest.mark.parametrize("vector", [np.zeros(3), *draws(6, 3), *(3.1 * np.eye(3)), *HALF_TURNS])
def test_euler_parameters_round_trip(vector):
    """Small turns, large ones, and half turns, where e0 vanishes; e0 is not negative."""
    matrix = Spatial.from_rotvec(vector).as_matrix()
    p = euler_parameters_of(matrix)
    assert p[0] >= 0
    assert abs(p @ p - 1) < ROUNDING
    np.testing.assert_allclose(evaluate(euler_parameter_matrix(PARAMETERS), numbers(PARAMETERS, p)), matrix, atol=1e-14)


# --- rotations as products of turns ---------------------------------------------------------------------------------


def test_products_and_inverses_against_matrices():
    one, other = al.rotation("ZX", 0.3, -0.8), al.rotation("Y", 0.5)
    R, S = (evaluate(r.array, {}) for r in (one, other))
    np.testing.assert_allclose(evaluate((one @ other).array, {}), R @ S, atol=ROUNDING)
    np.testing.assert_allclose(evaluate(one.transposed.array, {}), R.T, atol=ROUNDING)
    vector = one @ al.vector(1, 2, 3)
    np.testing.assert_allclose(evaluate(vector.components, {}), R @ [1, 2, 3], atol=ROUNDING)


def test_angular_velocity_of_a_product_that_depends_on_time_through_its_symbols():
    a, b = ANGLES[:2]
    turned = al.rotation("ZXZ", 2 * a + b, a * b, b**2)
    w = turned.angular_velocity({a: RATES[0], b: RATES[1]})
    point, rates = np.array([0.4, -0.7]), np.array([0.9, 0.6])
    found = evaluate(w, numbers((a, b), point) | numbers(RATES[:2], rates))
    expected = body_rate(lambda t: evaluate(turned.array, numbers((a, b), point + t * rates)))
    np.testing.assert_allclose(found, expected, atol=10 * DIFFERENCE)  # the angles themselves are curved in time


def test_angular_velocity_of_a_matrix_with_its_rate():
    w, R = draws(2, 3)[0], Spatial.from_rotvec([0.3, 0.4, -0.9]).as_matrix()
    rate = R @ evaluate(skew(array(w.tolist())), {})
    found = angular_velocity(array(R.tolist()), array(rate.tolist()))
    np.testing.assert_allclose(evaluate(found, {}), w, atol=ROUNDING)


@pytest.mark.parametrize("axis", [*np.eye(3), *-np.eye(3), *draws(4, 3)])
def test_perpendiculars_make_a_right_handed_frame(axis):
    third = axis / np.linalg.norm(axis)
    first, second = (evaluate(v, {}) for v in perpendiculars(array(third.tolist())))
    frame = np.column_stack([first, second, third])
    np.testing.assert_allclose(frame.T @ frame, np.eye(3), atol=ROUNDING)
    assert np.linalg.det(frame) > 0


def test_perpendiculars_of_an_axis_with_symbols():
    b = se.Symbol("b")
    axis = array([se.cos(b), se.sin(b), 0])
    first, second = (evaluate(v, {b: 0.4}) for v in perpendiculars(axis))
    frame = np.column_stack([first, second, evaluate(axis, {b: 0.4})])
    np.testing.assert_allclose(frame.T @ frame, np.eye(3), atol=ROUNDING)
    assert np.linalg.det(frame) > 0
