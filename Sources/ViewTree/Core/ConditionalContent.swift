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
  _ViewNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private var first: _ViewNode<TrueContent>?
  private var second: _ViewNode<FalseContent>?

  override var childNodes: [AnyViewNode] {
    if let first { return [first] }
    return second.map { [$0] } ?? []
  }

  override func receive(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content):
      discard(&second)
      childNode(in: &first).update(content, inputs)
    case .falseContent(let content):
      discard(&first)
      childNode(in: &second).update(content, inputs)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Primitive: never called.
  public var body: Never { preconditionFailure("Optional is a primitive view: it has no body") }

  /// A node with a child node while there is a view.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { OptionalNode<Wrapped>() }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  override var childNodes: [AnyViewNode] { child.map { [$0] } ?? [] }

  override func receive(_ view: Wrapped?) {
    if let view {
      childNode(in: &child).update(view, inputs)
    } else {
      discard(&child)
    }
  }
}
