"""The same run in other units of length, mass and time, with dry friction and without: the same steps, the same motion.

A threshold that knows a unit shows in the steps, and digits that are lost beside large numbers in the motion.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

import alembert as al


@dataclass(frozen=True)
class Units:
    """How many of the new units one metre, kilogram and second are."""

    metre: float = 1.0
    kilogram: float = 1.0
    second: float = 1.0

    @property
    def gravity(self) -> float:
        return 9.81 * self.metre / self.second**2

    @property
    def newton(self) -> float:
        return self.kilogram * self.metre / self.second**2

    def start(self, lengths: dict[str, float], angles: dict[str, float]) -> dict[str, float]:
        """Initial values: a prime makes a rate."""
        sized = {name: x * self.metre for name, x in lengths.items()} | angles
        return {name: x / self.second if name.endswith("'") else x for name, x in sized.items()}


Case = tuple[al.Model, dict[str, float]]


def rough_slider_crank(u: Units) -> Case:
    """Rubbing in a pin and along the slide, in a loop: it turns, slows down and stays."""
    model = al.Model("rough slider-crank")
    for name, kilograms, metres in (("crank", 1.0, 0.15), ("rod", 0.2, 0.3), ("slider", 1.0, 0.1)):
        model.body(
            name,
            mass=kilograms * u.kilogram,
            inertia=kilograms * u.kilogram * (metres * u.metre) ** 2 / 12,
            plane="xy",
        )
    crank, rod, slider = (model.bodies[name] for name in ("crank", "rod", "slider"))
    model.revolute("O", model.ground.point(0, 0), crank.point(-0.075 * u.metre, 0), coordinate="th")
    model.revolute("A", crank.point(0.075 * u.metre, 0), rod.point(-0.15 * u.metre, 0), coordinate="ph")
    model.prismatic("guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x")
    model.revolute("B", rod.point(0.15 * u.metre, 0), slider.point(0, 0))
    model.gravity((0, -u.gravity, 0))
    model.friction("O", coefficient=0.3, radius=0.02 * u.metre)
    model.friction("guide", coefficient=0.4)
    return model, u.start({"x": 0.44}, {"th": 0.3, "ph": -0.45, "th'": 5.0})


def thrown_block(u: Units) -> Case:
    """On a rough floor, held by a spring: it slides on a curve and stops where the spring cannot move it."""
    model = al.Model("thrown block")
    block = model.particle("block", mass=2.0 * u.kilogram)
    model.gravity((0, 0, -u.gravity))
    model.constrain("floor", block.z - 0.1 * u.metre)
    model.friction("floor", coefficient=0.3)
    stiffness = 4.0 * u.newton / u.metre
    model.force("spring", block.point(), (-stiffness * block.x, -2 * stiffness * block.y, 0))
    return model, u.start({"block.z": 0.1, "block.x'": 1.2, "block.y'": 0.7}, {})


def rough_ramp(u: Units) -> Case:
    """Thrown up a ramp, a block stops and stays."""
    model = al.Model("rough ramp")
    block = model.particle("block", mass=2.0 * u.kilogram, plane="xy")
    model.gravity((0, -u.gravity, 0))
    model.constrain("ramp", 0.6 * block.x + 0.8 * block.y - 0.1 * u.metre)
    model.friction("ramp", coefficient=0.9)
    return model, u.start({"block.x'": -0.8, "block.y'": 0.6}, {})


def double_pendulum(u: Units) -> Case:
    """No friction at all, from rest."""
    model = al.Model("double pendulum")
    before = model.ground.point()
    for k, metres in enumerate((0.7, 0.4)):
        inertia = u.kilogram * (metres * u.metre) ** 2 / 12
        rod = model.body(f"rod{k}", mass=u.kilogram, inertia=inertia, plane="xy")
        model.revolute(f"j{k}", before, rod.point(0, metres / 2 * u.metre), coordinate=f"q{k}")
        before = rod.point(0, -metres / 2 * u.metre)
    model.gravity((0, -u.gravity, 0))
    return model, {"q0": 2.0, "q1": 0.5}


CASES = [rough_slider_crank, thrown_block, rough_ramp, double_pendulum]


def ran(make: Callable[[Units], Case], units: Units) -> al.Trajectory:
    model, start = make(units)
    return al.simulate(model, 2.0 * units.second, initial=start, samples=20)


def looks(run: al.Trajectory) -> tuple[list[int], list[list[int]]]:
    """How many steps were taken, and which frictions stuck one after the other."""
    return [run.report["steps"], run.report["rejected"]], [list(s.modes) for s in run.segments]


def plain(run: al.Trajectory, units: Units) -> np.ndarray:
    """The coordinates in metres and radians."""
    lengths = np.array([q.name not in ("th", "ph", "q0", "q1") for q in run.eom.q])
    return run.coordinates / np.where(lengths, units.metre, 1.0)


@pytest.mark.parametrize("make", CASES)
@pytest.mark.parametrize(
    "units", [Units(1e3, 1e3, 1e3), Units(second=1e-6), Units(1e-3, 1e-3, 1e3), Units(1e6, 1e-6, 1e-3)], ids=str
)
def test_in_other_units_the_steps_and_the_motion_are_the_same(make, units):
    usual, found = ran(make, Units()), ran(make, units)
    assert looks(found) == looks(usual)
    assert (
        np.abs(plain(found, units) - plain(usual, Units())).max() < 1e-11
    )  # rounding, grown in the double pendulum by 1000


@pytest.mark.parametrize("metre", [1.0, 1e-3, 1e3])
@pytest.mark.parametrize("method", ["newton-euler", "udwadia-kalaba"])
def test_a_body_on_a_curve_beside_absolute_coordinates(method, metre):
    """An own coordinate, which has no mass of its own there, against the same without absolute coordinates.

    In kilometres the constraints that carry it were taken for such that it has no part in, and the motion for undetermined.
    """
    model = al.Model("body on a curve")
    s = model.coordinate("s")
    place = [x * metre for x in (0.543 * s, -0.442 * s**2, 0.217 * s)]
    inertia = [x * metre**2 for x in (0.247, 0.277, 0.209)]
    model.body("bead", mass=0.776, inertia=inertia, position=place, rotation=al.rotation("Z", -0.178 * s))
    for k in range(2):  # others, so that the equations are solved as sparse ones
        rod = model.body(f"rod{k}", mass=1.0, inertia=[0.1 * metre**2] * 3)
        model.revolute(f"hinge{k}", model.ground.point(k * metre, 0, 0), rod.point(0.3 * metre, 0.1 * metre, 0))
    model.gravity((0, 9.81 * metre, 0))
    found, usual = (al.simulate(model, 1.0, initial={"s'": 0.8}, method=m, samples=5) for m in (method, "lagrange"))
    assert np.abs(found["s"] - usual["s"]).max() < 1e-9
