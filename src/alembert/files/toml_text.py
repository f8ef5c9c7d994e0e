"""The text of a model file in TOML: the line of every key, the error that shows it, and values as TOML writes them."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, time
from functools import cached_property
from typing import Any

from alembert.errors import ModelError
from alembert.expressions.grammar.text_position import pointed

Path = tuple[str, ...]
DEEPEST = 50  # parts of a key, with dots between them
_PART = r"""(?:[\w-]+|"[^"]*"|'[^']*')\s*"""
LONG_KEY = re.compile(rf"(?<![\w-])(?:{_PART}\.\s*){{{DEEPEST}}}{_PART}")
SLIPS = {
    re.compile(r"[^=\"#]*\w'"): ' A name with a prime stands in quotes, as in "theta\'" = 2.',
    re.compile(r"[^=#]*=\s*[^\s\"'\[{#]"): ' Formulas, words and numbers with a unit stand in quotes, as in "60 deg".',
}
"""What people write where TOML asks for quotes, and the advice."""


class ModelFileError(ModelError):
    """A model file that is wrong; `file`, `line` (from 1) and `key` tell where, `reason` tells why."""

    def __init__(self, file: str, line: int, key: str, reason: str, shown: str = "") -> None:
        self.file, self.line, self.key, self.reason = file, line, key, reason
        where = f"{file}, line {line}" + (f", {key}" if key else "")
        super().__init__(f"{where}: {reason}" + (f"\n{shown}" if shown else ""))


@dataclass(frozen=True)
class Source:
    """The text of a model file, and what the file is called in messages."""

    text: str
    file: str

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the text."""
        return self.text.splitlines()

    def table(self) -> dict[str, Any]:
        """The content as TOML; keys of so many parts that reading them takes the square of their length are refused."""
        for number, line in enumerate(self.lines, 1):
            if line.count(".") > DEEPEST and LONG_KEY.search(line):
                raise ModelFileError(
                    self.file, number, "", f"found a key of more than {DEEPEST} parts; expected a model."
                )
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self._syntax_error(str(error)) from None
        except ValueError:
            raise ModelFileError(self.file, 1, "", "found a number of thousands of digits; expected a model.") from None
        except RecursionError:
            raise ModelFileError(self.file, 1, "", "found lists inside lists without end; expected a model.") from None

    def _syntax_error(self, told: str) -> ModelFileError:
        """The error of TOML, which names the place only in its text, with the line shown."""
        reason = f"this is not TOML: {told.partition(' (at')[0]}."
        found = re.search(r"line (\d+), column (\d+)", told)
        lines = self.lines or [""]
        line, column = (int(found[1]), int(found[2])) if found else (len(lines), 1)
        line = min(line, len(lines))
        reason += next((advice for wrong, advice in SLIPS.items() if wrong.match(lines[line - 1])), "")
        return ModelFileError(self.file, line, "", reason, pointed(lines[line - 1] + " ", column - 1, column))

    def error(self, path: Path, reason: str, text: str = "", span: tuple[int, int] | None = None) -> ModelFileError:
        """The error at a key; with carets under the part `span` of the `text` that stands there."""
        line = self.line(path)
        return ModelFileError(self.file, line, written_path(path), reason, self._shown(line, text, span))

    def _shown(self, line: int, text: str, span: tuple[int, int] | None) -> str:
        if span is None:
            return ""
        for shown in self.lines[line - 1 : line + 20]:
            if (at := shown.find(text)) >= 0:
                return pointed(shown, at + span[0], at + span[1])
        return pointed(text, *span)

    def line(self, path: Path) -> int:
        """The line where a key stands, or the nearest table around it."""
        while path and path not in self._places:
            path = path[:-1]
        return self._places.get(path, 1)

    def line_of(self, section: Path, name: str) -> int | None:
        """The line of a name in a section, if it has one; without quotes its dots stand for tables in tables."""
        size = len(section)
        for path, line in self._places.items():
            if path[:size] == section and ".".join(path[size:]) == name:
                return line
        return None

    @cached_property
    def _places(self) -> dict[Path, int]:
        out: dict[Path, int] = {}
        table: Path = ()
        for line, statement in self.statements():
            is_header = statement.lstrip().startswith("[")
            paths = list(_paths(tomllib.loads(statement)))
            for path in paths:
                out.setdefault(path if is_header else table + path, line)
            table = paths[-1] if is_header else table
        return out

    def statements(self) -> Iterator[tuple[int, str]]:
        """Every header and every key with its value, with the number of its first line."""
        begun, first = "", 1
        for number, text in enumerate(self.lines, start=1):
            first = first if begun else number
            begun += text + "\n"
            try:
                tomllib.loads(begun)
            except tomllib.TOMLDecodeError:
                continue
            if begun.strip():
                yield first, begun
            begun = ""


def _paths(table: dict[str, Any]) -> Iterator[Path]:
    """The paths of all keys of a table and of the tables in it."""
    path: Path = ()
    waiting = [(path, iter(table.items()))]  # however deep they lie
    while waiting:
        path, items = waiting[-1]
        for key, value in items:
            yield (*path, key)
            if isinstance(value, dict):
                waiting.append(((*path, key), iter(value.items())))
                break
        else:
            waiting.pop()


# --- writing --------------------------------------------------------------------------------------------------------


def written_key(key: str) -> str:
    """A key as TOML writes it, with quotes where it needs them."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else written(key)


def written_path(path: tuple[str, ...]) -> str:
    """A path as TOML writes it."""
    return ".".join(map(written_key, path))


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{written_key(k)} = {written(v)}' for k, v in value.items())}}}"
    return str(value) if isinstance(value, date | time) else repr(value)


def table_text(header: str, table: Mapping[str, Any]) -> str:
    """A table with its header; the header may be empty."""
    lines = [f"[{header}]"] if header else []
    return "\n".join([*lines, *(f"{written_key(key)} = {written(value)}" for key, value in table.items())])
