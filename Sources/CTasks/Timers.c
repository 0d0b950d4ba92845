#include "CTasks.h"

#if defined(__linux__)
// Core Foundation, which Foundation brings along without headers.
extern void *CFRunLoopGetCurrent(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern const void *kCFRunLoopDefaultMode __attribute__((weak));

double timers_next(void) {
  if (!CFRunLoopGetCurrent || !CFRunLoopGetNextTimerFireDate || !&kCFRunLoopDefaultMode) return 0;
  return CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
}
#else
double timers_next(void) { return 0; }
#endif
