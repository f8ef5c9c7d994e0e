"""Impacts with friction: the impulses of several contacts at once, each within its cone of friction.

In the phase of compression, and again in that of expansion, the normal impulse of a contact and the rate of its gap are
complementary, and its friction takes as much energy as it can (Moreau 1988). The problem of one contact is solved exactly, by
its cases; several are solved one after the other until nothing changes (Jourdan, Alart and Jean 1998).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
SWEEPS = 5000
SETTLED = 1e-13  # of the impulses: what changes no more
ROUGHLY = 1e-9  # of the impulses: what may change after all sweeps, where contacts nearly depend on each other
YIELDING = 1e-10  # of how a contact yields to impulses of others: what it does by itself
NEWTON_STEPS = 60
RIGID = 1e-12  # of how the other directions of a contact yield: one in which it does not
ANGLES = 180  # directions of slip in which the right one is looked for
SMALLEST = 1e-9  # of the restitution: how finely a part of it is looked for that adds no energy


@dataclass(frozen=True)
class Block:
    """The places of one contact in a problem: its normal, then its tangents; with its friction and restitution."""

    rows: tuple[int, ...]
    friction: float
    restitution: float


def impulses(D: Floats, v: Floats, blocks: Sequence[Block]) -> Floats | None:
    """The impulses of an impact by Poisson's law with friction, for rates v that answer as D; None where none are found.

    Where expansion would add energy, as with friction it may, all contacts give back the same smaller part.
    """
    compression = _phase(D, v, blocks, np.zeros(len(v)))
    if compression is None:
        return None
    return _without_gain(D, v, compression, lambda part: _expanded(D, v, blocks, compression, part))


def by_newton(D: Floats, v: Floats, blocks: Sequence[Block]) -> Floats | None:
    """The same by Newton's law: no gap opens more slowly than its restitution times as fast as it closed.

    Here, too, less is given back where all of it would add energy (Kane and Levinson 1985), or where joints do not let the
    contact open so fast against its friction.
    """

    def given(part: float) -> Floats | None:
        back = v.copy()
        for block in blocks:
            back[block.rows[0]] *= 1 + part * block.restitution if v[block.rows[0]] < 0 else 1.0
        return _phase(D, back, blocks, np.zeros(len(v)))

    plastic = given(0.0)
    return None if plastic is None else _without_gain(D, v, plastic, given)


def _without_gain(D: Floats, v: Floats, least: Floats, given: Callable[[float], Floats | None]) -> Floats | None:
    """The impulses with all of the restitution, or with the largest part of it that is possible and adds no energy."""
    found = given(1.0)
    if found is not None and not _gains(D, v, found):
        return found
    low, high, best = 0.0, 1.0, least
    while high - low > SMALLEST:
        part = (low + high) / 2
        found = given(part)
        if found is None or _gains(D, v, found):
            high = part
        else:
            low, best = part, found
    return best


def _gains(D: Floats, v: Floats, p: Floats) -> bool:
    """Whether impulses add energy: their work is p (v + v+) / 2."""
    return bool(p @ (v + D @ p / 2) > 1e-12 * np.abs(p) @ np.abs(v))


def _expanded(D: Floats, v: Floats, blocks: Sequence[Block], compression: Floats, part: float) -> Floats | None:
    back = np.zeros(len(v))
    for block in blocks:
        back[block.rows[0]] = part * block.restitution * compression[block.rows[0]]
    if not back.any():
        return compression
    more = _phase(D, v + D @ (compression + back), blocks, back)
    return None if more is None else compression + back + more


def _phase(D: Floats, v: Floats, blocks: Sequence[Block], given: Floats) -> Floats | None:
    """The impulses beyond the given ones, at which no gap closes any more, by sweeps over the contacts."""
    if len(blocks) == 1:
        return one_contact(D, v, blocks[0].friction, float(given[blocks[0].rows[0]]))
    if (found := _by_newtons_method(D, v, blocks, given)) is not None:
        return found
    p, w, scale, change = np.zeros(len(v)), v.copy(), np.sqrt(np.diag(D)), 0.0
    for _ in range(SWEEPS):
        change = 0.0
        for block in blocks:
            rows = list(block.rows)
            own = D[np.ix_(rows, rows)]
            new = one_contact(own, w[rows] - own @ p[rows], block.friction, float(given[rows[0]]))
            if new is None:
                return None
            change = max(change, float((np.abs(new - p[rows]) * scale[rows]).max()))
            w += D[:, rows] @ (new - p[rows])
            p[rows] = new
        if change <= SETTLED * (np.abs(p) * scale).max():
            return p
    return p if change <= ROUGHLY * (np.abs(p) * scale).max() else None


def _by_newtons_method(D: Floats, v: Floats, blocks: Sequence[Block], given: Floats) -> Floats | None:
    """The same by Newton's method on projections onto the cones (Alart and Curnier 1991), None where it finds no end.

    Each contact yields a little on its own: where they depend on each other that makes the impulses those of least norm. At
    last what that has changed of the rates is taken back.
    """
    scale = np.ones(len(v))
    for block in blocks:
        scale[list(block.rows)] = 1 / np.sqrt(D[list(block.rows), list(block.rows)].max())
    D, v, given = D * np.outer(scale, scale), v * scale, given / scale
    p, soft = np.zeros(len(v)), D + YIELDING * np.eye(len(v))
    for _ in range(NEWTON_STEPS):
        left, slope = _complementarity(soft, v, blocks, given, p)
        if np.abs(left).max() <= SETTLED * max(float(np.abs(p).max()), float(np.abs(v).max())):
            left, slope = _complementarity(D, v, blocks, given, p)
            is_open = [not given[block.rows[0]] and left[block.rows[0]] == p[block.rows[0]] for block in blocks]
            p = (p - np.linalg.lstsq(slope, left, rcond=YIELDING**0.75)[0]) * scale
            for block in (block for block, ends in zip(blocks, is_open, strict=True) if ends):
                p[list(block.rows)] = 0.0  # bears nothing at all
            return p
        p = p - np.linalg.lstsq(slope, left, rcond=0.0)[0]
    return None


def _complementarity(D: Floats, v: Floats, blocks: Sequence[Block], given: Floats, p: Floats) -> tuple[Floats, Floats]:
    """What is zero where the impulses p solve the problem, and its slopes: rates that are held, impulses that are at an end."""
    w = v + D @ p
    left, slope, one = w.copy(), D.copy(), np.eye(len(v))
    for block in blocks:
        n, *t = block.rows
        push = p[n] - w[n]
        if push <= 0:
            left[n], slope[n] = p[n], one[n]
        most, turned = block.friction * (given[n] + max(push, 0.0)), p[t] - w[t]
        size = float(np.linalg.norm(turned))
        if not t or size <= most:
            continue
        way = turned / size
        left[t] = p[t] - most * way
        slope[t] = one[t] - most / size * (np.eye(len(t)) - np.outer(way, way)) @ (one[t] - D[t])
        if push > 0:
            slope[t] -= block.friction * np.outer(way, one[n] - D[n])
    return left, slope


def one_contact(D: Floats, v: Floats, friction: float, given: float = 0.0) -> Floats | None:
    """The impulses of one contact, normal first, for rates v without them: open, or held; and sticking, or slipping.

    Friction is at most the coefficient times the normal impulse, with the one that is `given` besides. None where other joints
    do not let it move so.
    """
    if len(v) == 1:
        return np.maximum(-v / D[0, 0], 0.0)
    open_one = _rubbing(D[1:, 1:], v[1:], friction * given)
    if open_one is None:
        return None
    if v[0] + D[0, 1:] @ open_one >= -RIGID * (abs(v[0]) + np.abs(D[0, 1:]) @ np.abs(open_one)):
        return np.concatenate([[0.0], open_one])
    stuck = _sticking(D, v, friction, given)
    if stuck is not None:
        return stuck
    return _slipping(D, v, friction, given)


def _sticking(D: Floats, v: Floats, friction: float, given: float) -> Floats | None:
    """The impulses within the cone of friction that stop v, None where there are none.

    What presses against a joint adds no motion: where the least impulses are outside of the cone, the least of that is added
    which brings them into it, as where an arm is wedged between its hinge and a floor.
    """
    p = _held(D, v)
    if np.linalg.norm(v + D @ p) > ROUGHLY * np.linalg.norm(v):
        return None
    if _is_within(p, friction, given):
        return p
    values, ways = np.linalg.eigh(D)
    press = ways @ (ways[0] * (values <= RIGID * values[-1]))  # what of the normal presses against joints alone
    whole = p + given * np.eye(len(p))[0]
    metric = np.diag([friction**2, *[-1.0] * (len(p) - 1)])  # zero of what is on the cone
    quadratic = press @ metric @ press, 2 * press @ metric @ whole, whole @ metric @ whole
    found = [p + x.real * press for x in np.roots(quadratic) if abs(x.imag) <= RIGID * abs(x)]
    return min((q for q in found if _is_within(q, friction, given)), key=lambda q: float(q @ q), default=None)


def _is_within(p: Floats, friction: float, given: float) -> bool:
    return bool(p[0] >= 0 and np.linalg.norm(p[1:]) <= friction * (given + p[0]) * (1 + ROUGHLY))


def _held(D: Floats, v: Floats) -> Floats:
    """The impulses that stop v, the least ones where other joints hold too; of a direction in which nothing can move, none."""
    return np.asarray(np.linalg.lstsq(D, -v, rcond=RIGID)[0])


def _rubbing(D: Floats, v: Floats, most: float) -> Floats | None:
    """The friction of at most a given size that leaves least of the sliding v."""
    if not most:
        return np.zeros(len(v))
    stuck = _held(D, v)
    if np.linalg.norm(stuck) <= most:
        return stuck
    way = _direction(lambda d: v - D @ d * most, v)
    return None if way is None else -most * way


def _slipping(D: Floats, v: Floats, friction: float, given: float) -> Floats | None:
    """The impulses while it slips: friction against the sliding that is left, and a gap that does not close."""

    def at(d: Floats) -> Floats:
        push = -friction * d
        yields = D[0, 0] + D[0, 1:] @ push  # where this is not positive, friction in this direction jams the contact
        normal = max(-(v[0] + given * (D[0, 1:] @ push)) / yields, 0.0) if yields > 0 else np.nan
        return np.concatenate([[normal], (given + normal) * push])

    way = _direction(lambda d: v[1:] + D[1:] @ at(d), v[1:])
    return None if way is None else at(way)


def _direction(left: Callable[[Floats], Floats], v: Floats) -> Floats | None:
    """The unit direction d in which the sliding that is left, a function of it, goes itself; that of v where none is left.

    None where it goes elsewhere for every d.
    """
    size = np.linalg.norm(v)
    first = v / size if size else np.eye(len(v))[0]
    rest = left(first)
    if np.linalg.norm(rest) <= RIGID * size:
        return np.asarray(first)
    if len(v) == 1:
        slides = [(d, d @ rest, np.abs(v - rest).max()) for d in (first, -first) for rest in [left(d)]]
        return next((d for d, along, moved in slides if along >= -ROUGHLY * (size + moved)), None)

    def turned(angle: float) -> tuple[float, float]:
        d = np.array([np.cos(angle), np.sin(angle)])
        s = left(d)
        return float(d[0] * s[1] - d[1] * s[0]), float(d @ s)

    start = float(np.arctan2(v[1], v[0]))
    for angle in (start, start + np.pi):  # where v is in a plane of symmetry
        turning, along = turned(angle)
        if abs(turning) <= RIGID * size and along >= 0:
            return np.array([np.cos(angle), np.sin(angle)])
    step = 2 * np.pi / ANGLES
    at = cache(lambda k: turned(start + k * step))
    for k in (side for far in range(ANGLES // 2) for side in (-far - 1, far)):
        (a, along), (b, other) = at(k), at(k + 1)
        if a * b <= 0 and max(along, other) > 0:
            angle = _zero(lambda x: turned(x)[0], start + k * step, start + (k + 1) * step)
            if turned(angle)[1] >= 0:
                return np.array([np.cos(angle), np.sin(angle)])
    return None


def _zero(f: Callable[[float], float], low: float, high: float) -> float:
    from scipy.optimize import brentq  # slow to import, and only friction in two directions needs it

    return float(brentq(f, low, high, xtol=1e-15, rtol=1e-15))
