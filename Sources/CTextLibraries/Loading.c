#include "Forwarding.h"

#include <dlfcn.h>
#include <stdio.h>
#include <sysexits.h>
#include <unistd.h>

// Ends the process at once, as the loader does where a library is missing: others may be at work.
static _Noreturn void stop(const char *problem) {
  fprintf(stderr, "error: text needs a library that cannot be loaded: %s\n", problem);
  _exit(EX_UNAVAILABLE);
}

void *shapeshift_text_function(text_library *library, const char *name) {
  void *handle = atomic_load_explicit(&library->handle, memory_order_acquire);
  if (!handle) {
    // Loaded once more by another thread, it is the same, and never unloaded.
    handle = dlopen(library->file, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) stop(dlerror());
    atomic_store_explicit(&library->handle, handle, memory_order_release);
  }
  void *address = dlsym(handle, name);
  if (!address) stop(dlerror());
  return address;
}
