"""Modelica: a model whose equations stand as residuals; the tool that reads it solves them."""

from __future__ import annotations

from alembert.files.export.heading import heading_lines
from alembert.files.export.julia_code import module_name
from alembert.files.export.language import RELATIONS, Language, calls, quoted, words
from alembert.files.export.program import Entries, Program

KEYWORDS = words("""
algorithm and annotation block break class connect connector constant constrainedby der discrete each else elseif
elsewhen encapsulated end enumeration equation expandable extends external false final flow for function if import impure in
initial inner input loop model not operator or outer output package parameter partial protected public pure record redeclare
replaceable return stream then true type when while within sin cos tan asin acos atan atan2 sinh cosh tanh exp log log10 sqrt
abs sign floor ceil max min time Real Integer Boolean String lambda kinetic_energy potential_energy semiLinear delay sample
poses zeros pre edge change reinit noEvent smooth assert terminate cardinality homotopy mod rem div integer""")

ARC = {
    "asinh": "log({0} + sqrt(({0})^2 + 1.0))",
    "acosh": "log({0} + sqrt(({0})^2 - 1.0))",
    "atanh": "(0.5*log((1.0 + {0})/(1.0 - ({0}))))",
}
GUARDED = {
    "sqrt": "sqrt(max({0}, 0.0))",
    "log": "log(max({0}, 1e-300))",
    "asin": "asin(max(-1.0, min({0}, 1.0)))",
    "acos": "acos(max(-1.0, min({0}, 1.0)))",
    "power": "(max({0}, 0.0)^({1}))",
}  # tools stop where a function is not defined, also in a piece that is not chosen
MODELICA = Language(
    "Modelica",
    calls("{0}", sqrt="sqrt({0})", Abs="abs({0})", ceiling="ceil({0})", atan2="atan2({0}, {1})", Max="max({0}, {1})",
          Min="min({0}, {1})", sign="sign({0})") | ARC,
    power="(({0})^({1}))",
    choice="(if {0} then {1} else {2})",
    index="",
    reserved=KEYWORDS,
    nan="(0.0/0.0)",
    comment="// ",
    both="({0}) and ({1})",
    either="({0}) or ({1})",
    relations=RELATIONS | {"Equality": "{0} <= {1} and {0} >= {1}", "Unequality": "{0} < {1} or {0} > {1}"},
    guarded=GUARDED,
    first=1,
    truth=("false", "true"),
    time="time",
)  # fmt: skip

LONGEST = 110  # letters of the terms of a sum that stand in one line
CALLING = [
    "How to use it: extend the model, or simulate it as it is; give start values of coordinates and speeds that obey the "
    "constraints. Inputs are inputs, parameters are parameters.",
]


def modelica_files(program: Program) -> dict[str, str]:
    """The model."""
    name, functions = module_name(program), program.functions
    values = [output.values for output in (*functions[0].outputs, functions[1].outputs[0])]
    body = program.body(MODELICA, values)
    symbols = program.identifiers(MODELICA)
    rates, M, f, A, b, energy = body.entries
    about = heading_lines(program, CALLING, has_arrays=False)
    lines = [
        MODELICA.commented(about),
        f"model {name} {quoted(program.record.model.name)}",
    ]
    lines += [*declarations(program, symbols), *(["protected"] if body.lines else [])]
    lines += [f"  Real {part};" for part, _ in body.lines]
    lines += ["equation", *(f"  {part} = {text};" for part, text in body.lines)]
    lines += [f"  der({q}) = {text};" for q, (_, text) in zip(symbols["q"], rates, strict=True)]
    nu, nm = program.sizes[1:]
    for i in range(nu):
        held = [f" + ({A[k * nu + i][1]})*lambda[{k + 1}]" for k in range(nm) if A[k * nu + i][1] != "0.0"]
        lines.append(f"  {_row(M, i, symbols['u'])}\n    = {f[i][1]}{''.join(held)};")
    lines += [f"  {_row(A, k, symbols['u'])} = {b[k][1]};" for k in range(nm)]
    lines += [
        f"  {word} = {text};" for word, (_, text) in zip(("kinetic_energy", "potential_energy"), energy, strict=True)
    ]
    return {f"{name}.mo": "\n".join([*lines, f"end {name};", ""])}


def _row(entries: Entries, i: int, speeds: tuple[str, ...]) -> str:
    """One side of an equation, on several lines where it is long."""
    written = [(speeds[j], text) for (row, j), text in entries if row == i and text != "0.0"]
    terms = [f"{text if text.isidentifier() else f'({text})'}*der({speed})" for speed, text in written]
    between = " + " if sum(map(len, terms)) < LONGEST else "\n    + "
    return between.join(terms) or "0.0"


def modelica_unit(unit: str) -> str:
    """A unit as Modelica and FMI write it: kg.m2 for kg m^2."""
    return unit.replace("^", "").replace(" ", ".")


def declarations(program: Program, symbols: dict[str, tuple[str, ...]]) -> list[str]:
    """Parameters, inputs, coordinates and speeds, multipliers and energies."""
    lines = []

    def unit(label: str, *more: str) -> str:
        said = [f'unit = "{modelica_unit(program.units[label])}"'] if label in program.units else []
        return f"({', '.join([*more, *said])})" if more or said else ""

    for name, label, value in zip(symbols["p"], program.labels["p"], program.defaults, strict=True):
        lines.append(f"  parameter Real {name}{unit(label)}{'' if value is None else f' = {value!r}'} {quoted(label)};")
    for name, label in zip(symbols["w"], program.labels["w"], strict=True):
        lines.append(f"  input Real {name}{unit(label)} {quoted(label)};")
    ones = {four[0] for four in program.record.euler_parameters}
    for letter in "qu":
        for k, (name, label) in enumerate(zip(symbols[letter], program.labels[letter], strict=True)):
            start = 1 if letter == "q" and k in ones else 0
            lines.append(f"  Real {name}{unit(label, f'start = {start}')} {quoted(label)};")
    if program.rows:
        lines.append(f'  Real lambda[{len(program.rows)}] "multipliers";')
    return [*lines, '  Real kinetic_energy "kinetic energy";', '  Real potential_energy "potential energy";']
