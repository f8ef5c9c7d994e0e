/* Variations: S = dx/dp of the state x = (q, u) for some quantities p, integrated with it, one column after the other.
 *
 *   S_q' = dq'/dx S + dq'/dp,   M S_u' = dF + A^T dlambda,   A S_u' = dG
 * with the slopes of F = f + c + A^T lambda - M u' and G = b - A u' at fixed u' and lambda, from machine code that also gives
 * those of Phi and of the velocity residuals; of a tree by its recursion, which gives the slopes of u' itself. `pushed` says
 * how much each quantity changes inputs and parameters. Dense, or of a tree; without friction. */

static I size_of(const Plant *p) { return (p->nq + p->nu) * (1 + p->nvaried); }

/* The slopes at the state evaluated last, whose accelerations are given. */
static void take_slopes(Plant *p, const F *du) {
    memcpy(p->slope_x, p->x, p->nargument * sizeof(F));
    memcpy(p->slope_x + p->nargument, du, p->nu * sizeof(F));
    memcpy(p->slope_x + p->nargument + p->nu, p->lam, p->nm * sizeof(F));
    ((Code)p->slope_code)(p->slope_out, p->slope_x, (void *)p->slope_data);
}

/* The changes of q' | F | G | Phi | velocity residuals along one variation. */
static F *along(Plant *p, const F *S, I k) {
    I n = p->nq + p->nu;
    const F *pushed = p->pushed + k * p->npushed;
    memset(p->varied, 0, (n + p->nm + p->nh + p->nm) * sizeof(F));
    for (I j = 0; j < p->nslope; j++) {
        I column = p->slope_columns[j];
        p->varied[p->slope_rows[j]] += p->slope_out[j] * (column < n ? S[column] : pushed[column - n]);
    }
    return p->varied;
}

/* S' after the rates of the state, which stand before it in dy. */
static void vary(Plant *p, const F *y, F *dy) {
    I n = p->nq + p->nu;
    take_slopes(p, dy + p->nq);
    for (I k = 0; k < p->nvaried; k++) {
        F *changes = along(p, y + (k + 1) * n, k), *rate = dy + (k + 1) * n;
        if (p->solver == DENSE) solve_columns(p, 1, changes + p->nq);
        memcpy(rate, changes, n * sizeof(F));
    }
    memcpy(p->lam, p->slope_x + p->nargument + p->nu, p->nm * sizeof(F));
}
