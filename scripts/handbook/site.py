"""The site: every page in its frame, with the pictures, the style and the scripts that all of them share."""

import shutil
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, pairwise
from pathlib import Path

from alembert.show.page.assets import asset
from handbook.contents import DOCS, Page, pages
from handbook.gallery import write_moving
from handbook.markup import headings, html
from handbook.running import run_page
from handbook.sources import source_html, sources_in

ROOT = DOCS.parent
THEME = Path(__file__).parent / "theme"
FRAME = (THEME / "frame.html").read_text(encoding="utf-8")


def build(target: Path, is_whole: bool = False) -> int:
    """Write the site; the whole of it has the moving pages of the gallery, and what the programs on its pages make."""
    shutil.rmtree(target, ignore_errors=True)
    listed = list(pages())
    _copy_shared(target)
    pointed: set[str] = set()
    for before, page, after in _with_neighbours(listed):
        content = html(page.text, page.up)
        pointed |= sources_in(content)
        navigation = "".join(_navigation(listed, page))
        body = f'{content}<footer class="next">{_step("previous", before, page)}{_step("next", after, page)}</footer>'
        if is_whole:
            run_page(page.path, page.text, (target / page.address).parent)
        _write(target / page.address, _framed(page.title, page.up, navigation, body))
    for path in sorted(pointed):
        up = "../" * (path.count("/") + 1)
        elsewhere = "".join(_navigation(listed, Page(f"source/{path}", "", "")))
        _write(target / "source" / f"{path}.html", _framed(path, up, elsewhere, source_html(path), "source"))
    if is_whole:
        write_moving(target / "moving")
    return len(listed)


def _copy_shared(target: Path) -> None:
    shutil.copytree(DOCS / "gallery", target / "pictures", ignore=shutil.ignore_patterns("*.md"))
    for name in ("katex.js", "katex.css"):
        _write(target / "assets" / name, asset(name))
    for path in THEME.glob("site.*"):
        _write(target / "assets" / path.name, path.read_text(encoding="utf-8"))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:  # what a program on a page has written is not overwritten silently
        file.write(text)


def _framed(title: str, up: str, navigation: str, content: str, kind: str = "page") -> str:
    parts = {"title": escape(title), "up": up, "navigation": navigation, "content": content, "kind": kind}
    out = FRAME
    for name, text in parts.items():
        out = out.replace(f"[[{name}]]", text)
    return out


def _with_neighbours(listed: Sequence[Page]) -> Iterator[tuple[Page | None, Page, Page | None]]:
    around = [None, *listed, None]
    yield from ((a, b, c) for (a, b), (_, c) in pairwise(pairwise(around)) if b is not None)


def _navigation(listed: Sequence[Page], here: Page) -> Iterator[str]:
    """The pages by section; of this one also its headings."""
    for section, members in groupby(listed, lambda page: page.section):
        yield f"<h2>{section}</h2>" if section else ""
        yield "<ul>"
        for page in members:
            current = ' aria-current="page"' if page.path == here.path else ""
            yield f'<li><a href="{here.up}{page.address}"{current}>{escape(page.label)}</a>'
            if current and (found := headings(page.text)):
                inner = "".join(f'<li><a href="#{anchor}">{escape(words)}</a></li>' for anchor, words in found)
                yield f"<ul>{inner}</ul>"
            yield "</li>"
        yield "</ul>"


def _step(word: str, page: Page | None, here: Page) -> str:
    if page is None:
        return "<span></span>"
    link = f'href="{here.up}{page.address}"><small>{word}</small> {escape(page.label)}</a>'
    return f'<a rel="{word[:4]}" {link}'
