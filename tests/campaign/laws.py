"""Attack: metamorphic laws. A mechanism that is described in another way moves in the same way, whatever the right motion is.

Other units; another frame of the ground; bodies and joints in another order; a run in two pieces; time reversed; a joint from
its other end; a joint said twice.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

import alembert as al
from campaign.blueprints import At, Blueprint, Part, Turns, built, in_units, program
from campaign.closed_loops import FAMILIES, random_loop
from campaign.geometry import NORMALS, turn, turned
from campaign.mechanisms import settled
from campaign.random_trees import random_tree, triple, turns_of
from campaign.running import Case
from random_mechanisms import Draw

SAME = 1e-6  # of a length of the mechanism: a thousand tolerances, for errors that grow while it moves
TIGHT = {"rtol": 1e-10}
ADDED = ("spring", "damper", "hard_spring", "torque", "torsional_spring", "push", "field", "blade", "drive", "rolling")


def cases(seed: int) -> Iterator[Case]:
    name = list(LAWS)[seed % len(LAWS)]
    draw = Draw([seed, 41])
    plan = settled(LAWS[name].suited(drawn(draw)))
    other = LAWS[name].change(plan, draw)
    if other is None or other[0].start.keys() != plan.start.keys():
        return  # the law says nothing of it, or the other description has other coordinates to start in
    changed, expected = other
    yield Case(f"{name}: {plan.title}", lambda: failures(name, plan, changed, expected), lambda: written(plan, changed))


def drawn(draw: Draw) -> Blueprint:
    draw.plane = draw.one_of((None, None, "xy", "zx"))
    if draw.chance(0.6):
        return random_tree(draw, closings=draw.one_of((0, 0, 1)))
    return random_loop(draw, *draw.one_of(FAMILIES))


def written(plan: Blueprint, changed: Blueprint) -> str:
    call = "run = al.simulate(model, duration, initial=start, inputs=inputs, rtol=1e-10, samples=2)"
    shown = "print({name: run.pose(name)[0][-1] for name in model.bodies if not name.startswith('P')})"
    return f"{program(plan)}{call}\n{shown}\n\n{program(changed)}{call}\n{shown}\n"


# --- motions --------------------------------------------------------------------------------------------------------

Poses = dict[str, tuple[np.ndarray, np.ndarray]]
Expected = Callable[[Poses], Poses]
Changed = tuple[Blueprint, Expected] | None


def moved(plan: Blueprint, **more: Any) -> Any:
    made = built(plan)
    return al.simulate(
        made["model"], plan.duration, inputs=made["inputs"], samples=2, **TIGHT | {"initial": plan.start} | more
    )


def poses(run: Any, plan: Blueprint, k: int = -1) -> Poses:
    return {p.name: tuple(x[k] for x in run.pose(p.name)) for p in plan.of("body", "placed")}


def apart(one: Poses, other: Poses, size: float) -> float:
    """The largest difference of two sets of poses."""
    pairs = [(one[name], other[name]) for name in one]
    return max(max(np.abs(r - s).max() / size, np.abs(R - S).max()) for (r, R), (s, S) in pairs)


def failures(name: str, plan: Blueprint, changed: Blueprint, expected: Expected) -> Iterator[str]:
    first = ended(plan)
    if first is None:
        return
    if not (off := LAWS[name].difference(changed, first, expected(poses(first, plan)))) < SAME:
        yield f"{name}: the ends are {off:.1e} apart"


def ended(plan: Blueprint) -> Any:
    """A run; None of a mechanism that comes to the end of its reach."""
    try:
        return moved(plan)
    except al.SimulationError as error:
        if "singular" in str(error):
            return None
        raise


def same(found: Poses) -> Poses:
    return found


# --- laws -----------------------------------------------------------------------------------------------------------


class Law:
    """How a mechanism is described in another way, and what becomes of its poses."""

    def suited(self, plan: Blueprint) -> Blueprint:
        """What of a mechanism the law is about."""
        return plan

    def change(self, plan: Blueprint, draw: Draw) -> Changed:
        """The other description, and the poses that its run ends in, from those of the first; None where it says nothing."""
        return plan, same

    def difference(self, changed: Blueprint, first: Any, expected: Poses) -> float:
        """How far the run of the other description ends from the poses that the first run makes expected."""
        return apart(expected, poses(moved(changed), changed), changed.size)


class Units(Law):
    """Metres, kilograms and seconds are as good as others."""

    def change(self, plan: Blueprint, draw: Draw) -> Changed:
        metre, kilogram, second = (10.0 ** draw.number(-3, 3) for _ in range(3))
        return in_units(plan, metre, kilogram, second), lambda found: {n: (r * metre, R) for n, (r, R) in found.items()}


class Frames(Law):
    """The ground's frame is turned and shifted."""

    def suited(self, plan: Blueprint) -> Blueprint:
        parts = tuple(p for p in plan.parts if p.kind != "field")
        lying = {p.name for p in plan.of("planar", "spherical", "free")}  # their speeds may be along the ground's axes
        kept = {k: v for k, v in plan.start.items() if k.partition(".")[0] not in lying}
        return plan.changed(parts=parts, start=kept)

    def change(self, plan: Blueprint, draw: Draw) -> Changed:
        if any(map(_of_body, plan.start)) or any(p.kind in ("placed", "rolling") for p in plan.parts):
            return None  # they stand in the ground's frame themselves
        plane = plane_of(plan)
        T = turn(NORMALS[plane], draw.number(-3, 3)) if plane else turned(draw_turns(draw))
        c = np.array(draw.triple(2.0), dtype=float) * (1 - NORMALS[plane] if plane else 1)
        parts = tuple(_in_frame(p, T, c, plane) for p in plan.parts)
        gravity = triple(T @ np.array(plan.gravity))
        return plan.changed(parts=parts, gravity=gravity), lambda found: {
            n: (T @ r + c, T @ R) for n, (r, R) in found.items()
        }


def plane_of(plan: Blueprint) -> str | None:
    return next((p["plane"] for p in plan.bodies if p.get("plane")), None)


def _of_body(name: str) -> bool:
    """Whether a start is that of a body in the ground's frame, not that of a joint."""
    return (
        name.rpartition(".")[2].rstrip("'") in ("x", "y", "z", "e0", "e1", "e2", "e3", "wx", "wy", "wz")
        or name[0] in "Bc"
    )


def draw_turns(draw: Draw) -> Turns:
    return Turns("ZYX", tuple(draw.number(-2, 2) for _ in range(3)))


def _in_frame(part: Part, T: np.ndarray, c: np.ndarray, plane: str | None) -> Part:
    given = dict(part.given)
    for key, value in given.items():
        if isinstance(value, At) and value.frame == "ground":
            given[key] = At("ground", triple(T @ np.array(value.place) + c))
    if part.kind == "torque" and isinstance(given["value"], tuple):
        given["value"] = triple(T @ np.array(given["value"]))
    if part.kind == "push" and given["frame"] is None:
        given["components"] = triple(T @ np.array(given["components"]))
    if part.kind in TURNED and "ground" in (given["a"].frame, given["b"].frame):
        first = given["a"].frame == "ground"
        Q = turned(given.get("orientation"))
        given["orientation"] = turns_of(T @ Q if first else Q @ T.T, plane)
        for key in ("axis", "axis_b", "normal"):
            if first and key in given and not (plane and part.kind == "revolute"):
                given[key] = triple(T @ np.array(given[key], dtype=float))
    elif part.kind in ("point_on_line", "point_on_plane", "revolute_spherical") and given["a"].frame == "ground":
        key = "normal" if part.kind == "point_on_plane" else "axis"
        given[key] = triple(T @ np.array(given[key], dtype=float))
    return replace(part, given=given)


TURNED = ("revolute", "prismatic", "cylindrical", "screw", "universal", "planar", "fixed", "spherical", "free")


class Order(Law):
    """Bodies, joints and loads in another order; from rest, where each of them may choose its own coordinates."""

    def suited(self, plan: Blueprint) -> Blueprint:
        return plan.changed(start={k: v for k, v in plan.start.items() if not k.endswith("'") and ".w" not in k})

    def change(self, plan: Blueprint, draw: Draw) -> Changed:
        bodies = list(plan.of("body", "particle", "placed"))
        rest = list(plan.of(*ADDED))
        shuffled = _shuffled(bodies, draw) if _hang_on_the_ground(plan) else bodies
        parts = [*shuffled, *_shuffled(plan.joints, draw), *_shuffled(rest, draw)]
        assert len(parts) == len(plan.parts)
        return settled(plan.changed(parts=tuple(parts))), same


def _hang_on_the_ground(plan: Blueprint) -> bool:
    """Whether joints lead from the ground to every body; a piece that floats starts where its first body is."""
    reached, found = {"ground"}, True
    while found:
        ends = [{p["a"].frame, p["b"].frame} for p in plan.joints]
        new = {frame for pair in ends if pair & reached for frame in pair} - reached
        reached, found = reached | new, bool(new)
    return {p.name for p in plan.of("body", "particle")} <= reached


def _shuffled(parts: list[Part], draw: Draw) -> list[Part]:
    return [parts[k] for k in draw.random.permutation(len(parts))]


class Splitting(Law):
    """A run that is stopped half-way and goes on from where it stood ends where it would have ended."""

    def difference(self, changed: Blueprint, first: Any, expected: Poses) -> float:
        half = changed.duration / 2
        state = moved(changed.changed(duration=half)).at(half)
        rest = changed.changed(duration=changed.duration - half)
        return apart(expected, poses(moved(rest, initial=dict(state), start=half), changed), changed.size)


class Reversal(Law):
    """What no damper and no clock takes part in runs back as it came."""

    def suited(self, plan: Blueprint) -> Blueprint:
        kept = [p for p in plan.parts if p.kind not in ("damper", "drive", "push", "field", "torque")]
        blades = [p.changed(drift=type(p["drift"])()) if p.kind == "blade" else p for p in kept]
        still = [p.changed(damping=0.0) if p.get("damping") else p for p in blades]
        return plan.changed(parts=tuple(still))

    def difference(self, changed: Blueprint, first: Any, expected: Poses) -> float:
        state = dict(first.at(float(first.time[-1])))
        speeds = {s.name for s in first.eom.u}
        back = moved(changed, initial={k: -v if k in speeds else v for k, v in state.items()})
        return apart(poses(first, changed, 0), poses(back, changed), changed.size)


class Backward(Law):
    """A joint from b to a is the joint from a to b: R_a = R_b T(-Q^T n, q) Q^T."""

    KINDS = ("revolute", "prismatic", "cylindrical", "screw", "fixed", "distance")

    def change(self, plan: Blueprint, draw: Draw) -> Changed:
        parts = tuple(
            self._other_end(p, plane_of(plan)) if p.kind in self.KINDS and draw.chance(0.7) else p for p in plan.parts
        )
        return settled(plan.changed(parts=parts)), same

    def _other_end(self, part: Part, plane: str | None) -> Part:
        given = part.given | {"a": part["b"], "b": part["a"]}
        if part.kind != "distance":
            Q = turned(part.get("orientation"))
            given["orientation"] = turns_of(Q.T, plane)
            if plane and part.kind == "revolute":
                given["axis"] = tuple(-c for c in part["axis"])
            elif "axis" in given:
                given["axis"] = triple(-Q.T @ np.array(part["axis"], dtype=float))
        return replace(part, given=given)


class Twice(Law):
    """A joint that is said twice, the second time as a ball in the same place, holds no more than before."""

    def change(self, plan: Blueprint, draw: Draw) -> Changed:
        hinges = [p for p in plan.parts if p.kind in ("revolute", "spherical", "universal", "fixed")]
        if not hinges:
            return None
        hinge = draw.one_of(hinges)
        ball = {"a": hinge["a"], "b": hinge["b"], "cut": True, "orientation": hinge.get("orientation")}
        parts = [
            *plan.of("body", "particle", "placed"),
            *plan.joints,
            Part("spherical", "Again", ball),
            *plan.of(*ADDED),
        ]
        if plane_of(plan):
            parts = [
                p if p.name != "Again" else Part("revolute", "Again", ball | {"axis": hinge["axis"]}) for p in parts
            ]
        return settled(plan.changed(parts=tuple(parts))), same


LAWS: dict[str, Law] = {
    "units": Units(),
    "frames": Frames(),
    "order": Order(),
    "splitting": Splitting(),
    "time reversal": Reversal(),
    "joint backward": Backward(),
    "joint twice": Twice(),
}
