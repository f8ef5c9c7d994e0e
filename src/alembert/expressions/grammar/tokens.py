"""Plain text cut into tokens, each with its place: numbers, values, functions, signs and brackets."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

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
    """One sign: `kind` is number, value, function, a command (frac, sqrt), or the sign or bracket itself; or end."""

    kind: str
    text: str
    start: int
    end: int
    gap: str = TIGHT
    value: sp.Expr | None = None

    @property
    def is_rate(self) -> bool:
        """Whether this is the name of a rate or an acceleration."""
        return self.kind == "value" and self.text.endswith("'")

    @property
    def starts_operand(self) -> bool:
        """Whether a factor may begin here."""
        return self.kind in ("number", "value", "function", "frac", "sqrt", "(", "[", "{", "|(")


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
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
SPACES = re.compile(r"\s+")
NUMBER = re.compile(r"(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_LETTER = rf"[^\W\d{SUPERSCRIPTS}]"
_INNER = rf"[^\W{SUPERSCRIPTS}]|[\u0307\u0308]"
NAME = re.compile(rf"{_LETTER}(?:{_INNER})*(?:\.{_LETTER}(?:{_INNER})*)*")
SIGNS = {"−": "-", "–": "-", "·": "*", "×": "*", "⋅": "*", "∗": "*", "÷": "/", "∕": "/"}  # noqa: RUF001


def text_tokens(source: Source) -> list[Token]:
    """The tokens of plain text, with one `end` after them."""
    text, at, out, gap = source.text, 0, [], TIGHT
    while at < len(text):
        space = SPACES.match(text, at)
        if space:
            at, gap = space.end(), SPACE
            continue
        found = _token(source, at)
        out += [replace(found[0], gap=gap), *found[1:]]
        at, gap = found[-1].end, TIGHT
    return [*out, Token("end", "", len(text), len(text))]


def _token(source: Source, at: int) -> list[Token]:
    text = source.text
    letter = text[at]
    unusual = _unusual(source, at)
    if unusual:
        return [unusual]
    if (letter.isdigit() and letter not in SUPERSCRIPTS) or (letter == "." and text[at + 1 : at + 2].isdigit()):
        return [number(source, at)]
    name = NAME.match(text, at)
    if name:
        end, primes = _primes(text, name.end())
        return resolved(source, _rates_last(name.group()) + primes, at, end)
    if letter in SUPERSCRIPTS:
        return _raised(text, at)
    return [sign(source, at)]


def _unusual(source: Source, at: int) -> Token | None:
    """A name with a space or a sign in it, as a body's name may have."""
    for name in source.names.unusual:
        end = at + len(name)
        after = source.text[end : end + 1]
        if source.text.startswith(name, at) and not after.isalnum() and after != "'":
            return Token("value", name, at, end, value=source.names.values[name])
    return None


def number(source: Source, at: int) -> Token:
    """A number, exactly as written; the e of 2e0 is not an exponent where e0 is a name."""
    found = NUMBER.match(source.text, at)
    if not found:
        raise source.fault("found a sign that is no digit of ours; expected a number.", at, at + 1)
    digits, exponent = found.group(1), found.group(2) or ""
    word = NAME.match(source.text, at + len(digits))
    if exponent and word and source.names.find(word.group()) is not None:
        exponent = ""
    end = at + len(digits) + len(exponent)
    if len(digits) > MOST_DIGITS or abs(int(exponent[1:] or 0)) > LARGEST_DECIMAL:
        raise source.fault(
            "found a number that is too long; expected at most 60 digits, and a power of ten up to 300.", at, end
        )
    return Token("number", source.text[at:end], at, end, value=_value(digits.rstrip(".") + exponent, source.exact))


def _value(written: str, exact: bool) -> sp.Expr:
    return sp.Rational(written) if exact or written.isdigit() else sp.Float(float(written))


def _primes(text: str, at: int) -> tuple[int, str]:
    count = 0
    while at < len(text) and text[at] in PRIMES:
        count += PRIMES[text[at]]
        at += 1
    return at, "'" * count


def _rates_last(name: str) -> str:
    """Dots over letters (ẋ, θ̈) as primes at the end."""
    letters = unicodedata.normalize("NFD", name)
    primes = letters.count("\u0307") + 2 * letters.count("\u0308")
    return "".join(c for c in letters if c not in "\u0307\u0308") + "'" * primes


def _raised(text: str, at: int) -> list[Token]:
    """The superscript digits of x² as a power."""
    end = at
    while end < len(text) and text[end] in SUPERSCRIPTS:
        end += 1
    value = int("".join(str(SUPERSCRIPTS.index(c)) for c in text[at:end][:MOST_DIGITS]))
    raised = Token("number", str(value), at, end, value=sp.Integer(value))
    return [Token("^", "^", at, at), raised]


def sign(source: Source, at: int) -> Token:
    """An operator or a bracket."""
    if source.text.startswith("**", at):
        return Token("^", "**", at, at + 2)
    letter = source.text[at]
    kind = SIGNS.get(letter, letter)
    if kind in PRIMES:
        raise source.fault(
            "found a prime that follows no name; expected the name of a coordinate before it.", at, at + 1
        )
    if kind not in "+-*/^=()[],.;":
        raise source.fault(
            f"found {letter!r}, which has no meaning here; expected a name, a number or a sign.", at, at + 1
        )
    return Token(kind, letter, at, at + 1)


def resolved(source: Source, written: str, start: int, end: int) -> list[Token]:
    """The tokens of a word: one value, one function, or the product that it is if no such name exists."""
    try:
        value = source.names.find(written)
        if value is not None:
            return [Token("value", written, start, end, value=value)]
        if written in FUNCTIONS:
            return [Token("function", written, start, end)]
        product = _with_function(source.names, written)
        values = [source.names.find(part) for part in product]
    except ModelError as error:
        raise source.fault(str(error), start, end) from None
    if not product:
        raise source.fault(f"found {written!r}, which is no known name; {source.names.advice(written)}", start, end)
    kinds = ["function" if value is None else "value" for value in values]
    parts = zip(kinds, product, values, strict=True)
    return [Token(kind, part, start, end, SPACE if k else TIGHT, value) for k, (kind, part, value) in enumerate(parts)]


def _with_function(names: Names, written: str) -> list[str]:
    """mgl as m, g, l; mgsin as m, g, sin; an empty list if it is no product."""
    product = names.product(written)
    if product:
        return product
    for function in sorted(FUNCTIONS, key=len, reverse=True):
        if written.endswith(function):
            before = names.product(written.removesuffix(function))
            if before:
                return [*before, function]
    return []
