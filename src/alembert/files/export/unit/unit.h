/* What the units of FMI 2 and 3 have in common: the state, its variables by number, the steps in time, and the constraints.
 *
 * fmi.h, which includes this one, has included the equations of the model (NAME.c) and unit_model.h, which gives the sizes NQ,
 * NU, NM, NW, NP, FOURS, the names of the model's functions, and the start. Variables by their value references:
 *   0 time | 1.. state [q, u] | its rate | inputs | parameters | multipliers | kinetic, potential energy, position, velocity error
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NX (NQ + NU)
#define RATES (1 + NX)
#define INPUTS (RATES + NX)
#define PARAMETERS (INPUTS + NW)
#define MULTIPLIERS (PARAMETERS + NP)
#define ENERGIES (MULTIPLIERS + NM)
#define ERRORS (ENERGIES + 2)
#define VARIABLES (ERRORS + 2)
#define PROJECTIONS 8

typedef enum { MADE, STARTING, RUNNING, OVER } Phase;

typedef struct {
    Phase phase;
    double time, step, tolerance;
    double x[NX + 1], w[NW + 1], p[NP + 1];
} State;

typedef struct {
    State s;
    int is_known; /* whether what follows belongs to the state */
    double rate[NX + 1], lambda[NM + 1], energy[2], error[2];
    void (*log)(void); /* the master's, which takes what is wrong, or NULL */
    void *owner;
    char name[64];
} Unit;

static void reset(Unit *unit)
{
    memset(&unit->s, 0, sizeof unit->s);
    unit->is_known = 0;
    memcpy(unit->s.x, unit_start, sizeof unit_start);
    memcpy(unit->s.p, MODEL(parameters), NP * sizeof(double));
    unit->s.tolerance = 1e-9;
}

static int rate_of(const State *s, double t, const double *x, double *rate, double *lambda)
{
    if (solution(x, x + NQ, t, s->w, s->p, rate, rate + NQ, lambda)) return 1;
    for (int i = 0; i < NX; i++) if (!isfinite(rate[i])) return 1;
    return 0;
}

/* --- the constraints ------------------------------------------------------------------------------------------------ */

#if NM > 0
/* M d = A^T mu, A d = -miss: the smallest motion, by the masses, that takes a miss away. */
static int correction(const State *s, const double *x, const double *miss, double *d)
{
    enum { N = NU + NM };
    double rates[NQ + 1], M[NU * NU], f[NU], A[NM * NU + 1], b[NM + 1], K[N * N], y[N + 1];
    MODEL(equations)(x, x + NQ, s->time, s->w, s->p, rates, M, f, A, b);
    memset(K, 0, sizeof K);
    for (int i = 0; i < NU; i++) {
        y[i] = 0.0;
        for (int j = 0; j < NU; j++) K[i * N + j] = M[i * NU + j];
    }
    for (int i = 0; i < NM; i++) {
        y[NU + i] = -miss[i];
        for (int j = 0; j < NU; j++) {
            K[(NU + i) * N + j] = A[i * NU + j];
            K[j * N + NU + i] = -A[i * NU + j];
        }
    }
    if (solve(N, K, y)) return 1;
    memcpy(d, y, NU * sizeof(double));
    return 0;
}
#endif

static double largest(const double *values, int count)
{
    double most = 0.0;
    for (int i = 0; i < count; i++) if (!(fabs(values[i]) <= most)) most = fabs(values[i]);
    return most;
}

static void normalize(double *x)
{
    for (int i = 0; i < FOURS; i++) {
        double square = 0.0;
        for (int k = 0; k < 4; k++) square += x[unit_fours[4 * i + k]] * x[unit_fours[4 * i + k]];
        for (int k = 0; k < 4; k++) x[unit_fours[4 * i + k]] /= sqrt(square);
    }
}

#if NM > 0
/* How coordinates change by the smallest motion that takes a miss away. */
static int motion(const State *s, const double *x, const double *miss, double *moved)
{
    double d[NU], with[NQ], without[NQ], zero[NU] = {0.0}, M[NU * NU], f[NU], A[NM * NU], b[NM];
    if (correction(s, x, miss, d)) return 1;
    MODEL(equations)(x, d, s->time, s->w, s->p, with, M, f, A, b);
    MODEL(equations)(x, zero, s->time, s->w, s->p, without, M, f, A, b);
    for (int i = 0; i < NQ; i++) moved[i] = with[i] - without[i];
    return 0;
}

/* Positions that get nearer to the constraints until they get no nearer; 1 where that is by more than rounding. */
static int close_positions(const State *s, double *x)
{
    double position[NM], velocity[NM], moved[NQ], first = 0.0, before = INFINITY, miss;
    for (int k = 0;; k++) {
        unit_misses(x, x + NQ, s->time, s->w, s->p, position, velocity);
        miss = largest(position, NM);
        if (k == 0) first = miss;
        if (miss == 0.0) return 0;
        if (k == PROJECTIONS || !(miss < 0.5 * before)) break;
        before = miss;
        if (motion(s, x, position, moved)) return 1;
        for (int i = 0; i < NQ; i++) x[i] += moved[i];
        normalize(x);
    }
    if (miss <= 1e-6 * first) return 0;
    return motion(s, x, position, moved) || !(largest(moved, NQ) <= 1e-9 * largest(x, NQ) + 1e-12);
}
#endif

/* Put positions, then speeds onto the constraints; 1 where that cannot be. */
static int project(const State *s, double *x)
{
    normalize(x);
#if NM > 0
    double position[NM], velocity[NM], d[NU];
    if (close_positions(s, x)) return 1;
    unit_misses(x, x + NQ, s->time, s->w, s->p, position, velocity);
    if (correction(s, x, velocity, d)) return 1;
    for (int i = 0; i < NU; i++) x[NQ + i] += d[i];
#else
    (void)s;
#endif
    return 0;
}

/* --- steps in time: Dormand-Prince 8(5,3) (Hairer, Norsett and Wanner 1993), with inputs held --------------------------- */

#include "dormand_prince_table.h"

static double weighted(const double *weights, int count, double k[12][NX + 1], int i)
{
    double sum = 0.0;
    for (int j = 0; j < count; j++) sum += weights[j] * k[j][i];
    return sum;
}

/* One step from x with its rate in k[0]: the end in y, and the error as a part of what is allowed, or a negative number. */
static double tried(const State *s, double h, const double *x, double k[12][NX + 1], double *y)
{
    double lambda[NM + 1], five = 0.0, three = 0.0;
    for (int stage = 1; stage < 12; stage++) {
        for (int i = 0; i < NX; i++) y[i] = x[i] + h * weighted(DP_A[stage], stage, k, i);
        if (rate_of(s, s->time + DP_C[stage] * h, y, k[stage], lambda)) return -1.0;
    }
    for (int i = 0; i < NX; i++) {
        y[i] = x[i] + h * weighted(DP_B, 12, k, i);
        double size = fmax(fabs(x[i]), fabs(y[i])), least = 1e-2 * fmax(1e-3, fabs(h * k[0][i]));
        double e5 = weighted(DP_E5, 12, k, i), e3 = weighted(DP_E3, 12, k, i), scale = s->tolerance * (size + least);
        five += e5 / scale * (e5 / scale);
        three += e3 / scale * (e3 / scale);
    }
    double error = five == 0.0 ? 0.0 : h * five / sqrt((five + 0.01 * three) * NX);
    return isfinite(error) ? error : -1.0;
}

/* The state at a later time; 1 where it cannot be reached. */
static int advance(Unit *unit, double end)
{
    State *s = &unit->s;
    double k[12][NX + 1], y[NX + 1], lambda[NM + 1];
    unit->is_known = 0;
    if (!(s->step > 0.0)) s->step = (end - s->time) / 100;
    while (s->time < end) {
        double left = end - s->time, h = fmin(s->step, left);
        if (rate_of(s, s->time, s->x, k[0], lambda)) return 1;
        double error = tried(s, h, s->x, k, y);
        if (error >= 0.0 && error <= 1.0) {
            s->time = h == left ? end : s->time + h;
            if (project(s, y)) return 1;
            memcpy(s->x, y, NX * sizeof(double));
        } else if (h < 1e-14 * (1.0 + fabs(s->time))) {
            return 1;
        }
        double factor = error > 0.0 ? 0.9 * pow(error, -0.125) : error < 0.0 ? 0.1 : 5.0;
        if (h < s->step && error >= 0.0 && error <= 1.0 && factor > 1.0) continue; /* cut short by the end */
        s->step = h * fmin(5.0, fmax(0.1, factor));
    }
    return 0;
}

/* --- variables --------------------------------------------------------------------------------------------------------- */

static int know(Unit *unit)
{
    State *s = &unit->s;
    double position[NM + 1], velocity[NM + 1];
    if (unit->is_known) return 0;
    if (rate_of(s, s->time, s->x, unit->rate, unit->lambda)) return 1;
    MODEL(energies)(s->x, s->x + NQ, s->time, s->w, s->p, unit->energy);
    unit_misses(s->x, s->x + NQ, s->time, s->w, s->p, position, velocity);
    unit->error[0] = largest(position, NM);
    unit->error[1] = largest(velocity, NM);
    unit->is_known = 1;
    return 0;
}

static int get_value(Unit *unit, unsigned k, double *value)
{
    State *s = &unit->s;
    if (k >= VARIABLES) return 1;
    if (k == 0) *value = s->time;
    else if (k < RATES) *value = s->x[k - 1];
    else if (k >= INPUTS && k < PARAMETERS) *value = s->w[k - INPUTS];
    else if (k >= PARAMETERS && k < MULTIPLIERS) *value = s->p[k - PARAMETERS];
    else {
        if (know(unit)) return 1;
        *value = k < INPUTS ? unit->rate[k - RATES] : k < ENERGIES ? unit->lambda[k - MULTIPLIERS]
               : k < ERRORS ? unit->energy[k - ENERGIES] : unit->error[k - ERRORS];
    }
    return 0;
}

static int set_value(Unit *unit, unsigned k, double value)
{
    State *s = &unit->s;
    unit->is_known = 0;
    int is_early = s->phase == MADE || s->phase == STARTING;
    if (k >= INPUTS && k < PARAMETERS && s->phase != OVER) s->w[k - INPUTS] = value;
    else if (k >= 1 && k < RATES && is_early) s->x[k - 1] = value;
    else if (k >= PARAMETERS && k < MULTIPLIERS && is_early) s->p[k - PARAMETERS] = value;
    else return 1;
    return 0;
}

static void set_time(Unit *unit, double time)
{
    unit->s.time = time;
    unit->is_known = 0;
}
