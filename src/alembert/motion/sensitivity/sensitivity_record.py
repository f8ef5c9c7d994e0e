"""Sensitivities: a motion and its derivatives with respect to initial values, parameters and inputs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.description import name_rules
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import column, jacobian
from alembert.expressions.number_tables import matrix_lines
from alembert.motion.reading import expression_of, name_of
from alembert.motion.run_record import unknown_name
from alembert.motion.sensitivity.variational_equations import VariationalEquations
from alembert.native.machine_code import Table
from alembert.presentation import Shown


@dataclass(frozen=True, eq=False)
class Sensitivities(Shown):
    """Derivatives along a motion.

    `values` has the derivative of each state (coordinates, then speeds) with respect to each quantity at each time
    (times, states, quantities); `motion` the states themselves (times, states).
    """

    equations: VariationalEquations = field(repr=False)
    time: Floats = field(repr=False)
    wrt: tuple[str, ...]
    motion: Floats = field(repr=False)
    values: Floats = field(repr=False)

    @cached_property
    def states(self) -> tuple[str, ...]:
        """The names of coordinates and speeds."""
        eom = self.equations.mechanism.eom
        return tuple(s.name for s in (*eom.q, *eom.u))

    def __getitem__(self, key: Any) -> Floats:
        """found["theta"]: by all quantities (times, quantities); found["theta", "m"]: by one (times)."""
        of, by = key if isinstance(key, tuple) and len(key) == 2 else (key, None)
        row = self.values[:, _index(of, self.states, "state")]
        return row if by is None else row[:, _index(by, self.wrt, "quantity")]

    @cached_property
    def accelerations(self) -> Floats:
        """The derivatives of the accelerations u' along the motion (times, speeds, quantities)."""
        return self.equations.rates(self.time, self.motion, self.values)[:, self.equations.sizes[0] :]

    def evaluate(self, value: Any) -> Floats:
        """The derivatives of a name or any expression in the model's symbols, accelerations too (times, quantities)."""
        eom, mechanism = self.equations.mechanism.eom, self.equations.mechanism
        name = name_of(value)
        plain = eom.in_coordinates(
            column([expression_of(value) if name is None else Symbol(name_rules.text(name, "quantity"))])
        )
        known = {*mechanism.symbols, *eom.du}
        for symbol in sorted(plain[0].free_symbols - known, key=str):
            raise unknown_name(symbol.name, [s.name for s in known])
        slopes = Table((*mechanism.symbols, *eom.du), jacobian(plain, (*mechanism.columns, *eom.du)))
        out = []
        for t, x, S, dS in zip(self.time, self.motion, self.values, self.accelerations, strict=True):
            instant = self.equations.instant(float(t), x)
            varied = np.vstack([S, self.equations.pushed, dS])
            out.append((slopes(np.concatenate([instant.point, instant.solved[0]])) @ varied)[0])
        return np.array(out)

    def __str__(self) -> str:
        name = self.equations.mechanism.eom.model.name
        head = f"Sensitivities of {name!r} at t = {self.time[-1]:g}: derivatives of the states (rows)"
        return "\n".join([head, *matrix_lines(self.values[-1], self.states, self.wrt)])


def _index(key: Any, names: Sequence[str], what: str) -> int:
    name = name_rules.label(key)
    name_rules.check_known(name, names, f"There is no {what} {{}} here")
    return names.index(name)
