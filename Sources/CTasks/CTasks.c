#include "CTasks.h"

// The hooks of Swift's runtime for executors of one's own, which only code in the runtime's own calling convention
// can stand in.
//
// Source: swift/stdlib/public/Concurrency, ConcurrencyHooks.def.

#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC tasks_executor (*main_executor)(void);
typedef SWIFT_CC void (*enqueue_global)(void *job);

extern SWIFT_CC tasks_executor (*swift_task_getMainExecutor_hook)(main_executor original);
extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_global original);
extern SWIFT_CC void swift_job_run(void *job, void *identity, uintptr_t implementation);

static _Thread_local tasks_executor current;
static void (*current_enqueue)(void *job);

static SWIFT_CC tasks_executor get_main(main_executor original) {
  return current.identity ? current : original();
}

static SWIFT_CC void enqueue_anywhere(void *job, enqueue_global original) {
  if (current.identity)
    current_enqueue(job);
  else
    original(job);
}

tasks_executor tasks_enter(tasks_executor executor, void (*enqueue)(void *job)) {
  tasks_executor former = current;
  current_enqueue = enqueue;
  swift_task_getMainExecutor_hook = get_main;
  swift_task_enqueueGlobal_hook = enqueue_anywhere;
  current = executor;
  return former;
}

bool tasks_are_here(void) { return current.identity; }

void tasks_leave(tasks_executor former) { current = former; }

void tasks_run(void *job, tasks_executor executor) {
  swift_job_run(job, executor.identity, executor.implementation);
}
