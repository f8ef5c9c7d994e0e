"""What happens when gaps close and open along a run: impacts, and which contacts stay closed.

At an impact the velocities jump: the impulses of all contacts that touch solve one complementarity problem of compression and
one of expansion (Poisson's law; Glocker and Pfeiffer 1995), which takes energy away and never adds any. Between impacts the
accelerations change least from those without contacts, as Gauss (1829) says: one complementarity problem for the forces. With
friction there may be no solution, or several (Painleve 1895), which is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
from alembert.mechanism.constrained_solve import ConstrainedSystem
from alembert.mechanism.impact_law import Block, by_newton, impulses
from alembert.mechanism.native_run import Driver, Sliding, sliding
from alembert.native.kernel import kernel
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
SAME = 1e-8  # of the accelerations: two motions that are one
IMPACTS = ("together", "sequence", "newton")  # how contacts that touch are hit
MOST_IN_TURN = 10000  # impacts at one time, one after the other
TINY = 1e-300
HELD = 1e-12  # of what a free body would yield: a contact whose bodies cannot move along it


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


@dataclass(frozen=True, eq=False)
class Touch:
    """All contacts in numbers at one state: gaps, their rates v = G u + ... and v' = G u' + bias, masses and constraints."""

    gaps: Floats
    laws: Sequence[Sliding]
    rubbing: Mapping[int, Sliding]  # by contact
    M: Floats
    f: Floats
    A: Floats
    b: Floats
    speeds: Floats
    lengths: Floats

    @cached_property
    def velocities(self) -> Floats:
        """The rates of the gaps."""
        return np.array([law.velocity[0] for law in self.laws])

    @cached_property
    def G(self) -> Floats:
        """The slopes of the rates (contacts, speeds)."""
        return np.array([law.G[0] for law in self.laws]).reshape(len(self.laws), len(self.speeds))

    @cached_property
    def sizes(self) -> Floats:
        """What makes each gap a length: by how much it changes where the bodies move by one."""
        return np.asarray(np.linalg.norm(self.G / self.lengths, axis=1))

    @cached_property
    def terms(self) -> Floats:
        """What the rounding of each rate is measured by: as fast as the fastest body."""
        return self.sizes * np.abs(self.speeds * self.lengths).max(initial=0.0) + np.abs(self.velocities)

    @cached_property
    def _system(self) -> ConstrainedSystem:
        return ConstrainedSystem(self.M, self.A, self.lengths)

    @cached_property
    def D(self) -> Floats:
        """How the rates of all gaps answer to unit impulses (contacts, contacts)."""
        return self.response(self.G)[1]

    def response(self, G: Floats) -> tuple[Floats, Floats]:
        """The change of all speeds by unit impulses along rows G (speeds, rows), and of the rates along them (rows, rows)."""
        answers = self._system.solve(G.T, np.zeros((len(self.A), len(G))))[0]
        found = G @ answers
        return answers, np.asarray((found + found.T) / 2)

    def held(self, push: Floats) -> Floats:
        """The impulses of the constraints while others push."""
        return self._system.solve(push, np.zeros(len(self.A)))[1]

    @cached_property
    def accelerations(self) -> Floats:
        """u' without contacts."""
        return self._system.solve(self.f, self.b)[0]

    @cached_property
    def opening(self) -> Floats:
        """v' without contacts."""
        return self.G @ self.accelerations + np.array([law.bias[0] for law in self.laws])

    @cached_property
    def opening_terms(self) -> Floats:
        """What its rounding is measured by: as much as the body that is accelerated most."""
        most = np.abs(self.accelerations * self.lengths).max(initial=0.0)
        return self.sizes * most + np.array([abs(law.bias[0]) for law in self.laws])

    @cached_property
    def can_yield(self) -> Flags:
        """Which contacts the constraints let move."""
        masses = np.diag(self.M)
        free = (self.G**2 / np.where(masses > 0, masses, np.inf)).sum(axis=1)
        return np.asarray(np.diag(self.D) > HELD * free)


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
        self._new: dict[int, int] = {}  # the impacts of the present time, by contact

    @property
    def modes(self) -> NDArray[np.int64]:
        """The modes of the contacts, as the native loop has them."""
        return self.driver.run.array("modes")[: self.count]

    def decide(self, hit: Sequence[int] = (), pulled: Sequence[int] = ()) -> None:
        """Let what touches now hit, rest or leave.

        `hit` are gaps that have just closed, `pulled` those whose force has just come to its end.
        """
        self._new = {}
        touch, before = self._touch(), self.modes.copy()
        near = (touch.gaps <= TOUCHING * self.length * touch.sizes) | (before != FREE)
        near[list(hit)] = True
        touch = self._put_together(touch, near)
        least = UNKNOWN * np.abs(touch.G) @ self.driver.atol[self.driver.run.plant.nq :]
        slow = np.maximum(ROUNDING * touch.terms, least)
        if (near & (touch.velocities < -slow)).any():
            touch = self._in_turn(touch, near, slow) if self.in_turn else self._impact(touch, near)
        self._settle(touch, near, np.maximum(slow, ROUNDING * touch.terms), pulled)
        self._record(before)

    def check(self) -> None:
        """Decide anew where a change of friction has made a closed contact pull."""
        if not self.count:
            return
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
        self._rubbed = modes

    # --- inside -----------------------------------------------------------------------------------------------------

    def _rates(self) -> None:
        driver = self.driver
        kernel()["rates"](driver.plant, driver.clock.t, pointer(driver.y), pointer(driver.dy))

    def _pushing(self) -> Floats:
        """What the forces of all contacts have left until they end, as last evaluated."""
        return self.driver.run.array("tau")[: self.count] + self.driver.run.array("slow")[: self.count]

    def _touch(self) -> Touch:
        """The contacts at the present state."""
        driver, run = self.driver, self.driver.run
        self._rates()
        _, M, f, A, b, *_ = run.native.matrices(run.array("x"))
        every = sliding(run)
        laws, lengths = every[: self.count], 1 / run.array("inverse_lengths")
        rubs = {c: every[self.count + k] for k, c in enumerate(run.native.rubbing) if c >= 0}
        gaps, speeds = np.array([law.coefficient for law in laws]), driver.y[run.plant.nq :].copy()
        return Touch(gaps, laws, rubs, M, f, A, b, speeds, lengths)

    def _put_together(self, touch: Touch, near: Flags) -> Touch:
        """Close what is left of the gaps of contacts that touch, and leave the speeds as they are."""
        driver = self.driver
        self._close(touch, near, touch.gaps)
        kernel()["project"](driver.plant, driver.clock.t, pointer(driver.y), driver.clock.close)
        driver.y[driver.run.plant.nq :] = touch.speeds
        return self._touch()

    def _impact(self, touch: Touch, near: Flags) -> Touch:
        """The jump of the velocities, by compression and expansion."""
        driver, chosen = self.driver, np.flatnonzero(near & touch.can_yield)
        if not len(chosen):
            self._unsolved(np.flatnonzero(near))
        blocks, G, v = self._blocks(touch, chosen)
        answers, D = touch.response(G)
        p = self._impulses(D, v, blocks, chosen)
        after = touch.speeds + answers @ p
        driver.y[driver.run.plant.nq :] = after
        self._fastest = np.maximum(self._fastest, np.where(near, -touch.velocities, 0.0))
        other = self._touch()
        works = p * (G @ (touch.speeds + after)) / 2
        for k, block in zip(chosen, blocks, strict=True):
            rows = list(block.rows)
            if p[rows].any():
                sizes, speeds = p[rows].tolist(), (float(touch.velocities[k]), float(other.velocities[k]))
                found = Impact(
                    driver.clock.t, self.labels[k], sizes[0], *speeds, float(works[rows].sum()), tuple(sizes[1:])
                )
                self._new[int(k)] = len(self.impacts)
                self.impacts.append(found)
                self.events.append((found.time, f"{found.name}: impact"))
        driver.run.plant.work += float(works.sum()) + self._drive(touch, G.T @ p, after)
        return other

    def _drive(self, touch: Touch, push: Floats, after: Floats) -> float:
        """Record the impulses of constraints that move by themselves, which do work, and give all of it."""
        held = touch.held(push)
        flows = touch.A @ (touch.speeds + after) / 2
        terms = np.abs(touch.A) @ np.abs(touch.speeds + after)
        for k in np.flatnonzero(np.abs(flows) > ROUNDING * terms):
            owner, rate = self.driver.run.native.eom.rows[k].owner, float(flows[k])
            self.impacts.append(Impact(self.driver.clock.t, owner, float(held[k]), rate, rate, float(held[k] * rate)))
        return float(held @ np.where(np.abs(flows) > ROUNDING * terms, flows, 0.0))

    def _in_turn(self, touch: Touch, near: Flags, slow: Floats) -> Touch:
        """Impacts one after the other, each of the contact that is hit hardest, until no gap closes any more."""
        for _ in range(MOST_IN_TURN):
            speeds = np.where(near & touch.can_yield & (touch.velocities < -slow), touch.velocities, 0.0)
            if not speeds.any():
                return touch
            hardest = np.argmin(speeds / np.sqrt(np.maximum(np.diag(touch.D), TINY)))
            touch = self._impact(touch, np.arange(self.count) == hardest)
        names = ", ".join(repr(self.labels[k]) for k in np.flatnonzero(near))
        raise SimulationError(
            f"The contacts {names} hit each other in turn without an end at t = {self.driver.clock.t:g}. Let them hit at once "
            'instead: impacts="together".'
        )

    def _blocks(self, touch: Touch, chosen: NDArray[np.intp]) -> tuple[list[Block], Floats, Floats]:
        """The normals and tangents of the contacts, one after the other, as rows, with their rates."""
        blocks: list[Block] = []
        laws: list[tuple[Floats, Floats]] = []
        for k in chosen.tolist():
            first, law = sum(len(v) for _, v in laws), touch.rubbing.get(k)
            parts = [(touch.laws[k].G, touch.laws[k].velocity)] + ([] if law is None else [(law.G, law.velocity)])
            laws += parts
            rows = tuple(range(first, first + sum(len(v) for _, v in parts)))
            blocks.append(Block(rows, 0.0 if law is None else law.coefficient, float(self.restitution[k])))
        return blocks, np.vstack([G for G, _ in laws]), np.concatenate([v for _, v in laws])

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
        own = touch.opening_terms / np.where(touch.can_yield, np.diag(touch.D), np.inf)
        self.driver.run.array("slow")[: self.count] = TIE * np.maximum(own, forces)
        self._close(touch, rest & ((forces > 0) | still), forces)
        self._stop(touch)
        self.rub()
        if touch.rubbing and not self._is_consistent(touch, rest):
            self._search(touch, rest)
        self._fastest[self.modes != FREE] = 0.0

    def _close(self, touch: Touch, closed: Flags, first: Floats) -> None:
        """Set the modes of the contacts that are closed, and of those that are not; no friction sticks until it begins anew."""
        every = self.driver.run.array("modes")
        every[self.count :][every[self.count :] == STICK] = SLIP
        self.modes[:] = np.where(closed, IDLE, FREE)
        self.modes[self._independent(touch, closed, first)] = STICK

    def _is_consistent(self, touch: Touch, rest: Flags) -> bool:
        """Whether with friction as it is all closed contacts push, and no open one that rests closes."""
        self.driver.run.plant.painleve = 0.0
        self._rates()
        closed = self.modes == STICK
        accelerations = self.driver.dy[self.driver.run.plant.nq :]
        opening = touch.G @ accelerations + np.array([law.bias[0] for law in touch.laws])
        terms = np.abs(touch.G) @ np.abs(accelerations) + touch.opening_terms
        pulls = closed & (self._pushing() < 0)
        enters = rest & (self.modes == FREE) & (opening < -TIE * terms)
        return not (pulls.any() or enters.any() or self.driver.run.plant.painleve)

    def _search(self, touch: Touch, rest: Flags) -> None:
        """Try all choices of closed contacts: just one motion may fit."""
        places, found = np.flatnonzero(rest & touch.can_yield), []
        state = self.driver.y.copy()
        for choice in product((True, False), repeat=len(places)):
            closed = np.zeros(self.count, dtype=bool)
            closed[places[list(choice)]] = True
            self.driver.y[:] = state
            self._close(touch, closed, np.ones(self.count))
            with suppress(SimulationError):
                self._stop(touch)
                self.rub()
                if self._is_consistent(touch, rest):
                    found.append((closed, self.driver.dy.copy()))
        motions = [rates for _, rates in found]
        size = max((float(np.abs(rates).max()) for rates in motions), default=0.0)
        if not found or any(np.abs(rates - motions[0]).max() > SAME * size for rates in motions):
            names = ", ".join(repr(self.labels[k]) for k in places)
            raise SimulationError(
                f"The contacts {names} with friction have {'several solutions' if found else 'no solution'} at "
                f"t = {self.driver.clock.t:g} (the paradox of Painleve): the motion is not determined by rigid bodies."
            )
        self.driver.y[:] = state
        self._close(touch, found[0][0], np.ones(self.count))
        self._stop(touch)
        self.rub()

    def _forces(self, touch: Touch, rest: Flags) -> tuple[Floats, Floats]:
        """The forces of the contacts at rest, and the accelerations of all gaps with them."""
        chosen = np.flatnonzero(rest & touch.can_yield)
        forces = np.zeros(self.count)
        forces[chosen] = self._solved(touch.D[np.ix_(chosen, chosen)], touch.opening[chosen], chosen)
        return forces, touch.opening + touch.D @ forces

    def _is_last_bounce(self, touch: Touch, opening: Floats) -> Flags:
        """Whether the infinitely many bounces that follow are too low and too short to be told apart."""
        v, falling = touch.velocities, opening < -STILL * touch.opening_terms
        low = v**2 <= 2 * LOWEST * self.length * touch.sizes * np.abs(opening)
        return np.asarray(falling & (low | (v <= LAST_BOUNCE * self._fastest)))

    def _tell_of_last(self, touch: Touch, last: Flags, opening: Floats) -> None:
        """When they end: 2 v / a (1 + e + e^2 + ...) from now."""
        for k in np.flatnonzero(last):
            rest = 2 * touch.velocities[k] / -opening[k] / (1 - self.restitution[k]) if self.restitution[k] < 1 else 0.0
            self.events.append((float(self.driver.clock.t + rest), f"{self.labels[k]}: the last of its bounces"))

    def _independent(self, touch: Touch, closed: Flags, first: Floats) -> list[int]:
        """The closed contacts that are held, the `first` (above zero) before others; what follows from them needs no row."""
        kept: list[int] = []
        rank = rows_of(touch.A, touch.lengths).rank if len(touch.A) else 0
        for k in sorted(np.flatnonzero(closed & touch.can_yield), key=lambda k: -float(first[k] > 0)):
            table = np.vstack([touch.A, touch.G[[*kept, int(k)]]])
            if rows_of(table, touch.lengths).rank > rank + len(kept):
                kept.append(int(k))
        return kept

    def _stop(self, touch: Touch) -> None:
        """Put the state onto what is closed; what was left of the velocities there counts to the impact that was the last."""
        driver, held = self.driver, np.flatnonzero(self.modes == STICK)
        kernel()["project"](driver.plant, driver.clock.t, pointer(driver.y), driver.clock.close)
        after = driver.y[driver.run.plant.nq :]
        driver.run.plant.work += float((after - touch.speeds) @ touch.M @ (after + touch.speeds) / 2)
        more = np.linalg.solve(touch.D[np.ix_(held, held)], -touch.velocities[held])
        works = more * (touch.G[held] @ (touch.speeds + after)) / 2
        for k, size, work in zip(held, more, works, strict=True):
            if int(k) in self._new:
                last = self.impacts[self._new[int(k)]]
                ended = replace(last, impulse=last.impulse + float(size), after=0.0, work=last.work + float(work))
                self.impacts[self._new[int(k)]] = ended
        told = np.array([int(k) in self._new for k in held])
        if told.any():
            self._drive(touch, touch.G[held].T @ np.where(told, more, 0.0), after)

    def _record(self, before: NDArray[np.int64]) -> None:
        time = float(self.driver.clock.t)
        for k, label in enumerate(self.labels):
            if (self.modes[k] == FREE) != (before[k] == FREE):
                self.events.append((time, f"{label}: {'opened' if self.modes[k] == FREE else 'closed'}"))
