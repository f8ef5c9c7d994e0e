"""What happens when gaps close and open along a run: impacts, and which contacts stay closed.

At an impact the velocities jump: the impulses of all contacts that touch solve one complementarity problem of compression and
one of expansion (Poisson's law; Glocker and Pfeiffer 1995), which takes energy away and never adds any. Between impacts the
accelerations change least from those without contacts, as Gauss (1829) says: one complementarity problem for the forces. With
friction there may be no solution, or several (Painleve 1895), which is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import rows_of
from alembert.errors import SimulationError
from alembert.mechanism.complementarity import complementary
from alembert.mechanism.contact_state import ContactReading, Place, Touch
from alembert.mechanism.impact_law import Block, by_newton, impulses
from alembert.mechanism.native_run import Driver
from alembert.native.machine_code import pointer
from alembert.native.structures import FREE, IDLE, SLIP, STICK

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
TOUCHING = 1e-9  # of a length of the mechanism: a gap that is none
ROUNDING = 1e-10  # of the terms of a velocity or force: what is none
UNKNOWN = 10  # times the tolerance of the speeds of the run: a rate that is none
STILL = 1e-12  # of the terms of an acceleration: what is none
TIE = 1e-10  # of the forces at a contact: it may pull as little before it opens
LAST_BOUNCE = (
    1e-6  # of the fastest impact since it closed last: after a slower one the bounces that follow are summed up
)
LOWEST = 1e-12  # of a length: a bounce no higher than this is none
MOST_AT_ONCE = 6  # contacts of which every choice is looked at
SAME = 1e-8  # of the accelerations: two motions that are one
IMPACTS = ("together", "sequence", "newton")  # how contacts that touch are hit
MOST_IN_TURN = 10000  # impacts at one time, one after the other
TINY = 1e-300
SAME_PLACE = 1e-2  # of the tolerances of the coordinates: what has not moved


@dataclass(frozen=True)
class Impact:
    """The impulse of one gap at one time: its size, the rate of the gap before and after, and the work of the impulse.

    A constraint that moves by itself, as that of a motor, has such impulses, too, under its own name.
    `friction` are the components of the impulse along the tangents, where the contact rubs.
    """

    time: float
    name: str
    impulse: float
    before: float
    after: float
    work: float
    friction: tuple[float, ...] = ()


class Contacts:
    """The unilateral constraints of one run: they decide at events, and remember what has happened."""

    def __init__(
        self, driver: Driver, rub: Callable[[], None], impacts: str, restitution: Floats, length: float
    ) -> None:
        """`rub` begins the frictions anew, with the velocities and the contacts as they are; `impacts` is one of IMPACTS: at
        once by Poisson's law, one after the other, or at once by Newton's law."""
        self.driver, self.rub, self.restitution, self.length = driver, rub, restitution, length
        self.in_turn, self.by_newton = impacts == IMPACTS[1], impacts == IMPACTS[2]
        self.labels = [law.label for law in driver.run.native.eom.contacts]
        self.count = len(self.labels)
        self.impacts: list[Impact] = []
        self.events: list[tuple[float, str]] = []
        self._fastest = np.zeros(self.count)
        self._rubbed = np.zeros(0, dtype=np.int64)  # the modes of frictions as they were told last
        self._ways = np.zeros(0)  # the directions of their sliding then
        self._new: dict[int, int] = {}  # the impacts of the present time, by contact

    @cached_property
    def modes(self) -> NDArray[np.int64]:
        """The modes of the contacts, as the native loop has them."""
        return self.driver.run.array("modes")[: self.count]

    @cached_property
    def _reading(self) -> ContactReading:
        return ContactReading(self.driver.run)

    @cached_property
    def _least(self) -> Floats:
        """What is not known of each speed."""
        return UNKNOWN * self.driver.atol[self.driver.run.plant.nq :]

    def decide(self, hit: Sequence[int] = (), pulled: Sequence[int] = ()) -> None:
        """Let what touches now hit, rest or leave.

        `hit` are gaps that have just closed, `pulled` those whose force has just come to its end.
        """
        self._new = {}
        touch, before = self._touch(), self.modes.copy()
        near = (touch.gaps <= TOUCHING * self.length * touch.place.sizes) | (before != FREE)
        near[list(hit)] = True
        touch = self._put_together(touch, near)
        slow = np.maximum(ROUNDING * touch.terms, np.abs(touch.place.normals) @ self._least)
        if (near & (touch.velocities < -slow)).any():
            touch = self._in_turn(touch, near, slow) if self.in_turn else self._impact(touch, near)
        self._settle(touch, near, np.maximum(slow, ROUNDING * touch.terms), pulled)
        self._record(before)

    def check(self) -> None:
        """Tell of what slides back, and decide anew where a change of friction has made a closed contact pull."""
        if not self.count:
            return
        self._tell_of_reversals()
        self._rates()
        pulled = np.flatnonzero((self.modes == STICK) & (self._pushing() < 0))
        if len(pulled):
            self.decide(pulled=pulled.tolist())

    def tell_of_frictions(self) -> None:
        """Record which contacts have come to stick or to slip."""
        modes = self.driver.run.array("modes")[self.count :].copy()
        for k, contact in enumerate(self.driver.run.native.rubbing):
            if contact >= 0 and modes[k] != FREE and (not len(self._rubbed) or modes[k] != self._rubbed[k]):
                name = f"{self.labels[contact]}: {'sticks' if modes[k] == STICK else 'slips'}"
                self.events.append((float(self.driver.clock.t), name))
        self._rubbed, self._ways = modes, self.driver.run.array("directions").copy()

    # --- inside -----------------------------------------------------------------------------------------------------

    def _tell_of_reversals(self) -> None:
        """Record which contacts that have just stopped sliding go on to slide back."""
        run, time = self.driver.run, float(self.driver.clock.t)
        hits, modes, ways = run.array("hits")[run.plant.nguard :], run.array("modes"), run.array("directions")
        ends = np.cumsum(run.native.components)
        for k, contact in enumerate(run.native.rubbing, self.count):
            own = slice(ends[k - 1], ends[k])
            slides = contact >= 0 and hits[k] and modes[k] == SLIP == self._rubbed[k - self.count]
            if slides and ways[own] @ self._ways[own] < 0:
                self.events.append((time, f"{self.labels[contact]}: slips back"))

    def _rates(self) -> None:
        driver = self.driver
        driver.run.call("rates", driver.clock.t, pointer(driver.y), pointer(driver.dy))

    def _pushing(self) -> Floats:
        """What the forces of all contacts have left until they end, as last evaluated."""
        return self.driver.run.array("tau")[: self.count] + self.driver.run.array("slow")[: self.count]

    def _touch(self, place: Place | None = None) -> Touch:
        """The contacts at the present state; at a place that is known, with its speeds."""
        self._rates()
        return self._reading.touch(self.driver.y[self.driver.run.plant.nq :].copy(), place)

    def _put_together(self, touch: Touch, near: Flags) -> Touch:
        """Close what is left of the gaps of contacts that touch, and leave the speeds as they are."""
        driver, nq = self.driver, self.driver.run.plant.nq
        self._close(touch.place, near, touch.gaps)
        before = driver.y[:nq].copy()
        self._project()
        driver.y[nq:] = touch.speeds
        is_same = (np.abs(driver.y[:nq] - before) <= SAME_PLACE * driver.atol[:nq]).all()
        return self._touch(touch.place if is_same else None)

    def _project(self) -> None:
        """Put the state onto the constraints and what is closed."""
        driver = self.driver
        driver.run.call("project", driver.clock.t, pointer(driver.y), driver.clock.close)

    def _impact(self, touch: Touch, near: Flags) -> Touch:
        """The jump of the velocities, by compression and expansion."""
        driver, place, chosen = self.driver, touch.place, np.flatnonzero(near & touch.place.can_yield)
        if not len(chosen):
            self._unsolved(np.flatnonzero(near))
        rows, blocks = self._blocks(touch, chosen)
        p = self._impulses(place.response[rows[:, None], rows], touch.rates[rows], blocks, chosen)
        after = touch.speeds + place.answers[:, rows] @ p
        driver.y[driver.run.plant.nq :] = after
        self._fastest = np.maximum(self._fastest, np.where(near, -touch.velocities, 0.0))
        other, G = self._touch(place), place.G[rows]
        works = p * (G @ (touch.speeds + after)) / 2
        for k, block in zip(chosen.tolist(), blocks, strict=True):
            own = slice(block.rows[0], block.rows[-1] + 1)
            if p[own].any():
                sizes, speeds = p[own].tolist(), (float(touch.velocities[k]), float(other.velocities[k]))
                found = Impact(
                    driver.clock.t, self.labels[k], sizes[0], *speeds, float(works[own].sum()), tuple(sizes[1:])
                )
                self._new[k] = len(self.impacts)
                self.impacts.append(found)
                self.events.append((found.time, f"{found.name}: impact"))
        driver.run.plant.work += float(works.sum()) + self._drive(touch, G.T @ p, after)
        return other

    def _drive(self, touch: Touch, push: Floats, after: Floats) -> float:
        """Record the impulses of constraints that move by themselves, which do work, and give all of it."""
        A = touch.place.A
        if not len(A):
            return 0.0
        held = touch.held(push)
        flows = A @ (touch.speeds + after) / 2
        moves = np.abs(flows) > np.abs(A) @ (ROUNDING * np.abs(touch.speeds + after) + self._least)
        for k in np.flatnonzero(moves):
            owner, rate = self.driver.run.native.eom.rows[k].owner, float(flows[k])
            self.impacts.append(Impact(self.driver.clock.t, owner, float(held[k]), rate, rate, float(held[k] * rate)))
        return float(held @ np.where(moves, flows, 0.0))

    def _in_turn(self, touch: Touch, near: Flags, slow: Floats) -> Touch:
        """Impacts one after the other, each of the contact that is hit hardest, until no gap closes any more."""
        for _ in range(MOST_IN_TURN):
            speeds = np.where(near & touch.place.can_yield & (touch.velocities < -slow), touch.velocities, 0.0)
            if not speeds.any():
                return touch
            hardest = np.argmin(speeds / np.sqrt(np.maximum(touch.place.D.diagonal(), TINY)))
            touch = self._impact(touch, np.arange(self.count) == hardest)
        names = ", ".join(repr(self.labels[k]) for k in np.flatnonzero(near))
        raise SimulationError(
            f"The contacts {names} hit each other in turn without an end at t = {self.driver.clock.t:g}. Let them hit at once "
            'instead: impacts="together".'
        )

    def _blocks(self, touch: Touch, chosen: NDArray[np.intp]) -> tuple[NDArray[np.intp], list[Block]]:
        """Which rows a problem of these contacts has, normals with their tangents, one contact after the other."""
        rows: list[int] = []
        blocks: list[Block] = []
        for k in chosen.tolist():
            first = len(rows)
            rows += self._reading.rows[k]
            blocks.append(Block(tuple(range(first, len(rows))), float(touch.frictions[k]), float(self.restitution[k])))
        return np.array(rows), blocks

    def _impulses(self, D: Floats, v: Floats, blocks: list[Block], chosen: NDArray[np.intp]) -> Floats:
        if any(block.friction for block in blocks) or self.by_newton:
            found = (by_newton if self.by_newton else impulses)(D, v, blocks)
            return self._unsolved(chosen) if found is None else found
        normal = [block.rows[0] for block in blocks]
        own, rates, back = D[np.ix_(normal, normal)], v[normal], np.array([block.restitution for block in blocks])
        compression = self._solved(own, rates, chosen)
        given = (1 + back) * compression
        p = np.zeros(len(v))
        p[normal] = given + self._solved(own, rates + own @ given, chosen)
        return p

    def _solved(self, D: Floats, q: Floats, chosen: NDArray[np.intp]) -> Floats:
        found = complementary(D, q)
        return self._unsolved(chosen) if found is None else found

    def _unsolved(self, chosen: Iterable[int]) -> NoReturn:
        names = ", ".join(repr(self.labels[k]) for k in chosen)
        raise SimulationError(
            f"The contacts {names} have no solution at t = {self.driver.clock.t:g}: they push against each other, or "
            "against a constraint that moves by itself."
        )

    def _settle(self, touch: Touch, near: Flags, slow: Floats, pulled: Sequence[int]) -> None:
        """Decide which of the contacts that touch stay closed: those that come to rest (`slow`), and have to push to do so."""
        rest = near & (touch.velocities <= slow)
        forces, opening = self._forces(touch, rest)
        last = near & ~rest & self._is_last_bounce(touch, opening)
        if last.any():
            self._tell_of_last(touch, last, opening)
            rest |= last
            forces, opening = self._forces(touch, rest)
        still = opening <= STILL * touch.opening_terms
        still[list(pulled)] = False
        own = touch.opening_terms / np.where(touch.place.can_yield, touch.place.D.diagonal(), np.inf)
        self.driver.run.array("slow")[: self.count] = TIE * np.maximum(own, forces)
        self._close(touch.place, rest & ((forces > 0) | still), forces)
        self._stop(touch)
        self.rub()
        if len(self._reading.rubbing):
            self._refuse_several(touch, rest, slow)
            if not self._is_consistent(touch, rest):
                self._search(touch, rest)
        self._fastest[self.modes != FREE] = 0.0

    def _close(self, place: Place, closed: Flags, first: Floats) -> None:
        """Set the modes of the contacts that are closed, and of those that are not; no friction sticks until it begins anew."""
        every = self.driver.run.array("modes")
        every[self.count :][every[self.count :] == STICK] = SLIP
        self.modes[:] = np.where(closed, IDLE, FREE)
        self.modes[self._independent(place, closed, first)] = STICK

    def _refuse_several(self, touch: Touch, rest: Flags, slow: Floats) -> None:
        """Tell where contacts that slide have several solutions, as where one may lift off or jam.

        With Coulomb's law along the sliding, W takes pushes to openings: a choice of contacts that push is one solution, if
        they do and the others open.
        """
        place, chosen = touch.place, np.flatnonzero(rest & touch.place.can_yield)
        sliding = {k: float(np.linalg.norm(touch.rates[self._reading.rows[k][1:]])) for k in chosen.tolist()}
        rubs = [k for k in sliding if touch.frictions[k]]
        if not rubs or len(chosen) > MOST_AT_ONCE or any(sliding[k] <= slow[k] for k in rubs):
            return
        W = place.D[np.ix_(chosen, chosen)]
        for k in rubs:
            rows = self._reading.rows[k][1:]
            rubbing = place.response[:, rows] @ touch.rates[rows] / sliding[k]
            W[:, np.flatnonzero(chosen == k)[0]] -= touch.frictions[k] * rubbing[chosen]
        if np.linalg.eigvalsh((W + W.T) / 2)[0] > 0:  # then there is just one
            return
        given = touch.opening[chosen], STILL * touch.opening_terms[chosen]
        if sum(_fits(W, *given, np.array(c)) for c in product((True, False), repeat=len(chosen))) > 1:
            self._undetermined(chosen, "several solutions")

    def _is_consistent(self, touch: Touch, rest: Flags) -> bool:
        """Whether with friction as it is all closed contacts push, and no open one that rests closes."""
        self.driver.run.plant.painleve = 0.0
        self._rates()
        closed = self.modes == STICK
        accelerations = self.driver.dy[self.driver.run.plant.nq :]
        G = touch.place.normals
        opening = G @ accelerations + touch.bias
        terms = np.abs(G) @ np.abs(accelerations) + touch.opening_terms
        pulls = closed & (self._pushing() < 0)
        enters = rest & (self.modes == FREE) & (opening < -TIE * terms)
        return not (pulls.any() or enters.any() or self.driver.run.plant.painleve)

    def _search(self, touch: Touch, rest: Flags) -> None:
        """Try all choices of closed contacts: just one motion may fit."""
        places, found = np.flatnonzero(rest & touch.place.can_yield), []
        state = self.driver.y.copy()
        for choice in product((True, False), repeat=len(places)):
            closed = np.zeros(self.count, dtype=bool)
            closed[places[list(choice)]] = True
            self.driver.y[:] = state
            self._close(touch.place, closed, np.ones(self.count))
            with suppress(SimulationError):
                self._stop(touch)
                self.rub()
                if self._is_consistent(touch, rest):
                    found.append((closed, self.driver.dy.copy()))
        motions = [rates for _, rates in found]
        size = max((float(np.abs(rates).max()) for rates in motions), default=0.0)
        if not found or any(np.abs(rates - motions[0]).max() > SAME * size for rates in motions):
            self._undetermined(places, "several solutions" if found else "no solution")
        self.driver.y[:] = state
        self._close(touch.place, found[0][0], np.ones(self.count))
        self._stop(touch)
        self.rub()

    def _undetermined(self, contacts: Iterable[int], found: str) -> NoReturn:
        names = ", ".join(repr(self.labels[k]) for k in contacts)
        raise SimulationError(
            f"The contacts {names} with friction have {found} at t = {self.driver.clock.t:g} (the paradox of Painleve): the "
            "motion is not determined by rigid bodies."
        )

    def _forces(self, touch: Touch, rest: Flags) -> tuple[Floats, Floats]:
        """The forces of the contacts at rest, and the accelerations of all gaps with them."""
        D, chosen = touch.place.D, np.flatnonzero(rest & touch.place.can_yield)
        forces = np.zeros(self.count)
        if not len(chosen):
            return forces, touch.opening
        forces[chosen] = self._solved(D[np.ix_(chosen, chosen)], touch.opening[chosen], chosen)
        return forces, touch.opening + D @ forces

    def _is_last_bounce(self, touch: Touch, opening: Floats) -> Flags:
        """Whether the infinitely many bounces that follow are too low and too short to be told apart."""
        v, falling = touch.velocities, opening < -STILL * touch.opening_terms
        low = v**2 <= 2 * LOWEST * self.length * touch.place.sizes * np.abs(opening)
        return np.asarray(falling & (low | (v <= LAST_BOUNCE * self._fastest)))

    def _tell_of_last(self, touch: Touch, last: Flags, opening: Floats) -> None:
        """When they end: 2 v / a (1 + e + e^2 + ...) from now."""
        for k in np.flatnonzero(last):
            rest = 2 * touch.velocities[k] / -opening[k] / (1 - self.restitution[k]) if self.restitution[k] < 1 else 0.0
            self.events.append((float(self.driver.clock.t + rest), f"{self.labels[k]}: the last of its bounces"))

    def _independent(self, place: Place, closed: Flags, first: Floats) -> list[int]:
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

    def _stop(self, touch: Touch) -> None:
        """Put the state onto what is closed; what was left of the velocities there counts to the impact that was the last."""
        driver, place, held = self.driver, touch.place, np.flatnonzero(self.modes == STICK)
        self._project()
        after = driver.y[driver.run.plant.nq :]
        driver.run.plant.work += float((after - touch.speeds) @ place.M @ (after + touch.speeds) / 2)
        if not len(held):
            return
        more = np.linalg.solve(place.D[np.ix_(held, held)], -touch.velocities[held])
        works = more * (place.normals[held] @ (touch.speeds + after)) / 2
        for k, size, work in zip(held, more, works, strict=True):
            if int(k) in self._new:
                last = self.impacts[self._new[int(k)]]
                ended = replace(last, impulse=last.impulse + float(size), after=0.0, work=last.work + float(work))
                self.impacts[self._new[int(k)]] = ended
        told = np.array([int(k) in self._new for k in held])
        if told.any():
            self._drive(touch, place.normals[held].T @ np.where(told, more, 0.0), after)

    def _record(self, before: NDArray[np.int64]) -> None:
        time = float(self.driver.clock.t)
        for k, label in enumerate(self.labels):
            if (self.modes[k] == FREE) != (before[k] == FREE):
                self.events.append((time, f"{label}: {'opened' if self.modes[k] == FREE else 'closed'}"))


def _fits(W: Floats, opening: Floats, least: Floats, pushing: Flags) -> bool:
    """Whether these contacts push and the others open, all of them by more than rounding."""
    own = W[np.ix_(pushing, pushing)]
    if np.linalg.matrix_rank(own) < len(own):
        return False
    forces = np.linalg.solve(own, -opening[pushing])
    left = opening[~pushing] + W[np.ix_(~pushing, pushing)] @ forces
    return bool((forces * np.abs(own.diagonal()) > least[pushing]).all() and (left > least[~pushing]).all())
