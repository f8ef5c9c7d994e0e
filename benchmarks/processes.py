"""Every measurement in a process of its own, with a limit of time, so that a crash or a hang loses nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from peers.task import Task

FOLDER = Path(__file__).parent
OWN = ("alembert", "sympy_scipy")  # what runs in the project's own interpreter
PACKAGES = {"pinocchio": "pinocchio", "drake": "pydrake", "sympy_scipy": "sympy"}
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "NUMEXPR")}


@dataclass(frozen=True)
class Answer:
    """The lines that a process wrote, and how it ended: "", "time" or the last line of its complaint."""

    lines: list[dict[str, Any]]
    ending: str

    def last(self, key: str) -> Any:
        """The value that was written last under this key, or None."""
        return next((line[key] for line in reversed(self.lines) if key in line), None)

    def all(self, key: str) -> list[Any]:
        """All values that were written under this key."""
        return [line[key] for line in self.lines if key in line]


@dataclass(frozen=True)
class Engines:
    """The engines by the names of their modules, and the interpreter that has the peers."""

    python: str
    _installed: dict[str, bool] = field(default_factory=dict)

    def installed(self, engine: str) -> bool:
        """Whether the engine can be imported at all."""
        if engine not in self._installed:
            package = PACKAGES.get(engine, engine)
            probe = f"import importlib.util as u, sys; sys.exit(u.find_spec({package!r}) is None)"
            done = subprocess.run([self._python(engine), "-c", probe], cwd="/", stderr=subprocess.DEVNULL, check=False)
            self._installed[engine] = done.returncode == 0
        return self._installed[engine]

    def ask(
        self, engine: str, job: str, task: Task, limit: float, number: float = 0.0, cache: Path | None = None
    ) -> Answer:
        """Run one job of one engine; what it wrote before it was stopped counts."""
        command = [self._python(engine), "-m", f"peers.{engine}", job, repr(number)]
        extra = {"ALEMBERT_CACHE": str(cache)} if cache else {}
        return _run(command, task.written(), limit, os.environ | ONE_THREAD | extra)

    def _python(self, engine: str) -> str:
        return sys.executable if engine in OWN else self.python


def _run(command: list[str], text: str, limit: float, environment: Mapping[str, str]) -> Answer:
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=out, stderr=complaints, text=True, cwd=FOLDER, env=environment
        )
        with _stopped_after(process, limit) as stopped:
            process.communicate(text)
        out.seek(0)
        complaints.seek(0)
        return Answer(_parsed(out.read()), "time" if stopped.is_set() else _ending(process, complaints.read()))


@contextmanager
def _stopped_after(process: subprocess.Popen[str], limit: float) -> Iterator[threading.Event]:
    stopped = threading.Event()

    def stop() -> None:
        stopped.set()
        process.kill()

    timer = threading.Timer(limit, stop)
    timer.start()
    try:
        yield stopped
    finally:
        timer.cancel()


def _parsed(text: str) -> list[dict[str, Any]]:
    """Lines of JSON; an engine may print others."""
    out = []
    for line in text.splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        if isinstance(found, dict):
            out.append(found)
    return out


def _ending(process: subprocess.Popen[str], complaint: str) -> str:
    if process.returncode == 0:
        return ""
    if process.returncode < 0:
        return f"crashed (signal {-process.returncode})"
    return (complaint.strip().splitlines() or ["failed"])[-1][:160]
