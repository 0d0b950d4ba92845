import IntegerConversion

/// The hashes of a value and of all values in it, by which equal parts of two documents are found.
///
/// Values with the same hash are taken for identical; whoever relies on that must check the result.
struct ValueOutline {
  /// The hashes in the order in which the values begin.
  private(set) var hashes: [UInt64] = []
  /// The number of values in each, with itself.
  private var sizes: [Int] = []

  init(_ node: JSONNode) { add(node) }

  init(_ value: JSONValue) { add(value) }

  /// The places of the values directly in the one at a place.
  func children(of place: Int, count: Int) -> [Int] {
    var child = place + 1
    return (0..<count).map { _ in
      defer { child += sizes[child] }
      return child
    }
  }

  private mutating func add(_ node: JSONNode) {
    switch node.content {
    case .null: add(leaf: .null)
    case .bool(let value): add(leaf: .bool(value))
    case .number(let value): add(leaf: .number(value))
    case .string(let value): add(leaf: .string(value))
    case .array(let elements):
      add(container: 5) { outline, note in
        for element in elements { note(outline.adding { $0.add(element) }) }
      }
    case .object(let members):
      add(container: 6) { outline, note in
        for member in members {
          note(Self.hash(member.key))
          note(outline.adding { $0.add(member.value) })
        }
      }
    }
  }

  private mutating func add(_ value: JSONValue) {
    switch value {
    case .null, .bool, .number, .string: add(leaf: value)
    case .array(let elements):
      add(container: 5) { outline, note in
        for element in elements { note(outline.adding { $0.add(element) }) }
      }
    case .object(let object):
      add(container: 6) { outline, note in
        for member in object.members {
          note(Self.hash(member.key))
          note(outline.adding { $0.add(member.value) })
        }
      }
    }
  }

  private mutating func add(leaf value: JSONValue) {
    let hash: UInt64 =
      switch value {
      case .bool(let value): Self.hash(1, value ? 1 : 2)
      case .number(let number):
        Self.hash(Self.hash(2, number.value.bitPattern), Self.hash(number.exactDigits ?? ""))
      case .string(let text): Self.hash(3, Self.hash(text))
      case .null, .array, .object: Self.hash(4, 0)
      }
    hashes.append(hash)
    sizes.append(1)
  }

  private mutating func add(
    container kind: UInt64, _ body: (inout ValueOutline, (UInt64) -> Void) -> Void
  ) {
    let place = hashes.count
    hashes.append(0)
    sizes.append(0)
    var hash = kind
    body(&self) { hash = Self.hash(hash, $0) }
    hashes[place] = hash
    sizes[place] = hashes.count - place
  }

  /// Returns the hash of the value that `body` adds.
  private mutating func adding(_ body: (inout ValueOutline) -> Void) -> UInt64 {
    let place = hashes.count
    body(&self)
    return hashes[place]
  }

  /// Combines two hashes; different values of one give different results as long as the other is the same.
  ///
  /// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, figure 16.
  private static func hash(_ hash: UInt64, _ next: UInt64) -> UInt64 {
    var bits = hash &* UInt64.goldenRatio ^ next
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
