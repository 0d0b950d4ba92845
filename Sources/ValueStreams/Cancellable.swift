/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Something that is stopped when the last reference to it has gone.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Calls `cancel` once, when stopped.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Stops another cancellable.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Stops it; further calls do nothing.
  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are one object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
