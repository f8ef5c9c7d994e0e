/* What the files of the native loop share: the structures of kernel.py. */
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef int64_t I;
typedef double F;
typedef void (*Code)(F *, const F *, void *);
typedef void (*Recursion)(I tree, F *x, F *dy, I full);

enum { EXPLICIT, DENSE, SPARSE, RECURSIVE };
enum { CONSTANT, SAMPLED, CALLED };
enum { DONE, PAGE, COLLAPSED, NOT_FINITE, EVENT, OPEN, PAINLEVE };
enum { STICK, SLIP };

#define DEPENDENT 1e-11 /* a scaled pivot below this marks a dependent constraint */
#define NEAR 1e-3      /* a scaled pivot below this: near a singular position, stages are put onto the constraints */
#define SHY 1e-3       /* steps do not end where a scaled pivot is below this, if a few other lengths can be tried */
#define DODGES 12
#define LOOKS 4       /* points of a step at which the user's guards are asked */
#define HOPELESS 500  /* rejected steps one after the other */
#define JUMP 1e5       /* tolerances by which the projection changes speeds only where they belong to no branch */
#define EPSILON 2.220446049250313e-16

typedef struct {
    I nq, nu, nm, nh, ni, np, solver, input, nsignal, nM, nA, nquad, nlaw, ntau, nguard, norder;
    I code, data, ask, guard_code, guard_data, recursion, tree;
    I *M_rows, *M_columns, *A_rows, *A_columns, *held, *quadruples, *components, *modes, *pivots, *hits;
    I *order, *row_order, *L_starts, *L_indices, *W_starts, *W_indices, *S_starts, *S_indices, *P_starts, *P_indices;
    F *x, *out, *M, *A, *W, *S, *right, *lam, *signal_times, *signal_values, *directions, *normals, *tau, *work, *scale, *previous, *sizes, *true_pivots;
    F evaluations, lowest_pivot, lowest_time, rank, shift, failed, painleve, recent_pivot, careful, blend, least, usual, still;
} Plant;

typedef struct {
    F t, step, end, close, largest, rtol;
    I samples, wanted, nodes, page, steps, rejected, event;
} Clock;
