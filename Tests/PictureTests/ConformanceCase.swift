import Foundation
import TestSupport
import Testing

/// A value measured on SwiftUI by others; `Resources/swiftui_cases.json` says by whom.
struct ConformanceCase: Sendable, CustomStringConvertible {
  let id: String
  let area: String
  let json: CaseValue
  /// How far a number may be off.
  let tolerance: Double

  var description: String { id }

  /// The cases of an area, in the order of the file.
  static func all(in area: String) throws -> [ConformanceCase] {
    try CaseValue.all(in: "swiftui_cases", of: .module).map { json in
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
