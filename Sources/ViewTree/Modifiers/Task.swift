/// An asynchronous function that a view has, to be run on request.
@MainActor
struct PendingTask {
  weak var node: AnyViewNode?
  let action: @MainActor () async -> Void
}

/// Notes an asynchronous function of a view.
public struct _TaskModifier<ID: Equatable>: PrimitiveViewModifier {
  let id: ID
  let action: @MainActor () async -> Void

  /// A node that notes the function when it appears and when the id changes.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TaskNode<Base, ID>()
  }
}

private final class TaskNode<Base: View, ID: Equatable>:
  _ViewNode<ModifiedContent<Base, _TaskModifier<ID>>>
{
  private var content: _ViewNode<Base>?
  private var last: ID?

  override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }

  override func receive(_ view: ModifiedContent<Base, _TaskModifier<ID>>) {
    childNode(in: &content).update(view.content, inputs)
    guard last != view.modifier.id else { return }
    last = view.modifier.id
    inputs.graph?.tasks.append(PendingTask(node: self, action: view.modifier.action))
  }
}

extension ViewGraph {
  /// Runs the tasks of the views that are there, one after the other, and those that come by them.
  ///
  /// - Throws: `ViewGraphError.unsettled` when tasks go on starting tasks.
  package func runTasks() async throws(ViewGraphError) {
    try advance(to: time)
    for _ in 0..<Self.maximumRounds {
      guard !tasks.isEmpty else { return }
      let round = tasks
      tasks = []
      for task in round where task.node?.isMounted ?? false { await task.action() }
      settle()
    }
    throw .unsettled(time: time, rounds: Self.maximumRounds)
  }

  /// Reports the tasks that nobody has asked for.
  func reportTasks() {
    for task in tasks { task.node?.report(.taskNotRun) }
  }
}

extension View {
  /// An asynchronous function of the view; runs only on request, by `ImageRenderer.runTasks`.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: true, action: action))
  }

  /// An asynchronous function of the view, again for each new id; runs only on request.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, action: action))
  }
}
