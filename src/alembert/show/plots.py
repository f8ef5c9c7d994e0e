"""Figures of runs, fit for a paper: coordinates, rates, energy, its ledger, reactions, errors and phase portraits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from alembert.description.viewing import View, view_given
from alembert.errors import ModelError
from alembert.expressions.validation import is_iterable
from alembert.motion import Trajectory
from alembert.show.panels import (
    KNOWN,
    MAKERS,
    Line,
    Panel,
    Series,
    checked_labels,
    checked_title,
    is_in_si,
    merged,
    named_panels,
    panels,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLORS = ("#20639b", "#d1691c", "#2f8f5b", "#8a4f9e", "#c23b5a", "#1c8c99", "#8a7020", "#5a6675")
DASHES = ("-", "--", ":", "-.")
COLUMNS, WIDTH, HEIGHT = 2, 3.45, 2.05
"""Two columns of a printed page; sizes of one panel in inches."""

LETTERS, MARK, BOLD = 58, 8, 1.3  # letters on a line above a panel; how many a mark of the legend and a bold letter are

MOST_PORTRAITS = 4
"""A run with more coordinates than this is not shown in phase portraits, unless they are asked for."""

STYLE = files("alembert.show") / "figures.mplstyle"


def plot(
    *runs: Trajectory,
    which: Sequence[str] | None = None,
    labels: Sequence[str] | None = None,
    title: str | None = None,
    units: str | None = KNOWN,
    view: View | None = None,
) -> Figure:
    """A matplotlib figure of one or several runs.

    `which` selects the panels, some of "coordinates", "rates", "energy", "ledger", "reactions", "errors" and "phase"; by
    default they are the plots of the `view`, and without one all that say something. Several runs share their panels, in
    different dashes; `labels` are their names. Units are those of SI where they are known: in models with the gravity of the
    earth, or with `units="SI"`; `units=None` leaves out all but radians. The figure can be shown with
    `matplotlib.pyplot.show()` and saved with `figure.savefig("figure.pdf")`.

    >>> from alembert import simulate
    >>> from alembert.examples import simple_pendulum
    >>> figure = plot(simulate(simple_pendulum(), 1.0, initial={"theta": 0.1}), which=["coordinates"])
    >>> [axes.get_title(loc="left") for axes in figure.axes]
    ['Angles']
    """
    names = checked_labels("plot(run_a, run_b)", runs, labels, units)
    name = runs[0].eom.model.name
    heading = checked_title("plot", title, name[:1].upper() + name[1:])
    asked = list(which) if which is not None and is_iterable(which) else []
    if which is not None and not asked:
        raise ModelError(f'plot: found which={which!r}; expected a list of panels, for instance which=["energy"].')
    own = view_given("plot", view).plots if which is None else {}
    few = all(len(run.eom.q) <= MOST_PORTRAITS for run in runs)
    keys = [key for key in MAKERS if key != "phase" or few] if which is None else asked
    found = merged(named_panels(run, own, units) if own else panels(run, keys, units) for run in runs)
    if not found:
        raise ModelError(f"plot: found nothing to draw for which={which!r}: these runs have no such values.")
    import matplotlib as mpl
    from matplotlib import pyplot
    from matplotlib.lines import Line2D

    with mpl.rc_context(fname=str(STYLE)):
        in_si = all(is_in_si(units, run.eom.model, run.parameters) for run in runs)
        figure = _figure(pyplot, found, runs, "$t$ / s" if in_si else "$t$")
        figure.suptitle(heading, fontsize=11, x=0.01, ha="left")
        if len(runs) > 1:
            handles = [Line2D([], [], color="#333333", linestyle=DASHES[k % len(DASHES)]) for k in range(len(runs))]
            figure.legend(handles, [plain(name) for name in names], loc="upper right", ncols=len(runs))
    if "inline" in mpl.get_backend():
        pyplot.close(figure)  # else a notebook shows it twice
    return figure


def _figure(pyplot: Any, found: Sequence[tuple[Panel, list[Line]]], runs: Sequence[Trajectory], time: str) -> Figure:
    columns = min(COLUMNS, len(found))
    rows = -(-len(found) // columns)
    figure = pyplot.figure(figsize=(WIDTH * columns, HEIGHT * rows + 0.35), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.06, h_pad=0.05, hspace=0.03, wspace=0.03)
    for k, (panel, lines) in enumerate(found):
        axes = figure.add_subplot(rows, columns, k + 1)
        _draw(axes, panel, lines, runs)
        _text(axes, panel, lines, runs, time)
    return figure


def _draw(axes: Axes, panel: Panel, lines: Sequence[Line], runs: Sequence[Trajectory]) -> None:
    colors = {name: k for k, name in enumerate(dict.fromkeys(line.series.name for line in lines))}
    for line in lines:
        series = line.series
        color = COLORS[(colors[series.name] if len(colors) > 1 else line.run) % len(COLORS)]
        label = _label(series) if line.run == 0 else None
        across = runs[line.run].time if series.across is None else series.across
        axes.plot(across, series.values, color=color, linestyle=DASHES[line.run % len(DASHES)], label=label)
        if series.across is not None:
            axes.plot(across[:1], series.values[:1], "o", color=color, markersize=3)
    if panel.log:
        axes.set_yscale("log")


def _text(axes: Axes, panel: Panel, lines: Sequence[Line], runs: Sequence[Trajectory], time: str) -> None:
    """Title, labels and legend; over the time, its range and the events."""
    axes.set_title(panel.title)
    names = list(dict.fromkeys(_label(line.series) for line in lines))
    said = names[0] if len(names) == 1 and lines[0].series.latex else ""
    axes.set_ylabel(" / ".join(filter(None, [said, panel.unit])))
    across = panel.horizontal or time
    axes.set_xlabel(across if can_be_set(across) else plain(re.sub(r"\\mathrm|[\\{}$]", "", across)))
    drawn = [runs[k] for k in dict.fromkeys(line.run for line in lines)]
    if panel.horizontal is None:
        axes.set_xlim(min(run.time[0] for run in drawn), max(run.time[-1] for run in drawn))
    if not said:
        _legend(axes, panel.title, [_letters(line.series) for line in lines if line.run == 0])
    if panel.horizontal is None:
        for moment in sorted(time for run in drawn for time, _ in run.events):
            axes.axvline(moment, color="#9a9486", linewidth=0.6, linestyle=(0, (1, 2)), zorder=0)


def _legend(axes: Axes, title: str, names: Sequence[int]) -> None:
    """Beside the title, or on rows of its own below it: never over the lines; `names` are the lengths of the names."""
    needed = sum(names) + MARK * len(names)
    columns = len(names) if needed <= LETTERS else max(1, LETTERS // (max(names) + MARK))
    beside = BOLD * len(title) + needed <= LETTERS
    rows = 0 if beside else -(-len(names) // columns)
    place = ("lower right", (1.01, 0.99)) if beside else ("lower left", (-0.01, 0.99))
    axes.set_title(title, pad=5 + 11.5 * rows)
    axes.legend(loc=place[0], bbox_to_anchor=place[1], ncols=columns, borderaxespad=0, labelspacing=0.2)


def _label(series: Series) -> str:
    formula = f"${series.latex}$"
    return formula if series.latex and can_be_set(formula) else plain(series.name)


def can_be_set(text: str) -> bool:
    """Whether matplotlib, which knows a part of LaTeX, can set the formulas in a text: names have letters such as & and `."""
    from matplotlib.mathtext import MathTextParser

    try:
        MathTextParser("path").parse(text)
    except ValueError:
        return False
    return True


def _letters(series: Series) -> int:
    """About how long a name is in print: a command of LaTeX is one letter."""
    return len(re.sub(r"[{}_^ ]|\\d*dot", "", re.sub(r"\\(?!d*dot)[A-Za-z]+", "x", series.latex or series.name)))


def plain(text: str) -> str:
    """Text in which nothing is taken for a formula; a leading underscore would hide a label."""
    shown = text.replace("\\", r"\\").replace("$", r"\$")
    return f" {shown}" if shown.startswith("_") else shown
