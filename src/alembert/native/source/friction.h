/* Coulomb friction: what sticks is a constraint, what slides has a normal reaction that solves an equation of its own. */

#define BACK 0.7 /* the cosine of an angle from which on a direction is the opposite one */

/* The unit direction of sliding: the sign kept for the step where there is one component, s / |s| where there are two, but
 * not back: a step that leads through a stop sees the same law on both sides of it, and the stop is where s changes its sign;
 * what begins to slip passes smoothly from the direction in which it could not be held to its own, and what is about to stop
 * keeps its last one, which errors of the steps would turn. With smoothing, s / sqrt(s^2 + v^2), which is shorter. */
static void slip_direction(Plant *p, const Law *law, F *d) {
    F size = 0;
    for (I c = 0; c < law->count; c++) size += law->s[c] * law->s[c];
    F creep = law->smoothing[0];
    if (creep > 0) {
        for (I c = 0; c < law->count; c++) d[c] = law->s[c] / sqrt(size + creep * creep);
        return;
    }
    size = sqrt(size);
    const F *kept = p->directions + law->first;
    if (law->count == 1 || !(size > law->slow)) {
        memcpy(d, kept, law->count * sizeof(F));
        return;
    }
    F sign = law->s[0] * kept[0] + law->s[1] * kept[1] < -BACK * size ? -1 : 1, length = 0;
    F part = law->starting / (size + law->starting), weight = law->starting * part * part;
    for (I c = 0; c < 2; c++) {
        d[c] = sign * law->s[c] + weight * kept[c];
        length += d[c] * d[c];
    }
    for (I c = 0; c < 2; c++) d[c] /= sqrt(length);
}

/* The reference directions of two-component sliding follow the motion. True if one has turned round, for which the forces were
 * found the wrong way: not after a step of a run, but where its states are looked at again, far from each other. */
static int follow(Plant *p) {
    int has_turned = 0;
    for (I l = 0; l < p->nlaw; l++) {
        Law law = law_at(p, l);
        if (law.count < 2 || p->modes[l] != SLIP) continue;
        F *kept = p->directions + law.first, size = sqrt(law.s[0] * law.s[0] + law.s[1] * law.s[1]);
        if (size > 10 * law.starting) p->starting[l] = 0;
        if (!(size > law.starting)) continue;
        has_turned |= law.s[0] * kept[0] + law.s[1] * kept[1] < -BACK * size;
        for (I c = 0; c < 2; c++) kept[c] = law.s[c] / size;
    }
    return has_turned;
}

static void normal_vector(Plant *p, const Law *law, const F *du, const F *lam, const F *tau, int constant, F *v) {
    for (I r = 0; r < 3; r++) {
        F value = constant ? law->constant[r] : 0;
        for (I i = 0; i < p->nu; i++) value += law->P[r * p->nu + i] * du[i];
        for (I k = 0; k < p->nm; k++) value += law->S[r * p->nm + k] * lam[k];
        for (I k = 0; k < p->ntau; k++) value += law->K[r * p->ntau + k] * tau[k];
        v[r] = value;
    }
}

/* Whether a law rubs in a contact, whose normal force is the first component of its vector, with its sign: one that passes
 * through zero within a step goes on smoothly, and the step finds where. Of others it is the length of the vector. */
static int is_of_contact(const Plant *p, I l) { return l >= p->ncontact && p->rubbing[l - p->ncontact] >= 0; }

/* n = |a + part B n| by Newton's iteration from the given n; the determinant of I - part B' is that of the root found. */
static int newton_normals(Plant *p, const F *a, const F *B, F part, F *N, F *J, F *miss, F *determinant) {
    I L = p->nlaw;
    for (I iteration = 0; iteration < 60; iteration++) {
        F worst = 0, size = 1e-300;
        for (I l = 0; l < L; l++) {
            F v[3], length = 0;
            for (I r = 0; r < 3; r++) {
                v[r] = a[3 * l + r];
                for (I k = 0; k < L; k++)
                    if (p->modes[k] == SLIP) v[r] += part * B[3 * (l * L + k) + r] * N[k];
                length += v[r] * v[r];
            }
            length = sqrt(length);
            int signed_one = is_of_contact(p, l);
            miss[l] = (signed_one ? v[0] : length) - N[l];
            if (!(fabs(miss[l]) <= worst)) worst = fabs(miss[l]);
            if (length > size) size = length;
            for (I k = 0; k < L; k++) {
                F slope = signed_one ? part * B[3 * (l * L + k)] : 0;
                for (I r = 0; r < 3 && !signed_one; r++) slope += length > 0 ? v[r] / length * part * B[3 * (l * L + k) + r] : 0;
                J[l * L + k] = (k == l ? 1 : 0) - (p->modes[k] == SLIP ? slope : 0);
            }
        }
        *determinant = 1;
        for (I k = 0; k < L; k++) { /* J step = miss, by elimination with row pivots */
            I best = k;
            for (I i = k + 1; i < L; i++)
                if (fabs(J[i * L + k]) > fabs(J[best * L + k])) best = i;
            if (best != k) {
                for (I j = 0; j < L; j++) { F swap = J[k * L + j]; J[k * L + j] = J[best * L + j]; J[best * L + j] = swap; }
                F swap = miss[k]; miss[k] = miss[best]; miss[best] = swap;
                *determinant = -*determinant;
            }
            *determinant *= J[k * L + k];
            for (I i = k + 1; i < L; i++) {
                F factor = J[i * L + k] / J[k * L + k];
                for (I j = k; j < L; j++) J[i * L + j] -= factor * J[k * L + j];
                miss[i] -= factor * miss[k];
            }
        }
        if (worst <= 1e-13 * size) return 1;
        for (I k = L - 1; k >= 0; k--) {
            for (I j = k + 1; j < L; j++) miss[k] -= J[k * L + j] * miss[j];
            miss[k] /= J[k * L + k];
        }
        for (I l = 0; l < L; l++) N[l] = is_of_contact(p, l) ? N[l] + miss[l] : fabs(N[l] + miss[l]);
    }
    return 0;
}

/* The normal reactions that grow out of those without friction. There may be other roots, where a constraint pulls and
 * friction drives: on the way from no friction the determinant stays positive, and reaches zero where there is no root
 * any more (the paradox of Painleve). If Newton's iteration finds another root, the way is followed step by step. */
static int solve_normals(Plant *p, const F *a, const F *B, F *J, F *miss) {
    I L = p->nlaw;
    F *N = p->normals, *last = miss + L, determinant = 1, part = 0, step = 0.125;
    for (I l = 0; l < L; l++) {
        const F *v = a + 3 * l;
        last[l] = N[l] = is_of_contact(p, l) ? v[0] : sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    }
    if (newton_normals(p, a, B, 1, N, J, miss, &determinant) && determinant > 0) return 1;
    while (part < 1 && step > 1e-6) {
        F next = part + step < 1 ? part + step : 1;
        memcpy(N, last, L * sizeof(F));
        int solved = newton_normals(p, a, B, next, N, J, miss, &determinant) && determinant > 0;
        for (I l = 0; l < L && solved; l++) solved = fabs(N[l]) <= 2 * fabs(last[l]) + 1e-300 || step < 1e-3;
        if (solved) {
            memcpy(last, N, L * sizeof(F));
            part = next;
            step *= 2;
        } else step /= 4;
    }
    return part >= 1;
}

/* What a law has left, with the rates found last: its sliding along its direction, or the force that it can still bear. A
 * contact that is closed pushes, and may pull as little as its force is known (`slow`). */
static F margin(Plant *p, I l) {
    Law law = law_at(p, l);
    F along = 0, size = 0;
    if (l < p->ncontact && p->modes[l] == STICK) return p->tau[law.first] + law.slow;
    if (l < p->ncontact && p->modes[l] == SHARED) return p->tau[law.first] + law.slow;
    if (l < p->ncontact && p->modes[l] == SPARED) return law.slow - share_of(p, l, p->tau);
    if (p->modes[l] >= FREE) return 1;
    if (law.smoothing[0] > 0) return 1;
    for (I c = 0; c < law.count; c++) {
        along += law.s[c] * p->directions[law.first + c];
        size += p->tau[law.first + c] * p->tau[law.first + c];
    }
    if (p->modes[l] == STICK) return law.mu[0] * p->normals[l] - sqrt(size);
    return fabs(along) < UNMOVED * law.slow ? 0 : along; /* what cannot move has a velocity of rounding, of either sign */
}

/* Component k of axis c of what a law holds while it sticks: along the direction in which it slid last, and across it. Where it
 * can go in that direction alone, the row across depends on others and bears nothing. */
static F axis(const Plant *p, const Law *law, I c, I k) {
    const F *d = p->directions + law->first;
    if (law->count == 1) return 1;
    F size = sqrt(d[0] * d[0] + d[1] * d[1]);
    return (c == 0 ? d[k] : k == 0 ? -d[1] : d[0]) / size;
}

/* The row of the constraint along an axis of a law that sticks; its bias. */
static F held_row(const Plant *p, const Law *law, I c, F *row) {
    F bias = 0;
    memset(row, 0, p->nu * sizeof(F));
    for (I k = 0; k < law->count; k++) {
        F part = axis(p, law, c, k);
        for (I i = 0; i < p->nu; i++) row[i] += part * law->G[k * p->nu + i];
        bias += part * law->bias[k];
    }
    return bias;
}

/* u' with friction: sticking laws are constraints, the normal reactions of sliding ones solve n = |a + B n|. */
static void friction_rates(Plant *p, F t, F *du) {
    I n = p->nu, m = p->nm, L = p->nlaw, T = p->ntau;
    F *b = p->friction_space, *force = b + m + T, *basis = force + n, *lams = basis + (L + 1) * n;
    F *taus = lams + (L + 1) * (m + T), *a = taus + (L + 1) * T, *B = a + 3 * L, *N = p->normals;
    F *J = B + 3 * L * L, *miss = J + L * L;
    memcpy(b, bias(p), m * sizeof(F));
    I rows = m;
    for (I l = 0; l < L; l++) {
        Law law = law_at(p, l);
        if (p->modes[l] == STICK)
            for (I c = 0; c < law.count; c++, rows++) b[rows] = -held_row(p, &law, c, p->A + rows * n);
    }
    prepare(p, rows, t);
    int shares = has_shares(p);
    for (I k = 0; k <= L; k++) { /* k = 0: no friction; k = l + 1: a unit normal reaction of the sliding law l */
        F *x = basis + k * n, *lam = lams + k * (m + T), *tau = taus + k * T;
        memset(force, 0, n * sizeof(F));
        memset(x, 0, n * sizeof(F));
        memset(lam, 0, (m + T) * sizeof(F));
        memset(tau, 0, T * sizeof(F));
        if (k == 0) memcpy(force, forcing(p), n * sizeof(F));
        else if (p->modes[k - 1] == SLIP) {
            Law law = law_at(p, k - 1);
            F d[2];
            slip_direction(p, &law, d);
            for (I c = 0; c < law.count; c++) {
                tau[law.first + c] = -law.mu[0] * d[c];
                for (I i = 0; i < n; i++) force[i] += tau[law.first + c] * law.G[c * n + i];
            }
        } else continue;
        if (k > 0) memset(b, 0, rows * sizeof(F));
        constrained(p, rows, force, b, x, lam);
        I row = m;
        for (I l = 0; l < L; l++) {
            Law law = law_at(p, l);
            if (p->modes[l] == STICK)
                for (I c = 0; c < law.count; c++, row++)
                    for (I k = 0; k < law.count; k++) tau[law.first + k] += lam[row] * axis(p, &law, c, k);
        }
        if (shares) share_normals(p, tau);
    }
    for (I l = 0; l < L; l++) {
        Law law = law_at(p, l);
        normal_vector(p, &law, basis, lams, taus, 1, a + 3 * l);
        for (I k = 0; k < L; k++)
            normal_vector(p, &law, basis + (k + 1) * n, lams + (k + 1) * (m + T), taus + (k + 1) * T, 0, B + 3 * (l * L + k));
    }
    int solved = solve_normals(p, a, B, J, miss);
    if (!solved) p->painleve = 1;
    memcpy(du, basis, n * sizeof(F));
    memcpy(p->lam, lams, m * sizeof(F));
    memcpy(p->tau, taus, T * sizeof(F));
    for (I k = 0; k < L; k++)
        if (p->modes[k] == SLIP) {
            for (I i = 0; i < n; i++) du[i] += N[k] * basis[(k + 1) * n + i];
            for (I i = 0; i < m; i++) p->lam[i] += N[k] * lams[(k + 1) * (m + T) + i];
            for (I i = 0; i < T; i++) p->tau[i] += N[k] * taus[(k + 1) * T + i];
        }
    for (I l = 0; l < L; l++) N[l] = fabs(N[l]);
    spread_friction(p);
    for (I l = 0; l < L; l++) {
        p->last_margins[l] = margin(p, l);
        if (p->last_margins[l] < p->margins[l]) p->margins[l] = p->last_margins[l];
    }
}
