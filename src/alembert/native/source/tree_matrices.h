/* The Coriolis matrix, the regressor, Jacobians and the motion of all bodies.
 *
 * Half of B with b = dS/dt (tree_slopes.h) is the Coriolis matrix for which dM/dt - 2 C is skew (Echeandia and Wensing 2021). */

#include "tree_dynamics.h"

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

/* What the machine code `slope_codes` of a joint gives. */
static void joint_slopes(Tree *T, I i, F *found, I outputs) {
    F in[INTO];
    I from = T->takes_start[i], count = T->takes_start[i + 1] - from;
    for (I j = 0; j < count; j++) in[j] = T->x[T->takes[from + j]];
    double space[2 * (INTO + 36)];
    call(T->slope_codes[i], 0, in, count, found, outputs, space);
}

/* Here `slope_codes` give the rate of S in the child's axes (6 k). */
static void coriolis(Tree *T, F *out) {
    I n = T->nu;
    F *found = T->slope_space;
    memset(out, 0, n * n * sizeof(F));
    for (I i = 0; i < T->count; i++) {
        I k = T->u_count[i];
        Link *link = (Link *)T->work + i;
        F V[6] = {link->w[0], link->w[1], link->w[2], link->v[0], link->v[1], link->v[2]};
        if (T->slope_codes[i]) joint_slopes(T, i, found, 6 * k);
        for (I j = 0; j < k; j++) {
            F half[3], rate[6] = {0};
            if (T->slope_codes[i]) turned6(link->R, found + 6 * j, rate);
            add_cross_motion(V, link->S + 6 * j, 1, rate);
            for (I a = 0; a < 3; a++) half[a] = 0.5 * link->S[6 * j + a];
            respond(T, i, half, rate, 0, out + T->u_at[i] + j, n);
        }
    }
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
