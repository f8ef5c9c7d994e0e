"""Alembert: the dynamics of constrained mechanical systems."""

from alembert.algebra import Vector, vector
from alembert.analysis import agree, classify, conserved, equilibria, hamiltonian, linearize, mobility, reduce
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
from alembert.files import load_model, save_model
from alembert.formulations import F2Q, M2Q, derive, joint_reactions
from alembert.inverse import inverse_dynamics
from alembert.model import Model
from alembert.native import compile
from alembert.rotations import Rotation, rotation
from alembert.sensitivities import sensitivities
from alembert.show import plot, save_html
from alembert.simulation import Event, simulate
from alembert.trajectory import Trajectory, load_run

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
    "rotation",
    "save_html",
    "save_model",
    "sensitivities",
    "simulate",
    "vector",
]
