"""Models that are hard to say in another language: names that it keeps for itself, choices, drives, few speeds."""

import sympy as sp

import alembert as al
from alembert.files.export.language import words as words_of

KEPT = """
q u w p M f A b t_2 T K N x n m k e I J D Y z out du rates energy found given state shape values table lambda end function
fn der time for if else while let mut module struct type use where match loop impl const static def class import in is not
None True False print float int list range tuple len sum abs min max pow round Some Ok Err Option Vec String Box f64 usize
self Self crate super std NQ NU NM NW NP NX COUNT MOST WIDTH LOADED OUT PARAMETERS NaN Inf pi eps typeof eltype promote_type
zeros oftype Base Core Main using begin quote Float64 Vector Int nothing missing double char void NULL NAN INFINITY HUGE_VAL
M_PI M_E unix linux alignas nullptr constexpr bool sin cos sqrt fabs fmax y0 j1 gamma solve solved solution parameters
equations energies accelerations derivative constraint_errors poses outward constants loads joint Real Integer Boolean model
equation algorithm parameter input output connect when then initial noEvent pre sample nargin isempty true false choose
tables kept nan inf ans persistent classdef parfor endif end_try_catch properties np jnp jax ca math numpy casadi unit MODEL
FOURS UNIT_TOKEN RATES INPUTS"""
WORDS = tuple(sorted(words_of(KEPT)))
SPELLED = ("ä", "a", "θ", "theta", "λ", "x.1", "x_1", "a b", "näh", "nah", "Ω", "ß", "a__b", "Привет", "质量")


def words() -> al.Model:
    """A pendulum whose parameters, coordinate, input and parts have names that no language takes."""
    model = al.Model('while */ """ \\ $x # %')
    names = [*WORDS, *SPELLED]
    symbols = model.parameters(**{name: 1.0 + k / 70 for k, name in enumerate(names)})
    rod = model.body(
        "rod.1", mass=symbols[0], inertia=(symbols[1], symbols[2], symbols[3]), center=(symbols[4] / 9, 0, 0)
    )
    hinge = model.revolute('hinge */ """', model.ground.point(), rod.point(), axis=(0, 1, 0), coordinate="return")
    model.gravity((0, 0, -9.81))
    stiffness = sum(s * sp.cos(s) for s in symbols) / len(symbols)
    model.torque(
        "spring ?>", hinge, model.input("yield") - stiffness * sp.Piecewise((1, hinge.coordinate > 0), (2, True))
    )
    return model


def pieces() -> al.Model:
    """Functions and choices of every kind, one of them defined on its own side alone."""
    model = al.Model("pieces")
    m, k, mu = model.parameters(m=1.3, k=2.0, mu=0.4)
    bead = model.particle("bead", mass=m, line="x")
    x, v = bead.position[0], bead.velocity[0]
    force = model.input("F") - k * sp.Piecewise((x, x < 0), (x**3, x <= 1), (2 * x, True))
    force += -mu * sp.sign(v) * sp.Abs(v) ** sp.Rational(3, 2) + sp.Max(x, v, 0.1) - sp.Min(x, 1) + sp.atan2(x, v)
    force += sp.exp(-(x**2)) / (1 + x**2) + sp.tanh(x) ** 5 + sp.cot(x + 2) + sp.sqrt(1 + x**2) + sp.floor(3 * x)
    force += sp.ceiling(2 * x) + sp.asinh(x) + sp.acosh(2 + x**2) + sp.atanh(sp.tanh(x)) + (1 + x**2) ** mu
    force += sp.Piecewise((1, (x > 0) & (v > 0)), (0, True)) + sp.Piecewise(
        (1, (x > 2) | (v > 0)), (3, sp.Ne(x, 1)), (0, True)
    )
    force += sp.Piecewise((sp.sqrt(x) + sp.log(x) + x**mu, x > 0), (0, True)) + sp.Piecewise(
        (x * sp.sqrt(x), x > 0), (x, True)
    )
    force += (
        sp.Piecewise((5, sp.Eq(x, 2)), (0, True)) + sp.asin(x / 9) + sp.acos(x / 9) + sp.log(2 + x**2) + sp.sec(x / 9)
    )
    model.force("push", bead.point(), (force, 0, 0))
    return model


def driven() -> al.Model:
    """A pendulum on a slider that is driven along a law of time, with a motor."""
    model = al.Model("driven")
    a, omega = model.parameters(a=0.3, omega=5.0)
    slider = model.body("slider", mass=1.0, inertia=(1, 1, 1))
    rod = model.body("rod", mass=0.5, inertia=(0.1, 0.1, 0.01))
    rail = model.prismatic("rail", model.ground.point(), slider.point(), axis=(1, 0, 0), coordinate="s")
    hinge = model.revolute("hinge", slider.point(), rod.point(0, 0, 0.4), axis=(0, 1, 0), coordinate="phi")
    model.constrain("drive", rail.coordinate - a * sp.sin(omega * model.time))
    model.torque("motor", hinge, model.input("tau"))
    model.gravity((0, 0, -9.81))
    return model


def still() -> al.Model:
    """A body that cannot move."""
    model = al.Model("still")
    body = model.body("body", mass=1, inertia=(1, 1, 1))
    model.fixed("weld", model.ground.point(), body.point(0, 0, 1))
    model.gravity((0, 0, -9.81))
    return model


HARD = {"words": words, "pieces": pieces, "driven": driven, "still": still}
