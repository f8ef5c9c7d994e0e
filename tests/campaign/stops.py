"""Attack: random mechanisms with stops, ropes and contacts, with restitution and friction.

No closed form is known of them. Asked is what holds of all: no gap is negative, the energy never grows, the ledger closes, and
Moreau's time stepping, which knows nothing of events, comes to the same end with steps that are short enough.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

import alembert as al
from campaign.blueprints import At, Blueprint, Part, built, program
from campaign.geometry import NORMALS, unit
from campaign.mechanisms import settled
from campaign.peers import coordinate_of
from campaign.random_trees import random_tree, triple
from campaign.running import Case
from random_mechanisms import Draw

# beside joints, what gives no energy
KEEPING = ("body", "particle", "placed", "spring", "damper", "torsional_spring")
STOPS = ("limit", "rope", "contact")
DURATION = 0.5
SAMPLES = 100
SHUT = 1e-7  # of a metre or radian: a hundred tolerances of a run
GROWN = 1e-7  # of the largest kinetic energy, which is a thousand tolerances, lost or gained
STEPS = 1000, 8000, 64000  # of Moreau's runs; the longer ones only where it is necessary
NEAR = 5e-3  # of a metre or radian: where the first run is as near to the end, all is well


def cases(seed: int) -> Iterator[Case]:
    plan = blueprint(seed)
    if not any(plan.of(*STOPS)):
        return
    yield Case(plan.title, lambda: failures(plan), lambda: reproduction(plan), (al.AlembertWarning,))


def blueprint(seed: int) -> Blueprint:
    """A tree that is stopped here and there; all starts within what the stops allow."""
    draw = Draw([seed, 95])
    draw.plane = draw.one_of((None, "xy", "xy", "zx"))
    plan = random_tree(draw, closings=1 if draw.plane and draw.chance(0.15) else 0)
    kept = tuple(p for p in plan.parts if p in plan.joints or p.kind in KEEPING)
    plan = settled(plan.changed(parts=kept, duration=DURATION))
    start = al.simulate(built(plan)["model"], 1e-9, initial=plan.start, samples=1)
    added = [*limits(plan, draw), *ropes(plan, start, draw), *contacts(plan, start, draw)]
    words = " ".join(p.kind for p in added)
    return plan.changed(parts=(*plan.parts, *added), title=f"{plan.title} and {words}")


def limits(plan: Blueprint, draw: Draw) -> Iterator[Part]:
    for joint in plan.joints:
        if joint.kind in ("revolute", "prismatic") and not joint.get("cut") and draw.chance(0.5):
            at, sides = plan.start.get(coordinate_of(joint), 0.0), draw.one_of(("low high", "low", "high")).split()
            free = {"low": at - draw.number(0.03, 0.4), "high": at + draw.number(0.03, 0.4)}
            sides = {side: free[side] if side in sides else None for side in free}
            yield Part("limit", f"{joint.name}_stop", {"joint": joint.name, "restitution": back(draw), **sides})


def ropes(plan: Blueprint, start: Any, draw: Draw) -> Iterator[Part]:
    bodies = list(plan.of("body"))
    if not bodies or draw.chance(0.5):
        return
    body, here = draw.one_of(bodies), At("ground", triple(draw.triple(1.0)))
    far = float(np.linalg.norm(origins(start, body)[0] - np.array(here.place)))
    if far > 0.1:
        ends = {"a": here, "b": At(body.name), "length": far * (1 + abs(draw.number(0.01, 0.2)))}
        yield Part("rope", "rope", ends | {"restitution": back(draw)})


def contacts(plan: Blueprint, start: Any, draw: Draw) -> Iterator[Part]:
    bodies = list(plan.of("body"))
    if not bodies or draw.chance(0.4):
        return
    body, radius = draw.one_of(bodies), draw.number(0.05, 0.2)
    across = NORMALS[draw.plane] if draw.plane else np.zeros(3)
    normal = -np.array(plan.gravity) + np.array(draw.triple(6.0), dtype=float)
    normal = unit(normal - across * (across @ normal))
    place = origins(start, body)[0] - normal * (radius + draw.number(0.01, 0.2))
    rough = {"friction": draw.one_of((0.0, 0.0, 0.3)), "restitution": back(draw)}
    given = {"body": body.name, "radius": radius, "place": triple(place), "normal": triple(normal)}
    yield Part("contact", "floor", given | rough)


def back(draw: Draw) -> float:
    return draw.one_of((0.0, 0.3, 0.7, 1.0))


def origins(run: Any, body: Part) -> np.ndarray:
    """Where the origin of a body's frame is at all samples."""
    r, R = run.pose(body.name)
    return np.asarray(r - R @ np.array(body.get("center", (0.0, 0.0, 0.0)), dtype=float))


def reproduction(plan: Blueprint) -> str:
    call = (
        f"run = al.simulate(model, duration, initial=start, samples={SAMPLES})  # impacts='newton' are those of Moreau"
    )
    step = "again = al.simulate(model, duration, initial=start, integrator='moreau', step=duration / 8000)"
    shown = "print(run.energy, run.ledger().error, run.impacts)"
    ends = "print({name: (run.pose(name)[0][-1], again.pose(name)[0][-1]) for name in model.bodies if name[0] != 'P'})"
    return f"{program(plan)}{call}\n{shown}\n{step}\n{ends}\n"


# --- the checks -----------------------------------------------------------------------------------------------------


def failures(plan: Blueprint) -> Iterator[str]:
    model = built(plan)["model"]
    try:
        run = al.simulate(model, plan.duration, initial=plan.start, samples=SAMPLES)
    except al.SimulationError as error:
        if any(word in str(error) for word in ("singular", "Painleve")):
            return  # the end of its reach, or of what the law decides
        raise
    yield from gaps(plan, run)
    yield from energy(run)
    yield from stepping(plan, model)


def gaps(plan: Blueprint, run: Any) -> Iterator[str]:
    """How far what is stopped is beyond its stop, by the geometry of the poses."""
    parts = {p.name: p for p in plan.parts}
    for part in plan.of(*STOPS):
        if part.kind == "limit":
            x, (low, high) = run[coordinate_of(parts[part["joint"]])], (part["low"], part["high"])
            beyond = max(-np.inf if low is None else (low - x).max(), -np.inf if high is None else (x - high).max())
        elif part.kind == "rope":
            ends = origins(run, parts[part["b"].frame]) - np.array(part["a"].place)
            beyond = (np.linalg.norm(ends, axis=1) - part["length"]).max()
        else:
            above = (origins(run, parts[part["body"]]) - np.array(part["place"])) @ np.array(part["normal"])
            beyond = (part["radius"] - above).max()
        if not beyond < SHUT:
            yield f"gaps: {part.name} is {beyond:.1e} beyond"


def energy(run: Any) -> Iterator[str]:
    size = max(run.kinetic_energy.max(), np.ptp(run.potential_energy), 1e-300)
    if not (grown := np.diff(run.energy).max() / size) < GROWN:
        yield f"energy: it grows by {grown:.1e}"
    if not (left := np.abs(run.ledger().error).max() / size) < GROWN:
        yield f"energy: {left:.1e} is not accounted for"


def stepping(plan: Blueprint, model: al.Model) -> Iterator[str]:
    """The ends of Moreau's runs come nearer with shorter steps, unless they are near already; he has Newton's impacts."""
    run = al.simulate(model, plan.duration, initial=plan.start, samples=SAMPLES, impacts="newton")
    yield from gaps(plan, run)
    offs: list[float] = []
    for steps in STEPS:  # impacts that follow each other within a step need shorter ones
        offs.append(apart(plan, model, run, steps))
        if offs[-1] < max(NEAR, 0.5 * offs[0] if len(offs) > 1 else 0.0):
            return
    yield f"stepping: the ends are {', '.join(f'{off:.1e}' for off in offs)} apart with {STEPS} steps"


def apart(plan: Blueprint, model: al.Model, run: Any, steps: int) -> float:
    step = plan.duration / steps
    other = al.simulate(model, plan.duration, initial=plan.start, integrator="moreau", step=step, samples=1)
    pairs = [(run.pose(p.name), other.pose(p.name)) for p in plan.of("body")]
    return max((max(np.abs(x[-1] - y[-1]).max() for x, y in zip(*both, strict=True)) for both in pairs), default=0.0)
