/* Moreau's time stepping of a mechanism: fixed steps, velocities that jump within them.
 *
 * A step goes half of it on with the speeds that are, evaluates the equations there, and finds the speeds at its end from
 *   M (u+ - u-) = h f + A^T L + G^T p,   A (u+ + u-) / 2 + ... = 0,
 * with the impulses p of the contacts whose gaps are closed there (contact_sweeps.h); then half a step on with these, and back onto the
 * constraints (Moreau 1988). f is taken at the speeds halfway of a step without contacts. That the constraints hold for the mean of the
 * speeds keeps the energy of smooth motion to second order.
 *
 * `told` keeps the deepest gap, how often sweeps did not come to an end, all sweeps, and the most contacts at once. */
#include "contact_sweeps.h"

#define UNYIELDING 1e-12 /* of what its bodies would yield alone: a contact that constraints hold */

typedef F (*Projection)(Plant *p, F t, F *y, F tolerance);

typedef struct {
    Projection project; /* of the native loop */
    I sweeps;
    F h, tolerance, close;
    const F *restitution;
    F *impulses, *told, *space;
} Stepping;

/* What a step leaves behind besides the state: accelerations, multipliers and forces (means over the step), the works of constraints and
 * of laws, the modes of laws, and the rates of the gaps before and after, and what they gain without contacts. */
typedef struct {
    F *du, *lam, *tau, *row_works, *law_works, *modes, *before, *after, *gained;
} Left;

static I size_of_left(const Plant *p) { return p->nu + p->nm + p->ntau + p->nm + 2 * p->nlaw + 3 * p->ncontact; }

static Left left_at(const Plant *p, F *row) {
    Left out;
    out.du = row;
    out.lam = out.du + p->nu;
    out.tau = out.lam + p->nm;
    out.row_works = out.tau + p->ntau;
    out.law_works = out.row_works + p->nm;
    out.modes = out.law_works + p->nlaw;
    out.before = out.modes + p->nlaw;
    out.after = out.before + p->ncontact;
    out.gained = out.after + p->ncontact;
    return out;
}

static F dot_of(const F *a, const F *b, I n) {
    F sum = 0;
    for (I i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

/* The friction law of a contact, or -1. */
static I rubbing_of(const Plant *p, I contact) {
    for (I k = 0; k < p->nlaw - p->ncontact; k++)
        if (p->rubbing[k] == contact) return p->ncontact + k;
    return -1;
}

/* The speeds that answer to an impulse along a row, with the factors made; `column` is space. */
static void answer(Plant *p, const F *row, F *column, F *onto) {
    memcpy(column, row, p->nu * sizeof(F));
    memset(column + p->nu, 0, p->nm * sizeof(F));
    solve_columns(p, 1, column);
    memcpy(onto, column, p->nu * sizeof(F));
}

/* How much a rate would yield if each speed were alone. */
static F yields(const Plant *p, const F *diagonal, const F *row) {
    F sum = 0;
    for (I i = 0; i < p->nu; i++) sum += diagonal[i] > 0 ? row[i] * row[i] / diagonal[i] : 0;
    return sum;
}

/* Enter a law's components into an active contact: rows, answers, rates before, and what these are without speeds. */
static void add_directions(Plant *p, Active *c, const Law *law, F h, const F *u, F *rows, F *onto, F *space) {
    for (I k = 0; k < law->count; k++, c->count++) {
        F *row = rows + c->count * p->nu, lag = h / 2 * law->bias[k];
        memcpy(row, law->G + k * p->nu, p->nu * sizeof(F));
        answer(p, row, space, onto + c->count * p->nu);
        c->offset[c->count] = law->s[k] - dot_of(row, p->x + p->nq, p->nu) + lag;
        c->before[c->count] = c->offset[c->count] + dot_of(row, u, p->nu) - 2 * lag;
    }
}

/* The contacts whose gaps are closed at the state evaluated last, and can yield. */
static I find_closed(Plant *p, Stepping *s, const F *u, const F *diagonal, Active *all, F *rows, F *space) {
    I count = 0, n = p->nu;
    for (I l = 0; l < p->ncontact; l++) {
        Law law = law_at(p, l);
        F *mine = rows + 6 * n * count;
        Active *c = all + count;
        s->told[0] = fmin(s->told[0], law.mu[0]);
        memset(c, 0, sizeof(Active));
        if (!(law.mu[0] > 0)) {
            I rubs = rubbing_of(p, l);
            c->number = l, c->size[0] = n, c->rows[0] = mine, c->onto[0] = mine + 3 * n, c->restitution = s->restitution[l];
            add_directions(p, c, &law, s->h, u, mine, mine + 3 * n, space);
            if (rubs >= 0) {
                Law friction = law_at(p, rubs);
                c->mu = friction.mu[0];
                add_directions(p, c, &friction, s->h, u, mine, mine + 3 * n, space);
            }
            measure_answers(c);
            if (c->D[0] > UNYIELDING * yields(p, diagonal, mine)) {
                count++;
                continue;
            }
        }
        for (I k = 0; k < OF_IMPULSE; k++) s->impulses[OF_IMPULSE * l + k] = 0;
    }
    return count;
}

/* M du = h f + push + A^T L, with the rows of A at rest in the mean of u and u + du; L is left in p->lam. */
static void impulsive(Plant *p, F h, const F *u, const F *push, F *du, F *space) {
    F *right = space, *b = right + p->nu;
    for (I i = 0; i < p->nu; i++) right[i] = h * forcing(p)[i] + (push ? push[i] : 0);
    for (I k = 0; k < p->nm; k++) {
        const F *a = p->A + k * p->nu;
        b[k] = -2 * (velocity_residuals(p)[k] - dot_of(a, p->x + p->nq, p->nu) + dot_of(a, u, p->nu));
    }
    constrained(p, p->nm, right, b, du, p->lam);
}

static void evaluate_there(Plant *p, F t, const F *y) {
    evaluate(p, t, y);
    unpack(p);
    prepare(p, p->nm, t);
}

/* What the impulses have done, in forces, works and modes. */
static void leave_behind(Plant *p, const Stepping *s, const Active *all, I count, const F *u, const F *du, Left out) {
    I n = p->nu;
    F h = s->h;
    for (I i = 0; i < n; i++) out.du[i] = du[i] / h;
    for (I k = 0; k < p->nm; k++) {
        const F *a = p->A + k * n;
        out.lam[p->row_order[k]] = p->lam[k] / h;
        out.row_works[p->row_order[k]] = p->lam[k] * (dot_of(a, u, n) + dot_of(a, du, n) / 2);
    }
    for (I l = 0; l < p->nlaw; l++) out.modes[l] = FREE;
    for (I j = 0; j < count; j++) {
        const Active *c = all + j;
        const F *impulse = s->impulses + OF_IMPULSE * c->number;
        out.before[c->number] = c->before[0], out.gained[c->number] = c->gained;
        for (I k = 0; k < c->count; k++) {
            I rubs = k ? rubbing_of(p, c->number) : c->number;
            const F *row = c->rows[0] + k * n;
            F change = dot_of(row, du, n);
            out.tau[law_at(p, rubs).first + (k ? k - 1 : 0)] = impulse[k] / h;
            out.law_works[rubs] += impulse[k] * (dot_of(row, u, n) + change / 2);
            if (!k) out.after[c->number] = c->offset[0] + dot_of(row, u, n) + change;
        }
        if (!(impulse[0] > 0)) continue;
        out.modes[c->number] = STICK;
        if (c->count > 1) out.modes[rubbing_of(p, c->number)] = impulse[SLIPS] ? SLIP : STICK;
    }
}

/* One step from t; the residual of the constraints that is left. */
static F moreau_step(Plant *p, Stepping *s, F t, F *y, F *left) {
    I nq = p->nq, n = p->nu;
    F h = s->h, *u = s->space, *du = u + n, *speeds = du + n, *diagonal = speeds + n, *pushed = diagonal + n, *space = pushed + n;
    F *rows = space + n + p->nm;
    Active *all = (Active *)(rows + 6 * n * p->ncontact);
    evaluate(p, t, y);
    for (I i = 0; i < nq; i++) y[i] += h / 2 * p->out[i];
    normalize(p, y);
    memcpy(u, y + nq, n * sizeof(F));
    evaluate_there(p, t + h / 2, y);
    impulsive(p, h, u, 0, du, space);
    for (I i = 0; i < n; i++) y[nq + i] += du[i] / 2;
    evaluate_there(p, t + h / 2, y);
    impulsive(p, h, u, 0, du, space);
    memset(diagonal, 0, n * sizeof(F));
    for (I k = 0; k < p->nM; k++)
        if (p->M_rows[k] == p->M_columns[k]) diagonal[p->M_rows[k]] = masses(p)[k];
    for (I i = 0; i < n; i++) speeds[i] = u[i] + du[i];
    I count = find_closed(p, s, u, diagonal, all, rows, space);
    if (count) {
        solve_contacts(all, count, s->impulses, speeds, s->sweeps, s->tolerance, s->told);
        memset(pushed, 0, n * sizeof(F));
        for (I j = 0; j < count; j++)
            for (I k = 0; k < all[j].count; k++)
                for (I i = 0; i < n; i++) pushed[i] += s->impulses[OF_IMPULSE * all[j].number + k] * all[j].rows[0][k * n + i];
    }
    impulsive(p, h, u, count ? pushed : 0, du, space);
    leave_behind(p, s, all, count, u, du, left_at(p, left));
    for (I i = 0; i < n; i++) y[nq + i] = u[i] + du[i];
    evaluate(p, t + h / 2, y);
    for (I i = 0; i < nq; i++) y[i] += h / 2 * p->out[i];
    normalize(p, y);
    return p->nm ? s->project(p, t + h, y, s->close) : 0;
}

/* Words of work space for moreau_mechanism, and numbers that a step leaves behind. */
I moreau_space(const Plant *p) { return 6 * p->nu + p->nm + p->ncontact * (6 * p->nu + (I)sizeof(Active) / 8 + 1); }
I moreau_left(const Plant *p) { return size_of_left(p); }

/* Steps of length h from t; `states` and `left` (rows, zero before) get what each one leaves. The largest residual of the constraints. */
F moreau_mechanism(Plant *p, I project, F t, F h, I steps, F *y, const F *restitution, F *impulses, I sweeps, F tolerance, F close, F *told,
                   F *space, F *states, F *left) {
    I size = p->nq + p->nu, row = size_of_left(p);
    F worst = 0;
    Stepping s = {(Projection)project, sweeps, h, tolerance, close, restitution, impulses, told, space};
    p->blend = p->is_careful = p->failed = 0;
    p->is_fixed = 0;
    for (I k = 0; k < steps && !p->failed; k++) {
        worst = fmax(worst, moreau_step(p, &s, t + k * h, y, left + k * row));
        memcpy(states + k * size, y, size * sizeof(F));
    }
    return worst;
}
