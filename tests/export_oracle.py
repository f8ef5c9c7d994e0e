"""Exported code against the mechanism in numbers: states on the constraints, what the mechanism gives there, and runners."""

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from alembert.assembly.assembler import Assembler
from alembert.examples import EXAMPLES
from alembert.files.export import ExportedCode
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism import mechanism_of

Found = dict[str, np.ndarray]
SMOOTH = [name for name, make in EXAMPLES.items() if not (make().frictions or make().unilaterals)]
"""What can be exported: friction and unilateral constraints are refused."""
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


@dataclass(frozen=True)
class Oracle:
    """States of a record, and the mechanism's own values there."""

    record: Record
    q: np.ndarray
    u: np.ndarray
    t: float
    w: np.ndarray
    p: np.ndarray | None
    values: Found

    def check(self, found: Found) -> None:
        """Accelerations, forces of the multipliers, energies and rates agree, to rounding of the sizes that occur."""
        for name, expected in self.values.items():
            if name in found:
                size = np.abs(expected).max(initial=1.0)
                assert found[name].shape == expected.shape, name
                assert np.abs(found[name] - expected).max(initial=0.0) <= 1e-12 * size * self.conditioning(name), name

    def conditioning(self, name: str) -> float:
        """By how much the solution of the linear equations may enlarge rounding."""
        if name not in ("du", "held"):
            return 1.0
        M, A = self.values["M"], self.values["A"]
        both = [np.block([[m, -a.T], [a, np.zeros((len(a), len(a)))]]) for m, a in zip(M, A, strict=True)]
        return max(1.0, max(np.linalg.cond(k) for k in both) / 100) if both[0].size else 1.0


def oracle(record: Record, count: int = 3, seed: int = 1) -> Oracle:
    random = np.random.default_rng(seed)
    assembler = Assembler(record.kinematics)
    states = [assembler.random_state(random).numbers for _ in range(count)]
    q, u = (np.array([[numbers[s] for s in symbols] for numbers in states]) for symbols in (record.q, record.u))
    w, t = random.normal(size=len(record.inputs)), 0.3
    mechanism = mechanism_of(record)
    given = {"time": t, "inputs": w}
    du, lam = mechanism.accelerations(q, u, **given), mechanism.multipliers(q, u, **given)
    M, A = mechanism.mass_matrix(q, u, **given), mechanism.constraint_matrix(q, u, **given)
    values = {
        "rates": mechanism.rates(q, u, **given), "M": M, "A": A, "du": du,
        "held": np.einsum("kij,ki->kj", A, lam), "energy": mechanism.energy(q, u, **given),
    }  # fmt: skip
    p = np.array([float(x) for x in record.model.values.values()])
    return Oracle(record, q, u, t, w, p, values)


# --- runners: the values that exported code gives at the states of an oracle -----------------------------------------


def module_of(code: ExportedCode, folder: Path) -> ModuleType:
    path = code.save(folder)[0]
    spec = importlib.util.spec_from_file_location(f"exported_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(module)
    return module


def collected(rows: list[tuple[Any, ...]]) -> Found:
    """Values of (rates, M, f, A, b, du, lambda, energy) at each state, by name."""
    rates, M, _, A, _, du, lam, energy = (np.array(list(values), dtype=float) for values in zip(*rows, strict=True))
    return {"rates": rates, "M": M, "A": A, "du": du, "held": np.einsum("kij,ki->kj", A, lam), "energy": energy}


def run_python(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    """All states at once."""
    module = module_of(code, folder)
    given = (at.q, at.u, at.t, at.w, at.p)
    rates, M, _, A, _ = module.equations(*given)
    du, lam = module.accelerations(*given)
    held = np.einsum("kij,ki->kj", A, lam)
    return {"rates": rates, "M": M, "A": A, "du": du, "held": held, "energy": module.energies(*given)}


def compiled(folder: Path, *sources: Path, flags: tuple[str, ...] = ()) -> ctypes.CDLL:
    """A shared library of C files."""
    assert COMPILER is not None
    library = folder / f"{sources[0].stem}.so"
    strict = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic")
    subprocess.run([COMPILER, *strict, *flags, "-shared", "-fPIC", "-o", library, *sources, "-lm"], check=True)
    return ctypes.CDLL(str(library))


class InC:
    """The functions of a C library of one model."""

    def __init__(self, library: ctypes.CDLL, name: str, at: Oracle) -> None:
        self.library, self.name, self.at = library, name, at

    def call(
        self, function: str, q: np.ndarray, u: np.ndarray, *shapes: tuple[int, ...], du: np.ndarray | None = None
    ) -> list[np.ndarray]:
        outputs = [np.full(shape, np.nan) for shape in shapes]
        pointers = [ctypes.c_void_p(x.ctypes.data) for x in outputs]
        given = [np.ascontiguousarray(x) for x in (q, u, du) if x is not None]
        state = [ctypes.c_void_p(x.ctypes.data) for x in given]
        arrays = (None if x is None else ctypes.c_void_p(x.ctypes.data) for x in (self.at.w, self.at.p))
        rest = (ctypes.c_double(self.at.t), *arrays)
        status = getattr(self.library, f"{self.name}_{function}")(*state, *rest, *pointers)
        assert status == 0 or function not in ("accelerations", "derivative")
        return outputs

    def row(self, q: np.ndarray, u: np.ndarray) -> tuple[Any, ...]:
        nq, nu, nm = len(q), len(u), self.at.values["A"].shape[1]
        matrices = self.call("equations", q, u, (nq,), (nu, nu), (nu,), (nm, nu), (nm,))
        return *matrices, *self.call("accelerations", q, u, (nu,), (nm,)), *self.call("energies", q, u, (2,))


def run_c(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    source = code.save(folder)[0]
    functions = InC(compiled(folder, source), source.stem, at)
    return collected([functions.row(q, u) for q, u in zip(at.q, at.u, strict=True)])
