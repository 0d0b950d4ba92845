#pragma once

#include <pango/pango.h>
#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>
#include <fontconfig/fontconfig.h>

/* Instances of our own GObject classes: the parent, then what belongs to us. Layout only, no code. */

typedef struct {
  PangoFont parent;
  /* The PangoSizedFace, retained. */
  void *face;
} ShapeShiftFont;

typedef struct {
  PangoFontMap parent;
  /* The PangoFontSets, not retained: it outlives the map. */
  void *sets;
} ShapeShiftFontMap;
