"""What a language is to the writer of formulas: a table of formats. A new language is such a table and a layout of its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

PLAIN = ("sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "log", "floor")
INVERSE = ("asin", "acos", "atan", "asinh", "acosh", "atanh")
RELATIONS = {
    "LessThan": "{0} <= {1}",
    "StrictLessThan": "{0} < {1}",
    "Equality": "{0} == {1}",
    "Unequality": "{0} != {1}",
}
DOMAINS = {
    "sqrt": ("x >= 0", 1.0), "log": ("x >= 0", 1.0), "asin": ("abs(x) <= 1", 0.0), "acos": ("abs(x) <= 1", 0.0),
    "acosh": ("x >= 1", 2.0), "atanh": ("abs(x) <= 1", 0.0),
}  # fmt: skip
"""Where functions are defined that are not so everywhere, and a place inside."""

DEVICES = frozenset(["con", "prn", "aux", "nul", *(f"{name}{k}" for name in ("com", "lpt") for k in range(1, 10))])
"""What no file can be called on Windows."""


@dataclass(frozen=True)
class Language:
    """How formulas are written: formats of functions by their kind, of powers, choices, comparisons and places in arrays."""

    name: str
    functions: Mapping[str, str]
    power: str
    choice: str  # of condition, value, other value
    index: str  # of an array and a place
    reserved: frozenset[str]
    nan: str
    comment: str = "# "
    both: str = "({0}) && ({1})"
    either: str = "({0}) || ({1})"
    relations: Mapping[str, str] = field(default_factory=lambda: RELATIONS)
    first: int = 0  # the first place in an array
    truth: tuple[str, str] = ("0", "1")
    time: str = "t"
    files: frozenset[str] = frozenset()  # what a file or package must not be called, since something else is
    guarded: Mapping[str, str] = field(
        default_factory=dict
    )  # formats where there are pieces, of which all are computed

    def commented(self, lines: list[str]) -> str:
        """Lines as comments."""
        return "\n".join(f"{self.comment}{harmless(line)}".rstrip() for line in lines)

    def place(self, array: str, k: int) -> str:
        """An entry of an array, counted from zero."""
        return self.index.format(array, k + self.first)


def harmless(line: str) -> str:
    """A line that ends no comment or text, whatever names are in it."""
    shown = "".join(c if c.isprintable() else " " for c in line)
    return shown.replace("*/", "* /").replace("/*", "/ *").replace('"""', "'''").replace("\\", "/")


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


def calls(form: str, **others: str) -> dict[str, str]:
    """Formats of the elementary functions: `form` of the plain names, and others by their kind."""
    out = {kind: form.format(kind) + "({0})" for kind in (*PLAIN, *INVERSE)}
    return out | others


def quoted(name: str, escaped: str = '"') -> str:
    """A name between double quotes, for languages that escape by a backslash."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return '"' + "".join(f"\\{c}" if c in ("\\", *escaped) else c for c in shown) + '"'
