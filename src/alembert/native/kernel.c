/* The native loop: equations of motion in numbers, their linear solves, projection, events, and the integrators.
 *
 * Translated once to LLVM's assembly (kernel.ll, by scripts/build-kernel), which is shipped and turned into machine code
 * on the user's machine by llvmlite: no compiler is needed there. Everything is plain arrays in a Plant (plant.py).
 *
 * The model's machine code gets x = [q, u, t, inputs, parameters] and gives, one after the other,
 *   q' | nonzeros of M (lower) | f | nonzeros of A | b | Phi | velocity residuals | friction laws
 * or, with the solver EXPLICIT, q' | u'. A friction law is  s | G | bias | mu | smoothing | P (3 rows) | S | K
 * | constant.
 */
#include "kernel.h"

/* --- one evaluation ---------------------------------------------------------------------------------------------- */

static void set_inputs(Plant *p, F t) {
    F *at = p->x + p->nq + p->nu + 1;
    if (p->input == SAMPLED) {
        I low = 1, high = p->nsignal - 1;
        while (low < high) {
            I middle = (low + high) / 2;
            if (p->signal_times[middle] > t) high = middle; else low = middle + 1;
        }
        const F *ts = p->signal_times;
        F part = (t - ts[low - 1]) / (ts[low] - ts[low - 1]);
        part = part < 0 ? 0 : part > 1 ? 1 : part;
        for (I i = 0; i < p->ni; i++)
            at[i] = (1 - part) * p->signal_values[(low - 1) * p->ni + i] + part * p->signal_values[low * p->ni + i];
    } else if (p->input == CALLED) {
        ((Code)p->ask)(at, p->x, 0);
    }
}

static void set_state(Plant *p, F t, const F *y) {
    memcpy(p->x, y, (p->nq + p->nu) * sizeof(F));
    p->x[p->nq + p->nu] = t;
    set_inputs(p, t);
}

/* A state with all that other machine code may read of it: in the recursive form also the values of the bodies. */
static void set_whole_state(Plant *p, F t, const F *y) {
    set_state(p, t, y);
    if (p->recursion) ((Recursion)p->recursion)(p->tree, p->x, p->work + p->norder, 1);
}

static void evaluate(Plant *p, F t, const F *y) {
    set_state(p, t, y);
    ((Code)p->code)(p->out, p->x, (void *)p->data);
    p->evaluations += 1;
}

static F *forcing(Plant *p) { return p->out + p->nq + p->nM; }
static F *bias(Plant *p) { return forcing(p) + p->nu + p->nA; }
static F *residuals(Plant *p) { return bias(p) + p->nm; }
static F *velocity_residuals(Plant *p) { return residuals(p) + p->nh; }
static F *laws(Plant *p) { return velocity_residuals(p) + p->nm; }

static void unpack(Plant *p) {
    I n = p->nu;
    memset(p->M, 0, n * n * sizeof(F));
    const F *m = p->out + p->nq;
    for (I k = 0; k < p->nM; k++) {
        p->M[p->M_rows[k] * n + p->M_columns[k]] = m[k];
        p->M[p->M_columns[k] * n + p->M_rows[k]] = m[k];
    }
    memset(p->A, 0, p->nm * n * sizeof(F));
    const F *a = forcing(p) + n;
    for (I k = 0; k < p->nA; k++) p->A[p->A_rows[k] * n + p->A_columns[k]] = a[k];
}

/* --- dense solves ------------------------------------------------------------------------------------------------ */

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

/* --- sparse solves ----------------------------------------------------------------------------------------------- */
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

/* --- friction ---------------------------------------------------------------------------------------------------- */

typedef struct {
    const F *s, *G, *bias, *mu, *smoothing, *P, *S, *K, *constant;
    I count, first;
} Law;

static Law law_at(Plant *p, I index) {
    const F *at = laws(p);
    I first = 0;
    for (I k = 0; k < index; k++) {
        I c = p->components[k];
        at += c + c * p->nu + c + 2 + 3 * (p->nu + p->nm + p->ntau + 1);
        first += c;
    }
    I c = p->components[index];
    Law law;
    law.count = c;
    law.first = first;
    law.s = at;
    law.G = law.s + c;
    law.bias = law.G + c * p->nu;
    law.mu = law.bias + c;
    law.smoothing = law.mu + 1;
    law.P = law.smoothing + 1;
    law.S = law.P + 3 * p->nu;
    law.K = law.S + 3 * p->nm;
    law.constant = law.K + 3 * p->ntau;
    return law;
}

/* The unit direction of sliding: the sign kept for the step where there is one component, s / |s| where there are two;
 * with smoothing, s / sqrt(s^2 + v^2), which is shorter. */
static void slip_direction(Plant *p, const Law *law, F *d) {
    F size = 0;
    for (I c = 0; c < law->count; c++) size += law->s[c] * law->s[c];
    F creep = law->smoothing[0];
    if (creep > 0) {
        for (I c = 0; c < law->count; c++) d[c] = law->s[c] / sqrt(size + creep * creep);
        return;
    }
    size = sqrt(size);
    for (I c = 0; c < law->count; c++)
        d[c] = law->count == 1 || size < 1e-9 ? p->directions[law->first + c] : law->s[c] / size;
}

static void normal_vector(Plant *p, const Law *law, const F *du, const F *lam, const F *tau, int constant, F *v) {
    for (I r = 0; r < 3; r++) {
        F value = constant ? law->constant[r] : 0;
        for (I i = 0; i < p->nu; i++) value += law->P[r * p->nu + i] * du[i];
        for (I k = 0; k < p->nm; k++) value += law->S[r * p->nm + k] * lam[k];
        for (I k = 0; k < p->ntau; k++) value += law->K[r * p->ntau + k] * tau[k];
        v[r] = value;
    }
}

/* n = |a + part B n| by Newton's iteration from the given n; the determinant of I - part B' is that of the root found. */
static int newton_normals(Plant *p, const F *a, const F *B, F part, F *N, F *J, F *miss, F *determinant) {
    I L = p->nlaw;
    for (I iteration = 0; iteration < 60; iteration++) {
        F worst = 0, size = 1e-300;
        for (I l = 0; l < L; l++) {
            F v[3], length = 0;
            for (I r = 0; r < 3; r++) {
                v[r] = a[3 * l + r];
                for (I k = 0; k < L; k++)
                    if (p->modes[k] == SLIP) v[r] += part * B[3 * (l * L + k) + r] * N[k];
                length += v[r] * v[r];
            }
            length = sqrt(length);
            miss[l] = length - N[l];
            if (!(fabs(miss[l]) <= worst)) worst = fabs(miss[l]);
            if (length > size) size = length;
            for (I k = 0; k < L; k++) {
                F slope = 0;
                for (I r = 0; r < 3; r++) slope += length > 0 ? v[r] / length * part * B[3 * (l * L + k) + r] : 0;
                J[l * L + k] = (k == l ? 1 : 0) - (p->modes[k] == SLIP ? slope : 0);
            }
        }
        *determinant = 1;
        for (I k = 0; k < L; k++) { /* J step = miss, by elimination with row pivots */
            I best = k;
            for (I i = k + 1; i < L; i++)
                if (fabs(J[i * L + k]) > fabs(J[best * L + k])) best = i;
            if (best != k) {
                for (I j = 0; j < L; j++) { F swap = J[k * L + j]; J[k * L + j] = J[best * L + j]; J[best * L + j] = swap; }
                F swap = miss[k]; miss[k] = miss[best]; miss[best] = swap;
                *determinant = -*determinant;
            }
            *determinant *= J[k * L + k];
            for (I i = k + 1; i < L; i++) {
                F factor = J[i * L + k] / J[k * L + k];
                for (I j = k; j < L; j++) J[i * L + j] -= factor * J[k * L + j];
                miss[i] -= factor * miss[k];
            }
        }
        if (worst <= 1e-13 * size) return 1;
        for (I k = L - 1; k >= 0; k--) {
            for (I j = k + 1; j < L; j++) miss[k] -= J[k * L + j] * miss[j];
            miss[k] /= J[k * L + k];
        }
        for (I l = 0; l < L; l++) N[l] = fabs(N[l] + miss[l]);
    }
    return 0;
}

/* The normal reactions that grow out of those without friction. There may be other roots, where a constraint pulls and
 * friction drives: on the way from no friction the determinant stays positive, and reaches zero where there is no root
 * any more (the paradox of Painleve). If Newton's iteration finds another root, the way is followed step by step. */
static int solve_normals(Plant *p, const F *a, const F *B, F *J, F *miss) {
    I L = p->nlaw;
    F *N = p->normals, *last = miss + L, determinant = 1, part = 0, step = 0.125;
    for (I l = 0; l < L; l++) {
        const F *v = a + 3 * l;
        last[l] = N[l] = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    }
    if (newton_normals(p, a, B, 1, N, J, miss, &determinant) && determinant > 0) return 1;
    while (part < 1 && step > 1e-6) {
        F next = part + step < 1 ? part + step : 1;
        memcpy(N, last, L * sizeof(F));
        int solved = newton_normals(p, a, B, next, N, J, miss, &determinant) && determinant > 0;
        for (I l = 0; l < L && solved; l++) solved = N[l] <= 2 * last[l] + 1e-300 || step < 1e-3;
        if (solved) {
            memcpy(last, N, L * sizeof(F));
            part = next;
            step *= 2;
        } else step /= 4;
    }
    return part >= 1;
}

/* u' with friction: sticking laws are constraints, the normal reactions of sliding ones solve n = |a + B n|. */
static void friction_rates(Plant *p, F t, F *du) {
    I n = p->nu, m = p->nm, L = p->nlaw, T = p->ntau;
    F *b = p->work, *basis = b + m + T, *lams = basis + (L + 1) * n, *taus = lams + (L + 1) * (m + T);
    F *a = taus + (L + 1) * T, *B = a + 3 * L, *N = p->normals, *J = B + 3 * L * L, *miss = J + L * L;
    memcpy(b, bias(p), m * sizeof(F));
    I rows = m;
    for (I l = 0; l < L; l++) {
        Law law = law_at(p, l);
        if (p->modes[l] == STICK)
            for (I c = 0; c < law.count; c++, rows++) {
                memcpy(p->A + rows * n, law.G + c * n, n * sizeof(F));
                b[rows] = -law.bias[c];
            }
    }
    factorize(p, rows);
    I rank = rows ? gram(p, 0, rows, t) : 0;
    for (I k = 0; k <= L; k++) { /* k = 0: no friction; k = l + 1: a unit normal reaction of the sliding law l */
        F *x = basis + k * n, *lam = lams + k * (m + T), *tau = taus + k * T;
        memset(x, 0, n * sizeof(F));
        memset(lam, 0, (m + T) * sizeof(F));
        memset(tau, 0, T * sizeof(F));
        if (k == 0) memcpy(x, forcing(p), n * sizeof(F));
        else if (p->modes[k - 1] == SLIP) {
            Law law = law_at(p, k - 1);
            F d[2];
            slip_direction(p, &law, d);
            for (I c = 0; c < law.count; c++) {
                tau[law.first + c] = -law.mu[0] * d[c];
                for (I i = 0; i < n; i++) x[i] += tau[law.first + c] * law.G[c * n + i];
            }
        } else continue;
        if (k > 0) memset(b, 0, rows * sizeof(F));
        constrained(p, rows, rank, b, x, lam);
        I row = m;
        for (I l = 0; l < L; l++) {
            Law law = law_at(p, l);
            if (p->modes[l] == STICK)
                for (I c = 0; c < law.count; c++) tau[law.first + c] = lam[row++];
        }
    }
    for (I l = 0; l < L; l++) {
        Law law = law_at(p, l);
        normal_vector(p, &law, basis, lams, taus, 1, a + 3 * l);
        for (I k = 0; k < L; k++)
            normal_vector(p, &law, basis + (k + 1) * n, lams + (k + 1) * (m + T), taus + (k + 1) * T, 0, B + 3 * (l * L + k));
    }
    int solved = solve_normals(p, a, B, J, miss);
    if (!solved) p->painleve = 1;
    memcpy(du, basis, n * sizeof(F));
    memcpy(p->lam, lams, m * sizeof(F));
    memcpy(p->tau, taus, T * sizeof(F));
    for (I k = 0; k < L; k++)
        if (p->modes[k] == SLIP) {
            for (I i = 0; i < n; i++) du[i] += N[k] * basis[(k + 1) * n + i];
            for (I i = 0; i < m; i++) p->lam[i] += N[k] * lams[(k + 1) * (m + T) + i];
            for (I i = 0; i < T; i++) p->tau[i] += N[k] * taus[(k + 1) * T + i];
        }
}

F project(Plant *p, F t, F *y, F tolerance);

/* --- the equations of motion ------------------------------------------------------------------------------------- */

static void rates_here(Plant *p, F t, const F *y, F *dy) {
    if (p->solver == RECURSIVE) {
        set_state(p, t, y);
        ((Recursion)p->recursion)(p->tree, p->x, dy, 0);
        p->evaluations += 1;
        return;
    }
    evaluate(p, t, y);
    memcpy(dy, p->out, p->nq * sizeof(F));
    F *du = dy + p->nq;
    if (p->solver == EXPLICIT) {
        memcpy(du, p->out + p->nq, p->nu * sizeof(F));
        return;
    }
    if (p->solver == SPARSE) {
        sparse_rates(p, t, du);
        return;
    }
    unpack(p);
    if (p->nlaw) {
        friction_rates(p, t, du);
        return;
    }
    factorize(p, p->nm);
    I rank = p->nm ? gram(p, 0, p->nm, t) : 0;
    p->rank = rank;
    memcpy(du, forcing(p), p->nu * sizeof(F));
    constrained(p, p->nm, rank, bias(p), du, p->lam);
}

/* y' of the equations of motion. Near a singular position of the constraints the accelerations of a state off the
 * constraints are far off, so there (careful) it is first put onto them: the field is the same on the constraints. */
void rates(Plant *p, F t, const F *y, F *dy) {
    if (!p->careful) {
        rates_here(p, t, y, dy);
        return;
    }
    I n = p->nq + p->nu;
    F *onto = p->work + p->norder + 6 * n + p->nm + p->ntau + 8;
    memcpy(onto, y, n * sizeof(F));
    project(p, t, onto, 1e-13);
    rates_here(p, t, onto, dy);
}

/* The accelerations that answer to small changes of f and b, with the factors of the last evaluation (dense, without
 * friction): each column holds a change of f (nu) and of b (nm), and gets that of u' in the place of the first. */
void solve_columns(Plant *p, I count, F *columns) {
    F blend = p->blend;
    p->blend = 0;
    for (I k = 0; k < count; k++) {
        F *column = columns + k * (p->nu + p->nm);
        constrained(p, p->nm, (I)p->rank, column + p->nu, column, p->lam);
    }
    p->blend = blend;
}

/* Accelerations, multipliers, friction and normal reactions at many states (rows). */
void solve_at(Plant *p, I count, const F *times, const F *states, F *accelerations, F *multipliers, F *tau, F *normals) {
    I size = p->nq + p->nu;
    F *dy = p->work + p->norder, blend = p->blend;
    p->blend = 0; /* no step, so nothing to blend with */
    p->careful = 0;
    for (I k = 0; k < count; k++) {
        rates(p, times[k], states + k * size, dy);
        memcpy(accelerations + k * p->nu, dy + p->nq, p->nu * sizeof(F));
        for (I i = 0; i < p->nm; i++) multipliers[k * p->nm + p->row_order[i]] = p->lam[i];
        memcpy(tau + k * p->ntau, p->tau, p->ntau * sizeof(F));
        memcpy(normals + k * p->nlaw, p->normals, p->nlaw * sizeof(F));
    }
    p->blend = blend;
}

/* Other machine code at many states: outputs (rows) of `size` values. */
void evaluate_at(Plant *p, I code, I data, I size, I count, const F *times, const F *states, F *out) {
    for (I k = 0; k < count; k++) {
        set_whole_state(p, times[k], states + k * (p->nq + p->nu));
        ((Code)code)(out + k * size, p->x, (void *)data);
    }
}

/* --- projection -------------------------------------------------------------------------------------------------- */

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

/* --- events ------------------------------------------------------------------------------------------------------ */

/* First the user's guards, then one for each friction law: sliding along its direction, or the force it can still bear. */
void guards(Plant *p, F t, const F *y, F *g) {
    if (p->nguard > 0) {
        set_whole_state(p, t, y);
        ((Code)p->guard_code)(g, p->x, (void *)p->guard_data);
    }
    if (!p->nlaw) return;
    rates(p, t, y, p->work + p->norder);
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        F along = 0, size = 0;
        for (I c = 0; c < law.count; c++) {
            along += law.s[c] * p->directions[law.first + c];
            size += p->tau[law.first + c] * p->tau[law.first + c];
        }
        if (fabs(along) < p->still) along = 0; /* what cannot move has a velocity of rounding, of either sign */
        if (law.smoothing[0] > 0) g[p->nguard + l] = 1;
        else g[p->nguard + l] = p->modes[l] == SLIP ? along : law.mu[0] * p->normals[l] - sqrt(size);
    }
}

static int crossed(Plant *p, I k, F a, F b) {
    if (k >= p->nguard) return b < 0 && !(a < 0);
    return (a > 0 && b <= 0) || (a < 0 && b >= 0);
}

I first_event(Plant *p, const F *before, const F *after) {
    for (I k = 0; k < p->nguard + p->nlaw; k++)
        if (crossed(p, k, before[k], after[k])) return k;
    return -1;
}

/* All guards that are events now, not only the first; each keeps the sign that it goes to, whatever rounding says. */
void take_hits(Plant *p, F *before, const F *now, I event) {
    for (I k = 0; k < p->nguard + p->nlaw; k++) {
        p->hits[k] = k == event || crossed(p, k, before[k], now[k]);
        F size = fabs(now[k]) > 1e-300 ? fabs(now[k]) : 1e-300;
        before[k] = p->hits[k] && k < p->nguard ? (before[k] > 0 ? -size : size) : now[k];
    }
}

/* After a step the reference directions of two-component sliding follow the motion. */
void follow(Plant *p) {
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        if (law.count == 2 && p->modes[l] == SLIP) {
            F size = sqrt(law.s[0] * law.s[0] + law.s[1] * law.s[1]);
            if (size > 1e-9)
                for (I c = 0; c < 2; c++) p->directions[law.first + c] = law.s[c] / size;
        }
    }
}

/* --- Dormand-Prince 8(5,3) --------------------------------------------------------------------------------------- */

#include "dormand_prince.h"

I size_of_plant(void) { return sizeof(Plant); }
I size_of_clock(void) { return sizeof(Clock); }

static F norm(const F *a, const F *scale, I n) {
    F sum = 0;
    for (I i = 0; i < n; i++) sum += (a[i] / scale[i]) * (a[i] / scale[i]);
    return sqrt(sum / (n > 0 ? n : 1));
}

/* A first step size (Hairer, Norsett and Wanner 1993, II.4). */
F first_step(Plant *p, Clock *c, const F *y, const F *dy, const F *atol, F *work) {
    I n = p->nq + p->nu;
    F *scale = work, *moved = work + n, *other = work + 2 * n;
    for (I i = 0; i < n; i++) scale[i] = atol[i] + c->rtol * fabs(y[i]);
    F d0 = norm(y, scale, n), d1 = norm(dy, scale, n), left = c->end - c->t;
    F h = d0 < 1e-5 || d1 < 1e-5 ? 1e-6 : 0.01 * d0 / d1;
    h = h < left ? h : left;
    h = h < c->largest ? h : c->largest;
    for (I i = 0; i < n; i++) moved[i] = y[i] + h * dy[i];
    rates(p, c->t + h, moved, other);
    for (I i = 0; i < n; i++) other[i] -= dy[i];
    F d2 = norm(other, scale, n) / h, largest = d1 > d2 ? d1 : d2;
    F next = largest <= 1e-15 ? (h * 1e-3 > 1e-6 ? h * 1e-3 : 1e-6) : pow(0.01 / largest, 0.125);
    next = next < 100 * h ? next : 100 * h;
    next = next < left ? next : left;
    return next < c->largest ? next : c->largest;
}

/* sum += a k; the one loop that is worth vector instructions. */
static void add(I n, F a, const F *restrict k, F *restrict sum) {
#pragma clang loop vectorize(enable) interleave(disable)
    for (I i = 0; i < n; i++) sum[i] += a * k[i];
}

static void stages(Plant *p, F t, F h, const F *y, F *K, F *point, I first, I last) {
    I n = p->nq + p->nu;
    for (I s = first; s < last; s++) {
        memcpy(point, y, n * sizeof(F));
        for (I j = 0; j < s; j++)
            if (DP_A[s][j] != 0) add(n, h * DP_A[s][j], K + j * n, point);
        rates(p, t + DP_C[s] * h, point, K + s * n);
    }
}

/* y + h sum of b_s K_s, summed before y is added. */
static void advance(I n, F h, const F *y, const F *K, F *new) {
    memset(new, 0, n * sizeof(F));
    for (I s = 0; s < 12; s++)
        if (DP_B[s] != 0) add(n, DP_B[s], K + s * n, new);
    for (I i = 0; i < n; i++) new[i] = y[i] + h * new[i];
}

static F step_error(I n, const F *K, const F *y, const F *new, F h, const F *atol, F rtol) {
    F five = 0, three = 0;
    for (I i = 0; i < n; i++) {
        F e5 = 0, e3 = 0;
        for (I s = 0; s < 12; s++) { e5 += DP_E5[s] * K[s * n + i]; e3 += DP_E3[s] * K[s * n + i]; }
        F a = fabs(y[i]), b = fabs(new[i]), scale = atol[i] + rtol * (a > b ? a : b);
        five += (e5 / scale) * (e5 / scale);
        three += (e3 / scale) * (e3 / scale);
    }
    return five == 0 && three == 0 ? 0 : h * five / sqrt((five + 0.01 * three) * n);
}

static void dense(I n, const F *K, const F *y, const F *new, F h, F *D) {
    for (I i = 0; i < n; i++) {
        F difference = new[i] - y[i];
        D[i] = difference;
        D[n + i] = h * K[i] - difference;
        D[2 * n + i] = 2 * difference - h * (K[12 * n + i] + K[i]);
        for (I r = 0; r < 4; r++) {
            F value = 0;
            for (I s = 0; s < 16; s++) value += DP_D[r][s] * K[s * n + i];
            D[(3 + r) * n + i] = h * value;
        }
    }
}

static void interpolate(I n, const F *D, const F *y, F part, F *out) {
    for (I i = 0; i < n; i++) {
        F value = 0;
        for (I k = 6; k >= 0; k--) value = (value + D[k * n + i]) * (k % 2 == 0 ? part : 1 - part);
        out[i] = y[i] + value;
    }
}

/* The earliest change of sign within the step, as a part of it, by bisection on the dense output between looks at a few
 * points (one for friction alone, whose guards are cheap to leave and dear to ask); or 2 if there is none. */
static F locate(Plant *p, const F *D, const F *y, F t, F h, const F *before, F *trial, F *point, I *event) {
    I n = p->nq + p->nu, looks = p->nguard > 0 ? LOOKS : 1, look = 0;
    F low = 0, high = 2;
    while (look < looks && high > 1) {
        F part = (F)++look / looks;
        interpolate(n, D, y, part, point);
        guards(p, t + part * h, point, trial);
        *event = first_event(p, before, trial);
        if (*event >= 0) high = part; else low = part;
    }
    if (high > 1) return high;
    for (I k = 0; k < 80 && (high - low) * h > 4 * EPSILON * fabs(t + h); k++) {
        F middle = 0.5 * (low + high);
        if (middle <= low || middle >= high) break;
        interpolate(n, D, y, middle, point);
        guards(p, t + middle * h, point, trial);
        I hit = first_event(p, before, trial);
        if (hit >= 0) { high = middle; *event = hit; } else low = middle;
    }
    interpolate(n, D, y, high, point);
    guards(p, t + high * h, point, trial);
    return high;
}

/* Whether putting the speeds onto the constraints changed them by much more than any step's error: then the speeds before,
 * at a singular position, belonged to no branch of the motion. */
static int jumped(Plant *p, const F *before, const F *after, const F *atol, F rtol) {
    F change = 0, largest = 0, least = atol[0];
    for (I i = 0; i < p->nu; i++) {
        if (fabs(after[i] - before[i]) > change) change = fabs(after[i] - before[i]);
        if (fabs(before[i]) > largest) largest = fabs(before[i]);
        if (atol[i] > least) least = atol[i];
    }
    return change > JUMP * (least + rtol * largest);
}

/* Adaptive steps until the end, an event, trouble or a full page of nodes; call again to go on. `work` has 31 n + guards. */
I dormand_prince(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes,
                 F *before, F *work) {
    I n = p->nq + p->nu;
    F *K = work, *D = K + 16 * n, *new = D + 7 * n, *point = new + n, *trial = point + n, *after = trial + n;
    I dodges = 0, accepted = c->steps, tried = c->rejected;
    F here = p->recent_pivot; /* at the start of the step; one that starts in a singular position cannot dodge it */
    c->nodes = 0;
    for (;;) {
        F t = c->t, h = c->step, left = c->end - t, size = fabs(t) > 1e-2 * left ? fabs(t) : 1e-2 * left;
        if (left <= 4 * EPSILON * (fabs(c->end) > size ? fabs(c->end) : size)) return DONE;
        if (c->nodes == c->page) return PAGE;
        if (c->steps > accepted) { accepted = c->steps; tried = c->rejected; }
        if (!(h > 10 * EPSILON * size) || c->rejected - tried > HOPELESS) return COLLAPSED;
        int last = h >= left;
        if (last) h = left;
        else if (h > 0.5 * left) h = 0.5 * left;
        memcpy(K, dy, n * sizeof(F));
        memcpy(p->previous, dy + p->nq, p->nu * sizeof(F));
        F near = p->recent_pivot;
        p->recent_pivot = 1;
        p->careful = p->nm > 0 && near < NEAR;
        stages(p, t, h, y, K, point, 1, 12);
        if (!p->careful && p->nm > 0 && p->recent_pivot < NEAR) {
            p->careful = 1;
            stages(p, t, h, y, K, point, 1, 12);
        }
        advance(n, h, y, K, new);
        F error = step_error(n, K, y, new, h, atol, c->rtol);
        if (!isfinite(error)) {
            c->step = 0.1 * h;
            c->rejected++;
            if (c->step < 1e-14 * (1 + size)) return p->painleve ? PAINLEVE : NOT_FINITE;
            continue;
        }
        F factor = error == 0 ? 6 : 0.9 * pow(error, -0.125);
        factor = factor > 6 ? 6 : factor < 0.2 ? 0.2 : factor;
        int singular = p->nm > 0 && p->recent_pivot < SHY && here >= SHY && dodges < DODGES;
        if (error > 1) {
            c->step = h * (singular ? 0.93 : factor < 0.95 ? factor : 0.95);
            dodges += singular;
            c->rejected++;
            continue;
        }
        F end = last ? c->end : t + h;
        int sampling = c->samples < c->wanted && wanted[c->samples] <= end;
        I event = -1, watched = p->nguard > 0;
        if (!watched && p->nlaw > 0) {
            guards(p, end, new, after);
            watched = first_event(p, before, after) >= 0;
        }
        if (sampling || watched) {
            rates(p, end, new, K + 12 * n);
            stages(p, t, h, y, K, point, 13, 16);
            dense(n, K, y, new, h, D);
        }
        if (watched) {
            F part = locate(p, D, y, t, h, before, after, point, &event);
            if (event >= 0 && part < 1) {
                end = t + part * h;
                memcpy(new, point, n * sizeof(F));
            }
        }
        p->recent_pivot = 1;
        if (p->nm > 0) memcpy(after + p->nguard + p->nlaw, new + p->nq, p->nu * sizeof(F));
        F open = project(p, end, new, c->close);
        if (p->nm > 0 && jumped(p, after + p->nguard + p->nlaw, new + p->nq, atol + p->nq, c->rtol)) {
            c->step = 0.5 * h;
            c->rejected++;
            continue;
        }
        if (p->nm > 0 && p->recent_pivot < SHY && here >= SHY && event < 0 && !last && dodges < DODGES) { /* do not stop here */
            c->step = 0.93 * h;
            dodges++;
            c->rejected++;
            continue;
        }
        dodges = 0;
        if (!(open <= 1e3 * c->close)) {
            c->step = 0.5 * h;
            c->rejected++;
            if (c->step < 1e-12 * (1 + size)) return OPEN;
            continue;
        }
        while (sampling && c->samples < c->wanted && wanted[c->samples] <= end) {
            if (wanted[c->samples] == end) memcpy(point, new, n * sizeof(F));
            else {
                interpolate(n, D, y, (wanted[c->samples] - t) / h, point);
                project(p, wanted[c->samples], point, c->close);
            }
            memcpy(samples + c->samples * n, point, n * sizeof(F));
            c->samples++;
        }
        memcpy(y, new, n * sizeof(F));
        c->t = end;
        c->step = h * factor < c->largest ? h * factor : c->largest;
        p->painleve = 0;
        rates(p, end, y, dy);
        here = p->recent_pivot;
        if (p->painleve) return PAINLEVE;
        if (p->nlaw) follow(p);
        if (event >= 0) take_hits(p, before, after, event);
        else if (p->nguard + p->nlaw > 0) guards(p, end, y, before);
        node_times[c->nodes] = end;
        memcpy(nodes + c->nodes * n, y, n * sizeof(F));
        c->nodes++;
        c->steps++;
        if (event >= 0) {
            c->event = event;
            return EVENT;
        }
    }
}

/* States at any times (ascending) between the nodes of a run: one step from the node before, put onto the constraints. */
void states_at(Plant *p, I count, const F *times, I node_count, const F *node_times, const F *nodes, F close, F *out,
               F *work) {
    I n = p->nq + p->nu, k = 0;
    F *K = work, *new = K + 16 * n, *point = new + n;
    I started = -1;
    for (I j = 0; j < count; j++) {
        while (k + 1 < node_count && node_times[k + 1] <= times[j]) k++;
        const F *y = nodes + k * n;
        F h = times[j] - node_times[k];
        if (h == 0) {
            memcpy(out + j * n, y, n * sizeof(F));
            continue;
        }
        if (started != k) {
            p->careful = 0;
            rates(p, node_times[k], y, K);
            memcpy(p->previous, K + p->nq, p->nu * sizeof(F));
        }
        started = k;
        stages(p, node_times[k], h, y, K, point, 1, 12);
        advance(n, h, y, K, new);
        project(p, times[j], new, close);
        memcpy(out + j * n, new, n * sizeof(F));
    }
}

/* --- classical Runge-Kutta, fixed steps -------------------------------------------------------------------------- */

I runge_kutta(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes,
              F *before, F *work) {
    I n = p->nq + p->nu;
    F *a = work, *b = a + n, *d = b + n, *point = d + n, *after = point + n;
    (void)atol;
    c->nodes = 0;
    for (;;) {
        F t = c->t, h = c->largest, left = c->end - t;
        if (left <= 1e-9 * h) return DONE;
        if (c->nodes == c->page) return PAGE;
        F goal = left < h * (1 + 1e-9) ? c->end : t + h;
        if (c->samples < c->wanted && wanted[c->samples] < goal - 1e-9 * h) goal = wanted[c->samples];
        h = goal - t;
        for (I i = 0; i < n; i++) point[i] = y[i] + h / 2 * dy[i];
        rates(p, t + h / 2, point, a);
        for (I i = 0; i < n; i++) point[i] = y[i] + h / 2 * a[i];
        rates(p, t + h / 2, point, b);
        for (I i = 0; i < n; i++) point[i] = y[i] + h * b[i];
        rates(p, goal, point, d);
        for (I i = 0; i < n; i++) y[i] += h / 6 * (dy[i] + 2 * a[i] + 2 * b[i] + d[i]);
        for (I i = 0; i < n; i++)
            if (!isfinite(y[i])) return NOT_FINITE;
        project(p, goal, y, c->close);
        c->t = goal;
        rates(p, goal, y, dy);
        if (c->samples < c->wanted && fabs(wanted[c->samples] - goal) <= 1e-9 * h)
            memcpy(samples + n * c->samples++, y, n * sizeof(F));
        node_times[c->nodes] = goal;
        memcpy(nodes + c->nodes * n, y, n * sizeof(F));
        c->nodes++;
        c->steps++;
        if (p->nguard + p->nlaw > 0) {
            guards(p, goal, y, after);
            I event = first_event(p, before, after);
            take_hits(p, before, after, event);
            if (p->nlaw) follow(p);
            if (event >= 0) {
                c->event = event;
                return EVENT;
            }
        }
    }
}
