"""States between the steps of a run, which are made by repeating a step: through singular positions, against an open chain.

Parallelograms that stand on each other move as an open chain of their cranks, as their other bars only translate: an integral
of two or three angles without any constraint tells where they are at all times, also where a parallelogram is flat.
"""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import alembert as al

R, D, DURATION = 0.5, 1.3, 1.5
EXACT = {"rtol": 1e-9, "atol": 1e-10}


class Tower:
    """Parallelograms on each other, with masses that differ by up to 10^(2 spread), their starts, and their chain."""

    def __init__(self, levels: int, seed: int, spread: float) -> None:
        random = np.random.default_rng(seed)
        self.cranks, self.tops = 10 ** random.uniform(-spread, spread, (2, levels))
        self.angles, self.rates = random.uniform(-1, 1, levels), random.uniform(-3, 3, levels)
        self.rates[0] = 3.0

    def model(self) -> al.Model:
        model = al.Model("tower")
        base = [model.ground.point(0, 0), model.ground.point(D, 0)]
        for k, (m, top) in enumerate(zip(self.cranks.tolist(), self.tops.tolist(), strict=True)):
            cranks = [model.body(f"c{k}.{s}", mass=m, inertia=m * R**2 / 12, plane="xy") for s in range(2)]
            coupler = model.body(f"p{k}", mass=top, inertia=top * D**2 / 12, plane="xy")
            for s, crank in enumerate(cranks):
                model.revolute(f"O{k}.{s}", base[s], crank.point(-R / 2, 0), coordinate=f"a{k}.{s}")
            model.revolute(f"A{k}", cranks[0].point(R / 2, 0), coupler.point(-D / 2, 0), coordinate=f"x{k}")
            model.revolute(f"B{k}", cranks[1].point(R / 2, 0), coupler.point(D / 2, 0))
            base = [coupler.point(-D / 2, 0), coupler.point(D / 2, 0)]
        return model

    def start(self) -> dict[str, float]:
        start = {}
        for k, (a, w) in enumerate(zip(self.angles.tolist(), self.rates.tolist(), strict=True)):
            for name, sign in ((f"a{k}.0", 1), (f"a{k}.1", 1), (f"x{k}", -1)):
                start |= {name: sign * a, f"{name}'": sign * w}
        return start

    def expected(self, times: np.ndarray) -> np.ndarray:
        """The angles of the cranks (levels, times), from 2 T = sum of C_ij cos(a_i - a_j) a_i' a_j'."""
        n = len(self.angles)
        carried = np.array([2 * self.cranks[k + 1 :].sum() + self.tops[k:].sum() for k in range(n)])
        first = (self.cranks + carried) * R
        C = R * first[np.maximum.outer(np.arange(n), np.arange(n))]
        C[np.diag_indices(n)] = 2 * self.cranks * R**2 / 3 + carried * R**2

        def rates(_: float, y: np.ndarray) -> np.ndarray:
            apart = y[:n, None] - y[None, :n]
            return np.append(y[n:], np.linalg.solve(C * np.cos(apart), -(C * np.sin(apart)) @ y[n:] ** 2))

        start = np.append(self.angles, self.rates)
        found = solve_ivp(rates, (0, DURATION), start, method="DOP853", rtol=1e-12, atol=1e-12, dense_output=True)
        return found.sol(times)[:n]


TOWERS = [(1, 104, 0.3), (1, 104, 2.0), (2, 1, 0.3), (2, 2, 2.0)]


@pytest.mark.parametrize("method", [None, "newton-euler"])
@pytest.mark.parametrize(("levels", "seed", "spread"), TOWERS)
def test_any_time_of_a_run_through_flat_positions(method: str | None, levels: int, seed: int, spread: float) -> None:
    """Poses at times of one's own, and angles that are no coordinates of the run, which are followed from time to time."""
    tower = Tower(levels, seed, spread)
    run = al.simulate(tower.model(), DURATION, initial=tower.start(), method=method, samples=10, **EXACT)
    turned = np.floor(tower.expected(np.array([0, DURATION])) / np.pi)
    assert (turned[:, 0] != turned[:, 1]).any()  # some pass a flat position, if only by a step over it
    angles = np.array([run[f"a{k}.{s}"] for s in range(2) for k in range(levels)])
    assert np.abs(angles - np.tile(tower.expected(run.time), (2, 1))).max() < 1e-7
    times = np.linspace(0.01, DURATION, 80)
    states = [run.at(time) for time in times]
    angles = tower.expected(times)
    cranks = np.cumsum(R * np.array([np.cos(angles), np.sin(angles)]), axis=1)
    for k in range(levels):
        found = np.array([[state[f"p{k}.{axis}"] for state in states] for axis in "xy"])
        assert np.abs(found - [[D / 2], [0]] - cranks[:, k]).max() < 1e-7


def test_sparse_solves_keep_the_largest_size_of_each_constraint_also_within_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By it they tell how near a singular position is: a stage that goes away from one is measured as a start is."""
    monkeypatch.setattr("alembert.mechanism.native_equations._is_sparse", lambda *_: True)
    start = {"a0.0": 0.2, "a0.1": 0.2, "x0": -0.2, "a0.0'": 2.0, "a0.1'": 2.0, "x0'": -2.0}
    found = al.simulate(Tower(1, 0, 0.1).model(), 0.5, initial=start, method="newton-euler", samples=2, **EXACT)
    run, (near, _, far) = found.states.run, found.states.values
    sizes, rates = run.array("sizes"), np.zeros(len(near))

    def measured(state: np.ndarray, is_fixed: bool) -> np.ndarray:
        run.plant.is_fixed, run.plant.recent = int(is_fixed), 1.0
        run.call("rates", 0.0, state.copy(), rates)
        return np.array(sizes)

    sizes[:] = 0.0
    begun, within, afresh = measured(near, False), measured(far, True), measured(far, False)
    assert (afresh > 2 * begun).any()
    assert (within > 0.9 * afresh).all()
