#include "deflate.h"

#include <stdlib.h>
#include <string.h>

// MARK: Tokens

int deflate_reserve(deflate_tokens *tokens, size_t more) {
  if (more <= tokens->capacity - tokens->count) return 0;
  size_t capacity = tokens->capacity * 2 + more;
  uint32_t *grown = realloc(tokens->items, capacity * sizeof *grown);
  if (grown == NULL) return 1;
  tokens->items = grown;
  tokens->capacity = capacity;
  return 0;
}

static void append_match(deflate_tokens *tokens, uint32_t length, uint32_t distance) {
  tokens->items[tokens->count++] =
      0x80000000u | (length - DEFLATE_SHORTEST) << 15 | (distance - 1);
  tokens->length_counts[257 + deflate_length_code(length)]++;
  tokens->distance_counts[deflate_distance_code(distance)]++;
}

void deflate_close(deflate_tokens *tokens) {
  size_t left = tokens->open_length;
  tokens->open_length = 0;
  while (left > 0) {
    size_t length = left < DEFLATE_LONGEST ? left : DEFLATE_LONGEST;
    // What is left must be no shorter than a match.
    if (left > length && left - length < DEFLATE_SHORTEST) length -= DEFLATE_SHORTEST;
    append_match(tokens, (uint32_t)length, tokens->open_distance);
    left -= length;
  }
}

// MARK: Codes

enum { most_symbols = 286 };

/// The code of each symbol, bits in the order of writing.
typedef struct {
  uint8_t lengths[most_symbols];
  uint16_t bits[most_symbols];
} code_table;

static int by_count(const void *first, const void *second) {
  uint64_t a = *(const uint64_t *)first, b = *(const uint64_t *)second;
  return a < b ? -1 : a > b;
}

// The depth of each of `count` leaves of a Huffman tree, for weights in ascending order, with two
// queues: leaves, and inner nodes as they arise.
// Source: J. van Leeuwen, On the construction of Huffman trees, ICALP 1976.
static void find_depths(const uint64_t *leaves, int count, int *depths) {
  uint64_t weights[2 * most_symbols];
  int parents[2 * most_symbols], node_depths[2 * most_symbols];
  for (int i = 0; i < count; i++) weights[i] = leaves[i] >> 16;
  int leaf = 0, inner = count;
  for (int node = count; node < 2 * count - 1; node++) {
    weights[node] = 0;
    for (int child = 0; child < 2; child++) {
      int takes_leaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner]);
      int taken = takes_leaf ? leaf++ : inner++;
      weights[node] += weights[taken];
      parents[taken] = node;
    }
  }
  node_depths[2 * count - 2] = 0;
  for (int node = 2 * count - 3; node >= 0; node--) {
    node_depths[node] = node_depths[parents[node]] + 1;
    if (node < count) depths[node] = node_depths[node];
  }
}

// How many codes there are of each length, none longer than `longest`: too long ones are cut, and
// others made longer until the code is complete again.
static void limit_lengths(const int *depths, int count, int longest, int *numbers) {
  memset(numbers, 0, 16 * sizeof *numbers);
  uint32_t used = 0;
  for (int i = 0; i < count; i++) {
    int length = depths[i] < longest ? depths[i] : longest;
    numbers[length]++;
    used += 1u << (longest - length);
  }
  // Each step takes one from the longest, and makes two of the next shorter one.
  for (; used > 1u << longest; used--) {
    int length = longest - 1;
    while (numbers[length] == 0) length--;
    numbers[longest]--;
    numbers[length]--;
    numbers[length + 1] += 2;
  }
}

// Lengths of a complete prefix code for the symbols that occur.
static void choose_lengths(const uint32_t *counts, int symbols, int longest, uint8_t *lengths) {
  uint64_t leaves[most_symbols];
  int depths[most_symbols], numbers[16], count = 0;
  memset(lengths, 0, (size_t)symbols);
  for (int i = 0; i < symbols; i++)
    if (counts[i]) leaves[count++] = (uint64_t)counts[i] << 16 | (uint64_t)i;
  if (count < 2) {
    // Some decoders want two codes.
    int only = count ? (int)(leaves[0] & 0xffff) : 0;
    lengths[only] = lengths[only ? 0 : 1] = 1;
    return;
  }
  qsort(leaves, (size_t)count, sizeof *leaves, by_count);
  find_depths(leaves, count, depths);
  limit_lengths(depths, count, longest, numbers);
  int next = 0;
  for (int length = longest; length > 0; length--)
    for (int i = 0; i < numbers[length]; i++) lengths[leaves[next++] & 0xffff] = (uint8_t)length;
}

// Source: RFC 1951, 3.2.2: codes of one length count up in the order of their symbols.
static void assign_bits(code_table *table, int symbols) {
  uint32_t numbers[17] = {0}, next[17] = {0};
  for (int i = 0; i < symbols; i++) numbers[table->lengths[i]]++;
  numbers[0] = 0;
  for (int length = 1; length <= 15; length++)
    next[length + 1] = (next[length] + numbers[length]) << 1;
  for (int i = 0; i < symbols; i++) {
    int length = table->lengths[i];
    uint32_t code = length ? next[length]++ : 0, reversed = 0;
    for (int bit = 0; bit < length; bit++) reversed |= (code >> bit & 1) << (length - 1 - bit);
    table->bits[i] = (uint16_t)reversed;
  }
}

static void make_code(const uint32_t *counts, int symbols, int longest, code_table *table) {
  choose_lengths(counts, symbols, longest, table->lengths);
  assign_bits(table, symbols);
}

// MARK: Bits

typedef struct {
  uint8_t *position;
  uint64_t bits;
  uint32_t count;
} bit_writer;

// At most 32 bits at once.
static inline void put(bit_writer *writer, uint64_t bits, uint32_t count) {
  writer->bits |= bits << writer->count;
  writer->count += count;
  if (writer->count < 32) return;
  uint32_t word = (uint32_t)writer->bits;
  for (int i = 0; i < 4; i++) writer->position[i] = (uint8_t)(word >> 8 * i);
  writer->position += 4;
  writer->bits >>= 32;
  writer->count -= 32;
}

static void put_bytes(bit_writer *writer) {
  while (writer->count > 0) {
    *writer->position++ = (uint8_t)writer->bits;
    writer->bits >>= 8;
    writer->count -= writer->count < 8 ? writer->count : 8;
  }
}

// MARK: The head of a block

/// The lengths of both codes as symbols of a third one: the symbol, and extra bits from bit 5 on.
typedef struct {
  uint16_t symbols[most_symbols + 30];
  int count;
  uint32_t counts[19];
} length_list;

static void append_length(length_list *list, uint32_t symbol, uint32_t extra) {
  list->symbols[list->count++] = (uint16_t)(symbol | extra << 5);
  list->counts[symbol]++;
}

// Source: RFC 1951, 3.2.7: 16 repeats the last length, 17 and 18 stand for zeros.
static void append_run(length_list *list, uint8_t length, int run) {
  if (length > 0) {
    append_length(list, length, 0);
    run--;
  }
  while (run > 0) {
    int most = length > 0 ? 6 : 138;
    int part = run < most ? run : most;
    if (part < 3) {
      append_length(list, length, 0);
      part = 1;
    } else if (length > 0) {
      append_length(list, 16, (uint32_t)part - 3);
    } else if (part < 11) {
      append_length(list, 17, (uint32_t)part - 3);
    } else {
      append_length(list, 18, (uint32_t)part - 11);
    }
    run -= part;
  }
}

static int used_symbols(const uint8_t *lengths, int count, int least) {
  while (count > least && lengths[count - 1] == 0) count--;
  return count;
}

static void put_head(bit_writer *writer, const code_table *lengths, const code_table *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  static const uint8_t extra_bits[19] = {[16] = 2, [17] = 3, [18] = 7};
  int length_count = used_symbols(lengths->lengths, 286, 257);
  int distance_count = used_symbols(distances->lengths, 30, 1);
  uint8_t all[most_symbols + 30];
  memcpy(all, lengths->lengths, (size_t)length_count);
  memcpy(all + length_count, distances->lengths, (size_t)distance_count);

  length_list list = {.count = 0};
  int total = length_count + distance_count;
  for (int i = 0, run; i < total; i += run) {
    for (run = 1; i + run < total && all[i + run] == all[i];) run++;
    append_run(&list, all[i], run);
  }
  code_table code;
  make_code(list.counts, 19, 7, &code);
  int code_count = 19;
  while (code_count > 4 && code.lengths[order[code_count - 1]] == 0) code_count--;

  put(writer, 2 << 1, 3);  // Not the last block; dynamic codes.
  put(writer, (uint64_t)(length_count - 257), 5);
  put(writer, (uint64_t)(distance_count - 1), 5);
  put(writer, (uint64_t)(code_count - 4), 4);
  for (int i = 0; i < code_count; i++) put(writer, code.lengths[order[i]], 3);
  for (int i = 0; i < list.count; i++) {
    int symbol = list.symbols[i] & 31;
    put(writer, code.bits[symbol], code.lengths[symbol]);
    put(writer, (uint64_t)(list.symbols[i] >> 5), extra_bits[symbol]);
  }
}

// MARK: The block

/// Codes of lengths with their extra bits, by length - 3.
typedef struct {
  uint32_t bits[256];
  uint8_t counts[256];
} match_lengths;

static void join_extra_bits(const code_table *lengths, match_lengths *out) {
  for (uint32_t index = 0; index < 256; index++) {
    uint32_t code = deflate_length_code(index + DEFLATE_SHORTEST);
    uint32_t extra = code < 8 || code == 28 ? 0 : (code - 4) / 4;
    uint32_t low = extra ? index & ((1u << extra) - 1) : 0;
    uint8_t length = lengths->lengths[257 + code];
    out->bits[index] = lengths->bits[257 + code] | low << length;
    out->counts[index] = (uint8_t)(length + extra);
  }
}

static inline void put_distance(bit_writer *writer, const code_table *distances, uint32_t index) {
  uint32_t code = deflate_distance_code(index + 1), extra = code < 4 ? 0 : code / 2 - 1;
  uint32_t low = index & ((1u << extra) - 1);
  uint8_t length = distances->lengths[code];
  put(writer, distances->bits[code] | (uint64_t)low << length, length + extra);
}

size_t deflate_bound(const deflate_tokens *tokens) {
  // The longest item: 15 + 5 bits of length, 15 + 13 of distance. The head: 17 + 19 * 3 + 316 * 14 bits.
  return tokens->count * 6 + 640 + 16;
}

size_t deflate_write(deflate_tokens *tokens, uint8_t *out) {
  code_table lengths, distances;
  match_lengths matches;
  const uint32_t end = 256;
  tokens->length_counts[end] = 1;
  make_code(tokens->length_counts, 286, 15, &lengths);
  make_code(tokens->distance_counts, 30, 15, &distances);
  join_extra_bits(&lengths, &matches);

  bit_writer writer = {out, 0, 0};
  put_head(&writer, &lengths, &distances);
  for (size_t i = 0; i < tokens->count; i++) {
    uint32_t item = tokens->items[i];
    if (item >> 31 == 0) {
      put(&writer, lengths.bits[item], lengths.lengths[item]);
    } else {
      uint32_t length = item >> 15 & 255;
      put(&writer, matches.bits[length], matches.counts[length]);
      put_distance(&writer, &distances, item & 0x7fff);
    }
  }
  put(&writer, lengths.bits[end], lengths.lengths[end]);
  put(&writer, 0, 3);  // A stored block, empty: it begins with a whole byte.
  put_bytes(&writer);
  static const uint8_t empty[4] = {0, 0, 0xff, 0xff};
  memcpy(writer.position, empty, sizeof empty);
  return (size_t)(writer.position - out) + sizeof empty;
}
