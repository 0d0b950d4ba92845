public import Foundation
import Testing

/// Any JSON, as files of measured cases have it.
public enum CaseValue: Decodable, Sendable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case array([CaseValue])
  case object([String: CaseValue])
  case null

  /// Reads whatever stands there.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([CaseValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: CaseValue].self))
    }
  }

  /// The member of an object.
  public subscript(key: String) -> CaseValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The members, if it is an object.
  public var object: [String: CaseValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements, if it is an array.
  public var array: [CaseValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text, if it is one.
  public var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The truth value, if it is one.
  public var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The number, if it is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// A length in points; a billion and more stand for infinity.
  public var length: CGFloat? { number.map { $0 >= 1e9 ? .infinity : CGFloat($0) } }

  /// The cases of a file among the resources of a test.
  public static func all(in file: String, of bundle: Bundle) throws -> [CaseValue] {
    let url = try #require(bundle.url(forResource: "Resources/\(file)", withExtension: "json"))
    return try JSONDecoder().decode([CaseValue].self, from: Data(contentsOf: url))
  }
}
