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

typedef void (*Code)(double *, const double *, void *);

#define VALUES 33
#define INTO 64    /* arguments of a joint's machine code at most */
#define OUT 80     /* its outputs at most: 9 + 3 + 1 + 36 + 6 + 7 and some room */

#ifdef TANGENT
/* A number is x + i h dx. As h^2 is lost beside one, what a function of it has beside i is h f'(x) dx, to the last digit
 * (Lyness and Moler 1967; Squire and Trapp 1998). Machine code of real numbers takes [x, dx] and gives [f, f' dx]. */
#define STEP 1e-100
#define VALUE(x) (__real__(x))
static inline F root_of(F x) {
    double root = sqrt(__real__ x);
    return root + __imag__ x / (2 * root) * 1.0i;
}
static void call(I code, I data, const F *in, I inputs, F *out, I outputs, double *space) {
    double *found = space + 2 * inputs;
    for (I k = 0; k < inputs; k++) {
        space[k] = __real__ in[k];
        space[inputs + k] = __imag__ in[k] / STEP;
    }
    ((Code)code)(found, space, (void *)data);
    for (I k = 0; k < outputs; k++) out[k] = found[k] + STEP * found[outputs + k] * 1.0i;
}
#else
#define VALUE(x) (x)
static inline F root_of(F x) { return sqrt(x); }
static inline void call(I code, I data, const F *in, I inputs, F *out, I outputs, double *space) {
    (void)inputs, (void)outputs, (void)space;
    ((Code)code)(out, in, (void *)data);
}
#endif

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

/* Where a link is, and its directions; what the machine code of its joint gives is left in `out`. */
static void pose(Tree *T, I i, const F *x, F *out) {
    Link *links = (Link *)T->work, *k = links + i;
    const Link *parent = T->parents[i] < 0 ? &ground : links + T->parents[i];
    F in[INTO];
    I from = T->takes_start[i], count = T->takes_start[i + 1] - from;
    for (I j = 0; j < count; j++) in[j] = x[T->takes[from + j]];
    I n = T->u_count[i];
    double space[2 * (INTO + OUT)];
    call(T->codes[i], 0, in, count, out, 13 + 6 * n + 6 + T->q_count[i], space);
    const F *E = out, *s = out + 13;
    if (T->parents[i] < 0) { /* the ground's axes turn nothing */
        memcpy(k->R, E, sizeof k->R);
        memcpy(k->rho, out + 9, sizeof k->rho);
    } else {
        for (I a = 0; a < 3; a++)
            for (I b = 0; b < 3; b++)
                k->R[3 * a + b] = parent->R[3 * a] * E[b] + parent->R[3 * a + 1] * E[3 + b] + parent->R[3 * a + 2] * E[6 + b];
        rotate(parent->R, out + 9, k->rho);
    }
    for (I a = 0; a < 3; a++) k->r[a] = parent->r[a] + k->rho[a];
    for (I j = 0; j < 2 * n; j++) rotate(k->R, s + 3 * j, k->S + 3 * j);
}

static void place(Tree *T, I i, const F *x, F *z, F *dq) {
    Link *links = (Link *)T->work, *k = links + i;
    const Link *parent = T->parents[i] < 0 ? &ground : links + T->parents[i];
    I n = T->u_count[i];
    F out[OUT], W[3] = {0, 0, 0}, V[3] = {0, 0, 0};
    const F *c = out + 13 + 6 * n, *u = x + T->nq + T->u_at[i];
    pose(T, i, x, out);
    memcpy(dq + T->q_at[i], c + 6, T->q_count[i] * sizeof(F));
    for (I j = 0; j < n; j++)
        for (I a = 0; a < 3; a++) {
            W[a] += k->S[6 * j + a] * u[j];
            V[a] += k->S[6 * j + 3 + a] * u[j];
        }
    F carried[3];
    cross(parent->w, k->rho, carried);
    for (I a = 0; a < 3; a++) {
        k->w[a] = parent->w[a] + W[a];
        carried[a] += V[a];
        k->v[a] = parent->v[a] + carried[a];
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

/* The body's own inertia along the ground's axes, R J R^T. */
static void turned_inertia(Tree *T, I i) {
    Link *k = (Link *)T->work + i;
    const F *J = T->inertia + 9 * i, *R = k->R;
    F RJ[9];
    for (I a = 0; a < 3; a++)
        for (I b = 0; b < 3; b++) RJ[3 * a + b] = R[3 * a] * J[b] + R[3 * a + 1] * J[3 + b] + R[3 * a + 2] * J[6 + b];
    for (I a = 0; a < 3; a++)
        for (I b = 0; b <= a; b++) k->A[3 * a + b] = k->A[3 * b + a] = dot(RJ + 3 * a, R + 3 * b);
}

/* The same, and the forces on the body, the loads not yet: w x J w - m g. */
static void own_inertia(Tree *T, I i) {
    Link *k = (Link *)T->work + i;
    F h[3];
    turned_inertia(T, i);
    rotate(k->A, k->w, h);
    cross(k->w, h, k->p);
    for (I a = 0; a < 3; a++) k->p[3 + a] = -T->mass[i] * T->weight[a];
}

/* Loads are forces along the ground's axes and moments along the body's, on the bodies listed. */
static void add_loads(Tree *T, const F *x) {
    if (!T->loads) return;
    Link *links = (Link *)T->work;
    call(T->load_code, T->load_data, x, T->nx + VALUES * T->count, T->load_values, 6 * T->loads, (double *)T->values_space);
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
        if (!(VALUE(pivot) > 1e-14 * VALUE(whole))) return 0;
        F root = 1 / root_of(pivot);
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
    for (I i = 0; i < T->count; i++) {
        memset(links[i].H, 0, sizeof links[i].H);
        memset(links[i].M, 0, sizeof links[i].M);
        links[i].M[0] = links[i].M[4] = links[i].M[8] = T->mass[i];
    }
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
