"""The recursive form in Modelica: the one text of the recursion as functions of a model, whose equations call them."""

from __future__ import annotations

from dataclasses import replace

from alembert.files.export.heading import heading_lines
from alembert.files.export.julia_code import module_name
from alembert.files.export.language import quoted
from alembert.files.export.modelica_code import CALLING, MODELICA, declarations
from alembert.files.export.program import Program
from alembert.files.export.recursion_writer import INTEGER, NUMBER, Head, Syntax, deeper
from alembert.files.export.recursive_functions import OWN, functions_of, joined, listed, sizes_of
from alembert.files.export.recursive_program import Recursion

TYPES = {"t": "Real t", "kind": "Integer kind"}
DECLARED = {INTEGER: "Integer {0};", NUMBER: "Real {0};"}


def _head(head: Head) -> list[str]:
    lines = [f"input {TYPES.get(name, f'Real {name}[:]')};" for name in head.arguments]
    lines += [f"output Real {name}[{size}];" for name, size in head.results.items()]
    local = [DECLARED.get(kind, "Real {0}[{1}];").format(name, kind) for name, kind in head.local.items()]
    return [f"function {head.name} {quoted(head.about)}", *deeper(lines), "protected", *deeper(local), "algorithm"]


SYNTAX = Syntax(
    function=_head,
    end=(),
    returned=lambda _: "",
    loop="for {0} in {1}:{2} - 1 loop",
    back="for {0} in {2} - 1:-1:{1} loop",
    when="if {0} then",
    declared="{0} := {1};",
    assigned="{0} := {1};",
    part="{0}[{1} + 1:{1} + {2}]",
    put="{0}[{1} + 1:{1} + {3}] := {2}[1:{3}];",
    several="({0}) := {1};",
    comment="// ",
    first=1,
    ahead=True,
    closed={"for": "end for;", "if": "end if;", "function": "end {0};"},
)


def recursive_modelica_files(program: Program) -> dict[str, str]:
    """The model."""
    tree, name = Recursion(program), module_name(program)
    language = replace(
        MODELICA,
        index="{0}[{1}]",
        time="t",
        reserved=MODELICA.reserved | OWN | {"rates", "du", "constants", "loads", "outward"},
    )
    symbols = program.identifiers(language)
    numbers = [f"constant Integer {k} = {n};" for k, n in sizes_of(tree).items()]
    numbers += listed(tree, "constant Integer {0}[{2}] = {1};", "{", "}")
    written = functions_of(tree, language, SYNTAX, {})
    del written["inverse_at"]  # which no equation calls
    functions = joined(written).splitlines()
    sizes = dict(zip("quwp", ("NQ", "NU", "NW", "NP"), strict=True))
    about = heading_lines(program, CALLING, has_arrays=False)
    lines = [
        MODELICA.commented(about),
        f"model {name} {quoted(program.record.model.name)}",
    ]
    lines += [*declarations(program, symbols), '  Real poses[12 * COUNT] "centre of mass and rotation of every body";']
    lines += ["protected", "  Real rates[NQ];", "  Real du[NU];", *(f"  {x}" for x in numbers)]
    lines += [f"  Real {x}[{n}] = {_array(symbols[x])};" for x, n in sizes.items()]
    lines += [*(f"  {x}" for x in functions), "equation", "  (rates, du) = solved(q, u, time, w, p);"]
    for letter, array in (("q", "rates"), ("u", "du")):
        lines += [f"  der({x}) = {array}[{k + 1}];" for k, x in enumerate(symbols[letter])]
    lines += [
        "  {kinetic_energy, potential_energy} = energies_at(q, u, time, w, p);",
        "  poses = poses_at(q, u, time, w, p);",
    ]
    return {f"{name}.mo": "\n".join([*lines, f"end {name};", ""])}


def _array(names: tuple[str, ...]) -> str:
    return f"{{{', '.join(names)}}}" if names else "zeros(0)"
