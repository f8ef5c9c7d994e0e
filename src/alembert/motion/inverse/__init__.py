"""Inverse dynamics: the forces and torques for a wished motion."""

from alembert.motion.inverse.inverse_dynamics import inverse_dynamics
from alembert.motion.inverse.inverse_record import InverseDynamics

__all__ = ["InverseDynamics", "inverse_dynamics"]
