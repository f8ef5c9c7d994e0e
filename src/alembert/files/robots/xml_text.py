"""XML as a tree of nodes with line numbers, read without entities or document types, within limits.

A node remembers which of its attributes and parts were asked for: what is left at the end was not understood, and is listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.parsers import expat

import numpy as np

from alembert.errors import FileError, ModelError
from alembert.expressions.algebra import Floats
from alembert.files.toml_text import ModelFileError
from alembert.storage import read_bytes

LARGEST = 64 * 2**20  # bytes of a file
DEEPEST = 200  # nodes inside each other
MOST = 400_000  # nodes
HUGE = 1e60  # a number as large is no size of a robot, and its powers are no numbers
NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


@dataclass(eq=False)
class Node:
    """An element: its tag, attributes and parts, and where it stands."""

    tag: str
    attributes: dict[str, str]
    file: str
    line: int
    parts: list[Node] = field(default_factory=list)
    text: str = ""
    read: set[str] = field(default_factory=set)
    is_read: bool = False

    def error(self, reason: str, key: str = "") -> ModelFileError:
        """What is wrong with it, with file and line."""
        name = self.attributes.get("name")
        called = f"<{self.tag}>" if name is None else f"<{self.tag}> {name!r}"
        return ModelFileError(self.file, self.line, " ".join(filter(None, [called, key])), reason)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """What the model refuses is told with file and line."""
        try:
            yield
        except ModelFileError:
            raise
        except ModelError as error:
            raise self.error(str(error)) from None

    # --- parts ------------------------------------------------------------------------------------------------------

    def all(self, *tags: str) -> list[Node]:
        """The parts with one of the tags, in their order."""
        found = [part for part in self.parts if part.tag in tags]
        for part in found:
            part.is_read = True
        return found

    def first(self, tag: str) -> Node | None:
        """The only part with the tag, or None; a second one is refused."""
        found = self.all(tag)
        if len(found) > 1:
            raise found[1].error(
                f"found a second one in <{self.tag}> (the first is in line {found[0].line}); expected one."
            )
        return found[0] if found else None

    def need(self, tag: str) -> Node:
        """The only part with the tag."""
        found = self.first(tag)
        if found is None:
            raise self.error(f"found no <{tag}> in it; expected one.")
        return found

    def inside(self) -> Iterator[Node]:
        """All elements in it, however deep, in their order."""
        for part in self.parts:
            yield part
            yield from part.inside()

    def skip(self, *tags: str) -> None:
        """Parts that change neither the mechanics nor the picture are not listed, nor anything in them."""
        for part in self.all(*tags):
            part.skip_all()

    def skip_all(self) -> None:
        """Nothing of it is listed."""
        self.is_read = True
        self.read |= set(self.attributes)
        for part in self.parts:
            part.skip_all()

    # --- attributes -------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether it has the attribute."""
        return key in self.attributes

    def word(self, key: str, default: str | None = None) -> str:
        """An attribute as it is."""
        self.read.add(key)
        found = self.attributes.get(key, default)
        if found is None:
            raise self.error(f"found no attribute {key!r}; expected one.")
        return found

    def choice(self, key: str, options: Iterable[str], default: str) -> str:
        """One of a few words."""
        found = self.word(key, default)
        if found not in (known := list(options)):
            raise self.error(f"found {found!r}; expected one of {', '.join(known)}.", key)
        return found

    def numbers(self, key: str, count: int | tuple[int, int], default: Any = None) -> Floats:
        """Finite numbers with spaces between them: as many as expected, or between two counts."""
        if not self.has(key) and default is not None:
            return np.array(default, dtype=float)
        text = self.word(key)
        least, most = (count, count) if isinstance(count, int) else count
        words = text.split(None, most)  # no more than may be read, however long the text
        found = np.array([float(x) if NUMBER.fullmatch(x) else np.nan for x in words])
        is_number = np.isfinite(found).all() and (np.abs(found) < HUGE).all()
        if not is_number or not least <= len(found) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            shown = text if len(text) < 60 else f"{text[:50]} ..."
            size = f" below {HUGE:g}" if np.isfinite(found).all() and not is_number else ""
            raise self.error(f"found {shown!r}; expected {wanted} finite number{'s' * (most > 1)}{size}.", key)
        return found

    def number(self, key: str, default: float | None = None) -> float:
        """One finite number."""
        return float(self.numbers(key, 1, None if default is None else [default])[0])

    def flag(self, key: str, default: bool) -> bool:
        """true or false, or 1 or 0."""
        return self.choice(key, ("true", "false", "1", "0"), "true" if default else "false") in ("true", "1")


def read_xml(path: Path) -> Node:
    """The root of an XML file."""
    if path.is_file() and path.stat().st_size > LARGEST:
        raise FileError(
            f"{path}: found {path.stat().st_size >> 20} MB; expected a robot file of at most {LARGEST >> 20} MB."
        )
    return parse_xml(read_bytes(path), str(path))


def parse_xml(data: bytes, file: str, encoding: str | None = None) -> Node:
    """The root of a text in XML; entities and document types are refused before anything is made of them.

    An encoding that is given stands above what the text says of itself.
    """
    parser, builder = expat.ParserCreate(encoding), _Builder(file)
    builder.parser = parser
    parser.buffer_text, parser.buffer_size = True, 2**16
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.characters
    parser.StartDoctypeDeclHandler = builder.refuse_entities
    parser.EntityDeclHandler = builder.refuse_entities
    parser.ExternalEntityRefHandler = builder.refuse_entities
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise ModelFileError(file, error.lineno, "", f"found no XML that can be read: {reason}.") from None
    except ModelFileError:
        raise
    except (LookupError, ValueError):  # what Python knows nothing of, or reads several bytes for a letter of
        reason = "found an encoding that XML is not read in here; expected UTF-8. Save the file so."
        raise ModelFileError(file, 1, "", reason) from None
    assert builder.root is not None
    return builder.root


class _Builder:
    def __init__(self, file: str) -> None:
        self.file, self.root, self.count = file, None, 0
        self.open: list[Node] = []
        self.texts: list[list[str]] = []
        self.parser: Any = None

    root: Node | None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        node = Node(tag, attributes, self.file, self.parser.CurrentLineNumber)
        self.count += 1
        if len(self.open) >= DEEPEST or self.count > MOST:
            raise node.error(f"found elements {DEEPEST} deep, or more than {MOST}; expected the file of a robot.")
        if self.open:
            self.open[-1].parts.append(node)
        else:
            self.root = node
        self.open.append(node)
        self.texts.append([])

    def end(self, tag: str) -> None:
        self.open.pop().text = "".join(self.texts.pop()).strip()

    def characters(self, text: str) -> None:
        self.texts[-1].append(text)

    def refuse_entities(self, *_: Any) -> Any:
        reason = "found a document type or an entity; expected plain XML without them, since they can name other files or grow."
        raise ModelFileError(self.file, self.parser.CurrentLineNumber, "", reason)


# --- what was not read ----------------------------------------------------------------------------------------------


def left_aside(root: Node, kinds: Mapping[str, str]) -> list[str]:
    """One note for all elements that change neither the motion nor the shapes, of tags whose kinds are given."""
    found, nodes = set(), [root]
    while nodes:
        node = nodes.pop()
        if node.tag in kinds:
            found.add(kinds[node.tag])
            node.skip_all()
        else:
            nodes += node.parts
    return [f"left aside, as they change neither motion nor shapes: {', '.join(sorted(found))}"] if found else []


def unread(root: Node) -> tuple[str, ...]:
    """What nobody asked for, once by name: elements, and attributes of elements that were read; with the first line of each."""
    found: dict[str, list[Node]] = {}
    for key, node in _unread(root):
        found.setdefault(key, []).append(node)
    return tuple(
        f"not read: {key} (line {nodes[0].line}{f' and {len(nodes) - 1} more' if len(nodes) > 1 else ''})"
        for key, nodes in found.items()
    )


def _unread(node: Node) -> Iterator[tuple[str, Node]]:
    for key in node.attributes:
        if key not in node.read:
            yield f"<{node.tag} {key}>", node
    for part in node.parts:
        if part.is_read:
            yield from _unread(part)
        else:
            yield f"<{part.tag}> in <{node.tag}>", part
