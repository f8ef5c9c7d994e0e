/* What can be asked of an open tree, for rows of states. */

#ifdef TANGENT
#include "tree_matrices.h"
#else
#include "tree_slopes.h"
#endif

const I tree_offsets[] = OFFSETS_OF_TREE;
I size_of_link(void) { return sizeof(Link); }
I size_of_whole(void) { return sizeof(Whole); }

static I is_finite(const F *values, I count) {
    F sum = 0;
    for (I k = 0; k < count; k++) sum += values[k] * 0;
    return sum == 0;
}

static I one_state(Tree *T, const F *a, F *out, F *more) {
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
        for (I i = 0; i < T->nu; i++) T->x[T->nq + i] = 0;
        all_places(T, 0);
        inverse(T, 0, out);
        return 0;
    case MASS:
        all_poses(T);
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
        all_poses(T);
        jacobian(T, out);
        return 0;
    case REGRESSOR:
        all_places(T, 0);
        all_accelerations(T, a);
        regressor(T, out);
        return 0;
    case FORMULAS:
        all_places(T, 0);
        call(T->formulas, T->formulas_data, T->x, T->nx + VALUES * T->count, out, T->width, (double *)T->values_space);
        return 0;
#ifndef TANGENT
    case INVERSE_SLOPES:
        all_places(T, 1);
        inverse(T, a, T->du);
        composites(T, 1);
        all_slopes(T, a, out);
        mass(T, more);
        return 0;
    case FORWARD_SLOPES:
        return forward_slopes(T, a, out, more);
#endif
    }
    return 0;
}

/* All rows of coordinates, speeds, accelerations or forces, and the time with the inputs: -1, or the row that is not finite or has no answer. */
I tree_algorithm(Tree *T) {
    const F *q = T->q_rows, *u = T->u_rows, *a = T->a_rows, *inputs = T->input_rows;
    F *out = T->result, *more = T->more;
    for (I row = 0; row < T->rows; row++) {
        T->failed = 0;
        if (!is_finite(q, T->nq) || !is_finite(u, T->nu) || (a && !is_finite(a, T->nu))) return row;
        memcpy(T->x, q, T->nq * sizeof(F));
        memcpy(T->x + T->nq, u, T->nu * sizeof(F));
        if (T->input_step || row == 0) {
            if (!is_finite(inputs, T->ni + 1)) return row;
            memcpy(T->x + T->nq + T->nu, inputs, (T->ni + 1) * sizeof(F));
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

#ifndef TANGENT
/* (N^T N)^-1 N^T of q' = N u of a joint, by columns of N: from changes of its coordinates to those along its speeds. */
static void speeds_from_rates(const F *N, I stride, I rows, I n, F *P) {
    F G[36];
    for (I i = 0; i < n; i++) {
        for (I j = 0; j < n; j++) {
            G[n * i + j] = 0;
            for (I b = 0; b < rows; b++) G[n * i + j] += N[stride * i + b] * N[stride * j + b];
        }
        memcpy(P + rows * i, N + stride * i, rows * sizeof(F));
    }
    for (I k = 0; k < n; k++) { /* G is positive: no pivots are needed */
        for (I b = 0; b < rows; b++) P[rows * k + b] /= G[n * k + k];
        for (I j = n - 1; j >= k; j--) G[n * k + j] /= G[n * k + k];
        for (I i = 0; i < n; i++) {
            F part = G[n * i + k];
            if (i == k || part == 0) continue;
            for (I b = 0; b < rows; b++) P[rows * i + b] -= part * P[rows * k + b];
            for (I j = k; j < n; j++) G[n * i + j] -= part * G[n * k + j];
        }
    }
}

/* Slopes along coordinates from those along the motions of the speeds of a link. */
static void along_coordinates(Tree *T, I i, const F *by_speeds, I columns, F *out, I wide) {
    I k = T->u_count[i], rows = T->q_count[i], stride = 6 * k + 12 + rows;
    F P[42] = {0};
    if (T->slope_codes[i]) {
        joint_slopes(T, i, T->slope_space, 0);
        speeds_from_rates(T->slope_space + 6 * k + 12, stride, rows, k, P);
    } else for (I j = 0; j < k; j++) P[rows * j + j] = 1;
    for (I row = 0; row < T->nu; row++)
        for (I b = 0; b < rows; b++) {
            F sum = 0;
            for (I j = 0; j < k; j++) sum += by_speeds[row * columns + T->u_at[i] + j] * P[rows * j + b];
            out[row * wide + T->q_at[i] + b] = sum;
        }
}

/* As machine code of slopes, of a Tree with room for the answer to FORWARD_SLOPES: those of q' as `formulas` gives them (`rows` of
 * them), then those of u' along coordinates, speeds, inputs and varied parameters. */
void state_slopes(F *out, const F *x, void *data) {
    Tree *T = data;
    I n = T->nu, columns = 2 * n + T->ni + T->nvaried, rest = columns - n, wide = T->nq + rest;
    memcpy(T->x, x, T->nx * sizeof(F));
    ((Code)T->formulas)(out, x, (void *)T->formulas_data);
    out += T->rows;
    T->failed = 0;
    if (forward_slopes(T, 0, T->result, T->more)) {
        for (I k = 0; k < n * wide; k++) out[k] = NAN;
        return;
    }
    for (I i = 0; i < T->count; i++) along_coordinates(T, i, T->result, columns, out, wide);
    for (I row = 0; row < n; row++)
        memcpy(out + row * wide + T->nq, T->result + row * columns + n, rest * sizeof(F));
}

/* The same of loops that are cut open, of a Tree with room for the answer to INVERSE_SLOPES: what `formulas` gives of the state
 * with u' and lambda behind it (`rows` numbers), then the slopes of f - M u'. */
void balance_slopes(F *out, const F *x, void *data) {
    Tree *T = data;
    const F *du = x + T->nx;
    I n = T->nu, columns = 2 * n + T->ni + T->nvaried, rest = columns - n, wide = T->nq + rest;
    memcpy(T->x, x, T->nx * sizeof(F));
    ((Code)T->formulas)(out, x, (void *)T->formulas_data);
    out += T->rows;
    all_places(T, 1);
    inverse(T, du, T->du);
    composites(T, 1);
    all_slopes(T, du, T->result);
    for (I k = 0; k < n * columns; k++) T->result[k] = -T->result[k];
    for (I i = 0; i < T->count; i++) along_coordinates(T, i, T->result, columns, out, wide);
    for (I row = 0; row < n; row++)
        memcpy(out + row * wide + T->nq, T->result + row * columns + n, rest * sizeof(F));
}
#endif
