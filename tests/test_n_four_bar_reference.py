"""The N-four-bar (IFToMM benchmark A02) against its solution in elliptic functions, through the singular position."""

from functools import cache

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import alembert as al
from alembert.examples import n_four_bar

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")

# time; place and velocity of the first upright rod's top, to the digits of a double
TWO = np.loadtxt(
    """
    0.5 0.6952866331644005 0.7187325634357416 1.9602054253718332 -1.8962611405865767
    1 -0.1950203019494351 -0.9807992056621738 -6.676678036881158 1.3275783251604872
    2 0.05781579576801143 0.9983272678634555 1.0172601366204365 -0.05891224871344565
    4 0.11761610237680861 0.9930591384513251 1.0690392650289686 -0.12661504916672028
    5 -0.8113104610051074 -0.5846155453489756 -3.569117397193209 4.953105171313327
    10 0.3284581115408154 0.944518538178601 1.4230514702069441 -0.49486884548704296
    20 0.8397465743068435 0.5429785363528847 1.8382226441967427 -2.842913789274097
    """.splitlines()
)
FORTY = np.loadtxt(
    """
    0.5 0.6879259707907726 0.7257808613566309 1.9291623112747427 -1.8285420937057936
    1 -0.1153568806321099 -0.9933241113004502 -6.669987523941772 0.7746000986623433
    2 0.03446630730040716 0.999405860329563 1.0059511728141094 -0.03469203416516176
    4 0.06934203222799917 0.9975929443247336 1.0238043879877688 -0.07116397251092174
    5 -0.5401900506755263 -0.8415430524644431 -5.436369112578549 3.489628365197338
    10 0.1805122266867284 0.9835727405823116 1.1484412774694141 -0.21077006677942393
    20 0.4109011537629452 0.9116799009719807 1.56678537190907 -0.7061622355938373
    """.splitlines()
)
PASSAGES = (0.7143555292929605, 1.2281593933141232, 2.656870451900044)  # of two four-bars through the flat position


def exact(n: int, t: float) -> float:
    """The angle of the upright rods, clockwise: theta'' = a sin(theta), theta(0) = 0, theta'(0) = 1."""
    a = 9.81 * ((n + 1) / 2 + n) / ((n + 1) / 3 + n)
    w, m = np.sqrt(1 + 4 * a) / 2, 4 * a / (1 + 4 * a)
    return np.pi + 2 * ellipj(w * t - ellipk(m), m)[3]


def swung(n: int, rtol: float, duration: float = 10.0, **options: object) -> al.Trajectory:
    """From upright, the tops moving to the right with 1 m/s."""
    options = {"samples": 20} | options
    start = {"theta0'": -1.0}
    return al.simulate(n_four_bar(n), duration, initial=start, keep=start, rtol=rtol, atol=rtol, **options)


@cache
def long_run(n: int) -> al.Trajectory:
    return swung(n, 1e-12, 20.0, samples=TWO[:, 0])


@pytest.mark.parametrize(("n", "table"), [(2, TWO), (40, FORTY)])
def test_published_figures(n, table):
    """For twenty seconds, twenty passages; the errors double or so in each."""
    run = long_run(n)
    top = run.eom.model.bodies["upright0"].point(0, 0.5)
    assert np.abs(run.position(top)[:, :2] - table[:, 1:3]).max() < 1e-8
    assert np.abs(run.velocity(top)[:, :2] - table[:, 3:5]).max() < 1e-7
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8 * n


@pytest.mark.parametrize("n", [2, 40])
def test_all_uprights_stay_parallel(n):
    run = long_run(n)
    assert max(np.abs(run[f"theta{k}"] - run["theta0"]).max() for k in range(1, n + 1)) < 1e-8
    assert run.constraint_error.max() < 1e-11


@pytest.mark.parametrize(("n", "rtol"), [(2, 1e-8), (2, 1e-9), (2, 1e-10), (2, 1e-11), (2, 1e-12), (40, 1e-9)])
def test_it_stays_on_its_branch_at_every_tolerance(n, rtol):
    found = swung(n, rtol)
    expected = [-exact(n, t) for t in found.time]
    # Twenty passes of the upright, where errors grow by e each: some hundred times the tolerance at the end.
    assert np.abs(found["theta0"] - expected).max() < 500 * rtol
    assert found.constraint_error.max() < 1e-11


@pytest.mark.parametrize("method", METHODS)
def test_every_formulation_passes_the_singular_position(method):
    """Twice, there and back."""
    run = swung(2, 1e-8, 1.5, method=method, samples=[1.5])
    R = run.pose("upright0")[1][-1]
    angle = exact(2, 1.5)
    assert R[:2, 1] == pytest.approx((np.sin(angle), np.cos(angle)), abs=1e-7)


@pytest.mark.parametrize("passage", PASSAGES)
def test_the_passage_is_reported(passage):
    """The report names the time of the nearest approach, within a step of it."""
    run = passed(passage)
    assert run.report["singular position passed near"] == pytest.approx(passage, abs=0.03)


def passed(passage: float) -> al.Trajectory:
    """A run that starts on the branch 0.2 s before a passage."""
    begin = passage - 0.2
    theta, rate = -exact(2, begin), -(exact(2, begin + 1e-6) - exact(2, begin - 1e-6)) / 2e-6
    start = {f"theta{k}": theta for k in range(3)} | {f"phi{k}": -theta for k in range(2)} | {"theta0'": rate}
    keep = ["theta0", "theta0'"]
    return al.simulate(n_four_bar(2), 0.4, start=begin, initial=start, keep=keep, samples=1)


def test_no_singular_position_is_reported_where_there_is_none():
    assert "singular position passed near" not in swung(2, 1e-9, 0.5).report


@pytest.mark.parametrize("step", [1e-3, 5e-4])
def test_fixed_steps_pass_it_too(step):
    run = swung(2, 1e-9, 2.0, integrator="runge-kutta", step=step, samples=4)
    assert np.abs(run["theta0"] + [exact(2, t) for t in run.time]).max() < 2e-8 * (step / 5e-4) ** 4
