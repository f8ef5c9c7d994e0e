"""Times contact and impact at the same error: Alembert, by events and by steps, beside MuJoCo, Drake, Exudyn; balls in a box.

    python benchmarks/contact.py --python PEERS         all of it in one run, about ten minutes
    python benchmarks/contact.py --python PEERS --quick     whether each case works, with few steps: half a minute
    python benchmarks/contact.py --only ball --markdown

PEERS is the interpreter of an environment with benchmarks/requirements.txt; what it lacks is told as "-". A ball that bounces,
a ball that slips and then rolls, and a block that slides and tips have closed forms, or equations of one phase that SciPy
solves to 1e-12. Alembert tightens its tolerance, or its step; the others their step. What counts is processor time, the least
of some runs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

import alembert as al
from processes import FOLDER, ONE_THREAD
from tables import machine, show, significant

G = 9.81
TARGETS = (1e-2, 1e-3, 1e-4, 1e-6, 1e-8)
STEPS = tuple(1e-2 / 2.0**k for k in range(11))
TOLERANCES = tuple(10.0**-k for k in range(3, 13))
LIMIT = 120  # seconds that a peer may take for a case
REPEATS, SLOW = 2, 0.5
ENGINES = {"mujoco": "MuJoCo", "drake": "Drake", "exudyn": "Exudyn"}


@dataclass(frozen=True)
class Case:
    """A mechanism with contact: its numbers, its model with a start and what is read at the end, and the right end."""

    numbers: Mapping[str, float]
    make: Callable[[Mapping[str, float]], tuple[al.Model, dict[str, float], list[str]]]
    end: Callable[[Mapping[str, float]], list[float]]


def bouncing(n: Mapping[str, float]) -> tuple[al.Model, dict[str, float], list[str]]:
    """A ball that falls onto the floor."""
    model = al.Model("bouncing ball")
    ball = model.particle("ball", mass=1, line="z")
    model.gravity((0, 0, -G))
    model.limit("floor", ball.z, low=0, restitution=n["e"])
    return model, {"ball.z": n["z"]}, ["ball.z", "ball.z'"]


def bouncing_end(n: Mapping[str, float]) -> list[float]:
    """After the bounces in closed form."""
    v, t = np.sqrt(2 * G * n["z"]), np.sqrt(2 * n["z"] / G)
    while True:
        v *= n["e"]
        if t + 2 * v / G > n["duration"]:
            s = n["duration"] - t
            return [v * s - G * s**2 / 2, v - G * s]
        t += 2 * v / G


def rolling(n: Mapping[str, float]) -> tuple[al.Model, dict[str, float], list[str]]:
    """A ball thrown along a table without spin."""
    model = al.Model("slips, then rolls")
    ball = model.body("ball", mass=1, inertia=(0.4 * n["r"] ** 2,) * 3)
    model.gravity((0, 0, -G))
    model.contact("table", ball.sphere(n["r"]), model.ground.plane(), friction=n["mu"])
    return model, {"ball.z": n["r"], "ball.x'": n["v"]}, ["ball.x", "ball.x'", "ball.w2"]


def rolling_end(n: Mapping[str, float]) -> list[float]:
    """It slips for 2 v / 7 mu g, then rolls at 5 v / 7."""
    slip, v = 2 * n["v"] / (7 * n["mu"] * G), 5 * n["v"] / 7
    return [12 * n["v"] ** 2 / (49 * n["mu"] * G) + v * (n["duration"] - slip), v, v / n["r"]]


def tipping(n: Mapping[str, float]) -> tuple[al.Model, dict[str, float], list[str]]:
    """A block thrown along a rough floor, which tips over its leading edge while that slides."""
    model = al.Model("slides and tips")
    block = model.body("block", mass=1, inertia=(n["w"] ** 2 + n["h"] ** 2) / 12, plane="xy")
    model.gravity((0, -G, 0))
    model.contact("floor", block.box(n["w"], n["h"]), model.ground.plane((0, 1, 0)), friction=n["mu"])
    return model, {"block.y": n["h"] / 2, "block.x'": n["v"]}, ["block.x", "-block.angle", "block.x'", "-block.angle'"]


def tipping_end(n: Mapping[str, float]) -> list[float]:
    """N and the angle forward a by m y'' = N - m g, y = (w sin a + h cos a) / 2, and the moment of N and mu N."""
    w, h, mu, inertia = n["w"] / 2, n["h"] / 2, n["mu"], (n["w"] ** 2 + n["h"] ** 2) / 12

    def rates(_: float, y: np.ndarray) -> list[float]:
        s, c = np.sin(y[1]), np.cos(y[1])
        arm = (w * c - h * s) - mu * (w * s + h * c)
        slope = w * c - h * s
        turning = -arm * (G - (w * s + h * c) * y[3] ** 2) / (inertia + arm * slope)
        normal = G + slope * turning - (w * s + h * c) * y[3] ** 2
        return [y[2], y[3], -mu * normal, turning]

    x, angle, v, spin = solve_ivp(rates, (0, n["duration"]), [0, 0, n["v"], 0], "DOP853", rtol=1e-12, atol=1e-13).y[
        :, -1
    ]
    return [x, angle, v, spin]


CASES = {
    "bouncing ball": Case({"z": 1.0, "e": 0.8, "duration": 2.0}, bouncing, bouncing_end),
    "slips, then rolls": Case({"r": 0.1, "mu": 0.2, "v": 3.0, "duration": 1.0}, rolling, rolling_end),
    "slides and tips": Case({"w": 0.2, "h": 0.6, "mu": 0.5, "v": 2.5, "duration": 0.35}, tipping, tipping_end),
}


def error_of(found: list[float], right: list[float]) -> float:
    """The largest difference, relative to one plus the size."""
    return float(np.max(np.abs(np.array(found) - right) / (1 + np.abs(right))))


versions: set[str] = set()
"""The peers that have answered."""


def own(
    case: Case, settings: tuple[float, ...], options: Callable[[float], dict[str, Any]]
) -> list[tuple[float, float]]:
    """Errors and times of Alembert on a model that has run before."""
    model, start, names = case.make(case.numbers)
    out = []
    for setting in settings:
        best, run = np.inf, None
        for _ in range(REPEATS + 1):
            begun = time.process_time()
            run = al.simulate(model, case.numbers["duration"], initial=start, samples=1, **options(setting))
            best = min(best, time.process_time() - begun)
            if best > SLOW:
                break
        assert run is not None
        end = [(-1 if name.startswith("-") else 1) * float(run[name.lstrip("-")][-1]) for name in names]
        out.append((error_of(end, case.end(case.numbers)), best))
    return out


def peer(python: str, engine: str, name: str, case: Case, steps: tuple[float, ...]) -> list[tuple[float, float]] | str:
    """Errors and times of a peer, as far as it came, or why there are none."""
    asked = {"engine": engine, "case": name, "numbers": dict(case.numbers), "steps": steps}
    lines = ask(python, asked)
    if not lines:
        return "-"
    if "refuses" in lines[0]:
        return str(lines[0]["refuses"])
    lines = [line for line in lines if "end" in line]
    if not lines:
        return "fails"
    versions.update(line["version"] for line in lines)
    right, tried = case.end(case.numbers), dict.fromkeys(line["step"] for line in lines)
    found = [(line["step"], (error_of(line["end"], right), line["seconds"])) for line in lines]
    return [min(pair for step, pair in found if step == one) for one in tried]


def ask(python: str, asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The lines of JSON that a peer answered until the limit of time."""
    command, environment = [python, "-m", "peers.contact"], os.environ | ONE_THREAD
    given = {"input": json.dumps(asked), "cwd": FOLDER, "env": environment, "text": True, "timeout": LIMIT}
    try:
        text = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, **given).stdout
    except subprocess.TimeoutExpired as stopped:
        text = (stopped.stdout or b"").decode()
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def cells(found: list[tuple[float, float]] | str) -> list[str]:
    """For each target the time in milliseconds of the first setting that reaches it, at that one and at all tighter ones."""
    if isinstance(found, str):
        return [found] * len(TARGETS)
    best = f"only {min(error for error, _ in found):.0e}"
    out = []
    for target in TARGETS:
        late = [k for k, (error, _) in enumerate(found) if not error <= target]
        first = late[-1] + 1 if late else 0
        out.append(significant(1e3 * found[first][1]) if first < len(found) else best)
    return out


def order(found: list[tuple[float, float]]) -> str:
    """The order of convergence over the steps, by a line through all logarithms."""
    errors = np.log([max(error, 1e-16) for error, _ in found])
    return f"{-np.polyfit(np.arange(len(errors)) * np.log(2), errors, 1)[0]:.1f}"


def compared(name: str, python: str, steps: tuple[float, ...], tolerances: tuple[float, ...]) -> list[list[str]]:
    """A row for each engine."""
    case = CASES[name]
    stepped = own(case, steps, lambda step: {"integrator": "moreau", "step": step})
    rows = [
        [
            f"{name}: Alembert, events",
            *cells(own(case, tolerances, lambda rtol: {"rtol": rtol, "atol": rtol})),
            "tolerance",
        ],
        [f"{name}: Alembert, Moreau", *cells(stepped), order(stepped)],
    ]
    for engine, title in ENGINES.items():
        found = peer(python, engine, name, case, steps)
        rows.append([f"{name}: {title}", *cells(found), "" if isinstance(found, str) else order(found)])
        print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
    return rows


# --- balls in a box -------------------------------------------------------------------------------------------------


def places(count: int) -> list[list[float]]:
    """Balls in layers of sixteen, a little beside the places of a lattice."""
    random = np.random.default_rng(1)
    lattice = [(k % 4, k // 4 % 4, k // 16) for k in range(count)]
    return [
        [-0.33 + 0.22 * i + random.uniform(-0.009, 0.009), -0.33 + 0.22 * j, 0.12 + 0.22 * k] for i, j, k in lattice
    ]


def box(balls: list[list[float]]) -> tuple[al.Model, dict[str, float]]:
    """The same as a model: every ball may meet every other one, the floor and four walls."""
    model, law = al.Model("balls in a box"), {"friction": 0.3}
    model.gravity((0, 0, -G))
    walls = [((0, 0, 1), (0, 0, 0)), ((-1, 0, 0), (0.5, 0, 0)), ((1, 0, 0), (-0.5, 0, 0))]
    walls += [((0, -1, 0), (0, 0.5, 0)), ((0, 1, 0), (0, -0.5, 0))]
    bodies = [model.body(f"b{k}", mass=1, inertia=(0.004,) * 3) for k in range(len(balls))]
    for k, body in enumerate(bodies):
        for j, (normal, at) in enumerate(walls):
            model.contact(f"wall {j} {k}", body.sphere(0.1), model.ground.plane(normal, at), **law)
        for other in bodies[:k]:
            model.contact(f"{other.name} {body.name}", other.sphere(0.1), body.sphere(0.1), **law)
    names = [f"b{k}.{x}" for k in range(len(balls)) for x in "xyz"]
    return model, dict(zip(names, np.ravel(balls).tolist(), strict=True))


def balls_table(count: int, python: str) -> list[list[str]]:
    """Two seconds of balls that fall into a box and come to rest, in steps of a millisecond."""
    balls, step, duration = places(count), 1e-3, 2.0
    begun = time.process_time()
    model, start = box(balls)
    options = {"initial": start, "samples": 10, "integrator": "moreau", "step": step}
    al.simulate(model, duration, **options)
    both = time.process_time() - begun
    begun = time.process_time()
    run = al.simulate(model, duration, **options)
    seconds = time.process_time() - begun
    made = both - seconds
    told = run.report
    heading = [f"{count} balls", "seconds", "to make it, s", "deepest, mm", "contacts at most"]
    rows = [["Alembert, Moreau", seconds, made, -1e3 * told["deepest gap"], told["most contacts at once"]]]
    for found in ask(python, {"case": "balls", "balls": balls, "step": step, "duration": duration}):
        rows.append(["MuJoCo", found["seconds"], found["made"], -1e3 * found["deepest"], found["most"]])
    return [heading, *([row[0], *(f"{x:.3g}" for x in row[1:])] for row in rows)]


def main() -> None:
    """Read the options, run, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the peers")
    parser.add_argument("--only", default="", metavar="TEXT", help="only cases whose name contains it")
    parser.add_argument("--quick", action="store_true", help="few steps and balls: only whether each case works")
    parser.add_argument("--markdown", action="store_true", help="tables for a page")
    options = parser.parse_args()
    os.environ |= ONE_THREAD
    how = (STEPS[:4], TOLERANCES[:3]) if options.quick else (STEPS, TOLERANCES)
    rows = [row for name in CASES if options.only in name for row in compared(name, options.python, *how)]
    heading = ["ms of the processor for an error of", *(f"{target:.0e}" for target in TARGETS), "order"]
    if rows:
        show([heading, *rows], options.markdown)
    if options.only in "balls in a box":
        show(balls_table(20 if options.quick else 100, options.python), options.markdown)
    print(", ".join([machine(), *sorted(versions)]))


if __name__ == "__main__":
    main()
