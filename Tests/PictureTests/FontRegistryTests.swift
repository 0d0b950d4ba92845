import CairoBackend
import Foundation
import ShapeShift
import Testing
import VectorGraphics
import ViewTree

@Suite @MainActor struct FontRegistryTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// The faces of the texts that a view draws, and what was found wrong.
  private func faces(_ view: some View) throws -> (faces: [any FontFace], problems: [String]) {
    let renderer = ImageRenderer(content: view)
    let items = try renderer.displayList().roots
    let faces = items.compactMap { item -> (any FontFace)? in
      if case .text(let text) = item.content { text.run.face } else { nil }
    }
    return (faces, renderer.problems)
  }

  @Test func `A font that is registered is found by the names it has`() throws {
    let file = try #require(FontLibrary().defaultFiles()["Inter-Black.otf"])
    // Until then the system's font stands in.
    let name = "Registry Test"
    let before = try faces(Text("a").font(.custom(name, size: 20)))
    #expect(before.faces.map(\.familyName) == ["Inter"])
    #expect(
      before.problems == ["font family \"\(name)\" not found; the system font is used"]
    )
    #expect(try FontRegistry.register(url: file, as: name) == [name])
    #expect(try FontRegistry.register(url: file, as: name) == [name])
    #expect(FontRegistry.familyNames.filter { $0 == name } == [name])
    let after = try faces(Text("a").font(.custom(name, size: 20)))
    #expect(after.faces.map(\.familyName) == [name])
    #expect(after.faces.map(\.weight) == [900])
    #expect(after.problems.isEmpty)
  }

  @Test func `What can't be registered is said by a type`() throws {
    try inFolder { folder in
      let absent = folder.appendingPathComponent("absent.ttf")
      #expect(throws: FontRegistryError.missingFile(absent)) {
        try FontRegistry.register(url: absent)
      }
      let text = folder.appendingPathComponent("text.ttf")
      try Data("no font".utf8).write(to: text)
      #expect(throws: FontRegistryError.notAFont(text, found: nil)) {
        try FontRegistry.register(url: text)
      }
      let inter = try #require(FontLibrary().defaultFiles()["Inter-Regular.otf"])
      let cut = folder.appendingPathComponent("cut.otf")
      try Data(try Data(contentsOf: inter).prefix(100)).write(to: cut)
      let error = FontRegistryError.broken(cut, reason: "its list of tables is cut off")
      #expect(throws: error) { try FontRegistry.register(url: cut) }
      #expect(
        "\(error)" == "the font file \(cut.path) is broken: its list of tables is cut off")
      #expect(throws: FontRegistryError.unreadable(folder)) {
        try FontRegistry.register(url: folder)
      }
      let remote = try #require(URL(string: "https://example.org/a.ttf"))
      #expect(throws: FontRegistryError.unreadable(remote)) {
        try FontRegistry.register(url: remote)
      }
      #expect(!FontRegistry.familyNames.contains("Inter"))
    }
  }

  @Test func `Text that no font has, or no room, is drawn and said`() throws {
    let missing = try faces(Text("a\u{13000}"))
    #expect(missing.problems.count == 1)
    #expect(
      missing.problems.first?.hasPrefix(
        "Text: no font contains the Egyptian Hieroglyphs character \u{13000} (U+13000), so a box is drawn; "
      ) == true)
    // Each letter takes a line of its own.
    let narrow = ImageRenderer(content: Text("abc").font(.system(size: 10)).frame(width: 0))
    let items = try narrow.displayList().roots
    #expect(narrow.problems.isEmpty)
    #expect(items.count == 3)
  }
}
