import Foundation

/// Values of any types that lead from one view to the next.
public struct NavigationPath: Equatable {
  /// A value, and how it is written where that can be done.
  private struct Element: Equatable {
    let value: AnyHashable
    let coded: (any Codable)?

    static func == (lhs: Element, rhs: Element) -> Bool { lhs.value == rhs.value }
  }

  private var elements: [Element] = []

  /// A path that leads nowhere.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { Element(value: AnyHashable($0), coded: nil) }
  }

  /// A path of values that can be written.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    self.elements = elements.map { Element(value: AnyHashable($0), coded: $0) }
  }

  /// A path that was written.
  public init(_ codable: CodableRepresentation) {
    elements = codable.values.compactMap { value in
      (value as? any Hashable).map { Element(value: AnyHashable($0), coded: value) }
    }
  }

  /// The number of values.
  public var count: Int { elements.count }
  /// Whether the path leads nowhere.
  public var isEmpty: Bool { elements.isEmpty }

  /// A codable form of the path, or `nil` if a value is not codable.
  public var codable: CodableRepresentation? {
    let values = elements.compactMap(\.coded)
    return values.count == elements.count ? CodableRepresentation(values: values) : nil
  }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value: AnyHashable(value), coded: nil))
  }

  /// Adds a value that can be written.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(Element(value: AnyHashable(value), coded: value))
  }

  /// Takes values away.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The values.
  var values: [AnyHashable] { elements.map(\.value) }

  /// Adds a value of a type that is not known.
  mutating func append(any value: AnyHashable) {
    elements.append(Element(value: value, coded: value.base as? any Codable))
  }

  /// A path as it is written: the type and the value of each element.
  ///
  /// Source: SwiftUI writes the last element first, each as the name of its type and its value in JSON.
  public struct CodableRepresentation: Codable, Equatable {
    /// The values, the first one first.
    let values: [any Codable]

    init(values: [any Codable]) { self.values = values }

    /// Reads a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Codable.Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "unknown type \(name)")
        }
        values.append(try JSONDecoder().decode(type, from: Foundation.Data(text.utf8)))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let coder = JSONEncoder()
      coder.outputFormatting = [.sortedKeys]
      for value in values.reversed() {
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(String(decoding: try coder.encode(value), as: UTF8.self))
      }
    }

    /// Whether both are made of the same values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.values.count == rhs.values.count
        && zip(lhs.values, rhs.values).allSatisfy { lhs, rhs in
          guard let lhs = lhs as? any Hashable, let rhs = rhs as? any Hashable else {
            return false
          }
          return AnyHashable(lhs) == AnyHashable(rhs)
        }
    }
  }
}
