"""Attack: verdicts on equilibria. Potentials have known minima by construction; forces are known to take or to give energy.

A particle of one or two coordinates in a random potential, with a random force of its speed. What is called stable must stay
close in long integrations by SciPy; what is called unstable must not be a strict minimum under forces that only take energy.
"""

import random
from collections.abc import Iterator

import numpy as np
import sympy as sp
from scipy.integrate import solve_ivp

import alembert as al
from campaign.running import Case

X, V = sp.symbols("x:2"), sp.symbols("v:2")
CLOSE, FAR = 2e-2, 0.35
LONG = 60.0


def cases(seed: int) -> Iterator[Case]:
    draw = random.Random(f"stability {seed}")
    size = draw.choice((1, 1, 2))
    potential, is_minimum = _potential(draw, size)
    push, takes = _push(draw, size)
    title = f"V = {potential}, force {push}"
    yield Case(title, lambda: failures(potential, is_minimum, push, takes), lambda: _program(potential, push))


def _potential(draw: random.Random, size: int) -> tuple[sp.Expr, bool]:
    """A potential with rest at the origin, and whether it has a strict minimum there."""
    weights = [sp.Rational(draw.randint(1, 8), 4) for _ in range(size)]
    signs = [draw.choice((1, 1, 1, -1)) for _ in range(size)]
    powers = [draw.choice((2, 2, 4, 6, 20)) for _ in range(size)]
    out = sum(s * w * x**n for s, w, x, n in zip(signs, weights, X, powers, strict=False))
    if draw.random() < 0.25:  # another law on one side
        sign = draw.choice((1, -1))
        other = sign * sp.Rational(draw.randint(1, 6), 3) * X[0] ** draw.choice((2, 4))
        rest = out - signs[0] * weights[0] * X[0] ** powers[0]
        out = sp.Piecewise((out, X[0] > 0), (other + rest, True))
        return out, min([*signs, sign]) > 0
    if draw.random() < 0.3:
        out += draw.choice((1, -1)) * X[0] ** (max(powers) + 1)
    return out, min(signs) > 0


def _push(draw: random.Random, size: int) -> tuple[tuple[sp.Expr, ...], bool]:
    """A force of the speeds, and whether it only ever takes energy."""
    kind, sign = draw.choice(("none", "damping", "cubic", "square", "of place", "gyroscopic")), draw.choice((1, -1, -1))
    c = sp.Rational(draw.randint(1, 4), 4)
    v = V[:size]
    if kind == "none" or (kind == "gyroscopic" and size == 1):
        return tuple(sp.S.Zero for _ in v), True
    if kind == "gyroscopic":
        return (c * V[1], -c * V[0]), True
    law = {"damping": lambda y: y, "cubic": lambda y: y**3, "square": lambda y: sp.Abs(y) * y}.get(kind)
    force = tuple(sign * c * (law(y) if law else X[0] ** 2 * y) for y in v)
    return force, sign < 0


def model_of(potential: sp.Expr, push: tuple[sp.Expr, ...]) -> al.Model:
    """The particle, with the names of the campaign exchanged for those of the model."""
    model = al.Model("particle")
    one = len(push) == 1
    p = model.particle("p", mass=1, line="x") if one else model.particle("p", mass=1, plane="xy")
    places = (p.x,) if one else (p.x, p.y)
    names = dict(zip(X, places, strict=False)) | {v: model.rate(q) for v, q in zip(V, places, strict=False)}
    model.potential("V", potential.subs(names))
    if any(push):
        model.force("push", p.point(), (*(f.subs(names) for f in push), *[0] * (3 - len(push))))
    return model


def failures(potential: sp.Expr, is_minimum: bool, push: tuple[sp.Expr, ...], takes: bool) -> Iterator[str]:
    names = ("p.x", "p.y")[: len(push)]
    found = al.equilibria(model_of(potential, push), guesses=dict.fromkeys(names, 0.0))
    rest = min(found, key=lambda one: sum(abs(one[name]) for name in names))
    if max(abs(rest[name]) for name in names) > 1e-9:
        yield f"rest at the origin was not found, but at {dict(rest.values)}"
        return
    if rest.stable is False and is_minimum and takes:
        yield f"a strict minimum under forces that take energy is called: {rest.verdict}"
    if rest.stable is None and not rest.verdict.startswith("undecided"):
        yield f"no verdict, and yet: {rest.verdict}"
    if rest.stable and not is_minimum and takes and len(push) == 1:
        yield f"no minimum, and yet: {rest.verdict}"
    if rest.stable and is_minimum and _leaves(potential, push):
        yield f"a motion from close by goes far, and yet: {rest.verdict}"


def _leaves(potential: sp.Expr, push: tuple[sp.Expr, ...]) -> bool:
    n = len(push)
    floor = min(float(potential.subs(dict.fromkeys(X, 0) | {x: s * FAR})) for x in X[:n] for s in (-1, 1))
    start = CLOSE * np.ones(2 * n)
    energy = float(start[n:] @ start[n:] / 2 + potential.subs(dict(zip(X, start, strict=False))))
    if floor < 4 * energy:
        return False  # so flat a bottom lets it go far, as it may
    forces = [sp.lambdify((*X[:n], *V[:n]), -potential.diff(x) + f) for x, f in zip(X, push, strict=False)]

    def slopes(_: float, y: np.ndarray) -> list[float]:
        return [*y[n:], *(float(force(*y)) for force in forces)]

    def is_far(_: float, y: np.ndarray) -> float:
        return float(np.abs(y[:n]).max()) - FAR

    is_far.terminal = True  # type: ignore[attr-defined]
    return bool(solve_ivp(slopes, (0, LONG), start, rtol=1e-7, atol=1e-10, events=is_far).t_events[0].size)


def _program(potential: sp.Expr, push: tuple[sp.Expr, ...]) -> str:
    lines = ["import sympy as sp", "", "import alembert as al", "", 'x0, x1, v0, v1 = sp.symbols("x0 x1 v0 v1")']
    where = "line='x'" if len(push) == 1 else "plane='xy'"
    places = ["x", "y"][: len(push)]
    lines += ['model = al.Model("particle")', f'p = model.particle("p", mass=1, {where})']
    names = [f"x{k}: p.{q}, v{k}: model.rate(p.{q})" for k, q in enumerate(places)]
    lines += [f"names = {{{', '.join(names)}}}", f"V = sp.sympify({sp.srepr(potential)!r}).subs(names)"]
    lines += ['model.potential("V", V)']
    force = ", ".join(f"sp.sympify({sp.srepr(f)!r}).subs(names)" for f in push)
    lines += [f'model.force("push", p.point(), ({force}{", 0" * (3 - len(push))}))'] if any(push) else []
    guess = {f"p.{q}": 0.0 for q in places}
    return "\n".join([*lines, f"print(al.equilibria(model, guesses={guess}))", ""])
