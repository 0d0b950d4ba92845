public import Foundation
public import VectorGeometry
public import ViewLayout

/// An outline for every rectangle, which can be filled, stroked and used to clip.
///
/// A shape alone, as a view, is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The purpose of the shape.
  static var role: ShapeRole { get }

  /// The behavior of the shape in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The known sizing rule of all shapes of the type. Only the library's own shapes have one.
  static var _sizing: _ShapeSizing { get }

  /// The name of the shape in paths and descriptions. Only the library's own shapes differ from their type name.
  static var _shapeName: String { get }

  /// Returns the drawing in a rectangle. Only the library's own shapes draw anything except the filled path.
  func _drawing(in rect: CGRect) -> _ShapeDrawing
}

/// The purpose of a shape.
public enum ShapeRole: Sendable, Hashable {
  /// The shape fills an area.
  case fill
  /// The shape is a line.
  case stroke
  /// The shape separates content.
  case separator
}

/// The behavior of a view in right-to-left layouts.
public enum LayoutDirectionBehavior: Sendable, Hashable {
  /// The view is unchanged in right-to-left layouts.
  case fixed
  /// It is mirrored in right-to-left layouts.
  case mirrors
}

/// The sizing rule of a shape type, if known without an instance.
public struct _ShapeSizing: Sendable {
  let rule: LeafSizeRule?

  /// Each shape must be asked.
  static let asked = _ShapeSizing(rule: nil)
  /// The whole proposal.
  static let filling = _ShapeSizing(rule: .filling)
  /// The largest square in the proposal.
  static let inscribedSquare = _ShapeSizing(rule: .inscribedSquare)
}

/// The drawing of a shape: a filled path, or a stroked one.
public struct _ShapeDrawing: Sendable {
  package enum Kind: Sendable {
    case fill(Path)
    case stroke(Path, StrokeStyle)
  }

  package let kind: Kind
  /// Where styles with a direction reach from edge to edge, in the shape's coordinates; nil for the whole rectangle.
  package var styleBounds: CGRect?

  package init(kind: Kind, styleBounds: CGRect? = nil) {
    self.kind = kind
    self.styleBounds = styleBounds
  }
}

extension Shape {
  /// Returns the proposed size, with 10 for unspecified dimensions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.filling.sizeThatFits(proposal)
  }

  /// The role of a filled area.
  public static var role: ShapeRole { .fill }

  /// No known sizing rule.
  public static var _sizing: _ShapeSizing { .asked }

  /// The type name of the shape.
  public static var _shapeName: String { typeName(Self.self) }

  /// Mirrored: custom shapes run with the content.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path, filled.
  public func _drawing(in rect: CGRect) -> _ShapeDrawing {
    _ShapeDrawing(kind: .fill(path(in: rect)))
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape with an outline that can be drawn further inside.
public nonisolated protocol InsettableShape: Shape {
  /// The shape that an inset makes.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}
