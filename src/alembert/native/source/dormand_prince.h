/* Dormand-Prince 8(5,3) with dense output. */

#include "dormand_prince_table.h"

I size_of_plant(void) { return sizeof(Plant); }
I size_of_clock(void) { return sizeof(Clock); }

static F norm(const F *a, const F *scale, I n) {
    F sum = 0;
    for (I i = 0; i < n; i++) sum += (a[i] / scale[i]) * (a[i] / scale[i]);
    return sqrt(sum / (n > 0 ? n : 1));
}

/* A first step size (Hairer, Norsett and Wanner 1993, II.4). */
F first_step(Plant *p, Clock *c, const F *y, const F *dy, const F *atol, F *work) {
    I n = p->nq + p->nu;
    F *scale = work, *moved = work + n, *other = work + 2 * n;
    for (I i = 0; i < n; i++) scale[i] = atol[i] + c->rtol * fabs(y[i]);
    F d0 = norm(y, scale, n), d1 = norm(dy, scale, n), left = c->end - c->t;
    F h = d0 < 1e-5 || d1 < 1e-5 ? 1e-6 : 0.01 * d0 / d1;
    h = h < left ? h : left;
    h = h < c->largest ? h : c->largest;
    for (I i = 0; i < n; i++) moved[i] = y[i] + h * dy[i];
    rates(p, c->t + h, moved, other);
    for (I i = 0; i < n; i++) other[i] -= dy[i];
    F d2 = norm(other, scale, n) / h, largest = d1 > d2 ? d1 : d2;
    F next = largest <= 1e-15 ? (h * 1e-3 > 1e-6 ? h * 1e-3 : 1e-6) : pow(0.01 / largest, 0.125);
    next = next < 100 * h ? next : 100 * h;
    next = next < left ? next : left;
    return next < c->largest ? next : c->largest;
}

/* sum += a k; the one loop that is worth vector instructions. */
static void add(I n, F a, const F *restrict k, F *restrict sum) {
#pragma clang loop vectorize(enable) interleave(disable)
    for (I i = 0; i < n; i++) sum[i] += a * k[i];
}

static void stages(Plant *p, F t, F h, const F *y, F *K, F *point, I first, I last) {
    I n = p->nq + p->nu;
    for (I s = first; s < last; s++) {
        memcpy(point, y, n * sizeof(F));
        for (I j = 0; j < s; j++)
            if (DP_A[s][j] != 0) add(n, h * DP_A[s][j], K + j * n, point);
        rates(p, t + DP_C[s] * h, point, K + s * n);
    }
}

/* y + h sum of b_s K_s, summed before y is added. */
static void advance(I n, F h, const F *y, const F *K, F *new) {
    memset(new, 0, n * sizeof(F));
    for (I s = 0; s < 12; s++)
        if (DP_B[s] != 0) add(n, DP_B[s], K + s * n, new);
    for (I i = 0; i < n; i++) new[i] = y[i] + h * new[i];
}

static F step_error(I n, const F *K, const F *y, const F *new, F h, const F *atol, F rtol) {
    F five = 0, three = 0;
    for (I i = 0; i < n; i++) {
        F e5 = 0, e3 = 0;
        for (I s = 0; s < 12; s++) { e5 += DP_E5[s] * K[s * n + i]; e3 += DP_E3[s] * K[s * n + i]; }
        F a = fabs(y[i]), b = fabs(new[i]), scale = atol[i] + rtol * (a > b ? a : b);
        five += (e5 / scale) * (e5 / scale);
        three += (e3 / scale) * (e3 / scale);
    }
    return five == 0 && three == 0 ? 0 : h * five / sqrt((five + 0.01 * three) * n);
}

static void dense(I n, const F *K, const F *y, const F *new, F h, F *D) {
    for (I i = 0; i < n; i++) {
        F difference = new[i] - y[i];
        D[i] = difference;
        D[n + i] = h * K[i] - difference;
        D[2 * n + i] = 2 * difference - h * (K[12 * n + i] + K[i]);
        for (I r = 0; r < 4; r++) {
            F value = 0;
            for (I s = 0; s < 16; s++) value += DP_D[r][s] * K[s * n + i];
            D[(3 + r) * n + i] = h * value;
        }
    }
}

static void interpolate(I n, const F *D, const F *y, F part, F *out) {
    for (I i = 0; i < n; i++) {
        F value = 0;
        for (I k = 6; k >= 0; k--) value = (value + D[k * n + i]) * (k % 2 == 0 ? part : 1 - part);
        out[i] = y[i] + value;
    }
}

/* The earliest change of sign within the step, as a part of it, by bisection on the dense output between looks at a few
 * points (one for friction alone, whose guards are cheap to leave and dear to ask); or 2 if there is none. */
static F locate(Plant *p, const F *D, const F *y, F t, F h, const F *before, F *trial, F *point, I *event) {
    I n = p->nq + p->nu, looks = p->nguard > 0 ? LOOKS : 1, look = 0;
    F low = 0, high = 2;
    while (look < looks && high > 1) {
        F part = (F)++look / looks;
        interpolate(n, D, y, part, point);
        guards(p, t + part * h, point, trial);
        *event = first_event(p, before, trial);
        if (*event >= 0) high = part; else low = part;
    }
    if (high > 1) return high;
    for (I k = 0; k < 80 && (high - low) * h > 4 * EPSILON * fabs(t + h); k++) {
        F middle = 0.5 * (low + high);
        if (middle <= low || middle >= high) break;
        interpolate(n, D, y, middle, point);
        guards(p, t + middle * h, point, trial);
        I hit = first_event(p, before, trial);
        if (hit >= 0) { high = middle; *event = hit; } else low = middle;
    }
    interpolate(n, D, y, high, point);
    guards(p, t + high * h, point, trial);
    return high;
}

/* Whether putting the speeds onto the constraints changed them by much more than any step's error: then the speeds before,
 * at a singular position, belonged to no branch of the motion. */
static int jumped(Plant *p, const F *before, const F *after, const F *atol, F rtol) {
    F change = 0, largest = 0, least = atol[0];
    for (I i = 0; i < p->nu; i++) {
        if (fabs(after[i] - before[i]) > change) change = fabs(after[i] - before[i]);
        if (fabs(before[i]) > largest) largest = fabs(before[i]);
        if (atol[i] > least) least = atol[i];
    }
    return change > JUMP * (least + rtol * largest);
}

/* Adaptive steps until the end, an event, trouble or a full page of nodes; call again to go on. `work` has 31 n + guards. */
I dormand_prince(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes,
                 F *before, F *work) {
    I n = p->nq + p->nu;
    F *K = work, *D = K + 16 * n, *new = D + 7 * n, *point = new + n, *trial = point + n, *after = trial + n;
    I dodges = 0, accepted = c->steps, tried = c->rejected;
    F here = p->recent_pivot; /* at the start of the step; one that starts in a singular position cannot dodge it */
    c->nodes = 0;
    for (;;) {
        F t = c->t, h = c->step, left = c->end - t, size = fabs(t) > 1e-2 * left ? fabs(t) : 1e-2 * left;
        if (left <= 4 * EPSILON * (fabs(c->end) > size ? fabs(c->end) : size)) return DONE;
        if (c->nodes == c->page) return PAGE;
        if (c->steps > accepted) { accepted = c->steps; tried = c->rejected; }
        if (!(h > 10 * EPSILON * size) || c->rejected - tried > HOPELESS) return COLLAPSED;
        int last = h >= left;
        if (last) h = left;
        else if (h > 0.5 * left) h = 0.5 * left;
        memcpy(K, dy, n * sizeof(F));
        memcpy(p->previous, dy + p->nq, p->nu * sizeof(F));
        F near = p->recent_pivot;
        p->recent_pivot = 1;
        p->careful = p->nm > 0 && near < NEAR;
        stages(p, t, h, y, K, point, 1, 12);
        if (!p->careful && p->nm > 0 && p->recent_pivot < NEAR) {
            p->careful = 1;
            stages(p, t, h, y, K, point, 1, 12);
        }
        advance(n, h, y, K, new);
        F error = step_error(n, K, y, new, h, atol, c->rtol);
        if (!isfinite(error)) {
            c->step = 0.1 * h;
            c->rejected++;
            if (c->step < 1e-14 * (1 + size)) return p->painleve ? PAINLEVE : NOT_FINITE;
            continue;
        }
        F factor = error == 0 ? 6 : 0.9 * pow(error, -0.125);
        factor = factor > 6 ? 6 : factor < 0.2 ? 0.2 : factor;
        int singular = p->nm > 0 && p->recent_pivot < SHY && here >= SHY && dodges < DODGES;
        if (error > 1) {
            c->step = h * (singular ? 0.93 : factor < 0.95 ? factor : 0.95);
            dodges += singular;
            c->rejected++;
            continue;
        }
        F end = last ? c->end : t + h;
        int sampling = c->samples < c->wanted && wanted[c->samples] <= end;
        I event = -1, watched = p->nguard > 0;
        if (!watched && p->nlaw > 0) {
            guards(p, end, new, after);
            watched = first_event(p, before, after) >= 0;
        }
        if (sampling || watched) {
            rates(p, end, new, K + 12 * n);
            stages(p, t, h, y, K, point, 13, 16);
            dense(n, K, y, new, h, D);
        }
        if (watched) {
            F part = locate(p, D, y, t, h, before, after, point, &event);
            if (event >= 0 && part < 1) {
                end = t + part * h;
                memcpy(new, point, n * sizeof(F));
            }
        }
        p->recent_pivot = 1;
        if (p->nm > 0) memcpy(after + p->nguard + p->nlaw, new + p->nq, p->nu * sizeof(F));
        F open = project(p, end, new, c->close);
        if (p->nm > 0 && jumped(p, after + p->nguard + p->nlaw, new + p->nq, atol + p->nq, c->rtol)) {
            c->step = 0.5 * h;
            c->rejected++;
            continue;
        }
        if (p->nm > 0 && p->recent_pivot < SHY && here >= SHY && event < 0 && !last && dodges < DODGES) { /* do not stop here */
            c->step = 0.93 * h;
            dodges++;
            c->rejected++;
            continue;
        }
        dodges = 0;
        if (!(open <= 1e3 * c->close)) {
            c->step = 0.5 * h;
            c->rejected++;
            if (c->step < 1e-12 * (1 + size)) return OPEN;
            continue;
        }
        while (sampling && c->samples < c->wanted && wanted[c->samples] <= end) {
            if (wanted[c->samples] == end) memcpy(point, new, n * sizeof(F));
            else {
                interpolate(n, D, y, (wanted[c->samples] - t) / h, point);
                project(p, wanted[c->samples], point, c->close);
            }
            memcpy(samples + c->samples * n, point, n * sizeof(F));
            c->samples++;
        }
        memcpy(y, new, n * sizeof(F));
        c->t = end;
        c->step = h * factor < c->largest ? h * factor : c->largest;
        p->painleve = 0;
        rates(p, end, y, dy);
        here = p->recent_pivot;
        if (p->painleve) return PAINLEVE;
        if (p->nlaw) follow(p);
        if (event >= 0) take_hits(p, before, after, event);
        else if (p->nguard + p->nlaw > 0) guards(p, end, y, before);
        node_times[c->nodes] = end;
        memcpy(nodes + c->nodes * n, y, n * sizeof(F));
        c->nodes++;
        c->steps++;
        if (event >= 0) {
            c->event = event;
            return EVENT;
        }
    }
}

/* States at any times (ascending) between the nodes of a run: one step from the node before, put onto the constraints. */
void states_at(Plant *p, I count, const F *times, I node_count, const F *node_times, const F *nodes, F close, F *out,
               F *work) {
    I n = p->nq + p->nu, k = 0;
    F *K = work, *new = K + 16 * n, *point = new + n;
    I started = -1;
    for (I j = 0; j < count; j++) {
        while (k + 1 < node_count && node_times[k + 1] <= times[j]) k++;
        const F *y = nodes + k * n;
        F h = times[j] - node_times[k];
        if (h == 0) {
            memcpy(out + j * n, y, n * sizeof(F));
            continue;
        }
        if (started != k) {
            p->careful = 0;
            rates(p, node_times[k], y, K);
            memcpy(p->previous, K + p->nq, p->nu * sizeof(F));
        }
        started = k;
        stages(p, node_times[k], h, y, K, point, 1, 12);
        advance(n, h, y, K, new);
        project(p, times[j], new, close);
        memcpy(out + j * n, new, n * sizeof(F));
    }
}
