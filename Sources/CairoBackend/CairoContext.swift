import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

/// The owner of a Cairo context.
final class CairoContext {
  let pointer: OpaquePointer

  init(_ surface: CairoSurface) throws(CairoError) {
    pointer = cairo_create(surface.pointer)
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    try check()
  }

  deinit { cairo_destroy(pointer) }

  /// Throws the error that the context has kept, if any; after one, Cairo ignores every call.
  func check(origin: String? = nil) throws(CairoError) {
    try CairoError.check(cairo_status(pointer), origin: origin)
  }

  /// Maps user coordinates to those of the device.
  var matrix: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(pointer, &matrix)
      return CGAffineTransform(matrix)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(pointer, &matrix)
    }
  }

  /// Puts a transform before the present one; false, and nothing done, when nothing would be left
  /// of the plane, which Cairo takes for an error.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    let total = transform.concatenating(matrix)
    guard total.isDrawable else { return false }
    matrix = total
    return true
  }

  /// Runs `body` and restores the graphics state after it, unless it throws: then the context is
  /// lost.
  func saved(_ body: () throws(CairoError) -> Void) throws(CairoError) {
    cairo_save(pointer)
    try body()
    cairo_restore(pointer)
  }

  /// Makes a clear layer the target.
  ///
  /// Cairo rounds the first drawing on a surface that it knows to be clear otherwise, whether or not another item was
  /// drawn before, but has left no trace.
  func pushLayer(_ content: cairo_content_t) {
    cairo_push_group_with_content(pointer, content)
    cairo_surface_mark_dirty(cairo_get_group_target(pointer))
  }

  /// Runs `body` under another matrix, such as the identity; path and clip stay where they are.
  func withMatrix<Result>(_ other: CGAffineTransform, _ body: () -> Result) -> Result {
    let original = matrix
    matrix = other
    defer { matrix = original }
    return body()
  }

  /// What may be drawn to, in device coordinates.
  var deviceClip: CGRect {
    extents { cairo_clip_extents($0, $1, $2, $3, $4) }
  }

  /// What filling the present path touches, in device coordinates.
  var deviceFillExtents: CGRect { deviceRect(of: cairo_fill_extents) }

  /// What stroking the present path touches, in device coordinates.
  var deviceStrokeExtents: CGRect { deviceRect(of: cairo_stroke_extents) }

  private typealias Extents = (
    OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
    UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
  ) -> Void

  /// Extents measured in user coordinates: a stroke's pen is the user's.
  private func deviceRect(of measure: Extents) -> CGRect {
    rect(of: measure).applying(matrix)
  }

  /// Extents measured in device coordinates.
  private func extents(_ measure: Extents) -> CGRect {
    withMatrix(.identity) { rect(of: measure) }
  }

  private func rect(of measure: Extents) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    measure(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
