"""The formulations: siblings that never import each other, each from any model to the same record EquationsOfMotion.

Imports: all rooms down to assembly. A new formulation is one file that puts `formulation.formulation` on its function; what
several of them need (independent speeds, constraint forces, well-posedness) has modules of its own here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alembert.description import Model
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import symbol_names
from alembert.expressions.validation import check_flag
from alembert.formulations import lagrange, projection, udwadia_kalaba  # noqa: F401  - each adds itself to METHODS
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.formulation import METHODS, formulation
from alembert.formulations.kane import F2Q, M2Q
from alembert.formulations.newton_euler import JointReaction, joint_reactions
from alembert.formulations.well_posedness import check_determined

for _name in ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane"):  # in the order that people see
    METHODS[_name] = METHODS.pop(_name)

ALIASES = {"dalembert": "kane"}


def derive(
    model: Model,
    method: str = "lagrange",
    *,
    speeds: Mapping[str, Any] | None = None,
    coordinates: str | None = None,
    multipliers: bool = False,
    active: Sequence[str] | None = None,
) -> EquationsOfMotion:
    """The equations of motion of a model by one formulation.

    `speeds` (projection only) names the speeds to use and gives each as an expression linear in the velocities;
    `coordinates` (udwadia-kalaba only) is "absolute", as in the papers, or "joint". With `multipliers`, projection and
    kane keep all speeds and an explicit multiplier for each constraint, as the other formulations always do; without,
    they eliminate dependent speeds, and the equations are singular where the independent ones fail to be so. A model with
    unilateral constraints has modes: `active` names those that are closed, the others are open.

    >>> from alembert.examples import simple_pendulum
    >>> eom = derive(simple_pendulum(), "kane").simplified()
    >>> print(eom.mass_matrix, eom.forcing)
    Matrix([[ell**2*m]]) Matrix([[-ell*g*m*sin(theta)]])
    """
    model = in_mode(model, active, "derive")
    return derive_with_gaps(model, method, speeds=speeds, coordinates=coordinates, multipliers=multipliers)


def in_mode(model: Any, active: Sequence[str] | None, what: str) -> Model:
    """The model in one of its modes, where it has any: which one has to be said. `what` is the call that a person made."""
    if not isinstance(model, Model):
        raise ModelError(f"{what}: found {model!r}; expected a Model.")
    if active is None and not model.unilaterals:
        return model
    if active is None:
        listed = ", ".join(map(repr, model.gaps))
        raise ModelError(
            f"{what}: found the unilateral constraints {listed} in {model.name!r}, which open and close; expected one of its "
            "modes. Give active=[...], the names of those that are closed, where there is that option, or model.mode([...])."
        )
    return model.mode(active)


def derive_with_gaps(
    model: Model,
    method: str,
    *,
    speeds: Mapping[str, Any] | None = None,
    coordinates: str | None = None,
    multipliers: bool = False,
) -> EquationsOfMotion:
    """The same with the laws of the unilateral constraints, in the record's `contacts`, for all modes at once."""
    name = ALIASES.get(method, method) if isinstance(method, str) else ""
    if name not in METHODS:
        raise DerivationError(f"derive: found the method {method!r}; expected one of {', '.join(METHODS)}.")
    options = _options(model, name, speeds, coordinates, multipliers)
    check_ready(model)
    check_determined(model)
    return METHODS[name].derive(model.copy(), **options)


def _options(model: Model, name: str, speeds: Any, coordinates: Any, multipliers: bool) -> dict[str, Any]:
    """The options that were given, each by a formulation that takes it."""
    taken = METHODS[name].options
    given = {key: x for key, x in (("speeds", speeds), ("coordinates", coordinates)) if x is not None}
    for key in given:
        if key not in taken:
            those = " and ".join(repr(method) for method, known in METHODS.items() if key in known.options)
            raise DerivationError(f"{key}=: found the method {name!r}; expected {those}, which takes them.")
    if speeds is not None and (not isinstance(speeds, Mapping) or not speeds):
        raise DerivationError(
            f"Chosen speeds: found {speeds!r}; expected a mapping from names to expressions in velocities."
        )
    if coordinates not in (None, "absolute", "joint"):
        raise DerivationError(f"Found coordinates={coordinates!r}; expected 'absolute' or 'joint'.")
    check_flag(multipliers, "derive: found multipliers")
    model.check_speeds(speeds or {})
    if multipliers and "multipliers" in taken:
        if speeds:
            raise DerivationError("Found both chosen speeds and multipliers=True; expected one of them.")
        given["multipliers"] = True
    return given


def check_ready(model: Model) -> None:
    """Refuse an empty model, and own coordinates that place nothing."""
    if not model.bodies:
        raise ModelError(
            f"Model {model.name!r} is empty: found no body or particle; add one with model.body or model.particle."
        )
    placed = symbol_names(e for body in model.bodies.values() if body.placement for e in body.placement.expressions)
    for q in model.own_coordinates:
        if q.name not in placed:
            raise ModelError(
                f"The coordinate {q.name!r} places no body; use it in position= or rotation= of a body, or leave it out."
            )


__all__ = [
    "F2Q",
    "M2Q",
    "METHODS",
    "JointReaction",
    "check_ready",
    "derive",
    "derive_with_gaps",
    "formulation",
    "in_mode",
    "joint_reactions",
]
