/* What the files of the native loop share: the structures, the kinds of things, and the thresholds. */
#include "structures.h"
#include <math.h>
#include <string.h>

typedef void (*Code)(F *, const F *, void *);
typedef void (*Recursion)(I tree, F *x, F *dy, I full);

enum { EXPLICIT, DENSE, SPARSE, RECURSIVE };
enum { CONSTANT, SAMPLED, CALLED };
enum { DONE, PAGE, COLLAPSED, NOT_FINITE, EVENT, OPEN, PAINLEVE, UNDETERMINED };
enum { STICK, SLIP };

/* Squares of sines of angles between constraints, in a metric of lengths that knows no masses: */
#define DEPENDENT 1e-11 /* a row this near to the span of others depends on them */
#define POOR 0.05       /* a row nearer to the span of those before it is exchanged for a better one, if there is one */
#define BETTER 3.0      /* sines: what is better */
#define NEAR 1e-4       /* of its usual size: near a singular position, stages are put onto the constraints */
#define SHY 1e-4        /* steps do not end this near, if a few other lengths can be tried */
#define DODGES 12
#define LOOKS 4         /* points of a step at which the user's guards are asked */
#define HOPELESS 500    /* rejected steps one after the other */
#define JUMP 1e5        /* tolerances by which the projection changes speeds only where they belong to no branch */
#define MASSLESS 1e-14  /* a pivot of the mass matrix below this part of its diagonal: a motion without mass */
#define WEAK 1e-5       /* pivots below this part of their diagonal: the solution is refined once */
#define SETTLED 1e-14   /* of its terms: what may be left of a constraint on the accelerations */
#define EPSILON 2.220446049250313e-16
