"""Sensitivities: how a motion changes with initial values, parameters and inputs."""

from alembert.motion.sensitivity.sensitivities import sensitivities
from alembert.motion.sensitivity.sensitivity_record import Sensitivities

__all__ = ["Sensitivities", "sensitivities"]
