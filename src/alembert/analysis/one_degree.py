"""The motion of one coordinate in an effective potential: turning points, period and advance, by quadrature.

q'^2 = 2 (E - W(q)) / M(q),   period = 2 * integral of sqrt(M / (2 (E - W))) dq between the turning points

A motion whose energy is that of a hilltop of W approaches it for ever; where W falls without bound, it has an end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import mpmath as mp
import numpy as np
import sympy as sp
from numpy.typing import NDArray
from scipy.integrate import quad_vec
from symengine import Symbol

from alembert.analysis.arguments import by_name, number_for_each, numbers_by_name
from alembert.description import name_rules
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Expression, derivative, expression, to_sympy
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled

if TYPE_CHECKING:
    from alembert.analysis.routh import Reduced

Floats = NDArray[np.float64]
FIRST_STEP = 1e-6
GROWTH = 1.05
WIDEST_STEP = 0.02
FAR = 1e6
STILL = 1e-13
DIGITS = 40  # the energy above the effective potential may be small beside both
ROUNDING = 1e-15  # of the energies: what numbers given in floating point leave open
HALVINGS = 50  # of a step to find a hilltop, a valley or a pole
KINDS = {"turns": "oscillation", "approaches": "separatrix", "falls": "fall"}


@dataclass(frozen=True)
class Motion:
    """One motion of the one coordinate that remains.

    `kind` is oscillation, rotation (the coordinate is an angle and goes round), steady, separatrix (a hilltop of the
    effective potential is approached for ever), fall (to where that potential has no finite value) or unbounded.
    `turning_points` are the ends of the motion, `advance` is what each cyclic coordinate gains in one period.
    """

    kind: str
    energy: float
    momenta: Mapping[str, float]
    turning_points: tuple[float, float]
    period: float
    advance: Mapping[sp.Symbol, float]

    def __str__(self) -> str:
        low, high = self.turning_points
        lines = [f"{self.kind} at the energy {self.energy:.10g}"]
        if self.kind in KINDS.values():
            lines.append(f"between {low:.10g} and {high:.10g}")
        lines.append(f"period {self.period:.10g}")
        lines += [f"{q.name} gains {x:.10g} in a period" for q, x in self.advance.items()]
        return "\n".join(lines)


class Functions:
    """M, W, the slope of W and the rates of cyclic coordinates as numeric functions of one coordinate."""

    def __init__(self, reduced: Reduced, momenta: Mapping[str, float], parameters: Mapping[str, float] | None) -> None:
        self.q = Symbol(reduced.coordinates[0].name)
        self.fixed = numbers(reduced, momenta, parameters)
        W, M = reduced.form.W, reduced.form.M[0, 0]
        self._values = column([M, W, derivative(W, self.q)])
        values = [mp.mpf(x) for x in self.fixed.values()]
        names = [reduced.coordinates[0], *map(to_sympy, self.fixed)]
        code: Any = sp.lambdify(names, [to_sympy(x) for x in self._values], "mpmath")
        self._precise: Callable[[Any], Any] = lambda q: code(q, *values)
        self._speed = reduced.form.u[0]
        self._rates = column(expression(x) for x in reduced.rates.values())

    def __call__(self, q: Any) -> tuple[Floats, Floats, Floats]:
        """M, W and dW/dq."""
        found = sampled(self._values, {**self.fixed, self.q: np.atleast_1d(np.asarray(q, dtype=float))})
        return found[:, 0], found[:, 1], found[:, 2]

    def precise(self, q: Any) -> Any:
        """The same with many digits; none where they are not real and finite."""
        try:
            found = self._precise(mp.mpf(q))
        except (ZeroDivisionError, ValueError, OverflowError):
            return mp.nan, mp.nan, mp.nan
        return found if all(mp.isfinite(x) and not mp.im(x) for x in found) else (mp.nan, mp.nan, mp.nan)

    def rates(self, q: Floats, speed: Floats) -> Floats:
        """The rates of the cyclic coordinates (points, coordinates)."""
        return sampled(self._rates, {**self.fixed, self.q: q, self._speed: speed})

    @property
    def periodic(self) -> bool:
        """Whether the coordinate is an angle: a turn changes neither M nor W."""
        q = np.array([0.3, 1.1, 2.3, -0.7])
        here, there = self(q), self(q + 2 * math.pi)
        return all(bool(np.allclose(a, b, rtol=1e-9, atol=1e-12)) for a, b in zip(here, there, strict=True))


def numbers(
    reduced: Reduced, momenta: Mapping[str, float], parameters: Mapping[str, float] | None
) -> dict[Expression, float]:
    """A number for every parameter and every momentum."""
    found = number_for_each(momenta, reduced.momenta, "momenta")
    return reduced.model.numbers(parameters) | {Symbol(name): x for name, x in found.items()}


@mp.workdps(DIGITS)  # type: ignore[untyped-decorator]
def motion_of(
    reduced: Reduced,
    initial: Mapping[Any, float] | None,
    parameters: Mapping[str, float] | None,
    given: Mapping[str, Any],
) -> Motion:
    """The motion through a given state, or at a given energy near a given coordinate."""
    if initial is None:
        return _at_energy(reduced, parameters, given)
    if given:
        raise ModelError(f"motion: found initial and {', '.join(given)}; expected one or the other.")
    state = _state(reduced, initial, parameters)
    momenta = {name: float(sampled(column([x]), state)[0, 0]) for name, x in reduced.definitions.items()}
    functions = Functions(reduced, momenta, parameters)
    q, speed = state[functions.q], state[reduced.form.u[0]]
    M, W, slope = functions.precise(q)
    return _motion(reduced, functions, momenta, q, M * mp.mpf(speed) ** 2 / 2, W, speed if speed else -slope)


def _at_energy(reduced: Reduced, parameters: Mapping[str, float] | None, given: Mapping[str, Any]) -> Motion:
    if set(given) - {"energy", "momenta", "near"} or not {"energy", "near"} <= set(given):
        raise ModelError(
            f"motion: found {', '.join(given) or 'nothing'}; expected initial={{...}}, or energy=, momenta= and near=."
        )
    momenta = by_name(given.get("momenta"))
    functions = Functions(reduced, momenta, parameters)
    q, energy = (name_rules.finite(given[name], f"motion: {name}") for name in ("near", "energy"))
    W = functions.precise(q)[1]
    if energy < W:
        raise ModelError(f"motion: found the energy {energy:g}, below the effective potential {float(W):g} at {q:g}.")
    return _motion(reduced, functions, momenta, q, energy - W, W, 1.0)


def _state(
    reduced: Reduced, initial: Mapping[Any, float], parameters: Mapping[str, float] | None
) -> dict[Expression, float]:
    symbols = [*reduced.coordinates, *reduced.cyclic]
    names = [s.name for s in symbols] + [f"{s.name}'" for s in symbols]
    found = dict.fromkeys(names, 0.0) | numbers_by_name(initial, names, "motion: initial")
    return reduced.model.numbers(parameters) | {Symbol(name): x for name, x in found.items()}


def _motion(
    reduced: Reduced, f: Functions, momenta: Mapping[str, float], q: float, kinetic: Any, W: Any, direction: Any
) -> Motion:
    if not mp.isfinite(kinetic + W):
        raise ModelError(
            f"motion: found {reduced.coordinates[0].name} = {q:g}, where the effective potential has no finite value; "
            "expected a place away from its poles."
        )
    energy = float(kinetic + W)
    small = STILL * max(abs(energy), 1e-300)
    if kinetic <= small and abs(f.precise(q)[2]) <= small:
        return Motion("steady", energy, momenta, (q, q), math.inf, {})

    def excess(x: Any) -> Any:
        """E - W."""
        return kinetic + W - f.precise(x)[1]

    noise = ROUNDING * (kinetic + abs(W) + abs(q * f.precise(q)[2]))
    bound = 2 * math.pi if f.periodic else FAR
    (low, left), (high, right) = (_end(excess, f, mp.mpf(q), sign, bound, noise) for sign in (-1, 1))
    ahead, behind = (right, left) if direction > 0 else (left, right)
    way = behind if ahead == "turns" else ahead
    kind = KINDS.get(way) or ("rotation" if f.periodic else "unbounded")
    if kind in ("oscillation", "rotation"):
        period, *gains = _swing(f, excess, low, high) if kind == "oscillation" else _turn(f, excess, q)
    else:
        period, gains = math.inf, []
    advance = {q: float(x) for q, x in zip(reduced.cyclic, gains, strict=bool(gains))}
    return Motion(kind, energy, momenta, (float(low), float(high)), float(period), advance)


def _end(excess: Callable[[Any], Any], f: Functions, q: Any, sign: int, bound: float, noise: Any) -> tuple[Any, str]:
    """The first place to one side where the motion ends, and how: it turns, approaches it or falls; or it goes on."""
    if excess(q) <= 0 and excess(q + sign * mp.mpf(FIRST_STEP) / 1e6) < 0:
        return q, "turns"
    step, near = mp.mpf(FIRST_STEP), q
    while abs(near - q) <= bound:
        far = near + sign * step
        place, rises = _special_place(f, near, far, sign)
        if rises and abs(excess(place)) <= noise and _is_level(f, near, place):
            return _exactly(place, step), "approaches"
        if excess(place) <= 0:
            return _crossing(excess, near, place), "turns"
        if place != far and not rises and _is_bottomless(f, near, place, far):
            return _exactly(place, step), "falls"
        if excess(far) <= 0:
            return _crossing(excess, near, far), "turns"
        near, step = far, min(step * GROWTH, WIDEST_STEP * max(1, abs(far - q)))
    return sign * mp.inf, "goes on"


def _crossing(excess: Callable[[Any], Any], near: Any, far: Any) -> Any:
    """The place between two where the excess vanishes, by bisection: a wall may be infinitely high."""
    for _ in range(int(DIGITS * 3.4)):
        middle = (near + far) / 2
        near, far = (near, middle) if excess(middle) <= 0 else (middle, far)
    return near


def _special_place(f: Functions, near: Any, far: Any, sign: int) -> tuple[Any, bool]:
    """The first place between two beyond which W does not go on to rise, or to fall, as at the first: a hilltop, a valley
    or a pole; the last where there is none. And whether W rises at the first.
    """
    _, start, slope = f.precise(near)
    rises = bool(sign * slope > 0)

    def goes_on(place: Any) -> bool:
        _, W, slope = f.precise(place)
        return bool(sign * slope >= 0 and start <= W if rises else sign * slope <= 0 and start >= W)

    if goes_on(far):
        return far, rises
    for _ in range(HALVINGS):
        middle = (near + far) / 2
        near, far = (middle, far) if goes_on(middle) else (near, middle)
    return near, rises


def _exactly(place: Any, step: Any) -> Any:
    """Zero for a place that is zero as far as halving a step can tell."""
    return place if abs(place) > step / 2 ** (HALVINGS - 4) else mp.mpf(0)


def _is_level(f: Functions, near: Any, place: Any) -> bool:
    """Whether the slope vanishes at a hilltop, so that it takes for ever to climb it; that of a kink does not."""
    return bool(abs(f.precise(place)[2]) <= 1e-3 * abs(f.precise(near)[2]))


def _is_bottomless(f: Functions, near: Any, place: Any, far: Any) -> bool:
    """Whether W falls without bound towards a place, or has no values beyond it: the last steps fall as far as the first."""
    first, middle, last, beyond = (
        f.precise(x)[1] for x in (near, place + (near - place) / 2**22, place + (near - place) / 2**44, far)
    )
    return bool(mp.isnan(beyond) or middle - last > (first - middle) / 2)


def _swing(f: Functions, excess: Callable[[Any], Any], low: Any, high: Any) -> Floats:
    """The period and the gains, with q = middle + half sin(phi), which takes the singular ends away."""
    middle, half = (low + high) / 2, (high - low) / 2

    def at(phi: float) -> Floats:
        q = middle + half * mp.sin(phi)
        speed = mp.sqrt(2 * excess(q) / f.precise(q)[0])
        forth, back = (f.rates(np.array([float(q)]), np.array([x * float(speed)]))[0] for x in (1, -1))
        return float(half * mp.cos(phi) / speed) * np.array([1.0, *((forth + back) / 2)])

    return 2 * _integral(at, -math.pi / 2, math.pi / 2)


def _turn(f: Functions, excess: Callable[[Any], Any], q: float) -> Floats:
    """The time of a whole turn in the positive sense, and the gains."""

    def at(x: float) -> Floats:
        speed = float(mp.sqrt(2 * excess(x) / f.precise(x)[0]))
        return np.array([1.0, *f.rates(np.array([x]), np.array([speed]))[0]]) / speed

    return _integral(at, q, q + 2 * math.pi)


def _integral(at: Callable[[float], Floats], a: float, b: float) -> Floats:
    found, error = quad_vec(at, a, b, epsabs=1e-14, epsrel=1e-12, norm="max")
    if not error <= 1e-8 * np.abs(found).max():
        raise DerivationError(
            f"motion: the period, about {found[0]:g}, was found to {error:.0e} only; simulate the model."
        )
    return np.asarray(found)
