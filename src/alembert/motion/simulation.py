"""simulate: from a model to a Trajectory, by the native loop."""

from __future__ import annotations

import time as clock_time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import isfinite
from typing import Any, NoReturn

import numpy as np

from alembert.assembly.initial_state import start_changes
from alembert.description import Model
from alembert.errors import AlembertError, ModelError, SimulationError
from alembert.expressions.algebra import Floats
from alembert.mechanism.contact_modes import Contacts
from alembert.mechanism.equation_slopes import add_slopes
from alembert.mechanism.impacts import IMPACTS
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_run import Driver, States
from alembert.mechanism.run_arrays import Run
from alembert.motion import Journal, Trajectory
from alembert.motion.contact_corners import Corner, corners_of, refuse_corners
from alembert.motion.contact_start import contact_numbers, start_apart
from alembert.motion.doubtful_guards import DOUBTFUL, doubtful, tell_of_doubt
from alembert.motion.energy_check import ledger_breaks
from alembert.motion.fixed_steps import Grid
from alembert.motion.free_body_stepping import are_free_bodies, step_free_bodies
from alembert.motion.inputs import signals_of
from alembert.motion.prepared_mechanism import prepared, with_values_of
from alembert.motion.progress import ProgressLine
from alembert.motion.run_start import (
    GUESSED,
    GivenStart,
    closeness,
    length_seen,
    lengths_of_runs,
    longest_step,
    step_ends,
    tolerances,
)
from alembert.motion.run_trouble import SINGULAR, SO_FAR, RunTrouble
from alembert.motion.settings import (
    FINEST,
    Event,
    Settings,
    events_of,
    guards_of,
    impact_rule,
    parameters_of,
    sample_times,
    settings_of,
)
from alembert.motion.stepped_run import MOREAU
from alembert.motion.stop_times import within
from alembert.motion.time_stepping import MechanismSteps, check_steppable
from alembert.motion.unseen_inputs import unseen
from alembert.motion.work import BROKEN_AT, CLOSE_LOOKS, ENERGY, IMPULSE, keep_books, tell_of_broken_ledger
from alembert.native.structures import COLLAPSED, DONE, EVENT, PAGE, PAINLEVE

SAME_TIME = 1000  # events allowed without any progress of time
ROUNDS = 12  # in which a run is repeated with smaller steps at most
REPEATED = "repeated with smaller steps"  # in the report of a run
NO_TIMES = np.zeros(0)


def simulate(
    model: Model,
    duration: float,
    *,
    initial: Mapping[Any, float] | None = None,
    keep: Iterable[Any] = (),
    inputs: Mapping[Any, Any] | None = None,
    parameters: Mapping[Any, float] | None = None,
    method: str | None = None,
    integrator: str = "dormand-prince",
    step: float | None = None,
    rtol: float = 1e-9,
    atol: float | None = None,
    samples: int | Sequence[float] | None = None,
    events: Iterable[Event] = (),
    start: float = 0.0,
    impacts: str = "together",
    progress: bool | None = None,
    save: Any = None,
) -> Trajectory:
    """The motion of a model from an initial state.

    `initial` gives coordinates and rates by symbol or name; the rest starts at zero, and all but what is in `keep` may be
    changed (as little as the masses allow) to obey the constraints. `inputs` are numbers, functions of time, functions
    (t, state), formulas in t and the names of the model (texts such as "-k*theta", or SymPy), or pairs of arrays (times,
    values). `method` is the formulation, or "articulated-bodies", the recursive form of open trees (the fastest suitable one
    if None), `integrator` "dormand-prince" (adaptive, `rtol`, `atol`), "rosenbrock" (the same for stiff systems),
    "runge-kutta" (fixed `step`), or "moreau" (fixed `step`, for many contacts that open and close). `atol` is for all
    coordinates and speeds alike; if None, it is 1e-10, of lengths times a length of the mechanism, of speeds per tenth of the
    run, so that units do not matter. `samples` is their number after the start, or the times themselves. `impacts` says how
    contacts that touch are hit: "together", as one problem by Poisson's law, "newton", the same by Newton's law, or in
    "sequence", the hardest first. `save` is a file (.npz or
    .csv) where the samples are kept: in pieces while the run goes on, so that a process that is killed loses nothing already
    written (`load_run` reads them), and as `run.save` writes them when it has ended.

    >>> from alembert.examples import simple_pendulum
    >>> run = simulate(simple_pendulum(), 2.0, initial={"theta": 0.1}, samples=100)
    >>> print(len(run.time), round(run["theta"][-1], 5), abs(run.energy - run.energy[0]).max() < 1e-9)
    101 0.09997 True
    """
    if isinstance(integrator, str) and integrator == MOREAU:
        given = {"initial": initial, "keep": keep, "inputs": inputs, "parameters": parameters, "start": start}
        return _in_fixed_steps(model, duration, step, given | {"samples": samples}, list(events), method, impacts, save)
    values = parameters_of(model, parameters)
    settings, watched = settings_of(duration, start, rtol, atol, integrator, step), events_of(events)
    if progress is not None and not isinstance(progress, bool):
        raise ModelError(f"simulate: found progress={progress!r}; expected True, False, or None (on a terminal only).")
    rule, mechanism = impact_rule(impacts), prepared(model, method, settings)
    made = partial(Simulation, mechanism, model, values=values, inputs=inputs, events=watched, impacts=rule)
    simulation, asked = made(settings, save=save), (initial, keep, samples, progress)
    try:
        run = simulation.run(*asked)
        last, length = simulation, simulation.length_seen(run)
        if length is not None:
            made = partial(made, length=length)
            last = made(settings)
            run = last.run(*asked)
        breaks = last.breaks(run)
        if breaks is not None:
            run, breaks = _repeated(made, settings, run, breaks, asked)
    except SimulationError as error:
        simulation.save(error.trajectory, is_complete=False)
        raise
    if breaks is not None:
        tell_of_broken_ledger(breaks.first, breaks.what)
        run = replace(run, report={**run.report, BROKEN_AT: breaks.first})
    if DOUBTFUL in run.report:
        tell_of_doubt(run.report[DOUBTFUL])
    simulation.save(run)
    return run


def _in_fixed_steps(
    model: Model,
    duration: float,
    step: Any,
    given: dict[str, Any],
    events: list[Event],
    method: Any,
    impacts: Any,
    save: Any,
) -> Trajectory:
    """The run by Moreau's time stepping: of free bodies alone as tables, else as a mechanism."""
    if events:
        raise ModelError(
            'simulate: found events with integrator="moreau"; expected none, as its steps do not end at them.'
        )
    if impact_rule(impacts) == IMPACTS[1]:
        raise ModelError(
            'simulate: found impacts="sequence" with integrator="moreau", which solves all contacts of a step at once.'
        )
    values = parameters_of(model, given["parameters"])
    settings = settings_of(duration, given["start"], 1e-9, None, "runge-kutta", step)
    is_free = method is None and not given["inputs"] and are_free_bodies(model)
    if not is_free:
        check_steppable(model)
    own = model.mode() if is_free else model
    mechanism = prepared(own, method, settings)
    simulation = Simulation(mechanism, own, settings, values=values, inputs=given["inputs"], events=[])
    run = simulation.in_fixed_steps(model if is_free else None, given["initial"], given["keep"], given["samples"])
    if save is not None:
        run.save(save)
    return run


@dataclass(frozen=True)
class _Breaks:
    """The times at which the ledger of a run does not close, and of what."""

    times: Floats
    what: str

    @property
    def first(self) -> float:
        return float(self.times[0])


def _repeated(
    made: Callable[[Settings, Floats], Simulation],
    settings: Settings,
    run: Trajectory,
    breaks: _Breaks,
    asked: tuple[Any, ...],
) -> tuple[Trajectory, _Breaks | None]:
    """The run once more, with steps that end where its ledger broke, until it closes; with a smaller tolerance where that does
    not help. The last one that did not fail, and what is left of the breaks."""
    left: _Breaks | None = breaks
    stops = NO_TIMES
    if settings.integrator.needs_step or not run.would_be_the_same:
        return run, left
    for count in range(1, ROUNDS + 1):
        if left is None:
            break
        aside = (
            np.ptp(run.time) / max(len(run.time), CLOSE_LOOKS) / 2**count
        )  # where a force is zero at the worst place itself
        stops = np.concatenate([stops, left.times, left.times - aside, left.times + aside])
        simulation = made(settings, stops)
        try:
            found = simulation.run(*asked)
        except SimulationError as error:
            if isinstance(error.__context__, KeyboardInterrupt):
                raise
            break
        before, left = left.first, simulation.breaks(found)
        run = replace(found, report={**found.report, REPEATED: count})
        if left is not None and left.first <= before:
            settings = replace(settings, rtol=max(settings.rtol / 10, FINEST))
    return run, left


class Simulation:
    """One call of simulate."""

    def __init__(
        self,
        mechanism: Mechanism,
        model: Model,
        settings: Settings,
        stops: Floats = NO_TIMES,
        *,
        values: Mapping[str, float],
        inputs: Mapping[Any, Any] | None,
        events: list[Event],
        save: Any = None,
        impacts: str = IMPACTS[0],
        length: float | None = None,
    ) -> None:
        eom = with_values_of(model, mechanism.eom)
        self.eom, self.mechanism, self.settings = eom, mechanism, settings
        self.events = [*events, *corners_of(eom.model)] if eom.contacts else events
        self.start, self.stop = settings.start, settings.stop
        self.parameters, self.stops = eom.model.numbers(values), stops
        self.impacts = impacts
        self.length = length  # of the mechanism, where an earlier run has told it
        self.begun: dict[str, float] = {}  # the assembled coordinates, once they are
        self.signals = signals_of(mechanism.eom, inputs, self.start, self.stop, self.begun)
        self.guards = guards_of(mechanism, self.events, self.signals.switches)
        self.journal = None if save is None else self._journal(save)

    def _journal(self, save: Any) -> Journal:
        names = [s.name for s in (*self.eom.q, *self.eom.u)]
        numbers = {s.name: float(x) for s, x in self.parameters.items()}
        return Journal(save, self.eom.model.name, self.eom.method, names, numbers)

    # --- the run ----------------------------------------------------------------------------------------------------

    def run(
        self,
        initial: Mapping[Any, float] | None,
        keep: Iterable[Any],
        samples: int | Sequence[float] | None,
        progress: bool | None,
    ) -> Trajectory:
        """Integrate from segment to segment."""
        run = self.prepare(sample_times(samples, self.start, self.stop), initial, keep)
        line = ProgressLine(progress)
        started = line.began
        ends = step_ends(self.mechanism, self.signals, self.parameters.values(), self.settings)
        run.stop_at(within(self.start, self.stop, [ends, self.stops]) if len(self.stops) else ends)
        try:
            self.segments(line)
        except KeyboardInterrupt:
            if not self.driver.has_begun:
                raise
            raise SimulationError(
                f"Interrupted at t = {self.driver.clock.t:g} by Ctrl-C. {SO_FAR}",
                self._trajectory(run, started),
            ) from None
        except AlembertError as error:
            if getattr(error, "trajectory", None) is not None or not self.driver.has_begun:
                raise
            raise SimulationError(
                f"The run stopped at t = {self.driver.clock.t:g}: {error} {SO_FAR}",
                self._trajectory(run, started),
            ) from error
        finally:
            line.end()
        return self._trajectory(run, started)

    def in_fixed_steps(
        self,
        free: Model | None,
        initial: Mapping[Any, float] | None,
        keep: Iterable[Any],
        samples: int | Sequence[float] | None,
    ) -> Trajectory:
        """The run by Moreau's time stepping; `free` is the model with contacts of free bodies, if equations lack them."""
        begun, step = clock_time.perf_counter(), self.settings.step
        run = self.prepare(sample_times(samples, self.start, self.stop), initial, keep)
        y, clock, wanted = self.driver.y, self.driver.clock, self.wanted
        assert step is not None
        grid = Grid(self.start, self.stop, step)
        if free is not None:
            motion = step_free_bodies(free, run, y, wanted, grid, clock)
        else:
            motion = MechanismSteps(run, y, self.contacts.restitution, clock.close).motion(wanted, grid, clock)
        contacts, states = motion.contacts, motion.states
        report = {
            "method": self.eom.method,
            **motion.report,
            "seconds": clock_time.perf_counter() - begun,
            **self.changes,
        }
        numbers = dict(zip(self.eom.model.values, self.parameters.values(), strict=True))
        eom = self.eom if free is None else replace(self.eom, model=free.copy())
        known = (eom, wanted, states, numbers, states.segments, tuple(contacts.events), report, self.begun)
        return Trajectory(*known, contacts.impacts, contacts)

    def prepare(self, wanted: Floats, initial: Mapping[Any, float] | None, keep: Iterable[Any]) -> Run:
        """Make all arrays ready at the start; `wanted` are the times of samples."""
        exact = self.settings
        self.wanted = wanted
        y, scale = self._initial(initial, keep)
        self.scale = scale
        run = self.mechanism.run(self.parameters, self.signals, self.guards, self.start, y)
        atol = tolerances(self.mechanism, exact, np.array([scale]))[0]
        if exact.integrator.needs_slopes:
            slopes = self.mechanism.slopes_of_stiff_run(self.parameters)
            add_slopes(run, self.signals.function is not None, slopes)
        keep_books(run, self.eom)
        self.driver = Driver(run, exact.integrator, self.start, y, atol, exact.rtol, closeness(exact) * scale)
        self.trouble = RunTrouble(self.driver, self.mechanism, exact, self.signals)
        numbers = contact_numbers(self.mechanism, self.parameters, y, scale)
        self.contacts = Contacts(self.driver, self._start_frictions, self.impacts, *numbers)
        self.samples = np.empty((len(self.wanted), len(y)))
        if len(wanted) and wanted[0] == self.start:
            self.samples[0] = y
            self.driver.clock.samples = 1
        self.largest = longest_step(exact, self.signals)
        self.recorded: list[tuple[float, str]] = []
        return run

    def breaks(self, run: Trajectory) -> _Breaks | None:
        """Where the ledger of the run does not close, of impulses or of energy."""
        broken = float(self.driver.run.plant.broken)
        if isfinite(broken):
            return _Breaks(np.array([broken]), IMPULSE)
        for what, find in ((IMPULSE, self._unseen), (ENERGY, ledger_breaks)):
            times = find(run)
            if len(times):
                return _Breaks(times, what)
        return None

    def length_seen(self, run: Trajectory) -> float | None:
        """A length of the mechanism that the run has told, where its tolerances are made of one that was guessed."""
        exact = self.settings
        if not self.is_guessed or exact.atol is not None or exact.integrator.needs_step or not run.would_be_the_same:
            return None
        return length_seen(run.states, exact)

    def _unseen(self, run: Trajectory) -> Floats:
        """When an input did something that the steps have not seen."""
        return unseen(run.states, self.signals) if self.signals.of_state else NO_TIMES

    def segments(self, line: ProgressLine) -> None:
        """Integrate from event to event until the end."""
        driver, started = self.driver, line.began
        if driver.run.plant.ncontact:
            self.contacts.decide()
            refuse_corners(self.contacts, self.events)
        else:
            self._start_frictions()
        same, last = 0, driver.clock.t
        while True:
            driver.run.plant.painleve = 0.0
            driver.begin()
            self.contacts.tell_of_frictions()
            if driver.run.plant.painleve:
                self.fail(PAINLEVE, started)
            status = PAGE
            while status == PAGE:
                begun = driver.clock.t
                status = driver.integrate(self.stop, self.largest, self.wanted, self.samples)
                line.show(lambda: _progress(driver, self.start, self.stop, line.spent))
                self._keep()
                if status == PAGE:
                    self.trouble.tell_of_stiffness(begun)
                if status == PAGE and self.trouble.crawls(begun):
                    status = self._while_crawling(begun, started)
                slow = status == PAGE and self.trouble.is_slow(begun)
                if slow and (reason := self.trouble.noise(begun)):
                    self._stop(reason, started)
            driver.end()
            if status == DONE:
                return
            if status != EVENT:
                self.fail(status, started)
            if self._handle():
                return
            same = same + 1 if driver.clock.t - last <= 1e-12 * max(self.settings.duration, abs(last)) else 0
            last = driver.clock.t
            if same > SAME_TIME:
                self.fail(COLLAPSED, started)

    def _start_frictions(self) -> None:
        """The modes of all frictions, from the velocities as they are now."""
        if self.driver.run.plant.nlaw > self.driver.run.plant.ncontact:
            self.driver.start_modes(self.scale, self.settings.duration)

    def _handle(self) -> bool:
        """Record all events of this time and change the modes of contacts and frictions; true if the run ends."""
        driver, first_law = self.driver, self.driver.run.plant.nguard
        hits = [int(k) for k in np.flatnonzero(driver.run.array("hits"))]
        met = [self.events[k] for k in hits if k < len(self.events)]
        self.recorded += [(float(driver.clock.t), event.name) for event in met if not isinstance(event, Corner)]
        if any(event.stop for event in met):
            return True
        count, gaps = self.contacts.count, len(self.events)
        closing = [k - gaps for k in hits if gaps <= k < gaps + count]
        laws = [k - first_law for k in hits if k >= first_law]
        pulled = [k for k in laws if k < count]
        corners = [event.contact for event in met if isinstance(event, Corner)]
        if corners or closing:
            refuse_corners(self.contacts, self.events, corners, closing)
        if closing or pulled:
            self.contacts.decide(closing, pulled)
        elif laws:
            driver.choose_modes()
            self.contacts.check()
        if closing or laws:
            driver.clock.step = min(driver.clock.step, 1e-3 * self.settings.duration)
        return False

    def _while_crawling(self, begun: float, started: float) -> int:
        """The status of a page of steps that leads nowhere: a singular position ends the run, and so does chatter."""
        if self.trouble.is_singular:
            return COLLAPSED
        self.trouble.tell_of_chatter()
        if reason := self.trouble.chatter():
            self._stop(reason, started)
        return PAGE

    def fail(self, status: int, started: float) -> NoReturn:
        """Say why the run stopped."""
        self._stop(self.trouble.reason(status), started)

    def _stop(self, reason: str, started: float) -> NoReturn:
        raise SimulationError(f"{reason} {SO_FAR}", self._trajectory(self.driver.run, started))

    def _keep(self) -> None:
        """Put what is new into the pieces of the file."""
        count = int(self.driver.clock.samples)
        if self.journal is not None:
            self.journal.write(self.wanted[:count], self.samples[:count], self.recorded)

    def save(self, run: object, is_complete: bool = True) -> None:
        """Save a run that has ended."""
        if self.journal is not None and isinstance(run, Trajectory):
            self.journal.finish(run.record(), is_complete)

    # --- before and after -------------------------------------------------------------------------------------------

    def _initial(self, initial: Mapping[Any, float] | None, keep: Iterable[Any]) -> tuple[Floats, float]:
        """The initial state in the coordinates and speeds of the equations, and a length of the mechanism."""
        inputs = self.signals.first(self.start, self.mechanism.native.inputs)
        begun = start_apart(GivenStart(self.mechanism, self.parameters, inputs, initial, keep, self.start))
        scale = begun.assembler.own_length
        if not isfinite(scale):
            given = np.array([scale]), begun.state[None], inputs[None], np.array([list(self.parameters.values())])
            scale = float(lengths_of_runs(self.mechanism, self.settings, *given)[0])
        self.is_guessed = not isfinite(scale)
        if self.is_guessed:
            scale = self.length or GUESSED
        coordinates = begun.assembled.coordinates.tolist()
        self.begun.update(zip(begun.assembler.functions.places, coordinates, strict=False))
        self.changes = start_changes(begun.assembler, initial, begun.assembled)
        return begun.state, scale

    def _trajectory(self, run: Run, started: float) -> Trajectory:
        driver = self.driver
        if not driver.segments or driver.segments[-1].node_times[-1] < driver.clock.t:
            driver.end()
        count = int(driver.clock.samples)
        segments = tuple(driver.segments)
        times, values = self.wanted[:count], self.samples[:count]
        last = segments[-1]
        if not count or (times[-1] < last.node_times[-1] and last.node_times[-1] < self.stop):
            times = np.append(times, last.node_times[-1])
            values = np.vstack([values, last.nodes[-1]])
        belongs = np.zeros(len(times), dtype=np.int64)
        if len(segments) > 1:
            starts = np.array([s.node_times[0] for s in segments])
            belongs = np.maximum(np.searchsorted(starts, times, side="left") - 1, 0)
        states = States(run, segments, times, values, belongs, driver.clock, driver.atol)
        plant = run.plant
        report = {
            "method": self.eom.method,
            "steps": int(driver.clock.steps),
            "rejected": int(driver.clock.rejected),
            "evaluations": int(plant.evaluations),
            "seconds": clock_time.perf_counter() - started,
        }
        report |= self.changes
        if self.contacts.count:
            report["impacts"] = len(self.contacts.impacts)
            report["changes of mode"] = [[time, name] for time, name in self.contacts.events]
        if plant.nearest < SINGULAR:
            report["singular position passed near"] = float(plant.nearest_time)
        if isfinite(plant.doubtful):
            report[DOUBTFUL] = doubtful(run, self.events, int(plant.doubtful_guard), plant.doubtful)
        numbers = dict(zip(self.eom.model.values, self.parameters.values(), strict=True))
        events = sorted((*self.recorded, *self.contacts.events), key=lambda event: event[0])
        impacts = tuple(self.contacts.impacts)
        return Trajectory(self.eom, times, states, numbers, segments, tuple(events), report, self.begun, impacts)


def _progress(driver: Driver, start: float, stop: float, spent: float) -> str:
    """Simulated time, speed, steps."""
    clock = driver.clock
    part = (clock.t - start) / (stop - start)
    speed = (clock.t - start) / max(spent, 1e-9)
    return f"t = {clock.t:.4g} ({part:.0%}), {speed:.3g} s/s, {clock.steps} steps"
