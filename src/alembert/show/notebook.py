"""How models, equations and runs show themselves in a notebook: a picture, a table, formulas."""

from __future__ import annotations

import base64
from html import escape
from io import BytesIO

from alembert.description import Model
from alembert.errors import AlembertError
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.motion import Trajectory
from alembert.show.diagram import as_svg, kinematic_diagram
from alembert.show.formulas.equation_text import as_markdown

MOST_ROWS = 24
MOST_BODIES = 60


def model_html(model: Model) -> str:
    """The kinematic diagram of a model, and its description; the description alone where it is large or cannot be drawn."""
    table = f'<pre style="line-height:1.3">{escape(str(model))}</pre>'
    if len(model.bodies) > MOST_BODIES:
        return table
    try:
        return f"<div>{as_svg(kinematic_diagram(model))}{table}</div>"
    except AlembertError:
        return table


def equations_latex(eom: EquationsOfMotion) -> str:
    """The formulas alone, each display between double dollar signs."""
    blocks = as_markdown(eom).split("\n\n")
    return "\n\n".join(block for block in blocks if block.startswith("$$"))


def run_html(run: Trajectory) -> str:
    """A small plot of a run, with how it starts and ends."""
    start, end = run.at(run.time[0]), run.at(run.time[-1])
    names = list(start)
    head = _row("th", "", f"t = {run.time[0]:g}", f"t = {run.time[-1]:g}")
    rows = "".join(_row("td", escape(name), f"{start[name]:.6g}", f"{end[name]:.6g}") for name in names[:MOST_ROWS])
    more = f'<tr><td colspan="3">and {len(names) - MOST_ROWS} more</td></tr>' if len(names) > MOST_ROWS else ""
    title = escape(f"{run.eom.model.name}: {len(run.time)} samples, by {run.eom.method}")
    return f"<div><p><b>{title}</b></p>{_picture(run)}<table>{head}{rows}{more}</table></div>"


def _row(tag: str, *cells: str) -> str:
    inside = "".join(f'<{tag} style="text-align:left;padding:.15em 1em .15em 0">{cell}</{tag}>' for cell in cells)
    return f"<tr>{inside}</tr>"


def _picture(run: Trajectory) -> str:
    from matplotlib import pyplot

    from alembert.show.plots import plot

    figure = plot(run, which=["coordinates", "energy"], title=" ")
    data = BytesIO()
    figure.savefig(data, format="png", dpi=85)
    pyplot.close(figure)
    source = f"data:image/png;base64,{base64.b64encode(data.getvalue()).decode('ascii')}"
    return f'<img alt="Coordinates and energy over the time" style="max-width:100%" src="{source}">'
