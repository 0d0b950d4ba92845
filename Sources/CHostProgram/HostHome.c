// The folders that Foundation takes for those of the user, in the host of Swift files: its home, its documents, what it
// keeps of settings, caches and temporary files.
//
// Code that is drawn may keep what it likes, in folders that go with the host. Foundation asks for them by variables; all
// others have those of the process.
#if defined(__linux__)
#define _GNU_SOURCE

#include "CTasks.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *(*machines)(const char *);

static const struct {
  const char *variable, *place;
} places[] = {
  {"HOME", ""},
  {"CFFIXED_USER_HOME", ""},
  {"XDG_CONFIG_HOME", "/Library/Preferences"},
  {"XDG_DATA_HOME", "/Library/Application Support"},
  {"XDG_CACHE_HOME", "/Library/Caches"},
  {"TMPDIR", "/tmp"},
};
enum { count = sizeof places / sizeof *places, longest = 4096 };

static char paths[count][longest];

// As `ProgramHome` has it.
static int make_paths(void) {
  const char *start = machines("SHAPESHIFT_PROGRAM");
  if (!start) return 0;
  for (int index = 0; index < count; index++) {
    int length = snprintf(paths[index], longest, "%s-%d-home%s", start, (int)getpid(), places[index].place);
    if (length >= longest) return 0;
  }
  return 1;
}

static int is_foundations(void *caller) {
  Dl_info library;
  return dladdr(caller, &library) && library.dli_fname && strstr(library.dli_fname, "/libFoundation");
}

static int has_paths(void) {
  static int known = -1;
  if (!machines) machines = (__typeof__(machines))dlsym(RTLD_NEXT, "getenv");
  if (known < 0) known = make_paths();
  return known;
}

static char *own(const char *name, void *caller) {
  for (int index = 0; index < count; index++)
    if (!strcmp(name, places[index].variable)) return has_paths() && is_foundations(caller) ? paths[index] : NULL;
  return NULL;
}

// Whether an entry of the environment is one of the variables.
static int is_own(const char *entry) {
  for (int index = 0; index < count; index++) {
    size_t length = strlen(places[index].variable);
    if (!strncmp(entry, places[index].variable, length) && entry[length] == '=') return 1;
  }
  return 0;
}

char *getenv(const char *name) {
  if (!machines) machines = (__typeof__(machines))dlsym(RTLD_NEXT, "getenv");
  char *found = own(name, __builtin_return_address(0));
  return found ? found : machines(name);
}

char *secure_getenv(const char *name) {
  static char *(*secure)(const char *);
  if (!secure) secure = (__typeof__(secure))dlsym(RTLD_NEXT, "secure_getenv");
  char *found = own(name, __builtin_return_address(0));
  return found ? found : secure(name);
}

// All variables, for Foundation's `ProcessInfo`, of which it asks for some of these places: those of the scene's code
// while it runs, as the host itself starts compilers with its own.
//
// Source: swift-foundation, `_FoundationCShims`, platform_shims.c.
char **_platform_shims_get_environ(void) {
  static char **all;
  if (!moment_here() || !has_paths()) return environ;
  if (all) return all;
  size_t size = 0;
  while (environ[size]) size++;
  char **next = all = calloc(size + count + 1, sizeof *all);
  if (!all) return environ;
  for (char **one = environ; *one; one++)
    if (!is_own(*one)) *next++ = *one;
  for (int index = 0; index < count; index++) {
    if (asprintf(next, "%s=%s", places[index].variable, paths[index]) >= 0) next++;
  }
  *next = NULL;
  return all;
}
#endif
