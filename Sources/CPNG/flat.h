#pragma once

// Rows of pixels as tokens of deflate, for flat art: pixels repeat what stands left of them, above
// them, or beside what is above.

#include "CPNG.h"
#include "deflate.h"

/// The Adler-32 checksum of no bytes.
enum { FLAT_EMPTY_CHECKSUM = 1 };

/// Finds the repeats of rows, and the Adler-32 checksum of their bytes.
///
/// Returns 0, or nonzero without memory.
int flat_tokenize(const cpng_rows *rows, deflate_tokens *tokens, uint32_t *checksum);
