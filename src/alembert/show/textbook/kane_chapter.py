"""The chapter on Kane's equations: partial velocities, generalized active and inertia forces."""

from __future__ import annotations

from alembert.description.bodies import Body
from alembert.expressions.algebra import is_zero
from alembert.expressions.arrays import Array
from alembert.formulations import derive
from alembert.show.textbook.record_chapter import MOST_EQUATIONS, RecordChapter

LONGEST_PARTIAL = 45.0
LONGEST_FORCE = 220.0


class KaneChapter(RecordChapter):
    """Partial velocities, generalized forces, F_r + F_r* = 0."""

    text = "kane"

    def speeds(self) -> str:
        """u_1 = ..., and so on."""
        shown = list(self.eom.u)[:MOST_EQUATIONS]
        words = ", ".join(f"$u_{{{k}}} = {self.latex(u)}$" for k, u in enumerate(shown, 1))
        return words + ("" if len(shown) == len(self.eom.u) else f" and so on, {len(self.eom.u)} in all")

    def partial_names(self) -> str:
        """v_1, v_2, v_3, ..."""
        names = [rf"\mathbf{{v}}_{{{k}}}" for k in range(1, 1 + min(len(self.eom.u), 3))]
        return r" \;\; ".join([*names, r"\cdots"] if len(self.eom.u) > 3 else names)

    def partial_velocities(self) -> None:
        """The partial velocities of every body, a matrix with a column for each speed."""
        parts = derive(self.model, "kane", multipliers=True).terms.parts if self.fills_pages else self.eom.terms.parts
        entries: list[tuple[str, Array]] = []
        for k, (i, motion) in enumerate(self.motions):
            rows = slice(3 * k, 3 * k + 3)
            velocity, turning = parts.partial_velocities[rows], parts.partial_angular_velocities[rows]
            axes = [k for k in range(3) if not (self.planar and all(is_zero(x) for x in velocity[k]))]
            entries.append((rf"\bigl[ \mathbf{{v}}_r^{{C_{i}}} \bigr]", velocity[axes]))
            if isinstance(motion.body, Body):
                turns = [k for k in range(3) if not self.planar or motion.body.normal[k] != 0]
                entries.append((rf"\bigl[ \boldsymbol{{\omega}}_r^{{{i}}} \bigr]", turning[turns]))
        missing = self.out.show_short(entries, LONGEST_PARTIAL) + 2 * self.more_bodies
        self.out.note(f"{missing} of these matrices are left out for their length.", missing=missing)

    def generalized_forces(self) -> None:
        """F_r and F_r* where they are short."""
        out, parts = self.out, self.eom.terms.parts
        forces = {"F_{{{}}}": parts.active, "F_{{{}}}^{{*}}": parts.inertia_force}
        if len(self.eom.u) <= 6 and out.are_short([x for values in forces.values() for x in values], LONGEST_FORCE):
            for name, values in forces.items():
                out.show(*(out.formula(name.format(k), value) for k, value in enumerate(values, 1)))
