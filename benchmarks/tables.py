"""Prints tables, for a terminal or in Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

WIDTH = 150  # columns that the tables need


def show(table: Sequence[Sequence[str]], markdown: bool) -> None:
    """Print one table: a heading, then the rows."""
    heading, *rows = table
    if markdown:
        lines = [heading, ["---", *("---:" for _ in heading[1:])], *rows]
        print("\n".join(f"| {' | '.join(line)} |" for line in lines), end="\n\n")
        return
    drawn = Table(heading[0])
    for title in heading[1:]:
        drawn.add_column(title, justify="right")
    for row in rows:
        drawn.add_row(*row)
    Console(width=max(Console().width, WIDTH)).print(drawn)


def machine() -> str:
    """What the run was made on."""
    return f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.machine()


def significant(value: float) -> str:
    """Two or three digits that matter, without an exponent for ordinary sizes."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2g}"
