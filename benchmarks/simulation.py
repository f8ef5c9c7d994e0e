"""Times simulations at the same error of the end state: Alembert against its peers, in one run on one machine.

    python benchmarks/simulation.py --python PEERS      every mechanism and engine, less than a quarter of an hour
    python benchmarks/simulation.py --quick             the small mechanisms, about half of that
    python benchmarks/simulation.py --only chain --engines alembert,drake,mujoco
    python benchmarks/simulation.py --table FILE --markdown      the tables of an earlier run again

PEERS is the interpreter of an environment with benchmarks/requirements.txt; peers that it lacks are told as "not
installed". Each engine tightens its tolerance, or its step, until the end state is right to 1e-6 against a reference of
extended accuracy (references.py); then the best of several runs at that setting counts. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import cases
import references
import reports
from entries import Entry, measure, read, write
from processes import FOLDER, ONE_THREAD, Engines

ENGINES = ("alembert", "heyoka", "sympy_scipy", "pydy", "mujoco", "pinocchio", "exudyn", "drake")
FIRST = """
from alembert import simulate
from alembert.examples import rotary_pendulum
simulate(rotary_pendulum(), 10.0, initial={"alpha": 0.1})
"""


def main() -> None:
    """Read the options, run, print the tables."""
    options = _options()
    if options.table:
        if not options.table.is_file():
            sys.exit(f"--table: found no file {options.table}; expected the output of an earlier run.")
        reports.show_all(read(options.table), options.markdown)
        return
    names = [name for name, case in cases.CASES.items() if options.only in name and (case.quick or not options.quick)]
    path: Path = options.output
    if not options.resume:
        path.unlink(missing_ok=True)
    with TemporaryDirectory() as cache:
        first = [first_result(Path(cache)) for _ in range(3)]
        run(names, options.engines, Engines(options.python), options.limit, path, Path(cache))
    reports.show_all(read(path), options.markdown)
    print(
        f"First result from a cold start (interpreter, imports, 10 s of the rotary pendulum): {first[0]:.2f} s with an "
        f"empty cache, {min(first[1:]):.2f} s after that."
    )


def run(
    names: Sequence[str], chosen: Sequence[str], engines: Engines, limit: float | None, path: Path, cache: Path
) -> None:
    """Measure all pairs that the file does not have yet, each written down as it comes."""
    done = read(path) if path.exists() else {}
    started = time.perf_counter()
    for name in names:
        task = references.complete(name)
        for engine in (engine for engine in chosen if (name, engine) not in done):
            smaller = _failed_before(name, engine, done)
            entry = (
                Entry(name, engine, verdict="not tried", detail=f"failed on the {smaller}", slow=True)
                if smaller
                else measure(engines, engine, task, limit or cases.CASES[name].limit, cache)
            )
            done[name, engine] = entry
            write(entry, path)
            print(f"{time.perf_counter() - started:6.0f} s  {reports.line(entry)}", file=sys.stderr, flush=True)


def _failed_before(name: str, engine: str, done: dict[tuple[str, str], Entry]) -> str | None:
    """A smaller mechanism of the same family for which the time ran out before any end state was near."""
    case = cases.CASES[name]
    smaller = [k for k, other in cases.CASES.items() if other.family == case.family and other.size < case.size]
    return next((k for k in smaller if (k, engine) in done and done[k, engine].slow), None)


def first_result(cache: Path) -> float:
    """Seconds from the start of an interpreter to the end of a first run: the smaller of wall and processor time."""
    environment = os.environ | ONE_THREAD | {"ALEMBERT_CACHE": str(cache)}
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST], check=True, cwd=FOLDER, env=environment)
    wall, after = time.perf_counter() - began, os.times()
    busy = after.children_user - before.children_user + after.children_system - before.children_system
    return min(wall, busy)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Simulation, Alembert against its peers at the same error.")
    parser.add_argument("--quick", action="store_true", help="the small mechanisms only")
    parser.add_argument("--only", default="", metavar="TEXT", help="the mechanisms whose name contains TEXT")
    parser.add_argument("--engines", type=_engines, default=ENGINES, metavar="A,B", help=f"of {', '.join(ENGINES)}")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the peers (default: this)")
    parser.add_argument(
        "--limit", type=float, metavar="SECONDS", help="for the search of one entry (default: 15 to 60, by mechanism)"
    )
    parser.add_argument("--markdown", action="store_true", help="print the tables in Markdown")
    parser.add_argument("--output", type=Path, default=FOLDER / "simulation.jsonl", help="where every result goes")
    parser.add_argument("--resume", action="store_true", help="keep what the output has, measure only what it lacks")
    parser.add_argument("--table", type=Path, metavar="FILE", help="measure nothing, print the tables of an output")
    return parser.parse_args()


def _engines(text: str) -> tuple[str, ...]:
    chosen = tuple(text.split(","))
    unknown = [name for name in chosen if name not in ENGINES]
    if unknown:
        raise argparse.ArgumentTypeError(f"found {unknown[0]!r}; expected some of {', '.join(ENGINES)}")
    return chosen


if __name__ == "__main__":
    main()
