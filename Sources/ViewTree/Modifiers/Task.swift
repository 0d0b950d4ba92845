import ValueStreams

/// An asynchronous function of a view, which runs by the scene's time where tasks do.
@MainActor
final class ViewTask {
  private(set) weak var node: AnyViewNode?
  private let action: @MainActor () async -> Void
  private let sleep = TaskSleep()
  private var handle: Task<Void, Never>?
  private(set) var isDone = false

  init(node: AnyViewNode, action: @escaping @MainActor () async -> Void) {
    self.node = node
    self.action = action
    guard VirtualClock.hasTasks, VirtualClock.current != nil else { return }
    handle = Task { [weak self] in await self?.run() }
  }

  /// What keeps the task from being done; nil if nothing does but the scene's time.
  var problem: ViewProblem? {
    guard !isDone, node?.isMounted ?? false else { return nil }
    guard handle != nil else { return .taskNotRun }
    return sleep.count == 0 ? .taskWaits : nil
  }

  /// Waits until the function is done, outside of the scene's time.
  func finish() async {
    if let handle { await handle.value } else { await run() }
  }

  func cancel() { handle?.cancel() }

  private func run() async {
    await TaskSleep.$current.withValue(sleep) { await action() }
    isDone = true
  }
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
  private var task: ViewTask?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, _TaskModifier<ID>>) {
    childNode(in: &content).update(view.content, inputs)
    guard inputs.environment.isInSight else { return stop() }
    guard last != view.modifier.id else { return }
    last = view.modifier.id
    task?.cancel()
    let task = ViewTask(node: self, action: view.modifier.action)
    self.task = task
    inputs.graph?.tasks.append(task)
  }

  /// Ends the task of a view that is not in sight: it begins anew when the view appears again.
  private func stop() {
    task?.cancel()
    (task, last) = (nil, nil)
  }

  override func willUnmount() {
    guard let graph = inputs.graph, !graph.isResetting else { return }
    task?.cancel()
  }
}

extension ViewGraph {
  /// Waits for the tasks of the views that are there, one after the other, and for those that come by them, unless they
  /// sleep by the scene's time.
  ///
  /// - Throws: `ViewGraphError.unsettled` when tasks go on starting tasks.
  package func runTasks() async throws(ViewGraphError) {
    for _ in 0..<Self.maximumRounds {
      try advance(to: time)
      tasks.removeAll { $0.isDone || $0.node == nil }
      let round = tasks.filter { $0.problem != nil }
      guard !round.isEmpty else { return }
      for task in round where task.problem != nil { await task.finish() }
    }
    throw .unsettled(time: time, rounds: Self.maximumRounds)
  }

  /// Reports the tasks that wait for what nobody has asked for.
  func reportTasks() {
    for task in tasks {
      if let problem = task.problem { task.node?.report(problem) }
    }
  }
}

extension View {
  /// An asynchronous function of the view, which begins when it appears and sleeps by the scene's time.
  ///
  /// What waits for something else does so until `ImageRenderer.runTasks` waits with it.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: true, action: action))
  }

  /// Runs an asynchronous function for the view, again for each new id; the previous task is canceled.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, action: action))
  }
}
