"""Preparation grows as the mechanism does: counted in instructions and entries, which are the same on every machine."""

import math
import pickle

import numpy as np
import pytest
from symengine import Abs, Max, Piecewise, Symbol, sin, symbols

import alembert as al
from alembert.assembly.tree_columns import TreeColumns
from alembert.description import TIME
from alembert.examples import n_four_bar, n_link_pendulum, spatial_chain
from alembert.expressions.algebra import Replacement, backward, forward, parts_of
from alembert.expressions.evaluation import evaluate
from alembert.expressions.sharing import shared
from alembert.kinematics import tree_kinematics
from alembert.kinematics.composite_bodies import mass_matrix
from alembert.kinematics.free_bodies import body_mass_matrix
from alembert.native.lowering import BLOCK, assembly, size
from growth import is_linear


def pinned_chain(n):
    """Bars of 0.5 m on ball joints, hung up at both ends, with a start in which it hangs as an arc."""
    angles = np.linspace(0.35, math.pi - 0.35, n)
    model = spatial_chain(n)
    end = model.ground.point(float(0.5 * np.sin(angles).sum()), 0, 0)
    model.spherical("close", model.bodies[f"bar{n}"].point(0, 0, -0.25), end, cut=True)
    start = {}
    for k, turn in enumerate(-np.diff(angles, prepend=0.0), 1):
        start |= {f"joint{k}.e0": math.cos(turn / 2), f"joint{k}.e2": math.sin(turn / 2)}
    return model, start


def outputs(eom):
    """All formulas that a run evaluates."""
    entries = [x for matrix in (eom.mass, eom.constraint) for _, _, x in matrix.entries]
    rows = [x for row in eom.rows for x in (row.position, row.velocity) if x is not None]
    return [*eom.coordinate_rates, *entries, *eom.f, *eom.b, *eom.c, *rows]


def instructions(eom):
    """The number of instructions of the machine code of a record."""
    arguments = [*eom.q, *eom.u, TIME, *(Symbol(name) for name in eom.model.values)]
    return size(assembly(arguments, outputs(eom)))


def test_a_pinned_chain_of_ball_joints_grows_at_most_as_the_square_of_its_length():
    counts = {n: instructions(al.derive(pinned_chain(n)[0], "lagrange")) for n in (12, 24)}
    assert counts[24] < 4 * counts[12]


def test_rows_of_four_bars_grow_as_their_number():
    records = {n: al.derive(n_four_bar(n), "lagrange") for n in (10, 20, 40)}
    counts = {n: instructions(record) for n, record in records.items()}
    entries = {
        n: sum(1 for _ in eom.mass.entries) + sum(1 for _ in eom.constraint.entries) for n, eom in records.items()
    }
    for found in (counts, entries):
        assert found[40] - found[20] == pytest.approx(2 * (found[20] - found[10]), rel=0.02)  # sums of many terms


def test_columns_are_kept_for_the_speeds_that_move_a_body_alone():
    kinematics = tree_kinematics(n_four_bar(30))
    assert max(len(m.moved) for m in kinematics.motions) == 2
    assert all(m.Jv.shape == m.Jw.shape == m.JV.shape == (3, len(m.moved)) for m in kinematics.motions)


def test_places_and_velocities_of_a_deep_tree_grow_as_the_number_of_its_bodies():
    """Their parts, counted in every formula; a flat sum has one for every link on the way to the ground."""
    counts = {}
    for n in (64, 128, 256):
        motions = tree_kinematics(pinned_chain(n)[0]).motions
        counts[n] = sum(len(x.args) for m in motions for x in (*m.r, *m.v))
    assert counts[256] - counts[128] <= 2 * (counts[128] - counts[64])


def test_places_of_a_deep_chain_are_the_sums_of_its_bars():
    """Bars of 0.5 m at given angles in the plane, beyond the links along which r is one sum; v by a difference in time."""
    kinematics = tree_kinematics(spatial_chain(70))
    rate, step = 0.3, 1e-6
    angles = np.linspace(0.1, 1.3, 70)

    def numbers(time):
        now = angles + rate * time * np.arange(70)
        given = dict.fromkeys((*kinematics.coordinates, *kinematics.speeds), 0.0) | kinematics.model.numbers()
        for k, turn in enumerate(np.diff(now, prepend=0.0), 1):
            given |= {Symbol(f"joint{k}.e0"): math.cos(turn / 2), Symbol(f"joint{k}.e2"): -math.sin(turn / 2)}
            given |= {Symbol(f"joint{k}.w2"): -rate if k > 1 else 0.0}
        ways = 0.5 * np.stack([np.sin(now), 0 * now, -np.cos(now)], axis=1)
        return given, np.cumsum(ways, axis=0) - ways / 2

    given, places = numbers(0.0)
    velocities = (numbers(step)[1] - numbers(-step)[1]) / (2 * step)
    found = evaluate(np.array([m.r for m in kinematics.motions]), given)
    np.testing.assert_allclose(found, places, rtol=0, atol=1e-12)  # some thousand roundings of 35 m
    found = evaluate(np.array([m.v for m in kinematics.motions]), given)
    apart = 1e-6  # of the difference: its step squared, and rounding over it
    np.testing.assert_allclose(found, velocities, rtol=0, atol=apart)


def test_a_deep_loop_runs_and_keeps_its_energy():
    """Twenty links, which took exponentially long; the energy to the tolerance of the run."""
    model, start = pinned_chain(20)
    run = al.simulate(model, 0.2, initial=start, rtol=1e-9, atol=1e-11)
    assert np.ptp(run.energy) < 1e-6 * np.abs(run.kinetic_energy).max()
    assert run.constraint_error.max() < 1e-9


@pytest.mark.parametrize("build", [lambda: pinned_chain(14)[0], lambda: n_link_pendulum(14)])
def test_composite_bodies_give_the_mass_matrix_of_the_bodies_one_by_one(build):
    """M = B^T M_bodies B at random states with unit Euler parameters, in formulas and by the recursion in numbers."""
    kinematics = tree_kinematics(build())
    random = np.random.default_rng(8)
    numbers = kinematics.model.numbers() | {s: random.normal() for s in (*kinematics.coordinates, *kinematics.speeds)}
    for k, q in enumerate(kinematics.coordinates):
        if q.name.endswith(".e0"):
            four = kinematics.coordinates[k : k + 4]
            length = math.sqrt(sum(numbers[s] ** 2 for s in four))
            numbers |= {s: numbers[s] / length for s in four}
    B = evaluate(kinematics.body_jacobian, numbers)
    expected = B.T @ evaluate(body_mass_matrix(kinematics), numbers) @ B
    tolerance = {"rtol": 0, "atol": 1e-13 * np.abs(expected).max()}  # some hundred roundings of the largest entry
    np.testing.assert_allclose(evaluate(mass_matrix(kinematics).dense, numbers), expected, **tolerance)
    arguments = list(numbers)
    point = np.array([numbers[s] for s in arguments])
    columns = TreeColumns(kinematics, arguments)
    rows, places, values = columns.mass_entries(point)
    found = np.zeros(expected.shape)
    np.add.at(found, (rows, places), values)
    np.testing.assert_allclose(found, expected, **tolerance)
    rows, places, values = columns.body_entries(point)
    found = np.zeros(B.shape)
    found[rows, places] = values
    np.testing.assert_allclose(found, B, rtol=0, atol=1e-13 * np.abs(B).max())  # the same
    C = np.where(random.uniform(size=(5, len(B))) < 0.3, random.normal(size=(5, len(B))), 0.0)
    rows, places, values = columns.products(point, (*np.nonzero(C), C[np.nonzero(C)]))
    found = np.zeros((5, B.shape[1]))
    np.add.at(found, (rows, places), values)
    np.testing.assert_allclose(found, C @ B, rtol=0, atol=1e-13 * np.abs(C @ B).max())  # the same
    turning = np.array([s in {w for m in kinematics.motions for w in m.body.w} for s in kinematics.body_speeds])
    lengths = np.linalg.norm(np.where(turning, 0.7, 1.0)[:, None] * B, axis=0)
    np.testing.assert_allclose(columns.sizes(point, 0.7), lengths, rtol=1e-12)  # some hundred roundings
    bodies = evaluate([kinematics.express(s) for s in columns.symbols], numbers)
    given = columns.extended(point)[len(point) :]
    np.testing.assert_allclose(given, bodies, rtol=0, atol=1e-13 * np.abs(bodies).max())


# --- sharing --------------------------------------------------------------------------------------------------------


def deep(n):
    """Two sums of products, each of both before: 2^n terms written out, a few n shared."""
    a, b = Symbol("x"), Symbol("y")
    for _ in range(n):
        a, b = shared(sin(a) * b + Symbol("z") * a), shared((a + Symbol("z")) * b - Symbol("x") * a * b)
    return a


def same(first, second):
    """Whether two expressions or records of them are equal; a failed test must not write them out."""
    return bool(first == second)


def test_equal_expressions_are_one_however_they_were_made():
    """Comparing two copies of 60 levels part by part would take longer than the universe is old."""
    first, second = deep(60), deep(60)
    assert same(first, second)
    count = len(parts_of([first]))
    assert len(parts_of([first, second])) == count < 10 * 60
    rates = {Symbol("x"): Symbol("x'"), Symbol("y"): Symbol("y'")}
    assert same(forward([first], rates), forward([second], rates))
    assert same(backward(first, list(rates)), backward(second, list(rates)))


def test_expressions_from_bytes_are_the_shared_ones():
    first = deep(60)
    assert same(Replacement()(pickle.loads(pickle.dumps(first))), first)


def test_replacement_equals_substitution_by_symengine():
    x, y, z = symbols("x y z")
    new = {x: sin(y), z: x + 1}
    for value in (deep(3), Max(x, y * z), Abs(x - z) ** 3, Piecewise((x, y < z), (z**2, True))):
        assert Replacement(new)(value) == value.xreplace(new)


# --- building -------------------------------------------------------------------------------------------------------


def net(n):
    """A net of n x 4 particles that hangs on its upper edge."""
    model = al.Model("net")
    model.gravity((0, 0, -9.81))
    knots = {}
    for i, j in np.ndindex(n, 4):
        knots[i, j] = model.particle(f"p{i}_{j}", mass=model.parameters(**{f"m{i}_{j}": 1.0}))
        above = knots[i - 1, j] if i else model.ground
        model.constrain(f"v{i}_{j}", al.D(above.point() if i else above.point(j, 0, 0), knots[i, j].point(), 1.0))
        if j:
            model.distance(f"h{i}_{j}", knots[i, j - 1].point(), knots[i, j].point(), length=1.0)
    return model


@pytest.mark.parametrize("build", [n_link_pendulum, spatial_chain, n_four_bar, net])
def test_building_takes_as_many_operations_as_there_are_parts(build):
    build(64)  # what SymPy keeps of names and products is there from now on
    assert is_linear(build, (16, 32, 64), slack=0.03)


def test_long_code_is_in_blocks():
    """The time to translate a block grows as the square of its length."""
    eom = al.derive(n_four_bar(40), "lagrange")
    text = assembly([*eom.q, *eom.u, TIME, *(Symbol(name) for name in eom.model.values)], outputs(eom))
    lengths = [len(block.splitlines()) for block in text.split("br label")]
    assert len(lengths) > 1
    assert max(lengths) < BLOCK + 100  # of declarations
