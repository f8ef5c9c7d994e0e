"""The books and papers that the chapters follow."""

from __future__ import annotations

from alembert.formulations import METHODS
from alembert.show.textbook.composing import Composer


def references(composer: Composer, methods: list[str]) -> None:
    """The list of sources."""
    sources = [source for method in methods for source in METHODS[method].sources]
    if sources:
        composer.heading(2, "References")
    for source in sources:
        composer.say(source)
