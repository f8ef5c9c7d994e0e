"""Every name that an author may use, as an expression in the coordinates, speeds and accelerations of the tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.audit.critical_states import functions_in
from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, expression, substitute, time_derivative, to_sympy
from alembert.expressions.grammar import Names, parse_expression
from alembert.formulations.equations_of_motion import EquationsOfMotion

MOST_PRIMES = 2


class Vocabulary:
    """Names and what they stand for; what an author calls otherwise is added with `add`."""

    def __init__(self, record: EquationsOfMotion) -> None:
        self.record = record
        kin = record.kinematics
        self.rates = {**kin.rates, **dict(zip(record.u, record.du, strict=True))}
        plain = [*record.q, *record.u, *record.du, *record.lam, TIME, *(Symbol(s.name) for s in record.inputs)]
        self._base = {s.name: s for s in [*plain, *(Symbol(name) for name in record.parameters)]}
        self._made: dict[str, Expression] = {s.name: e for s, e in kin.replacements.items() if s.is_Symbol}
        self._made |= {f"{q.name}'": e for q, e in zip(record.q, record.coordinate_rates, strict=True)}
        for motion in kin.motions:
            if isinstance(motion.body, Body) and not {p.name for p in motion.body.euler_parameters} & {*self._base}:
                self._made |= _euler_parameters(motion.body, motion.R)
        known, written = {**self._made, **self._base}, record.model.notation.items()
        pairs = [(name + prime, symbol + prime) for name, symbol in written for prime in ("", "'")]
        self._made |= {symbol: known[name] for name, symbol in pairs if name in known}
        self._found: dict[str, Expression | None] = {**self._made, **self._base}
        self._authors: dict[str, Expression] = {}

    def add(self, name: str, meaning: Any, what: str) -> None:
        """A name of the author's, with its rates: text or an expression in the model's names."""
        words, names = f"{what} {name!r}", Names(self._model_names())
        value = expression(parse_expression(meaning, names, words) if isinstance(meaning, str) else meaning, words)
        own = {s: self._own(s.name) for s in value.free_symbols}
        for symbol in (s for s, found in own.items() if found is None):
            raise ModelError(f"{words}: found {symbol.name!r}; {names.advice(symbol.name)}")
        value = substitute(value, own)
        if not isinstance(name, str) or "'" in name or not name:
            raise ModelError(f"{what}: found the name {name!r}; expected a name without primes.")
        self._authors[name] = value
        for primes in ("'", "''"):
            if not self._has_forces(value):
                value = self.rate(value)
                self._authors[name + primes] = value

    def _has_forces(self, value: Expression) -> bool:
        """Whether an acceleration or a multiplier stands in an expression, so that it has no rate here."""
        return not value.free_symbols.isdisjoint({*self.record.du, *self.record.lam})

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
        """What a name stands for in the model; with a prime the rate of what it stands for without, if that has one."""
        if name not in self._found:
            inner = self._own(name[:-1]) if name.endswith("'") else None
            self._found[name] = None
            if inner is not None and inner != TIME and not self._has_forces(inner):
                moves = name.rstrip("'") in self._made or any(s in self.rates for s in inner.free_symbols)
                self._found[name] = self.rate(inner) if moves else None
        return self._found[name]

    def _model_names(self) -> list[str]:
        plain = [*self._base, *self._made]
        rates = [n + "'" for n in plain if n.count("'") < MOST_PRIMES]
        names = dict.fromkeys([*plain, *rates, *(f"{q.name}''" for q in self.record.q)])
        return [n for n in names if self._own(n) is not None]

    @property
    def authors(self) -> list[str]:
        """The author's own names."""
        return list(self._authors)

    def readable(self, *others: str) -> Names:
        """What a text may name: others first, then the author's own names, then the model's."""
        listed = list(dict.fromkeys([*self._authors, *self._model_names()]))
        fixed = {Symbol(name) for name in self.record.parameters}
        still = {n for n in listed if (found := self.find(n)) is not None and found.free_symbols <= fixed} - {*others}
        return Names([*others, *listed], still=still, unlisted={n for n in listed if ".R" in n})

    def is_letter(self, name: str) -> bool:
        """Whether a name stands for one symbol, or for one sine or cosine."""
        found = self.find(name)
        return found is not None and (found.is_Symbol or type(found).__name__ in ("sin", "cos"))

    def meaning(self, value: sp.Expr | Expression) -> Expression:
        """An author's expression in the tree's symbols."""
        plain = se.sympify(value)
        return substitute(plain, {s: found for s in plain.free_symbols if (found := self.find(s.name)) is not None})

    def functions(self, value: sp.Expr) -> list[Expression]:
        """The author's own functions in an expression, in the tree's symbols; not those that names stand for."""
        return [self.meaning(node) for node in functions_in(se.sympify(value))]

    def in_letters(self, value: sp.Expr, first: sp.Expr) -> sp.Expr:
        """The tree's symbols replaced by the author's letters, those of an expression of the author's first."""
        letters = [n for n in (*sorted(s.name for s in first.free_symbols), *self._authors) if self.is_letter(n)]
        return value.xreplace({to_sympy(self.find(name)): sp.Symbol(name) for name in reversed(letters)})


def _euler_parameters(body: Body, R: Any) -> Mapping[str, Expression]:
    """e0 and e of a body whose coordinates are others: e0 = sqrt(1 + tr R) / 2, 4 e0 e = axial part of R."""
    e0 = se.sqrt(1 + R[0, 0] + R[1, 1] + R[2, 2]) / 2
    pairs = ((2, 1), (0, 2), (1, 0))
    values = [e0, *((R[i, j] - R[j, i]) / (4 * e0) for i, j in pairs)]
    return {p.name: value for p, value in zip(body.euler_parameters, values, strict=False)}
