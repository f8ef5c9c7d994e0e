"""How a run starts, kept in the model file itself: the remark `# alembert simulate FILE --duration 8 --initial theta=1`.

A model file describes a mechanism and no motion. The studio reads the motion from such a remark, if there is one, and
writes it there, as the command that gives the same run.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping

from alembert.app.run_requests import USUAL, number, numbers, pairs
from alembert.app.studio.request_fields import Settings
from alembert.errors import ModelError
from alembert.examples.starts import Start
from alembert.files.model_reading import read_model
from alembert.files.toml_text import Source

REMARK = re.compile(r"^#[ \t]*alembert simulate\b(.*)$", re.MULTILINE)
VALUE = re.compile(r"""(=\s*)("[^"]*"|'[^']*'|[^#\s][^#]*?)(\s*(?:#.*)?)$""")


def start_in(text: str) -> Settings:
    """The start that the remark of a model file tells; the usual one where there is none that can be read."""
    found = REMARK.search(text)
    if found is None:
        return Settings(USUAL)
    try:
        given = _options(shlex.split(found[1]))
        return Settings(
            duration=number(given.get("duration", [f"{USUAL}"])[0], "--duration"),
            initial=numbers(given.get("initial"), "--initial"),
            keep=tuple(given.get("keep", ())),
            inputs=pairs(given.get("input", ()), "--input"),
        )
    except (ValueError, ModelError):
        return Settings(USUAL)


def _options(words: list[str]) -> dict[str, list[str]]:
    """Options and their values, of `--name value`; the name of the file is passed over."""
    out: dict[str, list[str]] = {}
    rest = iter(words)
    for word in rest:
        if word.startswith("--"):
            out.setdefault(word[2:], []).append(next(rest, ""))
    return out


def settings_of_example(start: Start) -> Settings:
    """The start of a bundled example; its inputs are written as formulas."""
    inputs = {name: str(value) for name, value in start.inputs.items()}
    return Settings(start.duration, {}, start.initial, tuple(start.keep), inputs)


def with_start(text: str, settings: Settings, file: str) -> str:
    """The text with the remark of this start, in the place of the old one or at the top."""
    remark = f"#     alembert simulate {_quoted(file)} {_written(settings)}"
    found = REMARK.search(text)
    if found:
        return text[: found.start()] + remark + text[found.end() :]
    return f"{remark}\n{text}"


def _written(settings: Settings) -> str:
    initial = {name: value for name, value in settings.initial.items() if value or name in settings.keep}
    inputs = {name: text for name, text in settings.inputs.items() if text not in ("", "0")}
    words = [f"--duration {settings.duration:.6g}"]
    words += [f"--initial {_quoted(f'{name}={value:.7g}')}" for name, value in initial.items()]
    words += [f"--keep {_quoted(name)}" for name in settings.keep]
    words += [f"--input {_quoted(f'{name}={text}')}" for name, text in inputs.items()]
    return " ".join(words)


def _quoted(word: str) -> str:
    """A word for the shell, in double quotes where it needs some, because primes are common here."""
    return word if re.fullmatch(r"[\w.+=,:/^-]+", word) else '"' + re.sub(r'(["\\$`])', r"\\\1", word) + '"'


def with_values(text: str, values: Mapping[str, float]) -> str:
    """The text with other values of parameters, everything else as it was."""
    lines = text.splitlines(keepends=True)
    source = Source(text, "model file")
    for name, value in values.items():
        at = source.line(("parameters", name)) - 1
        lines[at] = _line_with(lines[at], name, value)
    out = "".join(lines)
    found = read_model(out).values
    for name, value in values.items():
        if (read := found.get(name)) is None or abs(read - value) > 1e-6 * abs(value):
            raise ModelError(
                f"Parameter {name!r}: its line cannot be changed here; write {name} = {value:.7g} into the file."
            )
    return out


def _line_with(line: str, name: str, value: float) -> str:
    """The line of a parameter with another value; what stands before its sign and after its value stays."""
    plain = line.rstrip("\r\n")
    key = re.match(rf"""\s*(["']?){re.escape(name)}\1\s*(?==)""", plain)
    at = key.end() if key else len(plain)
    changed = VALUE.sub(lambda found: f"{found[1]}{value:.7g}{found[3]}", plain[at:], count=1)
    return plain[:at] + changed + line[len(plain) :]
