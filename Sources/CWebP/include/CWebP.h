#pragma once

// WebP files in memory, through libwebp. Nothing is ever printed.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A file under construction.
typedef struct cwebp_animation cwebp_animation;

/// Bytes that `cwebp_free` frees.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cwebp_buffer;

/// Begins a file that plays `plays` times, 0 for ever; lossless, or with a quality of 0...100.
///
/// NULL when there is not enough memory or the size is not allowed.
cwebp_animation *cwebp_begin(int width, int height, int plays, int lossless, float quality);

/// Adds a frame of straight 0xAARRGGBB pixels that shows from `milliseconds` on; 0 when it went well.
int cwebp_add(cwebp_animation *animation, const uint32_t *pixels, int milliseconds);

/// Ends the file, whose last frame shows up to `milliseconds`; 0 when it went well.
int cwebp_finish(cwebp_animation *animation, int milliseconds, cwebp_buffer *out);

/// What went wrong; lives as long as the animation.
const char *cwebp_message(cwebp_animation *animation);

/// Writes a still picture of straight 0xAARRGGBB pixels: lossless, or with a quality of 0...100.
///
/// The same pixels give the same bytes. Returns 0, or the number of libwebp's error.
int cwebp_still(const uint32_t *pixels, int width, int height, int lossless, float quality,
                cwebp_buffer *out);

/// The sides of the picture in a WebP file, and whether it moves; 0 when it went well.
int cwebp_sides(const uint8_t *bytes, size_t count, int *width, int *height, int *moves);

/// Reads a still WebP file of the given sides into straight 0xAARRGGBB pixels; 0 when it went well.
int cwebp_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

/// Reads the first frame of an animated WebP file of the given sides into straight 0xAARRGGBB pixels, which are clear
/// before; 0 when it went well.
int cwebp_decode_first(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

/// Frees a file under construction.
void cwebp_end(cwebp_animation *animation);

/// Frees the bytes of a buffer.
void cwebp_free(cwebp_buffer *buffer);

/// The version of libwebp that runs: 0xMMmmrr.
int cwebp_library_version(void);

#ifdef __cplusplus
}
#endif
