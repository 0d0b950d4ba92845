public import Foundation
public import VectorGeometry
public import ViewLayout

/// The outline of a shape, as a shape.
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// How its outline is drawn.
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

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape and of the stroke.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}
