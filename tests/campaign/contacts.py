"""Attack: contacts of one freedom in closed form: a ball on a floor, a bead between two walls, a swing against a stop.

The oracle goes from impact to impact by the closed form of the motion between them. Asked are the times of all impacts, the end
of the motion, and that the energy never grows.
"""

import math
from collections.abc import Iterator

import numpy as np

from campaign.running import Case
from random_mechanisms import Draw

EXACT = 1e-6  # of the run, of the way and of the speeds
MOST = 40  # impacts
KINDS = ("floor", "walls", "stop")


def cases(seed: int) -> Iterator[Case]:
    draw = Draw([seed, 67])
    kind, metre, second = draw.one_of(KINDS), *(10.0 ** draw.number(-3, 3) for _ in range(2))
    back = draw.one_of((0.3, 0.8, 1.0)) if kind == "stop" else draw.one_of((0.5, 0.8, 0.95, 1.0))
    scales = [draw.number(0.5, 2) for _ in range(3)]
    times, end, text = {"floor": floor, "walls": walls, "stop": stop}[kind](metre, second, back, scales)
    yield Case(f"{kind}, restitution {back}", lambda: failures(text, times, end, metre, second), lambda: text)


Fall = tuple[list[float], tuple[float, float], str]


def floor(metre: float, second: float, back: float, scales: list[float]) -> Fall:
    """A ball of a radius falls on a plane: the n-th flight lasts 2 v e^n / g."""
    g, height, v = 9.81 * scales[0] * metre / second**2, scales[1] * metre, (scales[2] - 1) * metre / second
    t = (v + math.sqrt(v**2 + 2 * g * height)) / g
    speed, times = math.sqrt(v**2 + 2 * g * height), []
    duration = (
        t + (1 + 3 * scales[2]) * 2 * back * speed / g if back == 1 else t + 0.97 * 2 * back * speed / g / (1 - back)
    )
    while t < duration and len(times) < MOST:
        times.append(t)
        speed *= back
        t += 2 * speed / g
    duration = min(duration, t - 0.3 * speed / g)
    since = duration - times[-1]
    end = (speed * since - g * since**2 / 2, speed - g * since)
    radius = 0.1 * metre
    parts = f"""ball = model.body("ball", mass=1, inertia=[{radius**2!r}] * 3)
model.gravity((0, 0, {-g!r}))
model.contact("floor", ball.sphere({radius!r}), model.ground.half_space(), restitution={back!r})
start = {{"ball.z": {height + radius!r}, "ball.z'": {v!r}}}
"""
    return times, end, program(parts, duration, f"run['ball.z'][-1] - {radius!r}, run[\"ball.z'\"][-1]")


def walls(metre: float, second: float, back: float, scales: list[float]) -> Fall:
    """A bead goes to and fro between two stops, slower after each."""
    left, right = -scales[0] * metre, scales[1] * metre
    t, x, v, times = 0.0, 0.0, scales[2] * metre / second, []
    duration = 0.999 * sum((scales[0] + scales[1]) / scales[2] / back**k for k in range(8)) * second
    while t + ((right if v > 0 else left) - x) / v < duration:
        t, x = t + ((right if v > 0 else left) - x) / v, right if v > 0 else left
        times.append(t)
        v *= -back
    parts = f"""ball = model.particle("ball", mass=1, line="x")
model.limit("walls", ball.x, low={left!r}, high={right!r}, restitution={back!r})
start = {{"ball.x'": {scales[2] * metre / second!r}}}
"""
    return times, (x + v * (duration - t), v), program(parts, duration, "run['ball.x'][-1], run[\"ball.x'\"][-1]")


def stop(metre: float, second: float, back: float, scales: list[float]) -> Fall:
    """A mass on a spring at rest at zero, with a stop at c < 0: it meets it at c with v, and leaves with e v."""
    w, c, v = scales[0] / second, -0.3 * scales[1] * metre, scales[2] * metre / second
    t, times, duration = 0.0, [], 12.3 * second
    x, speed = 0.0, v
    while True:  # x = A cos(w s) + B sin(w s) from here on
        A, B = x, speed / w
        size, phase = math.hypot(A, B), math.atan2(B, A)
        if size <= -c * (1 + 1e-9):
            break
        s = ((math.acos(c / size) + phase) % (2 * math.pi)) / w
        if t + s >= duration or len(times) == MOST:
            break
        if s < 1e-9 * second:  # it leaves the stop now
            s = ((-math.acos(c / size) + phase) % (2 * math.pi)) / w
        t, x = t + s, c
        times.append(t)
        speed = back * w * math.sqrt(size**2 - c**2)
    s = duration - t
    end = (x * math.cos(w * s) + speed / w * math.sin(w * s), speed * math.cos(w * s) - w * x * math.sin(w * s))
    parts = f"""ball = model.particle("ball", mass=1, line="x")
model.potential("spring", {w!r}**2 * ball.x**2 / 2)
model.limit("stop", ball.x, low={c!r}, restitution={back!r})
start = {{"ball.x'": {v!r}}}
"""
    return times, end, program(parts, duration, "run['ball.x'][-1], run[\"ball.x'\"][-1]")


def program(parts: str, duration: float, end: str) -> str:
    return f"""import alembert as al

model = al.Model("contact")
{parts}run = al.simulate(model, {duration!r}, initial=start, samples=200)
times, end = [impact.time for impact in run.impacts], ({end})
print(times, end)
"""


def failures(text: str, times: list[float], end: tuple[float, float], metre: float, second: float) -> Iterator[str]:
    names: dict[str, object] = {"print": lambda *_: None}
    exec(text, names)
    run, found = names["run"], names["times"]
    if len(found) != len(times):
        yield f"{len(found)} impacts found, {len(times)} are there"
        return
    if times and np.abs(np.subtract(found, times)).max() > EXACT * run.time[-1]:
        yield f"impacts are off by {np.abs(np.subtract(found, times)).max() / run.time[-1]:.2g} of the run"
    off = np.abs(np.subtract(names["end"], end)) / (metre, metre / second)
    if off.max() > EXACT * 10:
        yield f"the end is off by {off.max():.2g}"
    energy = run.energy
    if np.diff(energy).max() > 1e-6 * run.kinetic_energy.max():
        yield f"the energy grows by {np.diff(energy).max():.2g}"
