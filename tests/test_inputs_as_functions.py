"""Functions as inputs: whatever a person may call with the time alone gives the same motion as f(t)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import rotary_pendulum


def wave(t: float, frequency: float = 1.0, *, phase: float = 0.0) -> float:
    return float(np.sin(frequency * t + phase))


class Wave:
    def __call__(self, t: float) -> float:
        return float(np.sin(t))


def end(signal: Callable[..., Any]) -> np.ndarray:
    return al.simulate(rotary_pendulum(), 1.0, inputs={"tau": signal}, samples=1).coordinates[-1]


@pytest.mark.parametrize("signal", [np.sin, wave, partial(wave, phase=0.0), Wave(), lambda t, state: np.sin(t)])
def test_a_function_that_needs_only_the_time(signal: Callable[..., Any]) -> None:
    assert np.array_equal(end(signal), end(lambda t: np.sin(t)))


def test_a_function_of_three_is_refused() -> None:
    with pytest.raises(al.ModelError, match=r"found a function of 3 arguments.*; expected f\(t\) or f\(t, state\)"):
        end(lambda t, state, more: 0.0)


def test_an_input_left_to_chance_is_told() -> None:
    """Steps of any length fail on it, and the run crawls: it is told before."""
    model = al.Model("shaken")
    cart = model.particle("cart", mass=1, line="x")
    model.force("shake", cart.point(), (model.input("f"), 0, 0))
    noise = np.random.default_rng(0)
    told = r"Input 'f': .* and then .* at the same t = 0.*as samples"
    with pytest.warns(al.AlembertWarning, match=told), pytest.warns(al.AlembertWarning, match="ledger"):
        al.simulate(model, 1e-3, inputs={"f": lambda t: noise.normal()}, integrator="runge-kutta", step=1e-4)
