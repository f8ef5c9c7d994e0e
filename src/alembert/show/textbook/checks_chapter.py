"""The last chapter: whether all formulations agree at random states, and what the mobility of the mechanism is."""

from __future__ import annotations

from alembert.analysis.agreement import Agreement
from alembert.analysis.mobility import Mobility
from alembert.formulations import METHODS
from alembert.kinematics import Kinematics
from alembert.show.formulas.latex_typesetting import decimal
from alembert.show.textbook.chapter import Chapter
from alembert.show.textbook.composing import Composer, comma_separated


class ChecksChapter(Chapter):
    """The agreement and the mobility, or the sentence that says why they could not be found."""

    text = "checks"

    def __init__(self, out: Composer, tree: Kinematics, found: tuple[Agreement, Mobility] | str) -> None:
        super().__init__(out, tree)
        self.failed = found if isinstance(found, str) else ""
        self.late = str(len(out.shape.late) or "")
        if not isinstance(found, str):
            self.agreement, mobility = found
            freedoms = mobility.degrees_of_freedom
            self.freedoms = f"{freedoms} {'degree' if freedoms == 1 else 'degrees'}"
            self.gruebler = str(mobility.gruebler)
            self.loops = comma_separated(mobility.loops)
            self.redundant = str(len(mobility.redundant) or "")
            self.not_unique = comma_separated(mobility.not_unique)
            self.states = str(self.agreement.states)
            self.worst, self.tolerance = _power(self.agreement.worst), _power(self.agreement.tolerance)

    def differences(self) -> None:
        """The largest differences of each formulation."""
        found = self.agreement
        rows = [
            (METHODS[m].title, f"${_power(found.accelerations[m])}$", f"${_power(found.forces[m])}$")
            for m in found.methods
        ]
        self.out.table(("Formulation", "Accelerations", "Constraint forces"), *rows)


def _power(value: float) -> str:
    return "0" if value == 0 else decimal(float(f"{value:.1e}"))
