"""The constraints, poses and masses of one kinematics as functions of numbers: made once, for all values of parameters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.tree_columns import BodyTable, TreeColumns
from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.description.contact_shapes import pieces, point_of
from alembert.expressions.algebra import ZERO, Expression, Floats, slopes
from alembert.expressions.arrays import Array, column, zeros
from alembert.expressions.evaluation import sampled
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.kinematics.auxiliary_coordinates import Poses, coordinates_at
from alembert.kinematics.composite_bodies import is_deep, mass_matrix
from alembert.native.machine_code import Table

KEPT = 16  # mechanisms whose functions are kept
LARGE = 200  # speeds and rows together from which matrices are sparse


def matrix(places: tuple[Any, ...], entries: Floats, shape: tuple[int, ...], is_large: bool) -> Any:
    """A matrix of numbers, dense or sparse, from the places of its entries; those at one place add up."""
    if is_large:
        from scipy.sparse import csr_array  # slow to import, and only large models need it

        return csr_array((entries, places), shape=shape)
    (rows, columns), (height, width) = places, shape
    return np.bincount(rows * width + columns, entries, height * width).reshape(shape)


@dataclass(frozen=True)
class Entries:
    """The entries of one matrix at many points, one after the other: of which point, row and column each is, and its value."""

    points: NDArray[np.intp]
    rows: NDArray[np.intp]
    columns: NDArray[np.intp]
    values: Floats
    count: int

    @staticmethod
    def at_same_places(rows: NDArray[np.intp], columns: NDArray[np.intp], values: Floats) -> Entries:
        """Of matrices with entries at the same places (points, entries)."""
        count = len(values)
        points = np.repeat(np.arange(count), values.shape[1])
        return Entries(points, np.tile(rows, count), np.tile(columns, count), values.reshape(-1), count)

    @staticmethod
    def of(matrices: Sequence[Any]) -> Entries:
        """Of matrices, dense or sparse."""
        from scipy.sparse import coo_array  # slow to import

        found = [coo_array(matrix) for matrix in matrices]
        points = np.repeat(np.arange(len(found)), [x.nnz for x in found])
        rows, columns = (np.concatenate([x.coords[k] for x in found]) for k in (0, 1))
        return Entries(points, rows, columns, np.concatenate([x.data for x in found]), len(found))

    def sums(self, index: NDArray[np.intp], size: int, values: Floats) -> Floats:
        """Sums of a value of each entry over all entries of a point with the same index (points, size), in their order."""
        found = np.bincount(self.points * size + index, values, self.count * size).reshape(self.count, size)
        return np.asarray(found, dtype=float)


class Geometry:
    """What the constraints give at one point: residuals of positions and velocities, A, and N in q' = N u + n0."""

    def __init__(self, functions: ConstraintFunctions, point: Floats) -> None:
        code, parts, self._tables = functions.geometry
        values = code(point)
        self.positions, self.velocities, *self._entries = (values[part] for part in parts)
        self._functions, self._point = functions, point

    @cached_property
    def A(self) -> Any:
        """The coefficients of the speeds in the velocity residuals."""
        if len(self._tables) == 2:
            return self._matrix(0)
        rows, columns = self._tables[2].places
        return self._matrix(0) + self._functions.along_speeds((rows, columns, self._entries[2]), self._point)

    @cached_property
    def N(self) -> Any:
        """N."""
        return self._matrix(1)

    def _matrix(self, k: int) -> Any:
        table = self._tables[k]
        return matrix(table.places, self._entries[k], table.shape, self._functions.is_large)


class ConstraintFunctions:
    """Every function takes one array of numbers for `arguments`: coordinates, speeds, time, inputs, parameters."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics = kinematics
        self.inputs = tuple(Symbol(s.name) for s in kinematics.model.inputs)
        self.parameters = tuple(Symbol(name) for name in kinematics.model.values)
        self.arguments = (*kinematics.coordinates, *kinematics.speeds, TIME, *self.inputs, *self.parameters)
        self.held = [k for k, row in enumerate(kinematics.rows) if row.position is not None]
        self.is_large = len(kinematics.rows) + len(kinematics.speeds) > LARGE
        self._tree = TreeColumns(kinematics, self.arguments) if is_deep(kinematics) else None
        self._at_bodies = self._tree if self.is_large else None
        self._last: tuple[bytes, Geometry | None] = b"", None

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of each coordinate and speed in a state, by name."""
        return {s.name: k for k, s in enumerate((*self.kinematics.coordinates, *self.kinematics.speeds))}

    @cached_property
    def zero(self) -> Floats:
        """The drawn position at rest: coordinates and speeds zero, all bodies turned by nothing."""
        out = np.zeros(len(self.places))
        out[self.quadruples[:, 0]] = 1.0
        out.flags.writeable = False
        return out

    @cached_property
    def quadruples(self) -> NDArray[np.intp]:
        """The places of each four coordinates that are Euler parameters."""
        return np.array(self.kinematics.euler_parameters, dtype=np.intp).reshape(-1, 4)

    # --- constraints ------------------------------------------------------------------------------------------------
    # The formulas are written in coordinates and speeds; those of a large, deep tree would grow as the square of its depth, so
    # there they stay at the level of bodies, and the recursion gives their numbers.

    def _table(self, values: Array | SparseMatrix) -> Table:
        return Table(self.arguments, values) if self._at_bodies is None else BodyTable(self._at_bodies, values)

    def _written(self, value: Expression) -> Expression:
        return self.kinematics.express(value) if self._at_bodies is None else value

    @cached_property
    def geometry(self) -> tuple[Table, list[slice], list[Table]]:
        """Phi (of the holonomic rows), A u + a and the entries of matrices, in one piece of code; its parts; the matrices.

        They are A and N; at the level of bodies the part of A that is not due to their velocities, N, and the
        coefficients of their velocities.
        """
        kin = self.kinematics
        if self._at_bodies is None:
            parts = [[kin.rows[k].position for k in self.held], [row.velocity for row in kin.rows]]
            matrices = [kin.constraint_entries, kin.rate_entries]
        else:
            rates = [row.residual_rate for row in kin.rows]
            parts = [[kin.rows[k].residual for k in self.held], rates]
            own, due = (sparse(slopes(rates, symbols), len(symbols)) for symbols in (kin.speeds, kin.body_speeds))
            matrices = [own, kin.rate_entries, due]
        parts += [[x for *_, x in entries.entries] for entries in matrices]
        ends = np.cumsum([0, *map(len, parts)])
        code = self._table(column(x for part in parts for x in part))
        return code, [slice(int(a), int(b)) for a, b in pairwise(ends)], [Table((), entries) for entries in matrices]

    def at(self, point: Floats) -> Geometry:
        """What the constraints give at a point; that of the last one is kept."""
        key, (last, found) = point.tobytes(), self._last
        if found is None or key != last:
            found = Geometry(self, point)
            self._last = key, found
        return found

    # --- at many points ---------------------------------------------------------------------------------------------

    def positions(self, points: Floats) -> Floats:
        """The residuals of the holonomic rows (points, rows)."""
        code, parts, _ = self.geometry
        return code.all_at(points)[:, parts[0]]

    def entries_of_rows(self, points: Floats) -> Entries:
        """Those of A."""
        return self._entries(points, 2, 0) if self._at_bodies is None else Entries.of([self.at(x).A for x in points])

    def entries_of_rates(self, points: Floats) -> Entries:
        """Those of N."""
        return self._entries(points, 3, 1)

    def _entries(self, points: Floats, part: int, matrix: int) -> Entries:
        code, parts, matrices = self.geometry
        rows, columns = matrices[matrix].places
        return Entries.at_same_places(rows, columns, code.all_at(points)[:, parts[part]])

    def entries_of_bodies(self, points: Floats) -> Entries:
        """Those of B."""
        if self._tree is not None:
            return Entries.of([self.body_columns(x) for x in points])
        rows, columns = self._columns.places
        return Entries.at_same_places(rows, columns, self._columns.many(points))

    def sizes_of_speeds(self, points: Floats, lengths: Floats) -> Floats:
        """The lengths of the columns of B, the rows of angular velocities times a length of each point (points, speeds)."""
        if self._tree is not None:
            return np.array([self._tree.sizes(x, length) for x, length in zip(points, lengths.tolist(), strict=True)])
        B = self.entries_of_bodies(points)
        weights = np.where(self.turning[B.rows], lengths[B.points], 1.0)
        return np.sqrt(B.sums(B.columns, len(self.kinematics.speeds), (B.values * weights) ** 2))

    def reach_of_speeds(self, points: Floats) -> Floats:
        """How fast each speed turns the body that it turns most, and how fast it moves one (2, points, speeds); the latter is
        that which it moves most where it turns none."""
        if self._tree is not None:
            return np.array([self._tree.reach(x) for x in points]).reshape(len(points), 2, -1).swapaxes(0, 1)
        B, out = self.entries_of_bodies(points), np.zeros((2, len(points), len(self.kinematics.speeds)))
        kinds = np.where(self.turning[B.rows], 0, 1)
        np.maximum.at(out, (kinds, B.points, B.columns), np.nan_to_num(np.abs(B.values), posinf=0.0))
        return out

    def entries_of_body_rows(self, points: Floats) -> Entries:
        """Those of the coefficients of X' in the velocity residuals."""
        if self.kinematics.body_speeds == self.kinematics.speeds:
            return self.entries_of_rows(points)
        rows, columns = self._body_matrix.places
        return Entries.at_same_places(rows, columns, self._body_matrix.many(points))

    # --- bodies -----------------------------------------------------------------------------------------------------

    @cached_property
    def _mass(self) -> Table:
        return Table(self.arguments, mass_matrix(self.kinematics))

    def mass_matrix(self, point: Floats) -> Any:
        """B^T M B, the mass matrix of the speeds: by its formulas, in a deep tree by the recursion."""
        if self._tree is None:
            return self._matrix(self._mass, point)
        *places, entries = self._tree.mass_entries(point)
        return matrix(tuple(places), entries, (len(self.kinematics.speeds),) * 2, self.is_large)

    def _matrix(self, table: Table, point: Floats) -> Any:
        return matrix(table.places, table.entries(point), table.shape, self.is_large)

    @cached_property
    def _columns(self) -> Table:
        return Table(self.arguments, self.kinematics.body_columns)

    def body_entries(self, point: Floats) -> tuple[Any, Any, Floats]:
        """Rows, columns and values of B in X' = B u + X0'."""
        if self._tree is not None:
            return self._tree.body_entries(point)
        return (*self._columns.places, self._columns.entries(point))  # type: ignore[return-value]

    def along_speeds(self, entries: tuple[Any, Any, Floats], point: Floats) -> Any:
        """C B for the entries of a matrix C of coefficients of X', at the level of bodies."""
        assert self._at_bodies is not None
        *places, values = self._at_bodies.products(point, entries)
        shape = len(self.kinematics.rows), len(self.kinematics.speeds)
        return matrix(tuple(places), values, shape, self.is_large)

    def body_columns(self, point: Floats) -> Any:
        """B."""
        *places, entries = self.body_entries(point)
        shape = len(self.kinematics.body_speeds), len(self.kinematics.speeds)
        return matrix(tuple(places), entries, shape, self.is_large)

    @cached_property
    def body_velocity(self) -> Table:
        """X'."""
        return self._table(column(map(self._written, self.kinematics.body_speeds)))

    @cached_property
    def _body_matrix(self) -> Table:
        kin = self.kinematics
        if self._at_bodies is None:
            return self._table(kin.body_constraint_entries)
        rows = slopes([row.body_velocity for row in kin.rows], kin.body_speeds)
        return self._table(sparse(rows, len(kin.body_speeds)))

    @cached_property
    def poses(self) -> Table:
        """r and R of every body, twelve numbers in a row."""
        out = zeros(len(self.kinematics.motions), 12)
        for k, motion in enumerate(self.kinematics.motions):
            known = motion if self._at_bodies is None else motion.body
            out[k, :3], out[k, 3:] = known.r, known.R.reshape(9)
        return self._table(out)

    def body_poses(self, point: Floats) -> Poses:
        """The position and rotation matrix of every body and of the ground."""
        out: Poses = {"ground": (np.zeros(3), np.eye(3))}
        for motion, row in zip(self.kinematics.motions, self.poses(point), strict=True):
            out[motion.body.name] = (row[:3], row[3:].reshape(3, 3))
        return out

    def carried(self, q: Floats, rest: Floats) -> Floats:
        """Unit Euler parameters, and the carried coordinates measured in the poses; `rest` is time, inputs, parameters."""
        q, fours = q.copy(), self.quadruples
        if len(fours):
            q[fours] /= np.linalg.norm(q[fours], axis=1, keepdims=True)
        if self.kinematics.carried:
            poses = self.body_poses(np.concatenate([q, np.zeros(len(self.kinematics.speeds)), rest]))
            numbers = dict(zip(self.parameters, rest[1 + len(self.inputs) :].tolist(), strict=True))
            values = [coordinates_at(joint, poses, numbers) for joint in self.kinematics.carried]
            q[len(q) - sum(map(len, values)) :] = np.concatenate(values)
        return q

    def arms(self, parameters: Floats) -> Floats:
        """For each row of parameters the lengths of the arms of all joints and curves, from the origins of their bodies."""
        return self._lengths(self._ends, parameters)

    def contact_arms(self, parameters: Floats) -> Floats:
        """The same of the shapes that meet, with their radii, and of ropes, with their lengths."""
        return self._lengths(self._contact_ends, parameters)

    def _lengths(self, vectors: Array, parameters: Floats) -> Floats:
        """The lengths of vectors of parameters, for each row of these (rows, vectors)."""
        found = sampled(vectors, dict(zip(self.parameters, parameters.T, strict=True)))
        ends = np.ascontiguousarray(np.broadcast_to(found, (len(parameters), *vectors.shape)))
        return np.ascontiguousarray(np.linalg.norm(ends, axis=2))  # sums in the same order for one row and for many

    @cached_property
    def _ends(self) -> Array:
        """The arms of all joints' ends, and of the ends of curves (ends, 3)."""
        model = self.kinematics.model
        found = [p.arm for joint in model.joints.values() for p in (joint.a, joint.b)]
        found += [end for foot in model.feet for end in foot.curve_ends]
        return np.array(found, dtype=object).reshape(-1, 3)

    @cached_property
    def _contact_ends(self) -> Array:
        """The arms of all corners of shapes, with radii, and of ropes, with lengths (ends, 3)."""
        found = []
        for part in self.kinematics.model.unilaterals.values():
            given = dict(part.given)
            for shape in (piece for key in "ab" if key in given for piece in pieces(given[key])):
                found += [point_of(shape).arm, (getattr(shape, "radius", ZERO), ZERO, ZERO)]
            found.append((given.get("length", ZERO), ZERO, ZERO))
        return np.array(found, dtype=object).reshape(-1, 3)

    @cached_property
    def alignments(self) -> list[tuple[str, Expression]]:
        """For every loop of tree coordinates the cosines that are one where its joint is closed the right way round."""
        kin, joints = self.kinematics, self.kinematics.model.joints
        loops = kin.loops if kin.kind != "absolute" else ()
        found = [(name, self._written(cosine)) for name in loops for cosine in joints[name].alignments]
        return [(name, cosine) for name, cosine in found if cosine.free_symbols]

    @cached_property
    def cosines(self) -> Table:
        """Their values."""
        return self._table(column(cosine for _, cosine in self.alignments))

    @cached_property
    def turning(self) -> NDArray[np.bool_]:
        """Which of the bodies' speeds X' are angular velocities."""
        bodies = [motion.body for motion in self.kinematics.motions]
        spins = {s for body in bodies if isinstance(body, Body) for s in set(body.velocity_symbols) - set(body.v)}
        return np.array([s in spins for s in self.kinematics.body_speeds], dtype=bool)

    @cached_property
    def angles(self) -> Table:
        """The angles of the planar bodies, with all the turns that they made."""
        return self._table(column(self._written(body.angle) for body in self.planar_bodies))

    @cached_property
    def planar_bodies(self) -> list[Body]:
        """The bodies that move in a plane."""
        bodies = [motion.body for motion in self.kinematics.motions]
        return [body for body in bodies if isinstance(body, Body) and body.motion_plane]


def constraint_functions(kinematics: Kinematics) -> ConstraintFunctions:
    """The functions of a kinematics, constraints of a recursive one written out; those of the last mechanisms are kept."""
    if kinematics.kind == "recursive" and kinematics.rows:
        kinematics = tree_kinematics(kinematics.model)
    return _kept(_Same(kinematics))


class _Same:
    """A kinematics, equal to another one of the same expressions whatever the values of its model's parameters."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics = kinematics
        model = kinematics.model
        self._parts = (kinematics.motions, kinematics.rows, kinematics.coordinate_rates)
        self._names = (*model.values, *(s.name for s in model.inputs))

    def __hash__(self) -> int:
        return hash(id(self.kinematics.motions))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Same) or self._names != other._names:
            return False
        return all(a is b for a, b in zip(self._parts, other._parts, strict=True))


@lru_cache(maxsize=KEPT)
def _kept(same: _Same) -> ConstraintFunctions:
    return ConstraintFunctions(same.kinematics)
