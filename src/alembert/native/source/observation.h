/* What is watched along the whole motion: the largest and least values of expressions, and their integrals over time.
 *
 * The dense output of every step is looked at on the nine points of crossings.h, and its halves are where four of the values are not
 * those of the polynomial through the other five. An extremum among them is followed by parabolas; integrals are those of the
 * polynomial through the nine values (Clenshaw and Curtis 1960). What may do much in a moment is looked at in each of seen_parts
 * of the run at least. */

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
    for (I turn = 0; turn < MOST_TURNS; turn++) {
        F place = vertex(x, g, &lowest);
        if (fabs(place - x[1]) <= 1e-9 * (x[2] - x[0]) || !(g[1] - lowest > 4 * EPSILON * fabs(g[1]))) break;
        if (turn > 5 && turn % 2) place = 0.5 * (x[1] + (x[2] - x[1] > x[1] - x[0] ? x[2] : x[0])); /* towards a kink */
        see_part(l, place, trial);
        F value = sign * trial[k];
        I better = value < g[1], other = (place < x[1]) == better ? 2 : 0;
        x[other] = better ? x[1] : place;
        g[other] = better ? g[1] : value;
        if (better) { x[1] = place; g[1] = value; }
    }
    return g[1];
}

/* The slope of sign times a value into the part from its first (end = 0) or last look (end = 8), as the polynomial through all
 * nine has it (Trefethen 2000, chapter 6). */
static F slope_at_end(const F *values, I n, F sign, I end) {
    F sum = 43 * values[end * n] + values[(8 - end) * n];
    for (I j = 1; j < 8; j++) sum += (j % 2 ? -2 : 2) * values[(end ? 8 - j : j) * n] / CHEBYSHEV[j];
    return -sign * sum;
}

/* A dip between the first or last look and the one beside it, where the one at the end is the lower: it is where the parabola
 * through both with the slope at the end has its lowest point, and followed from there. */
static F least_at_end(Loop *l, I k, F sign, F a, F width, F best, I end) {
    I n = l->p->nseen;
    const F *values = l->p->seen_space + k;
    F *trial = l->p->seen_space + 9 * n, first = sign * values[end * n], second = sign * values[(end ? 7 : 1) * n];
    F d = CHEBYSHEV[1], slope = slope_at_end(values, n, sign, end), bend = second - first - slope * d;
    if (!(second >= first) || !(slope < 0)) return best;
    F part = -0.5 * slope * d * d / bend, depth = -0.5 * slope * part;
    if (!(depth > 4 * EPSILON * fabs(first)) || first - 2 * depth >= best) return best;
    F x[3] = {0, part, d}, g[3] = {first, 0, second};
    for (I i = 0; i < 3; i++) x[i] = a + width * (end ? 1 - x[i] : x[i]);
    see_part(l, x[1], trial);
    g[1] = sign * trial[k];
    if (!(g[1] < first) || !(g[1] < second)) return best;
    if (end) {
        F other = x[0], value = g[0];
        x[0] = x[2]; g[0] = g[2];
        x[2] = other; g[2] = value;
    }
    return fmin(best, followed(l, k, sign, x, g));
}

/* The least of sign times a value in a part of the step, if it is less than the best so far: a dip is followed where the
 * parabola through three points, or a tenth of their spread below it, is. */
static F least_in_part(Loop *l, I k, F sign, F a, F width, F best) {
    I n = l->p->nseen;
    const F *values = l->p->seen_space + k;
    best = fmin(best, fmin(sign * values[0], sign * values[8 * n]));
    best = least_at_end(l, k, sign, a, width, best, 0);
    best = least_at_end(l, k, sign, a, width, best, 8);
    for (I j = 1; j < 8; j++) {
        F found = sign * values[j * n];
        if (found <= sign * values[(j - 1) * n] && found <= sign * values[(j + 1) * n]) {
            F x[3], g[3], lowest;
            for (I i = 0; i < 3; i++) {
                x[i] = a + width * CHEBYSHEV[j - 1 + i];
                g[i] = sign * values[(j - 1 + i) * n];
            }
            vertex(x, g, &lowest);
            if (lowest - 0.1 * (fmax(g[0], g[2]) - g[1]) < best) found = followed(l, k, sign, x, g);
        }
        if (found < best) best = found;
    }
    return best;
}

/* Look at the nine points of a part of the step. */
static void see_along(Loop *l, F a, F width) {
    Plant *p = l->p;
    I is_known = l->seen_looks && width == 1;
    for (I k = 0; is_known && k < 9 * p->nseen; k++) p->seen_space[k] = l->seen_looks[k * l->width];
    for (I j = 0; j < 9; j++)
        if (!is_known) see_part(l, a + width * CHEBYSHEV[j], p->seen_space + j * p->nseen);
}

/* Whether the nine points tell all that is followed; the quadrature has twice the digits of what is predicted. */
static int is_seen(const Plant *p) {
    I n = p->nseen, is_clear = 1;
    F *largest = p->seen_space + 10 * n;
    for (I k = 0; k < n; k++) {
        if (p->seen_kinds[k] == FINAL) continue;
        for (I j = 0; j < 9; j++) largest[k] = fmax(fmax(largest[k], TINIEST), fabs(p->seen_space[j * n + k]));
        is_clear &= is_resolved(p->seen_space + k, n, p->seen_kinds[k] == INTEGRAL ? SUMMED : UNSEEN, MINUTE * largest[k]);
    }
    return is_clear;
}

/* Take the nine points of a part of the step into account, which lasts for `time`. */
static void take_in(Loop *l, F a, F width, F time) {
    Plant *p = l->p;
    for (I k = 0; k < p->nseen; k++) {
        F sum = 0;
        for (I j = 0; j < 9; j++) sum += CLENSHAW_CURTIS[j] * p->seen_space[j * p->nseen + k];
        if (p->seen_kinds[k] == INTEGRAL) p->seen[k] += sum * time;
        if (p->seen_kinds[k] == MAXIMUM) p->seen[k] = -least_in_part(l, k, -1, a, width, -p->seen[k]);
        if (p->seen_kinds[k] == MINIMUM) p->seen[k] = least_in_part(l, k, 1, a, width, p->seen[k]);
    }
}

/* Take into account the step from l->t to l->end, whose dense output is made. Where a few of the closest looks in a row do not
 * resolve a value, it is the noise of rounding or too fast; there, and where so many do not, the run is left to others. */
static void observe(Loop *l) {
    F whole = l->end == l->goal ? 1 : (l->end - l->t) / l->h, a = 0, width = 1;
    F widest = fmin(1, (l->c->end - l->c->start) / (l->p->seen_parts * (l->end - l->t)));
    I rough = 0;
    while (width > widest) width *= 0.5;
    for (I looks = 0; a < 1; looks += 9) {
        see_along(l, whole * a, whole * width);
        int is_clear = is_seen(l->p), is_noise = rough >= NOISE, is_late = looks > MOST_SEEN;
        if (!is_clear && width > BRIEFEST && !is_noise && !is_late) {
            width *= 0.5;
            continue;
        }
        if (!is_clear && (is_late || is_noise)) l->p->doubtful = fmin(l->p->doubtful, l->t);
        rough = is_clear && !is_noise ? 0 : rough + 1;
        take_in(l, whole * a, whole * width, width * (l->end - l->t));
        a += width;
        if (fmod(a, 2 * width) == 0 && 2 * width <= widest) width *= 2;
    }
}
