"""Searches end after a bounded work, and say that they were stopped; every long call hears Ctrl-C."""

import gc
import math
import os
import signal
import subprocess
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.analysis import conservation
from alembert.audit import auditing
from alembert.audit.verdict import DRAWN, Effort
from alembert.examples import (
    n_four_bar,
    n_link_pendulum,
    planar_arm,
    seven_joint_arm,
    simple_pendulum,
    spatial_chain,
    spinning_top,
)
from alembert.expressions.evaluation import Evaluation
from alembert.expressions.precision import CONTEXT, solves


def test_search_for_constants_ends_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conservation, "MOST_REFUSED", 0)
    found = al.conserved(spinning_top())
    assert "energy" in found  # what has a name is looked at all the same
    stopped = "search for combinations was stopped" in str(found)
    assert stopped or len(found) == len(al.conserved(spinning_top()))


def test_many_wrong_equations_share_the_time_for_repairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four equations that nothing mends: the search ends for all of them together."""
    monkeypatch.setattr(auditing, "MOST_OPERATIONS", 2e4)
    wrong: dict[str, Any] = {f"e{k}": f"theta'' = sin({k + 2}*theta)*cos({k + 3}*theta')^5 + m^{k}" for k in range(4)}
    efforts: list[Effort] = []
    monkeypatch.setattr(auditing, "Effort", lambda allowed: efforts.append(Effort(allowed)) or efforts[-1])
    report = al.audit(simple_pendulum(), wrong)
    assert not any(finding.holds for finding in report.values())
    assert [effort.allowed for effort in efforts] == [2e4]
    assert 2e4 < efforts[0].spent < 3e4 + DRAWN  # the last change is counted whole, with its states
    assert "search for one was stopped" in str(report)


def test_a_long_sum_is_added_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of 200 terms is compared with all the others together, which are added up once."""
    monkeypatch.setattr(auditing, "MOST_OPERATIONS", 0)
    worked_out = Counter[str]()
    node = Evaluation._node
    monkeypatch.setattr(
        Evaluation, "_node", lambda self, part: worked_out.update([type(part).__name__]) or node(self, part)
    )
    terms = "+".join(f"sin({k}*theta)*cos({k + 1}*theta')" for k in range(200))
    report = al.audit(simple_pendulum(), {"long": f"theta'' = -g/ell*sin(theta) + {terms}"})
    assert not report["long"].holds
    assert worked_out["Add"] < 100  # 200 sums if each term had its own
    assert worked_out.total() < 60 * 200  # parts: two functions of multiples and a product in each term


# --- what can be stopped --------------------------------------------------------------------------------------------

DEAF = ("__del__", "_remove", "remove")
"""Python drops what is raised in them: in a finalizer, and in what weak sets and dictionaries are called back by."""


@pytest.fixture
def interrupted_soon() -> Iterator[Callable[[Callable[[], object]], None]]:
    """Makes a call during which somebody presses Ctrl-C after a moment, which the call hears and nothing else.

    Callbacks of the collector of garbage are set aside: those of hypothesis, whose tests may have been here before, are Python
    functions, and Python drops what is raised in them, such as a Ctrl-C that came while native code made garbage. It drops what
    is raised in a `__del__` as well of LLVM, and in what a weak reference calls: who presses there does it again.
    """
    is_calling, pressing = False, []

    def press_after(seconds: float) -> None:
        pressing.append(subprocess.Popen(["sh", "-c", f"sleep {seconds}; kill -INT {os.getpid()}"]))

    def press(_: int, frame: FrameType | None) -> None:
        if is_calling and any(called.f_code.co_name in DEAF for called, _ in traceback.walk_stack(frame)):
            press_after(0.05)
        elif is_calling:
            raise KeyboardInterrupt

    def made(call: Callable[[], object]) -> None:
        nonlocal is_calling
        callbacks, gc.callbacks[:] = gc.callbacks[:], []
        is_calling, seconds = True, 0.3
        try:
            for _ in range(3):  # on a machine on which it was over before, somebody presses earlier
                began = time.monotonic()
                press_after(seconds)
                call()
                seconds = min(seconds, time.monotonic() - began) / 3
                pressing[-1].kill()
        except SystemError as error:  # what gmpy2 makes of a Ctrl-C that falls between two of its numbers
            if isinstance(error.__cause__, KeyboardInterrupt):
                raise error.__cause__ from None
            raise
        finally:
            is_calling = False
            for process in pressing:
                process.kill()
                process.wait()
            gc.callbacks[:] = callbacks

    before = signal.signal(signal.SIGINT, press)
    yield made
    signal.signal(signal.SIGINT, before)


def swung(count: int, duration: float, **options: Any) -> al.Trajectory:
    return al.simulate(n_link_pendulum(count), duration, initial={"theta1": 2.0}, **options)


def followed() -> Callable[[], object]:
    model, times = n_link_pendulum(30), np.linspace(0, 10, 1_000_000)
    wishes: dict[str, Any] = {f"theta{k + 1}": (times, np.sin(k * times)) for k in range(5)}
    return lambda: al.inverse_dynamics(model, wishes)


def reaching() -> Callable[[], object]:
    """A hand that would be far out of reach, from more starts than anybody waits for."""
    model = spatial_chain(6)
    hand = list(model.bodies.values())[-1].point()
    return lambda: al.inverse_kinematics(model, {hand: (1e3, 1e3, 1e3)}, tries=10_000)


def drawn() -> Callable[[], object]:
    """A hand along a line of more places than anybody waits for."""
    arm = planar_arm()
    hand = list(arm.bodies.values())[-1].point()
    line = np.linspace((0.8, 0.6, 0), (1.0, 0.2, 0), 10**6)
    return lambda: al.follow(arm, {hand: line}, guess={"theta1": 0.1, "theta2": 1.0})


def pushed(**options: Any) -> al.Trajectory:
    """A long chain with a force that a Python function gives: native code calls it, and hears by it what Python has heard."""
    model = n_link_pendulum(40)
    last = list(model.bodies.values())[-1]
    model.force("push", last.point(), (model.input("f"), 0, 0))
    return al.simulate(model, 1e9, inputs={"f": math.sin}, progress=False, **options)


def reacted() -> Callable[[], object]:
    eom = al.derive(spatial_chain(3), "newton-euler")
    return lambda: [al.joint_reactions(eom, name) for _ in range(10**6) for name in eom.model.joints]


SLIP = "theta1'' = sin(theta1)^7*cos(theta2) + theta3''*cos(theta1 - theta2)^3"
LONG_CALLS: dict[str, Callable[[Path], Callable[[], object]]] = {
    "derive": lambda _: lambda: al.derive(n_four_bar(150), "projection"),
    "agree": lambda _: lambda: al.agree(n_link_pendulum(40)),
    "mobility": lambda _: lambda: al.mobility(spatial_chain(400)),
    "classify": lambda _: lambda: al.classify(n_four_bar(200)),
    "conserved": lambda _: lambda: al.conserved(spatial_chain(8)),
    "reduce": lambda _: lambda: al.reduce(n_link_pendulum(10)),
    "hamiltonian": lambda _: lambda: al.hamiltonian(n_link_pendulum(24)),
    "linearize": lambda _: lambda: al.linearize(n_link_pendulum(200)),
    "equilibria": lambda _: lambda: al.equilibria(spatial_chain(16)),
    "audit": lambda _: lambda: al.audit(n_link_pendulum(12), SLIP),
    "report": lambda folder: lambda: al.report(n_four_bar(20), folder / "report.html"),
    "export": lambda _: lambda: al.export(n_four_bar(200), "c"),
    "inverse_dynamics": lambda _: followed(),
    "inverse_kinematics": lambda _: reaching(),
    "follow": lambda _: drawn(),
    "joint_reactions": lambda _: reacted(),
    "sensitivities": lambda _: lambda: al.sensitivities(n_link_pendulum(6), 1e6, initial={"theta1": 1.0}, wrt=["g"]),
    "ensemble": lambda _: (
        lambda: al.ensemble(
            simple_pendulum(), 1e6, initial={"theta": np.linspace(1, 2, 20)}, outcomes={"end": al.final("theta")}
        )
    ),
    "simulate": lambda _: lambda: swung(3, 1e9, progress=False),
    "simulate by functions": lambda _: pushed,
    "simulate by functions, stiff": lambda _: partial(pushed, integrator="rosenbrock"),
    "simplified": lambda _: al.derive(seven_joint_arm(), "lagrange").simplified,
    "save_html": lambda folder: partial(swung(20, 100.0, samples=100_000).save_html, folder / "page.html"),
    "save_video": lambda folder: partial(swung(5, 10.0).save_video, folder / "film.gif"),
    "plot": lambda _: swung(20, 100.0, samples=100_000).plot,
    "save": lambda folder: partial(swung(5, 100.0, samples=300_000).save, folder / "run.csv"),
}


@pytest.mark.parametrize("make", LONG_CALLS.values(), ids=LONG_CALLS)
def test_every_long_call_hears_ctrl_c(
    make: Callable[[Path], Callable[[], object]],
    interrupted_soon: Callable[[Callable[[], object]], None],
    tmp_path: Path,
) -> None:
    """Each would go on for long, and is left by Ctrl-C instead of at its end; and nothing is left behind."""
    call = make(tmp_path)
    with pytest.raises((KeyboardInterrupt, al.SimulationError), match=r"Interrupted|^$"):
        interrupted_soon(call)
    assert list(tmp_path.iterdir()) == []


def test_corrections_with_functions_of_their_own_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A narrow bell that no state sees by chance: every slip of it passes the first look, and states are drawn for each."""
    effort = Effort(auditing.OPERATIONS)
    monkeypatch.setattr(auditing, "Effort", lambda allowed: effort)
    drawn: list[Any] = []
    world = auditing.random_world
    monkeypatch.setattr(auditing, "random_world", lambda *a, **k: drawn.append(k.get("watched", ())) or world(*a, **k))
    report = al.audit(simple_pendulum(), "m*ell^2*theta'' + m*g*ell*sin(theta) + exp(-100000*(theta'' - 7/2)^2) = 0")
    assert not any(finding.holds for finding in report.values())
    anew = len([watched for watched in drawn if watched]) - 1  # but for the states of the equation itself
    assert anew > 0
    assert anew * DRAWN <= effort.spent <= effort.allowed + 2 * DRAWN


class _Pressed:
    """A number in whose product Ctrl-C is pressed."""

    def __abs__(self) -> "_Pressed":
        return self

    def __mul__(self, other: object) -> object:
        raise KeyboardInterrupt


def test_ctrl_c_in_a_product_of_many_digits_is_that_error() -> None:
    """NumPy's `dot` goes on with the next row after an error, which ended in a SystemError; its `@` stops at once."""
    one, three = CONTEXT.mpf(1), CONTEXT.mpf(1) / 3
    matrix = np.array([[_Pressed(), one], [three, three]], dtype=object)
    with pytest.raises(KeyboardInterrupt):
        solves(matrix, np.array([three, three], dtype=object), np.array([one, one], dtype=object))
