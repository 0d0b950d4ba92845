import Foundation
import Glibc
import ImageCoding
import Testing
import VectorGraphics

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
    try process.waitUntilExit(seconds: 60)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try workspace.names() == ["a.svg", "messages", "model.json"])
    let messages = try workspace.text("messages")
    #expect(messages.hasPrefix("watching model.json; press Ctrl-C to stop\nwrote a.svg\n"))
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

  // MARK: Folders that come and go

  /// Runs `body` while a document is watched.
  private func watching(
    _ document: String, in workspace: Workspace, _ body: (Process) throws -> Void
  ) throws {
    try workspace.write("", to: "messages")
    let process = workspace.makeProcess(["watch", document, "-o", "a.svg"])
    process.standardError = try FileHandle(forWritingTo: workspace.file("messages"))
    try process.run()
    defer { process.terminate() }
    try body(process)
    #expect(process.isRunning)
    process.terminate()
    try process.waitUntilExit(seconds: 60)
  }

  private func outline(_ width: Int) -> String { #"{"outlineWidth": \#(width)}"# }

  /// Waits for a picture of this outline.
  private func shows(_ width: Int, in workspace: Workspace) -> Bool {
    Workspace.poll(seconds: 30) {
      (try? workspace.text("a.svg").contains("stroke-width=\"\(width)\"")) ?? false
    }
  }

  @Test("A folder that is removed and made anew is followed", arguments: ["docs", "docs/deep/er"])
  func folder(path: String) throws {
    let workspace = try Workspace()
    try workspace.write(outline(2), to: "\(path)/model.json")
    try watching("\(path)/model.json", in: workspace) { _ in
      #expect(shows(2, in: workspace))
      for width in 3...5 {
        try FileManager.default.removeItem(at: workspace.file("docs"))
        // Now at once, now when it has been noticed.
        if width == 4 {
          #expect(
            try Workspace.poll(seconds: 30) {
              try workspace.text("messages").contains("model.json can't be read")
            })
        }
        try workspace.write(outline(width), to: "\(path)/model.json")
        #expect(shows(width, in: workspace))
      }
      try workspace.write(outline(6), to: "\(path)/model.json")
      #expect(shows(6, in: workspace))
    }
  }

  @Test("A folder that is moved away, and another one that takes its name, are followed")
  func moved() throws {
    let workspace = try Workspace()
    try workspace.write(outline(2), to: "docs/model.json")
    try workspace.write(outline(3), to: "new/model.json")
    try watching("docs/model.json", in: workspace) { _ in
      #expect(shows(2, in: workspace))
      #expect(rename(workspace.file("docs").path, workspace.file("old").path) == 0)
      #expect(rename(workspace.file("new").path, workspace.file("docs").path) == 0)
      #expect(shows(3, in: workspace))
      try workspace.write(outline(4), to: "docs/model.json")
      #expect(shows(4, in: workspace))
    }
  }

  @Test("A folder that is a link is followed to where it is led", arguments: [false, true])
  func link(isAbsolute: Bool) throws {
    let workspace = try Workspace()
    func target(_ name: String) -> String { isAbsolute ? workspace.file(name).path : name }
    func lead(to name: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.file("next").path, withDestinationPath: target(name))
      #expect(rename(workspace.file("next").path, workspace.file("current").path) == 0)
    }
    try workspace.write(outline(2), to: "releases/1/model.json")
    try workspace.write(outline(3), to: "releases/2/model.json")
    try lead(to: "releases/1")
    try watching("current/model.json", in: workspace) { _ in
      #expect(shows(2, in: workspace))
      try lead(to: "releases/2")
      #expect(shows(3, in: workspace))
      try workspace.write(outline(4), to: "releases/2/model.json")
      #expect(shows(4, in: workspace))
      // A release that is taken away and put back beneath the link.
      try FileManager.default.removeItem(at: workspace.file("releases"))
      try workspace.write(outline(5), to: "releases/2/model.json")
      #expect(shows(5, in: workspace))
    }
  }

  @Test(
    "A file that is missing at the start is noticed when it appears",
    arguments: ["fill.json", "parts/fill.json", "parts/deep/fill.json"])
  func missing(path: String) throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"outlineWidth": 3, "fill": {"$ref": "\#(path)"}}"#, to: "model.json")
    try watching("model.json", in: workspace) { _ in
      #expect(
        try Workspace.poll(seconds: 30) { try workspace.text("messages").contains("error[") })
      try workspace.write(#"{"hue": 0}"#, to: path)
      #expect(shows(3, in: workspace))
    }
  }

  @Test("An image that is missing at the start is seen when it appears")
  func missingImage() throws {
    let workspace = try Workspace()
    let image = #"{"view": "Image", "path": "parts/a.png"}"#
    try workspace.write(#"{"shapeshift": 1, "view": \#(image)}"#, to: "model.json")
    try watching("model.json", in: workspace) { _ in
      #expect(
        try Workspace.poll(seconds: 30) { try workspace.text("messages").contains("error[") })
      try workspace.write(
        Data(PNGEncoder().encode(Bitmap(width: 2, height: 2))), to: "parts/a.png")
      #expect(
        try Workspace.poll(seconds: 30) { try workspace.text("messages").contains("wrote a.svg") })
    }
  }
}
