"""save_video: a run as a film."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from alembert.description.bodies import Point
from alembert.description.shapes import Shape
from alembert.description.viewing import View, view_given
from alembert.errors import AlembertWarning, ModelError
from alembert.expressions.algebra import Floats
from alembert.motion import Trajectory
from alembert.motion.progress import ProgressLine
from alembert.show.film.chromium import BrowserError, chromium_path
from alembert.show.film.diagram_pictures import diagram_pictures
from alembert.show.film.film_endings import check_film
from alembert.show.film.page_pictures import page_pictures
from alembert.show.page import page_data
from alembert.show.panels import KNOWN, resampled
from alembert.storage import path_of

if TYPE_CHECKING:
    from PIL.Image import Image

SHORTEST, LONGEST = 4.0, 30.0
"""Seconds: a run that is shorter is shown slower than in life, one that is longer faster, where nothing else is asked."""

MOST_PICTURES = 100_000
LEAST_PIXELS, MOST_PIXELS = 64, 4096


def save_video(
    path: Any,
    run: Trajectory,
    *,
    fps: float = 25.0,
    size: tuple[int, int] = (960, 600),
    speed: float | None = None,
    camera: Sequence[float] | None = None,
    view: View | None = None,
    shapes: Mapping[Any, Shape | Sequence[Shape]] | None = None,
    traces: Sequence[Point] | None = None,
    units: str | None = KNOWN,
    progress: bool | None = None,
) -> None:
    """Write a run as a film, by the ending of the path: `.mp4`, `.gif` or `.webp`.

    The pictures are those of the page (`save_html`, which says what `view`, `shapes`, `traces` and `units` are), drawn in
    Chromium without a screen; where no Chromium is found they are the kinematic diagram in motion. `fps` pictures a second are
    as wide and high as `size` says, in pixels. `speed` is that of the film: 0.1 shows the run ten times slower than in life; if
    neither it nor the view gives one, the film lasts as long as the run, but between four and thirty seconds. `camera` is the
    direction from which one looks, in ground axes, as (1, 0, 0), else that of the view. `progress` tells on the terminal how
    far it is: True, False, or None, for films that take more than a second.
    """
    from alembert.show.film.video_files import write_film

    target = path_of(path)
    check_film(target)
    shown = view_given("save_video", view).but(shapes=shapes, traces=traces, camera=_camera(camera))
    wide_high, speed = _size(size), shown.speed if speed is None else speed
    _check_number("fps", fps, 100.0)
    length = float(run.time[-1] - run.time[0])
    if not length > 0:
        raise ModelError(f"save_video: found a run that has only the time {run.time[0]:g}; expected one that lasts.")
    if speed is not None:
        _check_number("speed", speed, math.inf)
    seconds = min(max(length, SHORTEST), LONGEST) if speed is None else length / speed
    count = round(seconds * fps) + 1
    if count < 2:
        raise ModelError(
            f"save_video: found speed={speed:g}, at which the film has one picture; expected a smaller one."
        )
    if count > MOST_PICTURES:
        raise ModelError(
            f"save_video: found speed={speed:g}, at which the film has {count:.3g} pictures; expected at most "
            f"{MOST_PICTURES:,}. Take a larger one, or film a part of the run."
        )
    even = resampled(run, count - 1)
    line = ProgressLine(progress)
    with ExitStack() as stack:
        stack.callback(line.end)
        shown = replace(shown, plots={})
        data = page_data(even, panels=["coordinates"], equations=False, view=shown, units=units)
        pictures = _pictures(stack, even, data, wide_high)
        write_film(target, _told(pictures, count, line), count, fps)


def _pictures(stack: ExitStack, run: Trajectory, data: Mapping[str, Any], size: tuple[int, int]) -> Iterator[Image]:
    """The pictures of the page; where there is no browser that draws them, those of the diagram, and a warning."""
    browser, why = chromium_path(), "No Chromium was found, which draws films as the page is drawn."
    if browser is not None:
        try:
            return stack.enter_context(page_pictures(browser, data, run.time, size))
        except BrowserError as error:
            why = str(error)
    warnings.warn(f"{why} The film shows the kinematic diagram in motion.", AlembertWarning, stacklevel=5)
    return diagram_pictures(run, size, _direction(data["shown"]["camera"]))


def _direction(camera: Mapping[str, Any] | None) -> Floats | None:
    """The direction from which a camera looks, in ground axes."""
    if camera is None:
        return None
    found = np.array(camera["direction"] if "direction" in camera else camera["position"])
    found = found - np.array(camera.get("target", (0, 0, 0)))
    return np.asarray(found / np.linalg.norm(found))


def _told(pictures: Iterator[Image], count: int, line: ProgressLine) -> Iterator[Image]:
    for number, picture in enumerate(pictures, 1):
        line.show(partial("picture {} of {}".format, number, count))
        yield picture


# --- what was asked for -------------------------------------------------------------------------------------------------


def _check_number(name: str, value: Any, most: float) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= most or math.isinf(value):
        limit = f" of at most {most:g}" if math.isfinite(most) else ""
        raise ModelError(f"save_video: found {name}={value!r}; expected a number greater than zero{limit}.")


def _size(size: Any) -> tuple[int, int]:
    """Width and height, made even, as films in MP4 have to be."""
    found = tuple(size) if isinstance(size, list | tuple) else ()
    if len(found) != 2 or not all(isinstance(n, int) and LEAST_PIXELS <= n <= MOST_PIXELS for n in found):
        raise ModelError(
            f"save_video: found size={size!r}; expected width and height in pixels, from {LEAST_PIXELS} to {MOST_PIXELS}, "
            "as (960, 600)."
        )
    return found[0] + found[0] % 2, found[1] + found[1] % 2


def _camera(camera: Any) -> Any:
    """The direction from which one looks, None if it is not given."""
    try:
        return View(camera=camera).camera
    except ModelError:
        raise ModelError(
            f"save_video: found camera={camera!r}; expected the direction from which one looks, three numbers as (1, 0, 0)."
        ) from None
