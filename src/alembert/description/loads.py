"""Loads: forces, torques, springs, potentials, and the forces of constraints that do work.

Every load is a table of pairs (effort, flow): an effort acts with the power effort x flow, and a flow is linear in the
velocities. A force at a point has the three components of the point's velocity for flows, a joint torque the joint's
speed. So the generalized force on any speed u is the sum of effort x d(flow)/du. A conservative load has an energy
instead. To add a load, inside this package or outside it: write a function that returns a Load, and list its options with
`load_kind`; model.apply, files, pictures and reports know it from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
import symengine as se
import sympy as sp

from alembert.description.bodies import Axis, Body, Frame, Massive, Point, rate_of
from alembert.description.constraints import Residual
from alembert.description.joints import Joint
from alembert.description.options import Form, Kinds
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, derivative, expression, symbol_names, to_sympy
from alembert.expressions.arrays import Array, array, dot, product
from alembert.expressions.vectors import Vector

Pairs = tuple[tuple[Expression, Expression], ...]
Law = Callable[[Any, Any], Any] | None
POINT, FRAME, EXPRESSION, LAW = Form.POINT, Form.FRAME, Form.EXPRESSION, Form.LAW


@dataclass(frozen=True)
class Load:
    """A named load: its energy if it is conservative, else its pairs (effort, flow), in body-level symbols.

    `point` is where it acts; what acts between two points has its other end in `end`. What acts on a joint names it in
    `joint`. `drawn` is its picture: an arrow, a spring, a damper, a spring with damper, a rod, or none. `given` are the
    options that it was made of (of the law of a spring, its pull).
    """

    name: str
    kind: str = ""
    pairs: Pairs = ()
    energy: Expression | None = None
    point: Point | None = None
    end: Point | None = None
    joint: str | None = None
    drawn: str = ""
    given: tuple[tuple[str, Any], ...] = ()

    @property
    def words(self) -> str:
        """Its kind, and the joint on which it acts."""
        return f"{self.kind} on {self.joint}" if self.joint else self.kind

    @property
    def expressions(self) -> list[Expression]:
        """All that it is made of: efforts, flows and the energy."""
        return [x for pair in self.pairs for x in pair] + ([] if self.energy is None else [self.energy])

    def all_pairs(self, rates: dict[Expression, Expression]) -> Pairs:
        """Its pairs, and those of its energy: every symbol s in it gives the effort -dV/ds and the flow s'."""
        if self.energy is None:
            return self.pairs
        moving = sorted((s for s in self.energy.free_symbols if s in rates), key=lambda s: s.name)
        return (*self.pairs, *((-derivative(self.energy, s), rates[s]) for s in moving))

    @property
    def ends(self) -> tuple[Point, ...]:
        """The points at which its picture pulls; one without a picture, as a torque, acts on bodies as a whole."""
        return tuple(p for p in (self.point, self.end) if p is not None) if self.drawn else ()


LOADS = Kinds()
"""All loads by kind: functions from a name and options to a Load."""

load_kind = LOADS.register


class Sliding(Protocol):
    """How the bodies of a contact slide on each other."""

    @property
    def flows(self) -> tuple[Expression, ...]:
        """The sliding velocities."""


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
    sliding: Sliding | None = None  # of a contact
    owner: str = ""  # of a gap, the contact that it is of

    @property
    def flows(self) -> tuple[Expression, ...]:
        """Of a contact, the sliding velocities."""
        return () if self.sliding is None else self.sliding.flows


def gravity(acceleration: Array, bodies: Iterable[Massive]) -> tuple[Load, ...]:
    """Uniform gravity: the energy -m g . r of each body."""
    out = []
    for body in bodies:
        energy = -body.mass * dot(acceleration, body.r)
        if energy != 0:
            out.append(Load(f"gravity on {body.name}", "gravity", energy=energy, point=body.center_of_mass))
    return tuple(out)


# --- the kinds ------------------------------------------------------------------------------------------------------


@load_kind("force", at=POINT, components=Form.VECTOR, frame=FRAME)
def force(name: str, at: Point, components: tuple[Expression, ...], frame: Frame | None = None) -> Load:
    """A force at a point, its components in ground axes or in the axes of `frame`."""
    f = array(components) if frame is None else product(frame.R, array(components))
    return Load(name, pairs=_pairs(f, at.velocity_array), point=at, drawn="arrow")


@load_kind("nonideal", at=POINT, components=Form.VECTOR)
def nonideal(name: str, at: Point, components: tuple[Expression, ...]) -> Load:
    """The force of a constraint that does work (Udwadia and Kalaba 2002), at a point, in ground axes."""
    return force(name, at, components)


@load_kind("torque", on=Form.TURNED, value=Form.MOMENT, frame=FRAME, reaction=FRAME)
def torque(name: str, on: Joint | Body, value: Any, frame: Frame | None = None, reaction: Frame | None = None) -> Load:
    """A torque on a joint; or on a body, in ground axes or those of `frame`, and its reaction on another body.

    One number acts about a planar body's normal.
    """
    if isinstance(on, Joint):
        if reaction is not None:
            raise ModelError(
                f"Torque {name!r}: found reaction={reaction!r}; expected none, a joint has its own two bodies."
            )
        return generalized(name, on, value)
    if reaction == on:
        raise ModelError(f"Torque {name!r}: found {on.name!r} on both sides; expected two different bodies.")
    m = _moment(name, on, value)
    m = m if frame is None else product(frame.R, m)
    pairs = _pairs(m, product(on.R, on.w))
    if reaction is not None:
        pairs += _pairs(-m, product(reaction.R, reaction.w))
    return Load(name, pairs=pairs, point=on.center_of_mass)


@load_kind("load", on=Form.COORDINATE, value=EXPRESSION)
def generalized(name: str, on: Joint | Expression, value: Expression) -> Load:
    """A generalized force on the one coordinate of a joint, equal and opposite on its two bodies, or on any coordinate."""
    if not isinstance(on, Joint):
        return Load(name, pairs=((value, se.Symbol(f"{on}'")),))
    speed = rate_of(on.coordinate)  # refuses a joint with several
    return Load(name, pairs=((expression(value, f"load {name!r}"), speed),), joint=on.name)


@load_kind("spring", a=POINT, b=POINT, stiffness=EXPRESSION, length=EXPRESSION, damping=EXPRESSION, law=LAW)
def spring(
    name: str, a: Point, b: Point, stiffness: Any = 0, length: Any = 0, damping: Any = 0, law: Law = None
) -> Load:
    """A spring and damper between two points; `law(extension, rate)` gives the pulling force of a nonlinear one.

    The pull is stiffness (d - length) + damping d' along the distance d.
    """
    if a.frame == b.frame:
        raise ModelError(f"Spring {name!r}: both points lie on {a.frame.name!r}; expected points of two bodies.")
    d = b.position_array - a.position_array
    distance = se.sqrt(dot(d, d))
    rate = dot(d, b.velocity_array - a.velocity_array) / distance
    pairs, energy = _spring(name, distance - length, rate, stiffness, damping, law)
    if length == 0 and energy is not None:
        energy = stiffness * dot(d, d) / 2
    drawn = "spring" if not pairs or law is not None else "damper" if energy is None else "spring with damper"
    return Load(name, "", pairs, energy, a, b, drawn=drawn)


@load_kind("damper", a=POINT, b=POINT, damping=EXPRESSION)
def damper(name: str, a: Point, b: Point, damping: Expression) -> Load:
    """A linear damper between two points."""
    return replace(spring(name, a, b, damping=damping), drawn="damper")


@load_kind("torsional spring", on=Form.JOINT, stiffness=EXPRESSION, rest=EXPRESSION, damping=EXPRESSION, law=LAW)
def torsional_spring(
    name: str, on: Joint, stiffness: Any = 0, rest: Any = 0, damping: Any = 0, law: Law = None
) -> Load:
    """A spring and damper on the coordinate of a joint; `law(angle, rate)` gives the restoring torque."""
    stretch = expression(on.coordinate) - rest
    pairs, energy = _spring(name, stretch, expression(on.speed), stiffness, damping, law)
    return Load(name, "", pairs, energy, on.a, joint=on.name)


@load_kind("potential", energy=EXPRESSION)
def potential(name: str, energy: Expression) -> Load:
    """Any potential energy V of positions and time."""
    return Load(name, energy=energy)


# --- their parts ----------------------------------------------------------------------------------------------------

LAW_SYMBOLS = se.Symbol("stretch"), se.Symbol("rate")
"""What the law of a spring is written in, when it is kept."""


def kept_law(law: Callable[[Any, Any], Any], name: str) -> Expression:
    """The pull of a law at a stretch with a rate."""
    return expression(_called(law, *LAW_SYMBOLS, name), f"law of {name!r}")


def is_vector(value: Any) -> bool:
    """Whether a value is three components rather than one number."""
    return isinstance(value, list | tuple | sp.MatrixBase | Vector | Axis) or np.ndim(value) > 0


def _moment(name: str, body: Body, value: Any) -> Array:
    if isinstance(value, tuple):
        return array(value)
    if not body.motion_plane:
        raise ModelError(
            f"Torque {name!r}: found {to_sympy(value)}; expected three components, {body.name!r} is spatial."
        )
    return body.normal * value


def _spring(
    name: str, x: Expression, rate: Expression, k: Expression, c: Expression, law: Law
) -> tuple[Pairs, Expression | None]:
    """The pairs and the energy k x^2 / 2 of a spring that is stretched by x at a rate."""
    if law is not None:
        given = [key for key, value in (("stiffness", k), ("damping", c)) if value != 0]
        if given:
            raise ModelError(
                f"Spring {name!r}: found law= and {given[0]}=; expected one of them. Put all of it in the law."
            )
        return ((-expression(_called(law, x, rate, name), f"law of {name!r}"), rate),), None
    pairs = ((-c * rate, rate),) if c != 0 else ()
    return pairs, None if k == 0 else k * x**2 / 2


def _called(law: Callable[[Any, Any], Any], x: Expression, rate: Expression, name: str) -> Any:
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


def check_friction(part: Any, radius: Any, at: Any, taken: Iterable[str], velocities: Collection[str]) -> None:
    """Refuse friction where it has no meaning: twice, where nothing slips, or on a joint without one axis to rub about."""
    joint = part if isinstance(part, Joint) else None
    wrong = ""
    if part.name in taken:
        wrong = "found a second one; expected one for each constraint or joint."
    elif joint is None and _never_slips(part.residuals, velocities):
        wrong = (
            "found rolling without slip, whose point of contact never slides, so that friction would do nothing; expected a "
            "constraint or joint that slides. For a wheel or ball that may slip say rolling(..., friction=0.3) instead (in a "
            "model file a contact with friction); of one that must not, leave it out: reactions tell what friction it needs."
        )
    elif radius is not None and not (joint and joint.has_pin):
        wrong = f"found radius={radius!r}; expected none, only a hinge has a pin."
    elif joint and at is not None:
        wrong = f"found at={at!r}; expected none, a joint has its own point."
    elif joint and joint.has_pin and radius is None:
        wrong = "found no radius; a hinge needs the radius of its pin, radius=0.01."
    elif joint and not joint.rubbing_speeds:
        wrong = f"found a {joint.kind} joint; expected a revolute or prismatic joint, or a constraint."
    if wrong:
        raise ModelError(f"Friction on {part.name!r}: {wrong}")


def _never_slips(residuals: Sequence[Residual], velocities: Collection[str]) -> bool:
    """Whether a constraint is that of rolling: made as such, or as equations that hold two components of a velocity, or one
    besides a position.
    """
    moving = [bool(symbol_names([residual.value]) & set(velocities)) for residual in residuals]
    return any(residual.kind == "no slip" for residual in residuals) or (any(moving) and len(moving) > 1)
