"""Figures of many runs: a map of an outcome over two values, its histogram, envelopes of time courses, bands of curves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from symengine import Symbol

from alembert.description import name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.latex_names import latex_name
from alembert.expressions.validation import is_iterable
from alembert.motion.ensemble import Ensemble
from alembert.motion.ensemble.outcomes import FIRST, INTEGRAL, Outcome
from alembert.show.panels import KNOWN, checked_title, is_in_si, radians, unit_of
from alembert.show.plots import COLORS, STYLE, can_be_set, plain

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SIZE = (4.6, 3.6)  # inches
MOST_CURVES = 400
MOST_BINS = 60
INNER = (5.0, 50.0, 95.0)  # percent of the runs: the inner band and the median of an envelope


def plot_ensemble(
    runs: Ensemble,
    what: Any = None,
    *,
    over: Sequence[str] | str | None = None,
    log: bool = False,
    title: str | None = None,
    units: str | None = KNOWN,
) -> Figure:
    """A matplotlib figure of one thing in all runs.

    `what` is an outcome, or another column of `runs.table()`: drawn as a map over two values that vary, over one of them, or
    as a histogram with over=(). `over` names these values; if None, they are the first two, or the only one. A coordinate,
    speed or expression is drawn over the time: the median, and the bands of 90 percent and of all runs. A pair of them is
    drawn as the curves of all runs in a plane. `log` makes the scale of the values logarithmic.

    >>> import numpy as np
    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> angles = {"theta": np.linspace(0.1, 3.0, 20)}
    >>> runs = ensemble(simple_pendulum(), 2.0, initial=angles, outcomes={"low": "min(theta)"})
    >>> runs.plot("low").axes[0].get_xlabel()
    '$\\\\theta$ / rad'
    """
    import matplotlib as mpl
    from matplotlib import pyplot

    heading = checked_title("plot", title, f"{len(runs):,} runs of {plain(runs.case.model.name)}")
    draw = _drawing(runs, what, over, log, "SI" if is_in_si(units, runs.case.model) else None)
    with mpl.rc_context(fname=str(STYLE)):
        figure = pyplot.figure(figsize=SIZE, layout="constrained")
        axes = figure.add_subplot()
        draw(axes)
        axes.set_title(heading)
    if "inline" in mpl.get_backend():
        pyplot.close(figure)  # else a notebook shows it twice
    return figure


def _drawing(runs: Ensemble, what: Any, over: Any, log: bool, units: str | None) -> Callable[[Axes], None]:
    """How it is drawn, with all refusals before a figure is made."""
    if isinstance(what, tuple | list) and len(what) == 2:
        across, up = (runs[part] for part in what)
        return lambda axes: _curves(axes, across, up, [_label(runs, part, units) for part in what])
    columns = {name: values for name, values in runs.columns.items() if values.dtype.kind == "f"}
    if what is not None and not isinstance(what, Hashable):
        raise ModelError(f"plot: found {what!r}; expected a name, an expression, or a pair of them.")
    what = next(iter(runs.outcomes), None) if what is None else what
    is_sampled = len(runs.time) and (what in runs.plan.states or what not in columns)
    if is_sampled and what is not None:
        values = runs[what]
        return lambda axes: _envelope(axes, runs.time, values, _label(runs, what, units), log, units)
    name_rules.check_known(what, columns, "plot: found nothing named {}")
    names = _over(runs, over)
    labels = [_label(runs, name, units) for name in (what, *names)]
    if len(names) == 2:
        return lambda axes: _map(axes, runs, columns[what], names, labels, log)
    if names:
        return lambda axes: _points(axes, runs.values[names[0]], columns[what], labels, log)
    return lambda axes: _histogram(axes, columns[what], labels[0], log)


def _over(runs: Ensemble, over: Any) -> list[str]:
    """The names of the values that something is drawn over, at most two."""
    known = list(runs.variations.axes or runs.values)
    if not (over is None or isinstance(over, str) or (is_iterable(over) and all(isinstance(x, str) for x in over))):
        raise ModelError(f"plot: found over={over!r}; expected at most two names of values that vary.")
    names = known[:2] if over is None else [over] if isinstance(over, str) else list(over)
    for name in names:
        name_rules.check_known(name, runs.values, f"plot: found over={over!r}; {{}} does not vary")
    if len(names) > 2 or len(set(names)) < len(names):
        raise ModelError(f"plot: found over={over!r}; expected at most two names, each once.")
    return names


def _label(runs: Ensemble, what: Any, units: str | None) -> str:
    """A name of the model as a formula, any other as it is; with the unit where it is known."""
    name, model = str(getattr(what, "name", what)), runs.case.model
    unit = _unit(runs, name) if units == "SI" else radians(_unit(runs, name))
    formula = f"${latex_name(name, model.notation)}$"
    is_formula = (name in model.symbols or name in runs.plan.states) and can_be_set(formula)
    return (formula if is_formula else plain(name)) + (f" / {unit}" if unit else "")


def _unit(runs: Ensemble, name: str) -> str:
    """The SI unit of a column by its name, of an outcome that of its value; "" where it is not known."""
    wanted = runs.plan.outcomes.get(name)
    if wanted is None and name in ("ended", *(f"first {event}" for event in runs.events)):
        return "s"
    if wanted is None:
        return unit_of(runs.case.model, Symbol(name.removesuffix(" at end").removesuffix(" at start")))
    if not isinstance(wanted, Outcome) or wanted.kind == INTEGRAL:
        return ""
    value = wanted.value.args[0] if type(wanted.value).__name__ == "Abs" else wanted.value
    return "s" if wanted.kind == FIRST else unit_of(runs.case.model, value)


# --- drawings -------------------------------------------------------------------------------------------------------


def _map(axes: Axes, runs: Ensemble, values: Floats, names: Sequence[str], labels: Sequence[str], log: bool) -> None:
    """Colours over two values: cells of a grid, with the mean where a cell has several runs, or else a point for each run."""
    grid = runs.variations.axes
    x, y = (runs.values[name] for name in names)
    drawn: Any
    scale = "log" if log else "linear"
    if all(name in grid for name in names):
        sides = list(grid)
        table = np.moveaxis(values.reshape(runs.shape), [sides.index(name) for name in reversed(names)], [0, 1])
        cells = table.reshape(*table.shape[:2], -1)
        known = np.isfinite(cells)
        with np.errstate(invalid="ignore"):
            means = np.where(known, cells, 0.0).sum(axis=2) / known.sum(axis=2)
        order = [np.argsort(grid[name]) for name in names]
        edges = [grid[name][k] for name, k in zip(names, order, strict=True)]
        drawn = axes.pcolormesh(*edges, means[np.ix_(order[1], order[0])], norm=scale, rasterized=True)
        axes.grid(False)
    else:
        drawn = axes.scatter(x, y, c=values, s=4, linewidths=0, norm=scale, rasterized=True)
    axes.set(xlabel=labels[1], ylabel=labels[2])
    axes.figure.colorbar(drawn, ax=axes, label=labels[0])


def _points(axes: Axes, x: Floats, values: Floats, labels: Sequence[str], log: bool) -> None:
    axes.plot(x, values, ".", color=COLORS[0], markersize=3)
    axes.set(xlabel=labels[1], ylabel=labels[0], yscale="log" if log else "linear")


def _histogram(axes: Axes, values: Floats, label: str, log: bool) -> None:
    known = values[np.isfinite(values)]
    if log and (known <= 0).any():
        raise ModelError("plot: found values that are not greater than zero; expected log=False.")
    span = np.histogram_bin_edges(np.log(known) if log else known, bins="auto") if len(known) else np.linspace(0, 1, 2)
    bins = np.linspace(span[0], span[-1], min(len(span), MOST_BINS))
    axes.hist(known, bins=list(np.exp(bins) if log else bins), color=COLORS[0])
    axes.set(xlabel=label, ylabel="runs", xscale="log" if log else "linear")


def _envelope(axes: Axes, times: Floats, values: Floats, label: str, log: bool, units: str | None) -> None:
    known = values[:, np.isfinite(values).any(axis=0)]
    low, middle, high = np.nanpercentile(known, INNER, axis=0)
    drawn = times[: known.shape[1]]
    axes.fill_between(
        drawn, np.nanmin(known, axis=0), np.nanmax(known, axis=0), color=COLORS[0], alpha=0.15, linewidth=0
    )
    axes.fill_between(drawn, low, high, color=COLORS[0], alpha=0.3, linewidth=0)
    axes.plot(drawn, middle, color=COLORS[0])
    axes.set(xlabel="$t$ / s" if units == "SI" else "$t$", ylabel=label, yscale="log" if log else "linear")


def _curves(axes: Axes, across: Floats, up: Floats, labels: Sequence[str]) -> None:
    chosen = np.unique(np.linspace(0, len(across) - 1, MOST_CURVES).astype(int))
    axes.plot(across[chosen].T, up[chosen].T, color=COLORS[0], alpha=min(1.0, 4 / len(chosen)), linewidth=0.8)
    same = len({label.partition(" / ")[2] for label in labels}) == 1
    axes.set(xlabel=labels[0], ylabel=labels[1], aspect="equal" if same else "auto")
