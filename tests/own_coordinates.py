"""Mechanisms in the user's own coordinates, and the same in joints."""

import sympy as sp

import alembert as al
from alembert.examples import double_pendulum_in_angles, quarter_car, spring_pendulum


def hinged_pendulum() -> al.Model:
    model = al.Model("hinged")
    m, l, J, g = model.parameters(m=1.2, l=0.7, J=0.1, g=9.81)  # noqa: E741
    rod = model.body("rod", mass=m, inertia=J, plane="xy")
    model.revolute("hinge", model.ground.point(), rod.point(-l, 0), coordinate="theta")
    model.gravity((0, -g, 0))
    model.torque("motor", rod, model.input("tau"))
    return model


def placed_pendulum() -> al.Model:
    """The same pendulum in an angle of the user's own."""
    model = al.Model("placed")
    m, l, J, g = model.parameters(m=1.2, l=0.7, J=0.1, g=9.81)  # noqa: E741
    theta = model.coordinate("theta")
    place = (l * sp.cos(theta), l * sp.sin(theta))
    rod = model.body("rod", mass=m, inertia=J, plane="xy", position=place, rotation=theta)
    model.gravity((0, -g, 0))
    model.torque("motor", rod, model.input("tau"))
    return model


def hinged_arm() -> al.Model:
    """Two spatial bodies on hinges that are not parallel, with a spring, a damper and a motor."""
    model = al.Model("hinged arm")
    l, k = model.parameters(l=0.6, k=3.0)  # noqa: E741
    first = model.body("first", mass=1.1, inertia=(0.1, 0.2, 0.25))
    second = model.body("second", mass=0.6, inertia=((0.1, 0.02, 0), (0.02, 0.12, 0), (0, 0, 0.15)))
    model.revolute("A", model.ground.point(), first.point(-l, 0, 0), axis=(0, 0, 1), coordinate="a")
    model.revolute("B", first.point(l, 0, 0), second.point(-l / 2, 0, 0), axis=(0, 1, 0), coordinate="b")
    return with_loads(model, k)


def placed_arm() -> al.Model:
    """The same with poses as formulas of both angles."""
    model = al.Model("placed arm")
    l, k = model.parameters(l=0.6, k=3.0)  # noqa: E741
    a, b = model.coordinate("a"), model.coordinate("b")
    forward = sp.Matrix([sp.cos(a), sp.sin(a), 0])
    onward = sp.Matrix([sp.cos(a) * sp.cos(b), sp.sin(a) * sp.cos(b), -sp.sin(b)])
    model.body("first", mass=1.1, inertia=(0.1, 0.2, 0.25), position=tuple(l * forward), rotation=al.rotation("Z", a))
    turned = {"position": tuple(2 * l * forward + l / 2 * onward), "rotation": al.rotation("ZY", a, b)}
    model.body("second", mass=0.6, inertia=((0.1, 0.02, 0), (0.02, 0.12, 0), (0, 0, 0.15)), **turned)
    return with_loads(model, k)


def with_loads(model, k):
    first, second = model.bodies.values()
    model.gravity((0.3, -9.81, 0.5))
    model.spring("band", model.ground.point(0, 1, 0), second.point(0.1, 0, 0), stiffness=k, length=0.2)
    model.damper("oil", model.ground.point(0, 1, 0.5), first.point(0.1, 0, 0), damping=0.3)
    model.force("push", second.point(0, 0.1, 0), (model.input("F"), sp.sin(model.time), 0))
    return model


def carried_by_a_placed_body() -> al.Model:
    """Joints, one with quasi-speeds and one with a rotor, on a body in own coordinates."""
    model = al.Model("carried")
    l, J, k, r = model.parameters(l=0.7, J=0.1, k=3.0, r=0.02)  # noqa: E741
    theta, s = model.coordinate("theta"), model.coordinate("s")
    place = (l * sp.cos(theta), l * sp.sin(theta), s)
    rod = model.body("rod", mass=1.2, inertia=(J, 2 * J, J), position=place, rotation=al.rotation("ZX", theta, s))
    arm = model.body("arm", mass=0.4, inertia=(0.1, 0.2, 0.15))
    hand = model.body("hand", mass=0.3, inertia=(0.1, 0.1, 0.1))
    model.spherical("ball", rod.point(0.2, 0.1, 0), arm.point(0, 0.1, 0.3))
    model.revolute("wrist", arm.point(0.1, 0, 0), hand.point(0.2, 0, 0.1), axis=(0, 1, 0), armature=r)
    model.gravity((0, -9.81, 0.5))
    model.torque("motor", model.joints["wrist"], model.input("tau"))
    model.spring("band", model.ground.point(0, 1, 0), hand.point(0.1, 0, 0), stiffness=k, length=0.2)
    return model


def geared_four_bar() -> al.Model:
    """A loop with rotors, one of them in the joint that closes it."""
    model = al.Model("geared four-bar")
    bars = [model.body(n, mass=1 + 0.2 * k, inertia=0.1 * (k + 1), plane="xy") for k, n in enumerate("abc")]
    model.revolute("A", model.ground.point(), bars[0].point(-0.2, 0), coordinate="a", armature=0.3)
    model.revolute("B", bars[0].point(0.2, 0), bars[1].point(-0.5, 0), coordinate="b", armature=0.2)
    model.revolute("C", model.ground.point(1.0, 0), bars[2].point(-0.4, 0), coordinate="c", armature=0.15)
    model.revolute("D", bars[1].point(0.5, 0), bars[2].point(0.4, 0), coordinate="d", cut=True, armature=0.1)
    model.gravity((0, -9.81, 0))
    return model


OWN = {
    f.__name__: f
    for f in (spring_pendulum, double_pendulum_in_angles, quarter_car, placed_arm, carried_by_a_placed_body)
}
"""Those in which only speeds move bodies."""
