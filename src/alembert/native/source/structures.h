/* Made by scripts/build-kernel from native/structures.py. */
#include <stddef.h>
#include <stdint.h>

typedef int64_t I;
#ifdef TANGENT
typedef double _Complex F;
#else
typedef double F;
#endif

#define EXPLICIT 0
#define DENSE 1
#define SPARSE 2
#define RECURSIVE 3
#define CONSTANT 0
#define SAMPLED 1
#define CALLED 2
#define GIVEN 3
#define DONE 0
#define PAGE 1
#define COLLAPSED 2
#define NOT_FINITE 3
#define EVENT 4
#define OPEN 5
#define PAINLEVE 6
#define UNDETERMINED 7
#define STICK 0
#define SLIP 1
#define FREE 2
#define IDLE 3
#define SHARED 4
#define SPARED 5
#define FORWARD 0
#define INVERSE 1
#define GRAVITY 2
#define MASS 3
#define CORIOLIS 4
#define MOTION 5
#define JACOBIAN 6
#define REGRESSOR 7
#define FORMULAS 8
#define INVERSE_SLOPES 9
#define FORWARD_SLOPES 10
#define MAXIMUM 0
#define MINIMUM 1
#define INTEGRAL 2
#define FINAL 3
#define BROKEN 20000.0
#define CARE 10
#define STAGE_POWERS 12
#define BOOKED_WORK 0
#define BOOKED_KINETIC 1
#define BOOKED_POTENTIAL 2
#define BOOKED_SPREAD 3
#define BOOKED_OFF 4
#define BOOKED 5
#define SPACE 24
#define OWN_SPACE 4
#define LOOKS 12
#define NARROW 4
#define WIDE 8

typedef struct {
    I nq, nu, nm, nh, ni, np, nfront, solver, input, nsignal, nM, nA, nquad, nlaw, ntau, ncontact, nguard, nkink, nstop, nactive, usual, is_fixed, is_checked, power_at, ndriven, npower, takes_power, energy_code, energy_data, energy_walks, energy_moves, doubtful_guard, rates_are_speeds, is_open, is_off;
    I code, data, ask, guard_code, guard_data, recursion, tree;
    I slope_code, slope_data, nslope, nargument, nvaried, npushed, knows_turns_alone;
    I nseen, seen_code, seen_data, seen_parts;
    I *seen_kinds;
    F *seen, *seen_space;
    I *M_rows, *M_columns, *A_rows, *A_columns, *A_starts, *held, *held_at, *quadruples, *is_length;
    I *components, *has_pin, *rubbing, *modes, *hits, *is_past, *bursts;
    I *active, *skipped, *subset, *order, *row_order;
    I *L_starts, *L_indices, *W_starts, *W_indices, *P_starts, *P_indices, *P_places;
    I *front_columns, *front_starts, *front_rows, *front_places, *front_ends, *front_parents, *front_values, *front_updates;
    I *M_places, *stiff_starts, *stiff_first, *stiff_second, *stiff_places;
    I *slope_rows, *slope_columns, *slope_pivots;
    F *x, *out, *M, *M_diagonal, *A, *W, *S, *S_diagonal, *updates, *G, *G_diagonal, *weights, *metric, *inverse_lengths, *scale, *right, *lam, *row;
    F *signal_times, *signal_values, *directions, *normals, *tau, *friction_space, *mode_space, *margins, *last_margins, *slow, *starting, *onset, *share_space;
    F *stops, *last_hits, *quiet_until, *quiet_for;
    F *previous, *before, *sizes, *usual_sizes, *by_masses, *nearness, *onto, *rest, *moved, *step, *refined, *residual, *rates_space;
    F *slope_x, *slope_out, *slope_space, *J, *E, *slope_work, *pushed, *varied, *powers, *slip, *books;
    F evaluations, nearest, nearest_time, failed, painleve, recent, is_careful, blend, least, is_weak, broken, doubtful;
    F power, work, length, rate, doubt, off, floor, spread, unaccounted;
} Plant;
#define OFFSETS_OF_PLANT {offsetof(Plant, nq), offsetof(Plant, nu), offsetof(Plant, nm), offsetof(Plant, nh), offsetof(Plant, ni), offsetof(Plant, np), offsetof(Plant, nfront), offsetof(Plant, solver), offsetof(Plant, input), offsetof(Plant, nsignal), offsetof(Plant, nM), offsetof(Plant, nA), offsetof(Plant, nquad), offsetof(Plant, nlaw), offsetof(Plant, ntau), offsetof(Plant, ncontact), offsetof(Plant, nguard), offsetof(Plant, nkink), offsetof(Plant, nstop), offsetof(Plant, nactive), offsetof(Plant, usual), offsetof(Plant, is_fixed), offsetof(Plant, is_checked), offsetof(Plant, power_at), offsetof(Plant, ndriven), offsetof(Plant, npower), offsetof(Plant, takes_power), offsetof(Plant, energy_code), offsetof(Plant, energy_data), offsetof(Plant, energy_walks), offsetof(Plant, energy_moves), offsetof(Plant, doubtful_guard), offsetof(Plant, rates_are_speeds), offsetof(Plant, is_open), offsetof(Plant, is_off), offsetof(Plant, code), offsetof(Plant, data), offsetof(Plant, ask), offsetof(Plant, guard_code), offsetof(Plant, guard_data), offsetof(Plant, recursion), offsetof(Plant, tree), offsetof(Plant, slope_code), offsetof(Plant, slope_data), offsetof(Plant, nslope), offsetof(Plant, nargument), offsetof(Plant, nvaried), offsetof(Plant, npushed), offsetof(Plant, knows_turns_alone), offsetof(Plant, nseen), offsetof(Plant, seen_code), offsetof(Plant, seen_data), offsetof(Plant, seen_parts), offsetof(Plant, seen_kinds), offsetof(Plant, seen), offsetof(Plant, seen_space), offsetof(Plant, M_rows), offsetof(Plant, M_columns), offsetof(Plant, A_rows), offsetof(Plant, A_columns), offsetof(Plant, A_starts), offsetof(Plant, held), offsetof(Plant, held_at), offsetof(Plant, quadruples), offsetof(Plant, is_length), offsetof(Plant, components), offsetof(Plant, has_pin), offsetof(Plant, rubbing), offsetof(Plant, modes), offsetof(Plant, hits), offsetof(Plant, is_past), offsetof(Plant, bursts), offsetof(Plant, active), offsetof(Plant, skipped), offsetof(Plant, subset), offsetof(Plant, order), offsetof(Plant, row_order), offsetof(Plant, L_starts), offsetof(Plant, L_indices), offsetof(Plant, W_starts), offsetof(Plant, W_indices), offsetof(Plant, P_starts), offsetof(Plant, P_indices), offsetof(Plant, P_places), offsetof(Plant, front_columns), offsetof(Plant, front_starts), offsetof(Plant, front_rows), offsetof(Plant, front_places), offsetof(Plant, front_ends), offsetof(Plant, front_parents), offsetof(Plant, front_values), offsetof(Plant, front_updates), offsetof(Plant, M_places), offsetof(Plant, stiff_starts), offsetof(Plant, stiff_first), offsetof(Plant, stiff_second), offsetof(Plant, stiff_places), offsetof(Plant, slope_rows), offsetof(Plant, slope_columns), offsetof(Plant, slope_pivots), offsetof(Plant, x), offsetof(Plant, out), offsetof(Plant, M), offsetof(Plant, M_diagonal), offsetof(Plant, A), offsetof(Plant, W), offsetof(Plant, S), offsetof(Plant, S_diagonal), offsetof(Plant, updates), offsetof(Plant, G), offsetof(Plant, G_diagonal), offsetof(Plant, weights), offsetof(Plant, metric), offsetof(Plant, inverse_lengths), offsetof(Plant, scale), offsetof(Plant, right), offsetof(Plant, lam), offsetof(Plant, row), offsetof(Plant, signal_times), offsetof(Plant, signal_values), offsetof(Plant, directions), offsetof(Plant, normals), offsetof(Plant, tau), offsetof(Plant, friction_space), offsetof(Plant, mode_space), offsetof(Plant, margins), offsetof(Plant, last_margins), offsetof(Plant, slow), offsetof(Plant, starting), offsetof(Plant, onset), offsetof(Plant, share_space), offsetof(Plant, stops), offsetof(Plant, last_hits), offsetof(Plant, quiet_until), offsetof(Plant, quiet_for), offsetof(Plant, previous), offsetof(Plant, before), offsetof(Plant, sizes), offsetof(Plant, usual_sizes), offsetof(Plant, by_masses), offsetof(Plant, nearness), offsetof(Plant, onto), offsetof(Plant, rest), offsetof(Plant, moved), offsetof(Plant, step), offsetof(Plant, refined), offsetof(Plant, residual), offsetof(Plant, rates_space), offsetof(Plant, slope_x), offsetof(Plant, slope_out), offsetof(Plant, slope_space), offsetof(Plant, J), offsetof(Plant, E), offsetof(Plant, slope_work), offsetof(Plant, pushed), offsetof(Plant, varied), offsetof(Plant, powers), offsetof(Plant, slip), offsetof(Plant, books), offsetof(Plant, evaluations), offsetof(Plant, nearest), offsetof(Plant, nearest_time), offsetof(Plant, failed), offsetof(Plant, painleve), offsetof(Plant, recent), offsetof(Plant, is_careful), offsetof(Plant, blend), offsetof(Plant, least), offsetof(Plant, is_weak), offsetof(Plant, broken), offsetof(Plant, doubtful), offsetof(Plant, power), offsetof(Plant, work), offsetof(Plant, length), offsetof(Plant, rate), offsetof(Plant, doubt), offsetof(Plant, off), offsetof(Plant, floor), offsetof(Plant, spread), offsetof(Plant, unaccounted)}

typedef struct {
    F t, step, end, close, largest, rtol, start;
    I method, samples, wanted, nodes, page, steps, rejected, stop;
} Clock;
#define OFFSETS_OF_CLOCK {offsetof(Clock, t), offsetof(Clock, step), offsetof(Clock, end), offsetof(Clock, close), offsetof(Clock, largest), offsetof(Clock, rtol), offsetof(Clock, start), offsetof(Clock, method), offsetof(Clock, samples), offsetof(Clock, wanted), offsetof(Clock, nodes), offsetof(Clock, page), offsetof(Clock, steps), offsetof(Clock, rejected), offsetof(Clock, stop)}

typedef struct {
    I count, nx, nu, nq, loads, load_code, load_data, failed;
    I couplings;
    I what, rows, u_step, input_step, width, more_width, chosen, ni, nvaried;
    I nslope, nseen, pushes, load_slope_code, load_slope_data, formulas, formulas_data;
    I *parents, *codes, *takes_start, *takes, *q_at, *u_at, *q_count, *u_count, *loaded, *flat, *coupled_start, *coupled;
    I *chain, *before, *inside, *slope_codes, *varied, *varied_at, *seen, *load_rows, *load_starts;
    F *mass, *inertia, *weight, *armature, *load_values, *work, *ratios, *coupling_forces, *coupling_space, *values_space;
    F *x, *rates, *wholes, *du, *mass_space, *arm, *q_rows, *u_rows, *a_rows, *input_rows, *result, *more;
    F *inertia_slopes, *slope_space, *load_slopes, *load_space, *carried, *dx;
} Tree;
#define OFFSETS_OF_TREE {offsetof(Tree, count), offsetof(Tree, nx), offsetof(Tree, nu), offsetof(Tree, nq), offsetof(Tree, loads), offsetof(Tree, load_code), offsetof(Tree, load_data), offsetof(Tree, failed), offsetof(Tree, couplings), offsetof(Tree, what), offsetof(Tree, rows), offsetof(Tree, u_step), offsetof(Tree, input_step), offsetof(Tree, width), offsetof(Tree, more_width), offsetof(Tree, chosen), offsetof(Tree, ni), offsetof(Tree, nvaried), offsetof(Tree, nslope), offsetof(Tree, nseen), offsetof(Tree, pushes), offsetof(Tree, load_slope_code), offsetof(Tree, load_slope_data), offsetof(Tree, formulas), offsetof(Tree, formulas_data), offsetof(Tree, parents), offsetof(Tree, codes), offsetof(Tree, takes_start), offsetof(Tree, takes), offsetof(Tree, q_at), offsetof(Tree, u_at), offsetof(Tree, q_count), offsetof(Tree, u_count), offsetof(Tree, loaded), offsetof(Tree, flat), offsetof(Tree, coupled_start), offsetof(Tree, coupled), offsetof(Tree, chain), offsetof(Tree, before), offsetof(Tree, inside), offsetof(Tree, slope_codes), offsetof(Tree, varied), offsetof(Tree, varied_at), offsetof(Tree, seen), offsetof(Tree, load_rows), offsetof(Tree, load_starts), offsetof(Tree, mass), offsetof(Tree, inertia), offsetof(Tree, weight), offsetof(Tree, armature), offsetof(Tree, load_values), offsetof(Tree, work), offsetof(Tree, ratios), offsetof(Tree, coupling_forces), offsetof(Tree, coupling_space), offsetof(Tree, values_space), offsetof(Tree, x), offsetof(Tree, rates), offsetof(Tree, wholes), offsetof(Tree, du), offsetof(Tree, mass_space), offsetof(Tree, arm), offsetof(Tree, q_rows), offsetof(Tree, u_rows), offsetof(Tree, a_rows), offsetof(Tree, input_rows), offsetof(Tree, result), offsetof(Tree, more), offsetof(Tree, inertia_slopes), offsetof(Tree, slope_space), offsetof(Tree, load_slopes), offsetof(Tree, load_space), offsetof(Tree, carried), offsetof(Tree, dx)}

typedef struct {
    I tree, head, array, kind, none, make, general, least, most, dimensions, is_taken, next;
    I *shape;
    F *still;
} Single;
#define OFFSETS_OF_SINGLE {offsetof(Single, tree), offsetof(Single, head), offsetof(Single, array), offsetof(Single, kind), offsetof(Single, none), offsetof(Single, make), offsetof(Single, general), offsetof(Single, least), offsetof(Single, most), offsetof(Single, dimensions), offsetof(Single, is_taken), offsetof(Single, next), offsetof(Single, shape), offsetof(Single, still)}

typedef struct {
    I n, nq, nu, nm, nM, nA, solver, ni, ask, batch, code, data, nguard, guard_code, nseen, seen_code;
    I *M_rows, *M_columns, *A_rows, *A_columns;
    F *t, *h, *y, *dy, *new, *atol, *error, *weak, *K, *x, *out, *metric, *work, *guard_looks, *seen_looks;
    F rtol;
} Lanes;
#define OFFSETS_OF_LANES {offsetof(Lanes, n), offsetof(Lanes, nq), offsetof(Lanes, nu), offsetof(Lanes, nm), offsetof(Lanes, nM), offsetof(Lanes, nA), offsetof(Lanes, solver), offsetof(Lanes, ni), offsetof(Lanes, ask), offsetof(Lanes, batch), offsetof(Lanes, code), offsetof(Lanes, data), offsetof(Lanes, nguard), offsetof(Lanes, guard_code), offsetof(Lanes, nseen), offsetof(Lanes, seen_code), offsetof(Lanes, M_rows), offsetof(Lanes, M_columns), offsetof(Lanes, A_rows), offsetof(Lanes, A_columns), offsetof(Lanes, t), offsetof(Lanes, h), offsetof(Lanes, y), offsetof(Lanes, dy), offsetof(Lanes, new), offsetof(Lanes, atol), offsetof(Lanes, error), offsetof(Lanes, weak), offsetof(Lanes, K), offsetof(Lanes, x), offsetof(Lanes, out), offsetof(Lanes, metric), offsetof(Lanes, work), offsetof(Lanes, guard_looks), offsetof(Lanes, seen_looks), offsetof(Lanes, rtol)}

typedef struct {
    I width, runs, next, try_lanes, dense_lanes, rates_lanes, look_lanes, lanes, nscale, nbody, nstop, words, samples, method;
    I *plants, *blocks, *fresh, *ends, *status, *steps, *is_cancelled;
    F *states, *inputs, *signals, *stops, *parameters, *bodies, *scales, *atol, *lengths, *wanted, *sampled, *first, *seen, *final, *times, *space;
    F start, end, largest, rtol, close;
} Batch;
#define OFFSETS_OF_BATCH {offsetof(Batch, width), offsetof(Batch, runs), offsetof(Batch, next), offsetof(Batch, try_lanes), offsetof(Batch, dense_lanes), offsetof(Batch, rates_lanes), offsetof(Batch, look_lanes), offsetof(Batch, lanes), offsetof(Batch, nscale), offsetof(Batch, nbody), offsetof(Batch, nstop), offsetof(Batch, words), offsetof(Batch, samples), offsetof(Batch, method), offsetof(Batch, plants), offsetof(Batch, blocks), offsetof(Batch, fresh), offsetof(Batch, ends), offsetof(Batch, status), offsetof(Batch, steps), offsetof(Batch, is_cancelled), offsetof(Batch, states), offsetof(Batch, inputs), offsetof(Batch, signals), offsetof(Batch, stops), offsetof(Batch, parameters), offsetof(Batch, bodies), offsetof(Batch, scales), offsetof(Batch, atol), offsetof(Batch, lengths), offsetof(Batch, wanted), offsetof(Batch, sampled), offsetof(Batch, first), offsetof(Batch, seen), offsetof(Batch, final), offsetof(Batch, times), offsetof(Batch, space), offsetof(Batch, start), offsetof(Batch, end), offsetof(Batch, largest), offsetof(Batch, rtol), offsetof(Batch, close)}
