"""A page of many runs: one of them moves, and a few others as ghosts, named by the values in which they differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from alembert.errors import ModelError
from alembert.expressions.validation import is_listed
from alembert.motion.ensemble import Ensemble
from alembert.show.page.page_saving import MOST_RUNS, save_html
from alembert.show.panels import told_apart

USUAL = 4
"""Ghosts where none are asked for."""


def save_ensemble_html(
    path: Any, runs: Ensemble, run: int | None, ghosts: Sequence[int] | None, **options: Any
) -> None:
    """Write the page; `run` and `ghosts` are numbers of runs."""
    finished = [int(k) for k in np.flatnonzero(np.isin(runs.status, ("done", "stopped")))]
    if not finished:
        raise ModelError(f"save_html: found {runs}; expected one at least that came to an end.")
    first = finished[0] if run is None else run
    moving = [runs.run(first)]
    others = _spread([k for k in finished if k != first % len(runs)]) if ghosts is None else _numbers(ghosts)
    moving += [runs.run(k) for k in others]
    picked = [first, *others]
    labels = told_apart({name: values[picked].tolist() for name, values in runs.values.items()}, len(picked))
    save_html(path, *moving, **{"labels": labels, **options})


def _numbers(ghosts: Any) -> list[int]:
    """The numbers of a few runs."""
    if not is_listed(ghosts) or len(ghosts) >= MOST_RUNS:
        raise ModelError(
            f"save_html: found ghosts={repr(ghosts)[:60]}; expected the numbers of at most {MOST_RUNS - 1} runs, as [3, 17]."
        )
    return list(ghosts)


def _spread(numbers: list[int]) -> list[int]:
    """A few numbers from all over."""
    return [numbers[round(k)] for k in np.linspace(0, len(numbers) - 1, min(USUAL, len(numbers)))]
