"""Large mechanisms: sparse ranks and projections against dense ones, and preparation that grows as the mechanism does."""

import numpy as np
import pytest
from scipy.sparse import coo_array, csc_array, csr_array, eye_array
from scipy.sparse.linalg import splu

import alembert as al
from alembert.assembly.constraint_functions import ConstraintFunctions
from alembert.assembly.constraint_rank import Scales, constraint_rank, rank_of, row_sizes
from alembert.assembly.tree_columns import BodyTable
from alembert.errors import AlembertError
from alembert.examples import n_four_bar
from alembert.kinematics import tree_kinematics
from alembert.mechanism.native_equations import native_equations
from alembert.motion import prepared_mechanism
from alembert.native.fronts import fronts, postorder
from alembert.native.machine_code import MachineCode, machine_code
from alembert.native.repeated_code import grouped_code
from alembert.native.sparsity import sparsity


def blocks(count: int, dependent: int, random: np.random.Generator) -> np.ndarray:
    """Rows of two that hold three speeds each and one of the next block, some of them said again."""
    A = np.zeros((2 * count, 3 * count + 1))
    for k in range(count):
        A[2 * k : 2 * k + 2, 3 * k : 3 * k + 4] = random.normal(size=(2, 4))
    again = random.choice(len(A), dependent, replace=False)
    return np.vstack([A, random.uniform(0.5, 2.0, size=(dependent, 1)) * A[again]])


@pytest.mark.parametrize("dependent", [0, 7])
@pytest.mark.parametrize("decades", [0, 12])
def test_sparse_solutions_are_the_dense_ones(dependent, decades):
    """Of least size by geometry, and by masses over twelve decades, with and without dependent rows."""
    random = np.random.default_rng(dependent + decades)
    A = blocks(30, dependent, random)
    speeds = 10.0 ** random.uniform(-2, 2, A.shape[1])
    scales = Scales(speeds, row_sizes(A, speeds))
    dense, sparse = constraint_rank(A, scales), rank_of(csr_array(A), scales)
    assert sparse.rank == dense.rank == len(A) - dependent
    assert sparse.mobility == dense.mobility
    right = A @ random.normal(size=A.shape[1])
    np.testing.assert_allclose(sparse.solution(right), dense.solution(right), rtol=1e-8, atol=1e-10)
    masses = 10.0 ** random.uniform(-decades / 2, decades / 2, A.shape[1])
    found = sparse.solver(mass=csr_array(np.diag(masses)))(right)
    np.testing.assert_allclose(A @ found, right, rtol=1e-9, atol=1e-9)
    roots = np.sqrt(masses)  # the reference: least squares in speeds times the roots of their masses
    np.testing.assert_allclose(roots * found, np.linalg.pinv(A / roots, rcond=1e-12) @ right, rtol=1e-6, atol=1e-8)


def test_a_large_row_of_four_bars_starts_as_a_small_one():
    """Sparse beyond a hundred links: the same angles as a short row, from a start that is not closed."""
    angles = {}
    for n in (2, 90):
        start = {f"theta{k}": 0.3 for k in range(n + 1)} | {f"phi{k}": -0.28 for k in range(n)}
        run = al.simulate(n_four_bar(n), 0.01, initial=start, keep=["theta0"], samples=1)
        assert run.constraint_error.max() < 1e-12
        angles[n] = run["phi0"][0]
    assert angles[90] == pytest.approx(angles[2], abs=1e-12) == pytest.approx(-0.3, abs=1e-12)


def test_functions_of_rows_of_four_bars_grow_as_their_number():
    counts = {}
    for n in (60, 120):
        functions = ConstraintFunctions(tree_kinematics(n_four_bar(n)))
        point = np.zeros(len(functions.arguments))
        counts[n] = [
            functions.at(point).A.nnz,
            functions.at(point).N.nnz,
            len(functions.body_entries(point)[0]),
        ]
        assert functions.is_large
        assert functions.mass_matrix(point).nnz < 10 * n
    assert np.array(counts[120]) == pytest.approx(2 * np.array(counts[60]), rel=0.05)


def test_factors_of_a_net_fill_as_those_of_superlu_in_its_order_of_minimum_degree():
    """Particles on rods, 20 x 20: the factor of W W^T, whose rows share a column where rods meet."""
    n, rods = 20, []
    for i, j in np.ndindex(n, n):
        rods += [[(i, j)] if i == 0 else [(i - 1, j), (i, j)], *([[(i, j - 1), (i, j)]] if j else [])]
    rows = [[3 * (n * i + j) + axis for i, j in ends for axis in range(3)] for ends in rods]
    found = sparsity([(k, k) for k in range(3 * n * n)], rows, [False] * len(rows), 3 * n * n)
    W = csr_array(
        (np.ones(sum(map(len, rows))), (np.repeat(np.arange(len(rows)), [*map(len, rows)]), np.concatenate(rows)))
    )
    products = csc_array(W @ W.T + 100 * eye_array(len(rows)))
    factors = splu(products, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True})
    filled = factors.L.nnz - len(rows)
    assert sum(map(len, found.S)) < 1.1 * filled  # orders of equal degrees are free


def test_of_several_orders_of_minimum_degree_that_of_the_least_work_is_taken():
    rods = _net_rods(30)
    pattern = [(k, k) for k in range(900)], rods, [False] * len(rods), 900
    one, best = sparsity(*pattern, tries=0), sparsity(*pattern)
    assert best.work < 0.9 * one.work


def test_speeds_stand_in_the_order_in_which_constraints_need_them():
    """Those that M couples stay together, in their order of elimination."""
    rods = [[3 * k + axis for k in rod for axis in range(3)] for rod in _net_rods(6)]
    coupled = [(3 * k + i, 3 * k + j) for k in range(36) for i in range(3) for j in range(i + 1)]
    found = sparsity(coupled, rods, [False] * len(rods), 108)
    first = [min(k for k, row in enumerate(found.W) if j in row) for j in range(108)]
    assert first == sorted(first)
    assert (found.order.reshape(36, 3) // 3 == found.order.reshape(36, 3)[:, :1] // 3).all()


# --- deep trees with loops ------------------------------------------------------------------------------------------


def ladder(height: int) -> al.Model:
    """Three chains of bars on ball joints, side by side, with rods between them at every fifth bar."""
    model = al.Model("ladder")
    model.gravity((0, 0, -9.81))
    for side in range(3):
        above = model.ground.point(side, 0, 0)
        for k in range(height):
            bar = model.body(f"bar{k}_{side}", mass=1.0, inertia=[0.1, 0.1, 0.02])
            model.spherical(f"ball{k}_{side}", above, bar.point(0, 0, 0.5))
            above = bar.point(0, 0, -0.5)
            if side and k % 5 == 4:
                model.distance(f"rod{k}_{side}", model.bodies[f"bar{k}_{side - 1}"].point(), bar.point(), length=1.0)
    return model


def test_columns_of_a_deep_tree_are_worked_out_only_where_they_are_used():
    model = ladder(10)
    motions = tree_kinematics(model).motions
    al.derive(model, "newton-euler")
    assert not any("columns" in motion.__dict__ for motion in motions)
    al.derive(model, "lagrange")
    assert all("columns" in motion.__dict__ for motion in motions)


def planar_grid(n):
    """Columns of n hinged rods in a plane, n of them side by side, with rods across at every hinge."""
    model, rods = al.Model("grid"), {}
    for j, i in np.ndindex(n, n):
        rod = rods[i, j] = model.body(f"rod{i}_{j}", mass=1.0, inertia=0.1, plane="xy")
        above = rods[i - 1, j].point(0, -0.5) if i else model.ground.point(j, 0)
        model.revolute(f"hinge{i}_{j}", above, rod.point(0, 0.5))
        if j:
            model.distance(f"across{i}_{j}", rods[i, j - 1].point(0, -0.5), rod.point(0, -0.5), length=1.0)
    return model


def test_a_planar_grid_goes_by_the_coordinates_of_its_joints(monkeypatch):
    """It has a third of the speeds and of the constraints there, and an evaluation takes a third of the time."""
    asked = []

    def derive(model, method, **_):
        asked.append(method)
        raise AlembertError("is not derived here")

    monkeypatch.setattr(prepared_mechanism, "derive_with_gaps", derive)
    for model in (planar_grid(14), ladder(22)):
        with pytest.raises(AlembertError, match="not derived here"):
            al.simulate(model, 0.1)
    assert asked == ["lagrange", "newton-euler"]


def test_a_large_ladder_goes_by_absolute_coordinates():
    start = {"ball0_0.e0": np.cos(0.05), "ball0_0.e1": np.sin(0.05)}
    run = al.simulate(ladder(22), 0.02, initial=start, samples=4)
    assert run.eom.method == "newton-euler"
    assert run.constraint_error.max() < 1e-8
    assert np.ptp(run.energy) < 1e-6 * np.abs(run.potential_energy).max()
    assert np.abs(run["ball0_0.e1"]).max() > 0.01


def pinned_grid(n: int) -> al.Model:
    """Columns of hinged rods on a driven beam, in a plane, with rods across, a gear and a hinge that closes a loop."""
    model = al.Model("grid")
    model.gravity((0, -9.81, 0))
    s = model.coordinate("s")
    beam = model.body("beam", mass=1, inertia=1, plane="xy", position=(s + model.time**2, s**2), rotation=s / 3)
    rods: dict[tuple[int, int], al.Body] = {}
    for j, i in np.ndindex(n, 4 * n):
        rod = rods[i, j] = model.body(f"rod{i}_{j}", mass=1.0, inertia=0.1, plane="xy")
        above = rods[i - 1, j].point(0, -0.5) if i else beam.point(j, 0)
        model.revolute(f"hinge{i}_{j}", above, rod.point(0, 0.5), coordinate=f"a{i}_{j}")
        if i and j and i % 3 == 0:
            model.distance(f"across{i}_{j}", rods[i, j - 1].point(), rod.point(), length=1.0)
    model.constrain("gear", model.rate("a1_0") - 2 * model.rate("a2_1"))
    model.revolute("closing", rods[n, 0].point(0.5, 0), rods[n, 1].point(-0.5, 0), coordinate="b", cut=True)
    model.constrain("turn", model.joints["closing"].coordinate_symbols[0] - model.time)
    return model


@pytest.mark.parametrize("build", [lambda: ladder(14), lambda: pinned_grid(4)])
def test_constraints_at_the_level_of_bodies_are_those_in_coordinates(build, monkeypatch):
    """At random states: residuals, A, poses, velocities and cosines by the recursion are those of the formulas."""
    kinematics = tree_kinematics(build())
    formulas = ConstraintFunctions(kinematics)
    assert not formulas.is_large
    monkeypatch.setattr("alembert.assembly.constraint_functions.LARGE", 0)
    recursion = ConstraintFunctions(kinematics)
    assert isinstance(recursion.poses, BodyTable)
    point = np.random.default_rng(5).uniform(0.2, 1.0, len(formulas.arguments))
    fours = formulas.quadruples
    point[fours] /= np.linalg.norm(point[fours], axis=1, keepdims=True)
    here, there = formulas.at(point), recursion.at(point)
    pairs = [(here.positions, there.positions), (here.velocities, there.velocities)]
    pairs += [(here.A, there.A.toarray()), (here.N, there.N.toarray())]
    of_bodies = [functions.entries_of_body_rows(point[None]) for functions in (formulas, recursion)]
    shape = len(kinematics.rows), len(kinematics.body_speeds)
    pairs.append(tuple(coo_array((x.values, (x.rows, x.columns)), shape).toarray() for x in of_bodies))
    for name in ("poses", "body_velocity", "angles", "cosines"):
        pairs.append((getattr(formulas, name)(point), getattr(recursion, name)(point)))
    for expected, found in pairs:
        tolerance = 1e-12 * np.abs(expected).max(initial=1.0)  # some hundred roundings
        np.testing.assert_allclose(found, expected, rtol=0, atol=tolerance)


def _net_rods(side: int) -> list[list[int]]:
    """The knots of each rod of a net hung up at its upper edge, in a plane."""
    pairs = [(i * side + j, k) for i, j in np.ndindex(side, side) for k in (i * side + j - side, i * side + j - 1)]
    return [sorted(rod) for rod in pairs if rod[1] >= 0 and (rod[0] - rod[1] == side or rod[0] % side)]


def test_fronts_hold_each_entry_of_the_factor_and_few_zeros_beside():
    """Every entry stands in the panel of its column, what a front takes falls on rows of its parent, and zeros are few."""
    rods = _net_rods(12)
    found = sparsity([(k, k) for k in range(144)], rods, [False] * len(rods), 144)
    made = fronts(found.S)
    assert [front.first for front in made[1:]] == [front.end for front in made[:-1]]
    held = {(row, k) for f in made for k in range(f.first, f.end) for row in (*range(k + 1, f.end), *f.below)}
    assert held >= {(i, j) for i, row in enumerate(found.S) for j in row}
    assert len(held) < 1.5 * sum(map(len, found.S))
    for front in made:
        parent = next((f for f in made if front.below and f.first <= front.below[0] < f.end), None)
        assert not front.below or (parent and {*range(parent.first, parent.end), *parent.below} >= {*front.below})


def test_a_postorder_has_each_part_of_a_tree_side_by_side():
    order = postorder([4, 3, 3, 5, 5, -1, -1], [1, 1, 2, 3, 1, 0, 0])
    assert order == [0, 4, 1, 2, 3, 5, 6]


def test_a_net_whose_rods_stand_askew_falls_as_a_dense_solution_says():
    """Particles of other masses on rods, none at right angles: M r'' = m g + A^T lambda, A r'' = 0 by NumPy."""
    side, gravity = 9, np.array([0.3, 0.2, -9.81])
    across, down = np.array([0.9, 0.3, 0.1]), np.array([0.3, 0.1, -0.9])
    across, down = across / np.linalg.norm(across), down / np.linalg.norm(down)
    places = {(i, j): j * across + i * down for i in range(-1, side) for j in range(side)}
    model, start, knots, rows = al.Model("net"), {}, {}, []
    model.gravity(tuple(gravity))
    for i, j in np.ndindex(side, side):
        knots[i, j] = model.particle(f"p{i}_{j}", mass=1.0 + 0.2 * ((i + 2 * j) % 5))
        start |= {f"p{i}_{j}.{axis}": float(x) for axis, x in zip("xyz", places[i, j], strict=True)}
        above = knots[i - 1, j].point() if i else model.ground.point(*places[-1, j].tolist())
        model.distance(f"down{i}_{j}", above, knots[i, j].point(), length=1.0)
        rows.append(((i, j), (i - 1, j)))
        if j:
            model.distance(f"across{i}_{j}", knots[i, j - 1].point(), knots[i, j].point(), length=1.0)
            rows.append(((i, j), (i, j - 1)))
    found = al.simulate(model, 1e-6, initial=start, samples=1).acceleration(knots[side - 1, side - 1].point())[0]
    at = {knot: k for k, knot in enumerate(knots)}
    A = np.zeros((len(rows), side**2, 3))
    for row, (knot, other) in zip(A, rows, strict=True):
        row[at[knot]] = places[knot] - places[other]
        if other in at:
            row[at[other]] = -row[at[knot]]
    masses = np.repeat([1.0 + 0.2 * ((i + 2 * j) % 5) for i, j in knots], 3)
    A, free = A.reshape(len(rows), -1), np.tile(gravity, side**2)
    held = free - A.T @ np.linalg.solve(A / masses @ A.T, A @ free) / masses
    np.testing.assert_allclose(found, held[-3:], rtol=1e-9)  # a condition of some thousands, and rounding


# --- code that repeats ----------------------------------------------------------------------------------------------


def _ground_row(count: int) -> al.Model:
    """Pendulums in a row with springs between them, each at a place of its own, every seventh with another mass."""
    model = al.Model("row")
    stiffness = model.parameter("k", 20.0)
    model.gravity((0, -9.81, 0))
    before = None
    for k in range(count):
        bob = model.particle(f"bob{k}", mass=1.5 if k % 7 == 0 else 1.0, plane="xy")
        model.distance(f"rod{k}", model.ground.point(0.37 * k, 0), bob.point(), length=1.0)
        if before:
            model.spring(f"spring{k}", before.point(), bob.point(), stiffness=stiffness, length=0.37)
        before = bob
    return model


def _grouped(model: al.Model) -> tuple[MachineCode, MachineCode, int]:
    """The equations as they are compiled, the same without groups, and how many functions the groups have."""
    native = native_equations(al.derive(model, "lagrange"))
    formulas = native.formulas
    assert formulas is not None
    assert formulas.groups
    found = grouped_code(formulas.arguments, formulas.outputs, formulas.groups)
    return formulas(), machine_code(formulas.arguments, formulas.outputs), found.text.count("define internal")


@pytest.mark.parametrize("build", [lambda: n_four_bar(110), lambda: _ground_row(200)], ids=["four-bars", "row"])
def test_code_that_repeats_gives_what_code_written_out_gives(build):
    repeated, straight, functions = _grouped(build())
    states = np.random.default_rng(3).uniform(0.5, 1.5, (5, repeated.inputs))
    assert 0 < functions < 60
    np.testing.assert_allclose(
        repeated.rows(states), straight.rows(states), rtol=1e-12, atol=1e-12
    )  # sums in another order


def test_code_that_repeats_is_as_long_for_twice_as_many_bodies():
    assert _grouped(n_four_bar(110))[2] == _grouped(n_four_bar(220))[2]


def _hinged_chain(count: int) -> al.Model:
    """A chain of hinged bars in a plane, whose last one is tied to the ground by a rod at its corner."""
    model = al.Model("hinged chain")
    above = model.ground.point()
    for k in range(count):
        bar = model.body(f"bar{k}", mass=1.0, inertia=0.1, plane="xy")
        model.revolute(f"hinge{k}", above, bar.point(0.1, 0.5), coordinate=f"a{k}")
        above = bar.point(-0.1, -0.4)
    model.distance("rod", model.ground.point(3.0, 0.0), bar.point(0.3, -0.2), length=3.0)
    return model


def _places_of_bars(q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where the bars of the chain and the end of the rod are, as complex numbers in the plane, by sums of angles."""
    turned = np.exp(1j * np.cumsum(q))
    hinges = np.concatenate([[0.0], np.cumsum(turned * (-0.2 - 0.9j))[:-1]])
    places = hinges - turned * (0.1 + 0.5j)
    return places, places[-1] + turned[-1] * (0.3 - 0.2j)


@pytest.mark.parametrize("count", [31, 33, 70])
def test_angles_that_begin_anew_in_deep_trees_are_the_sums_that_they_were(count):
    """Poses, the mass matrix and the row of the rod by NumPy, from sums of angles and their derivatives."""
    random = np.random.default_rng(count)
    q, still = random.uniform(-0.3, 0.3, count), np.zeros(count)
    tree = al.compile(al.derive(_hinged_chain(count), "lagrange"))
    (places, end), angles = _places_of_bars(q), np.cumsum(q)
    poses = tree.poses(q)
    np.testing.assert_allclose(poses[:, :2], np.stack([places.real, places.imag], axis=1), atol=1e-12)
    np.testing.assert_allclose(poses[:, 3], np.cos(angles), atol=1e-13)

    # the rate of a place for a unit of the rate of an angle: i times the vector from its hinge
    hinges = np.concatenate([[0.0], np.cumsum(np.exp(1j * angles) * (-0.2 - 0.9j))[:-1]])
    J = np.tril(1j * (places[:, None] - hinges[None]))
    M = (J.conj().T @ J).real + 0.1 * np.minimum.outer(*[np.arange(count, 0, -1)] * 2)
    np.testing.assert_allclose(tree.mass_matrix(q), M, rtol=1e-12, atol=1e-10)
    row = (np.conj(end - 3.0) * 1j * (end - hinges)).real
    found = tree.constraint_matrix(q, still)[0]
    np.testing.assert_allclose(found / np.linalg.norm(found), row / np.linalg.norm(row), atol=1e-12)
