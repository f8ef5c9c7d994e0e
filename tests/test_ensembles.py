"""Many runs at once against simulate, one by one: the same motions, statuses, events and outcomes, whatever the chunks."""

import numpy as np
import pytest
import sympy as sp
from scipy import stats

import alembert as al
from alembert.examples import (
    four_bar,
    n_link_pendulum,
    rolling_disk,
    rotary_pendulum,
    rough_ramp,
    simple_pendulum,
    slider_crank,
)
from alembert.motion.ensemble.variations import variations

SAME = 1e-7  # what two runs with the tolerance 1e-9 may differ by


def test_every_run_is_the_run_of_simulate():
    angles, lengths = np.linspace(0.2, 1.4, 3), np.array([0.9, 1.0, 1.1])
    runs = al.ensemble(
        n_link_pendulum(2),
        2.0,
        initial={"theta1": angles},
        parameters={"l1": lengths},
        samples=10,
        outcomes={"E": "energy"},
    )
    assert runs["theta1"].shape == (3, 11)
    for k in range(3):
        start, values = {"theta1": angles[k]}, {"l1": lengths[k]}
        run = al.simulate(n_link_pendulum(2), 2.0, initial=start, parameters=values, samples=10)
        np.testing.assert_allclose(runs["theta2"][k], run["theta2"], rtol=0, atol=SAME)
        np.testing.assert_allclose(runs.final["theta1'"][k], run["theta1'"][-1], rtol=0, atol=SAME)
        assert runs.outcomes["E"][k] == pytest.approx(run.energy[-1], abs=SAME)
        np.testing.assert_array_equal(runs.run(k, samples=10).states.values, run.states.values)
    assert list(runs.status) == ["done"] * 3
    assert runs.ended == pytest.approx([2.0] * 3)


@pytest.mark.parametrize(
    ("build", "options"),
    [
        (four_bar, {"initial": {"theta1": np.array([1.0, 1.1]), "phi2": -0.6, "phi1": 1.4}, "keep": ["theta1"]}),
        (rolling_disk, {"parameters": {"m": np.array([1.0, 2.0])}}),
        (rough_ramp, {"parameters": {"mu": np.array([0.2, 0.9])}}),
        (rotary_pendulum, {"inputs": {"tau": np.array([0.1, 0.2])}, "integrator": "rosenbrock"}),
        (rotary_pendulum, {"parameters": {"g": np.array([9.0, 10.0])}, "inputs": {"tau": ([0.0, 1.0], [0.0, 1.0])}}),
        (simple_pendulum, {"initial": {"theta": np.array([0.1, 0.2])}, "integrator": "runge-kutta", "step": 0.01}),
    ],
)
def test_loops_rolling_friction_drives_and_stiff_steps(build, options):
    runs = al.ensemble(build(), 1.0, **options)
    assert set(runs.status) <= {"done"}
    for k in range(2):
        run = runs.run(k, samples=1)
        for name, values in runs.final.items():
            assert values[k] == pytest.approx(run[name][-1], abs=SAME), name


def test_a_feedback_in_python():
    feedback = {"tau": lambda t, state: -0.01 * state["alpha"]}
    runs = al.ensemble(rotary_pendulum(), 0.5, initial={"alpha": [0.1, 0.2]}, inputs=feedback, threads=2)
    assert runs.final["alpha"][1] == pytest.approx(runs.run(1)["alpha"][-1], abs=SAME)


# --- the values of the runs -------------------------------------------------------------------------------------------


def test_a_grid_has_all_combinations_and_the_last_changes_first():
    runs = al.ensemble(
        simple_pendulum(),
        0.1,
        initial={"theta": [0.1, 0.2], "theta'": [1.0, 2.0, 3.0]},
        parameters={"ell": ("uniform", 1.0, 1.1)},
        grid=True,
    )
    assert len(runs) == 6
    assert runs.shape == (2, 3)
    np.testing.assert_array_equal(runs.values["theta"], [0.1, 0.1, 0.1, 0.2, 0.2, 0.2])
    np.testing.assert_array_equal(runs.values["theta'"], [1, 2, 3, 1, 2, 3])
    assert len(set(runs.values["ell"])) == 6


def test_points_of_a_grid_are_run_several_times():
    runs = al.ensemble(
        simple_pendulum(), 0.1, parameters={"ell": [1.0, 2.0]}, initial={"theta": ("normal", 0, 1)}, grid=True, runs=6
    )
    np.testing.assert_array_equal(runs.values["ell"], [1, 1, 1, 2, 2, 2])
    assert runs.shape == (2, 3)
    assert len(set(runs.values["theta"])) == 6


@pytest.mark.parametrize("sampling", ["random", "sobol", "latin-hypercube"])
def test_draws_have_the_moments_of_their_distributions(sampling):
    """Of 4000 draws a mean is within 5 deviations of the mean; each sampling is at least as even as chance."""
    given = {
        "g": ("normal", 9.81, 0.2),
        "m": ("uniform", 1.0, 3.0),
        "l": ("lognormal", 0.0, 0.1),
        "theta": ("triangular", 0.0, 0.2, 0.4),
        "theta'": stats.expon(scale=0.5),
    }
    expected = {
        "g": stats.norm(9.81, 0.2),
        "m": stats.uniform(1.0, 2.0),
        "l": stats.lognorm(0.1),
        "theta": stats.triang(0.5, 0.0, 0.4),
        "theta'": stats.expon(scale=0.5),
    }
    drawn = variations({"parameters": given}, False, 4000, 7, sampling).by_name
    again = variations({"parameters": given}, False, 4000, 7, sampling).by_name
    for name, law in expected.items():
        np.testing.assert_array_equal(drawn[name], again[name])
        assert abs(drawn[name].mean() - law.mean()) < 5 * law.std() / np.sqrt(4000), name
        assert stats.kstest(drawn[name], law.cdf).pvalue > 1e-6, name


def test_another_seed_draws_other_values():
    first, second = (
        al.ensemble(simple_pendulum(), 0.1, initial={"theta": ("normal", 0, 1)}, runs=3, seed=seed) for seed in (0, 1)
    )
    assert not np.intersect1d(first.values["theta"], second.values["theta"]).size


@pytest.mark.parametrize(("threads", "chunk"), [(1, 1), (2, 3), (3, 7), (2, 1000)])
def test_threads_and_chunks_change_no_bit(threads, chunk):
    def runs(**options):
        start = {"theta1": ("uniform", -3.0, 3.0), "theta2": ("uniform", -3.0, 3.0)}
        wanted = {"flip": al.first_time("theta1 - pi"), "top": al.maximum("theta2"), "E": "mean(kinetic energy)"}
        return al.ensemble(n_link_pendulum(2), 1.0, initial=start, runs=20, outcomes=wanted, samples=4, **options)

    one, other = runs(threads=1), runs(threads=threads, chunk=chunk)
    for name in ("status", "ended", "final", "samples", "events", "outcomes"):
        np.testing.assert_array_equal(getattr(one.results, name), getattr(other.results, name))


# --- runs that fail or stop -------------------------------------------------------------------------------------------


def loaded_chain() -> al.Model:
    """So long a tree that its motion is that of the recursion, whose tables have the mass of its last bar."""
    model = al.Model("loaded chain")
    load = model.parameters(load=1.0)
    model.gravity((0, 0, -9.81))
    end = model.ground.point()
    for k in range(5):
        bar = model.body(f"bar{k}", mass=load if k == 4 else 1.0, inertia=(0.1, 0.12, 0.02))
        model.spherical(f"J{k}", end, bar.point(0, 0, 0.5))
        end = bar.point(0, 0, -0.5)
    return model


def test_runs_of_other_masses_leave_those_of_later_runs_alone():
    """The first run of an ensemble shares its tables with a later simulation of the same masses."""
    model, loads, start = loaded_chain(), [1.5, 2.0, 3.0], {"J0.w1": 1.0, "J2.w2": -0.5}

    def ends() -> list[float]:
        return [al.simulate(model, 0.2, initial=start, parameters={"load": x})["J4.e1"][-1] for x in loads]

    before = ends()
    runs = al.ensemble(model, 0.2, initial=start, parameters={"load": loads})
    np.testing.assert_allclose(runs.final["J4.e1"], before, rtol=0, atol=SAME)
    assert ends() == before


def test_chunks_that_begin_with_the_same_masses_do_not_share_them():
    start = {"J0.w1": [1.0, 1.0] * 20, "J2.w2": -0.5}
    given = {"initial": start, "parameters": {"load": [1.5, 3.0] * 20}}
    one, other = (al.ensemble(loaded_chain(), 0.2, **given, threads=n, chunk=40 // n) for n in (1, 4))
    np.testing.assert_array_equal(one.final["J4.e1"], other.final["J4.e1"])
    assert len(np.unique(one.final["J4.e1"])) == 2


def test_a_run_that_cannot_be_assembled_is_a_status_with_its_reason():
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4}
    runs = al.ensemble(four_bar(), 0.5, initial=start, keep=["theta1"], parameters={"l0": [2.0, 20.0, 2.1]})
    assert list(runs.status) == ["done", "failed", "done"]
    assert "satisfy all constraints" in runs.reasons[1]
    assert np.isnan(runs.final["theta1"][1])
    with pytest.raises(al.AssemblyError, match="satisfy all constraints"):
        runs.run(1)


def test_impossible_masses_and_motions_without_bounds_fail_alone():
    runs = al.ensemble(simple_pendulum(), 0.5, parameters={"m": [1.0, -1.0]})
    assert list(runs.status) == ["done", "failed"]
    assert "mass" in runs.reasons[1]
    model = al.Model("runaway")
    bead = model.particle("bead", mass=1, line="x")
    model.potential("push", -(bead.r[0] ** 4))
    runs = al.ensemble(model, 10.0, initial={"bead.x": [0.0, 1.0]})
    assert list(runs.status) == ["done", "failed"]
    assert 0 < runs.ended[1] < 10
    assert ".trajectory" not in runs.reasons[1]


@pytest.mark.parametrize("mass", [-1.0, 0.0])
@pytest.mark.parametrize("keep", [[], ["theta1"]])
def test_an_impossible_mass_that_all_runs_share_fails_in_each_of_them(mass, keep):
    """Also where all starts are on the constraints, which know nothing of masses."""
    start = {"theta1": [1.0, 1.1, 1.2], "phi2": -0.6, "phi1": 1.4}
    runs = al.ensemble(four_bar(), 0.1, initial=start, keep=keep, parameters={"m2": mass})
    assert list(runs.status) == ["failed"] * 3
    assert all("The mass of body 'coupler' is" in reason for reason in runs.reasons.values())


def test_a_drive_to_the_end_of_its_reach_fails_alone():
    """Sliders pulled away: the crank obeys the cosine law, until one comes to the end of crank and rod, after 0.5 s."""
    model, speeds = slider_crank(), np.array([0.02, 0.1, 0.05])
    model.parameters(v=0.0)
    model.constrain("pull", model.joints["guide"].coordinate - 0.4 - sp.Symbol("v") * model.time)
    start = {"phi1": 0.69, "phi2": -1.0, "x3": 0.4}
    runs = al.ensemble(model, 0.8, initial=start, keep=["x3"], parameters={"v": speeds})
    assert list(runs.status) == ["done", "failed", "done"]
    assert "singular position of the constraints 'B', 'pull'" in runs.reasons[1]
    assert runs.ended == pytest.approx([0.8, 0.5, 0.8], abs=1e-3)
    crank, rod, x = 0.15, 0.3, 0.4 + 0.8 * speeds[[0, 2]]
    cosine = (crank**2 + x**2 - rod**2) / (2 * crank * x)
    np.testing.assert_allclose(np.cos(runs.final["phi1"][[0, 2]]), cosine, rtol=0, atol=SAME)


def test_events_stop_runs_and_have_their_first_times():
    theta = simple_pendulum().own_coordinates[0]
    lowest = al.Event("lowest", theta)
    runs = al.ensemble(
        simple_pendulum(), 3.0, initial={"theta": [0.0001, 0.1, -0.1]}, events=[lowest], samples=[0.1, 2.9]
    )
    assert list(runs.status) == ["stopped"] * 3
    for k in range(3):
        run = runs.run(k)
        assert runs.events["lowest"][k] == pytest.approx(run.events[0][0], abs=1e-9)
        assert runs.ended[k] == pytest.approx(run.time[-1], abs=1e-9)
    assert np.isfinite(runs["theta"][:, 0]).all()
    assert np.isnan(runs["theta"][:, 1]).all()
