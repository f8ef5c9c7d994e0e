"""What can be proved of a position of rest: whether it lasts, has neighbours, is a minimum of the energy, or no rest at all."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol, expand

from alembert.analysis.linear.equilibrium_search import Balance, Rest
from alembert.analysis.linear.operating_point import exact_value
from alembert.description import TIME
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import ONE, Expression, derivative, forward, parts_of, substitute
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate, sampled
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
NEAR = 1e-4  # of a radian, or of a length of the mechanism
STEP = 0.05  # of the same, to a neighbour in a family
ORDERS = 12  # of the derivatives of a potential that are looked at
DENOMINATOR = 64  # of the ratio of two frequencies


def period_of(rest: Rest) -> float:
    """The period of all that depends on time: 0 where nothing does, infinite where there is none."""
    eom = rest.mechanism.equations
    values = [*eom.M.flat, *(eom.f + eom.c), *eom.A.flat, *eom.b, *eom.Phi, *eom.coordinate_rates]
    if not _depends_on_time(values, rest):
        return 0.0
    waves = {}
    for node in parts_of(values):
        if type(node).__name__ in ("sin", "cos") and TIME in node.free_symbols:
            rate = derivative(node.args[0], TIME)
            if rate.free_symbols <= set(rest.assembler.parameters):
                waves[node] = abs(float(evaluate([rate], rest.assembler.parameters)[0]))
    hidden = {node: Symbol(f"wave {k}") for k, node in enumerate(waves)}
    if any(TIME in x.xreplace(hidden).free_symbols for x in values):
        return math.inf
    return _common_period([w for w in waves.values() if w])


def _depends_on_time(values: Sequence[Expression], rest: Rest) -> bool:
    """Whether the time matters where it is written; that of a frame that turns may cancel."""
    timed = column(x for x in values if TIME in x.free_symbols)
    random = np.random.default_rng(2)
    drawn = {s: random.uniform(0.5, 1.5, size=8) for x in timed for s in x.free_symbols}
    slopes, sizes = (
        sampled(x, drawn | rest.assembler.parameters) for x in (column(forward(list(timed), {TIME: ONE})), timed)
    )
    return bool((np.abs(slopes) > 1e-9 * np.abs(sizes).max(initial=0.0)).any())


def _common_period(frequencies: Sequence[float]) -> float:
    if not frequencies:
        return 0.0
    base = min(frequencies)
    ratios = [Fraction(w / base).limit_denominator(DENOMINATOR) for w in frequencies]
    if any(abs(float(ratio) * base / w - 1) > 1e-9 for ratio, w in zip(ratios, frequencies, strict=True)):
        return math.inf
    whole = math.lcm(*(ratio.denominator for ratio in ratios))
    return 2 * math.pi / base * whole / math.gcd(*(int(ratio * whole) for ratio in ratios))


def lasting(rest: Rest, positions: Sequence[Floats], period: float) -> list[Floats]:
    """Those of the positions where the forces balance at other times too."""
    if not period or not positions:
        return list(positions)
    point, parts = rest.point, (0.1234, 0.3721, 0.7321)
    times = [point.time + part * (period if period < math.inf else 10.0) for part in parts]
    instants = [[point.moved(q, 0 * point.u, t).instant for t in times] for q in positions]
    left = np.array([[rest.measured(Balance(x, rest.scales).unbalanced) for x in row] for row in instants])
    lasts = np.abs(left).max(axis=(1, 2)) < 1e-7
    if not lasts.any():
        name = rest.mechanism.eom.u[int(np.abs(left[0]).max(axis=0).argmax())].name
        raise ModelError(
            f"equilibria: the force on {name!r} changes with time by itself, so nothing can stand still; expected a model at "
            "rest, whose loads do not depend on t there. For a steady motion use linearize with about=."
        )
    return [q for q, stays in zip(positions, lasts, strict=True) if stays]


def without_cusps(rest: Rest, positions: Sequence[Floats]) -> list[Floats]:
    """Those of the positions where forces do balance: where coordinates are singular, as at a cusp, f vanishes with M.

    sqrt(u' M u') is the force along a unit of motion: close to a true rest it is small, close to a cusp it is not.
    """
    random = np.random.default_rng(3)
    instants = [rest.point.resting(q).instant for q in rest.drawn(random, 6)]
    usual = math.sqrt(np.nanmax([0.0, *(x.f @ np.linalg.pinv(x.M) @ x.f for x in instants)]))
    steps = NEAR * rest.coordinate_units * random.uniform(-1, 1, size=(3, len(rest.point.q)))

    def is_cusp(q: Floats) -> bool:
        close = [rest.assembler.closed(q + step, rest.rest) for step in steps]
        here, *there = (np.linalg.eigvalsh(rest.point.resting(x).instant.M).min(initial=np.inf) for x in (q, *close))
        return bool(here < 0.01 * min(there)) and max(_force_along_motion(rest, x) for x in close) > 0.01 * usual

    return [q for q in positions if not is_cusp(q)]


def _force_along_motion(rest: Rest, q: Floats) -> float:
    instant = rest.point.resting(q).instant
    try:
        du = instant.solved[0]
    except DerivationError:
        return math.nan
    return math.sqrt(max(float(du @ instant.M @ du), 0.0))


def has_neighbours(rest: Rest, q: Floats) -> bool:
    """Whether it is one of a family: beside it, in every direction without a force to first order, there is rest too."""
    free = rest.balance(q).neutral(rest.stiffness).T
    for step in [sign * STEP * w / np.abs(w / rest.units).max() for w in free for sign in (-1, 1)]:
        beside = rest.assembler.moved(q, step, rest.rest)
        found = rest.settled(beside)
        if found is None or np.abs((found - beside) / rest.coordinate_units).max() > STEP / 4:
            return False
    return bool(len(free))


def has_minimum(rest: Rest, q: Floats, period: float) -> bool | None:
    """Whether the potential energy has a strict minimum there, of those that forces and velocities follow; None: unknown."""
    if period or not _conserves_energy(rest):
        return None
    balance = rest.balance(q)
    K = balance.stiffness
    if K.size and np.linalg.eigvalsh((K + K.T) / 2).min() > 1e-8 * max(rest.stiffness, float(np.abs(K).max())):
        return True
    return _of_higher_order(rest, q) if balance.neutral(rest.stiffness).shape[1] else None


def _conserves_energy(rest: Rest) -> bool:
    """Whether only potentials act, all constraints are holonomic, and no body moves when all speeds are zero."""
    eom = rest.mechanism.equations
    if any(load.pairs for load in eom.model.loads.values()) or any(row.position is None for row in eom.rows):
        return False
    velocity = Table(rest.mechanism.symbols, eom.body_motion.velocity)(rest.point.resting(rest.point.q).numbers)
    return bool(np.abs(velocity).max(initial=0.0) < 1e-12)


def _of_higher_order(rest: Rest, q: Floats) -> bool | None:
    """For one coordinate at an exact place: by the first derivative of V that is not exactly zero, of even order or not."""
    eom, place = rest.mechanism.equations, exact_value(float(q[0]))
    if len(q) != 1 or eom.rows or place is None or tuple(eom.coordinate_rates) != tuple(eom.u):
        return None
    slope, unit = eom.potential_energy, float(rest.coordinate_units[0])
    for order in range(1, ORDERS + 1):
        slope = derivative(slope, eom.q[0])
        here = expand(substitute(slope, {eom.q[0]: place}))
        if here != 0:
            number = float(evaluate([here], rest.assembler.parameters)[0])
            plain = abs(number) * unit**order > 1e-6 * rest.force * rest.scale
            return order % 2 == 0 and number > 0 if plain else None
    return None
