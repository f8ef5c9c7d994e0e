"""The inertia of a drive's rotor along a joint's own speed: T = a s^2 / 2, by closed forms and between formulations."""

import numpy as np
import pytest

import alembert as al
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.mechanism import mechanism_of


def arm() -> al.Model:
    """A spatial arm of three joints, two of them driven, on a free base."""
    model = al.Model("driven arm")
    a, b = model.parameters(a=0.3, b=0.7)
    base = model.body("base", mass=3.0, inertia=(0.2, 0.3, 0.4))
    upper = model.body("upper", mass=1.0, inertia=(0.05, 0.06, 0.02), center=(0.1, 0.2, -0.3))
    lower = model.body("lower", mass=0.5, inertia=((0.02, 0.003, 0.001), (0.003, 0.03, 0.002), (0.001, 0.002, 0.015)))
    model.revolute("hip", base.point(0.1, 0, 0.2), upper.point(0, 0.1, 0), axis=(1, 2, 0.5), armature=a)
    model.prismatic("ram", upper.point(0, 0, -0.5), lower.point(0.1, 0, 0.2), axis=(0, 1, 1), armature=b)
    tip = model.body("tip", mass=0.2, inertia=(0.01, 0.01, 0.02))
    model.spherical("wrist", lower.point(0, 0.2, 0), tip.point(0, 0, 0.1), armature=0.05)
    model.gravity((0, 0, -9.81))
    return model


def loop() -> al.Model:
    """A planar four-bar driven where its loop is closed, so that the rotor's speed is no speed of the tree."""
    model = al.Model("loop")
    bars = [model.body(f"bar{k}", mass=1.0 + k, inertia=0.1, plane="xy") for k in range(3)]
    model.revolute("O", model.ground.point(0, 0), bars[0].point(-0.5, 0), coordinate="p")
    model.revolute("A", bars[0].point(0.5, 0), bars[1].point(-1, 0), coordinate="q")
    model.revolute("B", bars[1].point(1, 0), bars[2].point(-0.7, 0), coordinate="r", armature=0.4)
    model.revolute("C", bars[2].point(0.7, 0), model.ground.point(2, 0), coordinate="s", armature=0.9)
    model.gravity((0, -9.81, 0))
    return model


@pytest.mark.parametrize("build", [arm, loop])
def test_five_formulations_agree_on_rotors(build):
    assert al.agree(build())


def test_a_rotor_is_the_wheel_that_its_gear_turns():
    """A wheel I on the ground that a gear n turns with a hinge has the energy I n^2 theta'^2 / 2: an armature I n^2."""
    inertia, n = 0.02, 6.0
    runs = []
    for geared in (True, False):
        model = al.Model("geared" if geared else "armature")
        rod = model.body("rod", mass=1.0, inertia=0.1, plane="xy")
        hinge = model.revolute(
            "hinge", model.ground.point(), rod.point(0, 0.5), coordinate="q", armature=0 if geared else inertia * n**2
        )
        model.gravity((0, -9.81, 0))
        if geared:
            wheel = model.body("wheel", mass=1.0, inertia=inertia, plane="xy")
            axle = model.revolute("axle", model.ground.point(3, 0), wheel.point(), coordinate="wheel angle")
            model.constrain("gear", axle.coordinate - n * hinge.coordinate)
        runs.append(al.simulate(model, 2.0, initial={"q": 1.0, "wheel angle": 6.0} if geared else {"q": 1.0}))
    geared, simple = runs
    # both runs keep the usual tolerance of 1e-9 or so a second
    assert np.abs(geared["q"] - simple["q"]).max() < 1e-6
    assert np.abs(geared.kinetic_energy - simple.kinetic_energy).max() < 1e-5


def test_the_recursion_has_the_rotors_of_the_formulas():
    model, rng = arm(), np.random.default_rng(3)
    tree = mechanism_of(articulated_bodies(model))
    eom = al.derive(model, "lagrange")
    assert [str(s) for s in tree.eom.u] == [str(s) for s in eom.u]
    formulas = al.compile(eom)
    q, u = rng.normal(size=len(eom.q)), rng.normal(size=len(eom.u))
    for four in eom.kinematics.euler_parameters:
        q[list(four)] /= np.linalg.norm(q[list(four)])
    expected = formulas.accelerations(q, u)
    assert np.abs(tree.accelerations(q, u) - expected).max() < 1e-10 * np.abs(expected).max()
    for joint in ("hip", "ram", "wrist"):
        here, there = (m.reaction(joint, q[None], u[None]) for m in (tree, formulas))
        size = np.abs(there.force).max() + np.abs(there.torque).max()
        assert np.abs(here.force - there.force).max() < 1e-9 * size, joint
        assert np.abs(here.torque - there.torque).max() < 1e-9 * size, joint


def test_inverse_dynamics_pays_for_the_rotor():
    """A balanced wheel with an armature: torque = (J + a) q''."""
    model = al.Model("wheel")
    wheel = model.body("wheel", mass=1.0, inertia=0.5, plane="xy")
    hinge = model.revolute("hinge", model.ground.point(), wheel.point(), coordinate="q", armature=0.25)
    model.load("motor", hinge, model.input("M"))
    times = np.linspace(0, 1, 5)
    found = al.inverse_dynamics(model, {"q": lambda t: 2.0 * t**2}, times=times)
    assert np.allclose(found["M"], 0.75 * 4.0, rtol=1e-6)


def test_energy_of_a_run_with_rotors_is_kept():
    run = al.simulate(arm(), 1.0, initial={"hip.angle'": 3.0, "ram.slide'": 0.5, "wrist.w1": 2.0})
    assert np.ptp(run.energy) < 1e-6 * np.abs(run.kinetic_energy).max()


def test_a_negative_armature_is_refused():
    model = al.Model("m")
    rod = model.body("rod", mass=1.0, inertia=0.1, plane="xy")
    with pytest.raises(
        al.ModelError, match="armature of joint 'hinge': found -1; expected a number that is not negative"
    ):
        model.revolute("hinge", model.ground.point(), rod.point(), armature=-1)
