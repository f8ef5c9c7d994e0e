"""Chromium without a screen, driven through a pipe in its DevTools protocol: nothing but the browser has to be installed."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from alembert.errors import AlembertError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "~/.cache/ms-playwright/chromium-*/chrome-linux*/chrome",
    "~/Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
)
FLAGS = (
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",  # which neither root nor most containers can have; the only page that is opened is our own
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 60.0  # seconds for one answer

BRIDGE = """
import fcntl, os, sys
reads, writes = (fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3])
os.dup2(reads, 3), os.dup2(writes, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Chromium reads from descriptor 3 and writes to descriptor 4."""


class BrowserError(AlembertError):
    """Chromium did not start, or did not do what it was asked."""


def chromium_path() -> str | None:
    """Where Chromium, Chrome or Edge is, if there is one that can be driven."""
    if sys.platform == "win32":  # whose processes inherit no descriptors by number
        return None
    on_path = (found for name in NAMES if (found := shutil.which(name)))
    home = Path.home()
    places = [Path(str(home) + place[1:]) if place.startswith("~") else Path(place) for place in ELSEWHERE]
    elsewhere = (str(path) for place in places for path in sorted(Path("/").glob(str(place)[1:])))
    return next(on_path, None) or next(elsewhere, None)


@contextmanager
def opened(path: str, page: Path, size: tuple[int, int]) -> Iterator[Window]:
    """A window of this browser that shows a file, as wide and high as `size` says."""
    with tempfile.TemporaryDirectory(prefix="alembert-", ignore_cleanup_errors=True) as profile:
        window = Window(path, profile)
        try:
            window.show(page, size)
            yield window
        finally:
            window.close()


class Window:
    """One tab of a browser of its own."""

    def __init__(self, path: str, profile: str) -> None:
        (theirs, ours), (mine, yours) = os.pipe(), os.pipe()
        command = [path, *FLAGS, f"--user-data-dir={profile}", "about:blank"]
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-c", BRIDGE, str(theirs), str(yours), *command],
                pass_fds=(theirs, yours),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        finally:
            os.close(theirs)
            os.close(yours)
        self._to: IO[bytes] = os.fdopen(ours, "wb", 0)
        self._from: IO[bytes] = os.fdopen(mine, "rb", 0)
        self._unread = bytearray()
        self._asked = 0
        self._session: dict[str, str] = {}

    def show(self, page: Path, size: tuple[int, int]) -> None:
        """Go to a file, and wait until it is there."""
        tab = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = {"sessionId": self.call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]}
        self.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=False
        )
        self.call("Page.navigate", url=page.as_uri())
        late = time.monotonic() + PATIENCE
        while self.js("location.protocol === 'about:' || document.readyState !== 'complete'"):
            if time.monotonic() > late:
                raise BrowserError(f"Chromium did not show {page} within {PATIENCE:g} s.")
            time.sleep(0.02)

    def js(self, expression: str) -> Any:
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise BrowserError(f"Chromium could not do {expression!r}: {answer['result'].get('description', '')}")
        return answer["result"].get("value")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """What the browser answers to one request of its protocol."""
        self._asked += 1
        request = {"id": self._asked, "method": method, "params": parameters, **self._session}
        try:
            self._to.write(json.dumps(request).encode() + b"\0")
        except OSError:
            raise BrowserError("Chromium has ended.") from None
        while (answer := self._message()).get("id") != self._asked:
            pass
        if "error" in answer:
            raise BrowserError(f"Chromium refused {method}: {answer['error'].get('message')}")
        found: dict[str, Any] = answer["result"]
        return found

    def _message(self) -> dict[str, Any]:
        """The next answer or event; each ends with a zero byte."""
        begun = 0
        while (end := self._unread.find(b"\0", begun)) < 0:
            begun = len(self._unread)
            is_there = select.select([self._from], [], [], PATIENCE)[0]
            piece = self._from.read(1 << 20) if is_there else None
            if not piece:
                raise BrowserError("Chromium has ended." if is_there else f"No answer of Chromium in {PATIENCE:g} s.")
            self._unread += piece
        message: dict[str, Any] = json.loads(self._unread[:end])
        del self._unread[: end + 1]
        return message

    def close(self) -> None:
        """End the browser; closing its pipe is enough to ask."""
        self._to.close()
        self._from.close()
        try:
            self.process.wait(5.0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
