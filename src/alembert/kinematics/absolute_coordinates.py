"""Absolute coordinates: every body has its own, and every joint is a set of constraints (Haug 1989)."""

from __future__ import annotations

from collections.abc import Iterable

from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.constraints import Residual
from alembert.description.rotations import euler_parameter_matrix, euler_parameter_rates
from alembert.expressions.algebra import Array, Expression, array, eye, jacobian, product, zeros
from alembert.kinematics.auxiliary_coordinates import carried_along
from alembert.kinematics.body_motion import Kinematics, Motion, known_columns
from alembert.kinematics.constraint_rows import constraint_residuals, joint_residuals, make_rows, placement_residuals
from alembert.kinematics.used_symbols import used_symbols


def absolute_kinematics(model: Model, extra: Iterable[Expression] = ()) -> Kinematics:
    """The kinematics of a model in absolute coordinates: r and Euler parameters, v and body-axis angular velocities."""
    q: list[Expression] = [Symbol(s.name) for s in model.own_coordinates]
    u = [rate_of(s) for s in q]
    rates, spins = list(u), []
    replacements: dict[Expression, Expression] = {}
    for body in model.bodies.values():
        spins += _append_body(body, q, u, rates, replacements)
    residuals = _residuals(model)
    angled = [b for b in model.bodies.values() if isinstance(b, Body)]
    used = used_symbols(model, residuals, extra)
    carried, more_rates = carried_along(model, model.joints.values(), angled, used, replacements)
    q, rates = [*q, *(s for group in carried for s in group.coordinates)], [*rates, *more_rates]
    places = {s: k for k, s in enumerate(u)}
    return Kinematics(
        model=model,
        kind="absolute",
        coordinates=tuple(q),
        speeds=tuple(u),
        coordinate_rates=array(rates),
        motions=tuple(_motion(body, places) for body in model.bodies.values()),
        replacements=replacements,
        rows=make_rows(model, residuals, replacements),
        spins=tuple(spins),
        loops=tuple(model.joints),
        tree=(),
        carried=carried,
    )


def _residuals(model: Model) -> list[tuple[str, Residual]]:
    placed = [r for body in model.bodies.values() if body.placement for r in placement_residuals(body)]
    return placed + joint_residuals(model, model.joints) + constraint_residuals(model)


def _append_body(
    body: Massive,
    q: list[Expression],
    u: list[Expression],
    rates: list[Expression],
    replacements: dict[Expression, Expression],
) -> list[tuple[int, int, int]]:
    """Add a body's coordinates, speeds and rates; a spatial body's rotation matrix becomes that of Euler parameters."""
    place = [s for s in body.r if s != 0]
    q += place
    rates += [rate_of(s) for s in place]
    u += body.velocity_symbols
    if not isinstance(body, Body):
        return []
    if body.plane:
        q.append(body.angle)
        rates.append(rate_of(body.angle))
        return []
    p = body.euler_parameters
    q += p
    rates += list(euler_parameter_rates(p, body.w))
    replacements |= zip(body.R.flat, euler_parameter_matrix(p).flat, strict=True)
    return [(len(u) - 3, len(u) - 2, len(u) - 1)]


def _motion(body: Massive, places: dict[Expression, int]) -> Motion:
    R: Array = eye(3)
    if isinstance(body, Body):
        R = body.R if body.plane else euler_parameter_matrix(body.euler_parameters)
    w = body.w if isinstance(body, Body) else zeros(3)
    own = body.velocity_symbols
    Jv = jacobian(body.v, own)
    moved = tuple(places[s] for s in own)
    columns = known_columns(moved, Jv, jacobian(w, own), product(R.T, Jv))
    return Motion(body, body.r, R, body.v, w, product(R.T, body.v), columns)
