import Foundation
import VectorGeometry

/// A shape in a frame of its own size.
struct SizedShape<Content: Shape>: _MovedShape {
  /// The shape.
  var shape: Content
  /// The size of the frame, in points.
  var size: CGSize

  /// A shape in a frame of its own size.
  init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// The outline in a frame at the same origin.
  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  /// The data of the shape and of the change.
  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
