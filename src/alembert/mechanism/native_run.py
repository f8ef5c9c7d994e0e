"""One run of the native loop: pages of steps, segments between events, and what can be asked of the states afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from alembert.errors import DerivationError, SimulationError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, FrozenArrays
from alembert.mechanism.run_arrays import Run
from alembert.native.kernel import Clock, Integrator
from alembert.native.machine_code import MachineCode, machine_code, pointer
from alembert.native.structures import BOOKED, BOOKED_WORK, CONSTANT, LOOKS, OWN_SPACE, PAGE, SPACE, UNDETERMINED

Integers = NDArray[np.int64]
PAGE_SIZE = 1024
BLENDED = 2e-4  # nearness of a singular position at which accelerations are at most blended with earlier ones
OPEN_GAP = 1e-300  # the least sign of a gap


@dataclass(frozen=True)
class Segment(FrozenArrays):
    """The steps of the integrator between two events, with the friction modes that held there."""

    node_times: Floats
    nodes: Floats
    modes: Integers
    directions: Floats
    books: Floats = field(
        default_factory=lambda: np.zeros((0, BOOKED)), repr=False
    )  # a row for each node, as in books.h
    starting: Floats = field(default_factory=lambda: np.zeros(0), repr=False)  # sizes of what begins to slip

    @property
    def works(self) -> Floats:
        """The work of all but potentials since the start, at each node."""
        return self.books[:, BOOKED_WORK]


@dataclass(frozen=True, eq=False)
class States(FrozenArrays):
    """States at given times of a run, each with the number of its segment."""

    run: Run = field(repr=False)
    segments: tuple[Segment, ...]
    times: Floats
    values: Floats
    belongs: Integers
    clock: Clock = field(repr=False)
    atol: Floats = field(default_factory=lambda: np.zeros(0), repr=False)  # of a run, for each coordinate and speed

    @property
    def modes(self) -> Integers:
        """The modes of all laws of contact and friction at each state."""
        return np.array([segment.modes for segment in self.segments])[self.belongs]

    def at(self, times: Floats) -> States:
        """States at other times, by one step from the node before each."""
        out = np.empty((len(times), self.values.shape[1]))
        starts = np.array([s.node_times[0] for s in self.segments])
        belongs = np.maximum(np.searchsorted(starts, times, side="right") - 1, 0)
        atol, work = np.ones(out.shape[1]), np.zeros((SPACE + OWN_SPACE) * out.shape[1])
        for k in np.unique(belongs):
            chosen, segment = np.flatnonzero(belongs == k), self.segments[k]
            self._set(segment)
            wanted, found = np.ascontiguousarray(times[chosen]), np.empty((len(chosen), out.shape[1]))
            steps = (len(segment.node_times), segment.node_times, segment.nodes)
            self.run.call("states_at", self.clock, len(chosen), wanted, *steps, atol, found, work)
            out[chosen] = found
        return replace(self, times=times, values=out, belongs=belongs)

    def every(self, step: int) -> States:
        """The states whose numbers are multiples of `step`."""
        return replace(self, times=self.times[::step], values=self.values[::step], belongs=self.belongs[::step])

    def solve(self) -> tuple[Floats, Floats, Floats, Floats]:
        """Accelerations, multipliers, friction components and normal reactions at every state."""
        if len(self.segments) == 1:
            return self._solved(self.segments[0], self.times, self.values)
        p = self.run.plant
        out = tuple(np.zeros((len(self.times), size)) for size in (p.nu, p.nm, p.ntau, p.nlaw))
        for k in np.unique(self.belongs):
            chosen = np.flatnonzero(self.belongs == k)
            found = self._solved(self.segments[k], self.times[chosen], self.values[chosen])
            for target, source in zip(out, found, strict=True):
                target[chosen] = source
        return out  # type: ignore[return-value]

    def _solved(self, segment: Segment, times: Floats, values: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """The same at some of them, which belong to one segment."""
        self._set(segment)
        p, times, values = self.run.plant, np.ascontiguousarray(times), np.ascontiguousarray(values)
        out = tuple(np.zeros((len(times), size)) for size in (p.nu, p.nm, p.ntau, p.nlaw))
        lost = self.run.call("solve_at", len(times), times, values, *out)
        if lost >= 0:
            raise DerivationError(undetermined(self.run, times[lost]))
        return out  # type: ignore[return-value]

    def solve_sides(self, sides: Floats) -> Floats:
        """x and y of M x = f + A^T y, A x = b for several right sides (states, sides, speeds and constraints), f before b."""
        found = np.array(sides, dtype=float, order="C")
        times, values = np.ascontiguousarray(self.times), np.ascontiguousarray(self.values)
        lost = self.run.call("solve_sides_at", len(times), times, values, found.shape[1], found)
        if lost >= 0:
            raise DerivationError(undetermined(self.run, times[lost]))
        return found

    def evaluate(self, values: Array) -> Floats:
        """Expressions of coordinates, speeds, time, inputs and parameters at every state (states, values)."""
        return self.values_of(_code(self.run.native.arguments, tuple(values.flat)))

    def values_of(self, code: MachineCode, uses_bodies: bool = True, uses_inputs: bool = True) -> Floats:
        """The same in machine code of the native loop's arguments; without those of bodies, or inputs, if it uses none."""
        plant, inputs = self.run.plant, self.run.plant.input
        if uses_bodies:
            self.run.evaluate_bodies()
        if not uses_inputs:
            plant.input = CONSTANT
        out = np.zeros((len(self.times), code.outputs))
        times, states = np.ascontiguousarray(self.times), np.ascontiguousarray(self.values)
        try:
            self.run.call("evaluate_at", code.address, code.data, code.outputs, len(times), times, states, out)
        finally:
            plant.input = inputs
        return out

    def _set(self, segment: Segment) -> None:
        self.run.array("modes")[:] = segment.modes
        self.run.array("directions")[:] = segment.directions
        self.run.array("starting")[:] = segment.starting if len(segment.starting) else 0.0


@lru_cache(maxsize=64)
def _code(arguments: tuple[Expression, ...], outputs: tuple[Expression, ...]) -> MachineCode:
    """What was asked for lately is kept: with other values of the parameters it is asked for again."""
    return machine_code(arguments, outputs)


def states_of(run: Run, times: Floats, rows: Floats) -> States:
    """States at times of their own, one in each row; friction is as while sliding forward."""
    forward = Segment(times[:1], rows[:1], run.array("modes").copy(), np.ones(run.plant.ntau))
    return States(run, (forward,), times, rows, np.zeros(len(rows), dtype=np.int64), Clock())


def undetermined(run: Run, time: float) -> str:
    """The sentence that names what moves without mass."""
    return (
        f"The motion is not determined at t = {time:g}: {run.lost()} can move with no mass or inertia to resist it. Give it "
        "one, or a joint or constraint that holds it."
    )


def blending(rtol: float) -> float:
    """The nearness of a singular position from which accelerations are blended with earlier ones.

    At the angle e from it rounding makes an acceleration of about 1e-14 / e^3; the nearness is 4 e^2.
    """
    return min(4 * (1e-14 / rtol) ** (2 / 3), BLENDED)


class Driver:
    """Runs a Plant from an initial state, page by page, and keeps the segments."""

    def __init__(
        self, run: Run, integrator: Integrator, start: float, state: Floats, atol: Floats, rtol: float, close: float
    ) -> None:
        self.run = run
        self.y = state.copy()
        self.dy = np.zeros_like(self.y)
        self.atol = atol
        self.clock = Clock(t=start, start=start, rtol=rtol, close=close, page=PAGE_SIZE, method=integrator.number)
        run.plant.blend = blending(rtol)
        self.segments: list[Segment] = []
        self._pages: list[tuple[Floats, Floats, Floats]] = []
        self.has_begun = False  # whether there is anything to show of the run
        self._rows = (np.empty(1 + PAGE_SIZE), *(np.empty((1 + PAGE_SIZE, n)) for n in (len(self.y), BOOKED)))
        self.before = np.zeros(max(1, run.plant.nguard + run.plant.nlaw))
        self._work = np.zeros((SPACE + OWN_SPACE) * len(self.y) + LOOKS * len(self.before))
        self._page = tuple(pointer(rows) + rows.strides[0] for rows in self._rows)  # of times, nodes, books
        run.plant.books, run.plant.takes_power = self._page[2], int(run.plant.power_at > 0)
        self.plant = run.plant
        arrays = (self.y, self.dy, atol, self.before, self._work)
        self._at = tuple(map(pointer, arrays))  # where the native loop finds them, each time it is called

    def start_modes(self, scale: float, duration: float) -> None:
        """Choose the modes of frictions at the start; `scale` is a length of the mechanism."""
        self.plant.length, (y, dy, _, before, _) = scale, self._at
        self._check(self.run.call("start_modes", self.clock.t, duration, self.clock.close, y, dy, before))

    def choose_modes(self) -> None:
        """Choose those of the frictions that an event has met."""
        y, _, _, before, _ = self._at
        self._check(self.run.call("choose_modes", self.clock.t, self.clock.close, y, before))

    def _check(self, is_consistent: int) -> None:
        if not is_consistent:
            raise SimulationError(
                f"The friction at t = {self.clock.t:g} has no consistent mode: the motion is not determined."
            )

    def begin(self) -> None:
        """Start a segment at the present state; the user's guards keep the signs that they had at its end."""
        call, plant, (y, dy, *_) = self.run.call, self.plant, self._at
        times, nodes, books = self._rows
        times[0], nodes[0], books[0] = self.clock.t, self.y, 0.0
        self._pages, self.has_begun = [], True
        self._modes = self.run.array("modes").copy(), self.run.array("directions").copy()
        self._starting = self.run.array("starting").copy()
        plant.failed = 0.0
        call("rates", self.clock.t, y, dy)
        if plant.nguard + plant.nlaw:
            self._look(plant.nguard if self.segments else 0)
        if plant.failed:
            raise DerivationError(undetermined(self.run, self.clock.t))
        call("open_books", y, books)

    def slopes(self) -> Floats:
        """The derivatives of the rates of the state along it, now, by differences of what its tolerances call small."""
        now, small = self.rates(self.y), 1e-6 * np.abs(self.y) + self.atol
        changed = [(self.rates(y) - now) for y in self.y + np.diag(small)]
        self.rates(self.y)  # what the native loop last had
        return np.array(changed).T / small

    def rates(self, state: Floats) -> Floats:
        """The rates of a state at the present time."""
        given, out = np.ascontiguousarray(state), np.zeros_like(self.dy)
        self.run.call("rates", self.clock.t, pointer(given), pointer(out))
        return out

    def _look(self, count: int) -> None:
        """The guards at the present state, but for the first so many, which are as they were."""
        plant, signs = self.plant, self.before[:count].copy()
        self.run.call("guards", self.clock.t, self._at[0], self._at[3])
        self.before[:count] = signs
        gaps = plant.nguard - plant.nkink - np.arange(plant.ncontact) - 1
        self.before[gaps] = np.maximum(self.before[gaps], OPEN_GAP)  # whatever rounding says

    def end(self) -> None:
        """Close the segment."""
        pages = self._pages or [self._taken(0)]
        times, nodes, books = pages[0] if len(pages) == 1 else map(np.concatenate, zip(*pages, strict=True))
        self.segments.append(Segment(times, nodes, *self._modes, books, self._starting))

    @property
    def last_page(self) -> tuple[Floats, Floats]:
        """The times and states of the last page of steps."""
        return self._pages[-1][:2]

    def _taken(self, count: int) -> tuple[Floats, Floats, Floats]:
        """So many steps of a page; the first of a segment begins with its first node."""
        times, nodes, books = self._rows
        chosen = slice(1 if self._pages else 0, 1 + count)
        return times[chosen].copy(), nodes[chosen].copy(), books[chosen].copy()

    def integrate(self, end: float, largest: float, wanted: Floats, samples: Floats) -> int:
        """One page of steps; the status says why it stopped."""
        call, clock = self.run.call, self.clock
        clock.end, clock.largest, clock.wanted = end, largest, len(wanted)
        y, dy, atol, before, work = self._at
        if clock.step <= 0:
            clock.step = call("first_step", clock, y, dy, atol, work)
        times, nodes, _ = self._page
        clock.nodes = 0
        try:
            status = call("integrate", clock, y, dy, atol, wanted, samples, times, nodes, before, work)
        finally:  # an error of an input or a Ctrl-C is raised after the native code, and loses nothing
            self._pages.append(self._taken(clock.nodes))
        return int(status)

    def pass_over(self, end: float, largest: float) -> int:
        """Smooth motion up to a time, of which no steps are kept; the step that ended there does not shorten the next."""
        call, plant, clock, (y, dy, atol, before, work) = self.run.call, self.plant, self.clock, self._at
        plant.failed = 0.0
        call("rates", clock.t, y, dy)
        clock.end, clock.largest, clock.wanted, status = end, largest, 0, PAGE
        if clock.step <= 0:
            clock.step = call("first_step", clock, y, dy, atol, work)
        step, span = clock.step, end - clock.t
        while status == PAGE and not plant.failed:
            clock.nodes = 0
            status = call("integrate", clock, y, dy, atol, 0, 0, *self._page[:2], before, work)
        clock.step = max(clock.step, min(step, span))
        return int(UNDETERMINED if plant.failed else status)
