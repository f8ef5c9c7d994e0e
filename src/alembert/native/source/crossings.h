/* Crossings: the earliest change of sign of any guard within a step, on the dense output.
 *
 * The guards are looked at on nested Chebyshev-Lobatto points, 5 within 9. Where the values at the other four are those of the
 * polynomial through the five, the guards are resolved: a crossing is between two neighbours, or in a dip between them, which
 * lines through the looks beside them find however narrow it is. Where they are not, the left half is taken first, then the right
 * one. So the looks are as close as the guards' own motion asks for, however long the step is; and as close as a small part of
 * the run, for guards that show nothing of what they do in a moment. Where a guard is not resolved by as many looks as there are
 * at most, the time is noted: more crossings cannot be ruled out. */

typedef struct {
    Plant *p;
    const Stepper *s;
    const F *space, *y, *new, *atol;
    F *before; /* the guards at the start, with the signs that count */
    F t, h;
    I events, laws; /* whether these are looked at; kinks always are */
    F *point, *values, *slack, *trial; /* work space: a state, guards at 9 points, and twice the guards */
    const F *seen;                     /* the guards at the 9 points of the whole step, if they are known, `width` apart; or 0 */
    I width, looks, dips;              /* dips: looks between two neighbours */
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

/* Whether nine values, n apart, are those of the polynomial through five of them, but for a part of their size and a little. */
static int is_resolved(const F *values, I n, F part, F little) {
    F size = 0;
    for (I j = 0; j < 9; j++)
        if (fabs(values[j * n]) > size) size = fabs(values[j * n]);
    for (I j = 0; j < 4; j++) {
        F value = values[(2 * j + 1) * n], predicted = 0;
        for (I i = 0; i < 5; i++) predicted += PREDICTED[j][i] * values[2 * i * n];
        if (fabs(value - predicted) > part * (size + 4 * fabs(value)) + little) return 0;
    }
    return 1;
}

/* The first guard that is not resolved by the nine points, or -1. */
static I first_unresolved(const Search *w) {
    I n = guard_count(w->p);
    for (I k = 0; k < n; k++)
        if (is_watched(w, k) && !is_resolved(w->values + k, n, UNSEEN, 0)) return k;
    return -1;
}

/* More crossings of a guard cannot be ruled out: the first time is kept. */
static void doubt_guard(Search *w, I k, F part) {
    if (w->p->doubtful < INFINITY) return;
    w->p->doubtful = w->t + part * w->h;
    w->p->doubtful_guard = k;
}

/* Whether a guard may be below zero between the middle two of four looks, with values g of the sign that it had: lines through
 * each of them and its neighbour, made steeper, meet below zero. In *place where they meet as they are. Two looks at one place
 * say nothing of the slope there. */
static int may_dip(const F *x, const F *g, F *place) {
    F left = x[1] > x[0] ? (g[1] - g[0]) / (x[1] - x[0]) : -1e300, right = x[3] > x[2] ? (g[3] - g[2]) / (x[3] - x[2]) : 1e300;
    if (!(left < 0) || !(right > 0)) return 0;
    F width = x[2] - x[1], rise = (g[2] - g[1]) / width, meet = (right - rise) / (right - left);
    F part = (STEEPER * right - rise) / (STEEPER * (right - left));
    F lowest = -left < right ? g[1] + STEEPER * left * part * width : g[2] - STEEPER * right * (1 - part) * width;
    *place = x[1] + width * (meet > 0 && meet < 1 ? fmin(fmax(meet, ASIDE), 1 - ASIDE) : 0.5);
    return lowest <= 0 && *place > x[1] && *place < x[2];
}

/* The part of the step at which a guard has changed its sign between the middle two of four looks; 2 if it has not. */
static F crossing_within(Search *w, I k, const F *x, const F *g) {
    F place;
    if (!may_dip(x, g, &place) || w->dips >= MOST_DIPS) return 2;
    w->dips++;
    look(w, place, w->trial);
    if (is_crossed(w, k, w->trial)) return place;
    F value = fabs(w->trial[k]), found;
    found = crossing_within(w, k, (F[4]){x[0], x[1], place, x[2]}, (F[4]){g[0], g[1], value, g[2]});
    return found <= 1 ? found : crossing_within(w, k, (F[4]){x[1], place, x[2], x[3]}, (F[4]){g[1], value, g[2], g[3]});
}

/* The same between two neighbours of the nine points. */
static F crossing_beside(Search *w, I k, F a, F width, I j) {
    F sign = w->before[k] < 0 ? -1 : 1, x[4], g[4];
    for (I i = 0; i < 4; i++) {
        I at = j - 2 + i < 0 ? 0 : j - 2 + i > 8 ? 8 : j - 2 + i;
        x[i] = a + width * CHEBYSHEV[at];
        g[i] = sign * w->values[at * guard_count(w->p) + k];
    }
    w->dips = 0;
    return crossing_within(w, k, x, g);
}

/* The first crossing of a guard among the nine points from a on: where it is, and in *low a part before it; 2 if there is none. */
static F crossing_of(Search *w, I k, F a, F width, F *low) {
    I n = guard_count(w->p);
    for (I j = 1; j < 9; j++) {
        const F *row = w->values + j * n;
        *low = a + width * CHEBYSHEV[j - 1];
        if (is_crossed(w, k, row)) return a + width * CHEBYSHEV[j];
        if (*low == 0 && fabs(w->values[k]) <= 1e-6 * fabs(row[k])) continue; /* a guard that has just been zero */
        F high = crossing_beside(w, k, a, width, j);
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

/* A guard that begins at zero has the sign to which it goes; that of an event beyond what is uncertain of it, and it rests until
 * then. */
static void take_signs(Search *w) {
    I n = guard_count(w->p);
    for (I k = 0; k < w->p->nguard; k++)
        for (I j = 1; j < 9 && w->before[k] == 0; j++) {
            F value = w->values[j * n + k];
            if (is_event(w->p, k) && !(fabs(value) > w->slack[k])) continue;
            w->before[k] = is_event(w->p, k) && value ? copysign(1e-300, value) : value;
            w->slack[k] = 0;
        }
}

/* The rounding of a gap: of the largest coordinate that is a length, or of all if none is. */
static F gap_rounding(const Search *w) {
    F length = 0, other = 0;
    for (I i = 0; i < w->p->nq; i++) {
        F *size = w->p->is_length[i] ? &length : &other;
        *size = fmax(*size, fabs(w->y[i]));
    }
    return 8 * EPSILON * (length > 0 ? length : other);
}

/* What rounding has left of guards on the wrong side at the start of the step, or may yet of a gap that is just opening. */
static void take_slack(Search *w) {
    Plant *p = w->p;
    F least = p->ncontact ? gap_rounding(w) : 0;
    memset(w->slack, 0, guard_count(p) * sizeof(F));
    for (I k = 0; k < p->nguard; k++) {
        if (crossed(p, k, w->before[k], w->values[k], 0)) w->slack[k] = 2 * fabs(w->values[k]);
        if (is_event(p, k) && w->before[k] == 0) w->slack[k] = uncertainty(p, w->t, w->y, w->atol, k, w->trial, w->point);
        int is_gap = k < first_kink(p) && k >= first_kink(p) - p->ncontact;
        if (is_gap && w->values[k] <= least) w->slack[k] = fmax(w->slack[k], least);
    }
}

/* Whether the expression of an event rests at zero, but for what is uncertain of it, from the start of the step until it changes
 * its sign after the part `low`: the speed of what friction holds, a gap that is closed. It has to leave zero by more than that. */
static int rests(Search *w, I k, F low) {
    if (!is_event(w->p, k)) return 0;
    F least = uncertainty(w->p, w->t, w->y, w->atol, k, w->trial, w->point);
    if (w->slack[k] >= least || fabs(w->before[k]) > least) return 0;
    for (I j = 0; j < 4; j++) {
        look(w, 0.25 * j * low, w->trial);
        if (!(fabs(w->trial[k]) <= least)) return 0;
    }
    w->slack[k] = least;
    return 1;
}

/* The guard that is the first to change its sign within the step by more than its slack, or -1: it has not at the part *low of
 * the step, it has at *high, where the guards are in `after`. The slack is taken anew if `is_first`. */
static I first_change(Search *w, I is_first, F *low, F *high, F *after) {
    I rough = 0;
    F a = 0, width = 1;
    while (width > w->widest) width *= 0.5;
    w->looks = 0;
    for (I pass = 0; a < 1; pass++) {
        look_along(w, a, width);
        if (!pass && is_first) take_slack(w);
        I k = first_unresolved(w), is_exhausted = w->looks >= MOST_LOOKS || rough >= MOST_ROUGH;
        if (k >= 0) {
            if (width > FINEST && !is_exhausted) {
                width *= 0.5;
                continue;
            }
            rough++;
            if (is_exhausted) doubt_guard(w, k, a);
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

/* The same, but for events whose expressions rest at zero. */
static I locate(Search *w, F *low, F *high, F *after) {
    I met = first_change(w, 1, low, high, after);
    while (met >= 0 && rests(w, met, *low)) met = first_change(w, 0, low, high, after);
    if (met >= 0 && is_event(w->p, met)) look(w, *high, after);
    return met;
}
