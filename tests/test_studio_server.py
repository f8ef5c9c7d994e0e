"""The studio's server: who may ask, what is refused, and that every refusal is one clear sentence in JSON."""

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from http.client import HTTPConnection
from importlib.resources import files
from typing import Any

import pytest

from alembert.app.studio import Studio, server
from alembert.app.studio.access_rules import HEADERS, LARGEST_BODY
from alembert.app.studio.worker import Worker

PENDULUM = """
[parameters]
L = 1.0
[particles.bob]
mass = 1.0
plane = "xy"
[joints.rod]
type = "distance"
from = "ground"
to = "bob"
length = "L"
"""


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """Jobs may take as long as a busy machine makes them take; their limits have a test of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "LIMIT", 600.0)
        patch.setattr(server, "LIMITS", {})
        yield from started()


def started() -> Iterator[Studio]:
    running = Studio()
    running.begin()
    yield running
    running.close()


def asked(
    studio: Studio,
    method: str = "GET",
    path: str | None = None,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", studio.rules.port, timeout=60)
    usual = {"Content-Type": "application/json"} if body is not None else {}
    connection.request(method, path or f"/{studio.rules.token}/", body, usual | (headers or {}))
    response = connection.getresponse()
    found = response.status, dict(response.getheaders()), response.read()
    connection.close()
    return found


def posted(studio: Studio, job: str, **fields: Any) -> dict[str, Any]:
    status, _, content = asked(studio, "POST", f"/{studio.rules.token}/{job}", json.dumps(fields).encode())
    assert status == 200
    return json.loads(content)


def check_refused(found: tuple[int, dict[str, str], bytes], status: int, *words: str) -> None:
    assert found[0] == status
    assert found[1]["Content-Type"] == "application/json"
    message = json.loads(found[2])["error"]["message"]
    assert all(word in message for word in words), message
    assert "Traceback" not in message
    assert message.endswith(".")


# --- who may ask ----------------------------------------------------------------------------------------------------


def test_the_page_and_its_parts_carry_the_rules(studio: Studio) -> None:
    for part in ("", "studio.js", "studio.css", "page.js", "page.css", "katex.js", "katex.css"):
        status, headers, content = asked(studio, path=f"/{studio.rules.token}/{part}")
        assert (status, bool(content)) == (200, True)
        assert HEADERS.items() <= headers.items()
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any(name.lower().startswith("access-control") for name in headers)


@pytest.mark.parametrize(
    "path", ["/", "/studio.js", "/wrong/", "/wrong/motion", "//", "/{cut}/", "/{token}x/", "/\u00e9/"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_without_the_token_nothing_is_given(studio: Studio, path: str, method: str) -> None:
    token = studio.rules.token
    place = path.format(token=token, cut=token[:-1]).encode("latin-1").decode("latin-1")
    sent = HTTPConnection("127.0.0.1", studio.rules.port, timeout=60)
    sent._encode_request = lambda text: text.encode("latin-1")  # type: ignore[attr-defined]
    sent.request(method, place, b"{}" if method == "POST" else None, {"Content-Type": "application/json"})
    response = sent.getresponse()
    check_refused((response.status, dict(response.getheaders()), response.read()), 403, "token", "alembert studio")
    sent.close()


def test_tokens_are_long_and_new_each_time(studio: Studio) -> None:
    other = type(studio.rules)(studio.rules.port)
    assert len(studio.rules.token) >= 32  # 24 random bytes
    assert other.token != studio.rules.token
    assert studio.rules.token not in repr(studio.rules)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:{port}", ""]
)
def test_another_host_name_is_refused(studio: Studio, host: str) -> None:
    """A name that points at this machine (DNS rebinding) shows in the Host header."""
    check_refused(asked(studio, headers={"Host": host.format(port=studio.rules.port)}), 421, "host")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1:{port}"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_another_origin_is_refused(studio: Studio, headers: dict[str, str], method: str) -> None:
    given = {name: value.format(port=studio.rules.port) for name, value in headers.items()}
    body = b"{}" if method == "POST" else None
    check_refused(asked(studio, method, body=body, headers=given), 403, "only the studio's own page may ask")


def test_own_origins_are_accepted(studio: Studio) -> None:
    port = studio.rules.port
    for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
        given = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
        assert asked(studio, path=f"/{studio.rules.token}/begin", headers=given)[0] == 200


def test_it_listens_on_loopback_only(studio: Studio) -> None:
    assert studio.server_address[0] == "127.0.0.1"
    assert studio.address.startswith("http://127.0.0.1:")
    with socket.socket() as other:
        other.settimeout(2)
        assert (
            other.connect_ex(("127.0.0.2", studio.rules.port)) != 0
        )  # another address of this machine: nobody is there


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["../rules.py", "..%2frules.py", "%2e%2e/rules.py", "web/main.js", "assets/studio.js", "studio.js/", "nothing"],
)
def test_no_file_but_the_parts_of_the_page(studio: Studio, name: str) -> None:
    check_refused(asked(studio, path=f"/{studio.rules.token}/{name}"), 404, "nothing at this address")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"])
def test_other_methods_are_refused(studio: Studio, method: str) -> None:
    status, headers, content = asked(studio, method)
    assert status == 405
    assert headers["Content-Type"] == "application/json"
    assert content == b"" if method == "HEAD" else "expected GET or POST" in json.loads(content)["error"]["message"]


@pytest.mark.parametrize(
    ("body", "headers", "status", "word"),
    [
        (b"", {}, 400, "not JSON"),
        (b"{", {}, 400, "not JSON"),
        (b"[" * 100_000, {}, 400, "not JSON"),
        (b"\xff\xfe", {}, 400, "not JSON"),
        (b"{}", {"Content-Type": "text/plain"}, 415, "application/json"),
        (b"{}", {"Content-Type": "application/x-www-form-urlencoded"}, 415, "application/json"),
        (b"{}", {"Content-Length": "-1"}, 411, "Content-Length"),
        (b"{}", {"Content-Length": "two"}, 411, "Content-Length"),
        (b"{}", {"Content-Length": str(LARGEST_BODY + 1)}, 413, "at most"),
        (b"{}", {"Content-Length": "9" * 40}, 413, "at most"),
        (b"2\r\n{}\r\n0\r\n\r\n", {"Transfer-Encoding": "chunked"}, 411, "known length"),
    ],
)
def test_bodies_that_cannot_be_read(
    studio: Studio, body: bytes, headers: dict[str, str], status: int, word: str
) -> None:
    check_refused(asked(studio, "POST", f"/{studio.rules.token}/model", body, headers), status, word)


def test_unknown_jobs_and_broken_requests(studio: Studio) -> None:
    check_refused(asked(studio, "POST", f"/{studio.rules.token}/eval", b"{}"), 404, "no such job")
    for sent in (b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", studio.rules.port), timeout=60) as raw:
            raw.sendall(sent)
            answer = raw.makefile("rb").read()  # to the end, and the end is no reset
        assert b"Traceback" not in answer
        assert b'{"error":' in answer


# --- jobs through the server ----------------------------------------------------------------------------------------


def test_a_run_through_the_server(studio: Studio) -> None:
    reply = posted(studio, "motion", text=PENDULUM, duration=1.0, initial={"bob.x": 1.0})
    assert reply["start"]["bob.x"] == pytest.approx(1.0)
    assert reply["page"]["time"] == {"start": 0.0, "stop": 1.0}
    assert posted(studio, "model", text="name = 1")["error"]["line"] == 1


def test_what_moves_does_not_wait_for_what_is_slow(studio: Studio) -> None:
    long = {"text": PENDULUM, "duration": 3600.0, "initial": {"bob.x": 1.0, "bob.y'": 1e5}, "what": "csv"}
    with ThreadPoolExecutor() as pool:
        slow = pool.submit(posted, studio, "save", **long)
        while not studio.workers["slow"]._busy:
            assert not slow.done()
        assert posted(studio, "model", text=PENDULUM)["name"]
        assert not slow.done()
        assert posted(studio, "stop", which="slow")["stopped"]
        assert slow.result()["error"]["stopped"]


def test_a_file_has_a_name_and_a_kind(studio: Studio) -> None:
    body = json.dumps({"text": PENDULUM, "duration": 1.0, "initial": {"bob.x": 1.0}, "what": "csv"}).encode()
    status, headers, content = asked(studio, "POST", f"/{studio.rules.token}/save", body)
    assert (status, headers["Content-Type"]) == (200, "text/csv; charset=utf-8")
    assert headers["Content-Disposition"] == "attachment; filename*=UTF-8''model-file.csv"
    assert b"bob.x" in content


def test_a_job_that_takes_too_long_is_stopped_and_the_next_one_is_answered() -> None:
    worker = Worker()
    try:
        long = {"text": PENDULUM, "duration": 3600.0, "initial": {"bob.x": 1.0, "bob.y'": 1e5}}
        assert json.loads(worker.ask("model", {"text": PENDULUM}, 60.0).content)["name"]
        stopped = json.loads(worker.ask("motion", long, 0.3).content)
        assert stopped["error"]["stopped"]
        assert "longer than 0.3 s" in stopped["error"]["message"]
        assert json.loads(worker.ask("model", {"text": PENDULUM}, 60.0).content)["name"]
        assert not worker.stop_job()
        worker._process.kill()  # whatever ended it: the next job starts another
        worker._process.join()
        assert json.loads(worker.ask("model", {"text": PENDULUM}, 60.0).content)["name"]
    finally:
        worker.close()


def test_the_page_was_built_from_its_sources() -> None:
    folder = files("alembert.app.studio")
    parts = sorted(folder.joinpath("web").iterdir(), key=lambda part: part.name)
    together = sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
    for name in ("studio.js", "studio.css"):
        text = folder.joinpath("assets", name).read_text()
        assert f"sha256 of web: {together}" in text, f"{name} is old: run scripts/build-studio-assets"
