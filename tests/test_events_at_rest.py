"""Events of expressions that come to rest at zero, and stay there: each is told once, at the time of its closed form."""

import math
from typing import Any

import pytest
import sympy as sp

import alembert as al

INTEGRATORS = {
    "dormand-prince": {},
    "rosenbrock": {"integrator": "rosenbrock"},
    "runge-kutta": {"integrator": "runge-kutta", "step": 0.01},
}
UNITS = {"m, s": (1.0, 1.0), "mm, ms": (1e3, 1e3), "km, h": (1e-3, 1 / 3600)}  # of a metre, of a second
G, MU = 9.81, 0.3

every_integrator = pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)


def block(metre: float, second: float) -> tuple[al.Model, Any]:
    """A unit mass on a rough floor, pushed by an input, in these units."""
    model = al.Model("block")
    mass = model.particle("block", mass=1, plane="xy")
    model.gravity((0, -G * metre / second**2, 0))
    model.constrain("floor", mass.y)
    model.friction("floor", coefficient=MU)
    model.force("push", mass.point(), (model.input("F"), 0, 0))
    return model, model.rate(mass.x)


def times_of(model: al.Model, value: Any, duration: float, **options: Any) -> list[float]:
    run = al.simulate(model, duration, events=[al.Event("it", value, stop=False)], **options)
    return [time for time, name in run.events if name == "it"]


@every_integrator
@pytest.mark.parametrize(("metre", "second"), UNITS.values(), ids=UNITS)
def test_what_friction_stops_has_changed_its_sign_once(options: dict[str, Any], metre: float, second: float) -> None:
    """v / (mu g) after the start; held by friction, its speed is rounding."""
    model, speed = block(metre, second)
    if "step" in options:
        options = options | {"step": options["step"] * second}
    found = times_of(model, speed, 3 * second, initial={"block.x'": 2 * metre / second}, **options)
    assert found == pytest.approx([2 / (MU * G) * second], rel=1e-8)


@every_integrator
def test_what_friction_holds_from_the_start_has_no_event(options: dict[str, Any]) -> None:
    model, speed = block(1.0, 1.0)
    assert times_of(model, speed, 3.0, inputs={"F": "4*t"}, **options) == []


@every_integrator
@pytest.mark.parametrize(("force", "count"), [(8.0, 2), (-8.0, 1)])
def test_what_slips_again_is_told_where_it_goes_back_to_the_sign_it_had(
    options: dict[str, Any], force: float, count: int
) -> None:
    """The push grows from 2 s to 6 s, and is mu g at 2 + 4 mu g / 8."""
    model, speed = block(1.0, 1.0)
    inputs = {"F": ([0, 2, 6], [0, 0, force])}
    found = times_of(model, speed, 6.0, initial={"block.x'": 1.0}, inputs=inputs, **options)
    # a speed that leaves zero as t^2 is beyond its rounding, 1e-12, after 1e-6 s
    assert found == pytest.approx([1 / (MU * G), 2 + MU * G / 2][:count], abs=1e-5)


@every_integrator
def test_the_force_of_a_bumper_is_told_where_it_ends(options: dict[str, Any]) -> None:
    """Zero before and after half a period of contact: it begins at zero, so only its end is a change."""
    model = al.Model("bumper")
    bead = model.particle("bead", mass=1, line="x")
    force = 100 * sp.Max(0, bead.x - 5)
    model.force("bumper", bead.point(), (-force, 0, 0))
    found = times_of(model, force, 10.0, initial={"bead.x'": 1.0}, **options)
    assert found == pytest.approx([5 + math.pi / 10], abs=1e-6)  # in fixed steps to their order
    assert times_of(model, sp.Max(bead.x - 7, 0), 5.0, initial={"bead.x'": 1.0}, **options) == []


@every_integrator
def test_what_a_stop_holds_has_changed_its_sign_once(options: dict[str, Any]) -> None:
    """A mass falls onto a stop without restitution and stays: its height and its speed are zero from then on."""
    model = al.Model("stop")
    mass = model.particle("mass", mass=1, line="y")
    model.gravity((0, -10, 0))
    model.limit("stop", mass.y, low=0)
    for value in (mass.y, model.rate(mass.y)):
        found = times_of(model, value, 3.0, initial={"mass.y": 1.25, "mass.y'": -1e-3}, **options)
        assert found == pytest.approx([0.5 - 1e-4], abs=1e-6)


@every_integrator
@pytest.mark.parametrize("place", [50.0, 50.25, 49.9999])
def test_an_event_in_pieces_is_met_however_brief(options: dict[str, Any], place: float) -> None:
    """-1 for a hundred-thousandth of the run, 1 else."""
    model = al.Model("bead")
    bead = model.particle("bead", mass=1, line="x")
    value = sp.Piecewise((-1, (bead.x > place) & (bead.x < place + 1e-3)), (1, True))
    if "step" in options:
        options = options | {"step": 0.37}
    found = times_of(model, value, 100.0, initial={"bead.x'": 1.0}, **options)
    assert found == pytest.approx([place, place + 1e-3], abs=1e-10)


def test_first_times_of_an_ensemble_with_friction() -> None:
    model, speed = block(1.0, 1.0)
    speeds = [0.5, 1.0, 2.0]
    runs = al.ensemble(model, 3.0, initial={"block.x'": speeds}, outcomes={"stop": al.first_time(speed)})
    assert runs.outcomes["stop"] == pytest.approx([v / (MU * G) for v in speeds], rel=1e-8)
