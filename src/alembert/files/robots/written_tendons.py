"""Sums of joint coordinates that act or are held as one, the tendons of MJCF: their springs, dampers, drives, and equalities.

What acts along a length L = sum c_i q_i gives the joints c_i times one effort: its slopes are a number times c c^T.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from alembert.expressions.algebra import Expression, Floats, derivative, expression, substitute

Drive = tuple[str, float, Floats]
"""Input, gain, and the effort at rest, per length and per its rate."""
Number = Callable[[Expression], float | None]
ROUNDING = 1e-12


@dataclass
class Tendon:
    """A length, and what acts along it or holds it."""

    name: str
    coefficients: Mapping[str, float]
    stiffness: float = 0.0
    rest: float = 0.0
    damping: float = 0.0
    drives: list[Drive] = field(default_factory=list)
    held_at: tuple[str, float] | None = None
    """The name of a constraint, and the length."""


@dataclass(frozen=True)
class Efforts:
    """The efforts on some joints that belong together, as numbers: at rest, per coordinate, per speed, per input."""

    joints: tuple[str, ...]
    at_rest: Floats
    by_place: Floats
    by_speed: Floats
    by_input: Floats

    @classmethod
    def of(cls, efforts: Mapping[str, Expression], given: str, number: Number) -> Efforts | None:
        """Those of expressions by joint; None where they are not linear in coordinates, speeds and the input."""
        symbols = {s.name: s for effort in efforts.values() for s in effort.free_symbols}
        joints = tuple(efforts)
        known = {*joints, *(f"{name}'" for name in joints), given}
        if not {*symbols} <= known:
            return None
        rest = dict.fromkeys(symbols.values(), expression(0))

        def slopes(names: list[str]) -> list[list[float | None]]:
            return [
                [number(derivative(e, symbols[x])) if x in symbols else 0.0 for x in names] for e in efforts.values()
            ]

        tables = [
            [[number(substitute(effort, rest))] for effort in efforts.values()],
            slopes([*joints]),
            slopes([f"{name}'" for name in joints]),
            slopes([given]),
        ]
        if any(x is None for table in tables for row in table for x in row):
            return None
        at_rest, by_place, by_speed, by_input = (np.array(table, dtype=float) for table in tables)
        return cls(joints, at_rest[:, 0], by_place, by_speed, by_input[:, 0])


def driven(name: str, found: Efforts) -> Tendon | None:
    """The tendon whose length an input drives; None where the efforts are those of no one length."""
    gains = found.by_input
    if not gains.all():
        return None
    c, gain = gains / gains[0], float(gains[0])
    bias = np.array([found.at_rest[0], found.by_place[0, 0], found.by_speed[0, 0]])
    expected = (bias[0] * c, bias[1] * np.outer(c, c), bias[2] * np.outer(c, c))
    if not all(_same(*pair) for pair in zip((found.at_rest, found.by_place, found.by_speed), expected, strict=True)):
        return None
    return Tendon(name, dict(zip(found.joints, c.tolist(), strict=True)), drives=[(name, gain, bias)])


def resisting(name: str, found: Efforts) -> Tendon | None:
    """The tendon with a spring and a damper of these efforts; None where they are those of no one length."""
    table = max((found.by_place, found.by_speed), key=lambda table: np.abs(np.diag(table)).max())
    k = int(np.abs(np.diag(table)).argmax())
    if not table[k, k]:
        return None
    c = table[k] / table[k, k]
    stiffness, damping = -float(found.by_place[k, k]), -float(found.by_speed[k, k])
    rest = float(found.at_rest[k]) / stiffness if stiffness else 0.0
    pairs = (
        (found.by_place, -stiffness * np.outer(c, c)),
        (found.by_speed, -damping * np.outer(c, c)),
        (found.at_rest, stiffness * rest * c),
    )
    if not all(_same(*pair) for pair in pairs):
        return None
    return Tendon(name, dict(zip(found.joints, c.tolist(), strict=True)), stiffness, rest, damping)


def held(name: str, row: Expression, joints: Mapping[str, Expression], number: Number) -> Tendon | None:
    """The tendon of a constraint that is linear in the coordinates of some joints; None where it is not."""
    slopes = {key: number(derivative(row, s)) for key, s in joints.items()}
    at_zero = number(substitute(row, dict.fromkeys(joints.values(), expression(0))))
    if at_zero is None or not joints or any(x is None or x == 0 for x in slopes.values()):
        return None
    first = next(iter(slopes.values())) or 1.0
    return Tendon(name, {key: (x or 0.0) / first for key, x in slopes.items()}, held_at=(name, -at_zero / first))


def _same(found: Floats, expected: Floats) -> bool:
    return bool(np.abs(found - expected).max() <= ROUNDING * max(1e-300, np.abs(found).max()))
