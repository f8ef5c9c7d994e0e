/* The native loop: equations of motion in numbers, their linear solves, projection, events, and the integrators.
 *
 * Translated once to LLVM's assembly (kernel.ll, by scripts/build-kernel), which is shipped and turned into machine code
 * on the user's machine by llvmlite: no compiler is needed there. Everything is plain arrays in a Plant (structures.h).
 *
 * The model's machine code gets x = [q, u, t, inputs, parameters] and gives, one after the other,
 *   q' | nonzeros of M (lower) | f | nonzeros of A (row by row) | b | Phi | velocity residuals | friction laws
 * or, with the solver EXPLICIT, q' | u'. A friction law is  s | G | bias | mu | smoothing | P (3 rows) | S | K
 * | constant. The unilateral constraints come first among them: there s is the rate of the gap, and the gap stands in the
 * place of mu; one that is closed is held as what sticks is, one that is open (FREE) bears nothing.
 */
#include "plant.h"

const I plant_offsets[] = OFFSETS_OF_PLANT;
const I clock_offsets[] = OFFSETS_OF_CLOCK;

F project_state(Plant *p, F t, F *y, F tolerance);

/* Each part uses those before it. */
#include "evaluation.h"
#include "constraint_rank.h"
#include "dense_solves.h"
#include "fronts.h"
#include "sparse_solves.h"
#include "shared_forces.h"
#include "friction.h"
#include "variations.h"
#include "motion.h"
#include "projection.h"
#include "events.h"
#include "friction_modes.h"
#include "dormand_prince.h"
#include "rosenbrock.h"
#include "runge_kutta.h"
#include "steppers.h"
#include "chebyshev_points.h"
#include "crossings.h"
#include "books.h"
#include "step_loop.h"
#include "batch.h"
#include "assembly.h"
