"""Which contacts of a run are closed: decided where gaps close and forces end, after the impacts.

Between impacts the accelerations change least from those without contacts, as Gauss (1829) says: one complementarity problem
for the forces. With friction there may be no solution, or several, which is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import rows_of
from alembert.expressions.algebra import Floats
from alembert.mechanism import painleve
from alembert.mechanism.contact_run import ROUNDING, ContactRun
from alembert.mechanism.contact_state import Flags, Place, Touch, with_dependent
from alembert.mechanism.impact_law import RIGID
from alembert.mechanism.impacts import Impacts
from alembert.mechanism.native_run import Driver
from alembert.mechanism.painleve import STILL, TIE
from alembert.native.structures import FREE, IDLE, SHARED, SLIP, SPARED, STICK

TOUCHING = 1e-9  # of a length of the mechanism: a gap that is none
LAST_BOUNCE = (
    1e-6  # of the fastest impact since it closed last: after a slower one the bounces that follow are summed up
)
SPANNED = 1e-7  # of a slope: what is left of one that is made of others
LOWEST = 1e-12  # of a length: a bounce no higher than this is none


class Contacts(ContactRun):
    """The unilateral constraints of one run: they decide at events, and remember what has happened."""

    def __init__(
        self, driver: Driver, rub: Callable[[], None], impacts: str, restitution: Floats, length: float
    ) -> None:
        """`rub` begins the frictions anew, with the velocities and the contacts as they are; `impacts` is one of IMPACTS."""
        super().__init__(driver, restitution, length)
        self._rub, self._hits = rub, Impacts(self, impacts)
        self._rubbed = np.zeros(0, dtype=np.int64)  # the modes of frictions as they were told last
        self._ways = np.zeros(0)  # the directions of their sliding then

    def decide(self, hit: Sequence[int] = (), pulled: Sequence[int] = ()) -> None:
        """Let what touches now hit, rest or leave.

        `hit` are gaps that have just closed, `pulled` those whose force has just come to its end.
        """
        self._hits.begin()
        touch, before = self.touch(), self.modes.copy()
        near = (touch.gaps <= TOUCHING * self.length * touch.place.sizes) | (before != FREE)
        near[list(hit)] = True
        self._close(touch.place, near, touch.gaps)
        touch = self.put_together(touch)
        if len(hit) == 1 and self._bounces(touch, near, hit[0]):
            self.modes[:] = before
            return
        slow = np.maximum(ROUNDING * touch.terms, np.abs(touch.place.normals) @ self.least)
        touch = self._hits.hit(touch, near, slow)
        self._settle(touch, near, np.maximum(slow, ROUNDING * touch.terms), pulled)
        self._tell_of_modes(before)

    def _bounces(self, touch: Touch, near: Flags, k: int) -> bool:
        """Whether one contact alone hits, without friction, and leaves again, as most do: nothing else has to be decided."""
        plant, place, back = self.driver.plant, touch.place, float(self.restitution[k])
        if (
            not back
            or plant.nlaw > plant.ncontact
            or len(place.A)
            or np.count_nonzero(near) > 1
            or not place.can_yield[k]
        ):
            return False
        after = -back * touch.velocities
        left = after[k] - max(ROUNDING * touch.terms[k], float(np.abs(place.normals[k]) @ self.least))
        fastest = np.maximum(self._hits.fastest, -touch.velocities)
        if not left > 0 or self._is_last_bounce(touch, after, touch.opening, fastest)[k]:
            return False
        self._hits.bounce(touch, k, back)
        return True

    def check(self) -> None:
        """Tell of what slides back, and decide anew where a change of friction has made a closed contact pull."""
        if not self.count:
            return
        self._tell_of_reversals()
        self.rates()
        pulled = np.flatnonzero(self.pulls())
        if len(pulled):
            self.decide(pulled=pulled.tolist())

    # --- which are closed -------------------------------------------------------------------------------------------

    def _settle(self, touch: Touch, near: Flags, slow: Floats, pulled: Sequence[int]) -> None:
        """Decide which of the contacts that touch stay closed: those that come to rest (`slow`), and have to push to do so."""
        rest = near & (touch.velocities <= slow)
        forces, opening = self._forces_at(touch, rest)
        last = near & ~rest & self._is_last_bounce(touch, touch.velocities, opening, self._hits.fastest)
        if last.any():
            self._tell_of_last(touch, last, opening)
            rest |= last
            forces, opening = self._forces_at(touch, rest)
        still = opening <= STILL * touch.opening_terms
        still[list(pulled)] = False
        own = touch.opening_terms / np.where(touch.place.can_yield, touch.place.D.diagonal(), np.inf)
        self.slow[:] = TIE * np.maximum(own, forces)
        closed = with_dependent(touch.place, rest & ((forces > 0) | still), rest)
        saved = self.saved()
        self._begin(touch, closed, forces)
        if len(self.reading.rubbing):
            painleve.refuse_several(self, touch, rest, slow)
            if not painleve.is_consistent(self, touch, rest):
                self.restore(saved)
                if not (last.any() and self._comes_to_rest(touch, rest, closed, forces)):
                    self.restore(saved)
                    first = np.ones(self.count)
                    painleve.search(self, touch, rest, lambda closed: self._begin(touch, closed, first))
        self._hits.fastest[self.modes != FREE] = 0.0

    def _comes_to_rest(self, touch: Touch, rest: Flags, closed: Flags, forces: Floats) -> bool:
        """Whether the contacts at rest slide no faster than their last bounces, and friction holds them once they are stopped.

        What slides so slowly stops in no time, and may tip its body until then: it would rock, ever lower, without an end.
        """
        place, chosen = touch.place, np.flatnonzero(rest & touch.place.can_yield)
        rows = np.concatenate([self.reading.rows[k] for k in chosen])
        most = 2 * LOWEST * self.length * float((place.sizes * touch.opening_terms)[rest].max())
        if (touch.rates[rows] ** 2 > most).any():
            return False
        push = np.linalg.lstsq(place.response[np.ix_(rows, rows)], -touch.rates[rows], rcond=RIGID)[0]
        self.speeds[:] = touch.speeds + place.answers[:, rows] @ push
        self._begin(touch, closed, forces)
        return painleve.is_consistent(self, touch, rest)

    def _forces_at(self, touch: Touch, rest: Flags) -> tuple[Floats, Floats]:
        """The forces of the contacts at rest, and the accelerations of all gaps with them."""
        D, chosen = touch.place.D, np.flatnonzero(rest & touch.place.can_yield)
        forces = np.zeros(self.count)
        if not len(chosen):
            return forces, touch.opening
        forces[chosen] = self.solved(D[np.ix_(chosen, chosen)], touch.opening[chosen], chosen)
        return forces, touch.opening + D @ forces

    def _begin(self, touch: Touch, closed: Flags, first: Floats) -> None:
        """Begin to move with these contacts closed: put the state onto them, and choose the modes of their frictions."""
        self._close(touch.place, closed, first)
        self.project()
        self._hits.stop(touch, np.flatnonzero(self.modes == STICK))
        self._rub()
        if (self.modes == SHARED).any():
            self._spare(touch.place, closed, first)

    def _spare(self, place: Place, closed: Flags, first: Floats) -> None:
        """Of contacts that depend on each other, let those that would pull bear nothing, one after the other, and those push
        again that then would: the forces of least norm among those that push."""
        spared = np.zeros(self.count, dtype=bool)
        for _ in range(2 * self.count):
            self.rates()
            if not self.pulls().any():
                return
            spared[np.argmin(np.where(closed, self.margins, np.inf))] ^= True
            if place.rank(closed & ~spared) < place.rank(closed):
                return
            self._close(place, closed, np.where(spared, 0.0, first), spared)
            self._rub()

    def _close(self, place: Place, closed: Flags, first: Floats, spared: Flags | None = None) -> None:
        """Set the modes of the contacts that are closed, and of those that are not; no friction sticks until it begins anew."""
        frictions = self.all_modes[self.count :]
        frictions[frictions == STICK] = SLIP
        self.modes[:] = np.where(closed, IDLE, FREE)
        held = _independent(place, closed if spared is None else closed & ~spared, first)
        self.modes[held] = STICK
        if len(held) == np.count_nonzero(closed):
            return
        shared = self.is_length & _made_of(place.normals / place.lengths, self.modes == STICK)
        self.modes[shared & (self.modes == IDLE)] = SHARED
        if spared is not None:
            self.modes[shared & spared] = SPARED

    def _is_last_bounce(self, touch: Touch, v: Floats, opening: Floats, fastest: Floats) -> Flags:
        """Whether the infinitely many bounces that follow, the first at v, are too low and too short to be told apart, or too
        slow beside the `fastest`."""
        falling = opening < -STILL * touch.opening_terms
        low = v**2 <= 2 * LOWEST * self.length * touch.place.sizes * np.abs(opening)
        return np.asarray(falling & (low | (v <= LAST_BOUNCE * fastest)))

    # --- what is told -----------------------------------------------------------------------------------------------

    def _tell_of_last(self, touch: Touch, last: Flags, opening: Floats) -> None:
        """When they end: 2 v / a (1 + e + e^2 + ...) from now."""
        for k in np.flatnonzero(last):
            rest = 2 * touch.velocities[k] / -opening[k] / (1 - self.restitution[k]) if self.restitution[k] < 1 else 0.0
            self.tell(f"{self.labels[k]}: the last of its bounces", self.time + float(rest))

    def _tell_of_modes(self, before: NDArray[np.int64]) -> None:
        for k in np.flatnonzero((self.modes == FREE) != (before == FREE)):
            self.tell(f"{self.labels[k]}: {'opened' if self.modes[k] == FREE else 'closed'}")

    def tell_of_frictions(self) -> None:
        """Record which contacts have come to stick or to slip."""
        rubbing = self.driver.run.native.rubbing
        if not rubbing:
            return
        modes = self.all_modes[self.count :].copy()
        modes[self._held_by_others(modes)] = STICK
        for k, contact in enumerate(rubbing):
            if contact >= 0 and modes[k] != FREE and (not len(self._rubbed) or modes[k] != self._rubbed[k]):
                self.tell(f"{self.labels[contact]}: {'sticks' if modes[k] == STICK else 'slips'}")
        self._rubbed, self._ways = modes, self.driver.run.array("directions").copy()

    def _held_by_others(self, modes: NDArray[np.int64]) -> list[int]:
        """The frictions at their limits of contacts that do not slide, since what sticks elsewhere holds the same bodies."""
        rubbing = self.driver.run.native.rubbing
        tangents = {k: self.reading.rows[contact][1:] for k, contact in enumerate(rubbing) if contact >= 0}
        stuck = [row for k in tangents for row in tangents[k] if modes[k] == STICK]
        at_limit = [k for k in tangents if modes[k] == SLIP]
        if not stuck or not at_limit:
            return []
        touch = self.touch()
        place, held = touch.place, [*np.flatnonzero(self.modes == STICK), *stuck]

        def rank(chosen: Sequence[int]) -> int:
            return rows_of(np.vstack([place.A, place.G[chosen]]), place.lengths).rank

        def stands(own: Sequence[int]) -> bool:
            return bool((np.abs(touch.rates[own]) <= np.abs(place.G[own]) @ self.least).all())

        least = rank(held)
        return [k for k in at_limit if stands(tangents[k]) and rank([*held, *tangents[k]]) == least]

    def _tell_of_reversals(self) -> None:
        """Record which contacts that have just stopped sliding go on to slide back."""
        run = self.driver.run
        hits, ways = run.array("hits")[run.plant.nguard :], run.array("directions")
        ends = np.cumsum(run.native.components)
        for k, contact in enumerate(run.native.rubbing, self.count):
            own = slice(ends[k - 1], ends[k])
            slides = contact >= 0 and hits[k] and self.all_modes[k] == SLIP == self._rubbed[k - self.count]
            if slides and ways[own] @ self._ways[own] < 0:
                self.tell(f"{self.labels[contact]}: slips back")


def _made_of(rows: Floats, chosen: Flags) -> Flags:
    """Which rows are made of the chosen ones alone."""
    if not chosen.any() or chosen.all():
        return chosen
    own = rows[chosen].T
    left = rows.T - own @ np.linalg.lstsq(own, rows.T, rcond=None)[0]
    return np.asarray(np.linalg.norm(left, axis=0) <= SPANNED * np.linalg.norm(rows, axis=1))


def _independent(place: Place, closed: Flags, first: Floats) -> list[int]:
    """The closed contacts that are held, the `first` (above zero) before others; what follows from them needs no row."""
    if not closed.any():
        return []
    if not len(place.A) and np.count_nonzero(closed) == 1:
        return np.flatnonzero(closed & (place.sizes > 0)).tolist()
    kept: list[int] = []
    rank = rows_of(place.A, place.lengths).rank
    for k in sorted(np.flatnonzero(closed & place.can_yield).tolist(), key=lambda k: -float(first[k] > 0)):
        table = np.vstack([place.A, place.normals[[*kept, k]]])
        if rows_of(table, place.lengths).rank > rank + len(kept):
            kept.append(k)
    return kept
