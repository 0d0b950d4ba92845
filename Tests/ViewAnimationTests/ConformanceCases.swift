import Foundation

/// The cases of the conformance files, by id; their sources stand in the files.
enum ConformanceCases {
  /// One case; `input` and `expected` have a shape of their own per area.
  struct Case {
    let id: String
    let input: Any?
    let expected: Any
    let tolerance: Double
  }

  /// A case that the file does not have.
  struct Missing: Error {
    let id: String
  }

  /// The case of that id in `swiftui_cases.json` or `animation_cases.json`.
  static func named(_ id: String) throws -> Case {
    for name in ["swiftui_cases", "animation_cases"] {
      guard
        let url = Bundle.module.url(
          forResource: name, withExtension: "json", subdirectory: "Resources"),
        let list = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
          as? [[String: Any]],
        let found = list.first(where: { $0["id"] as? String == id }),
        let expected = found["expected"], let tolerance = found["tolerance"] as? Double
      else { continue }
      return Case(id: id, input: found["input"], expected: expected, tolerance: tolerance)
    }
    throw Missing(id: id)
  }
}

extension ConformanceCases.Case {
  /// The expected list of numbers; "inf" is infinity.
  func numbers() throws -> [Double] { try Self.numbers(expected, id) }

  /// A list of numbers of the expected object.
  func numbers(_ key: String) throws -> [Double] {
    try Self.numbers((expected as? [String: Any])?[key], id)
  }

  /// A list of numbers of the input, or the input itself.
  func inputs(_ key: String? = nil) throws -> [Double] {
    guard let key else { return try Self.numbers(input, id) }
    return try Self.numbers((input as? [String: Any])?[key], id)
  }

  /// A number of the input.
  func parameter(_ key: String) throws -> Double {
    guard let number = (input as? [String: Any])?[key] as? Double else {
      throw ConformanceCases.Missing(id: id + "." + key)
    }
    return number
  }

  private static func numbers(_ value: Any?, _ id: String) throws -> [Double] {
    guard let list = value as? [Any] else { throw ConformanceCases.Missing(id: id) }
    return try list.map {
      if $0 as? String == "inf" { return .infinity }
      guard let number = $0 as? Double else { throw ConformanceCases.Missing(id: id) }
      return number
    }
  }
}

/// Whether two numbers differ by at most `tolerance`; infinities are equal to themselves.
///
/// The last digits of the tolerance are not decisive: 1.2 is within 0.001 of 1.199.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  a == b || abs(a - b) <= tolerance * (1 + 1e-9)
}

/// Whether all numbers of two lists of one length differ by at most `tolerance`.
func areNear(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1, tolerance) }
}
