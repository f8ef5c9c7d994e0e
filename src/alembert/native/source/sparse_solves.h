/* Sparse solves, for large mechanisms: as the dense ones, on the entries that can differ from zero alone.
 *
 * Speeds and constraints are in an order of little fill; order[i] is the speed behind the inner index i, row_order[k] the
 * constraint. The machine code gives both in their own order; M_columns and A_columns are inner ones. L, W, S and G are
 * kept by rows (starts, indices, values), their diagonals apart; `row` is one row in full. Rows that hold light or massless
 * bodies are weighted into M (stiff_*: which products of entries of A go where), the others stand aside, so that M keeps its
 * zeros. Rows that depend on those before them are skipped. */

static void scatter(F *row, const I *starts, const I *indices, const F *values, I k) {
    for (I a = starts[k]; a < starts[k + 1]; a++) row[indices[a]] = values[a];
}

static void clear(F *row, const I *starts, const I *indices, I k) {
    for (I a = starts[k]; a < starts[k + 1]; a++) row[indices[a]] = 0;
}

static F gather(const F *row, const I *starts, const I *indices, const F *values, I k) {
    F value = 0;
    for (I a = starts[k]; a < starts[k + 1]; a++) value += row[indices[a]] * values[a];
    return value;
}

static F sparse_weight(Plant *p, I k, F mean) {
    const F *a = slopes_of_rows(p);
    F square = 0, heavy = 0;
    for (I r = p->row_order[k], c = p->A_starts[r]; c < p->A_starts[r + 1]; c++) {
        I j = p->A_columns[c];
        F part = a[c] * a[c] * p->metric[j], mass = part * p->M_diagonal[j] * p->metric[j];
        square += part;
        if (mass > heavy) heavy = mass;
    }
    return weight_of(heavy, square, mean);
}

/* M with the weighted rows, in the places of L. */
static void sparse_unpack(Plant *p) {
    I n = p->nu;
    const F *m = masses(p), *a = slopes_of_rows(p);
    F mean = 0;
    memset(p->M, 0, p->L_starts[n] * sizeof(F));
    memset(p->M_diagonal, 0, n * sizeof(F));
    for (I k = 0; k < p->nM; k++) {
        I place = p->M_places[k];
        if (place < 0) p->M_diagonal[-1 - place] = m[k]; else p->M[place] = m[k];
    }
    for (I i = 0; i < n; i++) mean += p->M_diagonal[i] * p->metric[i] / n;
    for (I k = 0; k < p->nm; k++) p->weights[k] = p->stiff_starts[k] < p->stiff_starts[k + 1] ? sparse_weight(p, k, mean) : 0;
    for (I k = 0; k < p->nm; k++)
        for (I c = p->stiff_starts[k]; c < p->stiff_starts[k + 1] && !p->skipped[k]; c++) {
            I place = p->stiff_places[c];
            F value = p->weights[k] * a[p->stiff_first[c]] * a[p->stiff_second[c]];
            if (place < 0) p->M_diagonal[-1 - place] += value; else p->M[place] += value;
        }
}

static void sparse_factorize(Plant *p) {
    p->is_weak = 0;
    for (I i = 0; i < p->nu; i++) {
        F whole = p->M_diagonal[i], pivot = whole;
        scatter(p->row, p->L_starts, p->L_indices, p->M, i);
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) {
            I j = p->L_indices[a];
            F value = (p->row[j] - gather(p->row, p->L_starts, p->L_indices, p->M, j)) / p->M_diagonal[j];
            p->row[j] = p->M[a] = value;
            pivot -= value * value;
        }
        clear(p->row, p->L_starts, p->L_indices, i);
        if (!(pivot > MASSLESS * whole)) { p->failed = (F)(p->order[i] + 1); pivot = whole > 0 ? whole : 1; }
        if (pivot < WEAK * whole) p->is_weak = 1;
        p->M_diagonal[i] = sqrt(pivot);
    }
}

static void sparse_forward(Plant *p, F *v) {
    for (I i = 0; i < p->nu; i++) v[i] = (v[i] - gather(v, p->L_starts, p->L_indices, p->M, i)) / p->M_diagonal[i];
}

static void sparse_backward(Plant *p, F *v) {
    for (I i = p->nu - 1; i >= 0; i--) {
        v[i] /= p->M_diagonal[i];
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) v[p->L_indices[a]] -= p->M[a] * v[i];
    }
}

/* The products of rows (in p->row, n long) as L L^T: `values` along S, `diagonal`; a row whose pivot is not above `least` of
 * its own square is skipped and gets the diagonal 0. */
typedef struct {
    const I *order, *starts, *indices; /* order (or 0): which row stands for which constraint */
    const F *values;
} Rows;

static void factor_rows(Plant *p, Rows rows, F *values, F *diagonal, const F *scale, F least) {
    for (I k = 0; k < p->nm; k++) {
        F pivot = 0;
        I own = rows.order ? rows.order[k] : k;
        scatter(p->row, rows.starts, rows.indices, rows.values, own);
        for (I a = rows.starts[own]; a < rows.starts[own + 1]; a++) pivot += rows.values[a] * rows.values[a];
        pivot *= scale[k] * scale[k];
        F whole = pivot;
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) values[a] = 0;
        I at = p->S_starts[k];
        for (I a = p->P_starts[k]; a < p->P_starts[k + 1]; a++) {
            I j = p->P_indices[a];
            while (p->S_indices[at] != j) at++;
            F value = gather(p->row, rows.starts, rows.indices, rows.values, rows.order ? rows.order[j] : j);
            values[at] = value * scale[k] * scale[j];
        }
        clear(p->row, rows.starts, rows.indices, own);
        scatter(p->right, p->S_starts, p->S_indices, values, k);
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) {
            I j = p->S_indices[a];
            F value = p->right[j] - gather(p->right, p->S_starts, p->S_indices, values, j);
            value = diagonal[j] > 0 && !p->skipped[k] ? value / diagonal[j] : 0;
            p->right[j] = values[a] = value;
            pivot -= value * value;
        }
        clear(p->right, p->S_starts, p->S_indices, k);
        diagonal[k] = !p->skipped[k] && pivot > least * whole ? sqrt(pivot) : 0;
    }
}

/* A with each speed in its own length, by rows in the places of W. */
static Rows scaled_rows(Plant *p) {
    const F *a = slopes_of_rows(p);
    for (I c = 0; c < p->nA; c++) p->A[c] = a[c] * p->inverse_lengths[p->A_columns[c]];
    return (Rows){p->row_order, p->A_starts, p->A_columns, p->A};
}

/* Which rows are independent, in their order, and how near a singular position is. */
static void sparse_measure(Plant *p, F t) {
    Rows rows = scaled_rows(p);
    I count = 0;
    for (I k = 0; k < p->nm; k++) p->scale[k] = 1;
    if (!p->is_fixed) {
        memcpy(p->subset, p->skipped, p->nm * sizeof(I));
        memset(p->skipped, 0, p->nm * sizeof(I));
    }
    factor_rows(p, rows, p->G, p->G_diagonal, p->scale, p->is_fixed ? 0 : DEPENDENT);
    p->least = 1;
    for (I k = 0; k < p->nm; k++) {
        count += p->G_diagonal[k] > 0;
        if (!p->is_fixed) p->skipped[k] = !(p->G_diagonal[k] > 0);
        if (!p->skipped[k]) note_nearness(p, k, p->G_diagonal[k] * p->G_diagonal[k], t);
    }
    if (p->is_fixed) return;
    if (count >= p->usual) { p->usual = count; return; }
    memcpy(p->skipped, p->subset, p->nm * sizeof(I));
    p->recent = p->nearest = 0;
    p->nearest_time = t;
}

/* W = L^-1 A^T by rows. */
static void sparse_columns(Plant *p) {
    const F *a = slopes_of_rows(p);
    for (I k = 0; k < p->nm; k++) {
        F whole = 0;
        scatter(p->row, p->A_starts, p->A_columns, a, p->row_order[k]);
        for (I c = p->W_starts[k]; c < p->W_starts[k + 1]; c++) {
            I i = p->W_indices[c];
            F value = (p->row[i] - gather(p->row, p->L_starts, p->L_indices, p->M, i)) / p->M_diagonal[i];
            p->row[i] = p->W[c] = value;
            whole += value * value;
        }
        clear(p->row, p->W_starts, p->W_indices, k);
        p->scale[k] = whole > 0 ? 1 / sqrt(whole) : 0;
    }
}

/* All factors of a state just evaluated. */
static void sparse_prepare(Plant *p, F t) {
    sparse_measure(p, t);
    sparse_unpack(p);
    sparse_factorize(p);
    sparse_columns(p);
    factor_rows(p, (Rows){0, p->W_starts, p->W_indices, p->W}, p->S, p->S_diagonal, p->scale, 4 * EPSILON);
}

static void sparse_solve_gram(Plant *p, F *v, F *before) {
    I m = p->nm;
    for (I k = 0; k < m; k++) {
        F root = p->S_diagonal[k];
        F value = v[k] * p->scale[k] - gather(v, p->S_starts, p->S_indices, p->S, k);
        v[k] = root > 0 ? value / root : 0;
        if (!before) continue;
        F other = before[k] * p->scale[k] - gather(before, p->S_starts, p->S_indices, p->S, k);
        before[k] = root > 0 ? other / root : 0;
        if (root > 0) v[k] = blended(p, p->nearness[k], v[k], before[k]);
    }
    for (I k = m - 1; k >= 0; k--) {
        v[k] = p->S_diagonal[k] > 0 ? v[k] / p->S_diagonal[k] : 0;
        for (I a = p->S_starts[k]; a < p->S_starts[k + 1]; a++) v[p->S_indices[a]] -= p->S[a] * v[k];
    }
    for (I k = 0; k < m; k++) v[k] *= p->scale[k];
}

static void add_reactions(Plant *p, const F *lam, F *v) {
    for (I k = 0; k < p->nm; k++)
        for (I a = p->W_starts[k]; a < p->W_starts[k + 1]; a++) v[p->W_indices[a]] += p->W[a] * lam[k];
}

static F *sparse_started(Plant *p, const F *v) {
    I n = p->nu;
    if (!(p->blend > 0 && p->least < 10 * p->blend)) return 0;
    F *d = p->moved;
    for (I i = 0; i < n; i++) d[i] = -v[i] + p->M_diagonal[i] * p->previous[p->order[i]];
    for (I i = 0; i < n; i++)
        for (I a = p->L_starts[i]; a < p->L_starts[i + 1]; a++) d[p->L_indices[a]] += p->M[a] * p->previous[p->order[i]];
    for (I k = 0; k < p->nm; k++) p->before[k] = gather(d, p->W_starts, p->W_indices, p->W, k);
    return p->before;
}

/* v holds f and gets u', in the inner order; lam gets the multipliers. */
static void sparse_solve_once(Plant *p, const F *b, F *v, F *lam, int is_first) {
    const F *a = slopes_of_rows(p);
    for (I k = 0; k < p->nm; k++)
        if (p->weights[k] > 0 && !p->skipped[k])
            for (I r = p->row_order[k], c = p->A_starts[r]; c < p->A_starts[r + 1]; c++)
                v[p->A_columns[c]] += p->weights[k] * b[k] * a[c];
    sparse_forward(p, v);
    for (I k = 0; k < p->nm; k++) lam[k] = p->skipped[k] ? 0 : b[k] - gather(v, p->W_starts, p->W_indices, p->W, k);
    sparse_solve_gram(p, lam, is_first ? sparse_started(p, v) : 0);
    add_reactions(p, lam, v);
    sparse_backward(p, v);
}

/* What is left of both equations, from M and A themselves, in the inner order. */
static void sparse_leave(Plant *p, const F *v, const F *lam) {
    const F *a = slopes_of_rows(p), *m = masses(p);
    F *r = p->refined;
    for (I i = 0; i < p->nu; i++) r[i] = forcing(p)[p->order[i]];
    for (I k = 0; k < p->nM; k++) {
        I i = p->M_rows[k], j = p->M_columns[k];
        r[i] -= m[k] * v[j];
        if (i != j) r[j] -= m[k] * v[i];
    }
    for (I k = 0; k < p->nm; k++) {
        I own = p->row_order[k];
        p->residual[k] = bias(p)[own];
        for (I c = p->A_starts[own]; c < p->A_starts[own + 1]; c++) {
            r[p->A_columns[c]] += a[c] * lam[k];
            p->residual[k] -= a[c] * v[p->A_columns[c]];
        }
    }
}

static void sparse_rates(Plant *p, F t, F *du) {
    I n = p->nu, m = p->nm;
    F *v = p->step, *b = p->residual + 2 * m;
    sparse_prepare(p, t);
    for (I i = 0; i < n; i++) v[i] = forcing(p)[p->order[i]];
    for (I k = 0; k < m; k++) b[k] = bias(p)[p->row_order[k]];
    sparse_solve_once(p, b, v, p->lam, 1);
    if (p->is_weak && !(p->blend > 0 && p->least < 10 * p->blend)) {
        sparse_leave(p, v, p->lam);
        F *extra = p->residual + m;
        sparse_solve_once(p, p->residual, p->refined, extra, 0);
        for (I i = 0; i < n; i++) v[i] += p->refined[i];
        for (I k = 0; k < m; k++) p->lam[k] += extra[k];
    }
    for (I i = 0; i < n; i++) du[p->order[i]] = v[i];
}

/* The smallest step that takes away the residual; both in their own order. */
static void sparse_step(Plant *p, F t, const F *residual, F *step) {
    I n = p->nu;
    F *v = p->moved;
    sparse_prepare(p, t);
    for (I k = 0; k < p->nm; k++) p->lam[k] = p->skipped[k] ? 0 : -residual[p->row_order[k]];
    sparse_solve_gram(p, p->lam, 0);
    memset(v, 0, n * sizeof(F));
    add_reactions(p, p->lam, v);
    sparse_backward(p, v);
    for (I i = 0; i < n; i++) step[p->order[i]] = v[i];
}
