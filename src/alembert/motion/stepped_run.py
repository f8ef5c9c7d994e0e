"""What a run in fixed steps of Moreau's kind knows: its states between nodes, and what its contacts did from node to node.

Forces are means over the step: there, an impact and the force of a contact that stays closed are one impulse. A contact begins
with an impact if its gap closes faster than what acts on it would make it within three steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Point
from alembert.description.contact_pairs import Meeting, meetings
from alembert.description.contact_shapes import ContactShape, point_of
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import FrozenArrays
from alembert.mechanism.contact_run import Impact
from alembert.mechanism.native_run import Segment, States
from alembert.mechanism.run_arrays import Run
from alembert.motion.fixed_steps import Grid
from alembert.motion.sealed_mappings import sealed
from alembert.native.kernel import Clock

Integers = NDArray[np.int64]
MOREAU = "moreau"
CLOSED_AGAIN = 2  # steps: so short an opening, or a change between sticking and slipping, is none
FASTER = 3  # times what a rate gains in a step: an impact


@dataclass(frozen=True, eq=False)
class SteppedStates(States):
    """States of a run in fixed steps, whose accelerations and forces are means over each step."""

    accelerations: Floats = field(default_factory=lambda: np.zeros((0, 0)), repr=False)  # (steps, speeds)
    multipliers: Floats = field(default_factory=lambda: np.zeros((0, 0)), repr=False)
    forces: Floats = field(default_factory=lambda: np.zeros((0, 0)), repr=False)  # of the components of all laws
    modes_in: Integers = field(default_factory=lambda: np.zeros((0, 0), dtype=np.int64), repr=False)  # (steps, laws)

    @property
    def _nodes(self) -> Floats:
        return self.segments[0].node_times

    @property
    def _steps(self) -> Integers:
        """The step that each state ends, or lies in."""
        return np.clip(np.searchsorted(self._nodes, self.times, side="left") - 1, 0, len(self._nodes) - 2)

    def at(self, times: Floats) -> SteppedStates:
        """States at other times: between nodes the speeds are on a line, and the coordinates go with them.

        With the part s of a step, q = (1 - s) q- + s q+ - s (1 - s) h (q'+ - q'-) / 2: that of a constant acceleration, which
        leads to the q+ = q- + h (q'- + q'+) / 2 of Moreau's step.
        """
        nodes, rows = self._nodes, self.segments[0].nodes
        k = np.clip(np.searchsorted(nodes, times, side="right") - 1, 0, len(nodes) - 2)
        part = ((times - nodes[k]) / (nodes[k + 1] - nodes[k]))[:, None]
        values = (1 - part) * rows[k] + part * rows[k + 1]
        inside = np.flatnonzero((part > 0) & (part < 1))
        if len(inside):
            bend = (part * (1 - part) / 2)[inside] * (nodes[k + 1] - nodes[k])[inside, None]
            values[inside, : self.run.plant.nq] -= bend * (self._rates(k[inside] + 1) - self._rates(k[inside]))
            for first in self.run.native.quadruples:
                values[:, first : first + 4] /= np.linalg.norm(values[:, first : first + 4], axis=1, keepdims=True)
        return replace(self, times=times, values=values, belongs=np.zeros(len(times), dtype=np.int64))

    def _rates(self, k: Integers) -> Floats:
        """The rates of the coordinates at nodes."""
        there = replace(self, times=self._nodes[k], values=self.segments[0].nodes[k])
        return there.evaluate(self.run.native.eom.coordinate_rates)

    def constrained(self) -> SteppedStates:
        """The same states back on the constraints, as steps are at their ends."""
        values = self.values.copy()
        inside = np.flatnonzero(~np.isin(self.times, self._nodes)) if self.run.plant.nm else ()
        self._set(self.segments[0])
        for k in inside:
            self.run.call("project", self.times[k], values[k], self.clock.close)
        return replace(self, values=values)

    def solve(self) -> tuple[Floats, Floats, Floats, Floats]:
        """Accelerations, multipliers, forces of contacts and frictions, and no normal reactions, as means over the steps."""
        k = self._steps
        found = tuple(table[k] for table in (self.accelerations, self.multipliers, self.forces))
        return *found, np.zeros((len(k), self.modes_in.shape[1]))  # type: ignore[return-value]

    @property
    def modes(self) -> Integers:
        """The modes of all laws at each state."""
        return self.modes_in[self._steps]


@dataclass(frozen=True)
class SteppedMotion:
    """The states of a run in fixed steps, what its contacts did, and what is told of its steps."""

    states: SteppedStates
    contacts: SteppedContacts
    report: dict[str, Any]


@dataclass(frozen=True, eq=False)
class Pushes(FrozenArrays):
    """What contacts did in steps: an entry for each contact and step in which it pushed, in the order of steps."""

    steps: Integers
    gaps: Integers
    before: Floats  # rates of the gap
    after: Floats
    gained: Floats  # by that rate, without contacts
    sticks: NDArray[np.bool_]
    works: Floats
    impulses: Floats
    tangents: Floats  # the impulses along them (entries, 2)
    vectors: Floats  # of free bodies, the whole impulse in ground axes (entries, 3)

    def __getitem__(self, chosen: NDArray[np.bool_] | Integers) -> Pushes:
        return Pushes(*(getattr(self, name)[chosen] for name in self.__dataclass_fields__))


@dataclass(frozen=True, eq=False)
class SteppedContacts(FrozenArrays):
    """All contacts of a run in fixed steps: when each was closed, how it pushed, and its work."""

    labels: Sequence[str]
    owners: Sequence[str]
    node_times: Floats
    pushes: Pushes
    working: Sequence[str]  # the parts whose work between impacts the ledger names, too
    tangents: Sequence[int]  # how many each contact rubs along
    driven: Mapping[str, Floats] = field(
        default_factory=dict
    )  # the work of each constraint that moves by itself until each node
    shapes: Sequence[tuple[ContactShape, ContactShape]] = ()  # of free bodies, the two that meet in each contact

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in ("labels", "owners", "working", "tangents", "driven", "shapes"):
            object.__setattr__(self, name, sealed(getattr(self, name)))

    @cached_property
    def _gaps(self) -> dict[str, list[int]]:
        """The gaps of each name: a label, or the owner of several."""
        out: dict[str, list[int]] = {}
        for k, names in enumerate(zip(self.labels, self.owners, strict=True)):
            for name in dict.fromkeys(names):
                out.setdefault(name, []).append(k)
        return out

    def chosen(self, name: str) -> list[int]:
        """The gaps of a name; none if it has none."""
        return self._gaps.get(name, [])

    @cached_property
    def _sorted(self) -> Pushes:
        """All entries, gap by gap."""
        return self.pushes[np.argsort(self.pushes.gaps, kind="stable")]

    @cached_property
    def _starts(self) -> Integers:
        """Where the entries of each gap begin among the sorted ones."""
        return np.searchsorted(self._sorted.gaps, np.arange(len(self.labels) + 1))

    def of(self, gap: int) -> Pushes:
        """The entries of one gap."""
        return self._sorted[np.arange(self._starts[gap], self._starts[gap + 1])]

    @cached_property
    def _is_hit(self) -> NDArray[np.bool_]:
        """Which of the sorted entries close a gap faster than what acts on it."""
        return np.asarray(-self._sorted.before > FASTER * np.abs(self._sorted.gained))

    @cached_property
    def _stretches(self) -> tuple[Integers, Integers]:
        """The first and the last sorted entry of each stretch in which a contact pushes; an impact begins a new one."""
        found = self._sorted
        apart = np.diff(found.steps, prepend=-10)
        begins = (apart > CLOSED_AGAIN + 1) | ((apart > 1) & self._is_hit) | (np.diff(found.gaps, prepend=-1) != 0)
        first = np.flatnonzero(begins)
        return first, np.append(first[1:], len(found.steps))[: len(first)] - 1

    @cached_property
    def _hits(self) -> Integers:
        """The sorted entries that begin with an impact."""
        first, _ = self._stretches
        return first[self._is_hit[first]]

    @cached_property
    def _closed(self) -> dict[int, list[tuple[float, float]]]:
        """The intervals in which each gap was closed for more than one step."""
        found, (first, last) = self._sorted, self._stretches
        out: dict[int, list[tuple[float, float]]] = {}
        for gap, a, b in zip(found.gaps[first], found.steps[first], found.steps[last], strict=True):
            if b > a:
                out.setdefault(int(gap), []).append((float(self.node_times[a]), float(self.node_times[b + 1])))
        return out

    def closed(self, gap: int) -> list[tuple[float, float]]:
        """The intervals in which a gap was closed for more than one step."""
        return list(self._closed.get(gap, []))

    def pressing(self, gap: int, times: Floats) -> Floats:
        """The mean force along a gap in the step that each time ends, or lies in."""
        return self._means(gap, times, self.of(gap).impulses[:, None])[:, 0]

    def vectors(self, gap: int, times: Floats) -> Floats:
        """The same as the whole force on the first of two free bodies, in ground axes (times, 3)."""
        return self._means(gap, times, self.of(gap).vectors)

    def _means(self, gap: int, times: Floats, sizes: Floats) -> Floats:
        steps = self.of(gap).steps
        table = np.zeros((len(self.node_times) - 1, sizes.shape[1]))
        table[steps] = sizes / np.diff(self.node_times)[steps, None]
        return table[np.clip(np.searchsorted(self.node_times, times, side="left") - 1, 0, len(table) - 1)]

    def acts_at(self, gap: int) -> tuple[Point, float, Meeting]:
        """Of free bodies: where the reaction acts, on the second (the first, if that is the ground), its sign, the meeting."""
        a, b = self.shapes[gap]
        ((_, met),) = meetings(a, b, self.labels[gap])
        first, second = point_of(a), point_of(b)
        return (first, 1.0, met) if second.frame.name == "ground" else (second, -1.0, met)

    def impulses(self, gap: int) -> dict[str, Floats]:
        """Of free bodies: the impulse of each impact on both (impacts, 3)."""
        vectors = self._hits_of(gap).vectors
        names = [point_of(shape).frame.name for shape in self.shapes[gap]]
        return {name: sign * vectors for name, sign in zip(names, (1.0, -1.0), strict=True) if name != "ground"}

    def work(self, name: str, times: Floats) -> Floats:
        """The work of all contacts of a name, or of a constraint that moves by itself, until each time."""
        out = np.interp(times, self.node_times, self.driven[name]) if name in self.driven else np.zeros(len(times))
        for gap in self.chosen(name):
            out = out + self._worked(self.of(gap), times)
        return out

    def lost_in_impacts(self, name: str, times: Floats) -> Floats:
        """The work of the impacts of all contacts of a name until each time; of those that do no other, all of their work."""
        out = np.zeros(len(times))
        for gap in self.chosen(name):
            out = out + self._worked(self._hits_of(gap) if self.owners[gap] in self._rubbing else self.of(gap), times)
        return out

    @cached_property
    def _rubbing(self) -> set[str]:
        return set(self.working)

    def _hits_of(self, gap: int) -> Pushes:
        """The entries of one gap that begin with an impact."""
        first, last = np.searchsorted(self._hits, self._starts[gap : gap + 2])
        return self._sorted[self._hits[first:last]]

    def _worked(self, found: Pushes, times: Floats) -> Floats:
        """The works of some entries of one gap until each time: within a step p (s v- + s^2/2 (v+ - v-)) for its part s, as
        the mean force does along the straight line of speeds; of friction the part s of the whole."""
        nodes, sums = self.node_times, np.append(0.0, np.cumsum(found.works))
        k = np.searchsorted(nodes[found.steps + 1], times, side="right")
        if not len(found.works):
            return np.zeros(len(times))
        now = np.minimum(k, len(found.works) - 1)  # the entry whose step a time may lie in
        first, last = nodes[found.steps[now]], nodes[found.steps[now] + 1]
        part = np.clip((times - first) / (last - first), 0.0, 1.0) * (k == now)
        changes = found.impulses[now] * (found.after - found.before)[now]
        return np.asarray(sums[k] + part * found.works[now] - part * (1 - part) / 2 * changes)

    @cached_property
    def impacts(self) -> tuple[Impact, ...]:
        """The impulse of each step in which a contact begins to push with an impact, at the start of the step."""
        found, hits = self._sorted, self._hits
        times, names = self.node_times[found.steps[hits]].tolist(), [self.labels[gap] for gap in found.gaps[hits]]
        numbers = (getattr(found, name)[hits].tolist() for name in ("impulses", "before", "after", "works"))
        rubbed = [found.tangents[k, : self.tangents[found.gaps[k]]].tolist() for k in hits]
        rows = zip(times, names, *numbers, map(tuple, rubbed), strict=True)
        return tuple(sorted((Impact(*row) for row in rows), key=lambda impact: impact.time))

    @cached_property
    def events(self) -> tuple[tuple[float, str], ...]:
        """All impacts, closings, openings, and changes between sticking and slipping while closed, in order of time."""
        out = [(impact.time, f"{impact.name}: impact") for impact in self.impacts]
        for gap, intervals in self._closed.items():
            label = self.labels[gap]
            out += [(first, f"{label}: closed") for first, _ in intervals]
            out += [(last, f"{label}: opened") for _, last in intervals if last < self.node_times[-1]]
        return tuple(sorted(out + self._frictions(), key=lambda event: event[0]))

    def _frictions(self) -> list[tuple[float, str]]:
        """When contacts come to stick and to slip, while they are closed for more than one step."""
        found, (first, last) = self._sorted, self._stretches
        rubs = np.array(self.tangents)[found.gaps] > 0
        changes = np.diff(found.sticks, prepend=False)
        changes[first] = True
        starts = np.flatnonzero(changes)
        ends = np.append(starts[1:], len(changes))
        is_first = np.isin(starts, first)
        starts = starts[is_first | (ends - starts > CLOSED_AGAIN)]
        is_new = np.isin(starts, first) | np.diff(found.sticks[starts], prepend=False)
        long = np.repeat(found.steps[last] > found.steps[first], last - first + 1)
        chosen = starts[is_new & rubs[starts] & long[starts]]
        words = {True: "sticks", False: "slips"}
        return [
            (float(self.node_times[found.steps[k]]), f"{self.labels[found.gaps[k]]}: {words[bool(found.sticks[k])]}")
            for k in chosen
        ]


def states_at(times: Floats, run: Run, segment: Segment, clock: Clock, *tables: Any) -> SteppedStates:
    """The samples of a run in fixed steps at times, on the constraints; the tables are those of its steps."""
    whole = (np.zeros(0, dtype=np.int64), clock, np.zeros(0), *tables)
    return SteppedStates(run, (segment,), times[:0], segment.nodes[:0], *whole).at(times).constrained()


def told(numbers: Floats, grid: Grid, contacts: SteppedContacts) -> dict[str, Any]:
    """The report of a run in fixed steps; `numbers` are those that the native loop keeps."""
    return {
        "integrator": MOREAU,
        "steps": grid.count,
        "deepest gap": float(numbers[0]),
        "most contacts at once": int(numbers[3]),
        "sweeps in a step": float(numbers[2] / grid.count),
        "steps whose sweeps did not end": int(numbers[1]),
        "impacts": len(contacts.impacts),
        "changes of mode": [[time, name] for time, name in contacts.events],
        "their times are known to": grid.step,
    }
