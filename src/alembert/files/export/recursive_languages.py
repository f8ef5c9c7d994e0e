"""The recursive form in Julia, MATLAB and Rust: the one text of the recursion in the syntax of each, and its files."""

from __future__ import annotations

from alembert.files.export.heading import heading_lines
from alembert.files.export.julia_code import ARGUMENTS as JULIA_ARGUMENTS
from alembert.files.export.julia_code import JULIA, julia_guards, julia_names, module_name
from alembert.files.export.matlab_code import CHOOSE, DEFAULTS, MATLAB, matlab_parameters
from alembert.files.export.program import Program
from alembert.files.export.recursion_writer import Head, Syntax
from alembert.files.export.recursive_functions import functions_of, joined, listed, sizes_of, tables_of
from alembert.files.export.recursive_program import Recursion, in_lines
from alembert.files.export.rust_code import ARGUMENTS as RUST_ARGUMENTS
from alembert.files.export.rust_code import RUST

# --- Julia ----------------------------------------------------------------------------------------------------------------

JULIA_SYNTAX = Syntax(
    function=lambda head: [
        f'"""{head.about}"""',
        f"function {head.name}({', '.join(head.arguments)})",
        f"    T = promote_type(Float64, {', '.join(f'eltype({x})' for x in head.arguments)})",
    ],
    end=("end",),
    returned=lambda results: f"return {', '.join(results)}",
    loop="for {0} in {1}:{2}-1",
    back="for {0} in {2}-1:-1:{1}",
    when="if {0}",
    zeros="zeros(T, {0})",
    part="{0}[{1} + 1:{1} + {2}]",
    put="{0}[{1} + 1:{1} + {3}] = {2}",
    first=1,
)
JULIA_CALLING = [
    'How to call it: include("{file}"); du = {name}.accelerations(q, u, t, w, p).',
    "{name}.derivative(state, p, t; w) is the rate of the state; energies and poses are what they say.",
    "{name}.inverse_dynamics(q, u, du, t, w, p) gives the forces along the speeds that make u', besides loads and inputs.",
    "w are the inputs (zero if not given), p the parameters ({name}.PARAMETERS if not given, in the order of {name}.NAMES).",
]
JULIA_ENDS = '''"""u'."""
accelerations({arguments}) = solved(q, u, t, w, p)[2]

"""The forces along the speeds that make the accelerations du, besides loads and inputs."""
inverse_dynamics({inverse}) = inverse_at(q, u, du, t, w, p)

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
    numbers = [*(f"const {k} = {n}" for k, n in sizes.items()), *listed(tree, "const {0} = Int{1}", "[", "]")]
    arguments = JULIA_ARGUMENTS.format(inputs=sizes["NW"])
    ends = JULIA_ENDS.format(arguments=arguments, inverse=arguments.replace("u, t", "u, du, t"), **sizes)
    parts = [
        f"{JULIA.commented(heading_lines(program, calling))}\nmodule {name}",
        julia_names(program),
        "\n".join(numbers),
    ]
    parts += [joined(functions_of(tree, JULIA, JULIA_SYNTAX, {})), ends]
    return {file: "\n\n".join([*parts, *julia_guards(parts), "end"]) + "\n"}


# --- MATLAB ---------------------------------------------------------------------------------------------------------------

MATLAB_SYNTAX = Syntax(
    function=lambda head: [
        f"function [{', '.join(head.results)}] = {head.name}({', '.join(head.arguments)})",
        f"% {head.about}",
    ],
    end=("end",),
    returned=lambda _: "",
    loop="for {0} = {1}:{2}-1",
    back="for {0} = {2}-1:-1:{1}",
    when="if {0}",
    declared="{0} = {1};",
    assigned="{0} = {1};",
    zeros="zeros({0}, 1)",
    part="{0}({1} + 1:{1} + {2})",
    put="{0}({1} + 1:{1} + {3}) = {2};",
    index="{0}({1})",
    table="tables.{0}({1})",
    call="<name>.{0}({1})",
    several="[{0}] = {1};",
    comment="% ",
    first=1,
)
MATLAB_CALLING = [
    "How to call it, from the folder that holds +{name}: du = {name}.accelerations(q, u, t, w, p), with columns.",
    "{name}.derivative(t, state, w, p) is the rate of the state; energies and poses are what they say.",
    "{name}.inverse_dynamics(q, u, du, t, w, p) gives the forces along the speeds that make u', besides loads and inputs.",
    "w are the inputs (zero if not given), p the parameters ({name}.parameters() if not given).",
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
    if nargin < 4 || isempty(p), p = {name}.parameters(); end
    if isempty(w), w = zeros({NW}, 1); end
    [rates, du] = {name}.solved(state(1:{NQ}), state({NQ}+1:end), t, w, p);
    out = [rates; du];
end
"""
MATLAB_INVERSE = """function forces = inverse_dynamics(q, u, du, t, w, p)
% The forces along the speeds that make the accelerations du, besides loads and inputs.
    if nargin < 4, t = 0; end
    if nargin < 5, w = []; end
    if nargin < 6 || isempty(p), p = {name}.parameters(); end
    if isempty(w), w = zeros({NW}, 1); end
    forces = {name}.inverse_at(q, u, du, t, w, p);
end
"""
MATLAB_TABLES = "function out = tables()\n% The tables of the bodies.\n    persistent kept\n    if isempty(kept)\n"


def recursive_matlab_files(program: Program) -> dict[str, str]:
    """The files of the package, the accelerations first."""
    tree, sizes, name = Recursion(program), sizes_of(Recursion(program)), program.name
    heading = MATLAB.commented(heading_lines(program, [line.format(name=name) for line in MATLAB_CALLING]))
    defaults = DEFAULTS.format(inputs=sizes["NW"], name=name)
    files = {}
    for word, (result, meaning, line) in MATLAB_ENDS.items():
        about = f"% {meaning}.\n{heading}\n" if word == "accelerations" else f"% {meaning}.\n"
        inside = f"{defaults}\n{line.format(name=name, **sizes)}"
        files[word] = f"function {result} = {word}(q, u, t, w, p)\n{about}{inside}\nend\n"
    files["inverse_dynamics"] = MATLAB_INVERSE.format(name=name, **sizes)
    files |= {"derivative": MATLAB_DERIVATIVE.format(name=name, **sizes), "parameters": matlab_parameters(program)}
    texts = {k: in_lines(v, "[", "]").replace("\n", " ...\n        ") for k, v in tables_of(tree).items()}
    kept = "".join(f"        kept.{k} = {text};\n" for k, text in texts.items())
    files["tables"] = f"{MATLAB_TABLES}{kept}    end\n    out = kept;\nend\n"
    for word, lines in functions_of(tree, MATLAB, MATLAB_SYNTAX, sizes).items():
        needs = [f"    tables = {name}.tables();"] if any("tables." in line for line in lines) else []
        files[word] = "\n".join([*lines[:2], *needs, *lines[2:], ""]).replace("<name>", name)
    if any(".choose(" in text for text in files.values()):
        files["choose"] = CHOOSE
    return {f"+{name}/{word}.m": text for word, text in files.items()}


# --- Rust -----------------------------------------------------------------------------------------------------------------

RUST_TYPES = {"t": "f64", "kind": "usize"}
RUST_SYNTAX = Syntax(
    function=lambda head: [
        f"/// {head.about}",
        f"fn {head.name}({', '.join(map(_rust_argument, head.arguments))}) -> {_rust_results(head)} {{",
    ],
    end=("}",),
    returned=lambda results: results[0] if len(results) == 1 else f"({', '.join(results)})",
    loop="for {0} in {1}..{2} {{",
    back="for {0} in ({1}..{2}).rev() {{",
    when="if {0} {{",
    declared="let mut {0} = {1};",
    assigned="{0} = {1};",
    zeros="vec![0.0_f64; {0}]",
    part="{0}[{1}..{1} + {2}].to_vec()",
    put="{0}[{1}..{1} + {3}].copy_from_slice(&{2});",
    several="let ({0}) = {1};",
    one="mut {0}",
    given="&{0}",
    comment="// ",
)
RUST_CALLING = [
    "How to call it: mod {name}; let du = {name}::accelerations(&q, &u, t, &w, &{name}::PARAMETERS).unwrap();",
    "derivative gives q' and u'; energies and poses are what they say, poses one body after the other.",
    "inverse_dynamics(&q, &u, &du, t, &w, &p) gives the forces along the speeds that make u', besides loads and inputs.",
    "w are the inputs, p the parameters.",
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

/// The forces along the speeds that make the accelerations du, besides loads and inputs.
pub fn inverse_dynamics(<inverse>) -> [f64; NU] {
    let mut forces = [0.0; NU];
    forces.copy_from_slice(&inverse_at(q, u, du, t, w, p));
    forces
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
""".replace("<arguments>", RUST_ARGUMENTS).replace(
    "<inverse>", RUST_ARGUMENTS.replace("t: f64", "du: &[f64; NU], t: f64")
)
RUST_ALLOWED = "non_snake_case, unused_variables, unused_mut, unused_assignments, unused_parens, dead_code, clippy::all"


def _rust_argument(name: str) -> str:
    return f"{name}: {RUST_TYPES.get(name, '&[f64]')}"


def _rust_results(head: Head) -> str:
    count = len(head.results)
    return "Vec<f64>" if count == 1 else f"({', '.join(['Vec<f64>'] * count)})"


def recursive_rust_files(program: Program) -> dict[str, str]:
    """The module."""
    tree, sizes = Recursion(program), sizes_of(Recursion(program))
    heading = RUST.commented(heading_lines(program, [line.format(name=program.name) for line in RUST_CALLING]))
    values = ", ".join("f64::NAN" if x is None else repr(x) for x in program.defaults)
    lines = [heading, f"#![allow({RUST_ALLOWED})]", ""]
    lines += [f"pub const {k}: usize = {n};" for k, n in sizes.items()]
    lines += [
        f"pub const PARAMETERS: [f64; NP] = [{values}];",
        *listed(tree, "const {0}: [usize; {2}] = {1};", "[", "]"),
        "",
    ]
    return {f"{program.name}.rs": "\n".join([*lines, joined(functions_of(tree, RUST, RUST_SYNTAX, {})), RUST_ENDS])}
