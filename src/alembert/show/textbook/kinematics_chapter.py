"""The second chapter: frames and their connections, coordinates and speeds, positions, velocities, angular velocities."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from symengine import Symbol

from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.rotations import Rotation, rotation
from alembert.expressions.algebra import Array, Expression, array, is_zero
from alembert.kinematics import Motion
from alembert.kinematics.joint_graph import Edge, spanning_tree
from alembert.kinematics.relative_motion import relative_displacement, relative_rotation
from alembert.show.textbook.composing import bracketed, vector
from alembert.show.textbook.formula_terms import numeric
from alembert.show.textbook.report_document import Formula
from alembert.show.textbook.subject import MOST_BODIES, Subject, moving_axes, normal_axis
from alembert.show.textbook.typeset import Piece

LONGEST_COMPONENT = 60.0


def kinematics(subject: Subject) -> None:
    """The chapter."""
    subject.composer.heading(2, "Kinematics")
    _coordinates(subject)
    _frames(subject)
    _positions(subject)
    _velocities(subject)


# --- coordinates --------------------------------------------------------------------------------------------------------


def _coordinates(subject: Subject) -> None:
    out, kin = subject.composer, subject.tree
    out.heading(3, "Coordinates and speeds")
    names = [subject.symbols.latex(q.name) for q in kin.coordinates]
    speeds = [subject.symbols.latex(u.name) for u in kin.speeds]
    if not names:
        out.say("Nothing moves freely: there are no coordinates.")
        return
    out.say(
        "The joints and free bodies carry the coordinates and speeds"
        if len(names) > 1
        else "There is one coordinate, with one speed,"
    )
    out.show(vector(r"\mathbf{q}", names), vector(r"\mathbf{u}", speeds))
    mixed = [(q, rate) for q, rate in zip(kin.coordinates, kin.coordinate_rates, strict=True) if rate != rate_of(q)]
    if not mixed:
        out.say(r"so that $\dot{\mathbf{q}} = \mathbf{u}$.")
        return
    out.say("The rates of the coordinates that are not speeds themselves are")
    out.show(*(out.formula(subject.symbols.latex(rate_of(q).name), rate) for q, rate in mixed))


# --- frames -------------------------------------------------------------------------------------------------------------


def _frames(subject: Subject) -> None:
    out = subject.composer
    links = [(subject.number(parent), child, latex) for parent, child, latex in _connections(subject)]
    if not links:
        return
    out.heading(3, "Frames")
    out.say(
        r"The row of basis vectors $\mathbf{E}^{(i)} = \bigl[\mathbf{e}_1^{(i)} \; \mathbf{e}_2^{(i)} \; "
        r"\mathbf{e}_3^{(i)}\bigr]$ of every frame follows from that of the frame before it by a rotation matrix, "
        r"$\mathbf{E}^{(j)} = \mathbf{E}^{(i)} \mathbf{R}^{(i,j)}$:"
    )
    shown = links[:MOST_BODIES]
    out.show(*(out.formula(rf"\mathbf{{R}}^{{({i},{subject.number(child)})}}", latex) for i, child, latex in shown))
    used = sorted({k for *_, latex in shown for k in "123" if rf"\mathbf{{R}}_{k}(" in latex})
    if used:
        out.say("where $\\mathbf{R}_k(\\vartheta)$ is the turn by $\\vartheta$ about axis $k$,")
        out.show(*(out.formula(rf"\mathbf{{R}}_{k}(\vartheta)", TURNS[k]) for k in used))
    if any(r"\mathbf{R}(\mathbf{p}" in latex for *_, latex in shown):
        out.say(
            r"$\mathbf{R}(\mathbf{p})$ is the rotation matrix of the Euler parameters $\mathbf{p} = (e_0, e_1, e_2, e_3)$ "
            r"with $e_0^2 + e_1^2 + e_2^2 + e_3^2 = 1$,"
        )
        out.display(r"\mathbf{R}(\mathbf{p})", ROTATION)
    if len(links) > len(shown):
        out.note(f"The first {len(shown)} of {len(links)} connections are shown.")


COSINE, SINE = r"\cos\vartheta", r"\sin\vartheta"
TURNS = {
    "1": bracketed([["1", "0", "0"], ["0", COSINE, f"-{SINE}"], ["0", SINE, COSINE]]),
    "2": bracketed([[COSINE, "0", SINE], ["0", "1", "0"], [f"-{SINE}", "0", COSINE]]),
    "3": bracketed([[COSINE, f"-{SINE}", "0"], [SINE, COSINE, "0"], ["0", "0", "1"]]),
}
ROTATION = bracketed(
    [
        ["e_0^2 + e_1^2 - e_2^2 - e_3^2", "2 (e_1 e_2 - e_0 e_3)", "2 (e_1 e_3 + e_0 e_2)"],
        ["2 (e_1 e_2 + e_0 e_3)", "e_0^2 - e_1^2 + e_2^2 - e_3^2", "2 (e_2 e_3 - e_0 e_1)"],
        ["2 (e_1 e_3 - e_0 e_2)", "2 (e_2 e_3 + e_0 e_1)", "e_0^2 - e_1^2 - e_2^2 + e_3^2"],
    ]
)
"""The rotation matrix of Euler parameters."""


def show_euler_parameters(subject: Subject, words: str) -> None:
    """The rotation matrix after some words, and how the parameters of each body are written."""
    out = subject.composer
    out.say(words)
    out.display(r"\mathbf{R}(\mathbf{p})", ROTATION)
    out.say(r"The second index of $e_{ki}$ and $\omega_{ki}$ is the number of the body.")


def edges_of(subject: Subject) -> dict[str, Edge]:
    """The edge of the tree that leads to each body."""
    return {edge.child: edge for edge in spanning_tree(subject.model).edges}


def _connections(subject: Subject) -> list[tuple[str, str, str]]:
    """(parent, child, LaTeX of the rotation) for every body with an orientation."""
    edges = edges_of(subject)
    out = []
    for name, body in subject.model.bodies.items():
        if not isinstance(body, Body):
            continue
        if name in edges:
            out.append((edges[name].parent, name, _edge_rotation(subject, edges[name], body)))
        else:
            out.append(("ground", name, _own_rotation(subject, body)))
    return out


def _edge_rotation(subject: Subject, edge: Edge, body: Body) -> str:
    joint = edge.joint
    if joint.rotation is None:
        p = rf"\mathbf{{R}}(\mathbf{{p}}_{{{subject.number(body.name)}}})"
        fixed = _turns(subject, joint.orientation) if joint.orientation.factors else ""
        return fixed + p if edge.forward else rf"\bigl[{fixed}{p}\bigr]^{{T}}"
    turns = joint.rotation if edge.forward else joint.rotation.transposed
    return _turns(subject, turns)


def _own_rotation(subject: Subject, body: Body) -> str:
    place = body.placement
    if place is not None:
        return _turns(subject, place.rotation)
    if body.plane:
        return _turns(subject, Rotation(((tuple(body.normal), body.angle),)))
    if body.angle_names:
        return _turns(subject, rotation(body.angle_names[0], *(Symbol(n) for n in body.angle_names[1:])))
    return rf"\mathbf{{R}}(\mathbf{{p}}_{{{subject.number(body.name)}}})"


def _turns(subject: Subject, turned: Rotation) -> str:
    """A product of turns: R_3(theta) R_1(alpha)."""
    return r" \, ".join(_turn(subject, axis, angle) for axis, angle in turned.factors) or r"\mathbf{I}_3"


def _turn(subject: Subject, axis: Sequence[Expression], angle: Expression) -> str:
    numbers = [numeric(c) for c in axis]
    for k in range(3):
        others = [numbers[j] for j in range(3) if j != k]
        if others == [Fraction(0), Fraction(0)] and numbers[k] in (Fraction(1), Fraction(-1)):
            return rf"\mathbf{{R}}_{k + 1}({subject.composer.latex(angle if numbers[k] == 1 else -angle)})"
    along = ", ".join(subject.composer.latex(c) for c in axis)
    return rf"\mathbf{{R}}\bigl(({along}), {subject.composer.latex(angle)}\bigr)"


# --- positions ----------------------------------------------------------------------------------------------------------


def _positions(subject: Subject) -> None:
    out = subject.composer
    out.heading(3, "Positions")
    out.say(r"The centre of mass $C_i$ has the position $\mathbf{r}_i = \mathbf{E}^{(0)} \mathbf{x}_i$.")
    edges = edges_of(subject)
    chains = [_chain(subject, edges[m.body.name], m.body) for _, m in subject.motions if m.body.name in edges]
    if chains:
        out.say("Along the joints, from one body to the next,")
        out.show(*chains)
    short = [(i, m) for i, m in subject.motions if out.are_short(m.r, LONGEST_COMPONENT)]
    if short:
        out.say("In components of frame $(0)$,")
        out.show(*(_components(subject, rf"\mathbf{{x}}_{{{i}}}", m, m.r) for i, m in short))
    _note_missing(subject, len(short), "position")


def _components(subject: Subject, left: str, motion: Motion, values: Array) -> Formula:
    used = moving_axes(motion) if subject.is_planar else [0, 1, 2]
    return subject.composer.matrix(values[used], left)


def _chain(subject: Subject, edge: Edge, body: Massive) -> Formula:
    """r_j = r_i + (arm in frame i) - (arm in frame j)."""
    joint = edge.joint
    near, far = (joint.a, joint.b) if edge.forward else (joint.b, joint.a)
    relative = relative_rotation(edge)
    displacement, _ = relative_displacement(edge, relative)
    parent, child = subject.number(edge.parent), subject.number(body.name)
    pieces = [] if parent == 0 else [Piece("", rf"\mathbf{{r}}_{{{parent}}}")]
    pieces += vector_pieces(subject, near.arm + displacement, parent, bool(pieces))
    if body.has_orientation:
        pieces += vector_pieces(subject, array([-c for c in far.arm]), child, bool(pieces))
    return Formula(rf"\mathbf{{r}}_{{{child}}}", tuple(pieces or [Piece("", r"\mathbf{0}")]))


def vector_pieces(subject: Subject, components: Array, frame: int, started: bool) -> list[Piece]:
    """a e_1 + b e_2 + c e_3 in a frame."""
    out: list[Piece] = []
    for k, value in enumerate(components):
        if is_zero(value):
            continue
        shaped = subject.composer.shape(value)
        if not shaped:
            continue
        base = rf"\mathbf{{e}}_{{{k + 1}}}^{{({frame})}}"
        single = len(shaped) == 1
        is_negative = single and shaped[0].number < 0
        size = (shaped[0].scaled(Fraction(-1)),) if is_negative else shaped
        written = subject.composer.typesetter.latex(size)
        factor = "" if written == "1" else rf"{written} \, " if single else rf"\bigl( {written} \bigr) \, "
        sign = "-" if is_negative else "+" if started or out else ""
        out.append(Piece(sign, factor + base))
    return out


# --- velocities ---------------------------------------------------------------------------------------------------------


def _velocities(subject: Subject) -> None:
    out = subject.composer
    out.heading(3, "Velocities and angular velocities")
    bodies = [(i, m, m.body) for i, m in subject.motions if isinstance(m.body, Body)]
    if bodies:
        _angular(subject, bodies)
    out.say(r"The velocities $\dot{\mathbf{x}}_i$ of the centres of mass, in frame $(0)$, are")
    short = [(i, m) for i, m in subject.motions if out.are_short(m.v, LONGEST_COMPONENT)]
    if short:
        out.show(*(_components(subject, rf"\dot{{\mathbf{{x}}}}_{{{i}}}", m, m.v) for i, m in short))
    _note_missing(subject, len(short), "velocity")


def _angular(subject: Subject, motions: Sequence[tuple[int, Motion, Body]]) -> None:
    out = subject.composer
    if subject.is_planar:
        out.say("In the plane every body has one angular velocity about the normal,")
        out.show(*(out.formula(rf"\omega_{{{i}}}", m.w[normal_axis(body)]) for i, m, body in motions))
        return
    out.say(
        r"From $\dot{\mathbf{E}}^{(i)} = \mathbf{E}^{(i)} \boldsymbol{\Omega}_i^{(i,i)}$, where $\boldsymbol{\Omega}_i "
        r"= \mathbf{R}^{(i,0)} \dot{\mathbf{R}}^{(0,i)}$ is skew, the angular velocities in body axes are"
    )
    short = [(i, m) for i, m, _ in motions if out.are_short(m.w, LONGEST_COMPONENT)]
    formulas = [out.matrix(m.w, rf"\boldsymbol{{\omega}}_{{{i}}}^{{({i})}}") for i, m in short]
    if formulas:
        out.show(*formulas)
    if len(short) < len(motions):
        out.say(
            r"and for the others, along the joints, $\boldsymbol{\omega}_j^{(j)} = \mathbf{R}^{(j,i)} "
            r"\boldsymbol{\omega}_i^{(i)} + \boldsymbol{\omega}_{i,j}^{(j)}$, with the angular velocity of the joint "
            "as the last term."
        )


def _note_missing(subject: Subject, shown: int, what: str) -> None:
    count = len(subject.tree.motions)
    if shown < count:
        subject.composer.note(
            f"Of {count} bodies, {count - shown} {'has its' if count - shown == 1 else 'have their'} {what} left out "
            "here for its length; the relations along the joints determine it."
        )
