"""The chapter on Lagrange's equations with multipliers."""

from __future__ import annotations

from alembert.description.bodies import Body, rate_of
from alembert.expressions.algebra import Array, backward, column, is_zero, time_derivatives
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts
from alembert.show.textbook.composing import WIDEST_ENTRY
from alembert.show.textbook.shaped_equations import MOST_EQUATIONS, constraint_rows, mass_matrix, motion_equations
from alembert.show.textbook.subject import Subject

LONGEST_ENERGY = 300.0
LONGEST_SLOPE = 220.0


def lagrange(subject: Subject, eom: EquationsOfMotion) -> None:
    """The chapter."""
    out = subject.composer
    parts = LagrangeParts(eom.kinematics)
    out.heading(3, "Energies")
    _kinetic(subject, parts)
    _potential(subject, parts)
    out.heading(3, "Lagrange's equations")
    _law(subject, eom)
    _slopes(subject, eom, parts)
    _forces(subject, parts)
    out.heading(3, "Equations of motion")
    out.say("The coefficients of the accelerations are the matrix of the quadratic form $T$.")
    mass_matrix(subject, r"\mathbf{M}", eom.M)
    _christoffel(subject, eom)
    out.say("Collected, the equations of motion are")
    motion_equations(subject, eom)
    if eom.rows:
        _constraints(subject, eom)


def _kinetic(subject: Subject, parts: LagrangeParts) -> None:
    out = subject.composer
    out.say("The kinetic energy is the sum over the bodies")
    turning = any(isinstance(m.body, Body) for m in subject.tree.motions)
    spin = r" + \tfrac{1}{2} \boldsymbol{\omega}_i^{T} \mathbf{J}_i \, \boldsymbol{\omega}_i" if turning else ""
    general = rf"\sum_i \Bigl( \tfrac{{1}}{{2}} m_i \, \dot{{\mathbf{{x}}}}_i^{{T}} \dot{{\mathbf{{x}}}}_i{spin} \Bigr)"
    out.display("T", general)
    if out.is_short(parts.T, LONGEST_ENERGY) and out.shaper.is_polynomial(parts.T):
        out.say("which is, in coordinates and speeds,")
        out.display("T", parts.T, numbered=True)
    else:
        out.note(
            f"Written out in coordinates, $T$ has {out.shaper.size(parts.T):,} symbols and operations; it is left "
            f"out for its length."
        )


def _potential(subject: Subject, parts: LagrangeParts) -> None:
    out = subject.composer
    if is_zero(parts.V):
        out.say("There is no potential energy.")
        return
    out.say("The potential energy is")
    if out.is_short(parts.V, LONGEST_ENERGY):
        out.display("V", parts.V, numbered=True)
    else:
        out.note(f"$V$ is left out for its length: {out.shaper.size(parts.V):,} symbols and operations.")


def _law(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    reaction = r" + \sum_j \lambda_j A_{jk}" if eom.rows else ""
    work = r" + c_k" if any(not is_zero(c) for c in eom.c) or eom.frictions else ""
    if eom.kinematics.spins:
        out.say(
            "Some speeds are angular velocities in body axes, which are no rates of coordinates. For these, with "
            r"$X_k = \sum_q N_{qk} \, \partial / \partial q$, the equations have the form of Euler and Poincaré:"
        )
        out.display(
            r"\frac{\mathrm{d}}{\mathrm{d}t} \frac{\partial T}{\partial u_k} - X_k T + X_k V + \Bigl( "
            r"\boldsymbol{\omega} \times \frac{\partial T}{\partial \boldsymbol{\omega}} \Bigr)_k",
            rf"Q_k{reaction}{work}",
            numbered=True,
        )
        return
    out.say("For every coordinate,")
    out.display(
        r"\frac{\mathrm{d}}{\mathrm{d}t} \frac{\partial T}{\partial \dot{q}_k} - \frac{\partial T}{\partial "
        r"q_k} + \frac{\partial V}{\partial q_k}",
        rf"Q_k{reaction}{work}",
        numbered=True,
    )


def _slopes(subject: Subject, eom: EquationsOfMotion, parts: LagrangeParts) -> None:
    """dT/du, d/dt dT/du, dT/dq and dV/dq where they are short."""
    out = subject.composer
    speeds = [subject.symbols.latex(u.name) for u in eom.u]
    momenta = parts.momenta
    _listed(
        subject,
        "The derivatives with respect to the speeds are the momenta",
        [rf"\frac{{\partial T}}{{\partial {u}}}" for u in speeds],
        momenta,
    )
    if eom.kinematics.spins:
        return
    rates = _momentum_rates(eom, momenta)
    _listed(
        subject,
        "their rates",
        [rf"\frac{{\mathrm{{d}}}}{{\mathrm{{d}}t}} \frac{{\partial T}}{{\partial {u}}}" for u in speeds],
        rates,
    )
    names = [subject.symbols.latex(q.name) for q in eom.q[: len(eom.u)]]
    for letter, value in (("T", parts.T), ("V", parts.V)):
        found = backward(value, list(eom.q))
        slopes = column(found.get(q, 0 * q) for q in eom.q[: len(eom.u)])
        kept = [(n, s) for n, s in zip(names, slopes, strict=True) if out.is_short(s) and out.shape(s)]
        if kept:
            left = [rf"\frac{{\partial {letter}}}{{\partial {n}}}" for n, _ in kept]
            rest = "" if len(kept) == len(names) else ", all others being zero"
            which = "kinetic" if letter == "T" else "potential"
            _listed(
                subject,
                f"The derivatives of the {which} energy with respect to the coordinates are{rest}",
                left,
                column(s for _, s in kept),
            )


def _momentum_rates(eom: EquationsOfMotion, momenta: Array) -> Array:
    """d/dt of the momenta, with the accelerations."""
    still = time_derivatives(momenta, eom.kinematics.rates)
    moving = time_derivatives(momenta, {u: rate_of(u) for u in eom.u})
    return still + moving


def _listed(subject: Subject, words: str, left: list[str], values: Array) -> None:
    out = subject.composer
    if not out.are_short(values, LONGEST_SLOPE) or len(left) > MOST_EQUATIONS:
        return
    out.say(words)
    out.show(*(out.formula(a, value) for a, value in zip(left, values, strict=True)))


def _forces(subject: Subject, parts: LagrangeParts) -> None:
    out = subject.composer
    shown = [(u, value) for u, value in zip(parts.u, parts.Q, strict=True) if not is_zero(value)]
    if not shown:
        out.say("No load does work besides the potential, so the generalized forces are zero, $Q_k = 0$.")
        return
    out.say(
        r"The generalized forces of the loads without a potential, from their power $\sum_k Q_k u_k$, are"
        + ("" if len(shown) == len(parts.u) else " (those of the other speeds are zero)")
    )
    formulas = [
        out.formula(f"Q_{{{subject.symbols.latex(u.name)}}}", v) for u, v in shown if out.is_short(v, LONGEST_SLOPE)
    ]
    if formulas:
        out.show(*formulas[:MOST_EQUATIONS])


def _christoffel(subject: Subject, eom: EquationsOfMotion) -> None:
    """C in M u' + C u = ..., where it is short."""
    if len(eom.u) > 3 or eom.kinematics.spins:
        return
    out = subject.composer
    C = LagrangeParts(eom.kinematics).C
    if out.fits(C, 3 * WIDEST_ENTRY):
        out.say(
            r"and the terms quadratic in the velocities are $\mathbf{C} \mathbf{u}$ with the Christoffel symbols "
            r"of $\mathbf{M}$, so that $\dot{\mathbf{M}} - 2 \mathbf{C}$ is skew,"
        )
        out.show(out.matrix(C, r"\mathbf{C}"))


def _constraints(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    out.heading(3, "Constraints and their forces")
    held = [(k, row) for k, row in enumerate(eom.rows) if row.position is not None]
    if held:
        out.say(
            "The multipliers belong to the constraints on the positions"
            if len(held) > 1
            else "The multiplier belongs to the constraint on the positions"
        )
        out.show(
            *(
                out.formula(rf"0 = \Phi_{{{k + 1}}}", row.position)
                for k, row in held[:MOST_EQUATIONS]
                if out.is_short(row.position)
            )
        )
    slips = [(k, row) for k, row in enumerate(eom.rows) if row.position is None]
    if slips:
        out.say(
            "and to the constraints on the velocities"
            if held
            else "The multipliers belong to the constraints on the velocities"
        )
        out.show(
            *(
                out.formula(rf"0 = \Psi_{{{k + 1}}}", row.velocity)
                for k, row in slips[:MOST_EQUATIONS]
                if out.is_short(row.velocity)
            )
        )
    out.say("which, differentiated until the accelerations appear, complete the equations,")
    constraint_rows(subject, eom)
    out.say(
        r"Constraint $j$ acts on speed $k$ with the generalized force $\lambda_j A_{jk}$, the terms with "
        r"$\lambda_j$ above."
    )
