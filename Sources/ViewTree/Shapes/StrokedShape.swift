public import Foundation
public import VectorGeometry

/// The outline of a shape, as a shape.
public struct _StrokedShape<S: Shape>: _DerivedShape {
  /// The stroked shape.
  public var shape: S
  /// The stroke style of the outline.
  public var style: StrokeStyle

  init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The stroke itself.
  public func _drawing(in rect: CGRect) -> _ShapeDrawing {
    _ShapeDrawing(kind: .stroke(shape.path(in: rect), style))
  }

  /// The role of a line.
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
