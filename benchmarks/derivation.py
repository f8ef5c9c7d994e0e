"""Times derivation plus compilation of mechanisms: Alembert's five methods against SymPy's two.

    python benchmarks/derivation.py               the whole table, about eight minutes, most of them SymPy's
    python benchmarks/derivation.py --quick       the small mechanisms, one run each, about a minute
    python benchmarks/derivation.py --markdown    the same tables in Markdown

Every run has a process of its own, which first derives a pendulum of one link by the same method, so that imports and
other costs of starting are left out on both sides; no machine code is kept from one run to the next. The time is from
nothing to a compiled function of mass matrix and forcing (SymPy: lambdify with cse=True), in seconds of the processor,
so that other work of the machine does not count; both sides use one core. At a random state that obeys the
constraints, the accelerations of both sides must be the same.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import numpy as np
import scipy.sparse.csgraph  # noqa: F401  (imported by Alembert at its first sparse solve; imports are not timed)
import sympy as sp

import alembert as al
import sympy_models
from alembert.assembly.assembler import Assembler
from alembert.examples import EXAMPLES
from alembert.kinematics import tree_kinematics
from tables import machine, show

OURS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
ABSOLUTE = ("udwadia-kalaba", "newton-euler")  # their speeds are those of the bodies; SymPy has none to compare with
RUNS, LONG = 2, 5.0  # the best of two runs, but one is enough when it takes longer than five seconds
STARTING = 5.0  # seconds that a process may need beside the time that is measured
AGREEMENT = 1e-8  # relative; rounding in a chain of 20 links stays below 1e-10
METHODS = [*(("Alembert", method) for method in OURS), *(("SymPy", method) for method in sympy_models.METHODS)]
RATIOS = {
    "SymPy kane / fastest": (("SymPy", "kane"), None),
    "SymPy kane / kane": (("SymPy", "kane"), ("Alembert", "kane")),
    "SymPy lagrange / lagrange": (("SymPy", "lagrange"), ("Alembert", "lagrange")),
}


# --- the mechanisms -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """One mechanism, for Alembert and for SymPy, in the same coordinates and parameters."""

    model: Callable[[], al.Model]
    peer: sympy_models.Build
    quick: bool = False


def pendulum_from_vertical(n: int) -> al.Model:
    """The n-link pendulum of the examples with every angle from the vertical, which suits SymPy best."""
    model = al.Model(f"{n}-link pendulum")
    g = model.parameters(g=9.81)
    x, y = 0, 0
    for k in range(1, n + 1):
        m, length = model.parameters(**{f"m{k}": 1.0, f"l{k}": 1.0})
        theta = model.coordinate(f"theta{k}")
        arm = (length * sp.sin(theta), -length * sp.cos(theta))
        center = (x + arm[0] / 2, y + arm[1] / 2, 0)
        model.body(f"link{k}", mass=m, inertia=m * length**2 / 12, plane="xy", position=center, rotation=theta)
        x, y = x + arm[0], y + arm[1]
    model.gravity((0, -g, 0))
    return model


def _pendulums(n: int) -> dict[str, Case]:
    between = Case(lambda: EXAMPLES["n_link_pendulum"](n), sympy_models.pendulum(n, relative=True), quick=n < 10)
    vertical = Case(lambda: pendulum_from_vertical(n), sympy_models.pendulum(n, relative=False), quick=n < 20)
    return {f"{n}-link pendulum": between, f"{n}-link pendulum, absolute angles": vertical}


WARM_UP = _pendulums(1)["1-link pendulum"]
CASES: Mapping[str, Case] = {
    **{name: case for n in (2, 5, 10, 20) for name, case in _pendulums(n).items()},
    "rotary pendulum": Case(EXAMPLES["rotary_pendulum"], sympy_models.rotary_pendulum, quick=True),
    "four-bar": Case(EXAMPLES["four_bar"], sympy_models.four_bar, quick=True),
    "rolling disk": Case(EXAMPLES["rolling_disk"], sympy_models.rolling_disk, quick=True),
    "seven-joint arm": Case(EXAMPLES["seven_joint_arm"], sympy_models.seven_joint_arm),
}


# --- one run, in its own process ------------------------------------------------------------------------------------


def work(name: str, side: str, method: str) -> dict[str, Any]:
    """Time one derivation and give the accelerations it leads to."""
    run = _ours if side == "Alembert" else _theirs
    run(WARM_UP, method)
    start = time.process_time()
    compiled = run(CASES[name], method)
    seconds = time.process_time() - start
    if method in ABSOLUTE:
        return {"seconds": seconds, "accelerations": {}}
    numbers = _state(CASES[name].model())
    found = _our_accelerations(compiled, numbers) if side == "Alembert" else compiled.accelerations(numbers)
    return {"seconds": seconds, "accelerations": found}


def _ours(case: Case, method: str) -> Any:
    return al.compile(al.derive(case.model(), method))


def _theirs(case: Case, method: str) -> sympy_models.Compiled:
    return sympy_models.METHODS[method](case.peer)


def _state(model: al.Model) -> dict[str, float]:
    state = Assembler(tree_kinematics(model)).random_state(np.random.default_rng(1))
    return {symbol.name: value for symbol, value in state.numbers.items()}


def _our_accelerations(compiled: Any, numbers: Mapping[str, float]) -> dict[str, float]:
    eom = compiled.eom
    q, u, inputs = ([numbers[s.name] for s in symbols] for symbols in (eom.coordinates, eom.speeds, eom.inputs))
    rates = compiled.accelerations(q, u, time=numbers["t"], inputs=inputs)
    return {s.name.removesuffix("'"): float(a) for s, a in zip(eom.speeds, rates, strict=True)}


# --- all runs -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """The seconds of every method for one mechanism (None: over the limit) and the worst difference."""

    name: str
    seconds: Mapping[tuple[str, str], float | None]
    difference: float | None

    def ratio(self, slow: tuple[str, str], fast: tuple[str, str] | None) -> tuple[float | None, float]:
        """The seconds of two methods; no second one means the fastest of Alembert's."""
        ours = min(s for (side, _), s in self.seconds.items() if side == "Alembert" and s is not None)
        found = self.seconds[fast] if fast else ours
        return self.seconds[slow], found if found is not None else float("nan")


def measure(names: Sequence[str], limit: float, runs: int) -> Iterator[Result]:
    """Run every method on every mechanism, and stop where two of them disagree."""
    for name in names:
        found = {key: _best(name, key, limit, runs) for key in METHODS}
        seconds = {key: run["seconds"] if run else None for key, run in found.items()}
        yield Result(name, seconds, _difference(name, {key: run["accelerations"] for key, run in found.items() if run}))


def _best(name: str, key: tuple[str, str], limit: float, runs: int) -> dict[str, Any] | None:
    best: dict[str, Any] | None = None
    for _ in range(runs):
        _say(f"{name}: {' '.join(key)}")
        run = _process(name, key, limit)
        if run is None:
            return None
        best = run if best is None or run["seconds"] < best["seconds"] else best
        if run["seconds"] > LONG:
            break
    return best


def _say(what: str) -> None:
    if sys.stderr.isatty():
        print(f"{what} ...", end="\x1b[K\r", file=sys.stderr, flush=True)


def _process(name: str, key: tuple[str, str], limit: float) -> dict[str, Any] | None:
    command = [sys.executable, __file__, "--limit", str(limit), "--worker", name, *key]
    with tempfile.TemporaryDirectory() as empty:  # no machine code kept from an earlier run
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"ALEMBERT_CACHE": empty})
    if done.returncode == -signal.SIGXCPU:
        return None
    done.check_returncode()
    run: dict[str, Any] = json.loads(done.stdout)
    return run if run["seconds"] <= limit else None


def _difference(name: str, found: Mapping[tuple[str, str], Mapping[str, float]]) -> float | None:
    """The worst relative difference between the accelerations of any of ours and any of SymPy's."""
    ours = {key: a for key, a in found.items() if key[0] == "Alembert" and a}
    theirs = {key: b for key, b in found.items() if key[0] == "SymPy"}
    worst = None
    for (mine, a), (other, b) in ((x, y) for x in ours.items() for y in theirs.items()):
        size = max(1.0, *(abs(v) for v in b.values()))
        miss = max(abs(v - b[k]) for k, v in a.items()) / size
        if not miss < AGREEMENT:
            sys.exit(f"{name}: {' '.join(mine)} and {' '.join(other)} give accelerations that differ by {miss:.1e}.")
        worst = miss if worst is None else max(worst, miss)
    return worst


# --- the tables -----------------------------------------------------------------------------------------------------


def seconds_table(results: Sequence[Result], limit: float) -> list[list[str]]:
    """A heading and a row for each mechanism: the seconds of every method."""
    heading = [
        "seconds",
        *(method if side == "Alembert" else f"{side} {method}" for side, method in METHODS),
        "difference",
    ]
    rows = []
    for result in results:
        cells = [_number(result.seconds[key], limit) for key in METHODS]
        rows.append([result.name, *cells, "-" if result.difference is None else f"{result.difference:.0e}"])
    return [heading, *rows]


def ratio_table(results: Sequence[Result], limit: float) -> list[list[str]]:
    """A heading and a row for each mechanism: how many times faster Alembert is."""
    rows = []
    for result in results:
        pairs = [result.ratio(slow, fast) for slow, fast in RATIOS.values()]
        cells = [f"{slow / fast:.0f}" if slow is not None else f"more than {limit / fast:.0f}" for slow, fast in pairs]
        rows.append([result.name, *cells])
    return [["times faster", *RATIOS], *rows]


def _number(seconds: float | None, limit: float) -> str:
    if seconds is None:
        return f"more than {limit:.0f}"
    return f"{seconds:.3f}" if seconds < 1 else f"{seconds:.1f}"


# --- the command ----------------------------------------------------------------------------------------------------


def main() -> None:
    """Read the options, run, print the tables."""
    options = _options()
    if options.worker:
        allowed = int(options.limit + STARTING)
        resource.setrlimit(resource.RLIMIT_CPU, (allowed, allowed + 1))
        print(json.dumps(work(*options.worker)))
        return
    names = [name for name, case in CASES.items() if case.quick or not options.quick]
    kept = [name for name in names if options.only in name]
    runs = 1 if options.quick else RUNS
    results = []
    for result in measure(kept, options.limit, runs):
        results.append(result)
        print("  ".join(seconds_table([result], options.limit)[1]), file=sys.stderr, flush=True)
    for table in (seconds_table(results, options.limit), ratio_table(results, options.limit)):
        show(table, options.markdown)
    repeated = f"Best of {runs} runs, one where a run takes more than {LONG:.0f} s" if runs > 1 else "One run"
    versions = ", ".join(f"{name} {version(name)}" for name in ("sympy", "symengine", "numpy"))
    print(f"{repeated}; {machine()}, {versions}.")
    print("difference: the largest relative one between accelerations of Alembert and of SymPy at a random state.")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Derivation plus compilation, Alembert against SymPy.")
    parser.add_argument("--quick", action="store_true", help="the small mechanisms, one run each")
    parser.add_argument("--markdown", action="store_true", help="print the tables in Markdown")
    parser.add_argument("--only", default="", metavar="TEXT", help="the mechanisms whose name contains TEXT")
    parser.add_argument("--limit", type=float, default=45.0, metavar="SECONDS", help="for one run (default 45)")
    parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
