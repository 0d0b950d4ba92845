#pragma once

// Rows of pixels as tokens of deflate, for flat art: pixels repeat what stands left of them, above
// them, or beside what is above.

#include "CPNG.h"
#include "deflate.h"

/// The Adler-32 checksum of bytes.
uint32_t flat_checksum(const uint8_t *bytes, size_t count);

/// Converts rows and finds their repeats.
///
/// `out` takes `cpng_row_bytes` for each row. Returns 0, or nonzero without memory.
int flat_tokenize(const cpng_rows *rows, uint8_t *out, deflate_tokens *tokens);
