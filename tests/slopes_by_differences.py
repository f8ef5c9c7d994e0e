"""States of any mechanism, and the exact slopes of its algorithms beside differences of their values."""

import numpy as np


def states(mechanism, count, seed=0):
    random = np.random.default_rng(seed)
    q = random.normal(size=(count, len(mechanism.eom.q)))
    for four in mechanism.eom.euler_parameters:
        q[:, four] /= np.linalg.norm(q[:, four], axis=1)[:, None]
    return q, *random.normal(size=(2, count, len(mechanism.eom.u)))


def along(mechanism, q, k):
    """q' for a unit of one speed, besides what moves by itself."""
    still = np.zeros((len(q), len(mechanism.eom.u)))
    unit = still.copy()
    unit[:, k] = 1.0
    return mechanism.rates(q, unit) - mechanism.rates(q, still)


def slope(function, step=1e-5):
    """By differences of sixth order."""
    near, next_one, far = (function(s * step) - function(-s * step) for s in (1, 2, 3))
    return (45 * near - 9 * next_one + far) / (60 * step)


def differ(found, expected, tolerance=2e-7):
    size = max(np.abs(expected).max(initial=0.0), 1.0)
    return np.abs(found - expected).max(initial=0.0) > tolerance * size


OF = {
    **dict.fromkeys(("center_of_mass", "gravity_forces", "mass_matrix", "poses", "jacobian", "point_positions"), 1),
    **dict.fromkeys(("bias", "coriolis", "energies", "momentum", "velocities"), 2),
    **dict.fromkeys(("reactions", "regressor"), 3),
}
"""What takes coordinates, what speeds too, what accelerations too."""


def check_derivatives(mechanism, of, states, names, point=None):
    """The exact slopes beside differences, along the state and parameters."""
    point = point or mechanism.eom.model.bodies[mechanism.bodies[-1]].point(0.1, -0.2, 0.3)
    points = {"jacobian": (point,), "point_positions": ([point],)}.get(of, ())
    found = mechanism.derivatives(of, *points, *states, along=names)

    def ask(*state, **rest):
        if of == "reactions":
            return np.stack([*mechanism.inverse_dynamics(*state, reactions=True, **rest)[1].values()], axis=-2)
        return getattr(mechanism, of)(*points, *state, **rest)

    def along_part(part, change):
        return slope(lambda h: ask(*(x + h * change if k == part else x for k, x in enumerate(states))), STEP)

    for k, unit in enumerate(np.eye(len(mechanism.eom.u))):
        parts = (found.coordinates, found.speeds, found.accelerations)
        changes = (along(mechanism, states[0], k), unit, unit)
        for j in range(len(states)):
            assert not differ(parts[j][..., k], along_part(j, changes[j]), EXACT), (of, k, j)
    for k, name in enumerate(names):
        value = mechanism.eom.model.values[name]
        expected = slope(lambda h, p=name, x=value: ask(*states, parameters={p: x + h}), STEP)
        assert not differ(found.parameters[..., k], expected, EXACT), (of, name)


STEP = 1e-3  # the sixth power of it is far below rounding, which it makes 1e-13 of numbers of size one
EXACT = 1e-9
