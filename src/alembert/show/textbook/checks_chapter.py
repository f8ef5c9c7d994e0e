"""The last chapter: whether all formulations agree at random states, and what the mobility of the mechanism is."""

from __future__ import annotations

from alembert.analysis.agreement import Agreement
from alembert.analysis.mobility import Mobility
from alembert.formulations import METHODS
from alembert.show.textbook.composing import comma_separated
from alembert.show.textbook.report_document import Name, Words
from alembert.show.textbook.subject import Subject
from alembert.show.textbook.typeset import decimal


def checks(subject: Subject, agreement: Agreement | str, mobility: Mobility | None) -> None:
    """The chapter; a sentence stands for an agreement that could not be checked."""
    out = subject.composer
    out.heading(2, "Checks")
    if isinstance(agreement, str):
        out.note(f"The formulations could not be compared: {agreement}")
    else:
        _agreement(subject, agreement)
    if mobility is not None:
        _mobility(subject, mobility)
    if subject.composer.shaper.late:
        out.note(
            f"The time for making formulas short was over before {subject.composer.shaper.late} expressions were "
            "tried; those of them that are shown stand as they were derived. A longer time (`--time-limit`, or "
            "`seconds=`) may make them shorter."
        )


def _agreement(subject: Subject, found: Agreement) -> None:
    out = subject.composer
    verdict = "All formulations agree" if found else "The formulations DISAGREE"
    out.say(
        f"{verdict}: at {found.states} random states that obey the constraints, the accelerations and the constraint "
        "forces of every body were computed by each of them and compared. The largest difference, relative to the "
        f"largest value of the state, is ${_power(found.worst)}$ (allowed: ${_power(found.tolerance)}$)."
    )
    rows: list[tuple[Words | str | Name, ...]] = [("Formulation", "Accelerations", "Constraint forces")]
    for method in found.methods:
        rows.append(
            (METHODS[method].title, f"${_power(found.accelerations[method])}$", f"${_power(found.forces[method])}$")
        )
    out.table(*rows)


def _power(value: float) -> str:
    return "0" if value == 0 else decimal(float(f"{value:.1e}"))


def _mobility(subject: Subject, found: Mobility) -> None:
    out = subject.composer
    words: list[str | Name] = [
        f"The mechanism has {found.degrees_of_freedom} {'degree' if found.degrees_of_freedom == 1 else 'degrees'} of "
        f"freedom at a generic state (Gruebler's count: {found.gruebler})"
    ]
    if found.loops:
        words += ["; its loops are closed by ", *comma_separated(found.loops)]
    words.append(".")
    if found.redundant:
        words.append(f" {len(found.redundant)} constraint rows follow from others")
        words += (
            ["; the reactions of ", *comma_separated(found.not_unique), " are therefore not unique."]
            if found.not_unique
            else ["."]
        )
    out.say(*words)
