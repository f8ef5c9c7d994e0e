"""RunRecord: a run as plain numbers, to be saved as CSV or NPZ, read again, or handed to pandas.

A run in NPZ is read by numpy alone: `time` (in `time_unit`), `names` and `values` (samples, names), the parameters
(`parameter_names`, `parameter_values`), `model`, `method`, the events, and `report` in JSON. No pickle is in it.
"""

from __future__ import annotations

import csv
import io
import json
import math
import tokenize
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from alembert.description import name_rules
from alembert.errors import AlembertError, FileError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import FrozenArrays
from alembert.motion.sealed_mappings import sealed
from alembert.presentation import Shown
from alembert.storage import path_of, whole_file

KIND = "alembert run 1"
ROWS_AT_ONCE = 10_000
NUMBERS = ("time", "values", "parameter_values", "event_times")
DAMAGES = (
    tokenize.TokenError,
    SyntaxError,
    *(ValueError, LookupError, TypeError, ArithmeticError, EOFError, OSError, RuntimeError, MemoryError),
    *(zipfile.BadZipFile, zlib.error),
)
LARGE = 100_000_000  # bytes that any file may become
MOST_PACKED = 500  # times that a larger one may be packed; times of samples keep a run that was saved far below


@dataclass(frozen=True, eq=False)
class RunRecord(FrozenArrays, Shown):
    """The samples of a run by name, with the parameters, the method and the events.

    `columns` are the coordinates, the speeds, and (but for a run that was cut off) the accelerations, the inputs, the
    energies and the constraint error; `time` is in `time_unit`. `is_complete` is false for what was saved by a run
    that has not ended yet, or never did.
    """

    model: str
    method: str
    time: Floats
    columns: Mapping[str, Floats] = field(repr=False)
    parameters: Mapping[str, float]
    events: tuple[tuple[float, str], ...] = ()
    report: Mapping[str, Any] = field(default_factory=dict)
    time_unit: str = "s"
    is_complete: bool = True

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in ("columns", "parameters", "report"):
            object.__setattr__(self, name, sealed(getattr(self, name)))

    def __getitem__(self, key: Any) -> Floats:
        """The samples of a column, by symbol or name; "t" is the time."""
        name = name_rules.label(key)
        if name == "t":
            return self.time
        if name not in self.columns:
            raise unknown_name(name, self.columns)
        return self.columns[name]

    def save(self, path: Any) -> None:
        """Write the run to a file, by its ending: `.npz` with all that is known, or `.csv`, a plain table."""
        where = path_of(path)
        write = writer_for(where)
        with whole_file(where) as file:
            write(self, file)

    def to_pandas(self) -> Any:
        """A pandas DataFrame, indexed by time; model, method, parameters and unit of time are in its `attrs`."""
        try:
            import pandas
        except ImportError:
            raise AlembertError(
                "to_pandas needs pandas, which is not installed here: pip install pandas. "
                "run.save('run.csv') writes the same table without it."
            ) from None
        frame = pandas.DataFrame(dict(self.columns), index=pandas.Index(self.time, name="t"))
        told = ("model", "method", "parameters", "time_unit")
        frame.attrs.update({name: getattr(self, name) for name in told})
        return frame


def unknown_name(name: str, known: Iterable[str]) -> ModelError:
    """The one refusal of a name that a run does not have."""
    return ModelError(f"This run has no {name!r}{name_rules.suggestion(name, known)}")


# --- writing --------------------------------------------------------------------------------------------------------


def _write_csv(record: RunRecord, file: BinaryIO) -> None:
    write_table({"t": record.time, **record.columns}, file)


def write_table(columns: Mapping[str, Any], file: BinaryIO) -> None:
    """A line of names, then a line for each sample; every number is read back exactly."""
    text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
    lines = csv.writer(text)
    lines.writerow(columns)
    for first in range(0, len(next(iter(columns.values()))), ROWS_AT_ONCE):
        lines.writerows(zip(*(x[first : first + ROWS_AT_ONCE].tolist() for x in columns.values()), strict=True))
    text.detach()


def _write_npz(record: RunRecord, file: BinaryIO) -> None:
    values = list(record.columns.values())
    np.savez_compressed(
        file,
        kind=np.array(KIND),
        model=np.array(record.model),
        method=np.array(record.method),
        time=record.time,
        time_unit=np.array(record.time_unit),
        names=_words(record.columns),
        values=np.column_stack(values) if values else np.zeros((len(record.time), 0)),
        parameter_names=_words(record.parameters),
        parameter_values=np.array(list(record.parameters.values()), dtype=float),
        event_times=np.array([t for t, _ in record.events], dtype=float),
        event_names=_words(name for _, name in record.events),
        report=np.array(json.dumps(dict(record.report))),
        is_complete=np.array(record.is_complete),
    )


def _words(names: Any) -> NDArray[np.str_]:
    return np.array(list(names), dtype=np.str_)


WRITERS: Mapping[str, Callable[[RunRecord, BinaryIO], None]] = {".npz": _write_npz, ".csv": _write_csv}


def writer_for(path: Path) -> Callable[[RunRecord, BinaryIO], None]:
    """How a file is written, by the ending of its name."""
    if path.suffix not in WRITERS:
        raise FileError(
            f"A run cannot be saved as {str(path)!r}: found the ending {path.suffix!r}, expected "
            f"{' or '.join(map(repr, WRITERS))}."
        )
    return WRITERS[path.suffix]


# --- reading --------------------------------------------------------------------------------------------------------


def read_npz(path: Path, content: bytes) -> RunRecord:
    """The run in the content of an NPZ file."""
    with told_as_damaged(path, "what run.save('....npz') writes"):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            _check_sizes(archive, len(content))
        with np.load(io.BytesIO(content), allow_pickle=False) as found:
            arrays = dict(found)
        return _record_of(arrays)


@contextmanager
def told_as_damaged(path: Path, expected: str) -> Iterator[None]:
    """Whatever a file that somebody has damaged or made up leads to is told as one error of the file."""
    try:
        yield
    except DAMAGES as error:
        raise FileError(
            f"The file {str(path)!r} is damaged, or no run that Alembert saved ({error}); expected {expected}."
        ) from None


def _check_sizes(archive: zipfile.ZipFile, compressed: int) -> None:
    """Refuse, before anything is unpacked, arrays of other sizes than their heads say, and what only swells up."""
    whole = sum(member.file_size for member in archive.infolist())
    if whole > LARGE and whole > MOST_PACKED * compressed:
        raise ValueError(f"its {compressed:.2g} bytes would become {whole:.2g}")
    for member in archive.infolist():
        with archive.open(member) as file:
            read = (
                np.lib.format.read_array_header_1_0
                if np.lib.format.read_magic(file) == (1, 0)
                else np.lib.format.read_array_header_2_0
            )
            shape, _, dtype = read(file)
            if math.prod(shape) * dtype.itemsize != member.file_size - file.tell():
                raise ValueError(f"{member.filename} of shape {shape} has {member.file_size} bytes")


def _record_of(arrays: Mapping[str, Any]) -> RunRecord:
    if str(arrays["kind"]) != KIND:
        raise ValueError(f"it is of the kind {str(arrays['kind'])!r}")
    names, (time, values, parameters, moments) = arrays["names"], (_numbers(arrays, name) for name in NUMBERS)
    if values.shape != (len(time), len(names)) or (time.ndim, parameters.ndim, moments.ndim) != (1, 1, 1):
        raise ValueError(f"values of shape {values.shape} do not fit {len(time)} times and {len(names)} names")
    report = json.loads(str(arrays["report"]))
    if not isinstance(report, dict):
        raise TypeError(f"its report is a {type(report).__name__}")
    return RunRecord(
        model=str(arrays["model"]),
        method=str(arrays["method"]),
        time=time,
        columns={str(name): values[:, k].copy() for k, name in enumerate(names)},
        parameters=dict(zip(map(str, arrays["parameter_names"]), parameters.tolist(), strict=True)),
        events=tuple(zip(moments.tolist(), map(str, arrays["event_names"]), strict=True)),
        report=report,
        time_unit=str(arrays["time_unit"]),
        is_complete=bool(arrays["is_complete"]),
    )


def _numbers(arrays: Mapping[str, Any], name: str) -> Floats:
    if arrays[name].dtype.kind != "f":
        raise TypeError(f"{name} holds {arrays[name].dtype}")
    return np.asarray(arrays[name], dtype=float)
