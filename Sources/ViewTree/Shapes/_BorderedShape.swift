public import Foundation
public import VectorGeometry

/// The outline of a shape, all of it inside the shape.
public struct _BorderedShape<S: InsettableShape>: _MovedShape, _OutlinedShape {
  /// The bordered shape.
  public var shape: S
  /// The stroke style of the outline.
  public var style: StrokeStyle

  init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path {
    rim(in: rect) ?? inner.path(in: rect).strokedPath(style)
  }

  /// Returns the stroke; during a morph, the area between the shape's edge and the inner edge of the stroke.
  public func _drawing(in rect: CGRect) -> _ShapeDrawing {
    guard let rim = rim(in: rect) else {
      return _ShapeDrawing(kind: .stroke(inner.path(in: rect), style))
    }
    return _ShapeDrawing(kind: .fill(rim))
  }

  /// What lies between two outlines that are worked out apart: a line between them would miss the outer one.
  private func rim(in rect: CGRect) -> Path? {
    guard (shape as? any MorphingShape)?.isBetween == true, style.dash.isEmpty,
      style.lineJoin == .miter
    else { return nil }
    let hole = shape.inset(by: style.lineWidth).path(in: rect)
    guard !hole.isEmpty || !inner.path(in: rect).isEmpty else { return nil }
    var rim = shape.path(in: rect)
    rim.addPath(hole.reversed())
    return rim
  }

  private var inner: S.InsetShape { shape.inset(by: style.lineWidth / 2) }

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
