/// Work on many things, several at a time, whose results arrive in order.
///
/// At most ``width`` pieces are under way or waiting to be delivered, so that memory does not grow with their
/// number.
package struct OrderedWork: Sendable {
  /// The largest number of pieces that exist at a time.
  package var width: Int

  /// Creates a queue for a number of workers, with one piece of work each and one more waiting.
  package init(workers: Int) { width = max(workers, 1) + 1 }

  /// Prepares each input on the main actor, works on it anywhere, and delivers the results in order.
  ///
  /// The first error ends the run, after the work in progress is complete; its results are
  /// passed to `salvage`.
  @MainActor
  package func run<Input, Prepared: Sendable, Result: Sendable>(
    over inputs: some Sequence<Input>,
    prepare: @MainActor (Input) throws -> Prepared,
    work: @escaping @Sendable (Prepared) async throws -> Result,
    deliver: @MainActor (Input, Result) async throws -> Void,
    salvage: @MainActor (Result) -> Void = { _ in }
  ) async throws {
    var pending: [(input: Input, task: Task<Result, any Error>)] = []
    do {
      for input in inputs {
        if pending.count >= width {
          let first = pending.removeFirst()
          try await deliver(first.input, first.task.value)
        }
        let prepared = try prepare(input)
        pending.append((input, Task.detached { try await work(prepared) }))
      }
      while !pending.isEmpty {
        let first = pending.removeFirst()
        try await deliver(first.input, first.task.value)
      }
    } catch {
      for item in pending { item.task.cancel() }
      for item in pending {
        if case .success(let result) = await item.task.result { salvage(result) }
      }
      throw error
    }
  }
}
