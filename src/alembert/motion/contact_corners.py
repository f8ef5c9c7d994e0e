"""Corners of gaps: where several points of a shape are as near, as all of a rim that lies flat, no contact goes on by one gap.

They are watched as events are, of which nobody is told. At one a closed contact ends the run, and an open one goes on from the
point that is the nearest behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import Model
from alembert.errors import SimulationError
from alembert.mechanism.contact_run import ContactRun
from alembert.motion.settings import Event
from alembert.native.structures import FREE


@dataclass(frozen=True)
class Corner(Event):
    """The change of sign of what is above zero where one point alone is nearest; `contact` is the place of the gap."""

    contact: int = 0


def corners_of(model: Model) -> list[Corner]:
    """Those of all gaps that have one."""
    gaps = enumerate(model.gaps.values())
    return [Corner(gap.label, gap.single, False, k) for k, gap in gaps if gap.single is not None]


def refuse_corners(
    contacts: ContactRun, events: list[Event], met: Sequence[int] = (), closing: Sequence[int] = ()
) -> None:
    """Stop a run in which a contact that is closed, or closes now, is at its corner; `met` are contacts just there."""
    corners = [(k, event) for k, event in enumerate(events) if isinstance(event, Corner)]
    if not corners:
        return
    driver = contacts.driver
    values = np.zeros_like(driver.before)
    driver.run.call("guards", driver.clock.t, driver.y, values)
    for k, corner in corners:
        if corner.contact in met and contacts.modes[corner.contact] == FREE:
            _find_feet(contacts)
        is_closed = contacts.modes[corner.contact] != FREE or corner.contact in closing
        if is_closed and (corner.contact in met or not values[k] > 0):
            raise SimulationError(
                f"the contact {corner.name!r} has come to a corner, where several points are as near, as all of a rim that "
                "lies flat. One nearest point does not tell how it goes on; where that is wanted, make contacts of points "
                "instead, as of three or more of the rim."
            )


def _find_feet(contacts: ContactRun) -> None:
    """Go on from the nearest points as they are now: behind a corner it is another one."""
    driver, eom = contacts.driver, contacts.driver.run.native.eom
    if not eom.model.feet:
        return
    values, nq, first = ConstraintValues(eom.kinematics), len(eom.q), len(eom.q) + len(eom.u)
    rest = driver.run.array("x")[first : first + len(values.rest(inputs=np.zeros(len(eom.inputs))))]
    driver.y[:nq] = values.carried(driver.y[:nq], rest)
