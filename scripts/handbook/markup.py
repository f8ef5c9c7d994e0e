"""From Markdown to HTML: formulas for KaTeX, code in colours, links between pages and into the source."""

import re
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin
from mdit_py_plugins.dollarmath import dollarmath_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

from handbook.sources import source_address

LEXERS = {"python": "python", "python-console": "pycon", "python-signature": "python", "toml": "toml", "bash": "bash"}


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w.]+", "-", heading.lower()).strip("-")


@cache
def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": True, "highlight": _coloured}).enable(["table", "strikethrough"])
    reader.use(anchors_plugin, max_level=3, slug_func=slug)
    reader.use(dollarmath_plugin, allow_space=False, double_inline=True)
    return reader


def _coloured(code: str, language: str, _: str) -> str:
    """A block of code in a frame that scrolls by itself."""
    inner = escape(code)
    if language in LEXERS:
        inner = highlight(code, get_lexer_by_name(LEXERS[language]), HtmlFormatter(nowrap=True))
    return f'<pre class="{language or "plain"}" tabindex="0"><code>{inner}</code></pre>'


def html(text: str, up: str = "") -> str:
    """The HTML of a page; `up` is the way from it to the top of the site."""
    reader, about = _reader(), {}
    tokens = reader.parse(text, about)
    for token in tokens:
        for child in token.children or ():
            _mend_link(child, up)
    out = reader.renderer.render(tokens, reader.options, about)
    return out.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


def _mend_link(token: Any, up: str) -> None:
    """Links to Markdown go to the page made of it, links `code:file.py#name` to the line of the source."""
    target = str(token.attrGet("href") or "") if token.type == "link_open" else ""
    if target.startswith("code:"):
        token.attrSet("href", up + source_address(target.removeprefix("code:")))
        token.attrSet("class", "source")
    elif "://" not in target:
        token.attrSet("href", re.sub(r"\.md(?=#|$)", ".html", target)) if target else None


def headings(text: str) -> list[tuple[str, str]]:
    """(anchor, words) of the second-level headings."""
    tokens = _reader().parse(text)
    found = [tokens[k + 1].content for k, t in enumerate(tokens) if t.type == "heading_open" and t.tag == "h2"]
    return [(slug(words), words.replace("`", "")) for words in found]
