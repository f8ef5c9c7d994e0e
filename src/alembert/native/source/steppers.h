/* The integrators, as steppers of the one step loop.
 *
 * To add one, answer in a header of its own:
 * 1. attempt: the state after a step h from y, with y' = dy there, and the size of its error against the tolerances (at most 1
 *    is good; 0 where steps are fixed; NaN where numbers fail); is_new says that y is not the state of the last attempt;
 * 2. dense: whatever `between` needs besides, called once before it;
 * 3. between: the state at a part of the step, by its dense output;
 * and give it a row in STEPPERS below and in native/kernel.py, with the space for states that it needs (SPACE at most). */

typedef struct {
    F (*attempt)(Plant *, F t, F h, const F *y, const F *dy, const F *atol, F rtol, I is_new, F *new, F *space);
    void (*dense)(Plant *, F t, F h, const F *y, const F *new, F *space);
    void (*between)(Plant *, const F *y, const F *new, F part, const F *space, F *out);
    F order; /* of the estimate of the error */
    F most;  /* a step grows by this factor at most */
    I is_fixed;
} Stepper;

#define SPACE 24
static const Stepper STEPPERS[] = {
    {dormand_prince, dormand_prince_dense, dormand_prince_between, 8, 6, 0},
    {rosenbrock, rosenbrock_dense, rosenbrock_between, 4, 5, 0},
    {runge_kutta, runge_kutta_dense, runge_kutta_between, 4, 1, 1},
};
