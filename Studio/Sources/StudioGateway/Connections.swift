import Foundation
import NIOCore
import Synchronization

/// The open connections, at most ``limit``.
///
/// One connection more closes the one that has waited longest for a request, so that connections without requests never keep
/// a browser out. Connections that are being served are not closed; if all are served, the new one is.
final class Connections: Sendable {
  /// 256, or half of the files that the process may open if those are fewer.
  static let limit: Int = {
    var files = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return 256 }
    return min(256, Int(clamping: files.rlim_cur) / 2)
  }()

  private struct State {
    var open: Set<ObjectIdentifier> = []
    /// The connections without a request, the longest waiting first.
    var waiting: [any Channel] = []
  }

  private let state = Mutex(State())

  /// Records that a connection waits for a request.
  func wait(_ channel: any Channel) {
    let closed = state.withLock { state -> (any Channel)? in
      state.open.insert(ObjectIdentifier(channel))
      state.waiting.removeAll { $0 === channel }
      state.waiting.append(channel)
      return state.open.count > Self.limit ? state.waiting.removeFirst() : nil
    }
    closed?.close(promise: nil)
  }

  /// Records that a request of a connection is served.
  func serve(_ channel: any Channel) {
    state.withLock { $0.waiting.removeAll { $0 === channel } }
  }

  /// Records that a connection is closed.
  func remove(_ channel: any Channel) {
    state.withLock { state in
      state.open.remove(ObjectIdentifier(channel))
      state.waiting.removeAll { $0 === channel }
    }
  }
}
