/* Dormand-Prince 8(5,3) with dense output (Hairer, Norsett and Wanner 1993): a stepper with space for 16 stages, 7 coefficients
 * of the dense output and a point. */

#include "dormand_prince_table.h"

/* sum += a k; the one loop that is worth vector instructions. */
static void add(I n, F a, const F *restrict k, F *restrict sum) {
#pragma clang loop vectorize(enable) interleave(disable)
    for (I i = 0; i < n; i++) sum[i] += a * k[i];
}

static void stages(Plant *p, F t, F h, const F *y, F *K, F *point, I first, I last) {
    I n = size_of(p);
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

static F dormand_prince(Plant *p, F t, F h, const F *y, const F *dy, const F *atol, F rtol, I is_new, F *new, F *K) {
    I n = size_of(p);
    (void)is_new;
    memcpy(K, dy, n * sizeof(F));
    stages(p, t, h, y, K, K + 23 * n, 1, 12);
    advance(n, h, y, K, new);
    return step_error(n, K, y, new, h, atol, rtol);
}

/* The coefficients of the dense output, from three more stages. */
static void dormand_prince_dense(Plant *p, F t, F h, const F *y, const F *new, F *K) {
    I n = size_of(p);
    F *D = K + 16 * n;
    rates(p, t + h, new, K + 12 * n);
    stages(p, t, h, y, K, K + 23 * n, 13, 16);
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

static void dormand_prince_between(Plant *p, const F *y, const F *new, F part, const F *K, F *out) {
    I n = size_of(p);
    const F *D = K + 16 * n;
    (void)new;
    for (I i = 0; i < n; i++) {
        F value = 0;
        for (I k = 6; k >= 0; k--) value = (value + D[k * n + i]) * (k % 2 == 0 ? part : 1 - part);
        out[i] = y[i] + value;
    }
}

/* The error of order five, and the part of it that the one of order three leaves. */
static F dormand_prince_slip(I n, F h, const F *y, const F *new, const F *atol, F rtol, const F *K, F *out) {
    F five = 0, three = 0;
    for (I i = 0; i < n; i++) {
        F e5 = 0, e3 = 0;
        for (I s = 0; s < 12; s++) { e5 += DP_E5[s] * K[s * n + i]; e3 += DP_E3[s] * K[s * n + i]; }
        F scale = atol[i] + rtol * fmax(fabs(y[i]), fabs(new[i]));
        five += (e5 / scale) * (e5 / scale);
        three += (e3 / scale) * (e3 / scale);
        out[i] = h * e5;
    }
    return five > 0 ? sqrt(five / (five + 0.01 * three)) : 0;
}
