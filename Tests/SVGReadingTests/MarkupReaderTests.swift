import SVGReading
import Testing

@Suite("Reading of markup")
struct MarkupReaderTests {
  private func read(_ text: String, _ reader: SVGReader = SVGReader()) throws -> SVGPicture {
    try reader.read(Array(text.utf8))
  }

  @Test("what is no XML says where it ends to be")
  func refusesBrokenMarkup() {
    #expect(
      throws: SVGReadingError.notXML(message: "mismatched tag", line: 2, column: 3)
    ) { try read("<svg xmlns='http://www.w3.org/2000/svg'>\n</g>") }
  }

  @Test("another root is refused by its name")
  func refusesOtherRoots() {
    #expect(throws: SVGReadingError.notSVG(root: "html")) { try read("<html/>") }
    #expect(throws: SVGReadingError.notSVG(root: "g")) {
      try read("<g xmlns='http://www.w3.org/2000/svg'/>")
    }
  }

  @Test("entities of the file are expanded, with elements in them")
  func expandsEntities() throws {
    let picture = try read(
      """
      <!DOCTYPE svg [<!ENTITY red "#f00"><!ENTITY box "<rect width='1' height='1' fill='&red;'/>">]>
      <svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>&box;</svg>
      """)
    #expect(picture.items.count == 1)
  }

  @Test("entities that grow without measure are refused")
  func refusesEntityBombs() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 \"<g/>\">"
    for level in 1...9 {
      let inner = String(repeating: "&a\(level - 1);", count: 10)
      text += "<!ENTITY a\(level) \"\(inner)\">"
    }
    text += "]><svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>&a9;</svg>"
    #expect(throws: SVGReadingError.self) { try read(text) }
  }

  @Test("a file outside of the document is never read as an entity")
  func readsNoExternalEntities() throws {
    let picture = try read(
      """
      <!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&x;</text></svg>
      """)
    #expect(picture.items.isEmpty)
  }

  @Test("more elements, or deeper ones, than allowed are refused")
  func limitsElements() {
    var reader = SVGReader()
    reader.limits.elements = 3
    let flat = "<svg xmlns='http://www.w3.org/2000/svg'><g/><g/><g/></svg>"
    #expect(throws: SVGReadingError.limit(what: "elements", limit: 3, line: 1)) {
      try read(flat, reader)
    }
    reader = SVGReader()
    reader.limits.depth = 2
    #expect(throws: SVGReadingError.limit(what: "nested elements", limit: 2, line: 1)) {
      try read("<svg xmlns='http://www.w3.org/2000/svg'><g><g/></g></svg>", reader)
    }
  }

  @Test("a root without a namespace is read, and said to have none")
  func readsRootsWithoutNamespace() throws {
    let picture = try read("<svg width='4' height='4'><rect width='4' height='4'/></svg>")
    #expect(picture.items.count == 1)
    #expect(picture.diagnostics.map(\.code) == [.invalidValue])
  }
}
