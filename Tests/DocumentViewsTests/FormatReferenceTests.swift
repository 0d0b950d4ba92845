import DocumentModel
import DocumentViews
import Foundation
import Testing

@Suite struct FormatReferenceTests {
  private let file = docsFolder.appendingPathComponent("DocumentFormat.md")

  @Test func `The page of the format has the reference of the tables`() throws {
    let page = try String(contentsOf: file, encoding: .utf8)
    let generated = try #require(FormatReference.page(page))
    try expectPublished("DocumentFormat.md", generated)
  }

  @Test func `Every example of the page can be read`() throws {
    let page = try String(contentsOf: file, encoding: .utf8)
    let parts = page.components(separatedBy: "```")
    let examples = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.hasPrefix("json5\n") }.map { String($0.dropFirst("json5\n".count)) }
    #expect(examples.count >= 5)
    for example in examples { #expect(problems(example) == [], "\(example)") }
  }

  @Test func `A page without markers gets no reference`() {
    #expect(FormatReference.page("# A page\n") == nil)
  }
}
