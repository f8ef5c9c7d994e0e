"""Progress: one line on a terminal for runs of more than a second, and nothing anywhere else."""

import io
import re
import sys
import time
from contextvars import ContextVar

import pytest

import alembert as al
from alembert.examples import simple_pendulum
from alembert.motion.progress import ProgressLine


class Terminal(io.StringIO):
    """What a program writes to a terminal."""

    def isatty(self) -> bool:
        return True


def slow_run(seconds: float, **options: object) -> None:
    """A run whose input takes its time."""
    model = al.Model("cart")
    block = model.particle("cart", mass=1.0, line="x")
    model.force("push", block.point(), (model.input("f"), 0, 0))
    rests = [seconds]

    def push(t: float) -> float:
        if t > 0.5 and rests:
            time.sleep(rests.pop())
        return 1.0

    al.simulate(model, 1.0, inputs={"f": push}, samples=1, **options)


def test_long_run_on_a_terminal_shows_time_speed_and_steps(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    slow_run(1.1)
    lines = screen.getvalue()
    assert re.search(r"t = 1 \(100%\), [\d.e+-]+ s/s, \d+ steps", lines)
    assert lines.endswith("\n")


@pytest.mark.parametrize("progress", [None, True])
def test_nothing_where_there_is_no_terminal(capfd, progress):
    """By default; who asks for it gets it in a file too."""
    slow_run(1.1 if progress is None else 0.0, progress=progress)
    out, err = capfd.readouterr()
    assert out == ""
    assert (err == "") == (progress is None)


def test_short_run_on_a_terminal_shows_nothing(monkeypatch):
    """By a clock that stands still, since a busy machine can make any run long."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
    slow_run(0.0)
    assert screen.getvalue() == ""


def test_progress_may_be_turned_off(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    slow_run(1.1, progress=False)
    assert screen.getvalue() == ""


def test_stopped_run_leaves_a_whole_line(monkeypatch):
    """What is written after it begins on a line of its own."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    model = al.Model("cart")
    block = model.particle("cart", mass=1.0, line="x")
    model.force("push", block.point(), (6 * block.x**2, 0, 0))
    with pytest.raises(al.SimulationError):
        al.simulate(model, 2.0, initial={block.x: 1.0, "cart.x'": 2.0}, progress=True)
    assert screen.getvalue().endswith("\n")


def test_many_runs_show_a_bar_their_rate_and_the_time_left(monkeypatch):
    """By a clock that shows two seconds after the first of two chunks, and four after the second."""
    screen, clock = Terminal(), iter([2.0, 4.0])
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(ProgressLine, "spent", property(lambda line: next(clock)))
    start = {"theta": [0.1, 0.2, 0.3, 0.4]}
    al.ensemble(simple_pendulum(), 0.1, initial=start, chunk=2, threads=1, progress=True)
    first = f"[{15 * '#'}{15 * '-'}] 2 of 4 runs, 1 a second, 2 s left"
    assert screen.getvalue() == f"\r{first} \r[{30 * '#'}] 4 of 4 runs, 1 a second, 0 s left \n"


def test_interrupted_runs_leave_a_whole_line(monkeypatch):
    """A Ctrl-C after the first of two chunks: the bar ends, and what is done is told on a line of its own."""
    screen, asked = Terminal(), iter([False, True])
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("alembert.motion.progress.IS_CANCELLED", ContextVar("pressed", default=lambda: next(asked)))
    with pytest.raises(al.SimulationError, match="4 of 4 runs"):
        al.ensemble(simple_pendulum(), 0.1, initial={"theta": [0.1, 0.2, 0.3, 0.4]}, chunk=2, threads=1, progress=True)
    assert "2 of 4 runs" in screen.getvalue()
    assert screen.getvalue().endswith("\n")
