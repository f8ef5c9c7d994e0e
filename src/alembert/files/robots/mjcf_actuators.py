"""The <actuator> of MJCF as inputs: motor, position, velocity, damper, and general with constant or affine gain and bias.

force = gain * input + bias, with gain and bias g0 + g1 length + g2 velocity; length = gear * coordinate, and the joint gets
gear * force. Others, with states of their own, are left unread.

A bias whose g2 is positive beside a servo's g1 = -gain is damped by so many parts of what is critical at the reference.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from alembert.description.origin import Limits
from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot
from alembert.files.robots.mjcf_resistance import Resistance
from alembert.files.robots.mjcf_settings import Compiler, effort_of, is_limited, range_of
from alembert.files.robots.mjcf_tree import Tree
from alembert.files.robots.mjcf_wrenches import Sites, Wrench, wrench_of
from alembert.files.robots.xml_text import Node

QUIET = {"name", "class", "group", "user", "lengthrange"}
NONE = np.zeros(3)
Law = tuple[Floats, Floats]


def add_actuators(
    root: Node, robot: Robot, tree: Tree, tendons: Mapping[str, Any], sites: Sites, compiler: Compiler
) -> None:
    """An input and a load for each actuator that is understood."""
    bounded, resistance = 0, Resistance(robot, tree)
    for section in root.all("actuator"):
        for k, node in enumerate(section.parts):
            law, target = _law(node), _target(node, robot, tendons)
            wrench = wrench_of(node, robot, sites) if target is None and law is not None and _is_constant(law) else None
            if law is None or (target is None and wrench is None):
                continue
            node.is_read = True
            node.read |= QUIET
            name = tree.name("actuator", node, f"{node.tag}{k}")
            name = _push(robot, name, law, wrench) if wrench else _add(robot, node, name, law, target, resistance)
            bounded += _bound(robot, node, name, compiler)
    if bounded:
        robot.notes.append(f"the ranges of {bounded} actuators are kept in origin.limits; no run obeys them")


def _law(node: Node) -> Law | None:
    """Gain and bias, each of a constant, the length and the velocity; None for one with a state or another law."""
    if node.tag == "motor":
        return np.array([1.0, 0, 0]), NONE
    if node.tag == "position":
        kp, kv = node.number("kp", 1.0), node.number("kv", 0.0)
        damping = node.number("dampratio", 0.0) or -kv
        return None if node.number("timeconst", 0.0) > 0 else (np.array([kp, 0, 0]), np.array([0, -kp, damping]))
    if node.tag == "velocity":
        kv = node.number("kv", 1.0)
        return np.array([kv, 0, 0]), np.array([0, 0, -kv])
    if node.tag == "damper":
        return np.array([0, 0, -node.number("kv", 0.0)]), NONE
    if node.tag != "general" or node.word("dyntype", "none") != "none":
        return None
    node.read |= {"gaintype", "biastype", "gainprm", "biasprm", "dynprm"}
    kinds = node.word("gaintype", "fixed"), node.word("biastype", "none")
    if kinds[0] not in ("fixed", "affine") or kinds[1] not in ("none", "affine"):
        return None
    gain, bias = (
        _three(node.numbers(key, (1, 10), default)) for key, default in (("gainprm", (1,)), ("biasprm", (0,)))
    )
    return gain * ([1, 0, 0] if kinds[0] == "fixed" else [1, 1, 1]), bias if kinds[1] == "affine" else NONE


def _is_constant(law: Law) -> bool:
    """Whether neither length nor velocity matters."""
    return not any(g[1:].any() for g in law)


def _push(robot: Robot, name: str, law: Law, wrench: Wrench) -> str:
    u = robot.model.input(robot.names.symbol(name, "input"))
    gain, bias = (float(g[0]) for g in law)
    wrench.add(robot, name, gain * u + bias)
    return str(u.name)


def _three(values: Floats) -> Floats:
    return np.concatenate([values, NONE])[:3]


def _target(node: Node, robot: Robot, tendons: Mapping[str, Any]) -> Any:
    """The length that an actuator moves: that of a joint with one coordinate, or of a fixed tendon."""
    for key in ("joint", "jointinparent"):
        if node.has(key):
            name = node.word(key)
            if name not in robot.joints:
                raise node.error(f"found the joint {name!r}, which the file does not have.", key)
            joint = robot.joints[name]
            return joint.coordinate if len(joint.names) == 1 else None
    return tendons.get(node.word("tendon")) if node.has("tendon") else None


def _add(robot: Robot, node: Node, name: str, law: Law, target: Any, resistance: Resistance) -> str:
    model = robot.model
    gear = node.numbers("gear", (1, 6), (1,))
    length = float(gear[0]) * target
    rate = length.subs({q: model.rate(q) for q in length.free_symbols})
    gain, bias = law
    if bias[2] > 0 and gain[0] == -bias[1] > 0:
        with node.blamed():
            law = gain, bias * [1, 1, -2 * math.sqrt(gain[0] * resistance.along(length))]
    u = model.input(robot.names.symbol(name, "input"))
    gain, bias = (g[0] + g[1] * length + g[2] * rate for g in law)
    force = gain * u + bias
    for k, q in enumerate(sorted(target.free_symbols, key=str)):
        own = name if k == 0 else f"{name} on {q}"
        model.load(robot.names.part(own, "load"), q, force * length.diff(q))
    return str(u.name)


def _bound(robot: Robot, node: Node, name: str, compiler: Compiler) -> bool:
    """The ranges of input and force, as data."""
    low, high, effort = -np.inf, np.inf, np.inf
    if (part := node.number("inheritrange", 0.0)) > 0:
        low, high = _inherited(robot, node, part)
    elif is_limited(node, "ctrllimited", "ctrlrange", compiler):
        low, high = range_of(node, "ctrlrange")
    if is_limited(node, "forcelimited", "forcerange", compiler):
        effort = effort_of(node, "forcerange", robot.notes)
    if not np.isfinite([low, high, effort]).any():
        return False
    robot.limits[name] = Limits(float(low), float(high), effort=effort)
    return True


def _inherited(robot: Robot, node: Node, part: float) -> tuple[float, float]:
    """A part of the range of the joint, about its middle."""
    joint = robot.joints.get(node.attributes.get("joint", ""))
    own = Limits() if joint is None else robot.limits.get(joint.names[0], Limits())
    if not np.isfinite(own.upper - own.lower):
        raise node.error("found no joint with a range; expected one, of which the input has a part.", "inheritrange")
    middle, half = (own.lower + own.upper) / 2, (own.upper - own.lower) / 2
    return middle - part * half, middle + part * half
