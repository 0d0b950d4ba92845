/// A view of nothing: it takes no room and no place among its siblings.
public struct EmptyView: PrimitiveView, Sendable {
  /// The only value.
  public nonisolated init() {}

  /// A node without children.
  @MainActor public static func _makeNode() -> _ViewNode<EmptyView> { EmptyNode<EmptyView>() }
}

/// A node of a view that shows nothing.
final class EmptyNode<V: View>: _ViewNode<V> {
  override func receive(_ view: V) {}
}

/// The modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The only value.
  public nonisolated init() {}

  /// Returns the content unchanged.
  public func body(content: Content) -> Content { content }

  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
}
