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
AT_45 = np.loadtxt(
    """
    1 -0.4956596543522565 0.1398343140081407 -9.986729588392452 -1.0445134866908934 0.3809249564630168 0.05717483072924343
    3 -1.968380389249873 1.1728704215964254 -9.733953647791875 0.025247159629303427 0.036253938076636495 -0.000737094352584493
    5 -1.4530088516409383 -0.5709486969063438 -9.877387451272428 0.007167412621608947 -1.215741512231497 0.06921989458992851
    7 -1.495612643281184 -0.9750240207284396 -9.839332852397057 0.43566025592584934 0.8326928242595462 -0.14873716688246275
    10 -0.3055197793124461 0.36646125633594867 -9.988611705940599 -0.9026278112230017 -0.025028427537742707 0.02669026572811687
    """.splitlines()
)

# At the pole from (1, 0, .) at rest in the turning frame: time, place there, x and y in inertial axes
AT_POLE = np.loadtxt(
    """
    2 0.1720245519315248 0.5852069196193086 -9.98137968493146 -0.3994893808939187 0.4609423172052608
    6 -0.9561418560778916 0.025015154699482896 -9.954153253446085 0.9430431243699259 -0.1596955618898759
    10 -0.01595743697493997 -0.9197217788982961 -9.957602985137806 -0.8864700611686432 -0.2455883161437398
    16 0.05153933732486253 0.9926907177543026 -9.950472794575772 -0.9896257232799441 -0.09344566458689084
    20 -0.7132293669615134 -0.04975817814119126 -9.974408653840674 0.5713809561704253 0.4297625031503124
    """.splitlines()
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
    with pytest.raises(al.ModelError, match=r"'rod': it holds coordinates and no body.*'bob'"):
        run.reaction("rod")
