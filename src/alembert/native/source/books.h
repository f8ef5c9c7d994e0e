/* The books of a run: at each node the work and the energy, and what the errors of the steps may have made of it until then. */

#define FLOOR 1e-3     /* of the tolerance of a step: what its error is at least taken for */
#define FIRST 64       /* steps whose energy and errors are all looked at; later the errors of every eighth */
#define MANY 1024      /* steps whose energy is; where it needs a walk along the tree (energy_walks, its code), only the first */

static void energies_at(Plant *p, const F *y, F *found) {
    memcpy(p->x, y, (p->nq + p->nu) * sizeof(F));
    if (p->energy_walks) ((Recursion)p->energy_walks)(p->tree, p->x, p->rates_space, 1);
    ((Code)p->energy_code)(found, p->x, (void *)p->energy_data);
}

/* Kinetic and potential energy of a state at the time and with the inputs of the one evaluated last. Where poses move by
 * themselves T2 - T0 stands for T: T is quadratic in the speeds, so that T(u), T(-u) and T(0) tell its parts. `y` is lent. */
static void energies(Plant *p, F *y, F *found) {
    F *u = y + p->nq, back[2], rest[2];
    energies_at(p, y, found);
    if (!p->energy_moves) return;
    for (I i = 0; i < p->nu; i++) u[i] = -u[i];
    energies_at(p, y, back);
    memcpy(p->step, u, p->nu * sizeof(F));
    memset(u, 0, p->nu * sizeof(F));
    energies_at(p, y, rest);
    for (I i = 0; i < p->nu; i++) u[i] = -p->step[i];
    found[0] = (found[0] + back[0]) / 2 - 2 * rest[0];
}

/* How much a change of the state makes of the energy; what it was before, where that is no number. */
static F change_of_energy(Plant *p, F *y, const F *change, F energy, F before) {
    F *other = p->onto, found[2];
    for (I i = 0; i < p->nq + p->nu; i++) other[i] = y[i] + change[i];
    energies(p, other, found);
    return isfinite(found[0] + found[1]) ? fabs(found[0] + found[1] - energy) : before;
}

/* How many steps after which the energy is looked at again. */
static I every(const Plant *p, I step) { return step < FIRST ? 1 : p->energy_walks ? 8 : step < MANY ? 1 : 4; }

/* What the errors of the last step, and of one that is a small part of the tolerance, make of the energy. */
static void take_errors(Plant *p, F *y, const F *atol, F rtol, I step, F energy) {
    p->off = change_of_energy(p, y, p->slip, energy, p->off);
    for (I i = 0; i < p->nq + p->nu; i++) {
        F size = FLOOR * (atol[i] + rtol * fabs(y[i])) + 4 * EPSILON * fabs(y[i]);
        p->slip[i] = (i * 2654435761u + step * 40503u) >> 7 & 1 ? size : -size;
    }
    p->floor = change_of_energy(p, y, p->slip, energy, p->floor);
}

/* Whether the energy less the work is off that of the first node by more than the likely errors of the steps. */
static void compare(Plant *p, F unaccounted) {
    if (!p->is_open) p->unaccounted = unaccounted;
    p->is_open = 1;
    if (!(fabs(unaccounted - p->unaccounted) <= CARE * p->spread)) p->is_off = 1;
}

/* Enter a node, with the state evaluated last; `likely` is the part of the slip that counts, `step` the number of the step. The
 * energy is no number where it was not looked at. */
static void enter(Plant *p, F *y, const F *atol, F rtol, F likely, I step, I is_last, F *row) {
    I due = every(p, step), is_looked_at = p->energy_code && (is_last || likely < 0 || step % due == 0);
    row[BOOKED_KINETIC] = row[BOOKED_POTENTIAL] = NAN;
    if (is_looked_at) energies(p, y, row + BOOKED_KINETIC);
    if (is_looked_at && likely >= 0 && (step < FIRST || step % 8 == 0))
        take_errors(p, y, atol, rtol, step, row[BOOKED_KINETIC] + row[BOOKED_POTENTIAL]);
    if (is_looked_at) memcpy(p->x, y, (p->nq + p->nu) * sizeof(F));
    if (likely >= 0) p->spread += likely * (p->off + p->doubt) + p->floor;
    row[BOOKED_WORK] = p->work;
    row[BOOKED_SPREAD] = p->spread;
    row[BOOKED_OFF] = p->off + p->doubt + p->floor / FLOOR;
    if (isfinite(row[BOOKED_KINETIC])) compare(p, row[BOOKED_KINETIC] + row[BOOKED_POTENTIAL] - p->work);
}

/* The first node of a segment. */
void open_books(Plant *p, F *y, F *row) { enter(p, y, 0, 0, -1, 0, 0, row); }
