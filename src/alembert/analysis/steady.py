"""Steady motions: the cyclic coordinates run at constant rates, the others rest where the effective potential is level.

About such a motion M d'' + G d' + K d = 0, with K the second derivatives of the effective potential and G the gyroscopic
terms. A minimum is stable (Routh 1877); else the eigenvalues decide, to first order.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sp
from scipy.optimize import brentq, root
from symengine import Symbol

from alembert.analysis.linear.stability import spectrum
from alembert.analysis.one_degree import Functions, numbers
from alembert.description.named_numbers import GivenNumbers, by_name, number_for_each
from alembert.description.piecewise_parts import switches_in
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Expression, Floats, expression
from alembert.expressions.arrays import Array, array, column, gradient, jacobian
from alembert.expressions.evaluation import sampled
from alembert.presentation import Shown

if TYPE_CHECKING:
    from alembert.analysis.routh import Reduced

GRID = 4001
STARTS = 60
SAME = 1e-6
LEVEL = 1e-9
NEAR = 1e-3
LOST = 1e-2


@dataclass(frozen=True)
class Steady(Shown):
    """A steady motion: the coordinates that rest, the constant rates of the cyclic ones, and its stability.

    `stiffness` holds the eigenvalues of the second derivatives of the effective potential, `frequencies` those of small
    oscillations about the motion, in radians per time.
    """

    coordinates: Mapping[sp.Symbol, float]
    rates: Mapping[sp.Symbol, float]
    momenta: Mapping[str, float]
    energy: float
    stiffness: tuple[float, ...]
    frequencies: tuple[float, ...]
    verdict: str

    @property
    def stable(self) -> bool | None:
        """Whether small deviations stay small, by Routh's theorem or by growth to first order; None where neither tells."""
        return {"stable": True, "unstable": False}.get(self.verdict)

    @property
    def initial(self) -> dict[str, float]:
        """The state by names, to simulate from."""
        return {s.name: x for s, x in (*self.coordinates.items(), *self.rates.items())}

    def __str__(self) -> str:
        rest = ", ".join(f"{q.name} = {x:.8g}" for q, x in self.coordinates.items())
        rates = ", ".join(f"{u.name} = {x:.8g}" for u, x in self.rates.items())
        beats = ", ".join(f"{x:.6g}" for x in self.frequencies)
        return f"{rest}; {rates or 'at rest'}: {self.verdict}" + (f", frequencies {beats}" if beats else "")


def steady_motions(
    reduced: Reduced, momenta: Mapping[str, float], at: GivenNumbers, within: Any, parameters: GivenNumbers
) -> tuple[Steady, ...]:
    """The steady motions for given momenta, or at given coordinates with one momentum left open."""
    if not reduced.coordinates:
        raise DerivationError(f"steady: all coordinates of {reduced.model.name!r} are cyclic; every motion is steady.")
    if at is not None:
        return _with_open_momentum(reduced, momenta, at, parameters)
    fixed = numbers(reduced, momenta, parameters)
    bounds = _bounds(within)
    if len(reduced.coordinates) == 1:
        functions = Functions(reduced, momenta, parameters)
        places = [np.array([q]) for q in _level_places(functions, bounds)]
    else:
        places = _level_points(reduced, fixed, bounds or (-math.pi, math.pi))
    return tuple(_steady(reduced, fixed, q) for q in places)


def _bounds(within: Any) -> tuple[float, float] | None:
    if within is None:
        return None
    pair = tuple(within) if isinstance(within, list | tuple) else ()
    if len(pair) != 2 or not all(isinstance(x, int | float) for x in pair) or not pair[0] < pair[1]:
        raise ModelError(f"steady: found within={within!r}; expected two numbers, the lower first, as (0, 3.1).")
    return float(pair[0]), float(pair[1])


# --- where the effective potential is level -------------------------------------------------------------------------


def _level_places(f: Functions, bounds: tuple[float, float] | None) -> list[float]:
    """The roots of dW/dq, where W itself is finite."""
    if bounds is not None:
        grid = np.linspace(*bounds, GRID)
    elif f.periodic:
        grid = (
            np.linspace(-math.pi, math.pi, GRID + 1) + 1e-4 / GRID
        )  # it misses round numbers, where angles have poles
    else:
        half = np.logspace(-4, 3, GRID // 2)
        grid = np.concatenate([-half[::-1], half])
    slopes = f(grid)[2]

    def slope(q: float) -> float:
        """dW/dq; where it is 0/0, at the pole of angles, it is taken for zero."""
        return float(np.nan_to_num(f(q)[2][0], nan=0.0))

    found: list[float] = []
    for k in range(len(grid) - 1):
        a, b = slopes[k], slopes[k + 1]
        if np.isfinite(a) and np.isfinite(b) and a * b < 0:
            place = float(brentq(slope, grid[k], grid[k + 1], xtol=1e-14, rtol=8.9e-16))
            if max(abs(slope(place)), abs(slope(place + 1e-9))) < max(abs(a), abs(b)):  # else it is a pole
                found.append(place)
        elif a == 0:
            found.append(float(grid[k]))
    return [0.0 if abs(q) < SAME * 1e-1 else q for q in found]


def _level_points(reduced: Reduced, fixed: Mapping[Expression, float], bounds: tuple[float, float]) -> list[Floats]:
    """The roots of the gradient of W from many starts."""
    q = [Symbol(s.name) for s in reduced.coordinates]
    slopes = gradient(reduced.form.W, q)
    random = np.random.default_rng(1)

    def slope(x: Floats) -> Floats:
        found = sampled(slopes, {**fixed, **dict(zip(q, x, strict=True))})[0]
        return np.nan_to_num(found, nan=1e9, posinf=1e9, neginf=-1e9)

    found: list[Floats] = []
    for _ in range(STARTS):
        solved = root(slope, random.uniform(*bounds, size=len(q)), tol=1e-13)
        inside = bool((solved.x >= bounds[0] - SAME).all() and (solved.x <= bounds[1] + SAME).all())
        level = np.abs(slope(solved.x)).max() < LEVEL * max(1.0, np.abs(slope(solved.x + 0.1)).max())
        if inside and level and not any(np.abs(solved.x - x).max() < SAME for x in found):
            found.append(solved.x)
    return sorted(found, key=lambda x: tuple(x))


def _with_open_momentum(
    reduced: Reduced, momenta: Mapping[str, float], at: Mapping[Any, float], parameters: GivenNumbers
) -> tuple[Steady, ...]:
    """At given coordinates the condition is quadratic in the momentum that is left open."""
    known = by_name(momenta, "momenta", "steady")
    left = [name for name in reduced.momenta if name not in known]
    places = list(number_for_each(at, [q.name for q in reduced.coordinates], "steady: at").values())
    if len(places) != 1 or len(left) != 1:
        raise ModelError(
            f"steady: found at={at!r} and {len(left)} open momenta ({', '.join(left) or 'none'}); expected one coordinate "
            "and one open momentum, the other momenta given."
        )

    def fixed(p: float) -> dict[Expression, float]:
        return numbers(reduced, {**known, left[0]: p}, parameters)

    q = Symbol(reduced.coordinates[0].name)
    slope = gradient(reduced.form.W, [q])
    below, level, above = (float(sampled(slope, {**fixed(p), q: places[0]})[0, 0]) for p in (-1.0, 0.0, 1.0))
    found = np.roots([(above + below) / 2 - level, (above - below) / 2, level])
    real = sorted(float(p.real) for p in found if abs(p.imag) <= 1e-12 * max(1.0, abs(p)))
    return tuple(_steady(reduced, fixed(p), np.array(places)) for p in real)


# --- stability ------------------------------------------------------------------------------------------------------


def _steady(reduced: Reduced, fixed: Mapping[Expression, float], place: Floats) -> Steady:
    q = [Symbol(s.name) for s in reduced.coordinates]
    here: dict[Expression, Any] = {**fixed, **dict(zip(q, place, strict=True))}
    still: dict[Expression, Any] = dict.fromkeys(reduced.form.u, 0.0)
    rates = _about(column(expression(x) for x in reduced.rates.values()), {**here, **still}, q)
    M = sampled(reduced.form.M, here)[0]
    K = _about(jacobian(gradient(reduced.form.W, q), q), here, q)
    slopes = _about(jacobian(reduced.form.b, q), here, q)
    stiffness, frequencies, verdict = stability(M, slopes - slopes.T, K)
    verdict = verdict if _is_smooth(reduced, here, q, K) else "undecided"
    return Steady(
        coordinates=dict(zip(reduced.coordinates, map(float, place), strict=True)),
        rates=dict(zip(reduced.rates, map(float, rates), strict=True)),
        momenta={name: float(here[Symbol(name)]) for name in reduced.momenta},
        energy=float(_about(array([reduced.form.W]), here, q)[0]),
        stiffness=stiffness,
        frequencies=frequencies,
        verdict=verdict,
    )


def _is_smooth(reduced: Reduced, here: Mapping[Expression, Any], q: Sequence[Expression], K: Floats) -> bool:
    """Whether the effective potential has the same second derivatives on all sides, if it is made of pieces."""
    if not switches_in([reduced.form.W, *reduced.form.M.flat]):
        return True
    values = jacobian(gradient(reduced.form.W, q), q)
    steps = [{s: here[s] + sign * SAME * max(1.0, abs(here[s]))} for s in q for sign in (-1, 1)]
    near = [sampled(values, {**here, **step})[0] for step in steps]
    return bool(np.abs(np.array(near) - K).max() <= LOST * np.abs(K).max())


def _about(values: Array, here: Mapping[Expression, Any], q: Sequence[Expression]) -> Floats:
    """The values, or their mean close by where they are lost in rounding (0/0), as at the pole of Euler angles."""
    found = sampled(values, here)[0]
    corners = itertools.product((-NEAR, NEAR), repeat=len(q))
    near = [sampled(values, {**here, **{s: here[s] + d for s, d in zip(q, step, strict=True)}})[0] for step in corners]
    mean = np.mean(near, axis=0)
    if np.isfinite(mean).all() and not (np.abs(found - mean) <= LOST * (np.abs(mean) + 1)).all():
        return np.asarray(mean)
    return np.asarray(found)


def stability(M: Floats, G: Floats, K: Floats) -> tuple[tuple[float, ...], tuple[float, ...], str]:
    """The eigenvalues of K, the frequencies of M d'' + G d' + K d = 0, and the verdict."""
    stiffness = np.linalg.eigvalsh((K + K.T) / 2)
    n = len(M)
    A = np.block([[np.zeros((n, n)), np.eye(n)], [-np.linalg.solve(M, K), -np.linalg.solve(M, G)]])
    linear = spectrum(A, np.arange(2 * n) < n, is_hamiltonian=True)
    beats = tuple(sorted(float(x.imag) for x in linear.eigenvalues if x.imag > 0))
    if stiffness[0] > LEVEL * max(float(np.abs(stiffness).max()), 1e-300):
        verdict = "stable"
    elif linear.grows:
        verdict = "unstable"
    else:
        verdict = "stable to first order" if linear.stable else "undecided"
    return tuple(map(float, stiffness)), beats, verdict
