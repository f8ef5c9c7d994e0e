"""What a person does in the studio, written into the text of a model file: only its lines change, everything else stays."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from alembert.app.run_requests import USUAL
from alembert.app.studio.model_store import file_in, model_in, options_in
from alembert.app.studio.request_fields import Settings
from alembert.description.viewing import Camera, View
from alembert.errors import ModelError
from alembert.files import ModelFileError
from alembert.files.entry import parts_of_list
from alembert.files.toml_text import Path, Source, written, written_key, written_path

BY_HAND = ("camera", "theme", "forces", "names", "speed", "loop")
VALUE = re.compile(r"""(=\s*)("[^"]*"|'[^']*'|\[[^\]]*\]|[^#\s][^#]*?)(\s*(?:#.*)?)$""")
Values = Mapping[str, Any]


def settings_of(options: Values) -> Settings:
    """What a model file or an example gives `simulate`, as the page shows it: the inputs are written as formulas."""
    return Settings(
        duration=options.get("duration", USUAL),
        initial=options.get("initial", {}),
        keep=tuple(options.get("keep", ())),
        inputs={name: str(value) for name, value in options.get("inputs", {}).items()},
    )


def start_in(text: str) -> Settings:
    """The start that the sections [start] and [run] of a model file tell."""
    return settings_of(options_in(text))


def with_values(text: str, values: Mapping[str, float]) -> str:
    """The text with other values of parameters."""
    return _edited(text, ("parameters",), values, lambda text: model_in(text).values)


def with_start(text: str, settings: Settings) -> str:
    """The text with this start in its sections [start] and [run]; a zero gets no new line."""
    old = start_in(text)
    initial = {k: v for k, v in settings.initial.items() if v or k in settings.keep or k in old.initial}
    inputs = {k: v or "0" for k, v in settings.inputs.items() if v not in ("", "0") or k in old.inputs}
    text = _edited(text, ("start",), {**initial, "keep": list(settings.keep)}, _start)
    text = _edited(text, ("run",), {"duration": settings.duration}, options_in)
    return _edited(text, ("run", "inputs"), inputs, lambda text: start_in(text).inputs)


def _start(text: str) -> Values:
    """The values of the section [start]."""
    found = start_in(text)
    return {**found.initial, "keep": list(found.keep)}


def with_view(text: str, chosen: Values) -> str:
    """The text with what a person has chosen by hand in its section [view]: the camera, the theme and so on."""
    values = _checked(chosen)
    if "camera" in values:
        line = Source(text, "model file").line_of(("view",), "camera")
        if line and text.splitlines()[line - 1].lstrip().startswith("["):
            text = _edited(text, ("view", "camera"), values.pop("camera"), lambda text: _table(text, "view", "camera"))
    out = _edited(text, ("view",), values, lambda text: _table(text, "view"))
    file_in(out)
    return out


def _checked(chosen: Values) -> dict[str, Any]:
    """What a view may be given by hand; a camera stands at a place, of which four digits are enough."""
    for name in chosen:
        if name not in BY_HAND:
            raise ModelError(f"view: found {name[:60]!r}; expected some of {', '.join(BY_HAND)}.")
    out = dict(chosen)
    if "camera" in chosen:
        given = chosen["camera"] if isinstance(chosen["camera"], Mapping) else {}
        camera = Camera(given.get("position", ()), given.get("target", ()))
        out["camera"] = {key: [float(f"{x:.4g}") for x in getattr(camera, key)] for key in ("position", "target")}
    View(**{name: value for name, value in chosen.items() if name != "camera"})
    return out


def with_plot(text: str, asked: str) -> str:
    """The text with a plot of a name or formula, or of several with commas between them, in its section [plots]."""
    quantities = [part.strip() for _, part in parts_of_list(asked)]
    value = quantities if len(quantities) > 1 else quantities[0]
    out = _edited(text, ("plots",), {asked.strip(): value}, lambda text: _table(text, "plots"))
    file_in(out)
    return out


def without_plot(text: str, title: str) -> str:
    """The text without the plot of this title."""
    source, lines = Source(text, "model file"), text.splitlines(keepends=True)
    first = source.line_of(("plots",), title)
    statement = dict(source.statements()).get(first or 0, "")
    if first and list(tomllib.loads(statement)) == [title]:
        del lines[first - 1 : first - 1 + statement.count("\n")]
        return "".join(lines)
    raise ModelError(f"plots.{written_key(title)}: its line cannot be taken out here; take it out of the file.")


def _table(text: str, *path: str) -> Values:
    """A table of the text as TOML has it."""
    found: Any = Source(text, "model file").table()
    for key in path:
        found = found.get(key, {})
    return found if isinstance(found, Mapping) else {}


def _edited(text: str, section: Path, values: Values, read: Callable[[str], Values]) -> str:
    """The text with these values in a section, which `read` finds there; those that are there already stay as written."""
    present = read(text)
    changed = {name: value for name, value in values.items() if not _is_same(present.get(name), value)}
    source, lines, new = Source(text, "model file"), text.splitlines(keepends=True), {}
    for name, value in changed.items():
        line = source.line_of(section, name)
        if line:
            lines[line - 1] = _line_with(lines[line - 1], name, value)
        else:
            new[name] = value
    out = _with_lines("".join(lines), section, new) if new else "".join(lines)
    try:
        found = read(out)
    except ModelFileError:
        found = {}
    for name, value in changed.items():
        if not _is_same(found.get(name), value):
            where = f"{written_path(section)}.{written_key(name)}"
            raise ModelError(
                f"{where}: its line cannot be changed here; write {written_key(name)} = {_written(value)} into the file."
            )
    return out


def _is_same(found: Any, value: Any) -> bool:
    """Whether a value is as good as written; seven digits are."""
    if isinstance(found, int | float) and isinstance(value, int | float):
        return abs(found - value) <= 1e-6 * abs(value)
    return bool(found == value)


def _written(value: Any) -> str:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return f"{value:.7g}" if is_number else written(value)


def _line_with(line: str, name: str, value: Any) -> str:
    """The line of a key with another value; what stands before its sign and after its value stays."""
    plain, last = line.rstrip("\r\n"), name.rpartition(".")[2]
    whole = rf"""(["']?){re.escape(name)}\1"""
    dotted = rf"""([^={{]*\.\s*)?(["']?){re.escape(last)}\3"""
    key = re.match(rf"\s*(?:{whole}|{dotted})\s*(?==)", plain)
    at = key.end() if key else len(plain)
    changed = VALUE.sub(lambda found: f"{found[1]}{_written(value)}{found[3]}", plain[at:], count=1)
    return plain[:at] + changed + line[len(plain) :]


def _with_lines(text: str, section: Path, table: Values) -> str:
    """The text with new keys under the header of a section; where there is none, it comes last."""
    path, added = written_path(section), "".join(f"\n{written_key(k)} = {_written(v)}" for k, v in table.items())
    header = re.search(rf"^[ \t]*\[\s*{re.escape(path)}\s*\][ \t]*(?:#.*)?$", text, re.MULTILINE)
    if header:
        return text[: header.end()] + added + text[header.end() :]
    return f"{text.rstrip()}\n\n[{path}]{added}\n"
