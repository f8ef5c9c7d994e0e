"""What an ensemble asks of each run: the same for all of them, and prepared once in every process that does some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from alembert.description import Model
from alembert.description.piecewise_parts import may_hide
from alembert.expressions.algebra import Floats, symbol_names
from alembert.expressions.arrays import Array, column
from alembert.mechanism.batch import Observed
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_equations import Formulas
from alembert.mechanism.run_arrays import Guards
from alembert.motion.ensemble import outcomes as kinds
from alembert.motion.ensemble.outcomes import FIRST, Outcome, Wanted, outcomes_of, watch
from alembert.motion.prepared_mechanism import prepared
from alembert.motion.settings import Event, Settings, events_of, guards_of, sample_times, settings_of
from alembert.motion.work import WINDOWS
from alembert.native import structures

NATIVE_KINDS = {
    kinds.MAXIMUM: structures.MAXIMUM,
    kinds.MINIMUM: structures.MINIMUM,
    kinds.MEAN: structures.INTEGRAL,
    kinds.INTEGRAL: structures.INTEGRAL,
    kinds.FINAL: structures.FINAL,
}


@dataclass(frozen=True, eq=False)
class Case:
    """What all runs of an ensemble share; `key` is the same for the same content, in every process."""

    model: Model
    duration: float
    options: Mapping[str, Any]  # those of simulate that are handed on as they are
    events: Sequence[Event]
    samples: Any
    outcomes: Mapping[str, Any]
    key: str

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Case) and self.key == other.key


@dataclass(frozen=True, eq=False)
class Plan:
    """A case prepared in this process: its mechanism, and what is asked of each run, checked."""

    case: Case
    mechanism: Mechanism = field(repr=False)
    settings: Settings
    events: tuple[Event, ...]
    wanted: Floats  # times of samples
    outcomes: Mapping[str, Wanted]

    @cached_property
    def watched(self) -> tuple[Event, ...]:
        """The events, and what is to be found first."""
        firsts = (watch(n, x) for n, x in self.outcomes.items() if isinstance(x, Outcome) and x.kind == FIRST)
        return (*self.events, *firsts)

    @cached_property
    def guards(self) -> Guards | None:
        """Machine code of what is watched; an error where it cannot be."""
        return guards_of(self.mechanism, events_of(self.watched))

    @property
    def along(self) -> list[Outcome]:
        """The outcomes that are followed along the motion, in their order."""
        return [x for x in self.outcomes.values() if isinstance(x, Outcome) and x.kind != FIRST]

    @cached_property
    def is_native(self) -> bool:
        """Whether the native loop knows all that is asked: no functions, accelerations or forces of constraints."""
        known = symbol_names(self.mechanism.native.arguments)
        asks_python = any(not isinstance(x, Outcome) for x in self.outcomes.values())
        return not asks_python and symbol_names(self._followed) <= known

    @cached_property
    def _followed(self) -> Array:
        return self.mechanism.eom.express(column([outcome.value for outcome in self.along]))

    @cached_property
    def observed(self) -> Observed | None:
        """Machine code of what is followed."""
        if not self.along:
            return None
        formulas = Formulas(self.mechanism.native.arguments, list(self._followed))
        uses_bodies = not symbol_names(self._followed).isdisjoint(symbol_names(self.mechanism.eom.body_symbols))
        outside = [e.args[0] if type(e).__name__ == "Abs" else e for e in self._followed]
        windows = WINDOWS if may_hide(outside, self.mechanism.eom.model) else 1
        return Observed(formulas, tuple(NATIVE_KINDS[outcome.kind] for outcome in self.along), uses_bodies, windows)

    @property
    def states(self) -> list[str]:
        """The names of coordinates and speeds."""
        return [s.name for s in (*self.mechanism.eom.q, *self.mechanism.eom.u)]


@lru_cache(maxsize=8)
def plan_of(case: Case) -> Plan:
    """The plan of a case, made once in a process."""
    names = ("start", "rtol", "atol", "integrator", "step")
    settings = settings_of(case.duration, **{name: case.options[name] for name in names}, caller="ensemble")
    mechanism = prepared(case.model, case.options["method"], settings)
    wanted = sample_times(case.samples, settings.start, settings.stop, "ensemble", least=0)
    outcomes = outcomes_of(mechanism.eom, case.outcomes)
    plan = Plan(case, mechanism, settings, tuple(events_of(case.events)), wanted, outcomes)
    _ = plan.guards  # an error, here and now, of what cannot be watched
    return plan
