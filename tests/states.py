"""States in numbers, and equations of motion solved at them by the plainest means: bordered matrices, repeated for friction."""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray

import alembert as al
from alembert.assembly.assembler import Assembler, absolute_state
from alembert.assembly.constraint_values import NumericState
from alembert.expressions.arrays import array
from alembert.expressions.evaluation import evaluate
from alembert.formulations.linear_forms import FrictionLaw
from alembert.kinematics import Kinematics, tree_kinematics

Floats = NDArray[np.float64]
Numbers = Mapping[Any, float]
REPEATS = 100  # each lessens the error by a factor of the order of a coefficient of friction


def value(expressions: Any, numbers: Numbers) -> Floats:
    """The numbers of expressions, a scalar or in any shape; those of SymPy with each shared part computed once."""
    table = np.array(expressions, dtype=object)
    if not any(isinstance(e, sp.Basic) for e in table.flat):
        return evaluate(array(table), numbers)
    memory: dict[sp.Expr, float] = {sp.Symbol(s.name): x for s, x in numbers.items()}
    return np.array([_number(sp.sympify(e), memory) for e in table.flat]).reshape(table.shape)


def _number(e: sp.Expr, memory: dict[sp.Expr, float]) -> float:
    if e not in memory:
        parts = [_number(a, memory) for a in e.args]
        memory[e] = _combined(e, parts) if parts else float(e)
    return memory[e]


def _combined(e: sp.Expr, parts: list[float]) -> float:
    if e.is_Add:
        return math.fsum(parts)
    if e.is_Mul:
        return math.prod(parts)
    return parts[0] ** parts[1] if e.is_Pow else getattr(math, e.func.__name__)(*parts)


def random_numbers(kinematics: Kinematics, seed: int = 0) -> Numbers:
    """Numbers for every symbol at a random state that obeys the constraints."""
    return Assembler(kinematics).random_state(np.random.default_rng(seed)).numbers


def at(eom: al.EquationsOfMotion, values: Mapping[str, float]) -> Numbers:
    """Numbers for every symbol of a record at the state with the given tree coordinates, speeds and inputs; others zero."""
    assembler = Assembler(tree_kinematics(eom.model))
    numbers = {s: values.get(s.name, assembler.parameters.get(s, 0.0)) for s in assembler.arguments}
    assert set(values) <= {s.name for s in numbers}, f"{set(values)} against {sorted(s.name for s in numbers)}"
    return in_coordinates_of(eom, numbers, assembler)


def in_coordinates_of(eom: al.EquationsOfMotion, numbers: Numbers, assembler: Assembler) -> Numbers:
    """Numbers in tree coordinates, with the absolute ones where the record is in those."""
    if eom.kinematics.kind != "absolute":
        return numbers
    tree = assembler.kinematics
    q, u = (np.array([numbers[s] for s in symbols]) for symbols in (tree.coordinates, tree.speeds))
    state = NumericState(q, u, tuple(numbers), np.array(list(numbers.values())))
    return absolute_state(state, assembler, eom.kinematics).numbers


def solved(eom: al.EquationsOfMotion, numbers: Numbers) -> tuple[Floats, Floats]:
    """u' and lambda, with the friction that follows from them (found by repetition from none)."""
    M, f, A, b, c = (evaluate(x, numbers) for x in (eom.M, eom.f, eom.A, eom.b, eom.c))
    border = np.block([[M, -A.T], [A, np.zeros((len(A), len(A)))]])
    laws = [Law(law, numbers) for law in eom.frictions]
    G = np.vstack([np.zeros((0, len(f))), *(evaluate(law.G, numbers) for law in eom.frictions)])
    tau = np.zeros(len(G))
    for _ in range(REPEATS if laws else 1):
        answer = np.linalg.lstsq(border, np.concatenate([f + c + G.T @ tau, b]), rcond=1e-12)[0]
        du, lam = answer[: len(f)], answer[len(f) :]
        tau = np.concatenate([np.zeros(0), *(law.force(du, lam, tau) for law in laws)])
    return du, lam


class Law:
    """Coulomb's law of one friction in numbers: -coefficient |N| s / |s|."""

    def __init__(self, law: FrictionLaw, numbers: Numbers) -> None:
        self.normal = [evaluate(part, numbers) for part in law.normal.parts]
        self.sliding = evaluate(law.sliding, numbers)
        self.coefficient = float(value(law.coefficient, numbers))

    def force(self, du: Floats, lam: Floats, tau: Floats) -> Floats:
        P, S, K, constant = self.normal
        normal = np.linalg.norm(P @ du + S @ lam + K @ tau + constant)
        return -self.coefficient * normal * self.sliding / np.linalg.norm(self.sliding)


def body_accelerations(eom: al.EquationsOfMotion, numbers: Numbers) -> dict[str, float]:
    """The rate of every body-level speed, by the name of the speed: "bob.x'" for the acceleration of bob along x."""
    du, _ = solved(eom, numbers)
    motion = eom.body_motion
    rates = evaluate(motion.jacobian, numbers) @ du + evaluate(motion.bias, numbers)
    return dict(zip([s.name for s in eom.kinematics.body_speeds], rates.tolist(), strict=True))
