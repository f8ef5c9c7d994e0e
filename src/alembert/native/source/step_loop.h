/* The one step loop: adaptive or fixed steps by a stepper, with projection, events, samples and singular positions.
 *
 * To add an integrator, answer in a header of its own:
 * 1. attempt: the state after a step h from y, with y' = dy there, and the size of its error against the tolerances (at most 1
 *    is good; 0 where steps are fixed; NaN where numbers fail); is_new says that y is not the state of the last attempt;
 * 2. dense: whatever `between` needs besides, called once before it;
 * 3. between: the state at a part of the step, by its dense output;
 * and give it a row in STEPPERS below and in native/kernel.py, with the space for states that it needs (SPACE at most). */

typedef struct {
    F (*attempt)(Plant *, F t, F h, const F *y, const F *dy, const F *atol, F rtol, I is_new, F *new, F *space);
    void (*dense)(Plant *, F t, F h, const F *y, const F *new, F *space);
    void (*between)(Plant *, const F *y, const F *new, F part, const F *space, F *out);
    F order; /* of the estimate of the error */
    F most;  /* a step grows by this factor at most */
    I is_fixed;
} Stepper;

#define SPACE 24
static const Stepper STEPPERS[] = {
    {dormand_prince, dormand_prince_dense, dormand_prince_between, 8, 6, 0},
    {rosenbrock, rosenbrock_dense, rosenbrock_between, 4, 5, 0},
    {runge_kutta, runge_kutta_dense, runge_kutta_between, 4, 1, 1},
};

static F norm(const F *a, const F *scale, I n) {
    F sum = 0;
    for (I i = 0; i < n; i++) sum += (a[i] / scale[i]) * (a[i] / scale[i]);
    return sqrt(sum / (n > 0 ? n : 1));
}

/* A first step size (Hairer, Norsett and Wanner 1993, II.4). */
F first_step(Plant *p, Clock *c, const F *y, const F *dy, const F *atol, F *work) {
    I n = size_of(p);
    F *scale = work, *moved = work + n, *other = work + 2 * n;
    for (I i = 0; i < n; i++) scale[i] = atol[i] + c->rtol * fabs(y[i]);
    F d0 = norm(y, scale, n), d1 = norm(dy, scale, n), left = c->end - c->t;
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

/* The earliest change of sign within the step, as a part of it, by bisection on the dense output between looks at a few
 * points (one for friction alone, whose guards are cheap to leave and dear to ask); or 2 if there is none. */
static F locate(Plant *p, const Stepper *s, const F *space, const F *y, const F *new, F t, F h, const F *before, F *trial,
                F *point, I *event) {
    I looks = p->nguard > 0 ? LOOKS : 1, look = 0;
    F low = 0, high = 2;
    while (look < looks && high > 1) {
        F part = (F)++look / looks;
        s->between(p, y, new, part, space, point);
        guards(p, t + part * h, point, trial);
        *event = first_event(p, before, trial);
        if (*event >= 0) high = part; else low = part;
    }
    if (high > 1) return high;
    for (I k = 0; k < 80 && (high - low) * h > 4 * EPSILON * fabs(t + h); k++) {
        F middle = 0.5 * (low + high);
        if (middle <= low || middle >= high) break;
        s->between(p, y, new, middle, space, point);
        guards(p, t + middle * h, point, trial);
        I hit = first_event(p, before, trial);
        if (hit >= 0) { high = middle; *event = hit; } else low = middle;
    }
    s->between(p, y, new, high, space, point);
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

/* An attempt whose stages are put onto the constraints where a singular position is near. */
static F attempt(Plant *p, const Stepper *s, Clock *c, F h, const F *y, const F *dy, const F *atol, I is_new, F *new, F *space) {
    memcpy(p->previous, dy + p->nq, p->nu * sizeof(F));
    p->is_careful = p->nm > 0 && p->recent < NEAR;
    p->recent = 1;
    p->failed = 0;
    F error = s->attempt(p, c->t, h, y, dy, atol, c->rtol, is_new, new, space);
    if (!p->is_careful && p->nm > 0 && p->recent < NEAR) {
        p->is_careful = 1;
        error = s->attempt(p, c->t, h, y, dy, atol, c->rtol, 1, new, space);
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

static I steps(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes,
               F *before, F *work) {
    const Stepper *s = STEPPERS + c->method;
    I n = size_of(p), dodges = 0, accepted = c->steps, tried = c->rejected, is_new = 1;
    F *space = work, *new = space + SPACE * n, *point = new + n, *raw = point + n, *after = raw + n;
    F here = p->recent; /* at the start of the step; one that starts in a singular position cannot dodge it */
    c->nodes = 0;
    if (c->steps == 0) look_ahead(p, c, y, dy, point, raw);
    p->is_fixed = 1;
    for (;;) {
        F t = c->t, left = c->end - t, size = fabs(t) > 1e-2 * left ? fabs(t) : 1e-2 * left;
        if (left <= 4 * EPSILON * (fabs(c->end) > size ? fabs(c->end) : size)) return DONE;
        if (c->nodes == c->page) return PAGE;
        if (c->steps > accepted) { accepted = c->steps; tried = c->rejected; }
        F h = s->is_fixed ? next_on_grid(c) - t : c->step;
        if (!s->is_fixed && (!(h > 10 * EPSILON * size) || c->rejected - tried > HOPELESS)) return trouble(p, COLLAPSED);
        int last = h >= left * (1 - 1e-9 * s->is_fixed);
        F goal = last ? c->end : t + h;
        if (last) h = left;
        else if (!s->is_fixed && h > 0.5 * left) goal = t + (h = 0.5 * left);
        F error = attempt(p, s, c, h, y, dy, atol, is_new, new, space);
        is_new = 0;
        if (!isfinite(error)) {
            c->step = 0.1 * h;
            c->rejected++;
            if (s->is_fixed || c->step < 1e-14 * size) return trouble(p, NOT_FINITE);
            continue;
        }
        F factor = error == 0 ? s->most : 0.9 * pow(error, -1 / s->order);
        factor = factor > s->most ? s->most : factor < 0.2 ? 0.2 : factor;
        int singular = p->nm > 0 && p->recent < SHY && here >= SHY && dodges < DODGES;
        if (error > 1) {
            c->step = h * (singular ? 0.93 : factor < 0.95 ? factor : 0.95);
            dodges += singular;
            c->rejected++;
            continue;
        }
        F end = goal;
        int sampling = c->samples < c->wanted && wanted[c->samples] <= end;
        I event = -1, watched = p->nguard > 0;
        if (!watched && p->nlaw > 0) {
            guards(p, end, new, after);
            watched = first_event(p, before, after) >= 0;
        }
        memcpy(raw, new, n * sizeof(F));
        if (sampling || watched) s->dense(p, t, h, y, raw, space);
        if (watched) {
            F part = locate(p, s, space, y, raw, t, h, before, after, point, &event);
            if (event >= 0 && part < 1) {
                end = t + part * h;
                memcpy(new, point, n * sizeof(F));
            }
        }
        p->recent = 1;
        memcpy(point, new, n * sizeof(F));
        F open = project(p, end, new, c->close);
        if (!s->is_fixed) {
            if (p->nm > 0 && jumped(p, point + p->nq, new + p->nq, atol + p->nq, c->rtol)) {
                c->step = 0.5 * h;
                c->rejected++;
                continue;
            }
            if (p->nm > 0 && p->recent < SHY && here >= SHY && event < 0 && !last && dodges < DODGES) { /* do not stop here */
                c->step = 0.93 * h;
                dodges++;
                c->rejected++;
                continue;
            }
        }
        dodges = 0;
        if (!(open <= 1e3 * c->close)) {
            c->step = 0.5 * h;
            c->rejected++;
            if (s->is_fixed || c->step < 1e-12 * size) return OPEN;
            continue;
        }
        while (sampling && c->samples < c->wanted && wanted[c->samples] <= end) {
            if (wanted[c->samples] == end) memcpy(point, new, n * sizeof(F));
            else {
                s->between(p, y, raw, (wanted[c->samples] - t) / h, space, point);
                project(p, wanted[c->samples], point, c->close);
            }
            memcpy(samples + n * c->samples++, point, n * sizeof(F));
        }
        memcpy(y, new, n * sizeof(F));
        c->t = end;
        if (!s->is_fixed) c->step = h * factor < c->largest ? h * factor : c->largest;
        p->painleve = 0;
        p->is_fixed = 0; /* the independent constraints of the next step */
        rates(p, end, y, dy);
        p->is_fixed = is_new = 1;
        here = p->recent;
        if (p->painleve || p->failed) return trouble(p, DONE);
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

/* Steps until the end, an event, trouble or a full page of nodes; call again to go on. `work` has (SPACE + 3) n + guards. */
I integrate(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes, F *before,
            F *work) {
    I status = steps(p, c, y, dy, atol, wanted, samples, node_times, nodes, before, work);
    p->is_fixed = 0;
    return status;
}

/* States at any times (ascending) between the nodes of a run: one step from the node before, put onto the constraints. */
void states_at(Plant *p, const Clock *c, I count, const F *times, I node_count, const F *node_times, const F *nodes, F *atol,
               F *out, F *work) {
    const Stepper *s = STEPPERS + c->method;
    I n = size_of(p), k = 0, started = -1;
    F *space = work, *dy = space + SPACE * n;
    p->is_careful = 0;
    for (I j = 0; j < count; j++) {
        while (k + 1 < node_count && node_times[k + 1] <= times[j]) k++;
        const F *y = nodes + k * n;
        F h = times[j] - node_times[k], *found = out + j * n;
        memcpy(found, y, n * sizeof(F));
        if (h == 0) continue;
        if (started != k) {
            p->is_fixed = p->usual = 0;
            rates(p, node_times[k], y, dy);
            memcpy(p->previous, dy + p->nq, p->nu * sizeof(F));
        }
        p->is_fixed = 1;
        s->attempt(p, node_times[k], h, y, dy, atol, c->rtol, started != k, found, space);
        project(p, times[j], found, c->close);
        started = k;
    }
    p->is_fixed = 0;
}
