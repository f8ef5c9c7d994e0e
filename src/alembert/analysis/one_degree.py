"""The motion of one coordinate in an effective potential: turning points, period and advance, by quadrature.

q'^2 = 2 (E - W(q)) / M(q),   period = 2 * integral of sqrt(M / (2 (E - W))) dq between the turning points
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
from symengine import Symbol

from alembert.analysis.arguments import by_name, number_for_each, numbers_by_name
from alembert.description import name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, column, derivative, expression, to_sympy
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


@dataclass(frozen=True)
class Motion:
    """One motion of the one coordinate that remains.

    `kind` is oscillation, rotation (the coordinate is an angle and goes round), steady or unbounded. `advance` is what
    each cyclic coordinate gains in one period.
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
        if self.kind == "oscillation":
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
        symbols = [to_sympy(s) for s in self.fixed]
        arguments, values = [reduced.coordinates[0], *symbols], [mp.mpf(x) for x in self.fixed.values()]
        precise: Any = sp.lambdify(arguments, [to_sympy(M), to_sympy(W)], "mpmath")
        self._precise: Callable[[Any], Any] = lambda q: precise(q, *values)
        self._speed = reduced.form.u[0]
        self._rates = column(expression(x) for x in reduced.rates.values())

    def __call__(self, q: Any) -> tuple[Floats, Floats, Floats]:
        """M, W and dW/dq."""
        found = sampled(self._values, {**self.fixed, self.q: np.atleast_1d(np.asarray(q, dtype=float))})
        return found[:, 0], found[:, 1], found[:, 2]

    def precise(self, q: Any) -> tuple[Any, Any]:
        """M and W with many digits; infinite at a pole."""
        with mp.workdps(DIGITS):
            try:
                M, W = self._precise(mp.mpf(q))
            except ZeroDivisionError:
                return mp.inf, mp.inf
            return M, W

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
    M, W = functions.precise(q)
    return _motion(reduced, functions, momenta, q, M * mp.mpf(speed) ** 2 / 2, W)


def _at_energy(reduced: Reduced, parameters: Mapping[str, float] | None, given: Mapping[str, Any]) -> Motion:
    if set(given) - {"energy", "momenta", "near"} or not {"energy", "near"} <= set(given):
        raise ModelError(
            f"motion: found {', '.join(given) or 'nothing'}; expected initial={{...}}, or energy=, momenta= and near=."
        )
    momenta = by_name(given.get("momenta"))
    functions = Functions(reduced, momenta, parameters)
    q, energy = (name_rules.finite(given[name], f"motion: {name}") for name in ("near", "energy"))
    W = functions.precise(q)[1]
    if not energy >= W:
        raise ModelError(f"motion: found the energy {energy:g}, below the effective potential {float(W):g} at {q:g}.")
    return _motion(reduced, functions, momenta, q, energy - W, W)


def _state(
    reduced: Reduced, initial: Mapping[Any, float], parameters: Mapping[str, float] | None
) -> dict[Expression, float]:
    symbols = [*reduced.coordinates, *reduced.cyclic]
    names = [s.name for s in symbols] + [f"{s.name}'" for s in symbols]
    found = dict.fromkeys(names, 0.0) | numbers_by_name(initial, names, "motion: initial")
    return reduced.model.numbers(parameters) | {Symbol(name): x for name, x in found.items()}


def _motion(reduced: Reduced, f: Functions, momenta: Mapping[str, float], q: float, kinetic: Any, W: Any) -> Motion:
    if not mp.isfinite(kinetic + W):
        raise ModelError(
            f"motion: found {reduced.coordinates[0].name} = {q:g}, where the effective potential has no finite value; "
            "expected a place away from its poles."
        )
    energy = float(kinetic + W)
    small = STILL * max(abs(energy), 1e-300)
    if kinetic <= small and abs(float(f(q)[2][0])) <= small:
        return Motion("steady", energy, momenta, (q, q), math.inf, {})

    def excess(x: Any) -> Any:
        """E - W, negative beyond a wall."""
        value = kinetic + W - f.precise(x)[1]
        return value if mp.isfinite(value) else -mp.inf

    with mp.workdps(DIGITS):
        bound = 2 * math.pi if f.periodic else FAR
        ends = [_end(excess, f, mp.mpf(q), sign, bound) for sign in (-1, 1)]
        swings = None not in ends
        found = _swing(f, excess, *ends) if swings else _turn(f, excess, q) if f.periodic else np.array([math.inf])
    kind = "oscillation" if swings else "rotation" if f.periodic else "unbounded"
    places = [float(end) if end is not None else sign * math.inf for end, sign in zip(ends, (-1, 1), strict=True)]
    low, high = (-math.inf, math.inf) if kind == "rotation" else places
    gains = {q: float(x) for q, x in zip(reduced.cyclic, found[1:], strict=kind != "unbounded")}
    return Motion(kind, energy, momenta, (low, high), float(found[0]), gains)


def _end(excess: Callable[[Any], Any], f: Functions, q: Any, sign: int, bound: float) -> Any:
    """The first place to one side at which the excess of energy is spent, or None where there is none."""
    if excess(q) <= 0 and excess(q + sign * mp.mpf(FIRST_STEP) / 1e6) < 0:
        return q
    step, near = mp.mpf(FIRST_STEP), q
    while abs(near - q) <= bound:
        far = near + sign * step
        for place in (_hilltop(f, near, far, sign), far):
            if excess(place) <= 0:
                return _crossing(excess, near, place)
        near, step = far, min(step * GROWTH, WIDEST_STEP * max(1, abs(far - q)))
    return None


def _hilltop(f: Functions, near: Any, far: Any, sign: int) -> Any:
    """Where the effective potential is highest between two places, if it rises first and falls then; else the last."""
    climbs = [sign * float(f(float(x))[2][0]) for x in (near, far)]
    if not (climbs[0] > 0 > climbs[1]):
        return far
    low, high = near, far
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if sign * float(f(float(middle))[2][0]) > 0 else (low, middle)
    return low


def _crossing(excess: Callable[[Any], Any], near: Any, far: Any) -> Any:
    """The place between two where the excess vanishes, by bisection: a wall may be infinitely high."""
    for _ in range(int(DIGITS * 3.4)):
        middle = (near + far) / 2
        near, far = (near, middle) if excess(middle) <= 0 else (middle, far)
    return near


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
    """Gauss-Legendre quadrature with more points until it does not change."""
    last: Floats | None = None
    for count in (16, 24, 36, 54, 81, 122, 183, 275, 412, 618, 927):
        x, w = np.polynomial.legendre.leggauss(count)
        found = w @ np.array([at(float(p)) for p in (a + b) / 2 + (b - a) / 2 * x]) * (b - a) / 2
        if last is not None and np.allclose(found, last, rtol=5e-13, atol=1e-14):
            break
        last = found
    return np.asarray(found)
