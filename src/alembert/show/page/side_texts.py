"""What stands beside the picture: the plots of all runs, and the equations with the facts of the run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.motion import Trajectory
from alembert.show.formulas.equation_text import WrittenEquations
from alembert.show.formulas.formula_terms import Sum
from alembert.show.page.encode import exact
from alembert.show.panels import Line, merged, panels, resampled

SAMPLES, MOST_NUMBERS = 800, 100_000
PANELS = ("coordinates", "rates", "energy", "reactions", "ledger", "errors")
LONGEST_ENTRY = 160
"""Entries with more symbols and operations than this are only named: the panel beside the picture is narrow."""

RECURSIVE = (
    "This large open tree was integrated body by body, without written equations; alembert.derive(model) writes them."
)

LARGE = 30
"""Mechanisms with more speeds than this have no panels of rates, reactions and ledger: too many lines to be read."""


def panels_of(
    runs: Sequence[Trajectory], labels: Sequence[str], units: str | None, which: Sequence[str] | None = None
) -> list[dict[str, Any]]:
    """The panels of all runs, those of the same title in one; `which` are their keys, the usual ones if None."""
    found = merged(panels(_sampled(run), which or _keys(run), units) for run in runs)
    return [
        {
            "key": panel.key,
            "title": panel.title,
            "unit": panel.unit,
            "log": panel.log,
            "series": [_series(line, runs[line.run], labels[line.run]) for line in lines],
        }
        for panel, lines in found
    ]


def _keys(run: Trajectory) -> Sequence[str]:
    return PANELS if len(run.eom.u) <= LARGE else ("coordinates", "energy")


def _sampled(run: Trajectory) -> Trajectory:
    return resampled(run, max(100, min(SAMPLES, MOST_NUMBERS // (2 * len(run.eom.u) + 1))))


def _series(line: Line, run: Trajectory, label: str) -> dict[str, Any]:
    return {
        "name": line.series.name,
        "latex": line.series.latex,
        "label": label,
        "run": line.run,
        "color": line.number,
        "start": float(run.time[0]),
        "stop": float(run.time[-1]),
        "data": exact(line.series.values),
    }


def equations_of(run: Trajectory) -> dict[str, Any]:
    """The equations that were integrated, each side in LaTeX and in plain text, and how."""
    if not isinstance(run.eom, EquationsOfMotion):
        return {"title": "Recursive form", "facts": _facts(run), "sections": [], "remarks": [RECURSIVE]}
    written = WrittenEquations(run.eom, LONGEST_ENTRY)
    return {
        "title": "Equations of motion",
        "facts": _facts(run),
        "sections": [
            {"title": title, "rows": [[_side(written, side) for side in sides] for sides in equations]}
            for title, equations in written.sections.items()
        ],
        "remarks": written.remarks(),
    }


def _side(written: WrittenEquations, side: Sum) -> dict[str, str]:
    return {"latex": written.latex(side), "plain": written.text(side)}


def _facts(run: Trajectory) -> list[list[str]]:
    eom = run.eom
    out = [["Formulation", eom.method], ["Size", f"{len(eom.q)} coordinates, {len(eom.rows)} constraints"]]
    if "steps" in run.report:
        out.append(["Integration", f"{run.report['steps']:,} steps"])
    values = ", ".join(f"{name}\u00a0=\u00a0{value:.6g}" for name, value in run.parameters.items())
    return [*out, ["Parameters", values]] if values else out
