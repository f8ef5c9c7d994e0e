"""Sensitivities: how a motion changes with initial values, parameters and inputs."""

from alembert.sensitivity.record import Sensitivities
from alembert.sensitivity.run import sensitivities

__all__ = ["Sensitivities", "sensitivities"]
