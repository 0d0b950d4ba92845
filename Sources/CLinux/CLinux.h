#pragma once

// System calls that Swift's Glibc module leaves out because glibc shows them only to GNU programs.

/// Has the disk hold everything that was written to the file system of an open file. Source: syncfs(2).
int syncfs(int file);
