#ifndef CHOSTPROGRAM_H
#define CHOSTPROGRAM_H

// Nothing is called by name: the loader finds the functions of this target before those of the system's libraries.

#endif
