"""The start of a run with unilateral constraints: no gap is below zero, or assembly moves the bodies until none is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from alembert.assembly.constraint_values import CLOSED, ConstraintValues
from alembert.assembly.initial_state import initial_state
from alembert.description.named_numbers import by_name
from alembert.errors import AlembertError, ModelError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics import tree_kinematics
from alembert.mechanism.contact_modes import TOUCHING
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.run_start import GivenStart, RunStart, run_start


def contact_numbers(
    mechanism: Mechanism, parameters: Mapping[Expression, float], state: Floats, scale: float
) -> tuple[Floats, float]:
    """The restitution of each gap, and the length that a gap is small against."""
    if not mechanism.eom.contacts:
        return np.zeros(0), scale
    return _restitution(mechanism.eom, parameters), gap_length(mechanism, state, scale)


def _restitution(eom: Record, parameters: Mapping[Expression, float]) -> Floats:
    """The restitution of each gap, 0 to 1."""
    found = evaluate(column(law.restitution for law in eom.contacts), parameters)
    for law, value in zip(eom.contacts, found, strict=True):
        if not 0 <= value <= 1:
            raise ModelError(f"{law.owner!r}: found restitution={value:g}; expected a number from 0 to 1.")
    return found


def gap_length(mechanism: Mechanism, state: Floats, scale: float) -> float:
    """What a gap is small against: a length of the mechanism, if its joints or constraints have one, or of its coordinates."""
    eom, nq = mechanism.eom, len(mechanism.eom.q)
    own = float(np.abs(state[:nq][mechanism.native.is_length[:nq]]).max(initial=0.0))
    return max(scale, own) if eom.model.joints or eom.rows or not own else own


def start_apart(given: GivenStart) -> RunStart:
    """The start of a run, with every gap at zero or above: those below are closed by assembly, as far as `keep` allows."""
    begun = run_start(given)
    depths = _depths(given, begun)
    if not depths:
        return begun
    moved = _moved_out(given, begun, list(depths))
    if moved is not None:
        moved = _without_residues(moved, begun)
        begun = run_start(replace(given, initial={**by_name(given.initial, "initial"), **moved}))
    left = _depths(given, begun)
    if moved is None or left:
        listed = ", ".join(f"{label!r} by {depth:g}" for label, depth in (left or depths).items())
        raise ModelError(
            f"The initial state penetrates {listed}, and assembly cannot move the bodies out; expected gaps that are not "
            "negative. Start farther apart, or leave more of it to assembly (fewer names in keep)."
        )
    return begun


def _without_residues(moved: dict[str, float], begun: RunStart) -> dict[str, float]:
    """Zero where assembly cannot tell a coordinate from zero: what it leaves there is no length that a gap is small against."""
    before = dict(zip(begun.assembler.functions.places, begun.assembled.coordinates.tolist(), strict=False))
    sizes = {name: max(begun.assembler.scale, abs(before.get(name, 0.0))) for name in moved}
    return {name: 0.0 if abs(x) <= CLOSED * sizes[name] else x for name, x in moved.items()}


def _depths(given: GivenStart, begun: RunStart) -> dict[str, float]:
    """The gaps that are below zero by more than rounding, and how far."""
    eom, nq = given.mechanism.eom, len(given.mechanism.eom.q)
    if not eom.contacts:
        return {}
    names = {s.name: float(x) for s, x in given.parameters.items()}
    states = given.mechanism.states(begun.state[:nq], begun.state[nq:], given.time, list(given.inputs), names)
    found = states.evaluate(column([law.gap for law in eom.contacts]))[0]
    slopes = np.array([states.evaluate(law.G)[0] for law in eom.contacts])
    sizes = np.linalg.norm(slopes * states.run.array("inverse_lengths"), axis=1)
    corners = [law.label for law, size in zip(eom.contacts, sizes, strict=True) if not np.isfinite(size)]
    if corners:
        raise ModelError(
            f"The gap of {corners[0]!r} has a corner at the start: several points are as near, as where a disk is parallel "
            "to its plane, or a capsule to the axis of its cylinder. Expected one nearest point; tilt or shift the body a "
            "little."
        )
    length = gap_length(given.mechanism, begun.state, begun.assembler.scale)
    return {
        law.label: -float(gap)
        for law, gap, size in zip(eom.contacts, found, sizes, strict=True)
        if not gap >= -TOUCHING * length * size
    }


def _moved_out(given: GivenStart, begun: RunStart, closed: list[str]) -> dict[str, float] | None:
    """The coordinates with the named gaps closed, or None where that cannot be."""
    model = given.mechanism.eom.model
    kinematics = tree_kinematics(model.mode(closed), (gap.value for gap in model.gaps.values()))
    numbers = {s.name: x for s, x in begun.assembler.parameters.items()}
    try:
        found = initial_state(
            ConstraintValues(kinematics, numbers), given.initial, given.keep, given.time, given.inputs
        )
    except AlembertError:
        return None
    return dict(zip((s.name for s in kinematics.coordinates), found.coordinates.tolist(), strict=True))
