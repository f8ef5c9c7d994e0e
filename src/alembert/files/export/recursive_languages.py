"""The recursive form in CasADi, Julia, MATLAB and Rust: the one text of the recursion in the syntax of each, and its files."""

from __future__ import annotations

from collections.abc import Mapping

from alembert.files.export.julia_code import ARGUMENTS as JULIA_ARGUMENTS
from alembert.files.export.julia_code import JULIA, julia_names, module_name
from alembert.files.export.language import Language, harmless
from alembert.files.export.matlab_code import DEFAULTS, MATLAB, matlab_parameters
from alembert.files.export.program import Body, Program
from alembert.files.export.python_code import CASADI, opening
from alembert.files.export.recursion_text import RECURSION, Syntax, Writer
from alembert.files.export.recursive_program import Recursion, in_lines, padded
from alembert.files.export.rust_code import ARGUMENTS as RUST_ARGUMENTS
from alembert.files.export.rust_code import RUST

FORM = "The equations stand in recursive form: a loop over the bodies in place of M and f."
GIVEN = ["q", "u", "t", "w", "p"]


def functions_of(tree: Recursion, language: Language, syntax: Syntax, sizes: Mapping[str, int]) -> dict[str, list[str]]:
    """The lines of all functions by their names: kinds of joints, constants, loads, and the recursion."""

    def written(name: str, given: list[str], about: str, body: Body) -> list[str]:
        texts = [text for entries in body.entries for _, text in entries]
        lines = [syntax.declared.format(*part) for part in (*body.unpacked, *body.lines)]
        lines.append(syntax.declared.format("out", syntax.zeros.format(len(texts))))
        lines += [
            syntax.assigned.format(syntax.index.format("out", k + syntax.first), text)
            for k, text in enumerate(texts)
            if text != "0.0"
        ]
        head = syntax.function(name, given, ["out"], about)
        return [*head, *(f"    {line}" for line in (*lines, syntax.returned(["out"])) if line), *syntax.end]

    kind, out = "A kind of joint: rotation (9), place (3), turn, S, its bias (6), q'.", {}
    for k, body in enumerate(tree.joints(language)):
        out[f"joint_{k}"] = written(f"joint_{k}", ["a"], kind, body)
    given, about = GIVEN, "The different masses, inertias, gravity and rotors."
    out["constants"] = written("constants", given, about, tree.constant_values(language))
    about = "Forces (ground axes) and moments (body axes) on the loaded bodies; last, the potential energy of all but gravity."
    out["loads"] = written("loads", [*given, "z"], about, tree.loads(language))
    return out | Writer(syntax, sizes).functions(_chosen(len(out) - 2) + RECURSION)


def _chosen(count: int) -> str:
    """The joint of a kind."""
    cases = "".join(f"    if kind == {k}:\n        out = joint_{k}(a)\n" for k in range(count))
    return f'def joint(kind, a):\n    """The joint of a kind."""\n    out = zeros(1)\n{cases}    return out\n'


def sizes_of(tree: Recursion) -> dict[str, int]:
    """The sizes of a tree by their names."""
    program = tree.program
    nq, nu, _ = program.sizes
    out = {"NQ": nq, "NU": nu, "NW": len(program.labels["w"]), "NP": len(program.defaults)}
    out |= {"NX": sum(out.values()) + 1, "COUNT": len(tree.kinds), "WIDTH": tree.widths[0]}
    return out | {"LOADED": len(tree.tables["loaded"])}


def tables_of(tree: Recursion) -> dict[str, list[int]]:
    """The tables of a tree by their names; the ground is before all bodies, and what is not flat turns about none."""
    tables, takes = tree.tables, padded(tree.takes, tree.widths[0], 0)
    out = {name.upper(): tables[name] for name in ("kinds", "q_at", "q_count", "u_at", "u_count")}
    out |= {"BEFORE": [k + 1 for k in tables["parents"]], "FLAT": [3 if k < 0 else k for k in tables["flat"]]}
    out |= {"LOADED_BODIES": tables["loaded"], "TAKE_COUNT": [len(row) for row in tree.takes]}
    out |= {"TAKES": [k for row in takes for k in row], "CONSTANT_AT": tree.constants[1]}
    return out | {"NEXT": [1, 2, 0], "LAST": [2, 0, 1]}


def _joined(functions: Mapping[str, list[str]]) -> str:
    return "\n\n".join("\n".join(lines) for lines in functions.values())


# --- CasADi ---------------------------------------------------------------------------------------------------------------

PYTHON_SYNTAX = Syntax(
    function=lambda name, given, _, about: [f"\ndef _{name}({', '.join(given)}):", f'    """{about}"""'],
    end=(),
    returned=lambda results: f"return {', '.join(results)}",
    loop="for {0} in range({1}, {2}):",
    back="for {0} in reversed(range({1}, {2})):",
    when="if {0}:",
    zeros="[0.0] * ({0})",
    call="_{0}({1})",
)
CASADI_CALLING = [
    f"{FORM} du = accelerations(q, u, t, w, p);",
    "derivative(t, state) is the rate of the state [q, u], energies and poses are what they say; function() is the",
    "casadi.Function (q, u, t, w, p) -> (rates, du). w are the inputs (zero if not given), p = parameters({'m': 2.0}), or",
    "None for the values below.",
]
CASADI_ENDS = '''

def _arguments(q, u, t, w, p):
    w = ca.DM({NW}, 1) if w is None else w
    return q, u, t, w, parameters() if p is None else p


def derivative(t, state, w=None, p=None):
    """The rate of the state [q, u]."""
    rates, du = _solved(*_arguments(state[:{NQ}], state[{NQ}:], t, w, p))
    return ca.vertcat(*rates, *du)


def accelerations(q, u, t=0.0, w=None, p=None):
    """u\'."""
    return ca.vertcat(*_solved(*_arguments(q, u, t, w, p))[1])


def energies(q, u, t=0.0, w=None, p=None):
    """The kinetic and the potential energy."""
    return ca.vertcat(*_energies_at(*_arguments(q, u, t, w, p)))


def poses(q, u, t=0.0, w=None, p=None):
    """The centre of mass and the rotation matrix of every body (bodies, 12)."""
    return ca.reshape(ca.vertcat(*_poses_at(*_arguments(q, u, t, w, p))), 12, {COUNT}).T


def function():
    """The casadi.Function (q, u, t, w, p) -> (rates, du)."""
    q, u, t = ca.SX.sym("q", {NQ}), ca.SX.sym("u", {NU}), ca.SX.sym("t")
    w, p = ca.SX.sym("w", {NW}), ca.SX.sym("p", {NP})
    found = [ca.vertcat(*part) for part in _solved(q, u, t, w, p)]
    return ca.Function("{name}", [q, u, t, w, p], found, ["q", "u", "t", "w", "p"], ["rates", "du"])
'''


def recursive_casadi_files(program: Program) -> dict[str, str]:
    """The module of a tree."""
    tree, sizes = Recursion(program), sizes_of(Recursion(program))
    heading = "\n".join(harmless(line).rstrip() for line in program.heading(CASADI_CALLING))
    numbers = "\n".join([*(f"{k} = {n}" for k, n in sizes.items()), *_listed(tree, "{0} = {1}", "[", "]")])
    text = _joined(functions_of(tree, CASADI.language, PYTHON_SYNTAX, {})) + "\n"
    ends = CASADI_ENDS.format(name=program.name, **sizes)
    opened = f"{opening(program, CASADI)}\n\n\n{numbers}"
    return {f"{program.name}.py": f'"""{heading}\n"""\n\n{CASADI.imports}\n\n{opened}\n\n{text}{ends}'}


def _listed(tree: Recursion, form: str, first: str, last: str) -> list[str]:
    return [form.format(k, in_lines(v, first, last), len(v)) for k, v in tables_of(tree).items()]


# --- Julia ----------------------------------------------------------------------------------------------------------------

JULIA_SYNTAX = Syntax(
    function=lambda name, given, _, about: [
        f'"""{about}"""',
        f"function {name}({', '.join(given)})",
        f"    T = promote_type(Float64, {', '.join(f'eltype({x})' for x in given)})",
    ],
    end=("end",),
    returned=lambda results: f"return {', '.join(results)}",
    loop="for {0} in {1}:{2}-1",
    back="for {0} in {2}-1:-1:{1}",
    when="if {0}",
    zeros="zeros(T, {0})",
    first=1,
)
JULIA_CALLING = [
    f'{FORM} How to call it: include("{{file}}");',
    "du = {name}.accelerations(q, u, t, w, p); {name}.derivative, energies and poses are what they say. w are the inputs (zero",
    "if not given), p the parameters ({name}.PARAMETERS if not given, in the order of {name}.NAMES).",
]
JULIA_ENDS = '''"""u'."""
accelerations({arguments}) = solved(q, u, t, w, p)[2]

"""The kinetic and the potential energy."""
energies({arguments}) = energies_at(q, u, t, w, p)

"""The centre of mass and the rotation matrix of every body (bodies, 12)."""
poses({arguments}) = permutedims(reshape(poses_at(q, u, t, w, p), 12, :))

"""The rate of the state [q; u], for DifferentialEquations.jl: ODEProblem(derivative, state, (0.0, 10.0), PARAMETERS)."""
derivative(state, p = PARAMETERS, t = 0.0; w = zeros({NW})) = vcat(solved(state[1:{NQ}], state[{NQ}+1:end], t, w, p)...)
'''


def recursive_julia_files(program: Program) -> dict[str, str]:
    """The module."""
    tree, sizes, file, name = (
        Recursion(program),
        sizes_of(Recursion(program)),
        f"{program.name}.jl",
        module_name(program),
    )
    calling = [line.format(file=file, name=name) for line in JULIA_CALLING]
    numbers = [*(f"const {k} = {n}" for k, n in sizes.items()), *_listed(tree, "const {0} = Int{1}", "[", "]")]
    ends = JULIA_ENDS.format(arguments=JULIA_ARGUMENTS.format(inputs=sizes["NW"]), **sizes)
    parts = [f"{JULIA.commented(program.heading(calling))}\nmodule {name}", julia_names(program), "\n".join(numbers)]
    return {file: "\n\n".join([*parts, _joined(functions_of(tree, JULIA, JULIA_SYNTAX, {})), ends, "end"]) + "\n"}


# --- MATLAB ---------------------------------------------------------------------------------------------------------------

MATLAB_SYNTAX = Syntax(
    function=lambda name, given, results, about: [
        f"function [{', '.join(results)}] = {name}({', '.join(given)})",
        f"% {about}",
    ],
    end=("end",),
    returned=lambda _: "",
    loop="for {0} = {1}:{2}-1",
    back="for {0} = {2}-1:-1:{1}",
    when="if {0}",
    declared="{0} = {1};",
    assigned="{0} = {1};",
    zeros="zeros({0}, 1)",
    index="{0}({1})",
    table="tables.{0}({1})",
    call="<name>.{0}({1})",
    several="[{0}] = {1};",
    comment="% ",
    first=1,
)
MATLAB_CALLING = [
    f"{FORM} How to call it, from the folder that holds +{{name}}:",
    "du = {name}.accelerations(q, u, t, w, p), with columns; {name}.derivative, energies and poses are what they say. w are",
    "the inputs (zero if not given), p the parameters ({name}.parameters() if not given).",
]
MATLAB_ENDS = {
    "accelerations": ("du", "u'", "    [~, du] = {name}.solved(q, u, t, w, p);"),
    "energies": ("energy", "The kinetic and the potential energy", "    energy = {name}.energies_at(q, u, t, w, p);"),
    "poses": (
        "found",
        "The centre of mass and the rotation matrix of every body (bodies, 12)",
        "    found = reshape({name}.poses_at(q, u, t, w, p), 12, {COUNT}).';",
    ),
}
MATLAB_DERIVATIVE = """function out = derivative(t, state, w, p)
% The rate of the state [q; u], for ode45(@(t, x) {name}.derivative(t, x), [0 10], [q; u]).
    if nargin < 3, w = []; end
    if nargin < 4, p = {name}.parameters(); end
    if isempty(w), w = zeros({NW}, 1); end
    [rates, du] = {name}.solved(state(1:{NQ}), state({NQ}+1:end), t, w, p);
    out = [rates; du];
end
"""
MATLAB_TABLES = "function out = tables()\n% The tables of the bodies.\n    persistent kept\n    if isempty(kept)\n"


def recursive_matlab_files(program: Program) -> dict[str, str]:
    """The files of the package, the accelerations first."""
    tree, sizes, name = Recursion(program), sizes_of(Recursion(program)), program.name
    heading = MATLAB.commented(program.heading([line.format(name=name) for line in MATLAB_CALLING]))
    defaults = DEFAULTS.format(inputs=sizes["NW"], name=name)
    files = {}
    for word, (result, meaning, line) in MATLAB_ENDS.items():
        about = f"% {meaning}.\n{heading}\n" if word == "accelerations" else f"% {meaning}.\n"
        inside = f"{defaults}\n{line.format(name=name, **sizes)}"
        files[word] = f"function {result} = {word}(q, u, t, w, p)\n{about}{inside}\nend\n"
    files |= {"derivative": MATLAB_DERIVATIVE.format(name=name, **sizes), "parameters": matlab_parameters(program)}
    kept = "".join(f"        kept.{k} = [{', '.join(map(str, v))}];\n" for k, v in tables_of(tree).items())
    files["tables"] = f"{MATLAB_TABLES}{kept}    end\n    out = kept;\nend\n"
    for word, lines in functions_of(tree, MATLAB, MATLAB_SYNTAX, sizes).items():
        needs = [f"    tables = {name}.tables();"] if any("tables." in line for line in lines) else []
        files[word] = "\n".join([*lines[:2], *needs, *lines[2:], ""]).replace("<name>", name)
    return {f"+{name}/{word}.m": text for word, text in files.items()}


# --- Rust -----------------------------------------------------------------------------------------------------------------

RUST_TYPES = dict.fromkeys(("t", "dx", "dy", "dz"), "f64") | {"kind": "usize"}
RUST_SYNTAX = Syntax(
    function=lambda name, given, results, about: [
        f"/// {about}",
        f"fn {name}({', '.join(map(_rust_argument, given))}) -> {_rust_results(len(results))} {{",
    ],
    end=("}",),
    returned=lambda results: results[0] if len(results) == 1 else f"({', '.join(results)})",
    loop="for {0} in {1}..{2} {{",
    back="for {0} in ({1}..{2}).rev() {{",
    when="if {0} {{",
    declared="let mut {0} = {1};",
    assigned="{0} = {1};",
    zeros="vec![0.0_f64; {0}]",
    several="let ({0}) = {1};",
    given="&{0}",
    comment="// ",
)
RUST_CALLING = [
    f"{FORM} How to call it: mod {{name}};",
    "let du = {name}::accelerations(&q, &u, t, &w, &{name}::PARAMETERS).unwrap(); {name}::derivative, energies and poses are",
    "what they say. w are the inputs, p the parameters.",
]
RUST_ENDS = """
/// q' and u'; None where they are not determined.
pub fn derivative(<arguments>) -> Option<([f64; NQ], [f64; NU])> {
    let (rates, du) = solved(q, u, t, w, p);
    if !du.iter().all(|x| x.is_finite()) { return None; }
    let (mut first, mut second) = ([0.0; NQ], [0.0; NU]);
    first.copy_from_slice(&rates);
    second.copy_from_slice(&du);
    Some((first, second))
}

/// u'; None where they are not determined.
pub fn accelerations(<arguments>) -> Option<[f64; NU]> {
    derivative(q, u, t, w, p).map(|x| x.1)
}

/// The kinetic and the potential energy.
pub fn energies(<arguments>) -> [f64; 2] {
    let energy = energies_at(q, u, t, w, p);
    [energy[0], energy[1]]
}

/// The centre of mass and the rotation matrix of every body, 12 numbers each.
pub fn poses(<arguments>) -> Vec<f64> {
    poses_at(q, u, t, w, p)
}
""".replace("<arguments>", RUST_ARGUMENTS)
RUST_ALLOWED = "non_snake_case, unused_variables, unused_mut, unused_assignments, unused_parens, dead_code, clippy::all"


def _rust_argument(name: str) -> str:
    return f"{name}: {RUST_TYPES.get(name, '&[f64]')}"


def _rust_results(count: int) -> str:
    return "Vec<f64>" if count == 1 else f"({', '.join(['Vec<f64>'] * count)})"


def recursive_rust_files(program: Program) -> dict[str, str]:
    """The module."""
    tree, sizes = Recursion(program), sizes_of(Recursion(program))
    heading = RUST.commented(program.heading([line.format(name=program.name) for line in RUST_CALLING]))
    values = ", ".join("f64::NAN" if x is None else repr(x) for x in program.defaults)
    lines = [heading, f"#![allow({RUST_ALLOWED})]", ""]
    lines += [f"pub const {k}: usize = {n};" for k, n in sizes.items()]
    lines += [
        f"pub const PARAMETERS: [f64; NP] = [{values}];",
        *_listed(tree, "const {0}: [usize; {2}] = {1};", "[", "]"),
        "",
    ]
    return {f"{program.name}.rs": "\n".join([*lines, _joined(functions_of(tree, RUST, RUST_SYNTAX, {})), RUST_ENDS])}
