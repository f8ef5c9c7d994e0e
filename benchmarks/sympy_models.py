"""The benchmark's mechanisms written for SymPy's mechanics package, in the symbols of the bundled examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import sympy as sp
import sympy.physics.mechanics as me

Speeds = Callable[[Any], Any]
Build = Callable[[Speeds], "Mechanism"]


@dataclass(frozen=True)
class Mechanism:
    """What both methods of SymPy start from; dependent coordinates and speeds stand last."""

    frame: me.ReferenceFrame
    origin: me.Point
    coordinates: Sequence[Any]
    speeds: Sequence[Any]
    bodies: Sequence[me.RigidBody]
    gravity: me.Vector
    constants: Sequence[sp.Symbol]
    inputs: Sequence[Any] = ()
    loads: Sequence[Any] = ()
    holonomic: Sequence[Any] = ()
    nonholonomic: Sequence[Any] = field(default=())


@dataclass(frozen=True)
class Compiled:
    """Mass matrix and forcing as one numeric function, and where the accelerations stand in the solution."""

    mechanism: Mechanism
    function: Callable[..., tuple[Any, Any]]
    first: int

    def accelerations(self, numbers: Mapping[str, float]) -> dict[str, float]:
        """The second derivative of each coordinate at a state given by name (a rate is `theta'`)."""
        names = [q.name for q in self.mechanism.coordinates]
        rest = [*self.mechanism.constants, *self.mechanism.inputs]
        values = ([numbers[k] for k in names], [numbers[f"{k}'"] for k in names], [numbers[s.name] for s in rest])
        mass, forcing = self.function(*values)
        solution = np.linalg.solve(mass, np.ravel(forcing))[self.first :]
        return dict(zip(names, map(float, solution), strict=False))


# --- the two methods ------------------------------------------------------------------------------------------------


def kane(build: Build) -> Compiled:
    """Kane's equations with the rates as speeds, compiled."""
    system, method = kanes_method(build)
    return _compiled(system, method.mass_matrix, method.forcing, first=0)


def kanes_method(build: Build) -> tuple[Mechanism, me.KanesMethod]:
    """Kane's equations with the rates as speeds; dependent speeds are eliminated by KanesMethod."""
    system = build(lambda q: me.dynamicsymbols(f"{q.name}_dot"))
    q, u = list(system.coordinates), list(system.speeds)
    turns = {a.diff(): b for a, b in zip(q, u, strict=True)}
    velocity = [*system.nonholonomic, *(me.msubs(c.diff(me.dynamicsymbols._t), turns) for c in system.holonomic)]
    free_q, free_u = len(q) - len(system.holonomic), len(u) - len(velocity)
    method = me.KanesMethod(
        system.frame,
        q[:free_q],
        u[:free_u],
        [b - a for a, b in turns.items()],
        q_dependent=q[free_q:],
        configuration_constraints=list(system.holonomic),
        u_dependent=u[free_u:],
        velocity_constraints=velocity,
    )
    weights = [(body.masscenter, body.mass * system.gravity) for body in system.bodies]
    method.kanes_equations(list(system.bodies), [*weights, *system.loads])
    return system, method


def lagrange(build: Build) -> Compiled:
    """Lagrange's equations with the weights as a potential, and multipliers for the constraints."""
    system = build(lambda q: q.diff())
    for body in system.bodies:
        body.potential_energy = -body.mass * system.gravity.dot(body.masscenter.pos_from(system.origin))
    method = me.LagrangesMethod(
        me.Lagrangian(system.frame, *system.bodies),
        system.coordinates,
        forcelist=list(system.loads),
        frame=system.frame,
        hol_coneqs=list(system.holonomic),
        nonhol_coneqs=list(system.nonholonomic),
    )
    method.form_lagranges_equations()
    if system.holonomic or system.nonholonomic:
        return _compiled(system, method.mass_matrix_full, method.forcing_full, first=len(system.coordinates))
    return _compiled(system, method.mass_matrix, method.forcing, first=0)


METHODS: Mapping[str, Callable[[Build], Compiled]] = {"kane": kane, "lagrange": lagrange}


def _compiled(system: Mechanism, mass: sp.Matrix, forcing: sp.Matrix, first: int) -> Compiled:
    arguments = [system.coordinates, system.speeds, [*system.constants, *system.inputs]]
    return Compiled(system, sp.lambdify(arguments, [mass, forcing], cse=True), first)


# --- the mechanisms -------------------------------------------------------------------------------------------------


def pendulum(n: int, relative: bool) -> Build:
    """The n-link pendulum in the angles between the links, or in their angles from the vertical."""

    def build(speeds: Speeds) -> Mechanism:
        frame, end = _ground()
        base, origin, bodies = frame, end, []
        q, u = _coordinates([f"theta{k}" for k in range(1, n + 1)], speeds)
        masses, lengths, g = sp.symbols(f"m1:{n + 1}"), sp.symbols(f"l1:{n + 1}"), sp.Symbol("g")
        for k, (m, length) in enumerate(zip(masses, lengths, strict=True)):
            link = _turned(f"link{k + 1}", base, base.z, q[k], u[k])
            center = _fixed(f"center{k + 1}", end, -length / 2 * link.y, frame, link)
            end = _fixed(f"end{k + 1}", end, -length * link.y, frame, link)
            bodies.append(_planar_body(center, link, m, m * length**2 / 12))
            base = link if relative else frame
        return Mechanism(frame, origin, q, u, bodies, -g * frame.y, [g, *masses, *lengths])

    return build


def rotary_pendulum(speeds: Speeds) -> Mechanism:
    """The arm on a motor with the pendulum at its end."""
    frame, origin = _ground()
    (theta, alpha), (dtheta, dalpha) = q, u = _coordinates(["theta", "alpha"], speeds)
    m_r, m_p, L_r, L_p, g, B_r, B_p = constants = sp.symbols("m_r m_p L_r L_p g B_r B_p")
    J_r, J_p, tau = sp.symbols("J_r1:4"), sp.symbols("J_p1:4"), me.dynamicsymbols("tau")
    arm = _turned("arm", frame, frame.z, theta, dtheta)
    pendulum = _turned("pendulum", arm, arm.x, alpha, dalpha)
    middle = _fixed("middle", origin, L_r / 2 * arm.x, frame, arm)
    elbow = _fixed("elbow", origin, L_r * arm.x, frame, arm)
    center = _fixed("center", elbow, L_p / 2 * pendulum.z, frame, pendulum)
    bodies = [
        me.RigidBody("arm", middle, arm, m_r, (me.inertia(arm, *J_r), middle)),
        me.RigidBody("pendulum", center, pendulum, m_p, (me.inertia(pendulum, *J_p), center)),
    ]
    bearing = -B_p * dalpha * arm.x
    loads = [(arm, (tau - B_r * dtheta) * frame.z - bearing), (pendulum, bearing)]
    return Mechanism(frame, origin, q, u, bodies, -g * frame.z, [*constants, *J_r, *J_p], [tau], loads)


def four_bar(speeds: Speeds) -> Mechanism:
    """Crank and coupler from the left, the rocker from the right, closed at O3."""
    frame, origin = _ground()
    (theta1, phi2, phi1), u = q, _ = _coordinates(["theta1", "phi2", "phi1"], speeds)
    l0, l1, l2, l3, g = lengths = sp.symbols("l0:4 g")
    masses, arms, inertias = sp.symbols("m1:4"), sp.symbols("r1:4"), sp.symbols("I1:4")
    right = _fixed("O4", origin, l0 * frame.x, frame, frame)
    crank = _turned("crank", frame, frame.z, theta1, u[0])
    coupler = _turned("coupler", crank, crank.z, phi2, u[1])
    rocker = _turned("rocker", frame, frame.z, phi1, u[2])
    elbow = _fixed("O2", origin, l1 * crank.x, frame, crank)
    links = [(origin, crank), (elbow, coupler), (right, rocker)]
    bodies = []
    for (start, link), m, r, inertia in zip(links, masses, arms, inertias, strict=True):
        center = _fixed(f"{link.name} center", start, r * link.x, frame, link)
        bodies.append(_planar_body(center, link, m, inertia))
    gap = elbow.pos_from(right) + l2 * coupler.x - l3 * rocker.x
    closure = [gap.dot(frame.x), gap.dot(frame.y)]
    constants = [*lengths, *masses, *arms, *inertias]
    return Mechanism(frame, origin, q, u, bodies, -g * frame.y, constants, holonomic=closure)


def n_four_bar(n: int) -> Build:
    """N four-bars in a row: upright rods at the pins, level ones from each to the next, which they close on."""

    def build(speeds: Speeds) -> Mechanism:
        frame, origin = _ground()
        names = [*(f"theta{k}" for k in range(n + 1)), *(f"phi{k}" for k in range(n))]
        q, u = _coordinates(names, speeds)
        m, length, g = constants = sp.symbols("m L g")
        tops, bodies, closure = [], [], []
        for k in range(n + 1):
            upright = _turned(f"upright{k}", frame, frame.z, q[k], u[k])
            pin = _fixed(f"A{k}", origin, k * length * frame.x, frame, frame)
            center = _fixed(f"upright center{k}", pin, length / 2 * upright.y, frame, upright)
            tops.append((_fixed(f"B{k}", pin, length * upright.y, frame, upright), upright))
            bodies.append(_planar_body(center, upright, m, m * length**2 / 12))
        for k, (top, upright) in enumerate(tops[:-1]):
            level = _turned(f"level{k}", upright, upright.z, q[n + 1 + k], u[n + 1 + k])
            center = _fixed(f"level center{k}", top, length / 2 * level.x, frame, level)
            bodies.append(_planar_body(center, level, m, m * length**2 / 12))
            gap = top.pos_from(origin) + length * level.x - tops[k + 1][0].pos_from(origin)
            closure += [gap.dot(frame.x), gap.dot(frame.y)]
        return Mechanism(frame, origin, q, u, bodies, -g * frame.y, constants, holonomic=closure)

    return build


def rolling_disk(speeds: Speeds) -> Mechanism:
    """The disk in the angles heading, tilt and spin; the contact neither slips nor leaves the plane."""
    frame, origin = _ground()
    q, u = _coordinates(["heading", "tilt", "spin", "disk.x", "disk.y", "disk.z"], speeds)
    m, r, g = constants = sp.symbols("m r g")
    headed = _turned("headed", frame, frame.z, q[0], u[0])
    tilted = _turned("tilted", headed, headed.x, q[1], u[1])
    disk = _turned("disk", tilted, tilted.y, q[2], u[2])
    center = origin.locatenew("center", q[3] * frame.x + q[4] * frame.y + q[5] * frame.z)
    center.set_vel(frame, u[3] * frame.x + u[4] * frame.y + u[5] * frame.z)
    inertia = me.inertia(disk, m * r**2 / 4, m * r**2 / 2, m * r**2 / 4)
    body = me.RigidBody("disk", center, disk, m, (inertia, center))
    slip = center.vel(frame) + disk.ang_vel_in(frame).cross(-r * tilted.z)
    contact = [q[5] - r * sp.cos(q[1])]
    rolling = [slip.dot(frame.x), slip.dot(frame.y)]
    return Mechanism(frame, origin, q, u, [body], -g * frame.z, constants, holonomic=contact, nonholonomic=rolling)


def seven_joint_arm(speeds: Speeds) -> Mechanism:
    """Seven round bars, turning about z, y, z, y, z, y, z."""
    frame, end = _ground()
    origin, base, bodies = end, frame, []
    q, u = _coordinates([f"q{k}" for k in range(1, 8)], speeds)
    m, length, a, g = constants = sp.symbols("m l a g")
    across = m * (3 * a**2 + length**2) / 12
    for k in range(7):
        link = _turned(f"link{k + 1}", base, base.y if k % 2 else base.z, q[k], u[k])
        center = _fixed(f"center{k + 1}", end, length / 2 * link.z, frame, link)
        end = _fixed(f"end{k + 1}", end, length * link.z, frame, link)
        inertia = me.inertia(link, across, across, m * a**2 / 2)
        bodies.append(me.RigidBody(link.name, center, link, m, (inertia, center)))
        base = link
    return Mechanism(frame, origin, q, u, bodies, -g * frame.z, constants)


def chain(n: int) -> Build:
    """Round bars on spherical joints, each joint turning about x, y and z in turn."""

    def build(speeds: Speeds) -> Mechanism:
        frame, end = _ground()
        origin, base, bodies = end, frame, []
        q, u = _coordinates([f"{angle}{k}" for k in range(1, n + 1) for angle in "abc"], speeds)
        m, length, radius, g = constants = sp.symbols("m l a g")
        across = m * (3 * radius**2 + length**2) / 12
        for k in range(n):
            first = _turned(f"first{k + 1}", base, base.x, q[3 * k], u[3 * k])
            second = _turned(f"second{k + 1}", first, first.y, q[3 * k + 1], u[3 * k + 1])
            bar = _turned(f"bar{k + 1}", second, second.z, q[3 * k + 2], u[3 * k + 2])
            center = _fixed(f"center{k + 1}", end, -length / 2 * bar.z, frame, bar)
            end = _fixed(f"end{k + 1}", end, -length * bar.z, frame, bar)
            inertia = me.inertia(bar, across, across, m * radius**2 / 2)
            bodies.append(me.RigidBody(bar.name, center, bar, m, (inertia, center)))
            base = bar
        return Mechanism(frame, origin, q, u, bodies, -g * frame.z, constants)

    return build


# --- the pieces -----------------------------------------------------------------------------------------------------


def _ground() -> tuple[me.ReferenceFrame, me.Point]:
    frame, origin = me.ReferenceFrame("N"), me.Point("O")
    origin.set_vel(frame, 0)
    return frame, origin


def _coordinates(names: Sequence[str], speeds: Speeds) -> tuple[list[Any], list[Any]]:
    q = [me.dynamicsymbols(name) for name in names]
    return q, [speeds(x) for x in q]


def _turned(name: str, base: me.ReferenceFrame, axis: me.Vector, angle: Any, speed: Any) -> me.ReferenceFrame:
    frame = me.ReferenceFrame(name)
    frame.orient_axis(base, axis, angle)
    frame.set_ang_vel(base, speed * axis)
    return frame


def _fixed(name: str, start: me.Point, arm: me.Vector, ground: me.ReferenceFrame, body: me.ReferenceFrame) -> me.Point:
    point = start.locatenew(name, arm)
    point.v2pt_theory(start, ground, body)
    return point


def _planar_body(center: me.Point, frame: me.ReferenceFrame, mass: Any, inertia: Any) -> me.RigidBody:
    return me.RigidBody(frame.name, center, frame, mass, (me.inertia(frame, 0, 0, inertia), center))
