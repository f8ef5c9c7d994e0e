"""From a Model to a model file in TOML: every part as the keys that make it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import symengine as se
import sympy as sp
from sympy.printing.str import StrPrinter

from alembert.description import Model
from alembert.description.bodies import PLANES, Axis, Body, Frame, Massive, Placement, Point
from alembert.description.joints import Joint
from alembert.description.loads import LAW_SYMBOLS, LOADS, Friction, Load
from alembert.description.options import Form
from alembert.description.rotations import AXES, Rotation
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, to_sympy
from alembert.expressions.arrays import array, product
from alembert.expressions.grammar import Names, parse_expression
from alembert.files.model_reading import NO_VALUE
from alembert.files.part_reading import KEYS
from alembert.files.toml_text import table_text, written_path
from alembert.storage import path_of, whole_file

Table = dict[str, Any]


def save_model(model: Model, path: Any) -> None:
    """Write a model to a file in TOML, which `load_model` reads again.

    >>> import tempfile
    >>> from alembert.examples import four_bar
    >>> from alembert.files import load_model
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_model(four_bar(), f"{folder}/bars.toml")
    ...     print(*load_model(f"{folder}/bars.toml").joints)
    O1 O2 O4 O3
    """
    text = model_text(model)
    with whole_file(path_of(path)) as file:
        file.write(text.encode("utf-8"))


def model_text(model: Model) -> str:
    """The model in TOML; ModelError names a part that cannot be written."""
    if not isinstance(model, Model):
        raise ModelError(f"save_model: found {model!r}; expected a Model, for instance alembert.examples.four_bar().")
    return _Writer(model).text()


class _Writer:
    def __init__(self, model: Model) -> None:
        self.model = model
        names = [*model.symbols, *(s.name for s in LAW_SYMBOLS)]
        self._names = Names({name: sp.Symbol(name) for name in names}, together=False)

    def text(self) -> str:
        tables = [("", self._top()), ("parameters", self._parameters())]
        tables += [(written_path(path), table) for path, table in self._tables()]
        return "\n\n".join(table_text(header, table) for header, table in tables if table) + "\n"

    def _top(self) -> Table:
        model, gravity = self.model, self.model.acceleration_of_gravity
        own = {s.name: model.notation.get(s.name, s.name) for s in model.own_coordinates}
        return _present(
            name=model.name,
            inputs=[s.name for s in model.inputs],
            coordinates=own if any(name != symbol for name, symbol in own.items()) else list(own),
            gravity=None if gravity is None else self._vector(gravity, "gravity"),
        )

    def _parameters(self) -> Table:
        return {name: NO_VALUE if value is None else value for name, value in self.model.values.items()}

    def _tables(self) -> Iterator[tuple[tuple[str, str], Table]]:
        """Every other table with its path, in the order in which a file is read."""
        bodies = self.model.bodies.values()
        for body in (*(b for b in bodies if isinstance(b, Body)), *(b for b in bodies if not isinstance(b, Body))):
            yield ("bodies" if isinstance(body, Body) else "particles", body.name), self._body(body)
        for joint in self.model.joints.values():
            yield ("joints", joint.name), self._joint(joint)
        for constraint in self.model.constraints.values():
            rows = [f"{self._text(value, constraint.name)} = 0" for value in constraint.expressions]
            yield ("constraints", constraint.name), {"equation": rows[0] if len(rows) == 1 else rows}
        for part in self.model.parts.values():
            if isinstance(part, Load):
                yield ("loads", part.name), self._load(part)
        for friction in self.model.frictions:
            yield ("friction", friction.target), self._friction(friction)

    # --- expressions, points and turns ------------------------------------------------------------------------------

    def _text(self, value: Expression, owner: str) -> str:
        """An expression in text that the grammar reads as the same."""
        text = str(_Printer().doprint(to_sympy(value))).replace("**", "^")
        try:
            parse_expression(text, self._names)
        except ModelError:
            raise ModelError(
                f"{owner!r} cannot be written to a model file: found {text}, which the files have no words for."
            ) from None
        return text

    def _value(self, value: Expression, owner: str) -> int | float | str:
        """A number as it is, and any other expression as text."""
        if isinstance(value, se.Integer):
            return int(value)
        return float(value) if isinstance(value, se.RealDouble) else self._text(value, owner)

    def _vector(self, values: Iterable[Expression], owner: str) -> list[Any]:
        return [self._value(v, owner) for v in values]

    def _fixed(self, place: Point | Axis, owner: str) -> str:
        """A point or an axis of a body."""
        return f"{place.frame.name}: ({', '.join(self._text(c, owner) for c in place.local)})"

    def _point(self, point: Point, owner: str) -> str:
        return point.frame.name if all(c == 0 for c in point.local) else self._fixed(point, owner)

    def _turns(self, turning: Rotation, owner: str) -> list[Any]:
        letters = {tuple(array(axis)): letter for letter, axis in AXES.items()}
        if all(axis in letters for axis, _ in turning.factors):
            sequence = "".join(letters[axis] for axis, _ in turning.factors)
            return [sequence, *(self._value(angle, owner) for _, angle in turning.factors)] if sequence else []
        return [
            {"axis": self._vector(axis, owner), "angle": self._value(angle, owner)} for axis, angle in turning.factors
        ]

    # --- parts ------------------------------------------------------------------------------------------------------

    def _body(self, body: Massive) -> Table:
        """A body or a particle; of an explicit pose, that of the origin of its frame."""
        name, place = body.name, body.placement or Placement(())
        origin = array(place.position) - product(place.rotation.array, body.offset) if place.position else ()
        return _present(
            mass=self._value(body.mass, name),
            inertia=self._inertia(body) if isinstance(body, Body) else None,
            plane=body.plane,
            line="xyz"[body.free[0]] if len(body.free) == 1 else None,
            center=self._vector(body.offset, name) if any(c != 0 for c in body.offset) else None,
            angles=list(body.angle_names) if isinstance(body, Body) else None,
            position=self._vector(origin, name),
            rotation=self._turns(place.rotation, name),
        ) | self._symbol(getattr(body, "angle_names", ())[1:])

    def _inertia(self, body: Body) -> Any:
        J = body.J
        if body.plane:
            normal = PLANES[body.plane][2]
            return self._value(J[normal, normal], body.name)
        if all(J[i, j] == 0 for i in range(3) for j in range(3) if i != j):
            return self._vector((J[k, k] for k in range(3)), body.name)
        return [self._vector(row, body.name) for row in J]

    def _joint(self, joint: Joint) -> Table:
        out: Table = {"type": _type(joint.kind), "from": self._point(joint.a, joint.name)}
        out["to"] = self._point(joint.b, joint.name)
        for key, option in joint.options.items():
            out[key] = self._option(option.form, getattr(joint, option.field or key), joint.name)
        out |= self._naming(joint)
        return out | _present(orientation=self._turns(joint.orientation, joint.name), cut=joint.cut or None)

    def _naming(self, joint: Joint) -> Table:
        """The names of the coordinates, which Euler parameters do not have, and their symbols."""
        names = joint.named_coordinates
        if not names:
            return {}
        by_angles = {"angles": [getattr(joint, "sequence", ""), *names]}
        named = {"coordinate": names[0], "coordinates": list(names), **by_angles}
        return {joint.naming(): named[joint.naming()]} | self._symbol(names)

    def _symbol(self, names: Sequence[str]) -> Table:
        """The symbols by which coordinates are written, where any has one that is not its name."""
        symbols = [self.model.notation.get(name, name) for name in names]
        return {} if symbols == list(names) else {"symbol": symbols if len(symbols) > 1 else symbols[0]}

    def _option(self, form: Form, value: Any, owner: str) -> Any:
        """An option of a joint or a load, as files/part_reading reads it."""
        if form is Form.POINT:
            return self._point(value, owner)
        if form is Form.AXIS:
            return self._fixed(value, owner)
        if isinstance(value, Frame | Joint):
            return value.name
        if form is Form.COORDINATE:
            return str(value)
        return self._vector(value, owner) if isinstance(value, tuple) else self._value(value, owner)

    def _friction(self, friction: Friction) -> Table:
        owner = f"friction on {friction.target}"
        return _present(
            coefficient=self._value(friction.coefficient, owner),
            radius=None if friction.radius is None else self._value(friction.radius, owner),
            at=None if friction.at is None else self._point(friction.at, owner),
            smoothing=None if friction.smoothing == 0 else self._value(friction.smoothing, owner),
        )

    def _load(self, load: Load) -> Table:
        forms = {key: option.form for key, option in LOADS[_type(load.kind)].options.items()}
        return {"type": _type(load.kind)} | {
            KEYS.get(key, key): self._option(forms[key], value, load.name) for key, value in load.given
        }


def _present(**table: Any) -> Table:
    """The keys that have something to say."""
    return {key: value for key, value in table.items() if value is not None and value != []}


def _type(kind: str) -> str:
    """The name of a kind in a file."""
    return kind.replace(" ", "_")


# --- expressions as the grammar reads them again --------------------------------------------------------------------


class _Printer(StrPrinter):  # type: ignore[misc]
    """SymPy's text with every digit of a number, and max and min where a Piecewise means them."""

    def _print_Float(self, value: sp.Float) -> str:
        return repr(float(value))

    def _print_Piecewise(self, value: sp.Piecewise) -> str:
        extreme = _extreme(value)
        return f"{extreme}({self.stringify([case.expr for case in value.args], ', ')})" if extreme else sp.srepr(value)


def _extreme(value: sp.Piecewise) -> str:
    """max or min if that is what a Piecewise means: the first where it is greater (or less) than the second."""
    (first, condition), (second, _) = value.args[0].args, value.args[-1].args
    is_compared = isinstance(condition, sp.core.relational.Relational)
    if len(value.args) > 2 or not is_compared or {condition.lhs, condition.rhs} != {first, second}:
        return ""
    return "max" if condition.gts == first else "min"
