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
