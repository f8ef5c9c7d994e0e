"""Times many runs at the same error: Alembert beside heyoka in batches, mujoco.rollout, SciPy and a loop over simulate.

    python benchmarks/ensembles.py --python PEERS       all of it, about ten minutes
    python benchmarks/ensembles.py --quick              a tenth of the runs
    python benchmarks/ensembles.py --only pendulum --markdown

PEERS is the interpreter of an environment with benchmarks/requirements.txt; what it lacks is told as "-". Every engine
tightens its setting until the ends of sixteen runs are right to 1e-6 against runs of Alembert at 1e-12, which the references
of simulation.py confirm. One thread, but for the table of threads and cluster. An engine that would take long does a part
of the runs, and its time is that of all of them by proportion: "(by so many runs)", and * by a hundred. What counts is
processor time, the least of some repeats, so that other work on the machine matters little; of threads and cluster the wall
is told too, the least of some repeats.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import alembert as al
import cases
from alembert.motion.ensemble import Ensemble
from alembert.native.kernel import lane_width
from alembert.native.machine_code import MachineCode
from processes import FOLDER, ONE_THREAD

ERROR, READ, LOOPED = 1e-6, 16, 100
LIMIT = 3000  # seconds that a peer may take
REPEATS = 5
EXACT = 1e-12  # the tolerance of the runs that count as right
TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(12, 27))
HEADS = ("many runs", "runs", "ensemble", "model to result", "loop over simulate", "heyoka", "mujoco.rollout", "SciPy")
WATCHED = {"a maximum": {"top": "max(theta1)"}, "a first time": {"flip": "first(abs(theta1 + theta2) - pi)"}}


@dataclass(frozen=True)
class Study:
    """A case of cases.py with starts and parameters that vary by so much, evenly."""

    case: str
    runs: int
    starts: Mapping[str, float] = field(default_factory=dict)
    parts: Mapping[str, float] = field(default_factory=dict)  # of the parameters, relative
    around: Mapping[str, float] = field(default_factory=dict)  # starts other than those of the case

    def request(self, runs: int) -> dict[str, Any]:
        """What ensemble is asked."""
        case, random = cases.CASES[self.case], np.random.default_rng(1)
        model = cases.build(case.family, case.size)
        usual = {**case.start, **self.around}
        drawn = {name: usual.get(name, 0.0) + random.uniform(-by, by, runs) for name, by in self.starts.items()}
        values = {name: model.values[name] * (1 + random.uniform(-by, by, runs)) for name, by in self.parts.items()}
        return {"initial": {**usual, **drawn}, "keep": case.keep, "parameters": values}


STUDIES = {
    "double pendulum": Study(
        "2-link pendulum", 10_000, {"theta1": 0.1, "theta2": 0.1}, around={"theta1": np.pi / 2, "theta2": np.pi / 2}
    ),
    "7-joint arm": Study("7-joint arm", 2000, {f"q{k}": 0.1 for k in range(1, 8)}),
    "rotary pendulum, starts": Study("rotary pendulum", 2000, {"alpha": 0.05}),
    "rotary pendulum, lengths and masses": Study(
        "rotary pendulum", 2000, parts={"L_r": 0.01, "L_p": 0.01, "m_r": 0.01, "m_p": 0.01}
    ),
    "four-bar, lengths": Study("four-bar", 1000, parts={"l1": 0.005, "l2": 0.005, "l3": 0.005}),
    "rolling disk, starts": Study("rolling disk", 1000, {"spin'": 0.2}),
}


def main() -> None:
    """Read the options, run, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the peers")
    parser.add_argument("--only", default="", metavar="TEXT", help="only rows whose name contains it")
    parser.add_argument("--quick", action="store_true", help="a tenth of the runs")
    parser.add_argument("--million", action="store_true", help="also a million runs, and the memory they need")
    parser.add_argument("--markdown", action="store_true", help="tables for a page")
    options = parser.parse_args()
    os.environ |= ONE_THREAD
    rows = []
    for name, study in STUDIES.items():
        if options.only in name:
            found = measured(replace(study, runs=study.runs // 10 if options.quick else study.runs), options.python)
            rows.append([name, *found])
            print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
    show(HEADS, rows, options.markdown)
    divisor = 10 if options.quick else 1
    if options.only in "double pendulum, watched":
        show(("double pendulum", "us a run", "of the plain run"), watched(divisor), options.markdown)
    if options.only in "threads":
        heads = ("", "seconds on the wall", "of one thread", "processor seconds")
        show(heads, threads_and_cluster(divisor), options.markdown)
    if options.only in "forward dynamics":
        print(f"Forward dynamics of the 7-joint arm, side by side: {forward_dynamics():.3f} us an evaluation and run.")
    if options.million:
        print(million())


def measured(study: Study, python: str) -> list[str]:
    """A row of the table, in seconds."""
    case = cases.CASES[study.case]
    task, request = cases.task_of(study.case), study.request(study.runs)
    exact = [al.simulate(_model(study), case.duration, **_one(request, k), samples=1, rtol=EXACT) for k in range(READ)]
    rtol = next((r for r in TOLERANCES if _error(study, request, exact, r) < ERROR), TOLERANCES[-1])
    runs = al.ensemble(_model(study), case.duration, **request, rtol=rtol, threads=1)
    alone, _ = timed(lambda: al.ensemble(runs.case.model, case.duration, **request, rtol=rtol, threads=1), REPEATS)
    model = runs.case.model
    loop, _ = timed(
        lambda: [al.simulate(model, case.duration, **_one(request, k), samples=1, rtol=rtol) for k in range(LOOPED)], 2
    )
    out = [f"{study.runs:,}", f"{alone:.3g}", f"{alone + making(study):.3g}", f"{loop * study.runs / LOOPED:.3g}*"]
    asked = json.dumps(_asked(study, request, [task.named_state(_ends(run)) for run in exact]))
    engines = {"heyoka": python, "mujoco": python, "scipy": sys.executable}
    return [*out, *(peer(interpreter, engine, asked) for engine, interpreter in engines.items())]


def _asked(study: Study, request: Mapping[str, Any], ends: list[list[float]]) -> dict[str, Any]:
    """What peers are asked: the runs from starts that obey the constraints, with the numbers of the mechanism in each."""
    task = cases.task_of(study.case)
    moment = al.ensemble(_model(study), cases.MOMENT, **request, samples=[0.0])
    starts = {name: moment[name][:, 0].tolist() for name in moment.final}
    given = [_one(request, k)["parameters"] for k in range(study.runs if study.parts else 0)]
    tasks = [cases.task_of(study.case, values) for values in given]
    return {
        "task": task.written(),
        "starts": [{name: values[k] for name, values in starts.items()} for k in range(study.runs)],
        "numbers": [each.numbers for each in tasks],
        "parameters": [each.parameters for each in tasks],
        "ends": ends,
        "error": ERROR,
    }


def _ends(run: al.Trajectory) -> dict[str, float]:
    return {s.name: float(run[s][-1]) for s in (*run.eom.coordinates, *run.eom.speeds)}


def making(study: Study) -> float:
    """The seconds from a model to its first run, in a process that has never seen it, with nothing kept on disk."""
    case = cases.CASES[study.case]
    code = MAKING.format(family=case.family, size=case.size, request=study.request(1), duration=1e-3)
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "ALEMBERT_CACHE": folder}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


MAKING = """
import time, cases, alembert as al
from numpy import array
from alembert.examples import simple_pendulum
al.ensemble(simple_pendulum(), 0.1, initial={{"theta": [0.1]}}, threads=1)  # the native loop itself
began = time.process_time()
al.ensemble(cases.build({family!r}, {size}), {duration}, **{request}, runs=1, threads=1)
print(time.process_time() - began)
"""


def _model(study: Study) -> al.Model:
    case = cases.CASES[study.case]
    return cases.build(case.family, case.size)


def _one(request: Mapping[str, Any], k: int) -> dict[str, Any]:
    """What simulate is asked for run k."""

    def of(values: Mapping[str, Any]) -> dict[str, float]:
        return {name: float(x[k]) if np.ndim(x) else x for name, x in values.items()}

    return {"initial": of(request["initial"]), "parameters": of(request["parameters"]), "keep": request["keep"]}


def _error(study: Study, request: Mapping[str, Any], exact: list[al.Trajectory], rtol: float) -> float:
    few = {
        kind: {n: x[:READ] if np.ndim(x) else x for n, x in request[kind].items()} for kind in ("initial", "parameters")
    }
    runs = al.ensemble(
        _model(study), cases.CASES[study.case].duration, **few, keep=request["keep"], rtol=rtol, threads=1
    )
    ends = {name: np.array([run[name][-1] for run in exact]) for name in runs.final}
    return max(float((np.abs(runs.final[name] - end) / (1 + np.abs(end))).max()) for name, end in ends.items())


def peer(python: str, engine: str, asked: str) -> str:
    """The seconds of a peer, in its own process."""
    command = [python, "-m", "peers.ensembles", engine]
    options: dict[str, Any] = {"capture_output": True, "text": True, "cwd": FOLDER, "check": False}
    try:
        done = subprocess.run(command, input=asked, timeout=LIMIT, **options)
    except subprocess.TimeoutExpired:
        return f"more than {LIMIT} to make"
    if done.returncode:
        return "-"
    found = json.loads(done.stdout.splitlines()[-1])
    star = f" (by {found['timed']:,} runs)" if found["timed"] < len(json.loads(asked)["starts"]) else ""
    wrong = f" (error {found['error']:.0e})" if found["error"] >= ERROR else ""
    return f"{found['seconds']:.3g}{star}, made in {found['made']:.2g}{wrong}"


def watched(divisor: int) -> list[list[str]]:
    """What it costs to watch a value along the motion."""
    study = STUDIES["double pendulum"]
    request, model = study.request(study.runs // (2 * divisor)), _model(study)
    rows: dict[str, float] = {}
    for name, outcomes in {"no outcome": {}, **WATCHED, "both": WATCHED["a maximum"] | WATCHED["a first time"]}.items():
        options = {**request, "outcomes": outcomes, "threads": 1}
        rows[name] = timed(lambda options=options: al.ensemble(model, 5.0, **options), REPEATS)[0]
    count, plain = len(request["initial"]["theta1"]), rows["no outcome"]
    return [[name, f"{1e6 * seconds / count:.3g}", f"{seconds / plain:.2f}"] for name, seconds in rows.items()]


def threads_and_cluster(divisor: int) -> list[list[str]]:
    """The double pendulums in one thread, in two, and by two workers of a Dask cluster with chunks of about a second."""
    from distributed import Client, LocalCluster

    study = STUDIES["double pendulum"]
    request, model, duration = (
        study.request(12 * study.runs // divisor),
        _model(study),
        cases.CASES[study.case].duration,
    )

    def runs(**options: Any) -> Ensemble:
        return al.ensemble(model, duration, **request, **options)

    runs(threads=1)
    times = {"one thread": both_times(lambda: runs(threads=1))}
    times["two threads"] = both_times(lambda: runs(threads=2))
    pairs = max(1, round(times["one thread"][1] / 2))  # as many chunks for one worker as for the other
    chunk = max(256, -(-len(request["initial"]["theta1"]) // (2 * pairs)))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local, Client(local) as client:
        runs(client=client, chunk=chunk)

        def spent() -> float:
            return time.process_time() + sum(client.run(time.process_time).values())

        times[f"two workers of Dask, chunks of {chunk:,}"] = both_times(lambda: runs(client=client, chunk=chunk), spent)
    one = times["one thread"][0]
    return [[name, f"{wall:.3g}", f"{one / wall:.2f}", f"{used:.3g}"] for name, (wall, used) in times.items()]


def both_times(function: Callable[[], Any], spent: Callable[[], float] = time.process_time) -> tuple[float, float]:
    """The least time on the wall, and of processors, of some calls."""
    found = []
    for _ in range(REPEATS):
        began, used = time.perf_counter(), spent()
        function()
        found.append((time.perf_counter() - began, spent() - used))
    return min(wall for wall, _ in found), min(used for _, used in found)


def forward_dynamics() -> float:
    """Microseconds for the rates of a state of the 7-joint arm, by vector code over many."""
    width, case = lane_width(), cases.CASES["7-joint arm"]
    mechanism = al.simulate(cases.build(case.family, case.size), 1e-3, initial=case.start, samples=1).states.run.native
    assert mechanism.formulas is not None
    code = mechanism.formulas(width)
    side_by_side = MachineCode(code.address, code.data, code.inputs * width, code.outputs * width, code.keep)
    numbers = [*mechanism.eom.model.values.values()]
    states = np.random.default_rng(2).uniform(-1, 1, (2000, code.inputs, width))
    states[:, code.inputs - len(numbers) :] = np.array(numbers, dtype=float)[:, None]
    points = states.reshape(len(states), -1)
    return 1e6 * timed(lambda: side_by_side.rows(points), 20)[0] / (len(states) * width)


def million() -> str:
    """A million double pendulums with one outcome."""
    angles, model = np.linspace(-3, 3, 1000), cases.build("n_link_pendulum", 2)
    start = {"theta1": angles, "theta2": angles}
    seconds, _ = timed(lambda: al.ensemble(model, 5.0, initial=start, grid=True, outcomes={"top": "max(theta1)"}))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    return f"A million double pendulums, 5 s, one outcome: {seconds:.0f} processor seconds, {memory:.2f} GB at most."


def timed(function: Callable[[], Any], repeats: int = 1) -> tuple[float, Any]:
    """The least processor seconds of some calls, and what the last one gave."""
    least, found = np.inf, None
    for _ in range(repeats):
        began = time.process_time()
        found = function()
        least = min(least, time.process_time() - began)
    return least, found


def show(heads: tuple[str, ...], rows: list[list[str]], markdown: bool) -> None:
    """A table for a terminal, or for a page."""
    widths = [max(len(row[k]) for row in (heads, *rows)) for k in range(len(heads))]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in (heads, *rows)]
    if markdown:
        lines.insert(1, ["-" * width for width in widths])
    print("\n".join(f"| {' | '.join(line)} |" if markdown else "  ".join(line).rstrip() for line in lines), end="\n\n")


if __name__ == "__main__":
    main()
