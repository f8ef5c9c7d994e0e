"""The recursive form in C: the one text of the recursion, with the same functions as the equations written out."""

from __future__ import annotations

from alembert.files.export.c_code import ARGUMENTS, C, c_comment, c_header, c_parameters
from alembert.files.export.program import Program
from alembert.files.export.recursion_writer import INTEGER, NUMBER, Head, Syntax, deeper, is_long
from alembert.files.export.recursive_functions import functions_of, joined, listed, sizes_of
from alembert.files.export.recursive_program import Recursion

CALLING = [
    "How to call it: {name}_accelerations(q, u, t, w, p, du, lambda) gives u' and 0, or 1 where it is not determined; lambda "
    "is not used.",
    "{name}_derivative(t, state, w, p, out) is the rate of the state [q, u]; energies and poses are what they say.",
    "{name}_inverse_dynamics(q, u, du, t, w, p, forces) gives the forces along the speeds that make u', "
    "besides loads and inputs.",
    "w are the inputs, never NULL where there are any; p the parameters, or NULL for {name}_parameters.",
    "Compile with: cc -std=c99 -O2 -c {name}.c (and -lm when linking)",
]

TYPES = {"t": "double ", "kind": "int "}
DECLARED = {INTEGER: "int {0};", NUMBER: "double {0};"}


def _head(head: Head) -> list[str]:
    given = [f"{TYPES.get(name, 'const double *')}{name}" for name in head.arguments]
    given += [f"double *{name}" for name in head.results]
    lines = [f"/* {head.about} */", f"static void {head.name}({', '.join(given)})", "{"]
    unused = f"(void){', (void)'.join(head.arguments)};"
    return [*lines, *deeper([*(_declared(*pair) for pair in head.local.items()), unused])]


def _declared(name: str, kind: str) -> str:
    """What is long is each thread's own, and not on its stack."""
    array = "OWN double {0}[{1}];" if is_long(kind) else "double {0}[{1}];"
    return DECLARED.get(kind, array).format(name, f"{kind} + 1" if kind in ("NQ", "NU") else kind)  # none is empty


SYNTAX = Syntax(
    function=_head,
    end=("}",),
    returned=lambda _: "",
    loop="for (int {0} = {1}; {0} < {2}; {0}++) {{",
    back="for (int {0} = {2} - 1; {0} >= {1}; {0}--) {{",
    when="if ({0}) {{",
    declared="const double {0} = {1};",
    assigned="{0} = {1};",
    put="put({0}, {1}, {2}, {3});",
    into="{0}({1});",
    comment="// ",
    ahead=True,
)

ARRAYS = """#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define OWN static _Thread_local
#elif defined(__GNUC__)
#define OWN static __thread
#else
#define OWN static
#endif

static void zeros(int n, double *out)
{
    for (int i = 0; i < n; i++) out[i] = 0.0;
}

static void part(const double *x, int at, int n, double *out)
{
    for (int i = 0; i < n; i++) out[i] = x[at + i];
}

static void put(double *x, int at, const double *y, int n)
{
    for (int i = 0; i < n; i++) x[at + i] = y[i];
}
"""

INVERSE_ABOUT = "/* the forces along the speeds that make the accelerations du, besides loads and inputs */"
ABOUT = {
    "energies": "/* the kinetic and the potential energy */",
    "poses": "/* the centre of mass and the rotation matrix of every body, 12 numbers each */",
}
INVERSE = ARGUMENTS.replace("double t", "const double *du, double t") + ", double *forces"
ENDS = """
static int solution(<arguments>, double *rates, double *du, double *lambda)
{
    (void)lambda;
    solved(q, u, t, w, p == NULL ? <name>_parameters : p, rates, du);
    for (int i = 0; i < NU; i++) if (!isfinite(du[i])) return 1;
    return 0;
}

int <name>_accelerations(<arguments>, double *du, double *lambda)
{
    double rates[NQ + 1];
    return solution(q, u, t, w, p, rates, du, lambda);
}

int <name>_derivative(double t, const double *state, const double *w, const double *p, double *out)
{
    return solution(state, state + NQ, t, w, p, out, out + NQ, NULL);
}

<forces>
void <name>_inverse_dynamics(<inverse>)
{
    inverse_at(q, u, du, t, w, p == NULL ? <name>_parameters : p, forces);
}

<energies>
void <name>_energies(<arguments>, double *energies)
{
    energies_at(q, u, t, w, p == NULL ? <name>_parameters : p, energies);
}

<poses>
void <name>_poses(<arguments>, double *poses)
{
    poses_at(q, u, t, w, p == NULL ? <name>_parameters : p, poses);
}
"""


def _ends(name: str) -> str:
    text = ENDS.replace("<forces>", INVERSE_ABOUT)
    for word, line in ABOUT.items():
        text = text.replace(f"<{word}>", line)
    return text.replace("<arguments>", ARGUMENTS).replace("<inverse>", INVERSE).replace("<name>", name)


def recursive_c_files(program: Program) -> dict[str, str]:
    """The source and the header."""
    tree, name = Recursion(program), program.name
    sizes = ", ".join(
        f"{k} = {max(n, 1) if k == 'MOST' else n}" for k, n in sizes_of(tree).items()
    )  # no array is empty
    includes = "".join(f"#include {file}\n" for file in (f'"{name}.h"', "<math.h>", "<stddef.h>"))
    parts = [c_comment(program, CALLING), includes, c_parameters(program), f"enum {{ {sizes} }};"]
    parts += ["\n".join(listed(tree, "static const int {0}[] = {1};", "{", "}")), "", ARRAYS]
    parts += [joined(functions_of(tree, C, SYNTAX, {})), _ends(name)]
    signatures = [f"{INVERSE_ABOUT}\nvoid {name}_inverse_dynamics({INVERSE})"]
    signatures += [f"{line}\nvoid {name}_{word}({ARGUMENTS}, double *{word})" for word, line in ABOUT.items()]
    return {f"{name}.c": "\n".join(parts), f"{name}.h": c_header(program, signatures)}
