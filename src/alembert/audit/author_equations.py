"""What an author has written: equations from text, LaTeX or SymPy, and the terms in which they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import sympy as sp
from sympy.core.function import AppliedUndef

from alembert.errors import ModelError
from alembert.expressions.algebra import expression
from alembert.expressions.grammar import Names, parse_equation, parse_expression

Path = tuple[int, ...]


@dataclass(frozen=True)
class AuthorEquation:
    """One equation left = right in the author's symbols; a row of a constraint matrix times the speeds is `virtual`."""

    name: str
    left: sp.Expr
    right: sp.Expr
    virtual: bool = False
    text: str = ""

    @property
    def residual(self) -> sp.Expr:
        """left - right."""
        return self.left - self.right

    def sides(self) -> tuple[tuple[int, sp.Expr], ...]:
        """(sign in the residual, expression) of both sides."""
        return (1, self.left), (-1, self.right)

    def changed(self, site: Site, after: sp.Expr) -> AuthorEquation:
        """The equation with one part replaced."""
        side = self.left if site.sign > 0 else self.right
        new = _replaced(side, site.path, after)
        left, right = (new, self.right) if site.sign > 0 else (self.left, new)
        return replace(self, left=left, right=right)

    def added(self, term: sp.Expr) -> AuthorEquation:
        """The equation with a term added on the left, or on the right where all the equation stands there."""
        if self.left.is_Symbol and not self.right.is_Symbol:
            return replace(self, right=self.right - term)
        return replace(self, left=self.left + term)


@dataclass(frozen=True)
class Site:
    """A part that enters its equation linearly: sign * cofactor * part is what it contributes to left - right."""

    sign: int
    path: Path
    part: sp.Expr
    cofactor: sp.Expr

    @property
    def contribution(self) -> sp.Expr:
        """What the part gives to left - right."""
        return self.sign * self.cofactor * self.part


def sites(equation: AuthorEquation) -> list[Site]:
    """Every term, and every term inside brackets that are factors, from the outside inward."""
    return [site for sign, side in equation.sides() for site in _sites(side, sign, (), sp.S.One) if site.part != 0]


def _sites(value: sp.Expr, sign: int, path: Path, cofactor: sp.Expr) -> Iterator[Site]:
    if value.is_Add:
        for k, term in enumerate(value.args):
            yield from _sites(term, sign, (*path, k), cofactor)
        return
    yield Site(sign, path, value, cofactor)
    if value.is_Mul:
        for k, factor in enumerate(value.args):
            if factor.is_Add:
                others = sp.Mul(*value.args[:k], *value.args[k + 1 :])
                yield from _sites(factor, sign, (*path, k), cofactor * others)


def _replaced(value: sp.Expr, path: Path, after: sp.Expr) -> sp.Expr:
    if not path:
        return after
    args = list(value.args)
    args[path[0]] = _replaced(args[path[0]], path[1:], after)
    return value.func(*args)


# --- reading --------------------------------------------------------------------------------------------------------


def read_equations(equations: Any, names: Names, columns: Mapping[int, Sequence[str]]) -> list[AuthorEquation]:
    """The equations that a person gave: a mapping from names, a list, or one alone.

    `columns` are the speeds that a constraint matrix may multiply, by their number.
    """
    out: list[AuthorEquation] = []
    for name, value in _named(equations):
        if isinstance(value, sp.MatrixBase) or (isinstance(value, list) and value and isinstance(value[0], list)):
            out += _matrix(name, value, names, columns)
        else:
            left, right = _sides(value, names, f"Equation {name!r}")
            out.append(AuthorEquation(name, left, right, text=value if isinstance(value, str) else ""))
    if not out:
        raise ModelError("audit: found no equation; expected at least one, for instance {'1': \"theta'' = 0\"}.")
    return out


def _named(equations: Any) -> Iterator[tuple[str, Any]]:
    """Names and equations; the lines of a system in LaTeX are equations of their own."""
    if isinstance(equations, Mapping):
        listed = [(str(name), value) for name, value in equations.items()]
    else:
        several = equations if isinstance(equations, list | tuple) else [equations]
        listed = [(str(k), value) for k, value in enumerate(several, start=1)]
    for name, value in listed:
        lines = _lines(value) if isinstance(value, str) else []
        yield from ((f"{name}[{k}]", line) for k, line in enumerate(lines, start=1)) if lines else [(name, value)]


def _lines(text: str) -> list[str]:
    r"""The lines of a system, where each has an equals sign between two sides; else none."""
    plain = re.sub(r"\\(begin|end)\{[^}]*\}", " ", text)
    lines = [line for line in re.split(r"\\\\(?:\[[^\]]*\])?", plain) if line.strip(" &\n\t")]
    whole = all(re.fullmatch(r"(?s)[\s&]*[^=&\s][^=]*=[^=]*", line) for line in lines)
    return lines if len(lines) > 1 and whole else []


def _sides(value: Any, names: Names, what: str) -> tuple[sp.Expr, sp.Expr]:
    if isinstance(value, str):
        return parse_equation(value, names, what)
    if isinstance(value, sp.Eq):
        return _known(value.lhs, names, what), _known(value.rhs, names, what)
    if isinstance(value, tuple) and len(value) == 2:
        return _side(value[0], names, what), _side(value[1], names, what)
    return _side(value, names, what), sp.S.Zero


def _side(value: Any, names: Names, what: str) -> sp.Expr:
    if isinstance(value, str):
        return parse_expression(value, names, what)
    if isinstance(value, sp.Expr):
        return _known(value, names, what)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return sp.nsimplify(value) if isinstance(value, int) else sp.Rational(repr(value))
    raise ModelError(
        f"{what}: found {value!r}; expected text such as \"theta'' = 0\", or a SymPy expression or equation."
    )


def _known(value: sp.Expr, names: Names, what: str) -> sp.Expr:
    """A SymPy expression in the author's names: functions of time become symbols, decimal numbers exact ones."""
    value = value.doit().replace(lambda e: isinstance(e, sp.Derivative), _primed)
    value = value.replace(lambda e: isinstance(e, AppliedUndef), lambda e: sp.Symbol(e.func.__name__))
    value = value.xreplace({x: sp.Rational(repr(float(x))) for x in value.atoms(sp.Float)})
    renamed = {}
    for symbol in value.free_symbols:
        found = names.find(symbol.name)
        if found is None:
            raise ModelError(f"{what}: found {symbol.name!r}, which is no known name; {names.advice(symbol.name)}")
        renamed[symbol] = found
    value = value.xreplace(renamed)
    expression(value, what)  # refuses what has no number
    return value


def _primed(value: sp.Derivative) -> sp.Expr:
    """Derivative(theta(t), (t, 2)) as the symbol theta''."""
    inner = value.expr
    name = inner.func.__name__ if isinstance(inner, AppliedUndef) else str(inner)
    return sp.Symbol(name + "'" * int(value.derivative_count))


def _matrix(name: str, value: Any, names: Names, columns: Mapping[int, Sequence[str]]) -> list[AuthorEquation]:
    """The rows of a constraint matrix, each times the speeds."""
    rows = value.tolist() if isinstance(value, sp.MatrixBase) else value
    width = len(rows[0]) if rows else 0
    if width not in columns or any(len(row) != width for row in rows):
        wanted = "; or ".join(f"{n} for {', '.join(speeds)}" for n, speeds in columns.items())
        raise ModelError(f"Matrix {name!r}: found {width} columns; expected {wanted}.")
    out = []
    for k, row in enumerate(rows, start=1):
        entries = [_side(entry, names, f"Matrix {name!r}, row {k}") for entry in row]
        value = sp.Add(*(e * sp.Symbol(u) for e, u in zip(entries, columns[width], strict=True)))
        out.append(AuthorEquation(f"{name}[{k}]", value, sp.S.Zero, virtual=True))
    return out
