/* The rigid-body algorithms on an open tree: inverse dynamics, mass matrix, Coriolis matrix, regressor, and all derivatives.
 *
 * Vectors along the ground's axes, each body's centre of mass as its reference, as in tree_recursion.h. Motions are (spin,
 * velocity), forces (moment, force). For a subtree moved as one by the twist s of a joint, D x = dx - s x x (of what turns with
 * it) of velocities and accelerations is a + ..., the same for all bodies of it, so that the forces of the subtree change by
 *   D F = I b + B a,    B_i a = V x* I a - I (V x a) + a x* I V = (K a_spin, L a_spin),
 *   a = V_p x s + z,    b = A_p x s - a x V_p + V x z + y      along a coordinate (V_p, A_p of the parent, A_p with -g),
 *   a = s,              b = (V + V_p) x s + y                  along a speed,
 * where z and y are the changes of S u, and of S u' and the bias, in the axes of the child (Carpentier and Mansard 2018; Singh,
 * Russell and Wensing 2022). Half of B with b = dS/dt is the Coriolis matrix for which dM/dt - 2 C is skew (Echeandia and
 * Wensing 2021). The machine code `slope_codes` of a joint gives for each speed
 *   dS (6 k) | d bias (6) along the motion of that speed | d bias along the speed (6) | q' for a unit of it
 * and for each varied parameter: turn (3) and shift (3) in the child's axes | dS (6 k) | d bias (6). */

#include "tree_recursion.h"

typedef struct { F m, h[3], J[9], K[9], L[9], f[6], P[36], Q[18]; } Whole; /* of a body and all that it carries */

const I tree_offsets[] = OFFSETS_OF_TREE;
I size_of_whole(void) { return sizeof(Whole); }

static inline F dot6(const F *a, const F *b) { return dot(a, b) + dot(a + 3, b + 3); }

/* (w, v) x (a, b) = (w x a, w x b + v x a) */
static inline void cross_motion(const F *s, const F *t, F *out) {
    cross(s, t, out);
    cross(s, t + 3, out + 3);
    add_cross(s + 3, t, out + 3);
}

static inline void add_cross_motion(const F *s, const F *t, F sign, F *out) {
    F found[6];
    cross_motion(s, t, found);
    for (I a = 0; a < 6; a++) out[a] += sign * found[a];
}

/* (w, v) x* (n, f) = (w x n + v x f, w x f) */
static inline void add_cross_force(const F *s, const F *f, F *out) {
    add_cross(s, f, out);
    add_cross(s + 3, f + 3, out);
    add_cross(s, f + 3, out + 3);
}

static inline void turned6(const F *R, const F *s, F *out) {
    rotate(R, s, out);
    rotate(R, s + 3, out + 3);
}

/* I (a, b) = (J a + h x b, m b + a x h) of a subtree. */
static inline void times_whole(const Whole *c, const F *s, F *out) {
    rotate(c->J, s, out);
    add_cross(c->h, s + 3, out);
    for (I a = 0; a < 3; a++) out[3 + a] = c->m * s[3 + a];
    add_cross(s, c->h, out + 3);
}

/* --- motion and forces ------------------------------------------------------------------------------------------- */

static void all_places(Tree *T, I loaded) {
    F *z = T->loads && loaded ? T->x + T->nx : 0;
    for (I i = 0; i < T->count; i++) place(T, i, T->x, z ? z + VALUES * i : 0, T->rates);
    for (I i = 0; i < T->count; i++) own_inertia(T, i);
    if (loaded) add_loads(T, T->x);
}

/* a of every link for given accelerations of the speeds, as `accelerate` finds them. */
static void all_accelerations(Tree *T, const F *du) {
    Link *links = (Link *)T->work;
    for (I i = 0; i < T->count; i++) {
        Link *k = links + i;
        const F *before = T->parents[i] < 0 ? ground.a : links[T->parents[i]].a;
        for (I j = 0; j < 6; j++) k->a[j] = before[j] + k->c[j];
        add_cross(before, k->rho, k->a + 3);
        for (I j = 0; du && j < T->u_count[i]; j++)
            for (I b = 0; b < 6; b++) k->a[b] += k->S[6 * j + b] * du[T->u_at[i] + j];
    }
}

/* Forces handed inward, and what of them acts along the speeds; `f` (6) of each link is `stride` numbers from the next. */
static void all_inward(Tree *T, F *f, I stride, F *out, I step) {
    Link *links = (Link *)T->work;
    for (I i = T->count - 1; i >= 0; i--) {
        const Link *k = links + i;
        F *own = f + stride * i;
        for (I j = 0; j < T->u_count[i]; j++) out[(T->u_at[i] + j) * step] += dot6(k->S + 6 * j, own);
        if (T->parents[i] < 0) continue;
        F *parent = f + stride * T->parents[i];
        for (I a = 0; a < 6; a++) parent[a] += own[a];
        add_cross(k->rho, own + 3, parent);
    }
}

#define WORDS (I)(sizeof(Whole) / sizeof(F))

static void inverse(Tree *T, const F *du, F *out) {
    Link *links = (Link *)T->work;
    Whole *wholes = (Whole *)T->wholes;
    all_accelerations(T, du);
    for (I i = 0; i < T->count; i++) {
        const Link *k = links + i;
        F *f = wholes[i].f;
        rotate(k->A, k->a, f);
        for (I a = 0; a < 3; a++) {
            f[a] += k->p[a];
            f[3 + a] = k->M[0] * k->a[3 + a] + k->p[3 + a];
        }
    }
    for (I j = 0; j < T->nu; j++) out[j] = du ? T->armature[j] * du[j] : 0;
    all_inward(T, wholes->f, WORDS, out, 1);
}

/* --- composite inertias ------------------------------------------------------------------------------------------ */

static void add_shifted(Whole *to, const Whole *c, const F *q, I slopes) {
    F hq = dot(c->h, q), qq = dot(q, q);
    for (I a = 0; a < 3; a++) {
        for (I b = 0; b < 3; b++)
            to->J[3 * a + b] += c->J[3 * a + b] - q[a] * c->h[b] - c->h[a] * q[b] - c->m * q[a] * q[b];
        to->J[4 * a] += 2 * hq + c->m * qq;
        to->h[a] += c->h[a] + c->m * q[a];
    }
    to->m += c->m;
    if (!slopes) return;
    for (I b = 0; b < 3; b++) {
        F L[3] = {c->L[b], c->L[3 + b], c->L[6 + b]}, K[3] = {c->K[b], c->K[3 + b], c->K[6 + b]};
        add_cross(q, L, K);
        for (I a = 0; a < 3; a++) {
            to->K[3 * a + b] += K[a];
            to->L[3 * a + b] += L[a];
        }
    }
}

/* K = [w x] A - A [w x] - [A w x], L = -2 m [v x] of a body alone. */
static void own_slopes(const Link *k, F m, F *K, F *L) {
    const F *w = k->w, *v = k->v;
    F h[3];
    rotate(k->A, w, h);
    for (I b = 0; b < 3; b++) {
        F e[3] = {b == 0, b == 1, b == 2}, we[3], Awe[3], wAe[3], he[3], ve[3], Ae[3] = {k->A[b], k->A[3 + b], k->A[6 + b]};
        cross(w, e, we);
        rotate(k->A, we, Awe);
        cross(w, Ae, wAe);
        cross(h, e, he);
        cross(v, e, ve);
        for (I a = 0; a < 3; a++) {
            K[3 * a + b] = wAe[a] - Awe[a] - he[a];
            L[3 * a + b] = -2 * m * ve[a];
        }
    }
}

static void composites(Tree *T, I slopes) {
    Link *links = (Link *)T->work;
    Whole *wholes = (Whole *)T->wholes;
    for (I i = 0; i < T->count; i++) {
        Whole *c = wholes + i;
        c->m = T->mass[i];
        memset(c->h, 0, sizeof c->h);
        memcpy(c->J, links[i].A, sizeof c->J);
        if (slopes) own_slopes(links + i, c->m, c->K, c->L);
    }
    for (I i = T->count - 1; i >= 0; i--) {
        const Link *k = links + i;
        Whole *c = wholes + i;
        for (I j = 0; j < T->u_count[i]; j++) {
            const F *s = k->S + 6 * j;
            times_whole(c, s, c->P + 6 * j);
            for (I b = 0; slopes && b < 3; b++)
                c->Q[3 * j + b] = c->K[b] * s[0] + c->K[3 + b] * s[1] + c->K[6 + b] * s[2] + c->L[b] * s[3] +
                                  c->L[3 + b] * s[4] + c->L[6 + b] * s[5];
        }
        if (T->parents[i] >= 0) add_shifted(wholes + T->parents[i], c, k->rho, slopes);
    }
}

/* A force on link i, as all links that carry it feel it along their speeds; those of i itself not. */
static void felt_inward(Tree *T, I i, const F *force, F *out, I step) {
    Link *links = (Link *)T->work;
    F f[6];
    memcpy(f, force, sizeof f);
    for (; T->parents[i] >= 0;) {
        add_cross(links[i].rho, f + 3, f);
        i = T->parents[i];
        for (I j = 0; j < T->u_count[i]; j++) out[(T->u_at[i] + j) * step] += dot6(links[i].S + 6 * j, f);
    }
}

static void mass(Tree *T, F *M) {
    Link *links = (Link *)T->work;
    Whole *wholes = (Whole *)T->wholes;
    I n = T->nu;
    memset(M, 0, n * n * sizeof(F));
    for (I i = 0; i < T->count; i++)
        for (I j = 0; j < T->u_count[i]; j++) {
            I column = T->u_at[i] + j;
            for (I b = 0; b < T->u_count[i]; b++)
                M[(T->u_at[i] + b) * n + column] = dot6(links[i].S + 6 * b, wholes[i].P + 6 * j);
            M[column * n + column] += T->armature[column];
            F f[6];
            memcpy(f, wholes[i].P + 6 * j, sizeof f);
            for (I l = i; T->parents[l] >= 0;) {
                add_cross(links[l].rho, f + 3, f);
                l = T->parents[l];
                for (I b = 0; b < T->u_count[l]; b++) {
                    I row = T->u_at[l] + b;
                    M[row * n + column] = M[column * n + row] = dot6(links[l].S + 6 * b, f);
                }
            }
        }
}

/* --- slopes ------------------------------------------------------------------------------------------------------ */

/* Adds to a column what the forces along all speeds change by where the subtree of i gets (a, b), and `force` besides. */
static void respond(Tree *T, I i, const F *a, const F *b, const F *force, F *out, I step) {
    Link *links = (Link *)T->work;
    Whole *wholes = (Whole *)T->wholes;
    for (I l = i; l < T->count; l++) {
        T->inside[l] = l == i || (T->parents[l] >= i && T->inside[T->parents[l]]);
        if (!T->inside[l]) continue;
        const Whole *c = wholes + l;
        F far[3] = {links[l].r[0] - links[i].r[0], links[l].r[1] - links[i].r[1], links[l].r[2] - links[i].r[2]}, moved[6];
        memcpy(moved, b, sizeof moved);
        add_cross(b, far, moved + 3);
        for (I j = 0; j < T->u_count[l]; j++)
            out[(T->u_at[l] + j) * step] += dot6(c->P + 6 * j, moved) + dot(c->Q + 3 * j, a);
    }
    if (T->parents[i] < 0) return;
    const Whole *c = wholes + i;
    F f[6], Ka[3], La[3];
    times_whole(c, b, f);
    rotate(c->K, a, Ka);
    rotate(c->L, a, La);
    for (I k = 0; k < 3; k++) {
        f[k] += Ka[k];
        f[3 + k] += La[k];
    }
    for (I k = 0; force && k < 6; k++) f[k] += force[k];
    felt_inward(T, i, f, out, step);
}

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

static void joint_slopes(Tree *T, I i, F *found) {
    F in[INTO];
    I from = T->takes_start[i], count = T->takes_start[i + 1] - from;
    for (I j = 0; j < count; j++) in[j] = T->x[T->takes[from + j]];
    ((Code)T->slope_codes[i])(found, in, 0);
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
        if (T->slope_codes[i]) joint_slopes(T, i, found);
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
            joint_slopes(T, i, found);
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

static void coriolis(Tree *T, F *out) {
    I n = T->nu;
    F *found = T->slope_space;
    memset(out, 0, n * n * sizeof(F));
    for (I i = 0; i < T->count; i++) {
        I k = T->u_count[i], width = 6 * k + 12 + T->q_count[i];
        Link *link = (Link *)T->work + i;
        F V[6] = {link->w[0], link->w[1], link->w[2], link->v[0], link->v[1], link->v[2]};
        if (T->slope_codes[i]) joint_slopes(T, i, found);
        for (I j = 0; j < k; j++) {
            F half[3], rate[6], local[6] = {0};
            for (I l = 0; T->slope_codes[i] && l < k; l++)
                for (I a = 0; a < 6; a++) local[a] += found[width * l + 6 * j + a] * T->x[T->nq + T->u_at[i] + l];
            turned6(link->R, local, rate);
            add_cross_motion(V, link->S + 6 * j, 1, rate);
            for (I a = 0; a < 3; a++) half[a] = 0.5 * link->S[6 * j + a];
            respond(T, i, half, rate, 0, out + T->u_at[i] + j, n);
        }
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

/* X = -M^-1 X for all columns at once. */
static void solve_mass(Tree *T, const F *M, F *X, I columns) {
    I n = T->nu;
    for (I place = n - 1; place >= 0; place--) {
        I i = T->chain[place];
        F over = 1 / M[i * n + i], *from = X + i * columns;
        for (I c = 0; c < columns; c++) from[c] *= over;
        for (I j = T->before[i]; j >= 0; j = T->before[j]) {
            F part = M[i * n + j], *to = X + j * columns;
            for (I c = 0; c < columns; c++) to[c] -= part * from[c];
        }
    }
    for (I place = 0; place < n; place++) {
        I i = T->chain[place];
        F over = 1 / M[i * n + i], *to = X + i * columns;
        for (I j = T->before[i]; j >= 0; j = T->before[j]) {
            F part = M[i * n + j];
            const F *from = X + j * columns;
            for (I c = 0; c < columns; c++) to[c] -= part * from[c];
        }
        for (I c = 0; c < columns; c++) to[c] *= over;
    }
    for (I c = 0; c < n * columns; c++) X[c] = -X[c];
}

/* --- the regressor: forces along the speeds for a unit of m, m c (3), and Jxx, Jxy, Jxz, Jyy, Jyz, Jzz of each body ---- */

static void regressor(Tree *T, F *out) {
    Link *links = (Link *)T->work;
    I columns = 10 * T->count;
    memset(out, 0, T->nu * columns * sizeof(F));
    for (I i = 0; i < T->count; i++) {
        const Link *k = links + i;
        F acc[3] = {k->a[3] - T->weight[0], k->a[4] - T->weight[1], k->a[5] - T->weight[2]};
        for (I p = 0; p < 10; p++) {
            F f[6] = {0}, e[3][3];
            for (I b = 0; b < 3; b++)
                for (I a = 0; a < 3; a++) e[b][a] = k->R[3 * a + b];
            if (p == 0) memcpy(f + 3, acc, sizeof acc);
            else if (p < 4) {
                F turning[3];
                cross(k->w, e[p - 1], turning);
                cross(k->a, e[p - 1], f + 3);
                add_cross(k->w, turning, f + 3);
                cross(e[p - 1], acc, f);
            } else {
                static const I first[6] = {0, 0, 0, 1, 1, 2}, second[6] = {0, 1, 2, 1, 2, 2};
                const F *a = e[first[p - 4]], *b = e[second[p - 4]];
                F h[3], both = a == b ? 0 : 1;
                for (I c = 0; c < 3; c++) {
                    f[c] = a[c] * dot(b, k->a) + both * b[c] * dot(a, k->a);
                    h[c] = a[c] * dot(b, k->w) + both * b[c] * dot(a, k->w);
                }
                add_cross(k->w, h, f);
            }
            F *to = out + 10 * i + p;
            for (I j = 0; j < T->u_count[i]; j++) to[(T->u_at[i] + j) * columns] = dot6(k->S + 6 * j, f);
            felt_inward(T, i, f, to, columns);
        }
    }
}

/* --- for many states ----------------------------------------------------------------------------------------------- */

static I is_finite(const F *values, I count) {
    F sum = 0;
    for (I k = 0; k < count; k++) sum += values[k] * 0;
    return sum == 0;
}

/* r, R, v, w of every body, along the ground's axes (18). */
static void tell_motion(const Tree *T, F *out) {
    for (I i = 0; i < T->count; i++, out += 18) {
        const Link *k = (const Link *)T->work + i;
        memcpy(out, k->r, 3 * sizeof(F));
        memcpy(out + 3, k->R, 9 * sizeof(F));
        memcpy(out + 12, k->v, 3 * sizeof(F));
        memcpy(out + 15, k->w, 3 * sizeof(F));
    }
}

/* The spin and the velocity at an arm (body axes) of the chosen link for a unit of each speed (6, nu). */
static void jacobian(Tree *T, F *out) {
    Link *links = (Link *)T->work;
    I n = T->nu, i = T->chosen;
    memset(out, 0, 6 * n * sizeof(F));
    if (i < 0) return;
    F arm[3];
    rotate(links[i].R, T->arm, arm);
    for (; i >= 0; i = T->parents[i]) {
        for (I j = 0; j < T->u_count[i]; j++) {
            F s[6];
            memcpy(s, links[i].S + 6 * j, sizeof s);
            add_cross(s, arm, s + 3);
            for (I a = 0; a < 6; a++) out[a * n + T->u_at[i] + j] = s[a];
        }
        for (I a = 0; a < 3; a++) arm[a] += links[i].rho[a];
    }
}

static void forward(Tree *T, const F *forces, F *out) {
    inward(T, forces);
    for (I i = 0; i < T->count; i++) accelerate(T, i, out);
    if (T->couplings) couple(T, out);
}

static I one_state(Tree *T, const F *a, F *out, F *more) {
    I n = T->nu;
    F *M = T->mass_space;
    switch (T->what) {
    case FORWARD:
        all_places(T, 1);
        forward(T, a, out);
        return T->failed;
    case INVERSE:
        all_places(T, 1);
        inverse(T, a, out);
        for (I i = 0; more && i < T->count; i++) memcpy(more + 6 * i, ((Whole *)T->wholes)[i].f, 6 * sizeof(F));
        return 0;
    case GRAVITY:
        for (I i = 0; i < n; i++) T->x[T->nq + i] = 0;
        all_places(T, 0);
        inverse(T, 0, out);
        return 0;
    case MASS:
        all_places(T, 0);
        composites(T, 0);
        mass(T, out);
        return 0;
    case CORIOLIS:
        all_places(T, 0);
        composites(T, 1);
        coriolis(T, out);
        return 0;
    case MOTION:
        all_places(T, 0);
        tell_motion(T, out);
        return 0;
    case JACOBIAN:
        all_places(T, 0);
        jacobian(T, out);
        return 0;
    case REGRESSOR:
        all_places(T, 0);
        all_accelerations(T, a);
        regressor(T, out);
        return 0;
    case INVERSE_SLOPES:
        all_places(T, 1);
        inverse(T, a, T->du);
        composites(T, 1);
        all_slopes(T, a, out);
        mass(T, more);
        return 0;
    case FORWARD_SLOPES:
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
        return 0;
    }
    return 0;
}

/* All rows of coordinates, speeds, accelerations or forces, and inputs: -1, or the row that is not finite or has no answer. */
I tree_algorithm(Tree *T) {
    const F *q = T->q_rows, *u = T->u_rows, *a = T->a_rows, *inputs = T->input_rows;
    F *out = T->result, *more = T->more;
    for (I row = 0; row < T->rows; row++) {
        T->failed = 0;
        if (!is_finite(q, T->nq) || !is_finite(u, T->nu) || (a && !is_finite(a, T->nu))) return row;
        memcpy(T->x, q, T->nq * sizeof(F));
        memcpy(T->x + T->nq, u, T->nu * sizeof(F));
        if (T->input_step || row == 0) {
            if (!is_finite(inputs, T->ni)) return row;
            memcpy(T->x + T->nq + T->nu + 1, inputs, T->ni * sizeof(F));
        }
        if (one_state(T, a, out, more)) return row;
        q += T->nq;
        u += T->u_step;
        a += a ? T->nu : 0;
        inputs += T->input_step;
        out += T->width;
        more += more ? T->more_width : 0;
    }
    return -1;
}
