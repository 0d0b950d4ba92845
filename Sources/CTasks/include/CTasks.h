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

#endif
