import CCairo
import Foundation
import VectorGeometry

/// The owner of a Cairo pattern whose matrix maps device coordinates, so that it is to be used as a
/// source under the identity.
final class CairoPattern {
  let pointer: OpaquePointer

  /// Takes over a reference to the pattern.
  init(owning pointer: OpaquePointer) throws(CairoError) {
    self.pointer = pointer
    try CairoError.check(cairo_pattern_status(pointer))
  }

  deinit { cairo_pattern_destroy(pointer) }
}
