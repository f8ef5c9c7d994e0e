/* Steps of several runs side by side: every number is a vector with one lane for each run.
 *
 * Translated for WIDTH lanes (lanes4.ll, lanes8.ll, by scripts/build-kernel). Lanes know nothing of each other, so that a run is
 * the same whatever runs beside it. Arrays have the numbers of all lanes side by side; the model's machine code is lowered to
 * vectors of the same width. The states are those of kernel.c, which plans, judges and takes the steps, run by run. */
#include "structures.h"
#include <math.h>
#include <string.h>

typedef F V __attribute__((vector_size(8 * WIDTH), aligned(8)));
typedef I Mask __attribute__((vector_size(8 * WIDTH), aligned(8)));
typedef void (*Code)(F *, const F *, void *);
typedef void (*Ask)(I batch, const F *t, F *inputs);

#define WEAK 1e-5 /* pivots below this part of their diagonal: the lane is left to the solves of kernel.c */
#define POOR 1e-3 /* of constraints with each other: a singular position may be near */

const I lanes_offsets[] = OFFSETS_OF_LANES;

#include "chebyshev_points.h"
#include "dormand_prince_table.h"

static V *row(F *array, I k) { return (V *)array + k; }
static V splat(F x) { return (V){} + x; }
static V where(Mask mask, V yes, V no) { return (V)(((Mask)yes & mask) | ((Mask)no & ~mask)); }
static V root(V x) { return __builtin_elementwise_sqrt(x); }
static V size(V x) { return __builtin_elementwise_abs(x); }

/* --- sine and cosine ------------------------------------------------------------------------------------------------------ */

/* pi/2 in three parts of 33 bits, whose products with integers below 2^20 are exact, and a rest (Cody and Waite 1980). */
static const F QUARTER[4] = {0x1.921fb544p+0, 0x1.0b4611a6p-34, 0x1.3198a2ep-69, 0x1.b839a252049c1p-104};
#define TURNS 0.6366197723675814
#define ROUND 6755399441055744.0 /* 1.5 * 2^52: adding it rounds to an integer, which is in the last bits */
#define LARGEST 5e5              /* beyond, the C library reduces the argument */

/* Series of Taylor up to pi/4, where the first term left out is below 2e-18. */
static const F SINE[8] = {-1.0 / 6, 1.0 / 120, -1.0 / 5040, 1.0 / 362880, -1.0 / 39916800, 1.0 / 6227020800.0,
                          -1.0 / 1307674368000.0, 1.0 / 355687428096000.0};
static const F COSINE[7] = {1.0 / 24, -1.0 / 720, 1.0 / 40320, -1.0 / 3628800, 1.0 / 479001600, -1.0 / 87178291200.0,
                            1.0 / 20922789888000.0};

static V polynomial(V z, const F *c, I n) {
    V sum = splat(c[n - 1]);
    for (I k = n - 2; k >= 0; k--) sum = sum * z + c[k];
    return sum;
}

static void large_sines(const V *x, V *sine, V *cosine) {
    for (I j = 0; j < WIDTH; j++)
        if (!(fabs((*x)[j]) <= LARGEST)) {
            (*sine)[j] = sin((*x)[j]);
            (*cosine)[j] = cos((*x)[j]);
        }
}

static void sine_and_cosine(V x, V *sine, V *cosine) {
    V turns = x * TURNS + ROUND;
    Mask quarter = (Mask)turns;
    V k = turns - ROUND;
    V a = x - k * QUARTER[0], w = k * QUARTER[1];
    V r = a - w, part = a - r, rest = (part - w) + (a - (r + part)); /* the rounding of a - w, whichever is larger */
    rest -= k * QUARTER[2] + k * QUARTER[3];
    V y = r + rest, tail = (r - y) + rest, z = y * y, half = 0.5 * z;
    V s = y + (tail * (1 - half) + y * z * polynomial(z, SINE, 8));
    V near = 1 - half, c = near + (((1 - near) - half) + (z * z * polynomial(z, COSINE, 7) - y * tail));
    Mask odd = -(quarter & 1);
    V first = where(odd, c, s), second = where(odd, s, c);
    *sine = (V)((Mask)first ^ ((quarter & 2) << 62));
    *cosine = (V)((Mask)second ^ (((quarter + 1) & 2) << 62));
    if (__builtin_reduce_or(~(Mask)(size(x) <= splat(LARGEST)))) large_sines(&x, sine, cosine);
}

/* The sine and the cosine of each of `count` arguments, one behind the other. */
void sincos_lanes(const V *at, V *out, I count) {
    for (I k = 0; k < count; k++) sine_and_cosine(at[k], out + 2 * k, out + 2 * k + 1);
}

/* --- the equations of motion ---------------------------------------------------------------------------------------------- */

/* Mark the lanes in which a condition holds as not to be trusted. */
static void doubt(Lanes *v, Mask mask) { *row(v->weak, 0) = where(mask, splat(1), *row(v->weak, 0)); }

static void unpack(Lanes *v, V *M, V *A) {
    I n = v->nu;
    V *m = row(v->out, v->nq), *a = m + v->nM + n;
    memset(M, 0, n * n * sizeof(V));
    memset(A, 0, v->nm * n * sizeof(V));
    for (I k = 0; k < v->nM; k++) M[v->M_rows[k] * n + v->M_columns[k]] = m[k];
    for (I k = 0; k < v->nA; k++) A[v->A_rows[k] * n + v->A_columns[k]] = a[k];
}

/* The weights of the rows and M + A^T w A, as in dense_solves.h. */
static void add_weights(Lanes *v, V *M, const V *A, V *weights) {
    I n = v->nu;
    const V *metric = row(v->metric, 0);
    V mean = splat(0);
    for (I i = 0; i < n; i++) mean += M[i * n + i] * metric[i] / (F)n;
    for (I k = 0; k < v->nm; k++) {
        const V *a = A + k * n;
        V square = splat(0), heavy = splat(0);
        for (I i = 0; i < n; i++) {
            V part = a[i] * a[i] * metric[i], mass = part * M[i * n + i] * metric[i];
            square += part;
            heavy = __builtin_elementwise_max(heavy, mass);
        }
        weights[k] = where(heavy > 0, heavy / square, mean) / square;
        doubt(v, ~(square > 0));
    }
    for (I k = 0; k < v->nm; k++)
        for (I i = 0; i < n; i++) {
            V wa = weights[k] * A[k * n + i];
            for (I j = 0; j <= i; j++) M[i * n + j] += wa * A[k * n + j];
        }
}

/* L L^T in place, and the inverses of the diagonal. */
static void cholesky(Lanes *v, V *M, I n, F least, V *inverse) {
    for (I j = 0; j < n; j++) {
        V whole = M[j * n + j], pivot = whole;
        for (I k = 0; k < j; k++) pivot -= M[j * n + k] * M[j * n + k];
        doubt(v, ~(pivot > least * whole));
        inverse[j] = 1 / root(pivot);
        for (I i = j + 1; i < n; i++) {
            V value = M[i * n + j];
            for (I k = 0; k < j; k++) value -= M[i * n + k] * M[j * n + k];
            M[i * n + j] = value * inverse[j];
        }
    }
}

static void forward(const V *L, const V *inverse, I n, V *x) {
    for (I i = 0; i < n; i++) {
        V value = x[i];
        for (I k = 0; k < i; k++) value -= L[i * n + k] * x[k];
        x[i] = value * inverse[i];
    }
}

static void backward(const V *L, const V *inverse, I n, V *x) {
    for (I i = n - 1; i >= 0; i--) {
        V value = x[i];
        for (I k = i + 1; k < n; k++) value -= L[k * n + i] * x[k];
        x[i] = value * inverse[i];
    }
}

/* u' of M u' = f + A^T lambda, A u' = b with all rows, by M + A^T w A (dense_solves.h). */
static void solve(Lanes *v, V *du) {
    I n = v->nu, m = v->nm;
    V *M = row(v->work, 0), *A = M + n * n, *W = A + m * n, *S = W + m * n, *weights = S + m * m, *scale = weights + m;
    V *right = scale + m, *inverse = right + m, *other = inverse + n;
    V *f = row(v->out, v->nq + v->nM), *b = f + n + v->nA;
    unpack(v, M, A);
    add_weights(v, M, A, weights);
    cholesky(v, M, n, WEAK, inverse);
    memcpy(W, A, m * n * sizeof(V));
    for (I k = 0; k < m; k++) {
        forward(M, inverse, n, W + k * n);
        V whole = splat(0);
        for (I i = 0; i < n; i++) whole += W[k * n + i] * W[k * n + i];
        scale[k] = 1 / root(whole);
        for (I j = 0; j <= k; j++) {
            V value = splat(0);
            for (I i = 0; i < n; i++) value += W[k * n + i] * W[j * n + i];
            S[k * m + j] = value * scale[k] * scale[j];
        }
    }
    cholesky(v, S, m, POOR, other);
    memcpy(du, f, n * sizeof(V));
    for (I k = 0; k < m; k++)
        for (I i = 0; i < n; i++) du[i] += weights[k] * b[k] * A[k * n + i];
    forward(M, inverse, n, du);
    for (I k = 0; k < m; k++) {
        V value = b[k];
        for (I i = 0; i < n; i++) value -= W[k * n + i] * du[i];
        right[k] = value * scale[k];
    }
    forward(S, other, m, right);
    backward(S, other, m, right);
    for (I k = 0; k < m; k++)
        for (I i = 0; i < n; i++) du[i] += W[k * n + i] * (right[k] * scale[k]);
    backward(M, inverse, n, du);
}

/* y' of the state that stands in x, at the times in x. */
static void rates_of(Lanes *v, V *dy) {
    F *x = v->x + (v->n + 1) * WIDTH;
    if (v->ask) ((Ask)v->ask)(v->batch, v->x + v->n * WIDTH, x);
    ((Code)v->code)(v->out, v->x, (void *)v->data);
    memcpy(dy, v->out, (v->solver == EXPLICIT ? v->n : v->nq) * sizeof(V));
    if (v->solver != EXPLICIT) solve(v, dy + v->nq);
}

/* y' of the states in y. */
void rates_lanes(Lanes *v) {
    memcpy(v->x, v->y, v->n * sizeof(V));
    *row(v->x, v->n) = *row(v->t, 0);
    rates_of(v, row(v->dy, 0));
}

/* --- Dormand and Prince, as in dormand_prince.h --------------------------------------------------------------------------- */

static void stages(Lanes *v, I first, I last) {
    I n = v->n;
    V h = *row(v->h, 0), *K = row(v->K, 0), *x = row(v->x, 0), *y = row(v->y, 0);
    for (I s = first; s < last; s++) {
        V part[16];
        I used[16], count = 0;
        for (I j = 0; j < s; j++)
            if (DP_A[s][j] != 0) {
                part[count] = h * DP_A[s][j];
                used[count++] = j * n;
            }
        for (I i = 0; i < n; i++) {
            V sum = y[i];
            for (I j = 0; j < count; j++) sum += part[j] * K[used[j] + i];
            x[i] = sum;
        }
        x[n] = *row(v->t, 0) + DP_C[s] * h;
        rates_of(v, K + s * n);
    }
}

/* Try the steps h from y at t, with y' = dy: the states after them, and the sizes of their errors. */
void try_lanes(Lanes *v) {
    I n = v->n;
    V h = *row(v->h, 0), *K = row(v->K, 0), five = splat(0), three = splat(0);
    *row(v->weak, 0) = splat(0);
    memcpy(K, v->dy, n * sizeof(V));
    stages(v, 1, 12);
    for (I i = 0; i < n; i++) {
        V sum = splat(0), e5 = splat(0), e3 = splat(0), y = *row(v->y, i);
        for (I s = 0; s < 12; s++) {
            V k = K[s * n + i];
            if (DP_B[s] != 0) sum += DP_B[s] * k;
            if (DP_E5[s] != 0) e5 += DP_E5[s] * k;
            if (DP_E3[s] != 0) e3 += DP_E3[s] * k;
        }
        V new = y + h * sum, larger = __builtin_elementwise_max(size(y), size(new));
        V scale = *row(v->atol, i) + v->rtol * larger;
        *row(v->new, i) = new;
        five += (e5 / scale) * (e5 / scale);
        three += (e3 / scale) * (e3 / scale);
    }
    V error = h * five / root((five + 0.01 * three) * (F)n);
    *row(v->error, 0) = where((five == 0) & (three == 0), splat(0), error);
}

/* The coefficients of the dense output, behind the 16 stages. */
void dense_lanes(Lanes *v) {
    I n = v->n;
    V h = *row(v->h, 0), *K = row(v->K, 0), *D = K + 16 * n;
    memcpy(v->x, v->new, n * sizeof(V));
    *row(v->x, n) = *row(v->t, 0) + h;
    rates_of(v, K + 12 * n);
    stages(v, 13, 16);
    for (I i = 0; i < n; i++) {
        V difference = *row(v->new, i) - *row(v->y, i);
        D[i] = difference;
        D[n + i] = h * K[i] - difference;
        D[2 * n + i] = 2 * difference - h * (K[12 * n + i] + K[i]);
        for (I r = 0; r < 4; r++) {
            V value = splat(0);
            for (I s = 0; s < 16; s++)
                if (DP_D[r][s] != 0) value += DP_D[r][s] * K[s * n + i];
            D[(3 + r) * n + i] = h * value;
        }
    }
}

/* What is watched, on the dense output at the nine points. */
void look_lanes(Lanes *v) {
    I n = v->n;
    V h = *row(v->h, 0), *D = row(v->K, 16 * n), *x = row(v->x, 0);
    for (I j = 0; j < 9; j++) {
        F part = CHEBYSHEV[j];
        for (I i = 0; i < n; i++) {
            V value = splat(0);
            for (I k = 6; k >= 0; k--) value = (value + D[k * n + i]) * (k % 2 == 0 ? part : 1 - part);
            x[i] = *row(v->y, i) + value;
        }
        x[n] = *row(v->t, 0) + part * h;
        if (v->ask) ((Ask)v->ask)(v->batch, (F *)(x + n), (F *)(x + n + 1));
        if (v->nguard) ((Code)v->guard_code)((F *)row(v->guard_looks, j * v->nguard), v->x, 0);
        if (v->nseen) ((Code)v->seen_code)((F *)row(v->seen_looks, j * v->nseen), v->x, 0);
    }
}
