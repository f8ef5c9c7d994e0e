"""Thousands of runs against closed forms: pendulums by elliptic functions, the statistics of a linear oscillator."""

import subprocess
import sys

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import alembert as al
from alembert.examples import simple_pendulum

RUNS = 10_000
PROGRAM = """
import re
import resource
from pathlib import Path
import numpy as np
import alembert as al
from alembert.examples import n_link_pendulum

angles = np.linspace(-3, 3, 1000)
start = {"theta1": angles, "theta2": angles}
runs = al.ensemble(n_link_pendulum(2), 0.02, initial=start, grid=True, outcomes={"E": "final(energy)"}, rtol=1e-6)
assert (runs.status == "done").all() and np.isfinite(runs.outcomes["E"]).all()
status = Path("/proc/self/status")  # the process itself: ru_maxrss counts the one that began it, too
peak = re.search(r"VmHWM:\\s*(\\d+) kB", status.read_text()).group(1) if status.exists() else 0
print((int(peak) or resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) * 1024)
"""


def test_ten_thousand_pendulums_against_elliptic_functions():
    """From rest at a: sin(theta/2) = k cd(w t, k), k = sin(a/2); lengths and angles of all runs differ.

    A start that is nearer to the top makes errors of the steps grow without bound; from these they grow a hundredfold at
    most. A smaller angle is followed to 1e-10 as the others are, and its times less well.
    """
    rng = np.random.default_rng(5)
    a, ell = rng.uniform(0.1, 2.5, RUNS) * rng.choice([-1, 1], RUNS), rng.uniform(0.3, 3.0, RUNS)
    t = np.array([0.5, 1.5, 3.0])
    wanted = {"first": al.first_time("theta"), "low": al.minimum("abs(theta)"), "top": al.maximum("theta'^2")}
    runs = al.ensemble(
        simple_pendulum(), 3.0, initial={"theta": a}, parameters={"ell": ell}, samples=t, outcomes=wanted, rtol=1e-10
    )
    g, k = runs.case.model.values["g"], np.sin(a / 2)
    w = np.sqrt(g / ell)
    assert (runs.status == "done").all()
    _, cn, dn, _ = ellipj(w[:, None] * t, k[:, None] ** 2)
    np.testing.assert_allclose(runs["theta"], 2 * np.arcsin(k[:, None] * cn / dn), rtol=0, atol=2e-8)
    quarter = ellipk(k**2) / w
    sure = np.abs(quarter - 3.0) > 1e-6
    np.testing.assert_allclose(runs.outcomes["first"][sure], np.where(quarter < 3.0, quarter, np.nan)[sure], rtol=1e-8)
    reached = quarter < 3.0
    np.testing.assert_allclose(runs.outcomes["top"][reached], (2 * w * k)[reached] ** 2, rtol=1e-7)
    assert np.abs(runs.outcomes["low"][reached]).max() < 1e-6


@pytest.mark.parametrize("sampling", ["random", "sobol", "latin-hypercube"])
def test_the_statistics_of_a_linear_oscillator(sampling):
    """x(t) = x0 cos(w t) + v0/w sin(w t) is linear in normal draws: mean and variance are known at every time.

    The mean of n draws is off by s/sqrt(n), their variance by s^2 sqrt(2/n): five times that is never seen by chance.
    """
    model = al.Model("oscillator")
    bead = model.particle("bead", mass=1, line="x")
    w, s_x, s_v = 3.0, 0.2, 0.5
    model.potential("spring", w**2 * bead.r[0] ** 2 / 2)
    start = {"bead.x": ("normal", 1.0, s_x), "bead.x'": ("normal", -2.0, s_v)}
    runs = al.ensemble(
        model, 2.0, initial=start, runs=RUNS, samples=40, sampling=sampling, outcomes={"E": al.mean("energy")}
    )
    t = runs.time
    mean = np.cos(w * t) - 2.0 / w * np.sin(w * t)
    variance = (s_x * np.cos(w * t)) ** 2 + (s_v / w * np.sin(w * t)) ** 2
    assert (np.abs(runs["bead.x"].mean(axis=0) - mean) < 5 * np.sqrt(variance / RUNS)).all()
    assert (np.abs(runs["bead.x"].var(axis=0) - variance) < 5 * variance * np.sqrt(2 / RUNS)).all()
    x, v = runs.values["bead.x"], runs.values["bead.x'"]
    np.testing.assert_allclose(runs["bead.x"], x[:, None] * np.cos(w * t) + v[:, None] / w * np.sin(w * t), atol=1e-8)
    np.testing.assert_allclose(runs.outcomes["E"], (v**2 + w**2 * x**2) / 2, rtol=1e-7)


def test_a_million_runs_need_less_than_a_gigabyte():
    """A grid of a thousand by a thousand starts with one outcome; what an ensemble needs does not grow with the duration."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 1e9
