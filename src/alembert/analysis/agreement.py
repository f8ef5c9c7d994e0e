"""Do the five formulations agree? Accelerations and constraint forces of every body at random states, compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.analysis.arguments import check_whole
from alembert.assembly.assembler import Assembler, absolute_state
from alembert.assembly.constraint_rank import rows_of
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.description import TIME, Model
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, array
from alembert.expressions.evaluation import evaluate
from alembert.formulations import METHODS, derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.kinematics.free_bodies import body_mass_matrix
from alembert.mechanism import constrained, generalized_inverse, with_friction
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
TOLERANCE = 1e-9
STILL = 1e-10  # a sliding velocity below this part of the velocities is the rounding of none
WELL_CONDITIONED = 1e4  # a worse choice of independent speeds at a state costs more digits than are compared
TIE = 1e-6  # errors that differ by less than this part are equal, and the first is named: rounding decides nothing
TRIES = 30


@dataclass(frozen=True)
class Agreement:
    """The verdict: true where every formulation gives the same accelerations and constraint forces.

    Errors are relative to the largest acceleration and force of the state, the worst over all states.
    """

    methods: tuple[str, ...]
    accelerations: Mapping[str, float]
    forces: Mapping[str, float]
    worst: float
    worst_method: str
    worst_body: str
    worst_state: Mapping[str, float] = field(repr=False)
    states: int
    tolerance: float

    def __bool__(self) -> bool:
        return self.worst < self.tolerance

    def __str__(self) -> str:
        head = f"{'formulation':<16}{'accelerations':>16}{'constraint forces':>20}"
        rows = [f"{m:<16}{self.accelerations[m]:>16.1e}{self.forces[m]:>20.1e}" for m in self.methods]
        verdict = "agree" if self else "DISAGREE"
        place = "" if self else f" ({self.worst_method}, body {self.worst_body!r})"  # of rounding it says nothing
        end = (
            f"The formulations {verdict} at {self.states} random states: worst {self.worst:.1e}{place}, "
            f"tolerance {self.tolerance:.0e}."
        )
        return "\n".join([head, *rows, end])


def agree(
    model: Model,
    methods: Sequence[str] | None = None,
    *,
    states: int = 10,
    tolerance: float = TOLERANCE,
    parameters: Mapping[str, float] | None = None,
    seed: int = 0,
) -> Agreement:
    """Compare the formulations at random states that obey the constraints.

    >>> from alembert.examples import rolling_disk
    >>> report = agree(rolling_disk())
    >>> bool(report), report.worst < 1e-12
    (True, True)
    """
    if methods is not None and not (isinstance(methods, list | tuple) and methods):
        raise ModelError(f"agree: found methods={methods!r}; expected a list, of {', '.join(METHODS)}.")
    check_whole(states, "agree: found states", 1)
    check_whole(seed, "agree: found seed")
    if not isinstance(tolerance, float | int) or not tolerance > 0:
        raise ModelError(f"agree: found tolerance={tolerance!r}; expected a number greater than zero, as 1e-9.")
    names = tuple(methods or METHODS)
    valued = model.with_values(parameters) if isinstance(model, Model) and parameters is not None else model
    return compare({name: derive(valued, name) for name in names}, states, tolerance, seed)


def compare(
    records: Mapping[str, EquationsOfMotion], states: int = 10, tolerance: float = TOLERANCE, seed: int = 0
) -> Agreement:
    """Compare given records of one model."""
    tree = tree_kinematics(next(iter(records.values())).model)
    assembler, random = Assembler(tree), np.random.default_rng(seed)
    inverted = [r.reduction for r in records.values() if r.reduction is not None]
    inverted += [tree.body_jacobian] if tree.speeds else []  # singular where Euler angles are at their pole
    conditions = [Table(assembler.arguments, matrix) for matrix in inverted]
    drawn = [_generic_state(assembler, random, conditions) for _ in range(states)]
    velocity = Table(assembler.arguments, tree.body_velocity)
    velocities = [velocity(_point(state, assembler.arguments)) for state in drawn]
    evaluated = [_Evaluated(eom) for eom in records.values()]
    found = [[e.at(state, assembler, v) for state, v in zip(drawn, velocities, strict=True)] for e in evaluated]
    masses = evaluate(body_mass_matrix(tree), assembler.parameters)
    return _verdict(tuple(records), drawn, np.array(found), tree, tolerance, masses)


def _generic_state(assembler: Assembler, random: np.random.Generator, conditions: Sequence[Table]) -> NumericState:
    """A random state at which the coordinates and the independent speeds of every record determine the motion well."""
    best, least = None, np.inf
    for _ in range(TRIES):
        state = assembler.random_state(random)
        point = _point(state, assembler.arguments)
        condition = max((float(np.linalg.cond(e(point))) for e in conditions), default=1.0)
        if best is None or condition < least:
            best, least = state, condition
        if condition < WELL_CONDITIONED:
            break
    assert best is not None
    return best


def _point(state: NumericState, symbols: Sequence[Expression]) -> Floats:
    return np.array([state.numbers[s] for s in symbols])


class _Evaluated:
    """One record as numeric functions of the state."""

    def __init__(self, eom: EquationsOfMotion) -> None:
        self.eom = eom
        inputs = [Symbol(s.name) for s in eom.inputs]
        parameters = [Symbol(name) for name in eom.model.values]
        self.arguments = [*eom.q, *eom.u, TIME, *inputs, *parameters]
        self._record = self._of([eom.M, eom.f, eom.A, eom.b, eom.c])
        self._motion = self._of([eom.body_motion.jacobian, eom.body_motion.bias])
        self._force = self._of(eom.constraint_force.parts)
        self._laws = [
            self._of([law.G, law.sliding, array([law.coefficient, law.smoothing]), *law.normal.parts])
            for law in eom.frictions
        ]

    def _of(self, parts: Iterable[Array]) -> Callable[[Floats], list[Floats]]:
        """The parts together, as one function."""
        listed = list(parts)
        table = Table(self.arguments, np.concatenate([x.reshape(-1) for x in listed]))
        ends = np.cumsum([x.size for x in listed])[:-1]

        def values(point: Floats) -> list[Floats]:
            found = zip(np.split(table(point), ends), listed, strict=True)
            return [numbers.reshape(x.shape) for numbers, x in found]

        return values

    def at(self, tree: NumericState, assembler: Assembler, velocity: Floats) -> tuple[Floats, Floats]:
        """X'' and the constraint force on all bodies."""
        absolute = self.eom.kinematics.kind == "absolute"
        state = absolute_state(tree, assembler, self.eom.kinematics) if absolute else tree
        point = _point(state, self.arguments)
        M, f, A, b, c = self._record(point)
        if not all(np.isfinite(x).all() for x in (M, f, A, b, c)):
            raise DerivationError(_no_number(self.eom, state))
        values = {s.name: x for s, x in assembler.parameters.items()}
        sizes = ConstraintValues(self.eom.kinematics, values).scales.speeds if len(A) else None
        laws = [law(point) for law in self._laws]
        C = np.vstack([np.zeros((0, len(f))), *(G for G, *_ in laws)]).T
        slips = [_slip(sliding, coefficient, velocity) for _, sliding, coefficient, *_ in laws]

        def solve(n: Floats) -> tuple[Floats, Any]:
            work = c + C @ _components(slips, n)
            if self.eom.method == "udwadia-kalaba":
                du, forces = generalized_inverse(M, f, A, b, work, sizes)
                reaction = forces.lagrange + forces.coulomb - work
                return du, rows_of(A, sizes).multipliers(reaction) if len(A) else np.zeros(0)
            return constrained(M, f + work, A, b, sizes)

        def lengths(du: Floats, lam: Floats, n: Floats) -> Floats:
            tau = _components(slips, n)
            return np.array([np.linalg.norm(_value(parts, du, lam, tau)) for _, _, _, *parts in laws])

        solution = with_friction(solve, lengths, len(laws))
        jacobian, bias = self._motion(point)
        u, tau = solution.accelerations, _components(slips, solution.normals)
        return jacobian @ u + bias, _value(self._force(point), u, solution.multipliers, tau)


def _slip(sliding: Floats, law: Floats, velocity: Floats) -> Floats:
    """The friction for a unit normal reaction, -coefficient s / |s|; none where something holds the parts together."""
    coefficient, smoothing = law
    size = float(np.linalg.norm(sliding))
    moves = size > STILL * max(1.0, np.abs(velocity).max(initial=0.0))
    return -coefficient * sliding / np.hypot(size, smoothing) if moves else np.zeros(len(sliding))


def _components(slips: Sequence[Floats], n: Floats) -> Floats:
    """The components of all friction forces for the given normal reactions."""
    return np.concatenate([np.zeros(0), *(slip * each for slip, each in zip(slips, n, strict=True))])


def _no_number(eom: EquationsOfMotion, state: NumericState) -> str:
    """Names the loads that have no number at a state."""
    names = []
    for name, load in eom.model.loads.items():
        slopes = [load.energy.diff(s) for s in load.energy.free_symbols] if load.energy is not None else []
        values = eom.kinematics.express_array(array([*load.expressions, *slopes]))
        if not np.isfinite(evaluate(values, state.numbers)).all():
            names.append(repr(name))
    return (
        f"The equations of {eom.model.name!r} have no number at a random state: {', '.join(names) or 'some term'} is not "
        "finite there. Write it so that it has a value at every position and velocity."
    )


def _value(parts: Sequence[Floats], du: Floats, lam: Floats, tau: Floats) -> Floats:
    P, S, K, constant = parts
    return np.asarray(P @ du + S @ lam + K @ tau + constant)


def _verdict(
    methods: tuple[str, ...],
    states: Sequence[NumericState],
    found: Floats,
    tree: Kinematics,
    tolerance: float,
    masses: Floats,
) -> Agreement:
    """The deviations of accelerations and forces, found (methods, states, 2, speeds), from those in the middle."""
    owners = [motion.body.name for motion in tree.motions for _ in motion.body.velocity_symbols]
    middle = np.median(found, axis=0)
    moved, forces = np.abs(middle[:, 0]), np.abs(middle[:, 1])
    heaviest = np.where(np.diag(masses) > 0, np.diag(masses), np.inf)
    turning = np.array([np.abs(state.speeds).max(initial=0.0) ** 2 for state in states])  # what may cancel to zero
    inertia = np.abs(middle[:, 0] @ masses.T).max(axis=1)
    sizes = [
        np.max([moved.max(axis=1), (forces / heaviest).max(axis=1), turning], axis=0),
        np.max([inertia, forces.max(axis=1), turning * masses.max()], axis=0),
    ]
    off = np.abs(found - middle) / np.maximum(np.array(sizes).T, 1e-12)[:, :, None]
    off = np.where(np.isfinite(off), off, np.inf)
    worst = off.max()
    in_order = off.transpose(1, 2, 0, 3)  # states first
    first = np.unravel_index(int((in_order >= (1 - TIE) * worst).argmax()), in_order.shape)
    state, _, method, k = map(int, first)
    accelerations, reactions = off.max(axis=(1, 3)).T.tolist()
    return Agreement(
        methods=methods,
        accelerations=dict(zip(methods, accelerations, strict=True)),
        forces=dict(zip(methods, reactions, strict=True)),
        worst=float(worst),
        worst_method=methods[method],
        worst_body=owners[k],
        worst_state={s.name: float(x) for s, x in states[state].numbers.items()},
        states=len(states),
        tolerance=tolerance,
    )
