"""The rigid-body algorithms of a mechanism as arrays: for one state or many, by name or in order, in native code.

    M(q) u' + bias(q, u, inputs) = forces,    bias = C(q, u) u + gravity_forces(q) - loads(q, u, inputs)

Forces and accelerations are along the speeds u. A closed loop is cut open here: its constraint forces count as forces.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from alembert.description import Model, name_rules
from alembert.description.bodies import Frame, Massive, Point
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import Array, column
from alembert.expressions.evaluation import evaluate
from alembert.expressions.validation import real_numbers
from alembert.formulations.articulated_bodies import ArticulatedBodies, articulated_bodies
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics.joint_graph import spanning_tree
from alembert.mechanism.native_equations import NativeEquations, arguments_of
from alembert.mechanism.tree_algorithms import TreeAlgorithms
from alembert.native import structures
from alembert.native.kernel import FLOAT64

INERTIAL = ("m", "mx", "my", "mz", "Jxx", "Jxy", "Jxz", "Jyy", "Jyz", "Jzz")
"""The inertial parameters of a body that forces are linear in: mass, first moments and inertia about its centre of mass."""


@dataclass(frozen=True)
class Derivatives:
    """The slopes of accelerations or forces (..., speeds, columns) along the state, inputs and parameters.

    Those along `coordinates` are along the motion that each speed makes, q' = N e_k: where the speeds are the rates of the
    coordinates, as with most joints, plain partial derivatives. `forces` are along the forces (of accelerations: the inverse
    of the mass matrix), or `accelerations` along the accelerations (of forces: the mass matrix).
    """

    coordinates: Floats
    speeds: Floats
    inputs: Floats
    parameters: Floats
    forces: Floats | None = None
    accelerations: Floats | None = None


class Algorithms:
    """What can be asked of a mechanism beside its equations; the base of Mechanism.

    Coordinates, speeds, accelerations, forces and inputs are arrays (numbers) in the order of the equations, arrays (states,
    numbers), or mappings from names to numbers or arrays (states), in which what is not named is zero (and a rotation none).
    """

    eom: Record
    native: NativeEquations
    varied: tuple[str, ...]

    # --- dynamics ---------------------------------------------------------------------------------------------------

    def forward_dynamics(self, coordinates: Any, speeds: Any, forces: Any = None, **rest: Any) -> Floats:
        """u' (speeds) under the loads, the inputs, and forces along the speeds besides; constraints are obeyed."""
        if not self.is_recursive:
            return self._constrained(coordinates, speeds, forces, rest)
        return self._ask(structures.FORWARD, coordinates, speeds, forces, **rest)[0]

    def inverse_dynamics(
        self, coordinates: Any, speeds: Any, accelerations: Any, *, reactions: bool = False, **rest: Any
    ) -> Any:
        """The forces along the speeds (speeds) that make the accelerations, besides loads and inputs.

        With `reactions`, also by the names of the joints the force and torque (6) that each, with its motor, exerts on the body
        that it carries, along the ground's axes; the torque is about the joint's point.
        """
        self._refuse_loops("inverse_dynamics", "al.inverse_dynamics(model, motion, drive=[...]) chooses among them")
        found, more = self._ask(structures.INVERSE, coordinates, speeds, accelerations, with_more=reactions, **rest)
        return (found, self._reactions(more, coordinates, rest.get("parameters"))) if reactions else found

    def bias(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The forces (speeds) that keep all speeds constant: M u' + bias = forces."""
        if not self.is_recursive:
            f, c = (self._formulas_of(part, coordinates, speeds, rest) for part in ("f", "c"))
            return -f - c
        return self._ask(structures.INVERSE, coordinates, speeds, **rest)[0]

    def mass_matrix(self, coordinates: Any, speeds: Any = None, **rest: Any) -> Floats:
        """M (speeds, speeds)."""
        if not self.is_recursive:
            return self._formulas_of("M", coordinates, speeds, rest)
        return self._square(structures.MASS, coordinates, None, rest)

    def coriolis(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """C (speeds, speeds), with which dM/dt - 2 C is skew: C u are the forces of the motion alone."""
        return self._square(structures.CORIOLIS, coordinates, speeds, rest)

    def gravity_forces(self, coordinates: Any, **rest: Any) -> Floats:
        """The forces (speeds) that hold all bodies at rest against gravity alone."""
        return self._ask(structures.GRAVITY, coordinates, None, **rest)[0]

    def regressor(self, coordinates: Any, speeds: Any, accelerations: Any, **rest: Any) -> Floats:
        """Y (speeds, 10 bodies): forces = Y @ inertial_parameters() for the motion and gravity, without loads and rotors."""
        found = self._ask(structures.REGRESSOR, coordinates, speeds, accelerations, **rest)[0]
        return found.reshape(*found.shape[:-1], len(self.eom.u), -1)

    def inertial_parameters(self, parameters: Mapping[str, float] | None = None) -> Floats:
        """The ten of each body that `regressor` is for, one body after the other: INERTIAL lists them."""
        code = self._open("inertial_parameters").code
        found = code.numbers(self.eom.model.numbers(parameters))
        J = found["inertia"].reshape(-1, 9)[:, [0, 1, 2, 4, 5, 8]]
        return np.hstack([found["mass"][:, None], np.zeros((len(J), 3)), J]).reshape(-1)

    # --- derivatives ------------------------------------------------------------------------------------------------

    def forward_dynamics_derivatives(
        self, coordinates: Any, speeds: Any, forces: Any = None, *, along: Sequence[str] = (), **rest: Any
    ) -> Derivatives:
        """The slopes of u' along coordinates, speeds, inputs, forces, and the parameters that `along` names."""
        return self._slopes(structures.FORWARD_SLOPES, coordinates, speeds, forces, along, "forces", rest)

    def inverse_dynamics_derivatives(
        self, coordinates: Any, speeds: Any, accelerations: Any, *, along: Sequence[str] = (), **rest: Any
    ) -> Derivatives:
        """The slopes of the forces along coordinates, speeds, inputs, accelerations, and the parameters that `along` names."""
        return self._slopes(structures.INVERSE_SLOPES, coordinates, speeds, accelerations, along, "accelerations", rest)

    def mass_matrix_derivatives(self, coordinates: Any, *, along: Sequence[str] = (), **rest: Any) -> Floats:
        """The slopes of M (speeds, speeds, speeds and parameters) along the motion of each speed and parameters."""
        q = self._given("coordinates", coordinates, self.eom.q)
        rows, n = np.atleast_2d(q), len(self.eom.u)
        units = np.vstack([np.zeros(n), np.eye(n)])
        many, wanted = np.repeat(rows, n + 1, axis=0), np.tile(units, (len(rows), 1))
        found = self.inverse_dynamics_derivatives(many, np.zeros_like(wanted), wanted, along=along, **rest)
        slopes = np.concatenate([found.coordinates, found.parameters], axis=2).reshape(len(rows), n + 1, n, -1)
        out = np.moveaxis(slopes[:, 1:] - slopes[:, :1], 1, 2)
        return out[0] if q.ndim == 1 else out

    # --- kinematics -------------------------------------------------------------------------------------------------

    @property
    def bodies(self) -> tuple[str, ...]:
        """The names of the bodies in the order of poses and velocities."""
        return tuple(motion.body.name for motion in self.eom.motions)

    def poses(self, coordinates: Any, speeds: Any = None, **rest: Any) -> Floats:
        """Position of the centre of mass and rotation matrix of every body (bodies, 12)."""
        return self._motion(coordinates, speeds, rest)[..., :12]

    def velocities(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The velocity of the centre of mass and the angular velocity of every body, in ground axes (bodies, 6)."""
        return self._motion(coordinates, speeds, rest)[..., 12:]

    def point_positions(self, points: Sequence[Any], coordinates: Any, **rest: Any) -> Floats:
        """Where points are (points, 3): points of bodies, or bodies, by themselves or by name, for their centres of mass."""
        if isinstance(points, str | Point | Frame) or not isinstance(points, Sequence):
            raise ModelError(f"point_positions: found {points!r}; expected a list of points or bodies.")
        motion = self._motion(coordinates, None, rest)
        places = [self._point("point_positions", point, rest.get("parameters")) for point in points]
        return np.stack([_placed(motion, body, arm) for body, arm in places], axis=-2)

    def jacobian(self, point: Any, coordinates: Any, **rest: Any) -> Floats:
        """The velocity of a point and the angular velocity of its body for a unit of each speed, in ground axes (6, speeds)."""
        body, arm = self._point("jacobian", point, rest.get("parameters"))
        tree = self._open("jacobian")
        question = tree.question(structures.JACOBIAN, rest.get("parameters"))
        question.native.chosen = -1 if body < 0 else self._links[body]
        question.arm[:] = arm
        found = self._ask(structures.JACOBIAN, coordinates, None, **rest)[0]
        found = found.reshape(*found.shape[:-1], 6, len(self.eom.u))
        return found[..., [3, 4, 5, 0, 1, 2], :]

    def center_of_mass(self, coordinates: Any, **rest: Any) -> Floats:
        """The centre of mass of all bodies (3)."""
        masses = self._masses(rest.get("parameters"))
        return np.asarray(masses @ self._motion(coordinates, None, rest)[..., :3] / masses.sum())

    def momentum(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The momentum of all bodies, and their angular momentum about the centre of mass of all (6)."""
        parameters = rest.get("parameters")
        motion, masses = self._motion(coordinates, speeds, rest), self._masses(parameters)
        r, R, v, w = np.split(motion, [3, 12, 15], axis=-1)
        R, center = R.reshape(*R.shape[:-1], 3, 3), np.asarray(masses @ r / masses.sum())
        turning = (R.mT @ w[..., None])[..., 0]
        spins = (R @ np.einsum("bij,...bj->...bi", self._inertias(parameters), turning)[..., None])[..., 0]
        p = masses[:, None] * v
        moments = spins + np.cross(r - center[..., None, :], p)
        return np.concatenate([p.sum(axis=-2), moments.sum(axis=-2)], axis=-1)

    # --- inside -----------------------------------------------------------------------------------------------------

    @property
    def is_recursive(self) -> bool:
        """Whether the recursion gives all numbers, or formulas do for what they have."""
        return isinstance(self.eom, ArticulatedBodies)

    @cached_property
    def tree(self) -> TreeAlgorithms | None:
        """The native algorithms, of the tree that is left where loops are cut; None in coordinates that are no tree's."""
        found = self.eom if isinstance(self.eom, ArticulatedBodies) else _cut_open(self.eom)
        return None if found is None else TreeAlgorithms(found, arguments_of(found), self.varied)

    @cached_property
    def _varied_trees(self) -> dict[tuple[str, ...], TreeAlgorithms]:
        return {}

    @cached_property
    def _links(self) -> list[int]:
        """The link of each body."""
        assert self.tree is not None
        index = {link.body.name: k for k, link in enumerate(self.tree.tree.links)}
        return [index[name] for name in self.bodies]

    def _open(self, what: str) -> TreeAlgorithms:
        if self.tree is None:
            raise ModelError(
                f"{what}: found equations of {self.eom.model.name!r} by {self.eom.method!r} in coordinates that are not those "
                "of its joints, or with parts that have no tree; expected the mechanism that compile(model) makes of "
                "a model of bodies and joints."
            )
        return self.tree

    def _refuse_loops(self, what: str, instead: str) -> None:
        if self.eom.rows:
            names = ", ".join(dict.fromkeys(self.eom.constraint_names))
            raise ModelError(
                f"{what}: found the constraints {names} in {self.eom.model.name!r}, which bear forces of their own, so that "
                f"those along the speeds are not determined; expected an open tree. {instead}."
            )

    def _ask(
        self,
        what: int,
        coordinates: Any,
        speeds: Any,
        others: Any = None,
        *,
        time: float = 0.0,
        inputs: Any = None,
        parameters: Mapping[str, float] | None = None,
        with_more: bool = False,
        tree: TreeAlgorithms | None = None,
    ) -> tuple[Floats, Floats | None]:
        """The answer, and what comes with it, for one state or rows of them."""
        question = (tree or self._open("This algorithm")).question(what, parameters)
        nq, nu, _ = question.sizes
        question.x[nq + nu] = time if time == 0.0 else name_rules.finite(time, "time")
        (own, along), still = question.shapes, question.still
        u = still if speeds is None else speeds
        if (
            inputs is None
            and _is_row(coordinates, own)
            and _is_row(u, along)
            and (others is None or _is_row(others, along))
        ):
            return question.one(coordinates, u, others, question.rest, with_more)
        eom = self.eom
        q = self._unchecked("coordinates", coordinates, eom.q)
        u = question.still if speeds is None else self._unchecked("speeds", speeds, eom.u)
        a = None if others is None else self._unchecked(_OTHERS.get(what, "accelerations"), others, eom.u)
        given = question.rest if inputs is None else self._unchecked("inputs", inputs, eom.inputs)
        if q.ndim == u.ndim == given.ndim == 1 and (a is None or a.ndim == 1):
            return question.one(q, u, a, given, with_more)
        return question.many(with_more, *together(q, u, a, given))

    def _square(self, what: int, coordinates: Any, speeds: Any, rest: Mapping[str, Any]) -> Floats:
        found = self._ask(what, coordinates, speeds, **rest)[0]
        return found.reshape(*found.shape[:-1], len(self.eom.u), len(self.eom.u))

    def _slopes(
        self, what: int, q: Any, u: Any, others: Any, along: Sequence[str], last: str, rest: Mapping[str, Any]
    ) -> Derivatives:
        self._refuse_loops("derivatives", "al.linearize(model, at=...) takes them along what the constraints allow")
        names = tuple(str(getattr(s, "name", s)) for s in ([along] if isinstance(along, str) else along))
        for name in names:
            if name not in self.eom.model.values:
                hint = name_rules.suggestion(name, self.eom.model.values)
                raise ModelError(f"derivatives: {name!r} is not a parameter of the model{hint}")
        base = self._open("derivatives")
        if names not in self._varied_trees:
            self._varied_trees[names] = TreeAlgorithms(base.tree, base.arguments, names)
        zeros = np.zeros(len(self.eom.u)) if others is None else others
        found, more = self._ask(what, q, u, zeros, with_more=True, tree=self._varied_trees[names], **rest)
        assert more is not None
        n, ni = len(self.eom.u), len(self.eom.inputs)
        table = found.reshape(*found.shape[:-1], n, -1)
        ends = (0, n, 2 * n, 2 * n + ni, table.shape[-1])
        parts = [table[..., a:b] for a, b in itertools.pairwise(ends)]
        return Derivatives(*parts, **{last: more.reshape(*more.shape[:-1], n, n)})

    def _motion(self, coordinates: Any, speeds: Any, rest: Mapping[str, Any]) -> Floats:
        """r, R, v, w of every body (bodies, 18)."""
        if not self.is_recursive:
            return self._formulas_of("body_motions", coordinates, speeds, rest)
        found = self._ask(structures.MOTION, coordinates, speeds, **rest)[0]
        return found.reshape(*found.shape[:-1], -1, 18)[..., self._links, :]

    def _formulas_of(self, name: str, coordinates: Any, speeds: Any, rest: Mapping[str, Any]) -> Floats:
        raise NotImplementedError

    def _constrained(self, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> Floats:
        raise NotImplementedError

    def _masses(self, parameters: Mapping[str, float] | None) -> Floats:
        return self._evaluated(column(m.body.mass for m in self.eom.motions), parameters)

    def _inertias(self, parameters: Mapping[str, float] | None) -> Floats:
        none = np.zeros((3, 3), dtype=int)
        tensors = [getattr(m.body, "J", none) for m in self.eom.motions]
        return self._evaluated(column(e for J in tensors for e in J.flat), parameters).reshape(-1, 3, 3)

    def _evaluated(self, values: Array, parameters: Mapping[str, float] | None) -> Floats:
        return evaluate(values, self.eom.model.numbers(parameters))

    def _point(self, what: str, point: Any, parameters: Mapping[str, float] | None) -> tuple[int, Floats]:
        """The index of the body (-1: the ground) and the arm from its centre of mass."""
        known = {"ground": -1} | {name: k for k, name in enumerate(self.bodies)}
        frame = point.frame if isinstance(point, Point) else point
        name = frame.name if isinstance(frame, Frame | Massive) else frame
        if not isinstance(name, str) or name not in known:
            hint = name_rules.suggestion(str(name), known)
            raise ModelError(f"{what}: found {point!r}; expected a point of a body, or a body{hint}")
        arm = self._evaluated(point.arm, parameters) if isinstance(point, Point) else np.zeros(3)
        return known[name], arm

    def _reactions(self, wrenches: Any, coordinates: Any, parameters: Mapping[str, float] | None) -> dict[str, Floats]:
        """From moments and forces at the centres of mass to forces and torques at the joints."""
        links = self._open("inverse_dynamics").tree.links
        poses = self.poses(coordinates, parameters=parameters)
        index = {name: k for k, name in enumerate(self.bodies)}
        found, out = wrenches.reshape(*wrenches.shape[:-1], -1, 6), {}
        for k, link in enumerate(links):
            R = poses[..., index[link.body.name], 3:].reshape(*poses.shape[:-2], 3, 3)
            arm = R @ self._evaluated(link.far, parameters)
            moment, force = found[..., k, :3], found[..., k, 3:]
            if link.joint is not None:
                out[link.joint] = np.concatenate([force, moment - np.cross(arm, force)], axis=-1)
        return out

    def _unchecked(self, what: str, values: Any, symbols: Sequence[Any]) -> Floats:
        """The same, where native code sees for itself whether the numbers are finite."""
        is_array = type(values) is np.ndarray and values.dtype == np.float64 and values.ndim < 3
        if is_array and values.shape[-1:] == (len(symbols),):
            return values
        return self._given(what, values, symbols)

    def _given(self, what: str, values: Any, symbols: Sequence[Any]) -> Floats:
        """One row of finite numbers or several, of the right length, by name or in order."""
        count = len(symbols)
        if isinstance(values, Mapping):
            return self._named(what, values, [s.name for s in symbols])
        found = real_numbers(values, what)
        if found.ndim not in (1, 2) or found.shape[-1] != count:
            listed = ", ".join(str(s) for s in symbols) or "none"
            raise ModelError(
                f"Found {what} of shape {found.shape}; expected {count} numbers ({listed}), or rows of them."
            )
        return found

    def _named(self, what: str, values: Mapping[Any, Any], names: Sequence[str]) -> Floats:
        given = {str(getattr(key, "name", key)): value for key, value in values.items()}
        for name in given:
            if name not in names:
                raise ModelError(f"{what}: the mechanism has no {name!r} there{name_rules.suggestion(name, names)}")
        lists = {k: real_numbers(np.atleast_1d(x), f"{what}: {k}") for k, x in given.items()}
        found = {k: x if np.ndim(given[k]) else x[0] for k, x in lists.items()}
        counts = {np.shape(x) for x in found.values() if np.ndim(x)}
        if len(counts) > 1 or any(len(shape) > 1 for shape in counts):
            raise ModelError(
                f"{what}: found arrays of shapes {sorted(counts)}; expected numbers, or arrays of one length."
            )
        out = np.zeros((*next(iter(counts), ()), len(names)))
        if what == "coordinates":
            for four in self.eom.euler_parameters:
                if not any(names[k] in found for k in four):
                    out[..., four[0]] = 1.0
        for name, value in found.items():
            out[..., names.index(name)] = value
        return out


def _is_row(values: Any, shape: tuple[int, ...]) -> bool:
    """Whether it is one row of the right length, which native code can take as it is."""
    return type(values) is np.ndarray and values.shape == shape and values.dtype == FLOAT64


_OTHERS = {structures.FORWARD: "forces", structures.FORWARD_SLOPES: "forces"}


def _placed(motion: Floats, body: int, arm: Floats) -> Floats:
    """r + R s, or s on the ground."""
    if body < 0:
        return np.broadcast_to(arm, (*motion.shape[:-2], 3))
    own = motion[..., body, :12]
    return np.asarray(own[..., :3] + own[..., 3:].reshape(*own.shape[:-1], 3, 3) @ arm)


def together(*parts: Floats | None) -> tuple[Any, ...]:
    """Rows of states: as many of each, where one row stands for all; the last part, inputs, may stay one row."""
    counts = {len(x) for x in parts if x is not None and x.ndim == 2}
    if len(counts) > 1:
        shapes = ", ".join(str(x.shape) for x in parts if x is not None)
        raise ModelError(f"Found arrays of shapes {shapes}; expected as many rows in each, or one row for all.")
    count = counts.pop() if counts else 1
    *states, inputs = (None if x is None else np.atleast_2d(x) for x in parts)
    rows = [None if x is None else np.ascontiguousarray(np.broadcast_to(x, (count, x.shape[1]))) for x in states]
    assert inputs is not None
    return (*rows, np.ascontiguousarray(inputs))


def _cut_open(eom: Record) -> ArticulatedBodies | None:
    """The recursive form of the model without what closes loops, if it has the same coordinates and speeds."""
    model: Model = eom.model
    try:
        for name in (*model.constraints, *model.unilaterals, *(spanning_tree(model).loops if model.bodies else ())):
            model = model.without(name)
        found = articulated_bodies(model)
    except ModelError:
        return None
    return found if found is not None and (found.q, found.u) == (eom.q, eom.u) else None
