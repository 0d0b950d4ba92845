#pragma once

// Nothing to call: the functions of Pango, GObject and HarfBuzz that CairoBackend uses are defined here
// under their own names, and load their library when they are first called. A program that is linked
// with `--as-needed` starts without these libraries, and draws pictures without text so.
