public import Foundation
public import VectorGeometry
public import VectorGraphics
public import ViewTree

/// A pane of glass: how much it veils what is behind, and in which colour.
///
/// What is behind shines through, but is neither blurred nor bent: a veil, light along the edge and a
/// shadow stand for the glass.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  private(set) var color: Color?

  /// Glass on which text can be read, whatever is behind.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that veils little.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil for that of the glass.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Whether the glass gives way to fingers; without effect in a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public nonisolated init() {}

  /// The outline of a capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// Symmetric: the same in either direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
