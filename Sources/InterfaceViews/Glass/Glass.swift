public import Foundation
public import VectorGeometry
public import VectorGraphics
public import ViewTree

/// A glass effect with its opacity and color.
///
/// Content behind it is visible but neither blurred nor refracted: a translucent layer, light along the edge and a
/// shadow represent the glass.
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

  /// Returns the glass with a color, or with its default color for `nil`.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Whether the glass gives way to fingers; without effect in a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the default shape.
  public nonisolated init() {}

  /// The outline of a capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// Symmetric: the same in either direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
