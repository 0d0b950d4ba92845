#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: Errors

static void fail(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  snprintf(message, CPNG_MESSAGE_SIZE, "%s", text);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// MARK: Writing

static void append(png_structp png, png_bytep bytes, size_t count) {
  cpng_buffer *out = png_get_io_ptr(png);
  if (count > out->capacity - out->count) {
    size_t capacity = out->capacity * 2 + count + 1024;
    uint8_t *grown = realloc(out->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    out->bytes = grown;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
}

static void flush(png_structp png) { (void)png; }

static uint8_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

static void pack_opaque(const uint32_t *row, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t pixel = row[x];
    *out++ = (uint8_t)(pixel >> 16);
    *out++ = (uint8_t)(pixel >> 8);
    *out++ = (uint8_t)pixel;
  }
}

static void pack_straight(const uint32_t *row, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++, out += 4) {
    uint32_t pixel = row[x], alpha = pixel >> 24;
    uint32_t red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
    if (alpha == 0) {
      memset(out, 0, 4);
      continue;
    }
    out[0] = alpha == 255 ? (uint8_t)red : straight(red, alpha);
    out[1] = alpha == 255 ? (uint8_t)green : straight(green, alpha);
    out[2] = alpha == 255 ? (uint8_t)blue : straight(blue, alpha);
    out[3] = (uint8_t)alpha;
  }
}

static int is_ascii(const char *text) {
  for (; *text; text++)
    if ((unsigned char)*text > 126) return 0;
  return 1;
}

static void write_texts(png_structp png, png_infop info, const cpng_options *options) {
  for (size_t i = 0; i < options->text_count; i++) {
    const cpng_text *text = &options->texts[i];
    png_text chunk;
    memset(&chunk, 0, sizeof chunk);
    int ascii = is_ascii(text->value);
    chunk.compression = ascii ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
    chunk.key = (png_charp)text->keyword;
    chunk.text = (png_charp)text->value;
    if (ascii) {
      chunk.text_length = strlen(text->value);
    } else {
      chunk.itxt_length = strlen(text->value);
    }
    png_set_text(png, info, &chunk, 1);
  }
}

static void write_head(png_structp png, png_infop info, uint32_t width, uint32_t height,
                       const cpng_options *options) {
  int kind = options->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(png, info, width, height, 8, kind, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, options->level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE,
                 options->adaptive_filters ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  uint32_t resolution = options->pixels_per_metre;
  if (resolution) png_set_pHYs(png, info, resolution, resolution, PNG_RESOLUTION_METER);
  write_texts(png, info, options);
  png_write_info(png, info);
}

int cpng_encode(const uint32_t *pixels, uint32_t width, uint32_t height,
                const cpng_options *options, cpng_buffer *out, char *message) {
  memset(out, 0, sizeof *out);
  snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (png == NULL) return 1;
  png_infop info = png_create_info_struct(png);
  uint8_t *row = malloc((size_t)width * 4);
  if (info == NULL || row == NULL || setjmp(png_jmpbuf(png))) {
    free(row);
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  png_set_write_fn(png, out, append, flush);
  write_head(png, info, width, height, options);
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *source = pixels + (size_t)y * width;
    if (options->opaque) {
      pack_opaque(source, width, row);
    } else {
      pack_straight(source, width, row);
    }
    png_write_row(png, row);
  }
  png_write_end(png, NULL);
  free(row);
  png_destroy_write_struct(&png, &info);
  return 0;
}

void cpng_free(cpng_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

// MARK: Reading

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
} source;

static void take(png_structp png, png_bytep out, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->count - from->position) png_error(png, "the file ends too early");
  memcpy(out, from->bytes + from->position, count);
  from->position += count;
}

// Asks libpng for 8-bit RGBA whatever the file holds.
static void normalise(png_structp png, png_infop info) {
  png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static uint32_t premultiplied(uint32_t component, uint32_t alpha) {
  uint32_t value = component * alpha + 128;
  return (value + (value >> 8)) >> 8;
}

static void premultiply(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t bytes[4];
    memcpy(bytes, pixels + i, 4);
    uint32_t alpha = bytes[3];
    pixels[i] = alpha << 24 | premultiplied(bytes[0], alpha) << 16 |
                premultiplied(bytes[1], alpha) << 8 | premultiplied(bytes[2], alpha);
  }
}

int cpng_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width,
                uint32_t height, char *message) {
  source from = {bytes, count, 0};
  snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (png == NULL) return 1;
  png_infop info = png_create_info_struct(png);
  png_bytepp rows = malloc((size_t)height * sizeof *rows);
  if (info == NULL || rows == NULL || setjmp(png_jmpbuf(png))) {
    free(rows);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_set_read_fn(png, &from, take);
  png_set_user_limits(png, width, height);
  png_set_chunk_cache_max(png, 128);
  png_set_chunk_malloc_max(png, 8 << 20);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the head is not where it must be");
  }
  normalise(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unknown kind of pixels");
  for (uint32_t y = 0; y < height; y++) rows[y] = (png_bytep)(pixels + (size_t)y * width);
  png_read_image(png, rows);
  png_read_end(png, NULL);
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  premultiply(pixels, (size_t)width * height);
  return 0;
}

uint32_t cpng_library_version(void) { return png_access_version_number(); }
