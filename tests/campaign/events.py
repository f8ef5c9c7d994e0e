"""Attack: events of motions in closed form. Every crossing of every level is met, at its time, and no other.

A point falls, swings on a spring or goes straight on, in random units; the guards are formulas of its place whose zeros are
known: heights, balls on the way however small, waves. The oracle has the times from the closed form of the motion alone.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from campaign.running import Case
from random_mechanisms import Draw

NEAR = 1e-3  # of the way: a level so near to where the point turns is not asked for
EXACT = 1e-6  # of the run: what times may be off
MOTIONS = ("straight", "fall", "swing")
GUARDS = ("height", "ball", "wave")


@dataclass(frozen=True)
class Motion:
    """x(t) = x0 + v t + a t^2 / 2, or x0 + A sin(w t + p) of a mass on a spring."""

    kind: str
    x0: float
    v: float
    a: float = 0.0
    w: float = 0.0

    @property
    def amplitude(self) -> float:
        return self.v / self.w

    def times_at(self, level: float, duration: float) -> list[float]:
        """When the point is at a place, before the end."""
        if self.kind == "swing":
            angle = math.asin((level - self.x0) / self.amplitude) if abs(level - self.x0) < self.amplitude else None
            turns = range(int(self.w * duration / 2 / math.pi) + 2)
            angles = [] if angle is None else [s + 2 * math.pi * k for k in turns for s in (angle, math.pi - angle)]
            return [t for t in (angle / self.w for angle in angles) if 0 < t < duration]
        roots = np.roots([self.a / 2, self.v, self.x0 - level]) if self.a else [(level - self.x0) / self.v]
        return [float(t.real) for t in np.atleast_1d(roots) if abs(t.imag) == 0 and 0 < t.real < duration]

    def reach(self, duration: float) -> tuple[float, float]:
        """The least and the greatest place."""
        if self.kind == "swing":
            return self.x0 - self.amplitude, self.x0 + self.amplitude
        ends = [self.x0, self.x0 + self.v * duration + self.a * duration**2 / 2]
        top = self.x0 - self.v**2 / (2 * self.a) if self.a and 0 < -self.v / self.a < duration else self.x0
        return min(*ends, top), max(*ends, top)


def cases(seed: int) -> Iterator[Case]:
    draw = Draw([seed, 61])
    metre, second = (10.0 ** draw.number(-3, 3) for _ in range(2))
    duration, kind, guard = 10 * second, draw.one_of(MOTIONS), draw.one_of(GUARDS)
    speed = draw.number(0.5, 2) * metre / second
    fall = {"fall": -2 * speed / duration * draw.number(0.6, 0.9), "straight": 0.0, "swing": 0.0}[kind]
    motion = Motion(kind, draw.number(-1, 1) * metre, speed, fall, draw.number(0.5, 20) / second)
    levels, formula = guarded(draw, guard, motion, duration)
    expected = sorted(t for level in levels for t in motion.times_at(level, duration))
    text = program(motion, formula, duration)
    yield Case(f"{guard} of a {kind}", lambda: failures(text, expected, duration), lambda: text)


def guarded(draw: Draw, kind: str, motion: Motion, duration: float) -> tuple[list[float], str]:
    """The places at which a formula of x changes its sign, none near to where the point turns; and the formula."""
    low, high = motion.reach(duration)
    inside = (low + NEAR * (high - low), high - NEAR * (high - low))
    size = high - low
    place = inside[0] + draw.number(0.02, 0.98) * (inside[1] - inside[0])
    if kind == "height":
        return [place], f"x - {place!r}"
    if kind == "ball":
        radius, aside = size * 10.0 ** draw.number(-6, -2), draw.number(0.0, 0.9)
        reach = radius * math.sqrt(1 - aside**2)
        return [place - reach, place + reach], f"sp.sqrt((x - {place!r})**2 + {(aside * radius) ** 2!r}) - {radius!r}"
    waves = draw.number(1, 15) * 2 * math.pi / size
    height = draw.number(-0.9, 0.9)
    angles = [math.asin(height), math.pi - math.asin(height)]
    turns = range(math.floor(waves * low / 2 / math.pi) - 1, math.ceil(waves * high / 2 / math.pi) + 1)
    levels = [(angle + 2 * math.pi * k) / waves for k in turns for angle in angles]
    if any(min(abs(level - low), abs(level - high)) < NEAR * size for level in levels):
        return [place], f"x - {place!r}"
    return levels, f"sp.sin({waves!r}*x) - {height!r}"


def program(motion: Motion, formula: str, duration: float) -> str:
    pulls = {
        "straight": "",
        "fall": f"model.force('weight', point.point(), ({motion.a!r}, 0, 0))\n",
        "swing": f"model.potential('spring', {motion.w!r}**2 * (point.x - {motion.x0!r})**2 / 2)\n",
    }[motion.kind]
    return f"""import sympy as sp

import alembert as al

model = al.Model("point")
point = model.particle("point", mass=1, line="x")
{pulls}x = point.x
guard = al.Event("guard", {formula}, stop=False)
run = al.simulate(model, {duration!r}, initial={{x: {motion.x0!r}, "point.x'": {motion.v!r}}}, events=[guard], samples=10)
found = [time for time, _ in run.events]
"""


def failures(text: str, expected: list[float], duration: float) -> Iterator[str]:
    names: dict[str, list[float]] = {}
    exec(text, names)
    found = names["found"]
    if len(found) != len(expected):
        yield f"{len(found)} crossings found, {len(expected)} are there"
    elif not np.allclose(found, expected, rtol=0, atol=EXACT * duration):
        yield f"crossings are off by {np.abs(np.subtract(found, expected)).max() / duration:.2g} of the run"
