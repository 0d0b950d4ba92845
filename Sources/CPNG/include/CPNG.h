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

/// How a picture is written.
typedef struct {
  /// The zlib level, 0 to 9.
  int level;
  /// Nonzero to let libpng choose a filter for each row; 0 for no filter at all.
  int adaptive_filters;
  /// Nonzero to write RGB without alpha; the pixels must be opaque.
  int opaque;
  /// The resolution for the pHYs chunk; 0 for no chunk.
  uint32_t pixels_per_metre;
  const cpng_text *texts;
  size_t text_count;
} cpng_options;

/// Bytes that `cpng_free` frees.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// Writes native-endian 0xAARRGGBB premultiplied pixels as a PNG file.
///
/// Returns 0, or nonzero with a message; the buffer is to be freed in both cases.
int cpng_encode(const uint32_t *pixels, uint32_t width, uint32_t height,
                const cpng_options *options, cpng_buffer *out, char *message);

/// Frees the bytes of a buffer.
void cpng_free(cpng_buffer *buffer);

/// Reads a PNG file of any kind into native-endian 0xAARRGGBB premultiplied pixels.
///
/// `width` and `height` must be those in the file's head. Returns 0, or nonzero with a message.
int cpng_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width,
                uint32_t height, char *message);

/// The version of libpng that runs: 10000 * major + 100 * minor + release.
uint32_t cpng_library_version(void);

#ifdef __cplusplus
}
#endif
