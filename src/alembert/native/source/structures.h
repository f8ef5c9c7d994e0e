/* Made by scripts/build-kernel from native/structures.py. */
#include <stddef.h>
#include <stdint.h>

typedef int64_t I;
typedef double F;

typedef struct {
    I nq, nu, nm, nh, ni, np, solver, input, nsignal, nM, nA, nquad, nlaw, ntau, nguard, nkink, nstop, nactive, usual, is_fixed, is_checked;
    I code, data, ask, guard_code, guard_data, recursion, tree;
    I slope_code, slope_data, nslope, nargument, nvaried, npushed;
    I *M_rows, *M_columns, *A_rows, *A_columns, *A_starts, *held, *held_at, *quadruples, *components, *modes, *hits, *bursts;
    I *active, *skipped, *subset, *order, *row_order;
    I *L_starts, *L_indices, *W_starts, *W_indices, *S_starts, *S_indices, *P_starts, *P_indices;
    I *M_places, *stiff_starts, *stiff_first, *stiff_second, *stiff_places;
    I *slope_rows, *slope_columns, *slope_pivots;
    F *x, *out, *M, *M_diagonal, *A, *W, *S, *S_diagonal, *G, *G_diagonal, *weights, *metric, *inverse_lengths, *scale, *right, *lam, *row;
    F *signal_times, *signal_values, *directions, *normals, *tau, *friction_space, *margins, *last_margins;
    F *stops, *last_hits, *quiet_until, *quiet_for;
    F *previous, *before, *sizes, *usual_sizes, *nearness, *onto, *rest, *moved, *step, *refined, *residual, *rates_space;
    F *slope_x, *slope_out, *slope_space, *J, *E, *slope_work, *pushed, *varied;
    F evaluations, nearest, nearest_time, failed, painleve, recent, is_careful, blend, least, still, is_weak, broken;
} Plant;
#define OFFSETS_OF_PLANT {offsetof(Plant, nq), offsetof(Plant, nu), offsetof(Plant, nm), offsetof(Plant, nh), offsetof(Plant, ni), offsetof(Plant, np), offsetof(Plant, solver), offsetof(Plant, input), offsetof(Plant, nsignal), offsetof(Plant, nM), offsetof(Plant, nA), offsetof(Plant, nquad), offsetof(Plant, nlaw), offsetof(Plant, ntau), offsetof(Plant, nguard), offsetof(Plant, nkink), offsetof(Plant, nstop), offsetof(Plant, nactive), offsetof(Plant, usual), offsetof(Plant, is_fixed), offsetof(Plant, is_checked), offsetof(Plant, code), offsetof(Plant, data), offsetof(Plant, ask), offsetof(Plant, guard_code), offsetof(Plant, guard_data), offsetof(Plant, recursion), offsetof(Plant, tree), offsetof(Plant, slope_code), offsetof(Plant, slope_data), offsetof(Plant, nslope), offsetof(Plant, nargument), offsetof(Plant, nvaried), offsetof(Plant, npushed), offsetof(Plant, M_rows), offsetof(Plant, M_columns), offsetof(Plant, A_rows), offsetof(Plant, A_columns), offsetof(Plant, A_starts), offsetof(Plant, held), offsetof(Plant, held_at), offsetof(Plant, quadruples), offsetof(Plant, components), offsetof(Plant, modes), offsetof(Plant, hits), offsetof(Plant, bursts), offsetof(Plant, active), offsetof(Plant, skipped), offsetof(Plant, subset), offsetof(Plant, order), offsetof(Plant, row_order), offsetof(Plant, L_starts), offsetof(Plant, L_indices), offsetof(Plant, W_starts), offsetof(Plant, W_indices), offsetof(Plant, S_starts), offsetof(Plant, S_indices), offsetof(Plant, P_starts), offsetof(Plant, P_indices), offsetof(Plant, M_places), offsetof(Plant, stiff_starts), offsetof(Plant, stiff_first), offsetof(Plant, stiff_second), offsetof(Plant, stiff_places), offsetof(Plant, slope_rows), offsetof(Plant, slope_columns), offsetof(Plant, slope_pivots), offsetof(Plant, x), offsetof(Plant, out), offsetof(Plant, M), offsetof(Plant, M_diagonal), offsetof(Plant, A), offsetof(Plant, W), offsetof(Plant, S), offsetof(Plant, S_diagonal), offsetof(Plant, G), offsetof(Plant, G_diagonal), offsetof(Plant, weights), offsetof(Plant, metric), offsetof(Plant, inverse_lengths), offsetof(Plant, scale), offsetof(Plant, right), offsetof(Plant, lam), offsetof(Plant, row), offsetof(Plant, signal_times), offsetof(Plant, signal_values), offsetof(Plant, directions), offsetof(Plant, normals), offsetof(Plant, tau), offsetof(Plant, friction_space), offsetof(Plant, margins), offsetof(Plant, last_margins), offsetof(Plant, stops), offsetof(Plant, last_hits), offsetof(Plant, quiet_until), offsetof(Plant, quiet_for), offsetof(Plant, previous), offsetof(Plant, before), offsetof(Plant, sizes), offsetof(Plant, usual_sizes), offsetof(Plant, nearness), offsetof(Plant, onto), offsetof(Plant, rest), offsetof(Plant, moved), offsetof(Plant, step), offsetof(Plant, refined), offsetof(Plant, residual), offsetof(Plant, rates_space), offsetof(Plant, slope_x), offsetof(Plant, slope_out), offsetof(Plant, slope_space), offsetof(Plant, J), offsetof(Plant, E), offsetof(Plant, slope_work), offsetof(Plant, pushed), offsetof(Plant, varied), offsetof(Plant, evaluations), offsetof(Plant, nearest), offsetof(Plant, nearest_time), offsetof(Plant, failed), offsetof(Plant, painleve), offsetof(Plant, recent), offsetof(Plant, is_careful), offsetof(Plant, blend), offsetof(Plant, least), offsetof(Plant, still), offsetof(Plant, is_weak), offsetof(Plant, broken)}

typedef struct {
    F t, step, end, close, largest, rtol, start;
    I method, samples, wanted, nodes, page, steps, rejected, stop;
} Clock;
#define OFFSETS_OF_CLOCK {offsetof(Clock, t), offsetof(Clock, step), offsetof(Clock, end), offsetof(Clock, close), offsetof(Clock, largest), offsetof(Clock, rtol), offsetof(Clock, start), offsetof(Clock, method), offsetof(Clock, samples), offsetof(Clock, wanted), offsetof(Clock, nodes), offsetof(Clock, page), offsetof(Clock, steps), offsetof(Clock, rejected), offsetof(Clock, stop)}

typedef struct {
    I count, nx, nu, nq, loads, load_code, load_data, failed;
    I *parents, *codes, *takes_start, *takes, *q_at, *u_at, *q_count, *u_count, *loaded, *flat;
    F *mass, *inertia, *weight, *load_values, *work;
} Tree;
#define OFFSETS_OF_TREE {offsetof(Tree, count), offsetof(Tree, nx), offsetof(Tree, nu), offsetof(Tree, nq), offsetof(Tree, loads), offsetof(Tree, load_code), offsetof(Tree, load_data), offsetof(Tree, failed), offsetof(Tree, parents), offsetof(Tree, codes), offsetof(Tree, takes_start), offsetof(Tree, takes), offsetof(Tree, q_at), offsetof(Tree, u_at), offsetof(Tree, q_count), offsetof(Tree, u_count), offsetof(Tree, loaded), offsetof(Tree, flat), offsetof(Tree, mass), offsetof(Tree, inertia), offsetof(Tree, weight), offsetof(Tree, load_values), offsetof(Tree, work)}
