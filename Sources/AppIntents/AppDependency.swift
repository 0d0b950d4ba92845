// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Synchronization

/// What other parts of the program have handed in for intents.
public final class AppDependencyManager: Sendable {
  /// The one of the program.
  public static let shared = AppDependencyManager()

  private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  private struct Key: Hashable {
    let name: String?
    let type: ObjectIdentifier
  }

  /// Nothing yet.
  public init() {}

  /// Hands in what a closure gives when it is asked for.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let made = Made(dependency)
    makers.withLock { $0[Key(name: key, type: ObjectIdentifier(Value.self))] = { made.value } }
  }

  func value<Value: Sendable>(_ type: Value.Type, key: String?) -> Value? {
    let key = Key(name: key, type: ObjectIdentifier(Value.self))
    return makers.withLock { $0[key] }?() as? Value
  }

  /// What a closure gives, once.
  private final class Made<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let stored = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
      stored.withLock { stored in
        let value = stored ?? make()
        stored = value
        return value
      }
    }
  }
}

/// What another part of the program has handed in: `@Dependency var store: Store`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let manager: AppDependencyManager

  /// What was handed in, with a name or by its type alone.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  public var wrappedValue: Value {
    guard let value = manager.value(Value.self, key: key) else {
      preconditionFailure("nobody has added a \(Value.self) to AppDependencyManager")
    }
    return value
  }
}
