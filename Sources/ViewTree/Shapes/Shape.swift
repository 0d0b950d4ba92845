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

  /// What the shape's role is in a layout from right to left.
  static var role: ShapeRole { get }

  /// How the shape behaves where content runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// What is known of the sizes of all shapes of the type. Only the library's own shapes tell.
  static var _sizing: _ShapeSizing { get }

  /// What the shape is called in paths and descriptions. Only the library's own shapes are called otherwise than their type.
  static var _shapeName: String { get }

  /// What is drawn in a rectangle. Only the library's own shapes draw anything but the filled path.
  func _drawing(in rect: CGRect) -> _ShapeDrawing
}

/// What a shape is for.
public enum ShapeRole: Sendable, Hashable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A separator.
  case separator
}

/// What happens to a view where content runs from right to left.
public enum LayoutDirectionBehavior: Sendable, Hashable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in right-to-left layouts.
  case mirrors
}

/// How shapes of a type answer proposals, as far as that is known without asking one.
public struct _ShapeSizing: Sendable {
  let rule: LeafSizeRule?

  /// Each shape must be asked.
  static let asked = _ShapeSizing(rule: nil)
  /// The whole proposal.
  static let filling = _ShapeSizing(rule: .filling)
  /// The largest square in the proposal.
  static let inscribedSquare = _ShapeSizing(rule: .inscribedSquare)
}

/// What a shape draws: a filled path, or the stroke of one.
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
  /// The whole proposal, 10 for what is not given.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.filling.sizeThatFits(proposal)
  }

  /// An area.
  public static var role: ShapeRole { .fill }

  /// Nothing.
  public static var _sizing: _ShapeSizing { .asked }

  /// The name of the type.
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
