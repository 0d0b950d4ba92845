import FlyingFox
import Foundation
import Synchronization

/// What waits to be sent to a page: it is taken as fast as the page takes it.
final class Outbox: Sendable {
  private struct State {
    var frames: [WSFrame] = []
    var size = 0
    var isClosed = false
    var taker: CheckedContinuation<WSFrame?, Never>?
  }

  private let state = Mutex(State())

  /// A page that lets more than these bytes wait is given up.
  private static let mostBytes = 1 << 28

  /// Adds a frame; false where the page takes nothing any more.
  @discardableResult
  func add(_ frame: WSFrame) -> Bool {
    let (taker, isOpen) = state.withLock { state -> (CheckedContinuation<WSFrame?, Never>?, Bool) in
      guard !state.isClosed, state.size + frame.payload.count <= Self.mostBytes else {
        return (nil, false)
      }
      if let taker = state.taker {
        state.taker = nil
        return (taker, true)
      }
      state.frames.append(frame)
      state.size += frame.payload.count
      return (nil, true)
    }
    taker?.resume(returning: frame)
    return isOpen
  }

  /// The next frame; nil once the page has gone.
  func next() async -> WSFrame? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let frame = state.withLock { state -> WSFrame?? in
          if !state.frames.isEmpty {
            let frame = state.frames.removeFirst()
            state.size -= frame.payload.count
            return .some(frame)
          }
          if state.isClosed { return .some(nil) }
          state.taker = continuation
          return nil
        }
        if let frame { continuation.resume(returning: frame) }
      }
    } onCancel: {
      close()
    }
  }

  /// Nothing more is sent after what is there already.
  func close() {
    let taker = state.withLock { state -> CheckedContinuation<WSFrame?, Never>? in
      state.isClosed = true
      defer { state.taker = nil }
      return state.taker
    }
    taker?.resume(returning: nil)
  }
}
