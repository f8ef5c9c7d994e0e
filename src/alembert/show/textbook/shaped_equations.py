"""The equations of motion of one record, collected and ordered as a textbook prints them, and its mass matrix."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from alembert.expressions.algebra import Array, Expression, congruence, expression, is_zero, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.free_bodies import applied, body_mass_matrix, gyroscopic
from alembert.show.formula_widths import width
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_MATRIX, nonzero
from alembert.show.textbook.formula_terms import Factor, Sum, Term, symbol
from alembert.show.textbook.report_document import Formula
from alembert.show.textbook.subject import Subject
from alembert.show.textbook.typeset import Piece

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
        out.say(
            f"The matrix ${left}$ is symmetric; on and above the diagonal it has "
            f"{'' if full else 'zeros and '}the entries"
        )
        out.show(
            *(
                out.formula(f"{_entry(letter)}_{{{_pair(index)}}}", value)
                for index, value in short[: 3 * MOST_EQUATIONS]
            )
        )
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
    written = [row for row in rows if row is not None]
    if written:
        out.show(*(Formula("", tuple(pieces), out.next_number(), "") for pieces in written))
    missing = len(eom.u) - len(written)
    if missing:
        sizes = [out.shaper.size(value) for value in (*eom.f, *eom.M.flat)]
        out.note(
            f"{missing} of {len(eom.u)} equations are left out for their length: written out, all of them have "
            f"{sum(sizes):,} symbols and "
            "operations. `alembert derive --format json` gives them, with their shared parts named."
        )


def _row(subject: Subject, eom: EquationsOfMotion, i: int, nonideal: Expression) -> list[Piece] | None:
    """One equation as pieces, None where it is too long."""
    out = subject.composer
    values = [*eom.M[i], eom.f[i], nonideal, *eom.A[:, i]]
    if not out.are_short(values, LONGEST_FORMULA):
        return None
    accelerations = [s.name for s in eom.du]
    left = [
        t
        for j, value in enumerate(eom.M[i])
        if not is_zero(value)
        for t in times(subject, out.shape(value), accelerations[j])
    ]
    moved, kept = _split(subject, out.shape(eom.f[i]))
    left += [term.scaled(Fraction(-1)) for term in moved]
    right = [*kept, *out.shape(nonideal)]
    multipliers = [s.name for s in eom.lam]
    for k, value in enumerate(eom.A[:, i]):
        if not is_zero(value):
            right += times(subject, out.shape(value), multipliers[k])
    return equation_pieces(subject, tuple(left), tuple(right))


def equation_pieces(subject: Subject, left: Sum, right: Sum) -> list[Piece]:
    """left = right, breakable on both sides."""
    set_ = subject.composer.typesetter.pieces
    first, *rest = set_(right)
    return [*set_(left), Piece("=", f"{first.sign} {first.latex}".strip()), *rest]


def times(subject: Subject, value: Sum, name: str) -> Sum:
    """A shaped coefficient times a symbol, in brackets where it is a sum."""
    if not value:
        return ()
    if len(value) == 1:
        return (value[0].times(symbol(name)),)
    outside, inside = subject.composer.shaper.content(value)
    return (outside.times(Factor(inside), symbol(name)),)


def _split(subject: Subject, force: Sum) -> tuple[Sum, Sum]:
    """The terms of a force with two velocities or more, and the others."""
    moved = tuple(term for term in force if _velocities(subject, term) >= 2)
    return moved, tuple(term for term in force if term not in moved)


def _velocities(subject: Subject, term: Term) -> int:
    powers = [f.power for f in term.factors if isinstance(f.base, str) and subject.composer.shaper.is_rate(f.base)]
    return int(sum(p for p in powers if not isinstance(p, tuple)))


def linear_rows(subject: Subject, matrix: Array, names: Sequence[str], right: Sequence[Expression]) -> list[Formula]:
    """matrix x = right, a formula for each row that is short enough."""
    out = subject.composer
    formulas = []
    for row, value in list(zip(matrix, right, strict=True))[: 2 * MOST_EQUATIONS]:
        if out.are_short([*row, value], LONGEST_ROW):
            left = [
                t
                for name, a in zip(names, row, strict=True)
                if not is_zero(a)
                for t in times(subject, out.shape(a), name)
            ]
            formulas.append(Formula("", tuple(equation_pieces(subject, tuple(left), out.shape(value))), None, ""))
    return formulas


def constraint_rows(subject: Subject, eom: EquationsOfMotion) -> None:
    """A u' = b, row by row."""
    formulas = linear_rows(subject, eom.A, [s.name for s in eom.du], list(eom.b))
    if formulas:
        subject.composer.show(*formulas)
    missing = len(eom.rows) - len(formulas)
    if missing:
        subject.composer.note(f"{missing} of {len(eom.rows)} rows are left out for their length.")


# --- records with dependent speeds eliminated -------------------------------------------------------------------------


def free_equations(subject: Subject) -> tuple[Array, Array]:
    """M_0 and f_0 in all speeds of the tree, before the constraints among them."""
    kin = subject.tree
    B, M = kin.body_jacobian, body_mass_matrix(kin)
    forces = applied(kin)
    f = product(B.T, forces.on_bodies - gyroscopic(kin) - product(M, kin.body_bias)) + forces.on_speeds
    return congruence(B, M), f


def is_plain(subject: Subject, eom: EquationsOfMotion) -> bool:
    """Whether the eliminated equations are short enough to be written as they are."""
    values = [*eom.M.flat, *eom.f]
    return all(
        subject.composer.shaper.size(v) <= 4000 and subject.composer.shaper.is_polynomial(v) for v in values
    ) and subject.composer.are_short(values, LONGEST_FORMULA / 2)


def dependent_speeds(eom: EquationsOfMotion) -> list[tuple[Expression, Expression]]:
    """The eliminated speeds with their expressions in the independent ones."""
    return [(u, value) for u, value in eom.solved_speeds.items() if u not in eom.u]
