"""Many runs: one call for a whole ensemble, with the meaning of simulate for each of its runs.

`variations` says which values every run has, `outcomes` what is kept of it; `chunks` works out a part of the runs, and is the
task that threads and clusters are given. `ensemble` is the call, `ensemble_record` what it gives back.
"""

from alembert.motion.ensemble.ensemble import ensemble
from alembert.motion.ensemble.ensemble_record import Ensemble
from alembert.motion.ensemble.outcomes import final, first_time, integral, maximum, mean, minimum

__all__ = ["Ensemble", "ensemble", "final", "first_time", "integral", "maximum", "mean", "minimum"]
