/* The functions that FMI 3.0 alone has, or writes in another way. */
#include <stdbool.h>
#include <stdint.h>
#define FMI(name) fmi3##name
#define VERSION "3.0"
typedef bool Boolean;
typedef uint8_t Byte;
typedef void (*Callback)(void);
typedef void (*Logger)(void *owner, int status, const char *category, const char *message);
#define TELL(unit, what) ((Logger)(unit)->log)((unit)->owner, ERROR, "logStatusError", what)
#include "fmi.h"

API void *fmi3InstantiateModelExchange(Text name, Text token, Text place, bool visible, bool logging, void *owner, Callback log)
{
    (void)place, (void)visible, (void)logging;
    return made(name, token, log, owner);
}
API void *fmi3InstantiateCoSimulation(Text name, Text token, Text place, bool visible, bool logging, bool events, bool early,
    const uint32_t *needed, size_t count, void *owner, Callback log, Callback update)
{
    (void)place, (void)visible, (void)logging, (void)events, (void)early, (void)needed, (void)count, (void)update;
    return made(name, token, log, owner);
}
API void *fmi3InstantiateScheduledExecution(Text name, Text token, Text place, bool visible, bool logging, void *owner,
    Callback log, Callback clock, Callback lock, Callback unlock)
{
    (void)name, (void)token, (void)place, (void)visible, (void)logging, (void)owner, (void)log, (void)clock, (void)lock;
    (void)unlock;
    return NULL;
}
API Status fmi3EnterInitializationMode(void *c, bool is_tolerance, double tolerance, double start, bool is_stop, double stop)
{
    (void)is_stop, (void)stop;
    Unit *unit = c;
    if (prepare(unit, is_tolerance, tolerance, start) != OK) return ERROR;
    unit->s.phase = STARTING;
    return OK;
}
PLAIN(EnterConfigurationMode)
PLAIN(ExitConfigurationMode)
PLAIN(EvaluateDiscreteStates)
PLAIN(EnterStepMode)

API Status fmi3GetFloat64(REFERENCES, double *values, size_t count) { return count == n ? get_values(c, vr, n, values) : ERROR; }
API Status fmi3SetFloat64(REFERENCES, const double *values, size_t count) { return count == n ? set_values(c, vr, n, values) : ERROR; }
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

API Status fmi3UpdateDiscreteStates(void *c, bool *needed, bool *terminate, bool *nominals, bool *values, bool *is_next, double *next)
{
    (void)c, (void)next;
    *needed = *terminate = *nominals = *values = *is_next = false;
    return OK;
}
API Status fmi3GetNumberOfEventIndicators(void *c, size_t *n) { (void)c; *n = 0; return OK; }
API Status fmi3GetNumberOfContinuousStates(void *c, size_t *n) { (void)c; *n = NX; return OK; }

API Status fmi3GetOutputDerivatives(REFERENCES, const int32_t *order, double *values, size_t count) { (void)c, (void)vr, (void)order, (void)values, (void)count; return n ? ERROR : OK; }
API Status fmi3DoStep(void *c, double now, double step, bool keep, bool *event, bool *terminate, bool *early, double *last)
{
    (void)keep;
    Unit *unit = c;
    *event = *terminate = *early = false;
    Status status = step_to(unit, now, step);
    *last = unit->s.time;
    return status;
}
API Status fmi3ActivateModelPartition(void *c, uint32_t clock, double time) { (void)c, (void)clock, (void)time; return ERROR; }
