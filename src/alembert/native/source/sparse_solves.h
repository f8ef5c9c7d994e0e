/* Sparse solves, for large mechanisms: as the dense ones, on the entries that can differ from zero alone.
 *
 * Speeds and constraints are in an order of little fill; order[i] is the speed behind the inner index i, row_order[k] the
 * constraint. The machine code gives both in their own order; M_columns and A_columns are inner ones. L and W are
 * kept by rows (starts, indices, values), S and G by fronts (fronts.h), diagonals apart; `row` is one row in full. Rows that hold light or massless
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

/* The factor of the products of rows, in the places of fronts.h, with its diagonal: a row whose pivot is not above `least` of its own
 * square, or of its usual one, is skipped and gets the diagonal 0. */
enum { EXCHANGED = 2 }; /* a skipped row in whose place stands a better one */
typedef struct {
    const I *order, *starts, *indices; /* order (or 0): which row stands for which constraint */
    const F *values, *usual, *scale;   /* or 0: the usual squares of the constraints; what each row is taken times */
} Rows;

/* The products of all rows, each times its scale; p->right gets the sizes that pivots are compared with. */
static void multiply_rows(Plant *p, Rows rows, F *values, F *diagonal) {
    const F *scale = rows.scale;
    memset(values, 0, p->front_values[p->nfront] * sizeof(F));
    for (I k = 0; k < p->nm; k++) {
        F square = 0, own_scale = scale ? scale[k] : 1;
        I own = rows.order ? rows.order[k] : k;
        scatter(p->row, rows.starts, rows.indices, rows.values, own);
        for (I a = rows.starts[own]; a < rows.starts[own + 1]; a++) square += rows.values[a] * rows.values[a];
        diagonal[k] = square * own_scale * own_scale;
        p->right[k] = rows.usual && rows.usual[own] > diagonal[k] ? rows.usual[own] : diagonal[k];
        for (I a = p->P_starts[k]; a < p->P_starts[k + 1]; a++) {
            I j = p->P_indices[a];
            F value = gather(p->row, rows.starts, rows.indices, rows.values, rows.order ? rows.order[j] : j);
            values[p->P_places[a]] = scale ? value * own_scale * scale[j] : value;
        }
        clear(p->row, rows.starts, rows.indices, own);
    }
}

static void factor_rows(Plant *p, Rows rows, F *values, F *diagonal, F least) {
    F smallest = 1; /* pivot, as part of its row: those after it are only as exact as it is large */
    multiply_rows(p, rows, values, diagonal);
    for (I s = 0; s < p->nfront; s++) {
        Front f = front_at(p, s, values);
        for (I at = 0; at < f.own; at += 4) {
            F inverses[4];
            I width = block_width(at, f.own);
            reduce_own(&f, at);
            for (I j = at; j < at + width; j++) {
                I k = f.first + j;
                F whole = p->right[k], pivot = diagonal[k] + f.panel[j * f.stride + j];
                F exact = rows.usual && least > 0 ? fmax(least, 64 * EPSILON / smallest) : least;
                F root = diagonal[k] = !p->skipped[k] && pivot > exact * whole ? sqrt(pivot) : 0;
                if (root > 0 && pivot < smallest * whole) smallest = pivot / whole;
                if (!rows.usual && !p->skipped[k] && pivot < WEAK * whole) p->is_weak = 1;
                finish_in_block(&f, at, j - at, width, inverses[j - at] = root > 0 ? 1 / root : 0);
            }
            finish_below_block(&f, at, width, inverses);
        }
        reduce_below(&f);
        hand_over(p, s, values);
    }
}

/* A with each speed in its own length, by rows in the places of W. */
static Rows scaled_rows(Plant *p) {
    const F *a = slopes_of_rows(p);
    for (I c = 0; c < p->nA; c++) p->A[c] = a[c] * p->inverse_lengths[p->A_columns[c]];
    return (Rows){p->row_order, p->A_starts, p->A_columns, p->A, p->usual_sizes, 0};
}

static F square_of_row(Plant *p, const Rows *rows, I k) {
    F square = 0;
    I own = p->row_order[k];
    for (I a = rows->starts[own]; a < rows->starts[own + 1]; a++) square += rows->values[a] * rows->values[a];
    return square;
}

/* The vector along which row j alone among the kept ones has a component, one: the combination of them by G^-1. */
static const F *dual_of(Plant *p, const Rows *rows, I j) {
    F *d = p->before, *w = p->moved;
    memset(d, 0, p->nm * sizeof(F));
    d[j] = 1;
    solve_forward(p, p->G, p->G_diagonal, d, 0);
    solve_backward(p, p->G, p->G_diagonal, d);
    memset(w, 0, p->nu * sizeof(F));
    for (I k = 0; k < p->nm; k++)
        for (I own = p->row_order[k], a = rows->starts[own]; a < rows->starts[own + 1] && d[k] != 0; a++)
            w[rows->indices[a]] += rows->values[a] * d[k];
    return w;
}

/* Whether a row that hardly differs from those before it was put in the place of a skipped one that says what it says better. */
static int exchanged(Plant *p, const Rows *rows, I j) {
    F own = square_of_row(p, rows, j), most = BETTER * BETTER;
    I best = -1;
    if (p->skipped[j] || p->G_diagonal[j] * p->G_diagonal[j] > POOR * own) return 0;
    const F *w = dual_of(p, rows, j);
    for (I k = 0; k < p->nm; k++) {
        if (!p->skipped[k]) continue;
        F share = gather(w, rows->starts, rows->indices, rows->values, p->row_order[k]), whole = square_of_row(p, rows, k);
        if (whole > DEPENDENT * p->usual_sizes[p->row_order[k]] && share * share * own > most * whole) {
            most = share * share * own / whole;
            best = k;
        }
    }
    if (best >= 0) p->skipped[j] = EXCHANGED;
    return best >= 0;
}

/* The rows that do not depend on others before them, without those that were exchanged; the number of dependent ones. */
static I sparse_independent(Plant *p, const Rows *rows) {
    I dependent = 0;
    for (I k = 0; k < p->nm; k++) p->skipped[k] = p->skipped[k] == EXCHANGED ? EXCHANGED : 0;
    factor_rows(p, *rows, p->G, p->G_diagonal, DEPENDENT);
    for (I k = 0; k < p->nm; k++)
        if (!p->skipped[k]) dependent += p->skipped[k] = !(p->G_diagonal[k] > 0);
    return dependent;
}

static void sparse_choose(Plant *p, const Rows *rows) {
    memset(p->skipped, 0, p->nm * sizeof(I));
    I dependent = sparse_independent(p, rows);
    for (I k = 0; dependent > 0 && k < p->nm; k++)
        if (exchanged(p, rows, k)) {
            dependent = sparse_independent(p, rows);
            k = -1;
        }
}

static F square(F x) { return x * x; }

/* Which rows are independent, where a step begins; and how near a singular position is. */
static void sparse_measure(Plant *p, F t) {
    Rows rows = scaled_rows(p);
    I count = 0;
    if (p->is_fixed) factor_rows(p, rows, p->G, p->G_diagonal, 0);
    else {
        memcpy(p->subset, p->skipped, p->nm * sizeof(I));
        sparse_choose(p, &rows);
    }
    p->least = 1;
    for (I k = 0; k < p->nm; k++) {
        count += !p->skipped[k];
        if (!p->skipped[k]) note_nearness(p, k, k, square(p->G_diagonal[k]), p->usual_sizes[p->row_order[k]], t);
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

/* The square of the part of row k that is not along the rows before it, by the masses. */
static F free_part(Plant *p, I k) { return square(p->S_diagonal[k] / p->scale[k]); }

/* What was measured of each row by lengths, as part of what its pivot is by the masses; 0 near a singular position. */
static void note_pivots(Plant *p) {
    for (I k = 0; k < p->nm; k++) p->by_masses[k] = p->recent > FAR ? square(p->G_diagonal[k]) / free_part(p, k) : 0;
}

/* Whether the pivots by the masses say that a singular position is far, since they were last compared with those by lengths.
 * Both are parts of the same rows in two measures, and their proportions stay within those of the measures themselves. What is
 * larger than it ever was is measured: by the largest ones it is told how near a singular position is. */
static int sparse_is_far(Plant *p) {
    F least = 1;
    for (I k = 0; k < p->nm; k++) {
        if (p->skipped[k]) continue;
        F usual = p->usual_sizes[p->row_order[k]];
        F part = p->by_masses[k] * free_part(p, k) / (p->sizes[k] * (usual > 0 ? usual : 1));
        if (!(part > FAR && part < GROWN)) return 0;
        if (part < least) least = part;
    }
    p->least = least;
    return 1;
}

/* All factors of a state just evaluated. */
static void sparse_prepare(Plant *p, F t) {
    if (!p->is_fixed) sparse_measure(p, t);
    sparse_unpack(p);
    sparse_factorize(p);
    sparse_columns(p);
    factor_rows(p, (Rows){0, p->W_starts, p->W_indices, p->W, 0, p->scale}, p->S, p->S_diagonal, 4 * EPSILON);
    if (p->is_fixed && sparse_is_far(p)) return;
    if (p->is_fixed) sparse_measure(p, t);
    note_pivots(p);
}

static void sparse_solve_gram(Plant *p, F *v, F *before) {
    for (I k = 0; k < p->nm; k++) v[k] *= p->scale[k];
    for (I k = 0; before && k < p->nm; k++) before[k] *= p->scale[k];
    solve_forward(p, p->S, p->S_diagonal, v, before);
    solve_backward(p, p->S, p->S_diagonal, v);
    for (I k = 0; k < p->nm; k++) v[k] *= p->scale[k];
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
static void sparse_leave(Plant *p, const F *f, const F *b, const F *v, const F *lam) {
    const F *a = slopes_of_rows(p), *m = masses(p);
    F *r = p->refined;
    for (I i = 0; i < p->nu; i++) r[i] = f[p->order[i]];
    for (I k = 0; k < p->nM; k++) {
        I i = p->M_rows[k], j = p->M_columns[k];
        r[i] -= m[k] * v[j];
        if (i != j) r[j] -= m[k] * v[i];
    }
    for (I k = 0; k < p->nm; k++) {
        I own = p->row_order[k];
        p->residual[k] = b[k];
        for (I c = p->A_starts[own]; c < p->A_starts[own + 1]; c++) {
            r[p->A_columns[c]] += a[c] * lam[k];
            p->residual[k] -= a[c] * v[p->A_columns[c]];
        }
    }
}

/* As `settle`, in the inner order. */
static void sparse_settle(Plant *p, const F *b, F *v) {
    const F *a = slopes_of_rows(p);
    F *change = p->refined, off = 0;
    for (I k = 0; k < p->nm; k++) {
        F left = b[k], size = fabs(left);
        for (I r = p->row_order[k], c = p->A_starts[r]; c < p->A_starts[r + 1]; c++) {
            left -= a[c] * v[p->A_columns[c]];
            size += fabs(a[c] * v[p->A_columns[c]]);
        }
        p->residual[k] = p->skipped[k] ? 0 : left;
        if (!p->skipped[k] && fabs(left) > off * size) off = fabs(left) / size;
    }
    if (!(off > SETTLED)) return;
    sparse_solve_gram(p, p->residual, 0);
    memset(change, 0, p->nu * sizeof(F));
    add_reactions(p, p->residual, change);
    sparse_backward(p, change);
    for (I i = 0; i < p->nu; i++) v[i] += change[i];
}

/* u' and lam (in the inner order of the rows) of f and of b, with the factors made. */
static void sparse_constrained(Plant *p, const F *f, const F *b_of_rows, F *du, F *lam) {
    I n = p->nu, m = p->nm;
    F *v = p->step, *b = p->residual + 2 * m;
    for (I i = 0; i < n; i++) v[i] = f[p->order[i]];
    for (I k = 0; k < m; k++) b[k] = b_of_rows[p->row_order[k]];
    sparse_solve_once(p, b, v, lam, 1);
    int is_blended = p->blend > 0 && p->least < 10 * p->blend;
    if (p->is_weak && !is_blended) {
        sparse_leave(p, f, b, v, lam);
        F *extra = p->residual + m;
        sparse_solve_once(p, p->residual, p->refined, extra, 0);
        for (I i = 0; i < n; i++) v[i] += p->refined[i];
        for (I k = 0; k < m; k++) lam[k] += extra[k];
    }
    if (!is_blended) sparse_settle(p, b, v);
    for (I i = 0; i < n; i++) du[p->order[i]] = v[i];
}

static void sparse_rates(Plant *p, F t, F *du) {
    sparse_prepare(p, t);
    sparse_constrained(p, forcing(p), bias(p), du, p->lam);
}

/* The smallest step that takes away the residual, with the factors made; both in their own order. */
static void sparse_step(Plant *p, const F *residual, F *step) {
    I n = p->nu;
    F *v = p->moved;
    for (I k = 0; k < p->nm; k++) p->lam[k] = p->skipped[k] ? 0 : -residual[p->row_order[k]];
    sparse_solve_gram(p, p->lam, 0);
    memset(v, 0, n * sizeof(F));
    add_reactions(p, p->lam, v);
    sparse_backward(p, v);
    for (I i = 0; i < n; i++) step[p->order[i]] = v[i];
}
