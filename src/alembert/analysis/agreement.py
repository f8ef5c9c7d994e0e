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
from alembert.expressions.algebra import Array, Evaluator, array, evaluate
from alembert.formulations import METHODS, derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import tree_kinematics
from alembert.kinematics.free_bodies import body_mass_matrix
from alembert.mechanism import constrained, generalized_inverse, with_friction

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
    evaluated = {name: _Evaluated(eom) for name, eom in records.items()}
    model = next(iter(records.values())).model
    tree = tree_kinematics(model)
    assembler, random = Assembler(tree), np.random.default_rng(seed)
    velocities = Evaluator(tree.body_velocity, assembler.arguments)
    masses = evaluate(body_mass_matrix(tree), assembler.parameters)
    found = []
    inverted = [r.reduction for r in records.values() if r.reduction is not None]
    inverted += [tree.body_jacobian] if tree.speeds else []  # singular where Euler angles are at their pole
    conditions = [Evaluator(matrix, assembler.arguments) for matrix in inverted]
    for _ in range(states):
        state, point = _generic_state(assembler, random, conditions)
        found.append((state, {n: e.at(state, assembler, velocities(point)) for n, e in evaluated.items()}))
    return _verdict(tuple(records), found, masses, _owners(tree.motions), tolerance)


def _generic_state(
    assembler: Assembler, random: np.random.Generator, conditions: Sequence[Evaluator]
) -> tuple[NumericState, Floats]:
    """A random state at which the coordinates and the independent speeds of every record determine the motion well."""
    best: tuple[float, NumericState, Floats] | None = None
    for _ in range(TRIES):
        state = assembler.random_state(random)
        point = np.array([state.numbers[s] for s in assembler.arguments])
        condition = max((float(np.linalg.cond(e(point))) for e in conditions), default=1.0)
        if best is None or condition < best[0]:
            best = (condition, state, point)
        if condition < WELL_CONDITIONED:
            break
    assert best is not None
    return best[1], best[2]


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
        evaluators = [Evaluator(values, self.arguments) for values in parts]
        return lambda point: [evaluator(point) for evaluator in evaluators]

    def at(self, tree: NumericState, assembler: Assembler, velocity: Floats) -> tuple[Floats, Floats]:
        """X'' and the constraint force on all bodies."""
        absolute = self.eom.kinematics.kind == "absolute"
        state = absolute_state(tree, assembler, self.eom.kinematics) if absolute else tree
        point = np.array([state.numbers[s] for s in self.arguments])
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


def _owners(motions: Sequence[object]) -> list[str]:
    return [m.body.name for m in motions for _ in m.body.velocity_symbols]  # type: ignore[attr-defined]


def _verdict(
    methods: tuple[str, ...],
    found: Sequence[tuple[NumericState, Mapping[str, tuple[Floats, Floats]]]],
    masses: Floats,
    owners: list[str],
    tolerance: float,
) -> Agreement:
    errors = {name: [0.0, 0.0] for name in methods}
    worst: tuple[float, str, str, NumericState] = (-1.0, methods[0], owners[0], found[0][0])
    for state, results in found:
        middles = [np.median([results[m][kind] for m in methods], axis=0) for kind in (0, 1)]
        inertia = masses @ middles[0]
        light = np.where(np.diag(masses) > 0, np.diag(masses), np.inf)
        turning = float(np.abs(state.speeds).max(initial=0.0)) ** 2  # the size of accelerations that cancel to zero
        scales = [
            max(np.abs(middles[0]).max(), np.abs(middles[1] / light).max(), turning),
            max(np.abs(inertia).max(), np.abs(middles[1]).max(), turning * masses.max()),
        ]
        for kind, (middle, size) in enumerate(zip(middles, scales, strict=True)):
            scale = max(size, 1e-12)
            for m in methods:
                off = np.abs(results[m][kind] - middle) / scale
                off = np.where(np.isfinite(off), off, np.inf)
                k = int((off >= (1 - TIE) * off.max()).argmax())
                errors[m][kind] = max(errors[m][kind], float(off[k]))
                if off[k] > (1 + TIE) * worst[0]:
                    worst = (float(off[k]), m, owners[k], state)
    return Agreement(
        methods=methods,
        accelerations={m: errors[m][0] for m in methods},
        forces={m: errors[m][1] for m in methods},
        worst=worst[0],
        worst_method=worst[1],
        worst_body=worst[2],
        worst_state={s.name: float(x) for s, x in worst[3].numbers.items()},
        states=len(found),
        tolerance=tolerance,
    )
