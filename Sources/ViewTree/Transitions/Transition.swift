/// The animated insertion and removal of a view.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The view that comes or goes, as the body sees it.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; what differs between phases is animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The additional properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The transition moves things.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    let source = PlaceholderSource(view: AnyView(content))
    return body(content: PlaceholderContentView(source: source), phase: phase)
  }
}

/// The phase of a view in a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// The view is fully inserted.
  case identity
  /// About to go.
  case didDisappear

  /// Whether the view is there as it is without a transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The additional properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether things move, for those who do not want that.
  public var hasMotion: Bool

  /// Properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The place where a view stands that something else is about: a transition, phases or keyframes.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let source: PlaceholderSource

  /// A node that stands for that of the view.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { PlaceholderContentNode<Value>() }
}

/// What stands in a placeholder: a view, or nodes of the layout that are there already.
final class PlaceholderSource: @unchecked Sendable {
  let view: AnyView?
  let nodes: [LayoutBox]

  init(view: AnyView) {
    self.view = view
    nodes = []
  }

  init(nodes: [LayoutBox]) {
    view = nil
    self.nodes = nodes
  }
}

private final class PlaceholderContentNode<Value>: _ViewNode<PlaceholderContentView<Value>> {
  private var child: _ViewNode<AnyView>?

  override var onlyChild: AnyViewNode? { child }

  override func receive(_ view: PlaceholderContentView<Value>) {
    if let content = view.source.view { childNode(in: &child).update(content, inputs) }
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    super.addOutputs(to: &outputs)
    outputs += view?.source.nodes ?? []
  }
}
