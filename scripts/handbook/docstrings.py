"""Docstrings as Markdown for the reference: examples as code, and no letters of formulas taken for markup."""

import re
from typing import Any

import griffe


class PlainDocstrings(griffe.Extension):
    """Docstrings of the package are plain prose with examples; the reference reads Markdown."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of everything that has one."""
        if obj.docstring:
            obj.docstring.value = "\n\n".join(map(_as_markdown, obj.docstring.value.split("\n\n")))


def _as_markdown(paragraph: str) -> str:
    if paragraph.lstrip().startswith(">>>"):
        return f"```pycon\n{paragraph}\n```"
    pieces = re.split(r"(`[^`]*`)", paragraph)
    return "".join(p if p.startswith("`") else re.sub(r"([_*<])", r"\\\1", p) for p in pieces)
