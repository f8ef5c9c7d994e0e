"""The composer of a report: it shapes expressions, sets them as formulas and matrices, and names what is too long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array
from alembert.show.diagram.drawing import Drawing
from alembert.show.formulas.common_factors import negative
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.formula_terms import Sum, named
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.line_breaking import Piece
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.textbook import report_document as parts
from alembert.show.textbook.report_document import Formula, Name, Words

WIDEST_MATRIX = 36.0
"""The room for a matrix with its left side, in em."""

WIDEST_ENTRY = 20.0
LONGEST_FORMULA = 420.0
"""About twelve lines; what is longer is left out, with a note."""

LARGEST_MATRIX = 14
COLUMN_GAP = 1.0


class Composer(EquationWriter):
    """Writes blocks one after the other."""

    def __init__(self, symbols: Symbols, seconds: float) -> None:
        super().__init__(symbols, seconds)
        self.blocks: list[parts.Block] = []
        self._abbreviations = 0
        self._numbered = 0
        self.chapter: Words = ()
        self.body_by_body: Words = ()
        """The heading of the chapter that has the equations body by body, which are the same by every formulation."""
        self._pending: list[Formula] = []
        self._names: dict[Sum, str] = {}

    # --- words ------------------------------------------------------------------------------------------------------

    def heading(self, level: int, *words: str | Name) -> None:
        """A heading; a new chapter begins its abbreviations anew."""
        if level == 2:
            self._names = {}
            self.chapter = words
        anchor = f"section-{sum(isinstance(block, parts.Heading) for block in self.blocks) + 1}"
        self.blocks.append(parts.Heading(level, words, anchor))

    def say(self, *words: str | Name) -> None:
        """A paragraph."""
        self.blocks.append(parts.Paragraph(words))

    def note(self, *words: str | Name, missing: int = 1) -> None:
        """A note on the page itself, if anything is missing."""
        if missing:
            self.blocks.append(parts.Note(words))

    def table(self, *rows: Sequence[Words | str | Name]) -> None:
        """A table whose first row is its head."""
        cells = tuple(tuple(cell if isinstance(cell, tuple) else (cell,) for cell in row) for row in rows)
        self.blocks.append(parts.Table(cells))

    def figure(self, drawing: Drawing, *caption: str | Name) -> None:
        """A drawing."""
        self.blocks.append(parts.Figure(drawing, caption))

    # --- formulas ---------------------------------------------------------------------------------------------------

    def formula(self, left: str, right: Expression | Sum | str, *, numbered: bool = False) -> Formula:
        """left = right; text is LaTeX that cannot be broken."""
        if isinstance(right, str):
            pieces = [Piece("", right)]
        else:
            pieces = self.typesetter.pieces(right if isinstance(right, tuple) else self.shape(right))
        return Formula(left, tuple(pieces), self._next_number() if numbered else None)

    def equation(self, left: Sum, right: Sum, *, numbered: bool = False) -> Formula:
        """left = right, breakable on both sides."""
        both = self.typesetter.equation(left, right)
        return Formula("", tuple(both), self._next_number() if numbered else None)

    def _next_number(self) -> int:
        self._numbered += 1
        return self._numbered

    def show(self, *formulas: Formula) -> None:
        """A display of formulas, if there are any, and of the abbreviations that they brought with them."""
        if not formulas:
            return
        self.blocks.append(parts.Display(formulas))
        if self._pending:
            pending, self._pending = self._pending, []
            self.say("where" if len(pending) == 1 else "with the abbreviations")
            self.blocks.append(parts.Display(tuple(pending)))

    def show_short(
        self,
        entries: Iterable[tuple[str, Expression | Array]],
        longest: float,
        words: str = "",
        most: int | None = None,
    ) -> int:
        """A display of those formulas left = expression or matrix that are short, after some words; how many are not shown."""
        listed = list(entries)
        formulas = [
            self.matrix(value, left) if isinstance(value, np.ndarray) else self.formula(left, value)
            for left, value in listed
            if (self.fits if isinstance(value, np.ndarray) else self.is_short)(value, longest)
        ][:most]
        if formulas and words:
            self.say(words)
        self.show(*formulas)
        return len(listed) - len(formulas)

    def vector_pieces(self, components: Array, frame: int, started: bool = False) -> list[Piece]:
        """a e_1 + b e_2 + c e_3 in a frame; something stands before it if it is started."""
        out: list[Piece] = []
        for k, shaped in enumerate(map(self.shape, components), 1):
            if not shaped:
                continue
            single = len(shaped) == 1
            is_negative = single and shaped[0].number < 0
            written = self.latex(negative(shaped) if is_negative else shaped)
            factor = "" if written == "1" else rf"{written} \, " if single else rf"\bigl( {written} \bigr) \, "
            sign = "-" if is_negative else "+" if started or out else ""
            out.append(Piece(sign, rf"{factor}\mathbf{{e}}_{{{k}}}^{{({frame})}}"))
        return out

    def is_short(self, value: Expression, longest: float = LONGEST_FORMULA) -> bool:
        """Whether an expression can be written out."""
        is_written = self.shape.size(value) <= 2.5 * longest or self.shape.is_polynomial(value)
        if not is_written or self.shape.is_surely_wider(value, longest):
            return False
        return self.shape.width(self.shape(value)) <= longest

    def are_short(self, values: Iterable[Expression], longest: float = LONGEST_FORMULA) -> bool:
        """Whether all of them can be written out; the longest, which says no first, is looked at first."""
        return all(self.is_short(value, longest) for value in sorted(values, key=self.shape.size, reverse=True))

    # --- matrices ---------------------------------------------------------------------------------------------------

    def fits(self, values: Array, longest_entry: float) -> bool:
        """Whether a matrix can be written, with abbreviations for its longest entries."""
        table = values.reshape(-1, 1) if values.ndim == 1 else values
        narrow = table.shape[1] <= LARGEST_MATRIX and table.shape[0] <= 2 * LARGEST_MATRIX
        return narrow and self.are_short(table.flat, longest_entry)

    def is_narrow(self, values: Array, taken: float) -> bool:
        """Whether a matrix fits as it is, beside what takes some of the width already."""
        return _width_of([[self.latex(value) for value in row] for row in values]) <= WIDEST_MATRIX - taken

    def matrix(self, values: Array, left: str, *, numbered: bool = False) -> Formula:
        """left = matrix; entries that would make it too wide get names, which the display explains."""
        room = WIDEST_MATRIX - width(left) - (4.5 if numbered else 1.5)
        table = values.reshape(-1, 1) if values.ndim == 1 else values
        shaped = [[self.shape(value) for value in row] for row in table]
        written = [[self.latex(value) for value in row] for row in shaped]
        limit = WIDEST_ENTRY
        while _width_of(written) > room and limit > 1.5:
            for i, row in enumerate(shaped):
                for j, value in enumerate(row):
                    if width(written[i][j]) > limit:
                        written[i][j] = self.latex(self.abbreviation(value))
            limit *= 0.75
        return self.formula(left, bracketed(written), numbered=numbered)

    def abbreviation(self, value: Sum) -> Sum:
        """A name for a sum, or minus the name of its negative; its definition is shown after the next display."""
        if negative(value) in self._names:
            return negative(named(self._names[negative(value)]))
        if value not in self._names:
            self._abbreviations += 1
            latex = f"{self.letter}_{{{self._abbreviations}}}"
            self._names[value] = self.symbols.add(f"abbreviation {self._abbreviations}", latex)
            self._pending.append(self.formula(latex, value))
        return named(self._names[value])


def bracketed(rows: Sequence[Sequence[str]]) -> str:
    """A matrix of LaTeX entries."""
    is_tall = any(mark in entry for row in rows for entry in row for mark in (r"\tfrac", r"\dot", r"\ddot", "^"))
    inside = (r" \\[3pt] " if is_tall else r" \\ ").join(" & ".join(row) for row in rows)
    return rf"\begin{{bmatrix}} {inside} \end{{bmatrix}}"


def row_vector(entries: Sequence[str]) -> str:
    """A column written as a transposed row, as in running text."""
    return rf"\begin{{bmatrix}} {' & '.join(entries)} \end{{bmatrix}}^{{T}}"


def vector(letter: str, entries: Sequence[str]) -> Formula:
    """A column as a transposed row, or broken into pieces where it is long."""
    if sum(width(entry) + 1.0 for entry in entries) <= WIDEST_MATRIX:
        return Formula(letter, (Piece("", row_vector(entries)),))
    return Formula(letter, _pieces("(", entries, ")"))


def diagonal(letter: str, entries: Sequence[str], more: str = "") -> Formula:
    """A diagonal matrix that may be broken after commas."""
    return Formula(letter, _pieces(r"\operatorname{diag}\bigl( ", entries, rf"{more} \bigr)"))


def _pieces(opening: str, entries: Sequence[str], closing: str) -> tuple[Piece, ...]:
    *others, last = entries
    written = [*(f"{entry}," for entry in others), last + closing]
    return tuple(Piece("", rf"\; {entry}" if k else opening + entry) for k, entry in enumerate(written))


def comma_separated(names: Iterable[str]) -> list[str | Name]:
    """Names that people gave, as words."""
    return [word for k, name in enumerate(names) for word in ((", ", Name(name)) if k else (Name(name),))]


def _width_of(rows: Sequence[Sequence[str]]) -> float:
    columns = list(zip(*rows, strict=True))
    return sum(max(width(entry) for entry in column) + COLUMN_GAP for column in columns)
