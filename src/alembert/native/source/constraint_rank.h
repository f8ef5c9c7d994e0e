/* Which constraints are independent, and how near a singular position is: geometry, whatever the masses and the units.
 *
 * A row of A is measured with each speed in its own length (p->metric: one over the square of how far it moves the bodies), so
 * that a row is a vector whose angles with others neither masses nor units change. The square of a row's part that is not
 * along the rows before it is its pivot, as part of the square that the row has elsewhere (p->usual_sizes); against the
 * largest that its place in the order ever had, that is how near a singular position is. A row far below its size elsewhere
 * is rounding and depends on any other. The independent rows are chosen where a step begins, on the constraints, and kept during the step:
 * rank is a fact of a branch of the motion, not of a stage beside it. Where the rank falls below the usual one, at a singular
 * position, the rows stay. */

static void note_nearness(Plant *p, I row, I place, F pivot, F usual, F t) {
    if (row >= p->nm) return; /* what sticks holds in one place only */
    if (usual > 0) pivot /= usual;
    if (pivot > p->sizes[place]) p->sizes[place] = pivot;
    F part = p->sizes[place] > 0 ? pivot / p->sizes[place] : 1;
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
        note_nearness(p, p->active[k], k, G[k * m + k], p->active[k] < p->nm ? p->usual_sizes[p->active[k]] : 0, t);
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

/* The independent ones among the rows, best first, by Gram and Schmidt's process on the rows themselves, whose digits are not
 * halved as those of their products are; the old choice stays where the new one is smaller than usual. */
static void choose_rows(Plant *p, I rows) {
    I *chosen = p->subset, count = 0, n = p->nu;
    F *left = p->right, *V = p->W;
    for (I k = 0; k < rows; k++) {
        F whole = product_of_rows(p, k, k);
        left[k] = whole > (k < p->nm ? DEPENDENT * p->usual_sizes[k] : 0) ? 1 : 0;
        if (left[k] > 0)
            for (I i = 0; i < n; i++) V[k * n + i] = p->A[k * n + i] * p->inverse_lengths[i] / sqrt(whole);
    }
    for (I best; (best = farthest(p, rows, left)) >= 0; chosen[count++] = best) {
        const F *v = V + best * n;
        F square = left[best];
        left[best] = 0;
        for (I k = 0; k < rows; k++) {
            if (left[k] == 0) continue;
            F along = 0, rest = 0, *w = V + k * n;
            for (I i = 0; i < n; i++) along += w[i] * v[i];
            for (I i = 0; i < n; i++) {
                w[i] -= along / square * v[i];
                rest += w[i] * w[i];
            }
            left[k] = rest;
        }
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
