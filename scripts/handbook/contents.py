"""What stands where: the pages in their order, written by hand in docs/ or generated from the package."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from handbook import command, gallery, reference

DOCS = Path(__file__).parent.parent.parent / "docs"

GENERATED: Mapping[str, Callable[[], str]] = {
    "gallery.md": gallery.page,
    "command.md": command.page,
    **{path: (lambda path=path: reference.page(path)) for path in reference.PAGES},
}

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "": ("index.md", "gallery.md"),
    "Tutorial": (
        "tutorial/pendulum.md",
        "tutorial/loops.md",
        "tutorial/rolling.md",
        "tutorial/friction.md",
        "tutorial/inputs.md",
        "tutorial/events.md",
        "tutorial/audit.md",
        "tutorial/conserved.md",
        "tutorial/linearization.md",
        "tutorial/saving.md",
    ),
    "Formulations": (
        "formulations/record.md",
        "formulations/projection.md",
        "formulations/udwadia_kalaba.md",
        "formulations/newton_euler.md",
        "formulations/lagrange.md",
        "formulations/kane.md",
    ),
    "In depth": (
        "simulation.md",
        "reliability.md",
        "model_files.md",
        "command.md",
        "new_joint.md",
        "new_load.md",
        "new_formulation.md",
        "speed.md",
        "architecture.md",
        "errata.md",
    ),
    "Reference": tuple(reference.PAGES),
}


@dataclass(frozen=True)
class Page:
    """One page: where it stands (`tutorial/loops.md`), in which section, and its Markdown."""

    path: str
    section: str
    text: str

    @property
    def title(self) -> str:
        """Its first heading."""
        return self.text.lstrip().partition("\n")[0].removeprefix("# ").strip()

    @property
    def label(self) -> str:
        """Its title among the pages at the side."""
        return "Start" if self.path == "index.md" else self.title

    @property
    def address(self) -> str:
        """Its place in the site."""
        return self.path.removesuffix(".md") + ".html"

    @property
    def up(self) -> str:
        """The way from this page to the top of the site."""
        return "../" * self.path.count("/")


def pages() -> Iterator[Page]:
    """All pages in order."""
    for section, paths in SECTIONS.items():
        for path in paths:
            make = GENERATED.get(path)
            yield Page(path, section, make() if make else (DOCS / path).read_text(encoding="utf-8"))
