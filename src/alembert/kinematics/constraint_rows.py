"""The constraint rows of a model at the level of bodies: general constraints, joints, and explicit poses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alembert.description import Model
from alembert.description.bodies import Body, Massive
from alembert.description.constraints import Residual
from alembert.expressions.algebra import Array, Expression, dot, substitute, time_derivative
from alembert.kinematics.body_motion import Row
from alembert.kinematics.used_symbols import measured_speeds

Replacements = Mapping[Expression, Expression]


def joint_residuals(model: Model, names: Iterable[str]) -> list[tuple[str, Residual]]:
    """The geometric constraints of the named joints, those identically zero left out."""
    joints = model.joints
    return [(name, r) for name in names for r in joints[name].residuals if r.value != 0]


def constraint_residuals(model: Model) -> list[tuple[str, Residual]]:
    """The general constraints."""
    return [(c.name, r) for c in model.constraints.values() for r in c.residuals]


def placement_residuals(body: Massive) -> list[tuple[str, Residual]]:
    """The explicit pose of a body as constraints: its position, and its axes along the given ones."""
    place = body.placement
    assert place is not None
    out = [Residual("CD", r - p) for r, p in zip(body.r, place.position, strict=True) if r != 0]
    if isinstance(body, Body):
        out += _placed_axes(body)
    return [(body.name, r) for r in out]


def _placed_axes(body: Body) -> list[Residual]:
    place = body.placement
    assert place is not None
    if body.plane:
        return [Residual("angle", body.angle - place.angle)]
    given: Array = place.rotation.array
    return [Residual("DP1", dot(given[:, i], body.R[:, j])) for i, j in ((0, 1), (1, 2), (2, 0))]


def make_rows(
    model: Model,
    residuals: Iterable[tuple[str, Residual]],
    replacements: Replacements,
) -> tuple[Row, ...]:
    """The rows in the chosen coordinates: a position residual is differentiated with r' = v and R' = R skew(w).

    At the level of bodies the speeds of joints are turned into velocities of bodies, for the reactions.
    """
    rates, velocities = model.rates, _velocity_symbols(model)
    listed = list(residuals)
    counts: dict[str, int] = {}
    for owner, _ in listed:
        counts[owner] = counts.get(owner, 0) + 1
    moving = [bool(residual.value.free_symbols & velocities) for _, residual in listed]
    found = [r.value if m else time_derivative(r.value, rates) for (_, r), m in zip(listed, moving, strict=True)]
    measured = measured_speeds(model, {s for velocity in found for s in velocity.free_symbols})
    seen: dict[str, int] = {}
    out = []
    for (owner, residual), moves, velocity in zip(listed, moving, found, strict=True):
        seen[owner] = seen.get(owner, 0) + 1
        label = owner if counts[owner] == 1 else f"{owner} [{seen[owner]}]"
        position = None if moves else substitute(residual.value, replacements)
        out.append(Row(owner, label, position, substitute(velocity, replacements), substitute(velocity, measured)))
    return tuple(row for row in out if row.velocity != 0 or (row.position is not None and row.position != 0))


def _velocity_symbols(model: Model) -> set[Expression]:
    return {s for value in model.rates.values() for s in value.free_symbols} - set(model.rates)
