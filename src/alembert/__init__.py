"""Alembert: the dynamics of constrained mechanical systems."""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from alembert import presentation
from alembert.errors import (
    AlembertError,
    AlembertWarning,
    AssemblyError,
    DerivationError,
    FileError,
    ModelError,
    SimulationError,
)

if TYPE_CHECKING:
    from alembert.analysis.agreement import agree
    from alembert.analysis.conservation import conserved
    from alembert.analysis.hamiltonian import hamiltonian
    from alembert.analysis.integrability import classify
    from alembert.analysis.linear import equilibria, linearize
    from alembert.analysis.mobility import mobility
    from alembert.analysis.routh import reduce
    from alembert.audit import AuditReport, audit
    from alembert.description import Model
    from alembert.description.constraints import CD, DP1, DP2, D, perpendicular_1, perpendicular_2
    from alembert.description.rotations import Rotation, rotation
    from alembert.description.viewing import Camera, View
    from alembert.expressions.vectors import Vector, vector
    from alembert.files import load, load_model, load_start, load_view, save_model
    from alembert.files.export import export
    from alembert.formulations import F2Q, M2Q, derive, joint_reactions
    from alembert.formulations.equations_of_motion import EquationsOfMotion
    from alembert.mechanism import compile
    from alembert.motion import Trajectory, load_run
    from alembert.motion.ensemble import ensemble, final, first_time, integral, maximum, mean, minimum
    from alembert.motion.inverse import inverse_dynamics
    from alembert.motion.inverse.inverse_kinematics import follow, inverse_kinematics
    from alembert.motion.sensitivity import sensitivities
    from alembert.motion.settings import Event
    from alembert.motion.simulation import simulate
    from alembert.motion.stepping import stepper
    from alembert.show import plot, report, save_html

# Where the public names are: each is imported when it is first asked for, so that a program pays for what it uses.
_LATER = {
    "alembert.analysis.agreement": ("agree",),
    "alembert.analysis.conservation": ("conserved",),
    "alembert.analysis.hamiltonian": ("hamiltonian",),
    "alembert.analysis.integrability": ("classify",),
    "alembert.analysis.linear": ("equilibria", "linearize"),
    "alembert.analysis.mobility": ("mobility",),
    "alembert.analysis.routh": ("reduce",),
    "alembert.audit": ("AuditReport", "audit"),
    "alembert.description": ("Model",),
    "alembert.description.constraints": ("CD", "DP1", "DP2", "D", "perpendicular_1", "perpendicular_2"),
    "alembert.description.rotations": ("Rotation", "rotation"),
    "alembert.description.viewing": ("Camera", "View"),
    "alembert.expressions.vectors": ("Vector", "vector"),
    "alembert.files.export": ("export",),
    "alembert.files": ("load", "load_model", "load_start", "load_view", "save_model"),
    "alembert.formulations": ("F2Q", "M2Q", "derive", "joint_reactions"),
    "alembert.formulations.equations_of_motion": ("EquationsOfMotion",),
    "alembert.mechanism": ("compile",),
    "alembert.motion": ("Trajectory", "load_run"),
    "alembert.motion.ensemble": ("ensemble", "final", "first_time", "integral", "maximum", "mean", "minimum"),
    "alembert.motion.inverse": ("inverse_dynamics",),
    "alembert.motion.inverse.inverse_kinematics": ("follow", "inverse_kinematics"),
    "alembert.motion.sensitivity": ("sensitivities",),
    "alembert.motion.settings": ("Event",),
    "alembert.motion.simulation": ("simulate",),
    "alembert.motion.stepping": ("stepper",),
    "alembert.show": ("plot", "report", "save_html"),
}

_FOLDERS = ("examples", "show")
"""The modules that people name whole: `alembert.examples.four_bar()`, `alembert.show.Ball(0.1)`."""

presentation.provide(
    {
        "HTML": "alembert.show.notebook:as_html",
        "Markdown": "alembert.show.notebook:as_markdown",
        "equations as text": "alembert.show.formulas.equation_text:as_text",
        "formula as text": "alembert.show.formulas.value_text:value_text",
        "linearization as text": "alembert.show.formulas.linear_text:as_text",
        "equations as LaTeX": "alembert.show.notebook:equations_latex",
        "report": "alembert.show.textbook:report",
        "plot": "alembert.show.plots:plot",
        "plot of an ensemble": "alembert.show.ensemble_plots:plot_ensemble",
        "page": "alembert.show.page:save_html",
        "page of an ensemble": "alembert.show.page.ensemble_page:save_ensemble_html",
        "film": "alembert.show.film:save_video",
        "code": "alembert.files.export:exported",
    }
)


class _Package(ModuleType):
    """The package: `alembert.audit` is the function, though the folder that it lives in has the same name."""

    @property
    def audit(self) -> Any:
        """The function; the import system, which would put the folder in its place, is not heard."""
        return getattr(import_module("alembert.audit"), "audit")  # noqa: B009

    @audit.setter
    def audit(self, folder: ModuleType) -> None:
        pass


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name in names:
            globals()[name] = getattr(import_module(module), name)
            return globals()[name]
    if name in _FOLDERS:
        return import_module(f"alembert.{name}")
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
    "Camera",
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
    "View",
    "agree",
    "audit",
    "classify",
    "compile",
    "conserved",
    "derive",
    "ensemble",
    "equilibria",
    "export",
    "final",
    "first_time",
    "follow",
    "hamiltonian",
    "integral",
    "inverse_dynamics",
    "inverse_kinematics",
    "joint_reactions",
    "linearize",
    "load",
    "load_model",
    "load_run",
    "load_start",
    "load_view",
    "maximum",
    "mean",
    "minimum",
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
    "stepper",
    "vector",
]
