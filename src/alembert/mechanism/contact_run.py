"""The contacts of one run as the native loop has them, and what has happened to them: impacts, and changes of mode."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from alembert.errors import SimulationError
from alembert.expressions.algebra import Floats
from alembert.mechanism.complementarity import complementary
from alembert.mechanism.contact_state import ContactReading, Place, Touch
from alembert.mechanism.native_run import Driver
from alembert.native.machine_code import pointer
from alembert.native.structures import FREE

UNKNOWN = 10  # times the tolerance of the speeds of the run: a rate that is none
ROUNDING = 1e-10  # of the terms of a velocity or force: what is none
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


class ContactRun:
    """All contacts of a run: their arrays in the native loop, and the records of impacts and events."""

    def __init__(self, driver: Driver, restitution: Floats, length: float) -> None:
        """`restitution` is that of each gap, `length` what a gap is small against."""
        self.driver, self.restitution, self.length = driver, restitution, length
        self.labels = [law.label for law in driver.run.native.eom.contacts]
        self.count = len(self.labels)
        self.impacts: list[Impact] = []
        self.events: list[tuple[float, str]] = []
        self._nq = driver.run.plant.nq

    @cached_property
    def all_modes(self) -> NDArray[np.int64]:
        """The modes of contacts, then of frictions."""
        return self.driver.run.array("modes")

    @cached_property
    def modes(self) -> NDArray[np.int64]:
        """Those of contacts."""
        return self.all_modes[: self.count]

    @cached_property
    def slow(self) -> Floats:
        """Forces that may pull as little before they end."""
        return self.driver.run.array("slow")[: self.count]

    @cached_property
    def margins(self) -> Floats:
        """What is left to closed contacts until their forces end, or begin again, as last evaluated."""
        return self.driver.run.array("last_margins")[: self.count]

    @cached_property
    def is_length(self) -> NDArray[np.bool_]:
        """Which gaps are lengths, whose forces can be compared."""
        parts = self.driver.run.native.eom.model.unilaterals.values()
        return np.array([part.kind != "limit" for part in parts for _ in part.gaps], dtype=bool)

    @cached_property
    def _at(self) -> tuple[int, int]:
        return pointer(self.driver.y), pointer(self.driver.dy)

    @cached_property
    def reading(self) -> ContactReading:
        """Where they stand among the numbers that the native loop evaluates."""
        return ContactReading(self.driver.run)

    @cached_property
    def least(self) -> Floats:
        """What is not known of each speed."""
        return np.asarray(UNKNOWN * self.driver.atol[self._nq :])

    @property
    def time(self) -> float:
        """The present time."""
        return float(self.driver.clock.t)

    @property
    def speeds(self) -> Floats:
        """The speeds of the present state, to be written to as well."""
        return self.driver.y[self._nq :]

    @property
    def accelerations(self) -> Floats:
        """Those of the present state, as last evaluated."""
        return self.driver.dy[self._nq :]

    def rates(self) -> None:
        """Evaluate everything at the present state."""
        self.driver.run.call("rates", self.driver.clock.t, *self._at)

    def pulls(self) -> NDArray[np.bool_]:
        """Which closed contacts would have to pull, as last evaluated, or have been spared and would push."""
        return np.asarray((self.modes != FREE) & (self.margins < 0))

    def touch(self, place: Place | None = None) -> Touch:
        """The contacts at the present state; at a place that is known, with its speeds."""
        self.rates()
        return self.reading.touch(self.speeds.copy(), place)

    def project(self) -> None:
        """Put the state onto the constraints and what is closed."""
        self.driver.run.call("project", self.driver.clock.t, self._at[0], self.driver.clock.close)

    def put_together(self, touch: Touch) -> Touch:
        """Close what is left of the gaps of closed contacts, and leave the speeds as they are."""
        coordinates = self.driver.y[: self._nq]
        before = coordinates.copy()
        self.project()
        self.speeds[:] = touch.speeds
        is_same = (np.abs(coordinates - before) <= SAME_PLACE * self.driver.atol[: self._nq]).all()
        return touch if is_same else self.touch()

    def saved(self) -> tuple[Floats, float, list[Impact]]:
        """The present state, the work so far and the impacts, to come back to."""
        return self.driver.y.copy(), self.driver.plant.work, self.impacts.copy()

    def restore(self, saved: tuple[Floats, float, list[Impact]]) -> None:
        """Go back to what was saved."""
        self.driver.y[:], self.driver.plant.work, self.impacts[:] = saved

    def tell(self, what: str, time: float | None = None) -> None:
        """Record an event, of the present time if no other is given."""
        self.events.append((self.time if time is None else time, what))

    def solved(self, D: Floats, q: Floats, chosen: Iterable[int]) -> Floats:
        """The forces or impulses of a complementarity problem of the chosen contacts; one without a solution is told."""
        found = complementary(D, q)
        return self.unsolved(chosen) if found is None else found

    def unsolved(self, chosen: Iterable[int]) -> NoReturn:
        """Tell of contacts that no impulses or forces hold."""
        raise SimulationError(
            f"The contacts {self.names(chosen)} have no solution at t = {self.time:g}: they push against each other, or "
            "against a constraint that moves by itself."
        )

    def names(self, chosen: Iterable[int]) -> str:
        """The labels of some contacts, for errors."""
        return ", ".join(repr(self.labels[k]) for k in chosen)
