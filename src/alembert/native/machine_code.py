"""Machine code of expressions, with no compiler on the machine: LLVM's assembly, translated by llvmlite.

The code is made for this processor, or for the one that $ALEMBERT_CPU names, as LLVM calls it: x86-64 is a plain one.

The code is kept on disk under a hash of its assembly and of the processor. A kept file begins with the hash of what
follows; one that is damaged, foreign or half-written is made again. Files are written under another name and moved into
place, so two processes at once do no harm. Kept code is believed only if its file and folder belong to the user and nobody
else may write there, or put another folder in its place.
"""

from __future__ import annotations

import ctypes
import difflib
import hashlib
import os
import stat
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

import llvmlite
import llvmlite.binding as llvm
import numpy as np
from numpy.typing import NDArray

from alembert.errors import AlembertError, AlembertWarning
from alembert.expressions.algebra import Expression, is_zero
from alembert.expressions.arrays import Array
from alembert.expressions.sparse_matrix import SparseMatrix
from alembert.native.lowering import Steps, assembly, size
from alembert.native.repeated_code import grouped_code

MAGIC = b"alembert machine code 3\n"
ENGINES = 512  # modules that are kept in memory
_LOADING = RLock()
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
LEVELS = ((3000, 2), (8000, 1))  # instructions up to which the code generator takes this much care; beyond, none


@dataclass(frozen=True)
class MachineCode:
    """A native function void f(double* out, const double* in, void* data), by its address and data pointer."""

    address: int
    data: int
    inputs: int
    outputs: int
    keep: Any = field(repr=False)

    def __call__(self, point: NDArray[np.float64]) -> NDArray[np.float64]:
        """The outputs at one point."""
        return self.rows(point[None])[0]

    @cached_property
    def _function(self) -> Any:
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(self.address)

    def rows(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """The outputs at every row of points (points, outputs)."""
        source = np.ascontiguousarray(points, dtype=float)
        out = np.empty((len(source), self.outputs))
        if len(source) == 1:
            self._function(pointer(out), pointer(source), self.data)
        else:
            _repeat()(
                self.address, self.data, len(source), pointer(out), self.outputs, pointer(source), source.shape[1]
            )
        return out


REPEAT = """
define void @repeat(ptr %code, ptr %data, i64 %count, ptr %out, i64 %outs, ptr %in, i64 %ins) {
entry:
  br label %head
head:
  %k = phi i64 [0, %entry], [%next, %body]
  %more = icmp slt i64 %k, %count
  br i1 %more, label %body, label %done
body:
  %after = mul i64 %k, %outs
  %to = getelementptr double, ptr %out, i64 %after
  %before = mul i64 %k, %ins
  %at = getelementptr double, ptr %in, i64 %before
  call void %code(ptr %to, ptr %at, ptr %data)
  %next = add i64 %k, 1
  br label %head
done:
  ret void
}
"""


@cache
def _repeat() -> Any:
    """The loop over the rows of many points."""
    engine = load_module(REPEAT)
    integer, address = ctypes.c_int64, ctypes.c_void_p
    kinds = (address, address, integer, address, integer, address, integer)
    _kept.append(engine)
    return ctypes.CFUNCTYPE(None, *kinds)(engine.get_function_address("repeat"))


_kept: list[Any] = []  # engines whose code is in use


def pointer(values: NDArray[Any]) -> int:
    """The address of an array's first element."""
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(values))  # type: ignore[arg-type]
    except (TypeError, ValueError):  # of arrays that are empty, or only for reading; three times as slow
        return int(values.__array_interface__["data"][0])


def machine_code(
    arguments: Sequence[Expression],
    outputs: Sequence[Expression],
    steps: Steps = (),
    level: int | None = None,
    width: int = 1,
    groups: Sequence[Sequence[int]] | None = None,
) -> MachineCode:
    """The native function of the outputs, from the disk if it was made before; `steps` are named intermediate results.

    `level` is the care of the code generator, 0 to 3; None lets it follow from the length of the code. `width` is the number
    of states side by side. `groups` are outputs that go together; where many groups are alike, their code is written once.
    """
    if groups and width == 1 and not steps:
        code = grouped_code(arguments, outputs, groups)
        engine, data = load_module(code.text, level), code.data()
        return MachineCode(_evaluate(engine), pointer(data), len(arguments), len(outputs), (engine, code, data))
    engine = load_module(assembly(arguments, outputs, steps, width), level)
    return MachineCode(_evaluate(engine), 0, len(arguments), len(outputs), engine)


def _evaluate(engine: Any) -> int:
    address: int = engine.get_function_address("evaluate")
    return address


class Table:
    """Expressions as a function of one array of numbers, in the shape of `values`; what is zero costs nothing.

    The machine code is made when numbers are first asked for. `places` are the indices of the entries that are not zero.
    """

    def __init__(self, arguments: Sequence[Expression], values: Array | SparseMatrix) -> None:
        self.shape, self._arguments = values.shape, arguments
        if isinstance(values, SparseMatrix):
            listed = [((i, j), x) for i, j, x in values.entries]
        else:
            listed = [(index, x) for index, x in np.ndenumerate(values) if not is_zero(x)]
        self.places = tuple(np.array([index[k] for index, _ in listed], dtype=int) for k in range(len(self.shape)))
        self._values = [x for _, x in listed]

    @cached_property
    def code(self) -> MachineCode:
        """The function that gives the entries that are not zero."""
        return machine_code(self._arguments, self._values)

    def entries(self, point: NDArray[np.float64]) -> NDArray[np.float64]:
        """The entries that are not zero, at one point."""
        return self.code(point) if self._values else np.zeros(0)

    def many(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """The entries that are not zero, at many points (points, entries)."""
        return self.code.rows(points) if self._values else np.zeros((len(points), 0))

    def all_at(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """All values at many points (points, *shape)."""
        out = np.zeros((len(points), *self.shape))
        np.moveaxis(out, 0, -1)[self.places] = self.many(points).T
        return out

    def __call__(self, point: NDArray[np.float64]) -> NDArray[np.float64]:
        """All values at one point."""
        out = np.zeros(self.shape)
        out[self.places] = self.entries(point)
        return out


def parted(rows: NDArray[Any], shapes: Sequence[tuple[int, ...]]) -> list[NDArray[Any]]:
    """Rows of numbers as arrays of some shapes, one behind the other."""
    if len(shapes) == 1:  # most often, and much faster
        return [rows.reshape(len(rows), *shapes[0])]
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    parts = np.split(rows, ends[:-1], axis=1) if len(shapes) else []
    return [x.reshape(len(rows), *shape) for x, shape in zip(parts, shapes, strict=True)]


def load_module(text: str, level: int | None = None) -> Any:
    """An engine with the machine code of a module of LLVM's assembly, from the disk if it was made before.

    Threads that ask at the same time get the same engine: a second one would be dropped while its code runs.
    """
    with _LOADING:
        return loaded(text, level, processor())


@lru_cache(maxsize=ENGINES)
def loaded(text: str, level: int | None, target: Processor) -> Any:
    """The engine for a processor, made once."""
    engine = _engine(target)
    engine.add_object_file(llvm.ObjectFileRef.from_data(_object_code(text, level, target)))
    engine.finalize_object()
    return engine


def _object_code(text: str, level: int | None, target: Processor) -> bytes:
    key = hashlib.sha256((llvmlite.__version__ + "".join(target) + text).encode()).hexdigest()
    code = _load(key)
    if code is None:
        code = _translate(text, level, target)
        _store(key, code)
    return code


def add_symbol(name: str, address: int) -> None:
    """Let machine code that is loaded from now on find a function by its name."""
    llvm.add_symbol(name, address)


# --- translation ----------------------------------------------------------------------------------------------------


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


class Processor(NamedTuple):
    """For what the code is made: the system, the processor's name, and what it has beyond its name."""

    triple: str
    cpu: str
    features: str


def processor() -> Processor:
    """The one that $ALEMBERT_CPU names, with what its name stands for; or this one, with all that it has."""
    return _processor(os.environ.get("ALEMBERT_CPU", ""))


@cache
def _processor(name: str) -> Processor:
    _initialize()
    triple = llvm.get_process_triple()
    if not name:
        return Processor(triple, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    known = _known_processors()
    if name not in known:
        close = difflib.get_close_matches(name, sorted(known), n=3, cutoff=0.5)
        raise AlembertError(
            f"ALEMBERT_CPU: found {name!r}; expected LLVM's name of a processor of {triple}"
            f"{', such as ' + ', '.join(close) if close else ''}. Leave it unset to use all that this processor has."
        )
    return Processor(triple, name, "")


@cache
def _known_processors() -> frozenset[str]:
    """LLVM's names of processors for this system: it prints them, for the name `help`, and gives them in no other way."""
    text = subprocess.run([sys.executable, "-c", NAMES], capture_output=True, text=True, check=True).stderr
    processors = text.partition("Available features")[0]
    return frozenset(line.split()[0] for line in processors.splitlines() if " - Select the " in line)


NAMES = """
import llvmlite.binding as llvm
llvm.initialize_native_target()
llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(cpu="help")
"""


def target_machine(level: int, target: Processor) -> Any:
    """LLVM's translator for a processor, with so much care."""
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=level, jit=True, reloc="pic", codemodel="jitdefault"
    )


def _engine(target: Processor) -> Any:
    _initialize()
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine(1, target))


def _translate(text: str, level: int | None, target: Processor) -> bytes:
    _initialize()
    count = size(text)
    chosen = level if level is not None else next((level for limit, level in LEVELS if count <= limit), 0)
    module = llvm.parse_assembly(text)
    return bytes(target_machine(chosen, target).emit_object(module))


# --- the kept code --------------------------------------------------------------------------------------------------


def cache_folder() -> Path:
    """Where machine code is kept: $ALEMBERT_CACHE, or the user's cache folder."""
    given = os.environ.get("ALEMBERT_CACHE")
    base = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(base):  # one is to be passed over, says the specification of that variable
        base = os.path.join(os.path.expanduser("~"), ".cache")
    return Path(given) if given else Path(base) / "alembert"


def _private_folder() -> Path | None:
    """The cache folder, made if it is not there; None if it cannot be, or if others may write to it or replace it."""
    folder = cache_folder()
    if not folder.is_absolute() and not os.environ.get("ALEMBERT_CACHE"):
        return None  # a user without a home
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return folder if _is_private(folder, folder.stat()) and _stays(folder) else None
    except OSError:
        return None  # a cache that cannot be made is no cache, and no error


def _stays(folder: Path) -> bool:
    """Whether nobody but the user and the system can put another folder in its place; if not, one warning says so.

    That is told by the owners of the folders and links on the way to it, below the user's home or elsewhere, and by who may
    rename what is in them.
    """
    home = Path(os.path.expanduser("~"))
    places = {x for way in (folder.absolute(), folder.resolve()) for x in (way, *way.parents)}
    if not hasattr(os, "geteuid") or all(_is_kept(place.lstat()) for place in places.difference(home.parents)):
        return True
    _warn_of(folder)
    return False


def _is_kept(found: os.stat_result) -> bool:
    """Whether a folder or link is the user's or the system's, and only its owner, or that of what is in it, may change it."""
    may_be_changed = found.st_mode & OTHERS_WRITE and not found.st_mode & stat.S_ISVTX
    return found.st_uid in (0, os.geteuid()) and (stat.S_ISLNK(found.st_mode) or not may_be_changed)


def _is_private(folder: Path, found: os.stat_result) -> bool:
    """Whether the folder, or a file in it, belongs to the user and nobody else may write to it; if not, one warning says so."""
    if not hasattr(os, "geteuid") or (found.st_uid == os.geteuid() and not found.st_mode & OTHERS_WRITE):
        return True
    _warn_of(folder)
    return False


@cache
def _warn_of(folder: Path) -> None:
    warnings.warn(
        f"Kept machine code is not used: found {str(folder)!r}, which belongs to another user or may be changed by others, or "
        "a file in it or a folder above it that does or may; expected a folder and files of your own. Make it private "
        "(chmod -R go-w), or name another in $ALEMBERT_CACHE.",
        AlembertWarning,
        stacklevel=2,
    )


def _at_once(path: str, flags: int) -> int:
    """Open a file without waiting for somebody at the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _load(key: str) -> bytes | None:
    folder = _private_folder()
    if folder is None:
        return None
    try:
        with open(folder / key, "rb", opener=_at_once) as file:
            blob = file.read() if _is_private(folder, os.fstat(file.fileno())) else b""
    except OSError:
        return None
    start = len(MAGIC) + 32
    if blob[: len(MAGIC)] != MAGIC or _digest(key, blob[start:]) != blob[len(MAGIC) : start]:
        return None
    return blob[start:]


def _digest(key: str, code: bytes) -> bytes:
    """Of the code and of the name it is kept under, so that code in another's place is not believed."""
    return hashlib.sha256(key.encode() + code).digest()


def _store(key: str, code: bytes) -> None:
    folder = _private_folder()
    if folder is None:
        return
    with suppress(OSError):  # a cache that cannot be written is none
        handle, path = tempfile.mkstemp(dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(MAGIC + _digest(key, code) + code)
            os.replace(path, folder / key)
        finally:
            with suppress(OSError):
                os.unlink(path)  # what a full disk or a key pressed has left
