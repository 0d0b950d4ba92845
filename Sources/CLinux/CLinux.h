#pragma once

#include <stdio.h>
#include <sys/prctl.h>

// System calls that Swift's Glibc module leaves out because glibc shows them only to GNU programs, and what uses
// variables of C that Swift takes for shared.

/// Has the disk hold everything that was written to the file system of an open file. Source: syncfs(2).
int syncfs(int file);

/// Renames a file with flags: 1 does not replace, 2 lets both names change places. Source: renameat2(2).
int renameat2(int oldfolder, const char *oldpath, int newfolder, const char *newpath, unsigned int flags);

/// Has what is printed be written line by line. Source: setvbuf(3).
static inline void print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

/// Makes this process the parent of descendants whose own parent ends. Source: prctl(2), PR_SET_CHILD_SUBREAPER.
static inline int adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
