"""Progress of long work: one line on a terminal, written anew as the work goes on; and whether it is to go on at all."""

from __future__ import annotations

import sys
import time as clock_time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field

IS_CANCELLED: ContextVar[Callable[[], bool]] = ContextVar("is_cancelled", default=lambda: False)
"""Asked whenever progress is shown: in threads, which hear no Ctrl-C, by it the work hears of it."""
LONG = 1.0  # seconds: shorter work is not worth a line


@dataclass(frozen=True)
class ProgressLine:
    """What is done so far; `wanted` is True, False, or None: on a terminal, for work of more than a second."""

    wanted: bool | None
    began: float = field(default_factory=clock_time.perf_counter)

    @property
    def spent(self) -> float:
        """The seconds since the beginning."""
        return clock_time.perf_counter() - self.began

    @property
    def is_shown(self) -> bool:
        """Whether somebody sees the line."""
        return self.spent > LONG and sys.stderr.isatty() if self.wanted is None else self.wanted

    def show(self, words: Callable[[], str]) -> None:
        """The line as it is now, in words that are only made if somebody sees them."""
        if IS_CANCELLED.get()():
            raise KeyboardInterrupt
        if self.is_shown:
            sys.stderr.write(f"\r{words()} ")
            sys.stderr.flush()

    def end(self) -> None:
        """Whatever comes next begins on a line of its own."""
        if self.is_shown:
            sys.stderr.write("\n")
            sys.stderr.flush()
