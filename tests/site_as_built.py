"""The documentation as scripts/build-docs has built it: from files, offline, in a browser. Run by scripts/check-docs."""

import re
from html.parser import HTMLParser
from os.path import normpath
from pathlib import Path
from urllib.parse import unquote

import pytest

import alembert as al
from alembert.app.command import COMMANDS
from browser import chromium, opened

SITE = Path(__file__).parent.parent / "site"


class Links(HTMLParser):
    """What a page points to, what it loads, and the places in it that others can point to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {x for x in (given.get("id"), given.get("name")) if x}
        address = given.get("href") or given.get("src")
        if address and not address.startswith("data:"):
            (self.links if tag == "a" else self.loaded).append(address)


@pytest.fixture(scope="module")
def found() -> dict[Path, Links]:
    pages = [path for path in SITE.rglob("*.html") if path.name != "404.html" and path.parent.name != "moving"]
    return {path: Links(path.read_text(encoding="utf-8")) for path in pages}


def test_links_lead_somewhere(found: dict[Path, Links]) -> None:
    dead = [
        f"{path.relative_to(SITE)}: {link}"
        for path, page in found.items()
        for link in (*page.links, *page.loaded)
        if "://" not in link and not is_there(found, path, link)
    ]
    assert dead == []


def is_there(found: dict[Path, Links], path: Path, link: str) -> bool:
    address, _, place = unquote(link).partition("#")
    target = Path(normpath(path.parent / address)) if address else path
    return (target.is_file() or (target / "index.html").is_file()) and (not place or place in found[target].places)


def test_nothing_is_loaded_from_elsewhere(found: dict[Path, Links]) -> None:
    for page in found.values():
        assert [address for address in page.loaded if "//" in address] == []
    for style in SITE.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(https?:)?//", style.read_text(encoding="utf-8"))


def test_every_model_method_and_command_is_in_the_reference(found: dict[Path, Links]) -> None:
    methods = [
        name for name in dir(al.Model) if not name.startswith(("_", "check_")) and callable(getattr(al.Model, name))
    ]
    places = found[SITE / "reference" / "model.html"].places
    assert [name for name in methods if f"alembert.Model.{name}" not in places] == []
    assert set(COMMANDS) <= found[SITE / "command.html"].places


@pytest.mark.parametrize(
    "path",
    ["formulations/udwadia_kalaba", "formulations/lagrange", "tutorial/linearization", "reference/model", "studio"],
)
def test_pages_in_a_browser(path: str) -> None:
    """From files, offline: every formula is set, nothing complains, nothing is wider than a phone."""
    with chromium() as browser, opened(browser, SITE / f"{path}.html", size=(390, 800)) as page:
        assert page.js("document.querySelectorAll('.arithmatex:not(:has(.katex))').length") == 0
        assert page.js("document.querySelectorAll('.katex-error').length") == 0
        assert page.js("document.documentElement.scrollWidth") <= 390
        assert page.complaints == []
        assert all(address.startswith("file:") for address in page.requests)


def test_the_search_finds_words_without_a_network() -> None:
    with chromium() as browser, opened(browser, SITE / "index.html", size=(1200, 800)) as page:
        page.page.locator(".md-search__button").click()
        page.page.get_by_role("combobox").fill("Udwadia")
        page.page.get_by_role("option", name="Udwadia").first.wait_for(timeout=60_000)
        assert all(address.startswith(("file:", "blob:")) for address in page.requests)
