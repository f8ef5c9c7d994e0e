"""How the report writes expressions: parameters, functions, then rates, as in print; our own grammar reads it back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import sympy as sp

KINDS: tuple[Callable[[sp.Expr], bool], ...] = (
    lambda base: bool(base.is_Number),
    lambda base: bool(base.is_Symbol) and "'" not in base.name,
    lambda base: bool(base.is_Add),
    lambda base: bool(base.is_Function),
    lambda base: True,
)
FUNCTIONS = {"Abs": "abs", "Max": "max", "Min": "min"}

GLUE = "\x1f"
"""What stands between factors until lines are broken: no line is broken there."""


def written(value: sp.Expr) -> str:
    """An expression in plain text."""
    return unglued(Writer("", ()).sum(value))


def unglued(text: str) -> str:
    """The text with plain spaces."""
    return text.replace(GLUE, " ")


def _rank(term: sp.Expr) -> tuple[int, int, str]:
    """Accelerations first, then what has rates, then the rest."""
    primes = max((s.name.count("'") for s in term.free_symbols), default=0)
    return (-primes, -len(term.free_symbols), str(term))


class Writer:
    """Writes expressions, glued, with factors in the order in which their names first stand in a text."""

    def __init__(self, text: str, names: Iterable[str]) -> None:
        self.order = {name: text.find(name) for name in names if name in text}
        self.last = len(text)

    def equation(self, left: sp.Expr, right: sp.Expr) -> str:
        """An equation in plain text."""
        return f"{self.sum(left)} = {self.sum(right)}"

    def sum(self, value: sp.Expr) -> str:
        """An expression in plain text."""
        terms = sorted(sp.Add.make_args(value), key=_rank)
        terms.sort(key=lambda term: bool(term.as_coeff_Mul()[0].is_negative))  # a sum begins with what is positive
        out = ""
        for term in terms:
            coefficient, rest = term.as_coeff_Mul()
            minus, plus = (" - ", " + ") if out else ("-", "")
            out += (minus if coefficient.is_negative else plus) + self._product(abs(coefficient), rest)
        return out

    def _product(self, coefficient: sp.Expr, rest: sp.Expr) -> str:
        powers = sorted((f.as_base_exp() for f in sp.Mul.make_args(rest) if f != 1), key=self._place)
        divides = [b != sp.E and e.could_extract_minus_sign() for b, e in powers]
        above = [self._power(b, e) for (b, e), under in zip(powers, divides, strict=True) if not under]
        below = [self._power(b, -e) for (b, e), under in zip(powers, divides, strict=True) if under]
        p, q = (coefficient.p, coefficient.q) if coefficient.is_Rational else (coefficient, 1)
        above = [str(p), *above] if p != 1 or not above else above
        below = [str(q), *below] if q != 1 else below
        if not below:
            return GLUE.join(above)
        divisor = below[0] if len(below) == 1 else f"({GLUE.join(below)})"
        return f"{GLUE.join(above)}/{divisor}"

    def _place(self, power: tuple[sp.Expr, sp.Expr]) -> tuple[int, int, str]:
        base = power[0]
        kind = next(k for k, is_kind in enumerate(KINDS) if is_kind(base))
        return kind, self.order.get(str(base), self.last), str(base)

    def _power(self, base: sp.Expr, exponent: sp.Expr) -> str:
        if exponent == sp.Rational(1, 2):
            return f"sqrt({self.sum(base)})"
        if base == sp.E:
            return f"exp({self.sum(exponent)})"
        text = self._atom(base)
        if exponent == 1:
            return text
        raised = str(exponent) if exponent.is_Integer else f"({self.sum(exponent)})"
        return f"{text}^{raised}"

    def _atom(self, base: sp.Expr) -> str:
        if base.is_Symbol or base.is_NumberSymbol or (base.is_Integer and base >= 0):
            return str(base)
        if isinstance(base, sp.Piecewise):
            *cases, (last, _) = base.args
            heads = (f"{self.sum(x)} if {self._condition(when)} else " for x, when in cases)
            return f"({''.join(heads)}{self.sum(last)})"
        if base.is_Function:
            name = FUNCTIONS.get(type(base).__name__, type(base).__name__)
            return f"{name}({', '.join(self.sum(a) for a in base.args)})"
        return f"({self.sum(base)})"

    def _condition(self, when: sp.Basic) -> str:
        """Relations joined by and, or, as the grammar reads them."""
        if isinstance(when, sp.And | sp.Or):
            return f" {'and' if isinstance(when, sp.And) else 'or'} ".join(f"({self._condition(x)})" for x in when.args)
        return f"{self.sum(when.lhs)} {when.rel_op} {self.sum(when.rhs)}"
