/* Moreau's time stepping of free rigid bodies with many contacts: fixed steps, velocities that jump within them.
 *
 * Each step goes half a step on, looks which gaps are closed there, and solves for the velocities at its end with
 *   0 <= p_n  _|_  v_n+ + e v_n- >= 0   and friction within its cone, |p_t| <= mu p_n,
 * by sweeps over the contacts (projected Gauss-Seidel, from the impulses of the step before); then half a step on (Moreau 1988;
 * Jourdan, Alart and Jean 1998). A body is r (3), Euler parameters (4), v (3), w in body axes (3).
 */
typedef double F;
typedef long long I;
enum { OF_BODY = 13, OF_SHAPE = 11 };
double sqrt(double);
double fabs(double);

static F dot(const F *a, const F *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void cross(const F *a, const F *b, F *out) {
    out[0] = a[1] * b[2] - a[2] * b[1], out[1] = a[2] * b[0] - a[0] * b[2], out[2] = a[0] * b[1] - a[1] * b[0];
}

static void times(const F *A, const F *x, F *out) {
    for (I i = 0; i < 3; i++) out[i] = A[3 * i] * x[0] + A[3 * i + 1] * x[1] + A[3 * i + 2] * x[2];
}

static void rotation(const F *e, F *R) {
    F a = e[0], b = e[1], c = e[2], d = e[3];
    R[0] = a * a + b * b - c * c - d * d, R[1] = 2 * (b * c - a * d), R[2] = 2 * (b * d + a * c);
    R[3] = 2 * (b * c + a * d), R[4] = a * a - b * b + c * c - d * d, R[5] = 2 * (c * d - a * b);
    R[6] = 2 * (b * d - a * c), R[7] = 2 * (c * d + a * b), R[8] = a * a - b * b - c * c + d * d;
}

/* r' = v, e' = e (0, w) / 2, for a time h. */
static void move(F *body, F h) {
    F *e = body + 3, *w = body + 10, a = e[0], b = e[1], c = e[2], d = e[3], s = h / 2, size;
    for (I k = 0; k < 3; k++) body[k] += h * body[7 + k];
    e[0] -= s * (b * w[0] + c * w[1] + d * w[2]), e[1] += s * (a * w[0] + c * w[2] - d * w[1]);
    e[2] += s * (a * w[1] + d * w[0] - b * w[2]), e[3] += s * (a * w[2] + b * w[1] - c * w[0]);
    size = sqrt(e[0] * e[0] + e[1] * e[1] + e[2] * e[2] + e[3] * e[3]);
    for (I k = 0; k < 4; k++) e[k] /= size;
}

typedef struct {
    F gap, normal[3], place[3];
} Meeting;

/* A shape is the place in the body and radius of the first, normal and height of a half-space or place and radius of a sphere,
 * friction, restitution, and whether it is a sphere. */
static void meet(const F *shape, const F *ra, const F *Ra, const F *rb, const F *Rb, Meeting *out) {
    F center[3], other[3], length;
    times(Ra, shape, center);
    for (I k = 0; k < 3; k++) center[k] += ra[k];
    if (shape[10] == 0) {
        for (I k = 0; k < 3; k++) out->normal[k] = shape[4 + k];
        out->gap = dot(center, out->normal) - shape[7] - shape[3];
    } else {
        for (I k = 0; k < 3; k++) other[k] = shape[4 + k];
        if (Rb) {
            times(Rb, shape + 4, other);
            for (I k = 0; k < 3; k++) other[k] += rb[k];
        }
        for (I k = 0; k < 3; k++) out->normal[k] = center[k] - other[k];
        length = sqrt(dot(out->normal, out->normal));
        for (I k = 0; k < 3; k++) out->normal[k] = length > 0 ? out->normal[k] / length : k == 2;
        out->gap = length - shape[3] - shape[7];
    }
    for (I k = 0; k < 3; k++) out->place[k] = center[k] - shape[3] * out->normal[k];
}

/* The least gap of each contact as the bodies are now. */
void moreau_gaps(I nb, const F *states, I nc, const I *pairs, const F *shapes, F *gaps) {
    F Ra[9], Rb[9];
    Meeting met;
    (void)nb;
    for (I c = 0; c < nc; c++) {
        const F *a = states + OF_BODY * pairs[2 * c], *b = pairs[2 * c + 1] < 0 ? 0 : states + OF_BODY * pairs[2 * c + 1];
        rotation(a + 3, Ra);
        if (b) rotation(b + 3, Rb);
        meet(shapes + OF_SHAPE * c, a, Ra, b, b ? Rb : 0, &met);
        gaps[c] = met.gap;
    }
}

static F dot6(const F *a, const F *b) { return dot(a, b) + dot(a + 3, b + 3); }

/* One contact and one body: for each of three directions the row that its rate is of v and of the spin in ground axes, and what
 * a push along it does to them. Gives how much the rates answer. */
static void lever(const F *masses, const F *inertia, const F *directions, const F *arm, F *rows, F *onto, F *D) {
    for (I k = 0; k < 3; k++) {
        F *row = rows + 6 * k;
        for (I i = 0; i < 3; i++) row[i] = directions[3 * k + i], onto[6 * k + i] = masses[i] * row[i];
        cross(arm, row, row + 3);
        times(inertia, row + 3, onto + 6 * k + 3);
        D[k] += dot6(row, onto + 6 * k);
    }
}

static void frame_of(const F *n, F *d) {
    F *t = d + 3, size;
    for (I k = 0; k < 3; k++) d[k] = n[k], t[k] = 0;
    t[fabs(n[0]) < 0.6 ? 0 : 1] = 1;
    size = dot(t, n);
    for (I k = 0; k < 3; k++) t[k] -= size * n[k];
    size = sqrt(dot(t, t));
    for (I k = 0; k < 3; k++) t[k] /= size;
    cross(d, t, d + 6);
}

typedef struct {
    I number, a, b;
    F rows_a[18], rows_b[18], onto_a[18], onto_b[18], D[3], back, mu;
} Active;

/* The rate of the gap along a direction. */
static F rate(const Active *c, I k, const F *speeds) {
    F out = dot6(c->rows_a + 6 * k, speeds + 6 * c->a);
    return c->b < 0 ? out : out - dot6(c->rows_b + 6 * k, speeds + 6 * c->b);
}

static void push(const Active *c, I k, F p, F *speeds) {
    for (I i = 0; i < 6; i++) speeds[6 * c->a + i] += p * c->onto_a[6 * k + i];
    if (c->b >= 0)
        for (I i = 0; i < 6; i++) speeds[6 * c->b + i] -= p * c->onto_b[6 * k + i];
}

/* One sweep over the contacts; how much of a velocity changed at most. */
static F sweep(const Active *all, I count, F *impulses, F *speeds) {
    F most = 0;
    for (I j = 0; j < count; j++) {
        const Active *c = all + j;
        F *p = impulses + 3 * c->number, new[3], size, most_t, D = c->D[1] > c->D[2] ? c->D[1] : c->D[2];
        new[0] = p[0] - (rate(c, 0, speeds) + c->back) / c->D[0];
        if (new[0] < 0) new[0] = 0;
        push(c, 0, new[0] - p[0], speeds);
        most = fabs(new[0] - p[0]) * c->D[0] > most ? fabs(new[0] - p[0]) * c->D[0] : most;
        p[0] = new[0];
        if (c->mu == 0 || D == 0) continue;
        for (I k = 1; k < 3; k++) new[k] = p[k] - rate(c, k, speeds) / D;
        size = sqrt(new[1] * new[1] + new[2] * new[2]), most_t = c->mu * p[0];
        for (I k = 1; k < 3; k++) {
            if (size > most_t) new[k] *= most_t / size;
            push(c, k, new[k] - p[k], speeds);
            most = fabs(new[k] - p[k]) * D > most ? fabs(new[k] - p[k]) * D : most;
            p[k] = new[k];
        }
    }
    return most;
}

/* Steps of length h. `bodies` has for each body three inverse masses, its inertia and the inverse (3 x 3, body axes); `space` is
 * for 6 speeds and 9 numbers of each body and an Active for each contact; `told` keeps the deepest gap, the steps whose sweeps
 * did not come to an end, all sweeps, and the most contacts at once; `kept`, if there is one, the states after each step. */
I moreau_size(void) { return (I)sizeof(Active); }

void moreau_steps(I nb, const F *bodies, const F *gravity, F *states, I nc, const I *pairs, const F *shapes, F *impulses, I steps,
                  F h, I sweeps, F tolerance, F *space, F *told, F *kept) {
    F *speeds = space, *turned = space + 6 * nb, *inertias = turned + 9 * nb;
    Active *all = (Active *)(inertias + 9 * nb);
    for (I step = 0; step < steps; step++) {
        I count = 0;
        F scale = 0, change, scale_g = h * sqrt(dot(gravity, gravity));
        for (I b = 0; b < nb; b++) {
            const F *m = bodies + 21 * b;
            F *s = states + OF_BODY * b, *R = turned + 9 * b, *I_g = inertias + 9 * b, L[3], torque[3], rest[3], half[9];
            move(s, h / 2);
            rotation(s + 3, R);
            for (I i = 0; i < 3; i++) /* R inverse(J) R^T */
                for (I j = 0; j < 3; j++) half[3 * i + j] = dot(R + 3 * i, (F[]){m[12 + j], m[15 + j], m[18 + j]});
            for (I i = 0; i < 3; i++)
                for (I j = 0; j < 3; j++) I_g[3 * i + j] = dot(half + 3 * i, R + 3 * j);
            for (I k = 0; k < 3; k++) speeds[6 * b + k] = s[7 + k];
            times(R, s + 10, speeds + 6 * b + 3);
            times(m + 3, s + 10, L);
            cross(L, s + 10, torque);
            times(m + 12, torque, rest);
            for (I k = 0; k < 3; k++) rest[k] *= h;
            times(R, rest, torque); /* the change of the spin without contacts, in ground axes; kept in L until contacts are met */
            for (I k = 0; k < 3; k++) s[10 + k] = torque[k];
        }
        for (I c = 0; c < nc; c++) {
            const I a = pairs[2 * c], b = pairs[2 * c + 1];
            const F *shape = shapes + OF_SHAPE * c, *ra = states + OF_BODY * a, *rb = b < 0 ? 0 : states + OF_BODY * b;
            Meeting met;
            if (b >= 0) { /* far apart, as nearly all pairs are */
                F reach = shape[3] + shape[7] + sqrt(dot(shape, shape)) + sqrt(dot(shape + 4, shape + 4)), d[3];
                for (I k = 0; k < 3; k++) d[k] = ra[k] - rb[k];
                if (dot(d, d) > reach * reach * 1.0001) {
                    for (I k = 0; k < 3; k++) impulses[3 * c + k] = 0;
                    continue;
                }
            }
            meet(shape, ra, turned + 9 * a, rb, b < 0 ? 0 : turned + 9 * b, &met);
            if (met.gap < told[0]) told[0] = met.gap;
            if (met.gap > 0) {
                for (I k = 0; k < 3; k++) impulses[3 * c + k] = 0;
                continue;
            }
            Active *now = all + count++;
            F v, d[9], arm[3];
            now->number = c, now->a = a, now->b = b, now->mu = shape[8];
            frame_of(met.normal, d);
            for (I k = 0; k < 3; k++) arm[k] = met.place[k] - ra[k], now->D[k] = 0;
            lever(bodies + 21 * a, inertias + 9 * a, d, arm, now->rows_a, now->onto_a, now->D);
            if (b >= 0) {
                for (I k = 0; k < 3; k++) arm[k] = met.place[k] - rb[k];
                lever(bodies + 21 * b, inertias + 9 * b, d, arm, now->rows_b, now->onto_b, now->D);
            }
            if (now->D[0] <= 0) {
                count--;
                continue;
            }
            v = rate(now, 0, speeds), now->back = v < 0 ? shape[9] * v : 0;
            scale = fabs(v) > scale ? fabs(v) : scale;
        }
        for (I b = 0; b < nb; b++)
            for (I k = 0; k < 3; k++) {
                speeds[6 * b + k] += bodies[21 * b + k] > 0 ? h * gravity[k] : 0;
                speeds[6 * b + 3 + k] += states[OF_BODY * b + 10 + k];
            }
        for (I j = 0; j < count; j++)
            for (I k = 0; k < 3; k++) push(all + j, k, impulses[3 * all[j].number + k], speeds);
        change = count ? 1 : 0;
        for (I k = 0; k < sweeps && change > tolerance * (scale + scale_g); k++) {
            change = sweep(all, count, impulses, speeds);
            told[2] += 1;
        }
        told[1] += change > tolerance * (scale + scale_g);
        told[3] = count > told[3] ? count : told[3];
        for (I b = 0; b < nb; b++) {
            F *s = states + OF_BODY * b, *R = turned + 9 * b, *w = speeds + 6 * b + 3;
            for (I k = 0; k < 3; k++) s[7 + k] = speeds[6 * b + k], s[10 + k] = R[k] * w[0] + R[3 + k] * w[1] + R[6 + k] * w[2];
            move(s, h / 2);
        }
        for (I k = 0; kept && k < OF_BODY * nb; k++) kept[OF_BODY * nb * step + k] = states[k];
    }
}
