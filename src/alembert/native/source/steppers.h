/* The integrators, as steppers of the one step loop.
 *
 * To add one, answer in a header of its own:
 * 1. attempt: the state after a step h from y, with y' = dy there, and the size of its error against the tolerances (at most 1
 *    is good; 0 where steps are fixed; NaN where numbers fail); is_new says that y is not the state of the last attempt;
 * 2. dense: whatever `between` needs besides, called once before it;
 * 3. between: the state at a part of the step, by its dense output;
 * 4. weights, errors: those of y' at the start and at each stage in the new state and in its error, or null where it is no sum;
 * 5. slip: by how much the state after the step last attempted may be off, and the part of it that is likely; null where the
 *    error is not known;
 * and give it a row in STEPPERS below and in native/kernel.py, with the space for states that it needs (SPACE at most). */

typedef struct {
    F (*attempt)(Plant *, F t, F h, const F *y, const F *dy, const F *atol, F rtol, I is_new, F *new, F *space);
    void (*dense)(Plant *, F t, F h, const F *y, const F *new, F *space);
    void (*between)(Plant *, const F *y, const F *new, F part, const F *space, F *out);
    I order; /* of the estimate of the error, a power of two */
    F most;  /* a step grows by this factor at most */
    I is_fixed, stages;
    const F *weights, *errors; /* of y' at the start and at the other stages, as they are asked for */
    F (*slip)(I n, F h, const F *y, const F *new, const F *atol, F rtol, const F *space, F *out);
} Stepper;

static const Stepper STEPPERS[] = {
    {dormand_prince, dormand_prince_dense, dormand_prince_between, 8, 6, 0, 12, DP_B, DP_E5, dormand_prince_slip},
    {rosenbrock, rosenbrock_dense, rosenbrock_between, 4, 5, 0, 0, 0, 0, rosenbrock_slip},
    {runge_kutta, runge_kutta_dense, runge_kutta_between, 4, 1, 1, 4, RK_B, 0, 0},
};
