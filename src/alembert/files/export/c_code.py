"""C99: a header and a source with no dependency but the mathematics of the C library."""

from __future__ import annotations

from alembert.files.export.heading import heading_lines
from alembert.files.export.language import Language, calls, words
from alembert.files.export.program import Body, Function, Program

KEYWORDS = words("""
auto break case char const continue default do double else enum extern float for goto if inline int long register restrict
return short signed sizeof static struct switch typedef union unsigned void volatile while asm typeof signbit alignas
alignof bool constexpr false nullptr static_assert thread_local true typeof_unqual unix linux i386 main abs div exp log sin
cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh pow sqrt floor ceil fabs fmax fmin erf erfc gamma y0 y1 yn j0
j1 jn NAN INFINITY rates energy position velocity du lambda state out solve remainder round trunc cbrt hypot exp2 expm1
log10 log1p log2 logb fma fdim fmod lgamma tgamma nan rint scalb significand drem isnan isinf solution NULL errno HUGE_VAL
HUGE_VALF HUGE_VALL FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL FP_NORMAL FP_FAST_FMA FP_FAST_FMAF FP_FAST_FMAL FP_ILOGB0
FP_ILOGBNAN MATH_ERRNO MATH_ERREXCEPT math_errhandling M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI
M_2_SQRTPI M_SQRT2 M_SQRT1_2 NQ NU NM NW NP FOURS MODEL UNIT_TOKEN fmi fmi2 fmi3 unit unit_model dormand_prince_table math
stddef stdlib string""")

HEADERS = words("""
assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdarg stdbool stddef stdint stdio stdlib
string tgmath time wchar wctype""")

C = Language(
    "C",
    calls("{0}", sqrt="sqrt({0})", Abs="fabs({0})", ceiling="ceil({0})", atan2="atan2({0}, {1})", Max="fmax({0}, {1})",
          Min="fmin({0}, {1})", erf="erf({0})", erfc="erfc({0})"),
    power="pow({0}, {1})",
    choice="({0} ? {1} : {2})",
    index="{0}[{1}]",
    reserved=KEYWORDS,
    files=HEADERS,
    nan="NAN",
    comment=" * ",
)  # fmt: skip

ARGUMENTS = "const double *q, const double *u, double t, const double *w, const double *p"
UNUSED = "    (void)q, (void)u, (void)t, (void)w;"

SOLVE = """/* x of K x = right by Gauss's elimination with rows exchanged, in place; 0, or 1 where K is singular. */
static int solve(int n, double *K, double *x)
{
    for (int j = 0; j < n; j++) {
        int best = j;
        for (int i = j + 1; i < n; i++) if (fabs(K[i * n + j]) > fabs(K[best * n + j])) best = i;
        if (!(fabs(K[best * n + j]) > 0.0)) return 1;
        for (int k = 0; k < n; k++) {
            double kept = K[j * n + k];
            K[j * n + k] = K[best * n + k];
            K[best * n + k] = kept;
        }
        double kept = x[j];
        x[j] = x[best];
        x[best] = kept;
        for (int i = j + 1; i < n; i++) {
            double part = K[i * n + j] / K[j * n + j];
            if (part == 0.0) continue;
            for (int k = j; k < n; k++) K[i * n + k] -= part * K[j * n + k];
            x[i] -= part * x[j];
        }
    }
    for (int j = n - 1; j >= 0; j--) {
        for (int k = j + 1; k < n; k++) x[j] -= K[j * n + k] * x[k];
        x[j] /= K[j * n + j];
    }
    return 0;
}
"""

SOLVED = """static int solution({arguments}, double *rates, double *du, double *lambda)
{{
    enum {{ NU = {nu}, NM = {nm}, N = NU + NM }};
    double M[NU * NU + 1], A[NM * NU + 1], K[N * N + 1], x[N + 1];
    {name}_equations(q, u, t, w, p, rates, M, x, A, x + NU);
    for (int i = 0; i < NU; i++)
        for (int j = 0; j < NU; j++) K[i * N + j] = M[i * NU + j];
    for (int i = 0; i < NM; i++) {{
        for (int j = 0; j < NU; j++) {{
            K[(NU + i) * N + j] = A[i * NU + j];
            K[j * N + NU + i] = -A[i * NU + j];
        }}
        for (int j = 0; j < NM; j++) K[(NU + i) * N + NU + j] = 0.0;
    }}
    if (solve(N, K, x)) return 1;
    for (int i = 0; i < NU; i++) du[i] = x[i];
    for (int i = 0; i < NM; i++) lambda[i] = x[NU + i];
    return 0;
}}

int {name}_accelerations({arguments}, double *du, double *lambda)
{{
    double rates[{nq} + 1];
    return solution(q, u, t, w, p, rates, du, lambda);
}}

int {name}_derivative(double t, const double *state, const double *w, const double *p, double *out)
{{
    double lambda[{nm} + 1];
    return solution(state, state + {nq}, t, w, p, out, out + {nq}, lambda);
}}
"""

CALLING = [
    "How to call it: {name}_accelerations(q, u, t, w, p, du, lambda) gives u' and the multipliers, and 0, or 1 where they are "
    "not determined.",
    "{name}_derivative(t, state, w, p, out) is the rate of the state [q, u]; equations, energies and constraint_errors "
    "are what they say.",
    "w are the inputs, never NULL where there are any; p the parameters, or NULL for {name}_parameters.",
    "Matrices are row by row.",
    "Compile with: cc -std=c99 -O2 -c {name}.c (and -lm when linking)",
]


def c_files(program: Program) -> dict[str, str]:
    """The source and the header."""
    name, (nq, nu, nm) = program.name, program.sizes
    bodies = [_function(program, each) for each in program.functions]
    sizes = {"nq": nq, "nu": nu, "nm": nm, "arguments": ARGUMENTS}
    parts = [
        c_comment(program, CALLING),
        f'#include "{name}.h"\n#include <math.h>\n#include <stddef.h>\n',
        c_parameters(program),
    ]
    parts += [*bodies, SOLVE, SOLVED.format(name=name, **sizes)]
    return {
        f"{name}.c": "\n".join(parts),
        f"{name}.h": c_header(program, [f"/* {f.meaning} */\n{signature(program, f)}" for f in program.functions]),
    }


def c_comment(program: Program, calling: list[str]) -> str:
    """The heading as a comment."""
    lines = heading_lines(program, [line.format(name=program.name) for line in calling])
    return f"/*\n{C.commented(lines)}\n */"


def c_parameters(program: Program) -> str:
    """The values of the parameters."""
    values = ", ".join("NAN" if x is None else repr(x) for x in program.defaults) or "0.0"
    return f"const double {program.name}_parameters[] = {{{values}}};\n"


def c_header(program: Program, signatures: list[str]) -> str:
    """The header: sizes, places by name, and what can be called."""
    name, sizes = program.name, (*program.sizes, len(program.labels["w"]), len(program.defaults))
    words = ("COORDINATES", "SPEEDS", "CONSTRAINTS", "INPUTS", "PARAMETERS")
    guard = f"{name.upper()}_H"
    lines = [f"/* {C.commented(heading_lines(program, []))[3:].splitlines()[0]} See {name}.c for what stands where. */"]
    lines += [f"#ifndef {guard}", f"#define {guard}", ""]
    lines += [f"#define {name.upper()}_{word} {size}" for word, size in zip(words, sizes, strict=True)]
    lines += ["", "#ifdef __cplusplus", 'extern "C" {', "#endif", "", f"extern const double {name}_parameters[];"]
    lines += [f"{each};" for each in signatures]
    lines += ["/* u' and the multipliers; 0, or 1 where they are not determined */"]
    lines += [f"int {name}_accelerations({ARGUMENTS}, double *du, double *lambda);"]
    lines += ["/* the rate of the state [q, u]; 0, or 1 where it is not determined */"]
    lines += [f"int {name}_derivative(double t, const double *state, const double *w, const double *p, double *out);"]
    return "\n".join([*lines, "", "#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])


def signature(program: Program, function: Function) -> str:
    """How a function is declared."""
    return (
        f"void {program.name}_{function.name}({ARGUMENTS}, {', '.join(f'double *{o.name}' for o in function.outputs)})"
    )


def c_assignments(body: Body) -> list[str]:
    """The lines of the named parts."""
    return [f"    const double {name} = {text};" for name, text in (*body.unpacked, *body.lines)]


def _function(program: Program, function: Function) -> str:
    body = program.body(C, [output.values for output in function.outputs])
    lines = [f"/* {function.meaning} */", signature(program, function), "{"]
    lines += [f"    if (p == NULL) p = {program.name}_parameters;", UNUSED, *c_assignments(body)]
    for output, entries in zip(function.outputs, body.entries, strict=True):
        lines.append(f"    /* {output.name}: {output.meaning} */" if entries else f"    (void){output.name};")
        width = output.shape[-1]
        for index, text in entries:
            at = index[0] if len(index) == 1 else index[0] * width + index[1]
            lines.append(f"    {output.name}[{at}] = {text};")
    return "\n".join([*lines, "}", ""])
