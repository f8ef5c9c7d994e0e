"""The chapter on Lagrange's equations with multipliers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from alembert.description.bodies import Body, rate_of
from alembert.expressions.algebra import Expression, backward, is_zero
from alembert.expressions.arrays import time_derivatives
from alembert.formulations.lagrange import LagrangeParts
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_ENTRY
from alembert.show.textbook.record_chapter import MOST_EQUATIONS, RecordChapter

LONGEST_ENERGY = 300.0
LONGEST_SLOPE = 220.0


class LagrangeChapter(RecordChapter):
    """The energies, their derivatives, the generalized forces, and the equations with multipliers."""

    text = "lagrange"

    @property
    def parts(self) -> LagrangeParts:
        """T, V, Q and what follows from them."""
        found: LagrangeParts = self.eom.terms.parts
        return found

    @property
    def turning(self) -> bool:
        """Whether some body is rigid."""
        return any(isinstance(m.body, Body) for m in self.tree.motions)

    def kinetic_energy(self) -> None:
        """T in coordinates and speeds, where it is short."""
        out, T = self.out, self.parts.T
        if out.is_short(T, LONGEST_ENERGY) and out.shape.is_polynomial(T):
            out.say("which is, in coordinates and speeds,")
            out.show(out.formula("T", T, numbered=True))
            return
        size = out.shape.size(T)
        out.note(f"Written out in coordinates, $T$ has {size:,} symbols and operations; it is left out for its length.")

    def potential_energy(self) -> None:
        """V, where it is short."""
        out, V = self.out, self.parts.V
        if is_zero(V):
            out.say("There is no potential energy.")
            return
        out.say("The potential energy is")
        if out.is_short(V, LONGEST_ENERGY):
            out.show(out.formula("V", V, numbered=True))
        else:
            out.note(f"$V$ is left out for its length: {out.shape.size(V):,} symbols and operations.")

    def derivatives(self) -> None:
        """dT/du, d/dt dT/du, dT/dq and dV/dq where they are short."""
        out, eom, momenta = self.out, self.eom, self.parts.momenta
        slopes = [rf"\frac{{\partial T}}{{\partial {self.latex(u)}}}" for u in eom.u]
        self._listed("The derivatives with respect to the speeds are the momenta", zip(slopes, momenta, strict=True))
        if self.eom.kinematics.spins:
            return
        accelerations = {u: rate_of(u) for u in eom.u}
        rates = time_derivatives(momenta, eom.kinematics.rates) + time_derivatives(momenta, accelerations)
        lefts = [rf"\frac{{\mathrm{{d}}}}{{\mathrm{{d}}t}} {slope}" for slope in slopes]
        self._listed("their rates", zip(lefts, rates, strict=True))
        coordinates = eom.q[: len(eom.u)]
        for letter, which, value in (("T", "kinetic", self.parts.T), ("V", "potential", self.parts.V)):
            found = backward(value, list(eom.q))
            pairs = [
                (rf"\frac{{\partial {letter}}}{{\partial {self.latex(q)}}}", found.get(q, 0 * q)) for q in coordinates
            ]
            kept = [(left, slope) for left, slope in pairs if out.is_short(slope) and out.shape(slope)]
            rest = "" if len(kept) == len(pairs) else ", all others being zero"
            self._listed(f"The derivatives of the {which} energy with respect to the coordinates are{rest}", kept)

    def _listed(self, words: str, entries: Iterable[tuple[str, Expression]]) -> None:
        """All of the formulas, or none where one is long or there are many."""
        listed = list(entries)
        if 0 < len(listed) <= MOST_EQUATIONS and self.out.are_short([x for _, x in listed], LONGEST_SLOPE):
            self.out.say(words)
            self.out.show(*(self.out.formula(left, value) for left, value in listed))

    @cached_property
    def forces(self) -> list[tuple[str, Expression]]:
        """The generalized forces that are not zero."""
        pairs = zip(self.parts.u, self.parts.Q, strict=True)
        return [(f"Q_{{{self.latex(u)}}}", value) for u, value in pairs if not is_zero(value)]

    @property
    def fewer_forces(self) -> bool:
        """Whether some generalized forces are zero."""
        return len(self.forces) < len(self.parts.u)

    def generalized_forces(self) -> None:
        """Q_k."""
        self.out.show_short(self.forces, LONGEST_SLOPE, most=MOST_EQUATIONS)

    def christoffel_symbols(self) -> None:
        """C in M u' + C u = ..., where it is short."""
        if len(self.eom.u) > 3 or self.eom.kinematics.spins or not self.out.fits(self.parts.C, 3 * WIDEST_ENTRY):
            return
        self.out.say(
            r"and the terms quadratic in the velocities are $\mathbf{C} \mathbf{u}$ with the Christoffel symbols "
            r"of $\mathbf{M}$, so that $\dot{\mathbf{M}} - 2 \mathbf{C}$ is skew,"
        )
        self.out.show(self.out.matrix(self.parts.C, r"\mathbf{C}"))

    def held_constraints(self) -> None:
        """Phi = 0 and Psi = 0."""
        rows = list(enumerate(self.eom.rows, 1))
        held = [(rf"0 = \Phi_{{{k}}}", row.position) for k, row in rows if row.position is not None]
        slips = [(rf"0 = \Psi_{{{k}}}", row.velocity) for k, row in rows if row.position is None]
        several = "The multipliers belong to the constraints on the "
        if held:
            one = "The multiplier belongs to the constraint on the positions"
            self.out.say(f"{several}positions" if len(held) > 1 else one)
            self.out.show_short(held[:MOST_EQUATIONS], LONGEST_FORMULA)
        if slips:
            self.out.say("and to the constraints on the velocities" if held else f"{several}velocities")
            self.out.show_short(slips[:MOST_EQUATIONS], LONGEST_FORMULA)
