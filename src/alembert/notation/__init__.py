"""Mathematics as people write it, in plain text or LaTeX, read by a grammar into SymPy; nothing is ever evaluated."""

from alembert.notation.names import Names
from alembert.notation.parser import parse_equation, parse_expression
from alembert.notation.place import NotationError

__all__ = ["Names", "NotationError", "parse_equation", "parse_expression"]
