#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// MARK: Errors

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
  char *message;
} errors;

static void stop(j_common_ptr info, const char *text) {
  errors *own = (errors *)info->err;
  snprintf(own->message, CJPEG_MESSAGE_SIZE, "%s", text);
  longjmp(own->jump, 1);
}

static void fail(j_common_ptr info) {
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  stop(info, text);
}

// Warnings have levels below 0. The library goes on with made-up data after most of them: those are errors
// here. The others stand for files that are odd, but whole.
static void note(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_ADOBE_XFORM:
    case JWRN_JFIF_MAJOR:
    case JWRN_NOT_SEQUENTIAL: return;
    case JWRN_JPEG_EOF: stop(info, "the file ends too early");
    default: fail(info);
  }
}

static void say_nothing(j_common_ptr info) { (void)info; }

// A few bytes can ask for any number of passes over a picture; files from cameras and programs have ten.
// Source: libjpeg-turbo, "Two Issues with the JPEG Standard", section "Progressive JPEG".
static void watch(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number > 100) stop(info, "it has more than 100 scans");
}

// MARK: Reading

// The colors of an ink picture: Adobe's programs write how much light each ink lets through, others how much
// of it there is. Source: libjpeg.txt, "Special color spaces".
static void mix_inks(const JSAMPLE *inks, uint32_t *pixels, uint32_t width, int is_adobe) {
  for (uint32_t x = 0; x < width; x++, inks += 4) {
    uint32_t color = 0xff;
    for (int i = 0; i < 3; i++) {
      uint32_t ink = is_adobe ? inks[i] : 255 - inks[i];
      uint32_t black = is_adobe ? inks[3] : 255 - inks[3];
      color = color << 8 | (ink * black + 127) / 255;
    }
    pixels[x] = color;
  }
}

static void read_rows(j_decompress_ptr info, uint32_t *pixels) {
  int has_inks = info->out_color_space == JCS_CMYK;
  JSAMPARRAY inks = NULL;
  if (has_inks)
    inks = info->mem->alloc_sarray((j_common_ptr)info, JPOOL_IMAGE, info->output_width * 4, 1);
  while (info->output_scanline < info->output_height) {
    uint32_t *row = pixels + (size_t)info->output_scanline * info->output_width;
    JSAMPROW target = (JSAMPROW)row;
    jpeg_read_scanlines(info, has_inks ? inks : &target, 1);
    if (has_inks) mix_inks(inks[0], row, info->output_width, info->saw_Adobe_marker);
  }
}

int cjpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width,
                 uint32_t height, char *message) {
  errors errors;
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = fail;
  errors.manager.emit_message = note;
  errors.manager.output_message = say_nothing;
  errors.message = message;
  snprintf(message, CJPEG_MESSAGE_SIZE, "out of memory");
  if (setjmp(errors.jump)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  progress.progress_monitor = watch;
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  if (info.image_width != width || info.image_height != height)
    stop((j_common_ptr)&info, "the head is not where it must be");
  int has_inks = info.num_components == 4;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_ARGB;
#else
  info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
#endif
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  read_rows(&info, pixels);
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 0;
}

// MARK: Writing

static void write_rows(j_compress_ptr info, const uint32_t *pixels) {
  while (info->next_scanline < info->image_height) {
    const uint32_t *row = pixels + (size_t)info->next_scanline * info->image_width;
    // The library does not write to what it is given.
    JSAMPROW source = (JSAMPROW)row;
    jpeg_write_scanlines(info, &source, 1);
  }
}

int cjpeg_encode(const uint32_t *pixels, uint32_t width, uint32_t height, int quality,
                 cjpeg_buffer *out, char *message) {
  errors errors;
  struct jpeg_compress_struct info;
  memset(&info, 0, sizeof info);
  memset(out, 0, sizeof *out);
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = fail;
  errors.manager.output_message = say_nothing;
  errors.message = message;
  snprintf(message, CJPEG_MESSAGE_SIZE, "out of memory");
  if (setjmp(errors.jump)) {
    jpeg_destroy_compress(&info);
    cjpeg_free(out);
    return 1;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &out->bytes, &out->count);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  info.in_color_space = JCS_EXT_XRGB;
#else
  info.in_color_space = JCS_EXT_BGRX;
#endif
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  info.optimize_coding = TRUE;
  if (quality >= 90) info.comp_info[0].h_samp_factor = info.comp_info[0].v_samp_factor = 1;
  jpeg_simple_progression(&info);
  jpeg_start_compress(&info, TRUE);
  write_rows(&info, pixels);
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 0;
}

void cjpeg_free(cjpeg_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)

const char *cjpeg_library_version(void) { return TEXT(LIBJPEG_TURBO_VERSION); }
