#include "CWebP.h"

#include <stdlib.h>
#include <string.h>
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
  // Colours under clear pixels are kept as they are: they are all 0.
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

int cwebp_add(cwebp_animation *animation, const uint32_t *pixels, int milliseconds) {
  WebPPicture picture;
  if (!WebPPictureInit(&picture)) return 1;
  picture.use_argb = 1;
  picture.width = animation->width;
  picture.height = animation->height;
  if (!WebPPictureAlloc(&picture)) return 1;
  for (int y = 0; y < picture.height; y++)
    memcpy(picture.argb + (size_t)y * picture.argb_stride, pixels + (size_t)y * picture.width,
           (size_t)picture.width * 4);
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

void cwebp_free(cwebp_buffer *buffer) {
  WebPFree(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

int cwebp_library_version(void) { return WebPGetEncoderVersion(); }
