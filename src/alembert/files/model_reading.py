"""From a model file in TOML to a Model: the sections in their order, each entry handed to the method that makes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path as FilePath
from typing import Any

from alembert.description import Model
from alembert.description.options import nearest
from alembert.files import part_reading
from alembert.files.entry import Entry
from alembert.files.expression_scope import Scope
from alembert.files.file_position import Source
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
            raise source.error((key,), f"found {key!r}, which is no part of a model file; {nearest(key, known)}")
    if not any(table.get(key) for key in ("bodies", "particles")):
        raise source.error((), "found no bodies and no particles; expected at least one, as in [bodies.arm].")


# --- the sections ---------------------------------------------------------------------------------------------------

Build = Callable[[Entry, Model], None]


def _inside(top: Entry, section: str) -> Entry:
    return Entry(top.source, top.scope, (section,), top.need(section))


def _at(entry: Entry, key: str) -> AbstractContextManager[None]:
    """What is refused inside is told with the line of a key."""
    return Entry(entry.source, entry.scope, (*entry.path, key), {}).blamed()


def _parts(section: str, add: Callable[[Entry, Model], None]) -> Build:
    """A section whose every table makes one part."""

    def build(top: Entry, model: Model) -> None:
        for name, table in _inside(top, section).table.items():
            entry = Entry(top.source, top.scope, (section, name), table)
            with entry.blamed():
                add(entry, model)
            entry.finish()

    return build


def _names(section: str, add: Callable[[Model, str], Any]) -> Build:
    """A list of new symbols."""

    def build(top: Entry, model: Model) -> None:
        for name in top.texts(section):
            with _at(top, section):
                add(model, name)

    return build


def _places(section: str, read: Callable[[Entry, str], Any], add: Callable[[Scope, str, Any], None]) -> Build:
    """A table of named points or axes."""

    def build(top: Entry, model: Model) -> None:
        entry = _inside(top, section)
        for name in entry.table:
            place = read(entry, name)
            with _at(entry, name):
                add(top.scope, name, place)

    return build


def _parameters(top: Entry, model: Model) -> None:
    entry = _inside(top, "parameters")
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


def _gravity(top: Entry, model: Model) -> None:
    acceleration = top.vector("gravity")
    with _at(top, "gravity"):
        model.gravity(acceleration)


# In the order in which a model is built: what comes later may name what came before.
SECTIONS: Mapping[str, Build] = {
    "parameters": _parameters,
    "inputs": _names("inputs", Model.input),
    "coordinates": _names("coordinates", Model.coordinate),
    "bodies": _parts("bodies", part_reading.add_body),
    "particles": _parts("particles", part_reading.add_particle),
    "points": _places("points", Entry.point, Scope.add_point),
    "axes": _places("axes", Entry.axis, Scope.add_axis),
    "joints": _parts("joints", part_reading.add_joint),
    "constraints": _parts("constraints", part_reading.add_constraint),
    "gravity": _gravity,
    "loads": _parts("loads", part_reading.add_load),
    "friction": _parts("friction", part_reading.add_friction),
}
