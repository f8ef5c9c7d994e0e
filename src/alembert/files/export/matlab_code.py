"""MATLAB and Octave: a package folder +name with a file for each function."""

from __future__ import annotations

from alembert.files.export.heading import heading_lines
from alembert.files.export.language import RELATIONS, Language, calls, words
from alembert.files.export.program import Function, Program

KEYWORDS = words("""
break case catch classdef continue else elseif end for function global if otherwise parfor persistent return spmd switch try
while arguments endarguments endclassdef endenumeration endevents endfor endfunction endif endmethods endparfor
endproperties endspmd endswitch endwhile end_try_catch end_unwind_protect unwind_protect unwind_protect_cleanup until do
true false sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log sqrt abs sign floor ceil max min erf erfc
atan2 pi nan NaN eps inf Inf ans zeros nargin isempty rates energy position velocity du lambda state""")

MATLAB = Language(
    "MATLAB",
    calls("{0}", sqrt="sqrt({0})", Abs="abs({0})", ceiling="ceil({0})", atan2="atan2({0}, {1})", Max="max({0}, {1})",
          Min="min({0}, {1})", sign="sign({0})", erf="erf({0})", erfc="erfc({0})"),
    power="(({0})^({1}))",
    choice="<name>.choose({0}, {1}, {2})",
    index="{0}({1})",
    reserved=KEYWORDS,
    files=words("x tables kept"),  # variables of functions that call others of the package
    nan="NaN",
    comment="% ",
    first=1,
    relations=RELATIONS | {"Unequality": "{0} ~= {1}"},
    truth=("false", "true"),
)  # fmt: skip

DEFAULTS = """    if nargin < 3, t = 0; end
    if nargin < 4 || isempty(w), w = zeros({inputs}, 1); end
    if nargin < 5 || isempty(p), p = {name}.parameters(); end"""

ACCELERATIONS = """    [~, M, f, A, b] = {name}.equations(q, u, t, w, p);
    x = [M, -A.'; A, zeros({nm})] \\ [f; b];
    du = x(1:{nu});
    lambda = x({nu}+1:end);
end
"""

DERIVATIVE = """function out = derivative(t, state, w, p)
% The rate of the state [q; u], for ode45(@(t, x) {name}.derivative(t, x), [0 10], [q; u]).
    if nargin < 3, w = []; end
    if nargin < 4 || isempty(p), p = {name}.parameters(); end
    if isempty(w), w = zeros({inputs}, 1); end
    [rates, M, f, A, b] = {name}.equations(state(1:{nq}), state({nq}+1:end), t, w, p);
    x = [M, -A.'; A, zeros({nm})] \\ [f; b];
    out = [rates; x(1:{nu})];
end
"""

CHOOSE = """function out = choose(condition, yes, no)
% The one value or the other.
    if condition, out = yes; else, out = no; end
end
"""

CALLING = [
    "How to call it, from the folder that holds +{name}: [du, lambda] = {name}.accelerations(q, u, t, w, p), with columns.",
    "{name}.derivative(t, state, w, p) is the rate of the state; equations, energies and constraint_errors are what they say.",
    "w are the inputs (zero if not given), p the parameters ({name}.parameters() if not given).",
]


def matlab_files(program: Program) -> dict[str, str]:
    """The files of the package, the equations first."""
    nq, nu, nm = program.sizes
    sizes = {"nq": nq, "nu": nu, "nm": nm, "inputs": len(program.labels["w"]), "name": program.name}
    defaults = DEFAULTS.format(**sizes)
    heading = MATLAB.commented(heading_lines(program, [line.format(name=program.name) for line in CALLING]))
    files = {f.name: _function(program, f, defaults, heading) for f in program.functions}
    first = "function [du, lambda] = accelerations(q, u, t, w, p)\n% u' and the multipliers lambda."
    files["accelerations"] = f"{first}\n{defaults}\n{ACCELERATIONS.format(**sizes)}"
    files["derivative"] = DERIVATIVE.format(**sizes)
    files["parameters"] = matlab_parameters(program)
    if any(".choose(" in text for text in files.values()):
        files["choose"] = CHOOSE
    return {f"+{program.name}/{name}.m": text for name, text in files.items()}


def matlab_parameters(program: Program) -> str:
    """The function that gives the values of the parameters."""
    values = "; ".join("NaN" if x is None else repr(x) for x in program.defaults)
    return f"function p = parameters()\n% The values of the parameters.\n    p = [{values}];\nend\n"


def _function(program: Program, function: Function, defaults: str, heading: str) -> str:
    body = program.body(MATLAB, [output.values for output in function.outputs])
    names = [output.name for output in function.outputs]
    lines = [f"function [{', '.join(names)}] = {function.name}(q, u, t, w, p)", f"% {function.meaning}"]
    lines += [heading if function.name == "equations" else "", defaults]
    lines += [f"    {name} = {text};" for name, text in (*body.unpacked, *body.lines)]
    for output, entries in zip(function.outputs, body.entries, strict=True):
        lines.append(f"    {output.name} = zeros({', '.join(map(str, (*output.shape, 1)[:2]))});  % {output.meaning}")
        for index, text in entries:
            if text != "0.0":
                lines.append(f"    {output.name}({', '.join(str(k + 1) for k in index)}) = {text};")
    return "\n".join([*filter(None, lines), "end", ""]).replace("<name>", program.name)
