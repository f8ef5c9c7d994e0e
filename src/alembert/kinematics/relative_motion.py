"""The motion of a child relative to its parent, along a joint of the tree, whichever way the joint is walked."""

from __future__ import annotations

from alembert.description.bodies import Body
from alembert.expressions.algebra import Array, Expression, cross, product
from alembert.kinematics.joint_graph import Edge


def planar_turn(edge: Edge, body: Body) -> Expression:
    """The angle of a planar child relative to its parent."""
    assert edge.joint.rotation is not None
    angle = edge.joint.rotation.angle_about(body.normal)
    assert angle is not None
    return angle if edge.forward else -angle


def relative_rotation(edge: Edge) -> Array:
    """The rotation from parent to child."""
    R = edge.joint.rotation_array
    return R if edge.forward else R.T


def relative_spin(edge: Edge, relative: Array) -> Array:
    """The angular velocity of the child relative to the parent, in the child's axes."""
    w = edge.joint.relative_angular_velocity
    return w if edge.forward else -product(relative.T, w)


def relative_displacement(edge: Edge, relative: Array) -> tuple[Array, Array]:
    """The vector from the parent's point to the child's and its rate, in the parent's axes."""
    joint = edge.joint
    d, rate = joint.displacement, joint.displacement_rate
    if edge.forward:
        return d, rate
    # The child is the joint's first body: seen from the parent, R_a = R_b R^T and the vector is reversed. Its rate in
    # the parent's axes is relative (rate + w_ab x d) reversed, with w_ab the child's spin relative to the parent.
    w = -product(relative.T, joint.relative_angular_velocity)
    return -product(relative, d), -product(relative, rate + cross(w, d))
