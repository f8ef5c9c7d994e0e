"""A run as data for the moving page: all of it, or while a slider moves only what is seen at once."""

from __future__ import annotations

from typing import Any

from alembert.motion import Trajectory
from alembert.show import page_data

QUICK = ("coordinates", "rates", "energy")


def motion_data(run: Trajectory, draft: bool) -> dict[str, Any]:
    """What the page shows of a run; a draft has only the first plots."""
    if draft:
        return {**page_data(run, panels=QUICK, equations=False), "draft": True}
    return page_data(run, equations=False)
