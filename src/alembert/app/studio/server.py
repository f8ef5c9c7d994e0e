"""The studio's server: loopback only, a page with a token in its address, and jobs handed to two workers."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from typing import Any
from urllib.parse import quote

from alembert.app.studio.access_rules import HEADERS, LARGEST_BODY, Refused, Rules, length_of
from alembert.app.studio.jobs import HTML, JOBS, Answer, as_answer
from alembert.app.studio.worker import Worker
from alembert.examples import EXAMPLES, about
from alembert.show.page.assets import asset

LOOPBACK = "127.0.0.1"
PATIENCE = 30.0  # seconds that a connection may stay silent
FAREWELL = 2.0  # seconds of silence after which a connection that was answered for the last time is closed
PIECE = 10_000

LIMITS = {
    "motion": 10.0,
    "example": 10.0,
    "robot": 30.0,
    "model": 10.0,
    "rewritten": 10.0,
    "edited": 10.0,
    "save": 120.0,
}
LIMIT = 60.0
QUICK = ("example", "robot", "model", "motion", "rewritten", "edited")
"""Jobs of the worker for what moves; the others wait for their own, so that a slider never waits for an audit."""

KINDS = {"html": HTML, "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"}
OF_THE_PAGE = ("page.js", "page.css", "katex.js", "katex.css")
OF_THE_STUDIO = ("studio.html", "studio.js", "studio.css")


class Studio(ThreadingHTTPServer):
    """A running studio; `address` is what the browser opens."""

    daemon_threads = True
    block_on_close = False

    def __init__(
        self, port: int = 0, text: str = "", file: str = "", example: str = "rotary_pendulum", folder: str = "."
    ) -> None:
        super().__init__((LOOPBACK, port), _Handler)
        self.rules = Rules(self.server_address[1])
        self.first = {"text": text, "file": file, "example": example}
        self.workers = {name: Worker(folder) for name in ("quick", "slow")}
        self.workers["quick"].start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return self.rules.address

    def serve(self) -> None:
        """Answer until `close` is called, or Ctrl-C."""
        self.serve_forever(poll_interval=0.2)

    def begin(self) -> None:
        """Answer in a thread of its own."""
        threading.Thread(target=self.serve, daemon=True, name="alembert studio").start()

    def close(self) -> None:
        """Stop answering, and end the workers."""
        self.shutdown()
        self.server_close()
        for worker in self.workers.values():
            worker.close()

    def shutdown_request(self, request: Any) -> None:
        """Close when the other side has read the answer: bytes left unread, as of a refused request, would reset it."""
        with suppress(OSError):
            request.shutdown(socket.SHUT_WR)
            request.settimeout(FAREWELL)
            for _ in range(LARGEST_BODY // PIECE):
                if not request.recv(PIECE):
                    break
        self.close_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A connection that breaks off is no news."""

    # --- what is asked ----------------------------------------------------------------------------------------------

    def get(self, name: str) -> Answer:
        """A part of the page."""
        if name == "begin":
            examples = [{"name": k, "title": k.replace("_", " "), "about": about(v)} for k, v in EXAMPLES.items()]
            return as_answer({"examples": examples, "first": self.first})
        name = name or "studio.html"
        if name not in (*OF_THE_PAGE, *OF_THE_STUDIO):
            raise Refused(404, "There is nothing at this address.")
        own = files("alembert.app.studio").joinpath("assets", name)
        content = asset(name).encode() if name in OF_THE_PAGE else own.read_bytes()
        return Answer(200, KINDS[name.rpartition(".")[2]], content)

    def post(self, name: str, fields: Any) -> Answer:
        """The answer to a job."""
        if name == "stop":
            which = fields.get("which") if isinstance(fields, dict) else None
            return as_answer({"stopped": self.workers["slow" if which == "slow" else "quick"].stop_job()})
        if name not in JOBS:
            raise Refused(404, "There is no such job.")
        answer = self.workers["quick" if name in QUICK else "slow"].ask(name, fields, LIMITS.get(name, LIMIT))
        self.workers["slow"].start()  # when the first picture is there, and before it is needed
        return answer


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = PATIENCE
    disable_nagle_algorithm = True  # else the end of an answer waits for the other side to confirm its beginning
    server: Studio

    def do_GET(self) -> None:
        """A part of the page."""
        self._answer(self.server.get)

    def do_POST(self) -> None:
        """A job."""
        self._answer(lambda name: self.server.post(name, self._fields()))

    def __getattr__(self, name: str) -> Any:
        """Every other method is refused, in the same form as all refusals."""
        if name.startswith("do_"):
            return lambda: self._refuse(Refused(405, f"Found the method {self.command[:20]!r}; expected GET or POST."))
        raise AttributeError(name)

    def _answer(self, answer: Callable[[str], Answer]) -> None:
        try:
            self._send(answer(self.server.rules.wanted(self.path, self.headers)))
        except Refused as refused:
            self._refuse(refused)
        except (ConnectionError, TimeoutError):
            self.close_connection = True

    def _fields(self) -> Any:
        length = length_of(self.headers)
        body = self.rfile.read(length)
        if len(body) < length:
            raise ConnectionError
        try:
            return json.loads(body)
        except (ValueError, RecursionError):
            raise Refused(400, "Found a body that is not JSON; expected the fields of a request.") from None

    def _refuse(self, refused: Refused) -> None:
        self.close_connection = True  # what is left of a refused request is not read
        self._send(as_answer({"error": {"message": refused.reason}}, refused.status))

    def _send(self, answer: Answer) -> None:
        self.send_response(answer.status)
        headers = {**HEADERS, "Content-Type": answer.kind, "Content-Length": str(len(answer.content))}
        if answer.file:
            headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(answer.file)}"
        if self.close_connection:
            headers["Connection"] = "close"
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer.content)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What the protocol itself refuses, in the same form as all refusals."""
        self._refuse(Refused(code, message or "The request cannot be read."))

    def version_string(self) -> str:
        """No more than the name."""
        return "alembert"

    def log_message(self, format: str, *args: Any) -> None:
        """The terminal is for the address alone."""
