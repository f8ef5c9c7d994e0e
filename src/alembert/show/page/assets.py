"""The page's HTML, and the scripts and style sheets that it carries inside, built by scripts/build-page-assets."""

from functools import cache
from importlib.resources import files


@cache
def asset(name: str) -> str:
    """The text of one: page.js, page.css, katex.js or katex.css."""
    return files("alembert.show.page").joinpath("assets", name).read_text(encoding="utf-8")


@cache
def template() -> str:
    """The HTML of a page, with fields in braces; its policy loads nothing from the network, whatever is in the data."""
    return files("alembert.show.page").joinpath("page.html").read_text(encoding="utf-8")
