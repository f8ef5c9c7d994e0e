"""Coulomb friction against closed forms, by all five formulations: ramps, grooves, wires, rails and hinges."""

import numpy as np
import pytest
from scipy.optimize import brentq
from sympy import cos, sin

import alembert as al
from alembert.errors import DerivationError
from alembert.formulations import METHODS
from alembert.mechanism import with_friction
from states import at, body_accelerations, random_numbers, solved, value

M, G, MU, SLOPE = 1.7, 9.81, 0.3, 0.6
ROUNDING = 1e-11  # linear solves, and repetition until the friction stands still to rounding
DOWN = np.array([np.cos(SLOPE), -np.sin(SLOPE)])

five = pytest.mark.parametrize("method", METHODS)
both_ways = pytest.mark.parametrize("speed", [1.3, -0.4])


def accelerations(model, method, state):
    eom = al.derive(model, method)
    return body_accelerations(eom, at(eom, state))


def close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=0, atol=ROUNDING * max(1.0, np.abs(expected).max(initial=0.0)))


# --- ramps ----------------------------------------------------------------------------------------------------------


def ramp(model, point):
    """A ramp through the origin that falls to the right."""
    model.gravity((0, -G, 0))
    model.constrain("ramp", sin(SLOPE) * point[0] + cos(SLOPE) * point[1])


@five
@both_ways
def test_block_on_a_ramp(method, speed):
    """Down the ramp g (sin - mu cos), up it g (sin + mu cos)."""
    model = al.Model("ramp")
    block = model.particle("block", mass=M, plane="xy")
    ramp(model, block.position)
    model.friction("ramp", coefficient=MU)
    place, v = 0.5 * DOWN, speed * DOWN
    state = {"block.x": place[0], "block.y": place[1], "block.x'": v[0], "block.y'": v[1]}
    found = accelerations(model, method, state)
    a = G * (np.sin(SLOPE) - np.sign(speed) * MU * np.cos(SLOPE))
    close([found["block.x'"], found["block.y'"]], a * DOWN)


@five
@both_ways
def test_box_that_slides_on_one_corner(method, speed):
    """A box on its corner, which slides: the friction acts at the corner, and turns the box."""
    model = al.Model("box")
    box = model.body("box", mass=M, inertia=0.2, plane="xy")
    corner = box.point(0.3, -0.4)
    ramp(model, corner.position)
    model.friction("ramp", coefficient=MU, at=corner)
    place = -np.array([0.3, -0.4])  # the box upright, with its corner at the origin
    state = {"box.x": place[0], "box.y": place[1], "box.x'": speed * DOWN[0], "box.y'": speed * DOWN[1]}
    found = accelerations(model, method, state)
    n, t = np.array([np.sin(SLOPE), np.cos(SLOPE)]), -np.sign(speed) * DOWN
    force = n + MU * t  # for a unit normal reaction
    arm = np.array([0.3, -0.4])
    torque = arm[0] * force[1] - arm[1] * force[0]
    # the corner does not leave the ramp: n.(g + N force / m + spin' x arm) = 0
    N = G * np.cos(SLOPE) / (n @ force / M + torque / 0.2 * (n @ [-arm[1], arm[0]]))
    close([found["box.x'"], found["box.y'"]], np.array([0, -G]) + N * force / M)
    close(found["box.angle'"], N * torque / 0.2)
    assert N > 0


@five
def test_particle_on_a_floor_is_slowed_against_its_velocity(method):
    model = al.Model("floor")
    puck = model.particle("puck", mass=M)
    model.gravity((0, 0, -G))
    model.constrain("floor", puck.z)
    model.friction("floor", coefficient=MU)
    found = accelerations(model, method, {"puck.x'": 0.6, "puck.y'": -0.8})
    close([found["puck.x'"], found["puck.y'"], found["puck.z'"]], [-MU * G * 0.6, MU * G * 0.8, 0])


@five
def test_no_coefficient_no_friction(method):
    model = al.Model("ice")
    puck = model.particle("puck", mass=M)
    model.gravity((1, 0, -G))
    model.constrain("floor", puck.z)
    model.friction("floor", coefficient=model.parameters(mu=0.0))
    found = accelerations(model, method, {"puck.x'": 0.6, "puck.y'": -0.8})
    close([found["puck.x'"], found["puck.y'"]], [1, 0])


# --- grooves and wires: two normal reactions ------------------------------------------------------------------------

HALF = 0.7  # half the angle between the walls of the groove


def bead(conditions):
    """A bead that moves along x down a slope, between the walls or on the wire given by conditions in y and z."""
    model = al.Model("bead")
    particle = model.particle("bead", mass=M)
    model.gravity((G * sin(SLOPE), 0, -G * cos(SLOPE)))
    for name, condition in conditions(particle).items():
        model.constrain(name, condition)
        model.friction(name, coefficient=MU)
    return model


@five
@both_ways
def test_two_frictional_walls_of_a_groove(method, speed):
    """Each wall bears m g cos / (2 sin(half)), so that the groove has the coefficient mu / sin(half)."""

    def walls(b):
        return {f"wall{k}": side * b.y * cos(HALF) - b.z * sin(HALF) for k, side in enumerate((1, -1))}

    found = accelerations(bead(walls), method, {"bead.x'": speed})
    a = G * (np.sin(SLOPE) - np.sign(speed) * MU * np.cos(SLOPE) / np.sin(HALF))
    close(found["bead.x'"], a)


@five
@both_ways
def test_a_wire_bears_the_length_of_its_two_reactions(method, speed):
    """On one wire held by two conditions askew the friction is mu m g cos, however they are chosen."""
    found = accelerations(bead(lambda b: {"wire": [b.y + b.z, 3 * b.z - b.y]}), method, {"bead.x'": speed})
    close(found["bead.x'"], G * (np.sin(SLOPE) - np.sign(speed) * MU * np.cos(SLOPE)))


# --- rails and hinges -----------------------------------------------------------------------------------------------


@five
@both_ways
@pytest.mark.parametrize("turned", [False, True])
def test_slider_on_a_rail_in_space(method, speed, turned):
    """The rail bears m |g - (g.a) a|; it does not matter which end is named first."""
    model = al.Model("rail")
    g, axis = np.array([1.0, -2.0, -G]), np.array([2, 1, 2]) / 3
    car = model.body("car", mass=M, inertia=(0.1, 0.2, 0.2), center=(0.1, 0.2, 0))
    model.gravity(tuple(g))
    ends = model.ground.point(0.1, 0, 0), car.point(0, 0, 0.1)
    model.prismatic("rail", *(ends[::-1] if turned else ends), axis=(2, 1, 2))
    model.friction("rail", coefficient=MU)
    found = accelerations(model, method, {"rail.slide'": -speed if turned else speed})
    across = g - (g @ axis) * axis
    a = (g @ axis - np.sign(speed) * MU * np.linalg.norm(across)) * axis
    close([found[f"car.{k}'"] for k in "xyz"], a)


@five
@both_ways
@pytest.mark.parametrize("plane", [None, "xy"])
def test_pendulum_with_a_rough_pin(method, speed, plane):
    """(J + m l^2) a = -m g l sin - sign(w) mu r N, with N the length of the reaction, found as a root in a."""
    l, J, r, theta = 0.6, 0.2, 0.05, 0.8  # noqa: E741
    model = al.Model("pin")
    rod = model.body("rod", mass=M, inertia=J if plane else (J, J, J), plane=plane)
    model.gravity((0, -G, 0))
    model.revolute("pin", model.ground.point(), rod.point(0, l), coordinate="theta")
    model.friction("pin", coefficient=MU, radius=r)
    found = accelerations(model, method, {"theta": theta, "theta'": speed})

    def miss(a):
        N = np.hypot(M * G * np.cos(theta) + M * l * speed**2, M * G * np.sin(theta) + M * l * a)
        return (J + M * l**2) * a + M * G * l * np.sin(theta) + np.sign(speed) * MU * r * N

    close(found["rod.angle'" if plane else "rod.w3"], brentq(miss, -100, 100, xtol=1e-14))


def test_two_rough_pins_against_the_reactions_of_newton_euler():
    """At the solution each pin's friction is the coefficient times its radius times its reaction, against its turning."""
    model = al.Model("double")
    upper, lower = (model.body(k, mass=M, inertia=(0.1, 0.1, 0.1)) for k in ("upper", "lower"))
    model.gravity((0, -G, 0))
    ends = {"one": (model.ground.point(), upper.point(0, 0.5)), "two": (upper.point(0, -0.5), lower.point(0.4, 0))}
    radii = {"one": 0.1, "two": 0.05}
    for name, pair in ends.items():
        model.revolute(name, *pair)
        model.friction(name, coefficient=MU, radius=radii[name])
    eom = al.derive(model, "newton-euler")
    numbers = random_numbers(eom.kinematics)
    du, lam = solved(eom, numbers)
    M_, f, A = (value(x, numbers) for x in (eom.M, eom.f, eom.A))
    left = M_ @ du - f - A.T @ lam  # what friction does to the bodies
    known = dict(numbers) | dict(zip(eom.lam, lam, strict=True))
    expected = []
    for name in ends:
        speed = value(eom.kinematics.express(eom.model.joints[name].measured_speeds[0]), numbers)
        reaction = al.joint_reactions(eom, name)[-1]
        force = value(list(reaction.force), known)[:2]
        expected.append(-np.sign(speed) * MU * radii[name] * np.linalg.norm(force))
    close(left[[5, 11]], [expected[0] - expected[1], expected[1]])  # about z, of the upper and of the lower body
    close(np.delete(left, [5, 11]), np.zeros(10))


# --- where there is no solution -------------------------------------------------------------------------------------


def no_motion(n):
    return np.zeros(0), np.zeros(0)


def test_normal_reactions_that_feed_on_friction_are_found():
    """n = 3 + n / 2, and two that feed on each other."""
    assert abs(with_friction(no_motion, lambda du, lam, n: 3 + n / 2, 1).normals[0] - 6) < 1e-10
    small = with_friction(no_motion, lambda du, lam, n: 3e-15 + n / 2, 1, unit=3e-15)  # in units of large forces
    assert small.normals[0] == pytest.approx(6e-15, rel=1e-10)
    both = with_friction(no_motion, lambda du, lam, n: np.array([1 + n[1] / 2, 2 + n[0] / 4]), 2).normals
    close(both, np.array([16 / 7, 18 / 7]))


def test_a_normal_reaction_that_grows_without_limit_is_refused():
    """n = 1 + 2 n has no solution that pushes (Painleve 1895)."""
    with pytest.raises(DerivationError, match="Painleve"):
        with_friction(no_motion, lambda du, lam, n: 1 + 2 * n, 1)


@five
def test_friction_on_what_cannot_slide_is_left_out(method):
    """A hinge held still by a constraint has no direction of sliding: all formulations agree that it has no friction."""
    model = al.Model("held")
    rod = model.body("rod", mass=M, inertia=0.2, plane="xy")
    model.gravity((0, -G, 0))
    pin = model.revolute("pin", model.ground.point(), rod.point(0, 0.5))
    model.constrain("hold", pin.coordinate - 0.3)
    model.friction("pin", coefficient=MU, radius=0.1)
    assert al.agree(model, [method, "lagrange"])
