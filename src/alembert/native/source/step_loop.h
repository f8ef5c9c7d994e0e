/* The one step loop: adaptive or fixed steps by a stepper, with projection, stops, events, kinks, samples and singular
 * positions. */

typedef struct {
    Plant *p;
    Clock *c;
    const Stepper *s;
    F *y, *dy;
    const F *atol;
    F *space, *new, *point, *raw, *rates, *before, *after, *looks;
    F t, h, goal, size; /* the step from t on, and what a time is small against */
    F end, cut;         /* where it ends after all; the time before a kink at which it has to */
    F here;             /* nearness at its start; a step that starts in a singular position cannot dodge it */
    I is_new, is_dense, last, dodges, retries;
    I met;              /* the guard that ends the step, or -1 */
} Loop;

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

/* A first step size (Hairer, Norsett and Wanner 1993, II.4). */
F first_step(Plant *p, Clock *c, const F *y, const F *dy, const F *atol, F *work) {
    I n = size_of(p);
    F *scale = work, *moved = work + n, *other = work + 2 * n;
    for (I i = 0; i < n; i++) scale[i] = atol[i] + c->rtol * fabs(y[i]);
    F d0 = norm(y, scale, n), d1 = norm(dy, scale, n), left = (is_jump(p, c) ? c->end : next_stop(p, c)) - c->t;
    F h = d0 < 1e-5 || d1 < 1e-5 ? 1e-6 : 0.01 * d0 / d1;
    h = h < left ? h : left;
    h = h < c->largest ? h : c->largest;
    for (I i = 0; i < n; i++) moved[i] = y[i] + h * dy[i];
    p->is_fixed = 1; /* beside the constraints their rank is another one */
    rates(p, c->t + h, moved, other);
    p->is_fixed = 0;
    for (I i = 0; i < n; i++) other[i] -= dy[i];
    F d2 = norm(other, scale, n) / h, largest = d1 > d2 ? d1 : d2;
    F next = largest <= 1e-15 ? (h * 1e-3 > 1e-6 ? h * 1e-3 : 1e-6) : pow(0.01 / largest, 0.125);
    next = next < 100 * h ? next : 100 * h;
    next = next < left ? next : left;
    return next < c->largest ? next : c->largest;
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

/* An attempt whose stages are put onto the constraints where a singular position is near. */
static F attempt(Plant *p, const Stepper *s, const Clock *c, F t, F h, const F *y, const F *dy, const F *atol, I is_new, F *new,
                 F *space) {
    memcpy(p->previous, dy + p->nq, p->nu * sizeof(F));
    p->is_careful = p->nm > 0 && p->recent < NEAR;
    p->recent = 1;
    p->failed = 0;
    for (I l = 0; l < p->nlaw; l++) p->margins[l] = INFINITY;
    F error = s->attempt(p, t, h, y, dy, atol, c->rtol, is_new, new, space);
    if (!p->is_careful && p->nm > 0 && p->recent < NEAR) {
        p->is_careful = 1;
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

/* The next time of a fixed step: a multiple of it from the start, whatever came between. */
static F next_on_grid(const Clock *c) {
    F count = floor((c->t - c->start) / c->largest + 1e-9) + 1;
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
}

static void keep_node(Loop *l, F *node_times, F *nodes) {
    I n = size_of(l->p);
    node_times[l->c->nodes] = l->c->t;
    memcpy(nodes + l->c->nodes++ * n, l->y, n * sizeof(F));
}

/* Make the dense output of the step, once. */
static void make_dense(Loop *l) {
    if (!l->is_dense) l->s->dense(l->p, l->t, l->h, l->y, l->raw, l->space);
    l->is_dense = 1;
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
    I n = guard_count(p), laws = accepted && p->nlaw > 0 && is_tight(p, l->before), kink = 0;
    F *slack = l->looks + 9 * n, low, high;
    Search w = {p, l->s, l->space, l->y, l->raw, l->before, l->t, l->h, accepted, laws, l->point, l->looks, slack, slack + n, 0};
    l->met = -1;
    if (!(accepted ? p->nguard > 0 || laws : p->nkink > 0)) return 0;
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

/* Put the state after the step onto the constraints; false if the step is not taken, with the status if there is no hope. */
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

static void take_samples(Loop *l, const F *wanted, F *samples) {
    Clock *c = l->c;
    I n = size_of(l->p);
    while (c->samples < c->wanted && wanted[c->samples] <= l->end) {
        if (wanted[c->samples] == l->end) memcpy(l->point, l->new, n * sizeof(F));
        else {
            l->s->between(l->p, l->y, l->raw, (wanted[c->samples] - l->t) / l->h, l->space, l->point);
            project(l->p, wanted[c->samples], l->point, c->close);
        }
        memcpy(samples + n * c->samples++, l->point, n * sizeof(F));
    }
}

/* The guards after a step: true if it ends with an event. One that changes sign by the last correction of the state is met too. */
static int has_event(Loop *l) {
    Plant *p = l->p;
    I n = guard_count(p);
    const F *slack = l->looks + 9 * n;
    if (!n) return 0;
    if (l->met < p->nguard) friction_guards(p, l->after);
    if (l->met < 0) {
        own_guards(p, l->end, l->y, l->after);
        for (I k = 0; k < n && l->met < 0; k++)
            if (!is_quiet(p, k, l->t) && crossed(p, k, l->before[k], l->after[k], k < p->nguard ? slack[k] : 0)) l->met = k;
    }
    int event = l->met >= 0 && take_hits(p, l->c, l->before, l->after, l->met);
    if (l->met < 0) memcpy(l->before, l->after, n * sizeof(F));
    if (p->nlaw) follow(p);
    if (!event) friction_guards(p, l->before);
    return event;
}

/* A run that starts on a kink leaps off it, to the side to which it goes. */
static void leave_kinks(Loop *l, F *node_times, F *nodes) {
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
    keep_node(l, node_times, nodes);
}

/* The length of the next step after one that was taken: shortening it for a stop or a kink has not made it shorter. */
static F next_length(const Loop *l, F factor) {
    const Clock *c = l->c;
    F next = l->h * factor;
    if (factor >= 1 && next < c->step) next = c->step;
    return next < c->largest ? next : c->largest;
}

static I steps(Loop *l, const F *wanted, F *samples, F *node_times, F *nodes) {
    Plant *p = l->p;
    Clock *c = l->c;
    const Stepper *s = l->s;
    I n = size_of(p), accepted = c->steps, tried = c->rejected, status;
    c->nodes = 0;
    if (c->steps == 0) look_ahead(p, c, l->y, l->dy, l->point, l->raw);
    if (c->t == c->start) leave_kinks(l, node_times, nodes);
    p->is_fixed = 1;
    for (;;) {
        F t = l->t = c->t, left = c->end - t;
        l->size = size_of_time(c);
        if (left <= 4 * EPSILON * (fabs(c->end) > l->size ? fabs(c->end) : l->size)) return DONE;
        if (c->nodes == c->page) return PAGE;
        if (is_jump(p, c)) {
            c->t = next_stop(p, c);
            while (c->samples < c->wanted && wanted[c->samples] <= c->t) memcpy(samples + n * c->samples++, l->y, n * sizeof(F));
            renew(l);
            keep_node(l, node_times, nodes);
            continue;
        }
        if (c->steps > accepted) { accepted = c->steps; tried = c->rejected; }
        if (!s->is_fixed && (!(c->step > 10 * EPSILON * l->size) || c->rejected - tried > HOPELESS)) return trouble(p, COLLAPSED);
        plan(l);
        F error = attempt(p, s, c, t, l->h, l->y, l->dy, l->atol, l->is_new, l->new, l->space);
        l->is_new = l->is_dense = 0;
        if (!isfinite(error)) {
            reject(l, 0.1 * l->h);
            if (s->is_fixed || c->step < 1e-14 * l->size) return trouble(p, NOT_FINITE);
            continue;
        }
        F factor = error == 0 ? s->most : 0.9 * pow(error, -1 / s->order);
        factor = factor > s->most ? s->most : factor < 0.2 ? 0.2 : factor;
        int singular = p->nm > 0 && p->recent < SHY && l->here >= SHY && l->dodges < DODGES;
        memcpy(l->raw, l->new, n * sizeof(F));
        if (is_cut(l, error <= 1)) continue;
        if (error > 1 && l->met < 0) {
            reject(l, l->h * (singular ? 0.93 : factor < 0.95 ? factor : 0.95));
            l->dodges += singular;
            continue;
        }
        if (p->is_checked && l->met < 0 && is_broken(l)) continue;
        int sampling = c->samples < c->wanted && wanted[c->samples] <= l->end;
        if (sampling) make_dense(l);
        status = DONE;
        if (!close_step(l, &status)) {
            if (status) return status;
            continue;
        }
        if (sampling) take_samples(l, wanted, samples);
        memcpy(l->y, l->new, n * sizeof(F));
        c->t = l->end;
        if (!s->is_fixed) c->step = next_length(l, factor);
        if (c->t >= l->cut) l->cut = INFINITY;
        l->retries = 0;
        renew(l);
        if (p->painleve || p->failed) return trouble(p, DONE);
        int event = has_event(l);
        keep_node(l, node_times, nodes);
        c->steps++;
        if (event) return EVENT;
    }
}

/* Steps until the end, an event, trouble or a full page of nodes; call again to go on. `work` has (SPACE + 4) n + 12 guards. */
I integrate(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes, F *before,
            F *work) {
    I n = size_of(p);
    F *new = work + SPACE * n, *after = new + 4 * n;
    Loop l = {p, c, STEPPERS + c->method, y, dy, atol, work, new, new + n, new + 2 * n, new + 3 * n, before, after, after + guard_count(p),
              c->t, 0, 0, 0, 0, INFINITY, p->recent, 1, 0, 0, 0, 0, -1};
    I status = steps(&l, wanted, samples, node_times, nodes);
    p->is_fixed = 0;
    return status;
}

/* Make a step of a run again, from its node: the dense output in `space`. */
static void repeat_step(Plant *p, const Clock *c, F t, F h, const F *y, const F *atol, F *dy, F *new, F *space) {
    const Stepper *s = STEPPERS + c->method;
    p->is_fixed = p->usual = 0;
    p->recent = 1;
    p->is_careful = 0;
    rates(p, t, y, dy);
    p->is_fixed = 1;
    attempt(p, s, c, t, h, y, dy, atol, 1, new, space);
    s->dense(p, t, h, y, new, space);
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
            h = node_times[k + 1] - node_times[k];
            repeat_step(p, c, node_times[k], h, y, atol, dy, new, space);
            made = k;
        }
        s->between(p, y, new, (times[j] - node_times[k]) / h, space, out + j * n);
        project(p, times[j], out + j * n, c->close);
    }
    p->is_fixed = p->is_careful = 0;
}
