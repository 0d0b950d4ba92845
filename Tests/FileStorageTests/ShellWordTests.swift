import FileStorage
import Foundation
import Testing

@Suite("Words for the shell, and folders above folders")
struct ShellWordTests {
  @Test(
    "A shell reads the word as it was",
    arguments: [
      "plain", "a b", "", "it's", "$(id)", "`id`", "~", "~root", "a;b", "a\nb", "-x", "a=b", "é",
      "'",
      "''", "a\\b", "*", "#a", "\u{1B}[2J", "a&b|c>d<e",
    ])
  func words(text: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    let script = text == "-x" ? "printf -- %s \(text.shellWord)" : "printf %s \(text.shellWord)"
    process.arguments = ["--signal=KILL", "60", "/bin/sh", "-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == text)
  }

  @Test("Plain words stay as they are", arguments: ["Shapes", "a/b-1.5s@2x.png", "../x"])
  func plain(text: String) { #expect(text.shellWord == text) }

  @Test("Folders are made with those above them; a file in their place is an error")
  func folders() throws {
    let root = NSTemporaryDirectory() + "shapeshift-folders-\(UUID().uuidString)"
    try FileSystem.makeFolders("\(root)/a/b")
    try FileSystem.makeFolders("\(root)/a/b")
    #expect(try FileSystem.names(in: "\(root)/a") == ["b"])
    try Data().write(to: URL(fileURLWithPath: "\(root)/file"))
    #expect(throws: SystemError.self) { try FileSystem.makeFolders("\(root)/file/a") }
    #expect(throws: SystemError.self) { try FileSystem.makeFolders("\(root)/file") }
  }
}
