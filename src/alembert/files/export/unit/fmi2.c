/* The functions of FMI 2.0, for model exchange and co-simulation. */
#include "unit_model.h"
#include "unit.h"

#ifdef _WIN32
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif
#define REFERENCES void *c, const unsigned *vr, size_t n

typedef enum { OK, WARNING, DISCARD, ERROR, FATAL, PENDING } Status;
typedef const char *Text;
typedef struct { int needed, terminate, nominals, values, is_next; double next; } Events;

API Text fmi2GetTypesPlatform(void) { return "default"; }
API Text fmi2GetVersion(void) { return "2.0"; }
API Status fmi2SetDebugLogging(void *c, int on, size_t n, const Text *names) { (void)c, (void)on, (void)n, (void)names; return OK; }

API void *fmi2Instantiate(Text name, int kind, Text guid, Text place, const void *functions, int visible, int logging)
{
    (void)name, (void)kind, (void)place, (void)functions, (void)visible, (void)logging;
    if (guid == NULL || strcmp(guid, UNIT_TOKEN) != 0) return NULL;
    Unit *unit = malloc(sizeof *unit);
    if (unit) reset(unit);
    return unit;
}
API void fmi2FreeInstance(void *c) { free(c); }
API Status fmi2SetupExperiment(void *c, int is_tolerance, double tolerance, double start, int is_stop, double stop)
{
    (void)is_stop, (void)stop;
    Unit *unit = c;
    set_time(unit, start);
    if (is_tolerance && tolerance > 0.0) unit->s.tolerance = fmin(tolerance, 1e-3);
    return OK;
}
API Status fmi2EnterInitializationMode(void *c) { (void)c; return OK; }
API Status fmi2ExitInitializationMode(void *c) { return know(c) ? ERROR : OK; }
API Status fmi2Terminate(void *c) { (void)c; return OK; }
API Status fmi2Reset(void *c) { reset(c); return OK; }

API Status fmi2GetReal(REFERENCES, double *values)
{
    for (size_t i = 0; i < n; i++) if (get_value(c, vr[i], values + i)) return ERROR;
    return OK;
}
API Status fmi2SetReal(REFERENCES, const double *values)
{
    for (size_t i = 0; i < n; i++) if (set_value(c, vr[i], values[i])) return ERROR;
    return OK;
}
#define NONE(name, kind) \
    API Status fmi2Get##name(REFERENCES, kind *values) { (void)c, (void)vr, (void)values; return n ? ERROR : OK; } \
    API Status fmi2Set##name(REFERENCES, const kind *values) { (void)c, (void)vr, (void)values; return n ? ERROR : OK; }
NONE(Integer, int)
NONE(Boolean, int)
NONE(String, Text)

API Status fmi2GetFMUstate(void *c, void **state)
{
    if (*state == NULL) *state = malloc(sizeof(State));
    if (*state == NULL) return ERROR;
    memcpy(*state, c, sizeof(State));
    return OK;
}
API Status fmi2SetFMUstate(void *c, void *state)
{
    memcpy(c, state, sizeof(State));
    ((Unit *)c)->is_known = 0;
    return OK;
}
API Status fmi2FreeFMUstate(void *c, void **state) { (void)c; free(*state); *state = NULL; return OK; }
API Status fmi2SerializedFMUstateSize(void *c, void *state, size_t *size) { (void)c, (void)state; *size = sizeof(State); return OK; }
API Status fmi2SerializeFMUstate(void *c, void *state, char *bytes, size_t size)
{
    (void)c;
    if (size < sizeof(State)) return ERROR;
    memcpy(bytes, state, sizeof(State));
    return OK;
}
API Status fmi2DeSerializeFMUstate(void *c, const char *bytes, size_t size, void **state)
{
    (void)c;
    if (size != sizeof(State)) return ERROR;
    if (*state == NULL) *state = malloc(sizeof(State));
    if (*state == NULL) return ERROR;
    memcpy(*state, bytes, sizeof(State));
    return OK;
}
API Status fmi2GetDirectionalDerivative(void *c, const unsigned *z, size_t nz, const unsigned *v, size_t nv, const double *dv, double *dz)
{
    (void)c, (void)z, (void)nz, (void)v, (void)nv, (void)dv, (void)dz;
    return ERROR;
}

/* --- model exchange ----------------------------------------------------------------------------------------------------- */

API Status fmi2EnterEventMode(void *c) { (void)c; return OK; }
API Status fmi2NewDiscreteStates(void *c, Events *events) { (void)c; memset(events, 0, sizeof *events); return OK; }
API Status fmi2EnterContinuousTimeMode(void *c) { (void)c; return OK; }
API Status fmi2CompletedIntegratorStep(void *c, int keep, int *event, int *terminate)
{
    (void)c, (void)keep;
    *event = *terminate = 0;
    return OK;
}
API Status fmi2SetTime(void *c, double time) { set_time(c, time); return OK; }
API Status fmi2SetContinuousStates(void *c, const double *x, size_t n)
{
    Unit *unit = c;
    if (n != NX) return ERROR;
    memcpy(unit->s.x, x, NX * sizeof(double));
    unit->is_known = 0;
    return OK;
}
API Status fmi2GetDerivatives(void *c, double *out, size_t n)
{
    if (n != NX || know(c)) return ERROR;
    memcpy(out, ((Unit *)c)->rate, NX * sizeof(double));
    return OK;
}
API Status fmi2GetEventIndicators(void *c, double *out, size_t n) { (void)c, (void)out; return n ? ERROR : OK; }
API Status fmi2GetContinuousStates(void *c, double *x, size_t n)
{
    if (n != NX) return ERROR;
    memcpy(x, ((Unit *)c)->s.x, NX * sizeof(double));
    return OK;
}
API Status fmi2GetNominalsOfContinuousStates(void *c, double *x, size_t n)
{
    (void)c;
    for (size_t i = 0; i < n; i++) x[i] = 1.0;
    return OK;
}

/* --- co-simulation ------------------------------------------------------------------------------------------------------ */

API Status fmi2SetRealInputDerivatives(REFERENCES, const int *order, const double *values) { (void)c, (void)vr, (void)order, (void)values; return n ? ERROR : OK; }
API Status fmi2GetRealOutputDerivatives(REFERENCES, const int *order, double *values) { (void)c, (void)vr, (void)order, (void)values; return n ? ERROR : OK; }
API Status fmi2DoStep(void *c, double now, double step, int keep)
{
    (void)keep;
    if (!(step > 0.0)) return ERROR;
    ((Unit *)c)->s.time = now;
    return advance(c, now + step) ? ERROR : OK;
}
API Status fmi2CancelStep(void *c) { (void)c; return ERROR; }
#define STATUS(name, kind) \
    API Status fmi2Get##name(void *c, int what, kind *value) { (void)c, (void)what, (void)value; return DISCARD; }
STATUS(Status, Status)
STATUS(RealStatus, double)
STATUS(IntegerStatus, int)
STATUS(BooleanStatus, int)
STATUS(StringStatus, Text)
