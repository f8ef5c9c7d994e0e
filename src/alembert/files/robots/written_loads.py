"""What acts along the joints of a model and holds them, as files of robots say it: springs, dampers, friction, drives, laws."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import sympy as sp

from alembert.description.loads import Load
from alembert.description.origin import Limits
from alembert.description.unilateral import Unilateral
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, derivative, expression, substitute
from alembert.files.robots.written_links import LAWS, Coupling, Written, WrittenJoint
from alembert.files.robots.written_tendons import Efforts, driven, held, resisting


def add_stop(out: Written, part: Unilateral) -> None:
    """A stop as the range of its joint."""
    given = dict(part.given)
    names = list(getattr(given.get("on"), "names", ()))
    joint = out.joints.get(names[0]) if part.kind == "limit" and len(names) == 1 else None
    if joint is None:
        raise out.refuse(f"the {part.kind} {part.name!r}", "it knows limits of joints alone")
    ends = [out.number(given[key]) for key in ("low", "high") if given.get(key) is not None]
    if len(ends) < 2 or None in ends or out.number(given.get("restitution", 0)) != 0:
        raise out.refuse(f"the limit {part.name!r}", "it knows two ends that are numbers, at which what arrives stays")
    joint.limits = Limits(ends[0] or 0.0, ends[1] or 0.0)


def add_load(out: Written, load: Load) -> None:
    """A load as springs, dampers, friction and drives of joints."""
    if _damps_ball(out, load):
        return
    speeds = {f"{name}'": joint for name, joint in out.joints.items()}
    terms = [(effort, speeds.get(getattr(flow, "name", ""))) for effort, flow in load.pairs]
    if load.energy is not None:
        used = [q for q in load.energy.free_symbols if q.name in out.joints]
        for q in used or (None,):
            terms.append((-derivative(load.energy, q), out.joints[q.name]) if q is not None else (load.energy, None))
    for effort, joint in terms:
        if joint is not None and _along_joint(out, load, effort, joint):
            continue
        if joint is None or not out.has_tendons:
            raise _unknown(out, load.name)
        out.coupled.append((load.name, joint.name, substitute(effort, out.known)))


def _unknown(out: Written, load: str) -> ModelError:
    several = " or of a sum of joints" if out.has_tendons else ""
    return out.refuse(f"the load {load!r}", f"it is no spring, damper, friction or motor of one joint{several}")


def add_tendons(out: Written) -> None:
    """Loads that depend on several joints, and inputs that drive several, as tendons, one for each input or load."""
    inputs, groups = [s.name for s in out.model.inputs], dict[str, dict[str, Expression]]()
    names = {}
    for load, joint, effort in out.coupled:
        own = [s.name for s in effort.free_symbols if s.name in inputs]
        name = own[0] if own else re.sub(r" (spring|damping)( on .*)?$", "", load)
        efforts = groups.setdefault(name, {})
        efforts[joint], names[name] = efforts.get(joint, expression(0)) + effort, load
    drives = [drive[0] for joint in out.joints.values() for drive in joint.drives]
    for name in inputs:
        if out.has_tendons and drives.count(name) + (name in groups) > 1:
            efforts = groups.setdefault(name, {})
            for joint, effort in _taken_drives(out, name):
                efforts[joint], names[name] = efforts.get(joint, expression(0)) + effort, name
    for name, efforts in groups.items():
        found = Efforts.of(efforts, name, out.number)
        tendon = None if found is None else driven(name, found) if name in inputs else resisting(name, found)
        if tendon is None:
            raise _unknown(out, names[name])
        out.tendons.append(tendon)


def _taken_drives(out: Written, name: str) -> Iterator[tuple[str, Expression]]:
    """The efforts of an input on its joints, taken from these."""
    u = expression(sp.Symbol(name))
    for joint in out.joints.values():
        taken = [drive for drive in joint.drives if drive[0] == name]
        joint.drives = [drive for drive in joint.drives if drive[0] != name]
        for _, gain, (constant, a, b) in taken:
            q, rate = (expression(sp.Symbol(text)) for text in (joint.name, f"{joint.name}'"))
            yield joint.name, gain * u + constant + a * q + b * rate


def add_constraint(out: Written, name: str, rows: Any) -> None:
    """A constraint between joints, as one that follows another, or as a sum that is held."""
    joints = {s.name: s for s in rows[0].free_symbols if s.name in out.joints}
    tendon = held(name, rows[0], joints, out.number) if out.has_tendons and len(rows) == 1 else None
    if tendon is not None and len(joints) != 2:
        out.tendons.append(tendon)
    else:
        out.couplings.append(_coupling(out, name, rows))


def _along_joint(out: Written, load: Load, effort: Expression, joint: WrittenJoint) -> bool:
    """effort = gain input + constant + a q + b q', or the friction that creeps."""
    effort = substitute(effort, out.known)
    by_name = {s.name: s for s in effort.free_symbols}
    inputs = [s for name, s in by_name.items() if name in {x.name for x in out.model.inputs}]
    own = [by_name[name] for name in (joint.name, f"{joint.name}'") if name in by_name]
    slopes = {s.name: out.number(derivative(effort, s)) for s in (*inputs, *own)}
    if len(inputs) > 1 or len(inputs) + len(own) < len(by_name):
        return False
    if any(x is None for x in slopes.values()):
        return not inputs and _creeps(out, effort, joint)
    a, b = (slopes.get(name) or 0.0 for name in (joint.name, f"{joint.name}'"))
    constant = out.number(substitute(effort, dict.fromkeys(by_name.values(), expression(0)))) or 0.0
    if inputs:
        joint.drives.append((inputs[0].name, slopes[inputs[0].name] or 0.0, np.array([constant, a, b])))
    elif joint.stiffness and a:
        return False
    else:
        joint.damping -= b
        if a:
            joint.stiffness, joint.rest = -a, -constant / a
        elif constant:
            return False
    return True


def _damps_ball(out: Written, load: Load) -> bool:
    """A torque against all turns of a ball or free body, or a force against all moves of a free body, in one ratio."""
    given = dict(load.given)
    for written in out.balls:
        joint = out.model.joints.get(written.name)
        if joint is None or load.kind not in ("torque", "force"):
            continue
        a, b = (end.frame for end in joint.ends)
        ends = {"on": b, "frame": b} if load.kind == "torque" else {"at": joint.b, "frame": None}
        reaction = given.get("reaction")
        is_here = all(given.get(key) == end for key, end in ends.items()) and (reaction or out.model.ground) == a
        value = given.get("value" if load.kind == "torque" else "components", ())
        speeds = [s.name for s in joint.speed_symbols]
        ratio = _ratio(out, value, speeds[-3:] if load.kind == "torque" else speeds[:-3]) if is_here else None
        if ratio is None:
            continue
        if load.kind == "torque":
            written.damping -= ratio
        else:
            written.drag -= ratio
        return True
    return False


def _ratio(out: Written, values: Any, speeds: list[str]) -> float | None:
    """The one number by which speeds are multiplied in values, in their order."""
    found = set()
    efforts = [substitute(expression(value), out.known) for value in values]
    for effort, speed in zip(efforts, speeds, strict=False):
        slopes = {s.name: out.number(derivative(effort, s)) for s in effort.free_symbols}
        rest = substitute(effort, dict.fromkeys(effort.free_symbols, expression(0)))
        found.add(slopes.get(speed) if {*slopes} == {speed} and out.number(rest) == 0 else None)
    return found.pop() if len(efforts) == len(speeds) == 3 and len(found) == 1 else None


def _creeps(out: Written, effort: Expression, joint: WrittenJoint) -> bool:
    """Whether it is -size s / sqrt(s^2 + c^2), whose size is then the friction."""
    (speed,) = [s for s in effort.free_symbols if s.name == f"{joint.name}'"] or [None]
    if speed is None or len(effort.free_symbols) > 1:
        return False
    at = [out.number(substitute(effort, {speed: expression(x)})) for x in (1e12, 0.5, 2.0)]
    if any(x is None for x in at) or not at[0] or at[0] > 0:
        return False
    squares = [s**2 * (at[0] ** 2 / x**2 - 1) for s, x in zip((0.5, 2.0), at[1:], strict=True)]  # type: ignore[operator]
    if abs(squares[0] - squares[1]) > 1e-9 * (1 + abs(squares[0])):
        return False
    joint.friction -= at[0]
    return True


def _coupling(out: Written, name: str, rows: Any) -> Coupling:
    """A constraint between two joints of one coordinate each, a q + p(q_other) = 0 with a polynomial p."""
    joints = {s.name: s for s in rows[0].free_symbols if s.name in out.joints}
    slopes = {key: out.number(derivative(rows[0], s)) for key, s in joints.items()}
    powers, said = LAWS[out.format]
    taken = {coupling.follower for coupling in out.couplings}

    def far_from_follower(key: str) -> tuple[float, bool, float]:  # as files are read: q - p(q_other), named after q
        slope = slopes[key] or 0.0
        return abs(abs(slope) - 1), not name.startswith(f"{key} "), -slope

    near_one = sorted((key for key in joints if slopes[key]), key=far_from_follower)
    if len(rows) == 1 and len(joints) == 2 and near_one:
        follower = next((key for key in near_one if key not in taken), near_one[0])
        leader = next(key for key in joints if key != follower)
        rest, slope, law = substitute(rows[0], {joints[follower]: expression(0)}), slopes[follower] or 1.0, []
        for power in range(powers + 1):
            part = out.number(substitute(rest, {joints[leader]: expression(0)}))
            law += [] if part is None else [-part / math.factorial(power) / slope]
            rest = derivative(rest, joints[leader])
        if len(law) == powers + 1 and out.number(rest) == 0:
            return Coupling(name, follower, leader, tuple(law))
    raise out.refuse(f"the constraint {name!r}", f"it knows joints that follow one other joint, {said}")
