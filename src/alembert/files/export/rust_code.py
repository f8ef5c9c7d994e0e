"""Rust: a module without dependencies, with arrays of fixed sizes and a small solver."""

from __future__ import annotations

from alembert.files.export.heading import heading_lines
from alembert.files.export.language import INVERSE, PLAIN, Language, words
from alembert.files.export.program import Function, Program

KEYWORDS = words("""
as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref
return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv
typeof unsized virtual yield try gen union Some None Ok Err f64 usize NQ NU NM NW NP N PARAMETERS Equations K x rates energy
position velocity solve equations energies constraint_errors accelerations derivative state du lambda best part""")

OTHERS = {"sqrt": "sqrt", "Abs": "abs", "ceiling": "ceil", "log": "ln"}

RUST = Language(
    "Rust",
    {kind: f"f64::{OTHERS.get(kind, kind)}({{0}})" for kind in (*PLAIN, *INVERSE, *OTHERS)}
    | {"atan2": "f64::atan2({0}, {1})", "Max": "f64::max({0}, {1})", "Min": "f64::min({0}, {1})"},
    power="f64::powf({0}, {1})",
    choice="(if {0} {{ {1} }} else {{ {2} }})",
    index="{0}[{1}]",
    reserved=KEYWORDS,
    files=words("main lib core std alloc test"),
    nan="f64::NAN",
    comment="//! ",
    truth=("false", "true"),
)

ARGUMENTS = "q: &[f64; NQ], u: &[f64; NU], t: f64, w: &[f64; NW], p: &[f64; NP]"

SOLVING = """
/// K x = x by Gauss's elimination with rows exchanged; false where K is singular.
fn solve(K: &mut [[f64; N]; N], x: &mut [f64; N]) -> bool {
    for j in 0..N {
        let mut best = j;
        for i in j + 1..N {
            if K[i][j].abs() > K[best][j].abs() { best = i; }
        }
        if !(K[best][j].abs() > 0.0) { return false; }
        K.swap(j, best);
        x.swap(j, best);
        for i in j + 1..N {
            let part = K[i][j] / K[j][j];
            for k in j..N { K[i][k] -= part * K[j][k]; }
            x[i] -= part * x[j];
        }
    }
    for j in (0..N).rev() {
        for k in j + 1..N { x[j] -= K[j][k] * x[k]; }
        x[j] /= K[j][j];
    }
    true
}

fn solved(e: &Equations) -> Option<([f64; NU], [f64; NM])> {
    let (mut K, mut x) = ([[0.0; N]; N], [0.0; N]);
    for i in 0..NU {
        x[i] = e.f[i];
        for j in 0..NU { K[i][j] = e.M[i][j]; }
    }
    for i in 0..NM {
        x[NU + i] = e.b[i];
        for j in 0..NU {
            K[NU + i][j] = e.A[i][j];
            K[j][NU + i] = -e.A[i][j];
        }
    }
    if !solve(&mut K, &mut x) { return None; }
    let (mut du, mut lambda) = ([0.0; NU], [0.0; NM]);
    du.copy_from_slice(&x[..NU]);
    lambda.copy_from_slice(&x[NU..]);
    Some((du, lambda))
}

/// u' and the multipliers lambda; None where they are not determined.
pub fn accelerations(<arguments>) -> Option<([f64; NU], [f64; NM])> {
    solved(&equations(q, u, t, w, p))
}

/// q' and u'; None where they are not determined.
pub fn derivative(<arguments>) -> Option<([f64; NQ], [f64; NU])> {
    let e = equations(q, u, t, w, p);
    let (du, _) = solved(&e)?;
    Some((e.rates, du))
}
""".replace("<arguments>", ARGUMENTS)

CALLING = [
    "How to call it: mod {name}; let (du, lambda) = {name}::accelerations(&q, &u, t, &w, &{name}::PARAMETERS).unwrap();",
    "derivative gives q' and u'; equations, energies and constraint_errors are what they say.",
    "w are the inputs, p the parameters.",
]
TYPES = {1: "[f64; {0}]", 2: "[[f64; {1}]; {0}]"}


def rust_files(program: Program) -> dict[str, str]:
    """The module."""
    nq, nu, nm = program.sizes
    heading = RUST.commented(heading_lines(program, [line.format(name=program.name) for line in CALLING]))
    counts = {"NQ": nq, "NU": nu, "NM": nm, "NW": len(program.labels["w"]), "NP": len(program.defaults), "N": nu + nm}
    lines = [heading, "#![allow(non_snake_case, unused_variables, unused_parens, dead_code, clippy::all)]", ""]
    lines += [f"pub const {name}: usize = {size};" for name, size in counts.items()]
    values = ", ".join("f64::NAN" if x is None else repr(x) for x in program.defaults)
    lines += [f"pub const PARAMETERS: [f64; NP] = [{values}];", ""]
    outputs = program.functions[0].outputs
    fields = [f"    /// {o.meaning}\n    pub {o.name}: {_type(o.shape)}," for o in outputs]
    lines += [f"/// {program.functions[0].meaning}", "pub struct Equations {", *fields, "}", ""]
    lines += [_function(program, each) for each in program.functions]
    return {f"{program.name}.rs": "\n".join(lines) + SOLVING}


def _type(shape: tuple[int, ...]) -> str:
    return TYPES[len(shape)].format(*shape)


def _function(program: Program, function: Function) -> str:
    body, outputs = program.body(RUST, [output.values for output in function.outputs]), function.outputs
    is_first = function is program.functions[0]
    given = [_type(o.shape) for o in outputs]
    result = "Equations" if is_first else given[0] if len(given) == 1 else f"({', '.join(given)})"
    lines = [f"/// {function.meaning}", f"pub fn {function.name}({ARGUMENTS}) -> {result} {{"]
    lines += [f"    let {name}: f64 = {text};" for name, text in (*body.unpacked, *body.lines)]
    for output, entries in zip(outputs, body.entries, strict=True):
        zero = "0.0" if len(output.shape) == 1 else f"[0.0; {output.shape[1]}]"
        changed = [(index, text) for index, text in entries if text != "0.0"]
        lines.append(
            f"    let {'mut ' if changed else ''}{output.name}: {_type(output.shape)} = [{zero}; {output.shape[0]}];"
        )
        lines += [f"    {output.name}{''.join(f'[{k}]' for k in index)} = {text};" for index, text in changed]
    names = ", ".join(o.name for o in outputs)
    last = f"Equations {{ {names} }}" if is_first else names if len(outputs) == 1 else f"({names})"
    return "\n".join([*lines, f"    {last}", "}", ""])
