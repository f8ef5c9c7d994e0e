"""What results are asked for: a name that is none, whatever it is, is refused in words."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import simple_pendulum

NO_NAMES = [[], {}, ["theta"], {"theta": 1}, set(), slice(0, 1), np.array([1.0, 2.0]), np.zeros(0), None, 3, "\ud800"]
PENDULUM = simple_pendulum()
RUN = al.simulate(PENDULUM, 0.1, samples=3)
RESULTS: dict[str, Callable[[], Any]] = {
    "run": lambda: RUN,
    "record": RUN.record,
    "conserved": lambda: al.conserved(PENDULUM),
    "classify": lambda: al.classify(PENDULUM),
    "audit": lambda: al.audit(PENDULUM, "theta'' = 0"),
    "inverse dynamics": lambda: al.inverse_dynamics(PENDULUM, RUN),
    "equilibrium": lambda: al.equilibria(PENDULUM, tries=1)[0],
    "sensitivities": lambda: al.sensitivities(PENDULUM, 0.1, wrt=["ell"], samples=3),
}


@pytest.mark.parametrize("kind", RESULTS)
def test_a_key_that_is_no_name_is_told(kind: str) -> None:
    result = RESULTS[kind]()
    for key in NO_NAMES:
        with pytest.raises(al.AlembertError):
            result[key]


@pytest.mark.parametrize(
    "call",
    [
        lambda: RUN.plot(which=[[]]),
        lambda: RUN.plot(which=iter([])),
        lambda: RUN.plot(title="\ud800"),
        lambda: RUN.save_html("page.html", title="\ud800"),
        lambda: RUN.save_html("page.html", labels=["\ud800"]),
        lambda: RUN.save_html("page.html", labels=iter([])),
        lambda: al.derive(PENDULUM, multipliers=np.ones(2)),
        lambda: al.derive(PENDULUM).simplified("soon"),
        lambda: al.derive(PENDULUM).simplified(np.ones(2)),
        lambda: al.stepper(PENDULUM, 0.1).step(10**400),
        lambda: al.inverse_dynamics(PENDULUM, RUN).reaction(np.ones(2)),
        lambda: al.sensitivities(PENDULUM, 0.1, wrt=["ell"], samples=3).evaluate("\ud800"),
        lambda: al.sensitivities(PENDULUM, 0.1, wrt=["ell"], samples=3)[()],
        lambda: al.reduce(PENDULUM).steady(np.ones(2)),
        lambda: al.report(PENDULUM, check=False, methods=["lagrange"], format={}),
        lambda: al.report(PENDULUM, methods=3.0),
        lambda: al.report(PENDULUM, methods=np.zeros(0)),
        lambda: al.report(PENDULUM, check=np.ones(2)),
    ],
)
def test_arguments_of_another_kind_are_told(call: Callable[[], Any], tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(al.AlembertError):
        call()
    assert not list(tmp_path.iterdir())
