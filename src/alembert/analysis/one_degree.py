"""The motion of one coordinate in an effective potential: turning points, period and advance, by quadrature.

q'^2 = 2 (E - W(q)) / M(q),   period = 2 * integral of sqrt(M / (2 (E - W))) dq between the turning points

A motion whose energy is that of a hilltop of W approaches it for ever; where W falls without bound, it has an end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import mpmath as mp
import numpy as np
import sympy as sp
from scipy.integrate import quad_vec
from symengine import Symbol

from alembert.description import name_rules
from alembert.description.named_numbers import GivenNumbers, by_name, number_for_each, numbers_by_name
from alembert.description.quantities import ANGLE, coordinate_quantities
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Expression, Floats, derivative, expression, parts_of, to_sympy
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled
from alembert.presentation import Shown

if TYPE_CHECKING:
    from alembert.analysis.routh import Reduced

FIRST_STEP = 1e-6  # of the length in which W changes, as all below
GROWTH = 1.05
WIDEST_STEP = 0.02
LONG_STEP, OUTSIDE = 0.1, 1e4  # of the way, beyond so many lengths
FAR = 1e30
LENGTHS = 60  # decades in which the length is sought
FELT = 1e-3  # of the kinetic energy: a change of W that is one
WAVE = 0.3  # radians of a sine within a step
MOST_STEPS = 4000
STILL = 1e-13
DIGITS = 40  # the energy above the effective potential may be small beside both
ROUNDING = 1e-15  # of the energies: what numbers given in floating point leave open
HALVINGS = 50  # of a step to find a hilltop, a valley or a pole
BISECTIONS = int(DIGITS * 3.4)  # of a step to find a turning point to all digits
KINDS = {"turns": "oscillation", "approaches": "separatrix", "falls": "fall"}


@dataclass(frozen=True)
class Motion(Shown):
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

    def __init__(self, reduced: Reduced, momenta: Mapping[str, float], parameters: GivenNumbers) -> None:
        self.q = Symbol(reduced.coordinates[0].name)
        self.fixed = numbers(reduced, momenta, parameters)
        W, M = reduced.form.W, reduced.form.M[0, 0]
        self._values = column([M, W, derivative(W, self.q)])
        values = [mp.mpf(x) for x in self.fixed.values()]
        names = [reduced.coordinates[0], *map(to_sympy, self.fixed)]
        code: Any = sp.lambdify(names, [to_sympy(x) for x in self._values], "mpmath")
        self._precise: Callable[[Any], Any] = lambda q: code(q, *values)
        terms: Any = sp.lambdify(names, list(sp.Add.make_args(to_sympy(W))), "mpmath")
        self._terms: Callable[[Any], Any] = lambda q: terms(q, *values)
        poles = [
            x.args[0]
            for x in parts_of([W])
            if type(x).__name__ == "Pow" and x.args[1].is_Number and float(x.args[1]) < 0
        ]
        bells = [derivative(x, self.q) for x in map(_exponent, parts_of([W])) if x is not None]
        marks: Any = sp.lambdify(names, [to_sympy(x) for x in (*poles, *bells) if self.q in x.free_symbols], "mpmath")
        self._marks: Callable[[Any], Any] = lambda q: marks(q, *values)
        slopes = [derivative(x.args[0], self.q) for x in parts_of([W, M]) if type(x).__name__ in ("sin", "cos")]
        self._waves = column(x for x in slopes if x != 0)
        self._is_angle = coordinate_quantities(reduced.model).get(self.q.name) == ANGLE
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

    def size(self, q: Any) -> Any:
        """The sizes of the terms of W added up; infinite where one of them is, though they may cancel."""
        try:
            return mp.fsum(abs(x) for x in self._terms(mp.mpf(q)))
        except (ZeroDivisionError, ValueError, OverflowError):
            return mp.inf

    def marks(self, near: Any, far: Any) -> list[Any]:
        """The places between two where a denominator of W, or the slope of an exponent of it, changes its sign.

        A pole may be felt close by only, as the centre is by what passes it narrowly, and so may a bell.
        """
        first, last = self._marks(near), self._marks(far)
        crossed = [k for k, (a, b) in enumerate(zip(first, last, strict=True)) if mp.re(a) * mp.re(b) <= 0]
        return [_last(partial(self._keeps_sign, k, first[k]), near, far, HALVINGS) for k in crossed]

    def _keeps_sign(self, mark: int, first: Any, q: Any) -> bool:
        return bool(mp.re(first) * mp.re(self._marks(q)[mark]) > 0)

    def longest_step(self, q: Any) -> float:
        """How far the sines of W and M may be followed in one step."""
        if not len(self._waves):
            return math.inf
        rates = sampled(self._waves, {**self.fixed, self.q: np.array([float(q)])})
        return WAVE / max(float(np.nan_to_num(np.abs(rates)).max()), 1e-300)

    def length(self, q: Any, kinetic: Any) -> Any:
        """The power of ten by which the coordinate must change for a change of W that is felt; one where none is."""
        W, felt = self.precise(q)[1], FELT * (kinetic or self.size(q))
        for k in range(-LENGTHS // 2, LENGTHS // 2 + 1):
            step = mp.mpf(10) ** k
            if any(not abs(self.precise(q + way)[1] - W) <= felt for way in (step, -step)):
                return step
        return mp.mpf(1)

    def rates(self, q: Floats, speed: Floats) -> Floats:
        """The rates of the cyclic coordinates (points, coordinates)."""
        return sampled(self._rates, {**self.fixed, self.q: q, self._speed: speed})

    @property
    def periodic(self) -> bool:
        """Whether the coordinate is an angle: a turn changes neither M nor W; where both are constant, its name must tell."""
        q = np.array([0.3, 1.1, 2.3, -0.7])
        here, there, mixed = self(q), self(q + 2 * math.pi), self(q[::-1])
        turned, level = (
            all(bool(np.allclose(a, b, rtol=1e-9, atol=1e-12)) for a, b in zip(here, x, strict=True))
            for x in (there, mixed)
        )
        return turned and (self._is_angle or not level)


def _exponent(part: Expression) -> Expression | None:
    """Of an exponential, what stands in the exponent."""
    if type(part).__name__ == "Pow" and not part.args[1].is_Number:
        return part.args[1]
    return part.args[0] if type(part).__name__ == "exp" else None


def numbers(reduced: Reduced, momenta: Mapping[str, float], parameters: GivenNumbers) -> dict[Expression, float]:
    """A number for every parameter and every momentum."""
    found = number_for_each(momenta, reduced.momenta, "momenta")
    return reduced.model.numbers(parameters) | {Symbol(name): x for name, x in found.items()}


@mp.workdps(DIGITS)  # type: ignore[untyped-decorator]
def motion_of(reduced: Reduced, initial: GivenNumbers, parameters: GivenNumbers, given: Mapping[str, Any]) -> Motion:
    """The motion through a given state, or at a given energy near a given coordinate."""
    if initial is None:
        return _at_energy(reduced, parameters, given)
    if given:
        raise ModelError(f"motion: found initial and {', '.join(given)}; expected one or the other.")
    symbols = [*reduced.coordinates, *reduced.cyclic]
    names = [s.name for s in symbols] + [f"{s.name}'" for s in symbols]
    start = dict.fromkeys(names, 0.0) | numbers_by_name(initial, names, "motion: initial")
    state = reduced.model.numbers(parameters) | {Symbol(name): x for name, x in start.items()}
    momenta = {name: float(sampled(column([x]), state)[0, 0]) for name, x in reduced.definitions.items()}
    functions = Functions(reduced, momenta, parameters)
    q, speed = state[functions.q], state[reduced.form.u[0]]
    M, W, slope = functions.precise(q)
    return _motion(reduced, functions, momenta, q, M * mp.mpf(speed) ** 2 / 2, W, speed if speed else -slope)


def _at_energy(reduced: Reduced, parameters: GivenNumbers, given: Mapping[str, Any]) -> Motion:
    if set(given) - {"energy", "momenta", "near"} or not {"energy", "near"} <= set(given):
        raise ModelError(
            f"motion: found {', '.join(given) or 'nothing'}; expected initial={{...}}, or energy=, momenta= and near=."
        )
    momenta = by_name(given.get("momenta"), "momenta", "motion")
    functions = Functions(reduced, momenta, parameters)
    q, energy = (name_rules.finite(given[name], f"motion: {name}") for name in ("near", "energy"))
    W = functions.precise(q)[1]
    if energy < W:
        raise ModelError(f"motion: found the energy {energy:g}, below the effective potential {float(W):g} at {q:g}.")
    return _motion(reduced, functions, momenta, q, energy - W, W, 0.0)


def _motion(
    reduced: Reduced, f: Functions, momenta: Mapping[str, float], q: float, kinetic: Any, W: Any, direction: Any
) -> Motion:
    if not mp.isfinite(kinetic + W):
        raise ModelError(
            f"motion: found {reduced.coordinates[0].name} = {q:g}, where the effective potential has no finite value; "
            "expected a place away from its poles."
        )
    energy = float(kinetic + W)
    small, slope, lost = STILL * max(abs(energy), 1e-300), abs(f.precise(q)[2]), 4 * ROUNDING * f.size(q)
    if (kinetic <= small and slope <= small) or (kinetic <= lost and slope * max(abs(q), f.length(q, kinetic)) <= lost):
        return Motion("steady", energy, momenta, (q, q), math.inf, {})

    def excess(x: Any) -> Any:
        """E - W."""
        return kinetic + W - f.precise(x)[1]

    noise = ROUNDING * (kinetic + f.size(q) + abs(q) * slope)
    length = mp.mpf(1) if f.periodic else f.length(q, kinetic)
    bound = 2 * math.pi if f.periodic else FAR * length
    (low, left), (high, right) = (_end(excess, f, mp.mpf(q), sign, bound, noise, length) for sign in (-1, 1))
    ahead, behind = (right, left) if direction >= 0 else (left, right)
    way = behind if ahead == "turns" or (not direction and behind == "approaches") else ahead
    kind = KINDS.get(way) or ("rotation" if f.periodic else "unbounded")
    period, gains = math.inf, []
    if kind in ("oscillation", "rotation"):
        turns = kind == "oscillation"
        period, *gains = _cycle(f, excess, (low, high) if turns else (q, q + 2 * math.pi), turns)
    advance = {q: float(x) for q, x in zip(reduced.cyclic, gains, strict=bool(gains))}
    return Motion(kind, energy, momenta, (float(low), float(high)), float(period), advance)


def _end(
    excess: Callable[[Any], Any], f: Functions, q: Any, sign: int, bound: Any, noise: Any, length: Any
) -> tuple[Any, str]:
    """The first place to one side where the motion ends, and how: it turns, approaches it or falls; or it goes on."""
    if excess(q) <= 0 and excess(q + sign * length * mp.mpf(FIRST_STEP) / 1e6) < 0:
        return q, "turns"

    def is_below(x: Any) -> bool:
        return not excess(x) <= 0

    def turned(near: Any, far: Any) -> tuple[Any, str]:
        """Where the energy is used up; where the potential is level there, as that of x^3, it takes for ever."""
        place = _last(is_below, near, far, BISECTIONS)
        is_level = abs(f.precise(place)[2] * (place - q)) <= noise
        return place, "approaches" if is_level else "turns"

    step, near, edge, finest = length * mp.mpf(FIRST_STEP), q, None, mp.mpf(0)
    for _ in range(MOST_STEPS):
        if abs(near - q) > bound:
            return sign * mp.inf, "goes on"
        far = near + sign * step
        if edge is None and (edge := _edge(f, near, far)) is not None:
            edge = _exactly(edge, step)
            finest = step / mp.mpf(2) ** (HALVINGS - 4) if edge else length * mp.mpf(10) ** -DIGITS
        if edge is not None:  # it is approached by halves: a valley and a wall may be close to it
            if abs(edge - near) <= finest:
                return edge, "falls"
            far = near + sign * min(step, abs(edge - near) / 2)
        place, rises = _special_place(f, near, far, sign)
        is_top = rises and place != far and abs(excess(place)) <= noise
        if is_top and abs(f.precise(place)[2]) <= 1e-3 * abs(f.precise(near)[2]):  # a kink is passed, a hilltop never
            return _exactly(place, step), "approaches"
        barriers = [x for x in (*f.marks(near, far), place) if excess(x) <= 0]
        if barriers:
            return turned(near, min(barriers, key=lambda x: abs(x - near)))
        if place != far and not rises and _is_bottomless(f, near, place, far):
            return _exactly(place, step), "falls"
        if excess(far) <= 0:
            return turned(near, far)
        way = abs(far - q)
        widest = LONG_STEP * way if way > OUTSIDE * length else WIDEST_STEP * max(length, way)
        near, step = far, min(step * GROWTH, widest, f.longest_step(far))
    raise DerivationError(
        f"motion: no end was found up to {float(near):g}, where W goes on to rise and fall; simulate the model instead."
    )


def _last(goes_on: Callable[[Any], bool], near: Any, far: Any, halvings: int) -> Any:
    """The last place between two up to which something goes on, by bisection: a wall may be infinitely high."""
    for _ in range(halvings):
        middle = (near + far) / 2
        near, far = (middle, far) if goes_on(middle) else (near, middle)
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

    return far if goes_on(far) else _last(goes_on, near, far, HALVINGS), rises


def _edge(f: Functions, near: Any, far: Any) -> Any | None:
    """A place between two beyond which W has no values, or where terms of it are infinite; none if there is none."""
    if mp.isnan(f.precise(far)[1]):
        return _last(lambda x: not mp.isnan(f.precise(x)[1]), near, far, HALVINGS)
    return _pole_of_terms(f, near, far)


def _pole_of_terms(f: Functions, near: Any, far: Any) -> Any | None:
    """A place between two where terms of W are infinite that cancel one another, as those of the centre may."""

    def grows(x: Any) -> bool:
        return bool(f.size(x + (far - near) / mp.mpf(2) ** (HALVINGS + 10)) > f.size(x))

    places = f.marks(near, far)
    if grows(near) and not grows(far):
        places.append(_last(grows, near, far, HALVINGS))
    for place in sorted(places, key=lambda x: abs(x - near)):
        first, middle, last = (f.size(place + (near - place) / mp.mpf(2) ** k) for k in (0, 22, 44))
        if last > first and last - middle > (middle - first) / 2:
            return place
    return None


def _exactly(place: Any, step: Any) -> Any:
    """Zero for a place that is zero as far as halving a step can tell."""
    return place if abs(place) > step / 2 ** (HALVINGS - 4) else mp.mpf(0)


def _is_bottomless(f: Functions, near: Any, place: Any, far: Any) -> bool:
    """Whether W falls without bound towards a place, or has no values beyond it: the last steps fall as far as the first."""
    first, middle, last, beyond = (
        f.precise(x)[1] for x in (near, place + (near - place) / 2**22, place + (near - place) / 2**44, far)
    )
    return bool(mp.isnan(beyond) or middle - last > (first - middle) / 2)


def _cycle(f: Functions, excess: Callable[[Any], Any], ends: tuple[Any, Any], turns: bool) -> Floats:
    """The period and the gains, there and back between ends where it turns, else in the positive sense.

    At turning points the integrand is singular: q = middle + half sin(phi) takes that away.
    """
    middle, half = (ends[0] + ends[1]) / 2, (ends[1] - ends[0]) / 2
    ways = (1.0, -1.0) if turns else (1.0,)

    def at(x: float) -> Floats:
        q, slope = (middle + half * mp.sin(x), half * mp.cos(x)) if turns else (x, 1)
        speed = mp.sqrt(2 * excess(q) / f.precise(q)[0])
        gains = sum(f.rates(np.array([float(q)]), np.array([way * float(speed)]))[0] for way in ways)
        return float(slope / speed) * np.array([float(len(ways)), *gains])

    limits = (-math.pi / 2, math.pi / 2) if turns else ends
    found, error = quad_vec(at, *limits, epsabs=1e-14, epsrel=1e-12, norm="max")
    if not error <= 1e-8 * np.abs(found).max():
        raise DerivationError(
            f"motion: the period, about {found[0]:g}, was found to {error:.0e} only; simulate the model."
        )
    return np.asarray(found)
