"""From a model file in TOML to a Model: the sections in their order, each entry handed to the method that makes it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path as FilePath
from typing import Any

from alembert.description import Model
from alembert.description.options import nearest
from alembert.description.viewing import View
from alembert.errors import AlembertWarning
from alembert.files import origin_reading, part_reading, start_reading, view_reading
from alembert.files.entry import Entry, Scope
from alembert.files.parameter_units import parameter_units
from alembert.files.toml_text import Source, written
from alembert.storage import path_of, read_text

NO_VALUE = "none"
"""The value of a parameter that has no default."""


@dataclass(frozen=True)
class ModelFile:
    """What a model file says: the model, what it gives `simulate`, how runs are shown, and the names of points and axes."""

    model: Model
    start: Mapping[str, Any]
    view: View
    components: Mapping[str, Any]
    """What the names of points and axes stand for, as `tip.x`."""
    notes: tuple[str, ...] = ()
    """What the file names and could not be had: meshes."""


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
    return read_model_file(text, file).model


def load_start(path: Any) -> dict[str, Any]:
    """What the sections [start] and [run] of a model file give `simulate`: its options, those that the file has.

    A model does not remember them: `simulate(load_model(path), **load_start(path))` is the run that the file tells of.

    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder) / "bead.toml"
    ...     _ = path.write_text('[particles.bead]\\nmass = 2\\nline = "x"\\n[start]\\nbead.x = 1\\n[run]\\nduration = 3\\n')
    ...     print(load_start(path))
    {'initial': {'bead.x': 1}, 'duration': 3}
    """
    where = path_of(path)
    return dict(read_model_file(read_text(where), str(where)).start)


def load_view(path: Any) -> View:
    """How the sections [view] and [plots] of a model file show its runs: `run.save_html("run.html", view=load_view(path))`.

    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder) / "bead.toml"
    ...     _ = path.write_text('[particles.bead]\\nmass = 2\\nline = "x"\\n[view.colors]\\nbead = "teal"\\n')
    ...     print(load_view(path).colors)
    {'bead': '#008080'}
    """
    where = path_of(path)
    found = read_model_file(read_text(where), str(where))
    for note in found.notes:
        warnings.warn(note, AlembertWarning, stacklevel=2)
    return found.view


def read_model_file(text: str, file: str = "model file") -> ModelFile:
    """All that a text in TOML says; `file` is what errors call it."""
    source = Source(text, file)
    table = source.table()
    _check_sections(source, table)
    name = table.get("name", FilePath(file).stem)
    if not isinstance(name, str) or not name.strip():
        raise source.error(("name",), f"found {written(name)}; expected the name of the model, in quotes.")
    scope = Scope(Model(name), parameter_units(table))
    top = Entry(source, scope, (), table)
    for section, build in SECTIONS.items():
        if section in table:
            scope.refresh()
            build(top, section)
    return ModelFile(scope.model, scope.options, scope.view, scope.components, tuple(scope.notes))


def _check_sections(source: Source, table: Mapping[str, Any]) -> None:
    known = ["name", *SECTIONS]
    for key in table:
        if key not in known:
            raise source.error((key,), f"found {key!r}, which is no part of a model file; {nearest(key, known)}")
    if not any(table.get(key) for key in ("bodies", "particles")):
        raise source.error((), "found no bodies and no particles; expected at least one, as in [bodies.arm].")


# --- the sections ---------------------------------------------------------------------------------------------------

Read = Callable[[Entry, str], Any]


def _parts(add: Callable[[Entry, Model], None], top: Entry, section: str) -> None:
    """A section whose every table makes one part."""
    tables = top.inside(section)
    for name in tables.table:
        entry = tables.inside(name)
        with entry.blamed():
            add(entry, top.scope.model)
        entry.finish()


def _names(add: Callable[[Model, str], Any], top: Entry, section: str) -> None:
    """A list of new symbols."""
    for name in top.texts(section):
        with top.blamed(section):
            add(top.scope.model, name)


def _coordinates(top: Entry, section: str) -> None:
    """A list of the user's own coordinates, or a table of them with the symbols by which formulas write them."""
    if not isinstance(top.table[section], dict):
        return _names(Model.coordinate, top, section)
    entry = top.inside(section)
    for name in entry.table:
        with entry.blamed(name):
            top.scope.model.coordinate(name, symbol=entry.text(name))
    return None


def _places(read: Read, top: Entry, section: str) -> None:
    """A table of named points or axes."""
    entry = top.inside(section)
    for name in entry.table:
        place = read(entry, name)
        with entry.blamed(name):
            top.scope.add(name, place)


def _parameters(top: Entry, section: str) -> None:
    entry, symbols = top.inside(section), _symbols(top)
    for name, value in entry.table.items():
        number = None if value == NO_VALUE else entry.number(name, top.scope.units.get(name))
        with entry.blamed(name):
            top.scope.model.parameter(name, number, symbol=symbols.get(name))


def _symbols(top: Entry, section: str = "symbols") -> dict[str, str]:
    """The symbols of parameters, by name."""
    if section not in top.table:
        return {}
    entry, known = top.inside(section), top.table.get("parameters", {})
    for name in entry.table:
        if name not in known:
            advice = nearest(name, [*known]) if known else "expected one of [parameters], which the file has not."
            raise top.source.error((section, name), f"found {name!r}, which is no parameter; {advice}")
    return {name: entry.text(name) for name in entry.table}


def _gravity(top: Entry, section: str) -> None:
    acceleration = top.vector(section)
    with top.blamed(section):
        top.scope.model.gravity(acceleration)


# In the order in which a model is built: what comes later may name what came before.
SECTIONS: Mapping[str, Read] = {
    "parameters": _parameters,
    "symbols": _symbols,
    "inputs": partial(_names, Model.input),
    "coordinates": _coordinates,
    "bodies": partial(_parts, part_reading.add_body),
    "particles": partial(_parts, part_reading.add_particle),
    "points": partial(_places, Entry.point),
    "axes": partial(_places, Entry.axis),
    "joints": partial(_parts, part_reading.add_joint),
    "constraints": partial(_parts, part_reading.add_constraint),
    "unilateral": partial(_parts, part_reading.add_unilateral),
    "gravity": _gravity,
    "loads": partial(_parts, part_reading.add_load),
    "friction": partial(_parts, part_reading.add_friction),
    "origin": origin_reading.read_origin,
    "start": start_reading.read_start,
    "run": start_reading.read_run,
    "view": view_reading.read_view,
    "plots": view_reading.read_plots,
}
