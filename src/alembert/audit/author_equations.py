"""What an author has written: equations from text, LaTeX or SymPy, the lines of a file, and the terms of equations."""

from __future__ import annotations

import math
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import sympy as sp
from sympy.core.function import AppliedUndef

from alembert.errors import ModelError
from alembert.expressions.algebra import expression
from alembert.expressions.grammar import Names, parse_equation, parse_expression
from alembert.expressions.validation import with_plain_conditions

Path = tuple[int, ...]
PIECES = (sp.Max, sp.Min, sp.Abs, sp.sign, sp.floor, sp.ceiling, sp.Piecewise)
SYSTEM = re.compile(r"\\\\|\\begin\b")  # lines in LaTeX
NAMED = re.compile(r"^\s*([^=:\\]{1,60}?)\s*:\s+(.*)$|^\s*([^=:\\]{1,60}?)\s*:\s*$")


@dataclass(frozen=True)
class AuthorEquation:
    """One equation left = right in the author's symbols; a row of a constraint matrix times the speeds is `virtual`."""

    name: str
    left: sp.Expr
    right: sp.Expr
    virtual: bool = False
    text: str = ""

    @cached_property
    def residual(self) -> sp.Expr:
        """left - right."""
        return self.left - self.right

    @property
    def terms(self) -> list[sp.Expr]:
        """The terms of left - right, as they stand: none of them cancels another."""
        return [sign * t for sign, side in ((1, self.left), (-1, self.right)) for t in sp.Add.make_args(side)]

    @property
    def pieces(self) -> list[sp.Expr]:
        """The parts that follow other laws from region to region."""
        return sorted(self.left.atoms(*PIECES) | self.right.atoms(*PIECES), key=str)

    @cached_property
    def sites(self) -> list[Site]:
        """Every term, and every term inside brackets that are factors, from the outside inward."""
        both = [*_sites(Site(1, (), self.left)), *_sites(Site(-1, (), self.right))]
        return [site for site in both if site.part != 0]

    @property
    def new_term(self) -> Site:
        """Where a term is added: on the left, or on the right where all the equation stands there."""
        return Site(-1 if self.left.is_Symbol and not self.right.is_Symbol else 1)

    def changed(self, site: Site, after: sp.Expr) -> AuthorEquation:
        """The equation with one part replaced, or a new term added."""
        side = self.left if site.sign > 0 else self.right
        new = _replaced(side, site.path, after) if site.part != 0 else side + after
        return replace(self, left=new) if site.sign > 0 else replace(self, right=new)


@dataclass(frozen=True)
class Site:
    """A part that enters its equation linearly: sign * cofactor * part is what it contributes to left - right.

    Of a term that is yet to be added the part is zero.
    """

    sign: int
    path: Path = ()
    part: sp.Expr = sp.S.Zero
    cofactor: sp.Expr = sp.S.One

    @property
    def contribution(self) -> sp.Expr:
        """What the part gives to left - right."""
        return self.sign * self.cofactor * self.part


def _sites(whole: Site) -> Iterator[Site]:
    sign, path, value, cofactor = whole.sign, whole.path, whole.part, whole.cofactor
    if value.is_Add:
        for k, term in enumerate(value.args):
            yield from _sites(Site(sign, (*path, k), term, cofactor))
        return
    yield whole
    for k, factor in enumerate(value.args if value.is_Mul else ()):
        if factor.is_Add:
            others = sp.Mul(*value.args[:k], *value.args[k + 1 :])
            yield from _sites(Site(sign, (*path, k), factor, cofactor * others))


def _replaced(value: sp.Expr, path: Path, after: sp.Expr) -> sp.Expr:
    if not path:
        return after
    args = list(value.args)
    args[path[0]] = _replaced(args[path[0]], path[1:], after)
    return value.func(*args)


# --- reading --------------------------------------------------------------------------------------------------------


def read_equations(equations: Any, names: Names, columns: Mapping[int, Sequence[str]]) -> list[AuthorEquation]:
    """The equations that a person gave: a mapping from names, a list, or one alone.

    `columns` are the speeds that a constraint matrix may multiply, by their number.
    """
    out: list[AuthorEquation] = []
    for name, value in _named(equations):
        if isinstance(value, sp.MatrixBase) or (isinstance(value, list) and value and isinstance(value[0], list)):
            out += _matrix(name, value, names, columns)
        else:
            left, right = _sides(value, names, f"Equation {name!r}")
            out.append(AuthorEquation(name, left, right, text=value if isinstance(value, str) else ""))
    if not out:
        raise ModelError("audit: found no equation; expected at least one, for instance {'1': \"theta'' = 0\"}.")
    return out


def _named(equations: Any) -> Iterator[tuple[str, Any]]:
    """Names and equations; the lines of a text, or of a system in LaTeX, are equations of their own."""
    if isinstance(equations, str) and not SYSTEM.search(equations):
        equations = equations_from_lines(equations)
    if isinstance(equations, Mapping):
        listed = [(str(name), value) for name, value in equations.items()]
    else:
        several = equations if isinstance(equations, list | tuple) else [equations]
        listed = [(str(k), value) for k, value in enumerate(several, start=1)]
    for name, value in listed:
        lines = _lines(value) if isinstance(value, str) else []
        yield from ((f"{name}[{k}]", line) for k, line in enumerate(lines, start=1)) if lines else [(name, value)]


def _lines(text: str) -> list[str]:
    r"""The equations of a text of several, or the lines of a system where each has an equals sign between two sides."""
    if not SYSTEM.search(text):
        several = list(equations_from_lines(text).values()) if "\n" in text.strip() else []
        return several if len(several) > 1 else []
    plain = re.sub(r"\\(begin|end)\{[^}]*\}", " ", text)
    lines = [line for line in re.split(r"\\\\(?:\[[^\]]*\])?", plain) if line.strip(" &\n\t")]
    whole = all(re.fullmatch(r"(?s)[\s&]*[^=&\s][^=]*=[^=]*", line) for line in lines)
    return lines if len(lines) > 1 and whole else []


def _sides(value: Any, names: Names, what: str) -> tuple[sp.Expr, sp.Expr]:
    if isinstance(value, str):
        return parse_equation(value, names, what)
    if isinstance(value, sp.Eq):
        value = (value.lhs, value.rhs)
    left, right = value if isinstance(value, tuple) and len(value) == 2 else (value, 0)
    return _side(left, names, what), _side(right, names, what)


def _side(value: Any, names: Names, what: str) -> sp.Expr:
    if isinstance(value, str):
        return parse_expression(value, names, what)
    if isinstance(value, sp.Expr):
        return _known(value, names, what)
    if (isinstance(value, int) and not isinstance(value, bool)) or (isinstance(value, float) and math.isfinite(value)):
        return sp.Rational(str(value))
    raise ModelError(
        f"{what}: found {value!r}; expected text such as \"theta'' = 0\", or a SymPy expression or equation."
    )


def _known(value: sp.Expr, names: Names, what: str) -> sp.Expr:
    """A SymPy expression in the author's names: functions of time become symbols, decimal numbers exact ones."""
    value = value.doit().replace(lambda e: isinstance(e, sp.Derivative), _primed)
    value = value.replace(lambda e: isinstance(e, AppliedUndef), lambda e: sp.Symbol(e.func.__name__))
    value = value.xreplace({x: sp.Rational(repr(float(x))) for x in value.atoms(sp.Float)})
    renamed = {}
    for symbol in value.free_symbols:
        found = names.find(symbol.name)
        if found is None:
            raise ModelError(f"{what}: found {symbol.name!r}, which is no known name; {names.advice(symbol.name)}")
        renamed[symbol] = found
    value = value.xreplace(renamed)
    expression(value, what)  # refuses what has no number
    return with_plain_conditions(value)


def _primed(value: sp.Derivative) -> sp.Expr:
    """Derivative(theta(t), (t, 2)) as the symbol theta''."""
    inner = value.expr
    name = inner.func.__name__ if isinstance(inner, AppliedUndef) else str(inner)
    return sp.Symbol(name + "'" * int(value.derivative_count))


def _matrix(name: str, value: Any, names: Names, columns: Mapping[int, Sequence[str]]) -> list[AuthorEquation]:
    """The rows of a constraint matrix, each times the speeds."""
    rows = value.tolist() if isinstance(value, sp.MatrixBase) else value
    width = len(rows[0]) if rows else 0
    if width not in columns or any(len(row) != width for row in rows):
        wanted = "; or ".join(f"{n} for {', '.join(speeds)}" for n, speeds in columns.items())
        raise ModelError(f"Matrix {name!r}: found {width} columns; expected {wanted}.")
    out = []
    for k, row in enumerate(rows, start=1):
        entries = [_side(entry, names, f"Matrix {name!r}, row {k}") for entry in row]
        value = sp.Add(*(e * sp.Symbol(u) for e, u in zip(entries, columns[width], strict=True)))
        out.append(AuthorEquation(f"{name}[{k}]", value, sp.S.Zero, virtual=True))
    return out


def equations_from_lines(text: str) -> dict[str, str]:
    """The equations by name. A line goes on with the one before if it begins with a space or an operator; # begins a remark.

    >>> equations_from_lines("swing: theta'' =\\n   -g/l sin(theta)  # small or large\\nx' = 0")
    {'swing': "theta'' = -g/l sin(theta)", '2': "x' = 0"}
    """
    out: dict[str, str] = {}
    name = ""
    for number, line in enumerate(textwrap.dedent(text).splitlines(), start=1):
        kept = re.sub(r"(^|\s)#.*$", "", line).rstrip()
        if not kept.strip():
            continue
        if name and _goes_on(out[name], kept):
            out[name] = f"{out[name]} {kept.strip()}".strip()
            continue
        found = NAMED.match(kept)
        name = (found.group(1) or found.group(3)) if found else str(len(out) + 1)
        if name in out:
            raise ModelError(f"Line {number}: found the name {name!r} again; expected another name for this equation.")
        out[name] = (found.group(2) or "").strip() if found else kept.strip()
    if not out:
        raise ModelError("Found no equation; expected lines such as: swing: theta'' = -g/l sin(theta)")
    return out


def _goes_on(before: str, line: str) -> bool:
    """Whether a line goes on with the equation before it: an operator stands between them, or a space before the line.

    A space, or a sign, begins an equation where both have an equals sign; a sign also where none has.
    """
    if before.endswith(("=", "+", "-", "*", "/", "^")) or before.count("(") > before.count(")"):
        return True
    equals = ("=" in before) + ("=" in line)
    if line.startswith(("+", "-")):
        return equals == 1
    return line.startswith(("=", "*", "/", "^", ")")) or (line[0].isspace() and equals < 2)
