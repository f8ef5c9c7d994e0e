"""One engine on one mechanism: measured, judged in words where it fails, written down and read again as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from peers.task import Task
from processes import Answer, Engines

TARGET = 1e-6
LONG = 1.0  # seconds: what takes longer from model to result is run once, the rest REPEATS times
REPEATS = 2
NEAR = 1e-2  # an end state farther off than this is another motion


@dataclass(frozen=True)
class Entry:
    """What came out: the seconds by what they are of, or a verdict."""

    case: str
    engine: str
    version: str = ""
    verdict: str = ""
    detail: str = ""
    slow: bool = False  # the time ran out before any end state was near
    setting: float | None = None
    confirmed: bool = True  # whether a tighter setting was good too
    error: float | None = None
    evaluations: int | None = None
    seconds: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    trials: list[dict[str, Any]] = field(default_factory=list)

    def least(self, what: str) -> float | None:
        """The smaller of wall-clock and processor time; "overhead" is what the whole call takes besides its loop."""
        if what == "overhead":
            call, loop = self.least("call"), self.least("loop")
            return None if call is None or loop is None else call - loop
        found = self.seconds.get(what)
        return min(found.values()) if found else None

    @property
    def evaluation(self) -> float | None:
        """Seconds of one evaluation of the accelerations: measured alone, else the run divided by their number."""
        alone, run = self.least("evaluation"), self.least("run")
        return alone or (run / self.evaluations if run and self.evaluations else None)


def measure(engines: Engines, engine: str, task: Task, limit: float, cache: Path) -> Entry:
    """Search for the setting, time the run, and time the whole way from the model to the result."""
    if not engines.installed(engine):
        return Entry(task.name, engine, verdict="not installed")
    answer = engines.ask(engine, "search", task, limit, TARGET, cache)
    refused = answer.last("refusal")
    if refused:
        return Entry(task.name, engine, verdict="refuses", detail=refused)
    entry = _found(task, engine, answer)
    if entry.setting is None:
        verdict, detail = _verdict(task, answer, limit)
        slow = answer.ending == "time" and not verdict.startswith("only")
        return Entry(**_fields(entry) | {"verdict": verdict, "detail": detail, "slow": slow})
    totals = _totals(engines, engine, task, entry.setting, limit, cache)
    return Entry(**_fields(entry) | {"seconds": dict(entry.seconds) | totals})


def _fields(entry: Entry) -> dict[str, Any]:
    return dict(vars(entry))


def _found(task: Task, engine: str, answer: Answer) -> Entry:
    """What the search has said; where it did not come to repeat the run, the trial itself counts."""
    trials = answer.all("trial")
    good = _reached(trials)
    setting = answer.last("setting") or (good["setting"] if good else None)
    chosen: dict[str, Any] = next((t for t in trials if t["setting"] == setting), {})
    seconds = {
        key: answer.last(key) for key in ("build", "run", "evaluation", "call", "loop", "reading") if answer.last(key)
    }
    if chosen and "run" not in seconds:
        seconds["run"] = {"wall": chosen["wall"], "processor": chosen["processor"]}
    return Entry(
        task.name,
        engine,
        version=answer.last("version") or "",
        setting=setting,
        confirmed=answer.last("setting") is not None,
        error=chosen.get("error"),
        evaluations=chosen.get("evaluations"),
        seconds=seconds,
        trials=trials,
    )


def _reached(trials: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The first trial that was good enough, if any: what counts where none was good twice in a row."""
    return next((trial for trial in trials if trial.get("error", 1.0) <= TARGET), None)


def _verdict(task: Task, answer: Answer, limit: float) -> tuple[str, str]:
    """Why no setting was good enough: in a word or two, and in detail."""
    trials = answer.all("trial")
    good = [t for t in trials if t.get("error", float("inf")) < float("inf")]
    stopped = f"stopped after {limit:.0f} s" if answer.ending == "time" else answer.ending
    if answer.last("build") is None:
        return ("too slow to build", stopped) if answer.ending == "time" else ("fails", stopped)
    closest = min(good, key=lambda t: t["error"], default=None)
    notes = [t["note"] for t in trials if "note" in t]
    if closest and closest["error"] <= NEAR:
        spent = min(closest["wall"], closest["processor"])
        return f"only {closest['error']:.0e}", f"reached {closest['error']:.1e} in {spent:.2f} s; {stopped}"
    if task.family == "n_four_bar":
        left = f"end state off by {closest['error']:.1g}" if closest else "; ".join(notes[-1:]) or stopped
        return ("leaves the branch", left) if closest else ("diverges at the singular position", left)
    return "fails", "; ".join([*notes[-1:], stopped]) if notes or stopped else f"off by {closest and closest['error']}"


def _totals(
    engines: Engines, engine: str, task: Task, setting: float, limit: float, cache: Path
) -> dict[str, dict[str, float]]:
    """Seconds from the model to the result in fresh processes: as they are, and for Alembert with an empty cache too."""
    warm = _best_once(engines, engine, task, setting, limit, [cache] * REPEATS)
    if engine != "alembert":
        return {"total": warm} if warm else {}
    with TemporaryDirectory() as one, TemporaryDirectory() as two:
        cold = _best_once(engines, engine, task, setting, limit, [Path(one), Path(two)])
    return {key: found for key, found in (("total", warm), ("cold", cold)) if found}


def _best_once(
    engines: Engines, engine: str, task: Task, setting: float, limit: float, caches: Iterable[Path]
) -> dict[str, float] | None:
    found: list[dict[str, float]] = []
    for cache in caches:
        seconds = engines.ask(engine, "once", task, 2 * limit, setting, cache).last("total")
        if seconds is None:
            break
        found.append(seconds)
        if min(seconds.values()) > LONG:
            break
    return min(found, key=lambda seconds: min(seconds.values()), default=None)


# --- on disk --------------------------------------------------------------------------------------------------------


def write(entry: Entry, path: Path) -> None:
    """Append one line."""
    with path.open("a") as out:
        out.write(json.dumps(asdict(entry)) + "\n")


def read(path: Path) -> dict[tuple[str, str], Entry]:
    """All entries; of two for the same engine and mechanism the later."""
    entries = [Entry(**json.loads(line)) for line in path.read_text().splitlines() if line.strip()]
    return {(entry.case, entry.engine): entry for entry in entries}
