public import Foundation
public import ViewLayout

/// A shape made of another, which names it in paths and descriptions and, by default, decides on its size.
public nonisolated protocol _DerivedShape: Shape {
  /// The type of the shape that it is made of.
  associatedtype Content: Shape
  /// The shape that it is made of.
  var shape: Content { get }
}

extension _DerivedShape {
  /// The size that the shape inside takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// As the shape inside.
  public static var _sizing: _ShapeSizing { Content._sizing }

  /// As the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The name of the shape inside.
  public static var _shapeName: String { shapeName(Content.self) }
}

/// The name of a shape: that of the shape which all others are made of.
func shapeName(_ type: any Shape.Type) -> String {
  shapeNames.name(of: type) { type._shapeName }
}

private let shapeNames = TypeNames()
