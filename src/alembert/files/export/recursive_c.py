"""The recursive form in C: loops over tables of the bodies, with the same functions as the equations written out."""

from __future__ import annotations

from alembert.files.export.c_code import ARGUMENTS, SOLVE, C, c_assignments, c_comment, c_header, c_parameters
from alembert.files.export.program import Body, Program
from alembert.files.export.recursive_program import VALUES, Recursion, in_lines

CALLING = [
    "The equations stand in recursive form: a loop over the bodies in place of M and f. {name}_accelerations(q, u, t, w, p,",
    "du, lambda) gives u' and 0, or 1 where it is not determined (lambda is not used); {name}_derivative the rate of the state",
    "[q, u]; {name}_poses the centre of mass and the rotation matrix of every body, 12 numbers each. w are the inputs, p the",
    "parameters, or NULL for {name}_parameters. Compile with: cc -std=c99 -O2 -c {name}.c (and -lm when linking)",
]

LOOPS = """
/* --- the recursion along the tree (Featherstone 1983), in the axes of the ground --------------------------------------- */

#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define OWN static _Thread_local
#else
#define OWN static
#endif

typedef struct {
    double R[9], r[3], rho[3], w[3], v[3], S[36], c[6], I[36], p[6], U[36], D[36], e[6], a[6];
} Link;

OWN Link links[COUNT];
OWN double z[COUNT * VALUES], x[NX];
static const Link ground = {{1, 0, 0, 0, 1, 0, 0, 0, 1}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}};

static void add_cross(const double *a, const double *b, double *out)
{
    out[0] += a[1] * b[2] - a[2] * b[1];
    out[1] += a[2] * b[0] - a[0] * b[2];
    out[2] += a[0] * b[1] - a[1] * b[0];
}

/* out = a b, or with the transpose of a, of matrices (n, k) and (k, m) row by row. */
static void product(const double *a, int is_turned, const double *b, int n, int k, int m, double *out)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            double sum = 0.0;
            for (int l = 0; l < k; l++) sum += (is_turned ? a[l * n + i] : a[i * k + l]) * b[l * m + j];
            out[i * m + j] = sum;
        }
}

/* Pose, velocity, motion subspace S (6, n) and bias of a body from its parent's. */
static void place(int i, double *rates)
{
    Link *k = links + i;
    const Link *before = parents[i] < 0 ? &ground : links + parents[i];
    double in[WIDTH + 1], out[19 + 6 * 6 + 7], W[3] = {0}, V[3] = {0}, carried[3] = {0}, turned[3];
    int n = u_count[i];
    for (int j = takes_start[i]; j < takes_start[i + 1]; j++) in[j - takes_start[i]] = x[takes[j]];
    joints[kinds[i]](in, out);
    const double *s = out + 13, *bias = s + 6 * n, *u = x + NQ + u_at[i];
    for (int j = 0; j < q_count[i]; j++) rates[q_at[i] + j] = bias[6 + j];
    product(before->R, 0, out, 3, 3, 3, k->R);
    product(before->R, 0, out + 9, 3, 3, 1, k->rho);
    for (int j = 0; j < n; j++)
        for (int half = 0; half < 2; half++) {
            product(k->R, 0, s + 6 * j + 3 * half, 3, 3, 1, turned);
            for (int a = 0; a < 3; a++) {
                k->S[(3 * half + a) * n + j] = turned[a];
                (half ? V : W)[a] += turned[a] * u[j];
            }
        }
    add_cross(before->w, k->rho, carried);
    for (int a = 0; a < 3; a++) {
        carried[a] += V[a];
        k->w[a] = before->w[a] + W[a];
        k->v[a] = before->v[a] + carried[a];
        k->r[a] = before->r[a] + k->rho[a];
    }
    product(k->R, 0, bias, 3, 3, 1, k->c);
    product(k->R, 0, bias + 3, 3, 3, 1, k->c + 3);
    add_cross(before->w, W, k->c);
    add_cross(before->w, carried, k->c + 3);
    add_cross(k->w, V, k->c + 3);
    double *own = z + VALUES * i;
    memcpy(own, k->r, sizeof k->r);
    memcpy(own + 3, k->R, sizeof k->R);
    memcpy(own + 12, k->v, sizeof k->v);
    product(k->R, 1, k->w, 3, 3, 1, own + 15);
    own[18] = (parents[i] < 0 ? 0.0 : z[VALUES * parents[i] + 18]) + out[12];
    own[19] = flat[i] < 0 ? 0.0 : own[15 + flat[i]];
}

/* The body's own inertia, and what it bears: w x J w, and its weight. */
static void weigh(int i, const double *known)
{
    Link *k = links + i;
    double J[9], RJ[9], A[9], turned[9], h[3], m = known[constant_at[i]];
    for (int a = 0; a < 9; a++) {
        J[a] = known[constant_at[COUNT + 9 * i + a]];
        turned[a] = k->R[3 * (a % 3) + a / 3];
    }
    product(k->R, 0, J, 3, 3, 3, RJ);
    product(RJ, 0, turned, 3, 3, 3, A);
    memset(k->I, 0, sizeof k->I);
    memset(k->p, 0, sizeof k->p);
    for (int a = 0; a < 3; a++) {
        for (int b = 0; b < 3; b++) k->I[6 * a + b] = A[3 * a + b];
        k->I[21 + 7 * a] = m;
        k->p[3 + a] = -m * known[constant_at[10 * COUNT + a]];
    }
    product(A, 0, k->w, 3, 3, 1, h);
    add_cross(k->w, h, k->p);
}

/* y of D y = right, for the speeds of one body. */
static int divided(const Link *k, int n, const double *right, double *y)
{
    double D[36];
    memcpy(D, k->D, sizeof D);
    memcpy(y, right, n * sizeof(double));
    return solve(n, D, y);
}

/* The motion of the child's centre from that of the parent's, (w, v) to (w, v - rho x w), and its transpose for forces. */
static void moved(const double *rho, double X[36])
{
    static const double one[36] = {[0] = 1, [7] = 1, [14] = 1, [21] = 1, [28] = 1, [35] = 1};
    memcpy(X, one, sizeof one);
    X[19] = rho[2], X[20] = -rho[1], X[24] = -rho[2], X[26] = rho[0], X[30] = rho[1], X[31] = -rho[0];
}

/* U = I S, D = S^T U and the rotors, e = -S^T p; and what is left of inertia and force, for the parent. */
static int hand_inward(int i, const double *known)
{
    Link *k = links + i;
    int n = u_count[i];
    double left[36], force[6], row[6], y[6], X[36], half[36], whole[36];
    product(k->I, 0, k->S, 6, 6, n, k->U);
    product(k->S, 1, k->U, n, 6, n, k->D);
    for (int j = 0; j < n; j++) {
        k->D[j * n + j] += known[constant_at[10 * COUNT + 3 + u_at[i] + j]];
        k->e[j] = 0.0;
        for (int a = 0; a < 6; a++) k->e[j] -= k->S[a * n + j] * k->p[a];
    }
    memcpy(left, k->I, sizeof left);
    for (int a = 0; a < 6 && n > 0; a++) {
        for (int j = 0; j < n; j++) row[j] = k->U[a * n + j];
        if (divided(k, n, row, y)) return 1;
        for (int b = 0; b < 6; b++)
            for (int j = 0; j < n; j++) left[6 * a + b] -= y[j] * k->U[b * n + j];
    }
    if (parents[i] < 0) return 0;
    if (n > 0 && divided(k, n, k->e, y)) return 1;
    product(left, 0, k->c, 6, 6, 1, force);
    for (int a = 0; a < 6; a++) {
        force[a] += k->p[a];
        for (int j = 0; j < n; j++) force[a] += k->U[a * n + j] * y[j];
    }
    Link *parent = links + parents[i];
    moved(k->rho, X);
    product(left, 0, X, 6, 6, 6, half);
    product(X, 1, half, 6, 6, 6, whole);
    product(X, 1, force, 6, 6, 1, row);
    for (int a = 0; a < 36; a++) parent->I[a] += whole[a];
    for (int a = 0; a < 6; a++) parent->p[a] += row[a];
    return 0;
}

static int accelerate(int i, double *du)
{
    Link *k = links + i;
    const Link *before = parents[i] < 0 ? &ground : links + parents[i];
    int n = u_count[i];
    double X[36], right[6], y[6];
    moved(k->rho, X);
    product(X, 0, before->a, 6, 6, 1, k->a);
    for (int a = 0; a < 6; a++) k->a[a] += k->c[a];
    for (int j = 0; j < n; j++) {
        right[j] = k->e[j];
        for (int a = 0; a < 6; a++) right[j] -= k->U[a * n + j] * k->a[a];
    }
    if (n > 0 && divided(k, n, right, y)) return 1;
    for (int j = 0; j < n; j++) {
        du[u_at[i] + j] = y[j];
        for (int a = 0; a < 6; a++) k->a[a] += k->S[a * n + j] * y[j];
    }
    return 0;
}

static void outward(const double *q, const double *u, double t, const double *w, const double *p, double *rates)
{
    memcpy(x, q, NQ * sizeof(double));
    memcpy(x + NQ, u, NU * sizeof(double));
    x[NQ + NU] = t;
    for (int i = 0; i < NW; i++) x[NQ + NU + 1 + i] = w[i];
    for (int i = 0; i < NP; i++) x[NQ + NU + 1 + NW + i] = p[i];
    for (int i = 0; i < COUNT; i++) place(i, rates);
}

static int solved(<arguments>, double *rates, double *du, double *lambda)
{
    double known[CONSTANTS + 1], forces[6 * LOADED + 1], potential[1], moment[3];
    (void)lambda;
    if (p == NULL) p = <name>_parameters;
    constants(p, known);
    outward(q, u, t, w, p, rates);
    for (int i = 0; i < COUNT; i++) weigh(i, known);
    loads(q, u, t, w, p, forces, potential);
    for (int j = 0; j < LOADED; j++) {
        Link *k = links + loaded[j];
        product(k->R, 0, forces + 6 * j + 3, 3, 3, 1, moment);
        for (int a = 0; a < 3; a++) {
            k->p[a] -= moment[a];
            k->p[3 + a] -= forces[6 * j + a];
        }
    }
    for (int i = COUNT - 1; i >= 0; i--) if (hand_inward(i, known)) return 1;
    for (int i = 0; i < COUNT; i++) if (accelerate(i, du)) return 1;
    return 0;
}

int <name>_accelerations(<arguments>, double *du, double *lambda)
{
    double rates[NQ + 1];
    return solved(q, u, t, w, p, rates, du, lambda);
}

int <name>_derivative(double t, const double *state, const double *w, const double *p, double *out)
{
    return solved(state, state + NQ, t, w, p, out, out + NQ, NULL);
}

/* the kinetic and the potential energy */
void <name>_energies(<arguments>, double *energy)
{
    double known[CONSTANTS + 1], forces[6 * LOADED + 1], rates[NQ + 1];
    if (p == NULL) p = <name>_parameters;
    constants(p, known);
    outward(q, u, t, w, p, rates);
    loads(q, u, t, w, p, forces, energy + 1);
    energy[0] = 0.0;
    for (int i = 0; i < NU; i++) energy[0] += 0.5 * known[constant_at[10 * COUNT + 3 + i]] * u[i] * u[i];
    for (int i = 0; i < COUNT; i++) {
        const double *own = z + VALUES * i, *spin = own + 15;
        double m = known[constant_at[i]];
        for (int a = 0; a < 3; a++) {
            energy[0] += 0.5 * m * own[12 + a] * own[12 + a];
            energy[1] -= m * known[constant_at[10 * COUNT + a]] * own[a];
            for (int b = 0; b < 3; b++) energy[0] += 0.5 * known[constant_at[COUNT + 9 * i + 3 * a + b]] * spin[a] * spin[b];
        }
    }
}

/* the centre of mass and the rotation matrix of every body, 12 numbers each */
void <name>_poses(<arguments>, double *poses)
{
    double rates[NQ + 1];
    outward(q, u, t, w, p == NULL ? <name>_parameters : p, rates);
    for (int i = 0; i < COUNT; i++) memcpy(poses + 12 * i, z + VALUES * i, 12 * sizeof(double));
}
"""


def recursive_c_files(program: Program) -> dict[str, str]:
    """The source and the header."""
    tree, name, (nq, nu, _) = Recursion(program), program.name, program.sizes
    sizes = {"NQ": nq, "NU": nu, "NW": len(program.labels["w"]), "NP": len(program.defaults), "COUNT": len(tree.kinds)}
    sizes |= {"NX": nq + nu + 1 + sizes["NW"] + sizes["NP"], "VALUES": VALUES, "WIDTH": tree.widths[0]}
    sizes |= {"CONSTANTS": len(tree.constants[0]), "LOADED": len(tree.tables["loaded"])}
    joints = [_joint(k, body) for k, body in enumerate(tree.joints(C))]
    listed = ", ".join(f"joint_{k}" for k in range(len(joints)))
    includes = "".join(f"#include {file}\n" for file in (f'"{name}.h"', "<math.h>", "<stddef.h>", "<string.h>"))
    parts = [c_comment(program, CALLING), includes, c_parameters(program)]
    parts += [f"enum {{ {', '.join(f'{k} = {n}' for k, n in sizes.items())} }};\n", _tables(tree), *joints]
    parts += [f"static void (*const joints[])(const double *, double *) = {{{listed}}};\n"]
    parts += [SOLVE, _constants(tree), LOOPS.split("static void add_cross")[0], _loads(tree)]
    loops = "static void add_cross" + LOOPS.split("static void add_cross")[1]
    parts.append(loops.replace("<arguments>", ARGUMENTS).replace("<name>", name))
    signatures = [f"void {name}_{word}({ARGUMENTS}, double *{word})" for word in ("energies", "poses")]
    return {f"{name}.c": "\n".join(parts), f"{name}.h": c_header(program, signatures)}


def _tables(tree: Recursion) -> str:
    starts = [0]
    for row in tree.takes:
        starts.append(starts[-1] + len(row))
    tables = {**tree.tables, "takes_start": starts, "takes": [k for row in tree.takes for k in row] or [0]}
    tables["constant_at"] = tree.constants[1]
    return "\n".join(f"static const int {k}[] = {in_lines(v or [0], '{', '}')};" for k, v in tables.items()) + "\n"


def _joint(k: int, body: Body) -> str:
    about = "a kind of joint: rotation (9), place (3), turn, S, its bias (6), q'"
    return _defined(about, f"joint_{k}", "a", body)


def _constants(tree: Recursion) -> str:
    return _defined("masses, inertias, gravity, rotors: the different ones", "constants", "p", tree.constant_values(C))


def _defined(about: str, name: str, given: str, body: Body) -> str:
    """A function of one array that gives another."""
    lines = [f"/* {about} */", f"static void {name}(const double *{given}, double *out)", "{", f"    (void){given};"]
    lines += [*c_assignments(body), *(f"    out[{index[0]}] = {text};" for index, text in body.entries[0])]
    return "\n".join([*lines, "}", ""])


def _loads(tree: Recursion) -> str:
    body = tree.loads(C)
    lines = [
        "/* forces (ground axes) and moments (body axes) on the loaded bodies, and the potential energy of all but gravity */"
    ]
    lines += [f"static void loads({ARGUMENTS}, double *forces, double *potential)", "{"]
    lines += ["    (void)q, (void)u, (void)t, (void)w, (void)p, (void)forces;", *c_assignments(body)]
    for name, entries in zip(("forces", "potential"), body.entries, strict=True):
        lines += [f"    {name}[{index[0]}] = {text};" for index, text in entries]
    return "\n".join([*lines, "}", ""])
