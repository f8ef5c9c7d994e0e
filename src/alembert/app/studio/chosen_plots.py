"""Plots of what a person asks for by name or as a formula in names: coupler.x, theta1'', l1*sin(theta1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy as sp

from alembert.description.quantities import UNITS, kinds_of
from alembert.errors import ModelError
from alembert.expressions.grammar import NotationError, parse_expression
from alembert.expressions.latex_names import latex_name
from alembert.motion import Trajectory
from alembert.show.page.encode import exact
from alembert.show.panels import resampled

INTERVALS = 800


def chosen_plots(run: Trajectory, asked: Sequence[str]) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """A panel for everything that can be read of the run, and a sentence for everything that cannot."""
    panels, refused = [], {}
    even = resampled(run, INTERVALS)
    for text in asked:
        try:
            panels.append(_panel(even, text))
        except (ModelError, NotationError) as error:
            refused[text] = f"Plot of {text[:60]!r}: {getattr(error, 'reason', error)}"
    return panels, refused


def readable_names(run: Trajectory) -> list[str]:
    """What can be plotted by name: all that moves."""
    return sorted(run.reader.names - set(run.parameters) - {"t"})


def _panel(run: Trajectory, text: str) -> dict[str, Any]:
    is_name = text in run.reader.names
    values = run[text] if is_name else run[parse_expression(text, [sp.Symbol(name) for name in run.reader.names])]
    latex = latex_name(text, run.eom.model.notation) if is_name else None
    series = {"name": text, "latex": latex, "label": "", "run": 0, "color": 0}
    times = {"start": float(run.time[0]), "stop": float(run.time[-1]), "data": exact(values)}
    unit = UNITS.get(kinds_of(run.eom.model).get(text, ""), "")
    return {"key": "chosen", "title": text, "unit": unit, "log": False, "series": [series | times]}
