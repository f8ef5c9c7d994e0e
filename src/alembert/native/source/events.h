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

void guards(Plant *p, F t, const F *y, F *g) {
    own_guards(p, t, y, g);
    if (!p->nlaw) return;
    rates(p, t, y, p->rates_space);
    friction_guards(p, g);
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

/* All guards that have changed sign now, not only the event that was met first; each keeps the sign that it goes to, whatever
 * rounding says. True if one of them is an event, false if there are only kinks. */
static int take_hits(Plant *p, const Clock *c, F *before, const F *now, I met) {
    int is_event = 0;
    for (I k = 0; k < p->nguard + p->nlaw; k++) {
        int kink = k < p->nguard && k >= first_kink(p);
        int past = k < first_kink(p) && p->is_past[k];
        p->hits[k] = !past && ((k == met && !kink) || crossed(p, k, before[k], now[k], 0));
        is_event |= p->hits[k] && !kink;
        if (p->hits[k] && kink) count_hit(p, k - first_kink(p), c->t, c->end - c->start);
        F size = fabs(now[k]) > 1e-300 ? fabs(now[k]) : 1e-300;
        before[k] = p->hits[k] && k < p->nguard ? (before[k] > 0 ? -size : size) : now[k];
    }
    return is_event;
}

/* Of a friction law only what the stages of the step have seen is known; it is looked at more closely where one of them saw
 * that it cannot hold, or much less left than at both ends. */
static int is_tight(const Plant *p, const F *before) {
    for (I l = 0; l < p->nlaw; l++) {
        F least = p->margins[l], a = before[p->nguard + l], b = p->last_margins[l];
        if (!(a < 0) && (least < 0 || least < 0.5 * (a < b ? a : b))) return 1;
    }
    return 0;
}
