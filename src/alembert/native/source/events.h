/* Guards, whose changes of sign are looked for along every step. In this order: the expressions of the user's events; the
 * gaps of the unilateral constraints; the kinks, at which a law changes its form (steps end there, nobody is told); one for
 * each law of contact and friction. */

static I first_kink(const Plant *p) { return p->nguard - p->nkink; }

static void own_guards(Plant *p, F t, const F *y, F *g) {
    if (!p->nguard) return;
    set_whole_state(p, t, y);
    ((Code)p->guard_code)(g, p->x, (void *)p->guard_data);
    for (I l = 0; l < p->ncontact; l++) /* the gap of a closed one is rounding */
        if (p->modes[l] != FREE) g[first_kink(p) - p->ncontact + l] = 1;
}

/* What the friction laws have left at the state whose rates were found last. */
static void friction_guards(Plant *p, F *g) {
    for (I l = 0; l < p->nlaw; l++) g[p->nguard + l] = margin(p, l);
}

static void guards_of_laws(Plant *p, F t, const F *y, F *g) {
    rates(p, t, y, p->rates_space);
    friction_guards(p, g);
}

void guards(Plant *p, F t, const F *y, F *g) {
    own_guards(p, t, y, g);
    if (p->nlaw) guards_of_laws(p, t, y, g);
}

/* Whether a guard has changed its sign, from a to b; one that rounding has left on the wrong side by `slack` only beyond that. */
static int crossed(const Plant *p, I k, F a, F b, F slack) {
    if (k >= p->nguard) return b < 0 && !(a < 0);
    return fabs(b) >= slack && ((a > 0 && b <= 0) || (a < 0 && b >= 0));
}

/* A kink that is hit again and again within no time (a law of sign(v) at rest) is not stopped at for a while, and an event of
 * which only the first time is asked not any more. */
static int is_quiet(const Plant *p, I k, F t) {
    I kink = k - first_kink(p);
    return k < p->nguard && (kink < 0 ? p->is_past[k] : t < p->quiet_until[kink]);
}

/* Whether any guard but those of friction is looked for. */
static int is_watchful(const Plant *p) {
    I watched = p->nkink;
    for (I k = 0; k < first_kink(p); k++) watched += !p->is_past[k];
    return watched > 0;
}

static void count_hit(Plant *p, I kink, F t, F duration) {
    p->bursts[kink] = t - p->last_hits[kink] <= BURST * duration ? p->bursts[kink] + 1 : 0;
    p->last_hits[kink] = t;
    if (p->bursts[kink] < CHATTER) return;
    p->bursts[kink] = 0;
    p->quiet_for[kink] = p->quiet_for[kink] > 0 ? 2 * p->quiet_for[kink] : REST * duration;
    p->quiet_until[kink] = t + p->quiet_for[kink];
}

/* Whether a guard is the expression of an event. */
static int is_event(const Plant *p, I k) { return k < first_kink(p) - p->ncontact; }

/* How much of an event's expression is nothing but rounding: the sum of what a small part of the tolerances makes of it, one
 * coordinate or speed after the other. `trial` and `changed` are work space, for the guards and for a state. */
static F uncertainty(Plant *p, F t, const F *y, const F *atol, I k, F *trial, F *changed) {
    I n = p->nq + p->nu;
    own_guards(p, t, y, trial);
    F value = trial[k], sum = 1e-300;
    memcpy(changed, y, n * sizeof(F));
    for (I i = 0; i < n; i++) {
        F least = INFINITY; /* of both directions: in one of them there may be a jump */
        for (I j = -1; j <= 1; j += 2) {
            changed[i] = y[i] + j * SURE * atol[i];
            own_guards(p, t, changed, trial);
            least = fmin(least, fabs(trial[k] - value));
        }
        sum += isfinite(least) ? least : 0;
        changed[i] = y[i];
    }
    return sum;
}

/* A guard after a step in which it is not met. The expression of an event keeps the sign that it had where it rests at zero, and
 * with it the farthest from zero that it has been since it came by this sign: what has not been away rests. */
static void keep_guard(const Plant *p, I k, F *before, const F *now, const F *slack) {
    int is_kept = is_event(p, k) && (now[k] == 0 || fabs(now[k]) < slack[k]);
    int is_farther = !is_event(p, k) || (now[k] > 0) != (before[k] > 0) || fabs(now[k]) > fabs(before[k]);
    if (!is_kept && is_farther) before[k] = now[k];
}

/* All guards that have changed sign now, not only the event that was met first; each keeps the sign that it goes to, whatever
 * rounding says. True if one of them is an event, false if there are only kinks. */
static int take_hits(Plant *p, const Clock *c, F *before, const F *now, const F *slack, I met) {
    int has_event = 0;
    for (I k = 0; k < p->nguard + p->nlaw; k++) {
        int kink = k < p->nguard && k >= first_kink(p);
        int past = k < first_kink(p) && p->is_past[k];
        F least = is_event(p, k) ? slack[k] : 0;
        p->hits[k] = !past && ((k == met && !kink) || crossed(p, k, before[k], now[k], least));
        has_event |= p->hits[k] && !kink;
        if (p->hits[k] && kink) count_hit(p, k - first_kink(p), c->t, c->end - c->start);
        F size = fabs(now[k]) > 1e-300 ? fabs(now[k]) : 1e-300;
        if (p->hits[k] && k < p->nguard) before[k] = before[k] > 0 ? -size : size;
        else keep_guard(p, k, before, now, slack);
    }
    return has_event;
}

/* Of a friction law only what the stages of a short step have seen is known; it is looked at more closely where one of them saw
 * that it cannot hold, or much less left than at both ends. Long steps are always looked at: what sticks makes no error. */
static int is_tight(const Plant *p, const F *before) {
    for (I l = 0; l < p->nlaw; l++) {
        F least = p->margins[l], a = before[p->nguard + l], b = p->last_margins[l];
        if (!(a < 0) && (least < 0 || least < 0.5 * (a < b ? a : b))) return 1;
    }
    return 0;
}
