"""stepper: a mechanism that moves on tick by tick under inputs that are held in between, for control loops and learning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.description import Model, name_rules
from alembert.description.named_numbers import numbers_by_name
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import FrozenArrays
from alembert.expressions.validation import is_iterable, real_numbers
from alembert.motion.ensemble.fingerprint import fingerprint
from alembert.motion.prepared_mechanism import prepared
from alembert.motion.progress import ProgressLine
from alembert.motion.sealed_mappings import Sealed
from alembert.motion.settings import impact_rule, parameters_of, positive, settings_of
from alembert.motion.simulation import NO_TIMES, Simulation
from alembert.native.kernel import INTEGRATORS
from alembert.native.structures import DONE, NUMBER, PLANT, names

RUN = 1000  # ticks that count as a run, by which the usual tolerances of speeds are measured
MOST_TOLD = 3  # differences between steppers


MARKS = (
    *names(PLANT, NUMBER),
    "nactive",
    "usual",
)  # what a run remembers beside its arrays, of singular positions and others


@dataclass(frozen=True)
class SavedState(FrozenArrays):
    """All that the motion of a stepper depends on, at one time."""

    made_of: Sealed  # by name what the stepper was made of
    ticks: int
    start: float
    state: Floats
    arrays: NDArray[np.int64]  # of the run, with the inputs and what contacts and frictions remember
    marks: tuple[float, ...]  # MARKS
    step: float


def stepper(
    model: Model,
    dt: float,
    *,
    initial: Mapping[Any, float] | None = None,
    keep: Iterable[Any] = (),
    parameters: Mapping[Any, float] | None = None,
    method: str | None = None,
    integrator: str = "dormand-prince",
    step: float | None = None,
    rtol: float = 1e-9,
    atol: float | None = None,
    start: float = 0.0,
    impacts: str = "together",
) -> Stepper:
    """A mechanism that moves on by `dt` with each call of `step`, its inputs held in between; options as for `simulate`.

    >>> from alembert.examples import simple_pendulum
    >>> pendulum = stepper(simple_pendulum(), 0.01, initial={"theta": 0.1})
    >>> for _ in range(200): state = pendulum.step()
    >>> print(round(pendulum.time, 9), round(pendulum["theta"], 5))
    2.0 0.09997
    """
    return Stepper(model, dt, initial, keep, parameters, method, integrator, step, rtol, atol, start, impacts)


class Stepper:
    """One mechanism on its way: `time`, `coordinates`, `speeds`, values by name, `step`, `save`, `restore`, `reset`."""

    def __init__(
        self,
        model: Model,
        dt: float,
        initial: Mapping[Any, float] | None,
        keep: Iterable[Any],
        parameters: Mapping[Any, float] | None,
        method: str | None,
        integrator: str,
        step: float | None,
        rtol: float,
        atol: float | None,
        start: float,
        impacts: str,
    ) -> None:
        values, self.dt = parameters_of(model, parameters), positive(dt, "dt", "stepper")
        fixed = isinstance(integrator, str) and integrator in INTEGRATORS and INTEGRATORS[integrator].needs_step
        longest = self.dt if fixed and step is None else step
        settings = settings_of(RUN * self.dt, start, rtol, atol, integrator, longest, "stepper")
        mechanism = prepared(model, method, settings)
        rule = impact_rule(impacts, "stepper")
        self._simulation = Simulation(mechanism, model, settings, values=values, inputs=None, events=[], impacts=rule)
        self._names = [s.name for s in (*mechanism.eom.q, *mechanism.eom.u)]
        self._inputs = [s.name for s in mechanism.eom.inputs]
        self.mechanism, self._given, self._keep = mechanism, initial, list(keep) if is_iterable(keep) else keep
        options = {"method": method, "integrator": integrator, "step": longest, "rtol": rtol, "atol": atol}
        self._options, self._model = options | {"impacts": impacts}, model.copy()
        self.reset()

    def __reduce__(self) -> Any:
        raise TypeError(
            "A stepper holds machine code of this process: it can be neither pickled nor copied. What its save() returns can, "
            "and another stepper of the same model goes on from there with restore()."
        )

    # --- the state --------------------------------------------------------------------------------------------------

    @property
    def time(self) -> float:
        """The time."""
        return float(self._clock.t)

    @property
    def coordinates(self) -> Floats:
        """The coordinates in the order of `mechanism.eom.q`."""
        return self._y[: self._nq].copy()

    @property
    def speeds(self) -> Floats:
        """The speeds in the order of `mechanism.eom.u`."""
        return self._y[self._nq :].copy()

    @property
    def inputs(self) -> dict[str, float]:
        """The inputs as they are held."""
        return dict(zip(self._inputs, self._held.tolist(), strict=True))

    def __getitem__(self, name: Any) -> float:
        """A coordinate or speed by name or symbol."""
        key = str(getattr(name, "name", name))
        name_rules.check_known(key, self._names, "The stepper has no {}")
        return float(self._y[self._names.index(key)])

    def save(self) -> SavedState:
        """The state as it is now, to come back to."""
        run, made_of = self._run, self._made_of
        marks = tuple(getattr(run.plant, name) for name in MARKS)
        return SavedState(made_of, self._ticks, self._start, self._y.copy(), run.block.copy(), marks, self._clock.step)

    def restore(self, saved: SavedState) -> None:
        """Go back to a state that was saved, of this stepper or of one of the same model and options."""
        if not isinstance(saved, SavedState):
            raise ModelError(f"restore: found {saved!r}; expected what save() of a stepper of this model returned.")
        theirs, own, run = saved.made_of, self._made_of, self._run
        if other := [name for name in own | theirs if theirs.get(name) != own.get(name)]:
            found, expected = (", ".join(f"{name}={x.get(name)}" for name in other[:MOST_TOLD]) for x in (theirs, own))
            raise ModelError(
                f"restore: found a state of a stepper with {found}; expected one of a stepper of the same model, parameters "
                f"and options: with {expected}."
            )
        self._ticks, self._start = saved.ticks, saved.start
        self._y[:], run.block[:] = saved.state, saved.arrays
        for name, value in zip(MARKS, saved.marks, strict=True):
            setattr(run.plant, name, value)
        self._clock.t, self._clock.step = saved.start + saved.ticks * self.dt, saved.step

    @cached_property
    def _made_of(self) -> Sealed:
        """What states of this stepper have in common, and others have not, as a text of the model's parts tells them."""
        numbers = {f"parameter {s.name}": value for s, value in self._simulation.parameters.items()}
        states = {"states and inputs": ", ".join((*self._names, *self._inputs)), "dt": self.dt}
        parts = {"parts": fingerprint(self._model), "size": len(self._run.block)}
        return Sealed(states | numbers | self._options | parts)

    def reset(self, initial: Mapping[Any, float] | None = None) -> None:
        """Begin anew: as at first, or at another start, which is assembled to obey the constraints; inputs become zero."""
        simulation = self._simulation
        self._run = simulation.prepare(NO_TIMES, self._given if initial is None else initial, self._keep)
        self._driver = driver = simulation.driver
        self._clock, self._y, self._start, self._ticks = driver.clock, driver.y, driver.clock.t, 0
        self._nq, at = self._run.plant.nq, self._run.plant.nq + self._run.plant.nu + 1
        self._held = self._run.array("x")[at : at + len(self._inputs)]
        self._held[:] = 0.0
        self._is_plain = not (self._run.plant.nlaw or self._run.plant.nguard)

    # --- motion -----------------------------------------------------------------------------------------------------

    def step(self, inputs: Any = None) -> Floats:
        """Move on by dt under inputs (in order, by name, or as they were), and return coordinates and speeds."""
        if inputs is not None:
            self._hold(inputs)
        end = self._start + (self._ticks + 1) * self.dt
        status = self._driver.pass_over(end, self._simulation.largest) if self._is_plain else self._by_events(end)
        if status != DONE:
            self._driver.begin()
            self._simulation.fail(status, ProgressLine(False).began)
        self._clock.t, self._ticks = end, self._ticks + 1
        return self._y.copy()

    def _hold(self, inputs: Any) -> None:
        """Put new values of the inputs in place of the old ones; by name, the others stay."""
        if isinstance(inputs, Mapping):
            for name, value in numbers_by_name(inputs, self._inputs, "step: inputs").items():
                self._held[self._inputs.index(name)] = value
            return
        is_plain = type(inputs) is np.ndarray and inputs.dtype == float
        values = inputs if is_plain else real_numbers(inputs, f"step: inputs ({', '.join(self._inputs) or 'none'})")
        if values.shape != self._held.shape or not np.isfinite(values).all():
            names = ", ".join(self._inputs) or "none"
            missing = "" if self._inputs else " Give the model motors: model.load(name, joint, model.input(name))."
            raise ModelError(
                f"step: found inputs {inputs!r}; expected {len(self._inputs)} finite numbers ({names}), or a mapping.{missing}"
            )
        self._held[:] = values

    def _by_events(self, end: float) -> int:
        """The same between changes of the modes of frictions and contacts, which are chosen anew for the inputs."""
        simulation = self._simulation
        simulation.stop = end
        self._driver.segments.clear()
        simulation.recorded.clear()
        simulation.contacts.events.clear()
        simulation.segments(ProgressLine(False))
        return DONE
