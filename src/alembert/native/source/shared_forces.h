/* Forces of contacts that depend on each other, as of four feet on a floor: the motion is determined, they are not.
 *
 * Normal forces are those of least norm among all with the same effect, as of feet that yield alike: N = T (T^T T)^-1 lambda, with
 * lambda of the independent contacts alone (STICK) and T what all that bear are of them. One that is not among the independent
 * ones is SHARED; one that would have to pull is SPARED, and bears again when the others would have it push.
 *
 * What sticks does so as long as any forces within all cones of friction hold it. They are looked for as those of which the
 * largest part of a limit c is least: of forces f_l = c_l T_l x / |T_l x| all are equally near to their limits, but where
 * T_l x = 0; and x, the motion of which the friction takes least, is the one that begins when they reach them. It is found by
 * weights c_l / |T_l x|, made anew until the least part is as large as the greatest one (Weiszfeld 1937). */

#define SPANNED 1e-14   /* of the square of a row: what is left of one that is made of others */
#define REWEIGHTED 300  /* times, at most */
#define EVEN 1e-13      /* between the bounds of what is least */
#define RESTING 1e-8    /* of the fastest: slower than this nothing is told from what rests */

static F metric_product(const Plant *p, const F *u, const F *v) {
    F value = 0;
    for (I i = 0; i < p->nu; i++) value += u[i] * v[i] * p->metric[i];
    return value;
}

static int factorized(Plant *p, F *S, I n) {
    F weak = p->is_weak;
    int lost = cholesky(p, S, n);
    p->is_weak = weak;
    return !lost;
}

/* T of E = T B, for rows E (count) and independent rows B (m); S is work space of m^2. False if there are other rows among E. */
static int express(Plant *p, const F *B, I m, const F *E, I count, F *S, F *T) {
    I n = p->nu;
    for (I i = 0; i < m; i++)
        for (I j = 0; j <= i; j++) S[i * m + j] = metric_product(p, B + i * n, B + j * n);
    if (!factorized(p, S, m)) return 0;
    for (I k = 0; k < count; k++) {
        const F *e = E + k * n;
        F *t = T + k * m, left = 0;
        for (I i = 0; i < m; i++) t[i] = metric_product(p, B + i * n, e);
        forward(S, m, t);
        backward(S, m, t);
        for (I i = 0; i < n; i++) {
            F rest = e[i];
            for (I j = 0; j < m; j++) rest -= t[j] * B[j * n + i];
            left += rest * rest * p->metric[i];
        }
        if (!(left <= SPANNED * metric_product(p, e, e))) return 0;
    }
    return 1;
}

/* --- normal forces ------------------------------------------------------------------------------------------------------ */

static int depends(const Plant *p, I l) { return p->modes[l] == SHARED || p->modes[l] == SPARED; }

static I count_mode(const Plant *p, I mode) {
    I count = 0;
    for (I l = 0; l < p->ncontact; l++) count += p->modes[l] == mode;
    return count;
}

/* In share_space: T of the contacts that depend on others (row by row), and the factor of T^T T of all that bear. */
static int has_shares(Plant *p) {
    I n = p->nu, m = count_mode(p, STICK), others = count_mode(p, SHARED) + count_mode(p, SPARED), b = 0, e = 0;
    F *T = p->share_space, *S = T + others * m, *B = S + m * m, *E = B + m * n;
    if (!others) return 0;
    for (I l = 0; l < p->ncontact; l++) {
        if (p->modes[l] == STICK) memcpy(B + b++ * n, law_at(p, l).G, n * sizeof(F));
        if (depends(p, l)) memcpy(E + e++ * n, law_at(p, l).G, n * sizeof(F));
    }
    express(p, B, m, E, others, S, T);
    for (I i = 0; i < m; i++)
        for (I j = 0; j <= i; j++) {
            S[i * m + j] = i == j;
            e = 0;
            for (I l = 0; l < p->ncontact; l++) {
                if (p->modes[l] == SHARED) S[i * m + j] += T[e * m + i] * T[e * m + j];
                e += depends(p, l);
            }
        }
    return factorized(p, S, m);
}

/* What the contacts that bear would have one of them, or one that is spared, bear. */
static F share_of(const Plant *p, I contact, const F *tau) {
    I m = count_mode(p, STICK), e = 0, b = 0;
    F sum = 0;
    for (I l = 0; l < contact; l++) e += depends(p, l);
    for (I l = 0; l < p->ncontact; l++)
        if (p->modes[l] == STICK) sum += p->share_space[e * m + b++] * tau[l];
    return sum;
}

/* Spread the forces of independent contacts over all that bear. */
static void share_normals(Plant *p, F *tau) {
    I m = count_mode(p, STICK), others = count_mode(p, SHARED) + count_mode(p, SPARED), b = 0;
    F *S = p->share_space + others * m, *v = S + m * m;
    for (I l = 0; l < p->ncontact; l++)
        if (p->modes[l] == STICK) v[b++] = tau[l];
    forward(S, m, v);
    backward(S, m, v);
    for (I l = p->ncontact - 1; l >= 0; l--)
        if (p->modes[l] == STICK) tau[l] = v[--b];
    for (I l = 0; l < p->ncontact; l++)
        if (p->modes[l] == SHARED) tau[l] = share_of(p, l, tau);
}

/* --- friction that sticks ----------------------------------------------------------------------------------------------- */

static int is_spread(const Plant *p, I l) {
    return l >= p->ncontact && p->modes[l] == STICK && p->rubbing[l - p->ncontact] >= 0;
}

static int is_active(const Plant *p, I row) {
    for (I k = 0; k < p->nactive; k++)
        if (p->active[k] == row) return 1;
    return 0;
}

static F axis(const Plant *p, const Law *law, I c, I k);

/* The rows of what sticks in contacts, all in E and the independent ones in B, with what these bear in w; in *m their number.
 * The number of all. */
static I gather_stuck(Plant *p, F *E, F *B, F *w, I *m) {
    I n = p->nu, row = p->nm, count = 0;
    *m = 0;
    for (I l = 0; l < p->nlaw; l++) {
        if (p->modes[l] != STICK) continue;
        Law law = law_at(p, l);
        for (I c = 0; c < law.count; c++, row++) {
            if (!is_spread(p, l)) continue;
            memcpy(E + count++ * n, p->A + row * n, n * sizeof(F));
            if (!is_active(p, row)) continue;
            w[*m] = 0;
            for (I k = 0; k < law.count; k++) w[*m] += axis(p, &law, c, k) * p->tau[law.first + k];
            memcpy(B + *m * n, p->A + row * n, n * sizeof(F));
            ++*m;
        }
    }
    return count;
}

/* x of H x = w with H = sum T_l^T T_l c_l / s_l, and how fast x moves each contact, in `flow`; false if H is singular. */
static int reweigh(Plant *p, const F *T, I m, const F *w, F *H, F *x, const F *s, F *flow) {
    memset(H, 0, m * m * sizeof(F));
    for (I l = p->ncontact, e = 0; l < p->nlaw; l++) {
        if (!is_spread(p, l)) continue;
        Law law = law_at(p, l);
        F weight = law.mu[0] * p->normals[l] / s[l];
        for (I c = 0; c < law.count; c++, e++)
            for (I i = 0; i < m; i++)
                for (I j = 0; j <= i; j++) H[i * m + j] += weight * T[e * m + i] * T[e * m + j];
    }
    if (!factorized(p, H, m)) return 0;
    memcpy(x, w, m * sizeof(F));
    forward(H, m, x);
    backward(H, m, x);
    for (I l = p->ncontact, e = 0; l < p->nlaw; l++) {
        if (!is_spread(p, l)) continue;
        F square = 0;
        for (I c = 0; c < p->components[l]; c++, e++) {
            F along = 0;
            for (I i = 0; i < m; i++) along += T[e * m + i] * x[i];
            square += along * along;
        }
        flow[l] = sqrt(square);
    }
    return 1;
}

/* Whether the weights s are those of `flow` but for its size; they become so, and what rests keeps a little. */
static int is_even(Plant *p, const F *w, I m, const F *x, F *s, const F *flow) {
    F most = 0, fastest = 0, work = 0, taken = 0;
    for (I i = 0; i < m; i++) work += w[i] * x[i];
    for (I l = p->ncontact; l < p->nlaw; l++) {
        if (!is_spread(p, l)) continue;
        most = fmax(most, flow[l] / s[l]);
        fastest = fmax(fastest, flow[l]);
        taken += law_at(p, l).mu[0] * p->normals[l] * flow[l];
    }
    int even = !(most - work / taken > EVEN * most);
    for (I l = p->ncontact; l < p->nlaw && !even; l++)
        if (is_spread(p, l)) s[l] = fmax(flow[l] / fastest, RESTING);
    return even;
}

/* Spread what sticks over all contacts that do, where its forces are not determined; in `onset` how fast each of them would begin
 * to slip, beside the others, or zero where they are determined. */
static void spread_friction(Plant *p) {
    I n = p->nu, T2 = p->ntau, m, e = 0;
    F *E = p->share_space + 2 * T2 * T2 + T2 * n, *B = E + T2 * n, *w = B + T2 * n, *x = w + T2, *s = x + T2, *flow = s + T2;
    F *T = flow + T2, *H = T + T2 * T2;
    memset(p->onset, 0, p->nlaw * sizeof(F));
    I count = gather_stuck(p, E, B, w, &m);
    F size = 0;
    for (I i = 0; i < m; i++) size += w[i] * w[i];
    if (m == count || !(size > 0) || !express(p, B, m, E, count, H, T)) return;
    for (I l = 0; l < p->nlaw; l++) s[l] = 1;
    for (I turn = 0; turn < REWEIGHTED; turn++) {
        if (!reweigh(p, T, m, w, H, x, s, flow)) return;
        if (is_even(p, w, m, x, s, flow)) break;
        if (turn + 1 == REWEIGHTED && !reweigh(p, T, m, w, H, x, s, flow)) return;
    }
    F fastest = 0;
    for (I l = p->ncontact; l < p->nlaw; l++)
        if (is_spread(p, l)) fastest = fmax(fastest, s[l]);
    for (I l = p->ncontact; l < p->nlaw; l++) {
        if (!is_spread(p, l)) continue;
        Law law = law_at(p, l);
        F weight = law.mu[0] * p->normals[l] / s[l];
        for (I k = 0; k < law.count; k++) p->tau[law.first + k] = 0;
        for (I c = 0; c < law.count; c++, e++) {
            F force = 0;
            for (I i = 0; i < m; i++) force += weight * T[e * m + i] * x[i];
            for (I k = 0; k < law.count; k++) p->tau[law.first + k] += force * axis(p, &law, c, k);
        }
        p->onset[l] = s[l] / fastest;
    }
}
