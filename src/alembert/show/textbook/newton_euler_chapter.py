"""The chapter on Newton's and Euler's equations with joints as constraints and multipliers (Haug 1989)."""

from __future__ import annotations

from alembert.description.bodies import Body
from alembert.expressions.algebra import Array, expression, is_zero
from alembert.formulations import joint_reactions
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Kinematics
from alembert.show.textbook.composing import WIDEST_ENTRY, bracketed
from alembert.show.textbook.kinematics_chapter import show_euler_parameters
from alembert.show.textbook.report_document import Formula, Name
from alembert.show.textbook.shaped_equations import motion_equations
from alembert.show.textbook.subject import Subject, row_range

MOST_OWNERS = 12
LONGEST_RESIDUAL = 150.0
LONGEST_BLOCK = 60.0


def newton_euler(subject: Subject, eom: EquationsOfMotion) -> None:
    """The chapter."""
    out = subject.composer
    out.say(
        r"Every body is free, with the position $\mathbf{r}_i$ of its centre of mass and the rotation matrix "
        r"$\mathbf{A}_i$ from body to ground axes. Every joint is a set of constraints $\boldsymbol{\Phi}(\mathbf{r}, "
        r"\mathbf{A}, t) = \mathbf{0}$, built of the geometric constraints DP1, DP2, D and CD (Haug 1989)."
    )
    if eom.euler_parameters:
        show_euler_parameters(
            subject,
            r"The matrix $\mathbf{A}_i$ is kept in Euler parameters, $\dot{\mathbf{p}}_i = \tfrac{1}{2} "
            r"\mathbf{G}^{T}(\mathbf{p}_i) \, \bar{\boldsymbol{\omega}}_i$, as $\mathbf{A}_i = "
            r"\mathbf{R}(\mathbf{p}_i)$ with",
        )
    if eom.rows:
        _residuals(subject, eom)
        _jacobians(subject, eom)
    _equations(subject, eom)
    if eom.model.joints and eom.rows:
        _reactions(subject, eom)


def _residuals(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    out.heading(3, r"The constraints $\boldsymbol{\Phi} = \mathbf{0}$")
    missing = 0
    for owner, rows in list(_by_owner(eom).items())[:MOST_OWNERS]:
        out.say(Name(owner), f" ({_kind(eom, owner)}):")
        held = [(k, eom.rows[k]) for k in rows]
        entries = [(rf"\Phi_{{{k + 1}}}", row.velocity if row.position is None else row.position) for k, row in held]
        missing += out.show_short(entries, LONGEST_RESIDUAL)
    missing += sum(len(rows) for rows in list(_by_owner(eom).values())[MOST_OWNERS:])
    if missing:
        out.note(f"{missing} of {len(eom.rows)} constraints are left out for length.")


def _kind(eom: EquationsOfMotion, owner: str) -> str:
    if owner in eom.model.joints:
        return eom.model.joints[owner].kind
    return "constraint" if owner in eom.model.constraints else "placement"


def _by_owner(eom: EquationsOfMotion) -> dict[str, list[int]]:
    out: dict[str, list[int]] = {}
    for k, row in enumerate(eom.rows):
        out.setdefault(row.owner, []).append(k)
    return out


def _jacobians(subject: Subject, eom: EquationsOfMotion) -> None:
    """Phi_r and Pi-bar for each joint and body, and gamma."""
    out, kin = subject.composer, eom.kinematics
    out.heading(3, r"Their Jacobian $[\boldsymbol{\Phi}_{\mathbf{r}} \;\; \bar{\boldsymbol{\Pi}}]$")
    out.say(
        r"With virtual translations $\delta\mathbf{r}$ and virtual rotations $\delta\bar{\boldsymbol{\pi}}$ "
        r"in body axes, $\delta\boldsymbol{\Phi} = \boldsymbol{\Phi}_{\mathbf{r}} \, \delta\mathbf{r} + "
        r"\bar{\boldsymbol{\Pi}} \, \delta\bar{\boldsymbol{\pi}}$. The rows of each joint have these blocks, "
        r"one for each body that it holds (blocks of zeros are left out):"
    )
    owners = list(_by_owner(eom).items())[:MOST_OWNERS]
    blocks = [block for owner, rows in owners for block in _owner_blocks(subject, kin, owner, rows)]
    missing = out.show_short(blocks, LONGEST_BLOCK)
    out.say(
        r"Differentiated twice, $\boldsymbol{\Phi}_{\mathbf{r}} \ddot{\mathbf{r}} + \bar{\boldsymbol{\Pi}} "
        r"\dot{\bar{\boldsymbol{\omega}}} = \boldsymbol{\gamma}$ with"
    )
    gamma = [(rf"\gamma_{{{k + 1}}}", value) for k, value in enumerate(eom.b)]
    omitted = out.show_short(gamma, LONGEST_RESIDUAL, most=5 * MOST_OWNERS)
    if missing or omitted:
        out.note(rf"{missing} blocks and {omitted} entries of $\boldsymbol{{\gamma}}$ are left out for length.")


def _owner_blocks(subject: Subject, kin: Kinematics, owner: str, rows: list[int]) -> list[tuple[str, Array]]:
    A = kin.constraint_matrix[rows]
    own = len(kin.speeds) - len(kin.body_speeds)
    out = []
    below = rf"\Phi_{{{rows[0] + 1}\ldots{rows[-1] + 1}}}" if len(rows) > 1 else rf"\Phi_{{{rows[0] + 1}}}"
    for motion in kin.motions:
        place = row_range(kin, motion.body.name)
        block = A[:, own + place.start : own + place.stop]
        if all(is_zero(x) for x in block.flat):
            continue
        i = subject.number(motion.body.name)
        moves = len([s for s in motion.body.v if s != 0])
        out.append((rf"({below})_{{\mathbf{{r}}_{{{i}}}}}", block[:, :moves]))
        if isinstance(motion.body, Body):
            out.append((rf"\bar{{\boldsymbol{{\Pi}}}}_{{{i}}}({below})", block[:, moves:]))
    return [(left, block) for left, block in out if not all(is_zero(x) for x in block.flat)]


def _equations(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    out.heading(3, "Newton's and Euler's equations")
    out.say(
        r"The reactions are linear in one multiplier for each constraint. Here $\boldsymbol{\lambda}$ has the "
        r"sign of the force that the constraint exerts (Haug has the opposite one):"
    )
    out.show(
        out.formula(
            r"\mathbf{M} \ddot{\mathbf{r}}",
            r"\mathbf{F} + \boldsymbol{\Phi}_{\mathbf{r}}^{T} \boldsymbol{\lambda}",
            numbered=True,
        ),
        out.formula(
            r"\bar{\mathbf{J}} \dot{\bar{\boldsymbol{\omega}}}",
            r"\bar{\mathbf{n}} - \tilde{\bar{\boldsymbol{\omega}}} \bar{\mathbf{J}} \bar{\boldsymbol{\omega}} + "
            r"\bar{\boldsymbol{\Pi}}^{T} \boldsymbol{\lambda}",
            numbered=True,
        ),
        out.formula(
            r"\boldsymbol{\Phi}_{\mathbf{r}} \ddot{\mathbf{r}} + \bar{\boldsymbol{\Pi}} "
            r"\dot{\bar{\boldsymbol{\omega}}}",
            r"\boldsymbol{\gamma}",
            numbered=True,
        ),
    )
    out.say("For every body, row by row,")
    motion_equations(subject, eom)


def _reactions(subject: Subject, eom: EquationsOfMotion) -> None:
    """What every joint does to its second body, in the multipliers."""
    out = subject.composer
    out.heading(3, "Joint reactions")
    formulas: list[Formula] = []
    missing = 0
    for number, name in enumerate(list(eom.model.joints)[:MOST_OWNERS], 1):
        if not any(row.owner == name for row in eom.rows):
            continue
        reaction = joint_reactions(eom, name)[-1]
        force = [expression(x) for x in reaction.force]
        torque = [expression(x) for x in reaction.torque_in_joint]
        axes = [k for k in range(3) if not subject.is_planar or out.shape(force[k])]
        if not out.are_short([*force, *torque], 2 * WIDEST_ENTRY):
            missing += 1
            continue
        formulas.append(out.formula(rf"\mathbf{{F}}^{{({number})}}", bracketed([[out.latex(force[k])] for k in axes])))
        if any(out.shape(t) for t in torque):
            formulas.append(out.formula(rf"\mathbf{{T}}^{{({number})}}", bracketed([[out.latex(t)] for t in torque])))
    words: list[str | Name] = []
    for k, name in enumerate(list(eom.model.joints)[:MOST_OWNERS], 1):
        words += [", " if k > 1 else "", f"({k}) ", Name(name)]
    out.say(
        "The force of each joint on its second body (in frame $(0)$), and its torque about the joint's point "
        "(in the joint's own axes, the third along its axis), for the joints ",
        *words,
        ":",
    )
    if formulas:
        out.show(*formulas)
    if missing or len(eom.model.joints) > MOST_OWNERS:
        out.note(f"{missing + max(0, len(eom.model.joints) - MOST_OWNERS)} joints are left out for length.")
