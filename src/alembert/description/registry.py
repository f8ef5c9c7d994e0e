"""What a Model knows: its symbols and parts by name, each name used once; and the checks that what is given is made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import sympy as sp
from symengine import Symbol

from alembert.description import loads as load_kinds
from alembert.description import name_rules
from alembert.description.bodies import Axis, Body, Frame, Ground, Massive, Point
from alembert.description.constraints import Residual, check_axes
from alembert.description.contact_shapes import Box, ContactShape, point_of
from alembert.description.curve_feet import Foot
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Load, is_vector
from alembert.description.mass_properties import known_numbers
from alembert.description.named_numbers import by_name
from alembert.description.options import Form, Option
from alembert.description.origin import Origin
from alembert.description.rotations import unit
from alembert.description.shapes import Shape
from alembert.description.unilateral import Gap, Unilateral
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, expression, number, symbol_names, to_sympy_symbol
from alembert.expressions.arrays import Array, column, dot
from alembert.expressions.vectors import direction

TIME = Symbol("t")


@dataclass(frozen=True)
class Constraint:
    """A named constraint: residuals that stay zero, each in positions or in velocities; and a radius that it is made of."""

    name: str
    residuals: tuple[Residual, ...]
    radius: Expression | None = None
    feet: tuple[Foot, ...] = ()  # places of curves that a closed contact is measured at

    @property
    def expressions(self) -> list[Expression]:
        """What stays zero."""
        return [residual.value for residual in self.residuals]


class Registry:
    """Symbols and parts by name, and what can be read of them."""

    def __init__(self, name: str) -> None:
        self.name = name_rules.text(name, "model")
        self.ground = Ground("ground")
        self.time: sp.Symbol = to_sympy_symbol(TIME)
        self._symbols: dict[str, str] = {TIME.name: "the time"}
        self._velocity_names: dict[str, None] = {}
        self._notation: dict[str, str] = {}
        self._parameters: dict[str, float | None] = {}
        self._inputs: tuple[str, ...] = ()
        self._coordinates: tuple[str, ...] = ()
        self._parts: dict[str, Massive | Joint | Constraint | Load | Unilateral] = {}
        self._frictions: tuple[Friction, ...] = ()
        self._gravity: Array | None = None
        self._shapes: dict[str, tuple[Shape, ...]] = {}
        self._conditions: tuple[
            tuple[Gap, bool], ...
        ] = ()  # of a mode: gaps that are closed, or are not, as long as it holds
        self._gap_owners: dict[Any, str] = {}  # by the gap itself, and by its label
        self.origin: Origin | None = None

    def parameters(self, /, **values: float | None) -> Any:
        """New parameters with their default values: one symbol for one, else a tuple in the order given.

        A value of None leaves the parameter without a default.
        """
        if not values:
            raise ModelError("parameters: found none; expected names with values, for instance parameters(m=1.0).")
        known = {name: _value(name, value) for name, value in values.items()}
        with self._all_or_nothing():
            for name in known:
                self._new_symbol(name, f"parameter {name!r}")
        self._parameters |= known
        symbols = tuple(sp.Symbol(name) for name in values)
        return symbols[0] if len(symbols) == 1 else symbols

    def parameter(self, name: str, value: float | None = None, *, symbol: str | None = None) -> sp.Symbol:
        """A new parameter by its name, with its default value if it has one; in formulas it is written as `symbol`."""
        what = f"parameter {name!r}"
        known = _value(name, value)
        with self._all_or_nothing():
            self._new_symbol(name, what)
            self._write_as((name,), symbol, what)
        self._parameters[name] = known
        return sp.Symbol(name)

    def input(self, name: str) -> sp.Symbol:
        """A new input: a symbol whose value is given when the model is simulated."""
        self._new_symbol(name, f"input {name!r}")
        self._inputs += (name,)
        return sp.Symbol(name)

    def coordinate(self, name: str, *, symbol: str | None = None) -> sp.Symbol:
        """A new generalized coordinate of the user's own, for explicit poses; in formulas it is written as `symbol`."""
        what = f"coordinate {name!r}"
        with self._all_or_nothing():
            self._new_coordinates((name,), what)
            self._write_as((name,), symbol, what)
        self._coordinates += (name,)
        return sp.Symbol(name)

    def draw(self, frame: Frame, *shapes: Shape) -> None:
        """What a body, or the ground, is drawn with on pages, besides what it was given before; it changes no equation."""
        name_rules.known(frame, "draw", self._parts)
        for shape in shapes:
            if not isinstance(shape, Shape):
                raise ModelError(
                    f"draw: found {shape!r} for {frame.name!r}; expected a shape of alembert.show, as Ball(0.1)."
                )
            shape.drawn()
        self._shapes[frame.name] = (*self._shapes.get(frame.name, ()), *shapes)

    @property
    def shapes(self) -> Mapping[str, tuple[Shape, ...]]:
        """What was given to `draw`, by the name of the body."""
        return MappingProxyType(self._shapes)

    def rate(self, coordinate: Any) -> sp.Symbol:
        """The symbol of the rate of a coordinate."""
        name = str(getattr(coordinate, "name", coordinate))
        name_rules.check_known(name, self._symbols, "The model has no symbol {}")
        if f"{name}'" not in self._velocity_names:
            raise ModelError(f"The rate of {name!r}: found {self._symbols[name]}; expected a coordinate with a rate.")
        return sp.Symbol(f"{name}'")

    @property
    def symbols(self) -> Mapping[str, str]:
        """Every symbol that an expression may use, by name, and in words whose it is."""
        return MappingProxyType(self._symbols)

    @property
    def notation(self) -> Mapping[str, str]:
        """The symbols of coordinates and parameters in formulas where these are not their own names: `theta` for `tilt`."""
        return MappingProxyType(self._notation)

    @property
    def parts(self) -> Mapping[str, Massive | Joint | Constraint | Load | Unilateral]:
        """Bodies, particles, joints, constraints of both kinds and loads by name; gravity and friction are not among them."""
        return MappingProxyType(self._parts)

    @property
    def bodies(self) -> Mapping[str, Massive]:
        """Bodies and particles by name, in the order of their making."""
        return self._only(Massive)

    @property
    def joints(self) -> Mapping[str, Joint]:
        """Joints by name."""
        return self._only(Joint)

    @property
    def constraints(self) -> Mapping[str, Constraint]:
        """Constraints by name."""
        return self._only(Constraint)

    @property
    def loads(self) -> Mapping[str, Load]:
        """Loads by name, gravity on each body among them."""
        own = dict(self._only(Load))
        if self._gravity is not None:
            own |= {load.name: load for load in load_kinds.gravity(self._gravity, self.bodies.values())}
        return MappingProxyType(own)

    @property
    def frictions(self) -> tuple[Friction, ...]:
        """The Coulomb frictions."""
        return self._frictions

    @property
    def values(self) -> Mapping[str, float | None]:
        """The default value of every parameter."""
        return MappingProxyType(self._parameters)

    @property
    def inputs(self) -> tuple[sp.Symbol, ...]:
        """The inputs."""
        return _symbols(self._inputs)

    @property
    def own_coordinates(self) -> tuple[sp.Symbol, ...]:
        """The user's own generalized coordinates."""
        return _symbols(self._coordinates)

    @property
    def acceleration_of_gravity(self) -> Array | None:
        """The vector given to `gravity`."""
        return self._gravity

    @property
    def rates(self) -> dict[Expression, Expression]:
        """The time derivative of every position symbol in body-level symbols; the time's is one."""
        out: dict[Expression, Expression] = {TIME: expression(1)}
        for name in self._coordinates:
            out[Symbol(name)] = Symbol(f"{name}'")
        for body in self.bodies.values():
            out |= body.rates
            if isinstance(body, Body):
                out |= body.parameter_rates | {Symbol(k): Symbol(f"{k}'") for k in body.angle_names[1:]}
        for joint in self.joints.values():
            out |= dict(zip(joint.coordinate_symbols, joint.coordinate_rates, strict=True))
        for foot in self.feet:
            out |= dict(zip(foot.coordinate_symbols, foot.measured_rates, strict=True))
        return out

    @property
    def feet(self) -> tuple[Foot, ...]:
        """The places of curves that contacts are measured at."""
        return tuple(f for part in self._parts.values() if isinstance(part, Constraint | Unilateral) for f in part.feet)

    def numbers(self, values: Mapping[str, float] | None = None) -> dict[Expression, float]:
        """A number for every parameter, defaults replaced by `values`; a missing one is an error."""
        out: dict[Expression, float] = {}
        for name, value in self._merged(values).items():
            if value is None:
                raise ModelError(
                    f"Found no value for the parameter {name!r}; expected a number. Give it a default, "
                    f"model.parameters({name}=1.0), or a value now."
                )
            out[Symbol(name)] = value
        return out

    def _merged(self, values: Mapping[str, float] | None) -> dict[str, float | None]:
        """The defaults replaced by `values`."""
        given = by_name(values, "parameters", "values")
        for name in given:
            name_rules.check_known(name, self._parameters, "Parameter {} is not one of the model")
        return self._parameters | {name: _value(name, value) for name, value in given.items()}

    def check_speeds(self, speeds: Mapping[str, Any]) -> None:
        """Refuse chosen speeds with names that the model uses already, or with symbols that it does not know."""
        for name, value in speeds.items():
            what = f"speed {name!r}"
            name_rules.symbol_name(name, what)
            self._refuse_taken(name, "name", "the speed")
            self._check_symbols([chosen := expression(value, what)], what)
            self._check_differentiable([chosen], what)

    def _only(self, kind: type[Any]) -> Mapping[str, Any]:
        return MappingProxyType({k: p for k, p in self._parts.items() if isinstance(p, kind)})

    def _new_symbol(self, name: str, owner: str) -> None:
        name_rules.symbol_name(name, owner)
        self._refuse_taken(name, "name", owner)
        self._symbols[name] = owner

    def _refuse_taken(self, name: str, what: str, owner: str) -> None:
        if name in self._symbols:
            raise ModelError(f"The {what} {name!r} is taken by {self._symbols[name]}; choose another for {owner}.")
        for written in (own for own, symbol in self._notation.items() if symbol == name):
            raise ModelError(f"The {what} {name!r} is taken by the symbol of {written!r}; choose another for {owner}.")

    def _new_coordinates(self, names: Iterable[str], owner: str, speeds: Iterable[str] | None = None) -> None:
        coordinates = tuple(names)
        for k, name in enumerate(coordinates):
            name_rules.symbol_name(name, owner)
            if name in coordinates[:k]:
                raise ModelError(f"{owner}: found the coordinate name {name!r} twice; expected different names.")
        rates = [f"{k}'" for k in coordinates] if speeds is None else list(speeds)
        for name in (*coordinates, *rates):
            self._refuse_taken(name, "coordinate name", owner)
            self._symbols[name] = owner
        self._velocity_names |= dict.fromkeys(rates)

    def _write_as(self, names: Sequence[str], symbol: Any, owner: str) -> None:
        """Keep the symbols that a person gives to names: one text for one, else as many as there are names."""
        given = [symbol] if isinstance(symbol, str) else symbol
        for name, written in name_rules.symbols_of(names, given, owner).items():
            self._refuse_taken(written, "symbol", f"{name!r}")
            self._notation[name] = written

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Undo what was registered inside if it ends in an error."""
        symbols, parts = len(self._symbols), len(self._parts)
        try:
            yield
        except Exception:
            while len(self._symbols) > symbols:
                self._symbols.popitem()  # the one that came last
            while len(self._parts) > parts:
                self._parts.popitem()
            self._forget_unknown()
            raise

    def _forget_unknown(self) -> None:
        """Forget the rates and the notation of what the model no longer has."""
        self._velocity_names = {k: None for k in self._velocity_names if k in self._symbols}
        self._notation = {k: v for k, v in self._notation.items() if k in self._symbols}

    def _new_part(self, part: Any) -> None:
        taken = "gravity" if part.name.startswith("gravity on ") else "the ground" if part.name == "ground" else ""
        if part.name in self._parts:
            taken = name_rules.owner(self._parts[part.name])
        if taken:
            raise ModelError(f"The name {part.name!r} is taken by {taken}; names are used once.")
        self._parts[part.name] = part

    # -- what is given, checked against what the model knows
    def _check_differentiable(self, values: Iterable[Expression], what: str) -> None:
        name_rules.differentiable(values, name_rules.sentence(what), self._parameters, self._inputs)

    def _check_no_velocity(self, value: Expression, what: str, expected: str) -> None:
        if moving := sorted(symbol_names([value]) & self._velocity_names.keys()):
            raise ModelError(f"{what}: found the velocity {moving[0]}; expected {expected}.")

    def _known(self, value: Expression) -> float | None:
        """The number of an expression of parameters that have default values, else None."""
        if not value.free_symbols:
            return number(value)
        found = known_numbers(column([value]), self._parameters)
        return None if found is None else float(found[0])

    def _check_symbols(self, values: Iterable[Expression], what: str, constant: bool = False) -> None:
        title = name_rules.sentence(what)
        for name in sorted(symbol_names(values)):
            if name not in self._symbols:
                raise ModelError(
                    f"{title}: found the symbol {name!r}, which the model does not know"
                    f"{name_rules.suggestion(name, self._symbols)} Make it with model.parameters or model.input."
                )
            if constant and name not in self._parameters:
                raise ModelError(f"{title}: found {name!r}, which varies; expected numbers and parameters only.")

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
        if form is Form.COORDINATE and not isinstance(value, Joint):
            return self._known_coordinate(value, what)
        if form is Form.MEASURE and not isinstance(value, Joint):
            return self._measure(value, what)
        self._check_part(form, value, what)
        return value

    def _check_part(self, form: Form, value: Any, what: str) -> None:
        """A point, axis, body or joint of this model."""
        if form is Form.POINT:
            self._check_points(what, value)
        elif form is Form.SHAPE:
            self._check_shape(what, value)
        elif form is Form.JOINT or isinstance(value, Joint):
            name_rules.known_part(value, Joint, "joint", what, self._parts)
        elif form is Form.TURNED and not isinstance(value, Body):
            raise ModelError(f"{what}: found {value!r}; expected a joint or a rigid body.")
        else:
            if form is Form.AXIS:
                check_axes(what, value)
            frame = value.frame if form is Form.AXIS else value
            name_rules.known(frame, what, self._parts)
            if not frame.has_orientation:
                raise ModelError(f"{what}: found {frame.name!r}, a particle, which has no axes; expected a body.")

    def _known_coordinate(self, value: Any, what: str) -> Expression:
        name = str(getattr(value, "name", value))
        if f"{name}'" not in self._velocity_names:
            raise ModelError(
                f"{what}: found {value!r}; expected a joint or a coordinate of the model"
                f"{name_rules.suggestion(name, self._symbols)}"
            )
        return Symbol(name)

    def _measure(self, value: Any, what: str) -> Expression:
        return self._known_coordinate(value, what) if isinstance(value, str) else expression(value, what)

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
        self._check_no_velocity(found, what, "positions and time")
        if (known := self._known(found)) is not None and known <= 0:
            raise ModelError(f"{what}: found {known:g}; expected a length greater than zero.")
        return found

    def _check_shape(self, what: str, shape: Any) -> None:
        """A point, or a shape, of the model's bodies, of a size greater than zero."""
        if not isinstance(shape, ContactShape):
            raise ModelError(f"{what}: found {shape!r}; expected {Form.SHAPE.value}.")
        self._check_points(what, point_of(shape))
        if isinstance(shape, Point):
            return
        self._check_symbols(shape.constants, what, constant=True)
        for name, value in shape.lengths.items():
            self._length(value, f"{name} of {what}")
        sizes = [self._known(size) for size in shape.size] if isinstance(shape, Box) else []
        if any(size is not None and size < 0 for size in sizes) or sizes.count(0.0) > 1:
            found = ", ".join("?" if size is None else f"{size:g}" for size in sizes)
            raise ModelError(f"{what}: found a box of the sizes {found}; expected lengths, of which one may be zero.")

    def _check_points(self, what: str, *points: Point) -> None:
        """Points of the model's bodies that do not move in them."""
        for point in points:
            name_rules.known_point(point, what, self._parts)
            self._check_symbols(point.local, f"point of {what}", constant=True)


@lru_cache(maxsize=64)
def _symbols(names: tuple[str, ...]) -> tuple[sp.Symbol, ...]:
    return tuple(sp.Symbol(name) for name in names)


def _value(name: str, given: Any) -> float | None:
    return None if given is None else name_rules.finite(given, f"parameter {name!r}")


def model_content(model: Registry) -> tuple[Any, ...]:
    """All that a model says; equal for two models that say the same."""
    gravity = model.acceleration_of_gravity
    symbols = (dict(model.values), model.inputs, model.own_coordinates, dict(model.notation))
    return (model.name, *symbols, dict(model.parts), model.frictions, None if gravity is None else tuple(gravity))
