"""Formulas in lines that fit: broken at the outermost signs first, inside a bracket only where it is longer than a line.

The right side of an equation begins a line of its own where it does not fit beside the left one, unless that is short.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

BRACKET = re.compile(r"\\[{}]|[()\[\]]")
OPENING = "([{"
DEEPEST = 0.5
"""The part of a line that may be left free for what stands above it; brackets that open further right are not aligned."""

SHORT_SIDE = 0.25  # of a line, of a left side that the right one stands behind though it goes on below

LEAST = 1.0  # by how much what stands in a bracket is further in than the outermost terms


@dataclass(frozen=True)
class Piece:
    """What stays together on a line; `sign` stands before it, and a line may be broken before the sign.

    `depth` counts the brackets in which that place is.
    """

    sign: str
    text: str
    depth: int = 0

    def __str__(self) -> str:
        return f"{self.sign} {self.text}".strip()

    @property
    def deeper(self) -> Piece:
        """The piece within one more bracket."""
        return replace(self, depth=self.depth + 1)


def joined(pieces: Sequence[Piece]) -> str:
    """A formula in one line."""
    return " ".join(str(piece) for piece in pieces)


@dataclass
class Breaker:
    """Breaks formulas: `size` measures what is written, `space` writes so much free room before a line."""

    size: Callable[[str], float]
    space: Callable[[float], str]
    first: float
    others: float
    _lines: list[str] = field(default_factory=list)
    _used: float = 0.0
    _is_fresh: bool = True
    _open: list[float] = field(default_factory=list)  # where what stands in each open bracket begins

    def __call__(self, pieces: Sequence[Piece]) -> list[str]:
        """The lines of a formula, the first not wider than `first` and all others than `others`, as far as pieces allow."""
        self._lines, self._used, self._is_fresh, self._open = [""], self._left, True, []
        self._put(pieces, 0, 0.0)
        return self._lines

    @property
    def _left(self) -> float:
        """Where the first line begins; what is longer stands out to the left of the others."""
        return self.others - self.first

    def _put(self, pieces: Sequence[Piece], depth: int, start: float) -> None:
        """Write what stands within `depth` brackets of a term that begins at the start."""
        is_broken = False
        for unit in terms(pieces, depth):
            if unit[0].depth > depth:  # a bracket that the line before has opened goes on
                count = len(self._lines)
                self._put(unit, depth + 1, start)
                is_broken = len(self._lines) > count
                continue
            beside = pieces[pieces.index(unit[0]) :] if unit[0].sign == "=" else unit
            fits = self._used + self._width(beside) <= self.others
            if is_broken or not fits:
                if not self._is_behind_short_side(unit):
                    self._new_line(self._inset(start, unit) if depth else 0.0)
                is_broken = len(unit) > 1 and self._used + self._width(unit) > self.others
            if is_broken:
                begin = self._used
                self._write(unit[:1])
                self._put(unit[1:], depth + 1, begin)
            else:
                self._write(unit)

    def _is_behind_short_side(self, unit: Sequence[Piece]) -> bool:
        """Whether a right side begins so near to the left that it stands beside the left side in any case."""
        return unit[0].sign == "=" and len(self._lines) == 1 and self._used - self._left <= SHORT_SIDE * self.first

    def _inset(self, start: float, unit: Sequence[Piece]) -> float:
        """Behind the innermost open bracket, or below the beginning of its term where that is too far right.

        What fits in a line begins so much further left that it does.
        """
        column = self._open[-1] if self._open else start
        rest = self.others - self._width(unit)
        if rest > start or len(unit) == 1:
            column = min(column, max(start, rest))
        return max(column if column <= DEEPEST * self.others else start, LEAST)

    def _write(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            text = str(piece)
            for found in BRACKET.finditer(text):
                if found[0][-1] in OPENING:
                    self._open.append(self._used + self.size(text[: found.end()]))
                elif self._open:
                    self._open.pop()
            self._lines[-1] += text if self._is_fresh else f" {text}"
            self._is_fresh = False
            self._used += self.size(text) + self.size(" ")

    def _new_line(self, inset: float) -> None:
        if not self._is_fresh:
            self._lines.append(self.space(inset))
            self._used, self._is_fresh = inset, True

    def _width(self, pieces: Sequence[Piece]) -> float:
        return sum(self.size(str(piece)) for piece in pieces) + (len(pieces) - 1) * self.size(" ")


def terms(pieces: Sequence[Piece], depth: int = 0) -> list[list[Piece]]:
    """The pieces in groups that begin within no more than `depth` brackets."""
    out: list[list[Piece]] = []
    for piece in pieces:
        if piece.depth <= depth or not out:
            out.append([])
        out[-1].append(piece)
    return out
