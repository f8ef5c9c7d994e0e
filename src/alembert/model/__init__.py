"""The Model and what it is made of."""

from alembert.model.model import TIME, Constraint, Model

__all__ = ["TIME", "Constraint", "Model"]
