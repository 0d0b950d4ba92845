/// The value of the focused view, or none.
///
/// The state follows the focus, and the focus follows the state at the end of the update in which it is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: FocusLocation<Value>?

  /// The view has not got the focus.
  public init() where Value == Bool { initial = false }
  /// No view has the focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// False or nil while none of the views has the focus.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// For `focused`.
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// Ties views to the state.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    fileprivate let initial: Value
    fileprivate let location: FocusLocation<Value>?

    /// False or nil while none of the views has the focus.
    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Notes the value, so that the body runs again when it has changed.
    public mutating func _link(_ context: inout _LinkContext) { context.note(wrappedValue) }
  }

  /// Links the state to its place in the graph.
  public mutating func _link(_ context: inout _LinkContext) {
    let initial = initial
    let location = context.slot { FocusLocation(initial) }
    location.link(context)
    context.noteState(location.takeChange())
    self.location = location
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// A state that tells where the focus is.
protocol FocusHolder: AnyObject {
  /// Whether it says that none of its views has it.
  @MainActor var isEmpty: Bool { get }
  /// Says that none of its views has it.
  @MainActor func clear()
}

/// The place of a state's value.
///
/// Views are on the main actor, and so is every use of it.
final class FocusLocation<Value: Hashable>: DetachableState, FocusHolder, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let empty: Value
  private var node: NodeLink<AnyViewNode>?

  init(_ empty: Value) {
    self.empty = empty
    state = StateLocation(empty)
  }

  var value: Value { state.value }
  @MainActor var isEmpty: Bool { state.value == empty }

  func link(_ context: _LinkContext) {
    state.invalidate = context.invalidate
    node = context.node
  }

  func takeChange() -> Bool { state.takeChange() }

  func detach() {
    state.detach()
    node = nil
  }

  /// Sets the value for a view, which the focus then follows.
  func set(_ newValue: Value) {
    state.set(newValue)
    MainActor.runHereOrLater { [self] in
      guard let graph = node?.node?.inputs.graph else { return }
      graph.focus.follow(self)
    }
  }

  /// Sets the value as the focus is.
  @MainActor func mirror(_ newValue: Value) { state.set(newValue) }

  @MainActor func clear() { state.set(empty) }
}

/// Ties the focus of the views inside to a state.
private struct FocusBindingModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// Whether the view is to have the focus at first.
  var isDefault = false

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    FocusBindingModifierNode<Base, Value>()
  }
}

/// A node that ties the focus of the views inside to a state.
@MainActor
protocol FocusBindingNode: AnyViewNode {
  /// The state.
  var holder: (any FocusHolder)? { get }
  /// Whether the state says that the focus is to be here.
  var isWanted: Bool { get }
  /// Tells the state that the focus is here.
  func tellHolder()
}

private final class FocusBindingModifierNode<Base: View, Value: Hashable>:
  _ViewNode<ModifiedContent<Base, FocusBindingModifier<Value>>>, FocusBindingNode
{
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  private var modifier: FocusBindingModifier<Value>? {
    view.flatMap { $0.modifier.isDefault ? nil : $0.modifier }
  }

  var holder: (any FocusHolder)? { modifier?.binding.location }
  var isWanted: Bool { modifier.map { $0.binding.wrappedValue == $0.value } ?? false }
  func tellHolder() { modifier.map { $0.binding.location?.mirror($0.value) } }

  override func receive(_ view: ModifiedContent<Base, FocusBindingModifier<Value>>) {
    let isNew = content == nil
    childNode(in: &content).update(view.content, inputs)
    guard view.modifier.isDefault, isNew else { return }
    inputs.graph?.enqueue { [weak self] in
      guard let self, let graph = inputs.graph, graph.focus.current == nil, !graph.focus.isAsked
      else { return }
      view.modifier.binding.wrappedValue = view.modifier.value
    }
  }
}

extension AnyViewNode {
  /// The first view below that can have the focus as a state wants it.
  fileprivate func focusable(in holder: any FocusHolder) -> (any FocusableNode)? {
    if let node = self as? any FocusBindingNode, node.holder === holder, node.isWanted, !isGoing,
      let found = firstFocusable
    {
      return found
    }
    for child in childNodes {
      if let found = child.focusable(in: holder) { return found }
    }
    return nil
  }

  /// The first view below that can have the focus as a state wants it.
  func focusable(by holder: any FocusHolder) -> (any FocusableNode)? { focusable(in: holder) }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The standard priority.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The priority over the user's own changes of focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Ties the focus to a value: true while the view or one inside has it.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusBindingModifier(binding: condition, value: true))
  }

  /// Ties the focus to a value: that value while the view or one inside has it.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusBindingModifier(binding: binding, value: value))
  }

  /// Sets the initial focus when the view appears, unless another view has the focus.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(FocusBindingModifier(binding: binding, value: value, isDefault: true))
  }
}
