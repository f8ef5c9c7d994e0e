"""Numeric states that obey the constraints of one kinematics, for given values of the parameters."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from alembert.assembly.branch import Branch, scattered_state
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.description.bodies import Body
from alembert.description.rotations import euler_parameters_of
from alembert.expressions.algebra import Floats
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.kinematics.auxiliary_coordinates import coordinates_at


class Assembler(ConstraintValues):
    """Finds states of one kinematics that obey its constraints."""

    @cached_property
    def branch(self) -> Branch:
        """The branch of the drawn position; in absolute coordinates that of the tree's."""
        if self.kinematics.kind != "absolute":
            return Branch(self)
        tree = Assembler(tree_kinematics(self.kinematics.model), {s.name: x for s, x in self.parameters.items()})
        start = tree.branch.start
        state = tree.state(start.q, np.zeros(len(tree.kinematics.speeds)), start.rest)
        return Branch(self, absolute_state(state, tree, self.kinematics).coordinates)

    def random_state(self, random: np.random.Generator) -> NumericState:
        """A random state of the branch; an AssemblyError names the constraints that could not be closed."""
        return self.branch.state(random)

    def scattered_state(self, random: np.random.Generator, spread: float) -> NumericState:
        """A random state of any branch; angles are drawn from -spread to spread."""
        return scattered_state(self, random, spread)

    def closed(self, q: Floats, rest: Floats) -> Floats:
        """Coordinates near q that close the constraints, if the iteration gets there."""
        return Projection(self, rest).closed(q)[0]


def absolute_state(tree: NumericState, assembler: ConstraintValues, absolute: Kinematics) -> NumericState:
    """The same state in absolute coordinates: poses, X' and carried coordinates of a tree state."""
    point = assembler.point_of(tree)
    poses = assembler.poses(point)
    numbers = dict(tree.numbers)
    for motion in absolute.motions:
        body, (r, R) = motion.body, poses[motion.body.name]
        numbers |= {s: float(x) for s, x in zip(body.r, r, strict=True) if s != 0}
        if isinstance(body, Body) and not body.motion_plane and body.euler_parameters[0] not in numbers:
            numbers |= dict(zip(body.euler_parameters, map(float, euler_parameters_of(R)), strict=True))
    planar = assembler.functions.planar_bodies
    numbers |= {body.angle: float(x) for body, x in zip(planar, assembler.functions.angles(point), strict=True)}
    velocities = assembler.functions.body_velocity(point)
    numbers |= dict(zip(assembler.kinematics.body_speeds, map(float, velocities), strict=True))
    for joint in absolute.carried:
        if not all(q in tree.numbers for q in joint.coordinate_symbols):
            measured = coordinates_at(joint, poses, assembler.parameters)
            numbers |= dict(zip(joint.coordinate_symbols, map(float, measured), strict=True))
    q = np.array([numbers[s] for s in absolute.coordinates])
    u = np.array([numbers[s] for s in absolute.speeds])
    return NumericState(q, u, tuple(numbers), np.array(list(numbers.values())))
