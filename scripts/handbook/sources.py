"""The source files that pages point to, as pages of their own, with every line as a place to go to."""

import ast
import re
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_for_filename

SOURCE = Path(__file__).parent.parent.parent / "src" / "alembert"


def source_address(place: str) -> str:
    """The address of `formulations/kane.py#kane` or `formulations/lagrange.py#LagrangeParts.C` in the site."""
    path, _, name = place.partition("#")
    line = f"#line-{line_of(path, name)}" if name else ""
    if not (SOURCE / path).is_file():
        raise LookupError(f"The package has no file {path!r}.")
    return f"source/{path}.html{line}"


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
    found = re.search(rf"^[a-z][\w *]*\b{re.escape(name)}\([^;]*$", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else None


def source_html(path: str) -> str:
    """The file in colours, with numbered lines."""
    text = (SOURCE / path).read_text(encoding="utf-8")
    style = HtmlFormatter(linenos="inline", lineanchors="line", anchorlinenos=True, wrapcode=True)
    return f'<h1><code>{path}</code></h1>\n<div class="listing">{highlight(text, get_lexer_for_filename(path), style)}</div>'


def sources_in(html: str) -> set[str]:
    """The source files that a page points to."""
    return set(re.findall(r'href="(?:\.\./)*source/([^"#]+)\.html', html))
