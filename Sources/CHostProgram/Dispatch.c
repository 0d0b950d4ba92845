// Dispatch in the host of Swift files: work that code of a scene schedules runs at the scene's time, on its actor.
//
// The functions have the names of libdispatch's, which Swift's overlay, Foundation and the code of scenes call. On threads
// that run no code of a scene they call libdispatch. Functions that wait first run the scheduled work.
//
// Source: libdispatch, `dispatch/time.h`, `dispatch/queue.h`, `dispatch/group.h`, `dispatch/source.h`, `src/shims/time.h`.
#if defined(__linux__)
#define _GNU_SOURCE

#include "CTasks.h"

#include <dlfcn.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// Declares `machines`, the function of this name in libdispatch.
#define MACHINES(type, name, parameters) \
  static type(*machines) parameters; \
  if (!machines) machines = (type(*) parameters)dlsym(RTLD_NEXT, #name)

typedef uint64_t dispatch_time_t;
static const dispatch_time_t now_token = 0, wall_token = ~1ull, forever = ~0ull;

extern void dispatch_retain(void *object);
extern void dispatch_group_enter(void *group);

// MARK: Blocks

// Source: LLVM, "Block Implementation Specification".
typedef struct block {
  void *kind;
  int flags, reserved;
  void (*invoke)(struct block *);
} block;

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static void call_once(void *context) {
  block *it = context;
  it->invoke(it);
  _Block_release(it);
}

// Schedules a block after a delay in seconds of the scene's time; returns false outside of scenes.
static bool plan(double delay, const void *work) {
  if (!moment_here()) return false;
  void *copy = _Block_copy(work);
  if (scene_plan(delay, call_once, copy)) return true;
  _Block_release(copy);
  return false;
}

// MARK: Time

// The scene's uptime in nanoseconds. It begins at one second, because 0 means now.
static int64_t nanoseconds(const scene_moment *moment) { return llround(moment->time * 1e9) + 1000000000; }
// Nanoseconds from 1 January 1970 to uptime 0 of a scene, which begins on 1 January 2001.
static const int64_t epoch = 978307199000000000;

static dispatch_time_t advanced(dispatch_time_t time, int64_t delta) {
  int64_t sum;
  if (__builtin_add_overflow((int64_t)time, delta, &sum)) return delta < 0 ? 1 : forever;
  return sum < 1 ? 1 : (dispatch_time_t)sum;
}

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  MACHINES(dispatch_time_t, dispatch_time, (dispatch_time_t, int64_t));
  const scene_moment *moment = moment_here();
  if (!moment || when >> 63) return machines(when, delta);
  return advanced(when == now_token ? (dispatch_time_t)nanoseconds(moment) : when, delta);
}

dispatch_time_t dispatch_walltime(const void *when, int64_t delta) {
  MACHINES(dispatch_time_t, dispatch_walltime, (const void *, int64_t));
  const scene_moment *moment = moment_here();
  if (!moment || when) return machines(when, delta);
  int64_t sum;
  if (__builtin_add_overflow(epoch + nanoseconds(moment), delta, &sum)) return forever;
  return (dispatch_time_t)-sum;
}

// The seconds from now to a time of either clock; infinite for never.
static double delay(const scene_moment *moment, dispatch_time_t when) {
  if (when == now_token || when == wall_token) return 0;
  if (when == forever) return INFINITY;
  int64_t now = nanoseconds(moment);
  int64_t rest = when >> 63 ? -(int64_t)when - epoch - now : (int64_t)when - now;
  return rest > 0 ? (double)rest / 1e9 : 0;
}

// MARK: Work without a delay

// Work that is scheduled for the time of the scene at which it was added.
typedef struct job {
  struct job *next;
  const scene_moment *moment;
  double time;
  // Null once the work has run.
  void (*run)(void *context);
  void *context;
} job;

static _Thread_local job *jobs;

static void run_job(job *it) {
  job **place = &jobs;
  while (*place && *place != it) place = &(*place)->next;
  if (*place) *place = it->next;
  void (*run)(void *) = it->run;
  it->run = NULL;
  if (run) run(it->context);
}

static void call_job(void *context) {
  run_job(context);
  free(context);
}

// Schedules work for the current time of the scene; returns false outside of scenes.
static bool plan_now(void (*run)(void *context), void *context) {
  const scene_moment *moment = moment_here();
  job *it = moment ? malloc(sizeof *it) : NULL;
  if (!it) return false;
  *it = (job){NULL, moment, moment->time, run, context};
  if (!scene_plan(0, call_job, it)) {
    free(it);
    return false;
  }
  job **last = &jobs;
  while (*last) last = &(*last)->next;
  *last = it;
  return true;
}

// Schedules a block for the current time of the scene; returns false outside of scenes.
static bool plan_block(const void *work) {
  if (!moment_here()) return false;
  void *copy = _Block_copy(work);
  if (plan_now(call_once, copy)) return true;
  _Block_release(copy);
  return false;
}

// Runs the first scheduled job of the scene's current time; returns false if there is none.
static bool run_next(void) {
  const scene_moment *moment = moment_here();
  for (job *it = moment ? jobs : NULL; it; it = it->next) {
    if (it->moment != moment || it->time != moment->time) continue;
    run_job(it);
    return true;
  }
  return false;
}

// MARK: Waiting

// Scheduled jobs run before a wait: they are on this thread, so that a wait without them would not end.
typedef long (*waiting)(void *object, dispatch_time_t timeout);

static long wait_after_work(waiting machines, void *object, dispatch_time_t timeout) {
  long result = -1;
  while (moment_here() && (result = machines(object, now_token)) != 0 && run_next()) {}
  return result == 0 ? 0 : machines(object, timeout);
}

long dispatch_semaphore_wait(void *semaphore, dispatch_time_t timeout) {
  MACHINES(long, dispatch_semaphore_wait, (void *, dispatch_time_t));
  return wait_after_work(machines, semaphore, timeout);
}

static long wait_for_group(void *group, dispatch_time_t timeout) {
  MACHINES(long, dispatch_group_wait, (void *, dispatch_time_t));
  return machines(group, timeout);
}

long dispatch_group_wait(void *group, dispatch_time_t timeout) { return wait_after_work(wait_for_group, group, timeout); }

long dispatch_block_wait(void *work, dispatch_time_t timeout) {
  MACHINES(long, dispatch_block_wait, (void *, dispatch_time_t));
  return wait_after_work(machines, work, timeout);
}

// MARK: Queues

void dispatch_async(void *queue, const void *work) {
  MACHINES(void, dispatch_async, (void *, const void *));
  if (!plan_block(work)) machines(queue, work);
}

void dispatch_barrier_async(void *queue, const void *work) {
  MACHINES(void, dispatch_barrier_async, (void *, const void *));
  if (!plan_block(work)) machines(queue, work);
}

void dispatch_after(dispatch_time_t when, void *queue, const void *work) {
  MACHINES(void, dispatch_after, (dispatch_time_t, void *, const void *));
  const scene_moment *moment = moment_here();
  if (!moment) return machines(when, queue, work);
  double seconds = delay(moment, when);
  if (isinf(seconds) || plan(seconds, work)) return;
  // libdispatch does not know the scene's time.
  moment_enter(NULL);
  machines(dispatch_time(now_token, (int64_t)(seconds * 1e9)), queue, work);
  moment_enter((scene_moment *)moment);
}

// MARK: Groups

// A block that waits for a group.
typedef struct notice {
  struct notice *next;
  void *group, *queue, *work;
} notice;

static _Thread_local notice *notices;

static bool is_empty(void *group) { return wait_for_group(group, now_token) == 0; }

static void notify(void *group) {
  for (notice **place = &notices; *place && is_empty(group);) {
    notice *it = *place;
    if (it->group != group) {
      place = &it->next;
      continue;
    }
    *place = it->next;
    dispatch_async(it->queue, it->work);
    _Block_release(it->work);
    free(it);
  }
}

void dispatch_group_leave(void *group) {
  MACHINES(void, dispatch_group_leave, (void *));
  machines(group);
  if (moment_here()) notify(group);
}

void dispatch_group_notify(void *group, void *queue, const void *work) {
  MACHINES(void, dispatch_group_notify, (void *, void *, const void *));
  if (!moment_here()) return machines(group, queue, work);
  notice *it = malloc(sizeof *it);
  if (!it) return machines(group, queue, work);
  // Retained, so that no other group gets the same address.
  dispatch_retain(group);
  *it = (notice){NULL, group, queue, _Block_copy(work)};
  notice **last = &notices;
  while (*last) last = &(*last)->next;
  *last = it;
  notify(group);
}

typedef struct {
  void *group, *work;
} member;

static void call_member(void *context) {
  member *it = context;
  void *group = it->group;
  call_once(it->work);
  free(it);
  dispatch_group_leave(group);
}

void dispatch_group_async(void *group, void *queue, const void *work) {
  MACHINES(void, dispatch_group_async, (void *, void *, const void *));
  member *it = moment_here() ? malloc(sizeof *it) : NULL;
  if (!it) return machines(group, queue, work);
  dispatch_retain(group);
  dispatch_group_enter(group);
  *it = (member){group, _Block_copy(work)};
  if (plan_now(call_member, it)) return;
  machines(group, queue, work);
  dispatch_group_leave(group);
  _Block_release(it->work);
  free(it);
}

// MARK: Timers

extern char _dispatch_source_type_timer;

// A timer of a scene. libdispatch keeps the source and its state, but never starts its timer.
typedef struct timer {
  struct timer *next;
  void *source;
  block *handler;
  double interval;
  // The number of the last setting; ticks of earlier settings are ignored.
  uint64_t setting;
  bool is_active, is_due, is_canceled;
} timer;

static _Thread_local timer *timers;

static timer *timer_of(void *source) {
  for (timer *it = timers; it; it = it->next)
    if (it->source == source) return it;
  return NULL;
}

void *dispatch_source_create(const void *type, uintptr_t handle, unsigned long mask, void *queue) {
  MACHINES(void *, dispatch_source_create, (const void *, uintptr_t, unsigned long, void *));
  void *source = machines(type, handle, mask, queue);
  timer *it = source && type == &_dispatch_source_type_timer && moment_here() ? calloc(1, sizeof *it) : NULL;
  if (!it) return source;
  // Retained, so that no other source gets the same address.
  dispatch_retain(source);
  *it = (timer){.next = timers, .source = source};
  timers = it;
  return source;
}

typedef struct {
  timer *timer;
  uint64_t setting;
} tick;

static void plan_tick(timer *it, double seconds);

static void fire(timer *it) {
  it->is_due = !it->is_active;
  if (it->is_due || it->is_canceled) return;
  if (isfinite(it->interval)) plan_tick(it, it->interval);
  block *handler = it->handler ? _Block_copy(it->handler) : NULL;
  if (handler) call_once(handler);
}

static void run_tick(void *context) {
  tick it = *(tick *)context;
  free(context);
  if (it.setting == it.timer->setting) fire(it.timer);
}

static void plan_tick(timer *it, double seconds) {
  tick *next = malloc(sizeof *next);
  if (!next) return;
  *next = (tick){it, it->setting};
  if (!scene_plan(seconds, run_tick, next)) free(next);
}

void dispatch_source_set_timer(void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  MACHINES(void, dispatch_source_set_timer, (void *, dispatch_time_t, uint64_t, uint64_t));
  timer *it = timer_of(source);
  const scene_moment *moment = moment_here();
  if (!it || !moment) return machines(source, start, interval, leeway);
  it->setting++;
  it->is_due = false;
  // As long as the shortest interval of Foundation's timers: with 0, a scene would never reach a later time.
  it->interval = interval >= INT64_MAX ? INFINITY : fmax((double)interval / 1e9, 1e-4);
  double seconds = delay(moment, start);
  if (isfinite(seconds)) plan_tick(it, seconds);
}

void dispatch_source_set_event_handler(void *source, const void *handler) {
  MACHINES(void, dispatch_source_set_event_handler, (void *, const void *));
  timer *it = timer_of(source);
  if (it) {
    block *former = it->handler;
    it->handler = handler ? _Block_copy(handler) : NULL;
    if (former) _Block_release(former);
  }
  machines(source, handler);
}

static void activate(void *object) {
  timer *it = timer_of(object);
  if (!it) return;
  it->is_active = true;
  if (it->is_due) plan_tick(it, 0);
}

void dispatch_resume(void *object) {
  MACHINES(void, dispatch_resume, (void *));
  machines(object);
  activate(object);
}

void dispatch_activate(void *object) {
  MACHINES(void, dispatch_activate, (void *));
  machines(object);
  activate(object);
}

void dispatch_suspend(void *object) {
  MACHINES(void, dispatch_suspend, (void *));
  machines(object);
  timer *it = timer_of(object);
  if (it) it->is_active = false;
}

void dispatch_source_cancel(void *source) {
  MACHINES(void, dispatch_source_cancel, (void *));
  timer *it = timer_of(source);
  if (it) {
    it->is_canceled = true;
    it->setting++;
  }
  machines(source);
}
#endif
