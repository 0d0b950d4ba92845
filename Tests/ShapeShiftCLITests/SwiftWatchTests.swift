import Foundation
import ImageCoding
import Testing

@Suite("watch of Swift files", .serialized)
struct SwiftWatchTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func write(_ body: String, to name: String = "Card.swift") throws {
    try workspace.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { \(body) }\n", to: name)
  }

  /// Waits for a picture of this width.
  private func shows(_ width: Int) -> Bool {
    Workspace.poll(seconds: 120) {
      (try? PNGHeader(try workspace.bytes("a.png")).width) == width
    }
  }

  private func says(_ words: String) -> Bool {
    Workspace.poll(seconds: 120) {
      (try? workspace.text("messages").contains(words)) ?? false
    }
  }

  /// Runs `body` while code is watched, and ends that as a person does.
  private func watching(_ path: String, _ body: () throws -> Void) throws {
    try workspace.write("", to: "messages")
    let process = workspace.makeProcess(["watch", path, "-o", "a.png"])
    process.standardError = try FileHandle(forWritingTo: workspace.file("messages"))
    try process.run()
    defer { process.terminate() }
    try body()
    #expect(process.isRunning)
    process.interrupt()
    try process.waitUntilExit(seconds: 60)
    #expect(process.terminationStatus == 130)
  }

  @Test("Each save is drawn; what does not compile, and what crashes, costs no picture")
  func saves() throws {
    try write("Color.red.frame(width: 3, height: 3)")
    try watching("Card.swift") {
      #expect(shows(3))
      try write("Color.red.frame(width: 4, height: 3)")
      #expect(shows(4))
      try write("Color.rad.frame(width: 5, height: 3)")
      #expect(says("Card.swift:2:"))
      #expect(shows(4))
      try write("Color.red.frame(width: 6, height: 3)")
      #expect(shows(6))
      try write("let none: Color? = nil; none!.frame(width: 7, height: 3)")
      #expect(says("crashed"))
      #expect(shows(6))
      // While another host is being started, too.
      try write("Color.red.frame(width: 8, height: 3)")
      #expect(shows(8))
    }
  }

  @Test("Of a folder each file is followed")
  func folder() throws {
    try workspace.write("let side = 6.0", to: "code/Sizes.swift")
    try write("Color.red.frame(width: side, height: 3)", to: "code/Card.swift")
    try watching("code") {
      #expect(shows(6))
      try workspace.write("let side = 9.0", to: "code/Sizes.swift")
      #expect(shows(9))
    }
  }
}
