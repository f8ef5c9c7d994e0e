/* Projection: states put back onto the constraints. */

/* -M^-1 A^T (A M^-1 A^T)^-1 residual for m listed rows of A, with the factors of gram made for them. */
static void smallest_step(Plant *p, const I *rows, I m, const F *residual, F *step) {
    I n = p->nu;
    for (I k = 0; k < m; k++) p->right[k] = -residual[k];
    solve_gram(p, rows, m, p->right, 0);
    memset(step, 0, n * sizeof(F));
    for (I k = 0; k < m; k++)
        for (I i = 0; i < n; i++) step[i] += p->W[k * n + i] * p->right[k];
    backward(p->M, n, step);
}

/* The contacts that are closed, as rows behind those of the constraints; the number of all. */
static I with_closed_rows(Plant *p) {
    I rows = p->nm;
    for (I l = 0; l < p->ncontact; l++)
        if (p->modes[l] == STICK) memcpy(p->A + rows++ * p->nu, law_at(p, l).G, p->nu * sizeof(F));
    return rows;
}

/* The step of the speeds onto the constraints and the sticking laws, with the state just evaluated. */
static void velocity_step(Plant *p, F t) {
    I nu = p->nu, rows = p->nm;
    if (p->solver == SPARSE) {
        sparse_prepare(p, t);
        sparse_step(p, velocity_residuals(p), p->step);
        return;
    }
    unpack(p);
    memcpy(p->residual, velocity_residuals(p), p->nm * sizeof(F));
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        if (p->modes[l] == STICK)
            for (I c = 0; c < law.count; c++, rows++) {
                memcpy(p->A + rows * nu, law.G + c * nu, nu * sizeof(F));
                p->residual[rows] = law.s[c];
            }
    }
    memset(p->step, 0, nu * sizeof(F));
    if (!rows) return;
    prepare(p, rows, t);
    for (I k = 0; k < p->nactive; k++) p->rest[k] = p->residual[p->active[k]];
    smallest_step(p, p->active, p->nactive, p->rest, p->step);
}

/* The active holonomic rows among the first ones, listed in `subset`; those behind the constraints are closed contacts. */
static I held_rows(Plant *p, I rows) {
    I m = 0;
    for (I k = 0; k < p->nactive; k++)
        if (p->active[k] < p->nm ? p->held_at[p->active[k]] >= 0 : p->active[k] < rows) p->subset[m++] = p->active[k];
    return m;
}

/* The residual of a holonomic row: of a closed contact, its gap. */
static F held_residual(Plant *p, I row) {
    if (row < p->nm) return residuals(p)[p->held_at[row]];
    I at = p->nm, l = 0;
    while (p->modes[l] != STICK || at++ < row) l++;
    return law_at(p, l).mu[0];
}

/* One step of the positions, with the state just evaluated: the active holonomic rows. */
static void position_step(Plant *p, F t) {
    if (p->solver == SPARSE) {
        sparse_prepare(p, t);
        sparse_step(p, residuals(p), p->step);
        return;
    }
    unpack(p);
    I rows = with_closed_rows(p);
    prepare(p, rows, t);
    I m = held_rows(p, rows);
    if (m < p->nactive) gram(p, p->subset, m); /* else it was just made */
    for (I k = 0; k < m; k++) p->rest[k] = held_residual(p, p->subset[k]);
    smallest_step(p, p->subset, m, p->rest, p->step);
}

/* The step of the speeds with the rows and factors of the last step of the positions: what that has changed of them is as small as
 * it was itself, and counts twice small. */
static void same_velocity_step(Plant *p) {
    if (p->solver == SPARSE) {
        sparse_step(p, velocity_residuals(p), p->step);
        return;
    }
    if (held_rows(p, p->nm) < p->nactive) gram(p, p->active, p->nactive);
    for (I k = 0; k < p->nactive; k++) p->rest[k] = velocity_residuals(p)[p->active[k]];
    smallest_step(p, p->active, p->nactive, p->rest, p->step);
}

/* How far the bodies are off the constraints: residuals by the usual sizes of their rows, which makes them lengths. */
static F open_by(Plant *p) {
    F worst = 0;
    for (I k = 0; k < p->nh; k++) {
        F usual = p->usual_sizes[p->held[k]], size = fabs(residuals(p)[k]) / (usual > 0 ? sqrt(usual) : 1);
        if (!(size <= worst)) worst = size;
    }
    for (I l = 0; l < p->ncontact; l++) {
        if (p->modes[l] != STICK) continue;
        Law law = law_at(p, l);
        F square = 0;
        for (I i = 0; i < p->nu; i++) square += law.G[i] * law.G[i] * p->metric[i];
        F size = fabs(law.mu[0]) / (square > 0 ? sqrt(square) : 1);
        if (!(size <= worst)) worst = size;
    }
    return worst;
}

/* By how much a step of the positions is made longer, to be as large as the speeds that it is added to: whatever the unit of time,
 * it keeps its digits beside them. */
static F lift(const F *speeds, const F *step, I n) {
    F fastest = 0, longest = 0;
    for (I i = 0; i < n; i++) {
        fastest = fmax(fastest, fabs(speeds[i]));
        longest = fmax(longest, fabs(step[i]));
    }
    return fastest > longest && longest > 1e-100 * fastest ? fastest / longest : 1;
}

/* The step of the positions, from one of the speeds: q' = N u + ..., with the state just evaluated. */
static void move_positions(Plant *p, F t, F *y) {
    I nq = p->nq, nu = p->nu;
    if (p->rates_are_speeds) {
        for (I i = 0; i < nq; i++) y[i] += p->step[i];
        return;
    }
    F *before = p->rest + p->nm + p->ntau, *moved = before + nq, times = lift(y + nq, p->step, nu);
    memcpy(before, p->out, nq * sizeof(F));
    memcpy(moved, y, (nq + nu) * sizeof(F));
    for (I i = 0; i < nu; i++) moved[nq + i] += times * p->step[i];
    evaluate(p, t, moved);
    for (I i = 0; i < nq; i++) y[i] += (p->out[i] - before[i]) / times;
}

/* Put a state back onto the constraints with the smallest mass-weighted change: positions by steps
 * dq = N M^-1 A^T (A M^-1 A^T)^-1 (-Phi), then velocities, which are linear. Returns the residual that is left. */
F project_state(Plant *p, F t, F *y, F tolerance) {
    normalize(p, y);
    if (p->solver == EXPLICIT || p->solver == RECURSIVE || (p->nm == 0 && p->nlaw == 0)) return 0;
    F worst = 0, best = INFINITY, opened = INFINITY;
    for (I iteration = 0;; iteration++) { /* ends with y evaluated: the speeds are put onto the constraints with it */
        evaluate(p, t, y);
        worst = open_by(p);
        int least = p->is_careful ? 2 : 1, rounded = !(worst < 0.5 * best) && worst <= 1e3 * tolerance;
        if ((p->nh == 0 && p->ncontact == 0) || iteration == 8 || (iteration >= least && (worst <= tolerance || rounded))) break;
        best = fmin(best, opened = worst);
        position_step(p, t);
        move_positions(p, t, y);
        normalize(p, y);
    }
    if (p->nlaw == 0 && !p->is_careful && opened <= 1e3 * tolerance) same_velocity_step(p);
    else velocity_step(p, t);
    for (I i = 0; i < p->nu; i++) y[p->nq + i] += p->step[i];
    return worst;
}

/* Variations back onto the differentiated constraints, dPhi/dq S_q + dPhi/dp = 0 and so on, with the state on them. */
static void project_variations(Plant *p, F t, F *y) {
    I nq = p->nq, nu = p->nu, n = nq + nu, first = n + p->nm;
    if (p->nm) {
        rates_here(p, t, y, p->rates_space);
        take_slopes(p, p->rates_space + nq);
    }
    I m = p->nm ? held_rows(p, p->nm) : 0;
    for (I v = 0; v < p->nvaried; v++) {
        F *S = y + (v + 1) * n;
        const F *changes = p->nm ? along(p, S, v) : 0;
        for (I k = 0; k < m; k++) p->rest[k] = changes[first + p->held_at[p->subset[k]]];
        if (m) gram(p, p->subset, m), smallest_step(p, p->subset, m, p->rest, p->step);
        for (I j = 0; m && j < p->nslope; j++) {
            I row = p->slope_rows[j], column = p->slope_columns[j] - nq;
            if (row < nq && column >= 0 && column < nu) S[row] += p->slope_out[j] * p->step[column];
        }
        changes = p->nm ? along(p, S, v) : 0;
        for (I k = 0; k < p->nactive; k++) p->rest[k] = changes[first + p->nh + p->active[k]];
        if (p->nactive) gram(p, p->active, p->nactive), smallest_step(p, p->active, p->nactive, p->rest, p->step);
        for (I i = 0; p->nactive && i < nu; i++) S[nq + i] += p->step[i];
        for (I k = 0; k < p->nquad; k++) {
            const F *e = y + p->quadruples[k];
            F *s = S + p->quadruples[k], along_e = e[0] * s[0] + e[1] * s[1] + e[2] * s[2] + e[3] * s[3];
            for (I i = 0; i < 4; i++) s[i] -= along_e * e[i];
        }
    }
}

/* A state, and the variations behind it, back onto the constraints. Returns the residual that is left. */
F project(Plant *p, F t, F *y, F tolerance) {
    F left = project_state(p, t, y, tolerance);
    if (p->nvaried) project_variations(p, t, y);
    return left;
}
