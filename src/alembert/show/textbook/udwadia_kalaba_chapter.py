"""The chapter on the generalized-inverse method of Udwadia and Kalaba (1992, 2002; Fan 2005)."""

from __future__ import annotations

from alembert.errors import DerivationError
from alembert.expressions.algebra import column, expression, is_zero
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.show.textbook.composing import WIDEST_ENTRY, diagonal, vector
from alembert.show.textbook.kinematics_chapter import show_euler_parameters
from alembert.show.textbook.report_document import Name
from alembert.show.textbook.shaped_equations import MOST_EQUATIONS, constraint_rows, does_work
from alembert.show.textbook.subject import Subject

LONGEST = 130.0
LONGEST_FORCE = 120.0


def udwadia_kalaba(subject: Subject, eom: EquationsOfMotion) -> None:
    """The chapter."""
    out = subject.composer
    absolute = eom.kinematics.kind == "absolute"
    where = "Every body has coordinates of its own" if absolute else "In joint coordinates"
    out.say(
        f"{where}; nothing is eliminated. The motion without constraints has the accelerations $\\mathbf{{a}} "
        f"= \\mathbf{{M}}^{{-1}} \\mathbf{{Q}}$, and the "
        r"constraints, differentiated until the accelerations appear, are $\mathbf{A} \ddot{\mathbf{x}} = \mathbf{b}$."
    )
    _velocities(subject, eom)
    _masses(subject, eom)
    out.heading(3, r"The constraints $\mathbf{A} \ddot{\mathbf{x}} = \mathbf{b}$")
    if eom.rows:
        _constraints(subject, eom)
    else:
        out.say("There are none: the motion is that of the free system.")
    _equation(subject, eom)


def _velocities(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    names = [subject.symbols.latex(u.name) for u in eom.u]
    out.say(f"There are {len(names)} velocities," if len(names) > 1 else "There is one velocity,")
    out.show(vector(r"\dot{\mathbf{x}}", names))
    if eom.euler_parameters:
        show_euler_parameters(
            subject,
            r"where $\boldsymbol{\omega}$ is in body axes. The orientation of a body is kept in Euler parameters "
            r"$\mathbf{p} = (e_0, e_1, e_2, e_3)$, with "
            r"$\dot{\mathbf{p}} = \tfrac{1}{2} \mathbf{G}^{T} \boldsymbol{\omega}$ and the rotation matrix",
        )


def _masses(subject: Subject, eom: EquationsOfMotion) -> None:
    """M and Q, or F^N."""
    out = subject.composer
    is_diagonal = all(is_zero(eom.M[i, j]) for i in range(len(eom.u)) for j in range(i))
    if is_diagonal:
        out.say("The mass matrix is diagonal,")
        out.show(diagonal(r"\mathbf{M}", [out.latex(eom.M[i, i]) for i in range(len(eom.u))]))
    elif len(eom.u) <= 8 and out.fits(eom.M, 3 * WIDEST_ENTRY):
        out.say("The mass matrix is")
        out.show(out.matrix(eom.M, r"\mathbf{M}"))
    else:
        out.note("The mass matrix is left out for its size; its blocks are the masses and inertias of the bodies.")
    out.say(
        r"The impressed forces, with the gyroscopic torques $-\boldsymbol{\omega} \times \mathbf{J} "
        r"\boldsymbol{\omega}$ among them, are (others are zero)"
        if not subject.is_planar
        else "The impressed forces are (others are zero)"
    )
    named = [(f"Q_{{{subject.symbols.latex(u.name)}}}", value) for u, value in zip(eom.u, eom.f, strict=True)]
    shown = [(left, value) for left, value in named if out.is_short(value, LONGEST) and out.shape(value)]
    out.show_short(shown, LONGEST, most=MOST_EQUATIONS)


def _constraints(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    owners = list(dict.fromkeys(row.owner for row in eom.rows))
    words: list[str | Name] = []
    for k, owner in enumerate(owners[:MOST_EQUATIONS]):
        count = sum(row.owner == owner for row in eom.rows)
        words += [", " if k else "", Name(owner), f" ({count})"]
    out.say(f"The {len(eom.rows)} rows come, in this order, from ", *words, ":")
    if len(eom.u) <= 6 and out.fits(eom.A, 3 * WIDEST_ENTRY) and out.are_short(eom.b, 3 * WIDEST_ENTRY):
        out.show(out.matrix(eom.A, r"\mathbf{A}", numbered=True))
        out.show(out.matrix(column(eom.b), r"\mathbf{b}", numbered=True))
    else:
        constraint_rows(subject, eom)


def _equation(subject: Subject, eom: EquationsOfMotion) -> None:
    out = subject.composer
    out.heading(3, "The equation of motion")
    work = does_work(eom)
    total = r"\mathbf{F}^{N} + \mathbf{F}^{L}" + (r" + \mathbf{F}^{C}" if work else "")
    out.say(
        "The equation of motion is explicit, with the forces named after Newton and Lagrange"
        + (" and Coulomb" if work else "")
        + " (Fan 2005, eqs. 3 to 6),"
    )
    formulas = [
        out.formula(r"\mathbf{M} \ddot{\mathbf{x}}", total, numbered=True),
        out.formula(r"\mathbf{F}^{N}", r"\mathbf{M} \mathbf{a} = \mathbf{Q}"),
        out.formula(
            r"\mathbf{F}^{L}",
            r"\mathbf{M}^{1/2} \bigl( \mathbf{A} \mathbf{M}^{-1/2} \bigr)^{+} ( \mathbf{b} - \mathbf{A} \mathbf{a} )",
        ),
    ]
    if work:
        formulas.append(
            out.formula(
                r"\mathbf{F}^{C}",
                r"\mathbf{M}^{1/2} \bigl[ \mathbf{I} - ( \mathbf{A} \mathbf{M}^{-1/2} )^{+} \mathbf{A} "
                r"\mathbf{M}^{-1/2} \bigr] \mathbf{M}^{-1/2} \mathbf{c}",
            )
        )
    out.show(*formulas)
    out.say(
        r"The cross denotes the generalized inverse of Moore and Penrose, so that constraints may be "
        r"redundant. $\mathbf{F}^{L}$ is the total force of the ideal constraints"
        + (r"; $\mathbf{F}^{C}$ is that of the constraints that do work, whose law is" if work else ".")
    )
    if work:
        _coulomb(subject, eom)
    _written_out(subject, eom)


def _coulomb(subject: Subject, eom: EquationsOfMotion) -> None:
    """c, where a normal reaction is the symbol N."""
    out = subject.composer
    for law in eom.frictions:
        subject.symbols.add(
            f"N[{law.target}]", "N" if len(eom.frictions) == 1 else rf"N_{{{list(eom.frictions).index(law) + 1}}}"
        )
    values = [expression(v) for v in eom.nonideal_force]
    pairs = zip(eom.u, values, strict=True)
    out.show_short([(f"c_{{{subject.symbols.latex(u.name)}}}", v) for u, v in pairs if not is_zero(v)], LONGEST)
    if eom.frictions:
        out.say(
            "with the normal reaction $N$ of the ideal constraint"
            if len(eom.frictions) == 1
            else "with the normal reactions $N_k$."
        )


def _written_out(subject: Subject, eom: EquationsOfMotion) -> None:
    """F^L in symbols, where it is short."""
    if not eom.rows or len(eom.rows) > 2 or "F^L" not in eom.terms or eom.reduction is not None:
        return
    out = subject.composer
    try:
        values = [expression(v) for v in eom.terms["F^L"]]
    except DerivationError:
        return
    shown = [(u, v) for u, v in zip(eom.u, values, strict=True) if not is_zero(v)]
    if shown and out.are_short([v for _, v in shown], LONGEST_FORCE):
        out.say(
            r"Written out with $\mathbf{A}^T (\mathbf{A} \mathbf{M}^{-1} \mathbf{A}^T)^{-1}$ for independent "
            r"constraints,"
        )
        out.show(*(out.formula(f"F^{{L}}_{{{subject.symbols.latex(u.name)}}}", v) for u, v in shown))
