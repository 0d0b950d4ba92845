// What code of a scene asks the machine for, in the host of Swift files: what time it is, and chance.
//
// A picture must depend on neither. While code of a scene runs on a thread, the clock shows the scene's time, and random
// numbers follow from it; all others have the machine's. The names are those that Foundation and Swift's runtime call in
// the C library; where a version of them calls others, it goes on as if this were not here.
#if defined(__linux__)
#define _GNU_SOURCE

#include "CTasks.h"
#include "FunctionDigest.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

// The function that the loader would have found.
#define MACHINES(name) \
  static __typeof__(&name) machines; \
  if (!machines) machines = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

// MARK: Time

// From 1 January 1970 to 1 January 2001, where scenes begin, in seconds.
static const double start = 978307200;

static struct timespec time_of(const scene_moment *moment) {
  double time = start + moment->time, seconds = (double)(time_t)time;
  return (struct timespec){(time_t)seconds, (long)((time - seconds) * 1e9)};
}

// Foundation's dates.
int clock_gettime(clockid_t clock, struct timespec *result) {
  MACHINES(clock_gettime);
  const scene_moment *moment = moment_here();
  if (!moment || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return machines(clock, result);
  *result = time_of(moment);
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  MACHINES(gettimeofday);
  const scene_moment *moment = moment_here();
  if (!moment) return machines(result, zone);
  struct timespec time = time_of(moment);
  *result = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  MACHINES(time);
  const scene_moment *moment = moment_here();
  if (!moment) return machines(result);
  time_t seconds = time_of(moment).tv_sec;
  if (result) *result = seconds;
  return seconds;
}

// MARK: Chance

// What makes the value of a global that has not asked for a number yet; null for none.
static _Thread_local void (*maker)(void *);

static void fill(scene_moment *moment, void *bytes, size_t count) {
  if (maker) {
    moment->chance = digest_of_function((void *)maker);
    maker = NULL;
  }
  for (size_t done = 0; done < count; done += sizeof(uint64_t)) {
    uint64_t number = moment_number(moment);
    size_t rest = count - done;
    memcpy((char *)bytes + done, &number, rest < sizeof number ? rest : sizeof number);
  }
}

// Swift's random numbers, which its runtime has from `getrandom`.
//
// Source: swift/stdlib/public/stubs/Random.cpp, swift_stdlib_random.
long syscall(long number, ...) {
  MACHINES(syscall);
  long words[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  scene_moment *moment = number == SYS_getrandom ? moment_here() : NULL;
  if (!moment) return machines(number, words[0], words[1], words[2], words[3], words[4], words[5]);
  fill(moment, (void *)words[0], (size_t)words[1]);
  return words[1];
}

void arc4random_buf(void *bytes, size_t count) {
  MACHINES(arc4random_buf);
  scene_moment *moment = moment_here();
  if (moment)
    fill(moment, bytes, count);
  else
    machines(bytes, count);
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

// Foundation's `UUID()`, of version 4.
//
// Source: swift-foundation, `_FoundationCShims`, uuid.c; RFC 9562, section 5.4.
void _foundation_uuid_generate_random(unsigned char uuid[16]) {
  static void (*machines)(unsigned char *);
  if (!machines) machines = (__typeof__(machines))dlsym(RTLD_NEXT, "_foundation_uuid_generate_random");
  scene_moment *moment = moment_here();
  if (!moment) return machines(uuid);
  fill(moment, uuid, 16);
  uuid[6] = (uuid[6] & 0x0f) | 0x40;
  uuid[8] = (uuid[8] & 0x3f) | 0x80;
}

// Source: Lemire, "Fast Random Integer Generation in an Interval", 2019.
uint32_t arc4random_uniform(uint32_t bound) {
  if (!bound) return 0;
  uint64_t product = (uint64_t)arc4random() * bound;
  while ((uint32_t)product < -bound % bound) product = (uint64_t)arc4random() * bound;
  return (uint32_t)(product >> 32);
}

// MARK: Values that are made once

typedef struct {
  void (*make)(void *context);
  void *context;
} making;

// Globals and statics are made when they are first asked for, which may be by this picture or by the one before: they are
// made at the scene's beginning, with numbers that follow from their names.
static void make(void *context) {
  const making *it = context;
  scene_moment *moment = moment_here();
  if (!moment) return it->make(it->context);
  scene_moment outer = *moment;
  void (*outer_maker)(void *) = maker;
  *moment = (scene_moment){.time = 0, .chance = 0};
  maker = it->make;
  it->make(it->context);
  maker = outer_maker;
  *moment = outer;
}

void swift_once(void *once, void (*make_value)(void *), void *context) {
  static void (*machines)(void *, void (*)(void *), void *);
  if (!machines) machines = (__typeof__(machines))dlsym(RTLD_NEXT, "swift_once");
  making it = {make_value, context};
  machines(once, make, &it);
}
#endif
