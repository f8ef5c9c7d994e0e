"""One table of a model file, its keys read as expressions, points and so on; and the scope: what expressions may name."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import sympy as sp

from alembert.description import Model
from alembert.description.bodies import LETTERS, Axis, Frame, Point
from alembert.description.name_rules import suggestion
from alembert.description.options import nearest
from alembert.description.rotations import Rotation, rotation, unit
from alembert.description.viewing import View
from alembert.errors import ModelError
from alembert.expressions.algebra import expression
from alembert.expressions.grammar import Names, NotationError, parse_equation, parse_expression
from alembert.expressions.vectors import direction
from alembert.files.toml_text import ModelFileError, Path, Source, written, written_path
from alembert.files.units import (
    FIELD_UNITS,
    is_product_of_another_kind,
    known_or_in_si,
    same_kind,
    unit_names,
    unit_of_load,
)

Kind = TypeVar("Kind")
STARTS_AS_NUMBER = re.compile(r"\s*[-+]?\.?\d")
PLACED = re.compile(r"\s*(?P<frame>.*\S)\s*:\s*\((?P<inside>.*)\)\s*", re.DOTALL)


class Scope:
    """The names known so far, which grow as the model is built; `names` are all that an expression may use.

    `units` are those of the parameters of which the file tells what they are, `options` are what it gives `simulate`, `view`
    is how it shows its runs, `components` are what is known of its points and axes, `notes` name what could not be had.
    """

    def __init__(self, model: Model, units: Mapping[str, str]) -> None:
        self.model = model
        self.units = units
        self.options: dict[str, Any] = {}
        self.view = View()
        self.notes: list[str] = []
        self.places: dict[str, Point | Axis] = {}
        self.components: dict[str, sp.Expr] = {}
        self._size = -1
        self.names = Names({}, together=False)
        self.refresh()

    @property
    def frames(self) -> dict[str, Frame]:
        """The ground, bodies and particles by name."""
        return {"ground": self.model.ground, **self.model.bodies}

    @property
    def is_current(self) -> bool:
        """Whether `names` has all that the model has by now."""
        return self._size == self._known_size()

    def refresh(self) -> None:
        """Take in what has come to be known; costly, so done where what is new can be named."""
        if not self.is_current:
            symbols = {name: sp.Symbol(name) for name in self.model.symbols}
            self.names, self._size = Names(symbols | self.components, together=False), self._known_size()

    def _known_size(self) -> int:
        return len(self.model.symbols) + len(self.components)

    def add(self, name: str, place: Point | Axis) -> None:
        """A named point or axis: name.x is a component of its position or direction, name.x' of a point's velocity."""
        vectors = {"": place.position, "'": place.velocity} if isinstance(place, Point) else {"": place.vector}
        components = {
            f"{name}.{letter}{prime}": vector[k]
            for prime, vector in vectors.items()
            for k, letter in enumerate(LETTERS)
        }
        taken = [n for n in components if n in self.model.symbols or n in self.components]
        if taken or name in self.frames:
            raise ModelError(
                f"The name {name!r} is taken ({(taken or [name])[0]} means something already); choose another."
            )
        self.components |= components
        self.places[name] = place


class Entry:
    """A table at a path of the file; `finish` refuses the keys that nobody has asked for."""

    def __init__(self, source: Source, scope: Scope, path: Path, table: Any) -> None:
        self.source, self.scope, self.path = source, scope, path
        if not isinstance(table, dict):
            raise source.error(
                path, f"found {written(table)}; expected a table, [{written_path(path)}] and its keys below."
            )
        self.table: dict[str, Any] = table
        self._asked: dict[str, None] = {}

    @property
    def name(self) -> str:
        """The last part of the path: the name of what is described."""
        return self.path[-1]

    def error(self, key: str, reason: str) -> ModelFileError:
        """The error at one of the keys."""
        return self.source.error((*self.path, key), reason)

    def inside(self, key: str) -> Entry:
        """The table under a key."""
        return Entry(self.source, self.scope, (*self.path, key), self.need(key))

    @contextmanager
    def blamed(self, *keys: str) -> Iterator[None]:
        """What the model refuses inside is told with the line of this table, or of a key in it."""
        try:
            yield
        except ModelFileError:
            raise
        except ModelError as error:
            raise self.source.error((*self.path, *keys), str(error)) from None

    def finish(self) -> None:
        """Refuse a key that means nothing here."""
        for key in self.table:
            if key not in self._asked:
                near = difflib.get_close_matches(key, self._asked, n=2)
                expected = f"did you mean {' or '.join(near)}?" if near else f"expected {', '.join(self._asked)}."
                raise self.error(key, f"found a key that means nothing here; {expected}")

    # --- raw values -------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        self._asked[key] = None
        return key in self.table

    def need(self, key: str) -> Any:
        """The value of a key that must be there."""
        if not self.has(key):
            near = difflib.get_close_matches(key, [k for k in self.table if k not in self._asked], n=1)
            found = f"found {near[0]!r} and no {key!r}" if near else f"found no {key!r}"
            raise self.source.error((*self.path, *near), f"{found}; expected a line {key} = ...")
        return self.table[key]

    def given(self, **readers: Callable[[Entry, str], Any]) -> dict[str, Any]:
        """The values of those of the keys that are given, each by its reader."""
        return {key: read(self, key) for key, read in readers.items() if self.has(key)}

    def text(self, key: str) -> str:
        """A text."""
        if not isinstance(value := self.need(key), str):
            raise self._unexpected(key, value, "text in quotes.")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.need(key)
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self._unexpected(key, value, 'a list of texts, as in ["a", "b"].')
        return value

    def flag(self, key: str) -> bool:
        """true or false."""
        if not isinstance(value := self.need(key), bool):
            raise self._unexpected(key, value, "true or false.")
        return value

    def _unexpected(self, key: str, value: Any, expected: str) -> ModelFileError:
        return self.error(key, f"found {written(value)}; expected {expected}")

    def kind(self, kinds: Mapping[str, Kind]) -> Kind:
        """What the key `type` names."""
        name = self.text("type")
        if name not in kinds:
            raise self.error("type", f"found {name!r}; {nearest(name, kinds)}")
        return kinds[name]

    # --- mathematics ------------------------------------------------------------------------------------------------

    def expression(self, key: str, extra: Mapping[str, sp.Expr] | None = None) -> Any:
        """A number, or an expression in text; it may use the names in `extra` too."""
        return self._expression(key, self.need(key), extra)

    def _unit(self, key: str) -> str | None:
        """The SI unit of what a key gives, where it is known."""
        of_load = unit_of_load(self.scope.model, self.table, key)
        return of_load or FIELD_UNITS.get(f"{self.table.get('type')}.{key}", FIELD_UNITS.get(key))

    def number(self, key: str, unit: str | None = None) -> float:
        """A number, of this SI unit if it is known; a text has a unit, or is worked out from parameters that have a value."""
        return self._number(key, self.need(key), unit)

    def positive(self, key: str, unit: str | None = None) -> float:
        """A number greater than zero."""
        if not 0 < (found := self.number(key, unit)) < float("inf"):
            raise self.error(key, f"found {found:g}; expected a number greater than zero.")
        return found

    def quantity(self, key: str) -> float | None:
        """The number in SI units that a text with a unit is for the parameter or input named by the key, None of any other."""
        return self._quantity(key, self.text(key), self.scope.units.get(key), self.scope.model.symbols)

    def numbers(self, key: str, unit: str | None = None) -> tuple[float, ...]:
        """Three finite numbers, or two and a zero."""
        found = tuple(self._number(key, v, unit) for v in self._list_of_three(key, self.need(key)))
        if not all(abs(number) < float("inf") for number in found):
            raise self._unexpected(key, self.need(key), "finite numbers.")
        return (*found, 0.0)[:3]

    def _number(self, key: str, given: Any, unit: str | None) -> float:
        if isinstance(given, str):
            is_no_product = is_product_of_another_kind(
                given, self.scope.units, unit
            )  # 2 m is no time, nor is twice a mass
            named = () if is_no_product else self.scope.model.values
            if (number := self._quantity(key, given, unit, named)) is not None:
                return number
            self.scope.refresh()
        value = self._expression(key, given, unit=unit)
        if isinstance(value, int | float):
            return value
        known = {s: self.scope.model.values.get(s.name) for s in value.free_symbols}
        found = value.subs({s: v for s, v in known.items() if v is not None})
        if not (found.is_number and found.is_real):
            raise self.error(
                key, f"found {value}, which has no value; expected a number, or numbers and parameters above."
            )
        return float(found)

    def _quantity(self, key: str, text: str, unit: str | None, named: Collection[str]) -> float | None:
        """The number in SI units of a text with a unit, None of any other; what a product with the named may be is refused."""
        known = {name: self.scope.model.symbols[name] for name in unit_names(text) if name in named}
        try:
            return known_or_in_si(text, known, unit, self.scope.units)
        except ModelError as error:
            raise self.error(key, str(error)) from None

    def equations(self, key: str) -> list[sp.Expr]:
        """What must vanish, from one equation or a list of them."""
        value = self.need(key)
        return [self._equation(key, v) for v in (value if isinstance(value, list) else [value])]

    def vector(self, key: str) -> tuple[Any, ...]:
        """Two or three components; a missing third is zero."""
        return self._components(key, self.need(key))

    def vectors(self, key: str) -> list[tuple[Any, ...]]:
        """A list of vectors."""
        if not isinstance(value := self.need(key), list):
            raise self._unexpected(key, value, "a list of points, as in [[0, 0], [1, 0], [0, 1]].")
        return [self._components(key, each) for each in value]

    def matrix(self, key: str) -> Any:
        """One expression, or a list of expressions, or a list of such lists."""
        value = self.need(key)
        return [self._row(key, row) for row in value] if isinstance(value, list) else self._expression(key, value)

    def _row(self, key: str, row: Any) -> Any:
        return [self._expression(key, v) for v in row] if isinstance(row, list) else self._expression(key, row)

    def _expression(
        self, key: str, value: Any, extra: Mapping[str, sp.Expr] | None = None, unit: str | None = None
    ) -> Any:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
        if not isinstance(value, str):
            raise self._unexpected(key, value, "a number, or an expression in quotes.")
        return self._parsed(key, value, value, extra=extra, unit=unit or self._unit(key))

    def _parsed(
        self, key: str, whole: str, part: str, start: int = 0, extra: Any = None, parse: Any = None, unit: Any = None
    ) -> Any:
        """The expression (or what `parse` finds) in a part of the text of a key, which begins at `start`.

        Where the SI unit of what it gives is known, it may be a number with a unit.
        """
        symbols = self.scope.model.symbols
        if unit is not None and (number := self._quantity(key, part, unit, symbols)) is not None:
            return number
        names = self.scope.names if extra is None else {**self.scope.names.values, **extra}
        try:
            return (parse or parse_expression)(part, names, exact=False)
        except NotationError as error:
            if self.scope.is_current:
                span = (start + error.start, start + error.end)
                hint = f" With a unit it is {same_kind(unit)}." if unit and STARTS_AS_NUMBER.match(part) else ""
                raise self.source.error((*self.path, key), error.reason + hint, whole, span) from None
        self.scope.refresh()
        return self._parsed(key, whole, part, start, extra, parse, unit)

    def _equation(self, key: str, value: Any) -> sp.Expr:
        if not isinstance(value, str):
            raise self._unexpected(key, value, 'an equation in quotes, as in "x^2 + y^2 = L^2".')
        left, right = self._parsed(key, value, value, parse=parse_equation)
        return left - right

    def _components(self, key: str, value: Any) -> tuple[Any, ...]:
        found = tuple(self._expression(key, v) for v in self._list_of_three(key, value))
        return (*found, 0) if len(found) == 2 else found

    def _list_of_three(self, key: str, value: Any) -> list[Any]:
        if not isinstance(value, list) or len(value) not in (2, 3):
            raise self._unexpected(key, value, "three components (or two, in a plane), as in [0, 0, 1].")
        return value

    # --- geometry ---------------------------------------------------------------------------------------------------

    def frame(self, key: str) -> Frame:
        """A body, a particle or the ground, by name."""
        return self._frame(key, self.text(key))

    def point(self, key: str) -> Point:
        """A point: "body: (x, y, z)", the name of a point, or the name of a body for its origin."""
        if not isinstance(value := self.need(key), str):
            raise self._unexpected(key, value, 'a point in quotes, as in "ground", "arm", or "arm: (L/2, 0, 0)".')
        return self._point(key, value)

    def points(self, key: str) -> list[Point]:
        """A list of points."""
        return [self._point(key, value) for value in self.texts(key)]

    def _point(self, key: str, value: str) -> Point:
        points = {name: place for name, place in self.scope.places.items() if isinstance(place, Point)}
        if value in points:
            return points[value]
        if ":" not in value:
            return self._frame(key, value, points).point()
        frame, components = self._placed(key, value, "m")
        with self.blamed():
            return frame.point(*components)

    def axis(self, key: str) -> Axis:
        """A direction fixed in a body: "body: (x, y, z)", or the name of an axis."""
        value = self.text(key)
        if isinstance(known := self.scope.places.get(value), Axis):
            return known
        frame, components = self._placed(key, value)
        with self.blamed():
            return frame.axis(*components)

    def turning(self, key: str) -> Rotation:
        """Turns about moving axes: ["ZX", "a", "b"], or [{axis = [0, 0.6, 0.8], angle = "a"}] for other axes."""
        value = self.need(key)
        turns = value if isinstance(value, list) else []
        with self.blamed():
            if turns and isinstance(turns[0], str):
                return rotation(turns[0], *(self._expression(key, v, unit="rad") for v in turns[1:]))
            if turns and all(isinstance(turn, dict) and turn.keys() == {"axis", "angle"} for turn in turns):
                return Rotation(tuple(self._turn(key, **turn) for turn in turns))
        raise self._unexpected(key, value, 'turns, as in ["ZX", "a", "b"].')

    def _turn(self, key: str, axis: Any, angle: Any) -> tuple[tuple[Any, ...], Any]:
        return tuple(unit(direction(self._components(key, axis)), key)), expression(
            self._expression(key, angle, unit="rad")
        )

    def _placed(self, key: str, value: str, unit: str | None = None) -> tuple[Frame, list[sp.Expr]]:
        found = PLACED.fullmatch(value)
        if not found:
            raise self.error(key, f'found {value!r}; expected a body and components, as in "arm: (L/2, 0, 0)".')
        frame = self._frame(key, found["frame"])
        parts = list(parts_of_list(found["inside"], found.start("inside")))
        if len(parts) not in (2, 3):
            raise self.error(key, f"found {len(parts)} components in {value!r}; expected two or three.")
        return frame, [self._parsed(key, value, part, start, unit=unit) for start, part in parts]

    def _frame(self, key: str, name: str, more: Mapping[str, Any] | None = None) -> Any:
        return self.named(key, name, {**(more or {}), **self.scope.frames}, "no body")

    def named(self, key: str, name: str, known: Mapping[str, Any], what: str) -> Any:
        """The known part of a name; what is not one is told with the nearest."""
        if name in known:
            return known[name]
        hint = suggestion(name, known) if known else "; the model has none yet."
        raise self.error(key, f"found {name!r}, which is {what}{hint}")


def parts_of_list(text: str, start: int = 0) -> Iterator[tuple[int, str]]:
    """The parts between the commas that stand in no bracket, each with its place."""
    depth = first = 0
    for k, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield start + first, text[first:k]
            first = k + 1
    yield start + first, text[first:]
