"""Chunks of runs as tasks of a Dask cluster, which does those of a lost worker again."""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from typing import Any
from uuid import uuid4

from alembert.errors import AlembertError, AlembertWarning, ModelError
from alembert.motion.ensemble.chunks import Results, results_of
from alembert.motion.ensemble.ensemble_record import needed
from alembert.motion.ensemble.plan import Case
from alembert.motion.ensemble.variations import Variations

PROCESS = uuid4().hex  # tells this process from a worker's
_HEARD: ContextVar[list[str] | None] = ContextVar("heard", default=None)
PATIENCE = 20  # seconds that a scheduler has to answer, and its first worker to come


def on_cluster(
    client: Any, case: Case, values: Variations, parts: Sequence[slice]
) -> Generator[tuple[slice, Results], None, None]:
    """The results of the parts as they are done by the workers."""
    distributed = needed("distributed", "client=")
    with _connected(distributed, client) as cluster:
        tasks = [cluster.submit(_results_and_words, case, values.part(part), PROCESS, pure=False) for part in parts]
        places, told = {task.key: part for task, part in zip(tasks, parts, strict=True)}, set[str]()
        try:
            for task, (found, words) in distributed.as_completed(tasks, loop=cluster.loop, with_results=True):
                for word in dict.fromkeys(word for word in words if word not in told):
                    warnings.warn(word, AlembertWarning, stacklevel=4)
                told.update(words)
                yield places[task.key], found
                task.release()
        except (OSError, distributed.KilledWorker, distributed.CancelledError) as error:
            raise AlembertError(
                f"The cluster lost runs that it was given ({type(error).__name__}: {error}). What was saved is there: the same "
                "call goes on from it."
            ) from None
        finally:
            cluster.cancel(tasks)


def _results_and_words(case: Case, values: Variations, caller: str) -> tuple[Results, list[str]]:
    """The task of a worker: the results, and what was warned of, which another process would not hear."""
    if caller == PROCESS:
        return results_of(case, values), []
    words: list[str] = []
    _listen()
    token = _HEARD.set(words)
    try:
        return results_of(case, values), words
    finally:
        _HEARD.reset(token)


@cache
def _listen() -> None:
    """Let the warnings of tasks in this process be kept for their callers; every one counts, also if it was given before."""
    shown = warnings.showwarning

    def show(message: Any, category: Any, *place: Any, **options: Any) -> None:
        heard = _HEARD.get()
        if heard is None or not issubclass(category, AlembertWarning):
            shown(message, category, *place, **options)
        else:
            heard.append(str(message))

    warnings.showwarning = show
    warnings.simplefilter("always", AlembertWarning)


@contextmanager
def _connected(distributed: Any, client: Any) -> Iterator[Any]:
    """The client that is given, or one for the address of a scheduler; in either case there is a worker."""
    if isinstance(client, distributed.Client):
        _await_worker(client)
        yield client
        return
    if not isinstance(client, str):
        raise ModelError(
            f"ensemble: found client={client!r}; expected a dask.distributed.Client, or a scheduler's address."
        )
    with _client(distributed, client) as own:
        _await_worker(own)
        yield own


def _client(distributed: Any, address: str) -> Any:
    """A client of the scheduler at an address.

    One that finds no scheduler is closed at once: if it were left to the collector of garbage, and that came while another
    client starts, each would wait for the other.
    """
    client = distributed.Client.__new__(distributed.Client)
    try:
        client.__init__(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError, AssertionError) as error:
        with suppress(AttributeError):  # of one that has not even begun
            client.close()
        raise AlembertError(
            f"No Dask scheduler answers at {address!r} ({type(error).__name__}); expected the address of one that runs, such "
            "as tcp://127.0.0.1:8786. `dask scheduler` starts one."
        ) from None
    return client


def _await_worker(client: Any) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise AlembertError(
            "The Dask scheduler has no workers; expected at least one. `dask worker ADDRESS` starts some."
        ) from None
