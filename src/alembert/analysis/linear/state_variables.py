"""Variables s(q, u) of a mechanism and their rates s' = F(q, u, u'), in machine code with their slopes."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import TIME
from alembert.errors import ModelError
from alembert.expressions.algebra import Array, Expression, column, expression, jacobian, product, time_derivatives
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.state_derivatives import Slopes, Table

Floats = NDArray[np.float64]


class Variables:
    """Expressions of coordinates and speeds by name."""

    def __init__(self, mechanism: Mechanism, names: Sequence[str], values: Array) -> None:
        eom = mechanism.eom
        self.mechanism, self.names, self.values = mechanism, tuple(names), values
        rates = dict(zip(eom.q, eom.coordinate_rates, strict=True)) | {TIME: expression(1)}
        self.rates = time_derivatives(values, rates) + product(jacobian(values, eom.u), column(eom.du))
        arguments = (*mechanism.symbols, *eom.du)
        self._values = Table(arguments, np.concatenate([values, self.rates]))
        self._slopes = Table(arguments, jacobian(values, (*eom.q, *eom.u)))
        self._rate_slopes = Table(arguments, jacobian(self.rates, (*eom.q, *eom.u, *mechanism.inputs, *eom.du)))

    def at(self, point: Floats, du: Floats) -> tuple[Floats, Floats]:
        """The values s and the rates s'."""
        found = self._values(np.concatenate([point, du]))
        return found[: len(self.names)], found[len(self.names) :]

    def slopes(self, slopes: Slopes) -> tuple[Floats, Floats, Floats]:
        """S = ds D and dF along the tangent basis D, and dF along the inputs."""
        instant = slopes.instant
        nq, nu, ni, rest = self.mechanism.sizes
        arguments = np.concatenate([instant.point, instant.solved[0]])
        ds, dF = self._slopes(arguments), self._rate_slopes(arguments)
        D = slopes.tangent
        along = np.vstack([D, np.zeros((ni + rest, D.shape[1]))])
        F_x, F_inputs, F_du = dF[:, : nq + nu], dF[:, nq + nu : nq + nu + ni], dF[:, nq + nu + ni :]
        by_inputs = F_inputs + F_du @ slopes.accelerations(slopes.pushed(2))
        return ds @ D, F_x @ D + F_du @ slopes.accelerations(along), by_inputs


def state_variables(mechanism: Mechanism) -> Variables:
    """All coordinates and speeds."""
    symbols = (*mechanism.eom.q, *mechanism.eom.u)
    return Variables(mechanism, [s.name for s in symbols], column(symbols))


def listed_variables(mechanism: Mechanism, listed: Iterable[Any], what: str) -> Variables:
    """The variables that a person lists: names, symbols or expressions in the model's symbols."""
    if isinstance(listed, str | sp.Expr) or not isinstance(listed, Iterable):
        raise ModelError(f"{what}: found about={listed!r}; expected a list of names or expressions, about=['theta'].")
    items = list(listed)
    if not items:
        raise ModelError(f"{what}: found about=[], no variable; expected those that stay constant, or no about at all.")
    names = [item if isinstance(item, str) else str(item) for item in items]
    for k, name in enumerate(names):
        if name in names[:k]:
            raise ModelError(f"{what}: found {name!r} twice in about; expected each variable once.")
    values = column(_expressed(mechanism, item, what) for item in items)
    return Variables(mechanism, names, values)


def _expressed(mechanism: Mechanism, item: Any, what: str) -> Expression:
    """An expression in coordinates and speeds; of unknown symbols and of constants the first is told."""
    plain = Symbol(item) if isinstance(item, str) else expression(item, what)
    value = mechanism.eom.express(column([plain]))[0]
    known = {s.name for s in mechanism.symbols}
    moving = {s.name for s in (*mechanism.eom.q, *mechanism.eom.u)}
    used = {s.name for s in value.free_symbols}
    for name in sorted(used - known):
        close = difflib.get_close_matches(name, sorted(known), n=3, cutoff=0.5) or sorted(moving)[:8]
        raise ModelError(f"{what}: the model has no {name!r}; did you mean {', '.join(map(repr, close))}?")
    if not used & moving:
        raise ModelError(f"{what}: found {item}, which has no coordinate or speed in it; expected a variable.")
    return value
