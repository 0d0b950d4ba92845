/* meter COMMAND [ARGUMENT...]: runs a command once, its output thrown away, and prints the wall and
 * CPU time in milliseconds, the peak resident memory in kilobytes, the page faults and the exit status.
 *
 * A process of its own, because the peak of a child counts from what its parent had at the fork. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static double milliseconds(struct timeval t) { return t.tv_sec * 1e3 + t.tv_usec / 1e3; }

int main(int count, char **arguments) {
  if (count < 2) return 2;
  double start = now();
  pid_t child = fork();
  if (child < 0) return 1;
  if (child == 0) {
    int nothing = open("/dev/null", O_WRONLY);
    dup2(nothing, 1);
    dup2(nothing, 2);
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 1;
  printf("%.3f %.3f %ld %ld %d\n", now() - start,
    milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), usage.ru_maxrss, usage.ru_minflt,
    WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
