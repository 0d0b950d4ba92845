/// A change of a view that makes a new view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The view that is modified, as the body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// The node that keeps what lasts of views modified so. Modifiers with a body have no need to say.
  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  /// A node that runs the modifier's body.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ModifierBodyNode<Base, Self>()
  }

  /// This modifier, then another.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the graph applies itself.
package nonisolated protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
  /// Primitive modifiers have no body; asking for it is a mistake of the caller.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier: it has no body")
  }
}

/// The place in a modifier's body where the modified view stands.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  /// The node of the modifier, which knows the modified view.
  let source: ContentSource<Modifier>

  /// A node that stands for that of the modified view.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { PlaceholderNode<Modifier>() }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
