#include "CPNG.h"
#include "flat.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

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

static int is_ascii(const char *text) {
  for (; *text; text++)
    if ((unsigned char)*text > 126) return 0;
  return 1;
}

static void set_texts(png_structp png, png_infop info, const cpng_remarks *remarks) {
  for (size_t i = 0; i < remarks->text_count; i++) {
    const cpng_text *text = &remarks->texts[i];
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

static void set_palette(png_structp png, png_infop info, const cpng_palette *palette) {
  png_color colors[256];
  png_byte alphas[256];
  int clear = 0;
  for (uint32_t i = 0; i < palette->count; i++) {
    uint32_t pixel = cpng_straight(palette->colors[i]);
    colors[i] = (png_color){(png_byte)(pixel >> 16), (png_byte)(pixel >> 8), (png_byte)pixel};
    alphas[i] = (png_byte)(pixel >> 24);
    if (alphas[i] < 255) clear++;
  }
  png_set_PLTE(png, info, colors, (int)palette->count);
  if (clear) png_set_tRNS(png, info, alphas, clear, NULL);
}

static int color_type(cpng_kind kind) {
  switch (kind) {
    case CPNG_INDEXED: return PNG_COLOR_TYPE_PALETTE;
    case CPNG_RGB: return PNG_COLOR_TYPE_RGB;
    case CPNG_RGBA: return PNG_COLOR_TYPE_RGB_ALPHA;
  }
  return PNG_COLOR_TYPE_RGB_ALPHA;
}

// Bits of an index: the fewest that PNG has for so many colors.
static int index_depth(uint32_t count) { return count > 16 ? 8 : count > 4 ? 4 : count > 2 ? 2 : 1; }

static void write_head(png_structp png, png_infop info, const cpng_rows *rows, int depth,
                       const cpng_remarks *remarks) {
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(png, info, rows->width, rows->count, depth, color_type(rows->kind),
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (rows->kind == CPNG_INDEXED) set_palette(png, info, rows->palette);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  uint32_t resolution = remarks->pixels_per_metre;
  if (resolution) png_set_pHYs(png, info, resolution, resolution, PNG_RESOLUTION_METER);
  set_texts(png, info, remarks);
  png_write_info(png, info);
}

int cpng_encode(const cpng_rows *rows, int level, cpng_filters filters,
                const cpng_remarks *remarks, cpng_buffer *out, char *message) {
  memset(out, 0, sizeof *out);
  snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (png == NULL) return 1;
  png_infop info = png_create_info_struct(png);
  uint8_t *row = malloc(cpng_row_bytes(rows));
  if (setjmp(png_jmpbuf(png))) {
    free(row);
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  if (info == NULL || row == NULL) png_error(png, "out of memory");
  png_set_write_fn(png, out, append, flush);
  png_set_compression_level(png, level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, (int)filters);
  write_head(png, info, rows, rows->kind == CPNG_INDEXED ? index_depth(rows->palette->count) : 8,
             remarks);
  png_set_packing(png);
  for (uint32_t y = 0; y < rows->count; y++) {
    cpng_pack(rows, y, row);
    png_write_row(png, row);
  }
  png_write_end(png, NULL);
  free(row);
  png_destroy_write_struct(&png, &info);
  return 0;
}

// MARK: Writing strips

int cpng_encode_strip(const cpng_rows *rows, cpng_buffer *out, uint32_t *checksum) {
  deflate_tokens tokens;
  memset(&tokens, 0, sizeof tokens);
  memset(out, 0, sizeof *out);
  int failed = flat_tokenize(rows, &tokens, checksum);
  if (!failed) {
    out->capacity = deflate_bound(&tokens);
    out->bytes = malloc(out->capacity);
    failed = out->bytes == NULL;
  }
  if (!failed) out->count = deflate_write(&tokens, out->bytes);
  free(tokens.items);
  return failed;
}

// A chunk of the compressed data: that of a strip, behind the head of the whole or before its end.
static void write_strip(png_structp png, const cpng_strip *strip, int is_first, int is_last,
                        uint32_t checksum) {
  // Source: RFC 1950, 2.2: deflate with a window of 32 KiB, the fastest kind of compression.
  static const uint8_t head[2] = {0x78, 0x01};
  // An empty stored block, the last one, and the checksum.
  const uint8_t end[9] = {1, 0, 0, 0xff, 0xff, (uint8_t)(checksum >> 24),
                          (uint8_t)(checksum >> 16), (uint8_t)(checksum >> 8), (uint8_t)checksum};
  size_t count = strip->count + (is_first ? sizeof head : 0) + (is_last ? sizeof end : 0);
  if (count > 0x7fffffff) png_error(png, "a chunk is too long");
  png_write_chunk_start(png, (png_const_bytep)"IDAT", (png_uint_32)count);
  if (is_first) png_write_chunk_data(png, head, sizeof head);
  png_write_chunk_data(png, strip->bytes, strip->count);
  if (is_last) png_write_chunk_data(png, end, sizeof end);
  png_write_chunk_end(png);
}

int cpng_join(const cpng_rows *rows, const cpng_strip *strips, size_t count,
              const cpng_remarks *remarks, cpng_buffer *out, char *message) {
  memset(out, 0, sizeof *out);
  snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (png == NULL) return 1;
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  if (info == NULL) png_error(png, "out of memory");
  png_set_write_fn(png, out, append, flush);
  write_head(png, info, rows, 8, remarks);
  uint32_t checksum = FLAT_EMPTY_CHECKSUM;
  for (size_t i = 0; i < count; i++) {
    z_off_t bytes = (z_off_t)(cpng_row_bytes(rows) * strips[i].rows);
    checksum = (uint32_t)adler32_combine(checksum, strips[i].checksum, bytes);
    write_strip(png, &strips[i], i == 0, i + 1 == count, checksum);
  }
  // libpng's own end asks for rows that it has written itself.
  png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
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

// Asks libpng for 8-bit RGBA whatever the file holds. Returns how often it goes over the rows.
static int normalise(png_structp png, png_infop info) {
  png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  return passes;
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
                uint32_t height, int premultiplies, char *message) {
  source from = {bytes, count, 0};
  snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (png == NULL) return 1;
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  if (info == NULL) png_error(png, "out of memory");
  png_set_read_fn(png, &from, take);
  png_set_user_limits(png, width, height);
  // All that no pixel depends on is passed over: a few kilobytes of texts or profiles can ask for gigabytes.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the head is not where it must be");
  }
  int passes = normalise(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unknown kind of pixels");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++)
      png_read_row(png, (png_bytep)(pixels + (size_t)y * width), NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  if (premultiplies) premultiply(pixels, (size_t)width * height);
  return 0;
}

uint32_t cpng_checksum(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}

uint32_t cpng_library_version(void) { return png_access_version_number(); }
