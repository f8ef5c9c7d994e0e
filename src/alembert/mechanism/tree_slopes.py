"""Derivatives of what each joint, load and body of a tree does, in machine code: what tree_algorithms.c needs for slopes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.expressions.algebra import ONE, Expression, Floats, forward, substitute
from alembert.expressions.arrays import Array, column, jacobian, product, time_derivatives, zeros
from alembert.formulations.articulated_bodies import BODY_VALUES
from alembert.kinematics.links import Link
from alembert.mechanism.tree_code import Translation, TreeCode, joint_arguments
from alembert.native.machine_code import MachineCode, Table, machine_code

OWN = 20  # values of a body that loads may name: poses and velocities


@dataclass(frozen=True)
class TreeSlopes:
    """The slopes of a tree along coordinates, speeds, inputs and the parameters in `varied`."""

    code: TreeCode = field(repr=False)
    arguments: tuple[Expression, ...] = field(repr=False)
    varied: tuple[str, ...]

    @cached_property
    def joints(self) -> tuple[list[MachineCode | None], NDArray[np.int64]]:
        """The machine code for each link, and where in it the slopes along each varied parameter begin, or -1."""
        links, known = self.code.bodies.links, dict[tuple[Any, ...], MachineCode]()
        codes: list[MachineCode | None] = []
        places = np.full((len(self.varied), len(links)), -1)
        for i, link in enumerate(links):
            used = joint_arguments(link)
            own, at = _own_slopes(link), len(link.speeds) * (6 * len(link.speeds) + 12 + len(link.coordinates))
            for v, name in enumerate(self.varied):
                if Symbol(name) in used:
                    places[v, i], own = at, [*own, *_parameter_slopes(link, Symbol(name))]
                    at = len(own)
            if _is_plain(link) and (places[:, i] < 0).all():
                codes.append(None)
                continue
            codes.append(_translated(known, machine_code, used, own))
        return codes, places

    def direction_rates(self, translated: Translation) -> list[MachineCode | None]:
        """The machine code for each link of dS/dt (6, speeds), where it is not zero."""
        codes: list[MachineCode | None] = []
        known: dict[tuple[Any, ...], MachineCode] = {}
        for link in self.code.bodies.links:
            rates = dict(zip(link.coordinates, link.coordinate_rates, strict=True))
            found = [*time_derivatives(_directions(link)[0].T.reshape(-1), rates)]
            is_still = all(e == 0 for e in found)
            codes.append(None if is_still else _translated(known, translated, joint_arguments(link), found))
        return codes

    @cached_property
    def loads(self) -> Table:
        """The slopes of all forces on bodies along each argument (arguments, forces)."""
        forces = column(e for values in self.code.bodies.forces.values() for e in values)
        return Table(self.arguments, jacobian(forces, self.arguments).T)

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """Where the slopes along each argument begin."""
        return np.searchsorted(self.loads.places[0], np.arange(len(self.arguments) + 1))

    @property
    def pushes(self) -> bool:
        """Whether loads know where bodies are, or are forces, which do not turn with their body."""
        forces = self.code.bodies.forces.values()
        return bool(self.seen) or any(e != 0 for values in forces for e in values[:3])

    @cached_property
    def seen(self) -> list[int]:
        """The links whose values loads depend on."""
        first = len(self.arguments) - len(self.code.bodies.body_symbols)
        return sorted({(int(k) - first) // BODY_VALUES for k in self.loads.places[0] if k >= first})

    @cached_property
    def _inertias(self) -> MachineCode | None:
        symbols = [Symbol(name) for name in self.code.bodies.model.values]
        slopes = [e for name in self.varied for e in forward(self.code.inertia_values, {Symbol(name): ONE})]
        return machine_code(symbols, slopes) if slopes else None

    def inertias(self, parameters: Floats) -> Floats:
        """Of masses, inertias, gravity and rotors along each varied parameter (parameters, values)."""
        count = len(self.code.inertia_values)
        found = self._inertias(parameters) if self._inertias else np.zeros(0)
        return found.reshape(len(self.varied), count)


def _translated(
    known: dict[tuple[Any, ...], MachineCode],
    translated: Translation,
    used: Sequence[Expression],
    outputs: Sequence[Expression],
) -> MachineCode:
    """The machine code of one joint, once for all joints of its kind."""
    local = [Symbol(f"x{k}") for k in range(len(used))]
    names = dict(zip(used, local, strict=True))
    key = (len(used), *(substitute(e, names) for e in outputs))
    if key not in known:
        known[key] = translated(local, key[1:])
    return known[key]


def _is_plain(link: Link) -> bool:
    """Whether the rates are the speeds, which turn and shift the child along directions fixed in it."""
    S, bias = _directions(link)
    still = not any(s in e.free_symbols for e in S.flat for s in link.coordinates) and not any(e != 0 for e in bias)
    return still and tuple(link.coordinate_rates) == tuple(link.speeds)


def _directions(link: Link) -> tuple[Array, Array]:
    """S (6, speeds) and the bias (6), as the outputs of a link have them."""
    motion = column([*link.spin, *link.velocity])
    rates = dict(zip(link.coordinates, link.coordinate_rates, strict=True))
    return jacobian(motion, link.speeds), time_derivatives(motion, rates)


def _own_slopes(link: Link) -> list[Expression]:
    """For each speed dS and d bias along its motion, d bias along the speed, and q' for a unit of it."""
    S, bias = _directions(link)
    N = jacobian(link.coordinate_rates, link.speeds)
    values = [*S.T.flat, *bias]
    slopes = jacobian(values, link.coordinates) if link.coordinates else zeros(len(values), 0)
    along, by_speed = product(slopes, N) if link.coordinates else zeros(len(values), 0), jacobian(bias, link.speeds)
    return [e for k in range(len(link.speeds)) for e in (*along[:, k], *by_speed[:, k], *N[:, k])]


def _parameter_slopes(link: Link, p: Expression) -> list[Expression]:
    """Turn and shift of the child in its axes, dS and d bias."""
    S, bias = _directions(link)
    turned = product(link.rotation.T, _slope(link.rotation, p))
    turn = [turned[2, 1], turned[0, 2], turned[1, 0]]
    return [*turn, *product(link.rotation.T, _slope(link.place, p)), *_slope(S, p).T.flat, *_slope(bias, p)]


def _slope(values: Array, p: Expression) -> Array:
    return time_derivatives(values, {p: ONE})


def chain_of(parents: Sequence[int], u_at: Sequence[int], u_count: Sequence[int]) -> tuple[list[int], list[int]]:
    """The speeds from the ground outward, and for each speed the one before it on its way to the ground, or -1."""
    chain: list[int] = []
    before = [-1] * sum(u_count)
    last: list[int] = []
    for parent, at, count in zip(parents, u_at, u_count, strict=True):
        end = last[parent] if parent >= 0 else -1
        for k in range(at, at + count):
            before[k], end = end, k
            chain.append(k)
        last.append(end)
    return chain, before
