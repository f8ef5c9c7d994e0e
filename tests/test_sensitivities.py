"""Derivatives of motions against closed forms, laws of mechanics, and differences of runs."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import (
    double_pendulum,
    four_bar,
    free_body,
    n_link_pendulum,
    planar_arm,
    rolling_disk,
    rotary_pendulum,
    slider_crank,
)

t = sp.Symbol("t")

# --- closed forms -------------------------------------------------------------------------------------------------------


def oscillator() -> al.Model:
    model = al.Model("oscillator")
    m, k, c = model.parameters(m=2.0, k=50.0, c=4.0)
    mass = model.particle("mass", mass=m, line="x")
    model.force("push", mass.point(), (model.input("F"), 0, 0))
    model.spring("spring", model.ground.point(-1, 0, 0), mass.point(), stiffness=k, length=1, damping=c)
    return model


def test_damped_oscillator_by_its_closed_form() -> None:
    """x = F/k + exp(-a t) (A cos(w t) + B sin(w t)), differentiated by SymPy."""
    m, k, c, F, x0, v0 = symbols = sp.symbols("m k c F x0 v0", positive=True)
    a, w = c / (2 * m), sp.sqrt(k / m - c**2 / (4 * m**2))
    A = x0 - F / k
    motion = F / k + sp.exp(-a * t) * (A * sp.cos(w * t) + (v0 + a * A) / w * sp.sin(w * t))
    numbers = dict(zip(symbols, (2.0, 50.0, 4.0, 3.0, 0.2, -0.5), strict=True))
    wrt = {"m": m, "k": k, "c": c, "F": F, "mass.x": x0, "mass.x'": v0}
    found = al.sensitivities(
        oscillator(), 2.0, wrt=list(wrt), initial={"mass.x": 0.2, "mass.x'": -0.5}, inputs={"F": 3.0}, samples=20
    )
    for name, symbol in wrt.items():
        for of, expression in (("mass.x", motion), ("mass.x'", motion.diff(t))):
            exact = sp.lambdify(t, expression.diff(symbol).subs(numbers))(found.time)
            assert found[of, name] == pytest.approx(exact, abs=1e-8)  # the tolerance of the integration is 1e-9
    second = sp.lambdify(t, motion.diff(t, 2).diff(k).subs(numbers))(found.time)
    assert found.accelerations[:, 0, 1] == pytest.approx(second, abs=1e-7)
    assert found.evaluate(sp.Symbol("mass.x''"))[:, 1] == pytest.approx(second, abs=1e-7)


def test_falling_stone() -> None:
    model = al.Model("falling")
    model.parameters(g=9.81)
    model.particle("stone", mass=1, line="z")
    model.gravity((0, 0, -sp.Symbol("g")))
    found = al.sensitivities(model, 2.0, wrt=["g", "stone.z'"], samples=4)
    assert found["stone.z", "g"] == pytest.approx(-(found.time**2) / 2, abs=1e-10)
    assert found["stone.z", "stone.z'"] == pytest.approx(found.time, abs=1e-10)


def test_driven_crank_follows_its_drive() -> None:
    """theta = W t: the derivative by W is t, that of the speed one, and the initial state varies with it."""
    model = al.Model("driven")
    W = model.parameters(W=2.0)
    rod = model.body("rod", mass=1, inertia=1, plane="xy")
    joint = model.revolute("pin", model.ground.point(), rod.point(), coordinate="theta")
    model.constrain("drive", joint.coordinate - W * model.time)
    found = al.sensitivities(model, 1.0, wrt=["W"], samples=5)
    assert found["theta", "W"] == pytest.approx(found.time, abs=1e-10)
    assert found["theta'", "W"] == pytest.approx(1.0, abs=1e-10)


# --- laws ---------------------------------------------------------------------------------------------------------------


def test_volume_in_phase_space_is_kept() -> None:
    """Liouville: for coordinates and momenta det(dx/dx0) = 1; with speeds it is det M(0) / det M(t)."""
    model = planar_arm()
    start = {"theta1": 0.4, "theta2": 1.0, "theta1'": 1.0, "theta2'": -2.0}
    found = al.sensitivities(model, 1.5, wrt=list(start), initial=start, samples=5)
    native = al.compile(al.derive(model, "lagrange"))
    sizes = [np.linalg.det(native.mass_matrix(x[:2], x[2:])) for x in found.motion]
    wanted = sizes[0] / np.array(sizes)
    assert np.linalg.det(found.values) == pytest.approx(wanted, rel=1e-7)


def test_energy_and_its_gradient_are_conserved() -> None:
    """E(x(t)) = E(x0), so that its derivative by any initial value is the same at all times."""
    model = n_link_pendulum(3)
    start = {"theta1": 0.5, "theta2": 1.0, "theta3'": 2.0}
    found = al.sensitivities(model, 2.0, wrt=["theta1", "theta3'"], initial=start, samples=10)
    eom = al.derive(model, "lagrange")
    gradient = found.evaluate(eom.terms["T"] + eom.terms["V"])
    assert gradient == pytest.approx(np.tile(gradient[0], (11, 1)), abs=1e-6 * np.abs(gradient[0]).max())


def test_cartesian_and_angles_vary_alike() -> None:
    """The double pendulum of particles on rods, once in Cartesian coordinates and once in angles."""
    a, b = 0.7, 1.2
    l2 = 0.7
    plain = al.Model("angles")
    g = plain.parameters(g=9.81)
    one, two = plain.coordinate("one"), plain.coordinate("two")
    x, y = sp.sin(one), -sp.cos(one)
    plain.particle("a", mass=1.0, position=(x, y, 0))
    plain.particle("b", mass=2.0, position=(x + l2 * sp.sin(two), y - l2 * sp.cos(two), 0))
    plain.gravity((0, -g, 0))
    by_angles = al.sensitivities(plain, 1.0, wrt=["g", "one'"], initial={"one": a, "two": b}, samples=4)
    start = {"a.x": np.sin(a), "a.y": -np.cos(a), "b.x": np.sin(a) + l2 * np.sin(b), "b.y": -np.cos(a) - l2 * np.cos(b)}
    found = al.sensitivities(double_pendulum(), 1.0, wrt=["g"], initial=start, samples=4)
    assert found["a.x", "g"] == pytest.approx(by_angles.evaluate(x)[:, 0], abs=1e-7)
    assert found["b.x"][:, 0] == pytest.approx(by_angles.evaluate(x + l2 * sp.sin(two))[:, 0], abs=1e-7)


# --- differences of runs --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    make: Callable[[], al.Model]
    start: dict[str, float]
    wrt: tuple[str, ...]
    keep: tuple[str, ...] = ()
    inputs: dict[str, object] = field(default_factory=dict)


DISK = {"disk.z": 0.5 * np.cos(0.2), "tilt": 0.2, "heading'": 1.0, "spin'": 3.0}
CASES = {
    "rotary pendulum": Case(rotary_pendulum, {"alpha": 0.5}, ("alpha", "theta'", "L_p"), (), {"tau": np.sin}),
    "four-bar": Case(
        four_bar, {"theta1": 1.0, "phi2": 0.5, "phi1": 1.0}, ("theta1", "theta1'", "l2", "m1"), ("theta1", "theta1'")
    ),
    "four-bar, nothing kept": Case(four_bar, {"theta1": 1.0, "phi2": 0.5, "phi1": 1.0}, ("theta1", "phi1'")),
    "slider-crank": Case(
        slider_crank, {"phi1": 0.3, "phi2": -0.5, "x3": 0.4, "phi1'": 5.0}, ("phi1", "L2"), ("phi1", "phi1'")
    ),
    "rolling disk": Case(rolling_disk, DISK, ("tilt", "spin'", "r"), ("tilt", "tilt'", "heading'", "spin'")),
    "free body": Case(free_body, {"body.w1": 1.0, "body.w2": 2.0}, ("body.w2", "body.e1", "I_xx")),
}


def consistent(case: Case, model: al.Model) -> dict[str, float]:
    """The assembled start, from which varied runs differ by the variation alone."""
    run = al.simulate(model, 1e-9, initial=case.start, keep=case.keep, samples=1, method="lagrange")
    names = [s.name for s in (*run.eom.q, *run.eom.u)]
    return dict(zip(names, map(float, run.states.values[0]), strict=True))


def differences(case: Case, model: al.Model, start: dict[str, float], name: str) -> np.ndarray:
    ends, h = [], 1e-5
    for sign in (1, -1):
        varied = start if name in model.values else start | {name: start[name] + sign * h}
        parameters = {name: model.values[name] + sign * h} if name in model.values else {}
        run = al.simulate(
            model,
            0.7,
            initial=varied,
            keep=case.keep,
            inputs=case.inputs,
            parameters=parameters,
            method="lagrange",
            rtol=1e-12,
            atol=1e-13,
            samples=1,
        )
        ends.append(run.states.values[-1])
    return (ends[0] - ends[1]) / (2 * h)


@pytest.mark.parametrize("name", CASES)
def test_differences_of_runs(name: str) -> None:
    case = CASES[name]
    model = case.make()
    start = consistent(case, model)
    found = al.sensitivities(model, 0.7, wrt=case.wrt, initial=start, keep=case.keep, inputs=case.inputs, samples=[0.7])
    for k, quantity in enumerate(case.wrt):
        wanted = differences(case, model, start, quantity)
        # h = 1e-5: h^2 times third derivatives, and rounding 1e-12 / h
        assert found.values[-1][:, k] == pytest.approx(wanted, abs=1e-6 * max(1.0, np.abs(wanted).max()))


def test_accelerations_at_a_state_by_differences() -> None:
    model = planar_arm()
    start = {"theta1": 0.4, "theta2": 1.0, "theta1'": 1.0, "theta2'": -2.0}
    found = al.sensitivities(model, wrt=["theta2", "theta1'", "m2", "tau1"], initial=start, inputs={"tau1": 2.0})
    native = al.compile(al.derive(model, "kane"))

    def at(d2: float, d1: float, dm: float, dt: float) -> np.ndarray:
        inputs = [2.0 + dt, 0.0]
        return native.accelerations([0.4, 1.0 + d2], [1.0 + d1, -2.0], inputs=inputs, parameters={"m2": 0.8 + dm})

    h = 1e-5
    wanted = np.column_stack([(at(*(h * e)) - at(*(-h * e))) / (2 * h) for e in np.eye(4)])
    assert found.accelerations.shape == (1, 2, 4)
    assert found.accelerations[0] == pytest.approx(wanted, abs=1e-7 * np.abs(wanted).max())


def test_constraints_hold_for_the_variations() -> None:
    """The differentiated closing condition of the four-bar is zero at all times."""
    case = CASES["four-bar"]
    model = case.make()
    found = al.sensitivities(model, 1.5, wrt=case.wrt[:2], initial=case.start, keep=case.keep, samples=10)
    for residual in al.derive(model, "lagrange").position_residuals:
        assert np.abs(found.evaluate(residual)).max() < 1e-9 * np.abs(found.values).max()


def test_the_record_reads_well() -> None:
    found = al.sensitivities(oscillator(), 1.0, wrt=["k", sp.Symbol("mass.x")], samples=2)
    assert found.wrt == ("k", "mass.x")
    assert found["mass.x"].shape == (3, 2)
    text = str(found)
    assert "Sensitivities of 'oscillator' at t = 1" in text
    assert "mass.x'" in text
