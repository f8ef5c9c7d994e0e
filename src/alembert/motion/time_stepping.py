"""Moreau's time stepping, for many contacts at once: free bodies, fixed steps, in native code (native/source/moreau.c).

Steps do not end where gaps close: within a step a gap may be closed by as much as the bodies move in it, and the error falls
with the step, not with a tolerance. In exchange hundreds of contacts cost no more than sweeps over those that are closed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ctypes import CFUNCTYPE, c_double, c_int64
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive, Point
from alembert.description.contact_shapes import HalfSpace, Sphere, pieces, point_of
from alembert.errors import ModelError, SimulationError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import array
from alembert.expressions.evaluation import evaluate
from alembert.mechanism.native_run import Segment
from alembert.motion.trajectory import Trajectory
from alembert.native.kernel import Values, shipped_assembly
from alembert.native.machine_code import load_module

MOREAU = "moreau"
SWEEPS, TOLERANCE = 100, 1e-6  # at most in one step, and which part of the velocities may change in the last
TOUCHING = 1e-9  # of the reach of the bodies: how deep a start may be
OF_BODY, OF_SHAPE, OF_MASSES = 13, 11, 21
KEPT = 10_000_000  # numbers: every step of a run is kept that has not more, else the samples


@dataclass(frozen=True)
class Bodies:
    """Free bodies and their contacts as tables of numbers, in the order of moreau.c."""

    names: list[str]
    masses: Floats
    pairs: NDArray[np.int64]
    shapes: Floats
    labels: list[str]


@cache
def _native() -> dict[str, Any]:
    engine = load_module(shipped_assembly("moreau"), level=3)
    steps = [c_int64, Values, Values, Values, c_int64, Values, Values, Values, c_int64, c_double, c_int64, c_double]
    signatures: dict[str, Any] = {
        "moreau_gaps": (None, [c_int64, Values, c_int64, Values, Values, Values]),
        "moreau_steps": (None, [*steps, Values, Values, Values]),
        "moreau_size": (c_int64, []),
    }
    found = {k: CFUNCTYPE(out, *given)(engine.get_function_address(k)) for k, (out, given) in signatures.items()}
    return {"engine": engine, **found}


def time_stepped(model: Model, step: float, free: Trajectory) -> Trajectory:
    """The run of a model in steps of Moreau's kind, at the times of the samples of a run without contacts, from its start."""
    known: Mapping[Expression, float] = {Symbol(name): value for name, value in free.parameters.items()}
    tables = _tables(model, lambda values: evaluate(array(values), known))
    places = [s.name for s in (*free.eom.q, *free.eom.u)]
    put, take = _translation(model, tables.names, places)
    states = put(free.states.values[0])
    _check_apart(tables, states)
    begun, gravity = perf_counter(), _gravity(model, known)
    told, first = np.zeros(4), free.states.values[:1]
    space = np.zeros(24 * len(tables.names) + len(tables.labels) * _native()["moreau_size"]() // 8 + 1)
    impulses, total, every = np.zeros((len(tables.labels), 3)), 0, _counts(free.time, step).sum() * states.size <= KEPT
    times, found = [free.time[:1]], [first]
    for before, after, count in zip(free.time[:-1], free.time[1:], _counts(free.time, step), strict=True):
        kept = np.zeros((count if every else 1, *states.shape))
        table = (len(tables.labels), tables.pairs, tables.shapes, impulses, int(count), float((after - before) / count))
        bodies = (len(tables.names), tables.masses, gravity, states)
        _native()["moreau_steps"](*bodies, *table, SWEEPS, TOLERANCE, space, told, kept if every else 0)
        if not np.isfinite(states).all():
            raise SimulationError(f"The run stopped at t = {after:g}: a number is not finite. Take a shorter step.")
        kept[-1], total = states, total + int(count)
        found.append(take(kept, found[-1][-1]))
        times.append(np.linspace(before, after, len(kept) + 1)[1:])
    rows = np.array([block[-1] for block in found])
    report = {
        "method": free.eom.method,
        "integrator": MOREAU,
        "steps": total,
        "deepest gap": float(told[0]),
        "most contacts at once": int(told[3]),
        "sweeps in a step": float(told[2] / total),
        "steps whose sweeps did not end": int(told[1]),
        "seconds": perf_counter() - begun,
    }
    return _trajectory(free, rows, np.concatenate(times), np.concatenate(found), report)


def _counts(times: Floats, step: float) -> NDArray[np.int64]:
    """How many equal steps there are from sample to sample, each no longer than asked for."""
    return np.maximum(1, np.ceil(np.diff(times) / step * (1 - 1e-12))).astype(np.int64)


def _trajectory(free: Trajectory, rows: Floats, times: Floats, nodes: Floats, report: dict[str, Any]) -> Trajectory:
    last = free.segments[0]
    segment = Segment(times, nodes, last.modes, last.directions)
    states = replace(free.states, values=rows, segments=(segment,), belongs=np.zeros(len(rows), dtype=np.int64))
    return replace(free, states=states, segments=(segment,), events=(), report=report)


# --- the tables -----------------------------------------------------------------------------------------------------


def _tables(model: Model, known: Callable[[Any], Floats]) -> Bodies:
    """The masses of all bodies, and the shapes of all contacts, in numbers."""
    _check_free(model)
    names = list(model.bodies)
    masses = np.array([_masses(body, known) for body in model.bodies.values()])
    pairs, shapes, labels = [], [], []
    for part in model.unilaterals.values():
        given = dict(part.given)
        if part.kind != "contact":
            raise _refused(f"the {part.kind} {part.name!r}", "contacts of points and spheres")
        first, second = given["a"], given["b"]
        for label, shape in zip((gap.label for gap in part.gaps), pieces(first), strict=True):
            pair, row = _contact(names, part.name, shape, second)
            pairs.append(pair)
            shapes.append([*row, given.get("friction", 0), part.restitution, float(isinstance(second, Sphere))])
            labels.append(label)
    flat = known([e for row in shapes for e in row[:-1]]).reshape(len(shapes), OF_SHAPE - 1)
    table = np.hstack([flat, np.array([row[-1:] for row in shapes])]) if shapes else np.zeros((0, OF_SHAPE))
    return Bodies(names, masses, np.array(pairs, dtype=np.int64).reshape(-1, 2), np.ascontiguousarray(table), labels)


def _check_free(model: Model) -> None:
    """Refuse what is not made of free bodies with gravity and contacts alone."""
    placed = [body.name for body in model.bodies.values() if body.placement or body.is_massless]
    angled = [body.name for body in model.bodies.values() if isinstance(body, Body) and body.angle_names]
    held = [*model.joints, *model.constraints, *(f.target for f in model.frictions), *model.own_coordinates]
    for found in ([repr(str(name)) for name in held], [f"the pose of {name!r}" for name in placed]):
        if found:
            raise _refused(found[0], "free bodies without joints and constraints")
    if angled:
        raise _refused(f"the angles of {angled[0]!r}", "free bodies with Euler parameters")
    if loads := [load.name for load in model.loads.values() if load.kind != "gravity"]:
        raise _refused(f"the load {loads[0]!r}", "gravity as the only load")


def _refused(found: str, expected: str) -> ModelError:
    return ModelError(
        f'simulate: found {found} with integrator="moreau"; expected {expected}. The other integrators follow every contact '
        "exactly."
    )


def _contact(names: list[str], name: str, a: Any, b: Any) -> tuple[tuple[int, int], list[Expression]]:
    """The bodies of a contact, and its shapes as numbers of moreau.c."""
    frames = point_of(a).frame.name, point_of(b).frame.name
    is_round = isinstance(b, Sphere) and not b.hollow
    is_flat = isinstance(b, HalfSpace) and frames[1] == "ground"
    if not isinstance(a, Point | Sphere) or not (is_round or is_flat) or frames[0] == "ground":
        raise _refused(
            f"the contact {name!r}", "points and spheres of bodies on half-spaces of the ground or on spheres"
        )
    radius = a.radius if isinstance(a, Sphere) else 0
    pair = names.index(frames[0]), -1 if frames[1] == "ground" else names.index(frames[1])
    arm = _arm(point_of(a))
    if isinstance(b, Sphere):
        return pair, [*arm, radius, *(b.point.local if pair[1] < 0 else _arm(b.point)), b.radius]
    normal = b.normal.local
    height = sum(n * x for n, x in zip(normal, b.point.local, strict=True))
    return pair, [*arm, radius, *normal, height]


def _arm(point: Point) -> list[Expression]:
    """From the centre of mass, in body axes."""
    return list(point.arm)


def _masses(body: Massive, known: Callable[[Any], Floats]) -> Floats:
    """Three inverse masses, the inertia, and its inverse; zero along and about what the body does not move."""
    mass = float(known([body.mass])[0])
    moves = np.array([k in body.free for k in range(3)], dtype=float)
    J: Floats = np.zeros((3, 3))
    inverse: Floats = np.zeros((3, 3))
    if isinstance(body, Body):
        J = known(list(body.J.flat)).reshape(3, 3)
        if body.plane:
            n = known(list(body.normal))
            inverse = np.outer(n, n) / (n @ J @ n)
            J = np.outer(n, n) * (n @ J @ n)
        else:
            inverse = np.asarray(np.linalg.inv(J), dtype=np.float64)
    return np.concatenate([moves / mass, J.ravel(), inverse.ravel()])


def _gravity(model: Model, known: Mapping[Expression, float]) -> Floats:
    g = model.acceleration_of_gravity
    return np.zeros(3) if g is None else evaluate(array(g), known)


def _check_apart(tables: Bodies, states: Floats) -> None:
    """Refuse a start at which gaps are below zero."""
    gaps = np.zeros(len(tables.labels))
    _native()["moreau_gaps"](len(tables.names), states, len(gaps), tables.pairs, tables.shapes, gaps)
    reach = np.abs(states[:, :3]).max(initial=0.0) + np.abs(tables.shapes[:, [3, 7]]).max(initial=0.0)
    deep = np.flatnonzero(gaps < -TOUCHING * reach)
    if len(deep):
        listed = ", ".join(f"{tables.labels[k]!r} by {-gaps[k]:g}" for k in deep[:5])
        more = f" and {len(deep) - 5} more" if len(deep) > 5 else ""
        raise ModelError(
            f"The initial state penetrates {listed}{more}; expected gaps that are not negative. Start farther apart."
        )


def _translation(model: Model, names: list[str], places: list[str]) -> tuple[Any, Any]:
    """From a state of the record to rows of moreau.c, and back."""
    place = {name: k for k, name in enumerate(places)}
    moves = [(name, body) for name, body in model.bodies.items()]
    straight = np.zeros((len(names), OF_BODY))
    straight[:, 3] = 1.0
    own, theirs, planar = [], [], []
    for b, (name, body) in enumerate(moves):
        fields = [*(f"{name}.{x}" for x in "xyz"), *(f"{name}.e{k}" for k in range(4))]
        fields += [*(f"{name}.{x}'" for x in "xyz"), *(f"{name}.w{k}" for k in (1, 2, 3))]
        for k, field in enumerate(fields):
            if field in place:
                own.append(b * OF_BODY + k)
                theirs.append(place[field])
        if isinstance(body, Body) and body.plane:
            sign, axis = _normal(body)
            planar.append((b, axis, sign, place[f"{name}.angle"], place[f"{name}.angle'"]))

    def put(row: Floats) -> Floats:
        out = straight.copy()
        out.flat[own] = row[theirs]
        for b, axis, sign, angle, spin in planar:
            out[b, 3], out[b, 4 + axis] = np.cos(row[angle] / 2), sign * np.sin(row[angle] / 2)
            out[b, 10 + axis] = sign * row[spin]
        return out

    def take(states: Floats, before: Floats) -> Floats:
        rows = np.zeros((len(states), len(places)))
        rows[:, theirs] = states.reshape(len(states), -1)[:, own]
        for b, axis, sign, angle, spin in planar:
            half = np.arctan2(sign * states[:, b, 4 + axis], states[:, b, 3])
            rows[:, angle] = np.unwrap(np.concatenate([before[angle : angle + 1], 2 * half]))[1:]
            rows[:, spin] = sign * states[:, b, 10 + axis]
        return rows

    return put, take


def _normal(body: Body) -> tuple[float, int]:
    """The sign and number of the ground axis that a planar body turns about."""
    n = np.array([float(c) for c in body.normal])
    axis = int(np.argmax(np.abs(n)))
    return float(np.sign(n[axis])), axis
