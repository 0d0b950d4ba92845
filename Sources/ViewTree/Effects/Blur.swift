public import Foundation
import VectorGeometry
package import VectorGraphics

/// Blurs the drawing.
public struct _BlurEffect: FilterEffect {
  /// The standard deviation of the Gaussian, in points, 0 or more.
  public var radius: CGFloat
  /// Whether the edges of the view stay as opaque as they are.
  public var isOpaque: Bool

  /// Blurs by a radius.
  public nonisolated init(radius: CGFloat, isOpaque: Bool = false) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  /// The blur radius, in points.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package var filter: DisplayFilter { .blur(radius: max(radius, 0), opaque: isOpaque) }
}

extension View {
  /// Blurs the view by a Gaussian with a standard deviation of `radius` points; it paints beyond its
  /// frame, unless it is `opaque`.
  public nonisolated func blur(
    radius: CGFloat, opaque: Bool = false
  ) -> ModifiedContent<Self, _BlurEffect> {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}
