public import Foundation
public import VectorGeometry

/// A shape whose path is mapped by a transform.
public struct TransformedShape<Content: Shape>: _MovedShape {
  /// The transformed shape.
  public var shape: Content
  /// The transform of the path, in the coordinates of its frame's origin.
  public var transform: CGAffineTransform

  /// A shape whose path is mapped by a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The mapped outline; the transform is about the origin of `rect`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: .zero, size: rect.size)).applying(transform)
      .offsetBy(dx: rect.minX, dy: rect.minY)
  }

  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
