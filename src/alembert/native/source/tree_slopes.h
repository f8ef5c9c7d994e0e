/* The slopes of the forces along the speeds of an open tree: along coordinates, speeds, inputs and parameters.
 *
 * For a subtree moved as one by the twist s of a joint, D x = dx - s x x (of what turns with it) of velocities and accelerations
 * is a + ..., the same for all bodies of it, so that the forces of the subtree change by
 *   D F = I b + B a,    B_i a = V x* I a - I (V x a) + a x* I V = (K a_spin, L a_spin),
 *   a = V_p x s + z,    b = A_p x s - a x V_p + V x z + y      along a coordinate (V_p, A_p of the parent, A_p with -g),
 *   a = s,              b = (V + V_p) x s + y                  along a speed,
 * where z and y are the changes of S u, and of S u' and the bias, in the axes of the child (Carpentier and Mansard 2018; Singh,
 * Russell and Wensing 2022). The machine code `slope_codes` of a joint gives for each speed
 *   dS (6 k) | d bias (6) along the motion of that speed | d bias along the speed (6) | q' for a unit of it
 * and for each varied parameter: turn (3) and shift (3) in the child's axes | dS (6 k) | d bias (6). */

#include "tree_matrices.h"

/* Where bodies and their velocities go along a direction, for the loads: displacement s and D V of the subtree of i. */
static void carry(Tree *T, I i, const F *s, const F *a) {
    Link *links = (Link *)T->work;
    for (I l = i; T->pushes && l < T->count; l++) {
        if (l != i && !(T->parents[l] >= i && T->inside[T->parents[l]])) { T->inside[l] = 0; continue; }
        T->inside[l] = 1;
        F far[3] = {links[l].r[0] - links[i].r[0], links[l].r[1] - links[i].r[1], links[l].r[2] - links[i].r[2]};
        F *to = T->carried + 12 * l;
        for (I k = 0; k < 6; k++) {
            to[k] += s ? s[k] : 0;
            to[6 + k] += a[k];
        }
        if (s) add_cross(s, far, to + 3);
        add_cross(a, far, to + 9);
    }
}

/* The change of the values of a body that loads may name. */
static void vary_values(const Link *k, const F *carried, I flat, F *dz) {
    const F *s = carried, *DV = carried + 6;
    memcpy(dz, s + 3, 3 * sizeof(F));
    for (I b = 0; b < 3; b++) {
        F axis[3] = {k->R[b], k->R[3 + b], k->R[6 + b]}, moved[3];
        cross(s, axis, moved);
        for (I a = 0; a < 3; a++) dz[3 + 3 * a + b] = moved[a];
    }
    memcpy(dz + 12, DV + 3, 3 * sizeof(F));
    add_cross(s, k->v, dz + 12);
    rotate_back(k->R, DV, dz + 15);
    F turn[3];
    rotate_back(k->R, s, turn);
    dz[18] = flat < 0 ? 0 : turn[flat];
    dz[19] = flat < 0 ? 0 : dz[15 + flat];
}

static void add_changes(Tree *T, I first, I count) {
    F *changes = T->load_space;
    for (I c = first; c < first + count; c++)
        for (I k = T->load_starts[c]; T->dx[c] != 0 && k < T->load_starts[c + 1]; k++)
            changes[T->load_rows[k]] += T->load_slopes[k] * T->dx[c];
}

/* Adds what the loads change by along a direction: `carried`, and `dx` of the arguments from `first` on. */
static void loads_along(Tree *T, I first, I count, F *out, I step) {
    Link *links = (Link *)T->work;
    if (!T->loads) return;
    F *changes = T->load_space;
    memset(changes, 0, 6 * T->loads * sizeof(F));
    add_changes(T, first, count);
    for (I k = 0; k < T->nseen; k++) {
        I i = T->seen[k], at = T->nx + VALUES * i;
        vary_values(links + i, T->carried + 12 * i, T->flat[i], T->dx + at);
        add_changes(T, at, 20);
    }
    for (I j = 0; j < T->loads; j++) {
        I i = T->loaded[j], any = 0;
        const F *load = T->load_values + 6 * j, *change = changes + 6 * j;
        F f[6], turned[3] = {0};
        if (T->pushes) cross(T->carried + 12 * i, load, turned);
        rotate(links[i].R, change + 3, f);
        for (I a = 0; a < 3; a++) {
            f[a] = -f[a];
            f[3 + a] = turned[a] - change[a];
            any |= f[a] != 0 || f[3 + a] != 0;
        }
        if (!any) continue;
        for (I b = 0; b < T->u_count[i]; b++) out[(T->u_at[i] + b) * step] += dot6(links[i].S + 6 * b, f);
        felt_inward(T, i, f, out, step);
    }
}

static void clear_carried(Tree *T) {
    if (T->pushes) memset(T->carried, 0, 12 * T->count * sizeof(F));
}

/* V and A (with -g) of what carries a link, at the link's centre. */
static void parent_motion(const Tree *T, I i, F *V, F *A) {
    const Link *links = (const Link *)T->work, *k = links + i, *p = T->parents[i] < 0 ? &ground : links + T->parents[i];
    memcpy(V, p->w, 3 * sizeof(F));
    memcpy(V + 3, p->v, 3 * sizeof(F));
    memcpy(A, p->a, 6 * sizeof(F));
    F turning[3];
    cross(p->w, p->v, turning);
    for (I a = 0; a < 3; a++) A[3 + a] -= turning[a] + T->weight[a];
    add_cross(V, k->rho, V + 3);
    add_cross(A, k->rho, A + 3);
}

/* a and b of a direction that moves the subtree of i by s, with the changes z and y in the joint itself. */
static void along_position(const Link *k, const F *V, const F *A, const F *s, const F *z, const F *y, F *a, F *b) {
    F own[6] = {k->w[0], k->w[1], k->w[2], k->v[0], k->v[1], k->v[2]};
    memcpy(a, z, 6 * sizeof(F));
    add_cross_motion(V, s, 1, a);
    memcpy(b, y, 6 * sizeof(F));
    add_cross_motion(A, s, 1, b);
    add_cross_motion(a, V, -1, b);
    add_cross_motion(own, z, 1, b);
}

/* z = dS u and y = dS u' + d bias, along the ground's axes. */
static void joint_change(const Tree *T, I i, const F *dS, const F *dbias, const F *du, F *z, F *y) {
    const Link *k = (const Link *)T->work + i;
    F local[6] = {0}, rate[6];
    memcpy(rate, dbias, sizeof rate);
    for (I j = 0; j < T->u_count[i]; j++)
        for (I a = 0; a < 6; a++) {
            local[a] += dS[6 * j + a] * T->x[T->nq + T->u_at[i] + j];
            rate[a] += dS[6 * j + a] * du[T->u_at[i] + j];
        }
    turned6(k->R, local, z);
    turned6(k->R, rate, y);
}

/* The changes of S against the force in the joint itself: dS^T F. */
static void joint_response(const Tree *T, I i, const F *dS, F *out, I step) {
    const Link *k = (const Link *)T->work + i;
    for (I j = 0; j < T->u_count[i]; j++) {
        F turned[6];
        turned6(k->R, dS + 6 * j, turned);
        out[(T->u_at[i] + j) * step] += dot6(turned, ((const Whole *)T->wholes)[i].f);
    }
}

static void position_column(Tree *T, I i, const F *s, const F *dS, const F *dbias, const F *du, F *out, I step) {
    Link *k = (Link *)T->work + i;
    F V[6], A[6], z[6] = {0}, y[6] = {0}, a[6], b[6], turned[6] = {0};
    parent_motion(T, i, V, A);
    if (dS) joint_change(T, i, dS, dbias, du, z, y);
    along_position(k, V, A, s, z, y, a, b);
    add_cross_force(s, ((Whole *)T->wholes)[i].f, turned);
    respond(T, i, a, b, turned, out, step);
    if (dS) joint_response(T, i, dS, out, step);
    carry(T, i, s, a);
}

static void speed_column(Tree *T, I i, const F *s, const F *dbias, F *out, I step) {
    Link *k = (Link *)T->work + i;
    F V[6], A[6], b[6] = {0};
    parent_motion(T, i, V, A);
    if (dbias) turned6(k->R, dbias, b);
    F both[6] = {k->w[0] + V[0], k->w[1] + V[1], k->w[2] + V[2], k->v[0] + V[3], k->v[1] + V[4], k->v[2] + V[5]};
    add_cross_motion(both, s, 1, b);
    respond(T, i, s, b, 0, out, step);
    carry(T, i, 0, s);
}

/* The forces of bodies, gravity and rotors that change with a parameter. */
static void inertia_along(Tree *T, const F *slope, const F *du, F *out, I step) {
    Link *links = (Link *)T->work;
    const F *dm = slope, *dJ = dm + T->count, *dg = dJ + 9 * T->count, *rotors = dg + 3;
    F *forces = T->load_space;
    for (I i = 0; i < T->count; i++) {
        const Link *k = links + i;
        F w[3], alpha[3], h[3], n[3], *f = forces + 6 * i;
        rotate_back(k->R, k->w, w);
        rotate_back(k->R, k->a, alpha);
        rotate(dJ + 9 * i, alpha, n);
        rotate(dJ + 9 * i, w, h);
        add_cross(w, h, n);
        rotate(k->R, n, f);
        for (I a = 0; a < 3; a++) f[3 + a] = dm[i] * (k->a[3 + a] - T->weight[a]) - T->mass[i] * dg[a];
    }
    all_inward(T, forces, 6, out, step);
    for (I j = 0; j < T->nu; j++) out[j * step] += rotors[j] * du[j];
}

/* The slopes of the forces along the speeds: (nu, nu + nu + inputs + parameters), after `inverse` and `composites`. */
static void all_slopes(Tree *T, const F *du, F *out) {
    I n = T->nu, step = 2 * n + T->ni + T->nvaried, nq = T->nq;
    F *found = T->slope_space;
    memset(out, 0, n * step * sizeof(F));
    if (T->nslope) ((Code)T->load_slope_code)(T->load_slopes, T->x, (void *)T->load_slope_data);
    for (I i = 0; i < T->count; i++) {
        I k = T->u_count[i], width = 6 * k + 12 + T->q_count[i];
        Link *link = (Link *)T->work + i;
        if (T->slope_codes[i]) joint_slopes(T, i, found, 0);
        for (I j = 0; j < k; j++) {
            I d = T->u_at[i] + j, *is = T->slope_codes + i;
            const F *own = found + width * j, *s = link->S + 6 * j;
            clear_carried(T);
            position_column(T, i, s, *is ? own : 0, own + 6 * k, du, out + d, step);
            for (I b = 0; b < T->q_count[i]; b++) T->dx[T->q_at[i] + b] = *is ? own[6 * k + 12 + b] : b == j;
            loads_along(T, T->q_at[i], T->q_count[i], out + d, step);
            for (I b = 0; b < T->q_count[i]; b++) T->dx[T->q_at[i] + b] = 0;
            clear_carried(T);
            speed_column(T, i, s, *is ? own + 6 * k + 6 : 0, out + n + d, step);
            T->dx[nq + d] = 1;
            loads_along(T, nq + d, 1, out + n + d, step);
            T->dx[nq + d] = 0;
        }
    }
    clear_carried(T);
    for (I j = 0; T->loads && j < T->ni; j++) {
        T->dx[nq + n + 1 + j] = 1;
        loads_along(T, nq + n + 1 + j, 1, out + 2 * n + j, step);
        T->dx[nq + n + 1 + j] = 0;
    }
    for (I v = 0; v < T->nvaried; v++) {
        F *to = out + 2 * n + T->ni + v;
        clear_carried(T);
        for (I i = 0; i < T->count; i++) {
            I k = T->u_count[i], at = T->varied_at[v * T->count + i];
            if (at < 0) continue;
            Link *link = (Link *)T->work + i;
            joint_slopes(T, i, found, 0);
            F s[6], *own = found + at;
            turned6(link->R, own, s);
            position_column(T, i, s, own + 6, own + 6 + 6 * k, du, to, step);
        }
        T->dx[T->varied[v]] = 1;
        loads_along(T, T->varied[v], 1, to, step);
        T->dx[T->varied[v]] = 0;
        inertia_along(T, T->inertia_slopes + v * (10 * T->count + 3 + n), du, to, step);
    }
}

/* --- the solution with M, whose factor L^T L has no entry where M has none (Featherstone 2005) ---------------------- */

static I factor_mass(Tree *T, F *M) {
    I n = T->nu;
    for (I place = n - 1; place >= 0; place--) {
        I k = T->chain[place];
        F pivot = M[k * n + k];
        if (!(pivot > 0)) return -1 - k;
        F root = sqrt(pivot);
        M[k * n + k] = root;
        for (I i = T->before[k]; i >= 0; i = T->before[i]) M[k * n + i] /= root;
        for (I i = T->before[k]; i >= 0; i = T->before[i])
            for (I j = i; j >= 0; j = T->before[j]) M[i * n + j] -= M[k * n + i] * M[k * n + j];
    }
    return 0;
}

/* to -= part * from, in vectors. */
static inline void take_away(F *restrict to, F part, const F *restrict from, I count) {
#pragma clang loop vectorize_width(4) interleave_count(2)
    for (I c = 0; c < count; c++) to[c] -= part * from[c];
}

/* X = -M^-1 X for all columns at once. */
static void solve_mass(Tree *T, const F *M, F *X, I columns) {
    I n = T->nu;
    for (I place = n - 1; place >= 0; place--) {
        I i = T->chain[place];
        F over = 1 / M[i * n + i], *from = X + i * columns;
        for (I c = 0; c < columns; c++) from[c] *= over;
        for (I j = T->before[i]; j >= 0; j = T->before[j]) take_away(X + j * columns, M[i * n + j], from, columns);
    }
    for (I place = 0; place < n; place++) {
        I i = T->chain[place];
        F over = -1 / M[i * n + i], *to = X + i * columns;
        for (I j = T->before[i]; j >= 0; j = T->before[j]) take_away(to, -M[i * n + j], X + j * columns, columns);
        for (I c = 0; c < columns; c++) to[c] *= over;
    }
}

/* Slopes of accelerations (rows of so many columns) where joints follow others: forces A^T lambda change with the state so that
 * A u' stays zero. W = M^-1 A^T, and the factors of A W. */
static void keep_couplings(const Tree *T, const F *W, const F *G, F *slopes, I columns) {
    I m = T->couplings;
    F *lam = T->coupling_forces;
    for (I c = 0; c < columns; c++) {
        for (I k = 0; k < m; k++) {
            lam[k] = 0;
            for (I e = T->coupled_start[k]; e < T->coupled_start[k + 1]; e++)
                lam[k] += T->ratios[e] * slopes[T->coupled[e] * columns + c];
        }
        solve_couplings(T, G, lam);
        for (I i = 0; i < T->nu; i++)
            for (I k = 0; k < m; k++) slopes[i * columns + c] -= W[i * m + k] * lam[k];
    }
}

/* The same for the slopes and for the inverse of the mass matrix. */
static void couple_slopes(Tree *T, F *slopes, I columns, F *inverse) {
    I n = T->nu, m = T->couplings;
    F *G = T->coupling_space + 2 * n, *W = G + m * m;
    for (I i = 0; i < n; i++)
        for (I k = 0; k < m; k++) W[i * m + k] = along(T, k, inverse + i * n);
    for (I k = 0; k < m; k++)
        for (I l = k; l < m; l++) {
            G[l * m + k] = 0;
            for (I e = T->coupled_start[l]; e < T->coupled_start[l + 1]; e++)
                G[l * m + k] += T->ratios[e] * W[T->coupled[e] * m + k];
        }
    factor_couplings(T, G);
    keep_couplings(T, W, G, slopes, columns);
    keep_couplings(T, W, G, inverse, n);
}

/* The slopes of the accelerations: those of the forces through -M^-1, and M^-1 itself. */
static I forward_slopes(Tree *T, const F *a, F *out, F *more) {
    I n = T->nu;
    F *M = T->mass_space;
    all_places(T, 1);
    forward(T, a, T->du);
    if (T->failed) return T->failed;
    for (I i = 0; i < T->count; i++) own_inertia(T, i);
    add_loads(T, T->x);
    inverse(T, T->du, more);
    composites(T, 1);
    all_slopes(T, T->du, out);
    mass(T, M);
    if ((T->failed = factor_mass(T, M))) return T->failed;
    solve_mass(T, M, out, 2 * n + T->ni + T->nvaried);
    for (I i = 0; i < n * n; i++) more[i] = i % (n + 1) ? 0 : -1;
    solve_mass(T, M, more, n);
    if (T->couplings) couple_slopes(T, out, 2 * n + T->ni + T->nvaried, more);
    return T->failed;
}
