"""Guards that change their sign many times, or for a moment only, within one step of the integrator, against closed forms."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al

G = 9.81
Q, Z, T = sp.Symbol("q"), sp.Symbol("stone.z"), sp.Symbol("t")
TOP = (math.asin(0.99), math.pi - math.asin(0.99))
INTEGRATORS = {
    "dormand-prince": {},
    "rosenbrock": {"integrator": "rosenbrock"},
    "runge-kutta": {"integrator": "runge-kutta", "step": 50.0},
}


def rotor() -> al.Model:
    """A wheel that nothing drives: its angle is q' t, and its steps are as long as the run allows."""
    model = al.Model("rotor")
    wheel = model.body("wheel", mass=1, inertia=1, plane="xy")
    model.revolute("axle", model.ground.point(), wheel.point(), coordinate="q")
    return model


def stone() -> al.Model:
    model = al.Model("stone")
    model.particle("stone", mass=1.0, line="z")
    model.gravity((0, 0, -G))
    return model


def times_of(guard: sp.Expr, duration: float, **options: object) -> np.ndarray:
    """The times of an event of a rotor that turns by one radian in a second."""
    events = [al.Event("guard", guard, stop=False)]
    run = al.simulate(rotor(), duration, initial={"q'": 1.0}, events=events, samples=1, **options)
    return np.array([time for time, _ in run.events])


@pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)
def test_every_zero_of_a_sine_is_met(options: dict[str, object]) -> None:
    found = times_of(sp.sin(Q), 1000.0, **options)
    assert len(found) == 318
    assert np.abs(found - math.pi * np.arange(1, 319)).max() < 1e-8  # a few tolerances of the angle


def test_every_zero_of_a_product_of_waves_is_met() -> None:
    """sin q cos(q sqrt 2), whose zeros come as close to each other as they like."""
    found = times_of(sp.sin(Q) * sp.cos(sp.sqrt(2) * Q), 300.0)
    zeros = [math.pi * k for k in range(1, 96)] + [math.pi * (k + 0.5) / math.sqrt(2) for k in range(136)]
    expected = np.sort([t for t in zeros if t < 300.0])
    assert len(found) == len(expected)
    assert np.abs(found - expected).max() < 1e-8


BRIEF = {  # where each changes its sign, in closed form
    "the tops of a sine": (sp.sin(Q) - 0.99, 1000.0, [2 * math.pi * k + x for k in range(159) for x in TOP]),
    "a tent": (1 - sp.Abs(Q - 500.1), 1000.0, [499.1, 501.1]),
    "a step up and down": (sp.Piecewise((1, (Q > 50) & (Q < 51)), (-1, True)), 100.0, [50.0, 51.0]),
    "a bump": (
        sp.exp(-(((Q - 5.1) / 0.1) ** 2)) - 0.5,
        10.0,
        [5.1 + s * 0.1 * math.sqrt(math.log(2)) for s in (-1, 1)],
    ),
}


@pytest.mark.parametrize("name", BRIEF)
def test_what_lasts_for_a_small_part_of_the_run_is_met(name: str) -> None:
    """Steps of the free rotor are hundreds of seconds long, and at most of their points these guards show nothing."""
    guard, duration, expected = BRIEF[name]
    found = times_of(guard, duration)
    assert len(found) == len(expected)
    assert np.abs(found - expected).max() < 1e-8


def test_a_ball_from_afar_does_not_pass_through_another() -> None:
    """Head on but for 0.1: by the angle of the centres, sin a = 0.1 / 2, it is turned by pi - 2 a."""
    model = al.Model("two balls")
    ball = model.body("ball", mass=1, inertia=(1, 1, 1))
    model.contact("touch", ball.sphere(1.0), model.ground.sphere(1.0), restitution=1)
    run = al.simulate(model, 1000.0, initial={"ball.x": -500.0, "ball.y": 0.1, "ball.x'": 1.0}, samples=1)
    assert len(run.impacts) == 1
    turn = math.pi - 2 * math.asin(0.05)
    assert run["ball.x'"][-1] == pytest.approx(math.cos(turn), abs=1e-7)
    assert run["ball.y'"][-1] == pytest.approx(math.sin(turn), abs=1e-7)


@pytest.mark.parametrize("radius", [1e-3, 1e-5, 1e-6])
@pytest.mark.parametrize("aside", [0.0, 0.5])
def test_a_ball_of_any_size_on_the_way_is_met(radius: float, aside: float) -> None:
    """From both sides: where sqrt((q - a)^2 + (c r)^2) = r, wherever it lies between the looks."""
    reach = radius * math.sqrt(1 - aside**2)
    for place in np.random.default_rng(5).uniform(0.2, 9.8, 25):
        found = times_of(sp.sqrt((Q - float(place)) ** 2 + (aside * radius) ** 2) - radius, 10.0)
        assert found == pytest.approx([place - reach, place + reach], abs=1e-9)


@pytest.mark.parametrize("radius", [1e-3, 1e-5, 1e-7])
@pytest.mark.parametrize("aside", [0.0, 0.5])
def test_a_ball_of_any_size_is_met_whenever_a_swing_passes_it(radius: float, aside: float) -> None:
    """Where sqrt((x - a)^2 + (c r)^2) = r with x = sin w t: the guard is bent on both sides of every such dip."""
    model = al.Model("swing")
    point = model.particle("point", mass=1, line="x")
    rate = model.parameters(w=1.0)
    model.potential("spring", rate**2 * point.x**2 / 2)
    reach = radius * math.sqrt(1 - aside**2)
    for w, a in np.random.default_rng(7).uniform((3.0, -0.95), (20.0, 0.95), (8, 2)).tolist():
        events = [al.Event("ball", sp.sqrt((point.x - a) ** 2 + (aside * radius) ** 2) - radius, stop=False)]
        run = al.simulate(model, 10.0, initial={"point.x'": w}, parameters={"w": w}, events=events, samples=1)
        angles = [f(math.asin(level)) for level in (a - reach, a + reach) for f in (float, lambda x: math.pi - x)]
        times = [(angle + 2 * math.pi * k) / w for angle in angles for k in range(40)]
        assert [t for t, _ in run.events] == pytest.approx(sorted(t for t in times if 0 < t < 10), abs=1e-6)


def test_a_guard_that_cannot_be_followed_is_told() -> None:
    """sin(1e9 q) + 2 has no zero, but no looks can tell: a run that cannot rule crossings out says so, by name and time."""
    with pytest.warns(al.AlembertWarning, match=r"cannot be ruled out of the event 'guard', from t = "):
        assert len(times_of(sp.sin(10**9 * Q) + 2, 10.0)) == 0


@pytest.mark.parametrize("depth", [1e-1, 1e-3, 1e-6, 1e-9])
def test_dips_below_zero_are_met_however_brief(depth: float) -> None:
    """1 - depth + cos q is below zero around every odd multiple of pi, for twice acos(1 - depth)."""
    half = math.acos(1 - depth)
    found = times_of(1 - depth + sp.cos(Q), 100.0)
    centres = math.pi * np.arange(1, 32, 2)
    assert len(found) == 2 * len(centres)
    # the guard has a slope of sin(half) there, and is known to a few roundings
    assert np.abs(found.reshape(-1, 2) - centres[:, None] - [-half, half]).max() < 1e-7 + 1e-15 / half


@pytest.mark.parametrize("depth", [1e-3, 1e-9])
def test_dips_that_stay_above_zero_are_no_events(depth: float) -> None:
    assert len(times_of(1 + depth + sp.cos(Q), 100.0)) == 0


@pytest.mark.parametrize("microseconds", [1000, 10, 1])
def test_a_height_passed_for_a_moment(microseconds: int) -> None:
    """A stone is above a height below its top by g / 2 s^2 for 2 s, within one long step."""
    s = microseconds * 1e-6
    event = al.Event("height", Z - (3 + 4 / (2 * G) - G / 2 * s**2), stop=False)
    run = al.simulate(stone(), 1.0, initial={"stone.z": 3.0, "stone.z'": 2.0}, events=[event])
    # the height is known to 1e-15: at this place the time to 1e-15 / (g s)
    assert [t for t, _ in run.events] == pytest.approx([2 / G - s, 2 / G + s], abs=1e-9 + 1e-15 / (G * s))


def test_many_guards_at_once_come_in_their_order() -> None:
    """Each with its own zeros; the list is that of all, sorted."""
    rates = (1.0, 1.7, 2.9, 0.3)
    events = [al.Event(f"sine {r}", sp.sin(sp.Float(r) * Q + 1), stop=False) for r in rates]
    run = al.simulate(rotor(), 200.0, initial={"q'": 1.0}, events=events, samples=1)
    zeros = [((math.pi * k - 1) / r, f"sine {r}") for r in rates for k in range(1, 300)]
    expected = sorted(zero for zero in zeros if zero[0] < 200.0)
    assert [name for _, name in run.events] == [name for _, name in expected]
    assert np.abs([a - b for (a, _), (b, _) in zip(run.events, expected, strict=True)]).max() < 1e-8


def test_a_guard_that_bends_and_one_that_jumps() -> None:
    """| |q - 50| - 20 | - 10 has corners between its four zeros; the sign of a sine is never near zero."""
    assert times_of(sp.Abs(sp.Abs(Q - 50) - 20) - 10, 100.0) == pytest.approx([20, 40, 60, 80], abs=1e-8)
    found = times_of(sp.sign(sp.sin(Q)) + sp.Rational(1, 2), 50.0)
    assert found == pytest.approx(math.pi * np.arange(1, 16), abs=1e-8)


def test_the_first_of_many_zeros_stops_the_run() -> None:
    run = al.simulate(
        rotor(), 1000.0, initial={"q": 0.1, "q'": 1.0}, events=[al.Event("guard", sp.sin(7 * Q))], samples=1
    )
    assert run.time[-1] == pytest.approx(math.pi / 7 - 0.1, abs=1e-9)


def test_bounces_add_up_to_a_geometric_series() -> None:
    """The heights of a ball that loses half its speed at each of 30 bounces: 2 v / g (1 - 2^-n) / (1 - 1/2)."""
    start, t = {"stone.z'": 4.0}, 0.0
    for k in range(1, 31):
        run = al.simulate(stone(), 5.0, start=t, initial=start, events=[al.Event("landing", Z)], samples=1)
        t = run.events[0][0]
        assert t == pytest.approx(16 / G * (1 - 2.0**-k), abs=1e-9)
        start = {"stone.z'": -run["stone.z'"][-1] / 2}


# --- friction -------------------------------------------------------------------------------------------------------

MU = 0.5
LIMIT = MU * G  # of a block of unit mass


def block(force: sp.Expr) -> al.Model:
    """A block on a rough floor, pulled by a force that changes with time."""
    model = al.Model("block")
    body = model.particle("block", mass=1.0, plane="xy")
    model.gravity((0, -G, 0))
    model.constrain("floor", body.y)
    model.friction("floor", coefficient=MU)
    model.force("pull", body.point(), (force, 0, 0))
    return model


@pytest.mark.parametrize("excess", [0.3, 0.03])
def test_a_block_slips_whenever_the_pull_exceeds_friction_for_a_moment(excess: float) -> None:
    """Pulled by F sin w t, it slips from the time at which F sin w t = mu g to that at which its speed is zero again."""
    F, w = LIMIT * (1 + excess), 2.0
    run = al.simulate(block(F * sp.sin(w * T)), 40.0)
    begin = math.asin(LIMIT / F) / w

    def speed(t: float) -> float:  # sliding from `begin` on
        return F / w * (math.cos(w * begin) - math.cos(w * t)) - LIMIT * (t - begin)

    end = (math.pi - math.asin(LIMIT / F)) / w  # the greatest speed; the zero is behind it
    low, high = end, end + math.pi / w
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if speed(middle) > 0 else (low, middle)
    distance = F / w * ((low - begin) * math.cos(w * begin) - (math.sin(w * low) - math.sin(w * begin)) / w)
    distance -= LIMIT * (low - begin) ** 2 / 2
    moved = run["block.x"]
    quarter = np.interp(math.pi / w * np.arange(1, 25), run.time, moved)  # after each half wave it rests where it went
    expected = distance * (np.arange(1, 25) % 2)
    assert np.abs(quarter - expected).max() < 1e-3 * distance  # interpolated between samples
    assert run.at(math.pi / w * 24)["block.x"] == pytest.approx(0, abs=1e-6 * distance)


@pytest.mark.parametrize("integrator", ["dormand-prince", "rosenbrock"])
@pytest.mark.parametrize(("excess", "duration"), [(1 / 60, 30.0), (0.02, 35.0), (1 / 6000, 30.0), (0.01, 60.0)])
def test_a_block_that_sticks_is_looked_at_in_steps_of_any_length(
    excess: float, duration: float, integrator: str
) -> None:
    """What sticks makes no error, so that a step may be longer than a wave, and its stages meet the waves by chance."""
    F, w = LIMIT * (1 + excess), 2.0
    run = al.simulate(block(F * sp.sin(w * T)), duration, integrator=integrator, samples=5)
    single = al.simulate(block(F * sp.sin(w * T)), 1.5, rtol=1e-11, atol=1e-13)["block.x"][
        -1
    ]  # one slip, to and fro in turn
    slips = math.floor(w * duration / math.pi + 0.5)
    assert single > 0
    assert run["block.x"][-1] == pytest.approx(single * (slips % 2), abs=1e-3 * single)
