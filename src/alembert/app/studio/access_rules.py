"""Who may ask the studio for something: only the page that it served itself, on this machine, with the token.

A page of another site can make a browser send requests to 127.0.0.1. It cannot know the token; its Origin and
Sec-Fetch-Site headers tell that it is another; and a name of its own that it points at 127.0.0.1 (DNS rebinding) shows in
the Host header. Each of the three is enough to refuse a request.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from email.message import Message

LARGEST_BODY = 1_000_000
OWN_SITES = ("same-origin", "none")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""What every answer carries: nothing from elsewhere is loaded, nobody may frame the page, and no address leaks."""


class Refused(Exception):
    """A request that is not answered; `status` is that of HTTP."""

    def __init__(self, status: int, reason: str) -> None:
        self.status, self.reason = status, reason
        super().__init__(reason)


@dataclass(frozen=True)
class Rules:
    """The rules for the studio on one port."""

    port: int
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24), repr=False)

    @property
    def address(self) -> str:
        """Where the page is; the address is the key to it."""
        return f"http://127.0.0.1:{self.port}/{self.token}/"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names by which a browser on this machine may call the server."""
        return f"127.0.0.1:{self.port}", f"localhost:{self.port}"

    def wanted(self, path: str, headers: Message) -> str:
        """The name of what is asked for, of a request that keeps the rules."""
        self._check_sender(headers)
        _, token, name = (*path.partition("?")[0].split("/", 2), "", "")[:3]
        if not secrets.compare_digest(token.encode(), self.token.encode()):
            raise Refused(
                403, "The address lacks the token of this session; open the address that `alembert studio` printed."
            )
        return name

    def _check_sender(self, headers: Message) -> None:
        given, origin = headers.get_all("Host", []), headers.get("Origin")
        if len(given) != 1 or given[0] not in self.hosts:
            raise Refused(421, f"Found the host {', '.join(given)[:80]!r}; the studio answers only as {self.hosts[0]}.")
        if origin is not None and origin not in [f"http://{host}" for host in self.hosts]:
            raise Refused(403, f"Found the origin {origin[:80]!r}; only the studio's own page may ask.")
        if headers.get("Sec-Fetch-Site", "none") not in OWN_SITES:
            raise Refused(403, "Another site asked for this; only the studio's own page may ask.")


def length_of(headers: Message) -> int:
    """The length of the body of a request, which must be JSON and not too long."""
    kind = headers.get("Content-Type", "").split(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, f"Found the content type {kind[:60]!r}; expected application/json.")
    if headers.get("Transfer-Encoding"):
        raise Refused(411, "Found a body in pieces; expected one of a known length.")
    given = headers.get("Content-Length", "")
    if not given.isascii() or not given.isdigit():
        raise Refused(411, "Found no length of the body; expected the header Content-Length.")
    if len(given) > 12 or int(given) > LARGEST_BODY:
        raise Refused(413, f"Found a body of {given[:20]} bytes; expected at most {LARGEST_BODY:,}.")
    return int(given)
