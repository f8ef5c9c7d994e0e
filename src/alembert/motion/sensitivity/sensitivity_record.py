"""Sensitivities: a motion and its derivatives with respect to initial values, parameters and inputs."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import ModelError
from alembert.expressions.algebra import column, expression, jacobian
from alembert.expressions.number_tables import matrix_lines
from alembert.mechanism.state_derivatives import Table
from alembert.motion.sensitivity.variational_equations import VariationalEquations

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Sensitivities:
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
        of, by = key if isinstance(key, tuple) else (key, None)
        row = self.values[:, _index(of, self.states, "state")]
        return row if by is None else row[:, _index(by, self.wrt, "quantity")]

    @cached_property
    def accelerations(self) -> Floats:
        """The derivatives of the accelerations u' along the motion (times, speeds, quantities)."""
        return self.equations.rates(self.time, self.motion, self.values)[:, self.equations.sizes[0] :]

    def evaluate(self, value: Any) -> Floats:
        """The derivatives of any expression in the model's symbols, accelerations too (times, quantities)."""
        eom, mechanism = self.equations.mechanism.eom, self.equations.mechanism
        plain = eom.express(column([expression(value, "expression")]))
        known = {*mechanism.symbols, *eom.du}
        for symbol in sorted(plain[0].free_symbols - known, key=str):
            names = sorted(s.name for s in known)
            close = difflib.get_close_matches(symbol.name, names, n=3, cutoff=0.5) or names[:8]
            raise ModelError(f"There is no {symbol.name!r} here; did you mean {', '.join(map(repr, close))}?")
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
    name = getattr(key, "name", key)
    if name not in names:
        close = difflib.get_close_matches(str(name), names, n=3, cutoff=0.5) or names[:8]
        raise ModelError(f"There is no {what} {name!r} here; did you mean {', '.join(map(repr, close))}?")
    return names.index(name)
