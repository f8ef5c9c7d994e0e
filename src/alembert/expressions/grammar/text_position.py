"""Where in a text something is wrong: the error that shows the line and a caret under the place."""

from __future__ import annotations

from alembert.errors import ModelError

WIDTH = 100  # a longer line is shown only around the place


class NotationError(ModelError):
    """Text that is not the mathematics it should be; `reason`, `text`, `start` and `end` tell where and why."""

    def __init__(self, what: str, reason: str, text: str, start: int, end: int) -> None:
        self.reason, self.text, self.start, self.end = reason, text, start, max(end, start + 1)
        super().__init__(f"{what}: {reason}\n{pointed(text, self.start, self.end)}")


def pointed(text: str, start: int, end: int) -> str:
    """The line of the text that holds the place, and carets under it."""
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", start)
    line = text[first:] if last < 0 else text[first:last]
    at, length = start - first, max(1, min(end, first + len(line)) - start)
    line, at = _window(line.replace("\t", " "), at)
    return f"    {line}\n    {' ' * at}{'^' * min(length, WIDTH)}"


def _window(line: str, at: int) -> tuple[str, int]:
    """The part of a long line around a place, with dots where it was cut, and the place in that part."""
    if len(line) <= WIDTH:
        return line, at
    low = max(0, min(at - WIDTH // 2, len(line) - WIDTH))
    head = "..." if low else ""
    tail = "..." if low + WIDTH < len(line) else ""
    return head + line[low : low + WIDTH] + tail, at - low + len(head)
