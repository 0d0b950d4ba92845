// Stands between a program and the calls by which it changes files beneath a folder, as LD_PRELOAD.
//
// FAULTS_ROOT names the folder. FAULTS_AT says at which of these calls, counted from 1, FAULTS_DO happens:
//   a number   the call fails with that error
//   kill       the process is gone before the call
//   killed     the process is gone after the call
//   short      a write writes half of its bytes, and the next one fails with EIO
//   stop       the process stops before the call, until it is told to go on
// FAULTS_LOG names a file that gets a line for each call: its number, and what it did, for a simulation of
// what a disk holds after a loss of power.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static const char *root, *action;
static long at, count;
static int is_short, log_file = -1;

__attribute__((constructor)) static void begin(void) {
  root = getenv("FAULTS_ROOT");
  action = getenv("FAULTS_DO");
  at = getenv("FAULTS_AT") ? atol(getenv("FAULTS_AT")) : 0;
  const char *name = getenv("FAULTS_LOG");
  if (name) log_file = REAL(open)(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
}

// The name of a path beneath the folder; nil if it is elsewhere.
static const char *beneath(const char *path) {
  static char full[2 * PATH_MAX], folder[PATH_MAX];
  if (!root || !path) return NULL;
  if (path[0] == '/') {
    snprintf(full, sizeof full, "%s", path);
  } else {
    if (!getcwd(folder, sizeof folder)) return NULL;
    snprintf(full, sizeof full, "%s/%s", folder, path);
  }
  size_t length = strlen(root);
  if (strncmp(full, root, length) != 0 || (full[length] != '/' && full[length] != 0)) return NULL;
  const char *name = full + length;
  while (*name == '/' || (name[0] == '.' && (name[1] == '/' || name[1] == 0))) name++;
  return name;
}

static const char *beneath_file(int file) {
  static char path[PATH_MAX];
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return beneath(path);
}

static unsigned long inode(int file) {
  struct stat status;
  return fstat(file, &status) == 0 ? (unsigned long)status.st_ino : 0;
}

// Whether a call is to be made; otherwise errno says why not.
static int may(const char *name) {
  if (!name) return 1;
  if (is_short) {
    is_short = 0;
    errno = EIO;
    return 0;
  }
  if (++count != at || !action) return 1;
  if (strcmp(action, "kill") == 0) raise(SIGKILL);
  if (strcmp(action, "stop") == 0) raise(SIGSTOP);
  int error = atoi(action);
  if (error == 0) return 1;
  errno = error;
  return 0;
}

static int is_now(const char *what) { return action && count == at && strcmp(action, what) == 0; }

__attribute__((format(printf, 1, 2))) static void note(const char *format, ...) {
  int error = errno;
  if (is_now("killed")) raise(SIGKILL);
  if (log_file >= 0) {
    char line[3 * PATH_MAX];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (REAL(write)(log_file, line, length) != length) abort();
  }
  errno = error;
}

static void note_bytes(unsigned long file, long offset, const unsigned char *bytes, size_t size) {
  int error = errno;
  if (is_now("killed")) raise(SIGKILL);
  if (log_file >= 0) {
    char *line = malloc(2 * size + 100);
    int length = sprintf(line, "%ld write %lu %ld ", count, file, offset);
    for (size_t index = 0; index < size; index++) length += sprintf(line + length, "%02x", bytes[index]);
    line[length++] = '\n';
    if (REAL(write)(log_file, line, length) != length) abort();
    free(line);
  }
  errno = error;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | __O_TMPFILE)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  const char *name = flags & (O_CREAT | O_TRUNC) ? beneath(path) : NULL;
  if (!name) return REAL(open)(path, flags, mode);
  if (!may(name)) return -1;
  int isNew = access(path, F_OK) != 0;
  int file = REAL(open)(path, flags, mode);
  if (file >= 0 && isNew) note("%ld create %lu %s\n", count, inode(file), beneath(path));
  if (file >= 0 && !isNew && flags & O_TRUNC) note("%ld truncate %lu 0\n", count, inode(file));
  return file;
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open(path, flags, mode);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) {
  const char *name = beneath_file(file);
  if (!may(name)) return -1;
  if (name && is_now("short") && size > 1) {
    is_short = 1;
    size /= 2;
  }
  ssize_t done = REAL(pwrite)(file, bytes, size, offset);
  if (name && done > 0) note_bytes(inode(file), offset, bytes, done);
  return done;
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off_t offset) {
  return pwrite(file, bytes, size, offset);
}

ssize_t write(int file, const void *bytes, size_t size) {
  const char *name = beneath_file(file);
  if (!may(name)) return -1;
  if (name && is_now("short") && size > 1) {
    is_short = 1;
    size /= 2;
  }
  off_t offset = name ? lseek(file, 0, SEEK_CUR) : 0;
  if (name && fcntl(file, F_GETFL) & O_APPEND) offset = lseek(file, 0, SEEK_END);
  ssize_t done = REAL(write)(file, bytes, size);
  if (name && done > 0) note_bytes(inode(file), offset, bytes, done);
  return done;
}

#define ON_FILE(call, line)                     \
  int call(int file) {                          \
    const char *name = beneath_file(file);      \
    if (!may(name)) return -1;                  \
    int result = REAL(call)(file);              \
    if (name && result == 0) line;              \
    return result;                              \
  }

static void note_sync(int file) {
  struct stat status;
  if (fstat(file, &status) != 0) return;
  if (S_ISDIR(status.st_mode)) note("%ld syncfolder\n", count);
  else note("%ld sync %lu\n", count, inode(file));
}

ON_FILE(fsync, note_sync(file))
ON_FILE(fdatasync, note_sync(file))
ON_FILE(syncfs, note("%ld syncall\n", count))

int ftruncate(int file, off_t size) {
  const char *name = beneath_file(file);
  if (!may(name)) return -1;
  int result = REAL(ftruncate)(file, size);
  if (name && result == 0) note("%ld truncate %lu %ld\n", count, inode(file), (long)size);
  return result;
}

int ftruncate64(int file, off_t size) { return ftruncate(file, size); }

int fchmod(int file, mode_t mode) {
  const char *name = beneath_file(file);
  if (!may(name)) return -1;
  int result = REAL(fchmod)(file, mode);
  if (name) note("%ld nothing\n", count);
  return result;
}

int flock(int file, int operation) {
  const char *name = operation & LOCK_EX ? beneath_file(file) : NULL;
  if (!may(name)) return -1;
  int result = REAL(flock)(file, operation);
  if (name) note("%ld nothing\n", count);
  return result;
}

static int note_names(const char *what, const char *old, const char *new) {
  char one[PATH_MAX];
  snprintf(one, sizeof one, "%s", beneath(old));
  note("%ld %s %s %s\n", count, what, one, beneath(new));
  return 0;
}

int rename(const char *old, const char *new) {
  const char *name = beneath(new);
  if (!may(name)) return -1;
  int result = REAL(rename)(old, new);
  if (name && result == 0) note_names("rename", old, new);
  return result;
}

int renameat2(int a, const char *old, int b, const char *new, unsigned flags) {
  const char *name = beneath(new);
  if (!may(name)) return -1;
  int result = REAL(renameat2)(a, old, b, new, flags);
  if (name && result == 0) note_names(flags & 2 ? "exchange" : "rename", old, new);
  return result;
}

int link(const char *old, const char *new) {
  const char *name = beneath(new);
  if (!may(name)) return -1;
  int result = REAL(link)(old, new);
  if (name && result == 0) note_names("link", old, new);
  return result;
}

int unlink(const char *path) {
  const char *name = beneath(path);
  if (!may(name)) return -1;
  int result = REAL(unlink)(path);
  if (name && result == 0) note("%ld unlink %s\n", count, beneath(path));
  return result;
}

int mkdir(const char *path, mode_t mode) {
  const char *name = beneath(path);
  if (!may(name)) return -1;
  int result = REAL(mkdir)(path, mode);
  if (name && result == 0) note("%ld nothing\n", count);
  return result;
}
