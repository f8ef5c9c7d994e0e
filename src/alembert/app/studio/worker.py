"""A worker: a process of its own that does the jobs, and that can be stopped in the midst of a hopeless one."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from alembert.app.studio.jobs import Answer, answered, as_answer

STARTING = 60.0  # seconds that a new process may take until it is ready


class Worker:
    """A process that answers one job after the other; a job that takes too long ends with the process, which is renewed."""

    def __init__(self, folder: str = ".") -> None:
        self._folder = folder
        self._turn = threading.Lock()
        self._busy = False
        self._is_closed = False
        self._process: Any = None

    def start(self) -> None:
        """Start the process, if that has not been done; the first job does so too. Waits for no job that is being done."""
        if self._turn.acquire(blocking=False):
            try:
                self._started()
            finally:
                self._turn.release()

    def ask(self, job: str, fields: Mapping[str, Any], limit: float) -> Answer:
        """The answer to a job, within so many seconds."""
        with self._turn:
            self._busy = True
            try:
                return self._asked(job, fields, limit)
            except (EOFError, OSError):
                return self._renewed("This was stopped.")
            finally:
                self._busy = False

    def stop_job(self) -> bool:
        """Stop the job that is being done, if any; whoever asked for it is told so."""
        if self._busy and self._process:
            self._process.kill()
        return self._busy

    def close(self) -> None:
        """End the process."""
        self._is_closed = True
        if self._process:
            self._process.kill()
            self._process.join()

    # --- inside -----------------------------------------------------------------------------------------------------

    def _started(self) -> None:
        if self._is_closed or (self._process and self._process.is_alive()):
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=work, args=(other, self._folder), daemon=True, name="alembert studio")
        self._process.start()
        other.close()
        self._is_ready = False

    def _asked(self, job: str, fields: Mapping[str, Any], limit: float) -> Answer:
        self._started()
        if not self._is_ready:
            if not self._pipe.poll(STARTING):
                return self._renewed(f"The worker process did not start within {STARTING:g} s; try again.")
            self._pipe.recv_bytes()
            self._is_ready = True
        self._pipe.send_bytes(json.dumps([job, fields]).encode())
        if not self._pipe.poll(limit):
            return self._renewed(
                f"This took longer than {limit:g} s and was stopped. Try a shorter duration, gentler values or a smaller model."
            )
        head, content = json.loads(self._pipe.recv_bytes()), self._pipe.recv_bytes()
        return Answer(head["status"], head["kind"], content, head["file"])

    def _renewed(self, message: str) -> Answer:
        self._process.kill()
        self._process.join()
        self._pipe.close()
        self._process = None
        self._started()
        return as_answer({"error": {"message": message, "stopped": True}})


def work(pipe: Connection, folder: str) -> None:
    """The process, in the folder from which a model names its meshes: JSON comes in and goes out until the pipe is closed."""
    os.chdir(folder)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            job, fields = json.loads(pipe.recv_bytes())
            answer = answered(job, fields)
            pipe.send_bytes(json.dumps({"status": answer.status, "kind": answer.kind, "file": answer.file}).encode())
            pipe.send_bytes(answer.content)
