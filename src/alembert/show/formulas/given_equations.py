"""Equations that a person gave, in LaTeX: in the symbols and the order of the page, but with nothing made shorter."""

from __future__ import annotations

import sympy as sp

from alembert.audit.audit_report import Finding
from alembert.description import Model
from alembert.expressions.algebra import expression
from alembert.expressions.expression_writing import Sizes
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.symbol_notation import Symbols

LONGEST = 400
"""Equations with more symbols and operations than this are not set."""


def given_latex(model: Model, *sides: sp.Expr) -> str:
    """Expressions with equals signs between them; empty where they are too long, or no formulas."""
    is_formula = all(isinstance(side, sp.Expr) for side in sides)
    if not is_formula or sum(map(Sizes(), sides)) > LONGEST:
        return ""
    writer = EquationWriter(Symbols(model), 0.0)
    return " = ".join(writer.latex(writer.shape.as_given(expression(side))) for side in sides)


def finding_latex(finding: Finding) -> tuple[str, str]:
    """An audited equation as it was read, and as it should be where it is wrong and that is known."""
    model = finding.subject or Model("equations")
    repair = finding.repair.corrected if finding.repair and not finding.holds else None
    return given_latex(model, finding.left, finding.right), (
        given_latex(model, repair.left, repair.right) if repair else ""
    )
