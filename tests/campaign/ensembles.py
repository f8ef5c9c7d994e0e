"""Attack: ensembles of random mechanisms whose starts and one mass vary, against simulate, one run after the other.

Asked of each run are its end, when and how it ended, the first times of events, and outcomes: extremes, integrals and first
times against the samples of simulate. Values that no run can have are among them: such a run fails, and no other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

import alembert as al
from campaign.blueprints import Blueprint, Code, Part, built, program
from campaign.mechanisms import settled
from campaign.random_trees import random_tree
from campaign.running import Case
from random_mechanisms import Draw

RUNS = 4
LOOKS = 801  # samples of a run, by which its outcomes are judged
TIGHT = {"rtol": 1e-10}
SAME = 1e-6  # of the largest value: ten thousand tolerances, for errors that grow while it moves


def cases(seed: int) -> Iterator[Case]:
    draw = Draw([seed, 93])
    draw.plane = draw.one_of((None, "xy", "zx"))
    plan = settled(with_parameter(random_tree(draw, closings=draw.one_of((0, 0, 0, 1)), rough=draw.chance(0.2)), draw))
    speeds = [name for name in plan.start if name.endswith("'")]
    if not speeds:
        return  # nothing that could vary without moving off the constraints
    given = varied(plan, speeds, draw)
    yield Case(
        f"ensemble of {plan.title}",
        lambda: failures(plan, given),
        lambda: reproduction(plan, given),
        (al.AlembertWarning,),
    )


def with_parameter(plan: Blueprint, draw: Draw) -> Blueprint:
    """The mass of one body is a parameter."""
    heavy = draw.one_of(plan.bodies)
    mass = Part("parameter", "load", {"value": heavy["mass"]})
    parts = [p.changed(mass=Code("load")) if p is heavy else p for p in plan.parts]
    return plan.changed(parts=(mass, *parts))


@dataclass(frozen=True)
class Given:
    """What varies, of which coordinate and speed outcomes are asked, and whether a run is stopped at half of the level."""

    initial: dict[str, Any]
    masses: list[float]
    speed: str
    level: float
    is_stopped: bool

    @property
    def coordinate(self) -> str:
        return self.speed.removesuffix("'")

    @property
    def outcomes(self) -> dict[str, str]:
        """As a person asks for them: the kind in the name."""
        x, v, c = self.coordinate, self.speed, self.level
        return {
            "max": f"max({x})",
            "min": f"min({v})",
            "integral": f"integral({v}^2)",
            "mean": f"mean(abs({x} - ({c})))",
            "first": f"first({x} - ({c}))",
            "energy": "energy",
        }

    def values(self, run: Any) -> dict[str, np.ndarray]:
        """What the outcomes are of, at the samples."""
        x, v = run[self.coordinate], run[self.speed]
        found = {"max": x, "min": v, "integral": v**2, "mean": np.abs(x - self.level), "first": x - self.level}
        return found | {"energy": run.energy}


def varied(plan: Blueprint, speeds: list[str], draw: Draw) -> Given:
    name, mass = draw.one_of(speeds), plan.parts[0]["value"]
    initial = plan.start | {name: [plan.start[name] + draw.number(-1, 1) for _ in range(RUNS)]}
    masses = [float(mass) * draw.number(0.5, 2) for _ in range(RUNS)]
    if draw.chance(0.3):
        masses[draw.one_of(range(RUNS))] *= -1
    return Given(initial, masses, name, draw.number(-0.2, 0.2), draw.chance(0.4))


def reproduction(plan: Blueprint, given: Given) -> str:
    stop = f'[al.Event("stop", sp.Symbol({given.coordinate!r}) - {given.level / 2!r}, stop=True)]'
    return f"""{program(plan)}events = {stop if given.is_stopped else []}
given = {{"initial": {given.initial!r}, "parameters": {{"load": {given.masses!r}}}}}
runs = al.ensemble(model, duration, **given, inputs=inputs, outcomes={given.outcomes!r}, events=events, rtol=1e-10)
print(runs, runs.outcomes, runs.ended, runs.final, runs.reasons)
print(runs.run(0, samples={LOOKS - 1}))
"""


def failures(plan: Blueprint, given: Given) -> Iterator[str]:
    made = built(plan)
    stop = al.Event("stop", sp.Symbol(given.coordinate) - given.level / 2, stop=True)
    common = {"inputs": made["inputs"], "events": [stop] if given.is_stopped else [], **TIGHT}
    whole = (made["model"], plan.duration)
    masses = {"load": given.masses}
    runs = al.ensemble(*whole, initial=given.initial, parameters=masses, outcomes=given.outcomes, **common)
    for k, mass in enumerate(given.masses):
        start = {name: x[k] if isinstance(x, list) else x for name, x in given.initial.items()}
        try:
            run = al.simulate(*whole, initial=start, parameters={"load": mass}, samples=LOOKS - 1, **common)
        except al.AlembertError as error:
            if runs.status[k] != "failed" or runs.reasons[k][:60] != str(error)[:60]:
                yield f"run {k} is {runs.status[k]} ({runs.reasons.get(k)}); simulate says {error}"
            continue
        yield from (f"run {k}: {word}" for word in against(runs, k, run, given))


def against(runs: Any, k: int, run: Any, given: Given) -> Iterator[str]:
    """One run of the ensemble against the same run of simulate."""
    stopped = any(name == "stop" for _, name in run.events)
    if runs.status[k] != ("stopped" if stopped else "done"):
        yield f"it is {runs.status[k]}, and by simulate {'stopped' if stopped else 'done'}"
        return
    duration = run.segments[-1].node_times[-1]
    if not abs(runs.ended[k] - duration) <= SAME * duration:
        yield f"it ends at {runs.ended[k]!r}, by simulate at {duration!r}"
    for name, values in runs.final.items():
        size = max(np.abs(run[name]).max(), 1e-3)
        if not abs(values[k] - run[name][-1]) <= SAME * size * 10:
            yield f"{name} ends at {values[k]!r}, by simulate at {run[name][-1]!r}"
    for kind, values in given.values(run).items():
        found = runs.outcomes[kind][k]
        if not (off := OUTCOMES[kind](run, values, found)) <= 1:
            yield f"{given.outcomes[kind]} is {found!r}, {off:.1e} tolerances from the samples"


# --- outcomes by samples: how many tolerances a number is away ------------------------------------------------------


def _bend(values: np.ndarray) -> float:
    """What the values may rise above the samples, and what rounding and errors of the run make.

    Where friction turns round there is a corner, which rises above the samples beside it by half of their second difference at
    most; and a parabola by an eighth of it.
    """
    return float(np.abs(np.diff(values, 2)).max() * 5 / 8 + SAME * np.abs(values).max() + 1e-12)


def _most(run: Any, values: np.ndarray, found: float) -> float:
    return abs(found - values.max()) / _bend(values)


def _least(run: Any, values: np.ndarray, found: float) -> float:
    return _most(run, -values, -found)


def _integral(run: Any, values: np.ndarray, found: float) -> float:
    """By trapezoids: where the slope changes by s within a step h, smoothly or at once, they are off by s h^2 / 8 at most."""
    trapezoids, step = np.trapezoid(values, run.time), np.diff(run.time).max()
    off = step * np.abs(np.diff(values, 2)).sum() / 8
    return abs(found - trapezoids) / (2 * off + SAME * np.trapezoid(np.abs(values), run.time) + 1e-12)


def _mean(run: Any, values: np.ndarray, found: float) -> float:
    return _integral(run, values, found * (run.time[-1] - run.time[0]))


def _first(run: Any, values: np.ndarray, found: float) -> float:
    """Between the two samples of the first change of sign; nothing is said where a sample is next to zero."""
    near = np.abs(values) < _bend(values)
    changes = np.flatnonzero(values[:-1] * values[1:] < 0)
    upto = changes[0] if len(changes) else len(values)
    if near[:upto].any():
        return 0.0
    if not len(changes):
        return 0.0 if np.isnan(found) else np.inf
    return 0.0 if run.time[upto] <= found <= run.time[upto + 1] else np.inf


def _final(run: Any, values: np.ndarray, found: float) -> float:
    size = max(np.abs(values).max(), run.kinetic_energy.max())
    return abs(found - values[-1]) / (10 * SAME * size + 1e-12)


OUTCOMES = {"max": _most, "min": _least, "integral": _integral, "mean": _mean, "first": _first, "energy": _final}
