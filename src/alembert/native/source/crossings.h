/* Crossings: the earliest change of sign of any guard within a step, on the dense output.
 *
 * The guards are looked at on nested Chebyshev-Lobatto points, 5 within 9. Where the values at the other four are those of the
 * polynomial through the five, the guards are resolved: a crossing is between two neighbours, or in a dip between them, which
 * tangents find however narrow it is, if the guard is convex there. Where they are not, the left half is taken first, then the right one. So the looks are as close as the
 * guards' own motion asks for, however long the step is; and as close as a small part of the run, for guards that show nothing
 * of what they do in a moment. */

typedef struct {
    Plant *p;
    const Stepper *s;
    const F *space, *y, *new;
    F *before; /* the guards at the start, with the signs that count */
    F t, h;
    I events, laws; /* whether these are looked at; kinks always are */
    F *point, *values, *slack, *trial; /* work space: a state, guards at 9 points, and twice the guards */
    const F *seen;                     /* the guards at the 9 points of the whole step, if they are known, `width` apart; or 0 */
    I width, looks;
    F widest;                          /* the largest part of the step that nine looks are enough for */
} Search;

static const F PREDICTED[4][5] = {
    {0.6284174365157309, 0.441341716182545, -0.1035533905932738, 0.0586582838174551, -0.02486404592245724},
    {-0.1870757203331861, 0.7119397662556437, 0.6035533905932737, -0.2119397662556433, 0.08352232973991232},
    {0.0835223297399124, -0.2119397662556435, 0.6035533905932741, 0.7119397662556433, -0.187075720333186},
    {-0.02486404592245728, 0.05865828381745518, -0.1035533905932738, 0.441341716182545, 0.6284174365157311}};

static I guard_count(const Plant *p) { return p->nguard + p->nlaw; }

static int is_watched(const Search *w, I k) {
    if (k >= w->p->nguard) return w->laws && w->before[k] >= 0;
    return (k >= first_kink(w->p) || w->events) && !is_quiet(w->p, k, w->t);
}

static void look(Search *w, F part, F *g) {
    Plant *p = w->p;
    w->s->between(p, w->y, w->new, part, w->space, w->point);
    if (w->laws) guards(p, w->t + part * w->h, w->point, g);
    else own_guards(p, w->t + part * w->h, w->point, g);
    w->looks++;
}

/* The guards at the nine points of a part of the step. */
static void look_along(Search *w, F a, F width) {
    I n = guard_count(w->p), is_known = w->seen && width == 1;
    for (I k = 0; is_known && k < 9 * n; k++) w->values[k] = w->seen[k * w->width];
    for (I j = 0; j < 9; j++)
        if (!is_known) look(w, a + width * CHEBYSHEV[j], w->values + j * n);
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

/* Two places between which a guard is convex, its values there with the sign that it had, and slopes: no steeper than at the
 * first and no flatter than at the second. */
typedef struct {
    F x[2], g[2], s[2];
} Bowl;

/* Where the tangents of a bowl meet, in *lowest how high: the guard is nowhere lower. */
static F bottom(const Bowl *b, F *lowest) {
    if (!(b->s[0] < 0) || !(b->s[1] > 0)) {
        *lowest = fmin(b->g[0], b->g[1]);
        return b->x[0];
    }
    F place = (b->g[1] - b->g[0] + b->s[0] * b->x[0] - b->s[1] * b->x[1]) / (b->s[0] - b->s[1]);
    I flatter = b->s[1] < -b->s[0];
    *lowest = b->g[flatter] + b->s[flatter] * (place - b->x[flatter]);
    return place;
}

/* The part of the step at which a guard that is positive at both ends of a bowl has changed its sign between them; 2 if there is
 * none. Tangents are added until they meet above zero. */
static F crossing_within(Search *w, I k, Bowl b) {
    F sign = w->before[k] < 0 ? -1 : 1, lowest, place = bottom(&b, &lowest);
    for (I turn = 0; turn < 25 && lowest <= 0; turn++) {
        F width = b.x[1] - b.x[0], step = 1e-3 * width;
        place = fmin(fmax(place, b.x[0] + 0.01 * width), b.x[1] - 0.01 * width);
        look(w, place, w->trial);
        if (is_crossed(w, k, w->trial)) return place;
        F value = sign * w->trial[k];
        look(w, place + step, w->trial);
        if (is_crossed(w, k, w->trial)) return place + step;
        F slope = (sign * w->trial[k] - value) / step;
        I side = slope > 0;
        b.x[side] = place, b.g[side] = value, b.s[side] = slope;
        place = bottom(&b, &lowest);
    }
    return 2;
}

/* The slope of a guard at an end of an interval, inwards. */
static F end_slope(Search *w, I k, F sign, F place, F value, F step) {
    look(w, place + step, w->trial);
    return (sign * w->trial[k] - value) / step;
}

/* The bowl between two of the nine points, by the slopes outside of it, made steeper; at the ends of all of them, where there is
 * nothing outside, by the slope there if it matters. */
static Bowl bowl_at(Search *w, I k, F a, F width, I j) {
    I n = guard_count(w->p);
    F sign = w->before[k] < 0 ? -1 : 1, lowest, far = 1e300, x[4], g[4];
    for (I i = 0; i < 4; i++) {
        I at = j - 2 + i < 0 ? 0 : j - 2 + i > 8 ? 8 : j - 2 + i;
        x[i] = a + width * CHEBYSHEV[at];
        g[i] = sign * w->values[at * n + k];
    }
    Bowl b = {{x[1], x[2]}, {g[1], g[2]}, {-far, far}};
    if (j > 1) b.s[0] = STEEPER * (g[1] - g[0]) / (x[1] - x[0]);
    if (j < 8) b.s[1] = STEEPER * (g[3] - g[2]) / (x[3] - x[2]);
    F step = 1e-3 * (x[2] - x[1]);
    if (j == 1 && (bottom(&b, &lowest), lowest <= 0)) b.s[0] = end_slope(w, k, sign, x[1], g[1], step);
    if (j == 8 && (bottom(&b, &lowest), lowest <= 0)) b.s[1] = end_slope(w, k, sign, x[2], g[2], -step);
    return b;
}

/* The first crossing of a guard among the nine points from a on: where it is, and in *low a part before it; 2 if there is none. */
static F crossing_of(Search *w, I k, F a, F width, F *low) {
    I n = guard_count(w->p);
    for (I j = 1; j < 9; j++) {
        const F *row = w->values + j * n;
        *low = a + width * CHEBYSHEV[j - 1];
        if (is_crossed(w, k, row)) return a + width * CHEBYSHEV[j];
        if (*low == 0 && fabs(w->values[k]) <= 1e-6 * fabs(row[k])) continue; /* a guard that has just been zero */
        F high = crossing_within(w, k, bowl_at(w, k, a, width, j));
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

/* What rounding has left of guards on the wrong side at the start of the step. */
static void take_slack(Search *w) {
    memset(w->slack, 0, guard_count(w->p) * sizeof(F));
    for (I k = 0; k < w->p->nguard; k++)
        if (crossed(w->p, k, w->before[k], w->values[k], 0)) w->slack[k] = 2 * fabs(w->values[k]);
}

/* The guard that is the first to change its sign within the step, or -1: it has not at the part *low of the step, it has at
 * *high, where the guards are in `after`. */
static I locate(Search *w, F *low, F *high, F *after) {
    I rough = 0;
    F a = 0, width = 1;
    while (width > w->widest) width *= 0.5;
    w->looks = 0;
    for (I pass = 0; a < 1; pass++) {
        look_along(w, a, width);
        if (!pass) take_slack(w);
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
        if (fmod(a, 2 * width) == 0 && 2 * width <= fmin(1, w->widest)) width *= 2;
    }
    if (!w->p->nkink) return -1;
    w->events = w->laws = 0; /* a kink that rounding puts just behind the end is within the step */
    look(w, 1 + 16 * EPSILON * (fabs(w->t) + w->h) / w->h, after);
    *low = *high = 1;
    return first_crossed(w, after);
}
