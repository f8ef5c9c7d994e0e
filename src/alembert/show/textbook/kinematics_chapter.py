"""The second chapter: frames and their connections, coordinates and speeds, positions, velocities, angular velocities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symengine import Symbol

from alembert.description.bodies import Body, rate_of
from alembert.description.rotations import Rotation, rotation
from alembert.expressions.algebra import Expression, is_zero
from alembert.expressions.arrays import Array, array
from alembert.kinematics import Motion
from alembert.kinematics.joint_graph import Edge, spanning_tree
from alembert.kinematics.links import relative_displacement, relative_rotation
from alembert.show.formulas.formula_terms import numeric
from alembert.show.formulas.line_breaking import Piece
from alembert.show.textbook.chapter import MOST_BODIES, Chapter, normal_axis
from alembert.show.textbook.composing import bracketed, vector
from alembert.show.textbook.report_document import Formula, Name, Words

LONGEST_COMPONENT = 60.0
COSINE, SINE = r"\cos\vartheta", r"\sin\vartheta"
TURNS = {
    "1": bracketed([["1", "0", "0"], ["0", COSINE, f"-{SINE}"], ["0", SINE, COSINE]]),
    "2": bracketed([[COSINE, "0", SINE], ["0", "1", "0"], [f"-{SINE}", "0", COSINE]]),
    "3": bracketed([[COSINE, f"-{SINE}", "0"], [SINE, COSINE, "0"], ["0", "0", "1"]]),
}


class KinematicsChapter(Chapter):
    """Coordinates and speeds, frames, positions, velocities."""

    text = "kinematics"

    # --- coordinates ----------------------------------------------------------------------------------------------------

    def coordinate_vectors(self) -> None:
        """q and u."""
        lists = {"q": self.tree.coordinates, "u": self.tree.speeds}
        self.out.show(*(vector(rf"\mathbf{{{x}}}", [self.latex(s) for s in listed]) for x, listed in lists.items()))

    @property
    def symbols_in_words(self) -> Words:
        """The coordinates whose symbols are not their names, as people call them."""
        pairs = [(f"${self.symbols.latex(name)}$ is ", Name(name), ", ") for name in self.model.notation]
        return tuple(word for pair in pairs for word in pair)[:-1]

    @property
    def mixed_rates(self) -> list[tuple[Expression, Expression]]:
        """The coordinates whose rates are no speeds, with these rates."""
        pairs = zip(self.tree.coordinates, self.tree.coordinate_rates, strict=True)
        return [(q, rate) for q, rate in pairs if rate != rate_of(q)]

    def coordinate_rates(self) -> None:
        """q' where it is not a speed."""
        self.out.show(*(self.out.formula(self.latex(rate_of(q)), rate) for q, rate in self.mixed_rates))

    # --- frames ---------------------------------------------------------------------------------------------------------

    @cached_property
    def edges(self) -> dict[str, Edge]:
        """The edge of the tree that leads to each body."""
        return {edge.child: edge for edge in spanning_tree(self.model).edges}

    @cached_property
    def connections(self) -> list[tuple[str, str]]:
        """(R of two frames, the LaTeX of their rotation) for every body with an orientation."""
        out = []
        for name, body in self.model.bodies.items():
            if isinstance(body, Body):
                edge = self.edges.get(name)
                turn = self._own_rotation(body) if edge is None else self._edge_rotation(edge)
                parent = self.number("ground" if edge is None else edge.parent)
                out.append((rf"\mathbf{{R}}^{{({parent},{self.number(name)})}}", turn))
        return out

    def rotations(self) -> None:
        """R of every connection."""
        self.out.show(*(self.out.formula(left, latex) for left, latex in self.connections[:MOST_BODIES]))

    @property
    def turns(self) -> list[str]:
        """The axes about which frames turn."""
        shown = self.connections[:MOST_BODIES]
        return [k for k in "123" if any(rf"\mathbf{{R}}_{k}(" in latex for _, latex in shown)]

    def turn_matrices(self) -> None:
        """R_1, R_2 and R_3 as far as they are used."""
        self.out.show(*(self.out.formula(rf"\mathbf{{R}}_{k}(\vartheta)", TURNS[k]) for k in self.turns))

    @property
    def euler_parameters(self) -> bool:
        """Whether some frame turns by Euler parameters."""
        return any(r"\mathbf{R}(\mathbf{p}" in latex for _, latex in self.connections[:MOST_BODIES])

    def more_connections(self) -> None:
        """A note where not all connections are shown."""
        words = f"The first {MOST_BODIES} of {len(self.connections)} connections are shown."
        self.out.note(words, missing=len(self.connections[MOST_BODIES:]))

    def _edge_rotation(self, edge: Edge) -> str:
        joint = edge.joint
        if joint.rotation is not None:
            return self._turned(joint.rotation if edge.forward else joint.rotation.transposed)
        fixed = self._turned(joint.orientation) if joint.orientation.factors else ""
        whole = rf"{fixed}\mathbf{{R}}(\mathbf{{p}}_{{{self.number(edge.child)}}})"
        return whole if edge.forward else rf"\bigl[{whole}\bigr]^{{T}}"

    def _own_rotation(self, body: Body) -> str:
        if body.placement is not None:
            return self._turned(body.placement.rotation)
        if body.motion_plane:
            return self._turned(Rotation(((tuple(body.normal), body.angle),)))
        if body.angle_names:
            return self._turned(rotation(body.angle_names[0], *(Symbol(n) for n in body.angle_names[1:])))
        return rf"\mathbf{{R}}(\mathbf{{p}}_{{{self.number(body.name)}}})"

    def _turned(self, turned: Rotation) -> str:
        """A product of turns: R_3(theta) R_1(alpha)."""
        return r" \, ".join(self._turn(axis, angle) for axis, angle in turned.factors) or r"\mathbf{I}_3"

    def _turn(self, axis: Sequence[Expression], angle: Expression) -> str:
        numbers = [numeric(c) for c in axis]
        turning = [k for k in range(3) if numbers[k] != 0]
        if len(turning) == 1 and numbers[turning[0]] in (1, -1):
            about = angle if numbers[turning[0]] == 1 else -angle
            return rf"\mathbf{{R}}_{turning[0] + 1}({self.out.latex(about)})"
        along = ", ".join(self.out.latex(c) for c in axis)
        return rf"\mathbf{{R}}\bigl(({along}), {self.out.latex(angle)}\bigr)"

    # --- positions ------------------------------------------------------------------------------------------------------

    @property
    def chained_bodies(self) -> list[Motion]:
        """The motions of the bodies that joints lead to."""
        return [m for _, m in self.motions if m.body.name in self.edges]

    def chains(self) -> None:
        """r_j = r_i + (arm in frame i) - (arm in frame j)."""
        self.out.show(*(self._chain(self.edges[m.body.name], m) for m in self.chained_bodies))

    def _chain(self, edge: Edge, motion: Motion) -> Formula:
        near, far = (edge.joint.a, edge.joint.b) if edge.forward else (edge.joint.b, edge.joint.a)
        displacement, _ = relative_displacement(edge, relative_rotation(edge))
        parent, child = self.number(edge.parent), self.number(edge.child)
        pieces = [] if parent == 0 else [Piece("", rf"\mathbf{{r}}_{{{parent}}}")]
        pieces += self.out.vector_pieces(near.arm + displacement, parent, bool(pieces))
        if motion.body.has_orientation:
            pieces += self.out.vector_pieces(array([-c for c in far.arm]), child, bool(pieces))
        return Formula(rf"\mathbf{{r}}_{{{child}}}", tuple(pieces or [Piece("", r"\mathbf{0}")]))

    def positions(self) -> None:
        """x_i where it is short."""
        short = [(i, m, m.r) for i, m in self.motions if self.out.are_short(m.r, LONGEST_COMPONENT)]
        if short:
            self.out.say("In components of frame $(0)$,")
        self._show_components(r"\mathbf{x}", short, "position")

    def _show_components(self, letter: str, short: Sequence[tuple[int, Motion, Array]], what: str) -> None:
        """The vectors of some bodies in frame (0), and a note on the others."""
        axes = {i: _moving_axes(m) if self.planar else [0, 1, 2] for i, m, _ in short}
        self.out.show(*(self.out.matrix(values[axes[i]], f"{letter}_{{{i}}}") for i, _, values in short))
        count = len(self.tree.motions)
        missing = count - len(short)
        left_out = f"{missing} {'has its' if missing == 1 else 'have their'} {what} left out here for its length"
        words = f"Of {count} bodies, {left_out}; the relations along the joints determine it."
        self.out.note(words, missing=missing)

    # --- velocities -----------------------------------------------------------------------------------------------------

    def angular_velocities(self) -> None:
        """omega_i about the normal of the plane, or in body axes where it is short."""
        out = self.out
        bodies = [(i, m, m.body) for i, m in self.motions if isinstance(m.body, Body)]
        if bodies and self.planar:
            out.say("In the plane every body has one angular velocity about the normal,")
            out.show(*(out.formula(rf"\omega_{{{i}}}", m.w[normal_axis(body)]) for i, m, body in bodies))
        elif bodies:
            out.say(
                r"From $\dot{\mathbf{E}}^{(i)} = \mathbf{E}^{(i)} \boldsymbol{\Omega}_i^{(i,i)}$, where $\boldsymbol{\Omega}_i "
                r"= \mathbf{R}^{(i,0)} \dot{\mathbf{R}}^{(0,i)}$ is skew, the angular velocities in body axes are"
            )
            short = [(i, m) for i, m, _ in bodies if out.are_short(m.w, LONGEST_COMPONENT)]
            out.show(*(out.matrix(m.w, rf"\boldsymbol{{\omega}}_{{{i}}}^{{({i})}}") for i, m in short))
            if len(short) < len(bodies):
                out.say(
                    r"and for the others, along the joints, $\boldsymbol{\omega}_j^{(j)} = \mathbf{R}^{(j,i)} "
                    r"\boldsymbol{\omega}_i^{(i)} + \boldsymbol{\omega}_{i,j}^{(j)}$, with the angular velocity of the "
                    "joint as the last term."
                )

    def velocities(self) -> None:
        """x_i' where it is short."""
        short = [(i, m, m.v) for i, m in self.motions if self.out.are_short(m.v, LONGEST_COMPONENT)]
        self._show_components(r"\dot{\mathbf{x}}", short, "velocity")


def _moving_axes(motion: Motion) -> list[int]:
    """The components of a position or velocity that are worth printing: those of the plane, or all three."""
    body = motion.body
    if body.placement:
        used = [k for k in range(3) if not is_zero(motion.r[k])]
        return used if len(used) > 1 else [0, 1, 2][: max(2, len(used))]
    return sorted(k for k, s in enumerate(body.v) if s != 0)
