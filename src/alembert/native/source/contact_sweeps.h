/* The impulses of all closed contacts in one step of Moreau's kind, by sweeps over them (projected Gauss-Seidel; Jourdan, Alart and
 * Jean 1998): for each the normal impulse with  0 <= p_n  _|_  v_n+ + e v_n- >= 0,  then friction within its cone, |p_t| <= mu p_n. */

enum { SLIPS = 3, OF_IMPULSE = 4 }; /* of each contact: the impulses along its normal and tangents, and whether it slips */

/* A contact that is closed: for its normal, then for its tangents, the row that its rate is of the speeds, and what an impulse along
 * it does to them. Rows have two parts, of `size` speeds from `at` on each; `offset` is what the rates at the end of
 * the step are without speeds, `before` what they are at its start, and `gained` what the rate of the gap gains in it without contacts.
 * Rows are those of the middle of the step, where rates of bodies that turn differ from those at its ends by half a step of their bias:
 * so a contact that holds does no work. */
typedef struct {
    I number, count, at[2], size[2];
    const F *rows[2], *onto[2];
    F offset[3], D[9], before[3], gained, restitution, back, mu; /* D: how rates (rows) answer to impulses (columns) */
} Active;

/* The six speeds of one free body are a case of its own: their loops are written out by the compiler. */
static F along_row(const F *row, const F *speeds, I size) {
    F out = 0;
    if (size == 6)
        return (row[0] * speeds[0] + row[1] * speeds[1] + row[2] * speeds[2]) + (row[3] * speeds[3] + row[4] * speeds[4] + row[5] * speeds[5]);
    for (I i = 0; i < size; i++) out += row[i] * speeds[i];
    return out;
}

static F rate(const Active *c, I k, const F *speeds) {
    F out = c->offset[k];
    for (I j = 0; j < 2 && c->size[j]; j++) out += along_row(c->rows[j] + k * c->size[j], speeds + c->at[j], c->size[j]);
    return out;
}

/* The impulses of all directions of a contact, at once. */
static void push(const Active *c, const F *p, F *speeds) {
    for (I j = 0; j < 2 && c->size[j]; j++) {
        I n = c->size[j];
        const F *onto = c->onto[j];
        F *v = speeds + c->at[j];
        if (n == 6 && c->count == 3)
            for (I i = 0; i < 6; i++) v[i] += p[0] * onto[i] + p[1] * onto[6 + i] + p[2] * onto[12 + i];
        else
            for (I k = 0; k < c->count; k++)
                for (I i = 0; i < n; i++) v[i] += p[k] * onto[k * n + i];
    }
}

/* Tell which contacts slip: friction is all that it can be, and they slide by more than is `unknown` of a rate. Those that hold with
 * less friction stick; what the sweeps leave in doubt is as it was in the step before, so that a heap at rest does not flicker. */
static void tell_slips(const Active *all, I count, F *impulses, const F *speeds, F unknown) {
    for (I j = 0; j < count; j++) {
        const Active *c = all + j;
        F *p = impulses + OF_IMPULSE * c->number, size = 0, sliding = 0;
        for (I k = 1; k < c->count; k++) {
            F v = rate(c, k, speeds);
            size += p[k] * p[k], sliding += v * v;
        }
        if (sqrt(size) < c->mu * p[0] * (1 - 1e-6)) p[SLIPS] = 0;
        else if (sqrt(sliding) > unknown) p[SLIPS] = 1;
    }
}

/* How the rates answer to impulses. */
static void measure_answers(Active *c) {
    for (I k = 0; k < c->count; k++)
        for (I l = 0; l < c->count; l++) {
            c->D[3 * k + l] = 0;
            for (I j = 0; j < 2 && c->size[j]; j++)
                c->D[3 * k + l] += along_row(c->rows[j] + k * c->size[j], c->onto[j] + l * c->size[j], c->size[j]);
        }
}

/* The changes of the friction of a contact, for rates with the change of its normal impulse. */
static void rub(const Active *c, const F *p, F normal, const F *rates, F *change) {
    F new[3], size = 0, most = c->mu * normal, D = c->count == 3 ? fmax(c->D[4], c->D[8]) : c->D[4];
    if (!(D > 0)) return;
    for (I k = 1; k < c->count; k++) {
        new[k] = p[k] - (rates[k] + c->D[3 * k] * change[0]) / D;
        size += new[k] * new[k];
    }
    size = sqrt(size);
    for (I k = 1; k < c->count; k++) change[k] = new[k] * (size > most ? most / size : 1) - p[k];
}

/* One sweep; how much of a rate changed at most. */
static F sweep(const Active *all, I count, F *impulses, F *speeds) {
    F most = 0;
    for (I j = 0; j < count; j++) {
        const Active *c = all + j;
        F *p = impulses + OF_IMPULSE * c->number, rates[3], change[3] = {0, 0, 0};
        for (I k = 0; k < c->count; k++) rates[k] = rate(c, k, speeds);
        change[0] = fmax(-(rates[0] + c->back) / c->D[0], -p[0]);
        if (c->count > 1 && c->mu > 0) rub(c, p, p[0] + change[0], rates, change);
        push(c, change, speeds);
        for (I k = 0; k < c->count; k++) {
            p[k] += change[k];
            most = fmax(most, fabs(change[k]) * c->D[4 * k]);
        }
    }
    return most;
}

/* Sweeps until no rate changes by more than `least`, or there have been the most of them; by how much one did in the last. */
static F swept(const Active *all, I count, F *impulses, F *speeds, I most, F least, F *told) {
    F change = INFINITY;
    for (I done = 0; done < most && change > least; done++, told[2]++) change = sweep(all, count, impulses, speeds);
    told[1] += change > least;
    return change;
}

/* The energy that the impulses add, by what the contacts do relative to each other: p (v- + v+) / 2. */
static F gained(const Active *all, I count, const F *impulses, const F *speeds) {
    F sum = 0;
    for (I j = 0; j < count; j++)
        for (I k = 0; k < all[j].count; k++)
            sum += impulses[OF_IMPULSE * all[j].number + k] * (all[j].before[k] + rate(all + j, k, speeds)) / 2;
    return sum;
}

/* What the impulses of all contacts may add by the rounding of the sweeps. */
static F tolerated(const Active *all, I count, const F *impulses, F least) {
    F sum = 0;
    for (I j = 0; j < count; j++)
        for (I k = 0; k < all[j].count; k++) sum += fabs(impulses[OF_IMPULSE * all[j].number + k]);
    return 10 * least * sum;
}

/* The impulses of one step, for speeds without contacts, which become those with them. Where friction makes Newton's law add energy
 * (Kane and Levinson 1985), all contacts give back the same smaller part, to within a hundredth. `told`: of time_stepping.h. */
static void solve_contacts(Active *all, I count, F *impulses, F *speeds, I sweeps, F tolerance, F *told) {
    F scale = 0, least, change, low = 0, high = 1;
    if (!count) return;
    for (I j = 0; j < count; j++) {
        for (I k = 0; k < all[j].count; k++) scale = fmax(scale, fmax(fabs(all[j].before[k]), fabs(rate(all + j, k, speeds))));
        all[j].gained = rate(all + j, 0, speeds) - all[j].before[0];
    }
    least = tolerance * scale;
    for (I j = 0; j < count; j++) push(all + j, impulses + OF_IMPULSE * all[j].number, speeds);
    for (F part = 1;;) {
        for (I j = 0; j < count; j++) all[j].back = all[j].before[0] < 0 ? part * all[j].restitution * all[j].before[0] : 0;
        change = swept(all, count, impulses, speeds, sweeps, least, told);
        int gains = gained(all, count, impulses, speeds) > tolerated(all, count, impulses, least);
        if (part == low || (part == 1 && !gains)) break;
        if (gains) high = part; else low = part;
        part = high - low < 0.01 ? low : (low + high) / 2;
    }
    tell_slips(all, count, impulses, speeds, 10 * fmax(change, least));
    told[3] = fmax(told[3], (F)count);
}
