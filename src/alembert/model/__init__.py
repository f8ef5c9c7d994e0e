"""The Model and what it is made of."""

from alembert.model.model import Model
from alembert.model.registry import TIME, Constraint

__all__ = ["TIME", "Constraint", "Model"]
