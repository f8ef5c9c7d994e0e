"""The documentation: its programs print what it shows, its links lead somewhere, and its words about the code are true."""

import inspect
import re
from functools import cache
from html.parser import HTMLParser
from os.path import normpath
from pathlib import Path
from urllib.parse import unquote

import pytest

import alembert as al
from alembert.app.command import COMMANDS
from alembert.examples import EXAMPLES
from browser import chromium, opened
from handbook import contents, reference
from handbook.running import WrongOutput, blocks, run_page
from handbook.site import build
from handbook.sources import SOURCE, line_of, source_address

PAGES = {page.path: page for page in contents.pages()}
PLACES = sorted({place for page in PAGES.values() for place in re.findall(r"\]\(code:([^)]+)\)", page.text)})
WITH_PROGRAMS = [path for path, page in PAGES.items() if any(blocks(page.text))]


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
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without what its programs make."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def found(site: Path) -> dict[Path, Links]:
    return {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


@pytest.mark.parametrize("path", WITH_PROGRAMS)
def test_programs_print_what_the_page_shows(path: str, tmp_path: Path) -> None:
    run_page(path, PAGES[path].text, tmp_path)
    for name in made_by_programs(PAGES[path].text):
        assert (tmp_path / name).stat().st_size > 0


@cache
def made_by_programs(text: str) -> set[str]:
    """The files that a page points to and that its own programs write."""
    linked = set(re.findall(r"\]\(([\w.]+)\)", text))
    return {name for block in blocks(text) for name in linked if f'"{name}"' in block.code}


def test_a_program_that_prints_something_else_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(WrongOutput, match=r"page.md, line 4"):
        run_page("page.md", "# Title\n\n```python\nprint(1 + 1)\n```\n```output\n3\n```\n", tmp_path)
    with pytest.raises(WrongOutput):
        run_page("page.md", "```python\nprint(1 + 1)\n```\n", tmp_path)


def test_every_page_that_is_written_is_in_the_contents() -> None:
    written = {path.relative_to(contents.DOCS).as_posix() for path in contents.DOCS.rglob("*.md")}
    assert written - {"gallery/README.md"} <= set(PAGES)


def test_links_lead_somewhere(site: Path, found: dict[Path, Links]) -> None:
    dead = [
        f"{path.relative_to(site)}: {link}"
        for path, page in found.items()
        for link in (*page.links, *page.loaded)
        if "://" not in link and not is_there(site, found, path, link)
    ]
    assert dead == []


def is_there(site: Path, found: dict[Path, Links], path: Path, link: str) -> bool:
    address, _, place = unquote(link).partition("#")
    target = Path(normpath(path.parent / address)) if address else path
    if target.parent == site / "moving":
        return target.stem in EXAMPLES
    source = path.relative_to(site).with_suffix(".md").as_posix()
    if source in PAGES and address in made_by_programs(PAGES[source].text):
        return True
    return target.is_file() and (not place or place in found[target].places)


def test_nothing_is_loaded_from_elsewhere(site: Path, found: dict[Path, Links]) -> None:
    for page in found.values():
        assert [address for address in page.loaded if "//" in address] == []
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(https?:)?//", style.read_text(encoding="utf-8"))


@pytest.mark.parametrize("place", PLACES)
def test_places_in_the_code_exist(place: str) -> None:
    path, _, name = place.partition("#")
    address = source_address(place)
    if name:
        line = (SOURCE / path).read_text().splitlines()[line_of(path, name) - 1]
        assert name.split(".")[-1] in line
        assert address.endswith(f"#line-{line_of(path, name)}")


def test_a_place_that_does_not_exist_is_refused() -> None:
    for place in ("formulations/kane.py#lagrange", "formulations/newton.py", "native/source/kernel.c#nothing"):
        with pytest.raises((LookupError, OSError)):
            source_address(place)


def test_every_public_name_is_in_the_reference() -> None:
    listed = {name for _, _, names in reference.PAGES.values() for name in names.split()}
    assert set(al.__all__) <= listed


def test_every_public_function_has_an_example_that_is_run() -> None:
    """The doctests in src are run with the tests; those of simulate stand with Event and Trajectory,
    that of report is in the tutorial.
    """
    bare = [name for name in al.__all__ if inspect.isfunction(getattr(al, name)) and ">>>" not in doc_of(name)]
    assert set(bare) <= {"simulate", "report"}
    assert ">>>" in doc_of("Event")
    assert ">>>" in doc_of("Trajectory")
    assert ">>>" in doc_of("EquationsOfMotion")


def doc_of(name: str) -> str:
    return inspect.getdoc(getattr(al, name)) or ""


def test_every_model_method_is_in_the_reference() -> None:
    text = PAGES["reference/model.md"].text
    methods = [
        name for name in dir(al.Model) if not name.startswith(("_", "check_")) and callable(getattr(al.Model, name))
    ]
    assert [name for name in methods if f"### Model.{name}\n" not in text] == []


def test_every_command_and_example_has_its_place() -> None:
    assert all(f"\n## {name}\n" in PAGES["command.md"].text for name in COMMANDS)
    assert all(f"pictures/{name}.png" in PAGES["gallery.md"].text for name in EXAMPLES)


def test_the_first_page_has_the_program_of_the_readme() -> None:
    readme = (contents.DOCS.parent / "README.md").read_text(encoding="utf-8")
    first = next(blocks(PAGES["index.md"].text))
    assert f"```python\n{first.code}```" in readme


def test_pages_in_a_browser(site: Path) -> None:
    """From files, offline: every formula is set, nothing complains, nothing is wider than a phone."""
    with chromium() as browser:
        for path in (
            "formulations/udwadia_kalaba",
            "formulations/lagrange",
            "tutorial/linearization",
            "reference/model",
        ):
            with opened(browser, site / f"{path}.html", size=(390, 800)) as page:
                assert page.js("document.querySelectorAll('.math:not(:has(.katex))').length") == 0
                assert page.js("document.querySelectorAll('.katex-error').length") == 0
                assert page.js("document.documentElement.scrollWidth") <= 390
                assert page.complaints == []
                assert all(address.startswith("file:") for address in page.requests)
                assert not page.js("document.getElementById('pages').checkVisibility()")
                page.page.click("#menu")
                assert page.js("document.getElementById('pages').checkVisibility()")
