/* The classical Runge-Kutta method, with fixed steps. */

I runge_kutta(Plant *p, Clock *c, F *y, F *dy, const F *atol, const F *wanted, F *samples, F *node_times, F *nodes,
              F *before, F *work) {
    I n = p->nq + p->nu;
    F *a = work, *b = a + n, *d = b + n, *point = d + n, *after = point + n;
    (void)atol;
    c->nodes = 0;
    for (;;) {
        F t = c->t, h = c->largest, left = c->end - t;
        if (left <= 1e-9 * h) return DONE;
        if (c->nodes == c->page) return PAGE;
        F goal = left < h * (1 + 1e-9) ? c->end : t + h;
        if (c->samples < c->wanted && wanted[c->samples] < goal - 1e-9 * h) goal = wanted[c->samples];
        h = goal - t;
        for (I i = 0; i < n; i++) point[i] = y[i] + h / 2 * dy[i];
        rates(p, t + h / 2, point, a);
        for (I i = 0; i < n; i++) point[i] = y[i] + h / 2 * a[i];
        rates(p, t + h / 2, point, b);
        for (I i = 0; i < n; i++) point[i] = y[i] + h * b[i];
        rates(p, goal, point, d);
        for (I i = 0; i < n; i++) y[i] += h / 6 * (dy[i] + 2 * a[i] + 2 * b[i] + d[i]);
        for (I i = 0; i < n; i++)
            if (!isfinite(y[i])) return NOT_FINITE;
        project(p, goal, y, c->close);
        c->t = goal;
        rates(p, goal, y, dy);
        if (c->samples < c->wanted && fabs(wanted[c->samples] - goal) <= 1e-9 * h)
            memcpy(samples + n * c->samples++, y, n * sizeof(F));
        node_times[c->nodes] = goal;
        memcpy(nodes + c->nodes * n, y, n * sizeof(F));
        c->nodes++;
        c->steps++;
        if (p->nguard + p->nlaw > 0) {
            guards(p, goal, y, after);
            I event = first_event(p, before, after);
            take_hits(p, before, after, event);
            if (p->nlaw) follow(p);
            if (event >= 0) {
                c->event = event;
                return EVENT;
            }
        }
    }
}
