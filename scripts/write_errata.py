"""Write docs/errata.md: every equation that five documents print for their systems, audited (docs/errata.toml).

python scripts/write_errata.py
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sympy as sp
from sympy import Matrix, cos, sin

import alembert as al
from alembert.examples import EXAMPLES, four_bar, free_body, rod_on_pole

ROOT = Path(__file__).parent.parent
DATA, PAGE = ROOT / "docs" / "errata.toml", ROOT / "docs" / "errata.md"

HEAD = """# Errata

Every equation that five documents print for their systems, checked by `alembert.audit` against the model of the
system. A wrong one is followed by what is wrong and by the corrected equation. This page is written by
`python scripts/write_errata.py` from `docs/errata.toml`; a test keeps the two together.

"true" means: a consequence of the model, at random states and random parameters, in sixty digits. General formulas that
belong to no system are tested by hand, each by the test that is named.
"""

# --- models that are variants of the bundled ones --------------------------------------------------------------------


def particle_on_a_circle() -> al.Model:
    """A free particle on a circle, gravity along the first axis."""
    model = al.Model("particle on a circle")
    m, ell, g = model.parameters(m=1.0, ell=1.0, g=9.81)
    bob = model.particle("bob", mass=m, plane="xy")
    model.constrain("circle", bob.x**2 + bob.y**2 - ell**2)
    model.gravity((g, 0, 0))
    return model


def double_pendulum_in_angles() -> al.Model:
    """The double pendulum in its two angles, y downward; the variations of the angles are parameters."""
    model = al.Model("double pendulum in angles")
    m1, m2, L1, L2, g = model.parameters(m1=1.0, m2=2.0, L1=1.0, L2=0.7, g=9.81)
    model.parameters(delta_theta1=0.1, delta_theta2=0.2)
    theta1, theta2 = model.coordinate("theta1"), model.coordinate("theta2")
    first = Matrix([L1 * sin(theta1), L1 * cos(theta1), 0])
    model.particle("a", mass=m1, position=tuple(first))
    model.particle("b", mass=m2, position=tuple(first + Matrix([L2 * sin(theta2), L2 * cos(theta2), 0])))
    model.gravity((0, g, 0))
    return model


def driven_four_bar() -> al.Model:
    """The four-bar with three joint torques."""
    model = four_bar()
    for name, joint in (("tau_1", "O1"), ("tau_2", "O2"), ("tau_3", "O4")):
        model.torque(name, model.joints[joint], model.input(name))
    return model


def opened_four_bar() -> al.Model:
    """The four-bar with its loop open at O3."""
    return driven_four_bar().without("O3")


def pushed_body() -> al.Model:
    """The free body with a moment in its own axes."""
    model = free_body()
    body = model.bodies["body"]
    axes = (body.e1.vector, body.e2.vector, body.e3.vector)
    moments = [axis * model.input(name) for axis, name in zip(axes, ("M_x", "M_y", "M_z"), strict=True)]
    model.torque("push", body, moments[0] + moments[1] + moments[2])
    return model


def rod_without_torque() -> al.Model:
    """The rod on its pole with no torque from outside."""
    return rod_on_pole().without("external")


VARIANTS = (
    particle_on_a_circle,
    double_pendulum_in_angles,
    driven_four_bar,
    opened_four_bar,
    pushed_body,
    rod_without_torque,
)
MODELS: dict[str, Callable[..., al.Model]] = {**EXAMPLES, **{build.__name__: build for build in VARIANTS}}


# --- quantities that the model derives -------------------------------------------------------------------------------


def quantity(model: al.Model, what: str) -> sp.Expr:
    """T, V, their sums, dL/dq, dL/dq', entries M[1,2], C[1,2], G[1], Q[1], R[body,1,2], omega[body,1]."""
    record = al.derive(model, "lagrange")
    T, V = record.terms["T"], record.terms["V"]
    simple = {"T": T, "V": V, "T + V": T + V, "T - V": T - V}
    if what in simple:
        return simple[what]
    if what.startswith("dL/d"):
        return (T - V).diff(sp.Symbol(what.removeprefix("dL/d")))
    sign, name, index = re.fullmatch(r"(-?)(\w+)\[(.*)\]", what).groups()  # type: ignore[union-attr]
    return (-1 if sign else 1) * _entry(record, name, index.split(","))


def _entry(record: al.EquationsOfMotion, name: str, index: list[str]) -> sp.Expr:
    if name == "R":
        return sp.Symbol(f"{index[0]}.R{index[1]}{index[2]}")
    if name == "omega":
        spin = [sp.Symbol(f"{index[0]}.w{k}") for k in (1, 2, 3)]
        return sum(sp.Symbol(f"{index[0]}.R{index[1]}{k}") * w for k, w in enumerate(spin, start=1))
    return record.terms[name][tuple(int(k) - 1 for k in index) if len(index) > 1 else int(index[0]) - 1]


def audited(system: dict[str, Any]) -> al.AuditReport:
    """The audit of one system of the data."""
    model = MODELS[system["model"]]()
    names = {name: quantity(model, what) for name, what in system.get("quantities", {}).items()}
    equations: dict[str, Any] = {entry[0]: entry[1] for entry in system["equations"]}
    return al.audit(
        model,
        equations | dict(system.get("matrices", [])),
        {**names, **system.get("names", {})},
        unknowns=system.get("unknowns", ()),
        constants=system.get("constants", ()),
        parameters=system.get("parameters"),
    )


# --- the page --------------------------------------------------------------------------------------------------------


def page(data: dict[str, Any]) -> str:
    """The whole page."""
    found = {id(system): audited(system) for document in data["document"] for system in document.get("system", [])}
    lines = [HEAD, *_overview(data, found)]
    for document in data["document"]:
        lines += [f"## {document['title']}", "", document["about"], ""]
        for system in document.get("system", []):
            lines += [f"### {system['title']}", "", *system_lines(system, found[id(system)]), ""]
        general = document.get("general", [])
        if general:
            lines += ["### General formulas", "", *(line for entry in general for line in _general(entry)), ""]
    return "\n".join(lines).rstrip() + "\n"


def _overview(data: dict[str, Any], found: dict[int, al.AuditReport]) -> Iterator[str]:
    yield "| document | audited | true | wrong | general formulas that are wrong |"
    yield "|---|---|---|---|---|"
    for document in data["document"]:
        reports = [found[id(system)] for system in document.get("system", [])]
        count, wrong = sum(map(len, reports)), sum(len(report.wrong) for report in reports)
        yield f"| {document['title']} | {count} | {count - wrong} | {wrong} | {len(document.get('general', []))} |"
    yield ""


def system_lines(system: dict[str, Any], report: al.AuditReport) -> Iterator[str]:
    """The lines of the page on one system."""
    remarks = {entry[0]: entry[2] for entry in system["equations"] if len(entry) > 2}
    texts = {entry[0]: entry[1] for entry in system["equations"]}
    for name, finding in report.items():
        text = texts.get(name) or finding.as_record()["equation"]
        yield f"- **{name}**, {'true' if finding.holds else '**wrong**'}: `{text}`"
        if not finding.holds:
            yield from (f"  - {remark}" for remark in finding.remarks)
            if finding.corrected:
                yield f"  - Corrected: `{finding.corrected}`"
        if name in remarks:
            yield f"  - {remarks[name]}"


def _general(entry: dict[str, str]) -> Iterator[str]:
    yield f"- **{entry['number']}**, **wrong**: `{entry['printed']}`"
    yield f"  - Corrected: `{entry['corrected']}`"
    yield f"  - {entry['why']} (`{entry['test']}`)"


def read() -> dict[str, Any]:
    """The data."""
    with DATA.open("rb") as file:
        return tomllib.load(file)


if __name__ == "__main__":
    PAGE.write_text(page(read()))
    print(f"Wrote {PAGE.relative_to(ROOT)}")
