"""Places in the source that pages point to, as in `[words](code:formulations/kane.py#kane)`."""

import ast
import re
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "src" / "alembert"
PLACE = re.compile(r"\]\(code:([^)#]+)(?:#([^)]+))?\)")
"""A link into the source: the file, and the function or class in it (a method with a dot)."""


def line_of(path: str, name: str) -> int:
    """The line where a function or class (or a method, with a dot) is defined."""
    text = (SOURCE / path).read_text(encoding="utf-8")
    found = _line_in_python(text, name.split(".")) if path.endswith(".py") else _line_in_c(text, name)
    if found is None:
        raise LookupError(f"{path} has no function or class {name!r}.")
    return found


def _line_in_python(text: str, parts: list[str]) -> int | None:
    body, line = ast.parse(text).body, None
    for part in parts:
        node = next((n for n in body if part in _names(n)), None)
        if node is None:
            return None
        body, line = getattr(node, "body", []), node.lineno
    return line


def _names(node: ast.stmt) -> list[str]:
    """What a statement defines."""
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return [t.id for t in targets if isinstance(t, ast.Name)]
    return [getattr(node, "name", "")]


def _line_in_c(text: str, name: str) -> int | None:
    found = re.search(rf"^[A-Za-z][\w *]*\b{re.escape(name)}\([^;]*$", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else None
