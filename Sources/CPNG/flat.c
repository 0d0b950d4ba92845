#include "flat.h"

#include <stdlib.h>
#include <string.h>

// MARK: Bytes

static inline uint32_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

uint32_t cpng_straight(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return alpha << 24 | straight(pixel >> 16 & 255, alpha) << 16 |
         straight(pixel >> 8 & 255, alpha) << 8 | straight(pixel & 255, alpha);
}

int cpng_is_opaque(const uint32_t *pixels, size_t count) {
  // In blocks without a way out, which compilers turn into vector instructions.
  enum { block = 1024 };
  for (size_t start = 0; start < count; start += block) {
    size_t end = count - start < block ? count : start + block;
    uint32_t all = ~0u;
    for (size_t i = start; i < end; i++) all &= pixels[i];
    if (all >> 24 != 255) return 0;
  }
  return 1;
}

static void pack_rgb(const uint32_t *row, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++, out += 3) {
    uint32_t pixel = row[x];
    out[0] = (uint8_t)(pixel >> 16);
    out[1] = (uint8_t)(pixel >> 8);
    out[2] = (uint8_t)pixel;
  }
}

static void pack_rgba(const uint32_t *row, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++, out += 4) {
    uint32_t pixel = cpng_straight(row[x]);
    out[0] = (uint8_t)(pixel >> 16);
    out[1] = (uint8_t)(pixel >> 8);
    out[2] = (uint8_t)pixel;
    out[3] = (uint8_t)(pixel >> 24);
  }
}

static void pack_indices(const uint32_t *row, uint32_t width, const cpng_palette *palette,
                         uint8_t *out) {
  uint32_t last = row[0];
  uint8_t index = cpng_palette_index(palette, last);
  for (uint32_t x = 0; x < width; x++) {
    if (row[x] != last) {
      last = row[x];
      index = cpng_palette_index(palette, last);
    }
    out[x] = index;
  }
}

void cpng_pack(const cpng_rows *rows, uint32_t row, uint8_t *out) {
  const uint32_t *pixels = rows->pixels + (size_t)row * rows->width;
  switch (rows->kind) {
    case CPNG_INDEXED: pack_indices(pixels, rows->width, rows->palette, out); break;
    case CPNG_RGB: pack_rgb(pixels, rows->width, out); break;
    case CPNG_RGBA: pack_rgba(pixels, rows->width, out); break;
  }
}

// MARK: Checksum

/// The two sums of an Adler-32 checksum. Source: RFC 1950, 8.2.
typedef struct {
  uint32_t plain;
  uint32_t weighted;
} sums;

enum { modulus = 65521, piece = 32 };

// Sums go in pieces of fixed length, which compilers turn into vector instructions: four times as fast as
// zlib's function.
static void add_bytes(sums *sums, const uint8_t *bytes, size_t count) {
  // The sums of 5552 bytes fit into 32 bits: (255 n (n + 1) / 2 + (n + 1) 65520) < 2 ** 32.
  enum { block = 5552 / piece * piece };
  uint32_t sum = sums->plain, weighted = sums->weighted;
  while (count > 0) {
    size_t end = count < block ? count : block, i = 0;
    for (; i + piece <= end; i += piece) {
      uint32_t piece_sum = 0;
      int32_t piece_weighted = 0;
      for (int j = 0; j < piece; j++) {
        piece_sum += bytes[i + (size_t)j];
        piece_weighted += (int16_t)(piece - j) * (int16_t)bytes[i + (size_t)j];
      }
      weighted += piece * sum + (uint32_t)piece_weighted;
      sum += piece_sum;
    }
    for (; i < end; i++) weighted += sum += bytes[i];
    sum %= modulus;
    weighted %= modulus;
    bytes += end;
    count -= end;
  }
  sums->plain = sum;
  sums->weighted = weighted;
}

// A row of opaque pixels behind the byte 0 of its filter, as if it had been packed first: to pack takes as
// long as to sum, and few of the bytes are needed for anything else.
//
// A byte counts as often in the weighted sum as there are bytes from it to the end. With w pixels from a
// pixel to the end of the row these are 3 w for its red, 3 w - 1 for its green and 3 w - 2 for its blue:
// together 3 w (red + green + blue) - (green + 2 blue).
static void add_rgb(sums *sums, const uint32_t *row, uint32_t width) {
  uint64_t plain = 0, weighted = 0, excess = 0;
  uint32_t x = 0;
  for (; x + piece <= width; x += piece) {
    uint32_t piece_plain = 0, piece_weighted = 0, piece_excess = 0;
    for (uint32_t j = 0; j < piece; j++) {
      uint32_t pixel = row[x + j], green = pixel >> 8 & 255, blue = pixel & 255;
      uint32_t all = (pixel >> 16 & 255) + green + blue;
      piece_plain += all;
      piece_weighted += (piece - j) * all;
      piece_excess += green + 2 * blue;
    }
    weighted += piece * plain + piece_weighted;
    plain += piece_plain;
    excess += piece_excess;
  }
  for (; x < width; x++) {
    uint32_t pixel = row[x], green = pixel >> 8 & 255, blue = pixel & 255;
    plain += (pixel >> 16 & 255) + green + blue;
    weighted += plain;
    excess += green + 2 * blue;
  }
  uint64_t count = 1 + 3 * (uint64_t)width;
  sums->weighted = (uint32_t)((sums->weighted + count * sums->plain + 3 * weighted - excess) % modulus);
  sums->plain = (uint32_t)((sums->plain + plain) % modulus);
}

// MARK: Palettes

static inline uint32_t slot_of(uint32_t pixel) {
  return (pixel * 0x9E3779B1u) >> (32 - CPNG_PALETTE_SLOT_BITS);
}

enum { slot_mask = (1 << CPNG_PALETTE_SLOT_BITS) - 1 };

// Appends a color that is not there yet.
static void append_color(cpng_palette *palette, uint32_t pixel, uint32_t slot) {
  palette->colors[palette->count++] = pixel;
  palette->slots[slot] = (uint16_t)palette->count;
}

// The slot of a color, or the free one where it belongs.
static uint32_t find_slot(const cpng_palette *palette, uint32_t pixel) {
  uint32_t slot = slot_of(pixel);
  while (palette->slots[slot] && palette->colors[palette->slots[slot] - 1] != pixel)
    slot = (slot + 1) & slot_mask;
  return slot;
}

// The same colors, those that are not opaque first: PNG lists no more alphas than it must.
static void sort_by_opacity(cpng_palette *palette) {
  cpng_palette found = *palette;
  memset(palette, 0, sizeof *palette);
  for (int opaque = 0; opaque < 2; opaque++)
    for (uint32_t i = 0; i < found.count; i++)
      if ((found.colors[i] >> 24 == 255) == opaque)
        append_color(palette, found.colors[i], find_slot(palette, found.colors[i]));
}

int cpng_find_palette(const uint32_t *pixels, size_t count, cpng_palette *palette) {
  memset(palette, 0, sizeof *palette);
  for (size_t i = 0; i < count; i++) {
    if (i > 0 && pixels[i] == pixels[i - 1]) continue;
    uint32_t slot = find_slot(palette, pixels[i]);
    if (palette->slots[slot]) continue;
    if (palette->count == 256) return 0;
    append_color(palette, pixels[i], slot);
  }
  sort_by_opacity(palette);
  return 1;
}

uint8_t cpng_palette_index(const cpng_palette *palette, uint32_t pixel) {
  return (uint8_t)(palette->slots[find_slot(palette, pixel)] - 1);
}

// MARK: Repeats

// The number of equal pixels at the start of two rows.
static inline uint32_t equal_pixels(const uint32_t *a, const uint32_t *b, uint32_t most) {
  uint32_t count = 0;
  while (count + 2 <= most) {
    uint64_t first, second;
    memcpy(&first, a + count, sizeof first);
    memcpy(&second, b + count, sizeof second);
    if (first != second) break;
    count += 2;
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

/// Where pairs of pixels stood last: the row above bit 32, the column below; all ones for nowhere.
typedef struct {
  uint64_t places[1 << 12];
} pair_table;

/// The state of one strip.
typedef struct {
  const cpng_rows *rows;
  deflate_tokens *tokens;
  pair_table *pairs;
  size_t row_bytes;
} strip;

// A repeat of a pair of pixels that was seen before: its length in pixels and distance in bytes.
static inline uint32_t earlier_pair(strip *strip, uint32_t x, uint32_t y, uint32_t bytes,
                                    uint32_t *distance) {
  const cpng_rows *rows = strip->rows;
  const uint32_t *pixel = rows->pixels + (size_t)y * rows->width + x;
  uint64_t pair;
  memcpy(&pair, pixel, sizeof pair);
  uint64_t *place = &strip->pairs->places[(pair * 0x9E3779B97F4A7C15ull) >> 52];
  uint64_t at = *place;
  *place = (uint64_t)y << 32 | x;
  if (at == ~0ull) return 0;
  uint32_t row = (uint32_t)(at >> 32), column = (uint32_t)at;
  size_t back = (size_t)(y - row) * strip->row_bytes + (size_t)x * bytes - (size_t)column * bytes;
  if (back > DEFLATE_WINDOW) return 0;
  uint32_t left = rows->width - (x > column ? x : column);
  uint32_t count = equal_pixels(pixel, rows->pixels + (size_t)row * rows->width + column, left);
  *distance = (uint32_t)back;
  return count < 2 || (size_t)count * bytes < DEFLATE_SHORTEST ? 0 : count;
}

// The best repeat at a pixel among its neighbors, then among pairs; its length in pixels.
static inline uint32_t find_repeat(strip *strip, uint32_t x, uint32_t y, const uint32_t *row,
                                   const uint32_t *above, uint32_t bytes, uint32_t *distance) {
  uint32_t width = strip->rows->width, left = width - x, pixel = row[x], shortest = bytes < 3 ? 3 : 1;
  uint32_t up = above && above[x] == pixel ? equal_pixels(row + x, above + x, left) : 0;
  uint32_t run = up < 4 && x > 0 && row[x - 1] == pixel ? equal_pixels(row + x, row + x - 1, left) : 0;
  if (up >= run && up >= shortest) {
    *distance = (uint32_t)strip->row_bytes;
    return up;
  }
  if (run >= shortest) {
    *distance = bytes;
    return run;
  }
  if (above && x + 1 < width && above[x + 1] == pixel) {
    uint32_t count = equal_pixels(row + x, above + x + 1, left - 1);
    *distance = (uint32_t)strip->row_bytes - bytes;
    if (count >= shortest) return count;
  }
  if (above && x > 0 && above[x - 1] == pixel) {
    uint32_t count = equal_pixels(row + x, above + x - 1, left);
    *distance = (uint32_t)strip->row_bytes + bytes;
    if (count >= shortest) return count;
  }
  return x + 1 < width ? earlier_pair(strip, x, y, bytes, distance) : 0;
}

// The bytes of a pixel as they are; of opaque ones nothing is packed.
static inline void literal_pixel(deflate_tokens *tokens, uint32_t pixel, const uint8_t *packed,
                                 uint32_t bytes) {
  if (bytes == 3) {
    deflate_literal(tokens, (uint8_t)(pixel >> 16));
    deflate_literal(tokens, (uint8_t)(pixel >> 8));
    deflate_literal(tokens, (uint8_t)pixel);
  } else {
    for (uint32_t i = 0; i < bytes; i++) deflate_literal(tokens, packed[i]);
  }
}

// Finds the repeats of a row; `packed` is NULL for opaque pixels.
static inline void tokenize_row(strip *strip, uint32_t y, const uint8_t *packed, uint32_t bytes) {
  deflate_tokens *tokens = strip->tokens;
  const uint32_t *row = strip->rows->pixels + (size_t)y * strip->rows->width;
  int reaches_up = y > 0 && strip->row_bytes + bytes <= DEFLATE_WINDOW;
  const uint32_t *above = reaches_up ? row - strip->rows->width : NULL;
  // The row's filter: none. It may go on with what repeats the row above.
  if (above && tokens->open_length && tokens->open_distance == strip->row_bytes) {
    tokens->open_length++;
  } else {
    deflate_close(tokens);
    deflate_literal(tokens, 0);
  }
  for (uint32_t x = 0; x < strip->rows->width;) {
    uint32_t distance;
    uint32_t count = find_repeat(strip, x, y, row, above, bytes, &distance);
    if (count > 0) {
      deflate_match(tokens, (size_t)count * bytes, distance);
      x += count;
      continue;
    }
    deflate_close(tokens);
    literal_pixel(tokens, row[x], packed ? packed + (size_t)x * bytes : NULL, bytes);
    x++;
  }
}

int flat_tokenize(const cpng_rows *rows, deflate_tokens *tokens, uint32_t *checksum) {
  pair_table *pairs = malloc(sizeof *pairs);
  size_t row_bytes = cpng_row_bytes(rows);
  uint8_t *packed = malloc(row_bytes);
  int failed = pairs == NULL || packed == NULL;
  if (!failed) memset(pairs, 0xff, sizeof *pairs);
  strip strip = {rows, tokens, pairs, row_bytes};
  sums sums = {1, 0};
  for (uint32_t y = 0; y < rows->count && !failed; y++) {
    // An item for each byte, and those of the match that goes on from the row above.
    failed = deflate_reserve(tokens, row_bytes + tokens->open_length / DEFLATE_LONGEST + 4);
    if (failed) break;
    if (rows->kind == CPNG_RGB) {
      add_rgb(&sums, rows->pixels + (size_t)y * rows->width, rows->width);
      tokenize_row(&strip, y, NULL, 3);
      continue;
    }
    packed[0] = 0;
    cpng_pack(rows, y, packed + 1);
    add_bytes(&sums, packed, row_bytes);
    if (rows->kind == CPNG_INDEXED) tokenize_row(&strip, y, packed + 1, 1);
    else tokenize_row(&strip, y, packed + 1, 4);
  }
  free(pairs);
  free(packed);
  if (!failed) failed = deflate_reserve(tokens, tokens->open_length / DEFLATE_LONGEST + 4);
  if (!failed) deflate_close(tokens);
  *checksum = sums.weighted << 16 | sums.plain;
  return failed;
}
