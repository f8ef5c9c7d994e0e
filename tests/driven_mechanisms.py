"""Mechanisms on their way under constraints of many kinds, with motors: loops, redundant ones, rolling, own coordinates."""

import runpy
from functools import cache
from pathlib import Path

import numpy as np
import sympy as sp

import alembert as al
from alembert.examples import four_bar, hooke_shaft, n_four_bar, rolling_disk, six_bar, slider_crank, spatial_chain
from alembert.examples.starts import STARTS
from overconstrained import bricard, bricard_angles
from own_coordinates import geared_four_bar

EXAMPLES = Path(__file__).parent.parent / "examples"
CRANK = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
ROD = (0.1, 0.12, 0.02)


def on_the_way(model, initial, duration=0.1, keep=(), inputs=None):
    """A mechanism and the end of a run."""
    run = al.simulate(model, duration, initial=initial, keep=list(keep), samples=2, inputs=inputs)
    return al.compile(model), run.coordinates[-1], run.speeds[-1]


def as_it_starts(model, name):
    start = STARTS[name]
    return on_the_way(model, start.initial, 0.2, start.keep)


def four_bar_in_the_wind():
    """Loads in time and of an input."""
    model = four_bar()
    hinge = model.joints["O1"]
    model.torque("wind", hinge, model.input("gust") * model.time + 3 * sp.sin(model.time) * hinge.coordinate)
    return on_the_way(model, CRANK, inputs={"gust": 0.0})


def guided_arm():
    """A guide that moves by itself holds the hand of an arm."""
    model = al.Model("guided")
    g = model.parameters(g=9.81)
    a, b, c = (model.body(name, mass=1, inertia=0.1, plane="xy") for name in "abc")
    model.revolute("A", model.ground.point(), a.point(-0.2, 0), coordinate="qa")
    model.revolute("B", a.point(0.2, 0), b.point(-0.5, 0), coordinate="qb")
    model.revolute("C", b.point(0.5, 0), c.point(-0.4, 0), coordinate="qc")
    hand = c.point(0.4, 0).position
    model.constrain("guide", hand[1] - 0.3 - 0.1 * sp.sin(2 * model.time) * hand[0])
    model.gravity((0, -g, 0))
    return on_the_way(model, {"qa": 1.0, "qb": -0.8, "qc": 0.4}, 0.3)


def crank_and_rocker_with_balls():
    """A loop in space with Euler parameters: its coupler may spin, which no motor on a hinge can make."""
    model = al.Model("balls")
    m, g, d = model.parameters(m=0.7, g=9.81, d=0.8)
    crank, rocker = (model.body(name, mass=1.1, inertia=ROD) for name in ("crank", "rocker"))
    coupler = model.body("coupler", mass=m, inertia=(0.1, 0.12, 0.03))
    model.revolute("A", model.ground.point(), crank.point(-0.15, 0, 0), axis=(0, 0, 1), coordinate="a")
    model.spherical("S", crank.point(0.15, 0, 0), coupler.point(-0.5, 0, 0))
    model.revolute("B", model.ground.point(d, 0.2, 0.1), rocker.point(0, -0.35, 0), axis=(1, 0.3, 0), coordinate="b")
    model.spherical("T", coupler.point(0.5, 0, 0), rocker.point(0, 0.35, 0))
    model.gravity((0, -g, 0))
    return on_the_way(model, {"a": 0.4, "a'": 1.5}, keep=["a", "a'"])


def parallel_hinges():
    """A four-bar of bodies in space on parallel hinges, which hold each other three times too often."""
    model = al.Model("parallel hinges")
    g, m = model.parameters(g=9.81, m=1.0)
    a, c = (model.body(name, mass=m, inertia=ROD) for name in "ac")
    b = model.body("b", mass=1.3, inertia=(0.1, 0.2, 0.15))
    model.revolute("A", model.ground.point(), a.point(-0.2, 0, 0.05), axis=(0, 0, 1), coordinate="qa")
    model.revolute("B", a.point(0.2, 0, 0.1), b.point(-0.5, 0, 0), axis=(0, 0, 1), coordinate="qb")
    model.revolute("C", model.ground.point(1, 0, 0), c.point(-0.4, 0, 0.1), axis=(0, 0, 1), coordinate="qc")
    model.revolute("D", b.point(0.5, 0, 0), c.point(0.4, 0, 0.15), axis=(0, 0, 1))
    model.gravity((0.5, -g, 2.0))
    return on_the_way(model, {"qa": 1.0, "qa'": 1.5}, keep=["qa", "qa'"])


def bricard_loop():
    even, odd = bricard_angles(0.4)
    return on_the_way(bricard(), {f"q{k}": (even, odd)[k % 2] for k in range(5)} | {"q0'": 0.7})


def delta():
    """In millimetres."""
    model, _ = runpy.run_path(str(EXAMPLES / "delta_robot.py"))["delta_robot"]()
    model.gravity((0, 0, -9810.0))
    motors = {"theta1": 0.3, "theta2": 0.4, "theta3": 0.2}
    return on_the_way(model, {**motors, "hand.z": -230.0, "theta1'": 1.0, "theta2'": -0.5}, 0.02, motors)


def stewart():
    model = runpy.run_path(str(EXAMPLES / "stewart_platform.py"))["stewart_platform"]()
    model.gravity((0, 0, -9.81))
    R = np.array(al.rotation("ZXZ", 0.3, 0.2, 0.1).array, dtype=float)
    start = al.inverse_kinematics(model, {"plate": ((0.1, -0.05, 1.1), R)}, guess={}).values
    return on_the_way(model, start | {f"s{k}'": 0.1 * k - 0.2 for k in range(6)}, 0.01)


def bead_on_a_wire():
    """Own coordinates that a wire holds, and a hinge."""
    model = al.Model("bead on a wire")
    s, r = model.coordinate("s"), model.coordinate("r")
    g, k = model.parameters(g=9.81, k=1.3)
    pose = {"position": (s, r, sp.sin(s) * r), "rotation": al.rotation("ZX", s, r)}
    bead = model.body("bead", mass=1.0, inertia=(0.1, 0.2, 0.3), **pose)
    arm = model.body("arm", mass=0.5, inertia=(0.1, 0.1, 0.1))
    model.gravity((0, 0, -g))
    model.constrain("wire", s**2 + k * r**2 - 1.2)
    model.revolute("wrist", bead.point(0.2, 0, 0), arm.point(0, 0.1, 0.2), axis=(0, 1, 0), coordinate="w")
    return on_the_way(model, {"s": 0.5, "r": 0.85, "w": 0.3, "s'": 0.7, "w'": 1.0}, keep=["s", "s'", "w"])


def tied_chain():
    """Balls with Euler parameters, at a rope that stays tight."""
    model = spatial_chain(3)
    model.distance("tie", model.bodies["bar3"].point(0.1, 0, -0.25), model.ground.point(0.5, 0.2, -0.6), length=0.4)
    start = {"joint1.e0": np.cos(0.3), "joint1.e1": np.sin(0.3), "joint2.e0": 1.0, "joint1.w1": 0.4}
    return on_the_way(model, start | {"joint3.e0": np.cos(0.2), "joint3.e2": -np.sin(0.2)}, 0.05)


def gripper():
    """An arm with two fingers, of which one follows the other: no loop, and a recursion."""
    model = al.Model("gripper")
    m, g = model.parameters(m=0.6, g=9.81)
    arm, hand = (model.body(name, mass=m, inertia=(0.1, 0.2, 0.15)) for name in ("arm", "hand"))
    left, right = (model.body(name, mass=0.1, inertia=(0.01, 0.02, 0.01)) for name in ("left", "right"))
    model.revolute("A", model.ground.point(), arm.point(-0.3, 0, 0.1), axis=(0, 1, 0), coordinate="a", armature=0.1)
    model.revolute("B", arm.point(0.4, 0, 0), hand.point(-0.2, 0.1, 0), axis=(1, 1, 0), coordinate="b")
    for finger, sign in ((left, 1), (right, -1)):
        ends = hand.point(0.1, 0.1 * sign, 0), finger.point(0, 0.05, 0.02)
        model.prismatic(f"{finger.name} rail", *ends, axis=(0, sign, 0), coordinate=f"{finger.name}_s")
    both = (model.joints[f"{side} rail"].coordinate for side in ("left", "right"))
    model.constrain("mimic", next(both) - next(both))
    model.gravity((0, 0, -g))
    return al.compile(model), np.array([0.3, -0.5, 0.1, 0.1]), np.array([1.0, 0.5, 0.2, 0.2])


ALL_OF_STEWART = [f"s{k}" for k in range(6)]
CASES = {
    "four-bar": (lambda: on_the_way(four_bar(), CRANK), ["theta1", "phi1", "phi2"], ("g", "m1", "l1", "r3")),
    "four-bar in the wind": (four_bar_in_the_wind, ["theta1", "phi1"], ("g", "l2")),
    "slider-crank": (lambda: as_it_starts(slider_crank(), "slider_crank"), ["x3", "phi1", "phi2"], ("M1", "M3", "J2")),
    "six-bar": (lambda: as_it_starts(six_bar(), "six_bar"), ["theta3", "theta1", "theta5"], ("m1", "l4", "h")),
    "three four-bars": (
        lambda: as_it_starts(n_four_bar(3), "n_four_bar"),
        ["theta1", "phi2", "theta0", "phi0", "phi1", "theta2", "theta3"],
        (),
    ),
    "Hooke's joint": (lambda: as_it_starts(hooke_shaft(), "hooke_shaft"), ["alpha2", "alpha1"], ("m", "a")),
    "Bricard's loop": (bricard_loop, ["q0", "q3", "q1"], ("m", "g")),
    "parallel hinges": (parallel_hinges, ["qc", "qa", "qb"], ("m", "g")),
    "rotors": (lambda: on_the_way(geared_four_bar(), {"a": 1.0, "a'": 2.0}, keep=["a", "a'"]), ["a", "c", "b"], ()),
    "balls": (crank_and_rocker_with_balls, ["S.w1", "a", "b", "S.w2", "S.w3"], ("m", "d")),
    "tied chain": (tied_chain, [f"joint{k}.w{i}" for k in (1, 2, 3) for i in (1, 2, 3)], ("m", "l")),
    "guided arm": (guided_arm, ["qc", "qa", "qb"], ("g",)),
    "delta robot": (delta, ["theta1", "theta2", "theta3", "hand.x", "hand.z"], ()),
    "Stewart platform": (stewart, [*ALL_OF_STEWART, "a0", "b1"], ()),
    "bead on a wire": (bead_on_a_wire, ["s", "w", "r"], ("g",)),
    "rolling disk": (
        lambda: as_it_starts(rolling_disk(), "rolling_disk"),
        ["heading", "tilt", "spin", "disk.x", "disk.y"],
        ("m", "g"),
    ),
    "gripper": (gripper, ["a", "b", "left_s", "right_s"], ("m", "g")),
}
"""Mechanisms on their way; motors, of which the first are as many as degrees of freedom; parameters."""
START = {"four-bar in the wind": {"time": 0.7, "inputs": [1.3]}, "guided arm": {"time": 0.3}}


@cache
def ready(name):
    make, motors, names = CASES[name]
    mechanism, q, u = make()
    return mechanism, q, u, motors, names, al.mobility(mechanism.eom.model).degrees_of_freedom
