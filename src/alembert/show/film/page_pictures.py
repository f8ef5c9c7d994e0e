"""The pictures of a film as the page draws them, in Chromium."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembert.expressions.algebra import Floats
from alembert.show.film.chromium import BrowserError, Window, opened
from alembert.show.page.page_saving import document

if TYPE_CHECKING:
    from PIL.Image import Image

ALONE = (
    "html { overflow: hidden } .side, .top, .transport { display: none } .viewer .stage { position: fixed; inset: 0 }"
)
UNDER = ".canvas { visibility: hidden } html, body, .viewer .left { background: none; border: 0 }"
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TAKEN = (
    "(cancelAnimationFrame(viewer.frame), viewer.seek({time!r}), viewer.tick(viewer.last), "
    "viewer.stage.renderer.domElement.toDataURL())"
)


@contextmanager
def page_pictures(
    browser: str, data: Mapping[str, Any], times: Floats, size: tuple[int, int]
) -> Iterator[Iterator[Image]]:
    """The stage of the page at these times, without what stands around it; the browser is there while they are taken."""
    with tempfile.TemporaryDirectory(prefix="alembert-") as folder:
        page = Path(folder, "film.html")
        page.write_text(document(data), encoding="utf-8")
        with opened(browser, page, size) as window:
            _prepare(window)
            yield _taken(window, times, size)


def _prepare(window: Window) -> None:
    if not window.js("Boolean(viewer.stage.renderer)"):
        raise BrowserError("This Chromium cannot draw in three dimensions.")
    window.js("viewer.pause()")
    _style(window, ALONE)
    window.js(DRAWN)


def _style(window: Window, rules: str) -> None:
    window.js(f"(document.head.append(Object.assign(document.createElement('style'), {{textContent: {rules!r}}})), 0)")


def _taken(window: Window, times: Floats, size: tuple[int, int]) -> Iterator[Image]:
    """The canvas at each time, under the legend and the gauge, which stay and are taken once."""
    still = _legend_and_gauge(window)
    for time in times:
        picture = _decoded(window.js(TAKEN.format(time=float(time))).partition(",")[2])
        picture = picture.convert("RGB").resize(size) if picture.size != size else picture.convert("RGB")
        picture.paste(still, mask=still)
        yield picture


def _legend_and_gauge(window: Window) -> Image:
    _style(window, UNDER)
    window.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
    return _decoded(window.call("Page.captureScreenshot", format="png")["data"]).convert("RGBA")


def _decoded(text: str) -> Image:
    from PIL import Image

    return Image.open(BytesIO(base64.b64decode(text)))
