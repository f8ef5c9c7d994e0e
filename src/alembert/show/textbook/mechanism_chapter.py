"""The first chapter: the mechanism itself, with its diagram, bodies, joints, constraints, loads and parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from alembert.description.bodies import Body, Massive
from alembert.description.joints import Joint
from alembert.description.loads import Load
from alembert.expressions.algebra import is_zero
from alembert.show.diagram import kinematic_diagram
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_ENTRY, bracketed, comma_separated
from alembert.show.textbook.kinematics_chapter import vector_pieces
from alembert.show.textbook.report_document import Name, Words
from alembert.show.textbook.subject import Subject, normal_axis
from alembert.show.textbook.typeset import decimal, joined

MOST_ROWS = 40
Row: TypeAlias = tuple[Words | str | Name, ...]


def mechanism(subject: Subject) -> None:
    """The chapter."""
    out = subject.composer
    out.heading(2, "The mechanism")
    _figure(subject)
    _bodies(subject)
    if subject.model.joints:
        _joints(subject)
    if subject.model.constraints:
        _constraints(subject)
    if subject.model.loads or subject.model.frictions:
        _loads(subject)
    _parameters(subject)


def _figure(subject: Subject) -> None:
    names = [q.name for q in subject.tree.coordinates]
    drawing = kinematic_diagram(subject.model, subject.pose, {name: subject.symbols.latex(name) for name in names})
    numbers = (
        "Numbers in brackets are those of the bodies" if len(subject.model.bodies) > 1 else "The body has number 1"
    )
    drawn = "drawn in its plane" if drawing.planar else "in an axonometric view"
    subject.composer.figure(
        drawing,
        "Kinematic diagram of ",
        Name(subject.model.name),
        f", {drawn}. {numbers}; red marks the coordinates.",
    )


def _bodies(subject: Subject) -> None:
    out = subject.composer
    out.say(_counted(subject))
    _table(
        subject,
        ("$i$", "Body", "Mass", r"Inertia about the centre of mass, $\mathbf{J}_i$"),
        [
            (str(subject.number(body.name)), Name(body.name), out.inline(body.mass), _inertia(subject, body))
            for body in list(subject.model.bodies.values())[:MOST_ROWS]
        ],
        (len(subject.model.bodies), "bodies"),
    )


def _table(subject: Subject, head: Row, rows: Sequence[Row], all_of: tuple[int, str]) -> None:
    """The first rows of a table, with a note where there are more."""
    subject.composer.table(head, *rows)
    if all_of[0] > MOST_ROWS:
        subject.composer.note(f"The table shows the first {MOST_ROWS} of {all_of[0]} {all_of[1]}.")


def _counted(subject: Subject) -> str:
    bodies = [b for b in subject.model.bodies.values() if isinstance(b, Body)]
    particles = len(subject.model.bodies) - len(bodies)
    rigid = f"{len(bodies)} rigid {'body' if len(bodies) == 1 else 'bodies'}" if bodies else ""
    points = f"{particles} {'particle' if particles == 1 else 'particles'}" if particles else ""
    return f"The mechanism has {' and '.join(filter(None, [rigid, points]))}. " + (
        r"Frame $(0)$ with the axes $\mathbf{e}_1^{(0)}, \mathbf{e}_2^{(0)}, \mathbf{e}_3^{(0)}$ is fixed in the "
        "ground; frame $(i)$ is fixed in body $i$, with its origin at the centre of mass $C_i$."
        if bodies
        else r"Frame $(0)$ with the axes $\mathbf{e}_1^{(0)}, \mathbf{e}_2^{(0)}, \mathbf{e}_3^{(0)}$ is fixed in "
        r"the ground."
    )


def _inertia(subject: Subject, body: Massive) -> Words:
    if not isinstance(body, Body):
        return ("particle",)
    out, J = subject.composer, body.J
    if body.plane:
        return (out.inline(J[normal_axis(body), normal_axis(body)]),)
    diagonal = all(is_zero(J[i, j]) for i in range(3) for j in range(3) if i != j)
    if diagonal:
        inside = ", \\; ".join(out.latex(J[k, k]) for k in range(3))
        return (rf"$\operatorname{{diag}}({inside})$",)
    return (f"${bracketed([[out.latex(J[i, j]) for j in range(3)] for i in range(3)])}$",)


def _joints(subject: Subject) -> None:
    rows = [
        (Name(j.name), j.kind, (Name(j.a.frame.name), " and ", Name(j.b.frame.name)), _joint_coordinates(subject, j))
        for j in list(subject.model.joints.values())[:MOST_ROWS]
    ]
    _table(subject, ("Joint", "Kind", "Between", "Coordinates"), rows, (len(subject.model.joints), "joints"))


def _joint_coordinates(subject: Subject, joint: Joint) -> str:
    if joint.name in subject.tree.loops or not joint.in_tree:
        return "closes a loop" if joint.in_tree else "none: it only constrains"
    known = {q.name for q in subject.tree.coordinates}
    names = [name for name in joint.names if name in known]
    return ", ".join(subject.composer.symbol(name) for name in names) or "none"


def _constraints(subject: Subject) -> None:
    out = subject.composer
    rows = [row for row in subject.tree.rows if row.owner in subject.model.constraints]
    head = "Besides the joints, the motion obeys " if subject.model.joints else "The motion obeys "
    what = "the constraints " if len(subject.model.constraints) > 1 else "the constraint "
    out.say(head, what, *comma_separated(subject.model.constraints), ":")
    values = [row.velocity if row.position is None else row.position for row in rows[:MOST_ROWS]]
    out.show_short([("0", value) for value in values], LONGEST_FORMULA)


def _loads(subject: Subject) -> None:
    out, model = subject.composer, subject.model
    g = model.acceleration_of_gravity
    if g is not None:
        vector = joined(vector_pieces(subject, g, 0, False))
        out.say(f"Gravity acts with the acceleration $\\mathbf{{g}} = {vector or '0'}$.")
    rows: list[Row] = [("Load", "Kind", "Law")]
    for load in [load for load in model.loads.values() if load.kind != "gravity"][:MOST_ROWS]:
        rows.append((Name(load.name), _load_kind(load), _law(subject, load)))
    for friction in model.frictions:
        law = (f"at most {out.inline(friction.coefficient)} times the normal reaction",)
        rows.append(((Name(friction.target),), "Coulomb friction", law))
    if len(rows) > 1:
        out.table(*rows)


def _load_kind(load: Load) -> Words:
    return (f"{load.kind} on ", Name(load.joint)) if load.joint else (load.kind,)


def _law(subject: Subject, load: Load) -> str:
    out, express = subject.composer, subject.tree.express
    if load.energy is not None:
        energy = express(load.energy)
        return f"$V = {out.latex(energy)}$" if out.is_short(energy, 2 * WIDEST_ENTRY) else "a potential"
    efforts = [express(effort) for effort, _ in load.pairs]
    if efforts and len(efforts) <= 3 and out.are_short(efforts, WIDEST_ENTRY):
        return ", ".join(f"${out.latex(effort)}$" for effort in efforts)
    return "see the equations"


def _parameters(subject: Subject) -> None:
    out, model = subject.composer, subject.model
    pairs = [
        f"${subject.symbols.latex(name)}" + ("$" if value is None else f" = {decimal(float(value))}$")
        for name, value in model.values.items()
    ]
    if pairs:
        shown = pairs[: 2 * MOST_ROWS]
        more = f" and {len(pairs) - len(shown)} more" if len(pairs) > len(shown) else ""
        out.say(f"Parameters: {', '.join(shown)}{more}.")
    if model.inputs:
        out.say(f"Inputs: {', '.join(out.symbol(s.name) for s in model.inputs)}.")
