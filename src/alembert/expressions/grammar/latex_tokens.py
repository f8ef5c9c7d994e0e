r"""LaTeX as people write it, cut into the same tokens: \ddot\theta_1 is the value theta_1'', \frac a command."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import ClassVar

import sympy as sp

from alembert.errors import ModelError
from alembert.expressions.grammar.functions import FUNCTIONS
from alembert.expressions.grammar.name_lookup import GREEK, LETTERS
from alembert.expressions.grammar.tokens import THIN, Reader, Token, order

COMMAND = re.compile(r"\\([A-Za-z]+|.)", re.DOTALL)
RATES = {"dot": "'", "ddot": "''", "dddot": "'''"}
MARKS = ("bar", "hat", "tilde", "vec", "overline")
UPRIGHT = ("mathrm", "text", "mathit", "mathbf", "mathsf", "textrm", "textit", "operatorname", "boldsymbol", "rm", "bm")
SIZES = {f"{size}{side}" for size in ("big", "Big", "bigg", "Bigg") for side in ("", "l", "r")}
SIZES |= {"left", "right", "middle"}
THIN_SPACES = (",", ";", ":", "!", " ", "quad", "qquad", "\\", "thinspace", "enspace")
IGNORED = ("displaystyle", "textstyle", "nonumber", "notag", "limits", "(", ")", "[", "]")
WITH_ARGUMENT = ("begin", "end", "label", "tag")
FRACTIONS = ("frac", "tfrac", "dfrac", "cfrac")
SIGNS = {"sqrt": "sqrt", "cdot": "*", "times": "*", "ast": "*", "div": "/", "{": "(", "}": ")"}
SIGNS |= dict.fromkeys(FRACTIONS, "frac")
VARIANTS = {"var" + name: name for name in GREEK}
NAMED = {*GREEK, *(name.capitalize() for name in GREEK), "ell"}

WHITE = re.compile(r"\s*")
ROW_GAP = re.compile(r"\s*\[[^\]]*\]")
DIGIT = re.compile(r"\s*(\d)", re.ASCII)
OPENING, CLOSING = re.compile(r"\s*(\{)\s*"), re.compile(r"\s*\}")
SUBSCRIPT = re.compile(r"\s*_")
GROUP = re.compile(r"\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}")
ONE = re.compile(r"\s*(\\[A-Za-z]+|[^\s\\{}])")
PRIME_POWER = re.compile(r"\s*\^\s*(?:\{\s*((?:\\prime\s*)+)\}|(\\prime))")
_D = r"\s*(?:d|\\mathrm\s*(?:d|\{d\}))\s*"
_AT_TIME = r"(?:\s*\{?\s*(?:\\left\s*)?\(\s*t\s*(?:\\right\s*)?\)\s*\}?)?"
DERIVATIVE = re.compile(
    rf"\\[tdc]?frac\s*\{{{_D}{order('order')}\s*(?P<name>(?:[^{{}}]|\{{[^{{}}]*\}})*?){_AT_TIME}\s*\}}"
    rf"\s*\{{{_D}t{order('again')}\s*\}}"
)
LEIBNIZ = re.compile(
    rf"{_D}{order('order')}\s*(?P<name>(?:[^{{}}/=+*()]|\{{[^{{}}]*\}})+?){_AT_TIME}\s*/{_D}t(?![A-Za-z_']){order('again')}"
)
OPERATOR = re.compile(rf"{_D}{order('order')}\s*/{_D}t(?![A-Za-z_']){order('again')}")
RAISED_FIRST = re.compile(r"\s*\^\s*(\{[^{}]*\}|\w)(?=\s*_)")
RUN = re.compile(r"[^\W\d_]+[^\W_]*(?:\.[^\W\d_]\w*)*")


def looks_like_latex(text: str) -> bool:
    """Whether a text is LaTeX: a backslash, or braces after ^ or _."""
    return "\\" in text or "^{" in text or "_{" in text


class LatexReader(Reader):
    """Reads LaTeX: names with their commands, and what plain text has too."""

    leibniz: ClassVar[re.Pattern[str]] = LEIBNIZ
    operator: ClassVar[re.Pattern[str]] = OPERATOR
    spaces: ClassVar[re.Pattern[str]] = re.compile(r"(\s|%[^\n]*(\n|$)|~|&|\$)+")

    def next(self) -> list[Token]:
        """The tokens of what stands here; none of a command that only sets type."""
        letter = self.text[self.at]
        if rate := self.quotient() if letter in "d\\" else []:
            return rate
        if letter == "\\":
            return self._command()
        if letter in "{}":
            return [self.one(letter)]
        return self.number() or (self.name() if letter.isalpha() else self.raised()) or [self.sign()]

    # --- commands ---------------------------------------------------------------------------------------------------

    def _command(self) -> list[Token]:
        found = COMMAND.match(self.text, self.at)
        word = found[1] if found else ""
        if word in RATES or word in MARKS or word in UPRIGHT or VARIANTS.get(word, word) in NAMED:
            return self.name()
        rate = self._derivative() if word in FRACTIONS else []
        if rate:
            return rate
        token = self.one(SIGNS.get(word, "function"), len(word) + 1)
        if word in FRACTIONS:
            return [token, *self._digits()]
        if word in SIGNS or word in FUNCTIONS:
            return [token if word in SIGNS else replace(token, text=word)]
        return self._sized(word) if word in SIZES else self._skipped(word, token)

    def _skipped(self, word: str, token: Token) -> list[Token]:
        if word in THIN_SPACES:
            self.gap = THIN
            if word == "\\":
                self.take(ROW_GAP)
        elif word in WITH_ARGUMENT:
            self.take(GROUP)
        elif word not in IGNORED:
            what = f"found the command \\{word}" if word else "found a single backslash"
            raise self.source.at(token, f"{what}, which is not understood here; expected the formula itself.")
        return []

    def _sized(self, word: str) -> list[Token]:
        """A bracket with its size; bars are told apart by \\left and \\right, and a full stop is no bracket."""
        self.take(WHITE)
        bracket = self.text[self.at : self.at + 1]
        token = self.one("|(" if word.endswith(("left", "l")) else "|)") if bracket in ("|", ".") else None
        return [token] if token and bracket == "|" else []

    def _digits(self) -> list[Token]:
        r"""The digits of \frac12 or \frac1{..}, each one argument."""
        out: list[Token] = []
        while len(out) < 2 and (found := self.take(DIGIT)):
            out.append(Token("number", found[1], found.start(1), self.at, value=sp.Integer(found[1])))
        return out

    def _derivative(self) -> list[Token]:
        r"""\frac{d^2\theta}{dt^2} is the value theta'', whatever else d and t may be names of; \frac{d}{dt} an operator."""
        found = DERIVATIVE.match(self.text, self.at)
        if not found:
            return []
        if not found["name"]:
            return self.applied(found)
        written, order = self.named(found), found["order"] or "1"
        if not written or order != (found["again"] or "1"):
            reason = r"found a quotient of d and dt; expected the derivative of one symbol, as in \frac{d^2x}{dt^2}"
            raise self.source.fault(rf"{reason}, or \frac{{d}}{{dt}}(...) of others.", self.at, found.end())
        start, self.at = self.at, found.end()
        return self.resolved([written + "'" * int(order)], start)

    def named(self, found: re.Match[str]) -> str:
        """The one symbol that stands in the place of a name; empty where there is another thing."""
        inner = LatexReader(replace(self.source, text=self.text[: found.end("name")]))
        inner.at = found.start("name")
        try:
            written, raised = inner.written() if found["name"] else ("", None)
        except ModelError:
            return ""
        return "" if raised or inner.at < found.end("name") else written

    # --- names ------------------------------------------------------------------------------------------------------

    def name(self) -> list[Token]:
        """A symbol with its dots, subscript and primes, as one name in plain text; with a power of \\theta^2_1 after it."""
        start = self.at
        written, raised = self.written()
        tokens = self.resolved([written], start)
        if raised:
            inner = LatexReader(replace(self.source, text=self.text[: raised.end()]))
            inner.at = raised.start()
            tokens += inner.tokens()[:-1]
        return tokens

    def written(self) -> tuple[str, re.Match[str] | None]:
        """A symbol as one name in plain text, and the power that stands before its subscript, if any."""
        start = self.at
        base, primes = self._base(0)
        primes += self.primes()
        raised = self.take(RAISED_FIRST)
        return base + self._subscript(start) + primes + self.primes(), raised

    def _base(self, depth: int) -> tuple[str, str]:
        """(name without primes, primes) of what stands here: letters, a Greek letter, or one of them dotted."""
        start, found = self.at, self.take(COMMAND)
        if depth > 4 or (not found and not self.text[start : start + 1].isalnum()):
            raise self.source.fault("found no symbol here; expected one under the dot.", start, start + 1)
        if not found:  # letters written together; under a dot without braces, only one
            letters = None if depth else self.take(RUN)
            return letters.group() if letters else self.one("letter").text, ""
        word = found[1]
        if VARIANTS.get(word, word) in NAMED:
            return VARIANTS.get(word, word), ""
        if word in UPRIGHT:
            return self._upright(), ""
        if word not in RATES and word not in MARKS:
            raise self.source.fault(f"found \\{word}; expected one symbol.", start, self.at)
        base, primes = self._dotted(depth)
        return (base, primes + RATES[word]) if word in RATES else (f"{base}_{word}", primes)

    def _upright(self) -> str:
        group = self.take(GROUP)
        if not group:
            raise self.source.fault("found no { here; expected a name in braces.", self.at, self.at + 1)
        return group[1].strip().replace("\\_", "_")

    def _dotted(self, depth: int) -> tuple[str, str]:
        """What stands under a dot: one symbol, in braces or not."""
        opening = self.take(OPENING)
        if not opening:
            self.take(WHITE)
            return self._base(depth + 1)
        base, primes = self._base(0 if self.text[self.at : self.at + 1].isalpha() else depth + 1)
        base += self._subscript(opening.start(1))
        primes += self.primes()
        if not self.take(CLOSING):
            reason = "found more than one symbol under a dot; expected one."
            raise self.source.fault(reason, opening.start(1), self.at + 1)
        return base, primes

    def _subscript(self, start: int) -> str:
        r"""_p of m_{p}, _{\mathrm{p}1} and the like, in plain letters."""
        if not self.take(SUBSCRIPT):
            return ""
        inner = self.take(GROUP) or self.take(ONE)
        if not inner:
            raise self.source.fault("found an empty subscript; expected a letter or digit after _.", start, self.at + 1)
        word = COMMAND.sub(lambda m: m[1] if m[1] in NAMED else "", inner[1])
        word = "".join(LETTERS.get(c, c) for c in word if c not in "{} ")
        if not word or not all(c.isalnum() or c in ",._'" for c in word):
            raise self.source.fault(f"found the subscript {inner[1]!r}; expected letters or digits.", start, self.at)
        return "_" + word

    def primes(self) -> str:
        r"""Primes, and those of ^\prime or ^{\prime\prime}."""
        out, found = super().primes(), self.take(PRIME_POWER)
        return out + "'" * found.group().count("\\prime") if found else out
