/* The equations of motion: y' of a state, and what else is asked of states. */

/* y' by the recursion along the tree, with `full` also the values of the bodies; a link without inertia is told. */
static void recur(Plant *p, F *dy, I full) {
    ((Recursion)p->recursion)(p->tree, p->x, dy, full);
    if (((Tree *)p->tree)->failed) p->failed = (F)((Tree *)p->tree)->failed;
}

/* A state with all that other machine code may read of it: in the recursive form also the values of the bodies. */
static void set_whole_state(Plant *p, F t, const F *y) {
    set_state(p, t, y);
    if (p->recursion) recur(p, p->rates_space, 1);
}

static void rates_here(Plant *p, F t, const F *y, F *dy) {
    if (p->solver == RECURSIVE) {
        set_state(p, t, y);
        recur(p, dy, p->takes_power);
        if (p->takes_power) ((Code)p->code)(p->out + p->power_at, p->x, (void *)p->data);
        p->evaluations += 1;
        memcpy(p->lam, ((Tree *)p->tree)->coupling_forces, p->nm * sizeof(F));
        return;
    }
    evaluate(p, t, y);
    memcpy(dy, p->out, p->nq * sizeof(F));
    F *du = dy + p->nq;
    if (p->solver == EXPLICIT) {
        memcpy(du, p->out + p->nq, p->nu * sizeof(F));
        memcpy(p->lam, p->out + p->nq + p->nu, p->nm * sizeof(F));
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
    prepare(p, p->nm, t);
    constrained(p, p->nm, forcing(p), bias(p), du, p->lam);
}

/* The rate of a gap by the motion of the bodies alone, not by what moves by itself. */
static F gap_rate(const Plant *p, const Law *law) {
    F sum = 0;
    for (I i = 0; i < p->nu; i++) sum += law->G[i] * p->x[p->nq + i];
    return sum;
}

/* The power of all that is no potential, at the state evaluated last: of loads, of constraints that move by themselves, of
 * friction. The powers of the stages of a step are kept in order. */
static void take_power(Plant *p) {
    const F *found = p->out + p->power_at;
    p->power = found[0];
    for (I i = 0; i < p->ndriven; i++) p->power += p->lam[i] * found[1 + p->row_order[i]];
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        for (I c = 0; c < law.count; c++) p->power += p->tau[law.first + c] * (l < p->ncontact ? gap_rate(p, &law) : law.s[c]);
    }
    if (p->npower < STAGE_POWERS) p->powers[p->npower++] = p->power;
}

/* y' of the equations of motion. Near a singular position of the constraints the accelerations of a state off the
 * constraints are far off, so there (careful) it is first put onto them: the field is the same on the constraints. */
void rates(Plant *p, F t, const F *y, F *dy) {
    const F *at = y;
    if (p->is_careful) {
        memcpy(p->onto, y, (p->nq + p->nu) * sizeof(F));
        project_state(p, t, p->onto, 1e-13);
        at = p->onto;
    }
    rates_here(p, t, at, dy);
    if (p->takes_power) take_power(p);
    if (p->nvaried) vary(p, y, dy);
}

/* The inputs of one of many states, where each has its own: rows of signal_values. */
static void give(Plant *p, I k) {
    if (p->input == GIVEN) memcpy(p->x + p->nq + p->nu + 1, p->signal_values + k * p->ni, p->ni * sizeof(F));
}

/* Accelerations, multipliers, friction and normal reactions at many states (rows); the number of the first state at which the
 * motion is not determined, or -1. Every state chooses its own independent constraints. */
I solve_at(Plant *p, I count, const F *times, const F *states, F *accelerations, F *multipliers, F *tau, F *normals) {
    I size = p->nq + p->nu, lost = -1;
    F *dy = p->rates_space, blend = p->blend;
    p->blend = p->is_careful = 0; /* no step, so nothing to blend with */
    p->is_fixed = 0;
    for (I k = 0; k < count; k++) {
        p->failed = 0;
        p->usual = 0;
        give(p, k);
        rates_here(p, times[k], states + k * size, dy);
        if (follow(p)) rates_here(p, times[k], states + k * size, dy);
        if (p->failed && lost < 0) lost = k;
        memcpy(accelerations + k * p->nu, dy + p->nq, p->nu * sizeof(F));
        for (I i = 0; i < p->nm; i++) multipliers[k * p->nm + p->row_order[i]] = p->lam[i];
        memcpy(tau + k * p->ntau, p->tau, p->ntau * sizeof(F));
        memcpy(normals + k * p->nlaw, p->normals, p->nlaw * sizeof(F));
    }
    p->blend = blend;
    return lost;
}

/* x and y of M x = f + A^T y, A x = b at many states (rows), each for so many right sides: f over b, in whose places x and y come.
 * It is for the solvers of M and A, without friction; what is returned is as by solve_at. */
I solve_sides_at(Plant *p, I count, const F *times, const F *states, I sides, F *columns) {
    I lost = -1;
    F *x = p->rates_space, blend = p->blend;
    p->blend = p->is_fixed = 0;
    for (I k = 0; k < count; k++) {
        p->failed = 0;
        p->usual = 0;
        give(p, k);
        evaluate(p, times[k], states + k * (p->nq + p->nu));
        if (p->solver == SPARSE) sparse_prepare(p, times[k]);
        else {
            unpack(p);
            prepare(p, p->nm, times[k]);
        }
        for (I j = 0; j < sides; j++, columns += p->nu + p->nm) {
            F *f = columns, *b = columns + p->nu;
            if (p->solver == SPARSE) sparse_constrained(p, f, b, x, p->lam);
            else constrained(p, p->nm, f, b, x, p->lam);
            memcpy(f, x, p->nu * sizeof(F));
            for (I i = 0; i < p->nm; i++) b[p->row_order[i]] = p->lam[i];
        }
        if (p->failed && lost < 0) lost = k;
    }
    p->blend = blend;
    return lost;
}

/* Other machine code at many states: outputs (rows) of `size` values. */
void evaluate_at(Plant *p, I code, I data, I size, I count, const F *times, const F *states, F *out) {
    for (I k = 0; k < count; k++) {
        give(p, k);
        set_whole_state(p, times[k], states + k * (p->nq + p->nu));
        ((Code)code)(out + k * size, p->x, (void *)data);
    }
}
