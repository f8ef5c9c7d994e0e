"""What an author may have confused: the symbols of each kind, and the functions that stand in the equations."""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sp

from alembert.audit.author_equations import AuthorEquation
from alembert.audit.equation_values import EquationValues
from alembert.audit.monomials import Atom
from alembert.audit.verdict import Verifier, level

MOST_FUNCTIONS = 60
MOST_BRACKETS = 12
KINDS = {
    "accelerations": "acceleration",
    "velocities": "velocity",
    "positions": "position",
    "parameters": "parameter",
}
TRIGONOMETRIC = (sp.sin, sp.cos, sp.tan)


class Confusables:
    """The symbols by kind that may stand in one equation of a set, and trigonometric functions near those that do."""

    def __init__(self, verifier: Verifier, equations: Sequence[AuthorEquation], equation: AuthorEquation) -> None:
        used, open_names = equation.residual.free_symbols, {*verifier.unknowns, *verifier.constants}
        self.kinds = {
            symbol: "unknown" if symbol.name in open_names else _kind(verifier, symbol)
            for symbol in sorted({*used, *_natural(verifier)}, key=lambda s: s.name)
        }
        alone = {side.name for e in equations for side in (e.left, e.right) if side.is_Symbol}
        inside = {
            s.name for e in equations for side in (e.left, e.right) if not side.is_Symbol for s in side.free_symbols
        }
        defined = {name for name in alone - inside if name in verifier.vocabulary.authors}
        self._choice = {s: kind for s, kind in self.kinds.items() if s.name not in defined}
        self.functions = _functions(equations, [s for s, kind in self.kinds.items() if kind == "position"])

    def like(self, symbol: sp.Symbol) -> list[sp.Symbol]:
        """The other symbols of the same kind, and a coordinate's rates."""
        kind = self.kinds.get(symbol)
        base = symbol.name.rstrip("'")
        return [s for s, k in self._choice.items() if s != symbol and (k == kind or s.name.rstrip("'") == base)]

    def atoms(self, numbers_of: EquationValues, equation: AuthorEquation) -> list[Atom]:
        """Everything that may be a factor, with its numbers, of no higher derivative than the equation has; brackets last."""
        if numbers_of.integral:
            return []
        rank = {"parameter": 0, "position": 0, "velocity": 1, "acceleration": 2, "unknown": 2}
        highest = max((rank[self.kinds[s]] for s in equation.residual.free_symbols), default=0)
        symbols = [s for s, kind in self._choice.items() if rank[kind] <= highest]
        brackets = [b for b in sorted(equation.residual.atoms(sp.Add), key=str) if b != equation.residual][
            :MOST_BRACKETS
        ]
        listed = [*sorted(symbols, key=lambda s: (rank[self.kinds[s]], s.name)), *self.functions, *brackets]
        return [Atom(e, numbers_of(e), self.kinds.get(e, "function")) for e in listed]


def _natural(verifier: Verifier) -> list[sp.Symbol]:
    """Parameters, inputs, coordinates, speeds and accelerations of the model, and the author's own names."""
    record = verifier.world.record
    own = [
        *record.parameters,
        *(s.name for s in (*record.inputs, *record.coordinates, *record.speeds, *record.accelerations)),
    ]
    letters = [name for name in verifier.vocabulary.authors if verifier.vocabulary.is_letter(name)]
    renamed = {str(verifier.vocabulary.find(name)) for name in letters}
    return [sp.Symbol(name) for name in [*letters, *own] if name in verifier.vocabulary and name not in renamed]


def _kind(verifier: Verifier, symbol: sp.Symbol) -> str:
    meaning = verifier.vocabulary.find(symbol.name)
    return KINDS[level(verifier, meaning)] if meaning is not None else "parameter"


def _functions(equations: Sequence[AuthorEquation], positions: list[sp.Symbol]) -> list[sp.Expr]:
    """sin and cos of every angle that is used, of single coordinates, and of the angles with a sign or factor changed."""
    used = {f.args[0] for e in equations for f in e.residual.atoms(*TRIGONOMETRIC)}
    angles = dict.fromkeys([*sorted(used, key=str), *positions] if used else [])
    for angle in sorted(used, key=str):
        for near in _near(angle):
            angles.setdefault(near)
    listed = [f(angle) for angle in angles for f in (sp.sin, sp.cos)]
    found = [f for f in listed if f.is_Function]
    return list(dict.fromkeys(found))[:MOST_FUNCTIONS]


def _near(angle: sp.Expr) -> list[sp.Expr]:
    terms = sp.Add.make_args(angle)
    flipped = [angle - 2 * t for t in terms] if len(terms) > 1 else []
    fewer = [angle - t for t in terms] if len(terms) > 1 else []
    halved = [angle / 2] if angle.as_coeff_Mul()[0].is_even else []
    return [*flipped, *fewer, 2 * angle, *halved]
