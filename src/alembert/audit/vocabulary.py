"""Every name that an author may use, as an expression in the coordinates, speeds and accelerations of the tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.errors import ModelError
from alembert.expressions.algebra import ONE, Expression, expression, substitute, time_derivative
from alembert.expressions.grammar import Names, parse_expression
from alembert.formulations.equations_of_motion import EquationsOfMotion

MOST_PRIMES = 2


class Vocabulary:
    """Names and what they stand for; what an author calls otherwise is added with `add`."""

    def __init__(self, record: EquationsOfMotion) -> None:
        self.record = record
        kin = record.kinematics
        self.rates: dict[Expression, Expression] = {
            **kin.rates,
            **dict(zip(record.u, record.du, strict=True)),
            TIME: ONE,
        }
        self._found: dict[str, Expression] = {}
        plain = [*record.q, *record.u, *record.du, *record.lam, TIME, *(Symbol(s.name) for s in record.inputs)]
        self._base = {s.name: s for s in [*plain, *(Symbol(name) for name in record.parameters)]}
        self._made: dict[str, Expression] = {s.name: e for s, e in kin.replacements.items() if s.is_Symbol}
        self._made |= {f"{q.name}'": e for q, e in zip(record.q, record.coordinate_rates, strict=True)}
        for motion in kin.motions:
            if isinstance(motion.body, Body) and not {p.name for p in motion.body.euler_parameters} & {*self._base}:
                self._made |= _euler_parameters(motion.body, motion.R)
        self._authors: dict[str, Expression] = {}

    def add(self, name: str, meaning: Any, what: str) -> None:
        """A name of the author's, with its rates: text or an expression in the model's names."""
        value = self._read(meaning, f"{what} {name!r}")
        if not isinstance(name, str) or "'" in name or not name:
            raise ModelError(f"{what}: found the name {name!r}; expected a name without primes.")
        self._authors[name] = value
        for primes in ("'", "''"):
            if value is not None and not any(s in self.record.du or s in self.record.lam for s in value.free_symbols):
                value = self.rate(value)
                self._authors[name + primes] = value

    def _read(self, meaning: Any, what: str) -> Expression:
        if isinstance(meaning, str):
            known = self._model_names()
            meaning = parse_expression(meaning, {name: sp.Symbol(name) for name in known}, what)
        return self._expressed(expression(meaning, what), what)

    def _expressed(self, value: Expression, what: str) -> Expression:
        missing = [s.name for s in value.free_symbols if self._own(s.name) is None]
        if missing:
            raise ModelError(f"{what}: found {missing[0]!r}; {Names(self._model_names()).advice(missing[0])}")
        return substitute(value, {s: self._own(s.name) for s in value.free_symbols})

    def rate(self, value: Expression) -> Expression:
        """The time derivative, with the accelerations in it."""
        return time_derivative(value, self.rates)

    # --- reading ----------------------------------------------------------------------------------------------------

    def __contains__(self, name: str) -> bool:
        return self.find(name) is not None

    def find(self, name: str) -> Expression | None:
        """What a name stands for, the author's meaning first."""
        return self._authors[name] if name in self._authors else self._own(name)

    def _own(self, name: str) -> Expression | None:
        if name not in self._found:
            found = self._make(name)
            if found is None:
                return None
            self._found[name] = found
        return self._found[name]

    def _make(self, name: str) -> Expression | None:
        if name in self._base:
            return self._base[name]
        if name in self._made:
            return self._made[name]
        if not name.endswith("'"):
            return None
        inner = self._own(name[:-1])
        if (
            inner is None
            or inner == TIME
            or any(s in self.record.du or s in self.record.lam for s in inner.free_symbols)
        ):
            return None
        has_rate = name.rstrip("'") in self._made or any(s in self.rates for s in inner.free_symbols)
        return self.rate(inner) if has_rate else None

    def _model_names(self) -> list[str]:
        plain = [*self._base, *self._made]
        names = [
            *plain,
            *(n + "'" for n in plain if n.count("'") < MOST_PRIMES),
            *(f"{q.name}''" for q in self.record.q),
        ]
        hidden = {n for n in plain if ".R" in n}
        return [n for n in dict.fromkeys(names) if n not in hidden and self._own(n) is not None]

    @property
    def authors(self) -> list[str]:
        """The author's own names."""
        return list(self._authors)

    @property
    def names(self) -> list[str]:
        """All names that a text may use, the author's first."""
        return list(dict.fromkeys([*self._authors, *self._model_names()]))

    def is_letter(self, name: str) -> bool:
        """Whether a name stands for one symbol, or for one sine or cosine."""
        found = self.find(name)
        return found is not None and (found.is_Symbol or type(found).__name__ in ("sin", "cos"))

    def meaning(self, value: Expression) -> Expression:
        """An author's expression in the tree's symbols."""
        return substitute(value, {s: self._meant(s) for s in value.free_symbols})

    def _meant(self, symbol: Expression) -> Expression:
        found = self.find(symbol.name)
        return symbol if found is None else found


def _euler_parameters(body: Body, R: Any) -> Mapping[str, Expression]:
    """e0 and e of a body whose coordinates are others: e0 = sqrt(1 + tr R) / 2, 4 e0 e = axial part of R."""
    e0 = se.sqrt(1 + R[0, 0] + R[1, 1] + R[2, 2]) / 2
    pairs = ((2, 1), (0, 2), (1, 0))
    values = [e0, *((R[i, j] - R[j, i]) / (4 * e0) for i, j in pairs)]
    return {p.name: value for p, value in zip(body.euler_parameters, values, strict=False)}
