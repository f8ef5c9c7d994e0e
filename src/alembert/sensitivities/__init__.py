"""Sensitivities: how a motion changes with initial values, parameters and inputs."""

from alembert.sensitivities.record import Sensitivities
from alembert.sensitivities.run import sensitivities

__all__ = ["Sensitivities", "sensitivities"]
