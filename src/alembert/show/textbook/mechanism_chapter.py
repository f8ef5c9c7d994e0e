"""The first chapter: the mechanism itself, with its diagram, bodies, joints, constraints, loads and parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from alembert.description.bodies import Body, Massive
from alembert.description.joints import Joint
from alembert.description.loads import Load
from alembert.expressions.algebra import expression, is_zero
from alembert.kinematics import Kinematics
from alembert.show.diagram import kinematic_diagram
from alembert.show.formulas.latex_typesetting import decimal
from alembert.show.formulas.line_breaking import joined
from alembert.show.textbook.chapter import Chapter, normal_axis
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_ENTRY, Composer, bracketed, comma_separated
from alembert.show.textbook.report_document import Name, Words

MOST_ROWS = 40
Row: TypeAlias = tuple[Words | str | Name, ...]


class MechanismChapter(Chapter):
    """The diagram in a pose, and tables of all parts."""

    text = "mechanism"

    def __init__(self, out: Composer, tree: Kinematics, pose: Mapping[str, float] | None) -> None:
        super().__init__(out, tree)
        self.pose = pose

    def figure(self) -> None:
        """The kinematic diagram."""
        names = {q.name: self.latex(q) for q in self.tree.coordinates}
        drawing = kinematic_diagram(self.model, self.pose, names)
        several = "Numbers in brackets are those of the bodies"
        numbers = several if len(self.model.bodies) > 1 else "The body has number 1"
        drawn = "drawn in its plane" if drawing.planar else "in an axonometric view"
        caption = f", {drawn}. {numbers}; red marks the coordinates."
        self.out.figure(drawing, "Kinematic diagram of ", Name(self.model.name), caption)

    @property
    def rigid(self) -> int:
        """How many bodies are rigid."""
        return sum(isinstance(body, Body) for body in self.model.bodies.values())

    def parts(self) -> str:
        """2 rigid bodies and 1 particle."""
        particles = len(self.model.bodies) - self.rigid
        rigid = f"{self.rigid} rigid {'body' if self.rigid == 1 else 'bodies'}" if self.rigid else ""
        points = f"{particles} {'particle' if particles == 1 else 'particles'}" if particles else ""
        return " and ".join(filter(None, [rigid, points]))

    @property
    def conditions(self) -> Words | None:
        """As long as which the equations of a mode hold."""
        found: list[str | Name] = []
        for gap, is_closed in self.model.mode_conditions():
            found += ["; "] if found else []
            found.append(
                Name(f"the force of {gap.label!r} is not negative" if is_closed else f"{gap.label!r} is open: ")
            )
            found += [] if is_closed else [rf"${self.out.latex(expression(gap.value))} \ge 0$"]
        return tuple(found) or None

    def bodies(self) -> None:
        """Masses and inertias."""
        rows: list[Row] = [
            (str(self.number(body.name)), Name(body.name), f"${self.out.latex(body.mass)}$", self._inertia(body))
            for body in self.model.bodies.values()
        ]
        self._table(("$i$", "Body", "Mass", r"Inertia about the centre of mass, $\mathbf{J}_i$"), rows, "bodies")

    def _table(self, head: Row, rows: Sequence[Row], what: str) -> None:
        """The first rows of a table, with a note where there are more."""
        self.out.table(head, *rows[:MOST_ROWS])
        words = f"The table shows the first {MOST_ROWS} of {len(rows)} {what}."
        self.out.note(words, missing=len(rows[MOST_ROWS:]))

    def _inertia(self, body: Massive) -> str:
        if not isinstance(body, Body):
            return "particle"
        J = [[self.out.latex(x) for x in row] for row in body.J]
        if body.motion_plane:
            return f"${J[normal_axis(body)][normal_axis(body)]}$"
        if all(is_zero(body.J[i, j]) for i in range(3) for j in range(3) if i != j):
            inside = ", \\; ".join(J[k][k] for k in range(3))
            return rf"$\operatorname{{diag}}({inside})$"
        return f"${bracketed(J)}$"

    def joints(self) -> None:
        """The joints with their coordinates."""
        rows: list[Row] = [
            (Name(j.name), j.kind, (Name(j.a.frame.name), " and ", Name(j.b.frame.name)), self._joint_coordinates(j))
            for j in self.model.joints.values()
        ]
        if rows:
            self._table(("Joint", "Kind", "Between", "Coordinates"), rows, "joints")

    def _joint_coordinates(self, joint: Joint) -> str:
        if joint.name in self.tree.loops or not joint.in_tree:
            return "closes a loop" if joint.in_tree else "none: it only constrains"
        known = {q.name for q in self.tree.coordinates}
        return ", ".join(f"${self.symbols.latex(name)}$" for name in joint.names if name in known) or "none"

    @property
    def own_constraints(self) -> list[str | Name]:
        """The names of the constraints besides the joints."""
        return comma_separated(self.model.constraints)

    def constraints(self) -> None:
        """0 = Phi, or on velocities."""
        rows = [row for row in self.tree.rows if row.owner in self.model.constraints][:MOST_ROWS]
        values = [row.velocity if row.position is None else row.position for row in rows]
        self.out.show_short([("0", value) for value in values], LONGEST_FORMULA)

    @property
    def gravity(self) -> str:
        """The acceleration of gravity in the axes of the ground, if any."""
        g = self.model.acceleration_of_gravity
        return "" if g is None else joined(self.out.vector_pieces(g, 0)) or "0"

    def loads(self) -> None:
        """The other loads and friction."""
        loads = [load for load in self.model.loads.values() if load.kind != "gravity"][:MOST_ROWS]
        on = {load.name: (f"{load.kind} on ", Name(load.joint)) if load.joint else load.kind for load in loads}
        rows: list[Row] = [(Name(load.name), on[load.name], self._law(load)) for load in loads]
        for friction in self.model.frictions:
            law = f"at most ${self.out.latex(friction.coefficient)}$ times the normal reaction"
            rows.append((Name(friction.target), "Coulomb friction", law))
        if rows:
            self.out.table(("Load", "Kind", "Law"), *rows)

    def _law(self, load: Load) -> str:
        out, express = self.out, self.tree.express
        if load.energy is not None:
            energy = express(load.energy)
            return f"$V = {out.latex(energy)}$" if out.is_short(energy, 2 * WIDEST_ENTRY) else "a potential"
        efforts = [express(effort) for effort, _ in load.pairs]
        if efforts and len(efforts) <= 3 and out.are_short(efforts, WIDEST_ENTRY):
            return ", ".join(f"${out.latex(effort)}$" for effort in efforts)
        return "see the equations"

    @property
    def parameters(self) -> str:
        """m = 1, and so on."""
        pairs = [
            f"${self.symbols.latex(name)}" + ("$" if value is None else f" = {decimal(float(value))}$")
            for name, value in self.model.values.items()
        ]
        shown = pairs[: 2 * MOST_ROWS]
        return ", ".join(shown) + (f" and {len(pairs) - len(shown)} more" if len(pairs) > len(shown) else "")

    @property
    def inputs(self) -> str:
        """The inputs."""
        return ", ".join(f"${self.latex(s)}$" for s in self.model.inputs)
