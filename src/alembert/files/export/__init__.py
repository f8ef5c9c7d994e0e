"""Code for other programs: the equations of a model in eight languages, and as a unit of FMI.

A record is made into one `program`: named arrays in, functions with shaped arrays out. A language is a table of formats, by
which `formula_code` writes expressions with their shared parts named, and a layout of its files. A new language is one file
and a row of LANGUAGES.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from alembert.description import Model
from alembert.errors import ModelError
from alembert.files.export.c_code import C, c_files
from alembert.files.export.exported_code import ExportedCode
from alembert.files.export.fmi_unit import fmu
from alembert.files.export.julia_code import JULIA, julia_files
from alembert.files.export.language import Language
from alembert.files.export.matlab_code import MATLAB, matlab_files
from alembert.files.export.modelica_code import MODELICA, modelica_files
from alembert.files.export.program import Program, program_of
from alembert.files.export.python_code import CASADI, JAX, NUMPY, python_files
from alembert.files.export.recursive_c import recursive_c_files
from alembert.files.export.recursive_languages import (
    recursive_julia_files,
    recursive_matlab_files,
    recursive_rust_files,
)
from alembert.files.export.recursive_modelica import recursive_modelica_files
from alembert.files.export.recursive_python import FORMS, recursive_python_files
from alembert.files.export.rust_code import RUST, rust_files
from alembert.formulations import derive, in_mode
from alembert.formulations.articulated_bodies import ArticulatedBodies, articulated_bodies, speeds_of_tree
from alembert.formulations.equations_of_motion import Record

__all__ = ["LANGUAGES", "TARGETS", "ExportedCode", "export", "exported"]

LANGUAGES: dict[str, tuple[Language, Callable[[Program], dict[str, str]]]] = {
    "c": (C, c_files),
    **{
        name: (dialect.language, partial(python_files, dialect=dialect))
        for name, dialect in (("python", NUMPY), ("jax", JAX), ("casadi", CASADI))
    },
    "julia": (JULIA, julia_files),
    "matlab": (MATLAB, matlab_files),
    "modelica": (MODELICA, modelica_files),
    "rust": (RUST, rust_files),
}

UNIT = "fmu"
OPTIONS = {"version", "initial"}  # of a unit
TARGETS = (*LANGUAGES, UNIT)


RECURSIVE: dict[str, Callable[[Program], dict[str, str]]] = {
    "c": recursive_c_files,
    **{name: partial(recursive_python_files, form=name) for name in FORMS},
    "julia": recursive_julia_files,
    "matlab": recursive_matlab_files,
    "modelica": recursive_modelica_files,
    "rust": recursive_rust_files,
}
LONG = 24  # speeds of an open tree from which its recursive form is written


def export(
    what: Any, to: str, *, method: str | None = None, recursive: bool | None = None, **options: Any
) -> ExportedCode:
    """The equations of motion as code of a language: "c", "python", "jax", "casadi", "julia", "matlab", "modelica", "rust".

    `what` is a model, or its equations as `derive` gives them. The code takes coordinates, speeds, time, inputs and parameters
    and gives q', M, f, A, b of M u' = f + A^T lambda, A u' = b, the solution u' and lambda, energies and constraint errors.
    "fmu" is a unit of FMI for co-simulation and model exchange, with the options `version` ("3.0" or "2.0") and `initial`,
    start values as for `simulate`. `recursive` writes an open tree as loops over its bodies, as is done by itself
    where it is long and no method is asked for; in place of M and f there are then inverse dynamics.

    >>> from alembert.examples import rotary_pendulum
    >>> code = export(rotary_pendulum(), "c")
    >>> print(*code.files)
    rotary_pendulum.c rotary_pendulum.h
    """
    _check_target(to)
    if recursive is not None and not isinstance(recursive, bool):
        raise ModelError(f"export: found recursive={recursive!r}; expected True, False, or None.")
    if isinstance(what, Model):
        what = _record(in_mode(what, None, "export"), method, recursive)
    elif isinstance(what, Record) and (method, recursive) != (None, None):
        given = f"recursive={recursive}" if method is None else f"method={method!r}"
        raise ModelError(f"export: found {given} with equations that are derived already; expected it with a Model.")
    if not isinstance(what, Record):
        raise ModelError(f"export: found {what!r}; expected a Model, or the EquationsOfMotion that derive returns.")
    return exported(what, to, **options)


def _record(model: Model, method: str | None, recursive: bool | None) -> Record:
    """The equations written out, or in recursive form where that is asked for, or the tree is long."""
    if recursive and method is not None:
        raise ModelError(f"export: found recursive=True with method={method!r}; expected no method.")
    if recursive is False or method is not None or (recursive is None and speeds_of_tree(model) < LONG):
        return derive(model, "lagrange" if method is None else method)
    tree = articulated_bodies(model)
    if tree is None and recursive:
        raise ModelError(
            f"export: found loops, constraints or coordinates of its own in {model.name!r}; expected an open tree of joints "
            "for the recursive form. Without recursive the equations are written out."
        )
    return tree or derive(model, "lagrange")


def _check_target(to: Any) -> None:
    if not isinstance(to, str) or to not in TARGETS:
        raise ModelError(f"export: found the language {to!r}; expected one of {', '.join(TARGETS)}.")


def exported(record: Record, to: str, **options: Any) -> ExportedCode:
    """The equations of a record as code of a language, or as a unit of FMI."""
    _check_target(to)
    if unknown := set(options) - (OPTIONS if to == UNIT else set()):
        raise ModelError(f"export: found {sorted(unknown)[0]}=; expected no such option for {to}.")
    language, files = LANGUAGES["c" if to == UNIT else to]
    if isinstance(record, ArticulatedBodies):
        files = RECURSIVE["c" if to == UNIT else to]
    program = program_of(record, language)
    if to == UNIT:
        return ExportedCode(to, {f"{program.name}.fmu": fmu(program, files(program), **options)})
    return ExportedCode(to, files(program))
