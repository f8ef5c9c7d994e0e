"""Units of FMI 2.0 and 3.0: the equations in C with a stepper that keeps the constraints, compiled and described in XML."""

from __future__ import annotations

import hashlib
import importlib.util
import io
import platform
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.errors import AlembertError, ModelError
from alembert.expressions.algebra import ZERO, Floats
from alembert.expressions.arrays import column
from alembert.files.export.c_code import ARGUMENTS, C, c_assignments
from alembert.files.export.fmu_description import VERSIONS, build_description, description, variables_of
from alembert.files.export.program import Program

SYSTEMS = {"Linux": ("linux", "so"), "Darwin": ("darwin", "dylib"), "Windows": ("windows", "dll")}
MACHINES = {"x86_64": "x86_64", "AMD64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
OLDER = {"x86_64-linux": "linux64", "x86_64-windows": "win64", "x86_64-darwin": "darwin64"}  # as FMI 2.0 calls them


def fmu(
    program: Program, equations: Mapping[str, str], version: str = "3.0", initial: Mapping[Any, float] | None = None
) -> bytes:
    """The unit as a zipped file, from its equations in C; `initial` are start values, made consistent with the constraints."""
    if version not in VERSIONS:
        raise ModelError(f"export: found version={version!r}; expected one of {', '.join(VERSIONS)}.")
    if missing := [name for name, x in zip(program.labels["p"], program.defaults, strict=True) if x is None]:
        raise ModelError(f"export: found no value of {missing[0]!r}; expected one for every parameter of a unit.")
    start = _start(program, initial)
    sources = {**equations, **_unit_sources(program, start, version)}
    token = hashlib.sha256("".join(sources.values()).encode()).hexdigest()[:32]
    sources["unit_model.h"] = sources["unit_model.h"].replace("<token>", token)
    main = f"fmi{version[0]}.c"
    place, library = _library(program.name, sources, main)
    content: dict[str, str | bytes] = {
        "modelDescription.xml": description(version, program, variables_of(program, start), token)
    }
    content |= {f"sources/{name}": text for name, text in sources.items()}
    if version == "3.0":
        content["sources/buildDescription.xml"] = build_description(program.name)
    folder = place if version == "3.0" else OLDER.get(place, place)
    content[f"binaries/{folder}/{program.name}.{library[0]}"] = library[1]
    return _zipped(content)


def _start(program: Program, initial: Mapping[Any, float] | None) -> Floats:
    """Coordinates and speeds at the start, on the constraints."""
    record = program.record
    assembler = Assembler(record.kinematics)
    state = initial_state(assembler, initial, (), 0.0, np.zeros(len(record.inputs)))
    return np.array([state.numbers[s] for s in (*record.q, *record.u)], dtype=float)


def _unit_sources(program: Program, start: Floats, version: str) -> dict[str, str]:
    """What the unit needs besides the equations; its table of an integrator is that of the kernel."""
    unit, kernel = files("alembert.files.export") / "unit", files("alembert.native") / "source"
    found = (*(unit / name for name in ("unit.h", "fmi.h", f"fmi{version[0]}.c")), kernel / "dormand_prince_table.h")
    shipped = {file.name: file.read_text(encoding="utf-8") for file in found}
    return shipped | {"unit_model.h": _unit_model(program, start)}


def _unit_model(program: Program, start: Floats) -> str:
    nq, nu, nm = program.sizes
    fours = [k for four in program.record.euler_parameters for k in four]
    sizes = {
        "NQ": nq,
        "NU": nu,
        "NM": nm,
        "NW": len(program.labels["w"]),
        "NP": len(program.defaults),
        "FOURS": len(fours) // 4,
    }
    rows = [program.record.rows[k] for k in program.rows]
    held = [ZERO if row.position is None else row.position for row in rows]
    body = program.body(C, [column(held), column(row.velocity for row in rows)])
    lines = ["/* The model of this unit: its sizes, its start, and by how much a state misses each constraint. */"]
    lines += [f'#include "{program.name}.c"', *(f"#define {name} {size}" for name, size in sizes.items())]
    lines += [f"#define MODEL(name) {program.name}_##name", '#define UNIT_TOKEN "<token>"', ""]
    lines += [f"static const double unit_start[] = {{{', '.join(repr(float(x)) for x in (*start, 0.0))}}};"]
    lines += [f"static const int unit_fours[] = {{{', '.join(map(str, fours)) or '0'}}};", ""]
    lines += [f"static void unit_misses({ARGUMENTS}, double *position, double *velocity)", "{"]
    lines += ["    (void)q, (void)u, (void)t, (void)w, (void)p, (void)position, (void)velocity;", *c_assignments(body)]
    for name, entries in zip(("position", "velocity"), body.entries, strict=True):
        lines += [f"    {name}[{index[0]}] = {text};" for index, text in entries]
    return "\n".join([*lines, "}", ""])


# --- the binary -------------------------------------------------------------------------------------------------------


def _library(name: str, sources: Mapping[str, str], main: str) -> tuple[str, tuple[str, bytes]]:
    """The platform of this machine, and the ending and the bytes of the shared library."""
    system, machine = platform.system(), platform.machine()
    if system not in SYSTEMS or machine not in MACHINES:
        raise AlembertError(f"export: found {system} on {machine}; expected a system that FMI has a name for.")
    word, ending = SYSTEMS[system]
    with tempfile.TemporaryDirectory() as folder:
        for file, text in sources.items():
            (Path(folder) / file).write_text(text, encoding="utf-8")
        target = Path(folder) / f"{name}.{ending}"
        flags = ["-O2", "-std=c11", "-shared", "-fPIC", "-fvisibility=hidden"]
        command = [*compiler(), *flags, "-o", str(target), str(Path(folder) / main), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not target.exists():
            raise AlembertError(f"export: the compiler could not make the unit: {done.stderr.strip()[-300:]}")
        return f"{MACHINES[machine]}-{word}", (ending, target.read_bytes())


def compiler() -> list[str]:
    """The command of a C compiler: that of the package ziglang, or this machine's own."""
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc"]
    for name in ("cc", "gcc", "clang"):
        if found := shutil.which(name):
            return [found]
    raise AlembertError(
        "export: found no C compiler for the binary of the unit; expected the package ziglang, which brings one: "
        "pip install 'alembert[fmu]'."
    )


def _zipped(content: Mapping[str, str | bytes]) -> bytes:
    """A zip file with these files, the same bytes for the same content."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in content.items():
            file.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()
