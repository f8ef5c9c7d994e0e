/* The factor of a sparse symmetric matrix by fronts (Duff and Reid 1983): neighbouring columns whose entries stand in the same
 * rows are eliminated together, as a dense panel, and what they take from the rows after them is handed to the front of the first
 * of these rows.
 *
 * Columns are in a postorder of the elimination tree. Front s has the columns from front_columns[s] up to the next one's and below
 * them the rows front_rows (front_starts). Its panel stands column by column at front_values[s], its own rows first. What it
 * takes from the rows below is gathered in p->updates at front_updates[s], which is zero between factorizations; front_places
 * says where each row below stands in the panel of front_parents[s]. Columns are as long as whole vectors of four, so that none is
 * cut: what stands above the diagonal is anything. */

typedef F Four __attribute__((vector_size(32), aligned(8), may_alias));
#define INLINE static inline __attribute__((always_inline))

typedef struct {
    I first, own, height; /* its first column, the number of them, and that of all its rows */
    I stride, base, wide; /* from column to column of the panel; the row at which columns of the update begin, and their length */
    const I *rows, *places, *ends; /* of the rows below; up to where each and those after it stand side by side in the parent too */
    F *panel, *update;
} Front;

INLINE I whole_vectors(I rows) { return (rows + 3) & ~(I)3; }

static Front front_at(Plant *p, I s, const F *values) {
    I first = p->front_columns[s], own = p->front_columns[s + 1] - first, start = p->front_starts[s];
    I height = own + p->front_starts[s + 1] - start, stride = whole_vectors(height), base = own & ~(I)3;
    return (Front){first, own, height, stride, base, stride - base, p->front_rows + start, p->front_places + start, p->front_ends + start,
                   (F *)values + p->front_values[s], p->updates + p->front_updates[s]};
}

/* The column of the update for a row of the panel, as it is counted by rows of the panel. */
static F *update_column(const Front *f, I row) { return f->update + (row - f->own) * f->wide - f->base; }

/* --- elimination ------------------------------------------------------------------------------------------------- */

/* Rows i to i + 4 * vectors of the targets, without the first `count` columns of the panel times their weights. */
INLINE void reduce_tile(int width, int vectors, F *const *targets, I i, const Front *f, const F *weights, I count) {
    Four sums[8] = {0};
    const F *a = f->panel + i;
    for (I c = 0; c < count; c++, a += f->stride, weights += f->stride)
#pragma unroll
        for (int v = 0; v < vectors; v++) {
            Four part = *(const Four *)(a + 4 * v);
#pragma unroll
            for (int k = 0; k < width; k++) sums[4 * v + k] += part * (Four){weights[k], weights[k], weights[k], weights[k]};
        }
#pragma unroll
    for (int v = 0; v < vectors; v++)
#pragma unroll
        for (int k = 0; k < width; k++) *(Four *)(targets[k] + i + 4 * v) -= sums[4 * v + k];
}

INLINE void reduce_columns(int width, F *const *targets, I at, const Front *f, I count) {
    I i = at & ~(I)3;
    for (; i + 8 <= f->stride; i += 8) reduce_tile(width, 2, targets, i, f, f->panel + at, count);
    if (i < f->stride) reduce_tile(width, 1, targets, i, f, f->panel + at, count);
}

/* Up to four neighbouring columns from column `at` on, as targets[k][row], without what the first `count` columns take. */
static void reduce_block(F *const *targets, I at, I width, const Front *f, I count) {
    if (width == 4) reduce_columns(4, targets, at, f, count);
    else if (width == 3) reduce_columns(3, targets, at, f, count);
    else if (width == 2) reduce_columns(2, targets, at, f, count);
    else reduce_columns(1, targets, at, f, count);
}

static I block_width(I at, I end) { return end - at < 4 ? end - at : 4; }

/* The block of columns of the panel that begins at `at`, a whole number of blocks, without what those before it take. */
static void reduce_own(const Front *f, I at) {
    F *targets[4], *column = f->panel + at * f->stride;
    I width = block_width(at, f->own);
    if (!at) return;
    for (I k = 0; k < width; k++, column += f->stride) targets[k] = column;
    reduce_block(targets, at, width, f, at);
}

static void reduce_below(const Front *f) {
    F *targets[4];
    for (I at = f->own; at < f->height; at += 4) {
        I width = block_width(at, f->height);
        for (I k = 0; k < width; k++) targets[k] = update_column(f, at + k);
        reduce_block(targets, at, width, f, f->own);
    }
}

/* Column at + k within the rows of its block, divided by the root of its pivot, and taken from the columns after it there. */
static void finish_in_block(const Front *f, I at, I k, I width, F inverse) {
    F *column = f->panel + (at + k) * f->stride;
    for (I i = at + k + 1; i < at + 4; i++) column[i] *= inverse;
    for (I c = k + 1; c < width; c++) {
        F *later = f->panel + (at + c) * f->stride;
        for (I i = at + c; i < at + 4; i++) later[i] -= column[i] * column[at + c];
    }
}

INLINE void finish_columns(int width, const Front *f, I at, const F *inverses) {
    F *block = f->panel + at * f->stride;
    for (I i = at + 4; i < f->stride; i += 4) {
        Four x[4];
#pragma unroll
        for (int k = 0; k < width; k++) {
            x[k] = *(Four *)(block + k * f->stride + i);
#pragma unroll
            for (int c = 0; c < k; c++) {
                F factor = block[c * f->stride + at + k];
                x[k] -= x[c] * (Four){factor, factor, factor, factor};
            }
            x[k] *= (Four){inverses[k], inverses[k], inverses[k], inverses[k]};
            *(Four *)(block + k * f->stride + i) = x[k];
        }
    }
}

/* The columns of a block in the rows after it. */
static void finish_below_block(const Front *f, I at, I width, const F *inverses) {
    if (width == 4) finish_columns(4, f, at, inverses);
    else if (width == 3) finish_columns(3, f, at, inverses);
    else if (width == 2) finish_columns(2, f, at, inverses);
    else finish_columns(1, f, at, inverses);
}

/* Rows from i up to `end` of neighbouring columns, added to those of the parent, run by run. */
INLINE void add_runs(int width, const Front *f, F *const *to, F *const *from, I i, I end) {
    for (I stop; i < end; i = stop) {
        const I place = f->places[i - f->own];
        stop = f->ends[i - f->own];
        I count = stop - i, r = 0;
        for (; r + 4 <= count; r += 4)
#pragma unroll
            for (int k = 0; k < width; k++) *(Four *)(to[k] + place + r) += *(const Four *)(from[k] + i + r);
        for (; r < count; r++)
#pragma unroll
            for (int k = 0; k < width; k++) to[k][place + r] += from[k][i + r];
    }
}

/* What front s takes from the rows below it, added to its parent's panel and to what that one takes from its own rows below. */
static void hand_over(Plant *p, I s, const F *values) {
    Front f = front_at(p, s, values);
    if (f.own == f.height) return;
    Front to = front_at(p, p->front_parents[s], values);
    for (I at = f.own; at < f.height; at += 4) {
        I width = block_width(at, f.height), together = f.ends[at + width - 1 - f.own];
        F *columns[4], *from[4];
        for (I k = 0; k < width; k++) {
            I place = f.places[at + k - f.own];
            columns[k] = place < to.own ? to.panel + place * to.stride : update_column(&to, place);
            from[k] = update_column(&f, at + k);
            add_runs(1, &f, columns + k, from + k, at + k, together);
        }
        if (width == 4) add_runs(4, &f, columns, from, together, f.height);
        for (I k = 0; k < width; k++) {
            I written = at & ~(I)3; /* with what stands above the diagonal of its block */
            memset(from[k] + written, 0, (f.stride - written) * sizeof(F));
        }
    }
}

/* --- solves ------------------------------------------------------------------------------------------------------ */

static void take_rows(const Front *f, const F *v, F *rows) {
    memcpy(rows, v + f->first, f->own * sizeof(F));
    for (I i = f->own; i < f->height; i++) rows[i] = v[f->rows[i - f->own]];
    for (I i = f->height; i < f->stride; i++) rows[i] = 0;
}

static void put_rows(const Front *f, const F *rows, F *v) {
    memcpy(v + f->first, rows, f->own * sizeof(F));
    for (I i = f->own; i < f->height; i++) v[f->rows[i - f->own]] = rows[i];
}

/* The rows after j of a column times a number, taken from v. */
INLINE void subtract_column(const Front *f, I j, F number, F *v) {
    const F *column = f->panel + j * f->stride;
    I i = j + 1;
    for (; i & 3; i++) v[i] -= column[i] * number;
    for (; i < f->stride; i += 4) *(Four *)(v + i) -= *(const Four *)(column + i) * (Four){number, number, number, number};
}

static F product_with_column(const Front *f, I j, const F *v) {
    const F *column = f->panel + j * f->stride;
    F sum = 0;
    I i = j + 1;
    for (; i & 3; i++) sum += column[i] * v[i];
    Four sums = {0};
    for (; i < f->stride; i += 4) sums += *(const Four *)(column + i) * *(const Four *)(v + i);
    return sum + (sums[0] + sums[1] + (sums[2] + sums[3]));
}

/* L^-1 v in place of v, zero where the diagonal is; where there are values from `before`, each entry is blended with theirs. */
static void solve_forward(Plant *p, const F *values, const F *diagonal, F *v, F *before) {
    F *rows = p->right, *rows_before = rows + whole_vectors(p->nm);
    for (I s = 0; s < p->nfront; s++) {
        Front f = front_at(p, s, values);
        take_rows(&f, v, rows);
        if (before) take_rows(&f, before, rows_before);
        for (I j = 0; j < f.own; j++) {
            F root = diagonal[f.first + j];
            rows[j] = root > 0 ? rows[j] / root : 0;
            if (before) {
                rows_before[j] = root > 0 ? rows_before[j] / root : 0;
                if (root > 0) rows[j] = blended(p, p->nearness[f.first + j], rows[j], rows_before[j]);
                subtract_column(&f, j, rows_before[j], rows_before);
            }
            subtract_column(&f, j, rows[j], rows);
        }
        put_rows(&f, rows, v);
        if (before) put_rows(&f, rows_before, before);
    }
}

/* L^-T v in place of v, zero where the diagonal is. */
static void solve_backward(Plant *p, const F *values, const F *diagonal, F *v) {
    F *rows = p->right;
    for (I s = p->nfront - 1; s >= 0; s--) {
        Front f = front_at(p, s, values);
        take_rows(&f, v, rows);
        for (I j = f.own - 1; j >= 0; j--) {
            F root = diagonal[f.first + j];
            rows[j] = root > 0 ? (rows[j] - product_with_column(&f, j, rows)) / root : 0;
        }
        memcpy(v + f.first, rows, f.own * sizeof(F));
    }
}
