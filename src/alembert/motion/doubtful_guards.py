"""Guards that change too fast to be followed: more crossings than were found cannot be ruled out, and the run says so."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

from alembert.errors import AlembertWarning
from alembert.expressions.algebra import to_sympy
from alembert.mechanism.run_arrays import Run
from alembert.motion.settings import Event

DOUBTFUL = "crossings not ruled out"  # in the report of a run


def doubtful(run: Run, events: Sequence[Event], guard: int, time: float) -> str:
    """Which guard it is, by its number in the native loop, and from when on."""
    contacts = [f"the gap of {law.label!r}" for law in run.native.eom.contacts]
    switches = run.guards.kinks if run.guards else ()
    kinks = [f"a law that changes its form with the sign of {to_sympy(kink)}" for kink in switches]
    rubs = [f"the friction on {law.target!r}" for law in run.native.eom.frictions]
    names = [*(f"the event {event.name!r}" for event in events), *contacts, *kinks, *contacts, *rubs]
    return f"{names[guard]}, from t = {time:g} on"


def tell_of_doubt(what: str) -> None:
    """Warn of a run that may have missed crossings."""
    warnings.warn(
        f"More crossings than were found cannot be ruled out of {what}: it changes faster than 20,000 looks in a step can "
        "follow, or is nothing but rounding. Give an expression that changes more slowly, or a shorter run.",
        AlembertWarning,
        stacklevel=3,
    )
