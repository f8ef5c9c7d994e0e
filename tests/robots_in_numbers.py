"""A robot in numbers by our algorithms, and by MuJoCo, in the same order of coordinates and speeds."""

import mujoco
import numpy as np

from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.mechanism import mechanism_of


def open_tree(model):
    """The model without what closes loops."""
    for name in [*model.constraints, *(joint.name for joint in model.joints.values() if joint.cut)]:
        model = model.without(name)
    return model


class Tree:
    """M, forces and accelerations of an open tree at a state."""

    def __init__(self, model):
        self.model = open_tree(model)
        self.mechanism = mechanism_of(articulated_bodies(self.model))
        self.q, self.u = ([s.name for s in symbols] for symbols in (self.mechanism.eom.q, self.mechanism.eom.u))

    def mass_matrix(self, q):
        return self.mechanism.mass_matrix(q)

    def needed(self, q, u, du):
        """Inverse dynamics without loads but gravity."""
        m = self.mechanism
        return m.mass_matrix(q) @ du + m.coriolis(q, u) @ u + m.gravity_forces(q)

    def loads(self, q, u, inputs):
        given = [*inputs, *[0.0] * (len(self.model.inputs) - len(inputs))]
        return self.needed(q, u, 0 * u) - self.mechanism.bias(q, u, inputs=given)

    def center(self, q):
        return self.mechanism.center_of_mass(q)


def quiet(path):
    """MuJoCo's model and data without contacts, limits, friction and equalities."""
    model = mujoco.MjModel.from_xml_path(str(path))
    flags = mujoco.mjtDisableBit
    for flag in (flags.mjDSBL_CONTACT, flags.mjDSBL_LIMIT, flags.mjDSBL_EQUALITY, flags.mjDSBL_FRICTIONLOSS):
        model.opt.disableflags |= flag
    model.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
    return model, mujoco.MjData(model)


def their_mass_matrix(model, data):
    M = np.zeros((model.nv, model.nv))
    mujoco.mj_fullM(model, data, M)
    return M


def close(found, expected, tolerance=1e-10):
    """Rounding in numbers of the size of the largest; the files have some ten bodies, so that 1e-10 is far above it."""
    expected = np.asarray(expected)
    return np.abs(np.asarray(found) - expected).max() <= tolerance * max(np.abs(expected).max(), 1e-300)
