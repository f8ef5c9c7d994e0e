/* The rigid-body algorithms on an open tree: inverse and forward dynamics, mass matrix, Coriolis matrix, regressor, Jacobians,
 * and the slopes of the dynamics. */
#include "tree_questions.h"
#include "single_state.h"
