/// The members of a JSON object in their order.
///
/// Keys that Swift's strings call equal, that is canonically equivalent in Unicode, are the same key.
public struct JSONObject: Sendable {
  /// A key and its value.
  public struct Member: Sendable {
    /// The name of the member.
    public let key: String
    /// The value of the member.
    public var value: JSONValue

    /// Creates a member from its name and value.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// All members, in their order.
  public private(set) var members: [Member] = [] {
    didSet { origin = nil }
  }
  /// The place at which the object was read; `nil` if it is not known, or if the object was changed.
  package var origin: ObjectOrigin?
  /// The places of the keys, kept once there are more than `indexThreshold`.
  private var index: [String: Int] = [:]

  private static let indexThreshold = 16

  /// An object without members.
  public init() {}

  /// The number of members.
  public var count: Int { members.count }
  /// Whether it has no members.
  public var isEmpty: Bool { members.isEmpty }
  /// The names of members, in their order.
  public var keys: [String] { members.map(\.key) }

  /// The value of a key; nil removes the member, a new key goes to the end.
  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): remove(at: position)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Sets all members of another object, in its order.
  public mutating func merge(_ other: JSONObject) {
    for member in other.members { self[member.key] = member.value }
  }

  /// Adds a member whose key is known to be new.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
    if !index.isEmpty {
      index[key] = members.count - 1
    } else if members.count > Self.indexThreshold {
      rebuildIndex()
    }
  }

  /// Puts a member whose key is known to be new before the one at `position`.
  public mutating func insert(_ key: String, _ value: JSONValue, at position: Int) {
    precondition(self.position(of: key) == nil, "the key already exists")
    members.insert(Member(key: key, value: value), at: position)
    rebuildIndex()
  }

  /// The place of a key among the members.
  public func position(of key: String) -> Int? {
    index.isEmpty ? members.firstIndex { $0.key == key } : index[key]
  }

  private mutating func remove(at position: Int) {
    members.remove(at: position)
    rebuildIndex()
  }

  private mutating func rebuildIndex() {
    index = [:]
    guard members.count > Self.indexThreshold else { return }
    for (position, member) in members.enumerated() { index[member.key] = position }
  }
}

extension JSONObject: Equatable {
  /// Whether both have the same members, in whatever order.
  public static func == (lhs: JSONObject, rhs: JSONObject) -> Bool {
    guard lhs.count == rhs.count else { return false }
    return zip(lhs.members, rhs.members).allSatisfy { left, right in
      (left.key == right.key ? right.value : rhs[left.key]) == left.value
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// The members of a literal; a repeated key keeps its last value.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}
