import Foundation
import TestSupport

/// Runs other programs.
enum Tool {
  /// The standard output of a program, found by its path or on the path.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
    let output = try TestProgram(program).run(arguments, input: Data(input.utf8), seconds: 300)
    return String(decoding: output, as: UTF8.self)
  }
}
