"""Plain text cut into tokens, each with its place: numbers, values, functions, signs and brackets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import sympy as sp

from alembert.errors import ModelError
from alembert.expressions.grammar.functions import FUNCTIONS
from alembert.expressions.grammar.name_lookup import Names
from alembert.expressions.grammar.text_position import NotationError

MOST_CHARACTERS = 50_000
MOST_DIGITS = 60
LARGEST_DECIMAL = 300

TIGHT, SPACE, THIN = "", " ", ","
"""What stands before a token: nothing, white space, or a space that LaTeX sets on purpose."""


@dataclass(frozen=True)
class Token:
    """One sign: `kind` is number, value, function, a command (frac, sqrt), rate (d/dt, of an order), end, or the sign, word
    or bracket itself.
    """

    kind: str
    text: str
    start: int
    end: int
    gap: str = TIGHT
    value: sp.Expr | None = None
    order: int = 0

    @property
    def is_rate(self) -> bool:
        """Whether this is the name of a rate or an acceleration."""
        return self.kind == "value" and self.text.endswith("'")

    @property
    def starts_operand(self) -> bool:
        """Whether a factor may begin here."""
        return self.kind in ("number", "value", "function", "frac", "sqrt", "rate", "(", "[", "{", "|(")


@dataclass(frozen=True)
class Source:
    """The text, what it is called in messages, and the names that it may use.

    Where it is `exact`, 0.1 is one tenth; else it is the floating-point number, as in a program.
    """

    text: str
    names: Names
    what: str
    exact: bool = True

    def fault(self, reason: str, start: int, end: int) -> NotationError:
        """The error that shows the place."""
        return NotationError(self.what, reason, self.text, start, end)

    def at(self, token: Token, reason: str) -> NotationError:
        """The error that shows the place of a token."""
        return self.fault(reason, token.start, token.end)


PRIMES = {"'": 1, "′": 1, "’": 1, "″": 2, "‴": 3}  # noqa: RUF001  what people type for a prime
PRIME = re.compile(f"[{''.join(PRIMES)}]*")
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
RAISED = re.compile(f"[{SUPERSCRIPTS}]+")
NUMBER = re.compile(r"(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_LETTER = rf"[^\W\d{SUPERSCRIPTS}]"
_INNER = rf"[^\W{SUPERSCRIPTS}]|[\u0307\u0308]"
NAME = re.compile(rf"{_LETTER}(?:{_INNER})*(?:\.{_LETTER}(?:{_INNER})*)*")


def order(name: str) -> str:
    """A pattern of the order of a derivative, as ^2 or ^{2}; a brace that closes belongs to one that opens here."""
    return rf"(?:\s*(?:\^|\*\*)\s*(?P<in_{name}>\{{)?(?P<{name}>\d)(?(in_{name})\}}))?"


_AT_TIME = r"(?:\s*\(\s*t\s*\))?"
LEIBNIZ = re.compile(
    rf"d{order('order')}\s*(?P<name>{NAME.pattern}[{''.join(PRIMES)}]*){_AT_TIME}\s*/\s*d ?t(?![\w']){order('again')}"
)
OPERATOR = re.compile(rf"d{order('order')}\s*/\s*d ?t(?![\w']){order('again')}")
SIGNS = {"−": "-", "–": "-", "·": "*", "×": "*", "⋅": "*", "∗": "*", "÷": "/", "∕": "/"}  # noqa: RUF001
SIGNS |= {"**": "^", "≤": "<=", "≥": ">=", "≠": "!="}
RELATIONS = ("<=", ">=", "==", "!=", "<", ">")
WORDS = ("if", "else", "and", "or")
"""Of choices, as in (k*x if x > 0 else 0), unless the model has such names."""


class Reader:
    """Reads plain text from its start to its end; `at` is the place reached."""

    spaces: ClassVar[re.Pattern[str]] = re.compile(r"\s+")
    leibniz: ClassVar[re.Pattern[str]] = LEIBNIZ
    operator: ClassVar[re.Pattern[str]] = OPERATOR

    def __init__(self, source: Source) -> None:
        self.source, self.text, self.at, self.gap = source, source.text, 0, TIGHT

    def tokens(self) -> list[Token]:
        """All tokens, with one `end` after them."""
        out: list[Token] = []
        while self.at < len(self.text):
            if self.take(self.spaces):
                self.gap = self.gap or SPACE
            elif found := self.next():
                out += [replace(found[0], gap=self.gap), *found[1:]]
                self.gap = TIGHT
        return [*out, Token("end", "", self.at, self.at)]

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What stands here, if it is of this kind; then the place reached is behind it."""
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found

    def one(self, kind: str, length: int = 1) -> Token:
        """A token of the next characters."""
        start, self.at = self.at, self.at + length
        return Token(kind, self.text[start : self.at], start, self.at)

    def next(self) -> list[Token]:
        """The tokens of what stands here; several for names written together."""
        return self._unusual() or self.number() or self.quotient() or self.name() or self.raised() or [self.sign()]

    def _unusual(self) -> list[Token]:
        """A name with a space or a sign in it, as a body's name may have."""
        for name in self.source.names.unusual:
            after = self.text[self.at + len(name) :][:1]
            if self.text.startswith(name, self.at) and not after.isalnum() and after != "'":
                return [replace(self.one("value", len(name)), value=self.source.names.values[name])]
        return []

    def number(self) -> list[Token]:
        """A number, exactly as written; the e of 2e0 is not an exponent where e0 is a name."""
        start, (first, second) = self.at, (self.text[self.at], self.text[self.at + 1 : self.at + 2])
        if first in SUPERSCRIPTS or not (first.isdigit() or (first == "." and second.isdigit())):
            return []
        found = NUMBER.match(self.text, start)
        if not found:
            raise self.source.fault("found a sign that is no digit of ours; expected a number.", start, start + 1)
        digits, exponent = found[1], found[2] or ""
        word = NAME.match(self.text, start + len(digits))
        if exponent and word and self.source.names.find(word.group()) is not None:
            exponent = ""
        token = self.one("number", len(digits) + len(exponent))
        if len(digits) > MOST_DIGITS or abs(int(exponent[1:] or 0)) > LARGEST_DECIMAL:
            raise self.source.at(
                token, "found a number that is too long; expected at most 60 digits, and a power of ten up to 300."
            )
        written = digits.rstrip(".") + exponent
        is_exact = self.source.exact or written.isdigit()
        return [replace(token, value=sp.Rational(written) if is_exact else sp.Float(float(written)))]

    def quotient(self) -> list[Token]:
        """d^2x/dt^2 is the value x'', whatever else d and t may be names of; nothing where it is no such quotient."""
        names, start = self.source.names, self.at
        if (found := self.operator.match(self.text, self.at)) and names.find("dt") is None:
            return self.applied(found)
        found = self.leibniz.match(self.text, self.at)
        if not found or names.find("dt") is not None:
            return []
        together = self.text[start : found.end("name")]
        name = self.named(found)
        order = found["order"] or "1"
        if not name or names.find(together) is not None or names.find(name + "'" * int(order)) is None:
            return []
        if order != (found["again"] or "1"):
            reason = "found a quotient of d and dt; expected the same order above and below, as in d^2x/dt^2."
            raise self.source.fault(reason, start, found.end())
        self.at = found.end()
        return self.resolved([name + "'" * int(order)], start)

    def applied(self, found: re.Match[str]) -> list[Token]:
        """d/dt, or d^2/dt^2, which is applied to what follows: a token with its order."""
        order = found["order"] or "1"
        if order != (found["again"] or "1"):
            reason = "found a quotient of d and dt; expected the same order above and below, as in d^2/dt^2."
            raise self.source.fault(reason, self.at, found.end())
        return [replace(self.one("rate", found.end() - self.at), order=int(order))]

    def named(self, found: re.Match[str]) -> str:
        """The name whose derivative is written, with its own primes; empty where it is none."""
        return found["name"]

    def name(self) -> list[Token]:
        """A name with its primes; dots over letters (ẋ, θ̈) are primes too, unless a name has them, as Körper has."""
        start, found = self.at, self.take(NAME)
        if not found:
            return []
        if found.group() in WORDS and self.source.names.find(found.group()) is None:
            return [Token(found.group(), found.group(), start, self.at)]
        word, primes = unicodedata.normalize("NFC", found.group()), self.primes()
        before, last = word[:-1], unicodedata.normalize("NFD", word[-1])
        readings = [word, before + _dots_as_primes(last), _dots_as_primes(unicodedata.normalize("NFD", word))]
        return self.resolved([reading + primes for reading in readings], start)

    def primes(self) -> str:
        """The primes that stand here."""
        found = self.take(PRIME)
        return "'" * sum(PRIMES[c] for c in found.group()) if found else ""

    def raised(self) -> list[Token]:
        """The superscript digits of x² as a power."""
        start, found = self.at, self.take(RAISED)
        if not found:
            return []
        value = int("".join(str(SUPERSCRIPTS.index(c)) for c in found.group()[:MOST_DIGITS]))
        return [Token("^", "^", start, start), Token("number", str(value), start, self.at, value=sp.Integer(value))]

    def sign(self) -> Token:
        """An operator, a relation or a bracket."""
        both, letter = self.text[self.at : self.at + 2], self.text[self.at]
        if both in ("**", *RELATIONS):
            return self.one(SIGNS.get(both, both), len(both))
        token = self.one(SIGNS.get(letter, letter))
        if letter in PRIMES:
            reason = "found a prime that follows no name; expected the name of a coordinate before it."
            raise self.source.at(token, reason)
        if token.kind not in (*"+-*/^=()[],.;", *RELATIONS):
            reason = f"found {letter!r}, which has no meaning here; expected a name, a number or a sign."
            raise self.source.at(token, reason)
        return token

    def resolved(self, readings: Sequence[str], start: int) -> list[Token]:
        """The tokens of a word from a place up to here, in the first reading that is known, or else in the last."""
        names = self.source.names
        try:
            written = next((reading for reading in readings if names.find(reading) is not None), readings[-1])
            parts = _parts(names, written)
            values = [names.find(part) for part in parts]
        except ModelError as error:
            raise self.source.fault(str(error), start, self.at) from None
        if not parts:
            reason = f"found {written!r}, which is no known name; {names.advice(written)}"
            raise self.source.fault(reason, start, self.at)
        gaps = [TIGHT, *[SPACE] * (len(parts) - 1)]
        return [
            Token("function" if value is None else "value", part, start, self.at, gap, value)
            for part, value, gap in zip(parts, values, gaps, strict=True)
        ]


def _dots_as_primes(letters: str) -> str:
    """Letters in which dots above are characters of their own, with primes for the dots at the end."""
    primes = letters.count("\u0307") + 2 * letters.count("\u0308")
    return "".join(c for c in letters if c not in "\u0307\u0308") + "'" * primes


def _parts(names: Names, written: str) -> list[str]:
    """A name or a function alone; mgl as m, g, l; mgsin as m, g, sin; an empty list if it is no product."""
    if names.find(written) is not None or written in FUNCTIONS:
        return [written]
    if written == "dt":
        raise ModelError(
            "found dt; expected a derivative such as x' or dx/dt of one name, or d*t for the product of the two."
        )
    product = names.product(written)
    if product:
        return product
    for function in sorted(FUNCTIONS, key=len, reverse=True):
        before = names.product(written.removesuffix(function)) if written.endswith(function) else None
        if before:
            return [*before, function]
    return []
