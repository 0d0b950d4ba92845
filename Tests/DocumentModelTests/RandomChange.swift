import TestSupport

@testable import DocumentModel

/// One change of a random place of a value.
struct RandomChange {
  enum Kind: CaseIterable { case replace, insert, remove, reorder }

  let kind: Kind
  /// The place that is replaced, or the array or object in which something changes.
  let place: JSONPointer
  /// The old places of the items after the change; `nil` for one that is new.
  let origins: [Int?]
  let value: JSONValue

  /// Makes a change; `nil` if the place chosen does not allow its kind.
  init?(of old: JSONValue, _ random: inout RandomJSON) {
    kind = Kind.allCases.randomElement(using: &random.generator) ?? .replace
    var places: [JSONPointer] = []
    Self.collect(old, JSONPointer(), &places)
    let kind = kind
    let fitting = places.filter { place in
      switch kind {
      case .replace: !(old[place]?.isContainer ?? true)
      case .insert: old[place]?.isContainer ?? false
      case .remove: (old[place]?.itemCount ?? 0) > 0
      case .reorder: (old[place]?.itemCount ?? 0) > 1
      }
    }
    guard let place = fitting.randomElement(using: &random.generator), let target = old[place]
    else {
      return nil
    }
    self.place = place
    let items = target.items
    let (fresh, key) = (random.value(depth: 2), "new\(items.count)")
    if kind == .replace {
      guard fresh != target, let value = try? old.setting(fresh, at: place) else { return nil }
      (self.value, origins) = (value, [])
      return
    }
    var origins: [Int?] = Array(items.indices)
    switch kind {
    case .insert:
      origins.insert(nil, at: Int.random(in: 0...items.count, using: &random.generator))
    case .remove: origins.remove(at: Int.random(in: 0..<items.count, using: &random.generator))
    case .reorder, .replace: origins.shuffle(using: &random.generator)
    }
    self.origins = origins
    let new: JSONValue
    if target.array != nil {
      new = .array(origins.map { $0.map { items[$0].value } ?? fresh })
    } else {
      var object = JSONObject()
      for origin in origins {
        object[origin.map { items[$0].key } ?? key] = origin.map { items[$0].value } ?? fresh
      }
      new = .object(object)
    }
    guard let value = try? place.isRoot ? new : old.setting(new, at: place) else { return nil }
    self.value = value
  }

  private static func collect(
    _ value: JSONValue, _ place: JSONPointer, _ places: inout [JSONPointer]
  ) {
    places.append(place)
    for item in value.items { collect(item.value, place.appending(item.key), &places) }
  }
}

extension JSONValue {
  var isContainer: Bool { array != nil || object != nil }

  var itemCount: Int { items.count }

  /// The elements with their indices, or the members.
  var items: [(key: String, value: JSONValue)] {
    if let array { return array.enumerated().map { (String($0), $1) } }
    return object?.members.map { ($0.key, $0.value) } ?? []
  }
}
