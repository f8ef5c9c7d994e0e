"""Formulas in lines that fit: broken at the outermost signs first, inside a bracket only where it is longer than a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

OPENING, CLOSING = "([{", ")]}"
DEEPEST = 0.5
"""The part of a line that may be left free for what stands above it; brackets that open further right are not aligned."""


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

    def __call__(self, pieces: Sequence[Piece]) -> list[str]:
        """The lines of a formula, the first not wider than `first` and all others than `others`, as far as pieces allow."""
        self._lines, self._used = [], 0.0
        self._put(pieces, 0, 0.0)
        return self._lines

    def _put(self, pieces: Sequence[Piece], depth: int, inset: float) -> None:
        """Write what stands within `depth` brackets; new lines begin at the inset."""
        is_broken = not self._lines
        for unit in _units(pieces, depth):
            wide = self._width(unit)
            if not is_broken and self._used + wide - self.size(" ") <= self._room:
                self._lines[-1] += f" {joined(unit)}"
                self._used += wide
                continue
            if self._lines and self._used > inset:
                self._new_line(inset)
            is_broken = len(unit) > 1 and self._used + wide - self.size(" ") > self._room
            if is_broken:
                self._put_inside(unit, depth)
            else:
                self._write(joined(unit), wide)

    def _put_inside(self, unit: Sequence[Piece], depth: int) -> None:
        """A unit that is longer than a line, aligned behind the bracket that is open at its first break."""
        start = self._used
        first = str(unit[0])
        self._write(first, self._width(unit[:1]))
        column = start + self.size(first[: _open_bracket(first)])
        self._put(unit[1:], depth + 1, column if column <= DEEPEST * self.others else start)

    def _write(self, text: str, wide: float) -> None:
        if not self._lines:
            self._lines.append("")
        self._lines[-1] += text
        self._used += wide

    def _new_line(self, inset: float) -> None:
        self._lines.append(self.space(inset))
        self._used = inset

    @property
    def _room(self) -> float:
        return self.first if len(self._lines) <= 1 else self.others

    def _width(self, pieces: Sequence[Piece]) -> float:
        return sum(self.size(str(piece)) + self.size(" ") for piece in pieces)


def _units(pieces: Sequence[Piece], depth: int) -> list[list[Piece]]:
    """The pieces in groups that begin within no more than `depth` brackets."""
    out: list[list[Piece]] = []
    for piece in pieces:
        if piece.depth <= depth or not out:
            out.append([])
        out[-1].append(piece)
    return out


def _open_bracket(text: str) -> int:
    """The place behind the first bracket that is not closed again."""
    open_at: list[int] = []
    for k, character in enumerate(text):
        if character in OPENING:
            open_at.append(k)
        elif character in CLOSING and open_at:
            open_at.pop()
    return open_at[0] + 1 if open_at else 0
