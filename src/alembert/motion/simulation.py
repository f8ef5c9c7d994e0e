"""simulate: from a model to a Trajectory, by the native loop."""

from __future__ import annotations

import sys
import time as clock_time
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.assembler import absolute_state
from alembert.assembly.initial_state import initial_state, start_changes
from alembert.description import Model
from alembert.description.bodies import rate_of
from alembert.description.quantities import LENGTH
from alembert.errors import AlembertError, AlembertWarning, ModelError, SimulationError
from alembert.expressions.algebra import to_sympy
from alembert.formulations import derive
from alembert.formulations.articulated_bodies import METHOD as ARTICULATED
from alembert.formulations.articulated_bodies import articulated_bodies, speeds_of_tree
from alembert.formulations.equations_of_motion import Record
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics import Description, tree_kinematics
from alembert.kinematics.composite_bodies import is_deep
from alembert.mechanism.equation_slopes import add_slopes
from alembert.mechanism.mechanism import Mechanism, mechanism_of
from alembert.mechanism.native_run import Driver, States, choose_modes, start_modes, undetermined
from alembert.mechanism.run_arrays import Run
from alembert.motion import Journal, Trajectory
from alembert.motion.inputs import signals_of
from alembert.motion.settings import Event, Settings, events_of, guards_of, parameters_of, sample_times, settings_of
from alembert.motion.stop_times import features, is_noise, moments_of, within
from alembert.motion.unseen_inputs import unseen
from alembert.motion.work import ENERGY, IMPULSE, tell_of_broken_ledger
from alembert.native.kernel import COLLAPSED, DONE, EVENT, NOT_FINITE, OPEN, PAGE, PAINLEVE, UNDETERMINED

Floats = NDArray[np.float64]
SINGULAR = 5e-3  # nearness (square of a sine, against its usual size) at which a singular position is told to be passed
RECURSIVE_FROM = 4  # speeds from which the recursive form of an open tree is faster than a mass matrix
MOST_COLUMNS = 2000  # of all bodies: a deep tree with more is cheaper in absolute coordinates, if loops close it
USUAL_TOLERANCE = 1e-10  # absolute: of angles in radians, of lengths in lengths of the mechanism
STUCK = 1e-4  # of the duration: less progress in a page of steps near a singular position is none
MOMENTS = 50  # steps at least that a function of time and state is looked at in
NEIGHBOURS = 33  # times in a stretch that the run crawls over, between which an input is looked at
SAME_TIME = 1000  # events allowed without any progress of time


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
    progress: bool | None = None,
    save: Any = None,
) -> Trajectory:
    """The motion of a model from an initial state.

    `initial` gives coordinates and rates by symbol or name; the rest starts at zero, and all but what is in `keep` may be
    changed (as little as the masses allow) to obey the constraints. `inputs` are numbers, functions of time, functions
    (t, state) or pairs of arrays (times, values). `method` is the formulation, or "articulated-bodies", the recursive
    form of open trees (the fastest suitable one if None), `integrator` "dormand-prince" (adaptive, `rtol`, `atol`),
    "rosenbrock" (the same for stiff systems) or "runge-kutta" (fixed `step`). `atol` is for all coordinates and speeds
    alike; if None, it is 1e-10, of lengths times a length of the mechanism, so that units do not matter. `samples` is
    their number after the start, or the times themselves. `save` is a file (.npz or .csv) where the samples are kept: in
    pieces while the run goes on, so that a process that is killed loses nothing already written (`load_run` reads them),
    and as `run.save` writes them when it has ended.

    >>> from alembert.examples import simple_pendulum
    >>> run = simulate(simple_pendulum(), 2.0, initial={"theta": 0.1}, samples=100)
    >>> print(len(run.time), round(run["theta"][-1], 5), abs(run.energy - run.energy[0]).max() < 1e-9)
    101 0.09997 True
    """
    values = parameters_of(model, parameters)
    if values:
        check_determined(model.with_values(values))
    settings, watched = settings_of(duration, start, rtol, atol, integrator, step), events_of(events)
    if progress not in (None, True, False):
        raise ModelError(f"simulate: found progress={progress!r}; expected True, False, or None (on a terminal only).")
    asked = method if method is None or isinstance(method, str) else repr(method)
    mechanism = _prepared(Description(model, (asked, settings.integrator.needs_slopes)))
    simulation = _Simulation(mechanism, model, settings, values, inputs, watched, save)
    try:
        run = simulation.run(initial, keep, samples, progress)
    except SimulationError as error:
        simulation.save(error.trajectory, is_complete=False)
        raise
    simulation.save(run)
    return run


@lru_cache(maxsize=8)
def _prepared(description: Description) -> Mechanism:
    """The compiled equations; they are kept, so that a run with other values derives and compiles nothing."""
    method, stiff = description.extra
    return mechanism_of(_equations(description.model, method, stiff), dense=stiff)


def _with_values_of(model: Model, eom: Record) -> Record:
    """The record of a model of the same parts, with a copy of the model where it has default values of its own."""
    is_same = eom.model.name == model.name and eom.model.values == model.values
    return eom if is_same else replace(eom, model=model.copy())


def _equations(model: Model, method: str | None, stiff: bool) -> Record:
    """By the method asked for, or else the fastest: the recursive form for large open trees; with multipliers where there
    are loops or constraints, without where there are none."""
    if method == ARTICULATED or (method is None and not stiff and speeds_of_tree(model) >= RECURSIVE_FROM):
        tree = articulated_bodies(model)
        if tree is not None:
            check_determined(model)
            return tree
        if method:
            raise ModelError(
                f"simulate: found method={method!r} for {model.name!r}; expected an open tree of joints, without loops, "
                "constraints, friction or own coordinates. Leave method out to get the fastest that fits."
            )
    return derive(model, _fastest(model, stiff) if method is None else method, multipliers=True)


def _fastest(model: Model, stiff: bool) -> str:
    """Without multipliers where there are no constraints; in absolute coordinates where loops close a large deep tree."""
    if not model.bodies or not (kinematics := tree_kinematics(model)).rows:
        return "kane"
    can_be_sparse = not stiff and not model.frictions and all(row.position is not None for row in kinematics.rows)
    columns = sum(len(motion.moved) for motion in kinematics.motions)
    return "newton-euler" if can_be_sparse and columns > MOST_COLUMNS and is_deep(kinematics) else "lagrange"


class _Simulation:
    """One call of simulate."""

    def __init__(
        self,
        mechanism: Mechanism,
        model: Model,
        settings: Settings,
        parameters: Mapping[str, float],
        inputs: Mapping[Any, Any] | None,
        events: list[Event],
        save: Any,
    ) -> None:
        eom = _with_values_of(model, mechanism.eom)
        self.eom, self.mechanism, self.settings, self.events = eom, mechanism, settings, events
        self.start, self.stop = settings.start, settings.stop
        self.parameters = eom.model.numbers(parameters)
        self.is_told = False  # of a law that chatters
        self.begun: dict[str, float] = {}  # the assembled coordinates, once they are
        self.signals = signals_of(mechanism.eom, inputs or {}, self.start, self.stop, self.begun)
        self.guards, self.of_time = guards_of(mechanism, events), mechanism.native.functions_of_time
        self.journal = None if save is None else self._journal(save)

    def _stops(self) -> Floats:
        """The times at which steps have to end: for the samples of inputs, and for what functions of time do in a moment."""
        moments = [features(function, self.start, self.stop) for function in self.signals.of_time]
        if self.of_time is not None:
            moments += moments_of(self.of_time, list(self.parameters.values()), self.start, self.stop)
        return within(self.start, self.stop, [self.signals.stops, *moments])

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
        exact = self.settings
        self.wanted = sample_times(samples, self.start, self.stop)
        y, scale = self._initial(initial, keep)
        run = self.mechanism.run(self.parameters, self.signals, self.guards, self.start, y)
        close = max(min(exact.rtol, 1e-9), 1e-13) * scale * 1e-2
        if exact.integrator.needs_slopes:
            add_slopes(run, self.signals.function is not None)
        self.driver = Driver(run, exact.integrator, self.start, y, self._tolerances(scale), exact.rtol, close)
        self.samples = np.empty((len(self.wanted), len(y)))
        if self.wanted[0] == self.start:
            self.samples[0] = y
            self.driver.clock.samples = 1
        self.largest = exact.step or exact.duration / (MOMENTS if self.signals.function else 1)
        self.recorded: list[tuple[float, str]] = []
        started = clock_time.perf_counter()
        run.stop_at(self._stops())
        try:
            self._segments(progress, started)
        except KeyboardInterrupt:
            raise SimulationError(
                f"Interrupted at t = {self.driver.clock.t:g}; the trajectory so far is in the error's .trajectory.",
                self._trajectory(run, started),
            ) from None
        except AlembertError as error:
            if getattr(error, "trajectory", None) is not None or not self.driver.has_begun:
                raise
            raise SimulationError(
                f"The run stopped at t = {self.driver.clock.t:g}: {error} The trajectory so far is in the error's .trajectory.",
                self._trajectory(run, started),
            ) from error
        finally:
            _end_progress(progress, started)
        return self._checked(self._trajectory(run, started))

    def _checked(self, run: Trajectory) -> Trajectory:
        """The run, and a warning where its ledger does not close: of impulses, and of energy where nothing takes any."""
        broken, what = self._unseen(run), IMPULSE
        if broken is None and self.settings.integrator.needs_step and run.is_conservative:
            broken, what = run.ledger().broken_at, ENERGY
        if broken is None:
            return run
        tell_of_broken_ledger(broken, what)
        return replace(run, report={**run.report, "ledger broken at": broken})

    def _unseen(self, run: Trajectory) -> float | None:
        """When an input did something that the steps have not seen."""
        broken = float(self.driver.run.plant.broken)
        if np.isfinite(broken):
            return broken
        return unseen(run.states, self.signals) if self.signals.of_state else None

    def _segments(self, progress: bool | None, started: float) -> None:
        driver = self.driver
        start_modes(driver, 1e-9)
        same, last = 0, driver.clock.t
        while True:
            driver.run.plant.painleve = 0.0
            driver.begin()
            if driver.run.plant.painleve:
                self._fail(PAINLEVE, started)
            status = PAGE
            while status == PAGE:
                begun = driver.clock.t
                status = driver.integrate(self.stop, self.largest, self.wanted, self.samples)
                _show_progress(progress, driver, self.start, self.stop, started)
                self._keep()
                if status == PAGE and self._is_stuck(driver.clock.t - begun):
                    status = COLLAPSED
                if status == PAGE and driver.clock.t - begun < STUCK * self.settings.duration:
                    self._tell_of_chatter()
                    self._refuse_noise(begun, started)
            driver.end()
            if status == DONE:
                return
            if status != EVENT:
                self._fail(status, started)
            if self._handle():
                return
            same = same + 1 if driver.clock.t - last <= 1e-12 * max(1.0, abs(last)) else 0
            last = driver.clock.t
            if same > SAME_TIME:
                self._fail(COLLAPSED, started)

    def _handle(self) -> bool:
        """Record all events of this time and change the modes of frictions; true if the run ends."""
        driver, first_law = self.driver, self.driver.run.plant.nguard
        hits = [int(k) for k in np.flatnonzero(driver.run.array("hits"))]
        met = [self.events[k] for k in hits if k < len(self.events)]
        self.recorded += [(float(driver.clock.t), event.name) for event in met]
        if any(event.stop for event in met):
            return True
        if laws := [k - first_law for k in hits if k >= first_law]:
            choose_modes(driver, laws)
            driver.clock.step = min(driver.clock.step, 1e-3 * self.settings.duration)
        return False

    def _fail(self, status: int, started: float) -> None:
        t, run = self.driver.clock.t, self.driver.run
        if status == UNDETERMINED:
            raise SimulationError(
                f"{undetermined(run, t)} The trajectory so far is in the error's .trajectory.",
                self._trajectory(run, started),
            )
        if status in (COLLAPSED, OPEN) and run.plant.painleve:
            status = PAINLEVE
        rubbed = ", ".join(repr(friction.target) for friction in self.eom.model.frictions)
        reasons = {
            COLLAPSED: "the motion is not determined (the step size has collapsed)"
            if self._is_singular()
            else "the step size has collapsed",
            NOT_FINITE: "the motion has grown beyond all bounds (a number is not finite)",
            OPEN: "the constraints cannot be satisfied any more",
            PAINLEVE: f"the friction on {rubbed} has no solution (the paradox of Painleve): the normal reactions grow "
            "without limit",
        }
        where = self._where()
        raise SimulationError(
            f"The run stopped at t = {t:g}: {reasons.get(status, 'unknown trouble')}{where}. "
            "The trajectory so far is in the error's .trajectory.",
            self._trajectory(run, started),
        )

    def _is_stuck(self, progress: float) -> bool:
        """Whether a page of steps leads nowhere, at a singular position that is approached and not passed."""
        return progress < STUCK * self.settings.duration and self._is_singular()

    def _tell_of_chatter(self) -> None:
        """Warn once of a law that goes to and fro between two pieces, so that a page of steps leads nowhere."""
        quiet = self.driver.run.array("quiet_for")
        if self.is_told or not quiet.any():
            return
        self.is_told = True
        switch = to_sympy(self.mechanism.native.kinks[int(np.argmax(quiet))])
        warnings.warn(
            f"The run crawls at t = {self.driver.clock.t:g}: a law changes its form with the sign of {switch} again and again "
            "without moving on. Use model.friction for dry friction, or a smooth law such as tanh(v / v0).",
            AlembertWarning,
            stacklevel=5,
        )

    def _refuse_noise(self, begun: float, started: float) -> None:
        """Stop a run that crawls because an input jumps wherever it is looked at, at the state as it is now."""
        now, run, function = self.driver.clock.t, self.driver.run, self.signals.function
        x, at = run.array("x").copy(), len(self.eom.q) + len(self.eom.u)

        def value(k: int, t: float) -> float:
            assert function is not None
            x[at] = t
            return float(function(t, x)[k])

        for k, s in enumerate(self.eom.inputs if function else ()):
            if is_noise(partial(value, k), np.linspace(begun, now, NEIGHBOURS)):
                raise SimulationError(
                    f"The run stopped at t = {now:g}: the input {s.name!r} jumps between any two times, as noise does, and no "
                    "step is short enough for it. Draw the noise on a grid of times first, and give it as samples: "
                    f"inputs={{{s.name!r}: (times, values)}}. The trajectory so far is in the error's .trajectory.",
                    self._trajectory(run, started),
                )

    def _is_singular(self) -> bool:
        plant = self.driver.run.plant
        return bool(plant.nearest < SINGULAR and abs(plant.nearest_time - self.driver.clock.t) < 1e-3)

    def _where(self) -> str:
        """The speed that changes most, and a singular constraint if there is one."""
        driver = self.driver
        out = "".join(f", with the input {name!r} = {x:g}" for name, x in self._inputs_now() if not np.isfinite(x))
        rates = np.abs(driver.dy[len(self.eom.q) :])
        if rates.size:
            k = int(np.argmax(np.where(np.isfinite(rates), rates, np.inf)))
            out += f", first in {self.eom.u[k].name}"
        if self._is_singular():
            owners = ", ".join(dict.fromkeys(repr(row.owner) for row in self.eom.rows))
            out += f", near a singular position of the constraints {owners}"
        return out

    def _keep(self) -> None:
        """Put what is new into the pieces of the file."""
        count = int(self.driver.clock.samples)
        if self.journal is not None:
            self.journal.write(self.wanted[:count], self.samples[:count], self.recorded)

    def save(self, run: object, is_complete: bool = True) -> None:
        """Save a run that has ended."""
        if self.journal is not None and isinstance(run, Trajectory):
            self.journal.finish(run.record(), is_complete)

    def _inputs_now(self) -> list[tuple[str, float]]:
        """The inputs as the native loop last had them."""
        at = len(self.eom.q) + len(self.eom.u) + 1
        now = self.driver.run.array("x")[at : at + len(self.eom.inputs)]
        return [(s.name, float(x)) for s, x in zip(self.eom.inputs, now, strict=True)]

    # --- before and after -------------------------------------------------------------------------------------------

    def _initial(self, initial: Mapping[Any, float] | None, keep: Iterable[Any]) -> tuple[Floats, float]:
        """The initial state in the coordinates and speeds of the equations, and a length of the mechanism."""
        kinematics, assembler = self.mechanism.eom.kinematics, self.mechanism.assembler(self.parameters)
        inputs = self.signals.first(self.start, self.mechanism.native.inputs)
        state = initial_state(assembler, initial, keep, self.start, inputs)
        self.begun.update(zip(assembler.functions.places, state.coordinates.tolist(), strict=False))
        self.changes = start_changes(assembler, initial, state)
        if kinematics.kind == "absolute":
            state = absolute_state(state, assembler, kinematics)
        return np.concatenate([state.coordinates, state.speeds]), assembler.scale

    def _tolerances(self, scale: float) -> Floats:
        """The absolute tolerance of each coordinate and speed: as given, or of lengths in lengths of the mechanism."""
        eom, given = self.eom, self.settings.atol
        if given is not None:
            return np.full(len(eom.q) + len(eom.u), given)
        lengths = {q for q, quantity in zip(eom.q, eom.quantities, strict=True) if quantity == LENGTH}
        lengths |= {rate_of(q) for q in lengths}
        return USUAL_TOLERANCE * np.array([scale if s in lengths else 1.0 for s in (*eom.q, *eom.u)])

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
        report |= self.changes.report
        if plant.nearest < SINGULAR:
            report["singular position passed near"] = float(plant.nearest_time)
        numbers = {s.name: float(x) for s, x in self.parameters.items()}
        return Trajectory(self.eom, times, states, numbers, segments, tuple(self.recorded), report, self.begun)


def _show_progress(progress: bool | None, driver: Driver, start: float, stop: float, began: float) -> None:
    """One line on a terminal for runs of more than a second: simulated time, speed, steps."""
    if not _is_shown(progress, began):
        return
    spent = clock_time.perf_counter() - began
    clock = driver.clock
    part = (clock.t - start) / (stop - start)
    speed = (clock.t - start) / max(spent, 1e-9)
    sys.stderr.write(f"\rt = {clock.t:.4g} ({part:.0%}), {speed:.3g} s/s, {clock.steps} steps ")
    sys.stderr.flush()


def _is_shown(progress: bool | None, began: float) -> bool:
    is_long = clock_time.perf_counter() - began > 1.0
    return sys.stderr.isatty() and is_long if progress is None else progress


def _end_progress(progress: bool | None, began: float) -> None:
    """Whatever comes next begins on a line of its own."""
    if _is_shown(progress, began):
        sys.stderr.write("\n")
        sys.stderr.flush()
