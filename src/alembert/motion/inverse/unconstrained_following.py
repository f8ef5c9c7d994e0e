"""Open trees wished in all their coordinates: speeds from rates joint by joint, and the forces that the motion needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.description import TIME
from alembert.description.bodies import rate_of
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, derivative
from alembert.expressions.arrays import Array, column, jacobian, time_derivatives
from alembert.expressions.evaluation import sampled
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.kinematics.links import Link
from alembert.mechanism.mechanism import Mechanism, mechanism_of
from alembert.motion.inverse.constrained_following import Motion
from alembert.motion.inverse.prescribed_motion import Course


def chain_motion(
    tree: ArticulatedBodies, courses: Mapping[str, Course], times: Floats, numbers: Mapping[Expression, float]
) -> Motion:
    """Coordinates, speeds and accelerations from the wished coordinates with their rates."""
    _check_unit(tree, courses)
    speeds: dict[Expression, Floats] = {}
    for link in tree.links:
        speeds |= _speeds(link, courses, len(times), numbers)
    shape = (len(times), -1)
    q = np.array([courses[s.name][0] for s in tree.q]).T.reshape(shape)
    u = np.array([speeds[s] for s in tree.u]).T.reshape(shape)
    du = np.array([speeds[rate_of(s)] for s in tree.u]).T.reshape(shape)
    return Motion(times, q, u, du)


def _speeds(
    link: Link, courses: Mapping[str, Course], count: int, numbers: Mapping[Expression, float]
) -> dict[Expression, Floats]:
    """u and u' of one joint from q' = N u: plain where the speeds are the rates."""
    own = [courses[s.name] for s in link.coordinates]
    if tuple(link.coordinate_rates) == tuple(link.speeds):
        plain = zip(link.speeds, own, strict=True)
        return {s: x for u, c in plain for s, x in ((u, c[1]), (rate_of(u), c[2]))}
    known = {s: np.full(count, x) for s, x in numbers.items()} | {
        s: c[0] for s, c in zip(link.coordinates, own, strict=True)
    }
    rates = column(link.coordinate_rates)
    N = jacobian(rates, link.speeds)
    inverse = np.linalg.pinv(_over_times(N, known, count))
    first, second = (np.array([c[k] for c in own]).T for k in (1, 2))
    u = (inverse @ first[..., None])[..., 0]
    known |= dict(zip(link.speeds, u.T, strict=True))
    bias = _over_times(time_derivatives(rates, dict(zip(link.coordinates, rates, strict=True))), known, count)
    du = (inverse @ (second - bias)[..., None])[..., 0]
    return dict(zip(link.speeds, u.T, strict=True)) | {rate_of(s): x for s, x in zip(link.speeds, du.T, strict=True)}


def _check_unit(tree: ArticulatedBodies, courses: Mapping[str, Course]) -> None:
    """Euler parameters have the length one at all times."""
    for four in tree.euler_parameters:
        names = [tree.q[k].name for k in four]
        if np.abs(sum(np.square(courses[name][0]) for name in names) - 1).max() > 1e-8:
            raise ModelError(
                f"inverse_dynamics: found Euler parameters ({', '.join(names)}) whose squares do not add up to one; "
                "expected a rotation at every time."
            )


def _over_times(values: Array, known: Mapping[Expression, Floats], count: int) -> Floats:
    """Expressions at all times at once (times, *shape); `known` has a number for each symbol and time."""
    used = {s for e in values.flat for s in e.free_symbols}
    return sampled(values, {TIME: np.zeros(count), **{s: known[s] for s in used}})


# --- forces -----------------------------------------------------------------------------------------------------------


def chain_system(
    tree: ArticulatedBodies, motion: Motion, parameters: Mapping[str, float], inputs: bool
) -> tuple[Mechanism, Floats, Floats, tuple[Floats, ...]] | None:
    """The mechanism, the generalized forces that are missing without inputs (times, speeds), those of a unit of each input, and
    the forces by which these are measured.

    None where the inputs do not enter linearly.
    """
    if not _is_affine(tree):
        return None
    mechanism = mechanism_of(tree)
    q, u, du = motion.q, motion.u, motion.du
    rest: dict[str, Any] = {"time": motion.times, "parameters": parameters}
    needed = mechanism.inverse_dynamics(q, u, du, **rest)
    weight, inertia = mechanism.gravity_forces(q, **rest), mechanism.mass_matrix(q, **rest) @ du[..., None]
    slopes = -mechanism.inverse_dynamics_derivatives(q, u, du, **rest).inputs if inputs else np.zeros((*u.shape, 0))
    return mechanism, needed, slopes, (needed, weight, inertia[..., 0])


def _is_affine(tree: ArticulatedBodies) -> bool:
    """Whether the loads are linear in the inputs."""
    inputs = [Symbol(s.name) for s in tree.inputs]
    slopes = [derivative(e, s) for s in inputs for forces in tree.forces.values() for e in forces]
    return not any(set(inputs) & e.free_symbols for e in slopes)
