"""Names of a model as identifiers of a programming language: plain letters, no keyword, each name its own."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

RATES = ((r"''(?![^\W_])", "_ddot"), (r"'(?![^\W_])", "_dot"))  # which the apostrophe of Newton's cradle is not
LONGEST = 40  # letters of an identifier; what is cut off is made up for by a number


def plain(name: str) -> str:
    """The name in plain letters, digits and underscores: theta' is theta_dot, disk.x is disk_x, an umlaut loses its dots."""
    for prime, word in RATES:
        name = re.sub(prime, word, name)
    spelled = "".join(map(_spelled, unicodedata.normalize("NFKD", name.replace("'", ""))))
    cleaned = re.sub(r"_+", "_", re.sub(r"[^A-Za-z0-9_]", "_", spelled)).strip("_")[:LONGEST].rstrip("_")
    return cleaned if cleaned[:1].isalpha() else f"x_{cleaned}".rstrip("_")


def _spelled(letter: str) -> str:
    """A letter, or the name of one that is not Latin, as unicode has it: theta for its Greek sign; nothing for an accent."""
    if letter.isascii():
        return letter
    if unicodedata.combining(letter):
        return ""
    words = unicodedata.name(letter, "").split(" WITH ")[0].split()
    return words[-1].lower() if letter.isalpha() and words else "_"


class Identifiers:
    """Identifiers that differ from each other and from what a language keeps for itself."""

    def __init__(self, reserved: Collection[str]) -> None:
        self._taken = set(reserved)

    def new(self, name: str) -> str:
        """An identifier for a name that has none yet."""
        base = plain(name)
        candidate, count = base, 1
        while candidate in self._taken:
            count += 1
            candidate = f"{base}_{count}"
        self._taken.add(candidate)
        return candidate
