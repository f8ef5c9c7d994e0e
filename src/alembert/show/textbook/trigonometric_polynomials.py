"""Polynomials of symbols, sines and cosines in two normal forms, in which everything that cancels has cancelled.

As waves, every product of sines and cosines is a sum of single ones, of sums and differences of the angles.
As products, every sine and cosine is of one symbol, and of the two squares of an angle only one is left: cos^2 = 1 - sin^2.
Chains in a plane are short as waves, mechanisms in space as products.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TypeAlias

from alembert.expressions.algebra import Expression
from alembert.show.textbook.formula_terms import Number, numeric

Monomial: TypeAlias = tuple[tuple[str, int], ...]  # symbols and their powers, by name
Angle: TypeAlias = tuple[tuple[str, Fraction], ...]
Wave: TypeAlias = tuple[Angle, bool]  # whether it is a sine
Waves: TypeAlias = dict[tuple[Monomial, Wave], Number]
Trig: TypeAlias = tuple[tuple[str, int, int], ...]  # (symbol, power of its sine, power of its cosine)
Products: TypeAlias = dict[tuple[Monomial, Trig], Number]

MOST_TERMS = 250
HIGHEST = 8
PLAIN: Wave = ((), False)
TINY = 1e-13


class NoPolynomialError(Exception):
    """The expression is not a polynomial of symbols, sines and cosines, or it has too many terms."""


@dataclass
class WaveReader:
    """Reads expressions as sums of waves; what they share is read once."""

    memory: dict[Expression, Waves | None]
    angles: dict[str, Monomial]
    """Products that stand for an angle, such as Omega t, by the names that they have among the angles."""

    def __call__(self, value: Expression) -> Waves:
        """The waves of an expression; NoPolynomialError where it has none."""
        if value not in self.memory:
            try:
                self.memory[value] = self._read(value)
            except NoPolynomialError:
                self.memory[value] = None
        found = self.memory[value]
        if found is None:
            raise NoPolynomialError
        return found

    def _read(self, value: Expression) -> Waves:
        number = numeric(value)
        if number is not None:
            return {((), PLAIN): number} if number else {}
        kind = type(value).__name__
        if kind == "Symbol":
            return {(((value.name, 1),), PLAIN): Fraction(1)}
        if kind == "Add":
            return added(self(part) for part in value.args)
        if kind == "Mul":
            return self._product([self(part) for part in value.args])
        if kind == "Pow":
            return self._power(*value.args)
        if kind in ("sin", "cos", "Sin", "Cos"):
            return self._wave(self(value.args[0]), kind.lower() == "sin")
        raise NoPolynomialError

    def _angle(self, monomial: Monomial) -> str:
        if len(monomial) == 1 and monomial[0][1] == 1:
            return monomial[0][0]
        name = " ".join(f"{s}^{k}" for s, k in monomial)
        self.angles[name] = monomial
        return name

    def _product(self, factors: list[Waves]) -> Waves:
        out: Waves = {((), PLAIN): Fraction(1)}
        for factor in sorted(factors, key=len):
            out = multiplied(out, factor)
        return out

    def _power(self, base: Expression, exponent: Expression) -> Waves:
        power = numeric(exponent)
        if not isinstance(power, Fraction) or power.denominator != 1 or abs(power) > HIGHEST:
            raise NoPolynomialError
        inner = self(base)
        if power > 0:
            return self._product([inner] * int(power))
        if len(inner) != 1:
            raise NoPolynomialError
        ((monomial, wave), number), *_ = inner.items()
        if wave != PLAIN:
            raise NoPolynomialError
        return {(tuple((s, k * int(power)) for s, k in monomial), PLAIN): number ** int(power)}

    def _wave(self, argument: Waves, is_sine: bool) -> Waves:
        """The sine or cosine of a sum of multiples of symbols."""
        angle: dict[str, Fraction] = {}
        for (monomial, wave), number in argument.items():
            if wave != PLAIN or not monomial or not isinstance(number, Fraction):
                raise NoPolynomialError
            angle[self._angle(monomial)] = number
        found, sign = canonical(angle)
        return {((), (found, is_sine)): Fraction(sign if is_sine else 1)}


@dataclass
class AtomReader(WaveReader):
    """Reads roots, quotients and other functions, too: each is an atom, which stands in a product like a symbol.

    `atom` gives the name of the atom for the root of an expression (1: the expression itself).
    """

    atom: Callable[[Expression, Fraction], str]

    def _read(self, value: Expression) -> Waves:
        try:
            return super()._read(value)
        except NoPolynomialError:
            if type(value).__name__ in ("Add", "Mul") or not value.args:
                raise
        return {(((self.atom(value, Fraction(1)), 1),), PLAIN): Fraction(1)}

    def _power(self, base: Expression, exponent: Expression) -> Waves:
        try:
            return super()._power(base, exponent)
        except NoPolynomialError:
            power = numeric(exponent)
            if not isinstance(power, Fraction) or abs(power) > HIGHEST:
                raise
        if self(base) == {((), PLAIN): Fraction(1)}:
            return {((), PLAIN): Fraction(1)}
        return {(((self.atom(base, Fraction(1, power.denominator)), power.numerator),), PLAIN): Fraction(1)}


def canonical(angle: Mapping[str, Fraction]) -> tuple[Angle, int]:
    """The angle with more of its parts positive than negative, and the sign that was taken out."""
    listed = sorted((s, c) for s, c in angle.items() if c)
    negative = sum(1 for _, c in listed if c < 0)
    flip = negative * 2 > len(listed) or (negative * 2 == len(listed) and negative and listed[0][1] < 0)
    return tuple((s, -c if flip else c) for s, c in listed), -1 if flip else 1


def added(parts: Iterable[Waves]) -> Waves:
    """The sum, without what cancels."""
    out: Waves = {}
    for part in parts:
        for key, number in part.items():
            out[key] = out.get(key, Fraction(0)) + number
    return _clean(out)


def _clean(waves: Waves) -> Waves:
    if len(waves) > MOST_TERMS:
        raise NoPolynomialError
    largest = max((abs(float(c)) for c in waves.values() if isinstance(c, float)), default=0.0)
    return {key: c for key, c in waves.items() if c and not (isinstance(c, float) and abs(c) < TINY * largest)}


def multiplied(one: Waves, other: Waves) -> Waves:
    """The product, as single waves."""
    if len(one) * len(other) > 6 * MOST_TERMS:
        raise NoPolynomialError
    out: Waves = {}
    for (m1, w1), c1 in one.items():
        for (m2, w2), c2 in other.items():
            monomial = _joined(m1, m2)
            for wave, sign in _waves_of_product(w1, w2):
                key = (monomial, wave)
                out[key] = out.get(key, Fraction(0)) + c1 * c2 * sign
    return _clean(out)


def _joined(one: Monomial, other: Monomial) -> Monomial:
    if not one or not other:
        return one or other
    powers = dict(one)
    for name, k in other:
        powers[name] = powers.get(name, 0) + k
    return tuple(sorted((name, k) for name, k in powers.items() if k))


def _waves_of_product(one: Wave, other: Wave) -> list[tuple[Wave, Fraction]]:
    (a, sine_a), (b, sine_b) = one, other
    if not a or not b:
        if (sine_a and not a) or (sine_b and not b):
            return []
        return [((a or b, sine_a or sine_b), Fraction(1))]
    half = Fraction(1, 2)
    is_sine = sine_a != sine_b
    plus = half * (-1 if sine_a and sine_b else 1)
    minus = half * (-1 if sine_b and not sine_a else 1)
    out = []
    for sign, weight in ((1, plus), (-1, minus)):
        angle, turned = canonical(
            {s: dict(a).get(s, Fraction(0)) + sign * dict(b).get(s, Fraction(0)) for s, _ in a + b}
        )
        if angle or not is_sine:
            out.append(((angle, is_sine), weight * (turned if is_sine else 1)))
    return out


# --- products ---------------------------------------------------------------------------------------------------------


def as_products(waves: Waves, keep_sines: bool) -> Products:
    """The same in products of sines and cosines of single symbols; squares of cosines (or of sines) are replaced."""
    out: Products = {}
    for (monomial, wave), number in waves.items():
        for trig, weight in _expanded(*wave).items():
            for reduced, sign in _reduced(trig, keep_sines).items():
                key = (monomial, reduced)
                out[key] = out.get(key, Fraction(0)) + number * weight * sign
                if len(out) > MOST_TERMS:
                    raise NoPolynomialError
    return {key: c for key, c in out.items() if c}


def _expanded(angle: Angle, is_sine: bool) -> dict[Trig, int]:
    """sin or cos of n1 s1 + n2 s2 + ... by the rule for sums, one symbol after the other."""
    sine: dict[Trig, int] = {}
    cosine: dict[Trig, int] = {(): 1}
    for name, multiple in angle:
        if multiple.denominator != 1 or abs(multiple) > HIGHEST:
            raise NoPolynomialError
        for _ in range(abs(int(multiple))):
            turned = 1 if multiple > 0 else -1
            sine, cosine = (
                _summed(_raised(sine, name, 0, 1), _raised(cosine, name, 1, 0), turned),
                _summed(_raised(cosine, name, 0, 1), _raised(sine, name, 1, 0), -turned),
            )
    return sine if is_sine else cosine


def _raised(terms: dict[Trig, int], name: str, sines: int, cosines: int) -> dict[Trig, int]:
    out: dict[Trig, int] = {}
    for trig, number in terms.items():
        powers = {s: (i, j) for s, i, j in trig}
        i, j = powers.get(name, (0, 0))
        powers[name] = (i + sines, j + cosines)
        out[tuple(sorted((s, i, j) for s, (i, j) in powers.items()))] = number
    return out


def _summed(one: dict[Trig, int], other: dict[Trig, int], sign: int) -> dict[Trig, int]:
    out = dict(one)
    for trig, number in other.items():
        out[trig] = out.get(trig, 0) + sign * number
    return {trig: number for trig, number in out.items() if number}


def _reduced(trig: Trig, keep_sines: bool) -> dict[Trig, int]:
    """cos^2 = 1 - sin^2 in every symbol, or the other way round."""
    out: dict[Trig, int] = {(): 1}
    for name, i, j in trig:
        gone = j if keep_sines else i
        choices = {}
        for k in range(gone // 2 + 1):
            kept = (i if keep_sines else j) + 2 * k
            rest = gone % 2
            choices[(name, kept, rest) if keep_sines else (name, rest, kept)] = comb(gone // 2, k) * (-1) ** k
        out = {(*t, c): n * w for t, n in out.items() for c, w in choices.items()}
    return _merged(out)


def _merged(terms: dict[Trig, int]) -> dict[Trig, int]:
    out: dict[Trig, int] = {}
    for trig, number in terms.items():
        key = tuple((s, i, j) for s, i, j in trig if i or j)
        out[key] = out.get(key, 0) + number
    return {key: number for key, number in out.items() if number}
