#ifndef FUNCTIONDIGEST_H
#define FUNCTIONDIGEST_H

#include <stdint.h>

/// A number that follows from a function's name in its library, or from its place there if it has no name.
uint64_t digest_of_function(void *function);

#endif
