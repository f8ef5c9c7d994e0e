"""The recursion along a tree, written once in a small part of Python; `recursion_writer` says it in other languages.

The text has numbers, flat arrays, loops and calls alone; arrays are counted from zero, and a function changes no array that it
is given. `part(x, at, n)` is a copy of n entries, `put(x, at, y, n)` writes them. Names of tables and sizes are in capitals.
The ground stands before the bodies: body i has place i + 1. Of every place z holds r, R, v, w in its own axes, angle and spin.
"""

from __future__ import annotations

import ast

RECURSION = '''
def outward(q, u, t, w, p):
    """Outward: q', and of every body what loads may ask for (z), w, the step rho from its parent, S and the bias c."""
    x = zeros(NX + 1)
    put(x, 0, q, NQ)
    put(x, NQ, u, NU)
    x[NQ + NU] = t
    put(x, NQ + NU + 1, w, NW)
    put(x, NQ + NU + 1 + NW, p, NP)
    rates = zeros(NQ)
    z = zeros(20 * COUNT + 20)
    z[3] = 1.0
    z[7] = 1.0
    z[11] = 1.0
    spins = zeros(3 * COUNT + 3)
    rho = zeros(3 * COUNT)
    S = zeros(6 * MOST * COUNT)
    c = zeros(6 * COUNT)
    for i in range(COUNT):
        b = BEFORE[i]
        k = i + 1
        n = U_COUNT[i]
        given = zeros(WIDTH + 1)
        for j in range(TAKE_COUNT[i]):
            given[j] = x[TAKES[WIDTH * i + j]]
        out = joint(KINDS[i], given)
        for j in range(Q_COUNT[i]):
            rates[Q_AT[i] + j] += out[19 + 6 * n + j]
        before = part(z, 20 * b, 20)
        turn = part(spins, 3 * b, 3)
        own = zeros(20)
        step = zeros(3)
        for a in range(3):
            for l in range(3):
                step[a] += before[3 + 3 * a + l] * out[9 + l]
                for m in range(3):
                    own[3 + 3 * a + l] += before[3 + 3 * a + m] * out[3 * m + l]
        s = zeros(6 * MOST)
        turning = zeros(3)
        sliding = zeros(3)
        for j in range(n):
            speed = x[U_PLACE[MOST * i + j]]
            for a in range(3):
                for l in range(3):
                    s[6 * j + a] += own[3 + 3 * a + l] * out[13 + 6 * j + l]
                    s[6 * j + 3 + a] += own[3 + 3 * a + l] * out[16 + 6 * j + l]
                turning[a] += s[6 * j + a] * speed
                sliding[a] += s[6 * j + 3 + a] * speed
        carried = zeros(3)
        spin = zeros(3)
        for a in range(3):
            carried[a] = sliding[a] + turn[NEXT[a]] * step[LAST[a]] - turn[LAST[a]] * step[NEXT[a]]
            spin[a] = turn[a] + turning[a]
            own[a] = before[a] + step[a]
            own[12 + a] = before[12 + a] + carried[a]
        bias = zeros(6)
        for a in range(3):
            d = NEXT[a]
            e = LAST[a]
            bias[a] = turn[d] * turning[e] - turn[e] * turning[d]
            bias[3 + a] = turn[d] * carried[e] - turn[e] * carried[d] + spin[d] * sliding[e] - spin[e] * sliding[d]
            for l in range(3):
                bias[a] += own[3 + 3 * a + l] * out[13 + 6 * n + l]
                bias[3 + a] += own[3 + 3 * a + l] * out[16 + 6 * n + l]
                own[15 + a] += own[3 + 3 * l + a] * spin[l]
        own[18] = before[18] + out[12]
        put(z, 20 * k, own, 20)
        z[20 * k + 19] = z[20 * k + FLAT[i]]
        put(spins, 3 * k, spin, 3)
        put(rho, 3 * i, step, 3)
        put(S, 6 * MOST * i, s, 6 * MOST)
        put(c, 6 * i, bias, 6)
    return rates, z, spins, rho, S, c


def borne(q, u, t, w, p, z, spins):
    """Of every body its inertia, and what it bears besides: gyroscopic moment, weight and loads, about its centre."""
    known = constants(q, u, t, w, p)
    forces = loads(q, u, t, w, p, z)
    I = zeros(36 * COUNT + 36)
    bears = zeros(6 * COUNT + 6)
    for i in range(COUNT):
        R = part(z, 20 * i + 23, 9)
        spin = part(spins, 3 * i + 3, 3)
        mass = known[CONSTANT_AT[i]]
        RJ = zeros(9)
        inertia = zeros(36)
        bear = zeros(6)
        turned = zeros(3)
        for a in range(3):
            for l in range(3):
                J = known[CONSTANT_AT[COUNT + 9 * i + 3 * a + l]]
                for b in range(3):
                    RJ[3 * b + l] += R[3 * b + a] * J
        for a in range(3):
            inertia[21 + 7 * a] = mass
            bear[3 + a] = -mass * known[CONSTANT_AT[10 * COUNT + a]]
            for b in range(3):
                for l in range(3):
                    inertia[6 * a + b] += RJ[3 * a + l] * R[3 * b + l]
                turned[a] += inertia[6 * a + b] * spin[b]
        for a in range(3):
            bear[a] = spin[NEXT[a]] * turned[LAST[a]] - spin[LAST[a]] * turned[NEXT[a]]
        put(I, 36 * i + 36, inertia, 36)
        put(bears, 6 * i + 6, bear, 6)
    for j in range(LOADED):
        k = LOADED_BODIES[j]
        R = part(z, 20 * k + 3, 9)
        load = part(forces, 6 * j, 6)
        bear = part(bears, 6 * k, 6)
        for a in range(3):
            bear[3 + a] -= load[a]
            for l in range(3):
                bear[a] -= R[3 * a + l] * load[3 + l]
        put(bears, 6 * k, bear, 6)
    return I, bears


def solved(q, u, t, w, p):
    """q' and u': outward poses and velocities, inward inertias and forces, outward accelerations (Featherstone 1983)."""
    rates, z, spins, rho, S, c = outward(q, u, t, w, p)
    known = constants(q, u, t, w, p)
    I, bears = borne(q, u, t, w, p, z, spins)
    "inward: y = D^-1 [U^T, e] with U = I S, D = S^T U and the rotors, e = -S^T bears; what is left goes to the parent"
    Y = zeros(7 * MOST * COUNT)
    for i in reversed(range(COUNT)):
        b = BEFORE[i]
        n = U_COUNT[i]
        inertia = part(I, 36 * i + 36, 36)
        bear = part(bears, 6 * i + 6, 6)
        s = part(S, 6 * MOST * i, 6 * MOST)
        bias = part(c, 6 * i, 6)
        step = part(rho, 3 * i, 3)
        U = zeros(6 * MOST)
        D = zeros(MOST * MOST)
        y = zeros(7 * MOST)
        for j in range(n):
            for a in range(6):
                for l in range(6):
                    U[6 * j + a] += inertia[6 * a + l] * s[6 * j + l]
                y[7 * j + a] = U[6 * j + a]
                y[7 * j + 6] -= s[6 * j + a] * bear[a]
        for j in range(n):
            D[MOST * j + j] = known[ROTOR_AT[MOST * i + j]]
            for l in range(n):
                for a in range(6):
                    D[MOST * j + l] += s[6 * j + a] * U[6 * l + a]
        for j in range(n):
            for l in range(j + 1, n):
                share = D[MOST * l + j] / D[MOST * j + j]
                for m in range(j, n):
                    D[MOST * l + m] -= share * D[MOST * j + m]
                for m in range(7):
                    y[7 * l + m] -= share * y[7 * j + m]
        for j in reversed(range(n)):
            for m in range(7):
                for l in range(j + 1, n):
                    y[7 * j + m] -= D[MOST * j + l] * y[7 * l + m]
                y[7 * j + m] = y[7 * j + m] / D[MOST * j + j]
        put(Y, 7 * MOST * i, y, 7 * MOST)
        for j in range(n):
            for a in range(6):
                bear[a] += U[6 * j + a] * y[7 * j + 6]
                for m in range(6):
                    inertia[6 * a + m] -= U[6 * j + a] * y[7 * j + m]
        handed = part(I, 36 * b, 36)
        force = part(bears, 6 * b, 6)
        for a in range(6):
            for m in range(6):
                bear[a] += inertia[6 * a + m] * bias[m]
        "by rho to the parent's centre: first the columns, then the rows"
        for a in range(6):
            for m in range(3):
                inertia[6 * a + m] += inertia[6 * a + 3 + LAST[m]] * step[NEXT[m]]
                inertia[6 * a + m] -= inertia[6 * a + 3 + NEXT[m]] * step[LAST[m]]
        for a in range(3):
            d = NEXT[a]
            e = LAST[a]
            bear[a] += bear[3 + e] * step[d] - bear[3 + d] * step[e]
            for m in range(6):
                inertia[6 * a + m] += inertia[18 + 6 * e + m] * step[d] - inertia[18 + 6 * d + m] * step[e]
        for a in range(6):
            force[a] += bear[a]
        for a in range(36):
            handed[a] += inertia[a]
        put(I, 36 * b, handed, 36)
        put(bears, 6 * b, force, 6)
    du = zeros(NU)
    motions = zeros(6 * COUNT + 6)
    for i in range(COUNT):
        motion = part(motions, 6 * BEFORE[i], 6)
        bias = part(c, 6 * i, 6)
        step = part(rho, 3 * i, 3)
        s = part(S, 6 * MOST * i, 6 * MOST)
        y = part(Y, 7 * MOST * i, 7 * MOST)
        for a in range(3):
            motion[3 + a] += motion[NEXT[a]] * step[LAST[a]] - motion[LAST[a]] * step[NEXT[a]]
        for a in range(6):
            motion[a] += bias[a]
        gained = zeros(6)
        for j in range(U_COUNT[i]):
            gain = y[7 * j + 6]
            for a in range(6):
                gain -= y[7 * j + a] * motion[a]
            for a in range(6):
                gained[a] += s[6 * j + a] * gain
            du[U_PLACE[MOST * i + j] - NQ] = gain
        for a in range(6):
            motion[a] += gained[a]
        put(motions, 6 * i + 6, motion, 6)
    return rates, du


def inverse_at(q, u, du, t, w, p):
    """The forces along the speeds that make the accelerations, besides the loads: outward motions, inward forces."""
    rates, z, spins, rho, S, c = outward(q, u, t, w, p)
    known = constants(q, u, t, w, p)
    I, bears = borne(q, u, t, w, p, z, spins)
    wanted = zeros(NX + 1)
    put(wanted, NQ, du, NU)
    motions = zeros(6 * COUNT + 6)
    for i in range(COUNT):
        motion = part(motions, 6 * BEFORE[i], 6)
        bear = part(bears, 6 * i + 6, 6)
        inertia = part(I, 36 * i + 36, 36)
        bias = part(c, 6 * i, 6)
        step = part(rho, 3 * i, 3)
        s = part(S, 6 * MOST * i, 6 * MOST)
        for a in range(3):
            motion[3 + a] += motion[NEXT[a]] * step[LAST[a]] - motion[LAST[a]] * step[NEXT[a]]
        for a in range(6):
            motion[a] += bias[a]
            for j in range(U_COUNT[i]):
                motion[a] += s[6 * j + a] * wanted[U_PLACE[MOST * i + j]]
        for a in range(6):
            for l in range(6):
                bear[a] += inertia[6 * a + l] * motion[l]
        put(motions, 6 * i + 6, motion, 6)
        put(bears, 6 * i + 6, bear, 6)
    needed = zeros(NX + 1)
    for i in reversed(range(COUNT)):
        b = BEFORE[i]
        bear = part(bears, 6 * i + 6, 6)
        step = part(rho, 3 * i, 3)
        s = part(S, 6 * MOST * i, 6 * MOST)
        for j in range(U_COUNT[i]):
            k = U_PLACE[MOST * i + j]
            force = known[ROTOR_AT[MOST * i + j]] * wanted[k]
            for a in range(6):
                force += s[6 * j + a] * bear[a]
            needed[k] = force
        handed = part(bears, 6 * b, 6)
        for a in range(3):
            handed[a] += bear[a] + bear[3 + LAST[a]] * step[NEXT[a]] - bear[3 + NEXT[a]] * step[LAST[a]]
            handed[3 + a] += bear[3 + a]
        put(bears, 6 * b, handed, 6)
    forces = part(needed, NQ, NU)
    return forces


def energies_at(q, u, t, w, p):
    """The kinetic and the potential energy."""
    rates, z, spins, rho, S, c = outward(q, u, t, w, p)
    known = constants(q, u, t, w, p)
    forces = loads(q, u, t, w, p, z)
    energy = zeros(2)
    energy[1] = forces[6 * LOADED]
    for j in range(NU):
        energy[0] += 0.5 * known[CONSTANT_AT[10 * COUNT + 3 + j]] * u[j] * u[j]
    for i in range(COUNT):
        own = part(z, 20 * i + 20, 20)
        mass = known[CONSTANT_AT[i]]
        for a in range(3):
            energy[0] += 0.5 * mass * own[12 + a] * own[12 + a]
            energy[1] -= mass * known[CONSTANT_AT[10 * COUNT + a]] * own[a]
            for b in range(3):
                energy[0] += 0.5 * known[CONSTANT_AT[COUNT + 9 * i + 3 * a + b]] * own[15 + a] * own[15 + b]
    return energy


def poses_at(q, u, t, w, p):
    """The centre of mass and the rotation matrix of every body, 12 numbers each."""
    rates, z, spins, rho, S, c = outward(q, u, t, w, p)
    found = zeros(12 * COUNT)
    for i in range(COUNT):
        own = part(z, 20 * i + 20, 12)
        put(found, 12 * i, own, 12)
    return found
'''

SIZES = ("NQ", "NU", "NW", "NP", "NX", "COUNT", "WIDTH", "MOST", "LOADED", "CONSTANTS", "OUT")
TABLES = (
    "BEFORE", "KINDS", "FLAT", "LOADED_BODIES", "Q_AT", "Q_COUNT", "U_PLACE", "U_COUNT", "TAKE_COUNT", "TAKES", "CONSTANT_AT",
    "ROTOR_AT", "NEXT", "LAST",
)  # fmt: skip
WORDS = frozenset(e.id for e in ast.walk(ast.parse(RECURSION)) if isinstance(e, ast.Name))
GIVEN = {
    "constants": ["CONSTANTS"],
    "loads": ["6 * LOADED + 6"],
    "joint": ["OUT"],
}  # sizes of what the functions of a model give
