/* The recursion along an open tree of bodies, in a time that grows as their number.
 *
 * The articulated-body algorithm (Featherstone 1983) with all vectors along the ground's axes and each body's own centre
 * of mass as its reference, so that inertias are moved by shifts alone and no precision is lost far from the origin.
 *
 * The machine code of a joint gets its [q, u, parameters] and gives, in the child's axes but for the place,
 *   E (the child's axes in the parent's, 9) | place of the child in the parent's axes (3) | planar turn
 *   | S, spins and velocities for each speed (6 k, speed by speed) | their rates at constant speeds (6) | q'
 * The values of a body follow x in the order of BODY_VALUES in articulated_bodies.py.
 */
#include "structures.h"
#include <math.h>
#include <string.h>

typedef void (*Code)(F *, const F *, void *);

#define VALUES 33
#define INTO 64    /* arguments of a joint's machine code at most */
#define OUT 80     /* its outputs at most: 9 + 3 + 1 + 36 + 6 + 7 and some room */

typedef struct {
    F R[9], w[3], v[3], r[3], rho[3], S[36], c[6], A[9], H[9], M[9], p[6], U[36], L[36], e[6], a[6];
    F pushed[6], answer[6], moved[6];
} Link;

static inline void cross(const F *a, const F *b, F *out) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static inline void add_cross(const F *a, const F *b, F *out) {
    out[0] += a[1] * b[2] - a[2] * b[1];
    out[1] += a[2] * b[0] - a[0] * b[2];
    out[2] += a[0] * b[1] - a[1] * b[0];
}

static inline void rotate(const F *R, const F *v, F *out) {
    for (I i = 0; i < 3; i++) out[i] = R[3 * i] * v[0] + R[3 * i + 1] * v[1] + R[3 * i + 2] * v[2];
}

static inline void rotate_back(const F *R, const F *v, F *out) {
    for (I i = 0; i < 3; i++) out[i] = R[i] * v[0] + R[3 + i] * v[1] + R[6 + i] * v[2];
}

static inline F dot(const F *a, const F *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

/* n = A s + H t, f = H^T s + M t for a motion (s, t). */
static inline void times_inertia(const Link *k, const F *s, F *out) {
    for (I i = 0; i < 3; i++) {
        out[i] = dot(k->A + 3 * i, s) + dot(k->H + 3 * i, s + 3);
        out[3 + i] = k->H[i] * s[0] + k->H[3 + i] * s[1] + k->H[6 + i] * s[2] + dot(k->M + 3 * i, s + 3);
    }
}

static const Link ground = {.R = {1, 0, 0, 0, 1, 0, 0, 0, 1}};

/* --- outward: poses and velocities ------------------------------------------------------------------------------- */

static void place(Tree *T, I i, const F *x, F *z, F *dq) {
    Link *links = (Link *)T->work, *k = links + i;
    const Link *parent = T->parents[i] < 0 ? &ground : links + T->parents[i];
    F in[INTO], out[OUT];
    I from = T->takes_start[i], count = T->takes_start[i + 1] - from;
    for (I j = 0; j < count; j++) in[j] = x[T->takes[from + j]];
    ((Code)T->codes[i])(out, in, 0);
    I n = T->u_count[i];
    const F *E = out, *s = out + 13, *c = s + 6 * n, *u = x + T->nq + T->u_at[i];
    memcpy(dq + T->q_at[i], c + 6, T->q_count[i] * sizeof(F));
    for (I a = 0; a < 3; a++)
        for (I b = 0; b < 3; b++)
            k->R[3 * a + b] = parent->R[3 * a] * E[b] + parent->R[3 * a + 1] * E[3 + b] + parent->R[3 * a + 2] * E[6 + b];
    rotate(parent->R, out + 9, k->rho);
    F W[3] = {0, 0, 0}, V[3] = {0, 0, 0};
    for (I j = 0; j < n; j++) {
        rotate(k->R, s + 6 * j, k->S + 6 * j);
        rotate(k->R, s + 6 * j + 3, k->S + 6 * j + 3);
        for (I a = 0; a < 3; a++) {
            W[a] += k->S[6 * j + a] * u[j];
            V[a] += k->S[6 * j + 3 + a] * u[j];
        }
    }
    F carried[3];
    cross(parent->w, k->rho, carried);
    for (I a = 0; a < 3; a++) {
        k->w[a] = parent->w[a] + W[a];
        carried[a] += V[a];
        k->v[a] = parent->v[a] + carried[a];
        k->r[a] = parent->r[a] + k->rho[a];
    }
    rotate(k->R, c, k->c);
    rotate(k->R, c + 3, k->c + 3);
    add_cross(parent->w, W, k->c);
    add_cross(parent->w, carried, k->c + 3);
    add_cross(k->w, V, k->c + 3);
    if (!z) return;
    memcpy(z, k->r, 3 * sizeof(F));
    memcpy(z + 3, k->R, 9 * sizeof(F));
    memcpy(z + 12, k->v, 3 * sizeof(F));
    rotate_back(k->R, k->w, z + 15);
    z[18] = (T->parents[i] < 0 ? 0 : z[18 + VALUES * (T->parents[i] - i)]) + out[12];
    z[19] = T->flat[i] < 0 ? 0 : z[15 + T->flat[i]];
}

/* The body's own inertia and the forces on it, the loads not yet: R J R^T, m, w x J w - m g. */
static void own_inertia(Tree *T, I i) {
    Link *k = (Link *)T->work + i;
    const F *J = T->inertia + 9 * i, *R = k->R;
    F RJ[9], h[3], m = T->mass[i];
    for (I a = 0; a < 3; a++)
        for (I b = 0; b < 3; b++) RJ[3 * a + b] = R[3 * a] * J[b] + R[3 * a + 1] * J[3 + b] + R[3 * a + 2] * J[6 + b];
    for (I a = 0; a < 3; a++)
        for (I b = 0; b <= a; b++) k->A[3 * a + b] = k->A[3 * b + a] = dot(RJ + 3 * a, R + 3 * b);
    memset(k->H, 0, 9 * sizeof(F));
    memset(k->M, 0, 9 * sizeof(F));
    k->M[0] = k->M[4] = k->M[8] = m;
    rotate(k->A, k->w, h);
    cross(k->w, h, k->p);
    for (I a = 0; a < 3; a++) k->p[3 + a] = -m * T->weight[a];
}

/* Loads are forces along the ground's axes and moments along the body's, on the bodies listed. */
static void add_loads(Tree *T, const F *x) {
    if (!T->loads) return;
    Link *links = (Link *)T->work;
    ((Code)T->load_code)(T->load_values, x, (void *)T->load_data);
    for (I j = 0; j < T->loads; j++) {
        Link *k = links + T->loaded[j];
        const F *load = T->load_values + 6 * j;
        F moment[3];
        rotate(k->R, load + 3, moment);
        for (I a = 0; a < 3; a++) {
            k->p[a] -= moment[a];
            k->p[3 + a] -= load[a];
        }
    }
}

/* --- inward: articulated inertias -------------------------------------------------------------------------------- */

/* D = S^T U and the rotors' own inertias, as L L^T; false where a motion has no inertia. */
static int factor(Link *k, I n, const F *armature) {
    for (I j = 0; j < n; j++) {
        F whole = armature[j];
        for (I a = 0; a < 6; a++) whole += k->S[6 * j + a] * k->U[6 * j + a];
        F pivot = whole;
        for (I l = 0; l < j; l++) pivot -= k->L[6 * j + l] * k->L[6 * j + l];
        if (!(pivot > 1e-14 * whole)) return 0;
        F root = 1 / sqrt(pivot);
        k->L[7 * j] = root; /* the inverse of the pivot's root */
        for (I i = j + 1; i < n; i++) {
            F value = 0;
            for (I a = 0; a < 6; a++) value += k->S[6 * i + a] * k->U[6 * j + a];
            for (I l = 0; l < j; l++) value -= k->L[6 * i + l] * k->L[6 * j + l];
            k->L[6 * i + j] = value * root;
        }
    }
    return 1;
}

/* U L^-T in place, so that U D^-1 U^T is a sum of squares of columns; and L^-1 e. */
static void whiten(Link *k, I n) {
    for (I j = 0; j < n; j++) {
        for (I l = 0; l < j; l++) {
            F part = k->L[6 * j + l];
            for (I a = 0; a < 6; a++) k->U[6 * j + a] -= part * k->U[6 * l + a];
            k->e[j] -= part * k->e[l];
        }
        for (I a = 0; a < 6; a++) k->U[6 * j + a] *= k->L[7 * j];
        k->e[j] *= k->L[7 * j];
    }
}

/* The child's inertia without what its own speeds give way to, moved to the parent's centre of mass: with P = rho x,
 * M' = M, H' = H + P M, A' = A - H P + P H'^T, and the force likewise. */
static void hand_inward(Link *k, Link *parent, I n) {
    F A[9], H[9], M[9], p[6];
    memcpy(A, k->A, sizeof A);
    memcpy(H, k->H, sizeof H);
    memcpy(M, k->M, sizeof M);
    memcpy(p, k->p, sizeof p);
    for (I j = 0; j < n; j++) {
        const F *U = k->U + 6 * j;
        for (I a = 0; a < 3; a++)
            for (I b = 0; b < 3; b++) {
                A[3 * a + b] -= U[a] * U[b];
                H[3 * a + b] -= U[a] * U[3 + b];
                M[3 * a + b] -= U[3 + a] * U[3 + b];
            }
        for (I a = 0; a < 6; a++) p[a] += U[a] * k->e[j];
    }
    const F *c = k->c, *q = k->rho;
    for (I a = 0; a < 3; a++) {
        p[a] += dot(A + 3 * a, c) + dot(H + 3 * a, c + 3);
        p[3 + a] += H[a] * c[0] + H[3 + a] * c[1] + H[6 + a] * c[2] + dot(M + 3 * a, c + 3);
    }
    F Hp[9];
    for (I b = 0; b < 3; b++) { /* H' = H + P M, column by column */
        Hp[b] = H[b] + q[1] * M[6 + b] - q[2] * M[3 + b];
        Hp[3 + b] = H[3 + b] + q[2] * M[b] - q[0] * M[6 + b];
        Hp[6 + b] = H[6 + b] + q[0] * M[3 + b] - q[1] * M[b];
    }
    F B[9];
    for (I a = 0; a < 3; a++) { /* A - H P, row by row: (H P) = -(P H^T)^T */
        const F *h = H + 3 * a;
        B[3 * a] = A[3 * a] - (h[1] * q[2] - h[2] * q[1]);
        B[3 * a + 1] = A[3 * a + 1] - (h[2] * q[0] - h[0] * q[2]);
        B[3 * a + 2] = A[3 * a + 2] - (h[0] * q[1] - h[1] * q[0]);
    }
    for (I b = 0; b < 3; b++) { /* + P H'^T, whose column b is P times row b of H' */
        const F *h = Hp + 3 * b;
        B[b] += q[1] * h[2] - q[2] * h[1];
        B[3 + b] += q[2] * h[0] - q[0] * h[2];
        B[6 + b] += q[0] * h[1] - q[1] * h[0];
    }
    add_cross(q, p + 3, p);
    for (I a = 0; a < 9; a++) {
        parent->A[a] += B[a];
        parent->H[a] += Hp[a];
        parent->M[a] += M[a];
    }
    for (I a = 0; a < 6; a++) parent->p[a] += p[a];
}

static void inward(Tree *T, const F *forces) {
    Link *links = (Link *)T->work;
    for (I i = T->count - 1; i >= 0; i--) {
        Link *k = links + i;
        I n = T->u_count[i];
        for (I j = 0; j < n; j++) {
            times_inertia(k, k->S + 6 * j, k->U + 6 * j);
            k->e[j] = forces ? forces[T->u_at[i] + j] : 0;
            for (I a = 0; a < 6; a++) k->e[j] -= k->S[6 * j + a] * k->p[a];
        }
        if (n && !factor(k, n, T->armature + T->u_at[i])) T->failed = i + 1;
        whiten(k, n);
        if (T->parents[i] >= 0) hand_inward(k, links + T->parents[i], n);
    }
}

/* --- outward again: accelerations -------------------------------------------------------------------------------- */

/* L^-T y: the accelerations of the joint's own speeds. */
static void solve_back(const Link *k, I n, F *y) {
    for (I j = n - 1; j >= 0; j--) {
        for (I l = j + 1; l < n; l++) y[j] -= k->L[6 * l + j] * y[l];
        y[j] *= k->L[7 * j];
    }
}

static void accelerate(Tree *T, I i, F *du) {
    Link *links = (Link *)T->work, *k = links + i;
    const F *before = T->parents[i] < 0 ? ground.a : links[T->parents[i]].a;
    F *a = k->a, solved[6];
    I n = T->u_count[i];
    for (I j = 0; j < 6; j++) a[j] = before[j] + k->c[j];
    add_cross(before, k->rho, a + 3);
    for (I j = 0; j < n; j++) { /* y = L^-1 e - (U L^-T)^T a, then L^-T y */
        solved[j] = k->e[j];
        for (I b = 0; b < 6; b++) solved[j] -= k->U[6 * j + b] * a[b];
    }
    solve_back(k, n, solved);
    for (I j = 0; j < n; j++) {
        du[T->u_at[i] + j] = solved[j];
        for (I b = 0; b < 6; b++) a[b] += k->S[6 * j + b] * solved[j];
    }
}

/* --- joints that follow others ------------------------------------------------------------------------------------ */

/* What forces on the speeds change by themselves: inward what each link hands on (`pushed`), outward the accelerations
 * of the links (`moved`) and of the speeds. The articulated inertias are those of the state. */
static void answer(Tree *T, const F *forces, F *du) {
    Link *links = (Link *)T->work;
    for (I i = 0; i < T->count; i++) memset(links[i].pushed, 0, sizeof links[i].pushed);
    for (I i = T->count - 1; i >= 0; i--) {
        Link *k = links + i;
        I n = T->u_count[i];
        F p[6];
        memcpy(p, k->pushed, sizeof p);
        for (I j = 0; j < n; j++) {
            F y = forces[T->u_at[i] + j];
            for (I a = 0; a < 6; a++) y -= k->S[6 * j + a] * k->pushed[a];
            for (I l = 0; l < j; l++) y -= k->L[6 * j + l] * k->answer[l];
            k->answer[j] = y * k->L[7 * j];
            for (I a = 0; a < 6; a++) p[a] += k->U[6 * j + a] * k->answer[j];
        }
        if (T->parents[i] < 0) continue;
        add_cross(k->rho, p + 3, p);
        for (I a = 0; a < 6; a++) links[T->parents[i]].pushed[a] += p[a];
    }
    for (I i = 0; i < T->count; i++) {
        Link *k = links + i;
        const F *before = T->parents[i] < 0 ? ground.moved : links[T->parents[i]].moved;
        I n = T->u_count[i];
        F *y = du + T->u_at[i];
        memcpy(k->moved, before, sizeof k->moved);
        add_cross(before, k->rho, k->moved + 3);
        for (I j = 0; j < n; j++) {
            y[j] = k->answer[j];
            for (I b = 0; b < 6; b++) y[j] -= k->U[6 * j + b] * k->moved[b];
        }
        solve_back(k, n, y);
        for (I j = 0; j < n; j++)
            for (I b = 0; b < 6; b++) k->moved[b] += k->S[6 * j + b] * y[j];
    }
}

/* The sum of a coupling's ratios times values of the speeds. */
static F along(const Tree *T, I k, const F *values) {
    F sum = 0;
    for (I e = T->coupled_start[k]; e < T->coupled_start[k + 1]; e++) sum += T->ratios[e] * values[T->coupled[e]];
    return sum;
}

static void push(const Tree *T, I k, F size, F *forces) {
    for (I e = T->coupled_start[k]; e < T->coupled_start[k + 1]; e++) forces[T->coupled[e]] += size * T->ratios[e];
}

/* A u' = 0 by forces A^T lambda: (A M^-1 A^T) lambda = -A u', with M^-1 by the recursion. The first speed of a coupling is in no
 * other, and is set by it to the last digit. */
static void couple(Tree *T, F *du) {
    Link *links = (Link *)T->work;
    I m = T->couplings;
    F *forces = T->coupling_space, *change = forces + T->nu, *G = change + T->nu, *lam = T->coupling_forces;
    for (I k = 0; k < m; k++) {
        memset(forces, 0, T->nu * sizeof(F));
        push(T, k, 1, forces);
        answer(T, forces, change);
        for (I l = k; l < m; l++) G[l * m + k] = along(T, l, change);
        lam[k] = -along(T, k, du);
    }
    for (I j = 0; j < m; j++) { /* G = L L^T in place, and L^-1 lambda */
        for (I l = 0; l < j; l++) G[j * m + j] -= G[j * m + l] * G[j * m + l];
        if (!(G[j * m + j] > 0)) T->failed = 1;
        F root = 1 / sqrt(G[j * m + j]);
        for (I i = j + 1; i < m; i++) {
            for (I l = 0; l < j; l++) G[i * m + j] -= G[i * m + l] * G[j * m + l];
            G[i * m + j] *= root;
        }
        for (I l = 0; l < j; l++) lam[j] -= G[j * m + l] * lam[l];
        lam[j] *= root;
        G[j * m + j] = root;
    }
    memset(forces, 0, T->nu * sizeof(F));
    for (I j = m - 1; j >= 0; j--) {
        for (I l = j + 1; l < m; l++) lam[j] -= G[l * m + j] * lam[l];
        lam[j] *= G[j * m + j];
        push(T, j, lam[j], forces);
    }
    answer(T, forces, change);
    for (I i = 0; i < T->nu; i++) du[i] += change[i];
    for (I k = 0; k < m; k++) {
        I first = T->coupled_start[k];
        du[T->coupled[first]] -= along(T, k, du) / T->ratios[first];
    }
    for (I i = 0; i < T->count; i++)
        for (I a = 0; a < 6; a++) {
            links[i].p[a] += links[i].pushed[a];
            links[i].a[a] += links[i].moved[a];
        }
}
