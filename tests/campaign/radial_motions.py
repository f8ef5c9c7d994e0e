"""Attack: motions of a particle about a centre, reduced to its distance, against roots and quadratures by NumPy and SciPy.

W(r) = L^2 / (2 r^2) + k r^n, of unit mass: its extreme is at r0^(n + 2) = L^2 / (k n). All that is asked of a motion follows
from the sign of k n, the energy, and the roots of E - W, which are found here on a grid and by bisection.
"""

import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import sympy as sp
from scipy.integrate import quad
from scipy.optimize import brentq

import alembert as al
from campaign.running import Case

POWERS = (2, 1, -1, -2, -3, -4, 4)
HILLS = (-3, -4)  # attractive ones fall faster than the centrifugal term rises


def cases(seed: int) -> Iterator[Case]:
    draw = random.Random(f"radial {seed}")
    n, unit = draw.choice(POWERS), 10.0 ** draw.choice((-6, 0, 0, 3))
    start = {"r": unit, "phi'": draw.uniform(0.3, 2.0) / unit, "r'": draw.choice((0.0, draw.uniform(-1.5, 1.5)))}
    k = draw.uniform(0.2, 2.0) * (1 if n > 0 else -1)
    how = draw.choice(("any", "any", "circle", "separatrix", "critical"))
    if how == "circle":
        start |= {"phi'": math.sqrt(k * n) / unit, "r'": 0.0}
    elif how == "separatrix" and n in HILLS:
        start["r'"] = _onto_the_hilltop(n, k, start["phi'"] * unit)
    elif how == "critical":  # the terms of W cancel
        n, k, start["phi'"] = -2, -0.5, 1 / unit
    else:
        how = "any"
    title = f"{how}, V = {k:.3g} r^{n}, {start}"
    yield Case(title, lambda: failures(n, k, unit, start, how), lambda: _program(n, k, unit, start))


def _onto_the_hilltop(n: int, k: float, L: float) -> float:
    """The speed at r = 1 whose energy is that of the top of W, towards it; zero if it is at the top."""
    top = (L**2 / (k * n)) ** (1 / (n + 2))
    gap = _W(n, k, L, top) - _W(n, k, L, 1.0)
    return math.copysign(math.sqrt(2 * max(gap, 0.0)), top - 1)


def _W(n: int, k: float, L: float, r: Any) -> Any:
    return (L**2 / 2 + k) / r**2 if n == -2 else L**2 / (2 * r**2) + k * r**n


def model_of(n: int, k: float, unit: float) -> al.Model:
    """A particle in a plane; lengths are in the unit, so that V = k (r / unit)^n."""
    model = al.Model("centre")
    r, phi = model.coordinate("r"), model.coordinate("phi")
    model.particle("p", mass=1, position=(r * sp.cos(phi), r * sp.sin(phi), 0))
    model.potential("V", k * (r / unit) ** n)
    return model


def failures(n: int, k: float, unit: float, start: dict[str, float], how: str) -> Iterator[str]:
    motion = al.reduce(model_of(n, k, unit)).motion(start)
    yield from _compared(motion, n, k, start["phi'"] * unit, start["r'"], unit, how)


def _compared(motion: Any, n: int, k: float, L: float, speed: float, unit: float, how: str) -> Iterator[str]:
    """With r = unit x the energy is r'^2 / 2 + L^2 / (2 x^2) + k x^n, L = unit phi' at x = 1."""
    energy = speed**2 / 2 + _W(n, k, L, 1.0)
    slope = -(L**2) + k * n
    if abs(motion.energy - energy) > 1e-9 * (abs(energy) + L**2 + abs(k)):
        yield f"the energy is {motion.energy}, by hand {energy}"
    tight = 1e-9 * (L**2 + abs(k * n))
    if not speed and abs(slope) <= tight * 1e-3:
        if motion.kind != "steady":
            yield f"a circle is called {motion.kind}"
        return
    low, high = _end(n, k, L, energy, -1), _end(n, k, L, energy, 1)
    if min(_margin(n, k, L, energy), abs(slope) / tight if not speed else 1.0) < 1e-7 and how != "critical":
        if motion.kind not in ("separatrix", "oscillation", "unbounded", "fall", "steady"):
            yield f"near a separatrix it is called {motion.kind}"
        return
    outward = speed > 0 or (speed == 0 and slope < 0)
    kind = "oscillation" if low > 0 and high < math.inf else None
    if kind is None:
        ahead, behind = (high, low) if outward else (low, high)
        last = behind if 0 < ahead < math.inf else ahead
        kind = "unbounded" if last == math.inf else "fall"
    if motion.kind != kind:
        yield f"it is called {motion.kind}, by hand {kind}"
    for name, found, known in zip(("inner", "outer"), motion.turning_points, (low, high), strict=True):
        if known < math.inf and abs(found / unit - known) > 1e-6 * max(known, 1e-3):
            yield f"the {name} turning point is {found / unit}, by hand {known}"
    if kind == "oscillation" == motion.kind:
        period = _period(n, k, L, energy, low, high) * unit
        if abs(motion.period / period - 1) > 1e-6:
            yield f"the period is {motion.period}, by hand {period}"


def _end(n: int, k: float, L: float, energy: float, way: int) -> float:
    """The first root of E - W from r = 1 on, inwards or outwards; 0 or infinity where there is none."""
    places = np.geomspace(1.0 + way * 1e-7, 1e-7 if way < 0 else 1e12, 20001)
    left = energy - _W(n, k, L, places)
    below = np.flatnonzero(left < 0)
    if not below.size:
        return 0.0 if way < 0 else math.inf
    if below[0] == 0:
        return 1.0
    a, b = places[below[0] - 1], places[below[0]]
    return float(brentq(lambda r: energy - _W(n, k, L, r), a, b, xtol=1e-15, rtol=1e-13))


def _margin(n: int, k: float, L: float, energy: float) -> float:
    """How far the energy is from that of the extreme of W and from that at infinity."""
    levels = [0.0] if n < 0 else []
    if n != -2 and k * n > 0:
        levels.append(_W(n, k, L, (L**2 / (k * n)) ** (1 / (n + 2))))
    return min((abs(energy - level) / (abs(energy) + L**2 + abs(k)) for level in levels), default=1.0)


def _period(n: int, k: float, L: float, energy: float, low: float, high: float) -> float:
    """2 * integral of dr / sqrt(2 (E - W)), with r = middle + half sin(phi)."""
    middle, half = (low + high) / 2, (high - low) / 2

    def slowness(phi: float) -> float:
        left = 2 * (energy - _W(n, k, L, middle + half * math.sin(phi)))
        return half * math.cos(phi) / math.sqrt(left) if left > 0 else 0.0

    edge = math.pi / 2 - 1e-6
    inner = quad(slowness, -edge, edge, epsabs=0, epsrel=1e-10, limit=200)[0]
    return 2 * (inner + 1e-6 * (slowness(edge) + slowness(-edge)))


def _program(n: int, k: float, unit: float, start: dict[str, float]) -> str:
    lines = ["import sympy as sp", "", "import alembert as al", "", 'model = al.Model("centre")']
    lines += ['r, phi = model.coordinate("r"), model.coordinate("phi")']
    lines += ['model.particle("p", mass=1, position=(r * sp.cos(phi), r * sp.sin(phi), 0))']
    lines += [f'model.potential("V", {k!r} * (r / {unit!r}) ** {n})']
    return "\n".join([*lines, f"print(al.reduce(model).motion({start!r}))", ""])
