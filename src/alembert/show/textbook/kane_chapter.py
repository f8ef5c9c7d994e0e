"""The chapter on Kane's equations: partial velocities, generalized active and inertia forces."""

from __future__ import annotations

from functools import cached_property

from alembert.description.bodies import Body
from alembert.expressions.algebra import is_zero
from alembert.expressions.arrays import Array, column, jacobian, product
from alembert.kinematics.free_bodies import applied
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
        entries: list[tuple[str, Array]] = []
        for i, motion in self.motions:
            columns = (motion.wide(x, len(self.tree.speeds)) for x in (motion.JV, motion.Jw))
            velocity, turning = (self._reduced(x) for x in columns)
            axes = [k for k in range(3) if not (self.planar and all(is_zero(x) for x in velocity[k]))]
            entries.append((rf"\bigl[ \mathbf{{v}}_r^{{C_{i}}} \bigr]", velocity[axes]))
            if isinstance(motion.body, Body):
                turns = [k for k in range(3) if not self.planar or motion.body.normal[k] != 0]
                entries.append((rf"\bigl[ \boldsymbol{{\omega}}_r^{{{i}}} \bigr]", turning[turns]))
        missing = self.out.show_short(entries, LONGEST_PARTIAL) + 2 * self.more_bodies
        self.out.note(f"{missing} of these matrices are left out for their length.", missing=missing)

    def _reduced(self, partial: Array) -> Array:
        """The coefficients of the record's speeds: those of all speeds times T."""
        if self.fills_pages or not self.eom.solved_speeds:
            return partial
        return product(self.eom.express(partial), self._T)

    @cached_property
    def _T(self) -> Array:
        values = [self.eom.solved_speeds.get(u, u) for u in self.eom.kinematics.speeds]
        return jacobian(values, self.eom.u)

    def generalized_forces(self) -> None:
        """F_r and F_r* where they are short."""
        out, eom = self.out, self.eom
        forces = applied(eom.kinematics, direct=True)
        on_speeds = product(eom.kinematics.body_jacobian.T, forces.on_bodies) + forces.on_speeds
        active = product(self._T.T, eom.express(on_speeds)) if eom.solved_speeds else on_speeds
        inertia = column(-m for m in product(eom.M, column(eom.du))) + eom.f - active
        if len(eom.u) <= 6 and out.are_short([*active, *inertia], LONGEST_FORCE):
            out.show(*(out.formula(f"F_{{{k}}}", value) for k, value in enumerate(active, 1)))
            out.show(*(out.formula(f"F_{{{k}}}^{{*}}", value) for k, value in enumerate(inertia, 1)))
