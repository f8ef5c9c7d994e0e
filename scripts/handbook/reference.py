"""The API reference in Markdown, from the signatures and docstrings of the public names and the records they return."""

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import alembert as al

PAGES: Mapping[str, tuple[str, str, str]] = {
    "reference/model.md": (
        "Model",
        "A description with no equations in it. Lengths, masses and times are in the units that you choose.",
        "Model description.bodies.Body description.bodies.Particle description.bodies.Ground description.bodies.Point "
        "description.bodies.Axis description.joints.Joint Vector vector "
        "Rotation rotation load_model save_model",
    ),
    "reference/constraints.md": (
        "Geometric constraints",
        "Scalar conditions for `model.constrain`, after Haug 1989; each may be driven by a function of the time.",
        "DP1 DP2 D CD perpendicular_1 perpendicular_2",
    ),
    "reference/equations.md": (
        "Equations of motion",
        "From a model to equations, and what can be asked of them.",
        "derive EquationsOfMotion compile mechanism.mechanism.Mechanism joint_reactions "
        "formulations.JointReaction F2Q M2Q report show.textbook.derivation_report.Report "
        "agree analysis.agreement.Agreement mobility analysis.mobility.Mobility",
    ),
    "reference/simulation.md": (
        "Simulation",
        "From a model to its motion, and what a run knows.",
        "simulate Event Trajectory mechanism.reactions.Reaction motion.work.Ledger load_run "
        "motion.run_record.RunRecord plot save_html",
    ),
    "reference/analysis.md": (
        "Analysis",
        "Audit, constants of the motion, reduction, small motions, inverse problems.",
        "audit AuditReport audit.audit_report.Finding conserved analysis.conservation.Conserved "
        "analysis.conservation.Invariant "
        "reduce analysis.routh.Reduced hamiltonian analysis.hamiltonian.Hamiltonian classify "
        "analysis.integrability.Classification equilibria analysis.linear.equilibria.Equilibria "
        "analysis.linear.equilibria.Equilibrium linearize analysis.linear.linearization.Linearization "
        "analysis.linear.linearization.Mode inverse_dynamics motion.inverse.inverse_record.InverseDynamics sensitivities "
        "motion.sensitivity.sensitivity_record.Sensitivities",
    ),
    "reference/errors.md": (
        "Errors",
        "What goes wrong is told in one paragraph: what was found, what was expected, what to do.",
        "AlembertError ModelError AssemblyError DerivationError SimulationError FileError AlembertWarning",
    ),
}
CONSTRUCTED = {"Model", "Event"}  # what people make by calling the class; the others are handed to them
INNER = re.compile(r"^(_|[a-zA-Z]$|du$|lam$|make_|motions$|rows$|express$|kinematics$|is_short$|check_|as_record$)")
"""Members for those who extend the package, not for those who use it."""


def page(path: str) -> str:
    """One page of the reference."""
    title, words, names = PAGES[path]
    return f"# {title}\n\n{words}\n\n" + "\n".join(_entry(name) for name in names.split())


def find(name: str) -> Any:
    """A public name of the package, or `module.Class` of a record that a public function returns."""
    module, _, last = name.rpartition(".")
    return getattr(import_module(f"alembert.{module}") if module else al, last)


def _entry(name: str) -> str:
    thing, last = find(name), name.rpartition(".")[2]
    if not inspect.isclass(thing):
        return f"## {last}\n\n{_signature(thing, last)}\n{_prose(thing)}\n"
    made = _signature(thing, last) + "\n" if last in CONSTRUCTED else ""
    return f"## {last}\n\n{made}{_prose(thing)}\n{_members(thing, last)}"


def _members(kind: type, name: str) -> str:
    found = {k: inspect.getattr_static(kind, k) for k in dir(kind) if not INNER.match(k) and _is_ours(kind, k)}
    told = {f.name: f"`{f.type}`" for f in (fields(kind) if is_dataclass(kind) else ()) if not INNER.match(f.name)}
    told |= {k: _first(v) for k, v in found.items() if isinstance(v, property | cached_property)}
    rows = "".join(f"| `{k}` | {words.replace('|', chr(92) + '|')} |\n" for k, words in told.items())
    table = f"| value | |\n|---|---|\n{rows}\n" if rows else ""
    return table + "\n".join(_methods(found, name))


def _is_ours(kind: type, member: str) -> bool:
    owner = next(c for c in kind.__mro__ if member in vars(c))
    return owner.__module__.startswith("alembert")


def _methods(found: Mapping[str, Any], name: str) -> Iterator[str]:
    for member, value in found.items():
        if inspect.isfunction(value):
            signature = _signature(value, f"{name[0].lower()}{name[1:]}.{member}", bound=True)
            yield f"### {name}.{member}\n\n{signature}\n{_prose(value)}\n"


def _first(thing: Any) -> str:
    """The first sentence of a description, fit for a table."""
    return _prose(thing).partition("\n\n")[0].replace("\n", " ")


def _prose(thing: Any) -> str:
    """A docstring in Markdown: examples as code, and no underscores or stars that would be taken for emphasis."""
    parts = (inspect.getdoc(thing) or "").split("\n\n")
    return "\n\n".join(f"```python-console\n{p}\n```" if p.startswith(">>>") else _escaped(p) for p in parts) + "\n"


def _escaped(text: str) -> str:
    pieces = re.split(r"(`[^`]*`)", text)
    return "".join(p if p.startswith("`") else re.sub(r"([_*<])", r"\\\1", p) for p in pieces)


def _signature(thing: Any, name: str, bound: bool = False) -> str:
    """The signature as code, one argument a line where it is long."""
    signature = inspect.signature(thing)
    arguments = list(signature.parameters.values())[bound:]
    given, kinds = [_argument(a) for a in arguments], [a.kind for a in arguments]
    if inspect.Parameter.KEYWORD_ONLY in kinds and inspect.Parameter.VAR_POSITIONAL not in kinds:
        given.insert(kinds.index(inspect.Parameter.KEYWORD_ONLY), "*")
    result = "" if inspect.isclass(thing) else f" -> {signature.return_annotation}"
    line = f"{name}({', '.join(given)}){result}"
    if len(line) > 90:
        line = f"{name}(\n    " + ",\n    ".join(given) + f",\n){result}"
    return f"```python-signature\n{line}\n```\n"


def _argument(argument: inspect.Parameter) -> str:
    """One argument with its type, where that says something, and its default."""
    kind, empty = argument.annotation, inspect.Parameter.empty
    stars = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}.get(argument.kind, "")
    words = "" if kind in (empty, "Any") else f": {kind if isinstance(kind, str) else kind.__name__}"
    usual = "" if argument.default is empty else f" = {argument.default!r}" if words else f"={argument.default!r}"
    return f"{stars}{argument.name}{words}{usual}"
