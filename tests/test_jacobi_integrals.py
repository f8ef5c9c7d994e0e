"""Energies of mechanisms that are driven: Jacobi's integral, and the work of constant loads; each constant along a run."""

import numpy as np
import pytest

import alembert as al
from alembert.examples import squeezer


def along(run: al.Trajectory, expression: object) -> float:
    """By how much a constant of the motion changes, as a part of what the kinetic energy changes."""
    return float(np.ptp(run[expression]) / np.ptp(run.kinetic_energy))


def test_squeezer_with_its_constant_torque() -> None:
    """T + V - mom beta (Schiehlen 1990: the motor's torque is constant)."""
    model = squeezer()
    found = al.conserved(model)
    assert list(found) == ["energy_less_work"]
    start = {"beta": -0.0617138900142764, "Theta": 0.0, "gamma": 0.455279819163070, "Phi": 0.222668390165885}
    start |= {"delta": 0.487364979543842, "Omega": -0.222668390165885, "epsilon": 1.23054744454982}
    run = al.simulate(model, 0.01, initial=start, keep=["beta"])
    assert along(run, found["energy_less_work"]) < 1e-7
    assert along(run, run.eom.kinetic_energy + run.eom.potential_energy) > 1e-2


def test_constant_force_on_a_cart() -> None:
    model = al.Model("cart")
    block = model.particle("cart", mass=2, line="x")
    model.force("push", block.point(), (model.parameters(F=3.0), 0, 0))
    found = al.conserved(model)
    assert str(found["energy_less_work"]) == "-F*cart.x + cart.x'**2"


def test_a_load_that_is_an_input_or_depends_on_the_state_is_no_potential() -> None:
    for value in ("input", "speed"):
        model = al.Model("cart")
        block = model.particle("cart", mass=2, line="x")
        force = model.input("F") if value == "input" else -(model.rate("cart.x") ** 3)
        model.force("push", block.point(), (force, 0, 0))
        assert not al.conserved(model)


@pytest.mark.parametrize("rate", [2.0, -0.7])
def test_pendulum_on_a_table_that_turns_at_a_constant_rate(rate: float) -> None:
    """The drive gives and takes energy; T2 - T0 + V of the turning frame stays, which is the energy less Omega L_z."""
    model = al.Model("turning")
    omega = model.parameters(Omega=rate)
    table = model.body("table", mass=1, inertia=(0.1, 0.1, 0.2))
    turn = model.revolute("turn", model.ground.point(), table.point(), axis=(0, 0, 1), coordinate="phi")
    rod = model.body("rod", mass=1, inertia=(0.1, 0.1, 0.01))
    model.revolute("swing", table.point(0.3, 0, 0), rod.point(0, 0, 0.5), axis=(1, 0, 0), coordinate="theta")
    model.gravity((0, 0, -9.81))
    model.constrain("drive", turn.coordinate - omega * model.time)
    found = al.conserved(model)
    assert list(found) == ["jacobi"]
    run = al.simulate(model, 3.0, initial={"theta": 1.0, "phi'": rate}, rtol=1e-11, atol=1e-13)
    assert along(run, found["jacobi"]) < 1e-8
    assert along(run, run.eom.kinetic_energy + run.eom.potential_energy) > 1e-2
