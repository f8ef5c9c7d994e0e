"""Driving constraints against closed forms: the force or torque that the drive must supply, and its work."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import planar_arm
from alembert.formulations import METHODS

G = 9.81


def test_lift_needs_its_weight_and_its_acceleration():
    """z = h sin(w t): m (g + z'')."""
    m, h, w = 2.0, 0.3, 4.0
    model = al.Model("lift")
    cabin = model.body("cabin", mass=m, inertia=(0.1, 0.1, 0.1))
    model.gravity((0, 0, -G))
    shaft = model.prismatic("shaft", model.ground.point(), cabin.point(0.3, 0, 0), axis=(0, 0, 1), coordinate="z")
    model.constrain("drive", shaft.coordinate - h * sp.sin(w * model.time))
    run = al.simulate(model, 2.0, samples=20)
    force, torque = run.reaction("drive").force, run.reaction("drive").torque
    assert np.abs(torque).max() < 1e-9  # it acts at the point of the joint
    assert np.abs(force - np.outer(m * (G - h * w**2 * np.sin(w * run.time)), (0, 0, 1))).max() < 1e-9
    assert np.abs(run.reaction("shaft").force).max() < 1e-9
    gained = m * (G * run["z"] + h**2 * w**2 / 2 * (np.cos(w * run.time) ** 2 - 1))
    assert np.abs(run.work("drive") - gained).max() < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_torque_on_a_crank(method):
    """theta = a sin(w t): (J + m l^2) theta'' + m g l cos(theta)."""
    m, J, half, a, w = 2.0, 0.1, 0.5, 0.3, 2.0
    model = al.Model("crank")
    rod = model.body("rod", mass=m, inertia=J, plane="xy")
    pin = model.revolute("pin", model.ground.point(), rod.point(-half, 0), coordinate="theta")
    model.gravity((0, -G, 0))
    model.constrain("drive", pin.coordinate - a * sp.sin(w * model.time))
    run = al.simulate(model, 1.0, samples=10, method=method)
    theta = a * np.sin(w * run.time)
    torque = -(J + m * half**2) * w**2 * theta + m * G * half * np.cos(theta)
    assert np.abs(run.reaction("drive").torque - np.outer(torque, (0, 0, 1))).max() < 1e-8
    assert np.abs(run.reaction("pin").torque).max() < 1e-9


def test_drive_by_a_rate_alone():
    """A flywheel with theta' = W (1 - exp(-t)) from rest: the torque J W exp(-t), and the work J theta'^2 / 2."""
    J, W = 0.4, 3.0
    model = al.Model("flywheel")
    wheel = model.body("wheel", mass=1.0, inertia=(0.2, 0.2, J))
    model.revolute("axle", model.ground.point(), wheel.point(), axis=(0, 0, 1), coordinate="theta")
    model.constrain("motor", sp.Symbol("theta'") - W * (1 - sp.exp(-model.time)))
    run = al.simulate(model, 3.0, samples=20, rtol=1e-11, atol=1e-12)
    fall = np.exp(-run.time)
    assert np.abs(run["theta"] - W * (run.time - 1 + fall)).max() < 1e-9
    assert np.abs(run.reaction("motor").torque - np.outer(J * W * fall, (0, 0, 1))).max() < 1e-9
    assert np.abs(run.work("motor") - J * (W * (1 - fall)) ** 2 / 2).max() < 1e-9


def test_two_drives_of_an_arm_supply_its_inverse_dynamics():
    """The torques of the textbook's 2R arm for theta1 = sin t, theta2 = t^2 / 2, each on the link behind its joint."""
    model = planar_arm()
    for joint, motion in (("shoulder", sp.sin(model.time)), ("elbow", model.time**2 / 2)):
        model.constrain(f"drive of {joint}", model.joints[joint].coordinate - motion)
    run = al.simulate(model, 2.0, samples=20)
    t, v = run.time, {k: run.parameters[k] for k in ("m1", "m2", "l1", "r1", "r2", "I1", "I2")}
    tau1, tau2 = arm_torques(np.sin(t), t**2 / 2, np.cos(t), t, -np.sin(t), np.ones_like(t), **v)
    shoulder, elbow = run.reaction("drive of shoulder"), run.reaction("drive of elbow")
    assert (shoulder.body, elbow.body) == ("upper", "lower")
    assert np.abs(shoulder.torque[:, 2] - tau1).max() < 1e-7
    assert np.abs(elbow.torque[:, 2] - tau2).max() < 1e-7


def arm_torques(q1, q2, w1, w2, a1, a2, m1, m2, l1, r1, r2, I1, I2):
    """Lagrange's equations of the 2R arm with the second angle measured from the first link."""
    c2, s2 = np.cos(q2), np.sin(q2)
    h = m2 * l1 * r2
    M22 = I2 + m2 * r2**2
    M12 = M22 + h * c2
    M11 = I1 + m1 * r1**2 + m2 * l1**2 + M22 + 2 * h * c2
    weight2 = m2 * G * r2 * np.cos(q1 + q2)
    weight1 = (m1 * r1 + m2 * l1) * G * np.cos(q1) + weight2
    tau1 = M11 * a1 + M12 * a2 - h * s2 * (2 * w1 * w2 + w2**2) + weight1
    return tau1, M12 * a1 + M22 * a2 + h * s2 * w1**2 + weight2


def test_particle_carried_round_a_circle():
    """A driven path x = r cos(w t), y = r sin(w t): the centripetal force m r w^2 inward."""
    m, r, w = 1.5, 0.4, 5.0
    model = al.Model("carousel")
    seat = model.particle("seat", mass=m, plane="xy")
    model.constrain("x", seat.x - r * sp.cos(w * model.time))
    model.constrain("y", seat.y - r * sp.sin(w * model.time))
    run = al.simulate(model, 2.0, samples=20)
    inward = -m * w**2 * run.pose("seat")[0]
    assert np.abs(run.reaction("x").force + run.reaction("y").force - inward).max() < 1e-8
    assert np.abs(run.work("x") + run.work("y")).max() < 1e-9


def test_crank_of_a_scotch_yoke_at_a_constant_rate():
    """x = r cos(w t) of a yoke on a spring: the torque is the power of mass and spring, (m x'' + k x) x' / w."""
    m, k, r, w = 0.8, 20.0, 0.2, 3.0
    model = al.Model("scotch yoke")
    crank = model.body("crank", mass=1.0, inertia=0.05, plane="xy")
    yoke = model.particle("yoke", mass=m, line="x")
    axle = model.revolute("axle", model.ground.point(), crank.point(), coordinate="theta")
    model.constrain("slot", yoke.x - crank.point(r, 0).position.dot((1, 0, 0)))
    model.potential("spring", k * yoke.x**2 / 2)
    model.constrain("motor", axle.coordinate - w * model.time)
    run = al.simulate(model, 3.0, initial={"yoke.x": r}, samples=30, rtol=1e-11, atol=1e-12)
    x, rate = r * np.cos(w * run.time), -r * w * np.sin(w * run.time)
    torque = (-m * w**2 + k) * x * rate / w
    assert np.abs(run.reaction("motor").torque[:, 2] - torque).max() < 1e-9
    assert run.work("motor")[-1] == pytest.approx((k - m * w**2) / 2 * (x[-1] ** 2 - x[0] ** 2), abs=1e-9)


def test_drive_against_friction_supplies_it():
    """A block pushed over a floor at v(t) = 1 + sin(t) / 2: m v' + mu m g."""
    m, mu = 2.0, 0.25
    model = al.Model("pusher")
    block = model.particle("block", mass=m, plane="xy")
    model.gravity((0, -G, 0))
    model.constrain("floor", block.y)
    model.friction("floor", coefficient=mu)
    model.constrain("drive", model.rate(block.x) - 1 - sp.sin(model.time) / 2)
    run = al.simulate(model, 3.0, samples=20)
    force = run.reaction("drive").force[:, 0]
    assert np.abs(force - m * np.cos(run.time) / 2 - mu * m * G).max() < 1e-9
    assert run.work("floor")[-1] == pytest.approx(-mu * m * G * (3 + (1 - math.cos(3)) / 2), abs=1e-9)
