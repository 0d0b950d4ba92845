import Foundation
import ValueStreams

/// The values that the views of a scene keep under names, in common; nothing of them is there when it starts anew.
@MainActor
package final class StoredPlaces {
  /// Whether what is set goes to the user defaults as well: where these are the scene's own.
  package static var writesDefaults = false
  /// Those of the scene whose code runs.
  package private(set) static var current: StoredPlaces?

  private var places: [(key: StoredKey, place: StoredPlace)] = []

  /// Runs code of the scene.
  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// The place of a name, made the first time.
  func place(_ key: StoredKey, _ make: () -> StoredPlace) -> StoredPlace {
    if let known = places.first(where: { $0.key == key }) { return known.place }
    let place = make()
    places.append((key, place))
    return place
  }

  /// Counts what has happened in the scene, for views that have the number as `SceneStorage` of the name.
  package func count(_ name: String) {
    let place = place(StoredKey(name: name, store: nil)) { StoredPlace() }
    place.set((place.value as? Int ?? 0) + 1)
  }

  /// Takes what code has put into the user defaults by itself.
  func refresh() {
    for (_, place) in places { place.refresh() }
  }
}

/// A name that values are kept under.
struct StoredKey: Equatable, @unchecked Sendable {
  // Sendable because it is the main actor's.

  let name: String
  /// In which user defaults; nil for what a scene keeps for itself.
  let store: UserDefaults?
}

/// Where a value is that several views have by its name.
final class StoredPlace: ObservableObject, @unchecked Sendable {
  // Sendable because it is the main actor's.

  /// The value; nil while it is what each of them starts with.
  private(set) var value: Any?
  /// What the user defaults had last, as they have it.
  private var known: (any Equatable)?
  private let raw: () -> (any Equatable)?
  private let read: () -> Any?
  private let write: (Any) -> Void

  /// A place.
  ///
  /// - Parameters:
  ///   - raw: What the user defaults have, as they have it, to tell whether it has changed.
  ///   - read: The value that it stands for.
  ///   - write: Puts a value there.
  init(
    raw: @escaping () -> (any Equatable)? = { nil }, read: @escaping () -> Any? = { nil },
    write: @escaping (Any) -> Void = { _ in }
  ) {
    (self.raw, self.read, self.write) = (raw, read, write)
    known = raw()
    value = read()
  }

  /// Keeps a value, and has the bodies run again that have it.
  @MainActor
  func set(_ newValue: Any) {
    objectWillChange.send()
    value = newValue
    guard StoredPlaces.writesDefaults else { return }
    write(newValue)
    known = raw()
  }

  func refresh() {
    let now = raw()
    guard known != nil || now != nil, !areEqual(known as Any?, now as Any?) else { return }
    objectWillChange.send()
    (known, value) = (now, read())
  }
}

/// A value by its name, for bindings.
final class StoredLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  // Sendable because views are on the main actor, and so is every use of it.

  private let place: StoredPlace
  private let initialValue: Value

  init(_ place: StoredPlace, _ initialValue: Value) {
    self.place = place
    self.initialValue = initialValue
  }

  override func get() -> Value { place.value as? Value ?? initialValue }

  override func set(_ newValue: Value) {
    guard !areEqual(get(), newValue) else { return }
    let (place, newValue) = (place, Unchecked(newValue as Any))
    MainActor.runHereOrLater { place.set(newValue.value) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? StoredLocation)?.place === place
  }
}

extension _LinkContext {
  /// The place of a name in the scene.
  func stored(_ key: StoredKey, _ make: @escaping () -> StoredPlace) -> StoredPlace {
    let (node, unchecked) = (node, Unchecked(make))
    let place: StoredPlace? = MainActor.assumeIsolated {
      node.node?.inputs.graph?.stored.place(key, unchecked.value)
    }
    return place ?? make()
  }
}
