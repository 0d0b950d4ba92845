public import Foundation
public import VectorGeometry

/// The outline of a shape, all of it inside the shape.
public struct _BorderedShape<S: InsettableShape>: _DerivedShape, _OutlinedShape {
  /// The shape.
  public var shape: S
  /// How its outline is drawn.
  public var style: StrokeStyle

  init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { inner.path(in: rect).strokedPath(style) }

  /// The stroke itself.
  public func _drawing(in rect: CGRect) -> _ShapeDrawing {
    _ShapeDrawing(kind: .stroke(inner.path(in: rect), style))
  }

  private var inner: S.InsetShape { shape.inset(by: style.lineWidth / 2) }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// The data of the shape and of the stroke.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}
