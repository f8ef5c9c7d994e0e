"""All contacts of a run in numbers, at one state: gaps, their rates, and how these answer to impulses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import rows_of
from alembert.expressions.algebra import Floats
from alembert.mechanism.constrained_solve import ConstrainedSystem
from alembert.mechanism.run_arrays import Run

Flags = NDArray[np.bool_]
Integers = NDArray[np.int64]
HELD = 1e-12  # of what a free body would yield: a contact whose bodies cannot move along it


@dataclass(frozen=True, eq=False)
class Place:
    """What depends on positions and time alone: slopes G of the rates of the gaps, of which there are `count`, and behind them
    of the sliding; masses and constraints."""

    count: int
    G: Floats
    M: Floats
    A: Floats
    lengths: Floats

    @property
    def normals(self) -> Floats:
        """The slopes of the rates of the gaps (contacts, speeds)."""
        return self.G[: self.count]

    @cached_property
    def sizes(self) -> Floats:
        """What makes each gap a length: by how much it changes where the bodies move by one."""
        scaled = self.normals / self.lengths
        return np.asarray(np.sqrt((scaled * scaled).sum(axis=1)))

    @cached_property
    def system(self) -> ConstrainedSystem:
        """The solves with these masses and constraints."""
        return ConstrainedSystem(self.M, self.A, self.lengths)

    @cached_property
    def answers(self) -> Floats:
        """The change of all speeds by a unit impulse along each row of G (speeds, rows)."""
        return self.system.solve(self.G.T, np.zeros((len(self.A), len(self.G))))[0]

    @cached_property
    def response(self) -> Floats:
        """How the rates of all rows of G answer to unit impulses (rows, rows)."""
        found = self.G @ self.answers
        return np.asarray((found + found.T) / 2)

    @cached_property
    def D(self) -> Floats:
        """The same of the gaps alone (contacts, contacts)."""
        return self.response[: self.count, : self.count]

    @cached_property
    def can_yield(self) -> Flags:
        """Which contacts the constraints let move."""
        masses = self.M.diagonal()
        free = (self.normals**2 / np.where(masses > 0, masses, np.inf)).sum(axis=1)
        return np.asarray(self.D.diagonal() > HELD * free)

    def rank(self, closed: Flags) -> int:
        """That of the constraints with these contacts."""
        return rows_of(np.vstack([self.A, self.normals[closed]]), self.lengths).rank

    def is_at(self, G: Floats, M: Floats, A: Floats) -> bool:
        """Whether these are its numbers."""
        return np.array_equal(G, self.G) and np.array_equal(M, self.M) and np.array_equal(A, self.A)


@dataclass(frozen=True, eq=False)
class Touch:
    """A Place with gaps and speeds: the rates v = G u + ... of all its rows, v' = G u' + bias, and forces."""

    place: Place
    gaps: Floats
    speeds: Floats
    rates: Floats
    biases: Floats
    frictions: Floats  # the coefficient of each contact, zero without friction
    f: Floats
    b: Floats

    @property
    def velocities(self) -> Floats:
        """The rates of the gaps."""
        return self.rates[: self.place.count]

    @property
    def bias(self) -> Floats:
        """The part of v' that is not of accelerations, of the gaps."""
        return self.biases[: self.place.count]

    @cached_property
    def terms(self) -> Floats:
        """What the rounding of each rate is measured by: as fast as the fastest body."""
        fastest = np.abs(self.speeds * self.place.lengths).max(initial=0.0)
        return self.place.sizes * fastest + np.abs(self.velocities)

    @cached_property
    def accelerations(self) -> Floats:
        """u' without contacts."""
        return self.place.system.solve(self.f, self.b)[0]

    @cached_property
    def opening(self) -> Floats:
        """v' without contacts."""
        return self.place.normals @ self.accelerations + self.bias

    @cached_property
    def opening_terms(self) -> Floats:
        """What its rounding is measured by: as much as the body that is accelerated most."""
        most = np.abs(self.accelerations * self.place.lengths).max(initial=0.0)
        return self.place.sizes * most + np.abs(self.bias)

    def held(self, push: Floats) -> Floats:
        """The impulses of the constraints while others push."""
        return self.place.system.solve(push, np.zeros(len(self.place.A)))[1]


class ContactReading:
    """Where contacts stand among the numbers that the native loop evaluates at a state; made once for a run."""

    def __init__(self, run: Run) -> None:
        plant, native = run.plant, run.native
        self._place: Place | None = None
        self._native, self._out = native, run.array("out")
        self._lengths = 1 / run.array("inverse_lengths")
        contacts, places = plant.ncontact, _places(run)
        rubbing = {int(c): places[contacts + k] for k, c in enumerate(native.rubbing) if c >= 0}
        self.rows = [[k] for k in range(contacts)]  # of each contact: its normal, then its tangents
        first = contacts
        for contact, (c, _) in rubbing.items():
            self.rows[contact] += range(first, first + c)
            first += c
        nu, chosen = plant.nu, [*places[:contacts], *rubbing.values()]
        self._rates = np.concatenate([at + np.arange(c) for c, at in chosen])
        self._slopes = np.concatenate([at + c + np.arange(c * nu).reshape(c, nu) for c, at in chosen])
        self._biases = np.concatenate([at + c + c * nu + np.arange(c) for c, at in chosen])
        self._gaps = np.array([at + 2 * c + c * nu for c, at in places[:contacts]], dtype=np.int64)
        self.rubbing = np.array(list(rubbing), dtype=np.int64)
        self._frictions = np.array([at + 2 * c + c * nu for c, at in rubbing.values()], dtype=np.int64)

    def touch(self, speeds: Floats, place: Place | None = None) -> Touch:
        """The contacts as last evaluated; at a place that is known, or is as it was, nothing is solved anew."""
        out = self._out
        _, _, f, _, b, *_ = self._native.split(out)
        self._place = self._present() if place is None else place
        frictions = np.zeros(len(self._gaps))
        frictions[self.rubbing] = out[self._frictions]
        found = out[self._gaps], speeds, out[self._rates], out[self._biases]
        return Touch(self._place, *found, frictions, f.copy(), b.copy())

    def _present(self) -> Place:
        _, M, _, A, *_ = self._native.matrices_of(self._out)
        G, last = self._out[self._slopes], self._place
        return last if last and last.is_at(G, M, A) else Place(len(self._gaps), G, M, A, self._lengths)


def with_dependent(place: Place, closed: Flags, rest: Flags) -> Flags:
    """The closed contacts with those at rest that they keep closed."""
    if (others := np.flatnonzero(rest & ~closed)).size == 0 or not closed.any():
        return closed
    others = others[place.can_yield[others]]
    rank, out = place.rank(closed), closed.copy()
    for k in others:
        out[k] = place.rank(closed | (np.arange(len(closed)) == k)) == rank
    return out


def _places(run: Run) -> list[tuple[int, int]]:
    """The number of components of each law of contact and friction, and where it begins: s, G, bias, gap or coefficient."""
    p, found = run.plant, []
    at = p.nq + p.nM + p.nu + p.nA + p.nm + p.nh + p.nm
    for c in run.native.components:
        found.append((int(c), at))
        at += c + c * p.nu + c + 2 + 3 * (p.nu + p.nm + p.ntau + 1)
    return found
