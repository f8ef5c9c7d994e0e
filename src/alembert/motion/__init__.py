"""Motion: simulate, and what a run gives back; forces for a prescribed motion; derivatives of a motion.

Settings and inputs of a run, the Trajectory with its reactions, work and energies, saved whole or in pieces (`journal`). How a
name is read from a run is in `reading`, whatever the method that made it.
Imports: all rooms down to mechanism. A new way to give an input goes into `inputs`, a new integrator into native/source.
"""

from alembert.mechanism.reactions import Reaction
from alembert.motion.journal import Journal, load_run
from alembert.motion.run_record import RunRecord
from alembert.motion.trajectory import State, Trajectory
from alembert.motion.work import Ledger

__all__ = ["Journal", "Ledger", "Reaction", "RunRecord", "State", "Trajectory", "load_run"]
