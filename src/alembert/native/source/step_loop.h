/* The one step loop: adaptive or fixed steps by a stepper, with projection, stops, events, kinks, samples and singular
 * positions. */

typedef struct {
    Plant *p;
    Clock *c;
    const Stepper *s;
    F *y, *dy, *atol;
    F *space, *new, *point, *raw, *rates, *before, *after, *looks;
    const F *wanted;    /* the times of the samples */
    F *samples, *node_times, *nodes; /* what is kept of the run; nodes only if there is a place for them */
    F t, h, goal, size; /* the step from t on, and what a time is small against */
    F end, cut;         /* where it ends after all; the time before a kink at which it has to */
    F here;             /* nearness at its start; a step that starts in a singular position cannot dodge it */
    const F *stages;    /* of a step that was tried side by side with those of other runs, each number `width` after the one before */
    const F *guard_looks, *seen_looks; /* likewise what is watched, at nine points of the step; or 0 */
    I width;
    F factor;           /* by which the next step may be longer */
    I is_new, is_dense, last, dodges, retries;
    I accepted, tried;  /* the steps taken, and those rejected when the last one was */
    I met, is_leap;     /* the guard that ends the step, or -1; whether it goes straight over a kink */
    F power, ends;      /* the power at its start, and what that and the one at its end weigh in the work */
    F begun;            /* the work until its start */
    F likely;           /* the part of its slip that counts, or -1 where no step was made */
} Loop;

enum { TRY = -1, AGAIN = -2, TAKEN = -3 }; /* what a step comes to, besides the ways in which a run ends */

static F norm(const F *a, const F *scale, I n) {
    F sum = 0;
    for (I i = 0; i < n; i++) sum += (a[i] / scale[i]) * (a[i] / scale[i]);
    return sqrt(sum / (n > 0 ? n : 1));
}

/* The next time at which a step has to end: the next stop, or the end. */
static F next_stop(const Plant *p, Clock *c) {
    while (c->stop < p->nstop && p->stops[c->stop] <= c->t) c->stop++;
    return c->stop < p->nstop && p->stops[c->stop] < c->end ? p->stops[c->stop] : c->end;
}

/* What a time is small against. */
static F size_of_time(const Clock *c) {
    F left = 1e-2 * (c->end - c->t);
    return fabs(c->t) > left ? fabs(c->t) : left;
}

/* Whether the next stop is but the other side of a jump. */
static int is_jump(const Plant *p, Clock *c) { return next_stop(p, c) - c->t <= 64 * EPSILON * size_of_time(c); }

/* A first step size (Hairer, Norsett and Wanner 1993, II.4), with the duration of the run as the unit of time. */
F first_step(Plant *p, Clock *c, const F *y, const F *dy, const F *atol, F *work) {
    I n = size_of(p);
    F *scale = work, *moved = work + n, *other = work + 2 * n, power = p->power;
    F whole = c->end - c->start, shortest = 1e3 * EPSILON * size_of_time(c);
    for (I i = 0; i < n; i++) scale[i] = atol[i] + c->rtol * fabs(y[i]);
    F d0 = norm(y, scale, n), d1 = whole * norm(dy, scale, n), left = (is_jump(p, c) ? c->end : next_stop(p, c)) - c->t;
    F h = whole * (d0 < 1e-5 || d1 < 1e-5 ? 1e-6 : 0.01 * d0 / d1);
    h = fmin(fmin(fmax(h, shortest), left), c->largest);
    for (I i = 0; i < n; i++) moved[i] = y[i] + h * dy[i];
    p->is_fixed = 1; /* beside the constraints their rank is another one */
    rates(p, c->t + h, moved, other);
    p->is_fixed = 0;
    p->power = power;
    for (I i = 0; i < n; i++) other[i] -= dy[i];
    F d2 = whole * whole * norm(other, scale, n) / h, largest = d1 > d2 ? d1 : d2;
    F next = largest <= 1e-15 ? fmax(1e-3 * h, 1e-6 * whole) : whole * pow(0.01 / largest, 0.125);
    return fmin(fmin(fmax(fmin(next, 100 * h), shortest), left), c->largest);
}

/* Whether putting the speeds onto the constraints changed them by much more than any step's error: then the speeds before,
 * at a singular position, belonged to no branch of the motion. */
static int jumped(Plant *p, const F *before, const F *after, const F *atol, F rtol) {
    F change = 0, largest = 0;
    for (I i = 0; i < p->nu; i++) {
        change = fmax(change, fabs(after[i] - before[i]) / atol[i]);
        largest = fmax(largest, fabs(before[i]) / atol[i]);
    }
    return change > JUMP * (1 + rtol * largest);
}

/* An attempt whose stages are put onto the constraints where a singular position is near. */
static F attempt(Plant *p, const Stepper *s, const Clock *c, F t, F h, const F *y, const F *dy, const F *atol, I is_new, F *new,
                 F *space) {
    memcpy(p->previous, dy + p->nq, p->nu * sizeof(F));
    p->is_careful = p->nm > 0 && p->recent < NEAR;
    p->recent = 1;
    p->failed = 0;
    p->npower = 0;
    for (I l = 0; l < p->nlaw; l++) p->margins[l] = INFINITY;
    F error = s->attempt(p, t, h, y, dy, atol, c->rtol, is_new, new, space);
    if (!p->is_careful && p->nm > 0 && p->recent < NEAR) {
        p->is_careful = 1;
        p->npower = 0;
        error = s->attempt(p, t, h, y, dy, atol, c->rtol, 1, new, space);
    }
    return p->failed ? NAN : error;
}

/* Where constraints seem to depend on others at the start: those of a place a little farther on the way count. If the rows of
 * the start close all constraints there, the rank is that of the branch; if not, the start is singular. */
static void look_ahead(Plant *p, Clock *c, const F *y, const F *dy, F *point, F *rates_there) {
    I n = size_of(p), usual = p->usual;
    if (usual >= p->nm || p->solver == EXPLICIT || p->solver == RECURSIVE) return;
    F h = c->step > 0 && c->step < c->largest ? c->step : c->largest, t = c->t + 0.1 * h;
    for (I fixed = 1; fixed >= 0; fixed--) {
        for (I i = 0; i < n; i++) point[i] = y[i] + 0.1 * h * dy[i];
        p->is_fixed = fixed;
        F open = project(p, t, point, c->close);
        p->is_fixed = 0;
        p->usual = usual;
        if (open <= 1e3 * c->close) break;
    }
    rates_here(p, t, point, rates_there);
}

static I trouble(Plant *p, I otherwise) { return p->painleve ? PAINLEVE : p->failed ? UNDETERMINED : otherwise; }

/* The next time of a fixed step: a multiple of it from the start, whatever came between; the multiples themselves are rounded. */
static F next_on_grid(const Clock *c) {
    F rounding = 2 * EPSILON * (fabs(c->t) + fabs(c->start)) / c->largest;
    F count = floor((c->t - c->start) / c->largest + 1e-9 + rounding) + 1;
    return c->start + count * c->largest;
}

/* The length and the end of the next step: as planned or on the grid, or shorter, to end where it has to. */
static void plan(Loop *l) {
    Clock *c = l->c;
    F stop = next_stop(l->p, c), limit = l->cut < stop ? l->cut : stop, left = limit - l->t;
    F h = l->s->is_fixed ? next_on_grid(c) - l->t : c->step;
    l->last = h >= left * (1 - 1e-9 * l->s->is_fixed);
    if (!l->last && !l->s->is_fixed && h > 0.5 * left) h = 0.5 * left;
    l->h = l->last ? left : h;
    l->goal = l->end = l->last ? limit : l->t + h;
}

/* The step is not taken; the next one is of this length. */
static void reject(Loop *l, F h) {
    l->c->step = h;
    l->c->rejected++;
}

/* The rates at the state that is reached, and with them the independent constraints of the next step. */
static void renew(Loop *l) {
    Plant *p = l->p;
    p->painleve = 0;
    p->is_fixed = 0;
    rates(p, l->c->t, l->y, l->dy);
    p->is_fixed = l->is_new = 1;
    l->here = p->recent;
    l->power = p->power;
}

static void keep_node(Loop *l) {
    I n = size_of(l->p), k = l->c->nodes++;
    if (l->p->books) 
        enter(l->p, l->y, l->atol, l->c->rtol, l->likely, l->c->steps, l->c->t >= l->c->end, l->p->books + BOOKED * k);
    l->likely = -1;
    if (!l->nodes) return;
    l->node_times[k] = l->c->t;
    memcpy(l->nodes + k * n, l->y, n * sizeof(F));
}

/* The stages of this run among those of runs side by side. */
static void gather_stages(Loop *l) {
    I count = 12 * size_of(l->p);
    for (I k = 0; k < count; k++) l->space[k] = l->stages[k * l->width];
}

/* Make the dense output of the step, once. */
static void make_dense(Loop *l) {
    Plant *p = l->p;
    F blend = p->blend;
    if (!l->is_dense && l->stages) gather_stages(l);
    if (!(p->recent < 10 * blend)) p->blend = 0; /* nor was a stage of the step blended, whose length is made for that */
    if (!l->is_dense) l->s->dense(p, l->t, l->h, l->y, l->raw, l->space);
    p->blend = blend;
    l->is_dense = 1;
}

/* Gauss and Lobatto's rules with 2, 3 and 5 points: what both ends weigh, and the points inside. */
typedef struct {
    I count;
    F ends, parts[3], weights[3];
} Lobatto;
static const Lobatto TWO_POINTS = {0, 0.5, {0}, {0}};
static const Lobatto THREE_POINTS = {1, 1.0 / 6, {0.5}, {2.0 / 3}};
static const Lobatto FIVE_POINTS = {
    3, 0.05, {0.17267316464601143, 0.5, 0.8273268353539886}, {49.0 / 180, 16.0 / 45, 49.0 / 180}};

/* The work of the step but for that of the power at its end: from the stages of a whole step, else from the dense output. */
static void begin_work(Loop *l) {
    Plant *p = l->p;
    F sum = 0, h = l->end - l->t;
    l->ends = p->doubt = 0;
    if (l->s->weights && l->met < 0) {
        F error = 0;
        for (I i = 0; i < l->s->stages; i++) {
            F power = i ? p->powers[i - 1] : l->power;
            sum += l->s->weights[i] * power;
            if (l->s->errors) error += l->s->errors[i] * power;
        }
        p->work += h * sum;
        p->doubt = fabs(h * error);
        return;
    }
    const Lobatto *rule = l->is_leap ? &TWO_POINTS : l->s->weights ? &FIVE_POINTS : &THREE_POINTS;
    if (rule->count) make_dense(l);
    for (I j = 0; j < rule->count; j++) {
        F part = rule->parts[j] * h / l->h;
        l->s->between(p, l->y, l->raw, part, l->space, l->point);
        rates(p, l->t + part * l->h, l->point, l->rates);
        sum += rule->weights[j] * p->power;
    }
    l->ends = rule->ends * h;
    p->work += h * sum + l->ends * l->power;
}

/* The state, and the guards, at a part of the step on the straight line from its start. */
static void go_straight(Loop *l, F part, F *g) {
    for (I i = 0; i < size_of(l->p); i++) l->point[i] = l->y[i] + part * l->h * l->dy[i];
    own_guards(l->p, l->t + part * l->h, l->point, g);
}

/* Whether a kink is crossed on the straight line from the start of the step too: of a step with a large error, the dense output
 * is worth little. */
static int is_straight_ahead(Loop *l, Search *w, F part) {
    go_straight(l, part, w->trial);
    return first_crossed(w, w->trial) >= 0;
}

/* Try the step again as one that ends just before a kink at the part `low` of it, if it was not tried too often. Where only the
 * dense output of a step with a large error shows the kink, the planned step becomes shorter too. */
static int try_until(Loop *l, Search *w, F low, F high, int accepted) {
    int sure = accepted || is_straight_ahead(l, w, 2 * high);
    if (l->retries >= RETRIES || (!sure && low < 0.2)) return 0;
    l->retries++;
    l->c->rejected++;
    l->is_new = 1; /* no slopes from beyond the kink */
    l->cut = l->t + low * l->h - fmax(SHORT * low * l->h, 80 * EPSILON * l->size);
    if (!sure) l->c->step = low * l->h;
    return 1;
}

/* Look along the step for the first guard that changes its sign: an event ends the step there. Where it is a kink, the step is
 * tried again (true) as one that ends just before it and knows one side of it only; at last a leap goes over what is left.
 * Steps with too large an error are looked at too, as a kink may be the reason. */
static int is_cut(Loop *l, int accepted) {
    Plant *p = l->p;
    I n = guard_count(p), kink = 0, is_long = WINDOWS * fabs(l->h) > l->c->end - l->c->start;
    I laws = accepted && p->nlaw > 0 && (is_long || is_tight(p, l->before));
    F *slack = l->looks + 9 * n, low, high;
    Search w = {p, l->s, l->space, l->y, l->raw, l->atol, l->before, l->t, l->h, accepted, laws, l->point, l->looks, slack, slack + n,
                l->guard_looks, l->width, 0, 0, (l->c->end - l->c->start) / (WINDOWS * l->h)};
    l->met = -1;
    l->is_leap = 0;
    if (!(accepted ? is_watchful(p) || laws : p->nkink > 0)) return 0;
    make_dense(l);
    I met = locate(&w, &low, &high, l->after);
    if (met < 0) return 0;
    for (I k = first_kink(p); k < p->nguard; k++) kink |= is_crossed(&w, k, l->after);
    int leap = high <= LEAP || low * l->h <= 200 * EPSILON * l->size;
    if (kink && !leap) {
        if (try_until(l, &w, low, high, accepted)) return 1;
        if (!accepted) return 0;
        look(&w, high, l->after);
    }
    l->met = met;
    if (kink && leap) {
        l->is_leap = 1;
        high += 64 * EPSILON * l->size / l->h; /* the law itself may change a little later than its sign */
        go_straight(l, high, l->after);
    }
    if (high < 1) {
        l->end = l->t + high * l->h;
        memcpy(l->new, l->point, size_of(p) * sizeof(F));
    }
    return 0;
}

/* The slope of the dense output at a part of the step, per length of the step. */
static void dense_slope(Loop *l, F part, F *slope) {
    F step = 1e-4;
    l->s->between(l->p, l->y, l->raw, part + step, l->space, slope);
    l->s->between(l->p, l->y, l->raw, part - step, l->space, l->point);
    for (I i = 0; i < l->p->nq + l->p->nu; i++) slope[i] = (slope[i] - l->point[i]) / (2 * step);
}

/* Whether the change of a component per length of the step, by the equations and by the dense output, is the same within what is
 * allowed. Steps of fixed length are not held to a tolerance: half of the change has to be right. */
static int agrees(const Loop *l, I i, F found, F slope) {
    F size = fmax(fabs(l->y[i]), fabs(l->raw[i])), tolerance = l->atol[i] + l->c->rtol * size;
    F allowed = fmax(BROKEN * tolerance, l->s->is_fixed ? 0.5 * fmax(fabs(found), fabs(slope)) : 0);
    return fabs(found - slope) <= allowed;
}

/* Whether the dense output obeys the equations at a part of the step at which no stage has been: impulses are the integrals of
 * forces, and so is energy of power. Nothing is said of an input left to chance, with another value each time it is asked. */
static int balances(Loop *l, F part) {
    Plant *p = l->p;
    I n = p->nq + p->nu, same = 1;
    F *slope = l->new, *found = l->rates, t = l->t + part * l->h;
    dense_slope(l, part, slope);
    l->s->between(p, l->y, l->raw, part, l->space, l->point);
    rates(p, t, l->point, found);
    for (I i = 0; i < n; i++) same &= agrees(l, i, l->h * found[i], slope[i]);
    if (same) return 1;
    rates(p, t, l->point, slope);
    return memcmp(slope, found, n * sizeof(F)) != 0;
}

/* Look at the inputs between the stages of a step. Where an input has done what no stage knows of, the step is tried again as
 * one that ends there (true); where that does not help any more, the time is noted. */
static int is_broken(Loop *l) {
    static const F PARTS[4] = {0.16, 0.45, 0.53, 0.93};
    Plant *p = l->p;
    Clock *c = l->c;
    F part = 2;
    make_dense(l);
    for (I j = 0; j < 4 && part > 1; j++)
        if (!balances(l, PARTS[j])) part = PARTS[j];
    memcpy(l->new, l->raw, size_of(p) * sizeof(F));
    if (part > 1) return 0;
    if (l->s->is_fixed || l->h <= GIVEN_UP * (c->end - c->start)) {
        if (!(p->broken <= l->t)) p->broken = l->t + part * l->h;
        return 0;
    }
    l->cut = l->t + part * l->h;
    c->rejected++;
    return 1;
}

/* Put the state after the step onto the constraints; false if the step is not taken, with another status if there is no hope. */
static int close_step(Loop *l, I *status) {
    Plant *p = l->p;
    Clock *c = l->c;
    p->recent = 1;
    memcpy(l->point, l->new, size_of(p) * sizeof(F));
    F open = project(p, l->end, l->new, c->close);
    int adaptive = !l->s->is_fixed && p->nm > 0, shy = p->recent < SHY && l->here >= SHY;
    if (adaptive && jumped(p, l->point + p->nq, l->new + p->nq, l->atol + p->nq, c->rtol)) {
        reject(l, 0.5 * l->h);
        return 0;
    }
    if (adaptive && shy && l->met < 0 && !l->last && l->dodges < DODGES) { /* do not stop here */
        reject(l, 0.93 * l->h);
        l->dodges++;
        return 0;
    }
    l->dodges = 0;
    if (open <= 1e3 * c->close) return 1;
    reject(l, 0.5 * l->h);
    if (l->s->is_fixed || c->step < 1e-12 * l->size) *status = OPEN;
    return 0;
}

static void take_samples(Loop *l) {
    Clock *c = l->c;
    I n = size_of(l->p);
    const F *wanted = l->wanted;
    while (c->samples < c->wanted && wanted[c->samples] <= l->end) {
        if (wanted[c->samples] == l->end) memcpy(l->point, l->new, n * sizeof(F));
        else {
            l->s->between(l->p, l->y, l->raw, (wanted[c->samples] - l->t) / l->h, l->space, l->point);
            project(l->p, wanted[c->samples], l->point, c->close);
        }
        memcpy(l->samples + n * c->samples++, l->point, n * sizeof(F));
    }
}

#include "observation.h"

/* Before the guards after a step are compared with those before it: an event's expression that was and is zero, but for what is
 * uncertain of it, has changed nothing by a sign. */
static void widen_slack(Loop *l, F *slack) {
    Plant *p = l->p;
    I n = guard_count(p), is_changed = 0;
    F *trial = slack + n;
    for (I k = 0; is_event(p, k); k++) {
        if (!crossed(p, k, l->before[k], l->after[k], slack[k])) continue;
        F least = uncertainty(p, l->end, l->y, l->atol, k, trial, l->point);
        if (fabs(l->before[k]) <= least && fabs(l->after[k]) <= least) slack[k] = 2 * least;
        is_changed = 1;
    }
    if (is_changed) own_guards(p, l->end, l->y, l->after);
}

/* The guards after a step: true if it ends with an event. One that changes sign by the last correction of the state is met too. */
static int has_event(Loop *l) {
    Plant *p = l->p;
    I n = guard_count(p);
    F *slack = l->looks + 9 * n;
    if (!n) return 0;
    if (l->met < p->nguard) friction_guards(p, l->after);
    if (l->met < 0) {
        own_guards(p, l->end, l->y, l->after);
        widen_slack(l, slack);
        for (I k = 0; k < n && l->met < 0; k++)
            if (!is_quiet(p, k, l->t) && crossed(p, k, l->before[k], l->after[k], k < p->nguard ? slack[k] : 0)) l->met = k;
    }
    int event = l->met >= 0 && take_hits(p, l->c, l->before, l->after, slack, l->met);
    for (I k = 0; l->met < 0 && k < n; k++) keep_guard(p, k, l->before, l->after, slack);
    if (p->nlaw) follow(p);
    if (!event) friction_guards(p, l->before);
    return event;
}

/* A run that starts on a kink leaps off it, to the side to which it goes. */
static void leave_kinks(Loop *l) {
    Plant *p = l->p;
    I n = size_of(p), is_on = 0;
    for (I k = first_kink(p); k < p->nguard; k++) is_on |= l->before[k] == 0;
    if (!is_on) return;
    F step = 64 * EPSILON * size_of_time(l->c);
    for (I i = 0; i < n; i++) l->y[i] += step * l->dy[i];
    l->c->t += step;
    renew(l);
    own_guards(p, l->c->t, l->y, l->after);
    for (I k = first_kink(p); k < p->nguard; k++) l->before[k] = l->after[k];
    keep_node(l);
}

/* The length of the next step after one that was taken: shortening it for a stop or a kink has not made it shorter. */
static F next_length(const Loop *l) {
    const Clock *c = l->c;
    F next = l->h * l->factor;
    if (l->factor >= 1 && next < c->step) next = c->step;
    return next < c->largest ? next : c->largest;
}

/* The other side of a jump: the same state, at which the samples up to it are taken. */
static void jump(Loop *l) {
    Clock *c = l->c;
    I n = size_of(l->p);
    c->t = next_stop(l->p, c);
    while (c->samples < c->wanted && l->wanted[c->samples] <= c->t)
        memcpy(l->samples + n * c->samples++, l->y, n * sizeof(F));
    renew(l);
    keep_node(l);
}

/* What comes before the first step, from a state whose rates are known. */
static void begin_steps(Loop *l) {
    Plant *p = l->p;
    Clock *c = l->c;
    l->accepted = c->steps;
    l->tried = c->rejected;
    c->nodes = 0;
    if (c->steps == 0) look_ahead(p, c, l->y, l->dy, l->point, l->raw);
    if (c->t == c->start) leave_kinks(l);
    for (I k = 0; c->t == c->start && is_event(p, k); k++)
        if (fabs(l->before[k]) <= uncertainty(p, c->t, l->y, l->atol, k, l->after, l->point)) l->before[k] = 0;
    p->is_fixed = 1;
}

/* No tolerance of a speed is smaller than the rounding of the fastest one: in a long run it would be. */
static void raise_tolerances(Loop *l) {
    const F *u = l->y + l->p->nq;
    F *atol = l->atol + l->p->nq, fastest = 0;
    for (I i = 0; i < l->p->nu; i++) fastest = fmax(fastest, fabs(u[i]) / atol[i]);
    for (I i = 0; ROUNDED * fastest > 1 && i < l->p->nu; i++) atol[i] *= ROUNDED * fastest;
}

/* Plan the next step: TRY, or the way in which the run ends. */
static I next_step(Loop *l) {
    Plant *p = l->p;
    Clock *c = l->c;
    for (;;) {
        l->t = c->t;
        l->size = size_of_time(c);
        if (c->end - l->t <= 4 * EPSILON * (fabs(c->end) > l->size ? fabs(c->end) : l->size)) return DONE;
        if (c->nodes == c->page) return PAGE;
        if (!is_jump(p, c)) break;
        jump(l);
    }
    if (c->steps > l->accepted) { l->accepted = c->steps; l->tried = c->rejected; }
    int is_hopeless = !(c->step > 10 * EPSILON * l->size) || c->rejected - l->tried > HOPELESS;
    if (!l->s->is_fixed && is_hopeless) return trouble(p, COLLAPSED);
    raise_tolerances(l);
    plan(l);
    l->is_dense = 0;
    return TRY;
}

/* The step that was tried, with the size of its error: TAKEN, to be tried AGAIN, or the way in which the run ends. */
static I take_step(Loop *l, F error) {
    Plant *p = l->p;
    Clock *c = l->c;
    const Stepper *s = l->s;
    I n = size_of(p), status = AGAIN;
    l->is_new = 0;
    if (!isfinite(error)) {
        reject(l, 0.1 * l->h);
        return s->is_fixed || c->step < 1e-14 * l->size ? trouble(p, NOT_FINITE) : AGAIN;
    }
    F rooted = error;
    for (I order = s->order; order > 1; order /= 2) rooted = sqrt(rooted);
    F factor = 0.9 / rooted;
    l->factor = factor > s->most ? s->most : factor < 0.2 ? 0.2 : factor;
    int singular = p->nm > 0 && p->recent < SHY && l->here >= SHY && l->dodges < DODGES;
    memcpy(l->raw, l->new, n * sizeof(F));
    if (is_cut(l, error <= 1)) return AGAIN;
    if (error > 1 && l->met < 0) {
        reject(l, l->h * (singular ? 0.93 : l->factor < 0.95 ? l->factor : 0.95));
        l->dodges += singular;
        return AGAIN;
    }
    if (p->is_checked && l->met < 0 && is_broken(l)) return AGAIN;
    int sampling = c->samples < c->wanted && l->wanted[c->samples] <= l->end;
    l->begun = p->work;
    if (sampling || p->seen_parts) make_dense(l);
    if (p->takes_power) begin_work(l);
    if (!close_step(l, &status)) {
        p->work = l->begun;
        return status;
    }
    if (sampling) take_samples(l);
    if (p->seen_parts) observe(l);
    if (p->energy_code && s->slip) l->likely = s->slip(n, l->h, l->y, l->raw, l->atol, c->rtol, l->space, p->slip);
    if (p->energy_code && l->is_leap) memset(p->slip, 0, n * sizeof(F));
    memcpy(l->y, l->new, n * sizeof(F));
    c->t = l->end;
    if (!s->is_fixed) c->step = next_length(l);
    if (c->t >= l->cut) l->cut = INFINITY;
    l->retries = 0;
    return TAKEN;
}

/* After a step whose rates at the end are known: AGAIN if the next one can be planned, or the way in which the run ends. */
static I end_step(Loop *l) {
    Plant *p = l->p;
    p->work += l->ends * l->power;
    if (l->here < PASSING) p->spread += fabs(p->work - l->begun); /* multipliers of a drive are poor there */
    if (p->painleve || p->failed) return trouble(p, DONE);
    int event = has_event(l);
    keep_node(l);
    l->c->steps++;
    return event ? EVENT : AGAIN;
}

static I steps(Loop *l) {
    begin_steps(l);
    for (;;) {
        I status = next_step(l);
        if (status != TRY) return status;
        F error = attempt(l->p, l->s, l->c, l->t, l->h, l->y, l->dy, l->atol, l->is_new, l->new, l->space);
        status = take_step(l, error);
        if (status == TAKEN) {
            renew(l);
            status = end_step(l);
        }
        if (status != AGAIN) return status;
    }
}

/* A loop with its work space, of (SPACE + OWN_SPACE) n + LOOKS guards. */
static Loop loop_of(Plant *p, Clock *c, F *y, F *dy, F *atol, F *before, F *work) {
    I n = size_of(p);
    F *new = work + SPACE * n, *after = new + OWN_SPACE * n;
    Loop l = {.p = p, .c = c, .s = STEPPERS + c->method, .y = y, .dy = dy, .atol = atol, .space = work, .new = new,
              .point = new + n, .raw = new + 2 * n, .rates = new + 3 * n, .before = before, .after = after,
              .looks = after + guard_count(p), .t = c->t, .cut = INFINITY, .here = p->recent, .is_new = 1, .met = -1, .power = p->power, .likely = -1};
    return l;
}

/* Steps until the end, an event, trouble or a full page of nodes; call again to go on. */
I integrate(Plant *p, Clock *c, F *y, F *dy, F *atol, const F *wanted, F *samples, F *node_times, F *nodes, F *before,
            F *work) {
    Loop l = loop_of(p, c, y, dy, atol, before, work);
    l.wanted = wanted;
    l.samples = samples;
    l.node_times = node_times;
    l.nodes = nodes;
    I status = steps(&l);
    p->is_fixed = 0;
    return status;
}

/* How far apart the speeds of two states are, each in its own length. */
static F speeds_apart(const Plant *p, const F *y, const F *other) {
    F sum = 0;
    for (I i = p->nq; i < p->nq + p->nu; i++) {
        F part = (y[i] - other[i]) / p->inverse_lengths[i - p->nq];
        sum += part * part;
    }
    return sum;
}

/* Make a step of a run again, from its node: the dense output in `space`. Whether its stages were blended hangs on what the run
 * had seen by then, and no error is looked at here: of both ways it is the one that leads to the next node. */
static void repeat_step(Plant *p, const Clock *c, F t, F h, const F *y, const F *next, const F *atol, F *dy, F *new, F *space) {
    const Stepper *s = STEPPERS + c->method;
    F blend = p->blend;
    p->is_fixed = p->usual = 0;
    p->recent = 1;
    p->is_careful = p->blend = 0;
    rates(p, t, y, dy);
    if (follow(p)) rates(p, t, y, dy);
    p->is_fixed = 1;
    attempt(p, s, c, t, h, y, dy, atol, 1, new, space);
    if (p->nm > 0 && p->recent < 10 * blend) {
        F apart = speeds_apart(p, new, next);
        p->blend = blend;
        attempt(p, s, c, t, h, y, dy, atol, 1, new, space);
        if (!(speeds_apart(p, new, next) < apart)) {
            p->blend = 0;
            attempt(p, s, c, t, h, y, dy, atol, 1, new, space);
        }
    }
    s->dense(p, t, h, y, new, space);
    p->blend = blend;
}

#define PAST_STOP 1.1 /* times its length: a step that ends where sliding stops, without a direction there, leads past it */

static int slides_in_a_plane(const Plant *p) {
    for (I l = 0; l < p->nlaw; l++)
        if (p->components[l] > 1 && p->modes[l] == SLIP) return 1;
    return 0;
}

/* States at any times (ascending) between the nodes of a run, by the dense output of its steps, put onto the constraints. */
void states_at(Plant *p, const Clock *c, I count, const F *times, I node_count, const F *node_times, const F *nodes, F *atol,
               F *out, F *work) {
    const Stepper *s = STEPPERS + c->method;
    I n = size_of(p), k = 0, made = -1;
    F *space = work, *dy = space + SPACE * n, *new = dy + n, h = 0;
    for (I j = 0; j < count; j++) {
        while (k + 1 < node_count && node_times[k + 1] <= times[j]) k++;
        const F *y = nodes + k * n;
        memcpy(out + j * n, y, n * sizeof(F));
        if (times[j] == node_times[k] || k + 1 == node_count) continue;
        if (made != k) {
            h = (node_times[k + 1] - node_times[k]) * (k + 2 == node_count && slides_in_a_plane(p) ? PAST_STOP : 1);
            repeat_step(p, c, node_times[k], h, y, y + n, atol, dy, new, space);
            made = k;
        }
        s->between(p, y, new, (times[j] - node_times[k]) / h, space, out + j * n);
        project(p, times[j], out + j * n, c->close);
    }
    p->is_fixed = p->is_careful = 0;
}
