/* Which constraints are independent, and how near a singular position is: geometry, whatever the masses and the units.
 *
 * A row of A is measured with each speed in its own length (p->metric: one over the square of how far it moves the bodies), so that a row is a
 * vector whose angles with others neither masses nor units change. The square of a row's part that is not along the rows
 * before it is its pivot; against the largest that it ever had, that is how near a singular position is. The independent
 * rows are chosen where a step begins, on the constraints, and kept during the step: rank is a fact of a branch of the
 * motion, not of a stage beside it. Where the rank falls below the usual one, at a singular position, the rows stay. */

static void note_nearness(Plant *p, I row, F pivot, F t) {
    if (row >= p->nm) return; /* what sticks holds in one place only */
    if (pivot > p->sizes[row]) p->sizes[row] = pivot;
    F part = p->sizes[row] > 0 ? pivot / p->sizes[row] : 1;
    p->nearness[row] = part;
    if (part < p->least) p->least = part;
    if (part < p->recent) p->recent = part;
    if (part < p->nearest) { p->nearest = part; p->nearest_time = t; }
}

static F product_of_rows(Plant *p, I a, I b) {
    F value = 0;
    const F *u = p->A + a * p->nu, *v = p->A + b * p->nu;
    for (I i = 0; i < p->nu; i++) value += u[i] * v[i] * p->metric[i];
    return value;
}

/* The pivots of the active rows in their order, as L D L^T of their products. */
static void measure_rows(Plant *p, F t) {
    I m = p->nactive;
    F *G = p->G;
    p->least = 1;
    for (I k = 0; k < m; k++) {
        F pivot = product_of_rows(p, p->active[k], p->active[k]);
        for (I j = 0; j < k; j++) {
            F value = product_of_rows(p, p->active[k], p->active[j]);
            for (I i = 0; i < j; i++) value -= G[k * m + i] * G[j * m + i] * G[i * m + i];
            value = G[j * m + j] > 0 ? value / G[j * m + j] : 0;
            G[k * m + j] = value;
            pivot -= value * value * G[j * m + j];
        }
        G[k * m + k] = pivot > 0 ? pivot : 0;
        note_nearness(p, p->active[k], G[k * m + k], t);
    }
}

/* The row that is farthest from the span of the chosen ones, constraints before what sticks; -1 if all depend on them. */
static I farthest(Plant *p, I rows, const F *left) {
    for (I pass = 0; pass < 2; pass++) {
        I best = -1, from = pass ? p->nm : 0, to = pass ? rows : (rows < p->nm ? rows : p->nm);
        for (I k = from; k < to; k++)
            if (left[k] > DEPENDENT && (best < 0 || left[k] > left[best])) best = k;
        if (best >= 0) return best;
    }
    return -1;
}

/* The independent ones among the rows, best first; the old choice stays where the new one is smaller than usual. */
static void choose_rows(Plant *p, I rows) {
    I *chosen = p->subset, count = 0;
    F *G = p->G, *left = p->right;
    for (I k = 0; k < rows; k++) {
        F whole = product_of_rows(p, k, k);
        p->scale[k] = whole > 0 ? 1 / sqrt(whole) : 0;
        left[k] = k < p->nm && !(whole > DEPENDENT * DEPENDENT * p->sizes[k]) ? 0 : whole > 0 ? 1 : 0;
    }
    for (I best; (best = farthest(p, rows, left)) >= 0; count++) {
        F root = sqrt(left[best]);
        for (I k = 0; k < rows; k++) {
            if (left[k] == 0 || k == best) continue;
            F value = product_of_rows(p, k, best) * p->scale[k] * p->scale[best];
            for (I j = 0; j < count; j++) value -= G[k * rows + j] * G[best * rows + j];
            G[k * rows + count] = value / root;
            left[k] -= G[k * rows + count] * G[k * rows + count];
            if (left[k] < 0) left[k] = 0;
        }
        left[best] = 0;
        chosen[count] = best;
    }
    I held = 0; /* constraints among the chosen; what sticks comes after them */
    while (held < count && chosen[held] < p->nm) held++;
    if (held < p->usual) {
        p->recent = p->nearest = 0;
        p->nearest_time = p->x[p->nq + p->nu];
    } else {
        p->usual = held;
        memcpy(p->active, chosen, held * sizeof(I));
    }
    memcpy(p->active + p->usual, chosen + held, (count - held) * sizeof(I));
    p->nactive = p->usual + count - held;
}
