/* One evaluation of a plant: its state, its inputs, its machine code, and where each result stands. */

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

static void evaluate(Plant *p, F t, const F *y) {
    set_state(p, t, y);
    ((Code)p->code)(p->out, p->x, (void *)p->data);
    p->evaluations += 1;
}

static F *masses(Plant *p) { return p->out + p->nq; }
static F *forcing(Plant *p) { return masses(p) + p->nM; }
static F *slopes_of_rows(Plant *p) { return forcing(p) + p->nu; }
static F *bias(Plant *p) { return slopes_of_rows(p) + p->nA; }
static F *residuals(Plant *p) { return bias(p) + p->nm; }
static F *velocity_residuals(Plant *p) { return residuals(p) + p->nh; }
static F *laws(Plant *p) { return velocity_residuals(p) + p->nm; }

static void unpack(Plant *p) {
    I n = p->nu;
    memset(p->M, 0, n * n * sizeof(F));
    const F *m = masses(p), *a = slopes_of_rows(p);
    for (I k = 0; k < p->nM; k++) {
        p->M[p->M_rows[k] * n + p->M_columns[k]] = m[k];
        p->M[p->M_columns[k] * n + p->M_rows[k]] = m[k];
    }
    memset(p->A, 0, p->nm * n * sizeof(F));
    for (I k = 0; k < p->nA; k++) p->A[p->A_rows[k] * n + p->A_columns[k]] = a[k];
}

/* One law of contact or friction, as kernel.c says. */
typedef struct {
    const F *s, *G, *bias, *mu, *smoothing, *P, *S, *K, *constant;
    I count, first;
    F slow, starting; /* the size of s below which its direction is rounding; that up to which it begins to slip, or stops */
} Law;

#define STOPPING 100 /* times the size of s below which it is none: slower than this it keeps its direction until it stops */

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
    law.slow = p->slow[index];
    law.starting = fmax(p->starting[index], STOPPING * law.slow);
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

/* Euler parameters of unit length again. */
static void normalize(Plant *p, F *y) {
    for (I k = 0; k < p->nquad; k++) {
        F *e = y + p->quadruples[k], size = sqrt(e[0] * e[0] + e[1] * e[1] + e[2] * e[2] + e[3] * e[3]);
        for (I i = 0; i < 4; i++) e[i] /= size;
    }
}
