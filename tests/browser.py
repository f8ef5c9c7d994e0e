"""Chromium for tests: a page of it that writes down what goes wrong."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from alembert.show.film.chromium import FLAGS, NAMES

LONGEST = 180_000  # milliseconds until a page is open: a busy machine takes long
QUIET = tuple(
    flag for flag in FLAGS if flag not in ("--headless=new", "--remote-debugging-pipe")
)  # Playwright has its own


def chromium_path() -> str:
    """Where Chromium is; the test is skipped where there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium on this machine: scripts/find-chromium installs it")
    return found


@contextmanager
def chromium(*flags: str) -> Iterator[Any]:
    """A running browser, without a screen and without a graphics card."""
    api = pytest.importorskip("playwright.sync_api")
    path = chromium_path()
    with api.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=[*QUIET, *flags])
        yield browser
        browser.close()


@dataclass
class Opened:
    """A page, with the requests that it made and the complaints that it uttered."""

    page: Any
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def js(self, expression: str) -> Any:
        """The value of an expression in the page."""
        return self.page.evaluate(expression)

    def settle(self) -> None:
        """Wait until the picture of the present moment has been drawn."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def until(self, condition: str, seconds: float = 300.0) -> None:
        """Wait until an expression in the page is true."""
        late = f"performance.now() > end ? fail(new Error({f'after {seconds:g} s not: {condition}'!r})) : setTimeout(look, 20)"
        look = f"const look = () => ({condition}) ? done() : {late}"
        self.page.evaluate(
            f"new Promise((done, fail) => {{ const end = performance.now() + {1000 * seconds}; {look}; look(); }})"
        )

    def picture(self) -> bytes:
        """The canvas as it is now."""
        self.settle()
        return self.page.locator("canvas.canvas").screenshot()


@contextmanager
def opened(
    browser: Any,
    path: Path | str,
    size: tuple[int, int] = (900, 560),
    theme: str = "light",
    moving: bool = False,
    script: str = "",
    **more: Any,
) -> Iterator[Opened]:
    """A new window: a file, offline, or an address of this machine; it stands still unless `moving`. The script runs first."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        reduced_motion="no-preference" if moving else "reduce",
        offline=isinstance(path, Path),
        **more,
    )
    context.add_init_script(script)
    page = context.new_page()
    found = Opened(page)
    page.on("request", lambda request: found.requests.append(request.url))
    page.on("console", lambda message: found.complaints.append(message.text) if message.type != "log" else None)
    page.on("pageerror", lambda error: found.complaints.append(str(error)))
    page.goto(path.as_uri() if isinstance(path, Path) else path, timeout=LONGEST)
    found.settle()
    yield found
    context.close()
