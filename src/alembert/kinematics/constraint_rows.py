"""The constraint rows of a model at the level of bodies: general constraints, joints, and explicit poses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive
from alembert.description.constraints import Residual
from alembert.expressions.algebra import Expression, substitute, time_derivative
from alembert.expressions.arrays import dot
from alembert.kinematics.auxiliary_coordinates import measured_speeds
from alembert.kinematics.body_motion import Row
from alembert.kinematics.joint_graph import Graph

Owned = tuple[str, Residual]  # with the name of what it belongs to


def residuals_of(model: Model, graph: Graph) -> list[Owned]:
    """What a tree leaves to be kept at zero: explicit poses of free bodies, joints that close loops, constraints."""
    placed = [b for b in model.bodies.values() if b.placement and b.name not in graph.placed]
    joints = model.joints
    out = [(body.name, residual) for body in placed for residual in _placed(body)]
    out += [(name, residual) for name in graph.loops for residual in joints[name].residuals if residual.value != 0]
    return out + [(c.name, residual) for c in model.constraints.values() for residual in c.residuals]


def _placed(body: Massive) -> list[Residual]:
    """The explicit pose of a body as constraints: its position, and its axes along the given ones."""
    place = body.placement
    assert place is not None
    out = [Residual("CD", r - p) for r, p in zip(body.r, place.position, strict=True) if r != 0]
    if not isinstance(body, Body):
        return out
    if body.motion_plane:
        return [*out, Residual("angle", body.angle - place.angle)]
    given = place.rotation.array
    return out + [Residual("DP1", dot(given[:, i], body.R[:, j])) for i, j in ((0, 1), (1, 2), (2, 0))]


def make_rows(
    model: Model, residuals: Sequence[Owned], replacements: Mapping[Expression, Expression]
) -> tuple[Row, ...]:
    """The rows in the chosen coordinates: a position residual is differentiated with r' = v and R' = R skew(w).

    At the level of bodies the speeds of joints are turned into velocities of bodies, for the reactions.
    """
    rates = model.rates
    velocities = (
        {s for value in rates.values() for s in value.free_symbols} - set(rates) - set(map(Symbol, model.values))
    )
    moving = [bool(residual.value.free_symbols & velocities) for _, residual in residuals]
    found = [r.value if m else time_derivative(r.value, rates) for (_, r), m in zip(residuals, moving, strict=True)]
    measured = measured_speeds(model, {s for velocity in found for s in velocity.free_symbols})
    others = {s: value for s, value in measured.items() if s in replacements}  # speeds that are not chosen
    counts, seen = Counter(owner for owner, _ in residuals), Counter[str]()
    out = []
    for (owner, residual), moves, velocity in zip(residuals, moving, found, strict=True):
        seen[owner] += 1
        label = owner if counts[owner] == 1 else f"{owner} [{seen[owner]}]"
        position = None if moves else substitute(residual.value, replacements)
        said = residual.value, substitute(velocity, others)
        found_in = substitute(velocity, replacements), substitute(velocity, measured)
        out.append(Row(owner, label, position, *found_in, *said))
    return tuple(row for row in out if row.velocity != 0 or (row.position is not None and row.position != 0))
