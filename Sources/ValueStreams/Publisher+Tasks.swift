public import Foundation

// Publishers for `for await`.

extension Publisher where Failure == Never {
  /// The values, one after the other, for as long as somebody asks for them.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let line = sink { value in
        nonisolated(unsafe) let sent = value
        unsafe continuation.yield(sent)
      } whenOver: {
        continuation.finish()
      }
      continuation.onTermination = { _ in line.cancel() }
    }
  }

  private func sink(
    _ receiveValue: @escaping (Output) -> Void, whenOver: @escaping () -> Void
  ) -> TaskLine {
    TaskLine(sink(receiveCompletion: { _ in whenOver() }, receiveValue: receiveValue))
  }
}

extension Publisher where Failure == any Error {
  /// The values, one after the other, for as long as somebody asks for them; a failure is thrown.
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let line = TaskLine(
        sink(
          receiveCompletion: { end in
            switch end {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          },
          receiveValue: { value in
            nonisolated(unsafe) let sent = value
            unsafe continuation.yield(sent)
          }))
      continuation.onTermination = { _ in line.cancel() }
    }
  }
}

/// What keeps values coming for a task.
private struct TaskLine: @unchecked Sendable {
  private let line: AnyCancellable
  init(_ line: AnyCancellable) { self.line = line }
  func cancel() { line.cancel() }
}

extension NotificationCenter {
  /// Returns the notifications with a name as a sequence, until it is released.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    publisher(for: name, object: object).values
  }
}
