"""Equations of motion as a person writes them: in plain text, LaTeX and Markdown.

What is very long is written in intermediate quantities, which stand below the equations, each defined in earlier ones.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from functools import cached_property

from alembert.description.bodies import rate_of
from alembert.description.unilateral import Gap
from alembert.expressions.algebra import Expression, expression
from alembert.expressions.arrays import Array
from alembert.formulations import derive_with_gaps
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.show.formulas.common_factors import negative, positive_before_negative, without_common_integer
from alembert.show.formulas.equation_writer import LATE, EquationWriter, Remark, Sides
from alembert.show.formulas.formula_terms import Sum, named
from alembert.show.formulas.latex_typesetting import latex_lines
from alembert.show.formulas.named_sums import NamedSums
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH, text_lines
from alembert.show.formulas.recursive_form import RecursiveEquations, recursive_form
from alembert.show.formulas.shaping import LONGEST_FRACTION
from alembert.show.formulas.symbol_notation import Symbols

WORD = re.compile(r"[\w.']+")
MARKUP = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$])")
LONGEST_ENTRY, LONGEST_LAW, LONGEST_OF_MANY, LONG_PAGE = 160, 80, 40, 1500
"""Entries with more symbols and numbers than the first are defined below the equations, and non-ideal forces, which have roots
and signs, with more than the second; where all others have more together than the last, about two pages, those with more than
the third."""

LONGEST_WHOLE, SHORT_ENTRY = 20_000, 5
"""When this much has been written, all further entries of more than a few symbols are defined below."""

MOST_QUANTITIES = 1000
"""Equations that need more intermediate quantities than this are shown only where they are asked for."""

SECONDS = 2.5
LATEX_WIDTH = 36.0  # in em
MOTION, QUANTITIES = "Equations of motion", "Intermediate quantities"


def as_text(
    eom: EquationsOfMotion, longest_entry: int | None = None, full: bool = False, width: int = TEXT_WIDTH
) -> str:
    """The equations of motion in plain text, as programs read it: `m*ell^2*theta'' = -m*g*ell*sin(theta)`.

    Long matrix entries, or those with more symbols and numbers than `longest_entry`, have names, as `M_12`, and are defined
    below the equations in intermediate quantities. The equations of deep open trees stand body by body, unless `full`: then
    as M u' = f. Equations that need more than a thousand are left out unless `full`. Lines have at most `width` letters, but
    for what cannot be broken.
    """
    return page_text(eom, written_equations(eom, longest_entry, full), width)


def page_text(record: Record, page: WrittenEquations | RecursiveEquations, width: int = TEXT_WIDTH) -> str:
    """The written equations of a record in plain text, in lines of so many letters."""
    sentence = _Sentence(width).fill
    blocks = ["\n".join(_heading_lines(*line, width) for line in _heading(record, page))]
    for title, equations in page.sections.items():
        lines = [text_lines(page.plain.equation(*sides), width - 2, width - 6) for sides in equations]
        blocks.append("\n".join([sentence(title), *("  " + "\n      ".join(written) for written in lines)]))
    return "\n\n".join([*blocks, *(sentence(page.said(remark)) for remark in page.remarks())])


def as_latex(eom: EquationsOfMotion, full: bool = False) -> str:
    """The equations of motion in LaTeX, an `align*` environment for each group of equations; `full` as for text."""
    page = written_equations(eom, full=full)
    symbols = ", ".join(f"{symbol} is {name}" for name, symbol in eom.model.notation.items())
    heading = [*_heading(eom, page), *([("Symbols", symbols)] if symbols else [])]
    blocks = ["\n".join(f"% {label}: {value}" for label, value in heading)]
    for title in page.sections:
        rows = aligned(page, title).replace("& ", "  & ")
        blocks.append(f"% {title}\n\\begin{{align*}}\n{rows}\n\\end{{align*}}")
    return "\n\n".join([*blocks, *(f"% {page.said(remark)}" for remark in page.remarks())])


def as_markdown(eom: EquationsOfMotion, full: bool = False) -> str:
    """The equations of motion in Markdown, a display between double dollar signs for each group; `full` as for text."""
    page = written_equations(eom, full=full)
    blocks = [f"##### {markdown_text(eom.model.name)}, by {eom.method}"]
    for title in page.sections:
        blocks += [f"{title}:", f"$$\n\\begin{{aligned}}\n{aligned(page, title)}\n\\end{{aligned}}\n$$"]
    return "\n\n".join([*blocks, *(f"> {page.typeset(remark)}" for remark in page.remarks())]) + "\n"


def markdown_text(text: str) -> str:
    """Text in Markdown in which nothing is markup."""
    return MARKUP.sub(r"\\\1", " ".join(text.split()))


def written_equations(
    record: Record,
    longest_entry: int | None = None,
    full: bool = False,
    seconds: float = SECONDS,
    page: EquationWriter | None = None,
) -> WrittenEquations | RecursiveEquations:
    """The equations of a record as they are shown everywhere: M u' = f, or of a deep open tree body by body, unless `full`."""
    recursive = None if full else recursive_form(record, seconds, page)
    if recursive is not None:
        return recursive
    eom = record if isinstance(record, EquationsOfMotion) else derive_with_gaps(record.model, "lagrange")
    return WrittenEquations(eom, longest_entry, full, seconds, page)


def aligned(page: WrittenEquations | RecursiveEquations, title: str) -> str:
    """The rows of a group in LaTeX, to be aligned."""
    rows = [page.typesetter.equation(*sides) for sides in page.sections[title]]
    lines = [latex_lines(row, LATEX_WIDTH, LATEX_WIDTH) for row in rows]
    return " \\\\\n".join("& " + " \\\\\n& \\qquad ".join(written) for written in lines)


class WrittenEquations(EquationWriter):
    """The equations of a record, in groups; long entries have names, and the last group defines them."""

    def __init__(
        self,
        eom: EquationsOfMotion,
        longest_entry: int | None = None,
        full: bool = False,
        seconds: float = SECONDS,
        page: EquationWriter | None = None,
    ) -> None:
        super().__init__(Symbols(eom.model, [u.name for u in eom.u]), seconds, page)
        self.eom, self.full, self.is_given = eom, full, longest_entry is not None
        self.longest_entry: int = LONGEST_ENTRY if longest_entry is None else longest_entry
        self._size = 0
        self._long: dict[Expression, str] = {}

    @cached_property
    def sections(self) -> dict[str, list[Sides]]:
        """The left and the right sides of the equations of each group that is not empty, by its title."""
        groups = {title: equations for title, equations in self._groups.items() if equations}
        if self._long and not self._left_out:
            shaped = [(name, self.shape(x)) for name, x in self._quantities.items()]
            defined = NamedSums(self.shape.order).define(shaped)
            return groups | {QUANTITIES: [(named(name), value) for name, value in defined]}
        return {title: equations for title, equations in groups.items() if title not in self._left_out}

    @cached_property
    def _left_out(self) -> list[str]:
        """The groups that need too many intermediate quantities."""
        groups = self._groups
        if not self._long or self.full or len(self._quantities) <= MOST_QUANTITIES:
            return []
        return [title for title, equations in groups.items() if self._uses_names(equations)]

    @cached_property
    def _groups(self) -> dict[str, list[Sides]]:
        found = self._written_groups()
        if self.is_given or self._size <= LONG_PAGE:
            return found
        self._size, self._long, self.longest_entry = 0, {}, LONGEST_OF_MANY
        return self._written_groups()

    def _written_groups(self) -> dict[str, list[Sides]]:
        eom = self.eom
        slips = [row.velocity for row in eom.rows if row.position is None]
        return {
            "Rates of the coordinates": self._rates(),
            MOTION: [self._motion(i, c) for i, c in enumerate(map(expression, eom.nonideal_force))],
            "Constraints on the accelerations": [self._acceleration(k, row) for k, row in enumerate(eom.A)],
            "Constraints on the positions": [self._held("Phi", k, value) for k, value in enumerate(eom.Phi)],
            "Constraints on the velocities": [self._held("Psi", k, value) for k, value in enumerate(slips)],
        }

    @cached_property
    def _quantities(self) -> dict[str, Expression]:
        """What the long entries share, and the entries themselves, each in those before it."""
        shared, values = self.intermediate_quantities(list(self._long), self.letter)
        return shared | dict(zip(self._long.values(), values, strict=True))

    def _uses_names(self, equations: Sequence[Sides]) -> bool:
        used = {f.base for sides in equations for side in sides for term in side for f in term.factors}
        return not used.isdisjoint(self._long.values())

    def remarks(self) -> list[Remark]:
        """What the reader has to know: normal reactions, what is left out, what stands as it was derived."""
        normal = " is the normal reaction, the length of its force across the sliding."
        gaps = {law.label: self.shape(law.gap) for law in self.eom.contacts}
        pushes = " is its force, not negative: zero where the gap is open, else what keeps it closed."
        out: list[Remark] = [
            (f"For {label!r}, of the gap ", gap, " >= 0, ", named(f"N[{label}]"), pushes) for label, gap in gaps.items()
        ]
        rubbing = [law.target for law in self.eom.frictions if law.target not in gaps]
        out += [(f"For the friction on {target!r}, ", named(f"N[{target}]"), normal) for target in rubbing]
        if not gaps and (conditions := self.eom.model.mode_conditions()):
            said = [self._condition(*condition) for condition in conditions]
            between = [part for words in said for part in ("; ", *words)]
            out.append(("The equations hold as long as ", *between[1:], "."))
        if self._left_out:
            what = f"{' and '.join(self._left_out)}: left out here, being written with {len(self._quantities):,} intermediate"
            out.append((f"{what} quantities. `alembert derive --full`, or as_text(eom, full=True), shows them all.",))
        if self.shape.late:
            out.append((LATE,))
        return out

    def _condition(self, gap: Gap, is_closed: bool) -> Remark:
        if is_closed:
            return (f"the force of {gap.label!r} is not negative",)
        return (f"{gap.label!r} is open: ", self.shape(expression(gap.value)), " >= 0")

    def _entry(self, value: Expression, matrix: str, *index: int) -> Sum:
        """The entry itself, or where it is too long a symbol such as `M_12`."""
        size = self.shape.size(value)
        is_polynomial = self.shape.is_polynomial(value)
        longest = min(self.longest_entry, LONGEST_LAW) if matrix == "c" and not self.is_given else self.longest_entry
        if size <= max(self.longest_entry, LONGEST_FRACTION) or is_polynomial:
            shaped = self.shape(value)
            size = len(WORD.findall(self.text(shaped)))
            if size <= SHORT_ENTRY or (size <= longest and self._size + size <= LONGEST_WHOLE):
                self._size += size
                return shaped
        gap = "_" if max(len(self.eom.u), len(self.eom.rows)) > 9 else ""
        name = f"{matrix}_{gap.join(str(i + 1) for i in index)}"
        return named(self._long.setdefault(value, f"entry_{name}" if name in self.eom.model.symbols else name))

    def _linear(self, row: Array, symbols: Sequence[Expression], matrix: str, i: int) -> Sum:
        return self.linear([self._entry(value, matrix, i, j) for j, value in enumerate(row)], symbols)

    def _rates(self) -> list[Sides]:
        """q' = N u, without the rows that only say that a speed is the rate of its coordinate."""
        return [
            (self.shape(rate_of(q)), self._entry(rate, "rate", i))
            for i, (q, rate) in enumerate(zip(self.eom.q, self.eom.coordinate_rates, strict=True))
            if rate != rate_of(q)
        ]

    def _acceleration(self, k: int, row: Array) -> Sides:
        """A u' = b in row k, without a number that all of its terms share."""
        left, right = without_common_integer(self._linear(row, self.eom.du, "A", k), self._entry(self.eom.b[k], "b", k))
        return left, right

    def _held(self, name: str, k: int, value: Expression) -> Sides:
        """What a constraint holds at zero, without a number or a sign that all of its terms share."""
        (held,) = without_common_integer(positive_before_negative(self._entry(value, name, k)))
        return (negative(held) if all(term.number < 0 for term in held) else held), ()

    def _motion(self, i: int, nonideal: Expression) -> Sides:
        """M u' = f + c + A^T lambda in row i."""
        eom = self.eom
        inertia = self._linear(eom.M[i], eom.du, "M", i)
        force, other = self._entry(eom.f[i], "f", i), self._entry(nonideal, "c", i)
        reactions = self.linear([self._entry(a, "A", k, i) for k, a in enumerate(eom.A[:, i])], eom.lam)
        return self.balanced(inertia, force, (*other, *reactions))


def _heading_lines(label: str, value: str, width: int) -> str:
    """A label, and beside it its value in lines that fit."""
    lines = textwrap.wrap(value, width - 13, break_long_words=False, break_on_hyphens=False) or [""]
    return "\n".join(
        f"{name:<13}{line}".rstrip().replace("\u00a0", " ")
        for name, line in zip([label, *[""] * len(lines)], lines, strict=False)
    )


class _Sentence(textwrap.TextWrapper):
    """Words in lines that fit; what is longer than a line is broken before its factors."""

    wordsep_simple_re = re.compile(r"(\s+)|\0")

    def __init__(self, width: int) -> None:
        super().__init__(width, break_long_words=False, break_on_hyphens=False)
        self._long = re.compile(rf"\S{{{width + 1},}}")

    def fill(self, text: str) -> str:
        return super().fill(self._long.sub(lambda word: re.sub(r"(?<=.)(?=[*/])", "\0", word[0]), text))


def _heading(record: Record, page: WrittenEquations | RecursiveEquations) -> Iterator[tuple[str, str]]:
    """Label and value of each line at the top."""
    eom = page.eom
    yield "Model", eom.model.name
    yield "Method", record.method
    if isinstance(page, RecursiveEquations):
        yield "Bodies", ", ".join(page.bodies)
    groups = {"Coordinates": eom.coordinates, "Speeds": eom.speeds, "Inputs": eom.inputs}
    for label, symbols in groups.items():
        if len(symbols):
            yield label, ", ".join(symbol.name for symbol in symbols)
    if eom.rows:
        named = zip(eom.lam, eom.constraint_names, strict=True)
        yield "Multipliers", ", ".join(f"{symbol.name} ({constraint})" for symbol, constraint in named)
    rows, columns = len(eom.rows), len(eom.u)
    some = "equation" if columns == 1 else "equations", "constraint" if rows == 1 else "constraints"
    yield "Size", f"{columns} {some[0]} of motion, {rows} {some[1]}"
