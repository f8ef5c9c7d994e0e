"""save_html: one or several runs as one self-contained HTML file, with plots and equations beside the picture."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from alembert.description.bodies import Point
from alembert.errors import ModelError
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.motion import Trajectory
from alembert.show.formulas.equation_text import WrittenEquations
from alembert.show.page.assets import asset
from alembert.show.page.encode import exact
from alembert.show.page.scene import Given, scene_of
from alembert.show.page.viewpoint import whole_view
from alembert.show.panels import Line, checked_labels, merged, panels, resampled
from alembert.storage import path_of, whole_file

SAMPLES, MOST_NUMBERS = 800, 100_000
PANELS = ("coordinates", "rates", "energy", "reactions", "ledger", "errors")
LONGEST_ENTRY = 160
"""Entries with more symbols and numbers than this are only named: the panel beside the picture is narrow."""

RECURSIVE = (
    "This large open tree was integrated body by body, without written equations; alembert.derive(model) writes them."
)

LARGE = 30
"""Mechanisms with more speeds than this have no panels of rates, reactions and ledger: too many lines to be read."""


def save_html(
    path: Any,
    *runs: Trajectory,
    labels: Sequence[str] | None = None,
    title: str | None = None,
    shapes: Given | None = None,
    traces: Sequence[Point] | None = None,
    units: str | None = "SI",
) -> None:
    """Write runs to an HTML file that opens in any browser, with no network.

    It shows the mechanism in motion with its joints, traces and constraint forces, plots and the equations. Several runs
    are overlaid, the first one solid and the others as ghosts, or stand side by side; `labels` are their names. `shapes`
    gives bodies (by name) other shapes than those found from points and inertia: `{"crank": Disk(0.2, 0.03)}`. `traces`
    are the points whose paths are drawn. `units=None` leaves out units other than radians, for models not in SI.

    >>> import pathlib, tempfile
    >>> from alembert import simulate
    >>> from alembert.examples import simple_pendulum
    >>> runs = [simulate(simple_pendulum(), 1.0, initial={"theta": angle}) for angle in (0.1, 0.2)]
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_html(f"{folder}/two.html", *runs, labels=["small", "large"])
    ...     print(pathlib.Path(folder, "two.html").stat().st_size < 3_000_000)
    True
    """
    text = document(page_data(*runs, labels=labels, title=title, shapes=shapes, traces=traces, units=units))
    with whole_file(path_of(path)) as file:
        file.write(text.encode("utf-8"))


def page_data(
    *runs: Trajectory,
    labels: Sequence[str] | None = None,
    title: str | None = None,
    shapes: Given | None = None,
    traces: Sequence[Point] | None = None,
    units: str | None = "SI",
    panels: Sequence[str] | None = None,
    equations: bool = True,
    first: Mapping[str, float] | None = None,
) -> dict[str, Any]:
    """What a page shows, as plain data ready for JSON.

    `panels` selects the plots, as ["coordinates", "energy"]; without `equations` there is no tab for them. `first` are
    values of parameters from which the person went out: bodies keep the looks that they had then.
    """
    named = checked_labels("save_html(path, run_a, run_b)", runs, labels, units)
    for run in runs:
        if not run.time[-1] > run.time[0]:
            raise ModelError(f"save_html: found a run that has only the time {run.time[0]:g}; expected one that lasts.")
    scenes = [
        scene_of(run, shapes=shapes, traces=traces, first=first) | {"label": label}
        for run, label in zip(runs, named, strict=True)
    ]
    return {
        "title": title or runs[0].eom.model.name,
        "subtitle": _subtitle(runs),
        "time": {"start": min(s["time"]["start"] for s in scenes), "stop": max(s["time"]["stop"] for s in scenes)},
        "alike": all(run.eom.model.name == runs[0].eom.model.name for run in runs),
        "view": whole_view([scene["view"] for scene in scenes]),
        "runs": scenes,
        "length": "m" if units == "SI" else "",
        "panels": _panels(runs, named, units, panels),
        "equations": [_equations(runs[0])] if equations else [],
    }


def _subtitle(runs: Sequence[Trajectory]) -> str:
    model = runs[0].eom.model
    bodies = f"{len(model.bodies)} {'body' if len(model.bodies) == 1 else 'bodies'}"
    held = len(model.joints) + len(model.constraints)
    held_by = f", {held} {'joint or constraint' if held == 1 else 'joints and constraints'}" if held else ""
    several = f", {len(runs)} runs" if len(runs) > 1 else ""
    return f"{bodies}{held_by}, {runs[0].time[-1] - runs[0].time[0]:.4g} s{several}"


def document(data: Mapping[str, Any]) -> str:
    """The HTML of a page that shows the data: one file with everything inside."""
    names = {"page_css": "page.css", "page_js": "page.js", "katex_css": "katex.css", "katex_js": "katex.js"}
    inside = {key: asset(name) for key, name in names.items()}
    return asset("page.html").format(title=escape(str(data["title"])), data=as_json(data), **inside)


def as_json(data: Any) -> str:
    """JSON that may stand inside a script element: no text in it can end the element or begin a comment."""
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


# --- beside the picture -------------------------------------------------------------------------------------------------


def _panels(
    runs: Sequence[Trajectory], labels: Sequence[str], units: str | None, which: Sequence[str] | None = None
) -> list[dict[str, Any]]:
    """The panels of all runs, those of the same title in one; `which` are their keys, the usual ones if None."""
    usual = [PANELS if len(run.eom.u) <= LARGE else ("coordinates", "energy") for run in runs]
    counts = [max(100, min(SAMPLES, MOST_NUMBERS // (2 * len(run.eom.u) + 1))) for run in runs]
    chosen = zip(runs, usual, counts, strict=True)
    found = merged(panels(resampled(run, count), which or keys, units) for run, keys, count in chosen)
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


def _equations(run: Trajectory) -> dict[str, Any]:
    """The equations that were integrated, each side in LaTeX and in plain text, and how."""
    if not isinstance(run.eom, EquationsOfMotion):
        return {"title": "Recursive form", "facts": _facts(run), "sections": [], "remarks": [RECURSIVE]}
    written = WrittenEquations(run.eom, LONGEST_ENTRY)
    return {
        "title": "Equations of motion",
        "facts": _facts(run),
        "sections": [
            {
                "title": title,
                "rows": [[{"latex": written.latex(x), "plain": written.text(x)} for x in row] for row in rows],
            }
            for title, rows in written.sections.items()
        ],
        "remarks": written.remarks(),
    }


def _facts(run: Trajectory) -> list[list[str]]:
    eom = run.eom
    out = [["Formulation", eom.method], ["Size", f"{len(eom.q)} coordinates, {len(eom.rows)} constraints"]]
    if "steps" in run.report:
        out.append(["Integration", f"{run.report['steps']:,} steps"])
    values = ", ".join(f"{name}\u00a0=\u00a0{value:.6g}" for name, value in run.parameters.items())
    return [*out, ["Parameters", values]] if values else out
