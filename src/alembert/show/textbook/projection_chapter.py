"""The chapter on the projection method with moving frames (Luchtenburg, Shah, Impelluso and Rykkje 2021)."""

from __future__ import annotations

import numpy as np

from alembert.description import TIME
from alembert.description.bodies import Body, Massive, rate_of
from alembert.expressions.algebra import Array, array, column, is_zero, product, substitute_array, time_derivatives
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.free_bodies import applied, body_mass_matrix, gyroscopic
from alembert.show.textbook.composing import bracketed, diagonal, row_vector
from alembert.show.textbook.eliminated import solved_speeds, write_eliminated
from alembert.show.textbook.report_document import Formula
from alembert.show.textbook.shaped_equations import (
    does_work,
    fills_pages,
    has_eliminated,
    mass_matrix,
    motion_equations,
)
from alembert.show.textbook.subject import Subject, normal_axis
from alembert.show.textbook.typeset import Piece

LONGEST_BLOCK = 45.0
LONGEST_FORCE = 110.0


def projection(subject: Subject, eom: EquationsOfMotion) -> None:
    """The chapter."""
    out = subject.composer
    out.say(
        "Every body by itself obeys Euler's two laws; stacked, with the velocities of the centres of mass in frame "
        "$(0)$ and the angular velocities in body frames (Luchtenburg et al. 2021, eqs. 38 and 39),"
    )
    out.display(
        r"\mathbf{M} \ddot{\mathbf{X}}",
        r"\mathbf{Q} + \mathbf{Q}^{c}, \qquad \mathbf{Q} = \boldsymbol{\Gamma} - \mathbf{D} \mathbf{M} "
        r"\dot{\mathbf{X}}",
        numbered=True,
    )
    out.display(r"\dot{\mathbf{X}}", _stacked(subject))
    _masses(subject, eom)
    _essential(subject, eom)
    _gamma(subject, eom)
    _projected(subject, eom)
    _constraint_forces(subject, eom)


def _stacked(subject: Subject) -> str:
    entries = []
    for i, motion in subject.motions:
        entries.append(rf"\dot{{\mathbf{{x}}}}_{{{i}}}")
        if isinstance(motion.body, Body):
            entries.append(rf"\omega_{{{i}}}" if motion.body.plane else rf"\boldsymbol{{\omega}}_{{{i}}}^{{({i})}}")
    if subject.more_bodies:
        entries = [*entries[:4], r"\cdots"]
    return row_vector(entries)


def _masses(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    blocks, turning = [], []
    for i, motion in subject.motions:
        body = motion.body
        count = sum(1 for s in body.v if s != 0)
        blocks.append(
            rf"{_factor(out.latex(body.mass))} \mathbf{{I}}_{{{count}}}" if count > 1 else out.latex(body.mass)
        )
        turning.append(rf"\mathbf{{0}}_{{{count}}}")
        if isinstance(body, Body):
            axis = normal_axis(body) if body.plane else 0
            blocks.append(out.latex(body.J[axis, axis]) if body.plane else rf"\mathbf{{J}}_{{{i}}}^{{({i},{i})}}")
            turning.append("0" if body.plane else rf"\boldsymbol{{\Omega}}_{{{i}}}^{{({i},{i})}}")
    more = r", \; \ldots" if subject.more_bodies else ""
    out.say("The mass matrix and the matrix of the gyroscopic terms are block diagonal,")
    masses = diagonal(r"\mathbf{M}", blocks, more)
    if subject.is_planar:
        out.show(masses)
        out.say(r"and for bodies that move in a plane $\mathbf{D} \mathbf{M} \dot{\mathbf{X}} = \mathbf{0}$.")
    else:
        out.show(masses, diagonal(r"\mathbf{D}", turning, more))
        out.say(
            r"where $\mathbf{J}_i^{(i,i)}$ is the inertia matrix of the table above, and $\boldsymbol{\Omega}_i$ "
            r"the skew matrix of $\boldsymbol{\omega}_i^{(i)}$."
        )


def _factor(latex: str) -> str:
    return rf"\bigl( {latex} \bigr)" if " + " in latex or " - " in latex else latex


def _essential(subject: Subject, eom: EquationsOfMotion) -> None:
    """y, and B in X' = B y."""
    out = subject.composer
    names = [subject.symbols.latex(u.name) for u in eom.u]
    out.say(f"The constraints are written in the essential {'velocities' if len(names) > 1 else 'velocity'}")
    out.show(Formula(r"\mathbf{y}", (Piece("", row_vector(names) if len(names) <= 12 else r"\mathbf{u}"),)))
    still = substitute_array(eom.body_motion.velocity, {u: 0 * u for u in eom.u})
    moves = any(not is_zero(x) for x in still)
    rest = r" + \dot{\mathbf{X}}_0" if moves else ""
    out.say(
        rf"as $\dot{{\mathbf{{X}}}} = \mathbf{{B}} \mathbf{{y}}{rest}$ (eq. 40), with the block of rows for each body"
    )
    if fills_pages(subject, eom):
        _blocks(subject, subject.tree.body_jacobian, r"\mathbf{B}_{0,")
        out.say(
            r"of $\dot{\mathbf{X}} = \mathbf{B}_0 \mathbf{u}$, and $\mathbf{u} = \mathbf{T} \mathbf{y}$, hence "
            r"$\mathbf{B} = \mathbf{B}_0 \mathbf{T}$."
        )
        return
    _blocks(subject, eom.body_motion.jacobian, r"\mathbf{B}_{")
    _rates(subject, eom)


def _blocks(subject: Subject, matrix: Array, head: str) -> None:
    out = subject.composer
    entries = [(f"{head}{i}}}", block) for i, _, block in subject.blocks(matrix)]
    missing = out.show_short(entries, LONGEST_BLOCK) + subject.more_bodies
    if missing:
        out.note(
            f"The blocks of {missing} {'body is' if missing == 1 else 'bodies are'} left out for their length; their "
            "columns are the coefficients of the speeds in the velocities above."
        )


def _rates(subject: Subject, eom: EquationsOfMotion) -> None:
    """B' in X'' = B y' + B' y."""
    out = subject.composer
    rates = dict(zip(eom.q, eom.coordinate_rates, strict=True)) | {TIME: array([1])[0]}
    rate = time_derivatives(eom.body_motion.jacobian, rates)
    if not subject.more_bodies and all(out.fits(block, LONGEST_BLOCK) for *_, block in subject.blocks(rate)):
        out.say(
            r"Its rate in $\ddot{\mathbf{X}} = \mathbf{B} \dot{\mathbf{y}} + \dot{\mathbf{B}} \mathbf{y}$ has the "
            r"blocks"
        )
        _blocks(subject, rate, r"\dot{\mathbf{B}}_{")
    else:
        out.note(r"Its rate $\dot{\mathbf{B}}$, by the chain rule, is left out for its length.")


def _gamma(subject: Subject, eom: EquationsOfMotion) -> None:
    """The forces and torques on every body."""
    out = subject.composer
    forces = eom.express(applied(subject.tree).on_bodies)
    entries = [
        (rf"\boldsymbol{{\Gamma}}_{{{i}}} = {_force_names(motion.body, i)}", block)
        for i, motion, block in subject.blocks(forces)
    ]
    words = "The applied forces (in frame $(0)$) and torques (in body axes) are"
    missing = out.show_short(entries, LONGEST_BLOCK, words)
    if missing:
        out.note(f"The forces on {missing} {'body' if missing == 1 else 'bodies'} are left out for their length.")


def _force_names(body: Massive, i: int) -> str:
    names = [rf"\mathbf{{F}}_{{{i}}}^{{(0)}}"]
    if isinstance(body, Body):
        names.append(rf"\tau_{{{i}}}" if body.plane else rf"\boldsymbol{{\tau}}_{{{i}}}^{{({i})}}")
    return bracketed([[name] for name in names])


def _projected(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    out.heading(3, "The projected equations of motion")
    out.say(
        r"Ideal constraint forces do no work, $\mathbf{B}^T \mathbf{Q}^{c} = \mathbf{0}$. Projected on the "
        r"columns of $\mathbf{B}$, they are gone (eq. 41):"
    )
    extra = r" + \mathbf{B}^T \mathbf{Q}^{c,ni}" if does_work(eom) else ""
    out.display(
        r"\mathbf{B}^T \mathbf{M} \bigl( \mathbf{B} \dot{\mathbf{y}} + \dot{\mathbf{B}} \mathbf{y} \bigr)",
        rf"\mathbf{{B}}^T \mathbf{{Q}}{extra}",
        numbered=True,
    )
    if fills_pages(subject, eom):
        write_eliminated(subject, eom)
        return
    if has_eliminated(eom):
        out.say("The velocity constraints determine the other speeds:")
        solved_speeds(subject, eom)
    out.say("The mass matrix is projected, too.")
    mass_matrix(subject, r"\mathbf{M}^{*} = \mathbf{B}^T \mathbf{M} \mathbf{B}", eom.M)
    out.say("and the equations of motion are")
    motion_equations(subject, eom)


def _constraint_forces(subject: Subject, eom: EquationsOfMotion) -> None:
    """Q^c = M X'' - Q on every body, from the motion."""
    out = subject.composer
    out.heading(3, "Constraint forces")
    out.say(
        "With the motion known, the laws of the free bodies give the constraint forces and torques on every body (eq. "
        r"43a), $\mathbf{Q}^{c} = \mathbf{M} (\mathbf{B} \dot{\mathbf{y}} + \dot{\mathbf{B}} \mathbf{y}) - \mathbf{Q}$:"
    )
    if fills_pages(subject, eom):
        _free_body_forces(subject)
        return
    form = eom.constraint_force
    count = len(form.constant)
    formulas = []
    for i, motion, rows in subject.blocks(np.arange(count)):
        for k, label in zip(rows, _component_names(motion.body, i), strict=True):
            if out.are_short([*form.accelerations[k], form.constant[k]], LONGEST_FORCE):
                right = out.linear(form.accelerations[k], [s.name for s in eom.du])
                formulas.append(out.formula(label, (*right, *out.shape(form.constant[k]))))
    if formulas:
        out.show(*formulas)
    missing = count - len(formulas)
    if missing:
        out.note(
            f"{missing} components are left out for their length; `run.reaction(name)` of a simulated motion "
            f"gives them in numbers."
        )


def _free_body_forces(subject: Subject) -> None:
    """The same in the accelerations of the bodies themselves."""
    out, kin = subject.composer, subject.tree
    known = gyroscopic(kin) - applied(kin).on_bodies
    accelerations = column(rate_of(s) for s in kin.body_speeds)
    values = product(body_mass_matrix(kin), accelerations) + known
    entries = [
        (label, value)
        for i, motion, block in subject.blocks(values)
        for label, value in zip(_component_names(motion.body, i), block, strict=True)
    ]
    missing = out.show_short(entries, LONGEST_FORCE) + len(values) - len(entries)
    if missing:
        out.note(f"{missing} components are left out for their length.")


def _component_names(body: Massive, i: int) -> list[str]:
    """F_x and so on for each row of a body."""
    axes = [k for k, s in enumerate(body.v) if s != 0]
    names = [rf"F^{{c}}_{{{i},{k + 1}}}" for k in axes]
    if isinstance(body, Body):
        names += [rf"\tau^{{c}}_{{{i}}}"] if body.plane else [rf"\tau^{{c}}_{{{i},{k}}}" for k in (1, 2, 3)]
    return names
