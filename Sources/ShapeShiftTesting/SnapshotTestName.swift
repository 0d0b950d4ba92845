import Foundation
import Testing

/// The name of a reference, from the names of the suite and the test that run.
struct SnapshotTestName {
  /// The reason for a missing name.
  enum Problem: Error, CustomStringConvertible {
    case noTest
    case arguments

    var description: String {
      switch self {
      case .noTest:
        "expectSnapshot was called outside a running test; call it in the task of the test"
      case .arguments:
        "a test with arguments requires a name for each snapshot, for example named: \"\\(argument)\""
      }
    }
  }

  /// `Suite.test.name`.
  let text: String

  init(named name: String?) throws {
    guard let test = Test.current else { throw Problem.noTest }
    guard name != nil || !test.isParameterized else { throw Problem.arguments }
    let parts = try Self.components(of: test.id) + (name.map { [$0] } ?? [])
    text = parts.map(Self.cleaned).joined(separator: ".")
  }

  /// The names of suites and function; the identifier says them only when it is encoded.
  private static func components(of id: Test.ID) throws -> [String] {
    struct Names: Decodable { let nameComponents: [String] }
    return try JSONDecoder().decode(Names.self, from: JSONEncoder().encode(id)).nameComponents
  }

  /// The name as a file's: letters, digits and dashes.
  static func cleaned(_ name: String) -> String {
    let bare = name.prefix { $0 != "(" }.filter { $0 != "`" }
    let words = bare.split { !$0.isLetter && !$0.isNumber && !"@-_.".contains($0) }
    return words.joined(separator: "-")
  }
}
