"""Inverse dynamics: the forces and torques for a wished motion."""

from alembert.inverse.dynamics import inverse_dynamics
from alembert.inverse.record import InverseDynamics

__all__ = ["InverseDynamics", "inverse_dynamics"]
