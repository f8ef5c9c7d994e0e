/* Crossings: the earliest change of sign of any guard within a step, on the dense output.
 *
 * The guards are looked at on nested Chebyshev-Lobatto points, 5 within 9. Where the values at the other four are those of the
 * polynomial through the five, the guards are resolved: a crossing is between two neighbours, or in a dip between three of them,
 * which is followed. Where they are not, the left half is taken first, then the right one. So the looks are as close as the
 * guards' own motion asks for, however long the step is. */

typedef struct {
    Plant *p;
    const Stepper *s;
    const F *space, *y, *new;
    F *before; /* the guards at the start, with the signs that count */
    F t, h;
    I events, laws; /* whether these are looked at; kinks always are */
    F *point, *values, *slack, *trial; /* work space: a state, guards at 9 points, and twice the guards */
    I looks;
} Search;

static const F CHEBYSHEV[9] = {0, 0.03806023374435663, 0.1464466094067262, 0.3086582838174551, 0.5,
                               0.6913417161825448, 0.8535533905932737, 0.9619397662556434, 1};
static const F PREDICTED[4][5] = {
    {0.6284174365157309, 0.441341716182545, -0.1035533905932738, 0.0586582838174551, -0.02486404592245724},
    {-0.1870757203331861, 0.7119397662556437, 0.6035533905932737, -0.2119397662556433, 0.08352232973991232},
    {0.0835223297399124, -0.2119397662556435, 0.6035533905932741, 0.7119397662556433, -0.187075720333186},
    {-0.02486404592245728, 0.05865828381745518, -0.1035533905932738, 0.441341716182545, 0.6284174365157311}};

static I guard_count(const Plant *p) { return p->nguard + p->nlaw; }

static int is_watched(const Search *w, I k) {
    if (k >= w->p->nguard) return w->laws && w->before[k] >= 0;
    return k < first_kink(w->p) ? w->events : !is_quiet(w->p, k, w->t);
}

static void look(Search *w, F part, F *g) {
    Plant *p = w->p;
    w->s->between(p, w->y, w->new, part, w->space, w->point);
    if (w->laws) guards(p, w->t + part * w->h, w->point, g);
    else own_guards(p, w->t + part * w->h, w->point, g);
    w->looks++;
}

static int is_crossed(const Search *w, I k, const F *g) {
    return is_watched(w, k) && crossed(w->p, k, w->before[k], g[k], w->slack[k]);
}

static I first_crossed(const Search *w, const F *g) {
    for (I k = 0; k < guard_count(w->p); k++)
        if (is_crossed(w, k, g)) return k;
    return -1;
}

static int is_resolved(const Search *w) {
    I n = guard_count(w->p);
    for (I k = 0; k < n; k++) {
        if (!is_watched(w, k)) continue;
        F size = 0;
        for (I j = 0; j < 9; j++)
            if (fabs(w->values[j * n + k]) > size) size = fabs(w->values[j * n + k]);
        for (I j = 0; j < 4; j++) {
            F value = w->values[(2 * j + 1) * n + k], predicted = 0;
            for (I i = 0; i < 5; i++) predicted += PREDICTED[j][i] * w->values[2 * i * n + k];
            if (fabs(value - predicted) > UNSEEN * (size + 4 * fabs(value))) return 0;
        }
    }
    return 1;
}

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

/* The part of the step at which a guard, of one sign at three parts, has the other one between them; 2 if there is none. */
static F dip(Search *w, I k, F *x, F *g) {
    F lowest, place = vertex(x, g, &lowest);
    F size = fmax(fabs(g[0]), fmax(fabs(g[1]), fabs(g[2])));
    if (lowest > 0.1 * size) return 2;
    for (I turn = 0; turn < 12; turn++) {
        if (fabs(place - x[1]) < 1e-3 * (x[2] - x[0])) place = x[1] + (x[1] - x[0] > x[2] - x[1] ? -1e-2 : 1e-2) * (x[2] - x[0]);
        look(w, place, w->trial);
        if (is_crossed(w, k, w->trial)) return place;
        F value = fabs(w->trial[k]);
        if (value < g[1]) { /* the new point is the middle one */
            I other = place < x[1] ? 2 : 0;
            x[other] = x[1], g[other] = g[1];
            x[1] = place, g[1] = value;
        } else {
            I other = place < x[1] ? 0 : 2;
            x[other] = place, g[other] = value;
        }
        place = vertex(x, g, &lowest);
        if (lowest > 0.5 * g[1] && lowest > 0) return 2;
    }
    return 2;
}

/* The first crossing of a guard among the nine points from a on: where it is, and in *low a part before it; 2 if there is none. */
static F crossing_of(Search *w, I k, F a, F width, F *low) {
    I n = guard_count(w->p);
    for (I j = 1; j < 9; j++) {
        const F *row = w->values + j * n;
        *low = a + width * CHEBYSHEV[j - 1];
        if (is_crossed(w, k, row)) return a + width * CHEBYSHEV[j];
        if (j == 8 || is_crossed(w, k, row + n)) continue;
        F x[3], g[3], high;
        for (I i = 0; i < 3; i++) {
            x[i] = a + width * CHEBYSHEV[j - 1 + i];
            g[i] = fabs(row[(i - 1) * n + k]);
        }
        high = x[0] > 0 || g[0] > 1e-6 * g[1] ? dip(w, k, x, g) : 2; /* but no guard that has just been zero */
        if (high <= 1) return high;
    }
    return 2;
}

/* The same for all guards that are watched. */
static F crossing_among(Search *w, F a, F width, F *low) {
    F high = 2;
    for (I k = 0; k < guard_count(w->p); k++) {
        if (!is_watched(w, k)) continue;
        F from, to = crossing_of(w, k, a, width, &from);
        if (to > 1) continue;
        *low = high > 1 || from < *low ? from : *low;
        high = to < high ? to : high;
    }
    return high;
}

/* By bisection, until the time has no numbers between. */
static I bisect(Search *w, F *low, F *high, F *after) {
    F t = w->t, h = w->h;
    look(w, *high, after);
    I met = first_crossed(w, after);
    for (I k = 0; k < 80 && (*high - *low) * h > 4 * EPSILON * fabs(t + h); k++) {
        F middle = 0.5 * (*low + *high);
        if (middle <= *low || middle >= *high) break;
        look(w, middle, after);
        I found = first_crossed(w, after);
        if (found >= 0) { *high = middle; met = found; } else *low = middle;
    }
    look(w, *high, after);
    return met;
}

/* A guard that begins at zero has the sign to which it goes. */
static void take_signs(Search *w) {
    I n = guard_count(w->p);
    for (I k = 0; k < w->p->nguard; k++)
        for (I j = 1; j < 9 && w->before[k] == 0; j++) w->before[k] = w->values[j * n + k];
}

/* The guard that is the first to change its sign within the step, or -1: it has not at the part *low of the step, it has at
 * *high, where the guards are in `after`. */
static I locate(Search *w, F *low, F *high, F *after) {
    I n = guard_count(w->p), rough = 0;
    F a = 0, width = 1;
    w->looks = 0;
    look(w, 0, w->trial);
    memset(w->slack, 0, n * sizeof(F));
    for (I k = 0; k < w->p->nguard; k++)
        if (crossed(w->p, k, w->before[k], w->trial[k], 0)) w->slack[k] = 2 * fabs(w->trial[k]);
    while (a < 1) {
        for (I j = 0; j < 9; j++) look(w, a + width * CHEBYSHEV[j], w->values + j * n);
        if (!is_resolved(w)) {
            if (width > FINEST && w->looks < MOST_LOOKS && rough < MOST_ROUGH) {
                width *= 0.5;
                continue;
            }
            rough++;
        }
        take_signs(w);
        *high = crossing_among(w, a, width, low);
        if (*high <= 1) return bisect(w, low, high, after);
        a += width;
        if (fmod(a, 2 * width) == 0 && width < 1) width *= 2;
    }
    if (!w->p->nkink) return -1;
    w->events = w->laws = 0; /* a kink that rounding puts just behind the end is within the step */
    look(w, 1 + 16 * EPSILON * (fabs(w->t) + w->h) / w->h, after);
    *low = *high = 1;
    return first_crossed(w, after);
}
