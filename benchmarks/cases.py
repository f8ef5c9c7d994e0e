"""The mechanisms and motions of the benchmark of simulations, with an end state for each that counts as right."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.special import ellipj, ellipk

import alembert as al
from alembert.examples import EXAMPLES
from alembert.expressions.algebra import expression
from alembert.expressions.evaluation import evaluate
from peers.task import GROUND, Link, Loop, Task, Triple

MOMENT = 1e-6  # seconds: a run this short is made for its first state, which obeys the constraints


@dataclass(frozen=True)
class Case:
    """A bundled example, how it starts, and for how long it is followed."""

    family: str
    duration: float
    start: Mapping[str, float]
    size: int = 0
    keep: Sequence[str] = ()
    damping: Mapping[str, str] = field(default_factory=dict)
    observed: str = "joints"
    exact: Callable[[Task], Sequence[float]] | None = None
    quick: bool = False
    limit: float = 40.0  # seconds that the search of one engine may take


def n_four_bar_exact(task: Task) -> list[float]:
    """The parallelogram branch in elliptic functions: theta'' = a sin(theta) from theta = 0, theta' = 1 (clockwise)."""
    n, g = task.size, task.parameters["g"]
    a = g * ((n + 1) / 2 + n) / ((n + 1) / 3 + n)
    w, m = math.sqrt(1 + 4 * a) / 2, 4 * a / (1 + 4 * a)
    _, _, dn, am = ellipj(w * task.duration - ellipk(m), m)
    values = {"theta": -(math.pi + 2 * am), "theta'": -2 * w * dn}
    return [_of_row(name, values) for name in (*task.coordinates, *task.speeds)]


def _of_row(name: str, values: Mapping[str, float]) -> float:
    """Every upright rod turns by theta, every level one by minus theta from it."""
    value = values["theta'" if name.endswith("'") else "theta"]
    return value if name.startswith("theta") else -value


def _pendulum(n: int, duration: float) -> Case:
    start = {f"theta{k}": 1.5 if k == 1 else 0.1 * (-1) ** k for k in range(1, n + 1)}
    return Case("n_link_pendulum", duration, start, n, quick=n < 10)


def _chain(n: int, duration: float) -> Case:
    """A chain of bars that lean to and fro in both directions, as a whole half a radian off the vertical, let go."""
    start: dict[str, float] = {}
    for k in range(1, n + 1):
        angle, axis = (0.5, 1) if k == 1 else (0.1 * (-1) ** (k // 2), 1 + k % 2)
        start[f"joint{k}.e0"] = math.cos(angle / 2)
        start[f"joint{k}.e{axis}"] = math.sin(angle / 2)
    return Case(
        "spatial_chain",
        duration,
        start,
        n,
        observed="centers",
        quick=n < 100,
        limit={10: 15.0, 100: 25.0, 1000: 60.0}[n],
    )


def _n_four_bar(n: int) -> Case:
    start = {"theta0'": -1.0}
    return Case(
        "n_four_bar", 10.0, start, n, ["theta0'"], exact=n_four_bar_exact, quick=n < 40, limit={2: 30.0, 40: 15.0}[n]
    )


LEAN = 0.3
CASES: Mapping[str, Case] = {
    "rotary pendulum": Case(
        "rotary_pendulum", 10.0, {"alpha": 0.1}, damping={"theta": "B_r", "alpha": "B_p"}, quick=True
    ),
    "four-bar": Case(
        "four_bar",
        10.0,
        {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0},
        keep=["theta1", "theta1'"],
        quick=True,
    ),
    **{f"{n}-four-bar": _n_four_bar(n) for n in (2, 40)},
    "rolling disk": Case(
        "rolling_disk",
        10.0,
        {"disk.z": 0.5 * math.cos(LEAN), "tilt": LEAN, "heading'": 1.0, "spin'": -5.0},
        keep=["tilt", "tilt'", "heading'", "spin'"],
        observed="disk",
        quick=True,
    ),
    "7-joint arm": Case("seven_joint_arm", 1.0, {f"q{k}": 0.3 * (-1) ** k for k in range(1, 8)}, quick=True),
    **{f"{n}-link pendulum": _pendulum(n, s) for n, s in ((2, 5.0), (5, 5.0), (10, 2.0), (20, 2.0))},
    **{f"chain of {n} rods": _chain(n, s) for n, s in ((10, 1.0), (100, 0.5), (1000, 0.2))},
}


# --- from a model to plain numbers ----------------------------------------------------------------------------------


def build(family: str, size: int) -> al.Model:
    """The bundled example, of the given size if it has one."""
    return EXAMPLES[family](size) if size else EXAMPLES[family]()


def task_of(name: str, values: Mapping[str, float] | None = None) -> Task:
    """The case as plain numbers, for other values of some parameters, with the start as it is given."""
    case = CASES[name]
    model = build(case.family, case.size).with_values(values)
    links, loops = _tree(model, case.damping)
    planar = bool(links) and all(link.axis == (0, 0, 1) for link in links)
    values = {name: float(value or 0.0) for name, value in model.values.items()}
    g = values["g"]
    return Task(
        name=name,
        family=case.family,
        size=case.size,
        planar=planar,
        duration=case.duration,
        gravity=(0, -g, 0) if planar else (0, 0, -g),
        parameters=values,
        links=links,
        loops=loops,
        start={name: float(case.start.get(name, 0.0)) for link in links for name in (*link.coordinates, *link.speeds)},
        observed=case.observed,
    )


def assembled(name: str) -> dict[str, float]:
    """The start of a case put onto its constraints."""
    case = CASES[name]
    model = build(case.family, case.size)
    run = al.simulate(model, MOMENT, initial=case.start, keep=case.keep, samples=1)
    return {s.name: float(run[s][0]) for s in (*run.eom.coordinates, *run.eom.speeds)}


def _tree(model: al.Model, damping: Mapping[str, str]) -> tuple[tuple[Link, ...], tuple[Loop, ...]]:
    """Each joint either carries a new body or closes a loop."""
    links: list[Link] = []
    loops: list[Loop] = []
    places: dict[str, tuple[int, np.ndarray]] = {}  # of each body: its link, and the joint's point in the body frame
    for joint in model.joints.values():
        at_a, at_b = (_numbers(model, point.local) for point in (joint.a, joint.b))
        base, shift = places.get(joint.a.frame.name, (GROUND, np.zeros(3)))
        if joint.b.frame.name in places:
            other, shift_b = places[joint.b.frame.name]
            loops.append(Loop(base, _triple(at_a - shift), other, _triple(at_b - shift_b)))
        else:
            places[joint.b.frame.name] = len(links), at_b
            links.append(_link(model, joint, base, at_a - shift, at_b, damping))
    return tuple(links), tuple(loops)


def _link(
    model: al.Model, joint: Any, parent: int, origin: np.ndarray, at: np.ndarray, damping: Mapping[str, str]
) -> Link:
    body = joint.b.frame
    inertia = np.diag(_numbers(model, body.J.flat).reshape(3, 3))
    revolute = bool(joint.axis)
    names = tuple(joint.names)
    return Link(
        name=body.name,
        parent=parent,
        joint="revolute" if revolute else "spherical",
        axis=_triple(_numbers(model, joint.axis)) if revolute else (0, 0, 0),
        origin=_triple(origin),
        center=_triple(_numbers(model, body.center) - at),
        mass=float(_numbers(model, [body.mass])[0]),
        inertia=_triple(inertia if body.motion_plane is None else np.full(3, inertia[2])),  # in a plane only J3 matters
        damping=float(model.values[damping[names[0]]] or 0.0) if names[0] in damping else 0.0,
        coordinates=names,
        speeds=tuple(s.name for s in joint.speed_symbols),
    )


def _numbers(model: al.Model, values: Iterable[Any]) -> np.ndarray:
    return evaluate([expression(value) for value in values], model.numbers())


def _triple(values: np.ndarray) -> Triple:
    x, y, z = (float(v) for v in values)
    return x, y, z
