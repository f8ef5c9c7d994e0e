"""A run summed up: where it started and ended, where the energy went, how well the constraints were kept."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

import alembert as al
from alembert.app.command.output import show

Summary = dict[str, Any]
MOST_NAMED = 4  # values that were not given, named one by one
IN_OTHER_ROWS = ("method", "steps", "rejected", "evaluations", "seconds", "start moved", "start found")


def summary_of(run: al.Trajectory) -> Summary:
    """The summary as plain numbers, as it is printed in JSON; a number that is not finite is None."""
    ledger = run.ledger()
    return {
        "model": run.eom.model.name,
        "method": run.eom.method,
        "time_unit": "s",
        "start": _moment(run, ledger, 0),
        "end": _moment(run, ledger, -1),
        "work": {name: _finite(values[-1]) for name, values in ledger.works.items()},
        "energy_error": _finite(abs(ledger.error).max()),
        "constraint_error": _finite(run.constraint_error.max()),
        "events": [{"time": time, "name": name} for time, name in run.events],
        "report": dict(run.report),
    }


def _moment(run: al.Trajectory, ledger: Any, sample: int) -> Summary:
    energies = {"kinetic": ledger.kinetic, "potential": ledger.potential, "total": ledger.kinetic + ledger.potential}
    return {
        "time": float(run.time[sample]),
        "state": {name: _finite(value) for name, value in run.at(run.time[sample]).items()},
        "energy": {name: _finite(values[sample]) for name, values in energies.items()},
    }


def _finite(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None


# --- for people -----------------------------------------------------------------------------------------------------


def show_summary(summary: Summary) -> None:
    """The summary as tables."""
    start, end, unit = summary["start"], summary["end"], summary["time_unit"]
    duration = end["time"] - start["time"]
    show(Text(f"{summary['model']}: {duration:g} {unit} of motion by {summary['method']}\n", "bold"))
    times = [f"t = {moment['time']:g}" for moment in (start, end)]
    states = ([name, _number(start["state"][name]), _number(end["state"][name])] for name in start["state"])
    show(_table(["state", *times], states))
    for line in start_lines(summary["report"]):
        show(line)
    show("")
    show(_table(["energy", *times, "change"], _energy_rows(summary)))
    show("")
    show(_table(["quality", ""], _quality_rows(summary), numbers=False))
    for event in summary["events"]:
        show(f"Event {event['name']!r} at t = {event['time']:g} {unit}")
    if "saved" in summary:
        show(f"\nSaved as {summary['saved']}")


def start_lines(report: Mapping[str, Any]) -> Iterable[str]:
    """What the constraints changed of the start: each given value from and to, and the others in one line."""
    for name, (given, found) in report.get("start moved", {}).items():
        yield f"The constraints moved the start of {name} from {_number(given)} to {_number(found)}."
    if others := report.get("start found"):
        listed = ", ".join(f"{name} = {_number(value)}" for name, value in list(others.items())[:MOST_NAMED])
        more = f" and {len(others) - MOST_NAMED} more" if len(others) > MOST_NAMED else ""
        yield f"Not given, and found by the constraints: {listed}{more}."


def _energy_rows(summary: Summary) -> Iterable[list[str]]:
    last = summary["end"]["energy"]
    for name, first in summary["start"]["energy"].items():
        change = None if None in (first, last[name]) else last[name] - first
        yield [name, _number(first), _number(last[name]), _number(change)]
    for name, value in summary["work"].items():
        yield [f"work of {name}", "", "", _number(value)]


def _quality_rows(summary: Summary) -> Iterable[list[str]]:
    report = summary["report"]
    yield ["energy not accounted for", _at_most(summary["energy_error"])]
    yield ["constraint error", _at_most(summary["constraint_error"])]
    yield ["steps", f"{report['steps']:,} and {report['rejected']:,} rejected"]
    yield ["evaluations", f"{report['evaluations']:,}"]
    yield ["computing time", f"{report['seconds']:.3g} s"]
    for name, value in report.items():
        if name not in IN_OTHER_ROWS:
            yield [name, f"{value:.7g}" if isinstance(value, float) else str(value)]


def _number(value: float | None) -> str:
    return "not finite" if value is None else f"{value:.7g}"


def _at_most(error: float | None) -> str:
    return "none" if error == 0 else _number(error) if error is None else f"{error:.1e} at most"


def _table(heads: list[str], rows: Iterable[list[str]], numbers: bool = True) -> Text:
    """Columns as wide as they have to be; numbers stand to the right."""
    cells = [heads, *rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    sides = ["<", *(">" if numbers else "<" for _ in widths[1:])]
    lines = [
        "   ".join(f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True)).rstrip()
        for row in cells
    ]
    text = Text("\n".join(lines))
    text.stylize("bold", 0, len(lines[0]))
    return text
