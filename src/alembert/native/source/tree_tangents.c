/* The same in numbers that carry a change along one direction, so that every answer comes with its derivative along it. */
#define TANGENT
#include "tree_questions.h"
