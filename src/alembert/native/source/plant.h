/* What the files of the native loop share: the structures, the kinds of things, and the thresholds. */
#include "structures.h"
#include <math.h>
#include <string.h>

typedef void (*Code)(F *, const F *, void *);
typedef void (*Recursion)(I tree, F *x, F *dy, I full);

/* Squares of sines of angles between constraints, in a metric of lengths that knows no masses: */
#define DEPENDENT 1e-11 /* a row this near to the span of others depends on them */
#define POOR 0.05       /* a row nearer to the span of those before it is exchanged for a better one, if there is one */
#define BETTER 3.0      /* sines: what is better */
#define NEAR 1e-4       /* of its usual size: near a singular position, stages are put onto the constraints */
#define SHY 1e-4        /* steps do not end this near, if a few other lengths can be tried */
#define FAR 0.05        /* farther ones are followed by the masses alone, from the start of a step on */
#define GROWN 1.05      /* of the largest size that was seen: larger ones are measured again */
#define DODGES 12
#define PASSING 5e-3    /* so near, works of multipliers are not trusted */
#define SURE 1e-2       /* of a tolerance of the state: less than it changes of the expression of an event is taken for rounding */
#define UNSEEN 0.03     /* of its size: by how much a guard may differ from what is predicted of it */
#define WINDOWS 128     /* of the run: guards are looked at in so many parts of it at least, nine times in each */
#define STEEPER 4       /* times that a guard may be steeper between two looks than beside them */
#define ASIDE 0.05      /* of the width between two looks: the next one is not nearer to either */
#define MOST_DIPS 100   /* looks between two neighbours */
#define FINEST 1e-6     /* of a step: no closer looks */
#define SUMMED 1e-5      /* of its size: by how much an integrand may differ from what is predicted of it */
#define MINUTE 1e-6      /* of the largest value so far of what is followed: by so much it may always differ */
#define TINIEST 1e-280   /* smaller numbers lose digits */
#define BRIEFEST 1e-9    /* of a step: no closer looks at what is followed */
#define NOISE 8          /* of these looks in a row that do not resolve it */
#define MOST_TURNS 60    /* by which an extremum is followed */
#define MOST_SEEN 200000 /* looks at it in a step */
#define MOST_LOOKS 20000 /* at the guards in a step; after that they are only as close as they come */
#define MOST_ROUGH 64   /* such intervals in which a guard is not resolved: it has but the noise of rounding */
#define SHORT 1e-6      /* of a step: by so much it ends before a kink */
#define LEAP 1e-9       /* of a step: so near a kink it is leapt over */
#define RETRIES 6       /* of a step with a kink in it */
#define BURST 1e-6      /* of the run: hits of a kink that are nearer to each other */
#define CHATTER 50      /* are a chatter if there are so many */
#define REST 1e-3       /* of the run: so long a kink that chatters is left alone at first */
#define GIVEN_UP 1e-9   /* of the run: a step that fails in so short a time is taken, and told of */
#define HOPELESS 500    /* rejected steps one after the other */
#define JUMP 1e5        /* tolerances by which the projection changes speeds only where they belong to no branch */
#define UNMOVED 1e-4   /* of a sliding velocity whose direction is rounding: that of what cannot move */
#define ROUNDED 1e-14   /* of the fastest speed: what the others have of its rounding */
#define MASSLESS 1e-14  /* a pivot of the mass matrix below this part of its diagonal: a motion without mass */
#define WEAK 1e-5       /* pivots below this part of their diagonal: the solution is refined once */
#define SETTLED 1e-14   /* of its terms: what may be left of a constraint on the accelerations */
#define EPSILON 2.220446049250313e-16
