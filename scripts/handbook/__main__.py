"""`python -m handbook FOLDER`: the sources of the site, from docs/ and the package, for the generator to set.

The pages of docs/ with their links into the code, what the programs on them write, the examples as pages that move, the source
files that pages point to, and KaTeX as the package carries it.
"""

import posixpath
import re
import shutil
import sys
from pathlib import Path

from alembert.examples import EXAMPLES
from alembert.show.page.assets import asset
from handbook.command import help_texts
from handbook.moving import moving_page
from handbook.running import run_page
from handbook.sources import PLACE, SOURCE, line_of

DOCS = Path(__file__).parent.parent.parent / "docs"


def main(target: Path) -> None:
    """Make the folder anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS, target, ignore=shutil.ignore_patterns("*.toml"))
    for page in sorted(target.rglob("*.md")):
        path, text = page.relative_to(target).as_posix(), page.read_text(encoding="utf-8")
        run_page(path, text, page.parent)
        page.write_text(finished(path, text), encoding="utf-8")
        for found in PLACE.finditer(text):
            write(target / f"source/{found[1]}.md", source_page(found[1]))
    for name in EXAMPLES:
        moving_page(name, target / "moving")
    for name in ("katex.js", "katex.css"):
        write(target / "assets" / name, asset(name))


def write(path: Path, text: str) -> None:
    """Write a file, in a folder that may be new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def finished(path: str, text: str) -> str:
    """A page with its links into the source; pictures of the gallery lead to pages that move; the command prints its help."""
    if path == "gallery/README.md":
        return re.sub(r"!\[[\w-]+\]\((\w+)\.png\)", r"[\g<0>](../moving/\1.html)", text)
    if path == "command.md":
        return text + help_texts()
    return PLACE.sub(lambda found: f"]({place_address(found, path)})", text)


def place_address(found: re.Match[str], here: str) -> str:
    """The way from a page to a line of the source."""
    path, name = found.groups()
    line = f"#__codelineno-0-{line_of(path, name)}" if name else ""
    return posixpath.relpath(f"source/{path}.md", posixpath.dirname(here)) + line


def source_page(path: str) -> str:
    """A source file with numbered lines, each a place to go to; the search does not look into it."""
    language = "python" if path.endswith(".py") else "c"
    text = (SOURCE / path).read_text(encoding="utf-8")
    head = f"---\nsearch:\n  exclude: true\nhide: [navigation, toc]\n---\n\n# `{path}`\n"
    return f'{head}\n````{language} linenums="1"\n{text}````\n'


main(Path(sys.argv[1]))
