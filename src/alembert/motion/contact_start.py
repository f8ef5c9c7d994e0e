"""The start of a run with unilateral constraints: no gap is below zero, or assembly moves the bodies until none is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_values import ConstraintValues
from alembert.assembly.initial_state import initial_state
from alembert.errors import AlembertError, ModelError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics import tree_kinematics
from alembert.mechanism.contact_modes import TOUCHING
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_equations import lengths_among
from alembert.motion.run_start import RunStart, run_start
from alembert.motion.settings import by_name

Floats = NDArray[np.float64]


def contact_numbers(
    eom: Record, parameters: Mapping[Expression, float], state: Floats, scale: float
) -> tuple[Floats, float]:
    """The restitution of each gap, and the length that a gap is small against."""
    if not eom.contacts:
        return np.zeros(0), scale
    return _restitution(eom, parameters), gap_length(eom, state, scale)


def _restitution(eom: Record, parameters: Mapping[Expression, float]) -> Floats:
    """The restitution of each gap, 0 to 1."""
    found = evaluate(column(law.restitution for law in eom.contacts), parameters)
    for law, value in zip(eom.contacts, found, strict=True):
        if not 0 <= value <= 1:
            raise ModelError(f"{law.owner!r}: found restitution={value:g}; expected a number from 0 to 1.")
    return found


def gap_length(eom: Record, state: Floats, scale: float) -> float:
    """What a gap is small against: a length of the mechanism, if its joints or constraints have one, or of its coordinates."""
    nq = len(eom.q)
    own = float(np.abs(state[:nq][lengths_among(eom)[:nq]]).max(initial=0.0))
    return max(scale, own) if eom.model.joints or eom.rows or not own else own


def start_apart(
    mechanism: Mechanism,
    parameters: Mapping[Expression, float],
    inputs: Floats,
    initial: Mapping[Any, float] | None,
    keep: Iterable[Any],
    time: float,
) -> RunStart:
    """The start of a run, with every gap at zero or above: those below are closed by assembly, as far as `keep` allows."""
    given = mechanism, parameters, inputs
    begun = run_start(*given, initial, keep, time)
    if not mechanism.eom.contacts:
        return begun
    kept, depths = list(keep), _depths(mechanism, begun, parameters, inputs, time)
    if not depths:
        return begun
    moved = _moved_out(mechanism, begun, initial, kept, inputs, time, list(depths))
    if moved is not None:
        begun = run_start(*given, {**by_name(initial, "initial"), **moved}, kept, time)
    left = _depths(mechanism, begun, parameters, inputs, time)
    if moved is None or left:
        listed = ", ".join(f"{label!r} by {depth:g}" for label, depth in (left or depths).items())
        raise ModelError(
            f"The initial state penetrates {listed}, and assembly cannot move the bodies out; expected gaps that are not "
            "negative. Start farther apart, or leave more of it to assembly (fewer names in keep)."
        )
    return begun


def _depths(
    mechanism: Mechanism, begun: RunStart, parameters: Mapping[Expression, float], inputs: Floats, time: float
) -> dict[str, float]:
    """The gaps that are below zero by more than rounding, and how far."""
    eom, nq = mechanism.eom, len(mechanism.eom.q)
    names = {s.name: float(x) for s, x in parameters.items()}
    states = mechanism.states(begun.state[:nq], begun.state[nq:], time, list(inputs), names)
    found = states.evaluate(column([law.gap for law in eom.contacts]))[0]
    slopes = np.array([states.evaluate(law.G)[0] for law in eom.contacts])
    sizes = np.linalg.norm(slopes * states.run.array("inverse_lengths"), axis=1)
    length = gap_length(eom, begun.state, begun.assembler.scale)
    return {
        law.label: -float(gap)
        for law, gap, size in zip(eom.contacts, found, sizes, strict=True)
        if not gap >= -TOUCHING * length * size
    }


def _moved_out(
    mechanism: Mechanism,
    begun: RunStart,
    initial: Mapping[Any, float] | None,
    keep: list[Any],
    inputs: Floats,
    time: float,
    closed: list[str],
) -> dict[str, float] | None:
    """The coordinates with the named gaps closed, or None where that cannot be."""
    model = mechanism.eom.model
    kinematics = tree_kinematics(model.mode(closed), (gap.value for gap in model.gaps.values()))
    numbers = {s.name: x for s, x in begun.assembler.parameters.items()}
    try:
        found = initial_state(ConstraintValues(kinematics, numbers), initial, keep, time, inputs)
    except AlembertError:
        return None
    return dict(zip((s.name for s in kinematics.coordinates), found.coordinates.tolist(), strict=True))
