/* The functions of FMI 3.0, for model exchange and co-simulation. */
#include "unit_model.h"
#include "unit.h"
#include <stdbool.h>
#include <stdint.h>

#ifdef _WIN32
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif
#define REFERENCES void *c, const uint32_t *vr, size_t n

typedef enum { OK, WARNING, DISCARD, ERROR, FATAL } Status;
typedef const char *Text;
typedef void (*Callback)(void);

API Text fmi3GetVersion(void) { return "3.0"; }
API Status fmi3SetDebugLogging(void *c, bool on, size_t n, const Text *names) { (void)c, (void)on, (void)n, (void)names; return OK; }

static Unit *made(Text token)
{
    if (token == NULL || strcmp(token, UNIT_TOKEN) != 0) return NULL;
    Unit *unit = malloc(sizeof *unit);
    if (unit) reset(unit);
    return unit;
}
API void *fmi3InstantiateModelExchange(Text name, Text token, Text place, bool visible, bool logging, void *owner, Callback log)
{
    (void)name, (void)place, (void)visible, (void)logging, (void)owner, (void)log;
    return made(token);
}
API void *fmi3InstantiateCoSimulation(Text name, Text token, Text place, bool visible, bool logging, bool events, bool early,
    const uint32_t *needed, size_t count, void *owner, Callback log, Callback update)
{
    (void)name, (void)place, (void)visible, (void)logging, (void)events, (void)early, (void)needed, (void)count, (void)owner;
    (void)log, (void)update;
    return made(token);
}
API void *fmi3InstantiateScheduledExecution(Text name, Text token, Text place, bool visible, bool logging, void *owner,
    Callback log, Callback clock, Callback lock, Callback unlock)
{
    (void)name, (void)token, (void)place, (void)visible, (void)logging, (void)owner, (void)log, (void)clock, (void)lock;
    (void)unlock;
    return NULL;
}
API void fmi3FreeInstance(void *c) { free(c); }
API Status fmi3EnterInitializationMode(void *c, bool is_tolerance, double tolerance, double start, bool is_stop, double stop)
{
    (void)is_stop, (void)stop;
    Unit *unit = c;
    set_time(unit, start);
    if (is_tolerance && tolerance > 0.0) unit->s.tolerance = fmin(tolerance, 1e-3);
    return OK;
}
API Status fmi3ExitInitializationMode(void *c) { return know(c) ? ERROR : OK; }
#define PLAIN(name) API Status fmi3##name(void *c) { (void)c; return OK; }
PLAIN(EnterEventMode)
PLAIN(Terminate)
PLAIN(EnterConfigurationMode)
PLAIN(ExitConfigurationMode)
PLAIN(EvaluateDiscreteStates)
PLAIN(EnterContinuousTimeMode)
PLAIN(EnterStepMode)
API Status fmi3Reset(void *c) { reset(c); return OK; }

API Status fmi3GetFloat64(REFERENCES, double *values, size_t count)
{
    if (count != n) return ERROR;
    for (size_t i = 0; i < n; i++) if (get_value(c, vr[i], values + i)) return ERROR;
    return OK;
}
API Status fmi3SetFloat64(REFERENCES, const double *values, size_t count)
{
    if (count != n) return ERROR;
    for (size_t i = 0; i < n; i++) if (set_value(c, vr[i], values[i])) return ERROR;
    return OK;
}
#define NONE(name, kind) \
    API Status fmi3Get##name(REFERENCES, kind *values, size_t count) { (void)c, (void)vr, (void)values, (void)count; return n ? ERROR : OK; } \
    API Status fmi3Set##name(REFERENCES, const kind *values, size_t count) { (void)c, (void)vr, (void)values, (void)count; return n ? ERROR : OK; }
NONE(Float32, float)
NONE(Int8, int8_t)
NONE(UInt8, uint8_t)
NONE(Int16, int16_t)
NONE(UInt16, uint16_t)
NONE(Int32, int32_t)
NONE(UInt32, uint32_t)
NONE(Int64, int64_t)
NONE(UInt64, uint64_t)
NONE(Boolean, bool)
NONE(String, Text)
API Status fmi3GetBinary(REFERENCES, size_t *sizes, const uint8_t **values, size_t count) { (void)c, (void)vr, (void)sizes, (void)values, (void)count; return n ? ERROR : OK; }
API Status fmi3SetBinary(REFERENCES, const size_t *sizes, const uint8_t *const *values, size_t count) { (void)c, (void)vr, (void)sizes, (void)values, (void)count; return n ? ERROR : OK; }
API Status fmi3GetClock(REFERENCES, bool *values) { (void)c, (void)vr, (void)values; return n ? ERROR : OK; }
API Status fmi3SetClock(REFERENCES, const bool *values) { (void)c, (void)vr, (void)values; return n ? ERROR : OK; }
#define CLOCKS(name, ...) API Status fmi3##name(REFERENCES, __VA_ARGS__) { (void)c, (void)vr, (void)a; return n ? ERROR : OK; }
CLOCKS(GetIntervalDecimal, double *a, int *b)
CLOCKS(GetIntervalFraction, uint64_t *a, uint64_t *b, int *d)
CLOCKS(GetShiftDecimal, double *a)
CLOCKS(GetShiftFraction, uint64_t *a, uint64_t *b)
CLOCKS(SetIntervalDecimal, const double *a)
CLOCKS(SetIntervalFraction, const uint64_t *a, const uint64_t *b)
CLOCKS(SetShiftDecimal, const double *a)
CLOCKS(SetShiftFraction, const uint64_t *a, const uint64_t *b)

API Status fmi3GetNumberOfVariableDependencies(void *c, uint32_t vr, size_t *count) { (void)c, (void)vr, (void)count; return ERROR; }
API Status fmi3GetVariableDependencies(void *c, uint32_t vr, size_t *a, uint32_t *b, size_t *d, int *e, size_t count) { (void)c, (void)vr, (void)a, (void)b, (void)d, (void)e, (void)count; return ERROR; }
API Status fmi3GetDirectionalDerivative(void *c, const uint32_t *z, size_t nz, const uint32_t *v, size_t nv, const double *seed, size_t ns, double *out, size_t no) { (void)c, (void)z, (void)nz, (void)v, (void)nv, (void)seed, (void)ns, (void)out, (void)no; return ERROR; }
API Status fmi3GetAdjointDerivative(void *c, const uint32_t *z, size_t nz, const uint32_t *v, size_t nv, const double *seed, size_t ns, double *out, size_t no) { (void)c, (void)z, (void)nz, (void)v, (void)nv, (void)seed, (void)ns, (void)out, (void)no; return ERROR; }

API Status fmi3GetFMUState(void *c, void **state)
{
    if (*state == NULL) *state = malloc(sizeof(State));
    if (*state == NULL) return ERROR;
    memcpy(*state, c, sizeof(State));
    return OK;
}
API Status fmi3SetFMUState(void *c, void *state)
{
    memcpy(c, state, sizeof(State));
    ((Unit *)c)->is_known = 0;
    return OK;
}
API Status fmi3FreeFMUState(void *c, void **state) { (void)c; free(*state); *state = NULL; return OK; }
API Status fmi3SerializedFMUStateSize(void *c, void *state, size_t *size) { (void)c, (void)state; *size = sizeof(State); return OK; }
API Status fmi3SerializeFMUState(void *c, void *state, uint8_t *bytes, size_t size)
{
    (void)c;
    if (size < sizeof(State)) return ERROR;
    memcpy(bytes, state, sizeof(State));
    return OK;
}
API Status fmi3DeserializeFMUState(void *c, const uint8_t *bytes, size_t size, void **state)
{
    (void)c;
    if (size != sizeof(State)) return ERROR;
    if (*state == NULL) *state = malloc(sizeof(State));
    if (*state == NULL) return ERROR;
    memcpy(*state, bytes, sizeof(State));
    return OK;
}

/* --- model exchange ----------------------------------------------------------------------------------------------------- */

API Status fmi3UpdateDiscreteStates(void *c, bool *needed, bool *terminate, bool *nominals, bool *values, bool *is_next, double *next)
{
    (void)c, (void)next;
    *needed = *terminate = *nominals = *values = *is_next = false;
    return OK;
}
API Status fmi3CompletedIntegratorStep(void *c, bool keep, bool *event, bool *terminate)
{
    (void)c, (void)keep;
    *event = *terminate = false;
    return OK;
}
API Status fmi3SetTime(void *c, double time) { set_time(c, time); return OK; }
API Status fmi3SetContinuousStates(void *c, const double *x, size_t n)
{
    Unit *unit = c;
    if (n != NX) return ERROR;
    memcpy(unit->s.x, x, NX * sizeof(double));
    unit->is_known = 0;
    return OK;
}
API Status fmi3GetContinuousStateDerivatives(void *c, double *out, size_t n)
{
    if (n != NX || know(c)) return ERROR;
    memcpy(out, ((Unit *)c)->rate, NX * sizeof(double));
    return OK;
}
API Status fmi3GetEventIndicators(void *c, double *out, size_t n) { (void)c, (void)out; return n ? ERROR : OK; }
API Status fmi3GetContinuousStates(void *c, double *x, size_t n)
{
    if (n != NX) return ERROR;
    memcpy(x, ((Unit *)c)->s.x, NX * sizeof(double));
    return OK;
}
API Status fmi3GetNominalsOfContinuousStates(void *c, double *x, size_t n)
{
    (void)c;
    for (size_t i = 0; i < n; i++) x[i] = 1.0;
    return OK;
}
API Status fmi3GetNumberOfEventIndicators(void *c, size_t *n) { (void)c; *n = 0; return OK; }
API Status fmi3GetNumberOfContinuousStates(void *c, size_t *n) { (void)c; *n = NX; return OK; }

/* --- co-simulation ------------------------------------------------------------------------------------------------------ */

API Status fmi3GetOutputDerivatives(REFERENCES, const int32_t *order, double *values, size_t count) { (void)c, (void)vr, (void)order, (void)values, (void)count; return n ? ERROR : OK; }
API Status fmi3DoStep(void *c, double now, double step, bool keep, bool *event, bool *terminate, bool *early, double *last)
{
    (void)keep;
    Unit *unit = c;
    *event = *terminate = *early = false;
    unit->s.time = *last = now;
    if (!(step > 0.0) || advance(unit, now + step)) return ERROR;
    *last = unit->s.time;
    return OK;
}
API Status fmi3ActivateModelPartition(void *c, uint32_t clock, double time) { (void)c, (void)clock, (void)time; return ERROR; }
