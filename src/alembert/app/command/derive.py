"""`alembert derive`: the equations of motion of a model, as text, LaTeX or JSON."""

from __future__ import annotations

import json
import warnings
from enum import StrEnum
from typing import Annotated

import typer

import alembert as al
from alembert.app.command.models import ModelName, complete_method, load
from alembert.formulations import METHODS
from alembert.show import as_latex, as_record, as_text, written_size

LONGEST_SIMPLIFIED = 10_000
"""Equations with more symbols and operations than this are not simplified: SymPy takes up to a minute for as many."""


class Format(StrEnum):
    """The forms in which equations of motion are printed."""

    TEXT = "text"
    LATEX = "latex"
    JSON = "json"


Simplify = Annotated[bool, typer.Option("--simplify", help="Simplify the equations first (slow for large systems).")]


def derive(
    model: ModelName,
    method: Annotated[str, typer.Option(help=f"One of {', '.join(METHODS)}.", autocompletion=complete_method)] = next(
        iter(METHODS)
    ),
    form: Annotated[Format, typer.Option("--format", help="How the equations are printed.")] = Format.TEXT,
    simplify: Simplify = False,
) -> None:
    """Derive the equations of motion of MODEL and print them.

    Example: alembert derive rotary-pendulum --method lagrange --simplify
    """
    eom = al.derive(load(model), method)
    typer.echo(_written(_simplified(eom) if simplify else eom, form))


def _simplified(eom: al.EquationsOfMotion) -> al.EquationsOfMotion:
    """Simplified where that takes seconds; where it might take hours, as it was, with a warning."""
    size = written_size(eom)
    if size <= LONGEST_SIMPLIFIED:
        return eom.simplified()
    what = f"{eom.model.name!r} by {eom.method} has {size:,} symbols and operations"
    warnings.warn(
        f"{what}, too many to simplify; the equations are shown as derived.", al.AlembertWarning, stacklevel=2
    )
    return eom


def _written(eom: al.EquationsOfMotion, form: Format) -> str:
    if form is Format.JSON:
        return json.dumps(as_record(eom), indent=2)
    return as_latex(eom) if form is Format.LATEX else as_text(eom)
