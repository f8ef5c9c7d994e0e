"""The chapter on a formulation that has none of its own: its record, M u' = f + A^T lambda + c with A u' = b."""

from __future__ import annotations

from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.show.textbook.eliminated import write_eliminated
from alembert.show.textbook.shaped_equations import constraint_rows, fills_pages, mass_matrix, motion_equations
from alembert.show.textbook.subject import Subject


def general(subject: Subject, eom: EquationsOfMotion) -> None:
    """The chapter."""
    out = subject.composer
    out.say("The equations of motion have the form")
    reaction = r" + \mathbf{A}^{T} \boldsymbol{\lambda}" if eom.rows else ""
    out.display(r"\mathbf{M} \dot{\mathbf{u}}", rf"\mathbf{{f}}{reaction} + \mathbf{{c}}")
    if fills_pages(subject, eom):
        write_eliminated(subject, eom)
        return
    out.say("with the mass matrix")
    mass_matrix(subject, r"\mathbf{M}", eom.M)
    out.say("Written out, they are")
    motion_equations(subject, eom)
    if eom.rows:
        out.say("and the constraints, differentiated until the accelerations appear, complete them,")
        constraint_rows(subject, eom)
