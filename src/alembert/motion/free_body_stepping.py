"""Moreau's time stepping of free bodies, for hundreds of contacts at once, in native code (native/source/moreau.c).

Bodies and contacts are tables of numbers, without equations: points and spheres on half-spaces of the ground and on spheres,
under gravity. All else is stepped as a mechanism (time_stepping.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.description import Model
from alembert.description.bodies import Body, Massive, Point
from alembert.description.contact_shapes import ContactShape, HalfSpace, Sphere, pieces, point_of
from alembert.errors import ModelError, SimulationError
from alembert.expressions.algebra import ONE, ZERO, Expression, Floats
from alembert.expressions.arrays import array
from alembert.expressions.evaluation import evaluate
from alembert.mechanism.native_run import Segment
from alembert.mechanism.run_arrays import Run
from alembert.motion.fixed_steps import Grid
from alembert.motion.stepped_run import Pushes, SteppedContacts, SteppedMotion, SteppedStates, states_at, told
from alembert.motion.time_stepping import KEPT, OF_IMPULSE, native
from alembert.native.kernel import Clock

SWEEPS, TOLERANCE = 100, 1e-6  # at most in one step, and which part of the velocities may change in the last
TOUCHING = 1e-9  # of the reach of the bodies: how deep a start may be
OF_BODY, OF_SHAPE, OF_PUSH = 13, 11, 13
ROOM = 65536  # rows for what contacts do, at a time


@dataclass(frozen=True)
class Bodies:
    """Free bodies and their contacts as tables of numbers, in the order of moreau.c."""

    names: list[str]
    masses: Floats
    pairs: NDArray[np.int64]
    shapes: Floats
    labels: list[str]
    owners: list[str]
    met: list[tuple[ContactShape, ContactShape]]


def step_free_bodies(model: Model, run: Run, state: Floats, wanted: Floats, grid: Grid, clock: Clock) -> SteppedMotion:
    """A run in steps of Moreau's kind, by way of the arrays of one without contacts, from its state at the start."""
    known: Mapping[Expression, float] = dict(run.parameters)
    tables = _tables(model, lambda values: evaluate(array(values), known))
    put, take = _translation(model, tables.names, [s.name for s in (*run.native.eom.q, *run.native.eom.u)])
    states = put(state)
    _check_apart(tables, states)
    every = grid.count * states.size <= KEPT
    pages, marks = _Pages(tables, _gravity(model, known), states, every), grid.marks(wanted[:0] if every else wanted)
    rows, pushes = [state[None]], [np.zeros((0, OF_PUSH))]
    for time, h, count in grid.blocks(marks):
        kept, pushed = pages.steps(count, h)
        if not np.isfinite(states).all():
            raise SimulationError(
                f"The run stopped before t = {time + count * h:g}: a number is not finite. Take a shorter step."
            )
        pushed[:, 0] += sum(len(block) for block in rows) - 1
        pushes.append(pushed)
        rows.append(take(kept, rows[-1][-1]))
    nodes = grid.times(np.arange(grid.count + 1) if every else marks, wanted)
    segment = Segment(nodes, np.concatenate(rows), run.array("modes").copy(), run.array("directions").copy())
    contacts = _contacts(tables, nodes, np.concatenate(pushes))
    return SteppedMotion(_states(run, segment, wanted, clock), contacts, told(pages.told, grid, contacts))


class _Pages:
    """The native loop over tables of bodies; what is not kept step by step is added up over the steps of a sample."""

    def __init__(self, tables: Bodies, gravity: Floats, states: Floats, every: bool) -> None:
        self.tables, self.gravity, self.states, self.every = tables, gravity, states, every
        count = len(tables.labels)
        per_body, per_contact = native()["moreau_body_space"](), native()["moreau_contact_space"]()
        self._space = np.zeros(per_body * len(tables.names) + per_contact * count)
        self._impulses, self.told = np.zeros((count, OF_IMPULSE)), np.zeros(4)
        self._pushes, self._noted = np.zeros((max(ROOM, count), OF_PUSH)), np.zeros(1, dtype=np.int64)

    def steps(self, count: int, h: float) -> tuple[Floats, Floats]:
        """The states after each of some steps, or after the last, and what contacts did."""
        tables, done, pushes = self.tables, 0, []
        kept = np.zeros((count if self.every else 1, *self.states.shape))
        bodies = (len(tables.names), tables.masses, self.gravity, self.states)
        contacts = (len(tables.labels), tables.pairs, tables.shapes, self._impulses)
        while done < count:
            how = (count - done, h, SWEEPS, TOLERANCE, self._space, self.told)
            room = (len(self._pushes), self._pushes, self._noted)
            now = native()["moreau_steps"](*bodies, *contacts, *how, kept[done:] if self.every else 0, *room)
            found = self._pushes[: self._noted[0]].copy()
            found[:, 0] += done
            pushes.append(found)
            done += now
        kept[-1] = self.states
        return kept, np.concatenate(pushes) if self.every else self._added_up(np.concatenate(pushes))

    def _added_up(self, pushes: Floats) -> Floats:
        """One row for each contact: its impulses and works together, its rates before the first and after the last."""
        order = np.argsort(pushes[:, 1], kind="stable")
        pushes = pushes[order]
        first = np.flatnonzero(np.diff(pushes[:, 1], prepend=-1.0))
        if not len(first):
            return pushes
        out, last = pushes[first].copy(), np.append(first[1:], len(pushes)) - 1
        out[:, 0], out[:, 3], out[:, 5] = 0, pushes[last, 3], pushes[last, 5]
        out[:, 6:] = np.add.reduceat(pushes[:, 6:], first, axis=0)
        return out


def _contacts(tables: Bodies, times: Floats, rows: Floats) -> SteppedContacts:
    steps, gaps = (rows[:, k].astype(np.int64) for k in range(2))
    before, after, gained, sticks, works, impulses = rows[:, 2:8].T
    pushes = Pushes(steps, gaps, before, after, gained, sticks > 0, works, impulses, rows[:, 8:10], rows[:, 10:])
    rubs = tables.shapes[:, 8] > 0
    working = list(dict.fromkeys(owner for owner, rub in zip(tables.owners, rubs, strict=True) if rub))
    tangents = [2 if rub else 0 for rub in rubs]
    return SteppedContacts(tables.labels, tables.owners, times, pushes, working, tangents, shapes=tables.met)


def _states(run: Run, segment: Segment, wanted: Floats, clock: Clock) -> SteppedStates:
    nodes, none = segment.nodes, np.zeros((len(segment.nodes) - 1, 0))
    accelerations = np.diff(nodes[:, run.plant.nq :], axis=0) / np.diff(segment.node_times)[:, None]
    return states_at(wanted, run, segment, clock, accelerations, none, none, none.astype(np.int64))


# --- the tables -----------------------------------------------------------------------------------------------------


def _tables(model: Model, known: Callable[[Any], Floats]) -> Bodies:
    """The masses of all bodies, and the shapes of all contacts, in numbers."""
    names, arms = {name: k for k, name in enumerate(model.bodies)}, Arms()
    masses = np.array([_masses(body, known) for body in model.bodies.values()])
    pairs, shapes, labels, owners, met = [], [], [], [], []
    for part in model.unilaterals.values():
        given = dict(part.given)
        first, second = given["a"], given["b"]
        for label, shape in zip((gap.label for gap in part.gaps), pieces(first), strict=True):
            pair, row = _contact(names, arms, shape, second)
            pairs.append(pair)
            shapes.append(
                [*row, given.get("friction", ZERO), part.restitution, ONE if isinstance(second, Sphere) else ZERO]
            )
            labels.append(label)
            owners.append(part.name)
            met.append((shape, second))
    found = list(dict.fromkeys(e for row in shapes for e in row))  # each once: hundreds of contacts are of a few sizes
    values = dict(zip(found, known(found).tolist(), strict=True))
    table = np.array([[values[e] for e in row] for row in shapes]).reshape(-1, OF_SHAPE)
    numbers = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return Bodies(list(names), masses, numbers, np.ascontiguousarray(table), labels, owners, met)


def are_free_bodies(model: Model) -> bool:
    """Whether a model has nothing but free bodies, gravity, and contacts of points and spheres on half-spaces and spheres."""
    bodies = model.bodies.values()
    if model.joints or model.constraints or model.frictions or model.own_coordinates:
        return False
    if any(body.placement or body.is_massless or getattr(body, "angle_names", ()) for body in bodies):
        return False
    if any(load.kind != "gravity" for load in model.loads.values()):
        return False
    return all(
        part.kind == "contact" and _is_simple(*(dict(part.given)[k] for k in "ab"))
        for part in model.unilaterals.values()
    )


def _is_simple(first: Any, second: Any) -> bool:
    """Whether moreau.c knows a pair of shapes."""
    is_round = isinstance(second, Sphere) and not second.hollow
    is_flat = isinstance(second, HalfSpace) and second.point.frame.name == "ground"
    simple = pieces(first) if is_flat else [first]
    return (is_round or is_flat) and all(
        isinstance(a, Point | Sphere) and point_of(a).frame.name != "ground" for a in simple
    )


class Arms(dict[Point, list[Expression]]):
    """Of points the vectors from the centre of mass, in body axes; each is made once."""

    def __missing__(self, point: Point) -> list[Expression]:
        self[point] = list(point.arm)
        return self[point]


def _contact(names: Mapping[str, int], arms: Arms, a: Any, b: Any) -> tuple[tuple[int, int], list[Expression]]:
    """The bodies of a contact, and its shapes as numbers of moreau.c."""
    frames = point_of(a).frame.name, point_of(b).frame.name
    radius = a.radius if isinstance(a, Sphere) else ZERO
    pair, arm = (names[frames[0]], names.get(frames[1], -1)), arms[point_of(a)]
    if isinstance(b, Sphere):
        return pair, [*arm, radius, *(b.point.local if pair[1] < 0 else arms[b.point]), b.radius]
    normal = b.normal.local
    height = sum(n * x for n, x in zip(normal, b.point.local, strict=True))
    return pair, [*arm, radius, *normal, height]


def _masses(body: Massive, known: Callable[[Any], Floats]) -> Floats:
    """Three inverse masses, the inertia, and its inverse; zero along and about what the body does not move."""
    mass = float(known([body.mass])[0])
    moves = np.array([k in body.free for k in range(3)], dtype=float)
    J: Floats = np.zeros((3, 3))
    inverse: Floats = np.zeros((3, 3))
    if isinstance(body, Body):
        J = known(list(body.J.flat)).reshape(3, 3)
        if body.motion_plane:
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
    native()["moreau_gaps"](len(tables.names), states, len(gaps), tables.pairs, tables.shapes, gaps)
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
        if isinstance(body, Body) and body.motion_plane:
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
