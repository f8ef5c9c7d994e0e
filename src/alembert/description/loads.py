"""Loads: forces, torques, springs, potentials, and the forces of constraints that do work.

Every load is a table of pairs (effort, flow): an effort acts with the power effort x flow, and a flow is linear in the
velocities. A force at a point has the three components of the point's velocity for flows, a joint torque the joint's
speed. So the generalized force on any speed u is the sum of effort x d(flow)/du. A conservative load has an energy
instead. To add a load: write a function that returns a Load, and a method of Model that calls it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import symengine as se
import sympy as sp

from alembert.description.bodies import Axis, Body, Frame, Massive, Point
from alembert.description.joints import Joint
from alembert.errors import ModelError
from alembert.expressions.algebra import (
    ZERO,
    Array,
    Expression,
    Vector,
    derivative,
    direction,
    dot,
    expression,
    product,
    to_sympy,
    total,
)

Pairs = tuple[tuple[Expression, Expression], ...]


@dataclass(frozen=True)
class Load:
    """A named load: its energy if it is conservative, else its pairs (effort, flow), in body-level symbols.

    `point` is where it acts; a spring or damper between two points has its other end in `end`. What acts on a joint names
    it in `joint`. `given` are the numbers that a spring was made of: stiffness, length or rest, damping, or its law.
    """

    name: str
    kind: str
    pairs: Pairs = ()
    energy: Expression | None = None
    point: Point | None = None
    end: Point | None = None
    joint: str | None = None
    given: tuple[tuple[str, Expression], ...] = ()


@dataclass(frozen=True)
class Friction:
    """Coulomb friction bound to a constraint or a joint: at most coefficient x normal reaction, against the sliding.

    With a `smoothing` velocity v it never sticks, but creeps: coefficient x normal reaction x s / sqrt(s^2 + v^2).
    """

    target: str
    coefficient: Expression
    radius: Expression | None = None
    at: Point | None = None
    smoothing: Expression = ZERO


def energy_pairs(energy: Expression, rates: dict[Expression, Expression]) -> Pairs:
    """The pairs of a potential: every symbol s in it gives the effort -dV/ds and the flow s'."""
    moving = sorted((s for s in energy.free_symbols if s in rates), key=lambda s: s.name)
    return tuple((-derivative(energy, s), rates[s]) for s in moving)


def gravity(acceleration: Array, bodies: Iterable[Massive]) -> tuple[Load, ...]:
    """Uniform gravity: the energy -m g . r of each body."""
    out = []
    for body in bodies:
        energy = -body.mass * dot(acceleration, body.r)
        if energy != 0:
            out.append(Load(f"gravity on {body.name}", "gravity", energy=energy, point=Point(body, tuple(body.offset))))
    return tuple(out)


def force(name: str, point: Point, components: Any, frame: Frame | None, kind: str = "force") -> Load:
    """A force at a point, its components in ground axes or in the axes of `frame`."""
    f = direction(components, f"force {name!r}")
    f = product(frame.R, f) if frame is not None else f
    return Load(name, kind, _pairs(f, point.velocity_array), point=point)


def torque(name: str, body: Body, moment: Any, reaction: Frame | None) -> Load:
    """A torque on a body, in ground axes (one number: about a planar body's normal), and its reaction on another."""
    if body.plane and not isinstance(moment, list | tuple | sp.MatrixBase | Vector | Axis) and np.ndim(moment) == 0:
        m = expression(moment, f"torque {name!r}") * body.normal
    else:
        m = direction(moment, f"torque {name!r}")
    pairs = _pairs(m, product(body.R, body.w))
    if reaction is not None:
        pairs += _pairs(-m, product(reaction.R, reaction.w))
    return Load(name, "torque", pairs, point=body.center_of_mass)


def joint_load(name: str, joint: Joint, effort: Any) -> Load:
    """An effort on the one coordinate of a joint, equal and opposite on its two bodies."""
    joint.coordinate  # noqa: B018  - refuses a joint with several
    pairs = ((expression(effort, f"load {name!r}"), joint.speed_symbols[0]),)
    return Load(name, f"load on {joint.name}", pairs, joint=joint.name)


def coordinate_load(name: str, rate: Expression, effort: Any) -> Load:
    """A generalized force on a coordinate whose rate is given."""
    return Load(name, "generalized force", ((expression(effort, f"load {name!r}"), rate),))


Law = Callable[[Any, Any], Any]


def spring(name: str, a: Point, b: Point, stiffness: Any, length: Any, damping: Any, law: Law | None) -> Load:
    """A spring and damper between two points; `law(extension, rate)` gives the pulling force of a nonlinear one."""
    d = b.position_array - a.position_array
    distance = se.sqrt(dot(d, d))
    rest = expression(length, f"length of spring {name!r}")
    stretch = distance - rest
    rate = dot(d, b.velocity_array - a.velocity_array) / distance
    given = _given(name, {"stiffness": stiffness, "length": length, "damping": damping}, law)
    if rest == 0 and law is None and expression(damping, f"damping of {name!r}") == 0:
        k = expression(stiffness, f"stiffness of {name!r}")
        kind = "spring" if k != 0 else "damper"
        return Load(name, kind, energy=k * dot(d, d) / 2, point=a, end=b, given=given)
    found = _spring(name, "spring", stretch, rate, stiffness, damping, law, a)
    only_damps = law is None and found.energy is None
    return replace(found, kind="damper" if only_damps else "spring", end=b, given=given)


def torsional_spring(name: str, joint: Joint, stiffness: Any, rest: Any, damping: Any, law: Law | None) -> Load:
    """A spring and damper on the coordinate of a joint; `law(angle, rate)` gives the restoring torque."""
    joint.coordinate  # noqa: B018  - refuses a joint with several
    stretch = joint.coordinate_symbols[0] - expression(rest, f"rest of spring {name!r}")
    found = _spring(name, "torsional spring", stretch, joint.speed_symbols[0], stiffness, damping, law, joint.a)
    given = _given(name, {"stiffness": stiffness, "rest": rest, "damping": damping}, law)
    return replace(found, joint=joint.name, given=given)


LAW_SYMBOLS = se.Symbol("stretch"), se.Symbol("rate")
"""What the law of a spring is written in, when it is kept."""


def _given(name: str, numbers: dict[str, Any], law: Law | None) -> tuple[tuple[str, Expression], ...]:
    """What a spring is made of, by name; of a law, its pull at a stretch with a rate."""
    known = {key: expression(value, f"{key} of {name!r}") for key, value in numbers.items()}
    if law is not None:
        known["law"] = expression(_called(law, *LAW_SYMBOLS, name), f"law of {name!r}")
    return tuple((key, value) for key, value in known.items() if value != 0)


def _spring(
    name: str, kind: str, x: Expression, rate: Expression, k: Any, c: Any, law: Law | None, point: Point
) -> Load:
    if law is not None:
        pull = expression(_called(law, x, rate, name), f"law of {name!r}")
        return Load(name, kind, ((-pull, rate),), point=point)
    damping = expression(c, f"damping of {name!r}")
    energy = expression(k, f"stiffness of {name!r}") * x**2 / 2
    pairs = ((-damping * rate, rate),) if damping != 0 else ()
    return Load(name, kind, pairs, None if energy == 0 else energy, point)


def _called(law: Law, x: Expression, rate: Expression, name: str) -> Any:
    """What the user's law returns; its own errors are told with the name of the spring."""
    try:
        return law(to_sympy(x), to_sympy(rate))
    except Exception as error:
        raise ModelError(
            f"The law of {name!r} failed ({type(error).__name__}: {error}); expected a function of the extension and its "
            "rate, for instance law=lambda extension, rate: k * extension**3."
        ) from error


def _pairs(efforts: Array, flows: Array) -> Pairs:
    return tuple((e, f) for e, f in zip(efforts, flows, strict=True) if e != 0 and f != 0)


def power(pairs: Pairs) -> Expression:
    """The power of the pairs."""
    return total(effort * flow for effort, flow in pairs) if pairs else ZERO


def check_friction(part: Any, radius: Any, at: Any, taken: Iterable[str]) -> None:
    """Refuse friction where it has no meaning: twice, or on a joint that neither turns about nor slides along one axis."""
    if part.name in taken:
        raise ModelError(f"Friction on {part.name!r}: found a second one; expected one for each constraint or joint.")
    if radius is not None and not (isinstance(part, Joint) and part.drawn == "hinge"):
        raise ModelError(f"Friction on {part.name!r}: found radius={radius!r}; expected none, only a hinge has a pin.")
    if not isinstance(part, Joint):
        return
    if at is not None:
        raise ModelError(f"Friction on {part.name!r}: found at={at!r}; expected none, a joint has its own point.")
    if part.drawn == "hinge" and radius is None:
        raise ModelError(
            f"Friction on {part.name!r}: found no radius; a hinge needs the radius of its pin, radius=0.01."
        )
    if part.drawn not in ("hinge", "slider"):
        raise ModelError(
            f"Friction on {part.name!r}: found a {part.kind} joint; expected a revolute or prismatic joint, or a constraint."
        )
