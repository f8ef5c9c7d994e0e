"""One linearization at many points: by the published eigenvalues of the bicycle, and by single calls."""

from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import bicycle, cart_pole, simple_pendulum

PUBLISHED = {  # Meijaard, Papadopoulos, Ruina and Schwab 2007
    4.0: [-12.1586142658, -1.4294442736, 0.4132533152 + 3.0791081860j],
    5.0: [-14.0783896928, -0.3228664290, -0.7753418822 + 4.4648677138j],
    8.0: [-20.2794089439, 0.1432787977, -2.6934868358 + 8.4603797140j],
}
ABOUT = ["lean", "steer", "lean'", "steer'", "turn'"]


def riding(speed: Any) -> dict[str, Any]:
    return {"frame.x": 0.3, "frame.z": 0.9, "frame.x'": speed, "turn'": speed / 0.3, "roll'": speed / 0.35}


def test_bicycle_over_its_speeds(monkeypatch: pytest.MonkeyPatch) -> None:
    linear = al.linearize(bicycle(), riding(5.0), about=ABOUT)
    monkeypatch.setattr("alembert.analysis.linear.linearization.mechanism_of", None)  # nothing is made again
    speeds = np.linspace(2.0, 9.0, 15)
    found = linear.over(riding(speeds))
    assert found.states == linear.states
    assert found.A.shape == (15, 5, 5)
    for speed, table in PUBLISHED.items():
        k = int(np.flatnonzero(speeds == speed)[0])
        assert max(abs(found.eigenvalues[k] - value).min() for value in table) < 1e-8
    assert speeds[found.stable].tolist() == [4.5, 5.0, 5.5, 6.0]
    assert np.abs(np.diff(found.eigenvalues, axis=0)).max() < 3.0  # each is followed; they are up to 30 apart
    assert found[6].values["frame.x'"] == 5.0


def test_lengths_of_a_pendulum_as_parameters() -> None:
    lengths = np.array([0.5, 1.0, 4.0])
    found = al.linearize(simple_pendulum(), {"theta": 0.0}).over(parameters={"ell": lengths})
    assert np.abs(found.eigenvalues.imag).max(axis=1) == pytest.approx(np.sqrt(9.81 / lengths), rel=1e-12)
    assert len(found) == 3
    assert found.B.shape == (3, 2, 0)


def test_each_point_is_what_a_single_call_gives() -> None:
    model = cart_pole()
    masses = [0.1, 0.5]
    name = next(iter(model.values))
    for mass, point in zip(masses, al.linearize(model).over(parameters={name: masses}), strict=True):
        alone = al.linearize(model, parameters={name: mass})
        assert point.states == alone.states
        np.testing.assert_allclose(point.A, alone.A, rtol=1e-12)
        np.testing.assert_allclose(point.B, alone.B, rtol=1e-12)


@pytest.mark.parametrize("at", [{"theta": np.array([0.0, np.pi])}, [{"theta": 0.0}, {"theta": np.pi}]])
def test_many_points_at_once_are_told_the_way(at: Any) -> None:
    with pytest.raises(al.ModelError, match=r"found many points; .*\.over\(at\)"):
        al.linearize(simple_pendulum(), at)


@pytest.mark.parametrize("values", [{"ell": 1.0}, {"ell": [1.0, 2.0], "g": [1.0]}, {"ell": []}])
def test_arrays_of_one_length_are_asked_for(values: dict[str, Any]) -> None:
    with pytest.raises(al.ModelError, match=r"linearize: over: found .*expected arrays of one length"):
        al.linearize(simple_pendulum(), {"theta": 0.0}).over(parameters=values)
