"""Foucault's pendulum (L = 10, Omega = 0.5) against an integration to 34 digits, and at the pole against inertial axes."""

import math

import numpy as np
import pytest

import alembert as al
from alembert.examples import foucault_pendulum

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
TIGHT = {"rtol": 1e-12, "atol": 1e-12}
OMEGA, LENGTH, G = 0.5, 10.0, 9.81

# At the latitude of 45 degrees from (0.1, 0, .) at rest in the turning frame: time, then place and velocity there
AT_45 = np.array(
    [
        [1, -0.495659654352256487, 0.139834314008140709, -9.98672958839245203]
        + [-1.0445134866908935, 0.380924956463016793, 0.057174830729243429],
        [3, -1.96838038924987311, 1.17287042159642548, -9.73395364779187456]
        + [0.0252471596293034267, 0.0362539380766364923, -0.000737094352584492982],
        [5, -1.45300885164093836, -0.57094869690634372, -9.87738745127242792]
        + [0.00716741262160894688, -1.21574151223149696, 0.0692198945899285156],
        [7, -1.49561264328118401, -0.975024020728439634, -9.83933285239705757]
        + [0.435660255925849345, 0.832692824259546199, -0.148737166882462749],
        [10, -0.30551977931244614, 0.366461256335948655, -9.98861170594059845]
        + [-0.902627811223001717, -0.0250284275377427071, 0.0266902657281168695],
    ]
)

# At the pole from (1, 0, .) at rest in the turning frame: time, place there, x and y in inertial axes
AT_POLE = np.array(
    [
        [2, 0.172024551931524796, 0.585206919619308569, -9.98137968493145933]
        + [-0.399489380893918718, 0.460942317205260817],
        [6, -0.956141856077891629, 0.025015154699482897, -9.95415325344608532]
        + [0.943043124369925887, -0.159695561889875911],
        [10, -0.0159574369749399716, -0.919721778898296138, -9.95760298513780597]
        + [-0.886470061168643203, -0.2455883161437398],
        [16, 0.0515393373248625316, 0.992690717754302567, -9.95047279457577139]
        + [-0.989625723279944187, -0.0934456645868908406],
        [20, -0.713229366961513402, -0.0497581781411912606, -9.9744086538406751]
        + [0.57138095617042524, 0.429762503150312381],
    ]
)


def swing(amplitude: float, times: np.ndarray, method: str | None = None, **values: float) -> al.Trajectory:
    """From rest in the turning frame, the distance `amplitude` south of the lowest place."""
    start = {"x": amplitude, "z": -math.sqrt(LENGTH**2 - amplitude**2)}
    options = {"initial": start, "samples": times, "method": method, "parameters": values}
    return al.simulate(foucault_pendulum(), times[-1], **options, **TIGHT)


def seen(run: al.Trajectory) -> np.ndarray:
    """The place in the turning frame."""
    return np.column_stack([run[name] for name in "xyz"])


@pytest.mark.parametrize("method", METHODS)
def test_at_45_degrees(method):
    run = swing(0.1, AT_45[:, 0], method)
    assert np.abs(seen(run) - AT_45[:, 1:4]).max() < 1e-9
    velocity = np.column_stack([run.evaluate(run.eom.model.rate(name)) for name in "xyz"])
    assert np.abs(velocity - AT_45[:, 4:]).max() < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_at_the_pole(method):
    run = swing(1.0, AT_POLE[:, 0], method, lat=math.pi / 2)
    assert np.abs(seen(run) - AT_POLE[:, 1:4]).max() < 1e-9
    assert np.abs(run.pose("bob")[0][:, :2] - AT_POLE[:, 4:]).max() < 1e-9


def test_at_the_pole_it_is_a_spherical_pendulum_in_inertial_axes():
    """Gravity along the axis of rotation: started with the velocity Omega x r, the bob knows nothing of the turning."""
    model = al.Model("spherical pendulum")
    bob = model.particle("bob", mass=1)
    model.distance("rod", model.ground.point(), bob.point(), length=LENGTH)
    model.gravity((0, 0, -G))
    start = {"bob.x": 1.0, "bob.z": -math.sqrt(99), "bob.y'": OMEGA}
    times = np.linspace(0, 20, 101)
    still = al.simulate(model, 20.0, initial=start, samples=times, **TIGHT)
    turning = swing(1.0, times, lat=math.pi / 2)
    assert np.abs(still.pose("bob")[0] - turning.pose("bob")[0]).max() < 1e-9
    # gravity acts on the coordinate z there, so what places the bob by x, y and z carries rod and weight together
    whole = still.reaction("rod").force + np.array([0, 0, -G])
    assert np.abs(turning.reaction("bob").force - whole).max() < 1e-8


def test_plane_of_swing_turns_as_linear_theory_says():
    """x + i y = a exp(-i W_z t) (cos w t + i W_z / w sin w t), for a slow turn and a small swing."""
    slow, a, latitude = 1e-3, 1e-2, math.pi / 4
    times = np.linspace(0, 600, 301)
    run = swing(a, times, Omega=slow, lat=latitude)
    turn = slow * math.sin(latitude)
    w = math.sqrt(G / LENGTH + turn**2)
    expected = a * np.exp(-1j * turn * times) * (np.cos(w * times) + 1j * turn / w * np.sin(w * times))
    found = run["x"] + 1j * run["y"]
    # left out: the centrifugal shift Omega^2 L sin(lat) cos(lat) L / g = 5e-6 m and the amplitude squared
    shift = slow**2 * LENGTH**2 / G * math.sin(latitude) * math.cos(latitude)
    assert np.abs(found - expected).max() < 4 * shift + a * (a / LENGTH) ** 2 / 16 * w * times[-1]


def test_energy_ledger_at_45_degrees():
    """The turning of the frame does work on the bob; the rod, which only holds, does none."""
    run = swing(0.1, np.linspace(0, 10, 101))
    ledger = run.ledger()
    assert list(ledger.works) == ["bob"]
    assert np.abs(ledger.works["bob"]).max() > 1.0
    assert np.abs(ledger.error).max() < 1e-9


def test_reaction_of_a_constraint_on_coordinates_names_the_body_to_ask():
    run = swing(0.1, np.array([0.0, 0.1]))
    with pytest.raises(al.ModelError, match="'rod': it holds coordinates and no body.*'bob'"):
        run.reaction("rod")
