r"""The chapter on a formulation: its equations of motion, collected and ordered as a textbook prints them.

In independent speeds y, with u = T y + t and u' = T y' + \beta, the free equations M_0 u' = f_0 become
T^T M_0 T y' = T^T (f_0 - M_0 \beta); velocity ratios in T that are long have names.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TypeAlias

import numpy as np
import symengine as se

from alembert.expressions.algebra import Expression, expression, is_zero, substitute
from alembert.expressions.arrays import Array, column, congruence, jacobian, product, zeros
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Kinematics
from alembert.show.formulas.equation_text import MOTION, QUANTITIES, WrittenEquations, written_equations
from alembert.show.formulas.formula_terms import Sum
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.recursive_form import FORCES, MOTIONS, RecursiveEquations
from alembert.show.textbook.chapter import Chapter
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_ENTRY, WIDEST_MATRIX, Composer
from alembert.show.textbook.report_document import Formula

MOST_EQUATIONS = 30
LONGEST_ROW = 110.0
"""About three lines: what is longer in a row of a matrix tells a reader nothing."""


Symbols: TypeAlias = Collection[Expression]


class RecordChapter(Chapter):
    """M u' = f + A^T lambda + c with A u' = b; the text of a formulation that has none of its own."""

    text = "general"
    mass_symbol = r"\mathbf{M}"

    def __init__(self, out: Composer, tree: Kinematics, eom: EquationsOfMotion) -> None:
        super().__init__(out, tree)
        self.eom = eom

    @property
    def does_work(self) -> bool:
        """Whether constraint forces do work: friction, or a law of the user's own."""
        return any(not is_zero(c) for c in self.eom.c) or bool(self.eom.frictions)

    @property
    def eliminated(self) -> bool:
        """Whether some speeds were eliminated."""
        return any(u not in self.eom.u for u in self.eom.solved_speeds)

    @cached_property
    def fills_pages(self) -> bool:
        """Whether speeds were eliminated and the equations without them are too long to be written as they are."""
        values = [*self.eom.M.flat, *self.eom.f]
        plain = all(self.out.shape.is_polynomial(v) for v in values)
        return self.eliminated and not (plain and self.out.are_short(values, LONGEST_FORMULA / 2))

    @cached_property
    def nonideal(self) -> list[Expression]:
        """c, the forces of constraints that do work."""
        return [expression(value) for value in self.eom.nonideal_force]

    # --- the equations --------------------------------------------------------------------------------------------------

    def mass_matrix(self) -> None:
        """The mass matrix where it fits, else its entries that are short."""
        out, left, M = self.out, self.mass_symbol, self.eom.M
        if len(M) <= 6 and out.fits(M, WIDEST_MATRIX) and out.is_narrow(M, width(left) + 4.5):
            out.show(out.matrix(M, left, numbered=True))
            return
        entries = [(i, j, x) for (i, j), x in np.ndenumerate(M) if i <= j and not is_zero(x)]
        short = [entry for entry in entries if out.is_short(entry[2], LONGEST_FORMULA / 4)]
        letter = left.partition(" =")[0].replace(r"\mathbf{M}", "M")
        if short:
            zeros = "" if 2 * len(entries) == len(M) * (len(M) + 1) else "zeros and "
            out.say(f"The matrix ${left}$ is symmetric; on and above the diagonal it has {zeros}the entries")
            listed = short[: 3 * MOST_EQUATIONS]
            comma = "," if len(M) > 9 else ""
            out.show(*(out.formula(f"{letter}_{{{i + 1}{comma}{j + 1}}}", value) for i, j, value in listed))
        if len(short) < len(entries):
            longest = max(out.shape.size(value) for *_, value in entries)
            out.note(
                f"{len(entries) - len(short)} of {len(entries)} entries of the mass matrix are left out for their "
                f"length; written out, "
                f"the longest has {longest:,} symbols and operations. `alembert derive --format json` gives them all."
            )

    def motion_equations(self) -> None:
        """M u' - (terms quadratic in the velocities) = the rest, a row for each speed; in named quantities where it is long."""
        out, eom = self.out, self.eom
        if self.is_long:
            self.named_equations()
            return
        rows = []
        for i, c in enumerate(self.nonideal):
            others = (*out.shape(c), *out.linear(eom.A[:, i], eom.lam))
            sides = out.balanced(out.linear(eom.M[i], eom.du), out.shape(eom.f[i]), others)
            rows.append(out.equation(*sides, numbered=True))
        out.show(*rows)

    @cached_property
    def is_long(self) -> bool:
        """Whether some equation of motion is too long to be written out."""
        eom = self.eom
        rows = ([*eom.M[i], eom.f[i], c, *eom.A[:, i]] for i, c in enumerate(self.nonideal))
        return not all(map(self.out.are_short, rows))

    @cached_property
    def written(self) -> WrittenEquations | RecursiveEquations:
        """The equations in quantities with names, as they are shown elsewhere."""
        return written_equations(self.eom, page=self.out)

    def named_equations(self) -> None:
        """The equations in quantities with names, each defined below them; body by body once for all formulations."""
        out, written = self.out, self.written
        if isinstance(written, RecursiveEquations):
            if out.body_by_body:
                out.say("the same that stand body by body in the chapter \u201c", *out.body_by_body, "\u201d.")
                return
            out.body_by_body = out.chapter
        for title, rows in sorted(written.sections.items(), key=lambda group: group[0] != MOTION):
            if title != MOTION:
                out.say(f"{title}:")
            out.show(*(self._line(sides, title) for sides in rows))
        for remark in written.remarks():
            out.note(out.typeset(remark))

    def _line(self, sides: tuple[Sum, Sum], title: str) -> Formula:
        """An equation, or the definition of a quantity."""
        left, right = sides
        if title not in (QUANTITIES, MOTIONS, FORCES):
            return self.out.equation(left, right, numbered=title == MOTION)
        name = str(left[0].factors[0].base)
        latex = self.symbols.latex(name)
        self.symbols.add(name, latex)
        return self.out.formula(latex, right)

    def constraint_rows(self) -> None:
        """A u' = b, row by row."""
        self._show_rows(self.eom.A, self.eom.du, self.eom.b, "rows")

    def _show_rows(
        self, matrix: Array, symbols: Symbols, right: Symbols, what: str, longest: float = LONGEST_ROW
    ) -> None:
        """matrix x = right, a formula for each row that is short enough; equations of motion have numbers."""
        out, rows = self.out, list(zip(matrix, right, strict=True))[: 2 * MOST_EQUATIONS]
        short = [(row, value) for row, value in rows if out.are_short([*row, value], longest)]
        numbered = what == "equations"
        out.show(*(out.equation(out.linear(row, symbols), out.shape(x), numbered=numbered) for row, x in short))
        missing = len(right) - len(short)
        out.note(f"{missing} of {len(right)} {what} are left out for their length.", missing=missing)

    # --- in independent speeds --------------------------------------------------------------------------------------------

    def in_independent_speeds(self) -> None:
        """The equations with names for the velocity ratios, or where these are too long the constraints among the speeds."""
        self.write("eliminated")

    @cached_property
    def dependent(self) -> dict[Expression, tuple[Array, Expression]]:
        """Of each dependent speed the coefficients of the independent ones, and what is left without them."""
        u, still = self.eom.u, {u: 0 * u for u in self.eom.u}
        solved = {s: value for s, value in self.eom.solved_speeds.items() if s not in u}
        return {s: (jacobian([value], u)[0], substitute(value, still)) for s, value in solved.items()}

    @property
    def solvable(self) -> bool:
        """Whether the velocity ratios are short enough to be written."""
        return all(self.out.are_short([*slopes, rest], LONGEST_ROW) for slopes, rest in self.dependent.values())

    def velocity_constraints(self) -> None:
        """A u = the rest, for the speeds of the tree."""
        kin = self.tree
        still = {u: 0 * u for u in kin.speeds}
        rest = [-substitute(row.velocity, still) for row in kin.rows]
        self._show_rows(kin.constraint_matrix, kin.speeds, rest, "constraints")

    @cached_property
    def ratios(self) -> tuple[Array, Array, Array]:
        """T, t and beta, in which what is long has a name."""
        size = len(self.tree.speeds)
        T, t, beta = zeros(size, len(self.eom.u)), zeros(size), zeros(size)
        for k, u in enumerate(self.tree.speeds):
            if u in self.eom.u:
                T[k, self.eom.u.index(u)] = se.Integer(1)
                continue
            slopes, rest = self.dependent[u]
            T[k], t[k] = column(self._named(slope) for slope in slopes), self._named(rest)
            latex = rf"\beta_{{{k + 1}}}"
            beta[k] = se.Symbol(self.symbols.add(f"rest {latex}", latex))
        return T, t, beta

    def _named(self, value: Expression) -> Expression:
        """A short value as it is, a long one as a symbol of the page."""
        shape = self.out.shape
        shaped: Sum = () if is_zero(value) else shape(value)
        if not shaped:
            return 0 * value
        if shape.width(shaped) <= 0.7 * WIDEST_ENTRY and shape.is_polynomial(value):
            return value
        (found,) = self.out.abbreviation(shaped)
        return int(found.number) * se.Symbol(str(found.factors[0].base))

    def solved_speeds(self) -> None:
        """The dependent speeds in the independent ones."""
        out, (T, t, _) = self.out, self.ratios
        out.show(
            *(
                out.formula(self.latex(u), (*out.linear(T[k], self.eom.u), *out.shape(t[k])))
                for k, u in enumerate(self.tree.speeds)
                if u not in self.eom.u
            )
        )

    def reduced_equations(self) -> None:
        """T^T M_0 T y' = T^T (f_0 + c_0 - M_0 beta), written out in the names."""
        self.name_normal_reactions()
        T, _, beta = self.ratios
        free = derive(self.model, "projection", multipliers=True)  # M_0 and f_0 in all speeds of the tree
        f = product(T.T, free.f - product(free.M, beta)) + column(self.nonideal)
        self._show_rows(congruence(T, free.M), self.eom.du, f, "equations", LONGEST_FORMULA)

    def name_normal_reactions(self) -> None:
        """N, or N_1, N_2 and so on, for the normal reactions that friction follows."""
        for k, law in enumerate(self.eom.frictions, 1):
            self.symbols.add(f"N[{law.target}]", "N" if len(self.eom.frictions) == 1 else rf"N_{{{k}}}")

    def rests(self) -> None:
        """What determines beta."""
        kin, (*_, beta) = self.tree, self.ratios
        dependent = [k for k, u in enumerate(kin.speeds) if u not in self.eom.u]
        self._show_rows(kin.constraint_matrix[:, dependent], beta[dependent], kin.constraint_bias, "constraints")
