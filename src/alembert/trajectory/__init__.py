"""What a run gives back, and how it is saved and read again."""

from alembert.trajectory.journal import Journal
from alembert.trajectory.loading import load_run
from alembert.trajectory.reactions import Reaction
from alembert.trajectory.record import RunRecord
from alembert.trajectory.trajectory import State, Trajectory
from alembert.trajectory.work import Ledger

__all__ = ["Journal", "Ledger", "Reaction", "RunRecord", "State", "Trajectory", "load_run"]
