"""What a report prints, read back from its Markdown by the grammar of LaTeX: formulas by chapter, as numbers at a state."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import sympy as sp

from alembert.expressions.grammar import Names, parse_equation, parse_expression
from alembert.show.textbook import Report

Numbers = Mapping[str, float]


def plain_name(latex: str) -> str:
    r"""How the grammar reads a symbol: \dot{\theta}_{1} is theta_1', \mathit{tilt} is tilt."""
    dots = re.match(r"\\(d*)ot\{", latex)
    primes = "'" * (len(dots[1])) if dots else ""
    inner = re.sub(r"^\\d+ot", "", latex)
    word = re.sub(r"\\math[a-z]+|\\ |[{}\\]", "", inner).replace("var", "")
    return word + primes


@dataclass(frozen=True)
class Printed:
    """The formulas of one chapter: (left, right) in LaTeX; equations of motion have an empty left side."""

    report: Report
    formulas: tuple[tuple[str, str], ...]

    @cached_property
    def names(self) -> Names:
        """Every symbol of the report, by the spelling that the grammar has for it."""
        return Names({plain_name(latex): sp.Symbol(name) for latex, name in self.report.symbols.items()})

    def expression(self, latex: str) -> sp.Expr:
        """One formula, with its abbreviations written out."""
        return self._full(parse_expression(latex, self.names))

    @property
    def equations(self) -> list[sp.Expr]:
        """left - right of all formulas that are whole equations."""
        pairs = [parse_equation(right, self.names) for left, right in self.formulas if not left]
        return [self._full(a - b) for a, b in pairs]

    def one(self, left: str) -> sp.Expr:
        """The formula with this left side."""
        (right,) = [right for found, right in self.formulas if found == left]
        return self.expression(right)

    def matrix(self, left: str) -> sp.Matrix:
        """The matrix with this left side, or with this beginning of it."""
        (right,) = [right for found, right in self.formulas if found == left or found.startswith(f"{left} =")]
        inside = re.search(r"\\begin\{bmatrix\}((?:(?!\\begin).)*)\\end\{bmatrix\}$", right.strip(), re.DOTALL)
        assert inside, right
        rows = re.split(r"\\\\(?:\[\w+\])?", inside[1])
        return sp.Matrix([[self.expression(entry) for entry in row.split("&")] for row in rows])

    def symmetric(self, letter: str, size: int) -> sp.Matrix:
        """A symmetric matrix that is printed as a whole, or entry by entry on and above the diagonal."""
        if any(left.startswith(rf"\mathbf{{{letter[0]}}}{letter[1:]}") and "bmatrix" in r for left, r in self.formulas):
            return self.matrix(rf"\mathbf{{{letter[0]}}}{letter[1:]}")
        known = dict(self.formulas)
        entries = {
            (i, j): known.get(f"{letter}_{{{i}{j}}}", "0") for i in range(1, size + 1) for j in range(i, size + 1)
        }
        return sp.Matrix(size, size, lambda i, j: self.expression(entries[min(i, j) + 1, max(i, j) + 1]))

    @cached_property
    def abbreviations(self) -> dict[sp.Symbol, sp.Expr]:
        """What the symbols of the page stand for."""
        known = {latex: name for latex, name in self.report.symbols.items() if name.startswith("abbreviation")}
        return {
            sp.Symbol(known[left]): parse_expression(right, self.names)
            for left, right in self.formulas
            if left in known
        }

    def _full(self, value: sp.Expr) -> sp.Expr:
        for _ in range(6):
            value = value.xreplace(self.abbreviations)
        return value


def chapter(report: Report, title: str) -> Printed:
    """The formulas of a chapter, by the beginning of its title."""
    text = report.markdown
    start = text.index(f"## {title}")
    end = text.find("\n## ", start + 3)
    displays = re.findall(r"\$\$\n\\begin\{aligned\}\n(.*?)\n\\end\{aligned\}\n\$\$", text[start:end], re.DOTALL)
    return Printed(report, tuple(pair for display in displays for pair in _formulas(display)))


def _formulas(display: str) -> list[tuple[str, str]]:
    """The lines of a display, those that go on joined to those that they continue."""
    joined: list[str] = []
    for line in display.split(" \\\\\n"):
        line = re.sub(r"\\qquad \\text\{\(\d+\)\}$", "", line).strip()
        if line.startswith(r"& \qquad"):
            joined[-1] += " " + line.removeprefix(r"& \qquad").strip()
        else:
            joined.append(line)
    return [_sides(line) for line in joined]


def _sides(line: str) -> tuple[str, str]:
    if line.startswith("& "):
        return "", line[2:]
    left, _, right = line.partition(" & = ")
    return left.strip(), right.strip()


def values(expressions: object, numbers: Numbers) -> np.ndarray:
    """Expressions as numbers; every symbol must have one."""
    flat = list(expressions)  # type: ignore[call-overload]
    symbols = sorted({s for e in flat for s in e.free_symbols}, key=str)
    missing = [s.name for s in symbols if s.name not in numbers]
    assert not missing, missing
    table = sp.lambdify(symbols, flat, "numpy", cse=True)
    return np.array(table(*(numbers[s.name] for s in symbols)), dtype=float)


def random_numbers(report: Report, seed: int) -> dict[str, float]:
    """A number for every symbol, none of them small."""
    random = np.random.default_rng(seed)
    return {name: float(random.uniform(0.4, 1.6)) for name in report.symbols.values()}
