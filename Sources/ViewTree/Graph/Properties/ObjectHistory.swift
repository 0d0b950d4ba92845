/// Which objects scenes have changed, over all that are made of one and the same thing.
///
/// A scene that starts anew makes its objects anew. One that comes from elsewhere still is as a later time has left
/// it, so that what reads it again shows a picture that no time has.
@MainActor
package final class ObjectHistory {
  private struct Change {
    weak var object: AnyObject?
    let name: String
    /// The scene that has changed it, by number.
    let scene: Int
    /// What waits for it to change; nil for an object that tells its readers itself.
    var readers: Int?
  }

  private var changes: [ObjectIdentifier: Change] = [:]
  /// The number of the scene that runs.
  private var scene = 0

  package init() {}

  /// The scene starts, or starts anew.
  func begin() {
    scene += 1
    changes = changes.filter { $0.value.object != nil }
  }

  /// Whether a scene has changed any object.
  package var hasChanges: Bool { !changes.isEmpty }

  /// Whether an object was changed by a scene before this one; its type then.
  func formerType(of object: AnyObject) -> String? {
    guard let change = changes[ObjectIdentifier(object)], change.object === object,
      change.scene < scene
    else { return nil }
    return change.name
  }

  /// Notes that the scene changes an object.
  func note(_ object: AnyObject, named name: String) {
    add(Change(object: object, name: name, scene: scene), of: object)
  }

  /// Notes that the scene changes an object, by what keeps its readers.
  func note(_ registrar: ObservedRegistrar) {
    let change = Change(
      object: registrar.identity, name: registrar.name, scene: scene, readers: 0)
    add(change, of: registrar.identity)
  }

  /// The type of an object in a value that a scene has changed.
  func changedType(in value: Any) -> String? {
    var search = ObjectSearch { [changes] object in
      guard let change = changes[ObjectIdentifier(object)], change.object === object else {
        return nil
      }
      return change.name
    }
    return search.look(at: value)
  }

  private func add(_ change: Change, of object: AnyObject) {
    let key = ObjectIdentifier(object)
    guard let known = changes[key], known.object === object else {
      changes[key] = change
      return
    }
  }

  /// Counts the readers of what former scenes have changed.
  func countReaders() {
    for (key, change) in changes where change.readers != nil && change.scene < scene {
      changes[key]?.readers = change.object.map(ObservedRegistrar.readers)
    }
  }

  /// The type of an object that has got readers since they were counted, though a former scene has changed it.
  var newlyReadType: String? {
    changes.values.filter { change in
      guard let readers = change.readers, change.scene < scene, let object = change.object else {
        return false
      }
      return ObservedRegistrar.readers(of: object) > readers
    }.map(\.name).min()
  }
}

extension ViewGraph {
  /// Notes which objects the scene changes by itself.
  func noteChange(of registrars: @autoclosure () -> [ObservedRegistrar]) {
    guard isAdvancing else { return }
    for registrar in registrars() { history.note(registrar) }
  }

  /// Notes that the scene changes an object by itself.
  func noteChange(of object: AnyObject) {
    guard isAdvancing else { return }
    history.note(object, named: typeName(type(of: object)))
  }

  /// Notes that a view reads an object.
  func noteUse(of object: AnyObject) {
    if let type = history.formerType(of: object) { refuseObject(of: type) }
  }

  /// Reports an object that the scene has changed and that is in a view which was made after that.
  package func reportShared(in view: Any) {
    if let type = history.changedType(in: view) { report(.sharedObject(type), at: "") }
  }

  /// Says that an object is not made anew with the scene: there is no picture once time has gone back.
  func refuseObject(of type: String) {
    report(.sharedObject(type), at: "")
    if hasGoneBack { fault = fault ?? .sharedObject(type: type, time: time) }
  }
}

/// Looks for an object in what a value is made of.
private struct ObjectSearch {
  let name: (AnyObject) -> String?
  private var known: Set<ObjectIdentifier> = []
  /// How many values may still be looked at: what has so many holds data.
  private var rest = 10_000

  init(_ name: @escaping (AnyObject) -> String?) { self.name = name }

  mutating func look(at value: Any) -> String? {
    rest -= 1
    guard rest > 0 else { return nil }
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      if let name = name(object) { return name }
      guard known.insert(ObjectIdentifier(object)).inserted else { return nil }
    }
    while let here = mirror {
      for child in here.children {
        if let name = look(at: child.value) { return name }
      }
      mirror = here.superclassMirror
    }
    return nil
  }
}
