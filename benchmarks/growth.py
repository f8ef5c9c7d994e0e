"""Times large mechanisms: how building, the first simulation and its memory grow with the number of bodies.

    python benchmarks/growth.py                    all, about a quarter of an hour
    python benchmarks/growth.py chain net          some of them
    python benchmarks/growth.py --markdown         the same table in Markdown

Every size has a process of its own, which first simulates a small pendulum, so that imports and the translation of the native
loop are left out; no machine code is kept from earlier ones. Times are seconds of the processor: to build the model, for the
first call of `simulate` (derivation, translation, assembly of the start and a short run), and for the same call again, the
least of a few. A step is what a longer run takes more than that one, for each step that it makes more, in milliseconds.
Memory is what the process grew by in the first call, at its largest.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import scipy.sparse.linalg  # noqa: F401  (imported by Alembert at its first sparse solve; imports are not timed)

import alembert as al
from alembert.examples import n_four_bar, n_link_pendulum, spatial_chain
from tables import machine, show

SHORT, LONG = 1e-3, 0.1  # seconds that are simulated; the longer time is doubled until there are
MORE_STEPS = 5
CALLS = 3
Start = dict[str, float]


# --- the mechanisms -------------------------------------------------------------------------------------------------


def chain(n: int) -> tuple[al.Model, Start]:
    """Bars on ball joints, half a radian off the vertical."""
    return spatial_chain(n), {"joint1.e0": math.cos(0.25), "joint1.e2": math.sin(0.25)}


def row(n: int) -> tuple[al.Model, Start]:
    """Four-bars in a row."""
    return n_four_bar(n), {"theta0'": -1.0}


def net(n: int) -> tuple[al.Model, Start]:
    """Particles on rods, n x n, hung up at the upper edge; the meshes are askew, so that all neighbours press on each other."""
    across, down = np.array([0.9, 0.3, 0.1]), np.array([0.3, 0.1, -0.9])
    across, down = across / np.linalg.norm(across), down / np.linalg.norm(down)
    model, start, knots = al.Model("net"), Start(), {}
    model.gravity((0, 0, -9.81))
    for i, j in np.ndindex(n, n):
        name = f"p{i}_{j}"
        knot = knots[i, j] = model.particle(name, mass=1.0)
        start |= {f"{name}.{axis}": float(x) for axis, x in zip("xyz", j * across + i * down, strict=True)}
        above = knots[i - 1, j].point() if i else model.ground.point(*(j * across - down).tolist())
        model.distance(f"down {name}", above, knot.point(), length=1.0)
        if j:
            model.distance(f"across {name}", knots[i, j - 1].point(), knot.point(), length=1.0)
    return model, start


def grid(n: int) -> tuple[al.Model, Start]:
    """Columns of n hinged rods in a plane, n of them side by side, with rods across at every hinge."""
    model = al.Model("grid")
    model.gravity((0, -9.81, 0))
    rods: dict[tuple[int, int], al.Body] = {}
    for j, i in np.ndindex(n, n):
        rod = rods[i, j] = model.body(f"rod{i}_{j}", mass=1.0, inertia=0.1, plane="xy")
        above = rods[i - 1, j].point(0, -0.5) if i else model.ground.point(j, 0)
        model.revolute(f"hinge{i}_{j}", above, rod.point(0, 0.5), coordinate=f"a{i}_{j}")
        if j:
            model.distance(f"across{i}_{j}", rods[i, j - 1].point(0, -0.5), rod.point(0, -0.5), length=1.0)
    return model, {"a0_0'": 0.1}


def ladder(n: int) -> tuple[al.Model, Start]:
    """Three chains of n bars on ball joints, side by side, with rods across at every fifth bar."""
    model = al.Model("ladder")
    model.gravity((0, 0, -9.81))
    for side in range(3):
        above = model.ground.point(side, 0, 0)
        for k in range(n):
            bar = model.body(f"bar{k}_{side}", mass=1.0, inertia=[0.1, 0.1, 0.02])
            model.spherical(f"ball{k}_{side}", above, bar.point(0, 0, 0.5))
            above = bar.point(0, 0, -0.5)
            if side and k % 5 == 4:
                model.distance(f"rod{k}_{side}", model.bodies[f"bar{k}_{side - 1}"].point(), bar.point(), length=1.0)
    return model, {"ball0_0.w1": 0.1}


def hinged_ladder(n: int) -> tuple[al.Model, Start]:
    """The same in a plane, on hinges, whose rods stand beside the hinges."""
    model = al.Model("hinged ladder")
    model.gravity((0, -9.81, 0))
    for side in range(3):
        above = model.ground.point(side, 0)
        for k in range(n):
            bar = model.body(f"bar{k}_{side}", mass=1.0, inertia=0.1, plane="xy")
            model.revolute(f"hinge{k}_{side}", above, bar.point(0, 0.5), coordinate=f"a{k}_{side}")
            above = bar.point(0, -0.5)
            if side and k % 5 == 4:
                other = model.bodies[f"bar{k}_{side - 1}"].point(0.1, 0)
                model.distance(f"rod{k}_{side}", other, bar.point(-0.1, 0), length=0.8)
    return model, {"a0_0'": 0.1}


CASES: Mapping[str, tuple[Callable[[int], tuple[al.Model, Start]], Sequence[int]]] = {
    "chain": (chain, (1250, 2500, 5000)),
    "row": (row, (250, 500, 1000, 2500)),
    "net": (net, (8, 15, 30, 70)),
    "grid": (grid, (7, 10, 14, 22, 40, 70)),
    "ladder": (ladder, (25, 50, 100, 333, 1667)),
    "hinged_ladder": (hinged_ladder, (100, 333, 1667)),
}


# --- one size, in its own process -----------------------------------------------------------------------------------


def work(name: str, size: int) -> dict[str, Any]:
    """Seconds of the processor and megabytes."""
    al.simulate(n_link_pendulum(2), SHORT)
    before, clock = _megabytes(), time.process_time
    began = clock()
    model, start = CASES[name][0](size)
    built = clock()
    al.simulate(model, SHORT, initial=start, samples=1)
    first = clock()
    largest = _megabytes()
    again, few = _least(model, start, SHORT)
    duration, many = LONG, few
    while many < few + MORE_STEPS:
        longer, many = _least(model, start, duration)
        duration *= 2
    return {
        "bodies": len(model.bodies),
        "build": built - began,
        "first": first - built,
        "again": again,
        "step": 1e3 * (longer - again) / (many - few),
        "MB": largest - before,
    }


def _least(model: al.Model, start: Start, duration: float) -> tuple[float, int]:
    """Seconds of the processor for a call, the least of a few, and its steps."""
    found = []
    for _ in range(CALLS):
        began = time.process_time()
        run = al.simulate(model, duration, initial=start, samples=1)
        found.append(time.process_time() - began)
    return min(found), run.report["steps"]


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _process(name: str, size: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as empty:  # no machine code kept from an earlier run
        command = [sys.executable, __file__, "--worker", name, str(size)]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"ALEMBERT_CACHE": empty})
    if done.returncode:
        sys.exit(f"{name} of {size}: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure what is asked for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(CASES), help=", ".join(CASES))
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--worker", nargs=2)
    asked = parser.parse_args()
    if asked.worker:
        print(json.dumps(work(asked.worker[0], int(asked.worker[1]))))
        return
    table = [["mechanism", "bodies", "build s", "first call s", "again s", "ms a step", "MB"]]
    for name in asked.names:
        for size in CASES[name][1]:
            found = _process(name, size)
            times = (f"{found[key]:.2g}" for key in ("build", "first", "again", "step"))
            table.append([f"{name} {size}", str(found["bodies"]), *times, f"{found['MB']:.0f}"])
    show(table, asked.markdown)
    print(machine())


if __name__ == "__main__":
    main()
