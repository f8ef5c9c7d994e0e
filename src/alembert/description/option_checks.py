"""The check of what a person gives for an option of a joint or load, by its form."""

from __future__ import annotations

from typing import Any

from symengine import Symbol

from alembert.description import name_rules
from alembert.description.bodies import Axis, Body, Frame, Point
from alembert.description.joints import Joint
from alembert.description.loads import is_vector
from alembert.description.options import Form, Option
from alembert.description.registry import Registry
from alembert.description.rotations import unit
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, direction, dot, expression


class OptionChecks(Registry):
    """What is given for an option is of its form, and of this model."""

    def _checked(self, option: Option, value: Any, what: str, first: Frame | None = None) -> Any:
        """What a person gives for an option, as parts keep it: expressions, tuples of them, points, bodies, joints.

        Directions are those of the body `first`; what is None, a default, stays so.
        """
        form = option.form
        if form is Form.LAW or (value is None and option.default is None):
            return value
        if form is Form.DIRECTION:
            return self._direction(value, what, first)
        if form is Form.LENGTH:
            return self._length(value, what)
        if form is Form.VECTOR or (form is Form.MOMENT and is_vector(value)):
            return tuple(direction(value, what))
        if form in (Form.EXPRESSION, Form.CONSTANT, Form.MOMENT):
            found = expression(value, what)
            self._check_symbols([found] if form is Form.CONSTANT else [], what, constant=True)
            return found
        return self._known_part(form, value, what)

    def _known_part(self, form: Form, value: Any, what: str) -> Any:
        """A point, axis, body, joint or coordinate of this model."""
        if form is Form.POINT:
            self._check_points(what, value)
        elif form is Form.JOINT or isinstance(value, Joint):
            name_rules.known_joint(value, what, self._parts)
        elif form is Form.COORDINATE:
            return self._known_coordinate(value, what)
        elif form is Form.AXIS and not isinstance(value, Axis):
            raise ModelError(f"{what}: found {value!r}; expected an axis, for instance body.e1 or body.axis(1, 0, 0).")
        elif form is Form.TURNED and not isinstance(value, Body):
            raise ModelError(f"{what}: found {value!r}; expected a joint or a rigid body.")
        else:
            self._check_axes(what, value.frame if form is Form.AXIS else value)
        return value

    def _known_coordinate(self, value: Any, what: str) -> Expression:
        name = str(getattr(value, "name", value))
        if f"{name}'" not in self._velocity_names:
            raise ModelError(
                f"{what}: found {value!r}; expected a joint or a coordinate of the model"
                f"{name_rules.suggestion(name, self._symbols)}"
            )
        return Symbol(name)

    def _direction(self, value: Any, what: str, first: Frame | None) -> tuple[Expression, ...]:
        if isinstance(value, Axis) and first is not None and value.frame != first:
            raise ModelError(
                f"{what}: found an axis of {value.frame.name!r}; expected one of the first body, {first.name!r}."
            )
        local = direction(value.local if isinstance(value, Axis) else value, what)
        self._check_symbols(local, what, constant=True)
        if self._known(dot(local, local)) == 0:
            raise ModelError(f"{what}: found {value!r}, which is zero; expected a direction, for instance (0, 0, 1).")
        return tuple(unit(local, what))

    def _length(self, value: Any, what: str) -> Expression:
        found = expression(value, what)
        self._check_symbols([found], what)
        self._check_differentiable([found], what)
        moving = sorted(self._names_in([found]) & self._velocity_names.keys())
        if moving:
            raise ModelError(f"{what}: found the velocity {moving[0]}; expected positions and time.")
        if (known := self._known(found)) is not None and known <= 0:
            raise ModelError(f"{what}: found {known:g}; expected a length greater than zero.")
        return found

    def _check_points(self, what: str, *points: Point) -> None:
        """Points of the model's bodies that do not move in them."""
        for point in points:
            name_rules.known_point(point, what, self._parts)
            self._check_symbols(point.local, f"point of {what}", constant=True)

    def _check_axes(self, what: str, frame: Any) -> None:
        name_rules.known(frame, what, self._parts)
        if not frame.has_orientation:
            raise ModelError(f"{what}: found {frame.name!r}, a particle, which has no axes; expected a body.")
