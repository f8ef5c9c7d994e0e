"""Sums of products of symbols, sines and cosines in one normal form, in which equal expressions look equal.

Angles are split until every sine and cosine is of one angle, and sin^2 is 1 - cos^2. Symbols may have negative powers.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from operator import add

import sympy as sp

from alembert.expressions.algebra import Expression, parts_of, to_sympy

MOST_TERMS = 4000
LARGEST_POWER = 12

Form = dict[tuple[int, ...], Fraction]


class NotPolynomialError(Exception):
    """The expression is no polynomial of this kind, or too long a one."""


class Generators:
    """The symbols, sines and cosines of some expressions, in a fixed order."""

    def __init__(self, values: Iterable[Expression]) -> None:
        self._memory: dict[Expression, Form] = {}
        self._products = 0
        nodes = parts_of([*values])
        angles: dict[Expression, int] = {}
        for node in nodes:
            if type(node).__name__ in ("sin", "cos"):
                for angle, factor in _angles(node.args[0]):
                    angles[angle] = math.lcm(angles.get(angle, 1), factor.denominator)
        self.angles = angles
        self.symbols: list[Expression] = [n for n in nodes if n.is_Symbol]
        self._at = {s: k for k, s in enumerate(self.symbols)}
        self._cosine = {a: len(self.symbols) + 2 * k for k, a in enumerate(angles)}
        self.size = len(self.symbols) + 2 * len(angles)
        self._sines = [k + 1 for k in self._cosine.values()]

    # --- into the normal form ---------------------------------------------------------------------------------------

    def form(self, value: Expression) -> Form:
        """The normal form of an expression."""
        for node in parts_of([value]):
            if node not in self._memory:
                self._memory[node] = self._node(node)
        return self._memory[value]

    def constant(self, value: Fraction | int) -> Form:
        """The form of a number."""
        return {(0,) * self.size: Fraction(value)} if value else {}

    def _node(self, node: Expression) -> Form:
        kind = type(node).__name__
        if node.is_Number:
            return self.constant(_rational(node))
        if node.is_Symbol:
            return {self._unit(self._at[node]): Fraction(1)}
        if kind == "Add":
            return total([self._memory[a] for a in node.args])
        if kind == "Mul":
            return self._product([self._memory[a] for a in node.args])
        if kind == "Pow":
            return self._power(self._memory[node.args[0]], node.args[1])
        if kind in ("sin", "cos"):
            return self._turned(node.args[0])[kind == "sin"]
        raise NotPolynomialError(kind)

    def _unit(self, at: int) -> tuple[int, ...]:
        return tuple(int(k == at) for k in range(self.size))

    def _product(self, forms: Sequence[Form]) -> Form:
        out = forms[0]
        for form in forms[1:]:
            out = self.times(out, form)
        return out

    def times(self, one: Form, other: Form) -> Form:
        """The product of two forms."""
        self._products += len(one) * len(other)
        if len(one) * len(other) > 20 * MOST_TERMS or self._products > 200 * MOST_TERMS:
            raise NotPolynomialError("too long")
        out: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        for a, x in one.items():
            for b, y in other.items():
                out[tuple(map(add, a, b))] += x * y
        reduced = self._reduced(out)
        if len(reduced) > MOST_TERMS:
            raise NotPolynomialError("too long")
        return reduced

    def _reduced(self, form: Form) -> Form:
        """sin^2 replaced by 1 - cos^2 until there is none."""
        out: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        stack = list(form.items())
        while stack:
            monomial, x = stack.pop()
            at = next((k for k in self._sines if monomial[k] >= 2), None)
            if at is None:
                out[monomial] += x
                continue
            less = list(monomial)
            less[at] -= 2
            stack.append((tuple(less), x))
            less[at - 1] += 2
            stack.append((tuple(less), -x))
        return {m: x for m, x in out.items() if x}

    def _power(self, base: Form, exponent: Expression) -> Form:
        if (
            type(exponent).__name__ not in ("Integer", "One", "Zero", "NegativeOne")
            or abs(int(exponent)) > LARGEST_POWER
        ):
            raise NotPolynomialError("power")
        n = int(exponent)
        if n < 0:
            base = self.inverse(base)
        out = self.constant(1)
        for _ in range(abs(n)):
            out = self.times(out, base)
        return out

    def inverse(self, form: Form) -> Form:
        """One divided by a single product of symbols."""
        if len(form) != 1:
            raise NotPolynomialError("quotient")
        ((monomial, x),) = form.items()
        if any(monomial[len(self.symbols) :]):
            raise NotPolynomialError("quotient")
        return {tuple(-n for n in monomial): 1 / x}

    def _turned(self, value: Expression) -> tuple[Form, Form]:
        """(cos, sin) of a sum of multiples of angles."""
        c, s = self.constant(1), self.constant(0)
        for angle, factor in _angles(value):
            at = self._cosine[angle]
            count = factor * self.angles[angle]
            one: tuple[Form, Form] = (
                {self._unit(at): Fraction(1)},
                {self._unit(at + 1): Fraction(1 if count > 0 else -1)},
            )
            for _ in range(abs(int(count))):
                c, s = (
                    total([self.times(c, one[0]), scaled(self.times(s, one[1]), -1)]),
                    total([self.times(s, one[0]), self.times(c, one[1])]),
                )
        return c, s

    # --- and back ---------------------------------------------------------------------------------------------------

    def split(self, monomial: tuple[int, ...], constants: set[Expression]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """(part of constant symbols, the rest) of a monomial."""
        still = {k for k, s in enumerate(self.symbols) if s in constants}
        one = tuple(n if k in still else 0 for k, n in enumerate(monomial))
        return one, tuple(n - o for n, o in zip(monomial, one, strict=True))

    def expression(self, form: Form) -> sp.Expr:
        """The SymPy expression of a form."""
        bases = [to_sympy(s) for s in self.symbols]
        for angle, share in self.angles.items():
            one = to_sympy(angle) / share
            bases += [sp.cos(one), sp.sin(one)]
        terms = [
            sp.Mul(sp.Rational(x.numerator, x.denominator), *(b**n for b, n in zip(bases, monomial, strict=True) if n))
            for monomial, x in form.items()
        ]
        return sp.Add(*terms)


def total(forms: Sequence[Form]) -> Form:
    """The sum of forms."""
    out: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for form in forms:
        for monomial, x in form.items():
            out[monomial] += x
    return {m: x for m, x in out.items() if x}


def scaled(form: Form, factor: Fraction | int) -> Form:
    """A form times a number."""
    return {m: x * factor for m, x in form.items()}


def _rational(node: Expression) -> Fraction:
    kind = type(node).__name__
    if kind in ("RealDouble", "RealMPFR"):
        return Fraction(repr(float(node)))
    return Fraction(int(node.p), int(node.q))


def _angles(value: Expression) -> list[tuple[Expression, Fraction]]:
    """A sum as (product without its number, number)."""
    out = []
    for term in value.args if type(value).__name__ == "Add" else (value,):
        numbers = [a for a in term.args if a.is_Number] if type(term).__name__ == "Mul" else []
        factor = _rational(numbers[0]) if numbers else Fraction(1)
        angle = term / numbers[0] if numbers else term
        if not angle.free_symbols:
            raise NotPolynomialError("angle")
        out.append((angle, factor))
    return out


def written_size(values: Iterable[Expression]) -> int:
    """The symbols, numbers and operations of expressions as written, where shared parts count every time."""
    sizes: dict[Expression, int] = {}
    listed = list(values)
    for node in parts_of(listed):
        sizes[node] = 1 + sum(sizes[a] for a in node.args)
    return sum(sizes[value] for value in listed)
