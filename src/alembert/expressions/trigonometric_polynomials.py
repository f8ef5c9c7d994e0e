"""Polynomials of symbols, sines and cosines in one normal form, in which equal expressions look equal.

Every sine and cosine is of one angle, and sin^2 is 1 - cos^2; sums of angles are split. Symbols may have negative
powers. The Fourier form, a sum of single sines and cosines of sums of angles, and the form in which cos^2 is replaced
are read from it. Chains in a plane are short in the Fourier form, mechanisms in space as products.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any, TypeAlias, TypeVar

import symengine as se
import sympy as sp
from symengine.lib.symengine_wrapper import Boolean
from sympy import QQ
from sympy.polys.rings import PolyElement, PolyRing

from alembert.expressions.algebra import Expression, parts_of, to_sympy

MOST_TERMS = 4000
LARGEST_POWER = 12
TINY, WHOLE = 1e-13, 10**13  # a decimal number below this part of the largest is rounding, and one divided by it
STEPS_OF_A_PART, STEPS_OF_A_PRODUCT = 10.0, 0.5  # what it costs to read a part of an expression, to multiply two terms
DECIMAL = 0  # the generator that marks decimal numbers: its square is itself

Form: TypeAlias = PolyElement
Exponents: TypeAlias = tuple[int, ...]
Number: TypeAlias = Fraction | float
Monomial: TypeAlias = tuple[tuple[str, int], ...]  # names and their powers, in the order of the names
Key = TypeVar("Key", bound=Hashable)
Angle: TypeAlias = tuple[tuple[Expression, Fraction], ...]  # a sum of multiples of angles
Trig: TypeAlias = tuple[tuple[Expression, int, int], ...]  # (angle, power of its sine, power of its cosine)


class NotPolynomialError(Exception):
    """The expression is no polynomial of symbols, sines and cosines, or too long a one."""


@dataclass(frozen=True)
class Harmonic:
    """The sine or cosine of a sum of multiples of angles; the cosine of no angle is 1."""

    angle: Angle
    is_sine: bool


class TrigonometricPolynomials:
    """The ring of polynomials in the symbols, sines and cosines of some expressions.

    A part that is neither, such as a root, is refused, unless `atoms` says of it that it may stand like a symbol. With
    `decimals`, decimal numbers stay apart from exact ones; else 0.5 is 1/2.
    """

    def __init__(
        self,
        values: Iterable[Expression],
        *,
        most_terms: int = MOST_TERMS,
        decimals: bool = False,
        atoms: Callable[[Expression], bool] | None = None,
    ) -> None:
        self._most, self._decimals, self._may_stand = most_terms, decimals, atoms
        self._memory: dict[Expression, Form | None] = {}
        self._work = 0
        self._sums: dict[tuple[int, ...], tuple[Angle, int]] = {}
        nodes = parts_of(values)
        self._units: dict[Expression, int] = {}
        for node in nodes:
            if type(node).__name__ in ("sin", "cos"):
                for angle, factor in self._angles(node.args[0]):
                    self._units[angle] = math.lcm(self._units.get(angle, 1), factor.denominator)
        self.symbols = [n for n in nodes if n.is_Symbol]
        roots = dict.fromkeys(root for n in nodes if atoms and (root := _as_root(n)) is not None)
        self.atoms = {f"atom {root} of {base}": (base, root) for base, root in roots}
        self.names = ["", *(s.name for s in self.symbols), *self.atoms]
        size = len(self.names)
        self._place = {s: k for k, s in enumerate(self.symbols, 1)}
        self._place_of_root = {root: k for k, root in enumerate(roots, 1 + len(self.symbols))}
        self._cosine = {a: size + 2 * k for k, a in enumerate(self._units)}
        self._ring = PolyRing([f"x{k}" for k in range(size + 2 * len(self._units))], QQ)
        self._pairs = [(k + 1, k) for k in self._cosine.values()]

    # --- into the normal form ---------------------------------------------------------------------------------------

    def __call__(self, value: Expression) -> Form:
        """The normal form of an expression."""
        for node in parts_of([value], self._memory):
            try:
                self._memory[node] = self._node(node)
            except NotPolynomialError:
                self._memory[node] = None
        return self._known(value)

    @property
    def steps(self) -> float:
        """What has been done until now; a step takes about ten microseconds."""
        return STEPS_OF_A_PART * len(self._memory) + STEPS_OF_A_PRODUCT * self._work

    def _known(self, node: Expression) -> Form:
        found = self._memory[node]
        if found is None:
            raise NotPolynomialError(str(type(node)))
        return found

    def _node(self, node: Expression) -> Form:
        try:
            return self._polynomial(node)
        except NotPolynomialError:
            root = _as_root(node) if self._may_stand is not None and self._may_stand(node) else None
            if root not in self._place_of_root:
                raise
            return self._atom(root, node)

    def _polynomial(self, node: Expression) -> Form:
        kind = type(node).__name__
        if node.is_Number:
            return self._number(node)
        if node in self._place:
            return self._ring.gens[self._place[node]]
        if kind == "Add":
            return self._sum([self._known(a) for a in node.args])
        if kind == "Mul":
            return self._product([self._known(a) for a in node.args])
        if kind == "Pow":
            return self._power(self._known(node.args[0]), node.args[1])
        if kind in ("sin", "cos"):
            return self._turned(node.args[0])[kind == "sin"]
        raise NotPolynomialError(kind)

    def _number(self, node: Expression) -> Form:
        number = _rational(node)
        marked = self._decimals and not isinstance(node, se.Rational)
        return self._ring.gens[DECIMAL] * number if marked else self._ring.ground_new(number)

    def _atom(self, root: tuple[Expression, Fraction], node: Expression) -> Form:
        """A power of a root; of what is one, one."""
        if self._memory.get(root[0]) == self._ring.one:
            return self._ring.one
        power = int(_rational(node.args[1]) / root[1]) if root[0] != node else 1  # exp(x) is a root of its own
        if abs(power) > LARGEST_POWER:
            raise NotPolynomialError("power")
        place = self._place_of_root[root]
        return self.product_of(tuple(power if k == place else 0 for k in range(self.size)))

    def _sum(self, forms: Sequence[Form]) -> Form:
        """The sum of forms, without decimal numbers that cancel but for rounding."""
        out = sum(forms, start=self._ring.zero)
        if not self._decimals:
            return out
        sizes = map(self._sizes, forms)
        return self._without_rounding(out, max(map(_largest, forms)), lambda: sum(sizes, start=self._ring.zero))

    def _without_rounding(self, form: Form, largest: Any, sizes: Callable[[], Form]) -> Form:
        """The form without decimal numbers that are rounding beside what was added up to them.

        `sizes` are the sums of what was added up, without signs; they are asked for where a number is small beside the largest.
        """
        small = [exponents for exponents, x in form.items() if exponents[DECIMAL] and abs(x) * WHOLE < largest]
        summed = sizes() if small else form
        rounding = {exponents for exponents in small if abs(form[exponents]) * WHOLE < summed.get(exponents, 0)}
        return self._ring.from_dict({e: x for e, x in form.items() if e not in rounding}) if rounding else form

    def _sizes(self, form: Form) -> Form:
        return self._ring.from_dict({exponents: abs(x) for exponents, x in form.items()})

    def _product(self, forms: Sequence[Form]) -> Form:
        out = self._ring.one
        for form in sorted(forms, key=len):
            out = self.times(out, form)
        return out

    def times(self, one: Form, other: Form) -> Form:
        """The product of two forms."""
        self._work += len(one) * len(other)
        if len(one) * len(other) > 20 * self._most or self._work > 200 * self._most:
            raise NotPolynomialError("too long")
        out = self._reduced(one * other, self._pairs)
        if self._decimals:
            largest = _largest(one) * _largest(other)
            out = self._without_rounding(
                out, largest, lambda: self._reduced(self._sizes(one) * self._sizes(other), self._pairs, 1)
            )
        if len(out) > self._most:
            raise NotPolynomialError("too long")
        return out

    def _reduced(self, form: Form, pairs: Sequence[tuple[int, int]], sign: int = -1) -> Form:
        """a^2 replaced by 1 - b^2 for every pair (a, b) until there is none; of sizes by 1 + b^2, with the sign 1."""
        out = self._ring.zero
        stack = list(form.items())
        while stack:
            exponents, x = stack.pop()
            pair = next((p for p in pairs if exponents[p[0]] > 1), None)
            if pair is None:
                exponents = (1, *exponents[1:]) if exponents[DECIMAL] else exponents
                out[exponents] = out.get(exponents, 0) + x
                continue
            less = list(exponents)
            less[pair[0]] -= 2
            stack.append((tuple(less), x))
            less[pair[1]] += 2
            stack.append((tuple(less), sign * x))
        out.strip_zero()
        return out

    def _power(self, base: Form, exponent: Expression) -> Form:
        if not isinstance(exponent, se.Integer) or abs(int(exponent)) > LARGEST_POWER:
            raise NotPolynomialError("power")
        n = int(exponent)
        return self._product([base if n >= 0 else self.inverse(base)] * abs(n))

    def inverse(self, form: Form) -> Form:
        """One divided by a single product of symbols."""
        if len(form) != 1:
            raise NotPolynomialError("quotient")
        ((exponents, x),) = form.items()
        if any(exponents[len(self.names) :]) or exponents[DECIMAL]:
            raise NotPolynomialError("quotient")
        return self._ring.term_new(tuple(-n for n in exponents), 1 / x)

    def _turned(self, value: Expression) -> tuple[Form, Form]:
        """(cos, sin) of a sum of multiples of angles."""
        c, s = self._ring.one, self._ring.zero
        for angle, factor in self._angles(value):
            count = factor * self._units.get(angle, 0)
            if angle not in self._units or abs(count) > LARGEST_POWER or count.denominator != 1:
                raise NotPolynomialError("angle")
            at = self._cosine[angle]
            cosine, sine = self._ring.gens[at], self._ring.gens[at + 1] * (1 if count > 0 else -1)
            for _ in range(abs(int(count))):
                c, s = self.times(c, cosine) - self.times(s, sine), self.times(s, cosine) + self.times(c, sine)
        return c, s

    def _angles(self, value: Expression) -> list[tuple[Expression, Fraction]]:
        """A sum as (product without its number, number); of an angle in decimals the number stays with it."""
        expanded = se.expand(value)
        out = []
        for term in expanded.args if type(expanded).__name__ == "Add" else (expanded,):
            numbers = [a for a in term.args if a.is_Number] if type(term).__name__ == "Mul" else []
            if numbers and not (self._decimals and not isinstance(numbers[0], se.Rational)):
                out.append((term / numbers[0], _rational(numbers[0])))
            else:
                out.append((term, Fraction(1)))
        return out

    def quotient(self, form: Form, by: Form) -> Form | None:
        """The form divided by another, None where something would be left; by one sine or cosine whatever it is written in."""
        self._work += len(form) * len(by)
        pairs = list(self._pairs)
        if len(by) == 1:
            ((exponents, _),) = by.items()
            pairs = [(c, s) if exponents[s] else (s, c) for s, c in pairs]
        above = self._reduced(form, pairs)
        if any(n < 0 for each in (above, by) for exponents in each for n in exponents):
            return None
        found, rest = above.div(by)
        return None if rest else self._reduced(found, self._pairs)

    def of_unit_length(self, form: Form, names: Sequence[str]) -> Form:
        """The form for symbols whose squares add up to one, with the square of the first replaced."""
        first, *others = (self.names.index(name) for name in names)
        if any(exponents[first] < 0 for exponents in form):
            return form
        square = self._ring.one - sum((self._ring.gens[k] ** 2 for k in others), start=self._ring.zero)
        out = self._ring.zero
        for exponents, x in form.items():
            less = (*exponents[:first], exponents[first] % 2, *exponents[first + 1 :])
            out += self._ring.term_new(less, x) * square ** (exponents[first] // 2)
        return out

    # --- other forms ------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """The number of generators."""
        return int(self._ring.ngens)

    @property
    def zero(self) -> Form:
        """The form of nothing."""
        return self._ring.zero

    @cached_property
    def trigonometric(self) -> range:
        """The places of the sines and cosines among the generators."""
        return range(len(self.names), self.size)

    def places(self, names: Collection[str]) -> list[int]:
        """The places of symbols among the generators."""
        return [k for k, name in enumerate(self.names) if k and name in names]

    def grouped(self, form: Form, places: Iterable[int]) -> dict[Exponents, Form]:
        """The form as a sum of products of the generators at these places, each with what stands before it."""
        chosen = set(places)
        out: dict[Exponents, Form] = {}
        for exponents, x in form.items():
            outside = tuple(n if k in chosen else 0 for k, n in enumerate(exponents))
            rest = tuple(0 if k in chosen else n for k, n in enumerate(exponents))
            out.setdefault(outside, self._ring.zero)[rest] = x
        return out

    def product_of(self, exponents: Exponents) -> Form:
        """A product of powers of the generators."""
        return self._ring.term_new(exponents, QQ(1))

    def fourier(self, form: Form) -> dict[Harmonic, Form]:
        """The form as a sum of single sines and cosines, each with the polynomial of symbols before it."""
        out: dict[Harmonic, dict[Exponents, Any]] = {}
        for exponents, before in self.grouped(form, self.trigonometric).items():
            powers = tuple((exponents[k], exponents[k + 1]) for k in self._cosine.values())
            is_sine = sum(s for _, s in powers) % 2 == 1
            for counts, weight in _harmonics(powers).items():
                angle, sign = self._angle(counts)
                if angle or not is_sine:
                    found = out.setdefault(Harmonic(angle, is_sine), {})
                    for rest, x in before.items():
                        found[rest] = found.get(rest, 0) + (weight * x if sign > 0 or not is_sine else -weight * x)
        forms = {harmonic: self._ring.from_dict(found) for harmonic, found in out.items()}
        return {harmonic: before for harmonic, before in forms.items() if before}

    def _angle(self, counts: tuple[int, ...]) -> tuple[Angle, int]:
        """The sum of multiples of angles by their counts, and the sign that was taken out of it."""
        if counts not in self._sums:
            parts = zip(self._units.items(), counts, strict=True)
            self._sums[counts] = _canonical({a: Fraction(n, unit) for (a, unit), n in parts if n})
        return self._sums[counts]

    def products(self, form: Form, keep_sines: bool) -> dict[Trig, Form]:
        """The form as a sum of products of sines and cosines of whole angles; cos^2 is replaced, or else sin^2."""
        if any(unit != 1 for unit in self._units.values()):
            raise NotPolynomialError("a part of an angle")
        pairs = [(cosine, sine) for sine, cosine in self._pairs] if keep_sines else self._pairs
        out: dict[Trig, Form] = {}
        for exponents, before in self.grouped(self._reduced(form, pairs), self.trigonometric).items():
            powers = [(a, exponents[k + 1], exponents[k]) for a, k in self._cosine.items()]
            out[tuple((a, i, j) for a, i, j in powers if i or j)] = before
        return out

    # --- and back ---------------------------------------------------------------------------------------------------

    def primitive(self, form: Form) -> tuple[Fraction, Form]:
        """A number, and the form without it: its numbers are whole and share no divisor; none is taken from decimal ones."""
        if not form or any(exponents[DECIMAL] for exponents in form):
            return Fraction(1), form
        number, rest = form.primitive()
        return Fraction(int(number.numerator), int(number.denominator)), rest

    def expression(self, form: Form) -> sp.Expr:
        """The SymPy expression of a form."""
        terms = []
        for exponents, x in form.items():
            number = sp.Rational(int(x.numerator), int(x.denominator))
            powers = [base**n for base, n in zip(self._bases, exponents[1:], strict=True) if n]
            terms.append(sp.Mul(sp.Float(number) if exponents[DECIMAL] else number, *powers))
        return sp.Add(*terms)

    @cached_property
    def _bases(self) -> list[sp.Expr]:
        out = [to_sympy(s) for s in self.symbols]
        out += [to_sympy(base) ** sp.Rational(root.numerator, root.denominator) for base, root in self.atoms.values()]
        for angle, unit in self._units.items():
            out += [f(to_sympy(angle) / unit) for f in (sp.cos, sp.sin)]
        return out

    def named(self, groups: Mapping[Key, Form]) -> dict[Key, dict[Monomial, Number]]:
        """Polynomials of symbols alone by the symbols' names, without decimal numbers that are rounding beside others."""
        out = {key: self._by_name(form) for key, form in groups.items()}
        largest = max((abs(c) for found in out.values() for c in found.values() if isinstance(c, float)), default=0.0)
        kept = {
            key: {m: c for m, c in found.items() if not isinstance(c, float) or abs(c) > TINY * largest}
            for key, found in out.items()
        }
        return {key: found for key, found in kept.items() if found}

    def _by_name(self, form: Form) -> dict[Monomial, Number]:
        out: dict[Monomial, Number] = {}
        for exponents, x in form.items():
            powers = zip(self.names[1:], exponents[1 : len(self.names)], strict=True)
            key = tuple(sorted((name, n) for name, n in powers if n))
            number = Fraction(int(x.numerator), int(x.denominator))
            out[key] = out.get(key, Fraction(0)) + (float(number) if exponents[DECIMAL] else number)
        return out


def fourier(value: sp.Expr) -> sp.Expr | None:
    """The expression as a sum of single sines and cosines, or None where it is not a polynomial of them."""
    plain = se.sympify(value)
    ring = TrigonometricPolynomials([plain], decimals=True, atoms=_is_free_of_angles)
    try:
        found = ring.fourier(ring(plain))
    except NotPolynomialError:
        return None
    return sp.Add(*(sp.factor_terms(ring.expression(c)) * _written(harmonic) for harmonic, c in found.items()))


def _written(harmonic: Harmonic) -> sp.Expr:
    argument = sp.Add(*(sp.Rational(n.numerator, n.denominator) * to_sympy(a) for a, n in harmonic.angle))
    return sp.sin(argument) if harmonic.is_sine else sp.cos(argument)


def _is_free_of_angles(value: Expression) -> bool:
    return not any(type(node).__name__ in ("sin", "cos") for node in parts_of([value]))


def _largest(form: Form) -> Any:
    return max(map(abs, form.values()), default=0)


@lru_cache(maxsize=4096)
def _harmonics(powers: tuple[tuple[int, int], ...]) -> dict[tuple[int, ...], Any]:
    """The product of cos^i sin^j over some angles as a sum of sines (for an odd number of sines) or cosines.

    With z = exp(i theta), cos = (z + 1/z) / 2 and sin = (z - 1/z) / (2 i): the powers of z are multiples of the angles.
    """
    out: dict[tuple[int, ...], Any] = {(): QQ(-1 if sum(s for _, s in powers) % 4 >= 2 else 1)}
    for cosines, sines in powers:
        line = {0: QQ(1)}
        for k in range(cosines + sines):
            longer: dict[int, Any] = {}
            for n, x in line.items():
                longer[n + 1] = longer.get(n + 1, 0) + x / 2
                longer[n - 1] = longer.get(n - 1, 0) + (x / 2 if k < cosines else -x / 2)
            line = longer
        out = {(*counts, n): w * x for counts, w in out.items() for n, x in line.items() if x}
    return out


def _canonical(angle: dict[Expression, Fraction]) -> tuple[Angle, int]:
    """The angle with more of its parts positive than negative, and the sign that was taken out."""
    listed = sorted(angle.items(), key=lambda part: str(part[0]))
    negative = sum(1 for _, n in listed if n < 0)
    flip = negative * 2 > len(listed) or (negative * 2 == len(listed) and negative and listed[0][1] < 0)
    return tuple((a, -n if flip else n) for a, n in listed), -1 if flip else 1


def _as_root(node: Expression) -> tuple[Expression, Fraction] | None:
    """A part as a power of (base, 1 / whole number); a function is a root of its own, a condition of one is none."""
    if isinstance(node, Boolean):
        return None
    if type(node).__name__ == "Pow" and isinstance(node.args[1], se.Rational):
        return node.args[0], Fraction(1, _rational(node.args[1]).denominator)
    return None if type(node).__name__ in ("Add", "Mul") or not node.args else (node, Fraction(1))


def _rational(node: Expression) -> Fraction:
    if isinstance(node, se.Integer):
        return Fraction(int(node))
    if isinstance(node, se.Rational):
        return Fraction(int(node.p), int(node.q))
    return Fraction(repr(float(node)))
