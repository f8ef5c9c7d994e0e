/* Dense solves: u' and lambda of M u' = f + A^T lambda, A u' = b.
 *
 * M + A^T w A takes the place of M, with a weight for each row of the size of the masses that it holds: the motion is the
 * same since A u' = b, but light and massless bodies that the constraints carry along are no longer light. So M may be
 * singular where it is positive on the motions that the constraints allow, and ratios of masses cost no digits (augmented
 * Lagrangian; Fortin and Glowinski 1983). Where pivots are small, one step of refinement on M itself restores the rest. */

static int cholesky(Plant *p, F *M, I n) {
    p->is_weak = 0;
    for (I j = 0; j < n; j++) {
        F whole = M[j * n + j], pivot = whole;
        for (I k = 0; k < j; k++) pivot -= M[j * n + k] * M[j * n + k];
        if (!(pivot > MASSLESS * whole)) return (int)(j + 1);
        if (pivot < WEAK * whole) p->is_weak = 1;
        F root = sqrt(pivot);
        M[j * n + j] = root;
        for (I i = j + 1; i < n; i++) {
            F value = M[i * n + j];
            for (I k = 0; k < j; k++) value -= M[i * n + k] * M[j * n + k];
            M[i * n + j] = value / root;
        }
    }
    return 0;
}

/* w of one row: the largest mass among those that it holds, each as much as it takes part, over the square of the row. */
static F weight_of(F heavy, F square, F usual) { return square > 0 ? (heavy > 0 ? heavy / square : usual) / square : 0; }

/* M + A^T w A = L L^T in place of M, for the active rows. */
static void factorize(Plant *p) {
    I n = p->nu;
    F mean = 0;
    for (I i = 0; i < n; i++) mean += p->M[i * n + i] * p->metric[i] / n;
    for (I k = 0; k < p->nactive; k++) {
        const F *a = p->A + p->active[k] * n;
        F square = 0, heavy = 0;
        for (I i = 0; i < n; i++) {
            F part = a[i] * a[i] * p->metric[i];
            F mass = part * p->M[i * n + i] * p->metric[i];
            square += part;
            if (mass > heavy) heavy = mass;
        }
        p->weights[p->active[k]] = weight_of(heavy, square, mean);
    }
    for (I k = 0; k < p->nactive; k++) {
        const F *a = p->A + p->active[k] * n;
        F w = p->weights[p->active[k]];
        for (I i = 0; i < n; i++) {
            if (a[i] == 0) continue;
            F wa = w * a[i];
            for (I j = 0; j <= i; j++) p->M[i * n + j] += wa * a[j];
        }
    }
    I lost = cholesky(p, p->M, n);
    if (lost) p->failed = (F)lost;
}

static void forward(const F *L, I n, F *v) {
    for (I i = 0; i < n; i++) {
        F value = v[i];
        for (I k = 0; k < i; k++) value -= L[i * n + k] * v[k];
        v[i] = value / L[i * n + i];
    }
}

static void backward(const F *L, I n, F *v) {
    for (I i = n - 1; i >= 0; i--) {
        F value = v[i];
        for (I k = i + 1; k < n; k++) value -= L[k * n + i] * v[k];
        v[i] = value / L[i * n + i];
    }
}

/* W = L^-1 A^T for the listed rows (W[k] is a vector), and W W^T scaled to a unit diagonal, as L D L^T. */
static void gram(Plant *p, const I *rows, I m) {
    I n = p->nu;
    F *S = p->S, *W = p->W, *scale = p->scale;
    for (I k = 0; k < m; k++) {
        memcpy(W + k * n, p->A + rows[k] * n, n * sizeof(F));
        forward(p->M, n, W + k * n);
        F whole = 0;
        for (I i = 0; i < n; i++) whole += W[k * n + i] * W[k * n + i];
        scale[k] = whole > 0 ? 1 / sqrt(whole) : 0;
    }
    for (I k = 0; k < m; k++) {
        F pivot = 1;
        for (I j = 0; j < k; j++) {
            F value = 0;
            for (I i = 0; i < n; i++) value += W[k * n + i] * W[j * n + i];
            value *= scale[k] * scale[j];
            for (I i = 0; i < j; i++) value -= S[k * m + i] * S[j * m + i];
            value = S[j * m + j] > 0 ? value / S[j * m + j] : 0;
            S[k * m + j] = value;
            pivot -= value * value;
        }
        if (pivot < WEAK) p->is_weak = 1;
        S[k * m + k] = pivot > 4 * EPSILON ? sqrt(pivot) : 0;
    }
}

/* Near a singular position the acceleration along a nearly dependent row is a ratio of small numbers, all rounding. There
 * it is blended with that of the step's start, more so the nearer it is: a smooth motion goes on. Blending acts on the
 * components along the orthogonal directions of the factor, and is none at all from ten times p->blend on. */
static F blended(Plant *p, F nearness, F z, F before) {
    if (!(nearness < 10 * p->blend)) return z;
    F away = 1 - nearness / (10 * p->blend), part = 1 - away * away * away * away;
    return part * part * z + (1 - part * part) * before;
}

/* S lam = v in place with the factor of gram, for m listed rows; `before` (or 0): what v was at the step's start. */
static void solve_gram(Plant *p, const I *rows, I m, F *v, F *before) {
    const F *S = p->S, *scale = p->scale;
    for (I k = 0; k < m; k++) {
        F root = S[k * m + k], value = v[k] * scale[k], other = before ? before[k] * scale[k] : 0;
        for (I j = 0; j < k; j++) value -= S[k * m + j] * v[j];
        v[k] = root > 0 ? value / root : 0;
        if (before) {
            for (I j = 0; j < k; j++) other -= S[k * m + j] * before[j];
            before[k] = root > 0 ? other / root : 0;
            if (rows[k] < p->nm) v[k] = blended(p, p->nearness[rows[k]], v[k], before[k]);
        }
    }
    for (I k = m - 1; k >= 0; k--) {
        F value = v[k];
        for (I j = k + 1; j < m; j++) value -= S[j * m + k] * v[j];
        v[k] = S[k * m + k] > 0 ? value / S[k * m + k] : 0;
    }
    for (I k = 0; k < m; k++) v[k] *= scale[k];
}

/* The accelerations of the step's start as components of the active rows, if there is something to blend. */
static F *started(Plant *p, const F *du) {
    I n = p->nu;
    if (!(p->blend > 0 && p->least < 10 * p->blend)) return 0;
    F *v = p->row;
    for (I i = 0; i < n; i++) {
        v[i] = -du[i];
        for (I k = i; k < n; k++) v[i] += p->M[k * n + i] * p->previous[k];
    }
    for (I k = 0; k < p->nactive; k++) {
        p->before[k] = 0;
        for (I i = 0; i < n; i++) p->before[k] += p->W[k * n + i] * v[i];
    }
    return p->before;
}

/* du and lam (of all rows) with the factors made; du holds f, b is that of all rows. */
static void solve_once(Plant *p, const F *b, F *du, F *lam, int is_first) {
    I n = p->nu, m = p->nactive;
    for (I k = 0; k < m; k++) {
        F w = p->weights[p->active[k]] * b[p->active[k]];
        const F *a = p->A + p->active[k] * n;
        for (I i = 0; i < n; i++) du[i] += w * a[i];
    }
    forward(p->M, n, du);
    for (I k = 0; k < m; k++) {
        F value = b[p->active[k]];
        for (I i = 0; i < n; i++) value -= p->W[k * n + i] * du[i];
        p->right[k] = value;
    }
    solve_gram(p, p->active, m, p->right, is_first ? started(p, du) : 0);
    for (I k = 0; k < m; k++) {
        lam[p->active[k]] = p->right[k];
        for (I i = 0; i < n; i++) du[i] += p->W[k * n + i] * p->right[k];
    }
    backward(p->M, n, du);
}

/* What is left of M u' = f + A^T lambda and A u' = b, from M and A themselves. */
static void leave(Plant *p, I rows, const F *f, const F *b, const F *du, const F *lam) {
    I n = p->nu;
    F *r = p->refined;
    memcpy(r, f, n * sizeof(F));
    for (I k = 0; k < p->nM; k++) {
        I i = p->M_rows[k], j = p->M_columns[k];
        r[i] -= masses(p)[k] * du[j];
        if (i != j) r[j] -= masses(p)[k] * du[i];
    }
    for (I k = 0; k < rows; k++) {
        const F *a = p->A + k * n;
        p->residual[k] = b[k];
        for (I i = 0; i < n; i++) {
            r[i] += a[i] * lam[k];
            p->residual[k] -= a[i] * du[i];
        }
    }
}

/* Large reactions leave their rounding in the accelerations of light bodies: A du = b is restored, by the smallest change. */
static void settle(Plant *p, const F *b, F *du) {
    I n = p->nu, m = p->nactive;
    F *v = p->refined, off = 0;
    for (I k = 0; k < m; k++) {
        const F *a = p->A + p->active[k] * n;
        F left = b[p->active[k]], size = fabs(left);
        for (I i = 0; i < n; i++) {
            left -= a[i] * du[i];
            size += fabs(a[i] * du[i]);
        }
        p->right[k] = left;
        if (fabs(left) > off * size) off = fabs(left) / size;
    }
    if (!(off > SETTLED)) return;
    solve_gram(p, p->active, m, p->right, 0);
    memset(v, 0, n * sizeof(F));
    for (I k = 0; k < m; k++)
        for (I i = 0; i < n; i++) v[i] += p->W[k * n + i] * p->right[k];
    backward(p->M, n, v);
    for (I i = 0; i < n; i++) du[i] += v[i];
}

/* du and lam of M du = f + A^T lam, A du = b for all rows; the rows that are not active get no multiplier. */
static void constrained(Plant *p, I rows, const F *f, const F *b, F *du, F *lam) {
    I n = p->nu;
    memcpy(du, f, n * sizeof(F));
    memset(lam, 0, rows * sizeof(F));
    solve_once(p, b, du, lam, 1);
    if (p->blend > 0 && p->least < 10 * p->blend) return;
    if (p->is_weak) {
        leave(p, rows, f, b, du, lam);
        F *more = p->refined, *extra = p->residual + rows;
        memset(extra, 0, rows * sizeof(F));
        solve_once(p, p->residual, more, extra, 0);
        for (I i = 0; i < n; i++) du[i] += more[i];
        for (I k = 0; k < rows; k++) lam[k] += extra[k];
    }
    settle(p, b, du);
}

/* The rows of a state just evaluated and unpacked, with what sticks behind them: chosen if need be, measured, factorized. */
static void prepare(Plant *p, I rows, F t) {
    if (!p->is_fixed) choose_rows(p, rows);
    measure_rows(p, t);
    factorize(p);
    gram(p, p->active, p->nactive);
}

/* The accelerations that answer to small changes of f and b, with the factors of the last evaluation (dense, without
 * friction): each column holds a change of f (nu) and of b (nm), and gets that of u' in the place of the first. */
static void solve_columns(Plant *p, I count, F *columns) {
    F blend = p->blend;
    p->blend = 0;
    for (I k = 0; k < count; k++) {
        F *column = columns + k * (p->nu + p->nm);
        solve_once(p, column + p->nu, column, p->lam, 0);
    }
    p->blend = blend;
}
