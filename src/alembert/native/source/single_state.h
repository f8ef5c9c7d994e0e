/* One state from Python, as a built-in function f(q, u, a, more) of one Single: the answer as a new array, or None where an argument
 * is not a plain row of doubles or there is no answer; whoever called then asks at leisure, and says what is wrong.
 *
 * An array is read behind the head of its object as NumPy's own macros read it (PyArrayObject_fields in ndarraytypes.h), and made by
 * NumPy's PyArray_NewFromDescr, in a third of the time that a call of numpy.empty takes. */

void *PyCapsule_GetPointer(void *, const char *);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
void Py_IncRef(void *);
void Py_DecRef(void *);

typedef void *(*Make)(void *type, void *kind, int, const I *, const I *, void *, int, void *);
typedef struct { F *data; int dimensions; I *shape, *strides; void *base, *kind; int flags; } Array;

#define C_CONTIGUOUS 0x1
#define ALIGNED 0x100
#define WRITEABLE 0x400
#define FEW 16 /* bodies, which take a few microseconds */
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

/* Answers into `out`, without the interpreter's lock where that takes longer than the lock takes to change hands; 0 where that
 * cannot be. */
static I answer_alone(const Single *s, void *const *given, I count, F *out) {
    Tree *T = (Tree *)s->tree;
    T->q_rows = row_or(s, given, count, 0, T->nq, 0);
    T->u_rows = row_or(s, given, count, 1, T->nu, s->still);
    T->a_rows = row_or(s, given, count, 2, T->nu, s->still);
    T->more = count > 3 ? numbers_of(s, given[3], T->more_width, 2, PLAIN | WRITEABLE) : 0;
    T->result = out;
    if (!out || !T->q_rows || !T->u_rows || !T->a_rows || (count > 3 && !T->more)) return 0;
    void *thread = T->count > FEW ? PyEval_SaveThread() : 0;
    I row = tree_algorithm(T);
    if (thread) PyEval_RestoreThread(thread);
    return row < 0;
}

void *single_state(void *self, void *const *given, I count) {
    Single *s = PyCapsule_GetPointer(self, 0);
    if (!s) return 0;
    void *found = (void *)s->none;
    if (count > 0 && !__atomic_exchange_n(&s->is_taken, 1, __ATOMIC_ACQUIRE)) {
        Py_IncRef((void *)s->kind); /* which the new array keeps */
        void *made = ((Make)s->make)((void *)s->array, (void *)s->kind, s->dimensions, s->shape, 0, 0, 0, 0);
        I width = ((Tree *)s->tree)->width;
        if (!made) found = 0;
        else if (answer_alone(s, given, count, numbers_of(s, made, width, s->dimensions, PLAIN | WRITEABLE))) found = made;
        else Py_DecRef(made);
        __atomic_store_n(&s->is_taken, 0, __ATOMIC_RELEASE);
    }
    if (found == (void *)s->none) Py_IncRef(found);
    return found;
}

const I single_offsets[] = OFFSETS_OF_SINGLE;
