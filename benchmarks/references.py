"""The end states that count as right, kept in references.json; as a command it finds them anew.

    python benchmarks/references.py --python PEERS [--only TEXT]

They come from closed forms (elliptic functions), from heyoka in floats of 80 bits, or, for the chains, from Drake
at an accuracy of 1e-12; Alembert gives a second opinion, whose difference is kept with each. Mechanisms
with constraints keep their start there too, put onto the constraints.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import cases
from peers.task import Task
from processes import Engines

STORED = Path(__file__).parent / "references.json"
LIMIT, SECOND = 580.0, 60.0  # seconds for one of them, and for the second opinion


def complete(name: str) -> Task:
    """The case with its consistent start and its reference."""
    entry = stored().get(name)
    task = cases.task_of(name)
    if entry is None or entry["case"] != fingerprint(task):
        sys.exit(f"{name}: references.json has no end state for this mechanism and start; run references.py.")
    return replace(task, start=task.start | entry["start"], reference=tuple(entry["end"]))


def stored() -> dict[str, Any]:
    """All that is kept."""
    return json.loads(STORED.read_text()) if STORED.exists() else {}


def fingerprint(task: Task) -> str:
    """Changes with the mechanism, its parameters, the start that was asked for and the duration."""
    asked = cases.CASES[task.name].start
    plain = [task.family, task.size, task.duration, _rounded(asked), _rounded(task.parameters)]
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:16]


def _rounded(values: Mapping[str, float]) -> dict[str, str]:
    return {name: f"{value:.12g}" for name, value in values.items()}


def find(name: str, engines: Engines) -> dict[str, Any]:
    """The reference of one case."""
    task = cases.task_of(name)
    moved = cases.assembled(name) if task.loops or not task.links else {}
    task = replace(task, start=task.start | moved)
    exact = cases.CASES[name].exact
    found: dict[str, Any] = {"source": "closed form", "end": list(exact(task))} if exact else _by_engine(task, engines)
    second = engines.ask("alembert", "reference", task, SECOND).last("end")
    difference = replace(task, reference=tuple(found["end"])).error(second) if second else None
    return {"case": fingerprint(task), "difference": difference, **found, "start": moved}


def _by_engine(task: Task, engines: Engines) -> dict[str, Any]:
    source = "drake" if task.family == "spatial_chain" else "heyoka"  # heyoka's equations of chains take too long
    answer = engines.ask(source, "reference", task, LIMIT)
    if not answer.last("end"):
        sys.exit(f"{task.name}: {source} gave no end state ({answer.ending}).")
    return {"source": answer.last("version"), "end": answer.last("end")}


def main() -> None:
    """Find them, one after the other, and keep each as it comes."""
    parser = argparse.ArgumentParser(description="Find the end states that count as right.")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the peers")
    parser.add_argument("--only", default="", metavar="TEXT", help="the mechanisms whose name contains TEXT")
    options = parser.parse_args()
    for name in (name for name in cases.CASES if options.only in name):
        entry = find(name, Engines(options.python))
        print(f"{name}: {entry['source']}, Alembert differs by {entry['difference']}", flush=True)
        STORED.write_text(json.dumps(stored() | {name: entry}, indent=1))


if __name__ == "__main__":
    main()
