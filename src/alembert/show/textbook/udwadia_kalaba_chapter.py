"""The chapter on the generalized-inverse method of Udwadia and Kalaba (1992, 2002; Fan 2005)."""

from __future__ import annotations

from alembert.errors import DerivationError
from alembert.expressions.algebra import expression, is_zero
from alembert.expressions.arrays import column
from alembert.show.textbook.composing import WIDEST_ENTRY, diagonal, vector
from alembert.show.textbook.record_chapter import LONGEST_ROW, MOST_EQUATIONS, RecordChapter
from alembert.show.textbook.report_document import Name

LONGEST = 130.0
LONGEST_FORCE = 120.0


class UdwadiaKalabaChapter(RecordChapter):
    """M, Q, A and b, and the explicit equation of motion with its three forces."""

    text = "udwadia-kalaba"

    @property
    def absolute(self) -> bool:
        """Whether every body has coordinates of its own."""
        return self.eom.kinematics.kind == "absolute"

    def velocities(self) -> None:
        """x'."""
        self.out.show(vector(r"\dot{\mathbf{x}}", [self.latex(u) for u in self.eom.u]))

    def masses(self) -> None:
        """M."""
        out, M, size = self.out, self.eom.M, len(self.eom.u)
        if all(is_zero(M[i, j]) for i in range(size) for j in range(i)):
            out.say("The mass matrix is diagonal,")
            out.show(diagonal(r"\mathbf{M}", [out.latex(M[i, i]) for i in range(size)]))
        elif size <= 8 and out.fits(M, 3 * WIDEST_ENTRY):
            out.say("The mass matrix is")
            out.show(out.matrix(M, r"\mathbf{M}"))
        else:
            out.note("The mass matrix is left out for its size; its blocks are the masses and inertias of the bodies.")

    def impressed_forces(self) -> None:
        """Q, or F^N."""
        named = [(f"Q_{{{self.latex(u)}}}", value) for u, value in zip(self.eom.u, self.eom.f, strict=True)]
        shown = [(left, x) for left, x in named if self.out.is_short(x, LONGEST) and self.out.shape(x)]
        self.out.show_short(shown, LONGEST, most=MOST_EQUATIONS)

    def owners(self) -> list[str | Name]:
        """The joints and constraints that the rows come from, each with their number."""
        listed = [row.owner for row in self.eom.rows]
        words: list[str | Name] = []
        for k, owner in enumerate(list(dict.fromkeys(listed))[:MOST_EQUATIONS]):
            words += [", " if k else "", Name(owner), f" ({listed.count(owner)})"]
        return words

    def constraints(self) -> None:
        """A and b, or where they are large A x'' = b row by row; all in named quantities where a row is long."""
        out, eom = self.out, self.eom
        if len(eom.u) <= 6 and out.fits(eom.A, 3 * WIDEST_ENTRY) and out.are_short(eom.b, 3 * WIDEST_ENTRY):
            out.show(out.matrix(eom.A, r"\mathbf{A}", numbered=True))
            out.show(out.matrix(column(eom.b), r"\mathbf{b}", numbered=True))
        elif all(out.are_short([*row, value], LONGEST_ROW) for row, value in zip(eom.A, eom.b, strict=True)):
            self.constraint_rows()
        else:
            out.say("In quantities that are defined below them, with multipliers for the forces of the constraints,")
            self.named_equations()

    def coulomb_forces(self) -> None:
        """c, where a normal reaction is the symbol N."""
        self.name_normal_reactions()
        pairs = zip(self.eom.u, self.nonideal, strict=True)
        self.out.show_short([(f"c_{{{self.latex(u)}}}", v) for u, v in pairs if not is_zero(v)], LONGEST)

    def ideal_forces(self) -> None:
        """F^L in symbols, where it is short."""
        out, eom = self.out, self.eom
        if not eom.rows or len(eom.rows) > 2 or "F^L" not in eom.terms or eom.reduction is not None:
            return
        try:
            values = [expression(v) for v in eom.terms["F^L"]]
        except DerivationError:
            return
        shown = [(u, v) for u, v in zip(eom.u, values, strict=True) if not is_zero(v)]
        if shown and out.are_short([v for _, v in shown], LONGEST_FORCE):
            out.say(
                r"Written out with $\mathbf{A}^T (\mathbf{A} \mathbf{M}^{-1} \mathbf{A}^T)^{-1}$ for independent "
                r"constraints,"
            )
            out.show(*(out.formula(f"F^{{L}}_{{{self.latex(u)}}}", v) for u, v in shown))
