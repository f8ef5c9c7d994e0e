"""Attack: inputs that do much in a moment, or never hold still.

Pulses on random trees, as functions of time, of time and state, as samples and as laws of pieces: the run ends where the same
run ends that is made of one piece after the other by hand, each with a smooth input. Noise, a random number for every call,
is refused after a bounded number of calls.
"""

import warnings
from collections.abc import Iterator
from typing import Any

import alembert as al
from campaign.blueprints import At, Blueprint, Part, Pulses, Wave, program
from campaign.laws import SAME, apart, moved, poses
from campaign.mechanisms import settled
from campaign.random_trees import random_tree, triple
from campaign.running import Case
from random_mechanisms import Draw

FORMS = ("function of time", "function of time and state", "samples", "law")
BRIEFEST = 1 / 4900  # of the run: nothing shorter is promised to be seen
CALLS = (
    100_000  # of a noise before it is refused: the looks before the run, a thousand short steps, and the looks at noise
)
NOISES = {
    "chance": ("t", "random.normal()"),
    "chance, of time and state": ("t, state", "random.normal()"),
    "the digits of the time": ("t", "np.random.default_rng(abs(hash(t))).normal()"),
}


def cases(seed: int) -> Iterator[Case]:
    draw = Draw([seed, 53])
    draw.plane = draw.one_of((None, "xy", "zx"))
    plan = settled(pushed(random_tree(draw), draw))
    if seed % 4 == 3:
        kind = draw.one_of(tuple(NOISES))
        yield Case(
            f"noise, {kind}: {plan.title}",
            lambda: refusal(plan, kind, seed),
            lambda: noisy(plan, kind, seed) + _call(""),
            TOLD,
        )
    else:
        pulses = random_pulses(plan, draw)
        plan = with_size(plan, pulses)
        title = f"pulses, {pulses.form}: {plan.title}"
        yield Case(title, lambda: failures(plan, pulses), lambda: program(plan) + _call(", rtol=1e-10"), TOLD)


TOLD = (al.AlembertWarning,)


def _call(options: str) -> str:
    return f"run = al.simulate(model, duration, initial=start, inputs=inputs, samples=2{options})\nprint(run.report)\n"


def pushed(plan: Blueprint, draw: Draw) -> Blueprint:
    """The mechanism with one input alone: a push on a body, as strong as its weight."""
    kept = [p for p in plan.parts if p.kind != "push"]
    body = draw.one_of(list(plan.of("body", "placed")))
    push = {"at": At(body.name, triple(draw.triple())), "components": triple(draw.triple(1.0)), "frame": None}
    return plan.changed(parts=(*kept, Part("push", "push", push | {"size": Wave(9.81 * body["mass"])})))


def with_size(plan: Blueprint, size: Any) -> Blueprint:
    return plan.changed(parts=tuple(p.changed(size=size) if p.kind == "push" else p for p in plan.parts))


def random_pulses(plan: Blueprint, draw: Draw) -> Pulses:
    """One to three, each in a part of the run of its own; the briefer, the higher."""
    form, count = draw.one_of(FORMS), draw.one_of((1, 1, 2, 3))
    weight = next(p["size"].mean for p in plan.of("push"))
    parts = []
    for k in range(count):
        width = BRIEFEST ** draw.number(0.1, 1.0) * 0.9 / count
        width = max(width, BRIEFEST)
        start = (k + 0.02 + draw.number(0.0, 0.95) * (0.96 - width * count)) / count
        height = draw.one_of((-1, 1)) * draw.number(0.2, 1.0) * weight / width**0.5
        parts.append((start * plan.duration, (start + width) * plan.duration, height))
    return Pulses(form, tuple(parts), plan.duration)


# --- pulses ---------------------------------------------------------------------------------------------------------


def failures(plan: Blueprint, pulses: Pulses) -> Iterator[str]:
    """The ends of the run and of that in pieces; a pulse that only a run's own steps can see is followed or told of."""
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always", al.AlembertWarning)
        run = moved(plan)
    expected = in_pieces(plan, pulses)
    off = apart(poses(run, plan), poses(expected, plan), plan.size)
    told = run.report.get("ledger broken at")
    if not off < SAME and (told is None or pulses.form != "function of time and state"):
        yield f"pulses, {pulses.form}: the ends are {off:.1e} apart"
    if told is not None and off < SAME**1.5:
        yield f"pulses, {pulses.form}: told of a broken ledger at {told}, and the ends are only {off:.1e} apart"


def in_pieces(plan: Blueprint, pulses: Pulses) -> Any:
    """The run from edge to edge."""
    state: dict[str, float] = plan.start
    for a, b, wave in pulses.pieces:
        run = moved(with_size(plan, wave).changed(duration=b - a), initial=state, start=a)
        state = dict(run.at(float(run.time[-1])))
    return run


# --- noise ----------------------------------------------------------------------------------------------------------


def noisy(plan: Blueprint, kind: str, seed: int) -> str:
    """The program of a mechanism whose input is noise and counts its calls."""
    given, drawn = NOISES[kind]
    weight = next(p["size"].mean for p in plan.of("push"))
    return f"""{program(plan)}
import numpy as np

random, calls = np.random.default_rng({seed}), []


def noise({given}):
    calls.append(t)
    assert len(calls) <= {CALLS}, "too many calls"
    return {weight!r} * {drawn}


inputs = {{"push_size": noise}}
"""


def refusal(plan: Blueprint, kind: str, seed: int) -> Iterator[str]:
    """Refused, with the motion so far, after a bounded number of calls."""
    made: dict[str, Any] = {}
    exec(noisy(plan, kind, seed), made)
    try:
        al.simulate(made["model"], plan.duration, initial=plan.start, inputs=made["inputs"], samples=2)
    except al.SimulationError as error:
        if "jumps between any two times" not in str(error) or not isinstance(error.trajectory, al.Trajectory):
            yield f"noise: {error}"
    else:
        if is_felt(plan):
            yield f"noise: taken for a motion, in {len(made['calls'])} calls"


def is_felt(plan: Blueprint) -> bool:
    """Whether the push moves anything: one on a body that is welded to the ground or driven does not."""
    ends = [poses(moved(other), plan) for other in (plan, with_size(plan, Wave()))]
    return apart(*ends, plan.size) > SAME
