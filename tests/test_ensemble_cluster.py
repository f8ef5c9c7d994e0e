"""Ensembles on a real Dask cluster of processes on this machine: workers killed in mid-run, schedulers that are not there."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import n_link_pendulum
from alembert.motion.ensemble import cluster as own_cluster
from alembert.motion.ensemble.chunks import ARRAYS
from command import command

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")  # those of the cluster's own processes and sockets

OPTIONS: dict[str, Any] = {
    "initial": {"theta1": ("uniform", -2.0, 2.0), "theta2": ("uniform", -2.0, 2.0)},
    "runs": 48,
    "outcomes": {"top": "max(theta1)"},
    "samples": 3,
    "chunk": 6,
}


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with distributed.LocalCluster(**options) as local, distributed.Client(local, set_as_default=False) as found:
        yield found


def same(one: Any, other: Any) -> None:
    for name in ARRAYS:
        np.testing.assert_array_equal(getattr(one.results, name), getattr(other.results, name)[:])


def test_workers_give_what_threads_give(client: Any) -> None:
    same(
        al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS), al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, client=client)
    )


def test_the_address_of_a_scheduler_and_a_lambda(client: Any) -> None:
    options = {**OPTIONS, "outcomes": {"samples": lambda run: len(run.time)}}
    found = al.ensemble(n_link_pendulum(2), 1.0, **options, client=client.scheduler.address)
    np.testing.assert_array_equal(found.outcomes["samples"], [4] * 48)


def doubtful(run: Any) -> float:
    import warnings  # in the worker

    warnings.warn("The number of samples is doubtful.", al.AlembertWarning, stacklevel=2)
    return float(len(run.time))


def test_a_warning_in_a_worker_reaches_the_caller_once_in_every_call(client: Any) -> None:
    options = {**OPTIONS, "outcomes": {"samples": lambda run: doubtful(run)}}
    for _ in range(2):
        with pytest.warns(al.AlembertWarning, match="doubtful") as told:
            al.ensemble(n_link_pendulum(2), 1.0, **options, client=client)
        assert sum("doubtful" in str(w.message) for w in told) == 1
        assert {Path(w.filename).name for w in told if "doubtful" in str(w.message)} == {Path(__file__).name}


def test_every_run_is_there_once_after_a_worker_was_killed(client: Any, tmp_path: Path) -> None:
    """kill -9 as soon as the first chunk is there: the chunk that the worker had is done again by the other one."""
    duration, path = 300.0, tmp_path / "runs.zarr"
    killed: list[int] = []
    pids = client.run(os.getpid)

    def kill() -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (path / "status" / "c").is_dir():
            time.sleep(0.01)
        busy = client.processing()
        address = max(busy, key=lambda worker: len(busy[worker]))
        os.kill(pids[address], signal.SIGKILL)
        killed.append(len(busy[address]))

    killer = threading.Thread(target=kill)
    killer.start()
    found = al.ensemble(n_link_pendulum(2), duration, **OPTIONS, client=client, save=path)
    killer.join()
    assert killed[0] > 0, "it had nothing left to do"
    assert (found.status == "done").all()
    same(al.ensemble(n_link_pendulum(2), duration, **OPTIONS), found)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", ""])
def test_a_scheduler_that_cannot_be_reached_is_one_clear_error(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_cluster, "PATIENCE", 1)
    with pytest.raises(al.AlembertError, match="No Dask scheduler answers at"):
        al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, client=address)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", ""])
def test_a_client_that_found_no_scheduler_is_closed_at_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that the collector of garbage closes while another one starts waits for it, and that for the other, for ever."""
    begun: list[distributed.Client] = []
    start = distributed.Client.start
    monkeypatch.setattr(distributed.Client, "start", lambda self, **given: begun.append(self) or start(self, **given))
    monkeypatch.setattr(own_cluster, "PATIENCE", 1)
    with pytest.raises(al.AlembertError, match="No Dask scheduler answers at"):
        al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, client=address)
    assert [client.status for client in begun] == ["closed"]


SWEEP = ("sweep", "simple-pendulum", "--vary", "theta=0.1:0.9:20", "--duration", "1", "--outcome", "min(theta)")


def test_the_command_gives_its_runs_to_a_scheduler(
    client: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = command(monkeypatch, capsys, *SWEEP)
    home = sys.modules["alembert.motion.ensemble.ensemble"]
    monkeypatch.setattr(home, "results_of", lambda *rest: pytest.fail("a run was done here"))
    assert command(monkeypatch, capsys, *SWEEP, "--scheduler", client.scheduler.address) == here
    assert "(20 done)" in here[1]


def test_the_command_tells_of_a_scheduler_that_cannot_be_reached(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(own_cluster, "PATIENCE", 1)
    status, out, err = command(monkeypatch, capsys, *SWEEP, "--scheduler", "tcp://127.0.0.1:9")
    assert (status, out) == (2, "")
    assert err.startswith("Error: No Dask scheduler answers at 'tcp://127.0.0.1:9'")
    assert "Traceback" not in err


def test_what_is_no_client() -> None:
    with pytest.raises(al.ModelError, match=r"found client=3; expected a dask.distributed.Client"):
        al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, client=3)


def test_a_scheduler_without_workers(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(count: int, timeout: float) -> None:
        raise TimeoutError(f"Only 0/{count} workers arrived after {timeout}")

    monkeypatch.setattr(client, "wait_for_workers", wait)
    with pytest.raises(al.AlembertError, match="has no workers"):
        al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, client=client)
