import Foundation

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of `objectWillChange`.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, made the first time.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the signal.
  public typealias Output = Void
  /// `Never`: the publisher cannot fail.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  /// Tells all subscribers.
  public func send() { audience.send(()) }
}

/// The publishers of objects that have not declared one.
///
/// A protocol's extension can't store anything in the object, so they stand in a table beside it: weak in
/// the object, cleared of objects that have gone whenever it has doubled.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Table()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = table.entries[key], entry.object === object { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property of a class whose object tells before the property changes.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  /// A property that starts with the given value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// A property that starts with the given value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The values: the one at hand first, then each new one before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { _ = newValue }
  }

  /// The property in an object of a class; setting it tells the object's publisher first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.own(by: object)
      box.send(newValue)
    }
  }

  /// The projection in an object of a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.own(by: object)
      return Publisher(box: box)
    }
    set { _ = newValue }
  }

  /// The values of a published property.
  public struct Publisher: ValueStreams.Publisher {
    /// The type of the published values.
    public typealias Output = Value
    /// `Never`: the publisher cannot fail.
    public typealias Failure = Never
    let box: PublishedBox<Value>

    /// Sends the value at hand and all that follow.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Value, S.Failure == Never {
      box.audience.add(subscriber, first: box.value)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// What a published property keeps.
final class PublishedBox<Value> {
  private(set) var value: Value
  let audience = Audience<Value, Never>()
  private weak var owner: AnyObject?
  private var subscriptions: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Notes the object that is to tell about changes.
  func own(by object: AnyObject) {
    if owner !== object { owner = object }
  }

  /// Tells the object's publisher and the property's, then takes the value.
  func send(_ newValue: Value) {
    if let object = owner as? any ObservableObject { Self.announce(object) }
    audience.send(newValue)
    value = newValue
  }

  func keep(_ subscription: AnyCancellable) { subscriptions.append(subscription) }

  private static func announce<O: ObservableObject>(_ object: O) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// An object that tells when it is about to change, as it was called at first.
@available(*, deprecated, renamed: "ObservableObject")
public protocol BindableObject: ObservableObject {
  /// The type of `willChange`.
  associatedtype ObjectWillChangePublisher

  /// Sends before the object changes.
  var willChange: ObjectWillChangePublisher { get }
}

@available(*, deprecated, renamed: "ObservableObject")
extension BindableObject {
  /// The same publisher as `willChange`.
  public var objectWillChange: ObjectWillChangePublisher { willChange }
}
