/* The recursive form: accelerations of an open tree of bodies.
 *
 * Shipped as LLVM's assembly like the native loop (kernel.c), which calls `articulated` in place of machine code of M and f.
 */
#include "tree_couplings.h"

const I tree_offsets[] = OFFSETS_OF_TREE;
I size_of_link(void) { return sizeof(Link); }

/* Accelerations (body axes for the angular one), and the force and moment from the parent, about the centre of mass. */
static void tell(Tree *T, I i, F *z) {
    Link *k = (Link *)T->work + i;
    F f[6];
    memcpy(z + 20, k->a + 3, 3 * sizeof(F));
    rotate_back(k->R, k->a, z + 23);
    z[26] = T->flat[i] < 0 ? 0 : z[23 + T->flat[i]];
    times_inertia(k, k->a, f);
    for (I a = 0; a < 3; a++) {
        z[27 + a] = f[3 + a] + k->p[3 + a];
        z[30 + a] = f[a] + k->p[a];
    }
}

/* y' from x; with `full` also all values of the bodies behind x, for expressions of them. */
void articulated(Tree *T, F *x, F *dy, I full) {
    F *z = full || T->loads ? x + T->nx : 0;
    T->failed = 0;
    for (I i = 0; i < T->count; i++) {
        place(T, i, x, z ? z + VALUES * i : 0, dy);
        own_inertia(T, i);
    }
    add_loads(T, x);
    inward(T, 0);
    for (I i = 0; i < T->count; i++) accelerate(T, i, dy + T->nq);
    if (T->couplings) couple(T, dy + T->nq);
    for (I i = 0; full && i < T->count; i++) tell(T, i, z + VALUES * i);
}
