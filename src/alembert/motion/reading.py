"""Reader: how every name of a model is read from the runs of one record.

Made once for a record and kept for all its runs. Coordinates and speeds are columns of a run; accelerations and multipliers
are columns of its solution; coordinates that the record does not have are measured in the poses. All else is an expression of
these, made into machine code when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from symengine import Symbol

from alembert.description import TIME
from alembert.description.joints import Joint
from alembert.errors import ModelError
from alembert.expressions.algebra import ONE, Expression, expression
from alembert.expressions.arrays import Array, column, substitute_array, time_derivatives
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.native_equations import arguments_of
from alembert.motion.measured_coordinates import measured_joints
from alembert.motion.run_record import unknown_name
from alembert.native.machine_code import MachineCode, machine_code

KEPT = 16  # records whose readers are kept
TOGETHER = 10_000_000  # numbers that are read at once


@dataclass(frozen=True)
class Reading:
    """Expressions in machine code: of the arguments of the native loop, or else of columns that are read one by one."""

    shape: tuple[int, ...]
    code: MachineCode
    columns: tuple[str, ...] | None
    uses_bodies: bool
    uses_inputs: bool


class Reader:
    """What can be read of the runs of one record, and how; runs in fixed steps have accelerations that no equation gives."""

    def __init__(self, eom: Record, has_own_accelerations: bool) -> None:
        self.eom, self.has_own_accelerations = eom, has_own_accelerations
        self.arguments = arguments_of(eom)
        self.states = _places((*eom.q, *eom.u))
        self.accelerations = _places(eom.du)
        self.multipliers = _places(eom.lam)
        self._inputs = [Symbol(s.name) for s in eom.inputs]
        self._readings: dict[Hashable, Reading] = {}

    def reading(self, key: Hashable, make: Callable[[], Array]) -> Reading:
        """The machine code of expressions in the model's symbols, made when the key is first met."""
        found = self._readings.get(key)
        if found is None:
            found = self._readings[key] = self._compiled(make())
        return found

    def rate(self, values: Array) -> Array:
        """The time derivatives of expressions of positions and velocities, in what a run has numbers for."""
        return time_derivatives(self._without_speeds(values), self._rates)

    # --- names ------------------------------------------------------------------------------------------------------

    @cached_property
    def measured(self) -> dict[str, Joint]:
        """The joints of the coordinates that have to be measured in the poses, by their names."""
        return {name: joint for joint in measured_joints(self.eom.model, self.eom.q) for name in joint.names}

    @cached_property
    def body_values(self) -> dict[str, tuple[str, ...]]:
        """The names of what the recursion along an open tree gives, each with those of the same body."""
        names = self.names - (self.accelerations.keys() if self.has_own_accelerations else set())
        bodies = [[s.name for s in values if s.name in names] for values in self.eom.body_values]
        return {name: tuple(names) for names in bodies for name in names}

    def read_together(self, name: str, samples: int) -> tuple[str, ...]:
        """The names that one recursion gives with this one: of all bodies, or of this one where that would be too much."""
        everything = tuple(self.body_values)
        return everything if len(everything) * samples <= TOGETHER else self.body_values[name]

    @cached_property
    def names(self) -> set[str]:
        """Everything that can be read by name."""
        symbols = self.eom.model.symbols
        speeds = [name for name in symbols if name.endswith("'") or Symbol(name) in self._velocities]
        out = {*self.eom.model.symbols, *self.states, *self.accelerations, *self.multipliers, *self.measured}
        return out | {f"{name}'" for name in speeds}

    def check(self, name: str) -> None:
        """Refuse a name that nothing in the model has."""
        if name not in self.names:
            raise unknown_name(name, self.names)

    @cached_property
    def _velocities(self) -> set[Expression]:
        """The speeds of bodies, joints and own coordinates, by which positions change."""
        bodies, joints = self.eom.model.bodies.values(), self.eom.model.joints.values()
        out = {s for body in bodies for s in body.velocity_symbols} | {
            s for joint in joints for s in joint.speed_symbols
        }
        return out | set(self.eom.u)

    # --- expressions ------------------------------------------------------------------------------------------------

    @cached_property
    def _numbered(self) -> set[Expression]:
        """The symbols that a run has numbers for."""
        others = (*self.accelerations, *self.multipliers, *self.measured)
        return {*self.arguments, *map(Symbol, others)}

    @cached_property
    def _measured_speeds(self) -> dict[Expression, Joint]:
        """The speeds of measured coordinates that are not those of a body itself, with their joints."""
        known = self._own.union(*(body.velocity_symbols for body in self.eom.model.bodies.values()))
        joints = dict.fromkeys(self.measured.values())
        return {s: joint for joint in joints for s in joint.speed_symbols if s not in known}

    @cached_property
    def _own(self) -> set[Expression]:
        return {*self.eom.q, *self.eom.u}

    @cached_property
    def _rates(self) -> dict[Expression, Expression]:
        """The time derivative of every symbol that expressions of positions and velocities are made of."""
        eom = self.eom
        out: dict[Expression, Expression] = {TIME: ONE, **eom.body_rates} | dict(
            zip(eom.q, eom.coordinate_rates, strict=True)
        )
        for joint in dict.fromkeys(self.measured.values()):
            out |= zip(joint.coordinate_symbols, self._without_speeds(joint.measured_rates), strict=True)
        return out | dict(zip(eom.u, eom.du, strict=True))

    def _express(self, values: Array) -> Array:
        """Expressions in the model's symbols, in those that a run has numbers for."""
        found = self._without_speeds(self._with_accelerations(values))
        for name in sorted({s.name for e in found.flat for s in e.free_symbols - self._numbered}):
            raise unknown_name(name, self.names)
        return found

    def _without_speeds(self, values: Array) -> Array:
        """Expressions with the speeds of measured coordinates at the level of bodies, then in the record's symbols."""
        used = {s for e in values.flat for s in e.free_symbols if s in self._measured_speeds}
        joints = dict.fromkeys(self._measured_speeds[s] for s in used)
        at_bodies = {s: x for j in joints for s, x in zip(j.speed_symbols, j.measured_speeds, strict=True) if s in used}
        return self.eom.express(substitute_array(values, at_bodies))

    def _with_accelerations(self, values: Array) -> Array:
        """Expressions with u' in place of the accelerations that the record has no symbol for."""
        used = {s for e in values.flat for s in e.free_symbols} - self._numbered
        known = self.eom.model.symbols
        wanted = [s for s in used if s.name.endswith("'") and s.name in self.names and s.name not in known]
        if not wanted:
            return values
        found = time_derivatives(self._without_speeds(column(Symbol(s.name[:-1]) for s in wanted)), self._rates)
        return substitute_array(values, dict(zip(wanted, found, strict=True)))

    def _compiled(self, values: Array) -> Reading:
        expressed = self._express(values)
        used = {s for e in expressed.flat for s in e.free_symbols}
        is_native = used.issubset(self.arguments) and not (self.has_own_accelerations and used & set(self.eom.du))
        arguments = list(self.arguments) if is_native else sorted(used, key=lambda s: str(s.name))
        code = machine_code(arguments, list(expressed.flat))
        names = None if is_native else tuple(s.name for s in arguments)
        uses_bodies = not used.isdisjoint(self.eom.body_symbols)  # whose accelerations depend on the inputs
        uses_inputs = uses_bodies or not used.isdisjoint(self._inputs)
        return Reading(expressed.shape, code, names, uses_bodies, uses_inputs)


@lru_cache(maxsize=KEPT)
def reader_of(eom: Record, has_own_accelerations: bool = False) -> Reader:
    """The reader of a record, kept as long as the record is in use."""
    return Reader(eom, has_own_accelerations)


def name_of(key: Any) -> str | None:
    """The name that a string or a symbol stands for, or None for an expression."""
    name = key if isinstance(key, str) else getattr(key, "name", None)
    return name if isinstance(name, str) else None


def expression_of(key: Any) -> Expression:
    """The expression that is asked for; a plain number is more likely a slip."""
    if not hasattr(key, "free_symbols"):
        raise ModelError(
            f"Found {key!r}; expected a name such as 'theta', or an expression in the model's symbols. The k-th sample of it "
            "is run['theta'][k]."
        )
    return expression(key)


def _places(symbols: Iterable[Expression]) -> dict[str, int]:
    return {s.name: k for k, s in enumerate(symbols)}
