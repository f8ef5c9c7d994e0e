"""About how wide a formula in LaTeX is in print, in em: enough to decide where to break it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

TOKEN = re.compile(r"\\[A-Za-z]+|\\.|[{}^_]|\s+|.", re.DOTALL)
FUNCTION_NAMES = r"\sin \cos \tan \cot \exp \log \arcsin \arccos \arctan \sinh \cosh \tanh"
NOT_SEEN = r"\left \right \bigl \bigr \Bigl \Bigr \displaystyle \boldsymbol \mathbf \mathrm \operatorname"
SIGNS = {"+": 1.25, "-": 1.25, "=": 1.35, ",": 0.5, "&": 0.8} | dict.fromkeys("()[]|", 0.39)
SPACES = {r"\,": 0.17, r"\;": 0.28, r"\:": 0.22, r"\quad": 1.0, r"\!": -0.17, r"\qquad": 2.0}
WIDTHS = SIGNS | SPACES | dict.fromkeys(FUNCTION_NAMES.split(), 1.5) | dict.fromkeys(NOT_SEEN.split(), 0.0)
SMALL = 0.7


@lru_cache(maxsize=1 << 16)
def width(latex: str) -> float:
    """About how wide a formula is, in em."""
    tokens = TOKEN.findall(latex)
    total, at = 0.0, 0
    while at < len(tokens):
        size, at = _group(tokens, at)
        total += size
    return total


def _group(tokens: Sequence[str], at: int) -> tuple[float, int]:
    """The width of the token at a place, or of the group that it opens, and the place after it."""
    token = tokens[at] if at < len(tokens) else " "
    at += 1
    if token == "{":
        total = 0.0
        while at < len(tokens) and tokens[at] != "}":
            size, at = _group(tokens, at)
            total += size
        return total, at + 1
    if token in ("^", "_"):
        size, at = _group(tokens, at)
        after = tokens[at] if at < len(tokens) else ""
        if after in ("^", "_"):
            other, at = _group(tokens, at + 1)
            size = max(size, other)
        return SMALL * size, at
    if token in (r"\frac", r"\tfrac"):
        above, at = _group(tokens, at)
        below, at = _group(tokens, at)
        return max(above, below) * (SMALL if token == r"\tfrac" else 1.0) + 0.25, at
    if token.isspace() or token == "}" or token.endswith("dot"):
        return 0.0, at
    return WIDTHS.get(token, 0.62 if token.startswith("\\") else 0.55), at
