"""The findings of an audit as plain data, with formulas for the page to set."""

from __future__ import annotations

from typing import Any

import sympy as sp

from alembert.audit import Finding
from alembert.expressions.expression_writing import LATEX, Sizes

LONGEST_FORMULA = 400


def finding_data(finding: Finding) -> dict[str, Any]:
    """One verdict, with the equation as it was read and as it should be."""
    repair = finding.repair.corrected if finding.repair else None
    return {
        **finding.as_record(),
        "latex": _equation(finding.left, finding.right),
        "corrected_latex": _equation(repair.left, repair.right) if repair and not finding.holds else "",
    }


def _equation(left: Any, right: Any) -> str:
    """An equation in LaTeX; nothing where it is no formula or too long to be read."""
    if not (isinstance(left, sp.Expr) and isinstance(right, sp.Expr)):
        return ""
    size = Sizes()
    if size(left) + size(right) > LONGEST_FORMULA:
        return ""
    return f"{LATEX.expression(left)} = {LATEX.expression(right)}"
