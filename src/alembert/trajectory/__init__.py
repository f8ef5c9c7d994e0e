"""What a run gives back."""

from alembert.trajectory.reactions import Reaction
from alembert.trajectory.trajectory import State, Trajectory
from alembert.trajectory.work import Ledger

__all__ = ["Ledger", "Reaction", "State", "Trajectory"]
