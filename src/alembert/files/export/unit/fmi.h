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

typedef enum { OK, WARNING, DISCARD, ERROR, FATAL, PENDING } Status;
typedef const char *Text;

API Text FMI(GetVersion)(void) { return VERSION; }
API Status FMI(SetDebugLogging)(void *c, Boolean on, size_t n, const Text *names) { (void)c, (void)on, (void)n, (void)names; return OK; }

static Unit *made(Text token)
{
    if (token == NULL || strcmp(token, UNIT_TOKEN) != 0) return NULL;
    Unit *unit = malloc(sizeof *unit);
    if (unit) reset(unit);
    return unit;
}
static Status prepare(Unit *unit, Boolean is_tolerance, double tolerance, double start)
{
    set_time(unit, start);
    if (is_tolerance && tolerance > 0.0) unit->s.tolerance = fmin(tolerance, 1e-3);
    return OK;
}
/* A start that is off the constraints, by parameters or states that the master has set, is put onto them. */
API Status FMI(ExitInitializationMode)(void *c)
{
    Unit *unit = c;
    unit->is_known = 0;
    return project(&unit->s, unit->s.x) || know(unit) ? ERROR : OK;
}
PLAIN(Terminate)
API Status FMI(Reset)(void *c) { reset(c); return OK; }
API void FMI(FreeInstance)(void *c) { free(c); }

static Status get_values(REFERENCES, double *values)
{
    for (size_t i = 0; i < n; i++) if (get_value(c, vr[i], values + i)) return ERROR;
    return OK;
}
static Status set_values(REFERENCES, const double *values)
{
    for (size_t i = 0; i < n; i++) if (set_value(c, vr[i], values[i])) return ERROR;
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
API Status FMI(SetTime)(void *c, double time) { set_time(c, time); return OK; }
API Status FMI(SetContinuousStates)(void *c, const double *x, size_t n)
{
    Unit *unit = c;
    if (n != NX) return ERROR;
    memcpy(unit->s.x, x, NX * sizeof(double));
    unit->is_known = 0;
    return OK;
}
API Status FMI(GetContinuousStateDerivatives)(void *c, double *out, size_t n)
{
    if (n != NX || know(c)) return ERROR;
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

static Status step_to(Unit *unit, double now, double step)
{
    unit->s.time = now;
    return step > 0.0 && advance(unit, now + step) == 0 ? OK : ERROR;
}
