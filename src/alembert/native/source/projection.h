/* Projection: states put back onto the constraints. */

static void normalize(Plant *p, F *y) {
    for (I k = 0; k < p->nquad; k++) {
        F *e = y + p->quadruples[k], size = sqrt(e[0] * e[0] + e[1] * e[1] + e[2] * e[2] + e[3] * e[3]);
        for (I i = 0; i < 4; i++) e[i] /= size;
    }
}

/* -M^-1 A^T (A M^-1 A^T)^-1 residual for the given rows of A, with the matrices unpacked. */
static void smallest_step(Plant *p, F t, const I *rows, I m, const F *residual, F *step) {
    I n = p->nu;
    if (p->solver == SPARSE) {
        sparse_step(p, t, residual, step);
        return;
    }
    factorize(p, p->nm);
    I rank = gram(p, rows, m, t);
    for (I k = 0; k < m; k++) p->right[k] = -residual[k];
    solve_gram(p, m, rank, p->right, p->lam, 0);
    memset(step, 0, n * sizeof(F));
    for (I k = 0; k < m; k++)
        for (I i = 0; i < n; i++) step[i] += p->W[k * n + i] * p->lam[k];
    backward(p->M, n, step);
}

/* Velocities onto the constraints and the sticking laws, with the state just evaluated. */
static void project_velocities(Plant *p, F t, F *y, F *step, F *rest) {
    I nu = p->nu, rows = p->nm;
    if (p->solver != SPARSE) unpack(p);
    memcpy(rest, velocity_residuals(p), p->nm * sizeof(F));
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        if (p->modes[l] == STICK)
            for (I c = 0; c < law.count; c++, rows++) {
                memcpy(p->A + rows * nu, law.G + c * nu, nu * sizeof(F));
                rest[rows] = law.s[c];
            }
    }
    if (!rows) return;
    smallest_step(p, t, 0, rows, rest, step);
    for (I i = 0; i < nu; i++) y[p->nq + i] += step[i];
}

/* Put a state back onto the constraints with the smallest mass-weighted change: positions by steps
 * dq = N M^-1 A^T (A M^-1 A^T)^-1 (-Phi), then velocities, which are linear. Returns the residual that is left. */
F project(Plant *p, F t, F *y, F tolerance) {
    I nq = p->nq, nu = p->nu;
    normalize(p, y);
    if (p->nm == 0 && p->nlaw == 0) return 0;
    if (p->solver == EXPLICIT) return 0;
    F *step = p->work + p->norder + 2 * (nq + nu), *before = step + nu, *moved = before + nq, *rest = moved + nq + nu;
    F worst = 0;
    for (I iteration = 0; iteration < 8; iteration++) {
        evaluate(p, t, y);
        worst = 0;
        for (I k = 0; k < p->nh; k++) {
            F size = fabs(residuals(p)[k]);
            if (!(size <= worst)) worst = size;
        }
        if (p->nh == 0 || (worst <= tolerance && iteration >= (p->careful ? 2 : 1))) break;
        if (p->solver != SPARSE) unpack(p);
        memcpy(rest, residuals(p), p->nh * sizeof(F));
        smallest_step(p, t, p->held, p->nh, rest, step);
        memcpy(before, p->out, nq * sizeof(F));
        memcpy(moved, y, (nq + nu) * sizeof(F));
        for (I i = 0; i < nu; i++) moved[nq + i] += step[i];
        evaluate(p, t, moved);
        for (I i = 0; i < nq; i++) y[i] += p->out[i] - before[i];
        normalize(p, y);
    }
    project_velocities(p, t, y, step, rest);
    return worst;
}
