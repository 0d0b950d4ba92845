#pragma once

// A writer of deflate blocks for data whose repeats the caller finds. Source: RFC 1951.

#include <stddef.h>
#include <stdint.h>

/// The longest match of deflate, in bytes.
#define DEFLATE_LONGEST 258
/// The shortest match of deflate, in bytes.
#define DEFLATE_SHORTEST 3
/// How far back a match may begin, in bytes.
#define DEFLATE_WINDOW 32768

/// What a block holds: literals and matches in order, and how often each symbol occurs.
typedef struct {
  /// A literal byte; or a match: bit 31, its length - 3 in bits 15 to 22, its distance - 1 below.
  uint32_t *items;
  size_t count;
  size_t capacity;
  /// A match that may still grow; no match if the length is 0.
  size_t open_length;
  uint32_t open_distance;
  uint32_t length_counts[286];
  uint32_t distance_counts[30];
} deflate_tokens;

/// Makes room for `more` items. Returns 0, or nonzero without memory.
int deflate_reserve(deflate_tokens *tokens, size_t more);

/// Writes what is open as matches; there must be room for `open_length / 258 + 2` items.
void deflate_close(deflate_tokens *tokens);

/// An upper bound of the bytes that `deflate_write` writes.
size_t deflate_bound(const deflate_tokens *tokens);

/// Writes one block that is not the last, and an empty stored one, so that it ends with a whole byte.
///
/// Returns the number of bytes, at most `deflate_bound`.
size_t deflate_write(deflate_tokens *tokens, uint8_t *out);

/// Source: RFC 1951, 3.2.5: codes 257 to 284 have groups of four lengths with equal extra bits.
static inline uint32_t deflate_length_code(uint32_t length) {
  uint32_t index = length - DEFLATE_SHORTEST;
  if (length == DEFLATE_LONGEST) return 28;
  if (index < 8) return index;
  uint32_t extra = 29 - (uint32_t)__builtin_clz(index);
  return 4 * extra + (index >> extra);
}

/// Source: RFC 1951, 3.2.5: distances have groups of two with equal extra bits.
static inline uint32_t deflate_distance_code(uint32_t distance) {
  uint32_t index = distance - 1;
  if (index < 4) return index;
  uint32_t extra = 30 - (uint32_t)__builtin_clz(index);
  return 2 * extra + (index >> extra);
}

/// Appends a byte; there must be room.
static inline void deflate_literal(deflate_tokens *tokens, uint8_t byte) {
  tokens->items[tokens->count++] = byte;
  tokens->length_counts[byte]++;
}

/// Appends a match, or makes the open one longer; room as for `deflate_close`.
static inline void deflate_match(deflate_tokens *tokens, size_t length, uint32_t distance) {
  if (tokens->open_length == 0 || tokens->open_distance != distance) {
    deflate_close(tokens);
    tokens->open_distance = distance;
  }
  tokens->open_length += length;
}
