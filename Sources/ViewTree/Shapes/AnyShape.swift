public import Foundation
public import VectorGeometry
public import ViewLayout

/// A shape whose type is not known.
public struct AnyShape: Shape {
  private var shape: any Shape

  /// Hides the type of `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape inside takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// As the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the drawing of the wrapped shape.
  public func _drawing(in rect: CGRect) -> _ShapeDrawing { shape._drawing(in: rect) }

  /// The data of the shape inside; data of another type is ignored.
  public var animatableData: _AnyAnimatableData {
    get {
      func data(_ shape: some Shape) -> _AnyAnimatableData {
        _AnyAnimatableData(shape.animatableData)
      }
      return data(shape)
    }
    set {
      func setting<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
      }
      shape = setting(shape)
    }
  }
}
