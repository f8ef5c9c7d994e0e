"""Julia: a module of functions that take any kind of number, such as those of automatic differentiation."""

from __future__ import annotations

from alembert.files.export.heading import heading_lines
from alembert.files.export.language import DOMAINS, Language, calls, quoted, words
from alembert.files.export.program import Function, Program

KEYWORDS = words("""
baremodule begin break catch const continue do else elseif end export false finally for function global if import
let local macro module quote return struct true try using while abstract mutable primitive type in isa where outer
sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log sqrt abs sign floor ceil max min ifelse pi im ans
zeros eltype typeof promote_type Float64 Vector String Int NaN T rates energy position velocity du lambda state length adjoint
COORDINATES SPEEDS INPUTS CONSTRAINTS PARAMETERS NAMES equations energies constraint_errors accelerations derivative
main base core float64 vector string int""")

JULIA = Language(
    "Julia",
    calls("{0}", sqrt="sqrt({0})", Abs="abs({0})", ceiling="ceil({0})", atan2="atan({0}, {1})", Max="max({0}, {1})",
          Min="min({0}, {1})", sign="sign({0})"),
    power="(({0})^({1}))",
    choice="ifelse({0}, {1}, {2})",
    guarded={kind: f"real_{kind}({{0}})" for kind in DOMAINS} | {"power": "real_power({0}, {1})"},
    index="{0}[{1}]",
    reserved=KEYWORDS,
    nan="NaN",
    first=1,
    truth=("false", "true"),
)  # fmt: skip

ARGUMENTS = "q, u, t = 0.0, w = zeros({inputs}), p = PARAMETERS"
GUARD = """real_{kind}(x) = {domain} ? {kind}(x) : oftype(float(x), NaN)"""
GUARDS = {f"real_{kind}": GUARD.format(kind=kind, domain=domain) for kind, (domain, _) in DOMAINS.items()}
GUARDS["real_power"] = "real_power(x, y) = x >= 0 || isinteger(y) ? x^y : oftype(float(x), NaN)"
SOLVING = '''"""u' and the multipliers lambda."""
function accelerations({arguments})
    _, M, f, A, b = equations(q, u, t, w, p)
    x = [M -A'; A zeros({nm}, {nm})] \\\\ [f; b]
    return x[1:{nu}], x[{nu}+1:end]
end

"""The rate of the state [q; u], for DifferentialEquations.jl: ODEProblem(derivative, state, (0.0, 10.0), PARAMETERS)."""
function derivative(state, p = PARAMETERS, t = 0.0; w = zeros({inputs}))
    rates, M, f, A, b = equations(state[1:{nq}], state[{nq}+1:end], t, w, p)
    return [rates; ([M -A'; A zeros({nm}, {nm})] \\\\ [f; b])[1:{nu}]]
end
'''

CALLING = [
    'How to call it: include("{file}"); du, multipliers = {name}.accelerations(q, u, t, w, p).',
    "{name}.derivative(state, p, t; w) is the rate of the state; equations, energies and constraint_errors are what they say.",
    "w are the inputs (zero if not given), p the parameters ({name}.PARAMETERS if not given, in the order of {name}.NAMES).",
]


def julia_files(program: Program) -> dict[str, str]:
    """The module."""
    nq, nu, nm = program.sizes
    file, name = f"{program.name}.jl", module_name(program)
    sizes = {"nq": nq, "nu": nu, "nm": nm, "inputs": len(program.labels["w"])}
    arguments = ARGUMENTS.format(**sizes)
    heading = JULIA.commented(heading_lines(program, [line.format(file=file, name=name) for line in CALLING]))
    parts = [
        f"{heading}\nmodule {name}",
        julia_names(program),
        *(_function(program, f, arguments) for f in program.functions),
    ]
    parts.append(SOLVING.format(arguments=arguments, **sizes).replace("\\\\", "\\"))
    return {file: "\n\n".join([*parts, *julia_guards(parts), "end"]) + "\n"}


def julia_guards(parts: list[str]) -> list[str]:
    """The functions that are NaN where they are not defined, as far as they are called; Julia's own would stop there."""
    text = "\n".join(parts)
    return ["\n".join(found)] if (found := [guard for name, guard in GUARDS.items() if f"{name}(" in text]) else []


def module_name(program: Program) -> str:
    """The model's name as Julia and Modelica write those of modules."""
    return "".join(word[:1].upper() + word[1:] for word in program.name.split("_"))


def julia_names(program: Program) -> str:
    """The names, and the values of the parameters."""
    labels = program.labels | {"c": program.constraints}
    words = {"q": "COORDINATES", "u": "SPEEDS", "w": "INPUTS", "p": "NAMES", "c": "CONSTRAINTS"}
    texts = {k: ", ".join(quoted(label, '"$') for label in labels[k]) for k in words}
    lines = [f"const {word} = String[{texts[k]}]" for k, word in words.items()]
    values = ", ".join("NaN" if x is None else repr(x) for x in program.defaults)
    return "\n".join([*lines, f"const PARAMETERS = Float64[{values}]"])


def _function(program: Program, function: Function, arguments: str) -> str:
    body = program.body(JULIA, [output.values for output in function.outputs])
    lines = [f'"""{function.meaning}."""', f"function {function.name}({arguments})"]
    lines.append("    T = promote_type(Float64, eltype(q), eltype(u), typeof(t), eltype(w), eltype(p))")
    lines += [f"    {name} = {text}" for name, text in (*body.unpacked, *body.lines)]
    for output, entries in zip(function.outputs, body.entries, strict=True):
        lines.append(f"    {output.name} = zeros(T, {', '.join(map(str, output.shape))})  # {output.meaning}")
        for index, text in entries:
            if text != "0.0":
                lines.append(f"    {output.name}[{', '.join(str(k + 1) for k in index)}] = {text}")
    return "\n".join([*lines, f"    return {', '.join(output.name for output in function.outputs)}", "end"])
