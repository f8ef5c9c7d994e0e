"""The jumps of the velocities at impacts: all contacts that touch at once, or one after the other.

The impulses of all contacts that touch solve one complementarity problem of compression and one of expansion (Poisson's law;
Glocker and Pfeiffer 1995), which takes energy away and never adds any.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from alembert.errors import SimulationError
from alembert.expressions.algebra import Floats
from alembert.mechanism.contact_run import ROUNDING, ContactRun, Impact
from alembert.mechanism.contact_state import Flags, Touch
from alembert.mechanism.impact_law import RIGID, Block, by_newton, impulses

IMPACTS = ("together", "sequence", "newton")  # how contacts that touch are hit
MOST_IN_TURN = 10000  # impacts at one time, one after the other
TINY = 1e-300


class Impacts:
    """The impacts of one run, by one of IMPACTS: at once by Poisson's law, one after the other, or at once by Newton's law."""

    def __init__(self, contacts: ContactRun, how: str) -> None:
        self.contacts = contacts
        self._is_in_turn, self._is_newtons = how == IMPACTS[1], how == IMPACTS[2]
        self._new: dict[int, int] = {}  # those of the present time, by contact
        self.fastest = np.zeros(contacts.count)
        """The fastest impact of each contact since it was closed last."""

    def begin(self) -> None:
        """A new time: there are no impacts yet."""
        self._new = {}

    def hit(self, touch: Touch, near: Flags, slow: Floats) -> Touch:
        """The contacts after the impacts of those that are near, where one of them closes faster than slowly."""
        if not (near & (touch.velocities < -slow)).any():
            return touch
        return self._in_turn(touch, near, slow) if self._is_in_turn else self._at_once(touch, near)

    def _in_turn(self, touch: Touch, near: Flags, slow: Floats) -> Touch:
        """Impacts one after the other, each of the contact that is hit hardest, until no gap closes any more."""
        contacts = self.contacts
        for _ in range(MOST_IN_TURN):
            speeds = np.where(near & touch.place.can_yield & (touch.velocities < -slow), touch.velocities, 0.0)
            if not speeds.any():
                return touch
            hardest = np.argmin(speeds / np.sqrt(np.maximum(touch.place.D.diagonal(), TINY)))
            touch = self._at_once(touch, np.arange(contacts.count) == hardest)
        raise SimulationError(
            f"The contacts {contacts.names(np.flatnonzero(near))} hit each other in turn without an end at t = "
            f'{contacts.time:g}. Let them hit at once instead: impacts="together".'
        )

    def _at_once(self, touch: Touch, near: Flags) -> Touch:
        """The jump of the velocities, by compression and expansion."""
        contacts, place, chosen = self.contacts, touch.place, np.flatnonzero(near & touch.place.can_yield)
        if not len(chosen):
            contacts.unsolved(np.flatnonzero(near))
        rows, blocks = self._blocks(touch, chosen)
        p = self._impulses(place.response[rows[:, None], rows], touch.rates[rows], blocks, chosen)
        after = touch.speeds + place.answers[:, rows] @ p
        contacts.speeds[:] = after
        self.fastest = np.maximum(self.fastest, np.where(near, -touch.velocities, 0.0))
        other, G = contacts.touch(place), place.G[rows]
        works = p * (G @ (touch.speeds + after)) / 2
        for k, block in zip(chosen.tolist(), blocks, strict=True):
            own = slice(block.rows[0], block.rows[-1] + 1)
            if p[own].any():
                speeds = float(touch.velocities[k]), float(other.velocities[k])
                self._record(k, p[own].tolist(), speeds, float(works[own].sum()))
        contacts.driver.run.plant.work += float(works.sum()) + self._drive(touch, G.T @ p, after)
        return other

    def bounce(self, touch: Touch, k: int, back: float) -> None:
        """The impact of one contact without friction, where no constraint holds anything: all laws say the same."""
        contacts, before = self.contacts, float(touch.velocities[k])
        impulse = -(1 + back) * before / float(touch.place.D[k, k])
        contacts.speeds[:] = touch.speeds + touch.place.answers[:, k] * impulse
        work = impulse * float(touch.place.normals[k] @ (touch.speeds + contacts.speeds)) / 2
        self.fastest[k] = max(self.fastest[k], -before)
        self._record(k, [impulse], (before, -back * before), work)
        contacts.driver.run.plant.work += work

    def _record(self, k: int, sizes: list[float], speeds: tuple[float, float], work: float) -> None:
        contacts = self.contacts
        self._new[k] = len(contacts.impacts)
        contacts.impacts.append(
            Impact(contacts.time, contacts.labels[k], sizes[0], *speeds, work, friction=tuple(sizes[1:]))
        )
        contacts.tell(f"{contacts.labels[k]}: impact")

    def stop(self, touch: Touch, held: NDArray[np.intp]) -> None:
        """What was left of the velocities of contacts that are held now counts to the impact that was the last."""
        contacts, place, after = self.contacts, touch.place, self.contacts.speeds
        contacts.driver.run.plant.work += float((after - touch.speeds) @ place.M @ (after + touch.speeds) / 2)
        told = [k for k in held.tolist() if k in self._new]
        if not told:
            return
        D = place.D[np.ix_(held, held)]
        size = np.sqrt(np.diag(D))  # a radian is no metre
        more = np.linalg.lstsq(D / np.outer(size, size), -touch.velocities[held] / size, rcond=RIGID)[0] / size
        works = more * (place.normals[held] @ (touch.speeds + after)) / 2
        for k, size, work in zip(held.tolist(), more.tolist(), works.tolist(), strict=True):
            if k in self._new:
                last = contacts.impacts[self._new[k]]
                ended = replace(last, impulse=last.impulse + size, after=0.0, work=last.work + work)
                contacts.impacts[self._new[k]] = ended
        self._drive(touch, place.normals[held].T @ np.where(np.isin(held, told), more, 0.0), after)

    def _drive(self, touch: Touch, push: Floats, after: Floats) -> float:
        """Record the impulses of constraints that move by themselves, which do work, and give all of it."""
        contacts, A = self.contacts, touch.place.A
        if not len(A):
            return 0.0
        held = touch.held(push)
        flows = A @ (touch.speeds + after) / 2
        moves = np.abs(flows) > np.abs(A) @ (ROUNDING * np.abs(touch.speeds + after) + contacts.least)
        for k in np.flatnonzero(moves):
            owner, rate = contacts.driver.run.native.eom.rows[k].owner, float(flows[k])
            contacts.impacts.append(Impact(contacts.time, owner, float(held[k]), rate, rate, float(held[k] * rate)))
        return float(held @ np.where(moves, flows, 0.0))

    def _blocks(self, touch: Touch, chosen: NDArray[np.intp]) -> tuple[NDArray[np.intp], list[Block]]:
        """Which rows a problem of these contacts has, normals with their tangents, one contact after the other."""
        rows: list[int] = []
        blocks: list[Block] = []
        for k in chosen.tolist():
            first = len(rows)
            rows += self.contacts.reading.rows[k]
            restitution = float(self.contacts.restitution[k])
            blocks.append(Block(tuple(range(first, len(rows))), float(touch.frictions[k]), restitution))
        return np.array(rows), blocks

    def _impulses(self, D: Floats, v: Floats, blocks: list[Block], chosen: NDArray[np.intp]) -> Floats:
        contacts = self.contacts
        if any(block.friction for block in blocks) or self._is_newtons:
            found = (by_newton if self._is_newtons else impulses)(D, v, blocks)
            return contacts.unsolved(chosen) if found is None else found
        normal = [block.rows[0] for block in blocks]
        own, rates, back = D[np.ix_(normal, normal)], v[normal], np.array([block.restitution for block in blocks])
        compression = contacts.solved(own, rates, chosen)
        given = (1 + back) * compression
        p = np.zeros(len(v))
        p[normal] = given + contacts.solved(own, rates + own @ given, chosen)
        return p
