"""The lines that open an exported file: what it is, how to call it, and what stands in which place, in which unit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from alembert.files.export.program import Program

WIDEST = 125  # letters of a line
FORMULA = "    q' = rates,   M u' = f + A^T lambda,   A u' = b          (method: {method})"
RECURSIVE_FORMULA = "    q' = rates,   u' = du          (recursive form: a loop over the bodies, without M and f)"
TITLES = {"q": "coordinates", "u": "speeds", "w": "inputs", "p": "parameters"}
UNITS = "The units are SI units, as long as the numbers of the model are; where none stands, there is none or it is not known."
TURNING = (
    "Speeds w1, w2, w3 are the angular velocity relative to what carries the body, in the axes of the body itself."
)


def heading_lines(program: Program, calling: Sequence[str], has_arrays: bool = True) -> list[str]:
    """The lines, without the signs of a comment; `calling` is how to call it in a language, which may have no arrays."""
    formula = RECURSIVE_FORMULA if program.is_recursive else FORMULA.format(method=program.record.method)
    paragraphs = [
        [f"The equations of motion of {program.record.model.name!r}, written by Alembert."],
        [formula],
        [part for line in calling for part in _wrapped(line, 0)],
        [*(_wrapped(_shapes(program), 9) if has_arrays else []), *_listing(program)],
        *(_wrapped(remark, 0) for remark in _remarks(program)),
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs).split("\n")


def _wrapped(line: str, indent: int) -> list[str]:
    """A line, in several where it is long."""
    return wrap(line, WIDEST, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False) or [""]


def _shapes(program: Program) -> str:
    nq, nu, nm = program.sizes
    found = [
        f"Shapes: q ({nq}), u ({nu}), t a number, w ({len(program.labels['w'])}), p ({len(program.labels['p'])})",
        f"rates ({nq})",
    ]
    if program.is_recursive:
        found[1] += f", u' ({nu}), forces of inverse_dynamics ({nu}), energies (2): kinetic, potential"
        found.append(f"poses ({len(program.bodies)} bodies, 12)")
        return "; ".join(found) + f"; state and its rate ({nq + nu})."
    found[1] += f", M ({nu}, {nu}), f ({nu}), A ({nm}, {nu}), b ({nm}), u' ({nu}), lambda ({nm})"
    positions = len(program.record.Phi)
    found += [f"state and its rate ({nq + nu})", "energy (2): kinetic, potential"]
    return "; ".join([*found, f"constraint errors: position ({positions}), velocity ({len(program.record.rows)})."])


def _listing(program: Program) -> Iterator[str]:
    """The names behind each letter, with units and values."""
    units, values = program.units, ["no value" if x is None else repr(x) for x in program.defaults]
    for letter, labels in program.labels.items():
        shown = [f"{x} ({units[x]})" if x in units else x for x in labels]
        if letter == "p":
            shown = [f"{x} = {v} {units.get(x, '')}".rstrip() for x, v in zip(labels, values, strict=True)]
        yield from _row(letter, TITLES[letter], shown)
    yield from _row("lambda", "multipliers of", program.constraints)
    if program.is_recursive:
        each = "of each body, the centre of mass (3) and row by row the matrix from its axes to those of the ground (9)"
        yield from _row("poses", each, program.bodies)


def _row(word: str, title: str, shown: Sequence[str]) -> list[str]:
    return _wrapped(f"  {word:6s} {title}: {', '.join(shown)}", 9) if shown else []


def _remarks(program: Program) -> Iterator[str]:
    record = program.record
    if any(label in program.units for labels in program.labels.values() for label in labels):
        yield UNITS
    if program.conflict:
        yield f"No state meets the constraints with these values of the parameters. {program.conflict}"
    if program.left_out:
        yield f"Left out, since they follow from the other constraints: {', '.join(program.left_out)}."
    if record.euler_parameters:
        names = "; ".join(", ".join(program.labels["q"][k] for k in four) for four in record.euler_parameters)
        yield f"Euler parameters, the scalar first, whose squares must be kept at the sum one: {names}."
    if any(name.endswith(".w1") for name in program.labels["u"]):
        yield TURNING
    yield from mode_remark(program)


def mode_remark(program: Program) -> Iterator[str]:
    """When the equations of a mode of contacts hold."""
    if conditions := program.record.model.inequalities():
        yield f"These are the equations of one mode of contacts. They hold as long as {'; '.join(conditions)}."
