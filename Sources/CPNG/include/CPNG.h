#pragma once

// PNG files in memory, through libpng. libpng reports errors by longjmp, which must not cross Swift:
// these functions catch it and return a status. Nothing is ever printed.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The size of the buffers that take an error message.
#define CPNG_MESSAGE_SIZE 160

/// A text chunk: a Latin keyword of 1 to 79 characters and its value in UTF-8.
typedef struct {
  const char *keyword;
  const char *value;
} cpng_text;

/// What the bytes of a row are.
typedef enum {
  /// A byte a pixel: its place in a palette.
  CPNG_INDEXED,
  /// Red, green and blue; the pixels must be opaque.
  CPNG_RGB,
  /// Red, green, blue and alpha, straight.
  CPNG_RGBA,
} cpng_kind;

/// The table that finds colors of a palette has two to the power of this many slots.
#define CPNG_PALETTE_SLOT_BITS 10

/// Up to 256 premultiplied colors; those that are not opaque come first, else in order of appearance.
typedef struct {
  uint32_t colors[256];
  uint32_t count;
  /// A place in `colors` plus 1, or 0, in open addressing.
  uint16_t slots[1 << CPNG_PALETTE_SLOT_BITS];
} cpng_palette;

/// Native-endian 0xAARRGGBB premultiplied pixels, `count` rows of `width`.
typedef struct {
  const uint32_t *pixels;
  uint32_t width;
  uint32_t count;
  cpng_kind kind;
  /// All colors of the pixels if they are indexed.
  const cpng_palette *palette;
} cpng_rows;

/// Filters of rows that libpng may choose from. Source: PNG Specification (Third Edition), 9.2.
typedef enum {
  CPNG_FILTER_NONE = 0x08,
  CPNG_FILTER_SUB = 0x10,
  CPNG_FILTER_UP = 0x20,
  CPNG_FILTER_AVERAGE = 0x40,
  CPNG_FILTER_PAETH = 0x80,
  CPNG_FILTER_ALL = 0xf8,
} cpng_filters;

/// What else is in a file.
typedef struct {
  /// The resolution for the pHYs chunk; 0 for no chunk.
  uint32_t pixels_per_metre;
  const cpng_text *texts;
  size_t text_count;
} cpng_remarks;

/// Bytes that `cpng_free` frees.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// The palette of the pixels. Returns 0 if they have more than 256 colors.
int cpng_find_palette(const uint32_t *pixels, size_t count, cpng_palette *palette);

/// Whether all pixels are opaque.
int cpng_is_opaque(const uint32_t *pixels, size_t count);

/// The place of a color that is in the palette.
uint8_t cpng_palette_index(const cpng_palette *palette, uint32_t pixel);

/// A premultiplied pixel with straight alpha, rounded to the nearest.
uint32_t cpng_straight(uint32_t pixel);

/// The bytes of a row of a file: one for its filter, and its pixels.
static inline size_t cpng_row_bytes(const cpng_rows *rows) {
  size_t bytes = rows->kind == CPNG_INDEXED ? 1 : rows->kind == CPNG_RGB ? 3 : 4;
  return 1 + rows->width * bytes;
}

/// Converts one row to the bytes of a file, without the byte for its filter.
void cpng_pack(const cpng_rows *rows, uint32_t row, uint8_t *out);

/// Writes the rows as a PNG file by libpng's compression at a zlib level, 0 to 9; indices of up to 16
/// colors take less than a byte.
///
/// Returns 0, or nonzero with a message; the buffer is to be freed in both cases.
int cpng_encode(const cpng_rows *rows, int level, cpng_filters filters,
                const cpng_remarks *remarks, cpng_buffer *out, char *message);

/// Compresses at most 65,535 rows apart from all others: blocks of deflate that end with a whole byte, none
/// of them the last one; and the Adler-32 checksum of the rows' bytes.
///
/// Returns 0, or nonzero without memory; the buffer is to be freed in both cases.
int cpng_encode_strip(const cpng_rows *rows, cpng_buffer *out, uint32_t *checksum);

/// What `cpng_encode_strip` made.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint32_t checksum;
  /// The number of rows.
  uint32_t rows;
} cpng_strip;

/// Writes a PNG file of strips, in order; `rows` says what they are the strips of.
///
/// Returns 0, or nonzero with a message; the buffer is to be freed in both cases.
int cpng_join(const cpng_rows *rows, const cpng_strip *strips, size_t count,
              const cpng_remarks *remarks, cpng_buffer *out, char *message);

/// Frees the bytes of a buffer.
void cpng_free(cpng_buffer *buffer);

/// Reads a PNG file of any kind into native-endian 0xAARRGGBB premultiplied pixels, or, if nothing is
/// premultiplied, into the straight bytes red, green, blue, alpha.
///
/// `width` and `height` must be those in the file's head. Returns 0, or nonzero with a message.
int cpng_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width,
                uint32_t height, int premultiplies, char *message);

/// The check value of a chunk's type and data. Source: PNG Specification (Third Edition), 5.3.
uint32_t cpng_checksum(const uint8_t *bytes, size_t count);

/// The version of libpng that runs: 10000 * major + 100 * minor + release.
uint32_t cpng_library_version(void);

#ifdef __cplusplus
}
#endif
