"""From a model file in TOML to a Model: the sections in their order, each entry handed to the method that makes it."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path as FilePath
from typing import Any

from alembert.description import Model
from alembert.files.constraint_section import add_constraint, add_friction
from alembert.files.entry import Entry
from alembert.files.expression_scope import Scope
from alembert.files.file_position import Source
from alembert.files.joint_and_load_sections import add_joint, add_load
from alembert.files.toml_text import written
from alembert.storage import path_of, read_text

NO_VALUE = "none"
"""The value of a parameter that has no default."""


def load_model(path: Any) -> Model:
    """The model that a file in TOML describes.

    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder) / "bead.toml"
    ...     _ = path.write_text('[particles.bead]\\nmass = 2\\nline = "x"\\n')
    ...     print(load_model(path).name)
    bead
    """
    where = path_of(path)
    return read_model(read_text(where), str(where))


def read_model(text: str, file: str = "model file") -> Model:
    """The model that a text in TOML describes; `file` is what errors call it.

    >>> read_model('name = "fall"\\ngravity = [0, 0, -9.81]\\n[particles.stone]\\nmass = 2').bodies
    mappingproxy({'stone': Particle('stone')})
    """
    source = Source(text, file)
    table = source.table()
    _check_sections(source, table)
    model = Model(_name(source, table, file))
    scope = Scope(model)
    top = Entry(source, scope, (), table)
    for name, build in SECTIONS.items():
        if name in table:
            scope.refresh()
            build(top, model)
    return model


def _name(source: Source, table: Mapping[str, Any], file: str) -> str:
    name = table.get("name", FilePath(file).stem)
    if not isinstance(name, str) or not name.strip():
        raise source.error(("name",), f"found {written(name)}; expected the name of the model, in quotes.")
    return name


def _check_sections(source: Source, table: Mapping[str, Any]) -> None:
    known = ["name", *SECTIONS]
    for key in table:
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"a model file has {', '.join(known)}."
            raise source.error((key,), f"found {key!r}, which is no part of a model file; {hint}")
    if not any(table.get(key) for key in ("bodies", "particles")):
        raise source.error((), "found no bodies and no particles; expected at least one, as in [bodies.arm].")


# --- the sections ---------------------------------------------------------------------------------------------------


def _entries(top: Entry, section: str) -> Iterator[Entry]:
    """The tables of a section."""
    whole = Entry(top.source, top.scope, (section,), top.need(section))
    for name, table in whole.table.items():
        yield Entry(top.source, top.scope, (section, name), table)


def _each(section: str, add: Callable[[Entry, Model], None]) -> Callable[[Entry, Model], None]:
    """A section whose every table makes one part."""

    def build(top: Entry, model: Model) -> None:
        for entry in _entries(top, section):
            with entry.blamed():
                add(entry, model)
            entry.finish()

    return build


def _parameters(top: Entry, model: Model) -> None:
    entry = Entry(top.source, top.scope, ("parameters",), top.need("parameters"))
    for name, value in entry.table.items():
        number = None if value == NO_VALUE else _number(entry, name)
        with _at(entry, name):
            model.parameters(**{name: number})


def _number(entry: Entry, name: str) -> float:
    """A number; a text is worked out, and may use the parameters above it."""
    if isinstance(entry.table[name], str):
        entry.scope.refresh()
    value = entry.expression(name)
    if isinstance(value, int | float):
        return value
    known = {s: entry.scope.model.values.get(s.name) for s in value.free_symbols}
    found = value.subs({s: v for s, v in known.items() if v is not None})
    if not found.is_number:
        raise entry.error(
            name, f"found {value}, which has no value; expected a number, or numbers and parameters above."
        )
    return float(found)


def _inputs(top: Entry, model: Model) -> None:
    for name in top.texts("inputs"):
        with _at(top, "inputs"):
            model.input(name)


def _coordinates(top: Entry, model: Model) -> None:
    for name in top.texts("coordinates"):
        with _at(top, "coordinates"):
            model.coordinate(name)


def _gravity(top: Entry, model: Model) -> None:
    acceleration = top.vector("gravity")
    with _at(top, "gravity"):
        model.gravity(acceleration)


def _at(entry: Entry, key: str) -> Any:
    """What is refused inside is told with the line of a key."""
    return Entry(entry.source, entry.scope, (*entry.path, key), {}).blamed()


def _points(top: Entry, model: Model) -> None:
    entry = Entry(top.source, top.scope, ("points",), top.need("points"))
    for name in entry.table:
        point = entry.point(name)
        with _at(entry, name):
            top.scope.add_point(name, point)


def _axes(top: Entry, model: Model) -> None:
    entry = Entry(top.source, top.scope, ("axes",), top.need("axes"))
    for name in entry.table:
        axis = entry.axis(name)
        with _at(entry, name):
            top.scope.add_axis(name, axis)


def _add_body(entry: Entry, model: Model) -> None:
    given: dict[str, Any] = {"mass": entry.expression("mass"), "inertia": _inertia(entry)}
    given |= {key: entry.text(key) for key in ("plane",) if entry.has(key)}
    given |= {key: entry.vector(key) for key in ("center", "position") if entry.has(key)}
    given |= {key: entry.texts(key) for key in ("angles",) if entry.has(key)}
    if entry.has("rotation"):
        is_list = isinstance(entry.need("rotation"), list)
        given["rotation"] = entry.turning("rotation") if is_list else entry.expression("rotation")
    model.body(entry.name, **given)


def _inertia(entry: Entry) -> Any:
    value = entry.matrix("inertia")
    if isinstance(value, list) and not any(isinstance(row, list) for row in value):
        return tuple(value)
    return value


def _add_particle(entry: Entry, model: Model) -> None:
    given: dict[str, Any] = {"mass": entry.expression("mass")}
    given |= {key: entry.text(key) for key in ("plane", "line") if entry.has(key)}
    given |= {key: entry.vector(key) for key in ("position",) if entry.has(key)}
    model.particle(entry.name, **given)


# In the order in which a model is built: what comes later may name what came before.
SECTIONS: Mapping[str, Callable[[Entry, Model], None]] = {
    "parameters": _parameters,
    "inputs": _inputs,
    "coordinates": _coordinates,
    "bodies": _each("bodies", _add_body),
    "particles": _each("particles", _add_particle),
    "points": _points,
    "axes": _axes,
    "joints": _each("joints", add_joint),
    "constraints": _each("constraints", add_constraint),
    "gravity": _gravity,
    "loads": _each("loads", add_load),
    "friction": _each("friction", add_friction),
}
