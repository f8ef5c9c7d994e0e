/* Moreau's time stepping of a mechanism (time_stepping.h), and here of free rigid bodies with many contacts: fixed steps, velocities that
 * jump within them.
 *
 * Each step goes half a step on, looks which gaps are closed there, and solves for the velocities at its end with
 *   0 <= p_n  _|_  v_n+ + e v_n- >= 0   and friction within its cone, |p_t| <= mu p_n,
 * by sweeps over the contacts (contact_sweeps.h), from the impulses of the step before; then half a step on (Moreau 1988). A body is r (3), Euler parameters (4), v (3), w in body axes (3).
 */
#include "plant.h"
#include "evaluation.h"
#include "constraint_rank.h"
#include "dense_solves.h"
#include "time_stepping.h"

enum { OF_BODY = 13, OF_SHAPE = 11, OF_PUSH = 13 };

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
    F gap, normal[3], place[3], center[3], other[3], length; /* of a sphere, its centre, and how far the two are apart */
} Meeting;

/* A shape is the place in the body and radius of the first, normal and height of a half-space or place and radius of a sphere,
 * friction, restitution, and whether it is a sphere. */
static void meet(const F *shape, const F *ra, const F *Ra, const F *rb, const F *Rb, Meeting *out) {
    F *center = out->center, *other = out->other;
    times(Ra, shape, center);
    for (I k = 0; k < 3; k++) center[k] += ra[k];
    out->length = 0;
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
        out->length = sqrt(dot(out->normal, out->normal));
        for (I k = 0; k < 3; k++) out->normal[k] = out->length > 0 ? out->normal[k] / out->length : k == 2;
        out->gap = out->length - shape[3] - shape[7];
    }
    for (I k = 0; k < 3; k++) out->place[k] = center[k] - shape[3] * out->normal[k];
}

/* Add what a point fixed in a body does: its velocity v + w x a, and its acceleration at constant speeds w x (w x a). */
static void add_motion(const F *speeds, const F *place, const F *r, F side, F *velocity, F *acceleration) {
    F arm[3], turning[3], inward[3];
    for (I k = 0; k < 3; k++) arm[k] = place[k] - r[k];
    cross(speeds + 3, arm, turning);
    cross(speeds + 3, turning, inward);
    for (I k = 0; k < 3; k++) velocity[k] += side * (speeds[k] + turning[k]), acceleration[k] += side * inward[k];
}

/* The bias of the rates: how the points that are fixed in the bodies turn, and how two spheres pass by each other. */
static void bias_of(const Meeting *met, const F *speeds_a, const F *ra, const F *speeds_b, const F *rb, const F *directions, F *bias) {
    F v[3] = {0, 0, 0}, a[3] = {0, 0, 0};
    add_motion(speeds_a, met->center, ra, 1, v, a);
    if (speeds_b) add_motion(speeds_b, met->other, rb, -1, v, a);
    for (I k = 0; k < 3; k++) bias[k] = dot(directions + 3 * k, a);
    if (met->length > 0) bias[0] += (dot(v, v) - dot(v, met->normal) * dot(v, met->normal)) / met->length;
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

/* One contact and one body: for each of three directions the row that its rate is of v and of the spin in ground axes, and what
 * a push along it does to them; `side` is -1 for the second body. */
static void lever(const F *masses, const F *inertia, const F *directions, const F *arm, F side, F *rows, F *onto) {
    for (I k = 0; k < 3; k++) {
        F *row = rows + 6 * k;
        for (I i = 0; i < 3; i++) row[i] = side * directions[3 * k + i], onto[6 * k + i] = masses[i] * row[i];
        cross(arm, row, row + 3);
        times(inertia, row + 3, onto + 6 * k + 3);
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

/* A closed contact with the numbers of its rows. */
typedef struct {
    F rows[36], onto[36], directions[9];
} Numbers;

/* Write down a contact that pushes: its step and number, the rates of the gap before and after, what it gains without contacts, whether
 * it sticks, its work, the impulse along the normal and the tangents, and the whole impulse in ground axes. */
static void note(const Active *c, const Numbers *own, I step, const F *p, const F *speeds, F *out) {
    F after = rate(c, 0, speeds);
    out[0] = (F)step, out[1] = (F)c->number, out[2] = c->before[0], out[3] = after, out[4] = c->gained, out[5] = !p[SLIPS];
    out[6] = p[0] * (c->before[0] + after) / 2, out[7] = p[0];
    out[8] = out[9] = 0;
    for (I i = 0; i < 3; i++) out[10 + i] = p[0] * own->directions[i];
    for (I k = 1; k < c->count; k++) {
        out[6] += p[k] * (c->before[k] + rate(c, k, speeds)) / 2;
        out[7 + k] = p[k];
        for (I i = 0; i < 3; i++) out[10 + i] += p[k] * own->directions[3 * k + i];
    }
}

/* Half a step on, and the speeds there, in ground axes; the change of the spin without contacts is kept in the place of the spin. */
static void go_halfway(const F *m, F *s, F h, F *speeds, F *R, F *inertia) {
    F L[3], torque[3], rest[3], half[9];
    move(s, h / 2);
    rotation(s + 3, R);
    for (I i = 0; i < 3; i++) /* R inverse(J) R^T */
        for (I j = 0; j < 3; j++) half[3 * i + j] = dot(R + 3 * i, (F[]){m[12 + j], m[15 + j], m[18 + j]});
    for (I i = 0; i < 3; i++)
        for (I j = 0; j < 3; j++) inertia[3 * i + j] = dot(half + 3 * i, R + 3 * j);
    for (I k = 0; k < 3; k++) speeds[k] = s[7 + k];
    times(R, s + 10, speeds + 3);
    times(m + 3, s + 10, L);
    cross(L, s + 10, torque);
    times(m + 12, torque, rest);
    for (I k = 0; k < 3; k++) rest[k] *= h;
    times(R, rest, s + 10);
}

static int is_far(const F *shape, const F *ra, const F *rb) {
    F reach = shape[3] + shape[7] + sqrt(dot(shape, shape)) + sqrt(dot(shape + 4, shape + 4)), d[3];
    for (I k = 0; k < 3; k++) d[k] = ra[k] - rb[k];
    return dot(d, d) > reach * reach * 1.0001;
}

/* Make a contact an active one; false if its gap is open, or nothing can move along it. */
static int is_closed(I number, I a, I b, const F *shape, const F *bodies, const F *states, const F *speeds, const F *turned,
                     const F *inertias, F h, F *deepest, Active *c, Numbers *own) {
    const F *ra = states + OF_BODY * a, *rb = b < 0 ? 0 : states + OF_BODY * b;
    Meeting met;
    F arm[3], bias[3];
    if (b >= 0 && is_far(shape, ra, rb)) return 0; /* as nearly all pairs are */
    meet(shape, ra, turned + 9 * a, rb, b < 0 ? 0 : turned + 9 * b, &met);
    *deepest = fmin(*deepest, met.gap);
    if (met.gap > 0) return 0;
    memset(c, 0, sizeof(Active));
    c->number = number, c->count = shape[8] > 0 ? 3 : 1, c->mu = shape[8], c->restitution = shape[9];
    c->at[0] = 6 * a, c->size[0] = 6, c->rows[0] = own->rows, c->onto[0] = own->onto;
    frame_of(met.normal, own->directions);
    for (I k = 0; k < 3; k++) arm[k] = met.place[k] - ra[k];
    lever(bodies + 21 * a, inertias + 9 * a, own->directions, arm, 1, own->rows, own->onto);
    if (b >= 0) {
        c->at[1] = 6 * b, c->size[1] = 6, c->rows[1] = own->rows + 18, c->onto[1] = own->onto + 18;
        for (I k = 0; k < 3; k++) arm[k] = met.place[k] - rb[k];
        lever(bodies + 21 * b, inertias + 9 * b, own->directions, arm, -1, own->rows + 18, own->onto + 18);
    }
    measure_answers(c);
    bias_of(&met, speeds + 6 * a, ra, b < 0 ? 0 : speeds + 6 * b, rb, own->directions, bias);
    for (I k = 0; k < c->count; k++) {
        c->offset[k] = h / 2 * bias[k];
        c->before[k] = rate(c, k, speeds) - 2 * c->offset[k];
    }
    return c->D[0] > 0;
}

/* Words of work space: for each body and for each contact. */
I moreau_body_space(void) { return 24; }
I moreau_contact_space(void) { return (I)(sizeof(Active) + sizeof(Numbers)) / 8; }

/* Steps of length h, and how many were done before there was no more room in `pushes` for the next. `bodies` has for each body three
 * inverse masses, its inertia and the inverse (3 x 3, body axes); `told` keeps the deepest gap, the steps whose sweeps did not come to an
 * end, all sweeps, and the most contacts at once; `kept`, if there is one, the states after each step; `pushes` (`room` rows, their
 * number in `noted`) what each contact did in each. */
I moreau_steps(I nb, const F *bodies, const F *gravity, F *states, I nc, const I *pairs, const F *shapes, F *impulses, I steps,
               F h, I sweeps, F tolerance, F *space, F *told, F *kept, I room, F *pushes, I *noted) {
    F *speeds = space, *turned = space + 6 * nb, *inertias = turned + 9 * nb;
    Active *all = (Active *)(inertias + 9 * nb);
    Numbers *own = (Numbers *)(all + nc);
    *noted = 0;
    for (I step = 0; step < steps; step++) {
        I count = 0;
        if (*noted + nc > room) return step;
        for (I b = 0; b < nb; b++) go_halfway(bodies + 21 * b, states + OF_BODY * b, h, speeds + 6 * b, turned + 9 * b, inertias + 9 * b);
        for (I c = 0; c < nc; c++) {
            int closed = is_closed(c, pairs[2 * c], pairs[2 * c + 1], shapes + OF_SHAPE * c, bodies, states, speeds, turned, inertias, h,
                                   told, all + count, own + count);
            for (I k = 0; !closed && k < OF_IMPULSE; k++) impulses[OF_IMPULSE * c + k] = 0;
            count += closed;
        }
        for (I b = 0; b < nb; b++)
            for (I k = 0; k < 3; k++) {
                speeds[6 * b + k] += bodies[21 * b + k] > 0 ? h * gravity[k] : 0;
                speeds[6 * b + 3 + k] += states[OF_BODY * b + 10 + k];
            }
        solve_contacts(all, count, impulses, speeds, sweeps, tolerance, told);
        for (I j = 0; j < count; j++) {
            const F *p = impulses + OF_IMPULSE * all[j].number;
            if (p[0] > 0) note(all + j, own + j, step, p, speeds, pushes + OF_PUSH * (*noted)++);
        }
        for (I b = 0; b < nb; b++) {
            F *s = states + OF_BODY * b, *R = turned + 9 * b, *w = speeds + 6 * b + 3;
            for (I k = 0; k < 3; k++) s[7 + k] = speeds[6 * b + k], s[10 + k] = R[k] * w[0] + R[3 + k] * w[1] + R[6 + k] * w[2];
            move(s, h / 2);
        }
        for (I k = 0; kept && k < OF_BODY * nb; k++) kept[OF_BODY * nb * step + k] = states[k];
    }
    return steps;
}
