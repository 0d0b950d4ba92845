#ifndef CTASKS_H
#define CTASKS_H

#include <stdbool.h>
#include <stdint.h>

/// The two words that the runtime names an executor by.
typedef struct {
  void *identity;
  uintptr_t implementation;
} tasks_executor;

/// From now on, until `tasks_leave`, what this thread asks of the main actor's executor and of the global one is asked of
/// `executor`: jobs for the global one go to `enqueue`. Returns the executor that was in force.
tasks_executor tasks_enter(tasks_executor executor, void (*enqueue)(void *job));

/// Whether this thread is between `tasks_enter` and `tasks_leave`.
bool tasks_are_here(void);

/// Puts the executor back that `tasks_enter` has returned.
void tasks_leave(tasks_executor former);

/// Runs a job as one of an executor.
void tasks_run(void *job, tasks_executor executor);

/// When the next timer of this thread's run loop fires, in seconds since 2001; 0 for none.
double timers_next(void);

/// What a scene has in place of the machine's clock and chance.
typedef struct {
  /// The scene's time, in seconds.
  double time;
  /// What the next random number follows from.
  uint64_t chance;
} scene_moment;

/// From now on code on this thread runs at that moment of a scene, or of none if it is null. Returns the one before.
scene_moment *moment_enter(scene_moment *moment);

/// The moment of the scene whose code runs on this thread; null for none.
scene_moment *moment_here(void);

/// The next of the moment's random numbers.
uint64_t moment_number(scene_moment *moment);

/// Schedules a call of `function` after `delay` seconds of the time of the scene whose code runs on this thread; returns
/// false if there is no scene. A scene that ends earlier never makes the call.
typedef bool (*scene_planner)(double delay, void (*function)(void *context), void *context);

/// Sets the function that schedules calls.
void scene_set_planner(scene_planner planner);

/// Schedules a call; see `scene_planner`.
bool scene_plan(double delay, void (*function)(void *context), void *context);

#endif
