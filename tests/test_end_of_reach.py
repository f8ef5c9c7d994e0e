"""A mechanism driven to the end of its reach stops there, and says where."""

import re

import pytest

import alembert as al
from alembert.examples import slider_crank


def test_drive_beyond_the_reach_of_its_mechanism():
    """A slider pulled away at 0.1 m/s comes to the end of crank and rod, 0.45 m, after 0.5 s: no position is left."""
    model = slider_crank()
    x = model.joints["guide"].coordinate
    model.constrain("pull", x - 0.4 - 0.1 * model.time)
    with pytest.raises(al.SimulationError) as caught:
        al.simulate(model, 2.0, initial={"phi1": 0.6, "phi2": -1.0, "x3": 0.4})
    message, run = str(caught.value), caught.value.trajectory
    assert float(re.search(r"t = ([-+.\de]+)", message)[1].rstrip(".")) == pytest.approx(0.5, abs=1e-3)
    assert "'pull'" in message
    assert run["x3"][-1] == pytest.approx(0.45, abs=1e-4)
    assert run.constraint_error.max() < 1e-6
