import Foundation
import Testing

@testable import shapeshift_gallery

/// The pages of the documentation against the sources.
@Suite("Guide") struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogues = [
    "Sources/ShapeShift/ShapeShift.docc",
    "Sources/ShapeShiftDocuments/ShapeShiftDocuments.docc",
    "Sources/ShapeShiftTesting/ShapeShiftTesting.docc",
  ].map { root.appending(path: $0) }

  /// The lines of a text without what all of them are indented by.
  private static func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }

  /// The code of a language in a page.
  private static func blocks(of language: String, in page: URL) throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\(language)\n")
      .dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }

  private static var pages: [URL] {
    get throws {
      try catalogues.flatMap { catalogue in
        try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
      }.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    }
  }

  @Test("every piece of Swift in the pages is compiled somewhere")
  func code() throws {
    let folders = ["Sources/Examples/Guide", "Tests/GalleryTests", "Tests/ClientTests"]
    let sources = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    var count = 0
    for page in try Self.pages {
      for block in try Self.blocks(of: "swift", in: page) {
        count += 1
        let wanted = Self.lines(block)
        let isThere = sources.contains { source in
          let lines = source.split(separator: "\n").map(String.init)
          return lines.indices.contains { start in
            let piece = lines[start...].prefix(wanted.count).joined(separator: "\n")
            return Self.lines(piece) == wanted
          }
        }
        #expect(isThere, "\(page.lastPathComponent): \(wanted.first ?? "")")
      }
    }
    #expect(count > 5)
  }

  @MainActor
  @Test("every picture of the pages is drawn by the gallery, or from a document in them")
  func pictures() throws {
    let drawn = Set(Guide.pictures.map(\.name) + ["guide-document"])
    for page in try Self.pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for match in text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
        #expect(drawn.contains(String(match.1)), "\(page.lastPathComponent): \(match.1)")
      }
    }
  }
}

/// The examples of symbols against the files that hold them.
@MainActor
@Suite("Examples of symbols") struct SymbolExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("each has its code, which is none of another, and a name of its own")
  func code() throws {
    let pages = try SymbolPages(from: Self.root.appending(path: "Sources/Examples/Symbols"))
    let symbols = SymbolExamples.examples.map(\.symbol)
    #expect(Set(symbols) == Set(pages.code.keys))
    #expect(Set(pages.code.values).count == symbols.count)
    #expect(Set(SymbolExamples.examples.map(\.name)).count == symbols.count)
    #expect(symbols.count > 100)
    #expect(pages.code.values.allSatisfy { !$0.isEmpty && !$0.contains("\n    add(") })
  }

  @Test("a type of the file stands above the code that uses it")
  func types() throws {
    let pages = try SymbolPages(from: Self.root.appending(path: "Sources/Examples/Symbols"))
    let code = try #require(pages.code["ButtonStyle"])
    #expect(code.hasPrefix("struct PillStyle: ButtonStyle {\n"))
    #expect(code.hasSuffix("  .buttonStyle(PillStyle())"))
    #expect(pages.code["Circle"]?.contains("struct") == false)
  }

  @Test("the symbols are there")
  func symbols() throws {
    let list = try String(
      contentsOf: Self.root.appending(path: "Docs/PublicSymbols.md"), encoding: .utf8)
    for example in SymbolExamples.examples {
      let name = example.symbol.split(separator: "/").last?.prefix { $0 != "(" } ?? ""
      #expect(list.contains(name), "\(example.symbol)")
    }
  }
}
