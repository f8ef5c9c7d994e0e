"""Attack: mutated model files, saved runs, LaTeX and equation text.

Whatever is read: only errors of the package come out, in bounded time and memory, nothing is written elsewhere and no code is
run; a model that is read can be written and read again, and is the same.
"""

import base64
import io
import json
import random
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

import alembert as al
from alembert.examples import EXAMPLES
from alembert.motion import journal
from campaign import audits
from campaign.running import Case
from campaign.watching import bounded_memory, watched

MODELS = (
    "simple_pendulum",
    "four_bar",
    "rolling_disk",
    "rotary_pendulum",
    "slider_crank",
    "chaplygin_sleigh",
    "rough_ramp",
)
PIECES = 12  # cases of a seed
NUMBERS = (
    "0",
    "-1",
    "1e400",
    "-1e308",
    "nan",
    "inf",
    "1e-320",
    "9" * 400,
    "0x7f",
    "1_000",
    "true",
    '""',
    "[]",
    "{}",
    "1979-05-27",
)
TOKENS = (
    "=",
    "==",
    "[",
    "]]",
    "{",
    '"',
    "'''",
    "\\",
    "#",
    "\x00",
    "\ufeff",
    "\u202e",
    "\U0001f600",
    "((((",
    "^^",
    "**",
    "^" * 30,
    "!",
    ";",
    "@",
    "lambda: 0",
    "__import__('os').system('touch planted')",
    "().__class__.__bases__[0]",
    'exec(\'open("planted", "w")\')',
    "9^9^9^9",
    "(x+y)^1000",
    "sqrt(sqrt(sqrt(2)))",
    "sin(" * 60,
    "1/0",
    "0^0",
    "log(0)",
    "factorial(1000)",
    "\\frac{",
    "\\left(",
    "\\input{/etc/passwd}",
    "\\write18{touch planted}",
)


def cases(seed: int) -> Iterator[Case]:
    draw = random.Random(f"files {seed}")
    for _ in range(PIECES):
        yield KINDS[draw.choice(list(KINDS))](draw)


# --- mutations ------------------------------------------------------------------------------------------------------


def mutated(text: str, draw: random.Random) -> str:
    """A text after one to four accidents or attacks."""
    for _ in range(draw.randint(1, 4)):
        text = draw.choice(ACCIDENTS)(text, draw)
    return text


def _place(text: str, draw: random.Random) -> int:
    return draw.randrange(len(text) + 1)


def _cut(text: str, draw: random.Random) -> str:
    a, b = sorted((_place(text, draw), _place(text, draw)))
    return text[:a] + text[b:] if draw.random() < 0.5 else text[:a]


def _inserted(text: str, draw: random.Random) -> str:
    k = _place(text, draw)
    return text[:k] + draw.choice(TOKENS) + text[k:]


def _number(text: str, draw: random.Random) -> str:
    places = [k for k, c in enumerate(text) if c.isdigit()]
    if not places:
        return text
    k = draw.choice(places)
    return text[:k] + draw.choice(NUMBERS) + text[k + 1 :]


def _line(text: str, draw: random.Random) -> str:
    """A line doubled, moved, or gone."""
    lines = text.splitlines() or [""]
    taken, k = draw.choice(lines), draw.randrange(len(lines))
    return "\n".join([*lines[:k], taken, *lines[k + draw.randint(0, 1) :]])


def _word(text: str, draw: random.Random) -> str:
    """A word put where another was."""
    words = text.split()
    return text.replace(draw.choice(words), draw.choice(words), 1) if words else text


def _letters(text: str, draw: random.Random) -> str:
    k = _place(text, draw)
    return text[:k] + chr(draw.choice((draw.randrange(1, 128), draw.randrange(160, 0x3000)))) + text[k + 1 :]


def _deep(text: str, draw: random.Random) -> str:
    """Brackets within brackets, thousands of them."""
    k, n = _place(text, draw), draw.choice((50, 2000))
    return text[:k] + "(" * n + "1" + ")" * draw.choice((n, n - 1)) + text[k:]


def _long(text: str, draw: random.Random) -> str:
    k = _place(text, draw)
    return text[:k] + draw.choice(("x", "1+", "x*", "sin x ")) * draw.choice((30, 3000)) + text[k:]


ACCIDENTS = (_cut, _inserted, _inserted, _number, _line, _word, _letters, _letters, _deep, _long)


# --- reading --------------------------------------------------------------------------------------------------------


def reading(
    name: str, content: bytes, read: Callable[[Path], Any], after: Callable[[Any], Iterator[str]]
) -> Iterator[str]:
    """Read a file of some content; an error of the package is what a person should get."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(content)
        with watched(Path(folder)) as seen:
            try:
                with bounded_memory():
                    found = read(path)
            except al.AlembertError:
                found = None
        yield from (f"while it was read: {what}" for what in dict.fromkeys(seen))
        if left := [p.name for p in Path(folder).iterdir() if p.name != name]:
            yield f"reading left files: {left}"
    if found is not None:
        yield from after(found)


def nothing(found: Any) -> Iterator[str]:
    return iter(())


def same_again(model: al.Model) -> Iterator[str]:
    """A model that could be read is written, or refused in words, and what is written is read as the same."""
    with tempfile.TemporaryDirectory() as folder:
        path, other = Path(folder) / "one.toml", Path(folder) / "other.toml"
        try:
            al.save_model(model, path)
        except al.AlembertError:
            return
        al.save_model(al.load_model(path), other, view=al.load_view(path))
        if path.read_bytes() != other.read_bytes():
            yield "a model that was written and read again is another one"


def _program(name: str, content: bytes, call: str) -> Callable[[], str]:
    packed = base64.b64encode(zlib.compress(content)).decode()
    lines = ["import base64", "import zlib", "from pathlib import Path", "", "import alembert as al", ""]
    made = f'Path({name!r}).write_bytes(zlib.decompress(base64.b64decode("{packed}")))'
    return lambda: "\n".join([*lines, made, call.format(name=repr(name)), ""])


@lru_cache(maxsize=16)
def model_text(name: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.toml"
        al.save_model(EXAMPLES[name](), path)
        return path.read_text(encoding="utf-8")


def model_case(draw: random.Random) -> Case:
    name = draw.choice(MODELS)
    text = mutated(model_text(name), draw).encode("utf-8", "surrogatepass")
    content = text if draw.random() < 0.9 else bytes(draw.randrange(256) for _ in range(300)) + text
    call = "print(al.load_model({name}))"
    failures = lambda: reading("model.toml", content, al.load_model, same_again)  # noqa: E731
    return Case(f"model file of {name}", failures, _program("model.toml", content, call), (al.AlembertWarning,))


# --- saved runs -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def saved(ending: str) -> bytes:
    """A saved run: whole, as a table, or the pieces of one that was cut off."""
    model = EXAMPLES["simple_pendulum"]()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"run{'.npz' if ending == '.part' else ending}"
        run = al.simulate(
            model, 1.0, initial={"theta": 0.3}, samples=20, events=[al.Event("lowest", model.own_coordinates[0])]
        )
        run.save(path)
        return path.read_bytes()


def pieces(draw: random.Random) -> bytes:
    """The pieces of a run that was cut off, with a head that may be anything."""
    head = draw.choice(
        (
            b'{"model": "m", "method": "kane", "names": ["x"], "parameters": {}}',
            b'{"model": "m", "method": "kane", "names": 3, "parameters": {}}',
            b"[" * 100_000,
            b'{"names": ' + b"[" * 5000 + b"]" * 5000 + b"}",
            b"{}",
            b"null",
            b"\xff\xfe",
            b'{"model": 1, "method": null, "names": ["x", "x"], "parameters": []}',
        )
    )
    rows = np.arange(draw.choice((4.0, 5.0, 6.0))).tobytes()[: draw.choice((None, 7))]
    event = draw.choice((b'[0.5, "x"]', b"{}", b'["x", 0.5]', b"[" * 50_000, b"3"))
    framed = b"".join(
        journal.FRAME.pack(kind, draw.choice((len(body), len(body), len(body), 2**31)), zlib.crc32(body)) + body
        for kind, body in ((b"HEAD", head), (b"ROWS", rows), (b"EVNT", event))
    )
    return journal.MAGIC + framed


def npz(draw: random.Random) -> bytes:
    """A saved run with one of its arrays replaced by something else."""
    with np.load(io.BytesIO(saved(".npz"))) as found:
        arrays = {name: _npy(found[name]) for name in found.files}
    name = draw.choice(list(arrays))
    arrays[name] = draw.choice(ARRAYS)(arrays[name], draw)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for key, content in arrays.items():
            if content is not None:
                file.writestr(f"{key}.npy", content)
    return out.getvalue()


def _npy(values: Any) -> bytes:
    out = io.BytesIO()
    np.save(out, values, allow_pickle=True)
    return out.getvalue()


def _header(shape: str, descr: str = "'<f8'") -> bytes:
    text = f"{{'descr': {descr}, 'fortran_order': False, 'shape': {shape}, }}"
    text = text.ljust(118 - len(text) % 16) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text.encode() + b"\x00" * 64


class _Planted:
    """What runs a program when it is unpickled."""

    def __reduce__(self) -> Any:
        return (exec, ("open('planted', 'w')",))


@lru_cache(maxsize=1)
def bomb() -> bytes:
    """A run with a gigabyte of zeros, which is a megabyte when packed."""
    size, block = 1_000_000_000, bytes(10_000_000)
    out = io.BytesIO(saved(".npz"))
    with zipfile.ZipFile(out, "a", zipfile.ZIP_DEFLATED, compresslevel=1) as file, file.open("more.npy", "w") as entry:
        entry.write(_header(f"({size // 8},)")[:-64])
        for _ in range(size // len(block)):
            entry.write(block)
    return out.getvalue()


ARRAYS: tuple[Callable[[bytes, random.Random], bytes | None], ...] = (
    lambda content, draw: None,
    lambda content, draw: _header("(1000000000000000,)"),
    lambda content, draw: _header("(250000000,)"),
    lambda content, draw: _header("(-1,)"),
    lambda content, draw: _header("(3,)", "'|O'"),
    lambda content, draw: _header("(3,)", "__import__('os').system('touch planted')"),
    lambda content, draw: _npy(np.array([_Planted()], dtype=object)),
    lambda content, draw: _npy(
        np.array(draw.choice(("[" * 100_000, "{", "1e400", "\ud800".encode("utf-8", "replace").decode())))
    ),
    lambda content, draw: _npy(np.array([])),
    lambda content, draw: _npy(np.zeros((3, 2), dtype=complex)),
    lambda content, draw: _npy(np.array(["x"] * 5)),
    lambda content, draw: _npy(np.array(3)),
    lambda content, draw: content[: draw.randrange(len(content))],
    lambda content, draw: _flipped(content, draw),
)


def _flipped(content: bytes, draw: random.Random) -> bytes:
    out = bytearray(content)
    for _ in range(draw.randint(1, 30)):
        out[draw.randrange(len(out))] = draw.randrange(256)
    return bytes(out)


def run_case(draw: random.Random) -> Case:
    kind = draw.choice(
        ("bytes", "bytes", "arrays", "arrays", "pieces", "table", "json", *["bomb"] * (draw.random() < 0.05))
    )
    content, ending = {
        "bytes": lambda: (_flipped(saved(".npz"), draw), ".npz"),
        "arrays": lambda: (npz(draw), ".npz"),
        "bomb": lambda: (bomb(), ".npz"),
        "pieces": lambda: (pieces(draw), ".npz.part"),
        "table": lambda: (mutated(saved(".csv").decode(), draw).encode("utf-8", "replace"), ".csv"),
        "json": lambda: (
            mutated(json.dumps({"time": [0, 1], "names": ["x"]}), draw).encode("utf-8", "replace"),
            ".json",
        ),
    }[kind]()
    name = f"run{ending}"
    failures = lambda: reading(name, content, al.load_run, nothing)  # noqa: E731
    return Case(
        f"saved run, {kind}", failures, _program(name, content, "print(al.load_run({name}))"), (al.AlembertWarning,)
    )


# --- equations ------------------------------------------------------------------------------------------------------

LATEX = (
    r"\ddot{\theta} + \frac{g}{\ell} \sin\theta = 0",
    r"m \ell^2 \frac{d^2\theta}{dt^2} = -m g \ell \sin\left(\theta\right)",
    r"\dot\theta^2 \cos(2\theta) - \sqrt{\frac{g}{\ell}} = \tan\theta",
)


def equation_case(draw: random.Random) -> Case:
    name = draw.choice(("simple_pendulum", "double_pendulum", "slider_crank"))
    pool = [audits.as_text(e) for e in audits.system(name)[1]]
    text = mutated(draw.choice((draw.choice(pool), draw.choice(LATEX))), draw)
    lines = f"import alembert as al\nfrom alembert.examples import {name}\n\nprint(al.audit({name}(), {text!r}))\n"
    return Case(f"equation of {name}", lambda: audited(name, text), lambda: lines)


def audited(name: str, text: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)) as seen:
        try:
            with bounded_memory():
                str(al.audit(audits.system(name)[0], text, states=2))
        except al.AlembertError:
            pass
        yield from (
            f"while it was audited: {what}" for what in dict.fromkeys(seen) if "touch" in what or "planted" in what
        )


KINDS: dict[str, Callable[[random.Random], Case]] = {
    "model": model_case,
    "run": run_case,
    "equation": equation_case,
}
