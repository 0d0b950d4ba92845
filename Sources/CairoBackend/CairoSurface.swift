import CCairo
import Glibc
import IntegerConversion
import VectorGraphics

/// The owner of a Cairo surface.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes over a reference to the surface.
  init(owning pointer: OpaquePointer) throws(CairoError) {
    self.pointer = pointer
    try CairoError.check(cairo_surface_status(pointer))
  }

  /// A clear picture of pixels; A8 when `isAlphaOnly`, else premultiplied ARGB.
  convenience init(width: Int, height: Int, isAlphaOnly: Bool = false) throws(CairoError) {
    let format = isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    try self.init(owning: PixelMemory.surface(format, width: width, height: height))
  }

  /// A copy of a part of a bitmap, which must lie within it.
  convenience init(_ bitmap: Bitmap, part: PixelRect) throws(CairoError) {
    try self.init(width: part.width, height: part.height)
    cairo_surface_flush(pointer)
    guard let target = argb else { return }
    bitmap.pixels.withUnsafeBufferPointer { source in
      for row in 0..<part.height {
        let start = (part.minY + row) * bitmap.width + part.minX
        for column in 0..<part.width {
          target[row * part.width + column] = source[start + column]
        }
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The pixels of an ARGB picture, row by row without gaps; nil if it is none.
  ///
  /// Flush before reading and mark dirty after writing.
  var argb: UnsafeMutableBufferPointer<UInt32>? {
    guard cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(pointer)
    else { return nil }
    let count = Int(cairo_image_surface_get_stride(pointer)) / 4 * height
    let pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    return UnsafeMutableBufferPointer(start: pixels, count: count)
  }

  /// Turns the alphas of an A8 picture round: 0 becomes 255.
  func invertAlphas() {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let count = Int(cairo_image_surface_get_stride(pointer)) * height
    for index in 0..<count { data[index] = 255 - data[index] }
    cairo_surface_mark_dirty(pointer)
  }

  /// Says of a picture of pixels which JPEG file it shows: PDF and SVG hold that in place of the pixels.
  func attach(jpeg bytes: [UInt8]) throws(CairoError) {
    guard let copy = malloc(bytes.count) else {
      return try CairoError.check(CAIRO_STATUS_NO_MEMORY)
    }
    UnsafeMutableRawBufferPointer(start: copy, count: bytes.count).copyBytes(from: bytes)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self),
      UInt(bytes.count), free, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
    try CairoError.check(status)
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
}
