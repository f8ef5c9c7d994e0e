/* One state from Python, as a built-in function f(q, u, a, more) of one Single: the answer as a new array. Where an argument
 * is not a plain row of doubles or has a name, where there are too few or too many, or there is no answer, the general function is
 * called with all that was given, which takes its time, and says what is wrong; without one, the answer is None.
 *
 * An array is read behind the head of its object as NumPy's own macros read it (PyArrayObject_fields in ndarraytypes.h), and made by
 * NumPy's PyArray_NewFromDescr, in a third of the time that a call of numpy.empty takes. */

void *PyCapsule_GetPointer(void *, const char *);
void *PyTuple_GetItem(void *, I);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
void *PyObject_Vectorcall(void *function, void *const *given, size_t count, void *names);
void Py_IncRef(void *);
void Py_DecRef(void *);

typedef void *(*Make)(void *type, void *kind, int, const I *, const I *, void *, int, void *);
typedef struct { F *data; int dimensions; I *shape, *strides; void *base, *kind; int flags; } Array;

#define C_CONTIGUOUS 0x1
#define ALIGNED 0x100
#define WRITEABLE 0x400
#define PLAIN (C_CONTIGUOUS | ALIGNED)

/* The numbers of an array of doubles without gaps; 0 of anything else, or of another size. */
static F *numbers_of(const Single *s, const void *object, I count, I dimensions, int flags) {
    const Array *array = (const Array *)((const char *)object + s->head);
    if (((void *const *)array)[-1] != (void *)s->array || array->kind != (void *)s->kind) return 0;
    if (array->dimensions != dimensions || (array->flags & flags) != flags) return 0;
    I size = 1;
    for (I k = 0; k < dimensions; k++) size *= array->shape[k];
    return size == count ? array->data : 0;
}

static F *row_or(const Single *s, void *const *given, I count, I place, I size, F *otherwise) {
    if (place >= count || given[place] == (void *)s->none) return otherwise;
    return numbers_of(s, given[place], size, 1, PLAIN);
}

/* A work space that no other thread is at, of those that hang together; 0 where all are taken. */
static Single *taken(Single *s) {
    while (s && __atomic_exchange_n(&s->is_taken, 1, __ATOMIC_ACQUIRE)) s = (Single *)s->next;
    return s;
}

/* Answers into `out` without the interpreter's lock; 0 where that cannot be. The work space is free again before the lock is waited
 * for. */
static I answer_alone(Single *s, void *const *given, I count, F *out) {
    Tree *T = (Tree *)s->tree;
    T->q_rows = row_or(s, given, count, 0, T->nq, 0);
    T->u_rows = row_or(s, given, count, 1, T->nu, s->still);
    T->a_rows = row_or(s, given, count, 2, T->nu, s->still);
    T->more = count > 3 ? numbers_of(s, given[3], T->more_width, 2, PLAIN | WRITEABLE) : 0;
    T->result = out;
    I is_fit = out && T->q_rows && T->u_rows && T->a_rows && (count <= 3 || T->more);
    void *thread = PyEval_SaveThread();
    I row = is_fit ? tree_algorithm(T) : 0;
    __atomic_store_n(&s->is_taken, 0, __ATOMIC_RELEASE);
    PyEval_RestoreThread(thread);
    return row < 0;
}

static void *by_general(const Single *s, void *const *given, I count, void *names) {
    void *none = (void *)s->none;
    if (s->general) return PyObject_Vectorcall((void *)s->general, given, (size_t)count, names);
    Py_IncRef(none);
    return none;
}

void *single_state(void *self, void *const *given, I count, void *names) {
    void *capsule = PyTuple_GetItem(self, 0); /* before what the Single points to */
    Single *s = capsule ? PyCapsule_GetPointer(capsule, 0) : 0, *own;
    if (!s) return 0;
    if (names || count < s->least || count > s->most) return by_general(s, given, count, names);
    Py_IncRef((void *)s->kind); /* which the new array keeps */
    void *made = ((Make)s->make)((void *)s->array, (void *)s->kind, s->dimensions, s->shape, 0, 0, 0, 0);
    if (!made) return 0;
    F *out = numbers_of(s, made, ((Tree *)s->tree)->width, s->dimensions, PLAIN | WRITEABLE);
    if ((own = taken(s)) && answer_alone(own, given, count, out)) return made;
    Py_DecRef(made);
    return by_general(s, given, count, names);
}

const I single_offsets[] = OFFSETS_OF_SINGLE;
