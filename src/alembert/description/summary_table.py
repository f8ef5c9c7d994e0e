"""A Model as a readable table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alembert.description.bodies import Body, Massive
from alembert.description.joints import Joint
from alembert.description.loads import Friction
from alembert.expressions.algebra import Expression, to_sympy


def model_table(model: Any) -> str:
    """The whole description in words and columns."""
    parameters: list[tuple[str, ...]] = [(k, "" if v is None else f"{v:g}") for k, v in model.values.items()]
    sections: list[tuple[str, list[tuple[str, ...]]]] = [
        ("parameters", parameters + [(str(i), "input") for i in model.inputs]),
        ("bodies", [_body_row(b) for b in model.bodies.values()]),
        ("joints", [_joint_row(j) for j in model.joints.values()]),
        ("constraints", [(c.name, f"{_short(r.value)} = 0") for c in model.constraints.values() for r in c.residuals]),
        ("loads", [(load.name, load.words) for load in model.loads.values()]),
        ("friction", [(f.target, f"coefficient {to_sympy(f.coefficient)}{_smoothed(f)}") for f in model.frictions]),
    ]
    return "\n".join([f"Model {model.name!r}", *(_section(title, rows) for title, rows in sections if rows)])


def _section(title: str, rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = ("    " + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join([f"  {title}", *lines])


def _body_row(body: Massive) -> tuple[str, ...]:
    where = f"in the plane {body.plane}" if body.plane else ("in space" if len(body.free) == 3 else "on a line")
    placed = "explicit pose" if body.placement else ""
    inertia = f"inertia {_diagonal(body)}" if isinstance(body, Body) else ""
    return body.name, type(body).__name__.lower(), where, f"mass {to_sympy(body.mass)}", inertia, placed


def _diagonal(body: Body) -> str:
    J = body.J
    if body.plane:
        normal = next(k for k in range(3) if body.normal[k] == 1)
        return str(to_sympy(J[normal, normal]))
    mixed = any(J[i, j] != 0 for i in range(3) for j in range(i))
    return "matrix" if mixed else f"({', '.join(str(to_sympy(J[k, k])) for k in range(3))})"


def _joint_row(joint: Joint) -> tuple[str, ...]:
    names = ", ".join(joint.names)
    return joint.name, joint.kind, f"{joint.a.frame.name} - {joint.b.frame.name}", names, "cut" if joint.cut else ""


def _short(value: Expression, width: int = 90) -> str:
    text = str(value)
    return text if len(text) <= width else text[: width - 4] + " ..."


def _smoothed(friction: Friction) -> str:
    return f", smoothed below {to_sympy(friction.smoothing)}" if friction.smoothing != 0 else ""
