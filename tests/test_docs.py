"""The documentation: its programs print what it shows, its links lead somewhere, and its words about the code are true.

What the generator makes of it is checked by scripts/check-docs (tests/site_as_built.py).
"""

import inspect
import re
from importlib import import_module
from os.path import normpath
from pathlib import Path
from typing import Any

import pytest
from packaging.tags import compatible_tags, cpython_tags
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

import alembert as al
from alembert.examples import EXAMPLES
from handbook.running import WrongOutput, blocks, run_page
from handbook.sources import PLACE, SOURCE, line_of

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = {path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8") for path in sorted(DOCS.rglob("*.md"))}
PLACES = sorted({(found[1], found[2] or "") for text in PAGES.values() for found in PLACE.finditer(text)})
ENTRIES = [name for text in PAGES.values() for name in re.findall(r"^::: alembert\.([\w.]+)$", text, re.MULTILINE)]


@pytest.mark.parametrize("path", [path for path, text in PAGES.items() if any(blocks(text))])
def test_programs_print_what_the_page_shows(path: str, tmp_path: Path) -> None:
    run_page(path, PAGES[path], tmp_path)
    for name in made_by_programs(PAGES[path]):
        assert (tmp_path / name).stat().st_size > 0


def made_by_programs(text: str) -> set[str]:
    """The files that a page points to and that its own programs write."""
    linked = set(re.findall(r"\]\(([\w.]+)\)", text))
    return {name for block in blocks(text) for name in linked if f'"{name}"' in block.code}


def test_a_program_that_prints_something_else_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(WrongOutput, match=r"page.md, line 4"):
        run_page("page.md", "# Title\n\n```python\nprint(1 + 1)\n```\n```output\n3\n```\n", tmp_path)
    with pytest.raises(WrongOutput):
        run_page("page.md", "```python\nprint(1 + 1)\n```\n", tmp_path)


def test_every_fence_of_python_is_run() -> None:
    """Also at the end of a page and right before another fence."""
    for path, text in PAGES.items():
        assert len(list(blocks(text))) == len(re.findall(r"^ *```python", text, re.MULTILINE)), path
        shown = [block for block in blocks(text) if block.shown is not None]
        assert len(shown) == len(re.findall(r"^ *```output", text, re.MULTILINE)), path


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 13), (3, 14)])
def test_the_generator_of_the_site_is_vendored(version: tuple[int, int]) -> None:
    """Each pinned package is there as one wheel that this Python takes on Linux with glibc 2.28, and nothing else is there."""
    platforms = [f"{name}_x86_64" for name in ("manylinux_2_28", "manylinux_2_17", "manylinux2014")]
    taken = {*cpython_tags(version, platforms=platforms), *compatible_tags(version, f"cp3{version[1]}", platforms)}
    wheels = [parse_wheel_filename(path.name) for path in sorted((ROOT / "vendor").glob("*.whl"))]
    pins = [line.split("==") for line in (ROOT / "requirements-docs.lock").read_text().splitlines() if "==" in line]
    wanted = sorted((canonicalize_name(name), Version(number)) for name, number in pins)
    assert sorted((name, number) for name, number, _, tags in wheels if tags & taken) == wanted
    assert {(name, number) for name, number, _, _ in wheels} == set(wanted)


def test_every_page_is_in_the_contents() -> None:
    listed = re.findall(r"- (?:.*: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(PAGES)


@pytest.mark.parametrize("path", PAGES)
def test_links_lead_somewhere(path: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", PAGES[path])
    made = made_by_programs(PAGES[path])
    assert [link for link in links if link not in made and not is_there(path, link)] == []


def is_there(path: str, link: str) -> bool:
    target = Path(normpath(DOCS / Path(path).parent / link))
    return target.stem in EXAMPLES if target.parent == DOCS / "moving" else target.is_file()


@pytest.mark.parametrize(("path", "name"), PLACES)
def test_places_in_the_code_exist(path: str, name: str) -> None:
    assert (SOURCE / path).is_file()
    if name:
        line = (SOURCE / path).read_text().splitlines()[line_of(path, name) - 1]
        assert name.split(".")[-1] in line


def test_a_place_that_does_not_exist_is_refused() -> None:
    for path, name in (("formulations/kane.py", "lagrange"), ("native/source/kernel.c", "nothing")):
        with pytest.raises((LookupError, OSError)):
            line_of(path, name)


def test_every_public_name_is_in_the_reference() -> None:
    assert set(al.__all__) <= set(ENTRIES)


@pytest.mark.parametrize("name", ENTRIES)
def test_everything_in_the_reference_exists(name: str) -> None:
    module, _, last = name.rpartition(".")
    assert getattr(import_module(f"alembert.{module}") if module else al, last).__doc__


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
    thing: Any = getattr(al, name)
    return inspect.getdoc(thing) or ""


def test_every_example_has_its_picture() -> None:
    assert all(f"({name}.png)" in PAGES["gallery/README.md"] for name in EXAMPLES)


def test_the_first_page_has_the_program_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first = next(blocks(PAGES["index.md"]))
    assert f"```python\n{first.code}```" in readme
