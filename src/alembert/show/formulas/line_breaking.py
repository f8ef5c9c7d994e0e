"""Formulas in lines that fit: broken at the outermost signs first, inside a bracket only where it is longer than a line.

A term that is longer than a line is broken before its denominator, then before its factors, then inside their brackets, as far
as it has such places. The right side of an equation begins a line of its own where it does not fit beside the left one, unless
that is short.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

BRACKET = re.compile(r"\\[{}]|[()\[\]]")
OPENING = "([{"
CALL = re.compile(r"\w+\(")
BETWEEN_FACTORS = ("*", "/")
"""Signs that have no room around them."""

DEEPEST = 0.5
"""The part of a line that may be left free for what stands above it; brackets that open further right are not aligned."""

SHORT_PART = 0.25
"""The part of a line that is short: a left side that the right one stands behind though it goes on below, what stands before a
bracket that goes over several lines, and what stands behind it."""

LONG_BRACKET = 45.0
"""A bracket that is longer may be broken behind what is short, though it would fit in a line of its own; no function is."""

LEAST = 1.0  # by how much what stands in a bracket is further in than the outermost terms


@dataclass(frozen=True)
class Piece:
    """What stays together on a line; `sign` stands before it, and a line may be broken before the sign.

    `depth` counts the brackets in which that place is; and the product, where a line may be broken before factors.
    """

    sign: str
    text: str
    depth: int = 0

    def __str__(self) -> str:
        return f"{self.sign}{self.text}" if self.is_factor else f"{self.sign} {self.text}".strip()

    @property
    def is_factor(self) -> bool:
        """Whether it is a factor of the term that stands before it."""
        return self.sign in BETWEEN_FACTORS

    def deeper(self, by: int = 1) -> Piece:
        """The piece within more brackets."""
        return replace(self, depth=self.depth + by)


def joined(pieces: Sequence[Piece]) -> str:
    """A formula in one line."""
    return "".join(str(piece) if piece.is_factor or not k else f" {piece}" for k, piece in enumerate(pieces))


@dataclass
class Breaker:
    """Breaks formulas: `size` measures what is written, `space` writes so much free room before a line.

    The factors of a term stand by a `step` further in than the term, and what its brackets hold by two at least.
    """

    size: Callable[[str], float]
    space: Callable[[float], str]
    first: float
    others: float
    step: float = 0.0
    _lines: list[str] = field(default_factory=list)
    _used: float = 0.0
    _line_start: float = 0.0
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

    @property
    def _deepest(self) -> float:
        """Where a line begins that is as far in as can be."""
        return DEEPEST * self.others

    def _put(self, pieces: Sequence[Piece], depth: int, start: float) -> None:
        """Write what stands within `depth` brackets of a term that begins at the start."""
        units, is_behind_broken = terms(pieces, depth), False
        for k, unit in enumerate(units):
            count = len(self._lines)
            if unit[0].depth > depth:  # a bracket that the line before has opened goes on
                self._put(unit, depth + 1, start)
            else:
                rest = [piece for later in units[k:] for piece in later]
                inset = self._inset(unit[0], units, start) if depth else 0.0
                if self._begins_line(unit, rest, is_behind_broken, start, inset):
                    self._new_line(inset)
                    count = len(self._lines)
                self._put_unit(unit, depth)
            is_behind_broken = len(self._lines) > count

    def _put_unit(self, unit: Sequence[Piece], depth: int) -> None:
        """Write a unit from here on, broken if it is too long."""
        if len(unit) == 1 or self._fits(unit):
            self._write(unit)
        else:
            begin = self._begin(unit[0])
            self._write(unit[:1])
            self._put(unit[1:], depth + 1, begin)

    # --- where lines begin ------------------------------------------------------------------------------------------------

    def _begins_line(
        self, unit: Sequence[Piece], rest: Sequence[Piece], is_behind_broken: bool, start: float, inset: float
    ) -> bool:
        """Whether a unit begins a line; the rest is all that is left where it stands, from the unit on."""
        if unit[0].is_factor:
            return self._factor_begins_line(unit, rest, is_behind_broken, start, inset)
        fits = self._fits(rest if unit[0].sign == "=" else unit)
        return (is_behind_broken or not fits) and not self._is_behind_short_side(unit)

    def _is_behind_short_side(self, unit: Sequence[Piece]) -> bool:
        """Whether a right side begins so near to the left that it stands beside the left side in any case."""
        return unit[0].sign == "=" and len(self._lines) == 1 and self._used - self._left <= SHORT_PART * self.first

    def _factor_begins_line(
        self, unit: Sequence[Piece], rest: Sequence[Piece], is_behind_broken: bool, start: float, inset: float
    ) -> bool:
        """Whether a factor begins a line: not if the rest is short, nor if it is long and stands behind what is short."""
        short = SHORT_PART * self.others
        if is_behind_broken and self._line_start != inset:
            return not self._fits(rest) or self._width(rest) > short
        if self._fits(unit):
            return False
        is_whole = self._width(unit) <= LONG_BRACKET or CALL.match(unit[0].text) is not None
        fits_there = inset + self._width(unit) <= self.others
        return (is_whole and fits_there) or is_behind_broken or self._used - start > short

    def _inset(self, piece: Piece, units: Sequence[Sequence[Piece]], start: float) -> float:
        """Where a line begins: a factor stands a step further in than its term, a term in a bracket behind the bracket.

        Where that is too far right for what the bracket holds, all of it begins further left.
        """
        column = self._open[-1] if self._open else start
        if piece.is_factor:  # of a term that begins at the start, or right behind a bracket that it opens
            return min(max(start, column, 0.0) + self.step, self._deepest)
        nearest = min(start + 2 * self.step, self._deepest)
        for unit in units:
            rest = self.others - self._width(unit)
            if rest > nearest or len(unit) == 1:
                column = min(column, max(nearest, rest))
        return max(column if column <= self._deepest else nearest, LEAST + self.step)

    # --- writing ----------------------------------------------------------------------------------------------------------

    def _write(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            text, begin = str(piece), self._begin(piece)
            for found in BRACKET.finditer(text):
                if found[0][-1] in OPENING:
                    self._open.append(begin + self.size(text[: found.end()]))
                elif self._open:
                    self._open.pop()
            self._lines[-1] += text if self._is_fresh or piece.is_factor else f" {text}"
            self._is_fresh = False
            self._used = begin + self.size(text) + self.size(" ")

    def _new_line(self, inset: float) -> None:
        if not self._is_fresh:
            self._lines.append(self.space(inset))
            self._used, self._line_start, self._is_fresh = inset, inset, True

    def _begin(self, piece: Piece) -> float:
        """Where a piece begins that is written now."""
        return self._used - (self.size(" ") if piece.is_factor and not self._is_fresh else 0.0)

    def _fits(self, pieces: Sequence[Piece]) -> bool:
        return self._begin(pieces[0]) + self._width(pieces) <= self.others

    def _width(self, pieces: Sequence[Piece]) -> float:
        gaps = sum(not piece.is_factor for piece in pieces[1:])
        return sum(self.size(str(piece)) for piece in pieces) + gaps * self.size(" ")


def terms(pieces: Sequence[Piece], depth: int = 0) -> list[list[Piece]]:
    """The pieces in groups that begin within no more than `depth` brackets."""
    out: list[list[Piece]] = []
    for piece in pieces:
        if piece.depth <= depth or not out:
            out.append([])
        out[-1].append(piece)
    return out
