"""The page's HTML, and the scripts and style sheets that it carries inside, built by scripts/build-page-assets."""

from functools import cache
from importlib.resources import files


@cache
def asset(name: str) -> str:
    """The text of one: page.js, page.css, katex.js, katex.css; or page.html, with places for the others in braces."""
    return files("alembert.show.page").joinpath("assets", name).read_text(encoding="utf-8")
