"""Draws frames of a Lottie file by rlottie: draw-lottie.py FILE WIDTH HEIGHT FRAME...

Writes the pixels of all frames to standard output: 32 bits each, premultiplied, as this machine stores them.
Without arguments it only finds the library.
"""
import ctypes
import sys

library = ctypes.CDLL("librlottie.so.0-1")
if len(sys.argv) > 1:
    path, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    library.lottie_animation_from_file.restype = ctypes.c_void_p
    library.lottie_animation_get_totalframe.restype = ctypes.c_size_t
    library.lottie_animation_get_totalframe.argtypes = [ctypes.c_void_p]
    library.lottie_animation_render.argtypes = [
        ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t]
    animation = library.lottie_animation_from_file(path.encode())
    if not animation:
        sys.exit("rlottie can't read the file")
    sys.stderr.write("%d frames\n" % library.lottie_animation_get_totalframe(animation))
    for frame in sys.argv[4:]:
        pixels = ctypes.create_string_buffer(4 * width * height)
        library.lottie_animation_render(animation, int(frame), pixels, width, height, 4 * width)
        sys.stdout.buffer.write(pixels.raw)
