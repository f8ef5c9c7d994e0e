"""The chapter on Newton's and Euler's equations with joints as constraints and multipliers (Haug 1989)."""

from __future__ import annotations

from alembert.description.bodies import Body
from alembert.expressions.algebra import expression, is_zero
from alembert.expressions.arrays import Array
from alembert.formulations import joint_reactions
from alembert.show.textbook.composing import WIDEST_ENTRY, bracketed
from alembert.show.textbook.record_chapter import RecordChapter
from alembert.show.textbook.report_document import Formula, Name

MOST_OWNERS = 12
LONGEST_RESIDUAL = 150.0
LONGEST_BLOCK = 60.0


class NewtonEulerChapter(RecordChapter):
    """The constraints of every joint with their Jacobian, the equations of the free bodies, and the joint reactions."""

    text = "newton-euler"

    @property
    def owners(self) -> dict[str, list[int]]:
        """The rows of each joint and constraint."""
        out: dict[str, list[int]] = {}
        for k, row in enumerate(self.eom.rows):
            out.setdefault(row.owner, []).append(k)
        return out

    def residuals(self) -> None:
        """Phi = 0."""
        rows = self.eom.rows
        missing = len(rows)
        for owner, places in list(self.owners.items())[:MOST_OWNERS]:
            self.out.say(Name(owner), f" ({self._kind(owner)}):")
            held = [(rf"\Phi_{{{k + 1}}}", rows[k]) for k in places]
            entries = [(left, row.velocity if row.position is None else row.position) for left, row in held]
            missing -= len(entries) - self.out.show_short(entries, LONGEST_RESIDUAL)
        self.out.note(f"{missing} of {len(rows)} constraints are left out for length.", missing=missing)

    def _kind(self, owner: str) -> str:
        if owner in self.model.joints:
            return self.model.joints[owner].kind
        return "constraint" if owner in self.model.constraints else "placement"

    def jacobian(self) -> None:
        """Phi_r and Pi-bar for each joint and body, and gamma."""
        owners = list(self.owners.values())[:MOST_OWNERS]
        blocks = [block for rows in owners for block in self._owner_blocks(rows)]
        missing = self.out.show_short(blocks, LONGEST_BLOCK)
        self.out.say(
            r"Differentiated twice, $\boldsymbol{\Phi}_{\mathbf{r}} \ddot{\mathbf{r}} + \bar{\boldsymbol{\Pi}} "
            r"\dot{\bar{\boldsymbol{\omega}}} = \boldsymbol{\gamma}$ with"
        )
        gamma = [(rf"\gamma_{{{k}}}", value) for k, value in enumerate(self.eom.b, 1)]
        omitted = self.out.show_short(gamma, LONGEST_RESIDUAL, most=5 * MOST_OWNERS)
        words = rf"{missing} blocks and {omitted} entries of $\boldsymbol{{\gamma}}$ are left out for length."
        self.out.note(words, missing=missing + omitted)

    def _owner_blocks(self, rows: list[int]) -> list[tuple[str, Array]]:
        kin = self.eom.kinematics
        A, places = kin.constraint_matrix[rows], {s: k for k, s in enumerate(kin.body_speeds, -len(kin.body_speeds))}
        below = rf"\Phi_{{{rows[0] + 1}\ldots{rows[-1] + 1}}}" if len(rows) > 1 else rf"\Phi_{{{rows[0] + 1}}}"
        out = []
        for body in (motion.body for motion in kin.motions):
            block = A[:, [places[s] for s in body.velocity_symbols]]
            i, moves = self.number(body.name), len([s for s in body.v if s != 0])
            out.append((rf"({below})_{{\mathbf{{r}}_{{{i}}}}}", block[:, :moves]))
            if isinstance(body, Body):
                out.append((rf"\bar{{\boldsymbol{{\Pi}}}}_{{{i}}}({below})", block[:, moves:]))
        return [(left, block) for left, block in out if not all(is_zero(x) for x in block.flat)]

    @property
    def joints(self) -> list[str]:
        """The names of the joints that are written out."""
        return list(self.model.joints)[:MOST_OWNERS]

    def joint_numbers(self) -> list[str | Name]:
        """(1) the first joint, (2) the second."""
        return [
            word for k, name in enumerate(self.joints, 1) for word in (f"{', ' if k > 1 else ''}({k}) ", Name(name))
        ]

    def reactions(self) -> None:
        """What every joint does to its second body, in the multipliers."""
        out = self.out
        formulas: list[Formula] = []
        missing = len(self.model.joints) - len(self.joints)
        for number, name in enumerate(self.joints, 1):
            if name not in self.owners:
                continue
            reaction = joint_reactions(self.eom, name)[-1]
            force = [expression(x) for x in reaction.force]
            torque = [expression(x) for x in reaction.torque_in_joint]
            if not out.are_short([*force, *torque], 2 * WIDEST_ENTRY):
                missing += 1
                continue
            shown = [x for x in force if not self.planar or out.shape(x)]
            for letter, values in (("F", shown), ("T", torque)):
                if letter == "F" or any(out.shape(x) for x in values):
                    entries = bracketed([[out.latex(x)] for x in values])
                    formulas.append(out.formula(rf"\mathbf{{{letter}}}^{{({number})}}", entries))
        out.show(*formulas)
        out.note(f"{missing} joints are left out for length.", missing=missing)
