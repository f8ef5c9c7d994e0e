"""Every run integrates the power of all but potentials, and tells where its energy is another: by works in closed form."""

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import quad
from symengine import Symbol, exp

import alembert as al
from alembert import examples
from alembert.description.piecewise_parts import may_change_within_a_step
from alembert.examples import n_link_pendulum, simple_pendulum
from alembert.examples.starts import STARTS
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import array
from alembert.mechanism import native_equations
from alembert.mechanism.native_run import States
from alembert.motion import simulation
from alembert.motion.energy_check import ledger_breaks
from alembert.motion.simulation import Simulation
from alembert.native.structures import BOOKED_KINETIC, BOOKED_POTENTIAL
from growth import operations

STEPPERS: dict[str, dict[str, Any]] = {
    "dormand-prince": {},
    "rosenbrock": {"integrator": "rosenbrock"},
    "runge-kutta": {"integrator": "runge-kutta", "step": 1e-3},
}
TOLD = r"does not close at t = .*energy is not accounted for"


def integrated_work(run: al.Trajectory) -> float:
    """What the native loop has integrated along the run."""
    return float(run.segments[-1].works[-1])


def cart(**loads: float) -> al.Model:
    model = al.Model("cart")
    block = model.particle("cart", mass=2, line="x")
    if "damping" in loads:
        model.damper("damper", model.ground.point(-9, 0, 0), block.point(), damping=loads["damping"])
    if "stiffness" in loads:
        model.spring("spring", model.ground.point(-9, 0, 0), block.point(), stiffness=loads["stiffness"], length=9)
    return model


# --- works that are known -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", STEPPERS.values(), ids=STEPPERS)
def test_work_of_a_damper_is_the_loss_of_a_free_cart(options: dict[str, Any]) -> None:
    """v = v0 exp(-c t / m): the damper takes m v0^2 / 2 (1 - exp(-2 c t / m))."""
    run = al.simulate(cart(damping=0.6), 4.0, initial={"cart.x'": 3.0}, **options)
    assert integrated_work(run) == pytest.approx(-9.0 * (1 - np.exp(-2 * 0.6 * 4.0 / 2)), abs=1e-8)


@pytest.mark.parametrize("options", STEPPERS.values(), ids=STEPPERS)
def test_work_up_to_an_event_within_a_step(options: dict[str, Any]) -> None:
    """The step that the event cuts counts with its part: the cart stops at the end of its first swing, at x'= 0."""
    model = cart(damping=0.6, stiffness=50.0)
    rest = al.Event("rest", model.rate("cart.x"), stop=True)
    run = al.simulate(model, 4.0, initial={"cart.x'": 3.0}, events=[rest], **options)
    assert run.time[-1] < 0.5
    assert integrated_work(run) == pytest.approx(run.energy[-1] - 9.0, abs=1e-7)


@pytest.mark.parametrize("method", ["lagrange", "newton-euler", "projection", "udwadia-kalaba"])
def test_work_of_a_drive_by_its_multiplier(method: str) -> None:
    """x = a t^3 against a damper: the drive gives the kinetic energy and what the damper takes."""
    model = cart(damping=0.6)
    model.constrain("drive", model.bodies["cart"].x - 0.2 * model.time**3)
    run = al.simulate(model, 2.0, method=method)
    assert run.states.run.native.power_at
    assert integrated_work(run) == pytest.approx((0.6 * 4.0) ** 2, abs=1e-9)


def test_work_of_dry_friction_that_slides_and_sticks() -> None:
    """mu m g times the way, until it stands still."""
    model = al.Model("block")
    block = model.body("block", mass=2, inertia=1, plane="xy")
    model.prismatic("slide", model.ground.point(), block.point(), axis=(1, 0, 0), coordinate="x")
    model.gravity((0, -9.81, 0))
    model.friction("slide", coefficient=0.25)
    run = al.simulate(model, 4.0, initial={"x'": 3.0})
    assert integrated_work(run) == pytest.approx(-9.0, abs=1e-8)
    assert run["x'"][-1] == pytest.approx(0, abs=1e-9)


def test_work_in_the_recursive_form() -> None:
    """Six links and a damper that does not lie along any joint, written out link by link."""
    model = n_link_pendulum(6)
    model.damper("damper", model.ground.point(1, 1, 0), model.bodies["link6"].point(), damping=0.4)
    run = al.simulate(model, 1.0, initial={"theta1": 1.0})
    assert run.report["method"] == "articulated-bodies"
    assert abs(integrated_work(run)) > 0.1
    assert integrated_work(run) == pytest.approx(run.energy[-1] - run.energy[0], abs=1e-8)
    assert integrated_work(run) == pytest.approx(run.work("damper")[-1], abs=1e-8)


def carried_pendulum() -> al.Model:
    """On a car that goes to and fro and turns by itself, with a spring, a damper and a motor between it and the ground."""
    model = al.Model("carried pendulum")
    t = model.time
    car = model.body(
        "car", mass=1, inertia=[0.1] * 3, position=(0.2 * sp.sin(3 * t), 0, 0), rotation=al.rotation("Z", 0.3 * t)
    )
    rod = model.body("rod", mass=1, inertia=[0.1, 0.2, 0.3])
    model.revolute("pivot", car.point(0.1, 0, 0), rod.point(0, 0.5, 0), axis=(0, 1, 1), coordinate="th")
    model.gravity((0, -9.81, 0))
    model.spring("spring", model.ground.point(1, 1, 0), rod.point(0, -0.5, 0), stiffness=5, length=0.3, damping=0.4)
    model.torque("motor", rod, (0, 0, model.input("f")))
    return model


@pytest.mark.parametrize("method", ["kane", "lagrange"])
def test_work_on_poses_that_move_by_themselves(method: str) -> None:
    """The works of the loads along the speed th' alone change Jacobi's energy T2 - T0 + V, by hand for the rod on the car."""
    model = carried_pendulum()
    run = al.simulate(
        model, 3.0, initial={"th": 1.0}, inputs={"f": lambda t: np.sin(t)}, method=method, samples=[0, 3.0]
    )
    books = run.segments[-1].books
    jacobi = books[:, BOOKED_KINETIC] + books[:, BOOKED_POTENTIAL]
    assert run.states.run.native.power_at
    assert abs(integrated_work(run)) > 0.1
    assert integrated_work(run) == pytest.approx(jacobi[-1] - jacobi[0], abs=1e-8)
    # and by the ledger of the energy itself, which knows the forces that move the car
    assert np.abs(run.ledger().error).max() < 1e-7


def test_work_in_the_loop_over_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of long trees, whose recursion is not written out."""
    monkeypatch.setattr(native_equations, "SHORT_TREE", 0)
    monkeypatch.setattr(native_equations, "LONG_TREE", 0)
    model = n_link_pendulum(12)
    model.damper("damper", model.ground.point(1, 1, 0), model.bodies["link12"].point(), damping=0.4)
    run = al.simulate(model, 1.0, initial={"theta1": 1.0}, samples=[0, 1.0])
    assert run.states.run.native.code is None
    assert abs(integrated_work(run)) > 1e-3
    assert integrated_work(run) == pytest.approx(run.energy[-1] - run.energy[0], abs=1e-8)


# --- what is told ---------------------------------------------------------------------------------------------------


def test_fixed_steps_that_are_too_long_for_a_damper_are_told() -> None:
    """A decay in 0.25 s by steps of 0.5 s: what the damper takes is not what the cart loses."""
    with pytest.warns(al.AlembertWarning, match=TOLD):
        run = al.simulate(
            cart(damping=8.0), 4.0, initial={"cart.x'": 3.0}, integrator="runge-kutta", step=0.5, samples=8
        )
    assert 0 < run.report["ledger broken at"] <= 1.0


@pytest.mark.parametrize("options", list(STEPPERS.values())[:2], ids=list(STEPPERS)[:2])
def test_energy_that_a_run_loses_beside_its_steps_is_told_with_its_time(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At t = 2 somebody takes a thousandth of the speed away: no force has done it."""
    started = Simulation._handle

    def tampered(self: Simulation) -> bool:
        self.driver.y[1] *= 0.999
        return started(self)

    monkeypatch.setattr(Simulation, "_handle", tampered)
    model = cart(damping=0.1, stiffness=3.0)
    two = al.Event("two", model.time - 2, stop=False)
    with pytest.warns(al.AlembertWarning, match=TOLD):
        run = al.simulate(model, 4.0, initial={"cart.x'": 3.0}, events=[two], samples=400, **options)
    assert run.report["ledger broken at"] == pytest.approx(2.0, abs=0.02)


@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-9])
@pytest.mark.parametrize("name", ["four_bar", "double_pendulum", "slider_crank", "seven_joint_arm"])
def test_speeds_off_by_a_few_thousand_tolerances_are_told(
    name: str, rtol: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of the run, and as soon as that; what is off by a tenth of a tolerance is no news."""
    start, handle = STARTS[name], Simulation._handle
    model, part = getattr(examples, name)(), 0.0

    def tampered(self: Simulation) -> bool:
        self.driver.y[len(self.eom.q) :] *= 1 + part * rtol
        return handle(self)

    monkeypatch.setattr(Simulation, "_handle", tampered)
    monkeypatch.setattr(simulation, "ROUNDS", 0)
    middle = al.Event("middle", model.time - start.duration / 2, stop=False)
    given = {"initial": start.initial, "keep": start.keep, "inputs": start.inputs, "rtol": rtol, "events": [middle]}
    part = 0.1
    al.simulate(model, start.duration, **given)  # a warning would be an error
    part = 3000.0
    with pytest.warns(al.AlembertWarning, match=TOLD):
        run = al.simulate(model, start.duration, **given)
    assert run.report["ledger broken at"] == pytest.approx(start.duration / 2, abs=0.05 * start.duration)


# --- wells that steps jump over ---------------------------------------------------------------------------------------


def well(width: float, place: float, damping: float = 0.0) -> al.Model:
    model = al.Model("well")
    bead = model.particle("bead", mass=1, line="x")
    model.potential("well", -sp.exp(-(((bead.x - place) / width) ** 2)))
    model.force("drag", bead.point(), (-damping, 0, 0))
    return model


@pytest.mark.parametrize("place", [5.0, 3.7182])
@pytest.mark.parametrize("width", [0.1, 0.03, 0.01, 0.003])
@pytest.mark.parametrize("damping", [0.0, 0.02])
def test_a_narrow_well_is_found_and_followed(width: float, place: float, damping: float) -> None:
    """The time through x is the integral of 1 / v(x), and v follows from energy and work; the steps alone would miss it."""
    run = al.simulate(well(width, place, damping), 10.0, initial={"bead.x'": 1.0})

    def slowness(s: float, depth: float) -> float:
        return (1 - 2 * damping * (place + width * s) + 2 * depth * math.exp(-s * s)) ** -0.5

    gained = quad(lambda s: width * (slowness(s, 0.0) - slowness(s, 1.0)), -10, 10, epsabs=1e-13)[0]
    late = 10.0 + gained  # when it would be as far without the well
    assert run["bead.x"][-1] == pytest.approx(late - damping * late**2 / 2, abs=1e-7)
    assert "ledger broken at" not in run.report
    assert width > 0.003 or "repeated with smaller steps" in run.report


def test_a_run_that_is_repeated_is_saved_once(tmp_path: Path) -> None:
    run = al.simulate(well(0.01, 5.0), 10.0, initial={"bead.x'": 1.0}, save=tmp_path / "run.npz")
    assert run.report["repeated with smaller steps"]
    assert np.array_equal(al.load_run(tmp_path / "run.npz")["bead.x"], run["bead.x"])
    assert [file.name for file in tmp_path.iterdir()] == ["run.npz"]


def test_loose_tolerances_are_held_to_themselves() -> None:
    """What a loose tolerance allows is no news."""
    run = al.simulate(simple_pendulum(), 50.0, initial={"theta": 2.0}, rtol=1e-4)
    assert "ledger broken at" not in run.report
    assert np.ptp(run.energy) > 1e-6


def pushed_by_a_controller(**loads: float) -> tuple[al.Model, dict[str, Any]]:
    """By one that holds its value for a tenth of a second: asked again after the run, it has another one."""
    held = {"until": 0.0, "value": 0.0}

    def controller(t: float, state: Any) -> float:
        if t >= held["until"]:
            held.update(until=held["until"] + 0.1, value=-2.0 * state["cart.x"] - 0.5 * state["cart.x'"])
        return held["value"]

    model = cart(**loads)
    model.force("push", model.bodies["cart"].point(), (model.input("f"), 0, 0))
    return model, {"initial": {"cart.x": 1.0, "cart.x'": 3.0}, "inputs": {"f": controller}}


def test_an_input_with_a_memory_is_no_reason_for_an_alarm() -> None:
    """The power that was integrated along the run knows what the controller gave then; the ledger would ask it again."""
    model, given = pushed_by_a_controller()
    run = al.simulate(model, 10.0, **given)
    assert "ledger broken at" not in run.report
    assert run.ledger().broken_at is not None  # as it would be now


def test_energy_lost_beside_an_input_with_a_memory_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """At t = 2 somebody takes a tenth of the speed away."""
    started = Simulation._handle

    def tampered(self: Simulation) -> bool:
        self.driver.y[1] *= 0.9
        return started(self)

    monkeypatch.setattr(Simulation, "_handle", tampered)
    model, given = pushed_by_a_controller(stiffness=3.0)
    two = al.Event("two", model.time - 2, stop=False)
    with pytest.warns(al.AlembertWarning, match=TOLD):
        run = al.simulate(model, 4.0, events=[two], samples=400, **given)
    assert run.report["ledger broken at"] == pytest.approx(2.0, abs=0.02)


@pytest.mark.parametrize("step", [0.5, 1.0])
def test_fixed_steps_too_long_for_a_moving_pose_are_told(step: float) -> None:
    with pytest.warns(al.AlembertWarning, match=TOLD):
        al.simulate(
            carried_pendulum(),
            8.0,
            initial={"th": 1.0},
            inputs={"f": 0},
            integrator="runge-kutta",
            step=step,
            samples=8,
        )


@pytest.mark.parametrize("samples", [1, 10, 1000])
@pytest.mark.parametrize("width", [1e-2, 3e-3])
def test_a_narrow_well_is_seen_whatever_the_number_of_samples(samples: int, width: float) -> None:
    """A bead gains the time that it is faster in a well: the integral of 1 - 1 / sqrt(1 + 2 V0 exp(-s^2)), times its width."""
    model = al.Model("well")
    bead = model.particle("bead", mass=1, line="x")
    model.potential("well", -10 * sp.exp(-(((bead.x - 5.0371) / width) ** 2)))
    run = al.simulate(model, 10.0, initial={"bead.x'": 1.0}, samples=samples)
    places = np.linspace(-7, 7, 20_001)  # beyond, nothing is left of it: the trapezoidal rule is exact to rounding
    gain = width * np.trapezoid(1 - 1 / np.sqrt(1 + 20 * np.exp(-(places**2))), places)
    assert run["bead.x"][-1] - 10 == pytest.approx(gain, rel=1e-5)


def test_check_costs_little() -> None:
    """The books of all nodes are looked at together: a hundred times the steps take no more operations."""

    def spent(duration: float) -> int:
        run = al.simulate(simple_pendulum(), duration, initial={"theta": 1.0})
        return operations(lambda: ledger_breaks(replace(run)))

    spent(0.5)  # what is made once
    short, long = spent(2.0), spent(200.0)
    assert max(short, long) < 3000
    assert long < 1.1 * short


def law_of_a_bead(law: sp.Expr) -> al.Model:
    model = al.Model("bead")
    model.parameters(k=2.0)
    model.particle("bead", mass=1, line="x")
    model.potential("law", law)
    return model


X = sp.Symbol("bead.x")


K = sp.Symbol("k")


@pytest.mark.parametrize("law", [X, 3 * X**2 - X, (X - 1) ** 4 / 7, sp.exp(K) * X / sp.sqrt(K)], ids=str)
def test_laws_that_no_step_leads_past(law: sp.Expr) -> None:
    assert not may_change_within_a_step(law_of_a_bead(law))


@pytest.mark.parametrize("law", [sp.exp(-(X**2)), sp.sin(X), X**40, 1 / X, sp.sqrt(1 + X**2), sp.Max(0, X)], ids=str)
def test_laws_that_a_step_may_lead_past(law: sp.Expr) -> None:
    assert may_change_within_a_step(law_of_a_bead(law))


@pytest.mark.parametrize(("way", "may_hide"), [(lambda s: 3 * s**2, False), (lambda s: exp(-(s**2)), True)])
def test_ways_of_joints_are_looked_at_as_laws_are(
    monkeypatch: pytest.MonkeyPatch, way: Callable[[Symbol], Expression], may_hide: bool
) -> None:
    """A slider on a guide whose way is a function of its coordinate, as a joint from outside the package may have it."""
    model = al.Model("guide")
    slider = model.body("slider", mass=1, inertia=(1, 1, 1))
    model.prismatic("guide", model.ground.point(), slider.point(), axis=(1, 0, 0), coordinate="s")
    bent = property(lambda joint: array([way(joint.coordinate_symbols[0]), 0, 0]))
    monkeypatch.setattr(type(model.joints["guide"]), "displacement", bent)
    assert may_change_within_a_step(model) == may_hide


def test_energy_within_steps_is_looked_at_only_where_a_law_may_hide_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bead in a field or in a well, by a step or two: no energy of a sample is worked out in the field."""
    asked: list[int] = []
    values_of = States.values_of
    monkeypatch.setattr(
        States, "values_of", lambda self, *more: asked.append(len(self.times)) or values_of(self, *more)
    )
    al.simulate(law_of_a_bead(X), 10.0, samples=1000)
    assert not asked
    al.simulate(law_of_a_bead(sp.exp(-(X**2))), 10.0, initial={"bead.x": -5.0, "bead.x'": 9.0}, samples=1000)
    assert sum(asked) > 500
