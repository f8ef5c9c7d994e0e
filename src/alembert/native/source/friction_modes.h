/* Which friction laws stick and which slip (those of contacts, which stand before them, are decided elsewhere): at the start of a run, and where one of them cannot go on as it did.
 *
 * A law sticks where the friction can bear it, else it slips. One that sticks needs at most coefficient x normal; if more is
 * needed it slips against the force that held it. Where the sliding only passes through zero, as at a dead centre, nothing could
 * stop it: it slips the other way. */

#define SLOW 1e-9    /* of the speeds of the run: a sliding velocity that is none */
#define STARTING 1e5 /* times that: up to which what begins to slip keeps its direction, which errors of the steps would turn */
#define ROTATING 1e-5 /* of the fastest of contacts that begin to slip together: slower than this one stays */
#define STOPPED 1e-6 /* how much of the speeds sticking may take away: more, and it was no stop */

/* What coordinate i, or speed i - nq, is small against. */
static F usual_size(const Plant *p, I i) { return (p->is_length[i] ? p->length : 1) * (i < p->nq ? 1 : p->rate); }

static int bears(const Plant *p, I contact) { return p->modes[contact] == STICK || p->modes[contact] == SHARED; }

/* The size of a sliding velocity, and its rate s' = G u' + bias. */
static F sliding_size(const Plant *p, I l) { return p->rate * (p->has_pin[l - p->ncontact] ? 1 : p->length); }
static void sliding_rate(const Plant *p, const Law *law, const F *du, F *out) {
    for (I c = 0; c < law->count; c++) {
        out[c] = law->bias[c];
        for (I i = 0; i < p->nu; i++) out[c] += law->G[c * p->nu + i] * du[i];
    }
}

/* Let a law slip one way, or the other for a sign of -1; any way where it has no length. */
static void slip_along(Plant *p, const Law *law, const F *way, F sign) {
    F size = 0;
    for (I c = 0; c < law->count; c++) size += way[c] * way[c];
    for (I c = 0; c < law->count; c++) p->directions[law->first + c] = size > 0 ? sign * way[c] / sqrt(size) : 1;
}

/* Whether all that sticks now is at rest already, so that holding it hardly changes the speeds, and can be held at once; where all
 * is slow, `least` of the speeds of the run is what they are measured by. */
static int can_stop(Plant *p, F t, F close, const F *y, F least) {
    I nq = p->nq, n = nq + p->nu;
    F *trial = p->mode_space, *dy = trial + n, speeds = 0, slowing = 0, moved = 0, onward = 0;
    memcpy(trial, y, n * sizeof(F));
    project(p, t, trial, close);
    rates(p, t, trial, dy);
    for (I i = 0; i < n; i++) {
        moved = fmax(moved, fabs(trial[i] - y[i]) / usual_size(p, i));
        if (i < nq) continue;
        speeds = fmax(speeds, fabs(y[i]) / usual_size(p, i));
        slowing = fmax(slowing, fabs(dy[i]) / p->rate / usual_size(p, i));
    }
    for (I l = p->ncontact; l < p->nlaw; l++) {
        if (p->modes[l] != STICK) continue;
        Law law = law_at(p, l);
        F way[2];
        sliding_rate(p, &law, dy + nq, way);
        for (I c = 0; c < law.count; c++) onward = fmax(onward, fabs(way[c]) / p->rate / sliding_size(p, l));
    }
    return !(moved > STOPPED * (least + speeds) || onward > STOPPED * (1e-3 + slowing));
}

/* The law that bears more than it can, most of all; -1 if there is none. */
static I broken_law(const Plant *p, const F *margins) {
    I worst = -1;
    for (I l = p->ncontact; l < p->nlaw; l++)
        if (p->modes[l] == STICK && margins[l] < 0 && (worst < 0 || margins[l] < margins[worst])) worst = l;
    return worst;
}

/* Let a law that is held slip against the force that held it. */
static void begin_to_slip(Plant *p, I l) {
    Law law = law_at(p, l);
    slip_along(p, &law, p->tau + law.first, -1);
    p->modes[l] = SLIP;
    p->starting[l] = STARTING * law.slow;
}

static F sliding_speed(const Law *law) {
    F size = 0;
    for (I c = 0; c < law->count; c++) size += law->s[c] * law->s[c];
    return sqrt(size);
}

/* Mark what slides in a contact, no faster than `slowest` times what is none, as stopped beside one that has just stopped. */
static void stop_beside(Plant *p, F t, const F *y, F slowest) {
    I stops = 0;
    rates(p, t, y, p->mode_space);
    for (I l = p->ncontact; l < p->nlaw; l++) stops |= p->hits[p->nguard + l] && p->modes[l] == SLIP;
    for (I l = p->ncontact; l < p->nlaw && stops; l++) {
        Law law = law_at(p, l);
        if (p->modes[l] != SLIP || p->rubbing[l - p->ncontact] < 0) continue;
        p->hits[p->nguard + l] |= !(sliding_speed(&law) > slowest * law.slow);
    }
}

/* Where a body slows down to rest all of its contacts stop at once, but for errors of the steps: whether what is about to stop can
 * be held beside what has just stopped. If not, all is as it was. */
static int all_stop(Plant *p, F t, F close, F *y, F *before) {
    I n = p->nq + p->nu, L = p->nlaw, held = 0, *hits = p->hits + p->nguard;
    F *state = p->mode_space + 2 * n, *modes = state + n, *kept = modes + L;
    memcpy(state, y, n * sizeof(F));
    for (I l = 0; l < L; l++) modes[l] = (F)p->modes[l], kept[l] = (F)hits[l];
    stop_beside(p, t, y, STOPPING);
    for (I l = p->ncontact; l < L; l++) {
        held += hits[l] && !kept[l];
        if (hits[l]) p->modes[l] = STICK;
    }
    if (held && can_stop(p, t, close, y, 1)) {
        project(p, t, y, close);
        guards_of_laws(p, t, y, before);
        if (broken_law(p, before + p->nguard) < 0) return 1;
    }
    memcpy(y, state, n * sizeof(F));
    for (I l = 0; l < L; l++) p->modes[l] = (I)modes[l], hits[l] = (I)kept[l];
    return 0;
}

/* Decide for the laws among the hits, which have stopped sliding or begun to slip; false if no choice is consistent. */
I choose_modes(Plant *p, F t, F close, F *y, F *before) {
    F way[2];
    if (all_stop(p, t, close, y, before)) return 1;
    stop_beside(p, t, y, 1);
    for (I l = p->ncontact; l < p->nlaw; l++) {
        if (!p->hits[p->nguard + l]) continue;
        p->modes[l] = STICK;
        if (can_stop(p, t, close, y, p->components[l] == 1 ? 1e-3 : 1)) continue; /* of two, one may be left that is as slow */
        p->modes[l] = SLIP;
        rates(p, t, y, p->mode_space);
        Law law = law_at(p, l);
        sliding_rate(p, &law, p->mode_space + p->nq, way);
        slip_along(p, &law, way, 1);
    }
    for (I turn = 0; turn <= 2 * p->nlaw; turn++) {
        project(p, t, y, close);
        guards_of_laws(p, t, y, before);
        I worst = broken_law(p, before + p->nguard);
        if (worst < 0) return 1;
        for (I l = p->ncontact; l < p->nlaw; l++)
            if (l == worst || (p->onset[worst] > 0 && p->onset[l] > ROTATING)) begin_to_slip(p, l);
    }
    return 0;
}

/* At the start a law slips along its velocity, or is decided where it stands still. The speeds of the run are those of the start,
 * or such that lead through the mechanism in the duration of the run. False if no choice is consistent. */
I start_modes(Plant *p, F t, F duration, F close, F *y, F *dy, F *before) {
    I still = 0;
    p->rate = 1;
    F fastest = 1 / duration, way[2];
    for (I i = p->nq; i < p->nq + p->nu; i++) fastest = fmax(fastest, fabs(y[i]) / usual_size(p, i));
    p->rate = fastest;
    for (I l = p->ncontact; l < p->nlaw; l++) {
        I contact = p->rubbing[l - p->ncontact]; /* of friction in a contact, or -1 */
        p->slow[l] = SLOW * sliding_size(p, l);
        p->modes[l] = contact < 0 || bears(p, contact) ? SLIP : FREE;
    }
    for (I c = p->ncontact; c < p->ntau; c++) p->directions[c] = 1;
    rates(p, t, y, dy);
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        p->hits[p->nguard + l] = 0;
        if (l < p->ncontact || p->modes[l] == FREE) continue;
        p->hits[p->nguard + l] = !(sliding_speed(&law) > law.slow || law.smoothing[0] > 0);
        still |= p->hits[p->nguard + l];
        if (p->hits[p->nguard + l]) sliding_rate(p, &law, dy + p->nq, way);
        slip_along(p, &law, p->hits[p->nguard + l] ? way : law.s, 1);
    }
    return !still || choose_modes(p, t, close, y, before);
}
