/* The classical Runge-Kutta method with fixed steps: a stepper with space for 4 stages, y' at the end and a point. */

static const F RK_B[4] = {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6};

static F runge_kutta(Plant *p, F t, F h, const F *y, const F *dy, const F *atol, F rtol, I is_new, F *new, F *K) {
    I n = size_of(p);
    F *a = K + n, *b = K + 2 * n, *d = K + 3 * n, *point = K + 5 * n;
    (void)atol, (void)rtol, (void)is_new;
    memcpy(K, dy, n * sizeof(F));
    for (I i = 0; i < n; i++) point[i] = y[i] + h / 2 * dy[i];
    rates(p, t + h / 2, point, a);
    for (I i = 0; i < n; i++) point[i] = y[i] + h / 2 * a[i];
    rates(p, t + h / 2, point, b);
    for (I i = 0; i < n; i++) point[i] = y[i] + h * b[i];
    rates(p, t + h, point, d);
    F sum = 0;
    for (I i = 0; i < n; i++) {
        new[i] = y[i] + h / 6 * (dy[i] + 2 * a[i] + 2 * b[i] + d[i]);
        sum += new[i];
    }
    return isfinite(sum) ? 0 : NAN;
}

static void runge_kutta_dense(Plant *p, F t, F h, const F *y, const F *new, F *K) {
    I n = size_of(p);
    (void)y;
    rates(p, t + h, new, K + 4 * n);
    for (I i = 0; i < n; i++) {
        K[i] *= h;
        K[4 * n + i] *= h;
    }
}

/* Hermite's cubic through both ends. */
static void runge_kutta_between(Plant *p, const F *y, const F *new, F part, const F *K, F *out) {
    I n = size_of(p);
    F x = part, z = 1 - part;
    for (I i = 0; i < n; i++) {
        F rise = new[i] - y[i];
        out[i] = y[i] + x * rise + x * z * (z * (K[i] - rise) - x * (K[4 * n + i] - rise));
    }
}
