"""Formulas of a mechanism at the states that a person asks for: one state or arrays of them, in order or by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from threading import local
from typing import Any

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import Array
from alembert.expressions.validation import real_numbers
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.algorithm_derivatives import DifferentiableAlgorithms
from alembert.mechanism.body_formulas import BODY_FORMULAS
from alembert.mechanism.native_equations import NativeEquations, native_equations
from alembert.mechanism.native_run import States, states_of
from alembert.mechanism.run_arrays import Run, Signals
from alembert.mechanism.state_arguments import together
from alembert.native.machine_code import MachineCode, machine_code, parted
from alembert.native.structures import DENSE, SPARSE


@dataclass(frozen=True, eq=False)
class Asked:
    """States, the inputs and what was given besides at each, and whether one state alone was given."""

    states: States
    inputs: Floats
    added: Floats
    is_one: bool

    def shaped(self, values: Floats) -> Floats:
        """One state in, one result out; rows in, rows out."""
        return values[0] if self.is_one else values


class FormulasAtStates(DifferentiableAlgorithms):
    """The native loop's own formulas, and any others, at given states."""

    @cached_property
    def equations(self) -> EquationsOfMotion:
        """The formulas; those of a recursive form are derived when they are asked for."""
        if isinstance(self.eom, EquationsOfMotion):
            return self.eom
        return derive(self.eom.model, "lagrange" if self.eom.rows else "kane")

    @cached_property
    def _codes(self) -> dict[tuple[str, ...], tuple[MachineCode, list[tuple[int, ...]]]]:
        return {}

    def formula(self, name: str) -> Array:
        """An array of the record, or of body_formulas.py, by its name."""
        if name in BODY_FORMULAS:
            return BODY_FORMULAS[name](self.equations)
        found: Array = getattr(self.eom if hasattr(self.eom, name) else self.equations, name)
        return found

    def _values_at(self, states: States, *names: str) -> list[Floats]:
        """Arrays of formulas at every state."""
        if names not in self._codes:
            arrays = [self.formula(name) for name in names]
            code = machine_code(self.native.arguments, [e for values in arrays for e in values.flat])
            self._codes[names] = code, [values.shape for values in arrays]
        code, shapes = self._codes[names]
        return parted(states.values_of(code), shapes)

    def _formulas_of(
        self, names: Sequence[str], coordinates: Any, speeds: Any, rest: Mapping[str, Any], accelerations: Any = None
    ) -> list[Floats]:
        u = np.zeros(len(self.eom.u)) if speeds is None else speeds
        asked = self._at_once(coordinates, u, rest, accelerations, "accelerations")
        found = self._values_at(asked.states, *names)
        return [asked.shaped(x) for x in (*found, *([] if accelerations is None else [asked.added]))]

    def _ready(
        self,
        coordinates: Any,
        speeds: Any,
        rest: Mapping[str, Any],
        added: Any = None,
        what: str = "forces",
        native: NativeEquations | None = None,
    ) -> Asked:
        """The states that are asked for, of which the native loop has the equations, and forces or accelerations of each."""
        eom = self.eom
        q, u = self._given("coordinates", coordinates, eom.q), self._given("speeds", speeds, eom.u)
        added = np.zeros(len(eom.u)) if added is None else self._given(what, added, eom.u)
        time, inputs, parameters = self._options(rest)
        given = self._clocked(
            real_numbers(time, "time") if np.ndim(time) else time,
            None if inputs is None else self._given("inputs", inputs, eom.inputs),
        )
        is_one = all(x.ndim == 1 for x in (q, u, added, given))
        q, u, added, given = together(q, u, added, given)
        if len(given) == 1:
            given = np.broadcast_to(given, (len(q), given.shape[1]))
        rows, times, pushed = np.hstack([q, u]), given[:, 0].copy(), given[:, 1:]
        first = (
            (rows[0], pushed[0], times[0]) if len(rows) else (np.zeros(rows.shape[1]), np.zeros(pushed.shape[1]), 0.0)
        )
        numbers = eom.model.numbers(parameters)
        run = Run(native or self.native, numbers, Signals(first[1]), None, float(first[2]), first[0])
        run.give(pushed)
        return Asked(states_of(run, times, rows), pushed, added, is_one)

    def _at_once(
        self,
        coordinates: Any,
        speeds: Any,
        rest: Mapping[str, Any],
        added: Any = None,
        what: str = "forces",
        native: NativeEquations | None = None,
    ) -> Asked:
        """The same for what is answered before anything else is asked: one state in plain arrays, with nothing besides, takes
        the place of the one before it in the arrays of this thread."""
        given = ((coordinates, len(self.eom.q)), (speeds, len(self.eom.u)), (added, len(self.eom.u)))
        is_plain = not rest and (native is None or native is self.native) and self._keeps_states
        if is_plain and all(_is_row(x, n) for x, n in given[: 2 if added is None else 3]):
            row, asked = self._kept_state
            row[0, : len(coordinates)], row[0, len(coordinates) :] = coordinates, speeds
            if np.isfinite(row).all() and (added is None or np.isfinite(added).all()):
                return asked if added is None else replace(asked, added=added[None])
        return self._ready(coordinates, speeds, rest, added, what, native)

    @cached_property
    def _keeps_states(self) -> bool:
        """Whether a run is the same for all states, and remembers none."""
        return self.native.solver != SPARSE and not (self.eom.frictions or self.eom.contacts)

    @cached_property
    def _own(self) -> local:
        return local()

    @property
    def _kept_state(self) -> tuple[Floats, Asked]:
        """A row for a state, without inputs at time zero and with the parameters as they are, and what asks for it."""
        if not hasattr(self._own, "kept"):
            row, none = np.zeros((1, len(self.eom.q) + len(self.eom.u))), np.zeros((1, len(self.eom.inputs)))
            run = Run(self.native, self.eom.model.numbers(None), Signals(none[0]), None, 0.0, row[0])
            states = states_of(run, np.zeros(1), row.view())
            self._own.kept = row, Asked(states, none, np.zeros((1, len(self.eom.u))), True)
        found: tuple[Floats, Asked] = self._own.kept
        return found

    @cached_property
    def _formulas(self) -> NativeEquations:
        """Machine code that gives M and A as they are."""
        return self.native if self.native.solver in (DENSE, SPARSE) else native_equations(self.equations, dense=True)


def _is_row(values: Any, count: int) -> bool:
    """Whether this is an array of so many numbers, as native code takes it."""
    return type(values) is np.ndarray and values.dtype == np.float64 and values.shape == (count,)
