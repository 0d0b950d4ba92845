import Foundation
import Testing

/// A value measured on SwiftUI by others; `Resources/swiftui_cases.json` says by whom.
struct ConformanceCase: Sendable, CustomStringConvertible {
  let id: String
  let area: String
  let json: JSONValue
  /// How far a number may be off.
  let tolerance: Double

  var description: String { id }

  /// The cases of an area, in the order of the file.
  static func all(in area: String) throws -> [ConformanceCase] {
    let url = try #require(
      Bundle.module.url(forResource: "Resources/swiftui_cases", withExtension: "json"))
    let cases = try JSONDecoder().decode([JSONValue].self, from: Data(contentsOf: url))
    return try cases.map { json in
      ConformanceCase(
        id: try #require(json["id"]?.string), area: try #require(json["area"]?.string), json: json,
        tolerance: json["tolerance"]?.number ?? 0)
    }.filter { $0.area == area }
  }

  /// The case of a name.
  static func named(_ id: String, in area: String) throws -> ConformanceCase {
    try #require(try all(in: area).first { $0.id == id })
  }

  /// What is expected, as numbers.
  var numbers: [Double] { json["expected"]?.array?.compactMap(\.number) ?? [] }
}

/// Any JSON, as the cases have it.
enum JSONValue: Decodable, Sendable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var object: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// A length in points; a billion and more stand for infinity.
  var length: CGFloat? { number.map { $0 >= 1e9 ? .infinity : CGFloat($0) } }
}
