"""The chapter on Kane's equations: partial velocities, generalized active and inertia forces."""

from __future__ import annotations

from alembert.description.bodies import Body
from alembert.expressions.algebra import Array, column, is_zero, jacobian, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.free_bodies import applied
from alembert.show.textbook.eliminated import solved_speeds, write_eliminated
from alembert.show.textbook.shaped_equations import MOST_EQUATIONS, fills_pages, has_eliminated, motion_equations
from alembert.show.textbook.subject import Subject

LONGEST_PARTIAL = 45.0
LONGEST_FORCE = 220.0


def kane(subject: Subject, eom: EquationsOfMotion) -> None:
    """The chapter."""
    out = subject.composer
    out.say(
        "The velocity of every centre of mass and every angular velocity is linear in the generalized speeds; their "
        r"coefficients are the partial velocities $\mathbf{v}_r^{C_i}$ and partial angular velocities "
        r"$\boldsymbol{\omega}_r^{i}$ (Kane and Levinson 1985):"
    )
    out.display(
        r"\mathbf{v}^{C_i}",
        r"\sum_r \mathbf{v}_r^{C_i} u_r + \mathbf{v}_t^{C_i}, \qquad \boldsymbol{\omega}^{i} = \sum_r "
        r"\boldsymbol{\omega}_r^{i} u_r + \boldsymbol{\omega}_t^{i}",
    )
    plain = not fills_pages(subject, eom)
    _speeds(subject, eom, plain)
    _partials(subject, eom, plain)
    _forces(subject)
    if plain:
        _generalized(subject, eom)
    out.heading(3, "Equations of motion")
    out.say(r"Kane's equations are $F_r + F_r^{*} = 0$ for every generalized speed" + (":" if plain else "."))
    if plain:
        motion_equations(subject, eom)
    else:
        write_eliminated(subject, eom)
    out.say(
        "Forces of ideal constraints do no work along the partial velocities and never enter; those that "
        "hold the bodies together follow from the free bodies, as in the projection method."
    )


def _forces(subject: Subject) -> None:
    """What the generalized forces are."""
    out = subject.composer
    out.heading(3, "Generalized forces")
    out.say(
        "The generalized active forces sum the forces and torques along the partial velocities, the generalized "
        r"inertia forces do so with $-m_i \mathbf{a}^{C_i}$ and $-(\mathbf{J}_i \dot{\boldsymbol{\omega}}^{i} + "
        r"\boldsymbol{\omega}^{i} \times \mathbf{J}_i \boldsymbol{\omega}^{i})$:"
    )
    out.display(
        "F_r",
        r"\sum_i \bigl( \mathbf{v}_r^{C_i} \cdot \mathbf{F}_i + \boldsymbol{\omega}_r^{i} \cdot \mathbf{M}_i \bigr), "
        r"\qquad F_r^{*} = -\sum_i \bigl[ \mathbf{v}_r^{C_i} \cdot m_i \mathbf{a}^{C_i} + \boldsymbol{\omega}_r^{i} "
        r"\cdot (\mathbf{J}_i \dot{\boldsymbol{\omega}}^{i} + \boldsymbol{\omega}^{i} \times \mathbf{J}_i "
        r"\boldsymbol{\omega}^{i}) \bigr]",
    )


def _speeds(subject: Subject, eom: EquationsOfMotion, plain: bool) -> None:
    out = subject.composer
    shown = list(eom.u)[:MOST_EQUATIONS]
    words = ", ".join(f"$u_{{{k + 1}}} = {subject.symbols.latex(u.name)}$" for k, u in enumerate(shown))
    more = "" if len(shown) == len(eom.u) else f" and so on, {len(eom.u)} in all"
    out.say(f"The generalized speeds are {words}{more}.")
    if plain and has_eliminated(eom):
        out.say("The constraints give the others,")
        solved_speeds(subject, eom)


def _partials(subject: Subject, eom: EquationsOfMotion, plain: bool) -> None:
    """Partial velocities of every body, a matrix with a column for each speed."""
    out = subject.composer
    out.heading(3, "Partial velocities")
    names = r" \;\; ".join(rf"\mathbf{{v}}_{{{k + 1}}}" for k in range(min(len(eom.u), 3))) + (
        r" \;\; \cdots" if len(eom.u) > 3 else ""
    )
    whose = "" if plain else " for all speeds of the tree, before the dependent ones are eliminated"
    out.say(f"Side by side, $[{names}]$ in body axes{whose}:")
    entries: list[tuple[str, Array]] = []
    for i, motion in subject.motions:
        columns = (motion.wide(x, len(subject.tree.speeds)) for x in (motion.JV, motion.Jw))
        velocity, turning = (_reduced(eom, x, plain) for x in columns)
        axes = [k for k in range(3) if not (subject.is_planar and all(is_zero(x) for x in velocity[k]))]
        entries.append((rf"\bigl[ \mathbf{{v}}_r^{{C_{i}}} \bigr]", velocity[axes]))
        if isinstance(motion.body, Body):
            turns = [k for k in range(3) if not subject.is_planar or motion.body.normal[k] != 0]
            entries.append((rf"\bigl[ \boldsymbol{{\omega}}_r^{{{i}}} \bigr]", turning[turns]))
    missing = out.show_short(entries, LONGEST_PARTIAL) + 2 * subject.more_bodies
    if missing:
        out.note(f"{missing} of these matrices are left out for their length.")


def _reduced(eom: EquationsOfMotion, partial: Array, plain: bool) -> Array:
    """The coefficients of the record's speeds: those of all speeds times T."""
    if not plain or not eom.solved_speeds:
        return partial
    T = _ratios(eom)
    return product(eom.express(partial), T)


def _ratios(eom: EquationsOfMotion) -> Array:
    values = [eom.solved_speeds.get(u, u) for u in eom.kinematics.speeds]
    return jacobian(values, eom.u)


def _generalized(subject: Subject, eom: EquationsOfMotion) -> None:
    """F_r and F_r* where they are short."""
    out = subject.composer
    active = _active(eom)
    inertia = column(-m for m in product(eom.M, column(eom.du))) + eom.f - active
    if len(eom.u) <= 6 and out.are_short([*active, *inertia], LONGEST_FORCE):
        out.show(*(out.formula(f"F_{{{k + 1}}}", value) for k, value in enumerate(active)))
        out.show(*(out.formula(f"F_{{{k + 1}}}^{{*}}", value) for k, value in enumerate(inertia)))


def _active(eom: EquationsOfMotion) -> Array:
    """F_r of the loads."""
    kin = eom.kinematics
    forces = applied(kin, direct=True)
    on_speeds = product(kin.body_jacobian.T, forces.on_bodies) + forces.on_speeds
    return product(_ratios(eom).T, eom.express(on_speeds)) if eom.solved_speeds else on_speeds
