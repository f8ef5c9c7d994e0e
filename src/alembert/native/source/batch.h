/* Many runs: each in a loop of its own, their steps tried side by side in vector lanes (lanes.c) or one by one. A run that has
 * ended gives its lane to the next one. */

const I batch_offsets[] = OFFSETS_OF_BATCH;

typedef void (*Together)(Lanes *);
#define CRAWL 1e-4    /* of its duration: a run that comes no farther in a page of steps is left to others */
#define DELICATE 0.01 /* nearness of a singular position at which steps are tried alone */
#define SAME_TIME 1000 /* events without any progress of time */

typedef struct {
    Loop loop;
    Clock clock;
    Plant fresh; /* the Plant as it is before every run */
    I run;       /* the number of the run, or -1 */
    F paged;     /* the time when the last page of steps began */
    F last;      /* the time of the last event, and how many were there */
    I same;
} Lane;

static Plant *plant_of(const Batch *b, I j) { return (Plant *)b->plants[j]; }

/* The space of a lane: y, y', guards, and that of its loop. */
static void set_up(Batch *b, Lane *lane, I j) {
    Plant *p = plant_of(b, j);
    I n = size_of(p), g = guard_count(p);
    F *space = b->space + j * ((SPACE + 6) * n + 13 * g);
    memset(lane, 0, sizeof(Lane));
    lane->fresh = *p;
    lane->run = -1;
    lane->loop.p = p;
    lane->loop.y = space;
    lane->loop.before = space + 2 * n;
}

/* The masses and inertias of all bodies of a tree, gravity, and the rotors of its speeds. */
static void take_bodies(Tree *tree, const F *numbers) {
    memcpy(tree->mass, numbers, tree->count * sizeof(F));
    memcpy(tree->inertia, numbers + tree->count, 9 * tree->count * sizeof(F));
    memcpy(tree->weight, numbers + 10 * tree->count, 3 * sizeof(F));
    memcpy(tree->armature, numbers + 10 * tree->count + 3, tree->nu * sizeof(F));
}

/* Give a Plant the inputs and parameters of a run, and the sizes by which its constraints are measured. */
static void take_numbers(Batch *b, Plant *p, I run) {
    F *numbers = p->x + p->nq + p->nu + 1;
    if (p->input == CONSTANT) memcpy(numbers, b->inputs + run * p->ni, p->ni * sizeof(F));
    memcpy(numbers + p->ni, b->parameters + run * p->np, p->np * sizeof(F));
    if (b->signals) p->signal_values = b->signals + run * p->nsignal * p->ni;
    if (b->nstop) p->stops = b->stops + run * b->nstop;
    if (b->nstop) p->nstop = b->nstop;
    if (b->nbody) take_bodies((Tree *)p->tree, b->bodies + run * b->nbody);
    if (!b->nscale) return;
    const F *scales = b->scales + run * b->nscale;
    for (I i = 0; i < p->nu; i++) {
        p->metric[i] = scales[p->order[i]];
        p->inverse_lengths[i] = scales[p->nu + p->order[i]];
    }
    memcpy(p->usual_sizes, scales + 2 * p->nu, p->nm * sizeof(F));
}

/* Let steps begin at the present state of a lane, whose modes are chosen. */
static void begin_steps_of(Batch *b, Lane *lane, F *atol) {
    Clock *c = &lane->clock;
    Plant *p = lane->loop.p;
    I n = size_of(p);
    F *y = lane->loop.y, *before = lane->loop.before;
    lane->loop = loop_of(p, c, y, y + n, atol, before, before + guard_count(p));
    lane->loop.wanted = b->wanted;
    lane->loop.samples = b->sampled + lane->run * b->samples * n;
    lane->paged = c->t;
}

/* Let the next run begin in a lane: AGAIN, or the way in which it ends at once. */
static I begin_run(Batch *b, Lane *lane, I j) {
    Plant *p = plant_of(b, j);
    Clock *c = &lane->clock;
    I n = size_of(p), run = lane->run = b->next++;
    F *y = lane->loop.y, *before = lane->loop.before;
    memcpy((void *)b->blocks[j], (void *)b->fresh[j], b->words * sizeof(I));
    *p = lane->fresh;
    memcpy(y, b->states + run * n, n * sizeof(F));
    take_numbers(b, p, run);
    F *atol = b->atol + run * n;
    *c = (Clock){.t = b->start, .start = b->start, .end = b->end, .largest = b->largest, .rtol = b->rtol,
                 .close = b->close * b->lengths[run], .page = 1024, .wanted = b->samples, .method = b->method};
    lane->last = -INFINITY;
    lane->same = 0;
    if (p->nseen) memset(p->seen_space + 10 * p->nseen, 0, p->nseen * sizeof(F));
    for (I k = 0; k < p->nseen; k++)
        p->seen[k] = p->seen_kinds[k] == MAXIMUM ? -INFINITY : p->seen_kinds[k] == MINIMUM ? INFINITY : 0;
    p->length = b->lengths[run];
    if (p->nlaw && !start_modes(p, b->start, b->end - b->start, c->close, y, y + n, before)) return COLLAPSED;
    p->painleve = p->failed = 0;
    rates(p, b->start, y, y + n);
    guards(p, b->start, y, before);
    begin_steps_of(b, lane, atol);
    if (b->samples && b->wanted[0] == b->start) {
        memcpy(lane->loop.samples, y, n * sizeof(F));
        c->samples = 1;
    }
    c->step = first_step(p, c, y, y + n, atol, lane->loop.space);
    begin_steps(&lane->loop);
    return trouble(p, AGAIN);
}

/* What is left of a run that has ended, in its rows. */
static void end_run(Batch *b, Lane *lane, I status) {
    Plant *p = lane->loop.p;
    Clock *c = &lane->clock;
    I run = lane->run, n = size_of(p);
    int is_doubtful = p->broken < INFINITY || p->doubtful < INFINITY;
    b->status[run] = is_doubtful ? PAGE : status; /* of what no step has seen, simulate tells */
    b->steps[run] = c->steps;
    b->times[run] = c->t;
    memcpy(b->final + run * n, lane->loop.y, n * sizeof(F));
    F *seen = b->seen + run * p->nseen;
    if (p->nseen) see(p, c->t, lane->loop.y, p->seen_space);
    for (I k = 0; k < p->nseen; k++) seen[k] = p->seen_kinds[k] == FINAL ? p->seen_space[k] : p->seen[k];
    lane->run = -1;
}

/* Go on with other modes of friction, as simulate does with a new segment. */
static I change_modes(Batch *b, Lane *lane) {
    Plant *p = lane->loop.p;
    Clock *c = &lane->clock;
    F *y = lane->loop.y, *before = lane->loop.before;
    p->is_fixed = 0;
    if (!choose_modes(p, c->t, c->close, y, before)) return COLLAPSED;
    p->painleve = p->failed = 0;
    rates(p, c->t, y, y + size_of(p));
    friction_guards(p, before);
    c->step = fmin(c->step, 1e-3 * (c->end - c->start));
    begin_steps_of(b, lane, lane->loop.atol);
    begin_steps(&lane->loop);
    return trouble(p, AGAIN);
}

/* An event of a run: the first times of all that were met are kept. AGAIN if the run goes on. */
static I meet(Batch *b, Lane *lane) {
    Plant *p = lane->loop.p;
    I count = first_kink(p), ends = 0;
    F t = lane->clock.t, size = fmax(b->end - b->start, fabs(t)), *first = b->first + lane->run * count;
    for (I k = 0; k < count; k++)
        if (p->hits[k]) {
            if (isnan(first[k])) first[k] = t;
            p->is_past[k] = 1;
            ends |= b->ends[k];
        }
    if (ends) return EVENT;
    lane->same = t - lane->last <= 1e-12 * size ? lane->same + 1 : 0;
    lane->last = t;
    if (lane->same > SAME_TIME) return COLLAPSED;
    I changed = 0;
    for (I l = 0; l < p->nlaw; l++) changed |= p->hits[p->nguard + l];
    return changed ? change_modes(b, lane) : AGAIN;
}

/* A page of steps is full: the run goes on if it came some way. */
static I turn_page(Lane *lane) {
    Clock *c = &lane->clock;
    int crawls = c->t - lane->paged < CRAWL * (c->end - c->start);
    lane->paged = c->t;
    c->nodes = 0;
    return crawls ? PAGE : AGAIN;
}

/* Bring a lane to its next step, through the ends of runs; false if no run is left for it. */
static int is_ready(Batch *b, Lane *lane, I j) {
    for (;;) {
        if (lane->run < 0) {
            if (b->next >= b->runs || *b->is_cancelled) return 0;
            I begun = begin_run(b, lane, j);
            if (begun != AGAIN) {
                end_run(b, lane, begun);
                continue;
            }
        }
        I status = next_step(&lane->loop);
        if (status == TRY) return 1;
        if (status == PAGE) status = *b->is_cancelled ? PAGE : turn_page(lane);
        if (status != AGAIN) end_run(b, lane, *b->is_cancelled ? PAGE : status);
    }
}

/* The inputs of all lanes at their own times. */
static void ask_lanes(I batch, const F *t, F *inputs) {
    Batch *b = (Batch *)batch;
    for (I j = 0; j < b->width; j++) {
        Plant *p = plant_of(b, j);
        set_inputs(p, t[j]);
        for (I i = 0; i < p->ni; i++) inputs[i * b->width + j] = p->x[p->nq + p->nu + 1 + i];
    }
}

/* The numbers of a lane to their places among those of all. */
static void spread(I count, I width, const F *from, F *to) {
    for (I k = 0; k < count; k++) to[k * width] = from[k];
}

static void collect(I count, I width, const F *from, F *to) {
    for (I k = 0; k < count; k++) to[k] = from[k * width];
}

/* A step of a lane to be tried with the others. */
static void put_in(Lanes *v, const Batch *b, const Lane *lane, I j) {
    const Loop *l = &lane->loop;
    const Plant *p = l->p;
    I n = v->n, w = b->width;
    v->t[j] = l->t;
    v->h[j] = l->h;
    spread(n, w, l->y, v->y + j);
    spread(n, w, l->dy, v->dy + j);
    if (l->c->steps + l->c->rejected > 0) return; /* the numbers of the run are there */
    spread(n, w, l->atol, v->atol + j);
    spread(p->ni + p->np, w, p->x + n + 1, v->x + (n + 1) * w + j);
    if (v->solver != EXPLICIT) spread(p->nu, w, p->metric, v->metric + j);
}

/* Whether steps of this lane are for the careful solves of one run alone. */
static int is_delicate(const Loop *l) { return l->p->nm > 0 && l->p->solver != EXPLICIT && (l->p->recent < DELICATE || l->p->nactive < l->p->nm); }

static F tried_alone(Loop *l) {
    l->stages = l->guard_looks = l->seen_looks = 0;
    return attempt(l->p, l->s, l->c, l->t, l->h, l->y, l->dy, l->atol, l->is_new, l->new, l->space);
}

/* Whether anything is looked for in the step; whether samples may be in it. */
static int is_looked_at(const Loop *l) { return l->p->seen_parts || is_watchful(l->p); }
static int is_sampled(const Loop *l) { return l->c->samples < l->c->wanted && l->wanted[l->c->samples] <= l->goal; }

/* The error of a step that was tried with the others; where the lane was not good enough, it is tried again alone. */
static F taken_out(Lanes *v, const Batch *b, Lane *lane, I j) {
    Loop *l = &lane->loop;
    I n = v->n, w = b->width;
    if (is_delicate(l) || v->weak[j] != 0) return tried_alone(l);
    collect(n, w, v->new + j, l->new);
    memcpy(l->p->previous, l->dy + l->p->nq, l->p->nu * sizeof(F));
    l->p->failed = 0;
    l->stages = v->K + j;
    l->width = w;
    int looks = is_looked_at(l);
    l->guard_looks = looks && v->nguard ? v->guard_looks + j : 0;
    l->seen_looks = looks && v->nseen ? v->seen_looks + j : 0;
    if (looks || is_sampled(l)) {
        collect(7 * n, w, v->K + 16 * n * w + j, l->space + 16 * n);
        l->is_dense = 1;
    }
    return v->error[j];
}

/* Whether the state that was reached is that of the last stage of the dense output, at the same time. */
static int is_last_stage(const Lanes *v, const Loop *l, I w, I j) {
    int same = l->is_dense && l->stages && v->t[j] + v->h[j] == l->c->t;
    for (I i = 0; same && i < v->n; i++) same = l->y[i] == v->new[i * w + j];
    return same;
}

/* The rates at the states that were reached. */
static void renew_lanes(Batch *b, Lanes *v, Lane *lanes, const I *taken) {
    I n = v->n, w = b->width, any = 0, again[WIDE] = {0};
    for (I j = 0; j < w; j++) {
        if (!taken[j]) continue;
        Loop *l = &lanes[j].loop;
        if (v->solver != EXPLICIT) {
            renew(l);
            continue;
        }
        l->is_new = 1;
        if (is_last_stage(v, l, w, j)) {
            collect(n, w, v->K + 12 * n * w + j, l->dy);
            continue;
        }
        any = again[j] = 1;
        v->t[j] = l->c->t;
        spread(n, w, l->y, v->y + j);
    }
    if (!any) return;
    ((Together)b->rates_lanes)(v);
    for (I j = 0; j < w; j++)
        if (again[j]) collect(n, w, v->dy + j, lanes[j].loop.dy);
}

static void try_together(Batch *b, Lanes *v, Lane *lanes, const I *ready, F *errors) {
    I looks = 0, samples = 0;
    for (I j = 0; j < b->width; j++) {
        if (!ready[j]) continue;
        put_in(v, b, lanes + j, j);
        looks |= is_looked_at(&lanes[j].loop);
        samples |= is_sampled(&lanes[j].loop);
    }
    ((Together)b->try_lanes)(v);
    if (looks || samples) ((Together)b->dense_lanes)(v);
    if (looks && (v->nguard || v->nseen)) ((Together)b->look_lanes)(v);
    for (I j = 0; j < b->width; j++)
        if (ready[j]) errors[j] = taken_out(v, b, lanes + j, j);
}

/* All runs of a batch, in as many lanes as it has; without vector code for them, one after the other. */
void integrate_batch(Batch *b) {
    Lane lanes[WIDE];
    Lanes *v = (Lanes *)b->lanes;
    I w = b->width;
    if (v && v->ask) v->ask = (I)ask_lanes;
    for (I j = 0; j < w; j++) set_up(b, lanes + j, j);
    for (;;) {
        I ready[WIDE], taken[WIDE], any = 0;
        F errors[WIDE];
        for (I j = 0; j < w; j++) any |= ready[j] = is_ready(b, lanes + j, j);
        if (!any) return;
        if (v) try_together(b, v, lanes, ready, errors);
        else errors[0] = tried_alone(&lanes[0].loop);
        for (I j = 0; j < w; j++) {
            taken[j] = 0;
            if (!ready[j]) continue;
            I status = take_step(&lanes[j].loop, errors[j]);
            taken[j] = status == TAKEN;
            if (status != TAKEN && status != AGAIN) end_run(b, lanes + j, status);
        }
        if (v) renew_lanes(b, v, lanes, taken);
        else if (taken[0]) renew(&lanes[0].loop);
        for (I j = 0; j < w; j++) {
            if (!taken[j]) continue;
            I status = end_step(&lanes[j].loop);
            if (status == EVENT) status = meet(b, lanes + j);
            if (status != AGAIN) end_run(b, lanes + j, status);
        }
    }
}
