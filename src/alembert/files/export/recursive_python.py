"""The recursive form in Python: loops over tables of the bodies, for NumPy and for JAX."""

from __future__ import annotations

from typing import Any

from alembert.expressions.arrays import zeros
from alembert.files.export.language import harmless
from alembert.files.export.program import Body, Output, Program
from alembert.files.export.python_code import JAX, NUMPY, Dialect, assignments, opening
from alembert.files.export.recursive_program import VALUES, Recursion, in_lines, padded

CALLING = [
    "The equations stand in recursive form: a loop over the bodies in place of M and f. du = accelerations(q, u, t, w, p);",
    "derivative(t, state) is the rate of the state [q, u], energies and poses are what they say. {more}",
    "w are the inputs (zero if not given), p = parameters({{'m': 2.0}}) or None for the values below.",
]
MORE = {
    "np": "One state, or one in each row.",
    "jnp": "Pure functions, for jax.jit, jax.vmap, jax.grad.",
}

SHARED = '''

def _times(A, x):
    """A x, of a matrix and a vector."""
    return (A @ x[..., None])[..., 0]


def _moved(rho):
    """From the motion of the parent's centre to that of the child's: (w, v) to (w, v - rho x w)."""
    across = np.cross(np.eye(3), rho[..., None, :])
    one, none = np.broadcast_to(np.eye(3), across.shape), np.zeros(across.shape)
    return np.concatenate([np.concatenate([one, none], -1), np.concatenate([-across, one], -1)], -2)


def _inertia(R, w, m, J, g):
    """The inertia of a body (6, 6), and what it bears: w x J w, and its weight."""
    A = R @ J @ np.swapaxes(R, -1, -2)
    none, heavy = np.zeros(A.shape), m[..., None, None] * np.eye(3)
    whole = np.concatenate([np.concatenate([A, none], -1), np.concatenate([none, heavy], -1)], -2)
    return whole, np.concatenate([np.cross(w, _times(A, w)), -m[..., None] * g], -1)
'''

ENDS = '''

def derivative(t, state, w=None, p=None):
    """The rate of the state [q, u]."""
    state = np.asarray(state, dtype=float)
    return np.concatenate(_solved(state[..., :{nq}], state[..., {nq}:], t, w, p), -1)


def accelerations(q, u, t=0.0, w=None, p=None):
    """u\'."""
    return _solved(q, u, t, w, p)[1]


def energies(q, u, t=0.0, w=None, p=None):
    """The kinetic and the potential energy."""
    q, u, t, w, p, x = _arguments(q, u, t, w, p)
    mass, J, g, armature = _constants_of(q, u, t, w, p)
    z = _outward(x, u)[1]
    own = z.reshape(*z.shape[:-1], COUNT, {values})
    v, spin = own[..., 12:15], own[..., 15:18]
    kinetic = (mass * (v * v).sum(-1)).sum(-1) + (spin * _times(J, spin)).sum((-2, -1)) + (armature * u * u).sum(-1)
    potential = _loads(q, u, t, w, p, z)[1][..., 0] - (mass * (own[..., :3] * g[..., None, :]).sum(-1)).sum(-1)
    return np.stack([kinetic / 2, potential], -1)


def poses(q, u, t=0.0, w=None, p=None):
    """The centre of mass and the rotation matrix of every body (bodies, 12)."""
    q, u, t, w, p, x = _arguments(q, u, t, w, p)
    z = _outward(x, u)[1]
    return z.reshape(*z.shape[:-1], COUNT, {values})[..., :12]


def _constants_of(q, u, t, w, p):
    """Masses, inertias, gravity, and the rotors of the speeds."""
    known = _constants(q, u, t, w, p)[..., CONSTANT_AT]
    shape = known.shape[:-1]
    mass, J = known[..., :COUNT], known[..., COUNT : 10 * COUNT].reshape(*shape, COUNT, 3, 3)
    return mass, J, known[..., 10 * COUNT : 10 * COUNT + 3], known[..., 10 * COUNT + 3 :]
'''

NUMPY_LOOPS = '''

def _arguments(q, u, t, w, p):
    """The arguments as arrays, and all of them in one."""
    p = parameters() if p is None else p
    w = np.zeros({inputs}) if w is None else w
    q, u, t, w, p = (np.asarray(x, dtype=float) for x in (q, u, t, w, p))
    shape = np.broadcast_shapes(q.shape[:-1], u.shape[:-1], t.shape, w.shape[:-1], p.shape[:-1])
    q, u, w, p = (np.broadcast_to(x, (*shape, x.shape[-1])) for x in (q, u, w, p))
    t = np.broadcast_to(t, shape)
    return q, u, t, w, p, np.concatenate([q, u, t[..., None], w, p], -1)


def _outward(x, u):
    """Of every body R, w, rho, S and bias c, in the axes of the ground; the values of all bodies; and q\'."""
    shape = x.shape[:-1]
    zero = np.zeros((*shape, 3))
    ground = (np.broadcast_to(np.eye(3), (*shape, 3, 3)), zero, zero, zero, np.zeros(shape))
    found, links, rates = [], [], np.zeros((*shape, {nq}))
    z = np.zeros((*shape, COUNT * {values}))
    for i in range(COUNT):
        Rp, wp, vp, rp, turn = found[PARENTS[i]] if PARENTS[i] >= 0 else ground
        n = U_COUNT[i]
        out = JOINTS[KINDS[i]](x[..., TAKES[i]])
        E, s, bias = out[..., :9].reshape(*shape, 3, 3), out[..., 13 : 13 + 6 * n], out[..., 13 + 6 * n : 19 + 6 * n]
        rates[..., Q_AT[i] : Q_AT[i] + Q_COUNT[i]] = out[..., 19 + 6 * n :]
        R, rho = Rp @ E, _times(Rp, out[..., 9:12])
        s = np.swapaxes(s.reshape(*shape, n, 6), -1, -2)
        S = np.concatenate([R @ s[..., :3, :], R @ s[..., 3:, :]], -2)
        relative = _times(S, u[..., U_AT[i] : U_AT[i] + n])
        W, V = relative[..., :3], relative[..., 3:]
        carried = np.cross(wp, rho) + V
        w, v, r, angle = wp + W, vp + carried, rp + rho, turn + out[..., 12]
        c = np.concatenate([
            _times(R, bias[..., :3]) + np.cross(wp, W),
            _times(R, bias[..., 3:]) + np.cross(wp, carried) + np.cross(w, V),
        ], -1)
        found.append((R, w, v, r, angle))
        links.append((R, w, rho, S, c))
        spin = _times(np.swapaxes(R, -1, -2), w)
        about = np.zeros(shape) if FLAT[i] < 0 else spin[..., FLAT[i]]
        own = [r, R.reshape(*shape, 9), v, spin, angle[..., None], about[..., None]]
        z[..., {values} * i : {values} * (i + 1)] = np.concatenate(own, -1)
    return links, z, rates


def _solved(q, u, t=0.0, w=None, p=None):
    """q\' and u\': outward poses and velocities, inward inertias and forces, outward accelerations."""
    q, u, t, w, p, x = _arguments(q, u, t, w, p)
    mass, J, g, armature = _constants_of(q, u, t, w, p)
    links, z, rates = _outward(x, u)
    bodies = [_inertia(R, w_i, mass[..., i], J[..., i, :, :], g) for i, (R, w_i, *_) in enumerate(links)]
    inertia, bears = [list(each) for each in zip(*bodies)]
    forces = _loads(q, u, t, w, p, z)[0]
    for j, i in enumerate(LOADED):
        moment = _times(links[i][0], forces[..., 6 * j + 3 : 6 * j + 6])
        bears[i] = bears[i] - np.concatenate([moment, forces[..., 6 * j : 6 * j + 3]], -1)
    kept = [None] * COUNT
    for i in reversed(range(COUNT)):
        _, _, rho, S, c = links[i]
        St, at = np.swapaxes(S, -1, -2), slice(U_AT[i], U_AT[i] + U_COUNT[i])
        U = inertia[i] @ S
        D = St @ U + armature[..., at, None] * np.eye(U_COUNT[i])
        e = -_times(St, bears[i])
        kept[i] = U, D, e
        if PARENTS[i] >= 0:
            left = inertia[i] - U @ np.linalg.solve(D, np.swapaxes(U, -1, -2))
            force = bears[i] + _times(left, c) + _times(U, np.linalg.solve(D, e[..., None])[..., 0])
            X = _moved(rho)
            Xt = np.swapaxes(X, -1, -2)
            inertia[PARENTS[i]] = inertia[PARENTS[i]] + Xt @ left @ X
            bears[PARENTS[i]] = bears[PARENTS[i]] + _times(Xt, force)
    du, before = np.zeros(u.shape), []
    for i in range(COUNT):
        _, _, rho, S, c = links[i]
        U, D, e = kept[i]
        a = c + (_times(_moved(rho), before[PARENTS[i]]) if PARENTS[i] >= 0 else 0.0)
        y = np.linalg.solve(D, (e - _times(np.swapaxes(U, -1, -2), a))[..., None])[..., 0]
        du[..., U_AT[i] : U_AT[i] + U_COUNT[i]] = y
        before.append(a + _times(S, y))
    return rates, du
'''

JAX_LOOPS = '''

def _arguments(q, u, t, w, p):
    """The arguments as arrays, and all of them in one."""
    p = parameters() if p is None else p
    w = np.zeros({inputs}) if w is None else w
    q, u, t, w, p = (np.asarray(x, dtype=float) for x in (q, u, t, w, p))
    return q, u, t, w, p, np.concatenate([q, u, t[None], w, p])


def _outward(x, u):
    """Of every body R, w, rho, S and bias c, in the axes of the ground; the values of all bodies; and q\'.

    Bodies stand one place later than in the tables: the ground is the first. Missing speeds are the last, zero.
    """
    speeds = np.append(u, 0.0)
    start = (
        np.zeros((COUNT + 1, 3, 3)).at[0].set(np.eye(3)), np.zeros((COUNT + 1, 3)), np.zeros((COUNT + 1, 3)),
        np.zeros((COUNT + 1, 3)), np.zeros(COUNT + 1), np.zeros({nq} + 1),
    )

    def body(carry, i):
        R_all, w_all, v_all, r_all, turns, rates = carry
        k = PARENTS[i] + 1
        out = jax.lax.switch(KINDS[i], JOINTS, x[TAKES[i]])
        rates = rates.at[Q_INDEX[i]].set(out[19 + 6 * WIDTH :])
        R, rho = R_all[k] @ out[:9].reshape(3, 3), R_all[k] @ out[9:12]
        s, bias = out[13 : 13 + 6 * WIDTH].reshape(WIDTH, 6).T, out[13 + 6 * WIDTH : 19 + 6 * WIDTH]
        S = np.concatenate([R @ s[:3], R @ s[3:]])
        relative = S @ speeds[U_INDEX[i]]
        W, V = relative[:3], relative[3:]
        carried = np.cross(w_all[k], rho) + V
        w, v, r, angle = w_all[k] + W, v_all[k] + carried, r_all[k] + rho, turns[k] + out[12]
        c = np.concatenate([
            R @ bias[:3] + np.cross(w_all[k], W), R @ bias[3:] + np.cross(w_all[k], carried) + np.cross(w, V)
        ])
        spin = R.T @ w
        about = np.where(FLAT[i] < 0, 0.0, spin[FLAT[i]])
        z = np.concatenate([r, R.reshape(9), v, spin, angle[None], about[None]])
        carry = (
            R_all.at[i + 1].set(R), w_all.at[i + 1].set(w), v_all.at[i + 1].set(v), r_all.at[i + 1].set(r),
            turns.at[i + 1].set(angle), rates,
        )
        return carry, ((R, w, rho, S, c), z)

    carry, (links, z) = jax.lax.scan(body, start, np.arange(COUNT))
    return links, z.reshape(-1), carry[-1][:-1]


def _solved(q, u, t=0.0, w=None, p=None):
    """q\' and u\': outward poses and velocities, inward inertias and forces, outward accelerations."""
    q, u, t, w, p, x = _arguments(q, u, t, w, p)
    mass, J, g, armature = _constants_of(q, u, t, w, p)
    (R, w_all, rho, S, c), z, rates = _outward(x, u)
    inertia, bears = _inertia(R, w_all, mass, J, g)
    forces = _loads(q, u, t, w, p, z)[0].reshape(-1, 6)
    if len(LOADED):
        moment = _times(R[LOADED], forces[:, 3:])
        bears = bears.at[LOADED].add(-np.concatenate([moment, forces[:, :3]], -1))
    rotors = np.append(armature, 1.0)  # of speeds that a body has not
    X = _moved(rho)

    def inward(carry, i):
        inertia, bears = carry
        U = inertia[i] @ S[i]
        D = S[i].T @ U + np.diag(rotors[U_INDEX[i]])
        e = -S[i].T @ bears[i]
        left = inertia[i] - U @ np.linalg.solve(D, U.T)
        force = bears[i] + left @ c[i] + U @ np.linalg.solve(D, e)
        k = np.where(PARENTS[i] < 0, COUNT, PARENTS[i])  # beyond the last: nobody's
        return (inertia.at[k].add(X[i].T @ left @ X[i]), bears.at[k].add(X[i].T @ force)), (U, D, e)

    padded = np.concatenate([inertia, np.zeros((1, 6, 6))]), np.concatenate([bears, np.zeros((1, 6))])
    _, (U, D, e) = jax.lax.scan(inward, padded, np.arange(COUNT), reverse=True)

    def outward(carry, i):
        a_all, du = carry
        a = X[i] @ a_all[PARENTS[i] + 1] + c[i]
        y = np.linalg.solve(D[i], e[i] - U[i].T @ a)
        return (a_all.at[i + 1].set(a + S[i] @ y), du.at[U_INDEX[i]].set(y)), None

    (_, du), _ = jax.lax.scan(outward, (np.zeros((COUNT + 1, 6)), np.zeros(u.shape[0] + 1)), np.arange(COUNT))
    return rates, du[:-1]
'''


def recursive_python_files(program: Program, dialect: Dialect) -> dict[str, str]:
    """The module of a tree."""
    tree, is_jax = Recursion(program), dialect is JAX
    nq, nu, _ = program.sizes
    sizes = {"nq": nq, "nu": nu, "inputs": len(program.labels["w"]), "values": VALUES}
    calling = [line.format(more=MORE[dialect.package]) for line in CALLING]
    heading = "\n".join(harmless(line).rstrip() for line in program.heading(calling))
    loops = (JAX_LOOPS if is_jax else NUMPY_LOOPS).replace("{nq}", str(nq)).replace("{values}", str(VALUES))
    ends = ENDS.replace("{nq}", str(nq)).replace("{values}", str(VALUES))
    fixed = SHARED + loops.replace("{inputs}", str(sizes["inputs"])) + ends
    fixed = fixed.replace("np.", "jnp.") if is_jax else fixed
    written = [_tables(tree, is_jax), *_functions(tree, dialect)]
    imports = f"import jax\n{dialect.imports}" if is_jax else dialect.imports
    text = "\n\n\n".join([opening(program, dialect), *written])
    return {f"{program.name}.py": f'"""{heading}\n"""\n\n{imports}\n\n{text}\n{fixed}'}


def _tables(tree: Recursion, is_jax: bool) -> str:
    tables, (arguments, width, most) = tree.tables, tree.widths
    nq, nu = len(tree.bodies.q), len(tree.bodies.u)
    shown: dict[str, Any] = {name.upper(): tables[name] for name in ("parents", "kinds", "flat", "loaded")}
    lines = [f"COUNT = {len(tree.kinds)}"]
    array = "jnp.array({}, dtype=int)" if is_jax else "{}"
    if is_jax:
        q_rows, u_rows = _places(tables["q_at"], tables["q_count"]), _places(tables["u_at"], tables["u_count"])
        more = {"TAKES": padded(tree.takes, arguments, 0), "Q_INDEX": padded(q_rows, most, nq)}
        shown |= more | {"U_INDEX": padded(u_rows, width, nu)}
        lines.append(f"WIDTH = {width}  # the most speeds of a joint")
    else:
        shown |= {name: tables[name.lower()] for name in ("Q_AT", "Q_COUNT", "U_AT", "U_COUNT")}
        shown["TAKES"] = tree.takes
    shown["CONSTANT_AT"] = tree.constants[1]
    return "\n".join([*lines, *(f"{k} = {array.format(in_lines(v, '[', ']'))}" for k, v in shown.items())])


def _places(starts: list[int], counts: list[int]) -> list[list[int]]:
    return [list(range(at, at + count)) for at, count in zip(starts, counts, strict=True)]


def _functions(tree: Recursion, dialect: Dialect) -> list[str]:
    """The kinds of joints, the constants and the loads."""
    language = dialect.language
    joints = tree.joints(language, *(tree.widths[1:] if dialect is JAX else ()))
    about = "Rotation (9), place (3), turn, S, its bias (6), q'."
    out = [_defined(f"_joint_{k}", "a", about, body, ["out"], dialect) for k, body in enumerate(joints)]
    out.append(f"JOINTS = [{', '.join(f'_joint_{k}' for k in range(len(joints)))}]")
    given, about = "q, u, t, w, p", "The different masses, inertias, gravity and rotors."
    out.append(_defined("_constants", given, about, tree.constant_values(language), ["out"], dialect))
    about = (
        "Forces (ground axes) and moments (body axes) on the loaded bodies; the potential energy of all but gravity."
    )
    return [*out, _defined("_loads", f"{given}, z", about, tree.loads(language), ["forces", "potential"], dialect)]


def _defined(name: str, given: str, about: str, body: Body, outputs: list[str], dialect: Dialect) -> str:
    """A function of arrays that gives arrays."""
    lines = [f"def {name}({given}):", f'    """{about}"""']
    lines += [f"    shape = {given[0]}.shape[:-1]"] if dialect is NUMPY else []
    lines += [f"    {line}" for line in assignments(body)]
    for output, entries in zip(outputs, body.entries, strict=True):
        lines += [f"    {line}" for line in dialect.array(Output(output, "", zeros(len(entries))), entries)]
    return "\n".join([*lines, f"    return {', '.join(outputs)}"])
