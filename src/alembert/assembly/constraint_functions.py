"""The constraints, poses and masses of one kinematics as functions of numbers: made once, for all values of parameters."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.tree_columns import TreeColumns
from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import column, zeros
from alembert.expressions.evaluation import evaluate
from alembert.kinematics import Kinematics
from alembert.kinematics.composite_bodies import is_deep, mass_matrix
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
KEPT = 16  # mechanisms whose functions are kept
LARGE = 200  # speeds and rows together from which matrices are sparse


class Matrix:
    """Where the entries of a matrix stand; a matrix of numbers is dense where it is small, else sparse."""

    def __init__(self, places: tuple[NDArray[np.intp], ...], shape: tuple[int, int], is_large: bool) -> None:
        self.places, self.shape, self.is_large = places, shape, is_large

    def __call__(self, entries: Floats) -> Any:
        """The matrix with the given entries."""
        if self.is_large:
            from scipy.sparse import csr_array  # slow to import, and only large models need it

            return csr_array((entries, self.places), shape=self.shape)
        out = np.zeros(self.shape)
        out[self.places] = entries
        return out


class Geometry(NamedTuple):
    """What the constraints give at one point: residuals of positions and velocities, and the entries of A and N."""

    positions: Floats
    velocities: Floats
    matrix: Floats
    rates: Floats


class ConstraintFunctions:
    """Every function takes one array of numbers for `arguments`: coordinates, speeds, time, inputs, parameters."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics = kinematics
        self.inputs = tuple(Symbol(s.name) for s in kinematics.model.inputs)
        self.parameters = tuple(Symbol(name) for name in kinematics.model.values)
        self.arguments = (*kinematics.coordinates, *kinematics.speeds, TIME, *self.inputs, *self.parameters)
        self.held = [k for k, row in enumerate(kinematics.rows) if row.position is not None]
        self.is_large = len(kinematics.rows) + len(kinematics.speeds) > LARGE
        rows, A, N = kinematics.rows, kinematics.constraint_entries, kinematics.rate_entries
        parts = [[rows[k].position for k in self.held], [row.velocity for row in rows]]
        parts += [[x for *_, x in matrix.entries] for matrix in (A, N)]
        ends = np.cumsum([0, *(len(part) for part in parts)])
        self._parts = [slice(int(a), int(b)) for a, b in pairwise(ends)]
        self._last: tuple[bytes, Geometry | None] = b"", None
        self._geometry = Table(self.arguments, column(x for part in parts for x in part))
        self.matrix, self.rates = (self._matrix(Table(self.arguments, matrix)) for matrix in (A, N))

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

    def _matrix(self, table: Table) -> Matrix:
        rows, columns = table.shape
        return Matrix(table.places, (rows, columns), self.is_large)

    def at(self, point: Floats) -> Geometry:
        """Phi (of the holonomic rows), A u + a, A and N in q' = N u + n0; those of the last point are kept."""
        key, (last, found) = point.tobytes(), self._last
        if found is None or key != last:
            values = self._geometry(point)
            found = Geometry(*(values[part] for part in self._parts))
            self._last = key, found
        return found

    # --- bodies -----------------------------------------------------------------------------------------------------

    @cached_property
    def _tree(self) -> TreeColumns | None:
        """The recursion, in a deep tree."""
        return TreeColumns(self.kinematics, self.arguments) if is_deep(self.kinematics) else None

    @cached_property
    def _mass(self) -> Table:
        return Table(self.arguments, mass_matrix(self.kinematics))

    def mass_matrix(self, point: Floats) -> Any:
        """B^T M B, the mass matrix of the speeds: by its formulas, in a deep tree by the recursion."""
        if self._tree is None:
            return self._matrix(self._mass)(self._mass.entries(point))
        M = self._tree.mass_matrix(point)
        return Matrix(np.nonzero(M), M.shape, True)(M[np.nonzero(M)]) if self.is_large else M

    @cached_property
    def _columns(self) -> Table:
        return Table(self.arguments, self.kinematics.body_columns)

    def body_entries(self, point: Floats) -> tuple[Any, Any, Floats]:
        """Rows, columns and values of B in X' = B u + X0'."""
        if self._tree is not None:
            return self._tree.body_entries(point)
        rows, columns = self._columns.places
        return rows, columns, self._columns.entries(point)

    @cached_property
    def body_velocity(self) -> Table:
        """X'."""
        return Table(self.arguments, self.kinematics.body_velocity)

    @cached_property
    def body_matrix(self) -> Table:
        """The coefficients of X' in the velocity residuals."""
        return Table(self.arguments, self.kinematics.body_constraint_entries)

    @cached_property
    def poses(self) -> Table:
        """r and R of every body, twelve numbers in a row."""
        out = zeros(len(self.kinematics.motions), 12)
        for k, motion in enumerate(self.kinematics.motions):
            out[k, :3] = motion.r
            out[k, 3:] = motion.R.reshape(9)
        return Table(self.arguments, out)

    def arms(self, parameters: Floats) -> Floats:
        """The arms of all joints, from the origins of their bodies (joints' ends, 3)."""
        ends = [p.arm for joint in self.kinematics.model.joints.values() for p in (joint.a, joint.b)]
        return evaluate(
            np.array(ends, dtype=object).reshape(-1, 3), dict(zip(self.parameters, parameters, strict=True))
        )

    @cached_property
    def alignments(self) -> list[tuple[str, Expression]]:
        """For every loop of tree coordinates the cosines that are one where its joint is closed the right way round."""
        kin, joints = self.kinematics, self.kinematics.model.joints
        loops = kin.loops if kin.kind != "absolute" else ()
        found = [(name, kin.express(cosine)) for name in loops for cosine in joints[name].alignments]
        return [(name, cosine) for name, cosine in found if cosine.free_symbols]

    @cached_property
    def cosines(self) -> Table:
        """Their values."""
        return Table(self.arguments, column(cosine for _, cosine in self.alignments))

    @cached_property
    def turning(self) -> NDArray[np.bool_]:
        """Which of the bodies' speeds X' are angular velocities."""
        bodies = [motion.body for motion in self.kinematics.motions]
        spins = {s for body in bodies if isinstance(body, Body) for s in set(body.velocity_symbols) - set(body.v)}
        return np.array([s in spins for s in self.kinematics.body_speeds], dtype=bool)

    @cached_property
    def angles(self) -> Table:
        """The angles of the planar bodies, with all the turns that they made."""
        kin = self.kinematics
        return Table(
            self.arguments, column(kin.replacements.get(body.angle, body.angle) for body in self.planar_bodies)
        )

    @cached_property
    def planar_bodies(self) -> list[Body]:
        """The bodies that move in a plane."""
        bodies = [motion.body for motion in self.kinematics.motions]
        return [body for body in bodies if isinstance(body, Body) and body.plane]


def constraint_functions(kinematics: Kinematics) -> ConstraintFunctions:
    """The functions of a kinematics; those of the last mechanisms are kept."""
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
