"""What can be said of a model and its equations."""

from alembert.analysis.agreement import Agreement, agree, compare
from alembert.analysis.mobility import Mobility, mobility

__all__ = ["Agreement", "Mobility", "agree", "compare", "mobility"]
