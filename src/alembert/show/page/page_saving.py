"""save_html: one or several runs as one self-contained HTML file, with plots and equations beside the picture."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from alembert.description.bodies import Point
from alembert.description.shapes import Shape
from alembert.description.viewing import View, view_given
from alembert.errors import ModelError
from alembert.formulations import derive_with_gaps
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.motion import Trajectory
from alembert.show.formulas.equation_text import SECONDS, written_equations
from alembert.show.formulas.equation_writer import EquationWriter, in_print
from alembert.show.formulas.formula_terms import Sum
from alembert.show.formulas.recursive_form import recursive_form
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.page.assets import asset
from alembert.show.page.encode import exact
from alembert.show.page.scene import camera_of, scene_of
from alembert.show.page.viewpoint import whole_view
from alembert.show.panels import (
    KNOWN,
    Line,
    checked_labels,
    checked_title,
    is_in_si,
    merged,
    named_panels,
    panels,
    resampled,
)
from alembert.storage import path_of, whole_file

SAMPLES, DRAFTED, MOST_NUMBERS = 800, 300, 100_000
QUICK = ("coordinates", "rates", "energy")
PANELS = (*QUICK, "reactions", "ledger", "errors")
FEWER = ("coordinates", "energy")
FEW = 3  # runs whose panels can all be read together
RECURSIVE = "This open tree was integrated body by body, by a recursion that is equivalent to its equations."
PROJECTED = "They are written by the projection method, in which Euler parameters are not multiplied out."
UNWRITTEN = (
    "The equations of more than 100 speeds are left out here: `alembert derive`, or str(alembert.derive(model)), prints them, "
    "and `alembert export` writes them as a program."
)
ROUNDED = "Decimal numbers are rounded to six digits here; `alembert derive` prints all of them."
DIGITS = 6
MOST_WRITTEN = 100
"""Equations of mechanisms with more speeds are left out: thousands of lines, which take a browser long to set."""

MOST_RUNS = 9
"""More ghosts than eight cannot be told apart by their colours."""

LARGE = 30
"""Mechanisms with more speeds than this have no panels of rates, reactions and ledger: too many lines to be read."""


def save_html(
    path: Any,
    *runs: Trajectory,
    labels: Sequence[str] | None = None,
    title: str | None = None,
    view: View | None = None,
    shapes: Mapping[Any, Shape | Sequence[Shape]] | None = None,
    traces: Sequence[Point] | None = None,
    units: str | None = KNOWN,
) -> None:
    """Write runs to an HTML file that opens in any browser, with no network.

    It shows the mechanism in motion with its joints, traces and constraint forces, plots and the equations. Several runs
    are overlaid, the first one solid and the others as ghosts, or stand side by side; `labels` are their names, else the
    values in which they differ. A ghost that ends early stays where it is. `view` says how all of it looks (`al.View`):
    the camera, colours, plots of one's own and so on. `shapes` and `traces` stand above its own: shapes of bodies by name,
    other than those found from points and inertia, `{"crank": Disk(0.2, 0.03)}`; and the points whose paths are drawn.
    Units are those of SI where they are known: in models with the gravity of the earth, or with `units="SI"`;
    `units=None` leaves out all but radians.

    >>> import pathlib, tempfile
    >>> from alembert import simulate
    >>> from alembert.examples import simple_pendulum
    >>> runs = [simulate(simple_pendulum(), 1.0, initial={"theta": angle}) for angle in (0.1, 0.2)]
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_html(f"{folder}/two.html", *runs, labels=["small", "large"])
    ...     print(pathlib.Path(folder, "two.html").stat().st_size < 3_000_000)
    True
    """
    shown = view_given("save_html", view).but(shapes=shapes, traces=traces)
    text = document(page_data(*runs, labels=labels, title=title, view=shown, units=units))
    with whole_file(path_of(path)) as file:
        file.write(text.encode("utf-8"))


def page_data(
    *runs: Trajectory,
    labels: Sequence[str] | None = None,
    title: str | None = None,
    view: View | None = None,
    units: str | None = KNOWN,
    panels: Sequence[str] | None = None,
    equations: bool = True,
    first: Mapping[str, float] | None = None,
    draft: bool = False,
) -> dict[str, Any]:
    """What a page shows, as plain data ready for JSON.

    `panels` selects the plots below those of the view, as ["coordinates", "energy"]; without `equations` there is no tab for
    them. `first` are values of parameters from which the person went out: bodies keep the looks that they had then. A
    `draft`, which will soon be replaced, is sampled more thinly.
    """
    named = checked_labels("save_html(path, run_a, run_b)", runs, labels, units)
    if len(runs) > MOST_RUNS:
        raise ModelError(f"save_html: found {len(runs)} runs; expected at most {MOST_RUNS}: one, and its ghosts.")
    for run in runs:
        if not run.time[-1] > run.time[0]:
            raise ModelError(f"save_html: found a run that has only the time {run.time[0]:g}; expected one that lasts.")
    shown = view_given("page_data", view)
    in_si = all(is_in_si(units, run.eom.model, run.parameters) for run in runs)
    scenes = [
        scene_of(run, shown, first, part=1 / len(runs), draft=draft) | {"label": label}
        for run, label in zip(runs, named, strict=True)
    ]
    whole = whole_view([scene["view"] for scene in scenes])
    return {
        "title": checked_title("save_html", title, runs[0].eom.model.name),
        "subtitle": _subtitle(runs, in_si),
        "time": {"start": min(s["time"]["start"] for s in scenes), "stop": max(s["time"]["stop"] for s in scenes)},
        "alike": all(run.eom.model.name == runs[0].eom.model.name for run in runs),
        "view": whole,
        "shown": {
            **{name: getattr(shown, name) for name in ("theme", "forces", "names", "speed", "loop")},
            "split": shown.side_by_side,
            "camera": camera_of(shown, whole["axes"]),
        },
        "runs": scenes,
        "length": "m" if in_si else "",
        "second": "s" if in_si else "",
        "panels": _panels(runs, named, shown, units, panels or PANELS, draft),
        "equations": [_equations(runs[0])] if equations else [],
    }


def _subtitle(runs: Sequence[Trajectory], in_si: bool) -> str:
    model = runs[0].eom.model
    bodies = f"{len(model.bodies)} {'body' if len(model.bodies) == 1 else 'bodies'}"
    held = len(model.joints) + len(model.constraints)
    held_by = f", {held} {'joint or constraint' if held == 1 else 'joints and constraints'}" if held else ""
    several = f", {len(runs)} runs" if len(runs) > 1 else ""
    seconds = f"{runs[0].time[-1] - runs[0].time[0]:.4g}"
    lasts = f"{seconds}\u00a0s" if in_si else f"duration {seconds}"
    return f"{bodies}{held_by}, {lasts}{several}"


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
    runs: Sequence[Trajectory],
    labels: Sequence[str],
    shown: View,
    units: str | None,
    first: Sequence[str],
    draft: bool,
) -> list[dict[str, Any]]:
    """The panels of all runs, those of the same title in one: the view's own, then those of the keys in `first`.

    Of many ghosts there are only those that one looks for first.
    """
    others = first if len(runs) <= FEW else QUICK
    usual = [(others if k else first) if len(run.eom.u) <= LARGE else FEWER for k, run in enumerate(runs)]
    samples, most = DRAFTED if draft else SAMPLES, MOST_NUMBERS // len(runs)
    counts = [max(100, min(samples, most // (2 * len(run.eom.u) + 1))) for run in runs]
    chosen = [(resampled(run, count), keys) for run, keys, count in zip(runs, usual, counts, strict=True)]
    found = merged(
        [
            *named_panels(run, shown.plots, units),
            *panels(run, [key for key in keys if key not in shown.plots.values()], units),
        ]
        for run, keys in chosen
    )
    return [
        {
            "key": panel.key,
            "title": panel.title,
            "unit": panel.unit,
            "log": panel.log,
            "series": [_series(line, runs[line.run], labels[line.run]) for line in lines],
        }
        for panel, lines in found
        if panel.horizontal is None  # a phase portrait is for figures: the page plots over time
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
    """The equations of motion, each side in LaTeX and in plain text, and how they were integrated."""
    eom, remarks = run.eom, []
    if len(eom.u) > MOST_WRITTEN:
        return {"title": "Equations of motion", "facts": _facts(run), "sections": [], "remarks": [UNWRITTEN]}
    recursive = recursive_form(eom, SECONDS, _writer(eom))
    if recursive is None and not isinstance(eom, EquationsOfMotion):
        remarks = [RECURSIVE]
    if recursive is None and len(eom.q) > len(eom.u) and eom.method != "projection":
        eom = derive_with_gaps(eom.model, "projection")
        remarks.append(PROJECTED)
    written = recursive or written_equations(eom, page=_writer(eom))
    sections = [
        {"title": title, "rows": [[_formula(written, x) for x in row] for row in rows]}
        for title, rows in written.sections.items()
    ]
    said = [
        [in_print(part) if isinstance(part, str) else _formula(written, part) for part in remark]
        for remark in written.remarks()
    ]
    return {
        "title": "Equations of motion",
        "facts": _facts(run, recursive.bodies if recursive else ()),
        "sections": sections,
        "remarks": [*remarks, *said, *([ROUNDED] if written.typesetter.has_rounded else [])],
    }


def _writer(eom: Record) -> EquationWriter:
    return EquationWriter(Symbols(eom.model, [u.name for u in eom.u]), SECONDS, digits=DIGITS)


def _formula(written: EquationWriter, value: Sum) -> dict[str, str]:
    """A formula as the page sets it, and as it is found by a search."""
    return {"latex": written.latex(value), "plain": written.text(value)}


def _counted(number: int, what: str) -> str:
    return f"{number or 'no'} {what if number == 1 else f'{what}s'}"


def _number(value: float) -> str:
    """A number in LaTeX: 5.255e-06 as a product with a power of ten."""
    return re.sub(r"e([+-])0*(\d+)", r" \\cdot 10^{\1\2}", f"{value:.6g}").replace("{+", "{")


def _facts(run: Trajectory, numbered: Sequence[str] = ()) -> list[list[Any]]:
    """What stands above the equations; the bodies that are numbered, or else those whose own coordinates are shown."""
    eom = run.eom
    size = f"{_counted(len(eom.q), 'coordinate')}, {_counted(len(eom.rows), 'constraint')}"
    out: list[list[Any]] = [["Formulation", eom.method], ["Size", size]]
    if "steps" in run.report:
        out.append(["Integration", f"{run.report['steps']:,} steps"])
    shown = {s.name.partition(".")[0] for s in eom.q if "." in s.name}
    bodies = numbered or [f"{k}\u00a0is\u00a0{name}" for k, name in enumerate(eom.model.bodies, 1) if name in shown]
    if bodies:
        out.append(["Indices", ", ".join(bodies)])
    return [*out, ["Parameters", _values(run)]] if run.parameters else out


def _values(run: Trajectory) -> list[dict[str, str]]:
    """The parameters in the symbols that the equations have, each with its value."""
    written = Symbols(run.eom.model)
    return [
        {"latex": f"{written.latex(name)} = {_number(value)}", "plain": f"{name} = {value:.6g}"}
        for name, value in run.parameters.items()
    ]
