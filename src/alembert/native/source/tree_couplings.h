/* Joints of a tree that follow others: forces that keep sums of speeds, by the recursion once more. */

#include "tree_recursion.h"

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

/* G = L L^T in place (lower triangle), with the inverses of the diagonal. */
static void factor_couplings(Tree *T, F *G) {
    I m = T->couplings;
    for (I j = 0; j < m; j++) {
        for (I l = 0; l < j; l++) G[j * m + j] -= G[j * m + l] * G[j * m + l];
        if (!(VALUE(G[j * m + j]) > 0)) T->failed = 1;
        F root = 1 / root_of(G[j * m + j]);
        for (I i = j + 1; i < m; i++) {
            for (I l = 0; l < j; l++) G[i * m + j] -= G[i * m + l] * G[j * m + l];
            G[i * m + j] *= root;
        }
        G[j * m + j] = root;
    }
}

/* G^-1 lambda in place. */
static void solve_couplings(const Tree *T, const F *G, F *lam) {
    I m = T->couplings;
    for (I j = 0; j < m; j++) {
        for (I l = 0; l < j; l++) lam[j] -= G[j * m + l] * lam[l];
        lam[j] *= G[j * m + j];
    }
    for (I j = m - 1; j >= 0; j--) {
        for (I l = j + 1; l < m; l++) lam[j] -= G[l * m + j] * lam[l];
        lam[j] *= G[j * m + j];
    }
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
    factor_couplings(T, G);
    solve_couplings(T, G, lam);
    memset(forces, 0, T->nu * sizeof(F));
    for (I j = m - 1; j >= 0; j--) push(T, j, lam[j], forces);
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
