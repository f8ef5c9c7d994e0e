/* What is watched along the whole motion: the largest and least values of expressions, and their integrals over time.
 *
 * The dense output of every step is looked at on the nine points of crossings.h. An extremum among them is followed by
 * parabolas; integrals are those of the polynomial through the nine values (Clenshaw and Curtis 1960). */

/* The lowest point of the parabola through three points; or the middle one where it has none within them. */
static F vertex(const F *x, const F *g, F *value) {
    F first = (g[1] - g[0]) / (x[1] - x[0]), second = (g[2] - g[1]) / (x[2] - x[1]);
    F curvature = (second - first) / (x[2] - x[0]);
    F place = 0.5 * (x[0] + x[1]) - 0.5 * first / curvature;
    if (!(curvature > 0) || !(place > x[0]) || !(place < x[2])) {
        *value = g[1];
        return x[1];
    }
    *value = g[0] + (place - x[0]) * (first + curvature * (place - x[1]));
    return place;
}

static const F CLENSHAW_CURTIS[9] = {0.007936507936507936, 0.07310932460800906, 0.1396825396825397, 0.18085892936024494, 0.19682539682539682,
                                     0.18085892936024494, 0.1396825396825397, 0.07310932460800906, 0.007936507936507936};

static void see(Plant *p, F t, const F *y, F *values) {
    set_whole_state(p, t, y);
    ((Code)p->seen_code)(values, p->x, (void *)p->seen_data);
}

static void see_part(Loop *l, F part, F *values) {
    l->s->between(l->p, l->y, l->raw, part, l->space, l->point);
    see(l->p, l->t + part * l->h, l->point, values);
}

/* Follow a value to its extremum among three parts of the step, of which the middle one has the best. */
static F followed(Loop *l, I k, F sign, F *x, F *g) {
    F *trial = l->p->seen_space + 9 * l->p->nseen, lowest;
    for (I turn = 0; turn < 6; turn++) {
        F place = vertex(x, g, &lowest);
        if (fabs(place - x[1]) <= 1e-9 * (x[2] - x[0]) || !(g[1] - lowest > 4 * EPSILON * fabs(g[1]))) break;
        see_part(l, place, trial);
        F value = sign * trial[k];
        I better = value < g[1], other = (place < x[1]) == better ? 2 : 0;
        x[other] = better ? x[1] : place;
        g[other] = better ? g[1] : value;
        if (better) { x[1] = place; g[1] = value; }
    }
    return g[1];
}

/* The least of sign times a value in the step up to its end, if it is less than the best so far: a dip is followed where the
 * parabola through three points, or a tenth of their spread below it, is. */
static F least_in_step(Loop *l, I k, F sign, F width, F best) {
    I n = l->p->nseen;
    const F *values = l->p->seen_space + k;
    best = fmin(best, sign * values[0]);
    for (I j = 1; j < 9; j++) {
        F found = sign * values[j * n];
        if (j < 8 && found <= sign * values[(j - 1) * n] && found <= sign * values[(j + 1) * n]) {
            F x[3], g[3], lowest;
            for (I i = 0; i < 3; i++) {
                x[i] = width * CHEBYSHEV[j - 1 + i];
                g[i] = sign * values[(j - 1 + i) * n];
            }
            vertex(x, g, &lowest);
            if (lowest - 0.1 * (fmax(g[0], g[2]) - g[1]) < best) found = followed(l, k, sign, x, g);
        }
        if (found < best) best = found;
    }
    return best;
}

/* Take into account the step from l->t to l->end, whose dense output is made. */
static void observe(Loop *l) {
    Plant *p = l->p;
    F width = l->end == l->goal ? 1 : (l->end - l->t) / l->h;
    I is_known = l->seen_looks && width == 1;
    for (I k = 0; is_known && k < 9 * p->nseen; k++) p->seen_space[k] = l->seen_looks[k * l->width];
    for (I j = 0; j < 9; j++)
        if (!is_known) see_part(l, width * CHEBYSHEV[j], p->seen_space + j * p->nseen);
    for (I k = 0; k < p->nseen; k++) {
        F sum = 0;
        for (I j = 0; j < 9; j++) sum += CLENSHAW_CURTIS[j] * p->seen_space[j * p->nseen + k];
        if (p->seen_kinds[k] == INTEGRAL) p->seen[k] += sum * (l->end - l->t);
        if (p->seen_kinds[k] == MAXIMUM) p->seen[k] = -least_in_step(l, k, -1, width, -p->seen[k]);
        if (p->seen_kinds[k] == MINIMUM) p->seen[k] = least_in_step(l, k, 1, width, p->seen[k]);
    }
}
