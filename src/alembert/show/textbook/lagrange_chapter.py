"""The chapter on Lagrange's equations with multipliers."""

from __future__ import annotations

from collections.abc import Iterable

from alembert.description.bodies import Body, rate_of
from alembert.expressions.algebra import Array, Expression, backward, is_zero, time_derivatives
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts
from alembert.show.textbook.composing import LONGEST_FORMULA, WIDEST_ENTRY
from alembert.show.textbook.shaped_equations import (
    MOST_EQUATIONS,
    constraint_rows,
    does_work,
    mass_matrix,
    motion_equations,
)
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
        return
    size = out.shaper.size(parts.T)
    out.note(f"Written out in coordinates, $T$ has {size:,} symbols and operations; it is left out for its length.")


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
    right = rf"Q_k{reaction}{' + c_k' if does_work(eom) else ''}"
    if not eom.kinematics.spins:
        out.say("For every coordinate,")
        left = (
            r"\frac{\mathrm{d}}{\mathrm{d}t} \frac{\partial T}{\partial \dot{q}_k} - \frac{\partial T}{\partial q_k} + "
            r"\frac{\partial V}{\partial q_k}"
        )
    else:
        out.say(
            "Some speeds are angular velocities in body axes, which are no rates of coordinates. For these, with "
            r"$X_k = \sum_q N_{qk} \, \partial / \partial q$, the equations have the form of Euler and Poincaré:"
        )
        left = (
            r"\frac{\mathrm{d}}{\mathrm{d}t} \frac{\partial T}{\partial u_k} - X_k T + X_k V + \Bigl( "
            r"\boldsymbol{\omega} \times \frac{\partial T}{\partial \boldsymbol{\omega}} \Bigr)_k"
        )
    out.display(left, right, numbered=True)


def _slopes(subject: Subject, eom: EquationsOfMotion, parts: LagrangeParts) -> None:
    """dT/du, d/dt dT/du, dT/dq and dV/dq where they are short."""
    out = subject.composer
    slopes = [rf"\frac{{\partial T}}{{\partial {subject.symbols.latex(u.name)}}}" for u in eom.u]
    momenta = parts.momenta
    _listed(subject, "The derivatives with respect to the speeds are the momenta", zip(slopes, momenta, strict=True))
    if eom.kinematics.spins:
        return
    rates = zip(slopes, _momentum_rates(eom, momenta), strict=True)
    _listed(subject, "their rates", [(rf"\frac{{\mathrm{{d}}}}{{\mathrm{{d}}t}} {left}", x) for left, x in rates])
    coordinates = eom.q[: len(eom.u)]
    for letter, which, value in (("T", "kinetic", parts.T), ("V", "potential", parts.V)):
        found = backward(value, list(eom.q))
        pairs = [
            (rf"\frac{{\partial {letter}}}{{\partial {subject.symbols.latex(q.name)}}}", found.get(q, 0 * q))
            for q in coordinates
        ]
        kept = [(left, slope) for left, slope in pairs if out.is_short(slope) and out.shape(slope)]
        rest = "" if len(kept) == len(pairs) else ", all others being zero"
        if kept:
            _listed(subject, f"The derivatives of the {which} energy with respect to the coordinates are{rest}", kept)


def _momentum_rates(eom: EquationsOfMotion, momenta: Array) -> Array:
    """d/dt of the momenta, with the accelerations."""
    still = time_derivatives(momenta, eom.kinematics.rates)
    moving = time_derivatives(momenta, {u: rate_of(u) for u in eom.u})
    return still + moving


def _listed(subject: Subject, words: str, entries: Iterable[tuple[str, Expression]]) -> None:
    """All of the formulas, or none where one is long or there are many."""
    out, listed = subject.composer, list(entries)
    if out.are_short([value for _, value in listed], LONGEST_SLOPE) and len(listed) <= MOST_EQUATIONS:
        out.say(words)
        out.show(*(out.formula(left, value) for left, value in listed))


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
    named = [(f"Q_{{{subject.symbols.latex(u.name)}}}", value) for u, value in shown]
    out.show_short(named, LONGEST_SLOPE, most=MOST_EQUATIONS)


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
    held = [(rf"0 = \Phi_{{{k + 1}}}", r.position) for k, r in enumerate(eom.rows) if r.position is not None]
    slips = [(rf"0 = \Psi_{{{k + 1}}}", r.velocity) for k, r in enumerate(eom.rows) if r.position is None]
    several = "The multipliers belong to the constraints on the "
    if held:
        one = "The multiplier belongs to the constraint on the positions"
        out.say(f"{several}positions" if len(held) > 1 else one)
        out.show_short(held[:MOST_EQUATIONS], LONGEST_FORMULA)
    if slips:
        out.say("and to the constraints on the velocities" if held else f"{several}velocities")
        out.show_short(slips[:MOST_EQUATIONS], LONGEST_FORMULA)
    out.say("which, differentiated until the accelerations appear, complete the equations,")
    constraint_rows(subject, eom)
    out.say(
        r"Constraint $j$ acts on speed $k$ with the generalized force $\lambda_j A_{jk}$, the terms with "
        r"$\lambda_j$ above."
    )
