"""The bundled bicycle against table 2 of Meijaard, Papadopoulos, Ruina and Schwab (2007): eigenvalues to the printed digits."""

import numpy as np
import pytest

import alembert as al
from alembert.examples import bicycle
from alembert.examples.starts import riding

ABOUT = ["lean", "steer", "lean'", "steer'", "turn'"]
PRINTED = 1e-11  # of 14 printed decimals the slopes and the eigenvalues of double numbers keep at least 11

# speed in m/s: capsize, castering, weave (beside its conjugate); at rest all four are real
PUBLISHED = {
    0.0: (-3.13164324790656, -5.53094371765393, 3.13164324790656, 5.53094371765393),
    1.0: (-3.13423125066578, -7.11008014637442, 3.52696170990070 + 0.80774027519930j),
    2.0: (-3.07158645641514, -8.67387984831735, 2.68234517512745 + 1.68066296590675j),
    3.0: (-2.63366137253667, -10.35101467245920, 1.70675605663975 + 2.31582447384325j),
    4.0: (-1.42944427361326, -12.15861426576447, 0.41325331521125 + 3.07910818603206j),
    5.0: (-0.32286642900409, -14.07838969279822, -0.77534188219585 + 4.46486771378823j),
    6.0: (-0.00406690076970, -16.08537123098026, -1.52644486584142 + 5.87673060598709j),
    7.0: (0.10268170574766, -18.15788466125262, -2.13875644258362 + 7.19525913329805j),
    8.0: (0.14327879765713, -20.27940894394569, -2.69348683581097 + 8.46037971396931j),
    9.0: (0.15790184030917, -22.43788559040858, -3.21675402252485 + 9.69377351531791j),
    10.0: (0.16105338653172, -24.62459635017404, -3.72016840437287 + 10.90681139476287j),
}
WEAVE, CAPSIZE = 4.29238253634111, 6.02426201538837  # the bicycle balances itself between these speeds


def eigenvalues(speed: float) -> np.ndarray:
    return al.linearize(bicycle(), riding(speed), about=ABOUT).eigenvalues


@pytest.mark.parametrize("speed", PUBLISHED)
def test_the_published_eigenvalues(speed: float) -> None:
    found, known = eigenvalues(speed), np.array(PUBLISHED[speed])
    assert np.abs(found[:, None] - known).min(axis=0).max() < PRINTED
    assert len(found) == len({*known, *known.conj()}) + 1  # the fifth is zero: another speed is another steady ride


@pytest.mark.parametrize("speed", [WEAVE, CAPSIZE])
def test_the_published_ends_of_the_stable_speeds(speed: float) -> None:
    """The largest real part but for the zero of the speed changes its sign there."""
    growing = [sorted(eigenvalues(at).real)[-2:] for at in (speed - 1e-3, speed, speed + 1e-3)]
    assert sum(max(pair, key=abs) > 1e-6 for pair in growing) == 1
    assert max(map(abs, growing[1])) < PRINTED
