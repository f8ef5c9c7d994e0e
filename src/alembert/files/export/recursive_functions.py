"""The functions, sizes and tables of a tree in recursive form, in the syntax of a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from alembert.files.export.language import Language
from alembert.files.export.program import Body
from alembert.files.export.recursion_text import GIVEN, RECURSION, SIZES, TABLES
from alembert.files.export.recursion_writer import NUMBER, Head, Syntax, Writer
from alembert.files.export.recursive_program import Recursion, in_lines, padded

ARGUMENTS = ["q", "u", "t", "w", "p"]
OWN = {
    *SIZES,
    *TABLES,
    "zeros",
    "part",
    "put",
    "out",
    "a",
    "z",
    "kind",
    "tables",
    "borne",
    "solved",
    "inverse_at",
    "energies_at",
    "poses_at",
}
JOINT = "A kind of joint: rotation (9), place (3), turn, S, its bias (6), q'."
CONSTANTS = "The different masses, inertias, gravity and rotors."
LOADS = (
    "Forces (ground axes) and moments (body axes) on the loaded bodies; the potential energy of all but gravity; zeros."
)
CHOICE = '"""The joint of a kind."""'


def functions_of(
    tree: Recursion, language: Language, syntax: Syntax, sizes: Mapping[str, int], room: tuple[int, ...] = ()
) -> dict[str, list[str]]:
    """The lines of all functions by their names: kinds of joints (with room for so many speeds and rates), constants, loads,
    and the recursion. Sizes that are given stand as numbers."""
    own, writer = replace(language, reserved=language.reserved | OWN), Writer(syntax, sizes)
    out = {}
    for k, body in enumerate(tree.joints(own, *room)):
        out[f"joint_{k}"] = _written(writer, Head(f"joint_{k}", ["a"], {"out": GIVEN["joint"][0]}, {}, JOINT), body)
    count, result = len(out), {word: {"out": GIVEN[word][0]} for word in GIVEN}
    head = Head("constants", ARGUMENTS, result["constants"], {}, CONSTANTS)
    out["constants"] = _written(writer, head, tree.constant_values(own))
    out["loads"] = _written(writer, Head("loads", [*ARGUMENTS, "z"], result["loads"], {}, LOADS), tree.loads(own))
    return out | writer.functions(("" if syntax.compiled else _chosen(count)) + RECURSION)


def _written(writer: Writer, head: Head, body: Body) -> list[str]:
    """A function of formulas, in which entries of one array of zeros are set."""
    syntax, (entries,), (size,) = writer.syntax, body.entries, head.results.values()
    parts, size = (*body.unpacked, *body.lines), str(len(entries)) if syntax.compiled else size
    lines = [syntax.declared.format(*part) for part in parts]
    lines += writer.block(f"out = zeros({size})", {"out": size})
    lines += [
        syntax.assigned.format(syntax.index.format("out", k + syntax.first), text)
        for k, (_, text) in enumerate(entries)
        if text != "0.0"
    ]
    named = {name: NUMBER for name, _ in parts} if syntax.ahead and not syntax.into else {}
    return writer.framed(replace(head, local=named), lines)


def _chosen(count: int) -> str:
    """The joint of a kind."""
    cases = "".join(f"    if kind == {k}:\n        out = joint_{k}(a)\n" for k in range(count))
    return f"def joint(kind, a):\n    {CHOICE}\n    out = zeros(OUT)\n{cases}    return out\n"


def sizes_of(tree: Recursion) -> dict[str, int]:
    """The sizes of a tree by their names."""
    program, (width, most, rates) = tree.program, tree.widths
    nq, nu, _ = program.sizes
    out = {"NQ": nq, "NU": nu, "NW": len(program.labels["w"]), "NP": len(program.defaults)}
    out |= {"NX": sum(out.values()) + 1, "COUNT": len(tree.kinds), "WIDTH": width, "MOST": most}
    out |= {"LOADED": len(tree.tables["loaded"]), "CONSTANTS": len(tree.constants[0])}
    return out | {"OUT": 19 + 6 * most + rates}


def tables_of(tree: Recursion) -> dict[str, list[int]]:
    """The tables of a tree by their names; the ground is before all bodies, and what is not flat turns about none."""
    tables, sizes, at = tree.tables, sizes_of(tree), tree.constants[1]
    count, most = sizes["COUNT"], sizes["MOST"]
    speeds = [list(range(k, k + n)) for k, n in zip(tables["u_at"], tables["u_count"], strict=True)]
    rotors = [[at[10 * count + 3 + k] for k in row] for row in speeds]
    places = [[sizes["NQ"] + k for k in row] for row in speeds]
    out = {name.upper(): tables[name] for name in ("kinds", "q_at", "q_count", "u_count")}
    out |= {"BEFORE": [k + 1 for k in tables["parents"]], "FLAT": [19 if k < 0 else 15 + k for k in tables["flat"]]}
    out |= {"LOADED_BODIES": [k + 1 for k in tables["loaded"]] or [0], "TAKE_COUNT": [len(row) for row in tree.takes]}
    out |= {"TAKES": _flat(padded(tree.takes, sizes["WIDTH"], 0)) or [0], "CONSTANT_AT": at}
    out |= {"U_PLACE": _flat(padded(places, most, sizes["NX"])) or [0]}
    out |= {"ROTOR_AT": _flat(padded(rotors, most, at[-1])) or [0]}
    return out | {"NEXT": [1, 2, 0], "LAST": [2, 0, 1]}


def listed(tree: Recursion, form: str, first: str, last: str) -> list[str]:
    """Every table by a format of its name, its values and their number."""
    return [form.format(k, in_lines(v, first, last), len(v)) for k, v in tables_of(tree).items()]


def joined(functions: Mapping[str, list[str]]) -> str:
    """The functions one after the other."""
    return "\n\n".join("\n".join(lines) for lines in functions.values())


def _flat(rows: list[list[int]]) -> list[int]:
    return [k for row in rows for k in row]
