"""The tables of the benchmark of simulations: run, model to result, one evaluation, errors, and who failed why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from entries import TARGET, Entry
from tables import machine, show, significant

NAMES = {
    "alembert": "Alembert",
    "heyoka": "heyoka",
    "sympy_scipy": "SymPy",
    "pydy": "PyDy",
    "mujoco": "MuJoCo",
    "pinocchio": "Pinocchio",
    "exudyn": "Exudyn",
    "drake": "Drake",
}
PEERS = tuple(name for name in NAMES if name != "alembert")
MULTIBODY = ("mujoco", "pinocchio", "exudyn", "drake")
EVALUATED = ("arm", "chain")  # the mechanisms whose single evaluation is of interest
Entries = Mapping[tuple[str, str], Entry]
Value = Callable[[Entry], float | None]


def show_all(entries: Entries, markdown: bool) -> None:
    """Print every table and the reasons of the failures."""
    cases = list(dict.fromkeys(case for case, _ in entries))
    makers = (run_table, call_table, total_table, evaluation_table)
    for table in (make(entries, cases) for make in makers):
        if len(table) > 1:
            show(table, markdown)
    show(error_table(entries, cases), markdown)
    for text in failures(entries):
        print(f"- {text}" if markdown else text)
    versions = dict.fromkeys(entry.version for entry in entries.values() if entry.version)
    if any(not entry.confirmed and not entry.verdict for entry in entries.values()):
        print("\n* Reached at one setting only: at tighter ones the engine broke down, or the time ran out.")
    print(
        f"\nRatios: the fastest of MuJoCo, Pinocchio, Exudyn and Drake, heyoka, and SymPy with SciPy, each divided by "
        f"Alembert. End states right to {TARGET:.0e}.\n{machine()}; {', '.join(versions)}."
    )


def run_table(entries: Entries, cases: Sequence[str]) -> list[list[str]]:
    """The run alone, in milliseconds, and ratios."""
    rows = [_row(entries, case, lambda e: e.least("run"), 1e3) for case in cases]
    return [["run only, ms", *_present(entries), *_ratio_names()], *rows]


def call_table(entries: Entries, cases: Sequence[str]) -> list[list[str]]:
    """Alembert's whole call on a prepared model, with samples and results read, beside the loop in it."""
    rows = []
    for case in cases:
        entry = entries.get((case, "alembert"))
        if entry is not None and entry.least("call") is not None:
            columns = ((1e3, "loop"), (1e3, "call"), (1e3, "overhead"), (1e6, "reading"))
            rows.append([case, *(_cell(entry, lambda e, name=name: e.least(name), scale) for scale, name in columns)])
    return [["Alembert's whole call", "loop, ms", "call, ms", "overhead, ms", "reading a name, us"], *rows]


def total_table(entries: Entries, cases: Sequence[str]) -> list[list[str]]:
    """From the model to the result, in milliseconds; Alembert with a warm cache, and with an empty one."""
    rows = []
    for case in cases:
        row = _row(entries, case, lambda e: e.least("total"), 1e3)
        rows.append([*row[:2], _cell(entries.get((case, "alembert")), lambda e: e.least("cold"), 1e3), *row[2:]])
    present = _present(entries)
    return [["model to result, ms", *present[:1], "cold cache", *present[1:], *_ratio_names()], *rows]


def evaluation_table(entries: Entries, cases: Sequence[str]) -> list[list[str]]:
    """One evaluation of the accelerations, in microseconds."""
    chosen = [case for case in cases if any(word in case for word in EVALUATED)]
    rows = [_row(entries, case, lambda e: e.evaluation, 1e6) for case in chosen]
    return [["one evaluation, us", *_present(entries), *_ratio_names()], *rows]


def error_table(entries: Entries, cases: Sequence[str]) -> list[list[str]]:
    """The error of the end state at the setting that was timed."""
    engines = [engine for engine in NAMES if any(e == engine for _, e in entries)]
    rows = []
    for case in cases:
        found = [entries.get((case, engine)) for engine in engines]
        rows.append([case, *(f"{e.error:.0e}" if e and e.error is not None else "-" for e in found)])
    return [["error of the end state", *_present(entries)], *rows]


def failures(entries: Entries) -> list[str]:
    """Who failed, and why."""
    return [
        f"{NAMES[e.engine]}, {e.case}: {e.verdict}{f' ({e.detail})' if e.detail else ''}."
        for e in entries.values()
        if e.verdict and e.verdict != "not installed"
    ]


def line(entry: Entry) -> str:
    """One entry in short, for the terminal while the benchmark runs."""
    if entry.verdict:
        return f"{entry.case}, {NAMES[entry.engine]}: {entry.verdict} {entry.detail}"
    parts = [f"{k} {s * 1e3:.3g} ms" for k in ("run", "total", "cold") if (s := entry.least(k)) is not None]
    return f"{entry.case}, {NAMES[entry.engine]}: {', '.join(parts)}, error {entry.error:.1e} at {entry.setting:.3g}"


# --- cells ----------------------------------------------------------------------------------------------------------


def _present(entries: Entries) -> list[str]:
    return [title for engine, title in NAMES.items() if any(e == engine for _, e in entries)]


def _ratio_names() -> list[str]:
    return ["engine ratio", "heyoka ratio", "SymPy ratio"]


def _row(entries: Entries, case: str, value: Value, scale: float) -> list[str]:
    engines = [engine for engine in NAMES if any(e == engine for _, e in entries)]
    found = {engine: entries.get((case, engine)) for engine in engines}
    numbers = {engine: value(e) for engine, e in found.items() if e}
    cells = [_cell(found[engine], value, scale) for engine in engines]
    ratios = [_ratio(numbers, group) for group in (MULTIBODY, ("heyoka",), ("sympy_scipy",))]
    return [case, *cells, *ratios]


def _cell(entry: Entry | None, value: Value, scale: float) -> str:
    if entry is None:
        return ""
    found = value(entry)
    if found is None:
        return entry.verdict or "-"
    return significant(found * scale) + ("" if entry.confirmed or entry.verdict else "*")


def _ratio(numbers: Mapping[str, float | None], group: Sequence[str]) -> str:
    """How many times longer the fastest of the group takes than Alembert."""
    ours = numbers.get("alembert")
    others = [x for engine in group if (x := numbers.get(engine)) is not None]
    return significant(min(others) / ours) if ours and others else "-"
