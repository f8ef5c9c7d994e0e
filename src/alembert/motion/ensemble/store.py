"""An ensemble on disk in Zarr: chunks of runs that are there whole or not at all, and what is missing can be done later."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import FileError
from alembert.motion.ensemble.chunks import ARRAYS, FAILED, MISSING, STATUSES, Results
from alembert.motion.ensemble.ensemble_record import needed
from alembert.motion.ensemble.fingerprint import fingerprint
from alembert.motion.ensemble.plan import Plan
from alembert.motion.ensemble.variations import Variations
from alembert.native.kernel import shipped_assembly
from alembert.storage import path_of, refused

KIND = "alembert ensemble 2"
SHOWN = ("model", "runs", "values", "outcomes", "code")  # of a manifest, in the order in which differences are told


class Store:
    """The folder of an ensemble: made when it is not there, else only if it is of the same ensemble.

    It is a Zarr group that xarray opens too, with `values`, `starts`, `status`, `ended`, `final`, `samples`, `events`,
    `outcomes` and `reasons` over the runs. The status of a chunk is written after all else, so that a chunk without it
    is not there.
    """

    def __init__(self, path: Any, plan: Plan, values: Variations, chunk: int) -> None:
        self.path, manifest = path_of(path), _manifest(plan, values)
        zarr = needed("zarr", "save=")
        if not self.path.exists():
            _create(zarr, self.path, plan, values, manifest, chunk)
        try:
            self._group = zarr.open_group(self.path, mode="r+")
            found = dict(self._group.attrs)
        except Exception as error:
            raise FileError(
                f"The folder {str(self.path)!r} is no ensemble that was saved ({error}); choose another name."
            ) from None
        _check_same(self.path, found, manifest)
        self._arrays = {name: _Kept(self.path, self._group, name) for name in (*ARRAYS, "reasons")}
        with _told(self.path):
            self.chunk = int(self._group["status"].chunks[0])

    @property
    def status(self) -> NDArray[np.int8]:
        """The statuses of all runs."""
        return np.asarray(self._arrays["status"][:])

    def write(self, part: slice, found: Results) -> None:
        """Put the results of a chunk on disk; its status is the last."""
        if MISSING in found.status:
            return
        reasons = np.array([found.reasons.get(k, "") for k in range(len(found.status))], dtype=object)
        for name in ("reasons", *ARRAYS):
            self._arrays[name][part] = reasons if name == "reasons" else getattr(found, name)

    def results(self) -> Results:
        """What is there; the samples are read from the disk when they are asked for."""
        arrays: dict[str, Any] = {name: self._arrays[name] for name in ARRAYS}
        arrays |= {name: kept[:] for name, kept in arrays.items() if name != "samples"}
        failed = np.flatnonzero(arrays["status"] == FAILED)
        texts = self._arrays["reasons"][:] if len(failed) else ()
        return Results(**arrays, reasons={int(k): str(texts[k]) for k in failed})


@dataclass(frozen=True)
class _Kept:
    """An array on disk, by the name that it has in the group."""

    path: Path
    group: Any
    name: str

    def __getitem__(self, part: Any) -> Any:
        with _told(self.path):
            return self.group[self.name][part]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.asarray(self[:], dtype=dtype)

    def __setitem__(self, part: slice, values: Any) -> None:
        try:
            self.group[self.name][part] = values
        except OSError as error:
            told = refused(self.path, "written", error)
            raise FileError(f"{told} What is there is whole, and the same call goes on when that is mended.") from None


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Whatever Zarr says of files that are not as it has written them, in one sentence."""
    try:
        yield
    except (OSError, ValueError, KeyError, TypeError, RuntimeError) as error:
        raise FileError(
            f"The folder {str(path)!r} is damaged ({error}); remove it, and the same call does all of its runs anew."
        ) from None


def _manifest(plan: Plan, values: Variations) -> dict[str, Any]:
    """What an ensemble is known by."""
    code = fingerprint([shipped_assembly("kernel"), version("alembert")])
    numbers = fingerprint([values.fixed, values.varied, values.signals])
    about = {"kind": KIND, "model": plan.case.model.name, "runs": values.count, "outcomes": list(plan.outcomes)}
    return about | {
        "values": list(values.by_name),
        "statuses": list(STATUSES),
        "code": code,
        "numbers": numbers,
        "case": plan.case.key,
    }


def _check_same(path: Path, found: dict[str, Any], expected: dict[str, Any]) -> None:
    if found.get("kind") != KIND:
        raise FileError(f"The folder {str(path)!r} is no ensemble that was saved; choose another name for save=.")
    if found != expected:
        other = next((name for name in SHOWN if found.get(name) != expected[name]), None)
        told = (
            f"its {other}: {found.get(other)!r} there, {expected[other]!r} here" if other else "its settings or numbers"
        )
        raise FileError(
            f"The folder {str(path)!r} holds another ensemble, which differs in {told}. Choose another name for save=, or "
            "remove the folder."
        )


def _create(zarr: Any, path: Path, plan: Plan, values: Variations, manifest: dict[str, Any], chunk: int) -> None:
    """A folder with no runs, made under another name and moved to its place when it is complete."""
    if not path.absolute().parent.is_dir():
        raise FileError(
            f"The folder {str(path)!r} cannot be made: there is no {str(path.absolute().parent)!r}. Make it first."
        )
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    states, events = plan.states, [event.name for event in plan.events]
    labels: dict[str, Any] = {
        "state": states,
        "event": events,
        "outcome": list(plan.outcomes),
        "value": list(values.by_name),
        "initial": list(values.initial),
        "t": plan.wanted,
    }
    dims = {"values": ["value"], "starts": ["initial"], "ended": [], "final": ["state"], "samples": ["t", "state"]}
    dims |= {"events": ["event"], "outcomes": ["outcome"], "status": [], "reasons": []}
    kinds: dict[str, tuple[Any, Any]] = {"status": ("int8", MISSING), "reasons": (str, "")}
    try:
        group = zarr.create_group(draft, attributes=manifest)
        for name, sides in dims.items():
            sizes = [len(labels[side]) for side in sides]
            kind, empty = kinds.get(name, ("float64", np.nan))
            shape, chunks = (values.count, *sizes), (min(chunk, values.count), *(max(n, 1) for n in sizes))
            group.create_array(
                name, shape=shape, chunks=chunks, dtype=kind, fill_value=empty, dimension_names=["run", *sides]
            )
        for side, listed in labels.items():
            found = np.array(listed, dtype=float if side == "t" else object)
            kind = "float64" if side == "t" else str
            group.create_array(side, shape=found.shape, dtype=kind, dimension_names=[side])[:] = found
        if values.by_name:
            group["values"][:] = np.column_stack(list(values.by_name.values()))
        os.rename(draft, path)
    except OSError as error:
        raise refused(path, "made", error) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
