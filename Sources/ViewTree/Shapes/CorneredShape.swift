import Foundation
import VectorGeometry

/// A shape that is a rectangle with round corners, so that what lies inside can follow them.
protocol CorneredShape: Shape {
  /// The radii in a rectangle of a size, as far as they fit.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension Rectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(min(cornerSize.width, cornerSize.height)).clamped(to: size)
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii.clamped(to: size) }
}

extension Capsule: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(min(size.width, size.height) / 2)
  }
}
