import Foundation
import Glibc
import Testing

@Suite("shapeshift watch")
struct WatchTests {
  @Test("Each save is drawn, a broken file keeps the picture, and Ctrl-C exits with 130")
  func saves() throws {
    let workspace = try Workspace()
    try workspace.write(#"{"outlineWidth": 2}"#, to: "model.json")
    try workspace.write("", to: "messages")
    let process = workspace.makeProcess(["watch", "model.json", "-o", "a.svg"])
    process.standardError = try FileHandle(forWritingTo: workspace.file("messages"))
    try process.run()
    defer { process.terminate() }

    func picture(has part: String) -> Bool {
      Workspace.poll { (try? workspace.text("a.svg").contains(part)) ?? false }
    }
    #expect(picture(has: #"stroke-width="2""#))

    try workspace.write(#"{"outlineWidth": 3}"#, to: "model.json")
    #expect(picture(has: #"stroke-width="3""#))

    // As editors save: a new file takes the name.
    try workspace.write(#"{"outlineWidth": 4}"#, to: "model.json.new")
    #expect(
      rename(workspace.file("model.json.new").path, workspace.file("model.json").path) == 0)
    #expect(picture(has: #"stroke-width="4""#))

    try workspace.write("{", to: "model.json")
    #expect(try Workspace.poll { try workspace.text("messages").contains("error[E0102]") })
    #expect(picture(has: #"stroke-width="4""#))

    try workspace.write(#"{"outlineWidth": 5}"#, to: "model.json")
    #expect(picture(has: #"stroke-width="5""#))

    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try workspace.names() == ["a.svg", "messages", "model.json"])
    let messages = try workspace.text("messages")
    #expect(messages.hasPrefix("watching model.json; Ctrl-C ends it\nwrote a.svg\n"))
  }

  @Test("What the document includes is followed, also in other folders")
  func includes() throws {
    let workspace = try Workspace()
    try workspace.write(#"{"fill": {"$ref": "parts/fill.json"}}"#, to: "model.json")
    try workspace.write(#"{"hue": 0}"#, to: "parts/fill.json")
    let process = workspace.makeProcess(["watch", "model.json", "-o", "a.svg"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    let isRed = Workspace.poll {
      (try? workspace.text("a.svg").contains(##"fill="red""##)) ?? false
        || (try? workspace.text("a.svg").contains("#f00")) ?? false
        || (try? workspace.text("a.svg").contains("#ff0000")) ?? false
    }
    #expect(isRed)
    try workspace.write(#"{"hue": 0.5}"#, to: "parts/fill.json")
    let isCyan = Workspace.poll {
      (try? workspace.text("a.svg").contains("#0ff")) ?? false
        || (try? workspace.text("a.svg").contains("#00ffff")) ?? false
    }
    #expect(isCyan)
  }

  @Test("A missing document, standard input and standard output can't be watched")
  func refused() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("watch", "gone.json").status == 66)
    #expect(try workspace.run("watch", "-").status == 64)
    try workspace.write("{}", to: "model.json")
    #expect(try workspace.run("watch", "model.json", "-o", "-").status == 64)
  }
}
