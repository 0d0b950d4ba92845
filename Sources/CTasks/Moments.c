#include "CTasks.h"

static _Thread_local scene_moment *current;

scene_moment *moment_enter(scene_moment *moment) {
  scene_moment *former = current;
  current = moment;
  return former;
}

scene_moment *moment_here(void) { return current; }

// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014 (SplitMix64).
uint64_t moment_number(scene_moment *moment) {
  uint64_t z = moment->chance += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static scene_planner planner;

void scene_set_planner(scene_planner new_planner) { planner = new_planner; }

bool scene_plan(double delay, void (*function)(void *context), void *context) {
  return planner && planner(delay, function, context);
}
