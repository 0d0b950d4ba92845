#include "CWebP.h"

#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>

struct cwebp_animation {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  int width;
  int height;
};

cwebp_animation *cwebp_begin(int width, int height, int plays, int lossless, float quality) {
  cwebp_animation *animation = calloc(1, sizeof *animation);
  WebPAnimEncoderOptions options;
  if (animation == NULL || !WebPAnimEncoderOptionsInit(&options) ||
      !WebPConfigInit(&animation->config)) {
    free(animation);
    return NULL;
  }
  animation->width = width;
  animation->height = height;
  animation->config.lossless = lossless;
  animation->config.quality = quality;
  // Colors under clear pixels are kept as they are: they are all 0.
  animation->config.exact = 1;
  // Lossless takes its effort from the quality; the slower methods gain a few per cent.
  animation->config.method = lossless ? 2 : 4;
  options.anim_params.loop_count = plays;
  options.anim_params.bgcolor = 0;
  animation->encoder = WebPAnimEncoderNew(width, height, &options);
  if (animation->encoder == NULL) {
    free(animation);
    return NULL;
  }
  return animation;
}

// Fills a picture with pixels; 0 when there is not enough memory.
static int fill(WebPPicture *picture, const uint32_t *pixels, int width, int height) {
  if (!WebPPictureInit(picture)) return 0;
  picture->use_argb = 1;
  picture->width = width;
  picture->height = height;
  if (!WebPPictureAlloc(picture)) return 0;
  for (int y = 0; y < height; y++)
    memcpy(picture->argb + (size_t)y * picture->argb_stride, pixels + (size_t)y * width,
           (size_t)width * 4);
  return 1;
}

int cwebp_add(cwebp_animation *animation, const uint32_t *pixels, int milliseconds) {
  WebPPicture picture;
  if (!fill(&picture, pixels, animation->width, animation->height)) return 1;
  int added = WebPAnimEncoderAdd(animation->encoder, &picture, milliseconds, &animation->config);
  WebPPictureFree(&picture);
  return added ? 0 : 1;
}

int cwebp_finish(cwebp_animation *animation, int milliseconds, cwebp_buffer *out) {
  WebPData data;
  memset(out, 0, sizeof *out);
  WebPDataInit(&data);
  if (!WebPAnimEncoderAdd(animation->encoder, NULL, milliseconds, NULL) ||
      !WebPAnimEncoderAssemble(animation->encoder, &data))
    return 1;
  out->bytes = (uint8_t *)data.bytes;
  out->count = data.size;
  return 0;
}

const char *cwebp_message(cwebp_animation *animation) {
  return WebPAnimEncoderGetError(animation->encoder);
}

void cwebp_end(cwebp_animation *animation) {
  WebPAnimEncoderDelete(animation->encoder);
  free(animation);
}

int cwebp_still(const uint32_t *pixels, int width, int height, int lossless, float quality,
                cwebp_buffer *out) {
  WebPConfig config;
  WebPPicture picture;
  WebPMemoryWriter writer;
  memset(out, 0, sizeof *out);
  if (!WebPConfigInit(&config)) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
  config.lossless = lossless;
  // Without loss the quality is the effort; this one and the method are those of cwebp.
  config.quality = lossless ? 75 : quality;
  config.method = 4;
  config.exact = 1;
  // Colors of thin letters keep their lightness.
  config.use_sharp_yuv = 1;
  if (!WebPValidateConfig(&config)) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
  if (!fill(&picture, pixels, width, height)) return VP8_ENC_ERROR_OUT_OF_MEMORY;
  WebPMemoryWriterInit(&writer);
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  int written = WebPEncode(&config, &picture);
  WebPPictureFree(&picture);
  if (!written) {
    WebPMemoryWriterClear(&writer);
    return picture.error_code;
  }
  out->bytes = writer.mem;
  out->count = writer.size;
  return 0;
}

int cwebp_sides(const uint8_t *bytes, size_t count, int *width, int *height, int *moves) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) return 1;
  *width = features.width;
  *height = features.height;
  *moves = features.has_animation;
  return 0;
}

int cwebp_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
  size_t size = (size_t)width * (size_t)height * 4;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return WebPDecodeARGBInto(bytes, count, (uint8_t *)pixels, size, width * 4) == NULL;
#else
  return WebPDecodeBGRAInto(bytes, count, (uint8_t *)pixels, size, width * 4) == NULL;
#endif
}

int cwebp_decode_first(const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
  WebPData data = {bytes, count};
  WebPMuxFrameInfo frame;
  int columns, rows, status = 1;
  WebPMux *mux = WebPMuxCreate(&data, 0);
  if (mux == NULL) return 1;
  memset(&frame, 0, sizeof frame);
  if (WebPMuxGetFrame(mux, 1, &frame) == WEBP_MUX_OK &&
      WebPGetInfo(frame.bitstream.bytes, frame.bitstream.size, &columns, &rows) &&
      frame.x_offset >= 0 && frame.y_offset >= 0 && columns <= width - frame.x_offset &&
      rows <= height - frame.y_offset) {
    size_t start = (size_t)frame.y_offset * (size_t)width + (size_t)frame.x_offset;
    size_t size = ((size_t)width * (size_t)height - start) * 4;
    uint8_t *out = (uint8_t *)(pixels + start);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    status = WebPDecodeARGBInto(frame.bitstream.bytes, frame.bitstream.size, out, size, width * 4) == NULL;
#else
    status = WebPDecodeBGRAInto(frame.bitstream.bytes, frame.bitstream.size, out, size, width * 4) == NULL;
#endif
  }
  WebPDataClear(&frame.bitstream);
  WebPMuxDelete(mux);
  return status;
}

void cwebp_free(cwebp_buffer *buffer) {
  WebPFree(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

int cwebp_library_version(void) { return WebPGetEncoderVersion(); }
