import Synchronization

/// Those who are told of changes.
final class StoreListeners: Sendable {
  private let state = Mutex<(next: Int, all: [Int: AsyncStream<StoreChange>.Continuation])>(
    (0, [:]))

  /// How many changes wait for who is slow.
  private static let buffer = 256

  func stream() -> AsyncStream<StoreChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.buffer)) { continuation in
      let id = state.withLock { state in
        state.next += 1
        state.all[state.next] = continuation
        return state.next
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.all[id] = nil }
      }
    }
  }

  func tell(_ change: StoreChange) {
    for listener in state.withLock({ Array($0.all.values) }) { listener.yield(change) }
  }

  deinit {
    for listener in state.withLock({ Array($0.all.values) }) { listener.finish() }
  }
}
