"""From a Model to a model file in TOML: every part as the keys that make it again."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import compress
from operator import not_
from pathlib import Path as FilePath
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from sympy.printing.str import StrPrinter

from alembert.description import Model, contact_shapes, name_rules
from alembert.description.bodies import PLANES, Axis, Body, Frame, Massive, Placement, Point
from alembert.description.joints import Joint
from alembert.description.loads import LAW_SYMBOLS, LOADS, Friction, Load
from alembert.description.model import weld_of
from alembert.description.options import Form, Kinds
from alembert.description.origin import Origin
from alembert.description.rotations import AXES, Rotation
from alembert.description.shapes import Mesh, Shape
from alembert.description.unilateral import UNILATERALS, Unilateral
from alembert.description.viewing import USUAL_PLOTS, Camera, Quantity, View, view_given
from alembert.errors import AlembertWarning, ModelError
from alembert.expressions.algebra import Expression, expression, to_sympy
from alembert.expressions.arrays import array, product
from alembert.expressions.grammar import Names, parse_expression
from alembert.expressions.validation import is_iterable
from alembert.files.model_reading import NO_VALUE
from alembert.files.part_reading import KEYS
from alembert.files.robots.meshes import path_from
from alembert.files.robots.mjcf_writing import mjcf_text
from alembert.files.robots.urdf_writing import urdf_text
from alembert.files.robots.written_losses import losses
from alembert.files.toml_text import table_text, written_path
from alembert.storage import path_of, whole_file

Table = dict[str, Any]
MJCF = (".xml", ".mjcf")
ROBOTS = (".urdf", *MJCF)
ONLY_READ = (".sdf", ".xacro")
STARTED = ("initial", "keep", "duration", "rtol", "atol", "inputs")
"""What of the options of `simulate` a file has words for."""


def save_model(model: Model, path: Any, start: Mapping[str, Any] | None = None, view: View | None = None) -> None:
    """Write a model to a file in TOML, which `load_model` reads again, or as a robot in URDF (.urdf) or MJCF (.xml).

    Those have words for trees of joints and little more: ModelError names what they cannot say.

    `start` is what `simulate` is given (`load_start` reads it again): its duration, initial values, keep, inputs as numbers or
    formulas, and tolerances. `view` is how runs are shown (`load_view`).

    >>> import tempfile
    >>> from alembert.examples import four_bar
    >>> from alembert.files import load_model
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_model(four_bar(), f"{folder}/bars.toml")
    ...     print(*load_model(f"{folder}/bars.toml").joints)
    O1 O2 O4 O3
    """
    where = path_of(path)
    ending = where.suffix.lower()
    if ending in ROBOTS:
        if not _is_nothing(start) or view is not None:
            raise ModelError(
                f"save_model: found a start or a view for {where.name!r}; expected them of a .toml file only."
            )
        own = _checked_model(model)
        text = urdf_text(own, where.parent) if ending == ".urdf" else mjcf_text(own)
    elif ending in ONLY_READ:
        raise ModelError(
            f"save_model: found the ending {ending!r}; expected .toml, .urdf or .xml, as others are only read."
        )
    else:
        text = model_text(model, start, view, where.parent)
    if left := meshes_left(model, view, keeps_files=ending not in MJCF):
        why = "which are not written to MJCF" if ending in MJCF else "which come from no file that could be named"
        message = f"save_model: {where.name!r} does not keep the meshes of {', '.join(map(repr, left))}, {why}."
        warnings.warn(message, AlembertWarning, stacklevel=2)
    if ending in ROBOTS and (lost := losses(model, is_mjcf=ending in MJCF)):
        message = f"save_model: {where.name!r} does not keep {'; '.join(lost)}. A .toml file keeps them."
        warnings.warn(message, AlembertWarning, stacklevel=2)
    with whole_file(where) as file:
        file.write(text.encode("utf-8"))


def model_text(
    model: Model, start: Mapping[str, Any] | None = None, view: View | None = None, folder: FilePath | None = None
) -> str:
    """The model in TOML, with its start and view; ModelError names a part that cannot be written.

    The files of meshes are named from a folder, or by their whole paths.
    """
    writer = _Writer(_checked_model(model), folder)
    return writer.text({**_start({} if start is None else start), **writer.view(view_given("save_model", view))})


def meshes_left(model: Model, view: View | None, keeps_files: bool) -> list[str]:
    """The bodies with meshes that a file does not keep: those that come from no file, or all."""
    shapes: Mapping[str, Any] = {**model.shapes, **(view.shapes if view else {})}
    return [
        name
        for name, several in shapes.items()
        if any(isinstance(shape, Mesh) and not (keeps_files and shape.file) for shape in several)
    ]


def _checked_model(model: Any) -> Model:
    if not isinstance(model, Model):
        raise ModelError(f"save_model: found {model!r}; expected a Model, for instance alembert.examples.four_bar().")
    return model


class _Writer:
    def __init__(self, model: Model, folder: FilePath | None) -> None:
        self.model, self._folder = model, folder
        names = [*model.symbols, *(s.name for s in (*LAW_SYMBOLS, *contact_shapes.PLACE, contact_shapes.PARAMETER))]
        self._names = Names({name: sp.Symbol(name) for name in names}, together=False)

    def text(self, more: Mapping[str, Table]) -> str:
        tables = [("", self._top()), ("parameters", self._parameters()), ("symbols", self._symbols())]
        tables += [(written_path(path), table) for path, table in self._tables()]
        tables += more.items()
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

    def _symbols(self) -> Table:
        """The symbols of parameters; those of coordinates stand with them."""
        return {name: symbol for name, symbol in self.model.notation.items() if name in self.model.values}

    def _tables(self) -> Iterator[tuple[tuple[str, ...], Table]]:
        """Every other table with its path, in the order in which a file is read."""
        bodies, joints = self.model.bodies.values(), self.model.joints
        welds = {b.name: joints[weld_of(b.name)] for b in bodies if isinstance(b, Body) and weld_of(b.name) in joints}
        rigid = [isinstance(body, Body) and body.name not in welds for body in bodies]
        for body in (*compress(bodies, rigid), *compress(bodies, map(not_, rigid))):
            table = self._weld(welds[body.name]) if body.name in welds else self._body(body)
            yield ("bodies" if table.keys() & {"inertia", "massless"} else "particles", body.name), table
        for joint in joints.values():
            if joint.b.frame.name not in welds or joint.name != weld_of(joint.b.frame.name):
                yield ("joints", joint.name), self._joint(joint)
        for constraint in self.model.constraints.values():
            rows = [f"{self._text(value, constraint.name)} = 0" for value in constraint.expressions]
            yield ("constraints", constraint.name), {"equation": rows[0] if len(rows) == 1 else rows}
        for unilateral in self.model.unilaterals.values():
            yield ("unilateral", unilateral.name), self._by_kind(unilateral, UNILATERALS)
        for part in self.model.parts.values():
            if isinstance(part, Load):
                yield ("loads", part.name), self._by_kind(part, LOADS)
        for friction in self.model.frictions:
            yield ("friction", friction.target), self._friction(friction)
        yield from self._origin(self.model.origin or Origin(""))

    def _origin(self, origin: Origin) -> Iterator[tuple[tuple[str, ...], Table]]:
        """What the file of a robot said besides the mechanics, of what the model still has."""
        known, bodies = {*self.model.symbols}, {"ground", *self.model.bodies}
        limits = {name: own for name, own in origin.limits.items() if name in known}
        points = {name: point for name, point in origin.points.items() if point.frame.name in bodies}
        frames = {name: own for name, own in origin.frames.items() if own.origin.frame.name in bodies}
        finite = {name: {key: x for key, x in vars(own).items() if math.isfinite(x)} for name, own in limits.items()}
        placed = {
            name: _present(at=self._fixed(own.origin, name), turned=self._turns(own.rotation, name))
            for name, own in frames.items()
        }
        yield ("origin",), _present(notes=list(origin.notes))
        yield ("origin", "limits"), finite
        yield ("origin", "points"), {name: self._fixed(point, name) for name, point in points.items()}
        yield ("origin", "frames"), placed
        for name, values in origin.starts.items():
            yield ("origin", "starts", name), {key: x for key, x in values.items() if key in known}

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

    # --- how runs are shown -----------------------------------------------------------------------------------------

    def view(self, view: View) -> dict[str, Table]:
        """The sections that read into a view: what is not as usual."""
        usual = View()
        plain = ("up", "theme", "forces", "names", "speed", "loop", "side_by_side")
        given = {name: value for name in plain if (value := getattr(view, name)) != getattr(usual, name)}
        camera = view.camera
        if isinstance(camera, Camera):
            given = {"camera": {"position": camera.position, "target": camera.target}} | given
        elif camera is not None:
            given = {"camera": camera} | given
        if view.traces is not None:
            given["traces"] = [self._point(point, "traces") for point in view.traces]
        drawn: Mapping[str, Any] = {**self.model.shapes, **view.shapes}
        told = {name: [s for s in several if getattr(s, "file", True)] for name, several in drawn.items()}
        return {
            "view": given,
            "view.colors": dict(view.colors),
            "view.shapes": {name: self._shapes(name, several) for name, several in told.items() if several},
            "plots": {title: self._plot(title, plot) for title, plot in view.plots.items()},
        }

    def _shapes(self, body: str, several: Sequence[Shape]) -> Any:
        found = [self._shape(body, shape) for shape in several]
        return found[0] if len(found) == 1 else found

    def _shape(self, body: str, shape: Shape) -> Table:
        given = {f.name: value for f in fields(shape) if (value := getattr(shape, f.name)) is not f.default}
        if isinstance(shape, Mesh):
            placed = {key: given[key] for key in ("scale", "center", "axes")}
            given = {"file": path_from(self._folder, shape.file), **placed}
        return {"type": type(shape).__name__.lower()} | {key: self._plain(v, body) for key, v in given.items()}

    def _plain(self, value: Any, owner: str) -> Any:
        """Names, and numbers and expressions in lists."""
        if isinstance(value, str):
            return value
        if isinstance(value, list | tuple | np.ndarray):
            return [self._plain(each, owner) for each in value]
        return self._value(expression(value), f"the shape of {owner}")

    def _plot(self, title: str, plot: str | Sequence[Quantity]) -> Any:
        """The word of a usual plot, one quantity, a list of them, or a table where they have labels of their own."""
        if isinstance(plot, str):
            return plot
        values = {q.label: q.value for q in plot}
        texts = {
            label: value if isinstance(value, str) else self._text(expression(value), f"plots.{title}")
            for label, value in values.items()
        }
        if any(label != text for label, text in texts.items()) or len(texts) < len(plot):
            return texts
        return list(texts) if len(texts) > 1 or next(iter(texts)) in USUAL_PLOTS else next(iter(texts))

    # --- parts ------------------------------------------------------------------------------------------------------

    def _body(self, body: Massive) -> Table:
        """A body or a particle; of an explicit pose, that of the origin of its frame."""
        if body.is_massless:
            return _present(massless=True, plane=body.motion_plane)
        name, place = body.name, body.placement or Placement(())
        origin = array(place.position) - product(place.rotation.array, body.offset) if place.position else ()
        return _present(
            mass=self._value(body.mass, name),
            inertia=self._inertia(body) if isinstance(body, Body) else None,
            plane=body.motion_plane,
            line="xyz"[body.free[0]] if len(body.free) == 1 else None,
            center=self._vector(body.offset, name) if any(c != 0 for c in body.offset) else None,
            angles=list(body.angle_names) if isinstance(body, Body) else None,
            position=self._vector(origin, name),
            rotation=self._turns(place.rotation, name),
        ) | self._symbol(getattr(body, "angle_names", ())[1:])

    def _weld(self, joint: Joint) -> Table:
        """A point mass at a point of a body."""
        mass = self.model.bodies[joint.b.frame.name].mass
        return {"mass": self._value(mass, joint.name), "on": self._point(joint.a, joint.name)}

    def _inertia(self, body: Body) -> Any:
        J = body.J
        if body.motion_plane:
            normal = PLANES[body.motion_plane][2]
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
        rotor = None if joint.armature == 0 else self._value(joint.armature, joint.name)
        placing = _present(orientation=self._turns(joint.orientation, joint.name), cut=joint.cut or None)
        return out | placing | _present(armature=rotor)

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
        if form is Form.SHAPE:
            return self._contact_shape(value, owner)
        if form is Form.AXIS:
            return self._fixed(value, owner)
        if isinstance(value, Frame | Joint):
            return value.name
        if form is Form.COORDINATE:
            return str(value)
        return self._vector(value, owner) if isinstance(value, tuple) else self._value(value, owner)

    def _contact_shape(self, shape: contact_shapes.ContactShape, owner: str) -> Any:
        """A point, or a table of a shape."""
        point = self._point(contact_shapes.point_of(shape), owner)
        if isinstance(shape, Point):
            return point
        told: Table = {shape.word: point}
        for field in fields(shape)[1:]:
            value = getattr(shape, field.name)
            if isinstance(value, Axis):
                told[field.name] = self._vector(value.local, owner)
            elif isinstance(value, tuple):
                told[field.name] = self._vector(value, owner)
            elif isinstance(value, bool) or value is None:
                told |= {field.name: True} if value else {}
            else:
                told[field.name] = self._value(value, owner)
        return told

    def _friction(self, friction: Friction) -> Table:
        owner = f"friction on {friction.target}"
        if friction.flows:
            raise ModelError(
                f"{owner!r} cannot be written to a model file: that of a closed contact. Write the model, not a mode."
            )
        return _present(
            coefficient=self._value(friction.coefficient, owner),
            radius=None if friction.radius is None else self._value(friction.radius, owner),
            at=None if friction.at is None else self._point(friction.at, owner),
            smoothing=None if friction.smoothing == 0 else self._value(friction.smoothing, owner),
        )

    def _by_kind(self, part: Load | Unilateral, kinds: Kinds) -> Table:
        """A load or a unilateral constraint: its kind, and the options that were given."""
        forms = {key: option.form for key, option in kinds[_type(part.kind)].options.items()}
        return {"type": _type(part.kind)} | {
            KEYS.get(key, key): self._option(forms[key], value, part.name) for key, value in part.given
        }


def _start(start: Mapping[str, Any]) -> dict[str, Table]:
    """The sections [start] and [run] of what `simulate` is given."""
    _check_table(start, "start", "{'duration': 5, 'initial': {'theta': 1}}")
    given = {key: value for key, value in start.items() if not _is_nothing(value)}
    if strange := [key for key in given if key not in STARTED]:
        raise ModelError(
            f"start: found {strange[0]!r}, which the files have no words for; expected {', '.join(STARTED)}."
        )
    inputs, initial, keep = (given.get(key, {}) for key in ("inputs", "initial", "keep"))
    _check_table(inputs, "start: inputs", "{'tau': 2}")
    _check_table(initial, "start: initial", "{'theta': 1}")
    if not is_iterable(keep):
        raise ModelError(f"start: found keep={keep!r}; expected a list of names.")
    for name, signal in inputs.items():
        if not isinstance(signal, str | int | float):
            raise ModelError(
                f"start: found {signal!r} for the input {name!r}; expected a number, or a formula in text."
            )
    values = {_named(name): name_rules.finite(value, f"start: initial {name!r}") for name, value in initial.items()}
    run: Table = {key: _said(given[key], f"start: {key}") for key in ("duration", "rtol", "atol") if key in given}
    if inputs:
        run["inputs"] = {_named(name): _said(signal, f"start: inputs {name!r}") for name, signal in inputs.items()}
    return {"start": values | ({"keep": [_named(name) for name in keep]} if "keep" in given else {}), "run": run}


def _check_table(value: Any, what: str, example: str) -> None:
    if not isinstance(value, Mapping):
        raise ModelError(f"{what}: found {value!r}; expected values by name, {example}.")


def _is_nothing(value: Any) -> bool:
    return value is None or (isinstance(value, Mapping | list | tuple | set | str) and not value)


def _named(key: Any) -> str:
    return name_rules.text(name_rules.label(key), "start")


def _said(value: Any, what: str) -> Any:
    """A finite number, or a text, which may have a unit."""
    return name_rules.whole_letters(value, what) if isinstance(value, str) else name_rules.finite(value, what)


def _present(**table: Any) -> Table:
    """The keys that have something to say."""
    return {key: value for key, value in table.items() if value is not None and value != []}


def _type(kind: str) -> str:
    """The name of a kind in a file."""
    return kind.replace(" ", "_")


# --- expressions as the grammar reads them again --------------------------------------------------------------------


class _Printer(StrPrinter):  # type: ignore[misc]
    """SymPy's text with every digit of a number, and a Piecewise as max, min or (a if x > 0 else b)."""

    def _print_Float(self, value: sp.Float) -> str:
        return repr(float(value))

    def _print_Piecewise(self, value: sp.Piecewise) -> str:
        *cases, (last, otherwise) = (case.args for case in value.args)
        if extreme := _extreme(value):
            return f"{extreme}({self.stringify([case.expr for case in value.args], ', ')})"
        heads = "".join(f"{self._print(part)} if {self._print(when)} else " for part, when in cases)
        return f"({heads}{self._print(last)})" if otherwise == True else sp.srepr(value)  # noqa: E712  it is SymPy's

    def _print_Relational(self, value: sp.Rel) -> str:
        return f"{self._print(value.lhs)} {value.rel_op} {self._print(value.rhs)}"

    def _print_And(self, value: sp.And) -> str:
        return " and ".join(f"({self._print(part)})" for part in value.args)

    def _print_Or(self, value: sp.Or) -> str:
        return " or ".join(f"({self._print(part)})" for part in value.args)


def _extreme(value: sp.Piecewise) -> str:
    """max or min if that is what a Piecewise means: the first where it is greater (or less) than the second."""
    (first, condition), (second, _) = value.args[0].args, value.args[-1].args
    is_compared = isinstance(condition, sp.core.relational.Relational)
    if len(value.args) > 2 or not is_compared or {condition.lhs, condition.rhs} != {first, second}:
        return ""
    return "max" if condition.gts == first else "min"
