"""Formulations compared with sixty digits, at states where floating point rounds more than is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np

from alembert.assembly.assembler import Assembler, absolute_state
from alembert.assembly.constraint_values import NumericState
from alembert.description.bodies import Body
from alembert.description.rotations import four_products
from alembert.errors import AssemblyError, DerivationError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, array, column
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import (
    CONTEXT,
    SIXTY_DIGITS,
    blurred,
    exact,
    floats,
    lengths,
    table,
)
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Kinematics
from alembert.mechanism.exact_accelerations import Known, closed, solutions

BLURS = 3  # looks at what the last digits of constants change
DOUBT = 10  # times what was seen so, a difference may be
SMALLEST = 1e-9  # of the largest component, what counts as a component
BLIND = 0.1  # of the largest component, a doubt that would hide what is wrong
ROUNDED = (
    "agree: the formulations cannot be compared, since the last digits of the numbers in their formulas decide the "
    "accelerations. Give masses and lengths that differ so much as parameters: their digits are kept."
)


def sizes_of_motion(motion: Floats, state: NumericState, masses: Floats) -> Floats:
    """How large accelerations and constraint forces (2, speeds) are at a state, also where they cancel to zero: (2,)."""
    moved, forces = np.abs(motion)
    heaviest = np.where(np.diag(masses) > 0, np.diag(masses), np.inf)
    turning = np.abs(state.speeds).max(initial=0.0) ** 2
    accelerations = [moved.max(), (forces / heaviest).max(), turning]
    return np.array([max(accelerations), max(np.abs(masses @ motion[0]).max(), forces.max(), turning * masses.max())])


def exact_deviations(
    records: Sequence[EquationsOfMotion], state: NumericState, assembler: Assembler, masses: Floats
) -> Floats | None:
    """How far accelerations and constraint forces of each record are from those in the middle (records, 2, speeds).

    They are parts of each component, less what the rounding of constants within the formulas explains; None where sixty
    digits cannot be had.
    """
    try:
        tree = closed(assembler, {s: _at_one_state(state.numbers[s]) for s in assembler.arguments}, 1)
        known = [_in_coordinates_of(eom.kinematics, tree, state, assembler) for eom in records]
        found = np.array([_motion(e, _exactly(at)) for e, at in zip(records, known, strict=True)])
        seeds = [np.random.default_rng(k) for k in range(BLURS)]
        around = np.array([[_motion(e, blurred(at, r)) for e, at in zip(records, known, strict=True)] for r in seeds])
    except (AssemblyError, KeyError):  # the state, or a function, is not known to so many digits
        return None
    middle = np.sort(found, axis=0)[len(found) // 2]
    doubt = DOUBT * np.abs(around - found).max(axis=(0, 1))
    most = sizes_of_motion(floats(middle), state, masses)[:, None]
    if (doubt > BLIND * most).any():
        raise DerivationError(ROUNDED)
    sizes = np.maximum(np.abs(middle), SMALLEST * most)
    return floats(np.maximum(np.abs(found - middle) - doubt, 0) / np.where(sizes > 0, sizes, 1))


def _at_one_state(number: float) -> Numbers:
    """A number at one state, with all its digits."""
    return np.array([exact(float(number))], dtype=object)


def _exactly(known: Known) -> Callable[[Array], Numbers]:
    return partial(table, Evaluation(known, 1, SIXTY_DIGITS))


def _motion(eom: EquationsOfMotion, numbers: Callable[[Array], Numbers]) -> Numbers:
    """X'' and the constraint force on all bodies by one record (2, speeds)."""
    du, lam, tau = solutions(eom, numbers, strict=True)[0]
    jacobian, bias = (numbers(part)[..., 0] for part in (eom.body_motion.jacobian, eom.body_motion.bias))
    P, S, K, constant = (numbers(part)[..., 0] for part in eom.constraint_force.parts)
    return np.array([jacobian @ du + bias, P @ du + S @ lam + K @ tau + constant])


def _in_coordinates_of(kinematics: Kinematics, tree: Known, state: NumericState, assembler: Assembler) -> Known:
    """The numbers of a state of the tree in the coordinates of a record."""
    if kinematics.kind != "absolute":
        return tree
    rough = absolute_state(state, assembler, kinematics).numbers
    exactly, express = _exactly(tree), assembler.kinematics.express_array
    bodies = [motion.body for motion in kinematics.motions]
    angles = [body.angle for body in bodies if isinstance(body, Body) and body.motion_plane]
    plain = [
        s
        for s in (*(s for body in bodies for s in body.r if s != 0), *angles, *kinematics.body_speeds)
        if s not in tree
    ]
    known = {s: _at_one_state(x) for s, x in rough.items()} | tree
    known |= dict(zip(plain, exactly(express(column(plain))), strict=True))
    for body in bodies:
        if isinstance(body, Body) and not body.motion_plane and body.euler_parameters[0] not in tree:
            R = exactly(express(array(body.R)))[..., 0]
            known |= _euler_parameters(body.euler_parameters, R, rough)
    return known


def _euler_parameters(symbols: Sequence[Expression], R: Numbers, rough: Mapping[Expression, float]) -> Known:
    """Those of a rotation matrix to all digits, from rough ones: 4 p p^T takes these to a multiple of p."""
    p = four_products(R) @ np.array([CONTEXT.mpf(rough[s]) for s in symbols], dtype=object)
    return {s: np.array([x], dtype=object) for s, x in zip(symbols, p / lengths(p), strict=True)}
