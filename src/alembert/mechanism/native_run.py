"""One run of the native loop: pages of steps, segments between events, and what can be asked of the states afterwards."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from alembert.errors import DerivationError, SimulationError
from alembert.expressions.arrays import Array
from alembert.mechanism.run_arrays import Run
from alembert.native.kernel import LOOKS, SLIP, SPACE, STICK, Clock, Integrator, kernel
from alembert.native.machine_code import MachineCode, machine_code, pointer

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
PAGE_SIZE = 1024
BLENDED = 2e-4  # nearness of a singular position at which accelerations are at most blended with earlier ones
STOPPED = 1e-6  # how much of the speeds sticking may take away: more, and it was no stop


@dataclass(frozen=True)
class Segment:
    """The steps of the integrator between two events, with the friction modes that held there."""

    node_times: Floats
    nodes: Floats
    modes: Integers
    directions: Floats


@dataclass(frozen=True, eq=False)
class States:
    """States at given times of a run, each with the number of its segment."""

    run: Run = field(repr=False)
    segments: tuple[Segment, ...]
    times: Floats
    values: Floats
    belongs: Integers
    clock: Clock = field(repr=False)
    atol: Floats = field(default_factory=lambda: np.zeros(0), repr=False)  # of a run, for each coordinate and speed

    def at(self, times: Floats) -> States:
        """States at other times, by one step from the node before each."""
        out = np.empty((len(times), self.values.shape[1]))
        starts = np.array([s.node_times[0] for s in self.segments])
        belongs = np.maximum(np.searchsorted(starts, times, side="right") - 1, 0)
        atol, work = np.ones(out.shape[1]), np.zeros(SPACE * out.shape[1])
        for k in np.unique(belongs):
            chosen, segment = np.flatnonzero(belongs == k), self.segments[k]
            self._set(segment)
            wanted, found = np.ascontiguousarray(times[chosen]), np.empty((len(chosen), out.shape[1]))
            kernel()["states_at"](
                ctypes.byref(self.run.plant),
                ctypes.byref(self.clock),
                len(chosen),
                pointer(wanted),
                len(segment.node_times),
                pointer(segment.node_times),
                pointer(segment.nodes),
                pointer(atol),
                pointer(found),
                pointer(work),
            )
            out[chosen] = found
        return replace(self, times=times, values=out, belongs=belongs)

    def solve(self) -> tuple[Floats, Floats, Floats, Floats]:
        """Accelerations, multipliers, friction components and normal reactions at every state."""
        p = self.run.plant
        sizes = (p.nu, p.nm, p.ntau, p.nlaw)
        out = tuple(np.zeros((len(self.times), size)) for size in sizes)
        for k in np.unique(self.belongs):
            chosen = np.flatnonzero(self.belongs == k)
            self._set(self.segments[k])
            times, values = np.ascontiguousarray(self.times[chosen]), np.ascontiguousarray(self.values[chosen])
            found = [np.zeros((len(chosen), size)) for size in sizes]
            lost = kernel()["solve_at"](
                ctypes.byref(p), len(chosen), pointer(times), pointer(values), *(pointer(f) for f in found)
            )
            if lost >= 0:
                raise DerivationError(undetermined(self.run, times[lost]))
            for target, source in zip(out, found, strict=True):
                target[chosen] = source
        return out  # type: ignore[return-value]

    def evaluate(self, values: Array) -> Floats:
        """Expressions of coordinates, speeds, time, inputs and parameters at every state (states, values)."""
        return self.values_of(machine_code(self.run.native.arguments, list(values.flat)))

    def values_of(self, code: MachineCode, uses_bodies: bool = True) -> Floats:
        """The same in machine code of the native loop's arguments; `uses_bodies` if the values of bodies are among them."""
        if uses_bodies:
            self.run.evaluate_bodies()
        out = np.zeros((len(self.times), code.outputs))
        times, states = np.ascontiguousarray(self.times), np.ascontiguousarray(self.values)
        kernel()["evaluate_at"](
            ctypes.byref(self.run.plant),
            code.address,
            code.data,
            code.outputs,
            len(times),
            pointer(times),
            pointer(states),
            pointer(out),
        )
        return out

    def _set(self, segment: Segment) -> None:
        self.run.array("modes")[:] = segment.modes
        self.run.array("directions")[:] = segment.directions


def undetermined(run: Run, time: float) -> str:
    """The sentence that names what moves without mass."""
    return (
        f"The motion is not determined at t = {time:g}: {run.lost()} can move with no mass or inertia to resist it. Give it "
        "one, or a joint or constraint that holds it."
    )


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
        # Near a singular position, at the angle e, rounding makes an acceleration of about 1e-14 / e^3; the nearness is 4 e^2.
        run.plant.blend = min(4 * (1e-14 / rtol) ** (2 / 3), BLENDED)
        run.plant.still = 1e-3 * float(atol.min(initial=np.inf)) if len(atol) else 0.0
        self.segments: list[Segment] = []
        self._pages: list[tuple[Floats, Floats]] = []
        self.before = np.zeros(max(1, run.plant.nguard + run.plant.nlaw))
        self._work = np.zeros(SPACE * len(self.y) + LOOKS * len(self.before))
        self.plant = ctypes.byref(run.plant)
        self._pointers = [pointer(a) for a in (self.y, self.dy, self.atol, self.before, self._work)]

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to show of the run."""
        return bool(self._pages)

    def begin(self) -> None:
        """Start a segment at the present state; the user's guards keep the signs that they had at its end."""
        call, count = kernel(), self.run.plant.nguard if self.segments else 0
        y, dy, _, before, _ = self._pointers
        self.run.plant.failed = 0.0
        call["rates"](self.plant, self.clock.t, y, dy)
        signs = self.before[:count].copy()
        call["guards"](self.plant, self.clock.t, y, before)
        self.before[:count] = signs
        if self.run.plant.failed:
            raise DerivationError(undetermined(self.run, self.clock.t))
        self._pages = [(np.array([self.clock.t]), self.y[None].copy())]
        self._modes = self.run.array("modes").copy(), self.run.array("directions").copy()

    def end(self) -> None:
        """Close the segment."""
        times, nodes = zip(*self._pages, strict=True)
        self.segments.append(Segment(np.concatenate(times), np.concatenate(nodes), *self._modes))

    def integrate(self, end: float, largest: float, wanted: Floats, samples: Floats) -> int:
        """One page of steps; the status says why it stopped."""
        call, clock = kernel(), self.clock
        clock.end, clock.largest, clock.wanted = end, largest, len(wanted)
        y, dy, atol, before, work = self._pointers
        if clock.step <= 0:
            clock.step = call["first_step"](self.plant, clock, y, dy, atol, work)
        times, nodes = np.empty(clock.page), np.empty((clock.page, len(self.y)))
        clock.nodes = 0
        try:
            status = call["integrate"](
                self.plant,
                clock,
                *(y, dy, atol, pointer(wanted), pointer(samples), pointer(times), pointer(nodes), before, work),
            )
        finally:  # an interrupt is raised after the native code, and loses nothing
            self._pages.append((times[: clock.nodes], nodes[: clock.nodes]))
        if self.run.problems:
            raise self.run.problems[0]
        return int(status)


def choose_modes(driver: Driver, changed: Sequence[int]) -> None:
    """Decide for the laws that stopped sliding or began to slip: stick where the friction can bear it, else slip.

    A law that sticks needs at most coefficient x normal; if more is needed it slips against the force that held it. Where
    the sliding only passes through zero, as at a dead centre, nothing could stop it: it slips the other way.
    """
    run, call = driver.run, kernel()
    modes, directions = run.array("modes"), run.array("directions")
    components = run.native.components
    firsts = np.concatenate([[0], np.cumsum(components)]).astype(int)
    for law in changed:
        modes[law] = STICK
        if not _can_stop(driver, law):
            modes[law] = SLIP
            _turn(driver, law, slice(firsts[law], firsts[law + 1]))
    for _ in range(2 * len(components) + 1):
        call["project"](driver.plant, driver.clock.t, pointer(driver.y), driver.clock.close)
        call["guards"](driver.plant, driver.clock.t, pointer(driver.y), pointer(driver.before))
        margins = driver.before[run.plant.nguard :]
        broken = [k for k in range(len(components)) if modes[k] == STICK and margins[k] < 0]
        if not broken:
            return
        law = min(broken, key=lambda k: margins[k])
        force = run.array("tau")[firsts[law] : firsts[law + 1]]
        size = np.linalg.norm(force)
        directions[firsts[law] : firsts[law + 1]] = -force / size if size else 1.0
        modes[law] = SLIP
    raise SimulationError(
        f"The friction at t = {driver.clock.t:g} has no consistent mode: the motion is not determined."
    )


def _can_stop(driver: Driver, law: int) -> bool:
    """Whether what sticks now is at rest already, so that holding it hardly changes the speeds, and can be held."""
    call, clock, run = kernel(), driver.clock, driver.run
    trial, rates = driver.y.copy(), np.zeros_like(driver.y)
    call["project"](driver.plant, clock.t, pointer(trial), clock.close)
    call["rates"](driver.plant, clock.t, pointer(trial), pointer(rates))
    speeds, slowing = driver.y[run.plant.nq :], rates[run.plant.nq :]
    moved = np.abs(trial - driver.y).max() > STOPPED * (1e-3 + np.abs(speeds).max(initial=0.0))
    goes_on = np.abs(sliding(run)[law].acceleration(slowing)).max() > STOPPED * (1e-3 + np.abs(slowing).max())
    return not (moved or goes_on)


def _turn(driver: Driver, law: int, part: slice) -> None:
    """Let a law slip the way in which its sliding velocity goes on."""
    directions, rates = driver.run.array("directions"), np.zeros_like(driver.y)
    kernel()["rates"](driver.plant, driver.clock.t, pointer(driver.y), pointer(rates))
    onward = sliding(driver.run)[law].acceleration(rates[driver.run.plant.nq :])
    directions[part] = onward / np.linalg.norm(onward)


def start_modes(driver: Driver, slow: float) -> None:
    """At the start: a law slips along its velocity, or is decided where it stands still."""
    run, call = driver.run, kernel()
    if not run.plant.nlaw:
        return
    modes, directions = run.array("modes"), run.array("directions")
    modes[:] = SLIP
    directions[:] = 1.0
    components = run.native.components
    call["rates"](driver.plant, driver.clock.t, pointer(driver.y), pointer(driver.dy))
    laws = sliding(run)
    firsts = np.concatenate([[0], np.cumsum(components)]).astype(int)
    still = []
    for k in range(len(components)):
        s = laws[k].velocity
        size = np.linalg.norm(s)
        if size > slow or laws[k].is_smooth:
            directions[firsts[k] : firsts[k + 1]] = s / size if size else 1.0
        else:
            still.append(k)
    if still:
        choose_modes(driver, still)


@dataclass(frozen=True)
class Sliding:
    """A friction law as last evaluated: s, and s' = G u' + bias."""

    velocity: Floats
    G: Floats
    bias: Floats
    is_smooth: bool

    def acceleration(self, rates: Floats) -> Floats:
        """The rate of the sliding velocity for given rates of the speeds."""
        return self.G @ rates + self.bias


def sliding(run: Run) -> list[Sliding]:
    """All friction laws as last evaluated."""
    p, out, found = run.plant, run.array("out"), []
    at = p.nq + p.nM + p.nu + p.nA + p.nm + p.nh + p.nm
    for c in run.native.components:
        s, G, bias = np.split(out[at : at + c + c * p.nu + c].copy(), [c, c + c * p.nu])
        found.append(Sliding(s, G.reshape(c, p.nu), bias, bool(out[at + c + c * p.nu + c + 1] > 0)))
        at += c + c * p.nu + c + 2 + 3 * (p.nu + p.nm + p.ntau + 1)
    return found
