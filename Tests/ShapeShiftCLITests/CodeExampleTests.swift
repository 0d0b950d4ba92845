import DocumentModel
import DocumentViews
import Foundation
import Testing

@testable import ShapeShiftCLI

/// The pages of codes: what is wrong has exactly the code, what is mended has none.
@Suite struct CodeExampleTests {
  /// Codes of the Swift compiler, whose examples are drawn where that is installed.
  private static let swift: Set<String> = ["E0801", "E0802", "E0803", "E0804"]

  private static let examples = CodeExample.all.values.sorted { $0.id < $1.id }

  @Test func `Every code has an example, and every example a code`() {
    #expect(Set(CodeExample.all.keys) == Set(Explain.allCodes.map(\.id)))
  }

  @Test(arguments: examples.map(\.id).filter { !swift.contains($0) })
  func `A wrong example has its code and no other, a mended one has none`(id: String) throws {
    let example = try #require(CodeExample.all[id])
    let wrong = try run(example.wrong)
    #expect(codes(of: wrong) == [id], "\(wrong.text)\(wrong.messages)")
    let mended = try run(example.mended)
    #expect(codes(of: mended) == [] && mended.status == 0, "\(mended.text)\(mended.messages)")
    #expect(example.wrong != example.mended)
  }

  @Test(arguments: swift.sorted())
  func `Swift examples name files that the compiler is given`(id: String) throws {
    let example = try #require(CodeExample.all[id])
    for side in [example.wrong, example.mended] {
      let input = id == "E0804" ? "App" : "Card.swift"
      #expect(side.command == "shapeshift render \(input) -o card.png")
      #expect(side.files.allSatisfy { $0.name.hasPrefix(input) && $0.name.hasSuffix(".swift") })
    }
  }

  /// Runs the command of a side in a folder that has its files.
  private func run(_ side: CodeExample.Side) throws -> Workspace.Outcome {
    let workspace = try Workspace()
    for file in side.files { try workspace.write(file.text, to: file.name) }
    return try workspace.shell("shapeshift() { \"$0\" \"$@\"; }\n\(side.command)")
  }

  /// Returns the codes of all messages; for an SVG file, the code of the innermost cause.
  private func codes(of outcome: Workspace.Outcome) -> [String] {
    let lines = (outcome.text + outcome.messages).split(separator: "\n")
    let found = lines.compactMap { line in
      (line.matches(of: /\[(S\d{4})\]/).last
        ?? line.firstMatch(of: /\b(?:error|warning)\[(E\d{4})\]/))
        .map { String($0.1) }
    }
    return Set(found).sorted()
  }
}
