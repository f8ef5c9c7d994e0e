/* The stiff integrator: a Rosenbrock method of order 4(3) with dense output (RODAS; Hairer and Wanner 1996, IV.7).
 *
 * Each step solves six linear systems with the one matrix 1 / (g h) - J, where J = dy'/dy comes from machine code for the
 * slopes of f - M a + A^T lambda and b - A a at fixed accelerations a and multipliers lambda, through the factors of M and
 * A M^-1 A^T. Where there is no such code (friction, feedback, the recursive form) J is found by differences. A stepper with
 * space for 6 stages, y' and its slope in time. */

#define GAMMA 0.25
static const F STAGES[5][5] = {{0}, {1.544}, {0.9466785280815826, 0.2557011698983284},
                               {3.314825187068521, 2.896124015972201, 0.9986419139977817},
                               {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950}};
static const F MIXED[6][5] = {{0},
                              {-5.6688},
                              {-2.430093356833875, -0.2063599157091915},
                              {-0.1073529058151375, -9.594562251023355, -20.47028614809616},
                              {7.496443313967647, -10.24680431464352, -33.99990352819905, 11.70890893206160},
                              {8.083246795921522, -7.981132988064893, -31.52159432874371, 16.31930543123136, -6.058818238834054}};
static const F STAGE_TIMES[6] = {0, 0.386, 0.21, 0.63, 1, 1};
static const F SLOPES_IN_TIME[6] = {0.25, -0.1043, 0.1035, -0.0362, 0, 0};
static const F DENSE_3[5] = {10.12623508344586, -7.487995877610167, -34.80091861555747, -7.992771707568823, 1.025137723295662};
static const F DENSE_4[5] = {-0.6762803392801253, 6.087714651680015, 16.43084320892478, 24.76722511418386, -6.594389125716872};

static void by_differences(Plant *p, F t, const F *y, const F *dy, F *J, F *moved, F *other) {
    I n = p->nq + p->nu;
    memcpy(moved, y, n * sizeof(F));
    for (I j = 0; j < n; j++) {
        F step = 1.5e-8 * (fabs(y[j]) > 1e-3 ? fabs(y[j]) : 1e-3);
        moved[j] = y[j] + step;
        step = moved[j] - y[j];
        rates(p, t, moved, other);
        for (I i = 0; i < n; i++) J[i * n + j] = (other[i] - dy[i]) / step;
        moved[j] = y[j];
    }
}

/* By machine code; the state was the last to be evaluated, so that the factors and multipliers are its own. */
static void by_code(Plant *p, const F *dy) {
    I nq = p->nq, nu = p->nu, nm = p->nm, n = nq + nu, high = nu + nm;
    take_slopes(p, dy + nq);
    memset(p->J, 0, n * n * sizeof(F));
    memset(p->slope_space, 0, n * high * sizeof(F));
    for (I k = 0; k < p->nslope; k++) {
        I row = p->slope_rows[k], column = p->slope_columns[k];
        if (row < nq) p->J[row * n + column] = p->slope_out[k];
        else p->slope_space[column * high + row - nq] += p->slope_out[k];
    }
    solve_columns(p, n, p->slope_space);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < nu; i++) p->J[(nq + i) * n + j] = p->slope_space[j * high + i];
}

/* J along the lengths of Euler parameters, where its code knows their turns alone: by differences, in place of what it has. */
static void add_lengths(Plant *p, F t, const F *y, const F *dy, F *moved, F *other) {
    I n = p->nq + p->nu;
    F step = 1.5e-8;
    for (I k = 0; k < p->nquad; k++) {
        I at = p->quadruples[k];
        F square = 0;
        memcpy(moved, y, n * sizeof(F));
        for (I b = at; b < at + 4; b++) {
            square += y[b] * y[b];
            moved[b] += step * y[b];
        }
        rates(p, t, moved, other);
        for (I i = 0; i < n; i++) {
            F *row = p->J + i * n, missed = (other[i] - dy[i]) / step;
            for (I b = at; b < at + 4; b++) missed -= row[b] * y[b];
            for (I b = at; b < at + 4; b++) row[b] += missed / square * y[b];
        }
    }
}

/* J at a state, whose rates dy are found anew: it must be the last that was evaluated. */
static void slopes_at(Plant *p, F t, const F *y, F *dy) {
    I n = p->nq + p->nu;
    rates(p, t, y, dy);
    if (p->slope_code) by_code(p, dy);
    else by_differences(p, t, y, dy, p->J, p->slope_work, p->slope_work + n);
    if (p->slope_code && p->knows_turns_alone) add_lengths(p, t, y, dy, p->slope_work, p->slope_work + n);
}

/* The slope of y' in time, by a difference that is short beside the step: found anew for each step that is tried, as one that is
 * tried again may be a millionth of the first. */
static void slope_in_time(Plant *p, F t, F h, const F *y, const F *dy, F *in_time) {
    F least = 1e-12 * (fabs(t) + h), step = 1e-5 * h > least ? 1e-5 * h : least;
    step = step < h ? step : h; /* what comes after the step may be another law */
    rates(p, t + step, y, in_time);
    for (I i = 0; i < p->nq + p->nu; i++) in_time[i] = (in_time[i] - dy[i]) / step;
}

static int factor_slopes(Plant *p, I n, F h) {
    F *E = p->E;
    for (I i = 0; i < n; i++)
        for (I j = 0; j < n; j++) E[i * n + j] = (i == j ? 1 / (GAMMA * h) : 0) - p->J[i * n + j];
    for (I k = 0; k < n; k++) {
        I best = k;
        for (I i = k + 1; i < n; i++)
            if (fabs(E[i * n + k]) > fabs(E[best * n + k])) best = i;
        p->slope_pivots[k] = best;
        if (!(fabs(E[best * n + k]) > 0)) return 0;
        if (best != k)
            for (I j = 0; j < n; j++) { F swap = E[k * n + j]; E[k * n + j] = E[best * n + j]; E[best * n + j] = swap; }
        for (I i = k + 1; i < n; i++) {
            F part = E[i * n + k] /= E[k * n + k];
            if (part != 0)
                for (I j = k + 1; j < n; j++) E[i * n + j] -= part * E[k * n + j];
        }
    }
    return 1;
}

static void solve_slopes(const Plant *p, I n, F *v) {
    const F *E = p->E;
    for (I k = 0; k < n; k++) { F swap = v[k]; v[k] = v[p->slope_pivots[k]]; v[p->slope_pivots[k]] = swap; }
    for (I i = 0; i < n; i++)
        for (I k = 0; k < i; k++) v[i] -= E[i * n + k] * v[k];
    for (I i = n - 1; i >= 0; i--) {
        for (I k = i + 1; k < n; k++) v[i] -= E[i * n + k] * v[k];
        v[i] /= E[i * n + i];
    }
}

/* K (6 n) and the state after the step; false where the matrix is singular. K[5] is the estimate of the error. */
static int one_step(Plant *p, F t, F h, const F *y, const F *dy, const F *in_time, F *K, F *new) {
    I n = p->nq + p->nu;
    if (!factor_slopes(p, n, h)) return 0;
    for (I stage = 0; stage < 6; stage++) {
        F *k = K + stage * n;
        if (stage == 0) memcpy(k, dy, n * sizeof(F));
        else {
            if (stage < 5) {
                memcpy(new, y, n * sizeof(F));
                for (I j = 0; j < stage; j++)
                    for (I i = 0; i < n; i++) new[i] += STAGES[stage][j] * K[j * n + i];
            } else
                for (I i = 0; i < n; i++) new[i] += K[4 * n + i];
            rates(p, t + STAGE_TIMES[stage] * h, new, k);
        }
        for (I i = 0; i < n; i++) {
            F sum = 0;
            for (I j = 0; j < stage; j++) sum += MIXED[stage][j] * K[j * n + i];
            k[i] += sum / h + h * SLOPES_IN_TIME[stage] * in_time[i];
        }
        solve_slopes(p, n, k);
    }
    for (I i = 0; i < n; i++) new[i] += K[5 * n + i];
    return 1;
}

static F size_of_error(I n, const F *error, const F *y, const F *new, const F *atol, F rtol) {
    F sum = 0;
    for (I i = 0; i < n; i++) {
        F a = fabs(y[i]), b = fabs(new[i]), part = error[i] / (atol[i] + rtol * (a > b ? a : b));
        sum += part * part;
    }
    return sqrt(sum / (n > 0 ? n : 1));
}

static F rosenbrock(Plant *p, F t, F h, const F *y, const F *dy, const F *atol, F rtol, I is_new, F *new, F *K) {
    I n = p->nq + p->nu;
    F *here = K + 6 * n, *in_time = K + 7 * n;
    (void)dy; /* found anew, with the factors that J needs */
    if (is_new) slopes_at(p, t, y, here);
    slope_in_time(p, t, h, y, here, in_time);
    return one_step(p, t, h, y, here, in_time, K, new) ? size_of_error(n, K + 5 * n, y, new, atol, rtol) : NAN;
}

static void rosenbrock_dense(Plant *p, F t, F h, const F *y, const F *new, F *K) {
    (void)p, (void)t, (void)h, (void)y, (void)new, (void)K; /* the stages are all that is needed */
}

static void rosenbrock_between(Plant *p, const F *y, const F *new, F part, const F *K, F *out) {
    I n = p->nq + p->nu;
    for (I i = 0; i < n; i++) {
        F c3 = 0, c4 = 0;
        for (I j = 0; j < 5; j++) { c3 += DENSE_3[j] * K[j * n + i]; c4 += DENSE_4[j] * K[j * n + i]; }
        out[i] = y[i] * (1 - part) + part * (new[i] + (1 - part) * (c3 + part * c4));
    }
}

static F rosenbrock_slip(I n, F h, const F *y, const F *new, const F *atol, F rtol, const F *K, F *out) {
    (void)h, (void)y, (void)new, (void)atol, (void)rtol;
    memcpy(out, K + 5 * n, n * sizeof(F));
    return 1;
}
