/// One of two views, as `if` and `switch` in a builder make it; a change of branch is a change of identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Primitive: never called.
  public var body: Never {
    preconditionFailure("_ConditionalContent is a primitive view: it has no body")
  }

  /// A node with one child node: that of the branch taken.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    ConditionalNode<TrueContent, FalseContent>()
  }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>:
  DynamicNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private var first: _ViewNode<TrueContent>?
  private var second: _ViewNode<FalseContent>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var presentChildren: [AnyViewNode] {
    if let first { return [first] }
    return second.map { [$0] } ?? []
  }

  override func receive(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content):
      take(out: &second, key: false)
      show(content, on: arrival(in: &first, key: true))
    case .falseContent(let content):
      take(out: &first, key: true)
      show(content, on: arrival(in: &second, key: false))
    }
    didShow()
  }
}

extension Optional: View where Wrapped: View {
  /// Primitive: never called.
  public var body: Never { preconditionFailure("Optional is a primitive view: it has no body") }

  /// A node with a child node while there is a view.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { OptionalNode<Wrapped>() }
}

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var presentChildren: [AnyViewNode] { child.map { [$0] } ?? [] }

  override func receive(_ view: Wrapped?) {
    if let view {
      show(view, on: arrival(in: &child, key: true))
    } else {
      take(out: &child, key: true)
    }
    didShow()
  }
}
