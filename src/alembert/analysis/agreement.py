"""Do the five formulations agree? Accelerations and constraint forces of every body at random states, compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from alembert.analysis.exact_agreement import exact_deviations, sizes_of_motion
from alembert.assembly.assembler import Assembler, absolute_state
from alembert.assembly.constraint_rank import rows_of, without_rounding
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.description import Model
from alembert.description.named_numbers import GivenNumbers
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import Array, array
from alembert.expressions.evaluation import evaluate, sampled
from alembert.expressions.validation import check_whole
from alembert.formulations import METHODS, derive, in_mode
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.kinematics.free_bodies import body_mass_matrix
from alembert.mechanism import constrained, generalized_inverse, with_friction
from alembert.mechanism.constrained_solve import undetermined
from alembert.motion.settings import positive
from alembert.native.machine_code import Table
from alembert.presentation import Shown

TOLERANCE = 1e-9
STILL = 1e-10  # a sliding velocity below this part of the velocities is the rounding of none
WELL_CONDITIONED = (
    1e3  # a worse choice of independent speeds at a state costs, by its square, more digits than are compared
)
TIE = 1e-6  # errors that differ by less than this part are equal, and the first is named: rounding decides nothing
TRIES = 30
MOST_STATES = 10_000  # ten decide


@dataclass(frozen=True)
class Agreement(Shown):
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
    parameters: GivenNumbers = None,
    seed: int = 0,
    active: Sequence[str] | None = None,
) -> Agreement:
    """Compare the formulations at random states that obey the constraints.

    Of a model with unilateral constraints, in the mode in which those named in `active` are closed.

    >>> from alembert.examples import rolling_disk
    >>> report = agree(rolling_disk())
    >>> bool(report), report.worst < 1e-12
    (True, True)
    """
    if methods is not None and not (isinstance(methods, list | tuple) and methods):
        raise ModelError(f"agree: found methods={methods!r}; expected a list, of {', '.join(METHODS)}.")
    check_whole(states, "agree: found states", 1, MOST_STATES)
    check_whole(seed, "agree: found seed")
    positive(tolerance, "tolerance", "agree")
    names = tuple(methods or METHODS)
    found = in_mode(model, active, "agree")
    valued = found if parameters is None else found.with_values(parameters)
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
    found = np.array([_motions(eom, drawn, assembler) for eom in records.values()])
    masses = evaluate(body_mass_matrix(tree), assembler.parameters)
    decided = _decided(records, drawn, assembler, _deviations(drawn, found, masses), masses, tolerance)
    return _verdict(tuple(records), *decided, tree, tolerance)


def _generic_state(assembler: Assembler, random: np.random.Generator, conditions: Sequence[Table]) -> NumericState:
    """A random state at which the coordinates and the independent speeds of every record determine the motion well."""
    tried: list[tuple[float, NumericState]] = []
    while len(tried) < TRIES and not (tried and tried[-1][0] < WELL_CONDITIONED):
        state = assembler.random_state(random)
        point = np.array([state.numbers[s] for s in assembler.arguments])
        tried.append((max((float(np.linalg.cond(matrix(point))) for matrix in conditions), default=1.0), state))
    return min(tried, key=lambda one: one[0])[1]


def _motions(eom: EquationsOfMotion, states: Sequence[NumericState], assembler: Assembler) -> list[list[Floats]]:
    """X'' and the constraint force on all bodies, by one record, at each state."""
    if eom.kinematics.kind == "absolute":
        states = [absolute_state(state, assembler, eom.kinematics) for state in states]
    numbers = {s: np.array([state.numbers[s] for state in states]) for s in states[0].numbers}

    def at_each(parts: Iterable[Array]) -> list[list[Floats]]:
        tables = [sampled(part, numbers) for part in parts]
        return [[table[k] for table in tables] for k in range(len(states))]

    moved = eom.body_motion
    records = at_each([eom.M, eom.f, eom.A, eom.b, eom.c])
    bodies = at_each([moved.jacobian, moved.bias, moved.velocity])
    forces = at_each(eom.constraint_force.parts)
    frictions = [
        at_each([law.G, law.sliding, array([law.coefficient, law.smoothing]), *law.normal.parts])
        for law in eom.frictions
    ]
    values = {s.name: x for s, x in assembler.parameters.items()}
    scales = ConstraintValues(eom.kinematics, values).scales if eom.rows else None
    out = []
    for k, state in enumerate(states):
        if not all(np.isfinite(x).all() for x in records[k]):
            raise DerivationError(_no_number(eom, state))
        jacobian, bias, velocity = bodies[k]
        M, f, A, b, c = records[k]
        if scales is not None:
            A, b = without_rounding(A, b, scales)
        sizes = None if scales is None else scales.speeds
        try:
            solved = _solved(eom.method, (M, f, A, b, c), [law[k] for law in frictions], velocity, sizes)
            out.append([jacobian @ solved[0] + bias, _value(forces[k], *solved)])
        except DerivationError:  # to be decided by more digits
            out.append([np.full(len(bias), np.nan), np.full(len(bias), np.nan)])
    return out


def _solved(
    method: str, record: Sequence[Floats], laws: Sequence[Sequence[Floats]], velocity: Floats, sizes: Floats | None
) -> tuple[Floats, Floats, Floats]:
    """u', lambda and the components of all friction forces at one state."""
    M, f, A, b, c = record
    C = np.vstack([np.zeros((0, len(f))), *(G for G, *_ in laws)]).T
    slips = [_slip(sliding, coefficient, velocity) for _, sliding, coefficient, *_ in laws]

    def components(n: Floats) -> Floats:
        return np.concatenate([np.zeros(0), *(slip * each for slip, each in zip(slips, n, strict=True))])

    def solve(n: Floats) -> tuple[Floats, Any]:
        work = c + C @ components(n)
        if method == "udwadia-kalaba":
            du, forces = generalized_inverse(M, f, A, b, work, sizes)
            reaction = forces.lagrange + forces.coulomb - work
            return du, rows_of(A, sizes).multipliers(reaction) if len(A) else np.zeros(0)
        return constrained(M, f + work, A, b, sizes)

    def lengths(du: Floats, lam: Floats, n: Floats) -> Floats:
        return np.array([np.linalg.norm(_value(parts, du, lam, components(n))) for _, _, _, *parts in laws])

    still = np.zeros(len(laws))
    known = [np.abs(x) for x in (*solve(still), components(still))] if laws else []
    unit = max((_value([np.abs(x) for x in parts], *known).max() for _, _, _, *parts in laws), default=0.0)
    solution = with_friction(solve, lengths, len(laws), unit)
    return solution.accelerations, solution.multipliers, components(solution.normals)


def _slip(sliding: Floats, law: Floats, velocity: Floats) -> Floats:
    """The friction for a unit normal reaction, -coefficient s / |s|; none where something holds the parts together."""
    coefficient, smoothing = law
    size = float(np.linalg.norm(sliding))
    moves = size > STILL * np.abs(velocity).max(initial=0.0)
    return -coefficient * sliding / np.hypot(size, smoothing) if moves else np.zeros(len(sliding))


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


def _deviations(states: Sequence[NumericState], found: Floats, masses: Floats) -> Floats:
    """How far accelerations and forces, found (methods, states, 2, speeds), are from those in the middle, of the largest."""
    middle = np.median(found, axis=0)
    sizes = np.array([sizes_of_motion(at, state, masses) for at, state in zip(middle, states, strict=True)])
    off = np.abs(found - middle) / np.maximum(sizes, 1e-12)[:, :, None]
    return np.where(np.isfinite(off), off, np.inf)


def _decided(
    records: Mapping[str, EquationsOfMotion],
    states: Sequence[NumericState],
    assembler: Assembler,
    off: Floats,
    masses: Floats,
    tolerance: float,
) -> tuple[Sequence[NumericState], Floats]:
    """The states and their deviations; what may be rounding is decided by sixty digits, until a disagreement is certain."""
    worst = off.max(axis=(0, 2, 3), initial=0.0)
    kept = [k for k in range(len(states)) if worst[k] < tolerance]
    for k in np.argsort(-worst, kind="stable")[: len(states) - len(kept)]:
        exactly = exact_deviations([*records.values()], states[k], assembler, masses)
        off[:, k] = off[:, k] if exactly is None else exactly
        kept.append(int(k))
        if off[:, k].max() >= tolerance:
            break
    if np.isinf(off[:, kept]).all(axis=(0, 2, 3)).any():
        raise undetermined()
    return [states[k] for k in sorted(kept)], off[:, sorted(kept)]


def _verdict(
    methods: tuple[str, ...], states: Sequence[NumericState], off: Floats, tree: Kinematics, tolerance: float
) -> Agreement:
    """The worst of the deviations (methods, states, 2, speeds)."""
    owners = [motion.body.name for motion in tree.motions for _ in motion.body.velocity_symbols]
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
