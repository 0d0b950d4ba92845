import Foundation
import Glibc
import Testing

@Suite("Bad input")
struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let document: Data
    let status: Int32
    let messages: String

    init(_ name: String, _ document: String, _ messages: String, status: Int32 = 65) {
      testDescription = name
      self.document = Data(document.utf8)
      self.messages = messages
      self.status = status
    }
  }

  static let cases = [
    Case(
      "wrong type", #"{"outlineWidth": "wide"}"#,
      """
      error[E0221]: expected a number for "outlineWidth", found the string "wide"
        --> doc.json:1:18  (at /outlineWidth)
         |
       1 | {"outlineWidth": "wide"}
         |                  ^^^^^^

      """),
    Case(
      "misspelt key", #"{"fil": {}}"#,
      """
      error[E0213]: unknown key "fil" in a model
        --> doc.json:1:2  (at /fil)
         |
       1 | {"fil": {}}
         |  ^^^^^ did you mean "fill"?

      """),
    Case(
      "misspelt modifier",
      """
      { "shapeshift": 1,
        "view": { "view": "Circle", "modifiers": [{ "strokBorder": {} }] } }
      """,
      """
      error[E0212]: unknown modifier "strokBorder"
        --> doc.json:2:47  (at /view/modifiers/0/strokBorder)
         |
       2 |   "view": { "view": "Circle", "modifiers": [{ "strokBorder": {} }] } }
         |                                               ^^^^^^^^^^^^^ did you mean "strokeBorder"?

      """),
    Case(
      "truncated", #"{"fill": {"hue": 0.5"#,
      """
      error[E0102]: unexpected end of file; expected "}" to close the object
        --> doc.json:1:21  (at /fill/hue)
         |
       1 | {"fill": {"hue": 0.5
         |                     ^ add }}
      note: the object opened at line 1, column 10 is not closed
        --> doc.json:1:10
         |
       1 | {"fill": {"hue": 0.5
         |          -
      note: the object opened at line 1, column 1 is not closed
        --> doc.json:1:1
         |
       1 | {"fill": {"hue": 0.5
         | -

      """),
    Case(
      "NaN", #"{"outlineWidth": NaN}"#,
      """
      error[E0110]: NaN is not allowed in a document
        --> doc.json:1:18  (at /outlineWidth)
         |
       1 | {"outlineWidth": NaN}
         |                  ^^^ write a number

      """),
    Case(
      "empty", "",
      """
      error[E0120]: the file is empty; expected an object
        --> doc.json:1:1
         |
       1 |
         | ^ write {}, or create a document with 'shapeshift init'

      """),
  ]

  private func expectNothingWritten(_ workspace: Workspace) throws {
    #expect(try workspace.names() == ["doc.json"])
  }

  @Test("A bad document is told with its place, and nothing is written", arguments: cases)
  func documents(_ bad: Case) throws {
    let workspace = try Workspace()
    try workspace.write(bad.document, to: "doc.json")
    let outcome = try workspace.run("render", "doc.json")
    #expect(outcome.status == bad.status)
    #expect(outcome.messages == bad.messages)
    #expect(outcome.text == "")
    try expectNothingWritten(workspace)
  }

  @Test("A file of 200 MB is refused by its size, within a second")
  func large() throws {
    let workspace = try Workspace()
    try workspace.write("", to: "doc.json")
    // A hole: it has the size and no content.
    try FileHandle(forWritingTo: workspace.file("doc.json")).truncate(atOffset: 200_000_000)
    let clock = ContinuousClock()
    var outcome: Workspace.Outcome?
    let time = try clock.measure { outcome = try workspace.run("render", "doc.json") }
    #expect(time < .seconds(5))
    #expect(outcome?.status == 65)
    #expect(
      outcome?.messages == """
        error[E0001]: "doc.json" has 200000000 bytes; the limit is 16777216
          help: raise the limit with --max-file-size

        """)
    try expectNothingWritten(workspace)
  }

  @Test("Standard input is no longer read once it is too long")
  func largeInput() throws {
    let workspace = try Workspace()
    try workspace.write("", to: "messages")
    let process = workspace.makeProcess(["render", "-", "--max-file-size", "5"])
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardError = try FileHandle(forWritingTo: workspace.file("messages"))
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data("{       }".utf8))
    // The pipe stays open: what is behind the limit is not waited for.
    try process.waitUntilExit(seconds: 120)
    #expect(process.terminationStatus == 65)
    #expect(
      try workspace.text("messages") == """
        error[E0001]: "<stdin>" has 6 bytes; the limit is 5
          help: raise the limit with --max-file-size

        """)
  }

  @Test("A depth of 10,000 and bytes at random are errors with codes")
  func garbage() throws {
    let workspace = try Workspace()
    try workspace.write(String(repeating: "[", count: 10_000), to: "doc.json")
    let deep = try workspace.run("render", "doc.json")
    #expect(deep.status == 65)
    #expect(
      deep.messages.hasPrefix("error[E0002]: arrays and objects are nested deeper than 128 levels"))
    try workspace.write(Data((0..<4000).map { UInt8($0 * 7919 >> 3 & 255) }), to: "doc.json")
    let bytes = try workspace.run("render", "doc.json")
    #expect(bytes.status == 65)
    #expect(bytes.messages.hasPrefix("error[E01"))
    try expectNothingWritten(workspace)
  }

  @Test("A picture of 1e18 pixels is refused")
  func hugePicture() throws {
    let workspace = try Workspace()
    try workspace.write("{}", to: "doc.json")
    let outcome = try workspace.run("render", "doc.json", "--size", "1e9x1e9")
    #expect(outcome.status == 65)
    #expect(
      outcome.messages == """
        error: an image of 1000000000 x 1000000000 pixels is too large; sides of at most 32767 \
        and an area of at most 67108864 pixels are allowed
          help: change the canvas size, --size or --scale; --max-pixels raises the limit of the area

        """)
    try expectNothingWritten(workspace)
  }

  @Test("A canvas of 1e9 pixels is refused")
  func hugeCanvas() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 1e5, "height": 1e4}, "view": {"view": "Circle"}}
      """, to: "doc.json")
    let outcome = try workspace.run("render", "doc.json")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("100000"))
    try expectNothingWritten(workspace)
  }

  @Test("An image outside the document's folder is refused")
  func imageOutside() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Image", "path": "../secret.png"}}"#, to: "doc.json")
    let outcome = try workspace.run("render", "doc.json")
    #expect(outcome.status == 65)
    #expect(outcome.messages.hasPrefix("error[E0241]: "))
    #expect(outcome.messages.contains("--> doc.json:1:53"))
    try expectNothingWritten(workspace)
  }

  @Test("A missing file and a folder exit with 66")
  func noInput() throws {
    let workspace = try Workspace()
    let missing = try workspace.run("render", "gone.json")
    #expect(missing.status == 66)
    #expect(missing.messages == "error: gone.json can't be read: no such file or directory\n")
    let folder = try workspace.run("render", ".")
    #expect(folder.status == 66)
    #expect(folder.messages == "error: . can't be read: is a directory\n")
    #expect(try workspace.names() == [])
  }

  @Test(
    "A file that may not be read exits with 66",
    .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func unreadable() throws {
    let workspace = try Workspace()
    try workspace.write("{}", to: "doc.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: workspace.file("doc.json").path)
    let outcome = try workspace.run("render", "doc.json")
    #expect(outcome.status == 66)
    #expect(outcome.messages == "error: doc.json can't be read: permission denied\n")
  }
}
