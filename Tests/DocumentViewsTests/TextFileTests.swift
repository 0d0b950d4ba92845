import DocumentModel
import DocumentViews
import Foundation
import TestSupport
import Testing

@Suite @MainActor struct TextFileTests {
  private static let value = document(
    #"{"view": "Text", "text": {"$": "terms"}}"#,
    #""values": {"terms": {"$text": "in/terms.txt"}}, "#)

  private func text(_ bytes: [UInt8]) throws -> String? {
    try withFolder(["in/terms.txt": bytes]) { folder in
      let scene = try scene(Self.value, root: folder)
      #expect(scene.files.map(\.lastPathComponent) == ["test.json", "terms.txt"])
      return scene.root?["values"]?["terms"]?.string
    }
  }

  @Test func `The text of a file is a value`() throws {
    #expect(try text(Array("Grüße, \"Ada\"".utf8)) == "Grüße, \"Ada\"")
    #expect(try text([]) == "")
  }

  @Test func `The text omits a byte order mark and the last line break`() throws {
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("a\r\n\r\nb\r\n".utf8)) == "a\n\nb")
    #expect(try text(Array("a\n\n".utf8)) == "a\n")
  }

  @Test func `A file in UTF-16 is read, with and without a byte order mark`() throws {
    let text16 = { (text: String) in text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } }
    #expect(try text([0xFF, 0xFE] + text16("Grüße\r\n")) == "Grüße")
    #expect(try text(text16("terms")) == "terms")
    #expect(try text([0xFE, 0xFF, 0, 0x61]) == "a")
  }

  @Test func `A broken file in UTF-16 is an error`() throws {
    try withFolder(["in/terms.txt": [0xFF, 0xFE, 0x61]]) { folder in
      #expect(
        problems(Self.value, root: folder) == [
          #"1:1 E0114 "in/terms.txt" is not valid UTF-16 text | save the file as UTF-8"#
        ])
    }
  }

  @Test func `A text file may be the argument of a view`() throws {
    try withFolder(["title.txt": Array("Hello\n".utf8)]) { folder in
      let text = document(#"{"view": "Text", "text": {"$text": "title.txt"}}"#)
      let lines = try drawing(text, root: folder)
      #expect(lines.contains { $0.contains("Hello") })
    }
  }

  @Test func `A file that is not UTF-8 is an error with its place`() throws {
    try withFolder(["in/terms.txt": Array("ab\nc".utf8) + [0xE4]]) { folder in
      let errors = #expect(throws: DocumentErrors.self) { try scene(Self.value, root: folder) }
      let problem = try #require(errors?.diagnostics.first)
      #expect(problem.code.id == "E0114")
      #expect(problem.span.map { [$0.start.line, $0.start.column] } == [2, 2])
      #expect(problem.span?.source.name == "in/terms.txt")
      #expect(problem.notes.last?.message == "included from here")
    }
  }

  @Test(
    arguments: [
      (#"{"$text": "../a.txt"}"#, "E0402"), (#"{"$text": "/etc/passwd"}"#, "E0402"),
      (#"{"$text": "none.txt"}"#, "E0403"), (#"{"$text": 5}"#, "E0401"),
      (#"{"$text": "a.txt", "x": 1}"#, "E0401"), (#"{"$text": "a.txt#/b"}"#, "E0401"),
    ])
  func `A wrong text file is reported`(_ value: String, _ code: String) throws {
    try withFolder(["a.txt": [97]]) { folder in
      let found = problems(document(#"{"view": "Text", "text": \#(value)}"#), root: folder)
      #expect(found.count == 1 && found[0].contains(code), "\(found)")
    }
  }

  @Test func `A text file has the size limit of documents`() throws {
    try withFolder(["in/terms.txt": [UInt8](repeating: 97, count: 2000)]) { folder in
      var limits = DocumentLimits()
      limits.fileSize = 1000
      let found = problems(Self.value, root: folder, limits: limits)
      #expect(found.count == 1 && found[0].contains("E0001"), "\(found)")
    }
  }

  @Test func `Git merge markers in a text file are an error`() throws {
    let text = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n"
    let wide = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), wide] {
      try withFolder(["in/terms.txt": bytes]) { folder in
        #expect(problems(Self.value, root: folder).first?.contains("E0121") == true)
      }
    }
  }

  @Test func `The unknown swatch of a change with a file name suggests the text of the file`() {
    let found = problems(
      document(#"{"view": "Text", "text": {"$": "terms"}}"#, #""values": {"terms": ""}, "#),
      set: [DocumentChange("terms", text: "@terms.txt")])
    #expect(found.count == 1 && found[0].contains(#"{"$text": "terms.txt"}"#), "\(found)")
  }
}
