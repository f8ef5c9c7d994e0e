"""A robot in numbers by our recursion, and by MuJoCo, in the same order of coordinates and speeds."""

import mujoco
import numpy as np
from symengine import Symbol

from alembert.description import TIME
from alembert.description.bodies import rate_of
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.mechanism import mechanism_of
from alembert.motion.inverse.newton_euler_recursion import Recursion


def open_tree(model):
    """The model without what closes loops."""
    for name in [*model.constraints, *(joint.name for joint in model.joints.values() if joint.cut)]:
        model = model.without(name)
    return model


class Tree:
    """M, forces and accelerations of an open tree at a state."""

    def __init__(self, model):
        self.model = open_tree(model)
        self.tree = articulated_bodies(self.model)
        self.numbers = self.model.numbers()
        self.mechanism = mechanism_of(self.tree)
        self.q, self.u = [s.name for s in self.tree.q], [s.name for s in self.tree.u]

    def recursion(self, q, u, du, inputs=()):
        count = len(q)
        known = {s: np.full(count, x) for s, x in self.numbers.items()} | {TIME: np.zeros(count)}
        for symbols, table in ((self.tree.q, q), (self.tree.u, u), ([rate_of(s) for s in self.tree.u], du)):
            known |= dict(zip(symbols, np.asarray(table).T, strict=True))
        given = dict(zip([s.name for s in self.model.inputs], inputs, strict=False))
        known |= {Symbol(s.name): np.full(count, given.get(s.name, 0.0)) for s in self.model.inputs}
        out = Recursion(self.tree, known, count)
        out.outward()
        return out

    def mass_matrix(self, q):
        n = len(self.u)
        return self.recursion(np.tile(q, (n, 1)), np.zeros((n, n)), np.eye(n)).inertia(self.numbers).T

    def needed(self, q, u, du):
        """Inverse dynamics without loads but gravity."""
        found = self.recursion(q[None], u[None], du[None])
        return (found.inertia(self.numbers) - found.weight(self.numbers))[0]

    def loads(self, q, u, inputs):
        none = np.zeros((1, len(self.u)))
        return self.recursion(q[None], u[None], none, inputs).loads()[0]

    def center(self, q):
        none = np.zeros((1, len(self.u)))
        motions = self.recursion(q[None], none, none).motions
        masses = [float(link.body.mass) for link in self.tree.links]
        return sum(m * own.r[0] for m, own in zip(masses, motions, strict=True)) / sum(masses)


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
