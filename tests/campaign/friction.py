"""Attack: random mechanisms with Coulomb friction, in joints and on floors, against Coulomb's law in Newton's and Euler's.

Beside what is asked of all mechanisms: while something sticks, it is held by no more than the law allows; and while all
slides, the work of each friction is the integral of the independent power, and what the mechanism loses if nothing else
takes or gives energy.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

import alembert as al
from campaign.blueprints import Blueprint, built
from campaign.friction_laws import NoSolution
from campaign.geometry import State
from campaign.mechanisms import (
    DIGITS,
    METHODS,
    TIGHT,
    accelerations,
    anywhere,
    energy,
    geometry,
    motion,
    reactions,
    reproduction,
    settled,
    state_of,
)
from campaign.newton_euler import NewtonEuler, Solution
from campaign.random_trees import random_tree
from campaign.running import Case
from random_mechanisms import Draw

NODES, WEIGHTS = np.polynomial.legendre.leggauss(24)
SPENT = 1e-7  # of the largest energy: what the quadrature and the ledger may differ by
# beside joints, what takes no energy, and friction
KEEPING = ("body", "particle", "placed", "spring", "floor", "friction")
CLEAR = 2.0  # times the change between two looks of what does not change its sign between them


def blueprint(seed: int) -> Blueprint:
    draw = Draw([seed, 79])
    draw.plane = draw.one_of((None, "xy", "yz", "zx"))
    draw.decades = draw.one_of((0, 0, 1))
    plan = random_tree(draw, closings=1 if draw.plane and draw.chance(0.2) else 0, rough=True)
    if draw.chance(0.4):
        parts = [p.changed(damping=0.0) if p.kind == "spring" else p for p in plan.parts]
        plan = plan.changed(parts=tuple(p for p in parts if p in plan.joints or p.kind in KEEPING))
    return anywhere(plan.changed(title=f"rough {plan.title}"), draw)


def cases(seed: int) -> Iterator[Case]:
    plan = settled(blueprint(seed))
    method = METHODS[Draw([seed, 80]).one_of(range(len(METHODS)))]
    title = f"{plan.title}, {method or 'default'}"
    yield Case(title, lambda: failures(plan, method), lambda: reproduction(plan, method))


def failures(plan: Blueprint, method: str | None) -> Iterator[str]:
    """What is wrong with a mechanism, in words."""
    made, solver = built(plan), NewtonEuler(plan)
    model = made["model"]
    yield from agreement(model)
    times = np.array([0.0, *(1 + NODES) / 2, 1.0]) * plan.duration
    given = {"initial": plan.start, "inputs": made["inputs"], "method": method, "samples": times}
    try:
        run = al.simulate(model, plan.duration, **given, **TIGHT)
    except al.SimulationError as error:
        if "Painleve" in str(error) and has_none(solver, plan, error.trajectory):
            return
        raise
    if any(r.is_stuck for r in solver.rubs(state_of(run, plan, 0))):  # whether it stays at rest is seen a moment later
        times = times[1:]
        run = al.simulate(model, plan.duration, **given | {"samples": times}, **TIGHT)
    states = [state_of(run, plan, k) for k in range(len(times))]
    solved = [solver.solve(state, float(t)) for state, t in zip(states, times, strict=True)]
    yield from geometry(plan, solver, run, states, solved)
    yield from accelerations(plan, run, states, solved)
    if not any(is_wedged(solver, *seen) for seen in zip(states, times, solved, strict=True)):
        yield from reactions(plan, solver, run, states, solved)
        yield from sticking(solver, states, solved)
    yield from energy(run)
    if slides(solver, states, solved):
        yield from works(plan, solver, run, states, solved)
        yield from motion(plan, solver, run, states)


def agreement(model: al.Model) -> Iterator[str]:
    """Of all formulations at random states, unless one of them is Painleve's."""
    try:
        report = al.agree(model, states=2)
    except al.DerivationError as error:
        if "Painleve" not in str(error):
            raise
        return
    if not report:
        yield f"agree: {report.worst:.1e} in {report.worst_method}, body {report.worst_body}"


def has_none(solver: NewtonEuler, plan: Blueprint, run: Any) -> bool:
    """Whether the law has no solution at the end of a run."""
    try:
        solver.solve(state_of(run, plan, -1), float(run.time[-1]))
    except NoSolution:
        return True
    return False


def is_wedged(solver: NewtonEuler, state: State, t: float, s: Solution) -> bool:
    """Whether more sticks than could move: then nobody knows how much of the load each of them bears."""
    stuck = sum(len(r.rows) for r in solver.rubs(state) if r.is_stuck)
    rows, rank = len(solver.rows(state, t)), len(solver.nearness(state, t))
    return s.spare > rows - rank and stuck > 0


def sticking(solver: NewtonEuler, states: list[State], solved: list[Solution]) -> Iterator[str]:
    """What sticks needs no more than the law gives."""
    for state, s in zip(states, solved, strict=True):
        for r in solver.rubs(state):
            wrench = s.wrenches[r.target, r.body]
            needed, given = np.linalg.norm(r.effort(wrench)), r.limit * r.normal(wrench)
            if r.is_stuck and not needed <= given * (1 + DIGITS):
                yield f"sticking: {r.target} is held by {needed:.3e}, where the law gives {given:.3e}"
                return


def slides(solver: NewtonEuler, states: list[State], solved: list[Solution]) -> bool:
    """Whether everything slides and is pressed all the time, and in one sense: then the law is smooth."""
    looks = [
        [x for r in solver.rubs(state) for x in (r.power, r.normal(s.wrenches[r.target, r.body]))]
        for state, s in zip(states, solved, strict=True)
    ]
    return all(
        np.linalg.norm(now) > CLEAR * np.linalg.norm(then - now)
        for before, after in pairwise(looks)
        for now, then in zip(before, after, strict=True)
    )


def works(plan: Blueprint, solver: NewtonEuler, run: Any, states: list[State], solved: list[Solution]) -> Iterator[str]:
    """The works of friction, by the formula of Gauss."""
    names = [r.target for r in solver.rubs(states[0])]
    powers = np.array(
        [
            [r.effort(s.wrenches[r.target, r.body]) @ r.power for r in solver.rubs(state)]
            for state, s in zip(states, solved, strict=True)
        ]
    )
    ours = WEIGHTS @ powers[1:-1] * plan.duration / 2
    size = max(np.abs(run.kinetic_energy).max(), np.ptp(run.potential_energy))
    for name, work in zip(names, ours, strict=True):
        if not abs(run.work(name)[-1] - work) < SPENT * size:
            yield f"works: the friction on {name} does {run.work(name)[-1]:.6e}, and not {work:.6e}"
    lost = run.energy[0] - run.energy[-1]
    keeps = all(p in plan.joints or (p.kind in KEEPING and not p.get("damping")) for p in plan.parts)
    if keeps and not abs(lost + ours.sum()) <= SPENT * size:
        yield f"works: {lost:.6e} of the energy is lost, and friction takes {-ours.sum():.6e}"
