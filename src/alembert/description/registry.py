"""What a Model knows: its symbols and parts by name, each name used once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import sympy as sp
from symengine import Symbol

from alembert.description import loads as load_kinds
from alembert.description import name_rules
from alembert.description.bodies import Body, Ground, Massive
from alembert.description.constraints import Residual
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Load
from alembert.errors import ModelError
from alembert.expressions.algebra import Array, Expression, evaluate, expression, number, to_sympy_symbol

TIME = Symbol("t")


@dataclass(frozen=True)
class Constraint:
    """A named constraint: residuals that stay zero, each in positions or in velocities."""

    name: str
    residuals: tuple[Residual, ...]


class Registry:
    """Symbols and parts by name, and what can be read of them."""

    def __init__(self, name: str) -> None:
        self.name = name_rules.text(name, "model")
        self.ground = Ground("ground")
        self.time: sp.Symbol = to_sympy_symbol(TIME)
        self._symbols: dict[str, str] = {TIME.name: "the time"}
        self._velocity_names: dict[str, None] = {}
        self._parameters: dict[str, float | None] = {}
        self._inputs: tuple[str, ...] = ()
        self._coordinates: tuple[str, ...] = ()
        self._parts: dict[str, Massive | Joint | Constraint | Load] = {}
        self._frictions: tuple[Friction, ...] = ()
        self._gravity: Array | None = None

    def parameters(self, /, **values: float | None) -> Any:
        """New parameters with their default values: one symbol for one, else a tuple in the order given.

        A value of None leaves the parameter without a default.
        """
        if not values:
            raise ModelError("parameters: found none; expected names with values, for instance parameters(m=1.0).")
        known = {name: name_rules.value(value, f"parameter {name!r}") for name, value in values.items()}
        with self._all_or_nothing():
            for name in known:
                self._new_symbol(name, f"parameter {name!r}")
        self._parameters |= known
        symbols = tuple(sp.Symbol(name) for name in values)
        return symbols[0] if len(symbols) == 1 else symbols

    def input(self, name: str) -> sp.Symbol:
        """A new input: a symbol whose value is given when the model is simulated."""
        self._new_symbol(name, f"input {name!r}")
        self._inputs += (name,)
        return sp.Symbol(name)

    def coordinate(self, name: str) -> sp.Symbol:
        """A new generalized coordinate of the user's own, for explicit poses."""
        name_rules.symbol_name(name, f"coordinate {name!r}")
        with self._all_or_nothing():
            self._new_coordinates((name,), f"coordinate {name!r}")
        self._coordinates += (name,)
        return sp.Symbol(name)

    def rate(self, coordinate: Any) -> sp.Symbol:
        """The symbol of the rate of a coordinate."""
        name = str(getattr(coordinate, "name", coordinate))
        self._known_symbol(name)
        if f"{name}'" not in self._velocity_names:
            raise ModelError(f"The rate of {name!r}: found {self._symbols[name]}; expected a coordinate with a rate.")
        return sp.Symbol(f"{name}'")

    @property
    def symbols(self) -> Mapping[str, str]:
        """Every symbol that an expression may use, by name, and in words whose it is."""
        return MappingProxyType(self._symbols)

    @property
    def parts(self) -> Mapping[str, Massive | Joint | Constraint | Load]:
        """Bodies, particles, joints, constraints and loads by name; gravity and friction are not among them."""
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
        return tuple(sp.Symbol(name) for name in self._inputs)

    @property
    def own_coordinates(self) -> tuple[sp.Symbol, ...]:
        """The user's own generalized coordinates."""
        return tuple(sp.Symbol(name) for name in self._coordinates)

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
                out |= {Symbol(k): Symbol(f"{k}'") for k in body.angle_names[1:]}
        for joint in self.joints.values():
            out |= dict(zip(joint.coordinate_symbols, joint.coordinate_rates, strict=True))
        return out

    def numbers(self, values: Mapping[str, float] | None = None) -> dict[Expression, float]:
        """A number for every parameter, defaults replaced by `values`; a missing one is an error."""
        merged = self._merged(values)
        missing = [name for name, value in merged.items() if value is None]
        if missing:
            raise ModelError(
                f"Found no value for the parameter {missing[0]!r}; expected a number. Give it a default, "
                f"model.parameters({missing[0]}=1.0), or a value now."
            )
        return {Symbol(k): v for k, v in merged.items() if v is not None}

    def _merged(self, values: Mapping[str, float] | None) -> dict[str, float | None]:
        """The defaults replaced by `values`."""
        if values is not None and not isinstance(values, Mapping):
            raise ModelError(f"Values of parameters: found {values!r}; expected a mapping, for instance {{'m': 2.0}}.")
        given = {getattr(k, "name", k): v for k, v in (values or {}).items()}
        for name in given:
            if name not in self._parameters:
                raise ModelError(
                    f"Parameter {name!r} is not one of the model{name_rules.suggestion(str(name), self._parameters)}"
                )
        return self._parameters | {k: name_rules.value(v, f"parameter {k!r}") for k, v in given.items()}

    def check_speeds(self, speeds: Mapping[str, Any]) -> None:
        """Refuse chosen speeds with names that the model uses already, or with symbols that it does not know."""
        for name, value in speeds.items():
            what = f"speed {name!r}"
            name_rules.symbol_name(name, what)
            if name in self._symbols:
                raise ModelError(f"The name {name!r} is taken by {self._symbols[name]}; choose another for the speed.")
            self._check_symbols([chosen := expression(value, what)], what)
            self._check_differentiable([chosen], what)

    @property
    def _values(self) -> dict[Expression, float]:
        return {Symbol(k): v for k, v in self._parameters.items() if v is not None}

    def _only(self, kind: type[Any]) -> Mapping[str, Any]:
        return MappingProxyType({k: p for k, p in self._parts.items() if isinstance(p, kind)})

    def _new_symbol(self, name: str, owner: str) -> None:
        name_rules.symbol_name(name, owner)
        if name in self._symbols:
            raise ModelError(f"The name {name!r} is taken by {self._symbols[name]}; choose another for {owner}.")
        self._symbols[name] = owner

    def _new_coordinates(self, names: Iterable[str], owner: str, speeds: Iterable[str] | None = None) -> None:
        coordinates = tuple(names)
        for k, name in enumerate(coordinates):
            name_rules.symbol_name(name, owner)
            if name in coordinates[:k]:
                raise ModelError(f"{owner}: found the coordinate name {name!r} twice; expected different names.")
        rates = [f"{k}'" for k in coordinates] if speeds is None else list(speeds)
        for name in (*coordinates, *rates):
            if name in self._symbols:
                raise ModelError(
                    f"The coordinate name {name!r} is taken by {self._symbols[name]}; choose another for {owner}."
                )
            self._symbols[name] = owner
        self._velocity_names |= dict.fromkeys(rates)

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
            self._velocity_names = {k: None for k in self._velocity_names if k in self._symbols}
            raise

    def _new_part(self, part: Any) -> None:
        taken = "the ground" if part.name == "ground" else ""
        taken = "gravity" if part.name.startswith("gravity on ") else taken
        if part.name in self._parts or taken:
            taken = taken or name_rules.owner(self._parts[part.name])
            raise ModelError(f"The name {part.name!r} is taken by {taken}; names are used once.")
        self._parts[part.name] = part

    def _known_symbol(self, name: Any) -> None:
        if name not in self._symbols:
            raise ModelError(f"The model has no symbol {name!r}{name_rules.suggestion(str(name), self._symbols)}")

    @staticmethod
    def _names_in(values: Iterable[Any]) -> set[str]:
        return {s.name for value in values for s in value.free_symbols}

    def _check_differentiable(self, values: Iterable[Expression], what: str) -> None:
        name_rules.differentiable(values, f"{what[0].upper()}{what[1:]}", self._parameters, self._inputs)

    def _known(self, value: Expression) -> float | None:
        """The number of an expression of parameters that have default values, else None."""
        values, used = self._values, value.free_symbols
        if not used:
            return number(value)
        if any(s not in values for s in used):
            return None
        return float(evaluate([value], values)[0])

    def _check_symbols(self, values: Iterable[Expression], what: str, constant: bool = False) -> None:
        for name in sorted(self._names_in(values)):
            if name not in self._symbols:
                raise ModelError(
                    f"{what[0].upper()}{what[1:]}: found the symbol {name!r}, which the model does not know"
                    f"{name_rules.suggestion(name, self._symbols)} Make it with model.parameters or model.input."
                )
            if constant and name not in self._parameters:
                raise ModelError(
                    f"{what[0].upper()}{what[1:]}: found {name!r}, which varies; expected numbers and parameters only."
                )


def model_content(model: Registry) -> tuple[Any, ...]:
    """All that a model says; equal for two models that say the same."""
    gravity = model.acceleration_of_gravity
    symbols = (dict(model.values), model.inputs, model.own_coordinates)
    return (model.name, *symbols, dict(model.parts), model.frictions, None if gravity is None else tuple(gravity))
