"""The equations of motion of one record, collected and ordered as a textbook prints them, and its mass matrix."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from alembert.expressions.algebra import Array, Expression, congruence, expression, is_zero, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.free_bodies import applied, body_mass_matrix, gyroscopic
from alembert.show.formula_widths import width
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_MATRIX, nonzero
from alembert.show.textbook.formula_terms import Sum, Term
from alembert.show.textbook.report_document import Formula
from alembert.show.textbook.subject import Subject

MOST_EQUATIONS = 30
LONGEST_ROW = 110.0
"""About three lines: what is longer in a row of a matrix tells a reader nothing."""


def mass_matrix(subject: Subject, left: str, M: Array) -> bool:
    """The mass matrix where it fits, else its entries that are short; False where some had to be left out."""
    out = subject.composer
    if M.shape[0] <= 6 and out.fits(M, WIDEST_MATRIX) and out.is_narrow(M, width(left) + 4.5):
        out.show(out.matrix(M, left, numbered=True))
        return True
    entries = [(index, value) for index, value in nonzero(M) if index[0] <= index[1]]
    short = [(index, value) for index, value in entries if out.is_short(value, LONGEST_FORMULA / 4)]
    letter = left.partition(" =")[0]
    full = 2 * len(entries) == len(M) * (len(M) + 1)
    if short:
        zeros = "" if full else "zeros and "
        out.say(f"The matrix ${left}$ is symmetric; on and above the diagonal it has {zeros}the entries")
        listed = short[: 3 * MOST_EQUATIONS]
        out.show(*(out.formula(f"{_entry(letter)}_{{{_pair(index)}}}", value) for index, value in listed))
    if len(short) < len(entries):
        longest = max(subject.composer.shaper.size(value) for _, value in entries)
        out.note(
            f"{len(entries) - len(short)} of {len(entries)} entries of the mass matrix are left out for their "
            f"length; written out, "
            f"the longest has {longest:,} symbols and operations. `alembert derive --format json` gives them all."
        )
    return len(short) == len(entries)


def _entry(letter: str) -> str:
    return letter.replace(r"\mathbf{M}", "M")


def _pair(index: tuple[int, ...]) -> str:
    i, j = (k + 1 for k in index)
    return f"{i}{j}" if max(i, j) < 10 else f"{i},{j}"


def motion_equations(subject: Subject, eom: EquationsOfMotion) -> None:
    """M u' - (terms quadratic in the velocities) = the rest, a row for each speed; what is too long is named or left out."""
    out = subject.composer
    nonideal = [expression(value) for value in eom.nonideal_force]
    rows = [_row(subject, eom, i, nonideal[i]) for i in range(min(len(eom.u), MOST_EQUATIONS))]
    written = [out.equation(*row, out.next_number()) for row in rows if row is not None]
    if written:
        out.show(*written)
    missing = len(eom.u) - len(written)
    if missing:
        size = sum(out.shaper.size(value) for value in (*eom.f, *eom.M.flat))
        out.note(
            f"{missing} of {len(eom.u)} equations are left out for their length: written out, all of them have {size:,} "
            "symbols and operations. `alembert derive --format json` gives them, with their shared parts named."
        )


def _row(subject: Subject, eom: EquationsOfMotion, i: int, nonideal: Expression) -> tuple[Sum, Sum] | None:
    """Both sides of one equation, None where it is too long."""
    out = subject.composer
    if not out.are_short([*eom.M[i], eom.f[i], nonideal, *eom.A[:, i]], LONGEST_FORMULA):
        return None
    left = out.linear(eom.M[i], [s.name for s in eom.du])
    force = out.shape(eom.f[i])
    moved = tuple(term for term in force if _velocities(subject, term) >= 2)
    kept = tuple(term for term in force if term not in moved)
    reaction = out.linear(eom.A[:, i], [s.name for s in eom.lam])
    return (*left, *(t.scaled(Fraction(-1)) for t in moved)), (*kept, *out.shape(nonideal), *reaction)


def _velocities(subject: Subject, term: Term) -> int:
    """How many velocities a term has as factors."""
    powers = [f.power for f in term.factors if isinstance(f.base, str) and subject.composer.shaper.is_rate(f.base)]
    return int(sum(p for p in powers if not isinstance(p, tuple)))


def linear_rows(subject: Subject, matrix: Array, names: Sequence[str], right: Sequence[Expression]) -> list[Formula]:
    """matrix x = right, a formula for each row that is short enough."""
    out = subject.composer
    rows = list(zip(matrix, right, strict=True))[: 2 * MOST_EQUATIONS]
    return [
        out.equation(out.linear(row, names), out.shape(value))
        for row, value in rows
        if out.are_short([*row, value], LONGEST_ROW)
    ]


def show_linear_rows(
    subject: Subject, matrix: Array, names: Sequence[str], right: Sequence[Expression], what: str = "rows"
) -> None:
    """The same in a display, with a note on what is left out."""
    formulas = linear_rows(subject, matrix, names, right)
    if formulas:
        subject.composer.show(*formulas)
    if len(formulas) < len(right):
        missing = len(right) - len(formulas)
        subject.composer.note(f"{missing} of {len(right)} {what} are left out for their length.")


def constraint_rows(subject: Subject, eom: EquationsOfMotion) -> None:
    """A u' = b, row by row."""
    show_linear_rows(subject, eom.A, [s.name for s in eom.du], list(eom.b))


# --- records with dependent speeds eliminated -------------------------------------------------------------------------


def free_equations(subject: Subject) -> tuple[Array, Array]:
    """M_0 and f_0 in all speeds of the tree, before the constraints among them."""
    kin = subject.tree
    B, M = kin.body_jacobian, body_mass_matrix(kin)
    forces = applied(kin)
    f = product(B.T, forces.on_bodies - gyroscopic(kin) - product(M, kin.body_bias)) + forces.on_speeds
    return congruence(B, M), f


def has_eliminated(eom: EquationsOfMotion) -> bool:
    """Whether some speeds were eliminated."""
    return any(u not in eom.u for u in eom.solved_speeds)


def fills_pages(subject: Subject, eom: EquationsOfMotion) -> bool:
    """Whether speeds were eliminated and the equations without them are too long to be written as they are."""
    shaper, values = subject.composer.shaper, [*eom.M.flat, *eom.f]
    plain = all(shaper.is_polynomial(v) for v in values)
    return has_eliminated(eom) and not (plain and subject.composer.are_short(values, LONGEST_FORMULA / 2))


def does_work(eom: EquationsOfMotion) -> bool:
    """Whether constraint forces do work: friction, or a law of the user's own."""
    return any(not is_zero(c) for c in eom.c) or bool(eom.frictions)
