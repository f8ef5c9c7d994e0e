"""Attack: random audits. True equations in other words must pass; equations with a planted error must be found.

Equations come from the formulations. Whether a planted error makes an equation wrong is decided by its numbers along a run,
not by the audit.
"""

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import numpy as np
import sympy as sp

import alembert as al
from alembert.examples import EXAMPLES, SMOOTH
from alembert.examples.starts import STARTS
from campaign.running import Case
from planting import planted
from true_equations import true_equations

SYSTEMS = [name for name in SMOOTH if name not in ("spatial_chain", "seven_joint_arm", "n_four_bar", "rough_ramp")]
LONGEST = 90  # symbols and operations of an equation that a person would write
TRUE = 1e-7  # of its largest term: an equation that holds along a run
WRONG = 1e-4  # one that does not


@lru_cache(maxsize=32)
def system(name: str) -> tuple[al.Model, tuple[sp.Expr, ...]]:
    model = EXAMPLES[name]()
    return model, tuple(true_equations(model, LONGEST))


def cases(seed: int) -> Iterator[Case]:
    draw = random.Random(f"audit {seed}")
    name = draw.choice(SYSTEMS)
    pool = system(name)[1]
    one, other = draw.choice(pool), draw.choice(pool)
    how = draw.choice(list(REWRITINGS))
    written = REWRITINGS[how](one, other, draw)
    form = draw.choice(list(FORMS))
    yield Case(
        f"{name}, {how}, as {form}",
        lambda: called_wrong(name, FORMS[form](written)),
        _program(name, FORMS[form](written)),
    )
    if draw.random() < HIDING:
        hidden = one + draw.choice(HIDDEN)(draw.choice(_symbols(one)), sp.Rational(draw.randint(3, 30), 2))
        text = FORMS[form](hidden)
        yield Case(f"{name}, hidden, as {form}", lambda: hides(name, text), _program(name, text))
        return
    error = planted(one, draw)
    if error is not None:
        text = FORMS[form](error.after)
        yield Case(f"{name}, {error.kind}, as {form}", lambda: passed(name, error.after, text), _program(name, text))


def _program(name: str, equation: Any) -> Callable[[], str]:
    given = f"sp.sympify({sp.srepr(equation)!r})" if isinstance(equation, sp.Basic) else repr(equation)
    lines = ["import sympy as sp", "", "import alembert as al", f"from alembert.examples import {name}", ""]
    return lambda: "\n".join([*lines, f"print(al.audit({name}(), {given}))", ""])


# --- verdicts -------------------------------------------------------------------------------------------------------


def called_wrong(name: str, equation: Any) -> Iterator[str]:
    """A true equation."""
    report = al.audit(system(name)[0], equation, states=4)
    if report.wrong:
        yield f"a true equation is called wrong: {equation}"


def passed(name: str, after: sp.Expr, equation: Any) -> Iterator[str]:
    """An equation with a planted error, if it is one; what is printed as its correction is audited again."""
    size = misfit(name, after)
    if size < WRONG:
        return  # it is true of this mechanism, or nearly so
    report = al.audit(system(name)[0], equation, states=4)
    if not report.wrong:
        yield f"a wrong equation ({size:.1e} off) passes: {equation}"
        return
    corrected = next(iter(report.values())).corrected
    if corrected and al.audit(system(name)[0], corrected, states=4).wrong:
        yield f"the correction is called wrong: {corrected}"


HIDING = 0.15
HIDDEN: tuple[Callable[[sp.Symbol, sp.Rational], sp.Expr], ...] = (
    lambda s, a: sp.sqrt((s - a) ** 2) - sp.Abs(s - a) + sp.tanh(1000 * (s - a)) + 1,
    lambda s, a: sp.tanh(1000 * (s - a)) - sp.sign(s - a),
    lambda s, a: sp.exp(-(10**5) * (s - a) ** 2),
    lambda s, a: sp.sqrt((s - a) ** 2) + s - a,
    lambda s, a: sp.erf(100 * (s - a)) + 1,
    lambda s, a: sp.exp(-300 * a * s**2),
)
"""Terms of a symbol and a number that are nothing, or nearly so, in most places; none of them vanishes."""


def _symbols(equation: sp.Expr) -> list[sp.Symbol]:
    """Symbols that may have any value: parameters, coordinates, speeds."""
    return [s for s in sorted(equation.free_symbols, key=str) if not s.name.endswith("''")]


def hides(name: str, equation: Any) -> Iterator[str]:
    """A true equation with a term that hides: wrong, or refused."""
    try:
        report = al.audit(system(name)[0], equation, states=4)
    except al.ModelError as error:
        if "expected" not in str(error):
            yield f"refused without a reason: {error}"
        return
    if not report.wrong:
        yield f"a wrong equation passes: {equation}"


@lru_cache(maxsize=8)
def runs(name: str) -> tuple[Any, ...]:
    """Short runs from the start of the example with other speeds, by which equations are judged."""
    model, start = system(name)[0], STARTS[name]
    speeds = [s.name for s in al.derive(model, "lagrange").u]
    numbers, inputs = np.random.default_rng(3), {s.name: 0.7 for s in model.inputs}
    starts = [dict(start.initial) | {u: float(numbers.uniform(-0.6, 0.6)) for u in speeds} for _ in range(2)]
    options = {"inputs": inputs, "samples": 3, "method": "lagrange"}
    return tuple(al.simulate(model, 0.4, initial=initial, **options) for initial in starts)


def misfit(name: str, equation: sp.Expr) -> float:
    """The largest value of an equation along the runs, over its largest term."""
    terms = sp.Add.make_args(sp.expand(equation))
    worst = 0.0
    for run in runs(name):
        values = np.array([run[term] for term in terms])
        worst = max(worst, float((np.abs(values.sum(axis=0)) / np.abs(values).max(axis=0).clip(1e-12)).max()))
    return worst


# --- rewritings -----------------------------------------------------------------------------------------------------


def _plain(equation: sp.Expr) -> list[sp.Symbol]:
    return [s for s in sorted(equation.free_symbols, key=str) if "'" not in s.name and "." not in s.name]


def _multiplied(one: sp.Expr, other: sp.Expr, draw: random.Random) -> sp.Expr:
    symbols = _plain(one) or sorted(one.free_symbols, key=str)
    return sp.Rational(draw.randint(-9, -1), draw.randint(1, 9)) * draw.choice(symbols) ** draw.choice((-1, 1, 2)) * one


def _pythagoras(one: sp.Expr, other: sp.Expr, draw: random.Random) -> sp.Expr:
    """One term times sin^2 + cos^2 of something."""
    terms, angle = list(sp.Add.make_args(one)), draw.choice(sorted(one.free_symbols, key=str))
    k = draw.randrange(len(terms))
    terms[k] = terms[k] * sp.sin(angle) ** 2 + terms[k] * sp.cos(angle) ** 2
    return sp.Add(*terms, evaluate=False)


def _doubled(one: sp.Expr, other: sp.Expr, draw: random.Random) -> sp.Expr:
    """sin(x) as 2 sin(x/2) cos(x/2), cos(x) as 1 - 2 sin(x/2)^2."""
    half = sp.Wild("half")
    swapped = one.replace(sp.sin(half), 2 * sp.sin(half / 2) * sp.cos(half / 2))
    return swapped if draw.random() < 0.5 else one.replace(sp.cos(half), 1 - 2 * sp.sin(half / 2) ** 2)


def _combined(one: sp.Expr, other: sp.Expr, draw: random.Random) -> sp.Expr:
    return sp.Rational(draw.randint(1, 5), 3) * one - draw.randint(1, 4) * other


def _turned_over(one: sp.Expr, other: sp.Expr, draw: random.Random) -> sp.Expr:
    """Terms in another order."""
    terms = list(sp.Add.make_args(one))
    draw.shuffle(terms)
    return sp.Add(*terms, evaluate=False)


def _renamed_unit(one: sp.Expr, other: sp.Expr, draw: random.Random) -> sp.Expr:
    """Every term in a unit a thousand times as large."""
    return sp.Add(*(sp.Rational(1, 1000) * t for t in sp.Add.make_args(one)), evaluate=False)


REWRITINGS: dict[str, Callable[[sp.Expr, sp.Expr, random.Random], sp.Expr]] = {
    "as derived": lambda one, other, draw: one,
    "expanded": lambda one, other, draw: sp.expand(one),
    "multiplied through": _multiplied,
    "factored": lambda one, other, draw: sp.factor_terms(one),
    "angles of sums expanded": lambda one, other, draw: sp.expand_trig(one),
    "with sin^2 + cos^2": _pythagoras,
    "half angles": _doubled,
    "combined": _combined,
    "other order": _turned_over,
    "other unit": _renamed_unit,
    "squared": lambda one, other, draw: one * (one + 1),
}


# --- forms ----------------------------------------------------------------------------------------------------------


def as_text(equation: sp.Expr) -> str:
    return f"{equation} = 0".replace("**", "^")


def as_two_sides(equation: sp.Expr) -> str:
    first, *rest = sp.Add.make_args(equation)
    return f"{first} = {-sp.Add(*rest)}".replace("**", "^")


FORMS: dict[str, Callable[[sp.Expr], Any]] = {
    "an expression": lambda equation: equation,
    "text": as_text,
    "two sides": as_two_sides,
}
