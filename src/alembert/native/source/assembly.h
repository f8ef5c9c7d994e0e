/* Assembly: states put onto the constraints nearest to given ones, by the masses there, in coordinates whose rates are the speeds.
 * The same as assembly/constraint_projection.py, without its searches round about: what is not found here is left to it. */

#define CLOSED 1e-12   /* of a length of the mechanism: the constraints are closed */
#define EXACT 1e-15    /* no step is taken from here */
#define NEAREST 1e-11  /* what may be left of the change along the constraints, of the whole of it */
#define NEARLY 1e-9    /* the same, where no step comes nearer */
#define OBEYED 1e-9    /* velocity residuals, of the speeds */
#define SHORTEST 1e-3  /* of a step: where even such a step does not come nearer, the search ends */
#define MOST_STEPS 100

/* The change of a place from the start, the part of it along the constraints, and the squares of both by the masses there. */
typedef struct {
    F *change, *along;
    F whole, left;
} Slope;

typedef struct {
    Plant *p;
    F t, scale;
    const F *start, *limits; /* where it began; how far each speed may move at most in a step */
    const F *masses;         /* the entries of the mass matrix there, which measure the steps onto the constraints */
    const I *held;           /* the speeds along which nothing may move */
} Place;

/* The rows and masses of a state just evaluated, with nothing moving along what is held; for positions the holonomic rows only. */
static void prepare_free(const Place *a, int for_positions) {
    Plant *p = a->p;
    I n = p->nu;
    unpack(p);
    for (I k = 0; for_positions && k < p->nm; k++)
        if (p->held_at[k] < 0) memset(p->A + k * n, 0, n * sizeof(F));
    for (I i = 0; i < n; i++) {
        if (!a->held[i]) continue;
        for (I j = 0; j < n; j++) p->M[i * n + j] = p->M[j * n + i] = i == j;
        for (I k = 0; k < p->nm; k++) p->A[k * n + i] = 0;
    }
    prepare(p, p->nm, a->t);
}

/* The smallest step, in p->step, that takes away what is `left` of the rows of a state just evaluated: one number for each row,
 * for positions for each holonomic one. */
static void smallest_free_step(const Place *a, int for_positions, const F *left) {
    Plant *p = a->p;
    p->usual = 0;
    if (p->solver == SPARSE) {
        sparse_prepare(p, a->t);
        sparse_step(p, left, p->step);
        return;
    }
    prepare_free(a, for_positions);
    I m = for_positions ? held_rows(p, p->nm) : p->nactive;
    const I *rows = for_positions ? p->subset : p->active;
    for (I k = 0; k < m; k++) p->rest[k] = left[for_positions ? p->held_at[rows[k]] : rows[k]];
    if (m < p->nactive) gram(p, rows, m); /* else it was just made */
    smallest_step(p, rows, m, p->rest, p->step);
}

/* By the masses of the state last evaluated. */
static F mass_product(const Plant *p, const F *u, const F *v) {
    const F *m = p->out + p->nq;
    F sum = 0;
    for (I k = 0; k < p->nM; k++) {
        I i = p->order[p->M_rows[k]], j = p->order[p->M_columns[k]];
        sum += m[k] * (i == j ? u[i] * v[i] : u[i] * v[j] + u[j] * v[i]);
    }
    return sum;
}

/* Move by a part of a step that turns nothing by more than its limit. */
static void move(const Place *a, F *y, const F *step, F part) {
    F most = 1;
    for (I i = 0; i < a->p->nu; i++) most = fmax(most, fabs(part * step[i]) / a->limits[i]);
    for (I i = 0; i < a->p->nu; i++) y[i] += part * step[i] / most;
}

/* The length of all residuals, each against its row. */
static F length_of_residuals(Plant *p) {
    F sum = 0;
    for (I k = 0; k < p->nh; k++) {
        F usual = p->usual_sizes[p->held[k]];
        sum += residuals(p)[k] * residuals(p)[k] / (usual > 0 ? usual : 1);
    }
    return sqrt(sum);
}

/* Steps of Gauss and Newton onto the constraints; false if they do not get there. */
static int close_positions(const Place *a, F *y, F *best) {
    Plant *p = a->p;
    F last = INFINITY, open = INFINITY;
    for (I k = 0; k < MOST_STEPS; k++) {
        evaluate(p, a->t, y);
        F length = length_of_residuals(p);
        if (!(length < last)) { /* as near as it gets, or lost */
            if (open <= CLOSED) memcpy(y, best, p->nq * sizeof(F));
            return open <= CLOSED;
        }
        memcpy(best, y, p->nq * sizeof(F));
        last = length;
        open = open_by(p) / a->scale;
        if (open <= EXACT) return 1;
        memcpy(masses(p), a->masses, p->nM * sizeof(F));
        smallest_free_step(a, 1, residuals(p));
        move(a, y, p->step, 1);
    }
    return 0;
}

static void take_slope(const Place *a, const F *y, Slope *s) {
    Plant *p = a->p;
    I n = p->nu;
    F *across = p->residual; /* A times the change, for the holonomic rows */
    evaluate(p, a->t, y);
    for (I i = 0; i < n; i++) s->change[i] = a->held[i] ? 0 : y[i] - a->start[i];
    memset(across, 0, p->nh * sizeof(F));
    for (I k = 0; k < p->nA; k++) {
        I at = p->held_at[p->A_rows[k]];
        if (at >= 0) across[at] += slopes_of_rows(p)[k] * s->change[p->order[p->A_columns[k]]];
    }
    smallest_free_step(a, 1, across);
    for (I i = 0; i < n; i++) s->along[i] = a->held[i] ? 0 : s->change[i] + p->step[i];
    s->whole = mass_product(p, s->change, s->change);
    s->left = mass_product(p, s->along, s->along);
}

/* Slide along the constraints until the change from the start has no part along them; the length of each step is that of Barzilai
 * and Borwein (1988). False if it does not end there. */
static int slide_nearest(const Place *a, F *y, F *work) {
    Plant *p = a->p;
    I n = p->nu;
    Slope here = {work, work + n, 0, 0}, found = {work + 2 * n, work + 3 * n, 0, 0};
    F *trial = work + 4 * n, *best = work + 6 * n, share = 1, whole;
    take_slope(a, y, &here);
    whole = here.whole;
    for (I k = 0; k < MOST_STEPS && share >= SHORTEST; k++) {
        if (here.left <= NEAREST * NEAREST * here.whole) return 1;
        memcpy(trial, y, 2 * n * sizeof(F));
        move(a, trial, here.along, -share);
        int closed = close_positions(a, trial, best);
        if (closed) take_slope(a, trial, &found);
        if (closed && (found.left < here.left || found.whole < whole)) {
            F part = mass_product(p, found.along, here.along) / mass_product(p, here.along, here.along);
            share *= fmin(fmax(1 / fmax(1 - part, 1e-300), 0.1), 10);
            memcpy(y, trial, n * sizeof(F));
            Slope other = here;
            here = found;
            found = other;
            whole = here.whole;
        } else share /= 4;
    }
    return here.left <= NEARLY * NEARLY * here.whole;
}

/* The speeds nearest to those given that obey the velocity constraints; two steps gain all digits. */
static int settle_speeds(const Place *a, F *y) {
    Plant *p = a->p;
    F moving = 0, slip = 0;
    for (I turn = 0; turn < 3; turn++) {
        evaluate(p, a->t, y);
        if (turn == 2) break;
        smallest_free_step(a, 0, velocity_residuals(p));
        for (I i = 0; i < p->nu; i++)
            if (!a->held[i]) y[p->nq + i] += p->step[i];
    }
    for (I i = 0; i < p->nu; i++) moving += y[p->nq + p->order[i]] * y[p->nq + p->order[i]] / p->metric[i];
    for (I k = 0; k < p->nm; k++) {
        F usual = p->usual_sizes[k];
        slip = fmax(slip, fabs(velocity_residuals(p)[k]) / (usual > 0 ? sqrt(usual) : 1));
    }
    return slip <= OBEYED * (sqrt(moving) + a->scale);
}

/* From the start itself onto the constraints, or from a guess. */
static int assemble(Place *a, const I *held_positions, const I *held_speeds, const F *guess, F *y, F *work) {
    Plant *p = a->p;
    I n = p->nu;
    F *start = work + 8 * n, *there = start + n;
    memcpy(start, y, n * sizeof(F));
    evaluate(p, a->t, y);
    memcpy(there, masses(p), p->nM * sizeof(F));
    a->start = start;
    a->masses = there;
    a->held = held_positions;
    for (I i = 0; guess && i < n; i++)
        if (!held_positions[i]) y[i] = guess[i];
    if (!close_positions(a, y, work)) return 0;
    if (memcmp(start, y, n * sizeof(F)) != 0 && !slide_nearest(a, y, work)) return 0;
    a->held = held_speeds;
    return settle_speeds(a, y) && !p->failed;
}

/* A lower bound of how far the rows of the last step are from depending on each other, each against its usual size: of the least
 * singular value, by the determinant and the sum of the others. Zero where it is not known. */
static F independence(const Plant *p) {
    F product = 1, sum = 0;
    I m = p->nm;
    if (p->solver == SPARSE || p->nactive < m) return 0;
    for (I k = 0; k < m; k++) {
        F usual = p->usual_sizes[p->active[k]];
        usual = usual > 0 ? usual : 1;
        product *= p->G[k * m + k] / usual;
        for (I i = 0; i < p->nu; i++) {
            F a = p->A[p->active[k] * p->nu + i];
            sum += a * a * p->metric[i] / usual;
        }
    }
    return m > 1 ? sqrt(product) * pow((m - 1) / sum, 0.5 * (m - 1)) : sqrt(product);
}

/* The starts of all runs of a batch, in place; which of them are found is in `status`, and how independent their constraints are
 * at least in `times`. The `limits` are for each run, and `space` is for 9 sets of speeds and the entries of a mass matrix. */
void assemble_batch(Batch *b, const F *limits, const I *held_positions, const I *held_speeds, const F *guess) {
    Plant *p = plant_of(b, 0);
    I n = size_of(p);
    Plant fresh = *p;
    for (I run = 0; run < b->runs && !*b->is_cancelled; run++) {
        *p = fresh;
        take_numbers(b, p, run);
        Place a = {p, b->start, b->lengths[run], 0, limits + run * p->nu, 0, 0};
        b->status[run] = assemble(&a, held_positions, held_speeds, guess, b->states + run * n, b->space) ? DONE : OPEN;
        b->times[run] = independence(p);
    }
    *p = fresh;
}
