package import Foundation

/// Snaps placed rectangles to the pixels of a picture.
///
/// Only frames of leaves are snapped, after all placing, and by their absolute edges, so that
/// neighbors which touch before touch afterwards.
package struct PixelRounding: Equatable, Sendable {
  /// The pixels in a point, positive and finite.
  package let scale: CGFloat

  /// A grid of `scale` pixels in a point; 1 where `scale` is no positive number.
  package init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The nearest edge of a pixel; a half goes up.
  ///
  /// Halves go to one side everywhere, so that the same shape is the same on both sides of zero.
  package func round(_ coordinate: CGFloat) -> CGFloat {
    let pixels = (coordinate * scale + 0.5).rounded(.down)
    return pixels.isFinite ? pixels / scale : coordinate
  }

  /// The rectangle between the nearest edges of pixels.
  package func round(_ rect: CGRect) -> CGRect {
    let x = round(rect.minX)
    let y = round(rect.minY)
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }
}
