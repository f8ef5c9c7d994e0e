"""Chunks of runs as tasks of a Dask cluster, which does those of a lost worker again."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from alembert.errors import AlembertError, ModelError
from alembert.motion.ensemble.chunks import Results, results_of
from alembert.motion.ensemble.ensemble_record import needed
from alembert.motion.ensemble.plan import Case
from alembert.motion.ensemble.variations import Variations

PATIENCE = 20  # seconds that a scheduler has to answer, and its first worker to come


def on_cluster(
    client: Any, case: Case, values: Variations, parts: Sequence[slice]
) -> Generator[tuple[slice, Results], None, None]:
    """The results of the parts as they are done by the workers."""
    distributed = needed("distributed", "client=")
    with _connected(distributed, client) as cluster:
        tasks = [cluster.submit(results_of, case, values.part(part), pure=False) for part in parts]
        places = {task.key: part for task, part in zip(tasks, parts, strict=True)}
        try:
            for task, found in distributed.as_completed(tasks, loop=cluster.loop, with_results=True):
                yield places[task.key], found
                task.release()
        except (OSError, distributed.KilledWorker, distributed.CancelledError) as error:
            raise AlembertError(
                f"The cluster lost runs that it was given ({type(error).__name__}: {error}). What was saved is there: the same "
                "call goes on from it."
            ) from None
        finally:
            cluster.cancel(tasks)


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
