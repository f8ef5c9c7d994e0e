/* The functions that FMI 2.0 and 3.0 have in common, named as 3.0 does; FMI(name), Boolean and Byte are said before. */
#include "unit_model.h"
#include "unit.h"

#ifdef _WIN32
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif
#define REFERENCES void *c, const unsigned *vr, size_t n
#define PLAIN(name) API Status FMI(name)(void *c) { (void)c; return OK; }
#define NEEDS(unit, expected, what) if ((unit)->s.phase != (expected)) return refuse(unit, what)

typedef enum { OK, WARNING, DISCARD, ERROR, FATAL, PENDING } Status;
typedef const char *Text;

API Text FMI(GetVersion)(void) { return VERSION; }
API Status FMI(SetDebugLogging)(void *c, Boolean on, size_t n, const Text *names) { (void)c, (void)on, (void)n, (void)names; return OK; }

/* Tell the master what is wrong, where it listens. */
static Status refuse(Unit *unit, Text what)
{
    if (unit->log) TELL(unit, what);
    return ERROR;
}

static Unit *made(Text name, Text token, void (*log)(void), void *owner)
{
    Unit *unit = calloc(1, sizeof *unit);
    if (unit == NULL) return NULL;
    unit->log = log;
    unit->owner = owner;
    if (name) strncpy(unit->name, name, sizeof unit->name - 1);
    if (token != NULL && strcmp(token, UNIT_TOKEN) == 0) {
        reset(unit);
        return unit;
    }
    refuse(unit, "Instantiate: found another token than that of the model description of this unit.");
    free(unit);
    return NULL;
}
static Status prepare(Unit *unit, Boolean is_tolerance, double tolerance, double start)
{
    NEEDS(unit, MADE, "The unit has been initialized already; expected Reset before it is again.");
    if (!isfinite(start)) return refuse(unit, "The start is no finite time.");
    set_time(unit, start);
    if (is_tolerance && tolerance > 0.0) unit->s.tolerance = fmin(tolerance, 1e-3);
    return OK;
}
/* A start that is off the constraints, by parameters or states that the master has set, is put onto them. */
API Status FMI(ExitInitializationMode)(void *c)
{
    Unit *unit = c;
    NEEDS(unit, STARTING, "ExitInitializationMode: the unit is not being initialized.");
    State before = unit->s;
    unit->is_known = 0;
    if (project(&unit->s, unit->s.x) || know(unit)) {
        unit->s = before;
        return refuse(unit, "ExitInitializationMode: no state on the constraints is near the start values, or the accelerations "
            "are not determined there; expected other start values or parameters.");
    }
    unit->s.phase = RUNNING;
    return OK;
}
API Status FMI(Terminate)(void *c)
{
    Unit *unit = c;
    NEEDS(unit, RUNNING, "Terminate: the unit is not running.");
    unit->s.phase = OVER;
    return OK;
}
API Status FMI(Reset)(void *c) { reset(c); return OK; }
API void FMI(FreeInstance)(void *c) { free(c); }

static Status get_values(REFERENCES, double *values)
{
    for (size_t i = 0; i < n; i++)
        if (get_value(c, vr[i], values + i))
            return refuse(c, "A value is asked for that the unit does not have, or that is not determined in this state.");
    return OK;
}
static Status set_values(REFERENCES, const double *values)
{
    for (size_t i = 0; i < n; i++)
        if (set_value(c, vr[i], values[i]))
            return refuse(c, "A value is set that cannot be set now: inputs can until Terminate, parameters and start values until "
                "ExitInitializationMode, and nothing else.");
    return OK;
}

/* --- the state, kept and given back ------------------------------------------------------------------------------------- */

static Status keep_state(const void *from, void **state)
{
    if (*state == NULL) *state = malloc(sizeof(State));
    if (*state == NULL) return ERROR;
    memcpy(*state, from, sizeof(State));
    return OK;
}
API Status FMI(GetFMUState)(void *c, void **state) { return keep_state(c, state); }
API Status FMI(SetFMUState)(void *c, void *state)
{
    memcpy(c, state, sizeof(State));
    ((Unit *)c)->is_known = 0;
    return OK;
}
API Status FMI(FreeFMUState)(void *c, void **state) { (void)c; free(*state); *state = NULL; return OK; }
API Status FMI(SerializedFMUStateSize)(void *c, void *state, size_t *size) { (void)c, (void)state; *size = sizeof(State); return OK; }
API Status FMI(SerializeFMUState)(void *c, void *state, Byte *bytes, size_t size)
{
    (void)c;
    if (size < sizeof(State)) return ERROR;
    memcpy(bytes, state, sizeof(State));
    return OK;
}
API Status FMI(DeserializeFMUState)(void *c, const Byte *bytes, size_t size, void **state)
{
    (void)c;
    return size == sizeof(State) ? keep_state(bytes, state) : ERROR;
}

/* --- model exchange ----------------------------------------------------------------------------------------------------- */

PLAIN(EnterEventMode)
PLAIN(EnterContinuousTimeMode)
API Status FMI(CompletedIntegratorStep)(void *c, Boolean keep, Boolean *event, Boolean *terminate)
{
    (void)c, (void)keep;
    *event = *terminate = 0;
    return OK;
}
API Status FMI(SetTime)(void *c, double time)
{
    if (!isfinite(time)) return refuse(c, "SetTime: found no finite time.");
    set_time(c, time);
    return OK;
}
API Status FMI(SetContinuousStates)(void *c, const double *x, size_t n)
{
    Unit *unit = c;
    NEEDS(unit, RUNNING, "SetContinuousStates: the unit is not running.");
    if (n != NX) return ERROR;
    memcpy(unit->s.x, x, NX * sizeof(double));
    unit->is_known = 0;
    return OK;
}
API Status FMI(GetContinuousStateDerivatives)(void *c, double *out, size_t n)
{
    if (n != NX) return ERROR;
    if (know(c)) return refuse(c, "The accelerations are not determined in this state.");
    memcpy(out, ((Unit *)c)->rate, NX * sizeof(double));
    return OK;
}
API Status FMI(GetEventIndicators)(void *c, double *out, size_t n) { (void)c, (void)out; return n ? ERROR : OK; }
API Status FMI(GetContinuousStates)(void *c, double *x, size_t n)
{
    if (n != NX) return ERROR;
    memcpy(x, ((Unit *)c)->s.x, NX * sizeof(double));
    return OK;
}
API Status FMI(GetNominalsOfContinuousStates)(void *c, double *x, size_t n)
{
    (void)c;
    for (size_t i = 0; i < n; i++) x[i] = 1.0;
    return OK;
}

/* --- co-simulation ------------------------------------------------------------------------------------------------------ */

/* From where the unit is, which the master's time may miss by rounding. */
static Status step_to(Unit *unit, double now, double step)
{
    NEEDS(unit, RUNNING, "DoStep: the unit is not running; expected DoStep between ExitInitializationMode and Terminate.");
    if (!(step > 0.0) || !isfinite(now + step)) return refuse(unit, "DoStep: the step is no positive, finite time.");
    if (!(fabs(now - unit->s.time) <= 1e-3 * step))
        return refuse(unit, "DoStep: found another time than the unit's own; expected the end of its last step, or SetFMUState.");
    State before = unit->s;
    if (advance(unit, now + step) == 0) return OK;
    unit->s = before;
    return refuse(unit, "DoStep: the motion cannot be followed: on the way the accelerations are not determined, or not finite.");
}
