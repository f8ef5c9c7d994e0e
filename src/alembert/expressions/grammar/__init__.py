"""Mathematics as people write it, in plain text or LaTeX, read by a grammar into SymPy; nothing is ever evaluated."""

from alembert.expressions.grammar.name_lookup import Names
from alembert.expressions.grammar.parser import parse_equation, parse_expression
from alembert.expressions.grammar.text_position import NotationError

__all__ = ["Names", "NotationError", "parse_equation", "parse_expression"]
