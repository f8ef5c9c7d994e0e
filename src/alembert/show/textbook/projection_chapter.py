"""The chapter on the projection method with moving frames (Luchtenburg, Shah, Impelluso and Rykkje 2021)."""

from __future__ import annotations

import numpy as np

from alembert.description.bodies import Body, Massive, rate_of
from alembert.expressions.algebra import is_zero
from alembert.expressions.arrays import Array, column, product, substitute_array
from alembert.kinematics.free_bodies import applied, body_mass_matrix, gyroscopic
from alembert.show.textbook.chapter import normal_axis
from alembert.show.textbook.composing import bracketed, diagonal, row_vector
from alembert.show.textbook.record_chapter import RecordChapter
from alembert.show.textbook.report_document import Formula

LONGEST_BLOCK = 45.0
LONGEST_FORCE = 110.0
MOST_STACKED = 8  # velocities that are all written in a row


class ProjectionChapter(RecordChapter):
    """Free bodies, their velocities in the essential ones, the projected equations, and the constraint forces."""

    text = "projection"
    mass_symbol = r"\mathbf{M}^{*} = \mathbf{B}^T \mathbf{M} \mathbf{B}"

    def stacked(self) -> str:
        """The velocities and angular velocities of all bodies."""
        entries = []
        for i, motion in self.motions:
            entries.append(rf"\dot{{\mathbf{{x}}}}_{{{i}}}")
            if isinstance(motion.body, Body):
                entries.append(
                    rf"\omega_{{{i}}}" if motion.body.motion_plane else rf"\boldsymbol{{\omega}}_{{{i}}}^{{({i})}}"
                )
        last = [] if self.more_bodies else entries[-2:]
        return row_vector(
            [*entries[:4], r"\cdots", *last] if self.more_bodies or len(entries) > MOST_STACKED else entries
        )

    def masses(self) -> None:
        """M, and in space D."""
        blocks, turning = [], []
        for i, motion in self.motions:
            body, mass = motion.body, self.out.latex(motion.body.mass)
            count = sum(1 for s in body.v if s != 0)
            factor = rf"\bigl( {mass} \bigr)" if " + " in mass or " - " in mass else mass
            blocks.append(rf"{factor} \mathbf{{I}}_{{{count}}}" if count > 1 else mass)
            turning.append(rf"\mathbf{{0}}_{{{count}}}")
            if isinstance(body, Body) and body.motion_plane:
                blocks.append(self.out.latex(body.J[normal_axis(body), normal_axis(body)]))
                turning.append("0")
            elif isinstance(body, Body):
                blocks.append(rf"\mathbf{{J}}_{{{i}}}^{{({i},{i})}}")
                turning.append(rf"\boldsymbol{{\Omega}}_{{{i}}}^{{({i},{i})}}")
        more = r", \; \ldots" if self.more_bodies else ""
        gyroscopic_terms = [] if self.planar else [diagonal(r"\mathbf{D}", turning, more)]
        self.out.show(diagonal(r"\mathbf{M}", blocks, more), *gyroscopic_terms)

    def essential(self) -> str:
        """y."""
        names = [self.latex(u) for u in self.eom.u]
        return row_vector(names) if len(names) <= 12 else r"\mathbf{u}"

    @property
    def moves(self) -> bool:
        """Whether bodies move while all speeds are zero."""
        still = substitute_array(self.eom.body_motion.velocity, {u: 0 * u for u in self.eom.u})
        return any(not is_zero(x) for x in still)

    def velocity_blocks(self) -> None:
        """B in X' = B y, or B_0 in X' = B_0 u where B is long."""
        if self.fills_pages:
            self._show_blocks(self.tree.body_jacobian, r"\mathbf{B}_{0,")
        else:
            self._show_blocks(self.eom.body_motion.jacobian, r"\mathbf{B}_{")

    def _show_blocks(self, matrix: Array, head: str) -> None:
        entries = [(f"{head}{i}}}", block) for i, _, block in self.blocks(matrix)]
        missing = self.out.show_short(entries, LONGEST_BLOCK) + self.more_bodies
        left_out = f"The blocks of {missing} {'body is' if missing == 1 else 'bodies are'} left out for their length"
        words = f"{left_out}; their columns are the coefficients of the speeds in the velocities above."
        self.out.note(words, missing=missing)

    @property
    def short_rates(self) -> bool:
        """Whether all of B' can be written."""
        return not self.more_bodies and all(
            self.out.fits(x, LONGEST_BLOCK) for *_, x in self.blocks(self.eom.terms.parts.B_rate)
        )

    def rate_blocks(self) -> None:
        """B', body by body."""
        self._show_blocks(self.eom.terms.parts.B_rate, r"\dot{\mathbf{B}}_{")

    def applied_forces(self) -> None:
        """The forces and torques on every body."""
        entries = [
            (rf"\boldsymbol{{\Gamma}}_{{{i}}} = {_force_names(motion.body, i)}", block)
            for i, motion, block in self.blocks(self.eom.terms.parts.Gamma)
        ]
        words = "The applied forces (in frame $(0)$) and torques (in body axes) are"
        missing = self.out.show_short(entries, LONGEST_BLOCK, words)
        bodies = "body" if missing == 1 else "bodies"
        self.out.note(f"The forces on {missing} {bodies} are left out for their length.", missing=missing)

    def constraint_forces(self) -> None:
        """Q^c = M X'' - Q on every body, from the motion, or where that is long in the accelerations of the bodies."""
        if self.fills_pages:
            self._free_body_forces()
            return
        out, form = self.out, self.eom.constraint_force
        count = len(form.constant)
        formulas: list[Formula] = []
        for i, motion, rows in self.blocks(np.arange(count)):
            for k, label in zip(rows, _component_names(motion.body, i), strict=True):
                if out.are_short([*form.accelerations[k], form.constant[k]], LONGEST_FORCE):
                    right = out.linear(form.accelerations[k], self.eom.du)
                    formulas.append(out.formula(label, (*right, *out.shape(form.constant[k]))))
        out.show(*formulas)
        missing = count - len(formulas)
        numbers = "`run.reaction(name)` of a simulated motion gives them in numbers."
        out.note(f"{missing} components are left out for their length; {numbers}", missing=missing)

    def _free_body_forces(self) -> None:
        kin = self.tree
        accelerations = column(rate_of(s) for s in kin.body_speeds)
        values = product(body_mass_matrix(kin), accelerations) + gyroscopic(kin) - applied(kin).on_bodies
        entries = [
            (label, value)
            for i, motion, block in self.blocks(values)
            for label, value in zip(_component_names(motion.body, i), block, strict=True)
        ]
        missing = self.out.show_short(entries, LONGEST_FORCE) + len(values) - len(entries)
        self.out.note(f"{missing} components are left out for their length.", missing=missing)


def _force_names(body: Massive, i: int) -> str:
    names = [rf"\mathbf{{F}}_{{{i}}}^{{(0)}}"]
    if isinstance(body, Body):
        names.append(rf"\tau_{{{i}}}" if body.motion_plane else rf"\boldsymbol{{\tau}}_{{{i}}}^{{({i})}}")
    return bracketed([[name] for name in names])


def _component_names(body: Massive, i: int) -> list[str]:
    """F_x and so on for each row of a body."""
    axes = [k for k, s in enumerate(body.v) if s != 0]
    names = [rf"F^{{c}}_{{{i},{k + 1}}}" for k in axes]
    if isinstance(body, Body):
        names += [rf"\tau^{{c}}_{{{i}}}"] if body.motion_plane else [rf"\tau^{{c}}_{{{i},{k}}}" for k in (1, 2, 3)]
    return names
