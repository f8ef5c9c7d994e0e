"""Attack: random mechanisms against Newton's and Euler's laws, solved independently.

For each: all formulations agree; along a run by one of them every position obeys the geometry of the joints, every acceleration
and every reaction is the independent one, the energy ledger closes; and the independent solver ends where the run ends.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

import alembert as al
from campaign.blueprints import Blueprint, built, in_units, program
from campaign.closed_loops import FAMILIES, random_loop
from campaign.geometry import NORMALS, Moving, State
from campaign.newton_euler import NewtonEuler, Solution
from campaign.random_trees import random_tree
from campaign.running import Case
from random_mechanisms import Draw

METHODS = (None, "newton-euler", "lagrange", "kane", "projection", "udwadia-kalaba")
TIGHT = {"rtol": 1e-10, "atol": None}
SAMPLES = 4
SHUT = 1e-9  # positions and velocities on the constraints: ten tolerances of a run
DIGITS = 1e-7  # of the largest acceleration of a body: what is left of the digits of a pose on stiff constraints
DRIFT = 1e-7  # of the largest energy: a thousand tolerances
APART = 1e-6  # of a length of the mechanism: for errors that grow while it moves
ROUNDING = 1e-12  # of the potential energy: what its digits cannot tell
LOOKS = 100  # on the way of the independent solver
SINGULAR = 0.05  # a singular value of the constraints that shrinks to this part of what it was is a singular position


def blueprint(seed: int) -> Blueprint:
    """The mechanism of a seed: the kinds take turns."""
    kind = seed % 10
    draw = Draw([seed, 77])
    draw.plane = draw.one_of((None, "xy", "yz", "zx")) if kind < 5 else None
    draw.decades = draw.one_of((0, 0, 1, 2))
    if kind < 3:
        plan = random_tree(draw)
    elif kind < 5:
        plan = random_tree(draw, closings=draw.one_of((1, 1, 2)))
    else:
        plan = random_loop(draw, *draw.one_of(FAMILIES))
    return anywhere(plan, draw)


def anywhere(plan: Blueprint, draw: Draw) -> Blueprint:
    """The mechanism in some units: of metres, kilograms and seconds, or of a thousand to a thousandth of them."""
    if draw.chance(0.5):
        return plan
    metre, kilogram, second = (10.0 ** draw.one_of((-3, 0, 3)) for _ in range(3))
    words = f"{plan.title}, m = {metre:g}, kg = {kilogram:g}, s = {second:g}"
    return in_units(plan, metre, kilogram, second).changed(title=words)


def settled(plan: Blueprint) -> Blueprint:
    """The start in those coordinates and speeds only that the package has; which joints it cuts is its own choice."""
    eom = al.derive(built(plan)["model"], "lagrange")
    known = {s.name for s in (*eom.q, *eom.u)}
    return plan.changed(start={name: x for name, x in plan.start.items() if name in known})


def cases(seed: int) -> Iterator[Case]:
    plan = settled(blueprint(seed))
    method = METHODS[Draw([seed, 78]).one_of(range(len(METHODS)))]
    yield Case(
        f"{plan.title}, {method or 'default'}", lambda: failures(plan, method), lambda: reproduction(plan, method)
    )


def reproduction(plan: Blueprint, method: str | None) -> str:
    given = f"initial=start, inputs=inputs, method={method!r}, rtol=1e-10, samples={SAMPLES}"
    names = [p.name for p in plan.of("body", "placed")]
    shown = "\n".join(f"print({n!r}, run[\"{n}.x''\"], run.angular_acceleration({n!r}))" for n in names[:3])
    return f"{program(plan)}print(al.agree(model, states=2))\nrun = al.simulate(model, duration, {given})\n{shown}\n"


# --- the checks -----------------------------------------------------------------------------------------------------


def failures(plan: Blueprint, method: str | None) -> Iterator[str]:
    """What is wrong with a mechanism, in words."""
    made = built(plan)
    model = made["model"]
    report = al.agree(model, states=2)
    if not report:
        yield f"agree: {report.worst:.1e} in {report.worst_method}, body {report.worst_body}"
    solver = NewtonEuler(plan)
    try:
        run = al.simulate(
            model, plan.duration, initial=plan.start, inputs=made["inputs"], method=method, samples=SAMPLES, **TIGHT
        )
    except al.SimulationError as error:
        ended = error.trajectory
        if "singular" in str(error) and is_singular(
            solver, [state_of(ended, plan, k) for k in range(len(ended.time))], ended.time
        ):
            return  # the end of its reach
        raise
    states = [state_of(run, plan, k) for k in range(len(run.time))]
    solved = [solver.solve(state, float(t)) for state, t in zip(states, run.time, strict=True)]
    yield from geometry(plan, solver, run, states, solved)
    yield from accelerations(plan, run, states, solved)
    yield from reactions(plan, solver, run, states, solved)
    yield from energy(run)
    yield from motion(plan, solver, run, states)


def state_of(run: Any, plan: Blueprint, k: int) -> State:
    """What every body does at a sample, read from the run by public names."""
    out = {}
    for part in plan.of("body", "particle", "placed"):
        plane = part.get("plane") or "xyz"
        v = np.array([run[f"{part.name}.{c}'"][k] if c in plane else 0.0 for c in "xyz"])
        r, R = (
            (x[k] for x in run.pose(part.name))
            if part.kind != "particle"
            else (_place(run, part.name, plane, k), np.eye(3))
        )
        w = run.angular_velocity(part.name)[k] if part.kind != "particle" else np.zeros(3)
        out[part.name] = Moving(r, R, v, w)
    return out


def _place(run: Any, name: str, plane: str, k: int) -> np.ndarray:
    return np.array([run[f"{name}.{c}"][k] if c in plane else 0.0 for c in "xyz"])


def is_singular(solver: NewtonEuler, way: list[State], times: np.ndarray) -> bool:
    """Whether the constraints come near to losing rank on the way."""
    values = [solver.nearness(state, float(t)) for state, t in zip(way, times, strict=True)]
    ranks = min(map(len, values))
    least = [v[ranks - 1] if ranks else 1.0 for v in values]
    return min(least) < SINGULAR * max(least) or len({len(v) for v in values}) > 1


def geometry(
    plan: Blueprint, solver: NewtonEuler, run: Any, states: list[State], solved: list[Solution]
) -> Iterator[str]:
    shut = max(solver.closed(state, float(t)) for state, t in zip(states, run.time, strict=True))
    if not shut < SHUT:
        yield f"geometry: the positions are {shut:.1e} off the joints"
    fast = max(float(np.abs([b.v, b.w * plan.size]).max()) for state in states for b in state.values())
    loose = max(s.residual_of_velocities for s in solved)
    if not loose <= SHUT * max(fast, plan.size / plan.duration):
        yield f"geometry: the velocities are {loose / fast:.1e} off the constraints"


def accelerations(plan: Blueprint, run: Any, states: list[State], solved: list[Solution]) -> Iterator[str]:
    names = list(states[0])
    ours = np.array([[[*s.accelerations[n][:3], *s.accelerations[n][3:] * plan.size] for n in names] for s in solved])
    found = np.array([[_acceleration(run, plan, n, k) for n in names] for k in range(len(states))])
    size = max(np.abs(ours).max(), np.linalg.norm(plan.gravity))
    off = np.abs(found - ours).max(axis=(0, 2)) / size
    if not off.max() < DIGITS:
        yield f"accelerations: {names[int(np.argmax(off))]} differs by {off.max():.1e}"


def _acceleration(run: Any, plan: Blueprint, name: str, k: int) -> np.ndarray:
    part = next(p for p in plan.parts if p.name == name)
    plane = part.get("plane") or "xyz"
    a = [run[f"{name}.{c}''"][k] if c in plane else 0.0 for c in "xyz"]
    alpha = np.zeros(3) if part.kind == "particle" else run.angular_acceleration(name)[k]
    return np.array([*a, *alpha * plan.size])


def reactions(
    plan: Blueprint, solver: NewtonEuler, run: Any, states: list[State], solved: list[Solution]
) -> Iterator[str]:
    """Forces of the joints, where they are determined; of planar bodies what acts in the plane."""
    held = [j for j in plan.joints if j.kind != "free"]
    if not held:
        return
    size = max([float(np.abs(w[:3]).max()) for s in solved for w in s.wrenches.values()] + [_weight(plan)])
    for joint in held:
        found = run.reaction(joint.name)
        if not found.unique:
            continue
        at = joint["a"] if joint["b"].frame == "ground" else joint["b"]
        part = next(p for p in plan.parts if p.name == found.body)
        n = NORMALS.get(part.get("plane") or "", np.zeros(3))
        for k, (state, s) in enumerate(zip(states, solved, strict=True)):
            force, torque = np.split(s.wrenches[joint.name, found.body], 2)
            torque = torque - np.cross(solver.arm(state, at), force)
            off = np.abs(found.force[k] - (force - n * (n @ force))).max()
            twist = found.torque[k] - torque
            off = max(off, np.abs(n * (n @ twist) if n.any() else twist).max() / plan.size)
            if part.kind == "particle":
                off = np.abs(found.force[k] - (force - n * (n @ force))).max()
            if not off < DIGITS * size:
                yield f"reactions: {joint.name} differs by {off / size:.1e} of the largest"
                return


def _weight(plan: Blueprint) -> float:
    return max(p["mass"] for p in plan.of("body", "particle", "placed")) * float(np.linalg.norm(plan.gravity))


def energy(run: Any) -> Iterator[str]:
    ledger = run.ledger()
    V = run.potential_energy
    still = max(ROUNDING * np.abs(V).max(), 1e-300)  # of welds nothing moves
    size = max(np.abs(run.kinetic_energy).max(), np.ptp(V), still)
    drift = np.abs(ledger.error).max() / size
    if not drift < DRIFT:
        yield f"energy: {run.report['method']} loses {drift:.1e} of its energy"


def motion(plan: Blueprint, solver: NewtonEuler, run: Any, states: list[State]) -> Iterator[str]:
    times = np.linspace(run.time[0], run.time[-1], LOOKS)
    way = solver.run(states[0], times)
    for name, body in states[-1].items():
        off = max(np.abs(body.r - way[-1][name].r).max() / plan.size, np.abs(body.R - way[-1][name].R).max())
        if not off < APART:
            if is_singular(solver, way, times):  # branches meet there, and the solver takes any
                return
            yield f"motion: {name} ends {off:.1e} away from where Newton and Euler put it"
            return
