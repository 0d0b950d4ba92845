import Foundation
import Glibc
import Testing

@Suite("Output files")
struct OutputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
  }

  @Test("A missing folder is told, and how to make it")
  func missingFolder() throws {
    let outcome = try workspace.run("render", "model.json", "-o", "no/such/a.png")
    #expect(outcome.status == 73)
    #expect(
      outcome.messages == """
        error: no/such/a.png can't be created: the folder no/such does not exist
          help: mkdir -p no/such

        """)
    #expect(try workspace.names() == ["model.json"])
  }

  @Test("A folder is not replaced")
  func folder() throws {
    try workspace.write("", to: "a.png/keep")
    let outcome = try workspace.run("render", "model.json", "-o", "a.png")
    #expect(outcome.status == 73)
    #expect(outcome.messages == "error: a.png is a folder\n")
    #expect(try workspace.names(in: "a.png") == ["keep"])
  }

  @Test("A file in the place of the default folder is told")
  func defaultFolderTaken() throws {
    try workspace.write("x", to: "Output")
    let outcome = try workspace.run("render", "model.json")
    #expect(outcome.status == 73)
    #expect(outcome.messages == "error: the folder Output can't be created: file exists\n")
  }

  @Test("A run that fails leaves the old file")
  func failure() throws {
    try workspace.write("old", to: "a.svg")
    let outcome = try workspace.run("render", "model.json", "-o", "a.svg", "--set", "kind=ring")
    #expect(outcome.status == 65)
    #expect(try workspace.text("a.svg") == "old")
    #expect(try workspace.names() == ["a.svg", "model.json"])
  }

  @Test("An old file is replaced, keeping its permissions; a link stays a link")
  func replacing() throws {
    try workspace.write("old", to: "real.svg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: workspace.file("real.svg").path)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.file("link.svg").path, withDestinationPath: "real.svg")
    let outcome = try workspace.run("render", "model.json", "-o", "link.svg")
    #expect(outcome.status == 0)
    #expect(try workspace.text("real.svg") == RenderTests.svg)
    let link = workspace.file("link.svg").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.svg")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: workspace.file("real.svg").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try workspace.names() == ["link.svg", "model.json", "real.svg"])
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    #expect(
      try workspace.run("render", "model.json", "-o", "/dev/null", "--format", "png").status == 0)
    let full = try workspace.run("render", "model.json", "-o", "/dev/full", "--format", "png")
    #expect(full.status == 74)
    #expect(full.messages == "error: /dev/full can't be written: no space left on device\n")
  }

  @Test("When the reader of standard output has gone, the run ends with 141 and without a word")
  func brokenPipe() throws {
    let process = workspace.makeProcess(["manual"])
    let pipe = Pipe()
    let messages = Pipe()
    process.standardOutput = pipe
    process.standardError = messages
    try pipe.fileHandleForReading.close()
    try process.run()
    try process.waitUntilExit(seconds: 120)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 141)
    #expect(try messages.fileHandleForReading.readToEnd() == nil)
  }

  @Test("A terminal gets SVG, but no PNG and no PDF")
  func terminal() throws {
    for (format, status) in [("png", Int32(64)), ("pdf", 64), ("svg", 0)] {
      let terminal = try #require(Terminal())
      let process = workspace.makeProcess(["render", "model.json", "-o", "-", "--format", format])
      let messages = Pipe()
      process.standardOutput = terminal.end
      process.standardError = messages
      try process.run()
      try process.waitUntilExit(seconds: 120)
      #expect(process.terminationStatus == status)
      let said = try messages.fileHandleForReading.readToEnd() ?? Data()
      let expected = """
        error: \(format.uppercased()) output cannot be written to a terminal
          help: write to a file with -o FILE, or pipe the output to another program

        """
      #expect(String(decoding: said, as: UTF8.self) == (status == 0 ? "" : expected))
    }
  }
}
