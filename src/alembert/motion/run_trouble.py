"""What goes wrong in a run, and the words for it: why it stopped, a law that chatters, stiffness, an input that is noise."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from functools import partial

import numpy as np

from alembert.errors import AlembertWarning
from alembert.expressions.algebra import Floats, to_sympy
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_run import PAGE_SIZE, Driver, undetermined
from alembert.mechanism.run_arrays import Signals
from alembert.motion.settings import Settings
from alembert.motion.stop_times import is_noise, jumps
from alembert.native.structures import COLLAPSED, NOT_FINITE, OPEN, PAINLEVE, UNDETERMINED

SO_FAR = "The trajectory so far is in the error's .trajectory."
SINGULAR = 5e-3  # nearness (square of a sine, against its usual size) at which a singular position is told to be passed
PASSED = 1e-3  # of the duration: a singular position farther back is passed
STUCK = 1e-4  # of the duration: less progress in a page of steps is none
SLOW = 1e-2  # of the duration: at less progress in a page of steps it is looked whether an input is noise
STIFF = 2.0  # steps, in times in which the fastest motion dies out, that only stability can bound
MANY = 16  # pages of steps after which a run is looked at whether it is stiff, and again after four times as many
PATIENCE = 100  # pages of steps that together lead nowhere, after which a law that chatters ends the run
CHATTERS = 16  # jumps of an input to and fro with the state, within one page of steps that leads nowhere
SMOOTHER = "Use model.friction for dry friction, or a smooth law such as tanh(v / v0)."
NEIGHBOURS = 33  # times in a stretch that the run crawls over, between which an input is looked at


class RunTrouble:
    """The trouble of one run, as its driver stands."""

    def __init__(self, driver: Driver, mechanism: Mechanism, settings: Settings, signals: Signals) -> None:
        self._driver, self._mechanism, self._settings, self._signals = driver, mechanism, settings, signals
        self._is_told = False  # of a law that chatters
        self._crawled, self._since = 0, 0.0  # pages of steps, one after the other, that led nowhere; since when
        self._pages, self._next = 0, float(MANY)  # of steps so far; when it is next looked at whether the run is stiff

    def reason(self, status: int) -> str:
        """The sentence that says why the native loop gave up."""
        t, run = self._driver.clock.t, self._driver.run
        if status == UNDETERMINED:
            return undetermined(run, t)
        if status in (COLLAPSED, OPEN) and run.plant.painleve:
            status = PAINLEVE
        rubbed = ", ".join(repr(law.target) for law in self._mechanism.eom.frictions)
        reasons = {
            COLLAPSED: "the motion is not determined (the step size has collapsed)"
            if self.is_singular
            else "the step size has collapsed",
            NOT_FINITE: "the motion has grown beyond all bounds (a number is not finite)",
            OPEN: "the constraints cannot be satisfied any more",
            PAINLEVE: f"the friction on {rubbed} has no solution (the paradox of Painleve): the normal reactions grow "
            "without limit",
        }
        return f"The run stopped at t = {t:g}: {reasons.get(status, 'unknown trouble')}{self._where()}."

    @property
    def is_singular(self) -> bool:
        """Whether a singular position is near, and not passed."""
        plant, near = self._driver.run.plant, PASSED * self._settings.duration
        return bool(plant.nearest < SINGULAR and abs(plant.nearest_time - self._driver.clock.t) < near)

    def _where(self) -> str:
        """The speed that changes most, and a singular constraint if there is one."""
        eom = self._mechanism.eom
        out = "".join(f", with the input {name!r} = {x:g}" for name, x in self._inputs_now() if not np.isfinite(x))
        rates = np.abs(self._driver.dy[len(eom.q) :])
        if rates.size:
            k = int(np.argmax(np.where(np.isfinite(rates), rates, np.inf)))
            out += f", first in {eom.u[k].name}"
        if self.is_singular:
            owners = ", ".join(dict.fromkeys(repr(row.owner) for row in eom.rows))
            out += f", near a singular position of the constraints {owners}"
        return out

    def _inputs_now(self) -> list[tuple[str, float]]:
        """The inputs as the native loop last had them."""
        eom = self._mechanism.eom
        at = len(eom.q) + len(eom.u) + 1
        now = self._driver.run.array("x")[at : at + len(eom.inputs)]
        return [(s.name, float(x)) for s, x in zip(eom.inputs, now, strict=True)]

    # --- runs that crawl ----------------------------------------------------------------------------------------------

    def crawls(self, begun: float) -> bool:
        """Whether the page of steps since a time leads nowhere."""
        crawls = bool(self._driver.clock.t - begun < STUCK * self._settings.duration)
        if not crawls or self._crawled == PATIENCE:
            self._crawled = 0
        if crawls:
            self._since = self._since if self._crawled else begun
            self._crawled += 1
        return crawls

    def is_slow(self, begun: float) -> bool:
        """Whether a hundred pages of steps as the one since a time would not reach the end."""
        return bool(self._driver.clock.t - begun < SLOW * self._settings.duration)

    def tell_of_chatter(self) -> None:
        """Warn once of a law or an input that goes to and fro between two pieces."""
        if not self._is_told and (what := self._chatter()):
            self._is_told = True
            now = f"The run crawls at t = {self._driver.clock.t:g}"
            warnings.warn(f"{now}: {what} without moving on. {SMOOTHER}", AlembertWarning, stacklevel=6)

    def chatter(self) -> str | None:
        """The sentence on a law or an input that has gone to and fro for so many steps that the run has no end; or None."""
        now = self._driver.clock.t
        gone = (now - self._since) / self._settings.duration
        if self._crawled < PATIENCE or gone > STUCK or not (what := self._chatter()):
            return None
        steps = f"{PATIENCE * PAGE_SIZE} steps led it on by {gone:.1e} of its duration"
        return f"The run stopped at t = {now:g}: {steps}, as {what}. {SMOOTHER}"

    def _chatter(self) -> str | None:
        """The law, or else the input, that goes to and fro now, in words."""
        run, near = self._driver.run, STUCK * self._settings.duration
        until = run.array("quiet_until")
        if len(until) and until.max() > self._driver.clock.t - near:
            assert run.guards is not None
            switch = to_sympy(run.guards.kinks[int(np.argmax(until))])
            return f"a law changes its form with the sign of {switch} again and again"
        return self._chattering_input() if self._crawled in (1, PATIENCE) else None

    def _chattering_input(self) -> str | None:
        """The same of a function of the state, which is looked at along the last page of steps, and between two of them."""
        eom, function, (times, nodes) = self._mechanism.eom, self._signals.function, self._driver.last_page
        x, at = self._driver.run.array("x").copy(), nodes.shape[1]

        def value(k: int, t: float, state: Floats) -> float:
            assert function is not None
            x[:at], x[at] = state, t
            return float(function(t, x)[k])

        for k, s in enumerate(eom.inputs if self._signals.of_state else ()):
            values = np.array([value(k, *row) for row in zip(times.tolist(), nodes, strict=True)])
            least = 0.5 * float(np.ptp(values))
            turns = np.flatnonzero(np.abs(np.diff(values)) > least)[:CHATTERS]
            between = [partial(_between, partial(value, k, float(times[n])), *nodes[n : n + 2]) for n in turns]
            if len(turns) == CHATTERS and all(jumps(function, least) for function in between):
                return f"the input {s.name!r} jumps to and fro with the state again and again"
        return None

    def tell_of_stiffness(self, begun: float) -> None:
        """Warn once of many steps that a motion bounds which dies out within each of them."""
        self._pages += 1
        if self._settings.integrator.needs_slopes or self._settings.integrator.needs_step or self._pages < self._next:
            return
        self._next *= 4
        slopes, step = self._driver.slopes(), (self._driver.clock.t - begun) / PAGE_SIZE
        if not np.isfinite(slopes).all():
            return
        values, modes = np.linalg.eig(slopes)
        k = int(np.argmin(values.real))
        if -values[k].real * step > STIFF:
            self._next = math.inf
            self._tell_of_stiffness(-1 / values[k].real, np.abs(modes[:, k]))

    def _tell_of_stiffness(self, within: float, mode: Floats) -> None:
        eom, t, steps = self._mechanism.eom, self._driver.clock.t, self._pages * PAGE_SIZE
        speed = eom.u[int(np.argmax(mode[len(eom.q) : len(eom.q) + len(eom.u)]))].name
        warnings.warn(
            f"The run is stiff: it took {steps} steps to t = {t:g}, bounded by a motion of {speed} that dies out within "
            f'{within:.1e} s. integrator="rosenbrock" takes longer steps.',
            AlembertWarning,
            stacklevel=6,
        )

    def noise(self, begun: float) -> str | None:
        """The sentence on an input that jumps wherever it is looked at since a time, at the state as it is now; or None."""
        eom, now, function = self._mechanism.eom, self._driver.clock.t, self._signals.function
        x, at = self._driver.run.array("x").copy(), len(eom.q) + len(eom.u)

        def value(k: int, t: float) -> float:
            assert function is not None
            x[at] = t
            return float(function(t, x)[k])

        for k, s in enumerate(eom.inputs if function else ()):
            if is_noise(partial(value, k), np.linspace(begun, now, NEIGHBOURS)):
                return (
                    f"The run stopped at t = {now:g}: the input {s.name!r} jumps between any two times, as noise does, and no "
                    "step is short enough for it. Draw the noise on a grid of times first, and give it as samples: "
                    f"inputs={{{s.name!r}: (times, values)}}."
                )
        return None


def _between(value: Callable[[Floats], float], a: Floats, b: Floats, part: float) -> float:
    """What a function gives between two states."""
    return value((1 - part) * a + part * b)
