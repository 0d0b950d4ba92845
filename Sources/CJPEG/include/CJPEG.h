#pragma once

// JPEG files in memory, through libjpeg-turbo. It reports errors by a call that must not return: these
// functions leave it by longjmp, which never crosses Swift, and return a status. Nothing is ever printed.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The size of the buffers that take an error message.
#define CJPEG_MESSAGE_SIZE 200

/// Reads a JPEG file of any kind that libjpeg-turbo knows into opaque native-endian 0xAARRGGBB pixels, as the
/// file's rows and columns lie. Color profiles are ignored; CMYK becomes red, green and blue by
/// multiplying.
///
/// `width` and `height` must be those in the file's head. A file of which a part is missing or damaged is an
/// error. Returns 0, or nonzero with a message.
int cjpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width,
                 uint32_t height, char *message);

/// Bytes that `cjpeg_free` frees.
typedef struct {
  uint8_t *bytes;
  unsigned long count;
} cjpeg_buffer;

/// Writes opaque native-endian 0xAARRGGBB pixels as a progressive JPEG file without remarks, at a quality of 1...100.
///
/// Colors are as fine as lightness from a quality of 90 on, else of half the columns and rows. The same pixels give the
/// same bytes. Returns 0, or nonzero with a message.
int cjpeg_encode(const uint32_t *pixels, uint32_t width, uint32_t height, int quality,
                 cjpeg_buffer *out, char *message);

/// Frees the bytes of a buffer.
void cjpeg_free(cjpeg_buffer *buffer);

/// The version of libjpeg-turbo that this was built with, such as `2.1.5`.
const char *cjpeg_library_version(void);

#ifdef __cplusplus
}
#endif
