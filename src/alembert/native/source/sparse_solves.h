/* Sparse solves, for large mechanisms. */

/* As above for large mechanisms: L, W and S keep their dense places but only the entries that can differ from zero are
 * touched, by tables of indices (rows of L below the diagonal; rows of W; rows of S below the diagonal, P before fill and
 * S with it). Speeds and constraints are in an order of little fill; order[i] is the speed behind the inner index i. */

static void sparse_factorize(Plant *p) {
    I n = p->nu;
    F *M = p->M;
    p->shift = 0;
    for (I i = 0; i < n; i++) {
        F pivot = M[i * n + i], whole = pivot;
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) {
            I j = p->L_indices[a];
            F value = M[i * n + j];
            for (I c = p->L_starts[j]; c < p->L_starts[j + 1]; c++) {
                I k = p->L_indices[c];
                value -= M[i * n + k] * M[j * n + k];
            }
            value /= M[j * n + j];
            M[i * n + j] = value;
            pivot -= value * value;
        }
        if (!(pivot > 1e-14 * whole)) { p->failed = 1; pivot = whole > 0 ? whole : 1; }
        M[i * n + i] = sqrt(pivot);
    }
}

static void sparse_forward(Plant *p, F *v) {
    I n = p->nu;
    for (I i = 0; i < n; i++) {
        F value = v[i];
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) value -= p->M[i * n + p->L_indices[a]] * v[p->L_indices[a]];
        v[i] = value / p->M[i * n + i];
    }
}

static void sparse_backward(Plant *p, F *v) {
    I n = p->nu;
    for (I i = n - 1; i >= 0; i--) {
        v[i] /= p->M[i * n + i];
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) v[p->L_indices[a]] -= p->M[i * n + p->L_indices[a]] * v[i];
    }
}

/* W and the L D L^T of W W^T scaled to a unit diagonal; a dependent row gets the pivot 0. */
static void sparse_gram(Plant *p, F t) {
    I n = p->nu, m = p->nm;
    F *W = p->W, *S = p->S, *scale = p->scale;
    I rank = 0;
    p->least = 1;
    for (I k = 0; k < m; k++) {
        F *w = W + k * n, size = 0;
        for (I a = p->W_starts[k]; a < p->W_starts[k + 1]; a++) {
            I i = p->W_indices[a];
            F value = p->A[k * n + i];
            for (I c = p->L_starts[i]; c < p->L_starts[i + 1]; c++) value -= p->M[i * n + p->L_indices[c]] * w[p->L_indices[c]];
            w[i] = value / p->M[i * n + i];
            size += w[i] * w[i];
        }
        scale[k] = size > 0 ? 1 / sqrt(size) : 0;
        p->true_pivots[k] = shrunk(p, k, size);
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) S[k * m + p->S_indices[a]] = 0;
        for (I a = p->P_starts[k]; a < p->P_starts[k + 1]; a++) {
            I j = p->P_indices[a];
            F value = 0;
            for (I c = p->W_starts[j]; c < p->W_starts[j + 1]; c++) value += w[p->W_indices[c]] * W[j * n + p->W_indices[c]];
            S[k * m + j] = value * scale[k] * scale[j];
        }
    }
    for (I k = 0; k < m; k++) {
        F pivot = scale[k] > 0 ? 1 : 0;
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) {
            I j = p->S_indices[a];
            F value = S[k * m + j];
            for (I c = p->S_starts[j]; c < p->S_starts[j + 1]; c++) {
                I i = p->S_indices[c];
                value -= S[k * m + i] * S[j * m + i];
            }
            F d = S[j * m + j];
            value = d > 0 ? value / d : 0;
            S[k * m + j] = value;
            pivot -= value * value;
        }
        if (pivot > DEPENDENT) {
            note_pivot(p, k, pivot, t);
            S[k * m + k] = sqrt(pivot);
            rank++;
        } else S[k * m + k] = 0;
    }
    note_rank(p, rank, m, t);
}

static void sparse_solve_gram(Plant *p, F *v, F *before) {
    I m = p->nm;
    const F *S = p->S;
    for (I k = 0; k < m; k++) {
        F value = v[k] * p->scale[k], other = before ? before[k] * p->scale[k] : 0, root = S[k * m + k];
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) {
            I j = p->S_indices[a];
            value -= S[k * m + j] * v[j];
            if (before) other -= S[k * m + j] * before[j];
        }
        v[k] = root > 0 ? value / root : 0;
        if (before) {
            before[k] = root > 0 ? other / root : 0;
            v[k] = blended(p, p->true_pivots[k], v[k], before[k]);
        }
    }
    for (I k = m - 1; k >= 0; k--) {
        v[k] = S[k * m + k] > 0 ? v[k] / S[k * m + k] : 0;
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) v[p->S_indices[a]] -= S[k * m + p->S_indices[a]] * v[k];
    }
    for (I k = 0; k < m; k++) v[k] *= p->scale[k];
}

static void add_reactions(Plant *p, const F *lam, F *v) {
    for (I k = 0; k < p->nm; k++)
        for (I a = p->W_starts[k]; a < p->W_starts[k + 1]; a++) v[p->W_indices[a]] += p->W[k * p->nu + p->W_indices[a]] * lam[k];
}

/* Only what the machine code gives is written; the places of fill are cleared. */
static void sparse_unpack(Plant *p) {
    I n = p->nu;
    for (I i = 0; i < n; i++) {
        p->M[i * n + i] = 0;
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) p->M[i * n + p->L_indices[a]] = 0;
    }
    const F *m = p->out + p->nq, *a = forcing(p) + n;
    for (I k = 0; k < p->nM; k++) p->M[p->M_rows[k] * n + p->M_columns[k]] = m[k];
    for (I k = 0; k < p->nA; k++) p->A[p->A_rows[k] * n + p->A_columns[k]] = a[k];
}

static void sparse_rates(Plant *p, F t, F *du) {
    I n = p->nu, m = p->nm;
    F *v = p->work + p->norder - n;
    sparse_unpack(p);
    sparse_factorize(p);
    memcpy(v, forcing(p), n * sizeof(F));
    sparse_forward(p, v);
    if (m) {
        sparse_gram(p, t);
        for (I k = 0; k < m; k++) {
            F value = bias(p)[k];
            for (I a = p->W_starts[k]; a < p->W_starts[k + 1]; a++) value -= p->W[k * n + p->W_indices[a]] * v[p->W_indices[a]];
            p->lam[k] = value;
        }
        F *before = 0;
        if (p->blend > 0 && p->least < 30 * p->blend) {
            before = p->previous + n;
            F *d = before + m;
            for (I i = 0; i < n; i++) d[i] = -v[i] + p->M[i * n + i] * p->previous[p->order[i]];
            for (I i = 0; i < n; i++)
                for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++)
                    d[p->L_indices[a]] += p->M[i * n + p->L_indices[a]] * p->previous[p->order[i]];
            for (I k = 0; k < m; k++) {
                before[k] = 0;
                for (I a = p->W_starts[k]; a < p->W_starts[k + 1]; a++)
                    before[k] += p->W[k * n + p->W_indices[a]] * d[p->W_indices[a]];
            }
        }
        sparse_solve_gram(p, p->lam, before);
        add_reactions(p, p->lam, v);
    }
    sparse_backward(p, v);
    for (I i = 0; i < n; i++) du[p->order[i]] = v[i];
}

/* The smallest step that takes away the residual, in the order of the speeds. */
static void sparse_step(Plant *p, F t, const F *residual, F *step) {
    I n = p->nu;
    F *v = p->work + p->norder - n;
    sparse_unpack(p);
    sparse_factorize(p);
    sparse_gram(p, t);
    for (I k = 0; k < p->nm; k++) p->right[k] = -residual[k];
    sparse_solve_gram(p, p->right, 0);
    memset(v, 0, n * sizeof(F));
    add_reactions(p, p->right, v);
    sparse_backward(p, v);
    for (I i = 0; i < n; i++) step[p->order[i]] = v[i];
}
