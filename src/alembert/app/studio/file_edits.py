"""The values of the sliders written into the text of a model file: only their lines change, everything else stays."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from alembert.app.run_requests import USUAL
from alembert.app.studio.model_store import model_in, options_in
from alembert.app.studio.request_fields import Settings
from alembert.errors import ModelError
from alembert.files import ModelFileError
from alembert.files.toml_text import Path, Source, written, written_key, written_path

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
    return f"{value:.7g}" if isinstance(value, int | float) else written(value)


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
