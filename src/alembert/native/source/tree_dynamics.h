/* Motion, forces and composite inertias of an open tree: inverse dynamics and the mass matrix.
 *
 * Vectors along the ground's axes, each body's centre of mass as its reference, as in tree_recursion.h. Motions are (spin,
 * velocity), forces (moment, force). */

#include "tree_couplings.h"

typedef struct { F m, h[3], J[9], K[9], L[9], f[6], P[36], Q[18]; } Whole; /* of a body and all that it carries */

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

/* What needs no speeds. */
static void all_poses(Tree *T) {
    F out[OUT];
    for (I i = 0; i < T->count; i++) {
        pose(T, i, T->x, out);
        turned_inertia(T, i);
    }
}

static void all_places(Tree *T, I loaded) {
    F *z = (T->loads && loaded) || T->what == FORMULAS ? T->x + T->nx : 0;
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

static void forward(Tree *T, const F *forces, F *out) {
    inward(T, forces);
    for (I i = 0; i < T->count; i++) accelerate(T, i, out);
    if (T->couplings) couple(T, out);
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
            f[3 + a] = T->mass[i] * k->a[3 + a] + k->p[3 + a];
        }
    }
    for (I j = 0; j < T->nu; j++) out[j] = du ? T->armature[j] * du[j] : 0;
    all_inward(T, wholes->f, WORDS, out, 1);
}

/* --- composite inertias ------------------------------------------------------------------------------------------ */

static void add_shifted(Whole *to, const Whole *c, const F *q, I slopes) {
    const F *h = c->h, m = c->m, d[3] = {h[0] + m * q[0], h[1] + m * q[1], h[2] + m * q[2]}, trace = dot(h, q) + dot(d, q);
    for (I a = 0; a < 3; a++) {
        for (I b = 0; b < 3; b++) to->J[3 * a + b] += c->J[3 * a + b] - q[a] * d[b] - h[a] * q[b];
        to->J[4 * a] += trace;
        to->h[a] += d[a];
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
