"""Alembert: the dynamics of constrained mechanical systems."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from alembert.algebra import Vector, vector
from alembert.audit import AuditReport, audit
from alembert.constraints import CD, DP1, DP2, D, perpendicular_1, perpendicular_2
from alembert.equations import EquationsOfMotion
from alembert.errors import (
    AlembertError,
    AlembertWarning,
    AssemblyError,
    DerivationError,
    FileError,
    ModelError,
    SimulationError,
)
from alembert.formulations import F2Q, M2Q, derive, joint_reactions
from alembert.model import Model
from alembert.native import compile
from alembert.rotations import Rotation, rotation
from alembert.settings import Event
from alembert.simulation import simulate
from alembert.trajectory import Trajectory, load_run

if TYPE_CHECKING:
    from alembert.analysis import agree, classify, conserved, equilibria, linearize, reduce
    from alembert.analysis.hamiltonian import hamiltonian
    from alembert.analysis.mobility import mobility
    from alembert.files import load_model, save_model
    from alembert.inverse import inverse_dynamics
    from alembert.sensitivity import sensitivities
    from alembert.show import plot, report, save_html

# What not every program needs is imported when it is first asked for, so that the rest starts sooner.
_LATER = {
    "alembert.analysis": (
        "agree",
        "classify",
        "conserved",
        "equilibria",
        "hamiltonian",
        "linearize",
        "mobility",
        "reduce",
    ),
    "alembert.files": ("load_model", "save_model"),
    "alembert.inverse": ("inverse_dynamics",),
    "alembert.sensitivity": ("sensitivities",),
    "alembert.show": ("plot", "report", "save_html"),
}


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name in names:
            globals()[name] = getattr(import_module(module), name)
            return globals()[name]
    raise AttributeError(f"module 'alembert' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


__version__ = "0.1.0"

__all__ = [
    "CD",
    "DP1",
    "DP2",
    "F2Q",
    "M2Q",
    "AlembertError",
    "AlembertWarning",
    "AssemblyError",
    "AuditReport",
    "D",
    "DerivationError",
    "EquationsOfMotion",
    "Event",
    "FileError",
    "Model",
    "ModelError",
    "Rotation",
    "SimulationError",
    "Trajectory",
    "Vector",
    "agree",
    "audit",
    "classify",
    "compile",
    "conserved",
    "derive",
    "equilibria",
    "hamiltonian",
    "inverse_dynamics",
    "joint_reactions",
    "linearize",
    "load_model",
    "load_run",
    "mobility",
    "perpendicular_1",
    "perpendicular_2",
    "plot",
    "reduce",
    "report",
    "rotation",
    "save_html",
    "save_model",
    "sensitivities",
    "simulate",
    "vector",
]
