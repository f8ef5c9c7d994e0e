"""Linear ansatz: which combinations of given functions are constant, with coefficients made exact again.

The functions' rates at many random states are the columns of a matrix; its null space holds the combinations. Their
coefficients are numbers that come back as rationals, or as rationals times powers of parameters, or as sums of
parameters; what is found so is always verified anew by whoever asks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

import numpy as np
import symengine as se

from alembert.analysis.sampling import Samples, Values
from alembert.assembly.constraint_rank import leading_columns
from alembert.expressions.algebra import ZERO, Expression, Floats, expression
from alembert.expressions.arrays import Array

Coefficients = dict[int, Expression]
NULL = 1e-9
ROUNDING = 1e-20  # a rate this much smaller than another is what rounding left of zero, whatever the units
EXACT = 1e-7  # relative; the null space itself is good to about 1e-10
DENOMINATOR = 64
STEP = 0.01


def constants(
    functions: Array,
    sample: Callable[[Values], Samples],
    values: Values,
    accept: Callable[[Coefficients], bool],
    most_refused: float = math.inf,
) -> bool:
    """Offer every constant combination of the functions, with exact coefficients, until it is accepted.

    `sample(values)` draws states for given values of the parameters; `accept` verifies a combination and keeps it. False if
    the search was stopped because so many were not.
    """
    samples = sample(values)
    kept = leading_columns(samples.at(functions), range(len(functions)))
    chosen = functions[kept]

    def combinations(of: Samples) -> Floats:
        rates, sizes = of.rates_of(chosen)
        finite = np.isfinite(rates).all(axis=1) & np.isfinite(sizes).all(axis=1)
        return constant_combinations(rates[finite], sizes[finite])

    @cache
    def moved(name: str) -> Floats:
        return combinations(sample({**values, name: values[name] * (1 + STEP)}))

    refused = 0
    for row in combinations(samples) if kept else ():
        for exact in _exact_forms(row, values, moved):
            if accept({kept[k]: c for k, c in exact.items()}):
                break
            refused += 1
            if refused >= most_refused:
                return False
    return True


def constant_combinations(rates: Floats, sizes: Floats) -> Floats:
    """The combinations (combinations, functions) whose rate is zero, in reduced form: each has a one where others are zero.

    `sizes` are the magnitudes of the terms in each rate (states, functions), to tell zero from rounding.
    """
    scale = np.sqrt((sizes**2).mean(axis=0))
    largest = scale.max(initial=0.0) or 1.0
    scale = np.where(scale > ROUNDING * largest, scale, largest)
    triangle = np.linalg.qr(rates / scale / np.sqrt(len(rates)), mode="r")
    _, s, Vt = np.linalg.svd(triangle, full_matrices=True)
    s = np.concatenate([s, np.zeros(Vt.shape[0] - len(s))])
    return _reduced(Vt[s < NULL] / scale)


def _reduced(rows: Floats) -> Floats:
    """Gauss-Jordan elimination that takes its pivots from the left, each in the row where it is largest.

    A row of which only rounding is left follows from the others, and is left out.
    """
    rows = rows / np.maximum(np.abs(rows).max(axis=1, keepdims=True, initial=0.0), 1e-300)
    done = 0
    for k in range(rows.shape[1]):
        if done == len(rows):
            break
        p = done + int(np.abs(rows[done:, k]).argmax())
        if abs(rows[p, k]) < EXACT * np.abs(rows[done:]).max():
            rows[done:, k] = 0.0
            continue
        rows[[done, p]] = rows[[p, done]]
        rows[done] /= rows[done, k]
        others = [i for i in range(len(rows)) if i != done]
        rows[others] -= np.outer(rows[others, k], rows[done])
        done += 1
    rows[np.abs(rows) < EXACT] = 0.0
    return rows[rows.any(axis=1)]


# --- exact coefficients -----------------------------------------------------------------------------------------------


def _exact_forms(row: Floats, values: Values, search: Callable[[str], Floats]) -> Iterator[Coefficients]:
    """A combination with whole numbers for coefficients, then with formulas in the parameters, where there are such.

    `search(name)` gives the combinations for another value of a parameter.
    """
    used = [int(k) for k in np.flatnonzero(row)]
    fractions = [x for k in used if (x := _fraction(row[k])) is not None]
    if len(fractions) == len(used):
        factor = math.lcm(*(x.denominator for x in fractions))
        yield {k: se.Integer(int(x * factor)) for k, x in zip(used, fractions, strict=True)}
    moved: dict[str, Floats] = {}
    for name in [name for name, value in values.items() if value != 0]:
        rows = search(name)
        same = [r for r in rows if np.flatnonzero(r)[0] == used[0]]
        if not same:
            return
        moved[name] = same[0]
    formulas: dict[int, Expression | None] = {}
    for k in used:
        there = {name: r[k] for name, r in moved.items()}
        formulas[k] = _monomial(row[k], there, values) or _sum(row[k], there, values)
    if not any(x is None for x in formulas.values()):
        yield formulas


def _fraction(number: float) -> Fraction | None:
    """The simple fraction that a number is, if it is one."""
    found = Fraction(number).limit_denominator(DENOMINATOR)
    simple = abs(float(found) - number) <= EXACT * max(1.0, abs(number)) and abs(found.numerator) <= 1000
    return found if simple else None


def _monomial(here: float, moved: Values, values: Values) -> Expression | None:
    """A rational times whole powers of parameters."""
    out, rest = se.Integer(1), here
    for name, there in moved.items():
        if there / here <= 0:
            return None
        power = np.log(there / here) / np.log1p(STEP)
        if abs(power - round(power)) > 1e-4 or abs(power) > 4.5:
            return None
        out *= se.Symbol(name) ** round(power)
        rest /= values[name] ** round(power)
    factor = _fraction(rest)
    return None if factor is None else expression(factor) * out


def _sum(here: float, moved: Values, values: Values) -> Expression | None:
    """A rational plus rationals times parameters."""
    out, rest = ZERO, here
    for name, there in moved.items():
        factor = _fraction(round((there - here) / (values[name] * STEP), 5))
        if factor is None:
            return None
        out, rest = out + expression(factor) * se.Symbol(name), rest - float(factor) * values[name]
    constant = _fraction(rest)
    return None if constant is None else out + expression(constant)


def combined(coefficients: Coefficients, functions: Array) -> Expression:
    """The combination itself."""
    return se.Add(*(c * functions[k] for k, c in coefficients.items()))
