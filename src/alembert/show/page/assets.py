"""The scripts and style sheets that every page carries inside, built by scripts/build-page-assets."""

from functools import cache
from importlib.resources import files


@cache
def asset(name: str) -> str:
    """The text of one: page.js, page.css, katex.js or katex.css."""
    return files("alembert.show.page").joinpath("assets", name).read_text(encoding="utf-8")
