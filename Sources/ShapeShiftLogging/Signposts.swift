import Foundation

/// Where the lengths of what a program does would be noted.
public struct OSSignposter: Sendable {
  /// Signposts of the program.
  public init() {}
  /// Signposts of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Signposts of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Signposts beside messages.
  public init(logger: Logger) {}
  /// Whether anything is noted: nothing is.
  public var isEnabled: Bool { false }
  /// A name for something that has a length.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Would note a beginning.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Would note a beginning.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Would note an end.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Would note an end.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Would note an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Would note an event.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Calls a function, whose length would be noted.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// What tells things from others that have a length.
public struct OSSignpostID: Hashable, Sendable {
  /// The only one of its name.
  public static let exclusive = OSSignpostID()
  /// Something of a log.
  public init(log: OSLog) {}
  private init() {}
}

/// Something that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// A value that one after the other changes.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable because the value is behind a lock.

  private let place: LockedPlace<State>

  /// A lock around a value.
  public init(initialState: State) { place = LockedPlace(initialState) }
  /// A lock around a value that may be of the caller's alone.
  public init(uncheckedState initialState: State) { place = LockedPlace(initialState) }

  /// Changes the value, and waits for those who do before.
  public func withLock<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try place.change(body)
  }

  /// Changes the value, and waits for those who do before.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try place.change(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(initialState: ()) }
  /// Calls a function while nobody else does.
  public func withLock<Result>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try place.change { _ in try body() }
  }
  /// Takes the lock.
  public func lock() { place.lock.lock() }
  /// Gives the lock back.
  public func unlock() { place.lock.unlock() }
}

/// A value and its lock.
private final class LockedPlace<State> {
  let lock = NSLock()
  private var state: State

  init(_ state: State) { self.state = state }

  func change<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
