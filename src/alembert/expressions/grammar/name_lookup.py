"""The names that a text may use: found as written, in another spelling (theta_1, theta1, θ₁), or as a product (mgl)."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from functools import cache

import sympy as sp
from symengine import sympify

from alembert.errors import ModelError
from alembert.expressions import latex_names
from alembert.expressions.algebra import time_derivative, to_sympy

GREEK = (*latex_names.GREEK.split(), "omicron")
LETTERS = {unicodedata.lookup(f"GREEK SMALL LETTER {'LAMDA' if n == 'lambda' else n.upper()}"): n for n in GREEK}
LETTERS |= {letter.upper(): name.capitalize() for letter, name in LETTERS.items()}
LETTERS |= {"ς": "sigma", "ϑ": "theta", "ϕ": "phi", "ϵ": "epsilon", "ϱ": "rho", "ϖ": "pi", "µ": "mu", "ℓ": "ell"}  # noqa: RUF001  they look alike
SUBSCRIPTS = {chr(0x2080 + digit): str(digit) for digit in range(10)}
CONSTANTS = {"pi": sp.pi}
PLAIN = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*'*")
"""A name that is read as one word, with its primes."""
LONGEST = 60  # no product of names written together is longer
MOST_SHOWN = 12
MOST_NEAR = 3


def spelled_out(text: str) -> str:
    """Greek letters and subscript digits as they are written in plain text: θ₁ is theta1."""
    return "".join(LETTERS.get(c) or SUBSCRIPTS.get(c) or c for c in unicodedata.normalize("NFC", text))


def _key(name: str) -> str:
    """What all spellings of one name share."""
    return "".join(c for c in spelled_out(name) if c not in "_{},")


class Names:
    """The names that a text may use, each with the expression that it stands for.

    With `together`, names written together are their product (mgl); else they are an unknown name (1 kg is no k g). Those
    that are `still` do not change in time; those that are `unlisted` are known, but not proposed.
    """

    def __init__(
        self,
        names: Mapping[str, sp.Expr] | Iterable[str | sp.Symbol],
        together: bool = True,
        still: Collection[str] = (),
        unlisted: Collection[str] = (),
    ) -> None:
        self.together, self.still, self.unlisted = together, still, unlisted
        pairs = names.items() if isinstance(names, Mapping) else ((str(n), sp.Symbol(str(n))) for n in names)
        self.values: dict[str, sp.Expr] = dict(pairs)
        self._spellings: dict[str, set[str]] = {}
        for name in self.values:
            self._spellings.setdefault(_key(name), set()).add(name)
        plain = {n for n in self.values if PLAIN.fullmatch(n)}
        self.unusual = sorted(set(self.values) - plain, key=len, reverse=True)
        """Names with a space or a sign in them, or a digit behind a dot (joint_8.0), the longest first."""
        self._product = cache(self._parts)

    def find(self, written: str) -> sp.Expr | None:
        """What a name stands for, in any of its spellings; an error where two names share the spelling."""
        for spelling in (written, spelled_out(written)):
            if spelling in self.values:
                return self.values[spelling]
        found = self._spellings.get(_key(written)) or self._dotted(written)
        if len(found) > 1:
            raise ModelError(f"found {written!r}, which may mean {' or '.join(sorted(found))}; write the one you mean.")
        if found:
            return self.values[next(iter(found))]
        return CONSTANTS.get(spelled_out(written))

    def _dotted(self, written: str) -> set[str]:
        """The rate of a coordinate written in words: theta_dot, thetaddot, theta_dot_1 is not one."""
        for ending, primes in (("ddot", "''"), ("dot", "'")):
            if written.endswith(ending):
                return self._spellings.get(_key(written.removesuffix(ending)) + primes, set())
        return set()

    def rate(self, value: sp.Expr) -> sp.Expr:
        """The time derivative of an expression in the names, by the rates that have names, too."""
        rates = {s: self.values.get(f"{s.name}'") for s in value.free_symbols if s.name not in self.still}
        rates |= {s: sp.S.One for s in rates if s.name == "t"}
        for name in (s.name for s, rate in rates.items() if rate is None):
            raise ModelError(
                f"found d/dt of {name}, whose rate has no name here; expected positions, velocities, parameters."
            )
        return to_sympy(time_derivative(sympify(value), {sympify(s): sympify(rate) for s, rate in rates.items()}))

    def product(self, written: str) -> list[str] | None:
        """The shortest list of names that, written together, make the text: mgl as m, g, l; each at most once."""
        found = self._product(written) if self.together and len(written) <= LONGEST else None
        return found if found and len(set(found)) == len(found) else None

    def _parts(self, rest: str) -> list[str] | None:
        if not rest:
            return []
        for length in range(len(rest), 0, -1):
            head, tail = rest[:length], rest[length:]
            if tail[:1].isalpha() or not tail:
                parts = self._product(tail) if self.find(head) is not None else None
                if parts is not None:
                    return [head, *parts]
        return None

    def advice(self, written: str) -> str:
        """The names that might have been meant, or all of them if they are few."""
        known = [name for name in self.values if name not in self.unlisted]
        near = difflib.get_close_matches(spelled_out(written), known, n=3)
        near = near or [name for name in known if written in name and "'" not in name]
        if near and len(near) <= MOST_NEAR:
            return f"did you mean {' or '.join(near)}?"
        listed = sorted(known, key=lambda n: ("." in n, n.count("'"), n))
        more = f" and {len(listed) - MOST_SHOWN} more" if len(listed) > MOST_SHOWN else ""
        return f"the known names are {', '.join(listed[:MOST_SHOWN])}{more}." if listed else "no names are known here."
