"""Particles on rods, from nanometres to the size of the solar system: the same motion, in lengths of the rod."""

import math
import warnings
from typing import Any

import numpy as np
import pytest

import alembert as al

G = 9.81
LENGTHS = [1e-12, 1e-9, 1e-7, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e12]


def pendulum(length: float, kind: str) -> al.Model:
    model = al.Model("pendulum")
    rod = model.parameters(l=length)
    bob = model.particle("bob", mass=1, plane="xy")
    model.gravity((0, -G, 0))
    if kind == "distance":
        model.distance("rod", model.ground.point(), bob.point(), length=rod)
    else:
        model.constrain("rod", bob.x**2 + bob.y**2 - rod**2)
    return model


def chain(first: float, second: float, length: float = 1.0) -> al.Model:
    """A double pendulum of particles on two rods."""
    model = al.Model("chain")
    a, b = (model.particle(name, mass=mass, plane="xy") for name, mass in (("a", first), ("b", second)))
    model.gravity((0, -G, 0))
    model.distance("upper", model.ground.point(), a.point(), length=length)
    model.distance("lower", a.point(), b.point(), length=length)
    return model


def quiet_run(model: al.Model, duration: float, **options: Any) -> al.Trajectory:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run = al.simulate(model, duration, **options)
    assert not [key for key in run.report if "singular" in key]
    return run


@pytest.mark.parametrize("kind", ["distance", "formula"])
@pytest.mark.parametrize("length", LENGTHS)
def test_pendulum_from_the_level(length: float, kind: str) -> None:
    """In times of sqrt(l) the motion has no length: x'^2 + y'^2 = -2 g y, on the circle."""
    run = quiet_run(pendulum(length, kind), 5 * math.sqrt(length), initial={"bob.x": length}, keep=["bob.x"])
    one = quiet_run(pendulum(1.0, kind), 5.0, initial={"bob.x": 1.0}, keep=["bob.x"])
    x, y = run["bob.x"] / length, run["bob.y"] / length
    assert np.abs(np.hypot(x, y) - 1).max() < 1e-9
    assert np.abs(x - one["bob.x"]).max() < 1e-6
    assert np.abs(run.energy - run.energy[0]).max() < 1e-7 * G * length
    assert run.report["steps"] < 3 * one.report["steps"]


@pytest.mark.parametrize("length", [1e-9, 1e-6, 1.0, 1e12])
def test_double_pendulum_keeps_its_energy(length: float) -> None:
    start = {"a.x": length, "b.x": 2 * length}
    run = quiet_run(chain(1.0, 1.0, length), 2 * math.sqrt(length), initial=start)
    assert np.abs(run.energy - run.energy[0]).max() < 1e-6 * G * length
    assert run["a.y"].min() < -0.9 * length


@pytest.mark.parametrize("masses", [(1e-4, 1.0), (1.0, 1e-4)])
def test_double_pendulum_of_unequal_masses_is_determined(masses: tuple[float, float]) -> None:
    run = quiet_run(chain(*masses), 2.0, initial={"a.x": 1.0, "b.x": 2.0})
    assert np.abs(run.energy - run.energy[0]).max() < 1e-6
