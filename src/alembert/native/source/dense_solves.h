/* Dense solves: M = L L^T, the products of the constraints' rows, and u' with multipliers. */

static int cholesky(F *M, I n) {
    for (I j = 0; j < n; j++) {
        F whole = M[j * n + j], pivot = whole;
        for (I k = 0; k < j; k++) pivot -= M[j * n + k] * M[j * n + k];
        if (!(pivot > 1e-14 * whole)) return 0;
        F root = sqrt(pivot);
        M[j * n + j] = root;
        for (I i = j + 1; i < n; i++) {
            F value = M[i * n + j];
            for (I k = 0; k < j; k++) value -= M[i * n + k] * M[j * n + k];
            M[i * n + j] = value / root;
        }
    }
    return 1;
}

/* M = L L^T in place; where M is singular, of M + w A^T A, which gives the same motion since A u' = b. */
static void factorize(Plant *p, I rows) {
    I n = p->nu;
    p->shift = 0;
    if (cholesky(p->M, n)) return;
    memset(p->M, 0, n * n * sizeof(F));
    const F *m = p->out + p->nq;
    F weight = 0;
    for (I k = 0; k < p->nM; k++) {
        p->M[p->M_rows[k] * n + p->M_columns[k]] = m[k];
        p->M[p->M_columns[k] * n + p->M_rows[k]] = m[k];
        if (p->M_rows[k] == p->M_columns[k]) weight += m[k] / n;
    }
    p->shift = weight > 0 ? weight : 1;
    for (I i = 0; i < n; i++)
        for (I j = 0; j < n; j++)
            for (I k = 0; k < rows; k++) p->M[i * n + j] += p->shift * p->A[k * n + i] * p->A[k * n + j];
    if (!cholesky(p->M, n)) p->failed = 1;
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

static I factor_products(Plant *p, const F *W, I m, I n, F t);

/* How small a row has become (its square against the largest seen): at a singular position rows may vanish. */
static F shrunk(Plant *p, I k, F square) {
    if (square > p->sizes[k]) p->sizes[k] = square;
    return p->sizes[k] > 0 ? square / p->sizes[k] : 1;
}

/* The pivot of row k of the scaled products, with the shrinking of the row: small near a singular position. */
static void note_pivot(Plant *p, I k, F pivot, F t) {
    p->true_pivots[k] *= pivot;
    F size = p->true_pivots[k];
    if (size < p->least) p->least = size;
    if (size < p->recent_pivot) p->recent_pivot = size;
    if (size < p->lowest_pivot) { p->lowest_pivot = size; p->lowest_time = t; }
}

/* A rank below the usual one of all constraints: a singular position. */
static void note_rank(Plant *p, I rank, I m, F t) {
    p->rank = rank;
    if (m != p->nm) return;
    if (rank > p->usual) p->usual = rank;
    else if (rank < p->usual) {
        p->recent_pivot = 0;
        p->lowest_pivot = 0;
        p->lowest_time = t;
    }
}

/* W = L^-1 A^T (kept by rows of A: W[k] is a vector) and the factor of the products of its rows. */
static I gram(Plant *p, const I *rows, I m, F t) {
    I n = p->nu;
    for (I k = 0; k < m; k++) {
        memcpy(p->W + k * n, p->A + (rows ? rows[k] : k) * n, n * sizeof(F));
        forward(p->M, n, p->W + k * n);
    }
    return factor_products(p, p->W, m, n, t);
}

/* S = W W^T for m rows of length n, scaled to a unit diagonal, as a pivoted L D L^T. Returns the rank. */
static I factor_products(Plant *p, const F *W, I m, I n, F t) {
    F *S = p->S, *scale = p->scale;
    I *piv = p->pivots;
    p->least = 1;
    F largest = 0;
    for (I k = 0; k < m; k++) {
        for (I j = 0; j <= k; j++) {
            F value = 0;
            for (I i = 0; i < n; i++) value += W[k * n + i] * W[j * n + i];
            S[k * m + j] = S[j * m + k] = value;
        }
        if (S[k * m + k] > largest) largest = S[k * m + k];
        piv[k] = k;
    }
    for (I k = 0; k < m; k++) {
        scale[k] = S[k * m + k] > 1e-24 * largest ? 1 / sqrt(S[k * m + k]) : 0;
        p->true_pivots[k] = m == p->nm ? shrunk(p, k, S[k * m + k]) : 1;
    }
    for (I k = 0; k < m; k++)
        for (I j = 0; j < m; j++) S[k * m + j] *= scale[k] * scale[j];
    I rank = 0;
    for (I k = 0; k < m; k++) {
        I best = -1;
        for (I i = k; i < m; i++)
            if (piv[i] < p->nm && (best < 0 || S[piv[i] * m + piv[i]] > S[piv[best] * m + piv[best]])) best = i;
        if (best < 0 || !(S[piv[best] * m + piv[best]] > DEPENDENT)) { /* what sticks comes after the constraints */
            best = k;
            for (I i = k + 1; i < m; i++)
                if (S[piv[i] * m + piv[i]] > S[piv[best] * m + piv[best]]) best = i;
        }
        I q = piv[best];
        piv[best] = piv[k];
        piv[k] = q;
        F pivot = S[q * m + q];
        if (!(pivot > DEPENDENT)) break;
        note_pivot(p, q, pivot, t);
        rank++;
        for (I i = k + 1; i < m; i++) {
            I r = piv[i];
            F factor = S[r * m + q] / pivot;
            for (I j = k + 1; j <= i; j++) {
                I c = piv[j];
                S[r * m + c] -= factor * S[c * m + q];
                S[c * m + r] = S[r * m + c];
            }
            S[q * m + r] = factor;
        }
    }
    note_rank(p, rank, m, t);
    return rank;
}

/* Near a singular position the acceleration along a nearly dependent row is a ratio of small numbers, all rounding. There
 * it is blended with that of the step's start, more so the smaller the pivot is against p->blend: a smooth motion goes on.
 * Blending acts on the components z / sqrt(d) along the orthogonal directions of the factor. */
static F blended(Plant *p, F pivot, F z, F before) {
    F part = pivot * pivot / (pivot * pivot + p->blend * p->blend);
    return part * z + (1 - part) * before;
}

/* S lam = right with the factor of gram; dependent rows get no multiplier. `before` (or 0): right for what it was. */
static void solve_gram(Plant *p, I m, I rank, const F *right, F *lam, F *before) {
    const F *S = p->S, *scale = p->scale;
    const I *piv = p->pivots;
    for (I k = 0; k < rank; k++) {
        F value = right[piv[k]] * scale[piv[k]];
        for (I j = 0; j < k; j++) value -= S[piv[j] * m + piv[k]] * lam[piv[j]];
        if (before) {
            F other = before[piv[k]] * scale[piv[k]];
            for (I j = 0; j < k; j++) other -= S[piv[j] * m + piv[k]] * before[piv[j]];
            before[piv[k]] = other;
            value = blended(p, p->true_pivots[piv[k]], value, other);
        }
        lam[piv[k]] = value;
    }
    for (I k = rank - 1; k >= 0; k--) {
        F value = lam[piv[k]] / S[piv[k] * m + piv[k]];
        for (I j = k + 1; j < rank; j++) value -= S[piv[k] * m + piv[j]] * lam[piv[j]];
        lam[piv[k]] = value;
    }
    for (I k = 0; k < m; k++) lam[piv[k]] = k < rank ? lam[piv[k]] * scale[piv[k]] : 0;
}

/* du and lam of M du = f + A^T lam, A du = b, with the factors made; du holds f. */
static void constrained(Plant *p, I m, I rank, const F *b, F *du, F *lam) {
    I n = p->nu;
    if (p->shift != 0)
        for (I k = 0; k < m; k++)
            for (I i = 0; i < n; i++) du[i] += p->shift * p->A[k * n + i] * b[k];
    forward(p->M, n, du);
    for (I k = 0; k < m; k++) {
        F value = b[k];
        for (I i = 0; i < n; i++) value -= p->W[k * n + i] * du[i];
        p->right[k] = value;
    }
    F *before = 0;
    if (m && p->blend > 0 && p->least < 30 * p->blend) {
        before = p->previous + n;
        F *v = before + m;
        for (I i = 0; i < n; i++) {
            v[i] = -du[i];
            for (I k = i; k < n; k++) v[i] += p->M[k * n + i] * p->previous[k];
        }
        for (I k = 0; k < m; k++) {
            before[k] = 0;
            for (I i = 0; i < n; i++) before[k] += p->W[k * n + i] * v[i];
        }
    }
    if (m) solve_gram(p, m, rank, p->right, lam, before);
    for (I k = 0; k < m; k++)
        for (I i = 0; i < n; i++) du[i] += p->W[k * n + i] * lam[k];
    backward(p->M, n, du);
}
