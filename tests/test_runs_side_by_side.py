"""Runs in vector lanes are those of simulate, whatever runs beside them; their sines are right to the last digit."""

import ctypes
import math

import mpmath
import numpy as np
import pytest
from numpy.typing import NDArray
from symengine import Symbol

import alembert as al
from alembert.examples import (
    four_bar,
    free_body,
    n_link_pendulum,
    planar_arm,
    rolling_disk,
    rotary_pendulum,
    spatial_chain,
)
from alembert.kinematics import Description
from alembert.mechanism.batch import Conditions, Observed, Runs, Starts, can_batch, run_batch, sizes_of
from alembert.mechanism.native_equations import Formulas
from alembert.mechanism.run_arrays import Signals
from alembert.motion.inputs import signals_of
from alembert.motion.prepared_mechanism import _prepared
from alembert.motion.settings import guards_of
from alembert.native.kernel import INTEGRATORS, lanes
from alembert.native.machine_code import pointer
from alembert.native.structures import DONE, EVENT, FINAL, INTEGRAL, MAXIMUM, MINIMUM, NARROW, WIDE

Floats = NDArray[np.float64]
STARTS: dict[str, tuple[al.Model, dict[str, float], tuple[str, ...]]] = {
    "pendulums": (n_link_pendulum(2), {"theta1": 1.5, "theta2": 1.6}, ("l1", "m2", "g")),
    "rotary": (rotary_pendulum(), {"theta": 0.2, "alpha": 2.0}, ("L_r", "m_p")),
    "arm": (planar_arm(), {}, ("g",)),
    "free body": (free_body(), {}, ()),
    "chain": (spatial_chain(4), {}, ()),
    "four-bar": (four_bar(), {}, ("g",)),
    "rolling disk": (rolling_disk(), {}, ("g",)),
}


class Case:
    """A model with the starts of several runs, near one that simulate assembles."""

    def __init__(
        self, model: al.Model, initial: dict[str, float], varied: tuple[str, ...], runs: int, duration: float = 2.0
    ) -> None:
        self.model, self.mechanism = model, _prepared(Description(model, (None, False)))
        self.duration = duration
        eom = self.mechanism.eom
        rng = np.random.default_rng(3)
        names = [s.name for s in (*eom.q, *eom.u)]
        self.runs, states, parameters, atol = [], [], [], []
        for _ in range(runs):
            values = {name: float(model.values[name]) * (1 + 0.02 * rng.uniform()) for name in varied}
            initial = {name: x * (1 + 0.01 * rng.uniform()) for name, x in initial.items()}
            run = al.simulate(model, duration, initial=initial, parameters=values, samples=7)
            self.runs.append(run)
            states.append([run[name][0] for name in names])
            parameters.append([float(run.parameters[name]) for name in model.values])
            atol.append(run.states.atol)
        arrays = [np.array(x) for x in (states, np.zeros((runs, len(eom.inputs))), parameters, atol)]
        sizes = sizes_of(self.mechanism, arrays[2])
        scales = sizes.scales if eom.rows else np.zeros((runs, 0))
        self.starts = Starts(*arrays, sizes.lengths, scales, np.zeros((runs, 0, 0)), np.zeros((runs, 0)))
        self.times = self.runs[0].time

    def conditions(self, **rest: object) -> Conditions:
        usual: dict[str, object] = {
            "integrator": INTEGRATORS["dormand-prince"],
            "start": 0.0,
            "stop": self.duration,
            "largest": self.duration,
            "rtol": 1e-9,
            "close": 1e-11,
            "signals": Signals(np.zeros(len(self.mechanism.eom.inputs))),
            "guards": None,
            "ends": (),
            "wanted": self.times,
            "observed": None,
            "stops": np.zeros(0),
        }
        return Conditions(**(usual | rest))  # type: ignore[arg-type]

    def batch(self, **rest: object) -> Runs:
        return run_batch(self.mechanism, self.conditions(**rest), self.starts)


@pytest.mark.parametrize("name", STARTS)
@pytest.mark.parametrize("cpu", ["", "x86-64"])
def test_lanes_follow_the_runs_of_simulate(name: str, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALEMBERT_CPU", cpu)
    case = Case(*STARTS[name], 11)
    found = case.batch()
    assert (found.status == DONE).all()
    eom = case.mechanism.eom
    for k, run in enumerate(case.runs):
        values = np.column_stack([run[s.name] for s in (*eom.q, *eom.u)])
        scale = np.abs(values).max(axis=0) + 1
        assert found.samples[k] / scale == pytest.approx(values / scale, abs=3e-8), k
        assert found.final[k] == pytest.approx(found.samples[k, -1], abs=1e-12)
        assert abs(found.steps[k] - run.report["steps"]) <= 2


@pytest.mark.parametrize("name", ["pendulums", "four-bar", "rolling disk"])
def test_a_run_does_not_depend_on_what_runs_beside_it(name: str) -> None:
    case = Case(*STARTS[name], 19)
    whole = case.batch()
    order = np.random.default_rng(1).permutation(19)
    mixed = run_batch(case.mechanism, case.conditions(), Starts(*(x[order] for x in vars(case.starts).values())))
    assert (mixed.samples == whole.samples[order]).all()
    assert (mixed.final == whole.final[order]).all()
    for k in (0, 7, 18):
        alone = run_batch(case.mechanism, case.conditions(), case.starts.part(slice(k, k + 1)))
        assert (alone.samples[0] == whole.samples[k]).all()


def test_events_and_values_watched_along_the_motion() -> None:
    """theta = 0.3 cos t exactly, by a linear oscillator: its extrema, integrals and crossings in closed form."""
    model = al.Model("oscillator")
    cart = model.particle("cart", mass=1, line="x")
    model.force("spring", cart.point(), (-cart.position[0], 0, 0))
    case = Case(model, {}, (), 3, duration=10.0)
    case.starts.states[:, 0], case.starts.atol[:] = 0.3, 1e-13
    x, v = Symbol("cart.x"), Symbol("cart.x'")
    guards = guards_of(case.mechanism, [al.Event("zero", cart.position[0], stop=False), al.Event("turn", x + 0.25)])
    formulas = Formulas(case.mechanism.native.arguments, [x, x, x * x, v, x])
    watched = Observed(formulas, (MAXIMUM, MINIMUM, INTEGRAL, FINAL, INTEGRAL), uses_bodies=False, windows=1)
    found = case.batch(observed=watched, guards=guards, ends=(False, False), rtol=1e-12)
    assert (found.status == DONE).all()
    exact = [0.3, -0.3, 0.09 * (5 + math.sin(20) / 4), -0.3 * math.sin(10), 0.3 * math.sin(10)]
    assert found.observed == pytest.approx(np.tile(exact, (3, 1)), abs=1e-9)
    assert found.first[:, 0] == pytest.approx(math.pi / 2, abs=1e-9)
    ended = case.batch(observed=watched, guards=guards, ends=(False, True), rtol=1e-12)
    assert (ended.status == EVENT).all()
    assert ended.times == pytest.approx(math.acos(-0.25 / 0.3), abs=1e-9)
    assert np.isnan(ended.samples[:, -1]).all()


def test_sampled_inputs_drive_every_lane_at_its_own_time() -> None:
    model = al.Model("cart")
    cart = model.particle("cart", mass=1, line="x")
    push = model.input("push")
    model.force("push", cart.point(), (push, 0, 0))
    case = Case(model, {}, (), 9, duration=10.0)
    signals = signals_of(case.mechanism.eom, {"push": ([0, 5, 5.001, 6, 6.001, 10], [0, 0, 1, 1, 0, 0])}, 0.0, 10.0)
    speeds = np.linspace(0, 1, 9)
    case.starts.states[:, 1] = speeds
    found = case.batch(signals=signals, stops=signals.stops)
    assert found.final[:, 1] == pytest.approx(speeds + 1.0, abs=1e-9)


@pytest.mark.parametrize("name", ["pendulums", "rotary"])
@pytest.mark.parametrize("integrator", ["rosenbrock", "runge-kutta"])
def test_other_integrators_follow_the_runs_one_by_one(name: str, integrator: str) -> None:
    case = Case(*STARTS[name], 3)
    step = 0.01 if INTEGRATORS[integrator].needs_step else None
    stiff = _prepared(Description(case.model, (None, INTEGRATORS[integrator].needs_slopes)))
    conditions = case.conditions(integrator=INTEGRATORS[integrator], largest=step or case.duration, rtol=1e-7)
    found = run_batch(stiff, conditions, case.starts)
    assert (found.status == DONE).all()
    for k, run in enumerate(case.runs):
        initial = {s.name: run[s.name][0] for s in (*case.mechanism.eom.q, *case.mechanism.eom.u)}
        same = al.simulate(
            case.model,
            case.duration,
            initial=initial,
            parameters=run.parameters,
            integrator=integrator,
            step=step,
            rtol=1e-7,
            samples=7,
        )
        values = np.column_stack([same[s.name] for s in (*stiff.eom.q, *stiff.eom.u)])
        assert found.samples[k] == pytest.approx(values, abs=1e-12)
        assert found.steps[k] == same.report["steps"]


def test_what_does_not_go_in_lanes_is_told() -> None:
    case = Case(*STARTS["pendulums"], 2)
    assert can_batch(case.mechanism, case.conditions().signals)
    assert not can_batch(case.mechanism, Signals(np.zeros(0), function=lambda t, x: x))


def _sines(x: Floats, width: int) -> tuple[Floats, Floats]:
    """By one call for all vectors."""
    out = np.empty((len(x) // width, 2, width))
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(lanes(width)["sincos_lanes"])
    call(pointer(x), pointer(out), len(out))
    return out[:, 0].ravel(), out[:, 1].ravel()


def _arguments() -> Floats:
    """A million: within some turns, at multiples of pi/2, and of every size that a number can have."""
    rng = np.random.default_rng(7)
    near = np.round(rng.uniform(-3e5, 3e5, 250_000)) * (math.pi / 2)
    huge = 10 ** rng.uniform(-300, 308, 150_000) * rng.choice([-1, 1], 150_000)
    return np.concatenate([rng.uniform(-10, 10, 500_000), near, huge, rng.uniform(-6e5, 6e5, 100_000)])


def _by_mpmath(x: Floats, name: str) -> NDArray[np.longdouble]:
    """Rounded to the long double next to it."""
    out = np.empty(len(x), dtype=np.longdouble)
    with mpmath.workprec(130):  # of the result, also of huge arguments
        for k, v in enumerate(x.tolist()):
            exact = getattr(mpmath, name)(mpmath.mpf(v))
            high = float(exact)
            out[k] = np.longdouble(high) + np.longdouble(float(exact - high))
    return out


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_sines_are_right_to_one_unit_in_the_last_place(width: int) -> None:
    """On a million arguments against long doubles of the C library, which have eleven bits more; these, on some and on those
    with the largest differences, against mpmath. Where long doubles have no more bits, mpmath takes their place, on fewer."""
    x = _arguments()
    if np.finfo(np.longdouble).nmant < 63:
        x = x[::100].copy()
    for found, name in zip(_sines(x, width), ("sin", "cos"), strict=True):
        longer = np.finfo(np.longdouble).nmant >= 63
        exact = getattr(np, name)(x.astype(np.longdouble)) if longer else _by_mpmath(x, name)
        off = np.abs(found - exact) / np.spacing(np.abs(exact.astype(float)))
        assert off.max() < 1.0
        some = np.unique(np.concatenate([np.argsort(off)[-200:], np.arange(0, len(x), len(x) // 5000)]))
        wrong = np.abs(exact[some] - _by_mpmath(x[some], name)) / np.spacing(np.abs(exact[some].astype(float)))
        assert wrong.max() < 1e-2


def test_sines_of_a_million_arguments_by_mpmath() -> None:
    x = _arguments()
    by_name = {name: _by_mpmath(x, name) for name in ("sin", "cos")}
    for width in (NARROW, WIDE):
        for found, exact in zip(_sines(x, width), by_name.values(), strict=True):
            assert (np.abs(found - exact) / np.spacing(np.abs(exact.astype(float)))).max() < 1.0


def test_sines_of_what_is_no_number() -> None:
    sine, cosine = _sines(np.array([np.nan, np.inf, -np.inf, 0.0]), NARROW)
    assert np.isnan(sine[:3]).all()
    assert np.isnan(cosine[:3]).all()
    assert (sine[3], cosine[3]) == (0.0, 1.0)
