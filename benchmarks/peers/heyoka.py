"""heyoka: its Taylor integrator, compiled just in time, on equations from `heyoka.lagrangian`.

heyoka has no multibody models, so the energies are written here by recursion over the links: in angles from a fixed line
where the motion is planar, else in joint angles. Constraints join as accelerations: A u' = -A' u with multipliers.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import heyoka as hy
import numpy as np

from peers import equations, measure, planar
from peers.measure import Outcome, Runnable
from peers.task import GROUND, Link, Task

VERSION = f"heyoka {hy.__version__}"
UNROLLED = 5  # coordinates up to which the code is unrolled: beyond, the compilation takes minutes
MOST_STEPS = 200_000
EXTENDED, PRECISE = np.longdouble, 1e-18
Expressions = Sequence[Any]


@dataclass(frozen=True)
class Energies:
    """Kinetic and potential energy, dissipation, and velocities that vanish, in coordinates and their rates."""

    q: Expressions
    u: Expressions
    kinetic: Any
    potential: Any
    dissipation: Any = 0.0
    still: Expressions = ()


@dataclass(frozen=True)
class System:
    """The differential equations."""

    task: Task
    names: list[str]
    rates: list[tuple[Any, Any]]


def refusal(task: Task) -> str | None:
    """It tries everything."""
    return None


def build(task: Task) -> System:
    """The equations as expressions."""
    names = _names(task)
    variables = [hy.make_vars(f"{head}{k}") for head in "qu" for k in range(len(names))]
    q, u = variables[: len(names)], variables[len(names) :]
    energies = (_disk if not task.links else _planar if task.planar else _spatial)(task, q, u)
    return System(task, names, _rates(energies))


def settings(task: Task) -> tuple[float, ...]:
    """Tolerances; the code is compiled anew for each."""
    return tuple(10.0**-k for k in range(5, 16))


def prepare(system: System, setting: float) -> Runnable:
    """Compile."""
    task, names = system.task, system.names
    start = _start(task, names)
    compact = len(names) > UNROLLED
    integrator = hy.taylor_adaptive(system.rates, state=list(start), tol=setting, compact_mode=compact)

    def run() -> Outcome:
        integrator.time = 0.0
        integrator.state[:] = start
        outcome = integrator.propagate_until(task.duration, max_steps=MOST_STEPS)[0]
        if outcome != hy.taylor_outcome.time_limit:
            raise ArithmeticError(f"stopped at t = {integrator.time:g} ({outcome.name})")
        return Outcome(lambda: _end(task, names, integrator.state))

    return run


def reference(task: Task) -> list[float]:
    """A run in floats of 80 bits."""
    system = build(task)
    start = np.array(_start(task, system.names), dtype=EXTENDED)
    tolerance, end = EXTENDED(PRECISE), EXTENDED(task.duration)
    integrator = hy.taylor_adaptive(system.rates, start, tol=tolerance, fp_type=EXTENDED, compact_mode=True)
    integrator.propagate_until(end)
    return _end(task, system.names, integrator.state)


# --- coordinates ----------------------------------------------------------------------------------------------------


def _names(task: Task) -> list[str]:
    if task.observed == "centers":
        return [f"{turn}{k + 1}" for k in range(task.size) for turn in "abc"]
    return task.coordinates or ["heading", "tilt", "spin", "disk.x", "disk.y", "disk.z"]


def _start(task: Task, names: list[str]) -> np.ndarray:
    """Angles from a fixed line are the sums of the joint angles up to the ground."""
    y = equations.start_of(task, names)
    if not task.planar or task.family == "n_link_pendulum":
        return y
    return np.concatenate([planar.absolute(task, part) for part in np.split(y, 2)])


def _end(task: Task, names: list[str], y: np.ndarray) -> list[float]:
    if not task.planar or task.family == "n_link_pendulum":
        return equations.end_of(task, names, y)
    return task.joint_state(*(planar.relative(task, part) for part in np.split(np.array(y), 2)))


# --- energies -------------------------------------------------------------------------------------------------------


def _planar(task: Task, q: Expressions, u: Expressions) -> Energies:
    """Every link by its own angle; v = v_base + w x arm."""
    turns = [(hy.cos(a), hy.sin(a)) for a in q]
    places: list[tuple[np.ndarray, np.ndarray]] = []

    def at(k: int, point: Sequence[float]) -> tuple[np.ndarray, np.ndarray]:
        if k == GROUND:
            return np.array(point[:2]), np.zeros(2)
        (c, s), (r, v) = turns[k], places[k]
        arm = np.array([c * point[0] - s * point[1], s * point[0] + c * point[1]])
        return r + arm, v + np.array([-arm[1] * u[k], arm[0] * u[k]])

    kinetic, potential = [], []
    for k, link in enumerate(task.links):
        places.append(at(link.parent, link.origin))
        r, v = at(k, link.center)
        kinetic += [0.5 * link.mass * (v[0] ** 2.0 + v[1] ** 2.0), 0.5 * link.inertia[2] * u[k] ** 2.0]
        potential.append(-link.mass * task.gravity[1] * r[1])
    ends = [(at(loop.a, loop.point_a)[1], at(loop.b, loop.point_b)[1]) for loop in task.loops]
    return Energies(q, u, hy.sum(kinetic), hy.sum(potential), still=[x for a, b in ends for x in a - b])


def _spatial(task: Task, q: Expressions, u: Expressions) -> Energies:
    """Velocities in the links' own axes; a spherical joint turns about x, y and z."""
    frames: list[tuple[np.ndarray, np.ndarray, np.ndarray, Any]] = []  # w, v, the vertical, the height
    kinetic, potential, losses = [], [], []
    joints = iter(zip(q, u, strict=True))
    for link in task.links:
        ground = (np.zeros(3), np.zeros(3), np.array([0.0, 0.0, 1.0]), 0.0)
        w, v, up, height = ground if link.parent == GROUND else frames[link.parent]
        v, height = v + _cross(w, link.origin), height + _dot(up, link.origin)
        for axis in _axes(link):
            angle, rate = next(joints)
            w, v, up = (_turned(x, axis, angle) for x in (w, v, up))
            w = w + np.eye(3)[axis] * rate
            losses.append(0.5 * link.damping * rate**2.0)
        frames.append((w, v, up, height))
        center = v + _cross(w, link.center)
        kinetic += [0.5 * link.mass * x**2.0 for x in center]
        kinetic += [0.5 * J * x**2.0 for J, x in zip(link.inertia, w, strict=True)]
        potential.append(-task.gravity[2] * link.mass * (height + _dot(up, link.center)))
    return Energies(q, u, hy.sum(kinetic), hy.sum(potential), hy.sum(losses))


def _disk(task: Task, q: Expressions, u: Expressions) -> Energies:
    """The disk in heading, tilt and spin: its energies, and the velocity of the point that touches the plane."""
    m, r, g = (task.parameters[name] for name in "mrg")
    (heading, tilt, _, _, _, z), (dheading, dtilt, dspin, dx, dy, dz) = q, u
    roll = dspin + dheading * hy.sin(tilt)
    turning = 0.25 * (dtilt**2.0 + (dheading * hy.cos(tilt)) ** 2.0) + 0.5 * roll**2.0
    kinetic = 0.5 * m * (dx**2.0 + dy**2.0 + dz**2.0) + 0.5 * m * r**2 * turning
    ahead, aside = roll * -r, dtilt * hy.cos(tilt) * r  # w x (the way to the contact), along and across the heading
    c, s = hy.cos(heading), hy.sin(heading)
    slip = [dx + ahead * c - aside * s, dy + ahead * s + aside * c, dz + r * hy.sin(tilt) * dtilt]
    return Energies(q, u, kinetic, m * g * z, still=slip)


def _axes(link: Link) -> list[int]:
    return [0, 1, 2] if link.joint == "spherical" else [int(np.argmax(link.axis))]


def _turned(x: np.ndarray, axis: int, angle: Any) -> np.ndarray:
    """The components of a vector after the frame has turned about one of its axes."""
    a, b = (axis + 1) % 3, (axis + 2) % 3
    out = np.array(x, dtype=object)
    out[a] = hy.cos(angle) * x[a] + hy.sin(angle) * x[b]
    out[b] = hy.cos(angle) * x[b] - hy.sin(angle) * x[a]
    return out


def _cross(a: Sequence[Any], b: Sequence[Any]) -> np.ndarray:
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]], dtype=object)


def _dot(a: Sequence[Any], b: Sequence[Any]) -> Any:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


# --- equations ------------------------------------------------------------------------------------------------------


def _rates(system: Energies) -> list[tuple[Any, Any]]:
    lagrangian = system.kinetic - system.potential
    if not system.still:
        return hy.lagrangian(lagrangian, list(system.q), list(system.u), hy.expression(system.dissipation))
    return [*zip(system.q, system.u, strict=True), *zip(system.u, _constrained(system, lagrangian), strict=True)]


def _constrained(system: Energies, lagrangian: Any) -> np.ndarray:
    """M a = f + A^T lambda with A a = b: S = A M^-1 A^T, S lambda = b - A M^-1 f."""
    q, u = list(system.q), list(system.u)
    n, m = len(q), len(system.still)
    tensors = hy.diff_tensors([lagrangian, *system.still], [*q, *u], diff_order=2)
    H = _table(tensors, 0, n)
    slopes = np.array(tensors.jacobian, dtype=object)
    M, f = H[n:, n:], slopes[0, :n] - _product(H[n:, :n], u)
    A, b = slopes[1:, n:], -_product(slopes[1:, :n], u)
    solved = _solve(M, np.column_stack([f, A.T]))
    Mf, MA = solved[:, 0], solved[:, 1:]
    S = np.array([[hy.sum(list(A[i] * MA[:, j])) for j in range(m)] for i in range(m)])
    multipliers = _solve(S, (b - _product(A, Mf))[:, None])[:, 0]
    return Mf + _product(MA, multipliers)


def _table(tensors: Any, component: int, n: int) -> np.ndarray:
    """The second derivatives of one function."""
    H = np.array(tensors.hessian(component), dtype=object)
    return H.reshape(2 * n, 2 * n)


def _product(matrix: np.ndarray, vector: Sequence[Any]) -> np.ndarray:
    return np.array([hy.sum([a * b for a, b in zip(row, vector, strict=True)]) for row in matrix], dtype=object)


def _solve(M: np.ndarray, right: np.ndarray) -> np.ndarray:
    """M^-1 right by elimination without pivots, as M is positive definite."""
    M, x = np.array(M, dtype=object), np.array(right, dtype=object)
    n = len(M)
    for k in range(n):
        for i in range(k + 1, n):
            factor = M[i, k] / M[k, k]
            M[i, k + 1 :] = M[i, k + 1 :] - factor * M[k, k + 1 :]
            x[i] = x[i] - factor * x[k]
    for k in reversed(range(n)):
        for j in range(k + 1, n):
            x[k] = x[k] - M[k, j] * x[j]
        x[k] = x[k] / M[k, k]
    return x


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
