/* The functions that FMI 2.0 alone has, or writes in another way. */
#include <stddef.h>
#define FMI(name) fmi2##name
#define VERSION "2.0"
#define fmi2GetFMUState fmi2GetFMUstate
#define fmi2SetFMUState fmi2SetFMUstate
#define fmi2FreeFMUState fmi2FreeFMUstate
#define fmi2SerializedFMUStateSize fmi2SerializedFMUstateSize
#define fmi2SerializeFMUState fmi2SerializeFMUstate
#define fmi2DeserializeFMUState fmi2DeSerializeFMUstate
#define fmi2GetContinuousStateDerivatives fmi2GetDerivatives
typedef int Boolean;
typedef char Byte;
typedef void (*Logger)(void *owner, const char *name, int status, const char *category, const char *message, ...);
typedef struct { Logger log; void *(*allocate)(size_t, size_t); void (*give_back)(void *); void *finished; void *owner; } Functions;
#define TELL(unit, what) ((Logger)(unit)->log)((unit)->owner, (unit)->name, ERROR, "logStatusError", what)
#include "fmi.h"

typedef struct { Boolean needed, terminate, nominals, values, is_next; double next; } Events;

API Text fmi2GetTypesPlatform(void) { return "default"; }
API void *fmi2Instantiate(Text name, int kind, Text guid, Text place, const Functions *master, Boolean visible, Boolean logging)
{
    (void)kind, (void)place, (void)visible, (void)logging;
    return made(name, guid, master ? (void (*)(void))master->log : NULL, master ? master->owner : NULL);
}
API Status fmi2SetupExperiment(void *c, Boolean is_tolerance, double tolerance, double start, Boolean is_stop, double stop)
{
    (void)is_stop, (void)stop;
    return prepare(c, is_tolerance, tolerance, start);
}
API Status fmi2EnterInitializationMode(void *c)
{
    Unit *unit = c;
    NEEDS(unit, MADE, "EnterInitializationMode: the unit has been initialized already; expected Reset before it is again.");
    unit->s.phase = STARTING;
    return OK;
}
API Status fmi2NewDiscreteStates(void *c, Events *events) { (void)c; memset(events, 0, sizeof *events); return OK; }

API Status fmi2GetReal(REFERENCES, double *values) { return get_values(c, vr, n, values); }
API Status fmi2SetReal(REFERENCES, const double *values) { return set_values(c, vr, n, values); }
#define NONE(name, kind) \
    API Status fmi2Get##name(REFERENCES, kind *values) { (void)c, (void)vr, (void)values; return n ? ERROR : OK; } \
    API Status fmi2Set##name(REFERENCES, const kind *values) { (void)c, (void)vr, (void)values; return n ? ERROR : OK; }
NONE(Integer, int)
NONE(Boolean, Boolean)
NONE(String, Text)
API Status fmi2GetDirectionalDerivative(void *c, const unsigned *z, size_t nz, const unsigned *v, size_t nv, const double *dv, double *dz)
{
    (void)c, (void)z, (void)nz, (void)v, (void)nv, (void)dv, (void)dz;
    return ERROR;
}

API Status fmi2SetRealInputDerivatives(REFERENCES, const int *order, const double *values) { (void)c, (void)vr, (void)order, (void)values; return n ? ERROR : OK; }
API Status fmi2GetRealOutputDerivatives(REFERENCES, const int *order, double *values) { (void)c, (void)vr, (void)order, (void)values; return n ? ERROR : OK; }
API Status fmi2DoStep(void *c, double now, double step, Boolean keep) { (void)keep; return step_to(c, now, step); }
API Status fmi2CancelStep(void *c) { (void)c; return ERROR; }
#define STATUS(name, kind) \
    API Status fmi2Get##name(void *c, int what, kind *value) { (void)c, (void)what, (void)value; return DISCARD; }
STATUS(Status, Status)
STATUS(RealStatus, double)
STATUS(IntegerStatus, int)
STATUS(BooleanStatus, Boolean)
STATUS(StringStatus, Text)
