"""Values of parameters to try: the model's own, others with the same zeros and equalities, and any others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from alembert.assembly.assembler import Assembler
from alembert.errors import AssemblyError
from alembert.formulations.equations_of_motion import EquationsOfMotion

NEARBY = 0.02  # closed mechanisms may fail to close for values that are further away


@dataclass(frozen=True)
class Draws:
    """The model's own values (numbers drawn for those that have none); others alike; any others. None: none close."""

    own: Mapping[str, float]
    alike: Mapping[str, float] | None
    other: Mapping[str, float] | None


def draws(eom: EquationsOfMotion, seed: int) -> Draws:
    """Values for a record's parameters."""
    random = np.random.default_rng(seed + 11)
    own = {k: float(random.uniform(0.6, 1.4)) if v is None else v for k, v in eom.model.values.items()}
    shape = _shaping(eom)
    groups = {(abs(v), k in shape) for k, v in own.items()}
    drawn = {group: _drawn(*group, random) for group in sorted(groups)}
    alike = {k: float(np.sign(v)) * drawn[abs(v), k in shape] for k, v in own.items()}
    other = {k: float(np.sign(v) or 1.0) * _drawn(abs(v) or NEARBY, k in shape, random) for k, v in own.items()}
    return Draws(own, _closing(eom, alike), _closing(eom, other))


def _shaping(eom: EquationsOfMotion) -> set[str]:
    """The parameters on which it depends whether a mechanism can close: those in its constraints on positions."""
    return {s.name for value in eom.Phi for s in value.free_symbols}


def _drawn(size: float, shapes: bool, random: np.random.Generator) -> float:
    """Near the size where a mechanism must close; else of order one, so that nothing is too small to be seen."""
    if size == 0:
        return 0.0
    return float(size * random.uniform(1 - NEARBY, 1 + NEARBY) if shapes else random.uniform(0.5, 1.5))


def _closing(eom: EquationsOfMotion, values: Mapping[str, float]) -> Mapping[str, float] | None:
    """The values if the mechanism can be assembled with them."""
    if not eom.kinematics.rows:
        return values
    try:
        Assembler(eom.kinematics, dict(values)).random_state(np.random.default_rng(0))
    except AssemblyError:
        return None
    return values
