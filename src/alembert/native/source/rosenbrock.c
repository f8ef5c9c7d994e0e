/* The stiff integrator: a Rosenbrock method of order 4(3) with dense output (RODAS; Hairer and Wanner 1996, IV.7).
 *
 * Each step solves six linear systems with the one matrix 1 / (g h) - J, where J = dy'/dy comes from machine code for the
 * slopes of f - M a + A^T lambda and b - A a at fixed accelerations a and multipliers lambda, through the factors of M and
 * A M^-1 A^T. Where there is no such code (friction, feedback, the recursive form) J is found by differences.
 */
#include "plant.h"

#define G 0.25
static const F STAGES[5][5] = {{0}, {1.544}, {0.9466785280815826, 0.2557011698983284},
                               {3.314825187068521, 2.896124015972201, 0.9986419139977817},
                               {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950}};
static const F MIXED[6][5] = {{0},
                              {-5.6688},
                              {-2.430093356833875, -0.2063599157091915},
                              {-0.1073529058151375, -9.594562251023355, -20.47028614809616},
                              {7.496443313967647, -10.24680431464352, -33.99990352819905, 11.70890893206160},
                              {8.083246795921522, -7.981132988064893, -31.52159432874371, 16.31930543123136, -6.058818238834054}};
static const F TIMES[6] = {0, 0.386, 0.21, 0.63, 1, 1};
static const F SLOPES_IN_TIME[6] = {0.25, -0.1043, 0.1035, -0.0362, 0, 0};
static const F DENSE_3[5] = {10.12623508344586, -7.487995877610167, -34.80091861555747, -7.992771707568823, 1.025137723295662};
static const F DENSE_4[5] = {-0.6762803392801253, 6.087714651680015, 16.43084320892478, 24.76722511418386, -6.594389125716872};

/* The functions of kernel.c that are called here, by address: the two files are separate modules. */
typedef struct {
    void (*rates)(Plant *, F, const F *, F *);
    void (*solve_columns)(Plant *, I, F *);
    F (*project)(Plant *, F, F *, F);
    void (*guards)(Plant *, F, const F *, F *);
    I (*first_event)(Plant *, const F *, const F *);
    void (*take_hits)(Plant *, F *, const F *, I);
    void (*follow)(Plant *);
} Loop;

typedef struct {
    Loop loop;
    I code, data, count, nx;
    I *rows, *columns, *pivots;
    F *x, *out, *columns_space, *J, *E, *work;
} Slopes;

I size_of_slopes(void) { return sizeof(Slopes); }

/* --- the matrix ------------------------------------------------------------------------------------------------ */

static void by_differences(Plant *p, const Slopes *s, F t, const F *y, const F *dy, F *J, F *moved, F *other) {
    I n = p->nq + p->nu;
    memcpy(moved, y, n * sizeof(F));
    for (I j = 0; j < n; j++) {
        F step = 1.5e-8 * (fabs(y[j]) > 1e-3 ? fabs(y[j]) : 1e-3);
        moved[j] = y[j] + step;
        step = moved[j] - y[j];
        s->loop.rates(p, t, moved, other);
        for (I i = 0; i < n; i++) J[i * n + j] = (other[i] - dy[i]) / step;
        moved[j] = y[j];
    }
}

/* By machine code; the state was the last to be evaluated, so that the factors and multipliers are its own. */
static void by_code(Plant *p, Slopes *s, const F *dy) {
    I nq = p->nq, nu = p->nu, nm = p->nm, n = nq + nu, high = nu + nm;
    memcpy(s->x, p->x, s->nx * sizeof(F));
    memcpy(s->x + s->nx, dy + nq, nu * sizeof(F));
    memcpy(s->x + s->nx + nu, p->lam, nm * sizeof(F));
    ((Code)s->code)(s->out, s->x, (void *)s->data);
    memset(s->J, 0, n * n * sizeof(F));
    memset(s->columns_space, 0, n * high * sizeof(F));
    for (I k = 0; k < s->count; k++) {
        I row = s->rows[k], column = s->columns[k];
        if (row < nq) s->J[row * n + column] = s->out[k];
        else s->columns_space[column * high + row - nq] = s->out[k];
    }
    s->loop.solve_columns(p, n, s->columns_space);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < nu; i++) s->J[(nq + i) * n + j] = s->columns_space[j * high + i];
}

/* J, and the slope of y' in time, at a state whose rates dy are given. */
static void slopes_at(Plant *p, Slopes *s, F t, F h, const F *y, F *dy, F *in_time) {
    I n = p->nq + p->nu;
    F *moved = s->work, *other = moved + n, step = 1e-5 * h > 1e-9 * (1 + fabs(t)) ? 1e-5 * h : 1e-9 * (1 + fabs(t));
    s->loop.rates(p, t + step, y, in_time);
    s->loop.rates(p, t, y, dy);
    for (I i = 0; i < n; i++) in_time[i] = (in_time[i] - dy[i]) / step;
    if (s->code) by_code(p, s, dy);
    else by_differences(p, s, t, y, dy, s->J, moved, other);
}

static int factor(Slopes *s, I n, F h) {
    F *E = s->E;
    for (I i = 0; i < n; i++)
        for (I j = 0; j < n; j++) E[i * n + j] = (i == j ? 1 / (G * h) : 0) - s->J[i * n + j];
    for (I k = 0; k < n; k++) {
        I best = k;
        for (I i = k + 1; i < n; i++)
            if (fabs(E[i * n + k]) > fabs(E[best * n + k])) best = i;
        s->pivots[k] = best;
        if (!(fabs(E[best * n + k]) > 0)) return 0;
        if (best != k)
            for (I j = 0; j < n; j++) { F swap = E[k * n + j]; E[k * n + j] = E[best * n + j]; E[best * n + j] = swap; }
        for (I i = k + 1; i < n; i++) {
            F part = E[i * n + k] /= E[k * n + k];
            if (part != 0)
                for (I j = k + 1; j < n; j++) E[i * n + j] -= part * E[k * n + j];
        }
    }
    return 1;
}

static void solve(const Slopes *s, I n, F *v) {
    const F *E = s->E;
    for (I k = 0; k < n; k++) { F swap = v[k]; v[k] = v[s->pivots[k]]; v[s->pivots[k]] = swap; }
    for (I i = 0; i < n; i++)
        for (I k = 0; k < i; k++) v[i] -= E[i * n + k] * v[k];
    for (I i = n - 1; i >= 0; i--) {
        for (I k = i + 1; k < n; k++) v[i] -= E[i * n + k] * v[k];
        v[i] /= E[i * n + i];
    }
}

/* --- one step -------------------------------------------------------------------------------------------------- */

/* K (6 n) and the state after the step; false where the matrix is singular. K[5] is the estimate of the error. */
static int one_step(Plant *p, Slopes *s, F t, F h, const F *y, const F *dy, const F *in_time, F *K, F *new) {
    I n = p->nq + p->nu;
    if (!factor(s, n, h)) return 0;
    for (I stage = 0; stage < 6; stage++) {
        F *k = K + stage * n;
        if (stage == 0) memcpy(k, dy, n * sizeof(F));
        else {
            if (stage < 5) {
                memcpy(new, y, n * sizeof(F));
                for (I j = 0; j < stage; j++)
                    for (I i = 0; i < n; i++) new[i] += STAGES[stage][j] * K[j * n + i];
            } else
                for (I i = 0; i < n; i++) new[i] += K[4 * n + i];
            s->loop.rates(p, t + TIMES[stage] * h, new, k);
        }
        for (I i = 0; i < n; i++) {
            F sum = 0;
            for (I j = 0; j < stage; j++) sum += MIXED[stage][j] * K[j * n + i];
            k[i] += sum / h + h * SLOPES_IN_TIME[stage] * in_time[i];
        }
        solve(s, n, k);
    }
    for (I i = 0; i < n; i++) new[i] += K[5 * n + i];
    return 1;
}

static void between(I n, const F *K, const F *y, const F *new, F part, F *out) {
    for (I i = 0; i < n; i++) {
        F c3 = 0, c4 = 0;
        for (I j = 0; j < 5; j++) { c3 += DENSE_3[j] * K[j * n + i]; c4 += DENSE_4[j] * K[j * n + i]; }
        out[i] = y[i] * (1 - part) + part * (new[i] + (1 - part) * (c3 + part * c4));
    }
}

static F size_of_error(I n, const F *error, const F *y, const F *new, const F *atol, F rtol) {
    F sum = 0;
    for (I i = 0; i < n; i++) {
        F a = fabs(y[i]), b = fabs(new[i]), part = error[i] / (atol[i] + rtol * (a > b ? a : b));
        sum += part * part;
    }
    return sqrt(sum / (n > 0 ? n : 1));
}

/* The earliest change of sign of a guard within the step, as in kernel.c: a part of it, or 2. */
static F locate(Plant *p, const Slopes *s, const F *K, const F *y, const F *new, F t, F h, const F *before, F *trial, F *point,
                I *event) {
    I n = p->nq + p->nu, look = 0;
    F low = 0, high = 2;
    while (look < LOOKS && high > 1) {
        F part = (F)++look / LOOKS;
        between(n, K, y, new, part, point);
        s->loop.guards(p, t + part * h, point, trial);
        *event = s->loop.first_event(p, before, trial);
        if (*event >= 0) high = part; else low = part;
    }
    if (high > 1) return high;
    for (I k = 0; k < 60 && (high - low) * h > 4 * EPSILON * fabs(t + h); k++) {
        F middle = 0.5 * (low + high);
        between(n, K, y, new, middle, point);
        s->loop.guards(p, t + middle * h, point, trial);
        I hit = s->loop.first_event(p, before, trial);
        if (hit >= 0) { high = middle; *event = hit; } else low = middle;
    }
    between(n, K, y, new, high, point);
    s->loop.guards(p, t + high * h, point, trial);
    return high;
}

/* Adaptive steps until the end, an event, trouble or a full page, as dormand_prince in kernel.c. */
I rosenbrock(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes, F *before,
             F *work, Slopes *s) {
    I n = p->nq + p->nu, tried = 0, known = 0;
    F *K = work, *new = K + 6 * n, *raw = new + n, *point = raw + n, *in_time = point + n, *after = in_time + n;
    c->nodes = 0;
    p->careful = 0;
    for (;;) {
        F t = c->t, h = c->step, left = c->end - t, size = fabs(t) > 1e-2 * left ? fabs(t) : 1e-2 * left;
        if (left <= 4 * EPSILON * (fabs(c->end) > size ? fabs(c->end) : size)) return DONE;
        if (c->nodes == c->page) return PAGE;
        if (!(h > 10 * EPSILON * size) || tried > HOPELESS) return COLLAPSED;
        int last = h >= left;
        if (last) h = left;
        if (!known) slopes_at(p, s, t, h, y, dy, in_time);
        known = 1;
        F error = one_step(p, s, t, h, y, dy, in_time, K, new) ? size_of_error(n, K + 5 * n, y, new, atol, c->rtol) : NAN;
        if (!(error <= 1)) {
            F factor = isfinite(error) ? 0.9 * pow(error, -0.25) : 0.1;
            c->step = h * (factor < 0.1 ? 0.1 : factor);
            c->rejected++;
            tried++;
            if (!isfinite(error) && c->step < 1e-14 * (1 + size)) return p->painleve ? PAINLEVE : NOT_FINITE;
            continue;
        }
        F end = last ? c->end : t + h, factor = error == 0 ? 5 : 0.9 * pow(error, -0.25);
        memcpy(raw, new, n * sizeof(F));
        I event = -1;
        if (p->nguard + p->nlaw > 0) {
            F part = locate(p, s, K, y, raw, t, h, before, after, point, &event);
            if (event >= 0 && part < 1) {
                end = t + part * h;
                memcpy(new, point, n * sizeof(F));
            }
        }
        F open = s->loop.project(p, end, new, c->close);
        if (!(open <= 1e3 * c->close)) {
            c->step = 0.5 * h;
            c->rejected++;
            tried++;
            if (c->step < 1e-12 * (1 + size)) return OPEN;
            continue;
        }
        while (c->samples < c->wanted && wanted[c->samples] <= end) {
            F at = wanted[c->samples];
            between(n, K, y, raw, (at - t) / h, point);
            if (at == end) memcpy(point, new, n * sizeof(F));
            else s->loop.project(p, at, point, c->close);
            memcpy(samples + n * c->samples++, point, n * sizeof(F));
        }
        memcpy(y, new, n * sizeof(F));
        c->t = end;
        F next = h * (factor > 5 ? 5 : factor < 0.2 ? 0.2 : factor);
        c->step = next < c->largest ? next : c->largest;
        p->painleve = 0;
        s->loop.rates(p, end, y, dy);
        if (p->painleve) return PAINLEVE;
        if (p->nlaw) s->loop.follow(p);
        if (event >= 0) s->loop.take_hits(p, before, after, event);
        else if (p->nguard + p->nlaw > 0) s->loop.guards(p, end, y, before);
        node_times[c->nodes] = end;
        memcpy(nodes + c->nodes * n, y, n * sizeof(F));
        c->nodes++;
        c->steps++;
        tried = known = 0;
        if (event >= 0) {
            c->event = event;
            return EVENT;
        }
    }
}

/* States at any times (ascending) between the nodes of a run, as states_at in kernel.c: one step from the node before. */
void rosenbrock_states_at(Plant *p, I count, const F *times, I node_count, const F *node_times, const F *nodes, F close,
                          F *out, F *work, Slopes *s) {
    I n = p->nq + p->nu, k = 0, known = -1;
    F *K = work, *dy = K + 6 * n, *in_time = dy + n;
    p->careful = 0;
    for (I j = 0; j < count; j++) {
        while (k + 1 < node_count && node_times[k + 1] <= times[j]) k++;
        const F *y = nodes + k * n;
        F h = times[j] - node_times[k], *found = out + j * n;
        memcpy(found, y, n * sizeof(F));
        if (h == 0) continue;
        if (known != k) slopes_at(p, s, node_times[k], h, y, dy, in_time);
        known = k;
        one_step(p, s, node_times[k], h, y, dy, in_time, K, found);
        s->loop.project(p, times[j], found, close);
    }
}
