r"""LaTeX as people write it, cut into the same tokens: \ddot\theta_1 is the value theta_1'', \frac a command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from alembert.expressions.grammar.functions import FUNCTIONS
from alembert.expressions.grammar.name_lookup import GREEK, LETTERS
from alembert.expressions.grammar.tokens import SPACE, THIN, TIGHT, Source, Token, number, resolved, sign

COMMAND = re.compile(r"\\([A-Za-z]+|.)", re.DOTALL)
RATES = {"dot": "'", "ddot": "''", "dddot": "'''"}
MARKS = ("bar", "hat", "tilde", "vec", "overline")
UPRIGHT = ("mathrm", "text", "mathit", "mathbf", "mathsf", "textrm", "textit", "operatorname", "boldsymbol", "rm", "bm")
SIZES = (
    "left",
    "right",
    "middle",
    *(f"{size}{side}" for size in ("big", "Big", "bigg", "Bigg") for side in ("", "l", "r")),
)
THIN_SPACES = (",", ";", ":", "!", " ", "quad", "qquad", "\\", "thinspace", "enspace")
IGNORED = ("displaystyle", "textstyle", "nonumber", "notag", "limits", "(", ")", "[", "]")
WITH_ARGUMENT = ("begin", "end", "label", "tag")
FRACTIONS = ("frac", "tfrac", "dfrac", "cfrac")
TIMES = ("cdot", "times", "ast")
VARIANTS = {"var" + name: name for name in GREEK}
NAMED = {*GREEK, *(name.capitalize() for name in GREEK), "ell"}

SPACE_OR_COMMENT = re.compile(r"(\s|%[^\n]*(\n|$)|~|&|\$)+")
GROUP = re.compile(r"\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}")
ONE = re.compile(r"\s*(\\[A-Za-z]+|[^\s\\{}])")
PRIME_POWER = re.compile(r"\s*\^\s*(?:\{\s*((?:\\prime\s*)+)\}|(\\prime))")
RAISED_FIRST = re.compile(r"\s*\^\s*(\{[^{}]*\}|\w)(?=\s*_)")
RUN = re.compile(r"[^\W\d_]+[^\W_]*(?:\.[^\W\d_]\w*)*")


def looks_like_latex(text: str) -> bool:
    """Whether a text is LaTeX: a backslash, or braces after ^ or _."""
    return "\\" in text or "^{" in text or "_{" in text


def latex_tokens(source: Source) -> list[Token]:
    """The tokens of LaTeX, with one `end` after them."""
    return [*_Reader(source).tokens(), Token("end", "", len(source.text), len(source.text))]


class _Reader:
    """Reads one text from its start to its end; `at` is the place reached."""

    def __init__(self, source: Source) -> None:
        self.source, self.text, self.at, self.gap = source, source.text, 0, TIGHT

    def tokens(self) -> Iterator[Token]:
        while self.at < len(self.text):
            for first, token in enumerate(self._next()):
                yield token if first else replace(token, gap=self.gap)
                self.gap = TIGHT

    def _next(self) -> list[Token]:
        space = SPACE_OR_COMMENT.match(self.text, self.at)
        if space:
            self.at, self.gap = space.end(), self.gap or SPACE
            return []
        letter = self.text[self.at]
        if letter == "\\":
            return self._command()
        if letter in "{}":
            return [self._one(letter)]
        if letter.isdigit() or (letter == "." and self.text[self.at + 1 : self.at + 2].isdigit()):
            return [self._moved(number(self.source, self.at))]
        if letter.isalpha():
            return self._name()
        return [self._moved(sign(self.source, self.at))]

    def _moved(self, token: Token) -> Token:
        self.at = token.end
        return token

    def _one(self, kind: str, length: int = 1) -> Token:
        start, self.at = self.at, self.at + length
        return Token(kind, self.text[start : self.at], start, self.at)

    # --- commands ---------------------------------------------------------------------------------------------------

    def _command(self) -> list[Token]:
        found = COMMAND.match(self.text, self.at)
        word = found.group(1) if found else ""
        length = len(word) + 1
        if word in RATES or word in MARKS or word in UPRIGHT or VARIANTS.get(word, word) in NAMED:
            return self._name()
        if word in FRACTIONS:
            return [self._one("frac", length), *self._digits()]
        if word in ("sqrt", *TIMES, "div", "{", "}"):
            kinds = {"sqrt": "sqrt", "div": "/", "{": "(", "}": ")"}
            return [self._one(kinds.get(word, "*"), length)]
        if word in FUNCTIONS:
            return [replace(self._one("function", length), text=word)]
        if word in SIZES:
            return self._sized(word, length)
        return self._skipped(word, length)

    def _skipped(self, word: str, length: int) -> list[Token]:
        start = self.at
        self.at += length
        if word in THIN_SPACES:
            self.gap = THIN
            if word == "\\":
                self._skip(re.compile(r"\s*\[[^\]]*\]"))
        elif word in WITH_ARGUMENT:
            self._skip(GROUP)
        elif word not in IGNORED:
            what = f"found the command \\{word}" if word else "found a single backslash"
            raise self.source.fault(
                f"{what}, which is not understood here; expected the formula itself.", start, self.at
            )
        return []

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _sized(self, word: str, length: int) -> list[Token]:
        """A bracket with its size; bars are told apart by \\left and \\right."""
        self.at += length
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1
        if self.text[self.at : self.at + 1] in ("|", "."):
            bar = self.text[self.at] == "|"
            kind = "|(" if word.endswith(("left", "l")) else "|)"
            token = self._one(kind)
            return [token] if bar else []
        return []

    def _digits(self) -> list[Token]:
        r"""The digits of \frac12 or \frac1{..}, each one argument."""
        out: list[Token] = []
        while len(out) < 2:
            found = re.compile(r"\s*(\d)").match(self.text, self.at)
            if not found:
                break
            self.at = found.start(1)
            self.at += 1
            out.append(self._digit(found.start(1)))
        return out

    def _digit(self, at: int) -> Token:
        one = replace(self.source, text=self.text[: at + 1])
        return number(one, at)

    # --- names ------------------------------------------------------------------------------------------------------

    def _name(self) -> list[Token]:
        """A symbol with its dots, subscript and primes, as one name in plain text."""
        start = self.at
        base, primes = self._base(0)
        primes += self._primes()
        raised = RAISED_FIRST.match(self.text, self.at)
        power_at = self.at
        self.at = raised.end() if raised else self.at
        written = base + self._subscript(start)
        primes += self._primes()
        tokens = resolved(self.source, written + primes, start, self.at)
        return [*tokens, *self._powers(raised, power_at)] if raised else tokens

    def _powers(self, raised: re.Match[str], at: int) -> list[Token]:
        r"""The power of \theta^2_1, which stands before the subscript."""
        inner = _Reader(replace(self.source, text=self.text[: raised.end()]))
        inner.at = at
        return list(inner.tokens())

    def _base(self, depth: int) -> tuple[str, str]:
        """(name without primes, primes) of what stands here: letters, a Greek letter, or one of them dotted."""
        found = COMMAND.match(self.text, self.at)
        word = found.group(1) if found else ""
        if depth > 4 or (not found and not self.text[self.at : self.at + 1].isalnum()):
            raise self.source.fault("found no symbol here; expected one under the dot.", self.at, self.at + 1)
        if not found:
            return self._run(depth), ""
        self.at += len(word) + 1
        if VARIANTS.get(word, word) in NAMED:
            return VARIANTS.get(word, word), ""
        if word in UPRIGHT:
            return self._upright(), ""
        if word not in RATES and word not in MARKS:
            raise self.source.fault(f"found \\{word}; expected one symbol.", self.at - len(word) - 1, self.at)
        base, primes = self._dotted(depth)
        return (base, primes + RATES[word]) if word in RATES else (f"{base}_{word}", primes)

    def _run(self, depth: int) -> str:
        """Letters written together; under a dot without braces, only one."""
        found = RUN.match(self.text, self.at)
        word = found.group() if found and not depth else self.text[self.at]
        self.at += len(word)
        return word

    def _upright(self) -> str:
        group = GROUP.match(self.text, self.at)
        if not group:
            raise self.source.fault("found no { here; expected a name in braces.", self.at, self.at + 1)
        self.at = group.end()
        return group.group(1).strip().replace("\\_", "_")

    def _dotted(self, depth: int) -> tuple[str, str]:
        """What stands under a dot: one symbol, in braces or not."""
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1
        if self.text[self.at : self.at + 1] != "{":
            return self._base(depth + 1)
        start = self.at
        self.at += 1
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1
        base, primes = self._base(0 if self.text[self.at : self.at + 1].isalpha() else depth + 1)
        base += self._subscript(start)
        primes += self._primes()
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1
        if self.text[self.at : self.at + 1] != "}":
            raise self.source.fault("found more than one symbol under a dot; expected one.", start, self.at + 1)
        self.at += 1
        return base, primes

    def _subscript(self, start: int) -> str:
        r"""_p of m_{p}, _{\mathrm{p}1} and the like, in plain letters."""
        found = re.compile(r"\s*_").match(self.text, self.at)
        if not found:
            return ""
        self.at = found.end()
        inner = GROUP.match(self.text, self.at) or ONE.match(self.text, self.at)
        if not inner:
            raise self.source.fault("found an empty subscript; expected a letter or digit after _.", start, self.at + 1)
        self.at = inner.end()
        word = COMMAND.sub(lambda m: m.group(1) if m.group(1) in NAMED else "", inner.group(1))
        word = "".join(LETTERS.get(c, c) for c in word if c not in "{} ")
        if not word or not all(c.isalnum() or c in ",._'" for c in word):
            raise self.source.fault(
                f"found the subscript {inner.group(1)!r}; expected letters or digits.", start, self.at
            )
        return "_" + word

    def _primes(self) -> str:
        out = ""
        while self.text[self.at : self.at + 1] == "'":
            out, self.at = out + "'", self.at + 1
        found = PRIME_POWER.match(self.text, self.at)
        if found:
            out += "'" * ((found.group(1) or "").count("\\prime") + bool(found.group(2)))
            self.at = found.end()
        return out
