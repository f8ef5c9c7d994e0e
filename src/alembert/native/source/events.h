/* Events: changes of sign of the user's guards and of those of friction. */

/* First the user's guards, then one for each friction law: sliding along its direction, or the force it can still bear. */
void guards(Plant *p, F t, const F *y, F *g) {
    if (p->nguard > 0) {
        set_whole_state(p, t, y);
        ((Code)p->guard_code)(g, p->x, (void *)p->guard_data);
    }
    if (!p->nlaw) return;
    rates(p, t, y, p->rates_space);
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        F along = 0, size = 0;
        for (I c = 0; c < law.count; c++) {
            along += law.s[c] * p->directions[law.first + c];
            size += p->tau[law.first + c] * p->tau[law.first + c];
        }
        if (fabs(along) < p->still) along = 0; /* what cannot move has a velocity of rounding, of either sign */
        if (law.smoothing[0] > 0) g[p->nguard + l] = 1;
        else g[p->nguard + l] = p->modes[l] == SLIP ? along : law.mu[0] * p->normals[l] - sqrt(size);
    }
}

static int crossed(Plant *p, I k, F a, F b) {
    if (k >= p->nguard) return b < 0 && !(a < 0);
    return (a > 0 && b <= 0) || (a < 0 && b >= 0);
}

static I first_event(Plant *p, const F *before, const F *after) {
    for (I k = 0; k < p->nguard + p->nlaw; k++)
        if (crossed(p, k, before[k], after[k])) return k;
    return -1;
}

/* All guards that are events now, not only the first; each keeps the sign that it goes to, whatever rounding says. */
static void take_hits(Plant *p, F *before, const F *now, I event) {
    for (I k = 0; k < p->nguard + p->nlaw; k++) {
        p->hits[k] = k == event || crossed(p, k, before[k], now[k]);
        F size = fabs(now[k]) > 1e-300 ? fabs(now[k]) : 1e-300;
        before[k] = p->hits[k] && k < p->nguard ? (before[k] > 0 ? -size : size) : now[k];
    }
}

/* After a step the reference directions of two-component sliding follow the motion. */
static void follow(Plant *p) {
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        if (law.count == 2 && p->modes[l] == SLIP) {
            F size = sqrt(law.s[0] * law.s[0] + law.s[1] * law.s[1]);
            if (size > 1e-9)
                for (I c = 0; c < 2; c++) p->directions[law.first + c] = law.s[c] / size;
        }
    }
}
