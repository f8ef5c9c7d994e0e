"""Runs that do not go in lanes, and own inputs of each run: by the native loop, equal to simulate and to closed forms."""

import numpy as np
import pytest

import alembert as al
from alembert.assembly.constraint_functions import constraint_functions
from alembert.assembly.usual_sizes import UsualSizes
from alembert.examples import four_bar, n_four_bar, n_link_pendulum, rough_ramp
from alembert.kinematics import tree_kinematics
from alembert.motion.ensemble import Ensemble, chunks

SAME = 1e-7  # what two runs with the tolerance 1e-9 may differ by
ARRAYS = ("status", "ended", "final", "samples", "events", "outcomes")


@pytest.fixture
def native_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """No run may be left to simulate."""
    monkeypatch.setattr(chunks, "_run_alone", lambda *rest: pytest.fail("a run was done by simulate"))


def cart(mass: float = 1.0) -> al.Model:
    model = al.Model("cart")
    m, _ = model.parameters(m=mass, k=1.0)
    body = model.particle("cart", mass=m, line="x")
    model.force("push", body.point(), (model.input("F") + model.input("G"), 0, 0))
    return model


def assert_same_as_simulate(runs: Ensemble, indices: range) -> None:
    assert set(runs.status) <= {"done", "stopped"}
    for k in indices:
        run = runs.run(k, samples=1)
        for name, values in runs.final.items():
            assert values[k] == pytest.approx(run[name][-1], abs=SAME), (k, name)


def assert_same_in_any_chunks(runs: Ensemble) -> None:
    """The runs in chunks of three are those in one, to the last bit."""
    count = len(runs)
    for first in range(0, count, 3):
        part = slice(first, min(first + 3, count))
        found = chunks.results_of(runs.case, runs.variations.part(part))
        for name in ARRAYS:
            np.testing.assert_array_equal(getattr(found, name), getattr(runs.results, name)[part])


# --- an input of its own for each run -----------------------------------------------------------------------------------


def test_the_impulse_of_each_runs_own_samples(native_only: None) -> None:
    """x'(end) m is the integral of the force that is linear between its samples."""
    rng, times = np.random.default_rng(2), np.array([0.0, 0.3, 0.35, 1.0, 1.7, 2.0])
    forces, constant, masses = rng.normal(size=(7, 6)), rng.normal(size=7), rng.uniform(1, 2, 7)
    runs = al.ensemble(
        cart(), 2.0, inputs={"F": (times, forces), "G": constant}, parameters={"m": masses}, outcomes={"v": "cart.x'"}
    )
    impulse = np.trapezoid(forces, times, axis=1) + 2.0 * constant
    np.testing.assert_allclose(runs.final["cart.x'"], impulse / masses, rtol=0, atol=1e-9)
    np.testing.assert_array_equal(runs.final["cart.x'"], runs.outcomes["v"])
    assert str(runs) == "7 runs of 'cart' over m, G, F (7 done)"
    assert_same_as_simulate(runs, range(2))
    assert_same_in_any_chunks(runs)


def test_own_samples_beside_a_grid_and_another_signal(native_only: None) -> None:
    """One row for each run, in the order of the grid; both signals have times of their own."""
    times, forces = np.linspace(0, 1, 5), np.arange(20.0).reshape(4, 5)
    runs = al.ensemble(
        cart(),
        1.0,
        initial={"cart.x'": [0.0, 10.0]},
        parameters={"m": [1.0, 2.0]},
        grid=True,
        inputs={"F": (times, forces), "G": ([0.0, 0.31, 1.0], [0.0, 1.0, 0.0])},
    )
    expected = runs.values["cart.x'"] + (np.trapezoid(forces, times, axis=1) + 0.5) / runs.values["m"]
    np.testing.assert_allclose(runs.final["cart.x'"], expected, rtol=0, atol=1e-9)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            ([0, 1], [[1, 2, 3]]),
            r"times of shape \(2,\) and values of shape \(1, 3\) for 'F'; expected \(samples,\) and",
        ),
        (([0, 1], [[1, 2], [3]]), "expected a list or an array of numbers"),
        (([0, 1], [[1, np.nan]]), "expected finite numbers"),
        (([0, 1], np.zeros((3, 2))), "3 values of 'F' and 2 of 'm'"),
        (([0, 1], np.zeros((2, 2, 2))), r"values of shape \(2, 2, 2\)"),
        (([[0, 1]], np.zeros((2, 2))), r"times of shape \(1, 2\)"),
        (([1, 0], np.zeros((2, 2))), "expected a list of increasing times"),
        (([0, 0.5], np.zeros((2, 2))), "expected them to cover 0 to 1"),
    ],
)
def test_samples_that_cannot_be(given: object, told: str) -> None:
    with pytest.raises(al.ModelError, match=told):
        al.ensemble(cart(), 1.0, parameters={"m": [1.0, 2.0]}, inputs={"F": given})
    with pytest.raises(al.ModelError, match="3 rows of samples of 'F'; expected one for each of the 4 runs"):
        al.ensemble(
            cart(),
            1.0,
            parameters={"m": [1.0, 2.0]},
            initial={"cart.x": [0.0, 1.0]},
            grid=True,
            inputs={"F": ([0, 1], np.zeros((3, 2)))},
        )


def test_a_feedback_as_a_formula_with_its_gain_varied(native_only: None) -> None:
    """x'' = -k x from rest: cos(sqrt(k) t)."""
    gains = np.linspace(1, 9, 5)
    runs = al.ensemble(cart(), 2.0, initial={"cart.x": 1.0}, inputs={"F": "-k*cart.x"}, parameters={"k": gains})
    np.testing.assert_allclose(runs.final["cart.x"], np.cos(2 * np.sqrt(gains)), rtol=0, atol=SAME)
    assert_same_in_any_chunks(runs)


# --- what does not go in lanes --------------------------------------------------------------------------------------------


def test_a_block_that_slides_to_its_rest(native_only: None) -> None:
    """On a rough floor a block slides v^2 / (2 mu g) far and stays there."""
    model = al.Model("sledge")
    mu, m, g = model.parameters(mu=0.3, m=1.0, g=9.81)
    block = model.body("block", mass=m, inertia=0.1, plane="xy")
    model.prismatic("rail", model.ground.point(), block.point(), axis=(1, 0, 0), coordinate="x")
    model.gravity((0, -g, 0))
    model.friction("rail", coefficient=mu)
    speeds, coefficients = np.linspace(-3, 3, 8), np.linspace(0.2, 0.6, 8)
    runs = al.ensemble(
        model, 3.0, initial={"x'": speeds}, parameters={"mu": coefficients}, outcomes={"far": "max(abs(x))"}
    )
    far = speeds**2 / (2 * coefficients * 9.81)
    np.testing.assert_allclose(np.abs(runs.final["x"]), far, rtol=0, atol=SAME)
    np.testing.assert_allclose(runs.outcomes["far"], far, rtol=0, atol=SAME)
    assert not runs.final["x'"].any()
    assert_same_as_simulate(runs, range(3))
    assert_same_in_any_chunks(runs)


def test_a_ramp_that_holds_or_does_not(native_only: None) -> None:
    """A block stays at rest while mu > tan(slope); else it slides with g (sin - mu cos)."""
    slopes = np.linspace(0.1, 0.9, 9)
    runs = al.ensemble(rough_ramp(), 1.0, parameters={"mu": 0.4, "slope": slopes})
    slides = np.maximum(9.81 * (np.sin(slopes) - 0.4 * np.cos(slopes)), 0.0)
    speed = np.hypot(runs.final["block.x'"], runs.final["block.y'"])
    np.testing.assert_allclose(speed, slides, rtol=0, atol=SAME)
    assert_same_in_any_chunks(runs)


TURNING = {f"theta{k}'": -1.0 for k in range(10)} | {
    f"phi{k}'": 1.0 for k in range(9)
}  # uprights; the others stay level


@pytest.mark.parametrize(("model", "initial"), [(n_four_bar(9), TURNING), (n_link_pendulum(40), {"theta1": 0.5})])
def test_sparse_solves_and_long_trees(model: al.Model, initial: dict[str, float], native_only: None) -> None:
    values = np.array([9.0, 9.5, 10.0, 10.5])
    runs = al.ensemble(model, 0.3, initial=initial, parameters={"g": values})
    assert_same_as_simulate(runs, range(2))
    assert_same_in_any_chunks(runs)


def test_sizes_of_many_sets_of_parameters_are_those_of_each_alone() -> None:
    model = four_bar()
    functions = constraint_functions(tree_kinematics(model))
    usual = np.array([float(x) for x in model.values.values()])
    table = usual * np.random.default_rng(1).uniform(0.5, 2.0, (6, len(usual)))
    many = UsualSizes(functions, table)
    for k, row in enumerate(table):
        one = UsualSizes(functions, row[None])
        for name in ("scale", "units", "turns", "of_speeds", "of_rows"):
            np.testing.assert_array_equal(getattr(many, name)[k], getattr(one, name)[0])
    longer = table.copy()
    longer[:, [name[0] in "lr" for name in model.values]] *= 1000.0  # millimetres
    np.testing.assert_allclose(UsualSizes(functions, longer).scale, 1000 * many.scale, rtol=1e-12)
