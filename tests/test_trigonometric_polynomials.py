"""The normal form of trigonometric polynomials against numbers at random points, and against known identities."""

import math
import random
from fractions import Fraction

import mpmath
import pytest
import symengine as se
import sympy as sp

from alembert.expressions.trigonometric_polynomials import (
    Harmonic,
    NotPolynomialError,
    TrigonometricPolynomials,
    fourier,
)

A, B, C, X, Y = se.symbols("a b c x y")


def _random_expression(draw: random.Random, depth: int) -> se.Expr:
    """Sums and products of symbols, numbers, and sines and cosines of sums of angles."""
    if depth == 0:
        angle = draw.choice([A, B, C, A + B, A - 2 * B, 2 * (B + C), A / 2, X * Y])
        return draw.choice([X, 1 / Y, se.Rational(draw.randint(-3, 3), 2), se.sin(angle), se.cos(angle)])
    parts = [_random_expression(draw, depth - 1) for _ in range(draw.randint(2, 3))]
    return draw.choice([se.Add, se.Mul])(*parts)


def _value(expression: sp.Expr, numbers: dict[str, float]) -> float:
    return float(sp.lambdify(list(map(sp.Symbol, numbers)), expression, "mpmath")(*map(mpmath.mpf, numbers.values())))


@pytest.mark.parametrize("seed", range(12))
def test_every_form_has_the_value_of_the_expression(seed: int) -> None:
    draw = random.Random(seed)
    value = _random_expression(draw, 3)
    ring = TrigonometricPolynomials([value])
    form = ring(value)
    numbers = {name: draw.uniform(0.5, 1.5) for name in "abcxy"}
    expected = _value(sp.sympify(value), numbers)
    waves = sp.Add(*(ring.expression(p) * _wave(harmonic) for harmonic, p in ring.fourier(form).items()))
    for found in (ring.expression(form), waves, fourier(sp.sympify(value))):
        # sums of a few hundred terms of order one
        assert _value(found, numbers) == pytest.approx(expected, rel=1e-12, abs=1e-12)
    assert not (ring(value) - form)


def _wave(harmonic: Harmonic) -> sp.Expr:
    angle = sp.Add(*(sp.Rational(n.numerator, n.denominator) * sp.sympify(a) for a, n in harmonic.angle))
    return sp.sin(angle) if harmonic.is_sine else sp.cos(angle)


@pytest.mark.parametrize("keep_sines", [True, False])
def test_products_replace_one_of_the_squares(keep_sines: bool) -> None:
    value = X * se.cos(A) ** 4 * se.sin(B) ** 3 + se.cos(2 * A)
    ring = TrigonometricPolynomials([value])
    products = ring.products(ring(value), keep_sines)
    gone = [cosines if keep_sines else sines for trig in products for _, sines, cosines in trig]
    assert max(gone) <= 1
    back = sp.Add(
        *(
            ring.expression(p) * sp.Mul(*(sp.sin(sp.sympify(a)) ** i * sp.cos(sp.sympify(a)) ** j for a, i, j in trig))
            for trig, p in products.items()
        )
    )
    numbers = {"a": 0.7, "b": -1.1, "x": 1.3}
    assert _value(back, numbers) == pytest.approx(_value(sp.sympify(value), numbers), rel=1e-13)


@pytest.mark.parametrize(
    "zero",
    [
        se.sin(A) ** 2 + se.cos(A) ** 2 - 1,
        se.cos(A + B) - se.cos(A) * se.cos(B) + se.sin(A) * se.sin(B),
        se.sin(3 * A) - 3 * se.sin(A) + 4 * se.sin(A) ** 3,
        se.sin(A) - 2 * se.sin(A / 2) * se.cos(A / 2),
        (X + Y) ** 3 / X - X**2 - 3 * X * Y - 3 * Y**2 - Y**3 / X,
        se.cos(0.5 * X * A) ** 2 + se.sin(0.5 * X * A) ** 2 - 1,
    ],
)
def test_identities_vanish(zero: se.Expr) -> None:
    assert not TrigonometricPolynomials([zero])(zero)


def test_one_cosine_has_one_fourier_coefficient() -> None:
    """cos^2 = 1/2 + cos(2a)/2, and cos(-a) is cos a."""
    ring = TrigonometricPolynomials([se.cos(A)])
    found = ring.named(ring.fourier(ring(se.cos(A) ** 2)))
    assert found == {
        Harmonic((), False): {(): Fraction(1, 2)},
        Harmonic(((A, Fraction(2)),), False): {(): Fraction(1, 2)},
    }
    assert fourier(sp.cos(sp.Symbol("b") - sp.Symbol("a"))) == sp.cos(sp.Symbol("a") - sp.Symbol("b"))


def test_decimals_stay_apart_from_exact_numbers() -> None:
    """m/2 is exact and 9.81 m is not; what is rounding beside another decimal number is dropped."""
    value = X / 2 + 9.81 * Y + 0.1 * 0.2 * A - 0.02 * A
    exact, apart = TrigonometricPolynomials([value]), TrigonometricPolynomials([value], decimals=True)
    assert exact.expression(exact(X / 2 + 0.5 * X)) == sp.Symbol("x")
    named = apart.named({0: apart(value)})[0]
    assert named == {(("x", 1),): Fraction(1, 2), (("y", 1),): 9.81}
    assert isinstance(named[("x", 1),], Fraction)


def test_roots_stand_like_symbols_where_they_may() -> None:
    value = se.sqrt(X + Y) * se.cos(A) + 1 / (X + Y)
    with pytest.raises(NotPolynomialError):
        TrigonometricPolynomials([value])(value)
    ring = TrigonometricPolynomials([value], atoms=lambda part: True)
    assert sp.simplify(ring.expression(ring(value)) - sp.sympify(value)) == 0
    assert fourier(sp.sympify(1 / (1 + se.cos(A)))) is None


def test_long_products_are_refused_in_time() -> None:
    value = se.Mul(*(se.Symbol(f"u{k}") + se.cos(se.Symbol(f"v{k}")) for k in range(20)))
    with pytest.raises(NotPolynomialError):
        TrigonometricPolynomials([value], most_terms=500)(value)


def test_half_angles_are_no_products_of_whole_ones() -> None:
    value = se.cos(A / 2)
    ring = TrigonometricPolynomials([value])
    with pytest.raises(NotPolynomialError):
        ring.products(ring(value), keep_sines=True)
    assert math.isclose(_value(fourier(sp.sympify(value**2)), {"a": 0.4}), math.cos(0.2) ** 2, rel_tol=1e-15)
