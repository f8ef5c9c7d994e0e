"""Figures of runs, fit for a paper: coordinates, rates, energy, its ledger, reactions, errors and phase portraits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from alembert.errors import ModelError
from alembert.motion import Trajectory
from alembert.show.panels import MAKERS, Panel, Series, panels

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLORS = ("#20639b", "#d1691c", "#2f8f5b", "#8a4f9e", "#c23b5a", "#1c8c99", "#8a7020", "#5a6675")
DASHES = ("-", "--", ":", "-.")
COLUMNS, WIDTH, HEIGHT = 2, 3.45, 2.05
"""Two columns of a printed page; sizes of one panel in inches."""

LETTERS, MARK = 58, 8  # so many letters fit on a line above a panel; a mark of the legend is as long as eight

MOST_PORTRAITS = 4
"""A run with more coordinates than this is not shown in phase portraits, unless they are asked for."""

STYLE: dict[str, Any] = {
    "font.family": "STIXGeneral",
    "mathtext.fontset": "stix",
    "font.size": 9.0,
    "axes.titlesize": 9.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelsize": 9.0,
    "axes.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.formatter.use_mathtext": True,
    "axes.formatter.limits": (-3, 4),
    "grid.color": "#e3e0d8",
    "grid.linewidth": 0.5,
    "xtick.labelsize": 8.0,
    "ytick.labelsize": 8.0,
    "xtick.major.width": 0.6,
    "ytick.major.width": 0.6,
    "lines.linewidth": 1.1,
    "legend.fontsize": 8.0,
    "legend.frameon": False,
    "legend.handlelength": 1.5,
    "legend.columnspacing": 1.0,
    "figure.dpi": 110,
    "savefig.dpi": 300,
}


def plot(
    *runs: Trajectory,
    which: Sequence[str] | None = None,
    labels: Sequence[str] | None = None,
    title: str | None = None,
    units: str | None = "SI",
) -> Figure:
    """A matplotlib figure of one or several runs.

    `which` selects the panels, some of "coordinates", "rates", "energy", "ledger", "reactions", "errors" and "phase"; by
    default all that say something. Several runs share their panels, in different dashes; `labels` are their names.
    `units=None` leaves out units other than radians, for models that are not in SI. The figure can be shown with
    `matplotlib.pyplot.show()` and saved with `figure.savefig("figure.pdf")`.

    >>> from alembert import simulate
    >>> from alembert.examples import simple_pendulum
    >>> figure = plot(simulate(simple_pendulum(), 1.0, initial={"theta": 0.1}), which=["coordinates"])
    >>> [axes.get_title(loc="left") for axes in figure.axes]
    ['Angles']
    """
    _check(runs, which, units)
    names = _names(runs, labels)
    merged = _merged(runs, _chosen(runs, which), units)
    if not merged:
        raise ModelError(f"plot: found nothing to draw for which={which!r}: these runs have no such values.")
    import matplotlib as mpl
    from matplotlib import pyplot

    with mpl.rc_context(STYLE):
        figure = _figure(pyplot, merged, names, runs, title, units)
    if "inline" in mpl.get_backend():
        pyplot.close(figure)  # else a notebook shows it twice
    return figure


def _check(runs: Sequence[Any], which: Any, units: str | None) -> None:
    if not runs:
        raise ModelError("plot: found no run; expected one or several, plot(run_a, run_b).")
    for run in runs:
        if not isinstance(run, Trajectory):
            raise ModelError(f"plot: found {run!r}; expected what alembert.simulate returns.")
    if isinstance(which, str) or (which is not None and not len(which)):
        raise ModelError(f'plot: found which={which!r}; expected a list of panels, for instance which=["energy"].')
    if units not in ("SI", None):
        raise ModelError(f"plot: found units={units!r}; expected 'SI' or None.")


def _names(runs: Sequence[Trajectory], labels: Sequence[str] | None) -> list[str]:
    if labels is None:
        return [f"run {k + 1}" for k in range(len(runs))]
    if isinstance(labels, str) or len(labels) != len(runs):
        raise ModelError(f"plot: found labels={labels!r}; expected one name for each of the {len(runs)} runs.")
    return [str(label) for label in labels]


def _chosen(runs: Sequence[Trajectory], which: Sequence[str] | None) -> list[str]:
    if which is not None:
        return list(which)
    few = all(len(run.eom.q) <= MOST_PORTRAITS for run in runs)
    return [key for key in MAKERS if key != "phase" or few]


Merged = list[tuple[Panel, list[tuple[int, Trajectory, Series]]]]


def _merged(runs: Sequence[Trajectory], which: Sequence[str], units: str | None) -> Merged:
    """The panels of all runs, those of the same kind and title in one, each with (number of the run, run, series)."""
    found: dict[tuple[str, str, str | None], tuple[Panel, list[tuple[int, Trajectory, Series]]]] = {}
    for number, run in enumerate(runs):
        for panel in panels(run, which, units):
            _, lines = found.setdefault((panel.key, panel.title, panel.horizontal), (panel, []))
            lines += [(number, run, series) for series in panel.series]
    return list(found.values())


def _figure(
    pyplot: Any, merged: Merged, names: Sequence[str], runs: Sequence[Trajectory], title: str | None, units: str | None
) -> Figure:
    columns = min(COLUMNS, len(merged))
    rows = -(-len(merged) // columns)
    figure = pyplot.figure(figsize=(WIDTH * columns, HEIGHT * rows + 0.35), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.06, h_pad=0.05, hspace=0.03, wspace=0.03)
    for k, (panel, lines) in enumerate(merged):
        axes = figure.add_subplot(rows, columns, k + 1)
        _draw(axes, panel, lines, units)
    figure.suptitle(title or _heading(runs), fontsize=11, x=0.01, ha="left")
    if len(runs) > 1:
        _run_legend(figure, names)
    return figure


def _heading(runs: Sequence[Trajectory]) -> str:
    name = runs[0].eom.model.name
    return name[:1].upper() + name[1:]


def _run_legend(figure: Figure, names: Sequence[str]) -> None:
    from matplotlib.lines import Line2D

    handles = [Line2D([], [], color="#333333", linestyle=DASHES[k % len(DASHES)]) for k in range(len(names))]
    figure.legend(handles, [_plain(name) for name in names], loc="upper right", ncols=len(names))


def _draw(axes: Axes, panel: Panel, lines: Sequence[tuple[int, Trajectory, Series]], units: str | None) -> None:
    several = len({series.name for _, _, series in lines}) > 1
    colors = {name: k for k, name in enumerate(dict.fromkeys(series.name for _, _, series in lines))}
    for number, run, series in lines:
        color = COLORS[(colors[series.name] if several else number) % len(COLORS)]
        dash = DASHES[number % len(DASHES)]
        label = _label(series) if number == 0 else None
        across = run.time if series.across is None else series.across
        axes.plot(across, series.values, color=color, linestyle=dash, label=label)
        if series.across is not None:
            axes.plot(across[:1], series.values[:1], "o", color=color, markersize=3)
    if panel.log:
        axes.set_yscale("log")
    _text(axes, panel, lines, units)
    if several or not lines[0][2].latex:
        _legend(axes, panel.title, [_letters(series) for number, _, series in lines if number == 0])
    _mark_events(axes, panel, lines)


def _text(axes: Axes, panel: Panel, lines: Sequence[tuple[int, Trajectory, Series]], units: str | None) -> None:
    axes.set_title(panel.title)
    names = list(dict.fromkeys(_label(series) for _, _, series in lines))
    said = names[0] if len(names) == 1 and lines[0][2].latex else ""
    axes.set_ylabel(" / ".join(filter(None, [said, panel.unit])) if said else panel.unit)
    axes.set_xlabel(panel.horizontal or ("$t$ / s" if units == "SI" else "$t$"))
    if panel.horizontal is None:
        times = [run.time for _, run, _ in lines]
        axes.set_xlim(min(t[0] for t in times), max(t[-1] for t in times))


def _legend(axes: Axes, title: str, names: Sequence[int]) -> None:
    """Beside the title, or on rows of its own below it: never over the lines; `names` are the lengths of the names."""
    needed = sum(names) + MARK * len(names)
    columns = len(names) if needed <= LETTERS else max(1, LETTERS // (max(names) + MARK))
    beside = len(title) + needed <= LETTERS
    rows = 0 if beside else -(-len(names) // columns)
    place = ("lower right", (1.01, 0.99)) if beside else ("lower left", (-0.01, 0.99))
    axes.set_title(title, pad=5 + 11.5 * rows)
    axes.legend(loc=place[0], bbox_to_anchor=place[1], ncols=columns, borderaxespad=0, labelspacing=0.2)


def _mark_events(axes: Axes, panel: Panel, lines: Sequence[tuple[int, Trajectory, Series]]) -> None:
    if panel.horizontal is not None:
        return
    for time in sorted(_event_times(lines)):
        axes.axvline(time, color="#9a9486", linewidth=0.6, linestyle=(0, (1, 2)), zorder=0)


def _event_times(lines: Sequence[tuple[int, Trajectory, Series]]) -> Iterator[float]:
    for run in {id(run): run for _, run, _ in lines}.values():
        yield from (time for time, _ in run.events)


def _label(series: Series) -> str:
    return f"${series.latex}$" if series.latex else _plain(series.name)


def _letters(series: Series) -> int:
    """About how long a name is in print: a command of LaTeX is one letter."""
    return len(re.sub(r"[{}_^ ]|\\d*dot", "", re.sub(r"\\(?!d*dot)[A-Za-z]+", "x", series.latex or series.name)))


def _plain(text: str) -> str:
    """Text in which nothing is taken for a formula; a leading underscore would hide a label."""
    shown = text.replace("\\", r"\\").replace("$", r"\$")
    return f" {shown}" if shown.startswith("_") else shown
