"""A ladder on a rough floor and a rough wall, two frictions at once, against Newton's laws by hand."""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import alembert as al
from alembert.formulations import METHODS

M, L, G = 3.0, 0.8, 9.81  # mass, half length
J = M * L**2 / 3
FLOOR, WALL = 0.2, 0.3


def ladder(floor: float = FLOOR, wall: float = WALL) -> al.Model:
    """A rod along its own x, from the foot on the floor to the top at the wall x = 0."""
    model = al.Model("ladder")
    rod = model.body("ladder", mass=M, inertia=J, plane="xy")
    foot, top = rod.point(-L, 0), rod.point(L, 0)
    model.gravity((0, -G, 0))
    model.constrain("floor", foot.position.dot((0, 1, 0)))
    model.constrain("wall", top.position.dot((1, 0, 0)))
    model.friction("floor", coefficient=floor, at=foot)
    model.friction("wall", coefficient=wall, at=top)
    return model


def leaning(theta: float, rate: float = 0.0) -> dict[str, float]:
    """At the angle theta from the floor."""
    s, c = math.sin(theta), math.cos(theta)
    place = {"ladder.x": L * c, "ladder.y": L * s, "ladder.angle": math.pi - theta}
    return place | {"ladder.x'": -L * s * rate, "ladder.y'": L * c * rate, "ladder.angle'": -rate}


def by_hand(theta: float, rate: float, sign: float = 1.0) -> tuple[float, float, float]:
    """theta'' and the normal reactions of floor and wall; sign = 1 while the ladder falls.

    m x'' = Nw - sign mu Nf, m y'' = Nf + sign nu Nw - m g, and the moments about the centre, x = L cos, y = L sin.
    """
    s, c = math.sin(theta), math.cos(theta)
    mu, nu = sign * FLOOR, sign * WALL
    A = [[-M * L * s, mu, -1], [M * L * c, -1, -nu], [J, L * (c - mu * s), -L * (s + nu * c)]]
    b = [M * L * c * rate**2, M * L * s * rate**2 - M * G, 0]
    return tuple(np.linalg.solve(A, b))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("rate", [-0.3, 0.3])
def test_reactions_of_floor_and_wall(method, rate):
    """Each friction is its coefficient times the whole normal reaction, which the other friction changes."""
    theta = 1.0
    sign = -math.copysign(1, rate)
    _, Nf, Nw = by_hand(theta, rate, sign)
    run = al.simulate(ladder(), 1e-3, initial=leaning(theta, rate), samples=1, method=method)
    floor, wall = run.reaction("floor"), run.reaction("wall")
    assert floor.ideal[0] == pytest.approx((0, Nf, 0), abs=1e-9)
    assert wall.ideal[0] == pytest.approx((Nw, 0, 0), abs=1e-9)
    assert floor.nonideal[0] == pytest.approx((-sign * FLOOR * Nf, 0, 0), abs=1e-9)
    assert wall.nonideal[0] == pytest.approx((0, sign * WALL * Nw, 0), abs=1e-9)


def test_ladder_slides_down():
    times = np.linspace(0, 0.5, 26)
    expected = solve_ivp(
        lambda t, y: [y[1], by_hand(*y)[0]], (0, 0.5), [1.0, -0.1], "DOP853", times, rtol=1e-12, atol=1e-13
    )
    run = al.simulate(ladder(), 0.5, initial=leaning(1.0, -0.1), samples=times, rtol=1e-11, atol=1e-12)
    assert np.abs(math.pi - run["ladder.angle"] - expected.y[0]).max() < 1e-9
    assert np.abs(run.ledger().error).max() < 1e-9


LIMIT = math.atan2(1 - FLOOR * WALL, 2 * FLOOR)  # tan(theta) = (1 - mu nu) / (2 mu): both frictions at their most


@pytest.mark.parametrize("above", [0.003, 0.01, 0.1])
def test_ladder_at_rest_above_its_limit_stays(above):
    """Also where the floor alone would not bear it, tan(theta) < 1 / (2 mu): what each bears is then not determined."""
    run = al.simulate(ladder(), 1.0, initial=leaning(LIMIT + above))
    assert np.abs(run["ladder.angle"] - run["ladder.angle"][0]).max() < 1e-9


def test_ladder_at_rest_below_its_limit_slides():
    theta = LIMIT - 0.01
    run = al.simulate(ladder(), 0.1, initial=leaning(theta), rtol=1e-11, atol=1e-12)
    expected = solve_ivp(lambda t, y: [y[1], by_hand(*y)[0]], (0, 0.1), [theta, 0.0], "DOP853", rtol=1e-12, atol=1e-13)
    assert expected.y[0, -1] < theta - 1e-5
    assert math.pi - run["ladder.angle"][-1] == pytest.approx(expected.y[0, -1], abs=1e-9)
