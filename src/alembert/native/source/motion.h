/* The equations of motion: y' of a state, and what else is asked of states. */

static void rates_here(Plant *p, F t, const F *y, F *dy) {
    if (p->solver == RECURSIVE) {
        set_state(p, t, y);
        ((Recursion)p->recursion)(p->tree, p->x, dy, 0);
        p->evaluations += 1;
        return;
    }
    evaluate(p, t, y);
    memcpy(dy, p->out, p->nq * sizeof(F));
    F *du = dy + p->nq;
    if (p->solver == EXPLICIT) {
        memcpy(du, p->out + p->nq, p->nu * sizeof(F));
        return;
    }
    if (p->solver == SPARSE) {
        sparse_rates(p, t, du);
        return;
    }
    unpack(p);
    if (p->nlaw) {
        friction_rates(p, t, du);
        return;
    }
    factorize(p, p->nm);
    I rank = p->nm ? gram(p, 0, p->nm, t) : 0;
    p->rank = rank;
    memcpy(du, forcing(p), p->nu * sizeof(F));
    constrained(p, p->nm, rank, bias(p), du, p->lam);
}

/* y' of the equations of motion. Near a singular position of the constraints the accelerations of a state off the
 * constraints are far off, so there (careful) it is first put onto them: the field is the same on the constraints. */
void rates(Plant *p, F t, const F *y, F *dy) {
    if (!p->careful) {
        rates_here(p, t, y, dy);
        return;
    }
    I n = p->nq + p->nu;
    F *onto = p->work + p->norder + 6 * n + p->nm + p->ntau + 8;
    memcpy(onto, y, n * sizeof(F));
    project(p, t, onto, 1e-13);
    rates_here(p, t, onto, dy);
}

/* The accelerations that answer to small changes of f and b, with the factors of the last evaluation (dense, without
 * friction): each column holds a change of f (nu) and of b (nm), and gets that of u' in the place of the first. */
void solve_columns(Plant *p, I count, F *columns) {
    F blend = p->blend;
    p->blend = 0;
    for (I k = 0; k < count; k++) {
        F *column = columns + k * (p->nu + p->nm);
        constrained(p, p->nm, (I)p->rank, column + p->nu, column, p->lam);
    }
    p->blend = blend;
}

/* Accelerations, multipliers, friction and normal reactions at many states (rows). */
void solve_at(Plant *p, I count, const F *times, const F *states, F *accelerations, F *multipliers, F *tau, F *normals) {
    I size = p->nq + p->nu;
    F *dy = p->work + p->norder, blend = p->blend;
    p->blend = 0; /* no step, so nothing to blend with */
    p->careful = 0;
    for (I k = 0; k < count; k++) {
        rates(p, times[k], states + k * size, dy);
        memcpy(accelerations + k * p->nu, dy + p->nq, p->nu * sizeof(F));
        for (I i = 0; i < p->nm; i++) multipliers[k * p->nm + p->row_order[i]] = p->lam[i];
        memcpy(tau + k * p->ntau, p->tau, p->ntau * sizeof(F));
        memcpy(normals + k * p->nlaw, p->normals, p->nlaw * sizeof(F));
    }
    p->blend = blend;
}

/* Other machine code at many states: outputs (rows) of `size` values. */
void evaluate_at(Plant *p, I code, I data, I size, I count, const F *times, const F *states, F *out) {
    for (I k = 0; k < count; k++) {
        set_whole_state(p, times[k], states + k * (p->nq + p->nu));
        ((Code)code)(out + k * size, p->x, (void *)data);
    }
}
