"""Linear ansatz: which combinations of given functions are constant, with coefficients made exact again.

The functions' rates at many random states are the columns of a matrix; its null space holds the combinations. Their
coefficients are numbers that come back as rationals, or as rationals times powers of parameters, or as sums of
parameters; what is found so is always verified anew by whoever asks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

import numpy as np
import symengine as se
from numpy.typing import NDArray

from alembert.analysis.sampling import Samples
from alembert.expressions.algebra import ZERO, Array, Expression

Floats = NDArray[np.float64]
Coefficients = dict[int, Expression]
INDEPENDENT = 1e-7
NULL = 1e-9
ROUNDING = 1e-20  # a rate this much smaller than another is what rounding left of zero, whatever the units
EXACT = 1e-7  # relative; the null space itself is good to about 1e-10
DENOMINATOR = 64
STEP = 0.01


def independent_columns(values: Floats, tolerance: float = INDEPENDENT) -> list[int]:
    """The columns that are not combinations of the columns before them."""
    basis = np.zeros((len(values), 0))
    kept = []
    for k in range(values.shape[1]):
        v = values[:, k]
        length = np.linalg.norm(v)
        for _ in range(2):
            v = v - basis @ (basis.T @ v)
        if np.isfinite(length) and np.linalg.norm(v) > tolerance * length:
            basis = np.column_stack([basis, v / np.linalg.norm(v)])
            kept.append(k)
    return kept


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


def rational(number: float) -> Expression | None:
    """The simple fraction that a number is, if it is one."""
    found = Fraction(number).limit_denominator(DENOMINATOR)
    if abs(float(found) - number) > EXACT * max(1.0, abs(number)) or abs(found.numerator) > 1000:
        return None
    return se.Rational(found.numerator, found.denominator)


def _whole_numbers(plain: dict[int, Expression | None]) -> Coefficients | None:
    """Fractions brought to whole numbers."""
    found = {k: x for k, x in plain.items() if x is not None}
    if len(found) < len(plain):
        return None
    factor = math.lcm(*(int(x.get_num_den()[1]) for x in found.values()))
    return {k: x * factor for k, x in found.items()}


def constants(
    functions: Array,
    sample: Callable[[Mapping[str, float]], Samples],
    values: Mapping[str, float],
    accept: Callable[[Coefficients], bool],
) -> None:
    """Offer every constant combination of the functions, with exact coefficients, until it is accepted.

    `sample(values)` draws states for given values of the parameters; `accept` verifies a combination and keeps it.
    """
    samples = sample(values)
    kept = independent_columns(samples.at(functions)) if len(functions) else []
    if not kept:
        return
    chosen = functions[kept]
    for row in _combinations(samples, chosen):
        lead = int(np.flatnonzero(row)[0])

        def again(others: Mapping[str, float], lead: int = lead) -> Floats | None:
            rows = _combinations(sample(others), chosen)
            return next((r for r in rows if np.flatnonzero(r)[0] == lead), None)

        for parametric in (False, True):
            exact = exact_combination(row, values, again, parametric)
            if exact is not None and accept({kept[k]: c for k, c in exact.items()}):
                break


def _combinations(samples: Samples, functions: Array) -> Floats:
    rates, sizes = samples.rates_of(functions, samples.slopes(functions))
    finite = np.isfinite(rates).all(axis=1) & np.isfinite(sizes).all(axis=1)
    return constant_combinations(rates[finite], sizes[finite])


Search = Callable[[Mapping[str, float]], Floats | None]


def exact_combination(
    row: Floats, values: Mapping[str, float], search: Search, parametric: bool
) -> Coefficients | None:
    """The coefficients of a combination as exact expressions.

    `search(values)` gives the same combination for other values of the parameters; with `parametric`, the coefficients
    are known to depend on them.
    """
    used = [int(k) for k in np.flatnonzero(row)]
    if not parametric:
        return _whole_numbers({k: rational(row[k]) for k in used})
    names = [name for name, value in values.items() if value != 0]
    moved = {}
    for name in names:
        found = search({**values, name: values[name] * (1 + STEP)})
        if found is None:
            return None
        moved[name] = found
    out = {k: _formula(row[k], {n: m[k] for n, m in moved.items()}, values) for k in used}
    return None if any(x is None for x in out.values()) else out


def _formula(here: float, moved: Mapping[str, float], values: Mapping[str, float]) -> Expression | None:
    return _monomial(here, moved, values) or _sum(here, moved, values)


def _monomial(here: float, moved: Mapping[str, float], values: Mapping[str, float]) -> Expression | None:
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
    factor = rational(rest)
    return None if factor is None else factor * out


def _sum(here: float, moved: Mapping[str, float], values: Mapping[str, float]) -> Expression | None:
    """A rational plus rationals times parameters."""
    out, rest = ZERO, here
    for name, there in moved.items():
        factor = rational(round((there - here) / (values[name] * STEP), 5))
        if factor is None:
            return None
        out, rest = out + factor * se.Symbol(name), rest - float(factor) * values[name]
    constant = rational(rest)
    return None if constant is None else out + constant


def combined(coefficients: Coefficients, functions: Sequence[Expression]) -> Expression:
    """The combination itself."""
    return se.Add(*(c * functions[k] for k, c in coefficients.items()))
