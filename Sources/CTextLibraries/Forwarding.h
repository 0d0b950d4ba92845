#pragma once

#include <stdatomic.h>

// A library that is loaded at the first use of one of its functions. Ends the process with a message if
// it is not there.
typedef struct {
  const char *file;
  _Atomic(void *) handle;
} text_library;

// The address of a function of a library.
void *shapeshift_text_function(text_library *library, const char *name);

#define LIBRARY(name, file) static text_library name = {file, NULL};

// Defines a function of a library under its own name: it calls the library's. Hidden, so that no library
// takes it for the one that it stands for. Compiled beside the library's header, which checks the types.
#define FORWARD(library, type, name, parameters, arguments)                      \
  __attribute__((visibility("hidden"))) type(name) parameters {                  \
    static _Atomic(void *) address;                                              \
    void *known = atomic_load_explicit(&address, memory_order_acquire);          \
    if (!known) {                                                                \
      known = shapeshift_text_function(&library, #name);                         \
      atomic_store_explicit(&address, known, memory_order_release);              \
    }                                                                            \
    return ((type(*) parameters)known) arguments;                                \
  }
