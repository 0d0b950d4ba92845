import DocumentModel
import Foundation
import Testing

@Suite("Swift code in the studio")
struct StudioSwiftTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func write(_ body: String) throws {
    try workspace.write(
      """
      import SwiftUI
      #Preview("Card", traits: .fixedLayout(width: 30, height: 20)) { \(body) }
      """, to: "Card.swift")
  }

  private func rendered() throws -> [UInt8] {
    let outcome = try workspace.run("render", "Card.swift", "-o", "card.png", "--preview", "Card")
    #expect(outcome.status == 0, "\(outcome.messages)")
    return try StudioCanvas.bytes(ofPNG: try workspace.bytes("card.png"))
  }

  @Test("A preview is drawn, and drawn anew when it is saved; if it crashes, the engine ends")
  func saves() throws {
    try write("Color.red")
    let client = try StudioClient(workspace, "Card.swift")
    let item = try client.item("Card")
    let opened = try client.ask("open", ["scene": 1, "item": item])
    #expect(opened["width"]?.number == 30)
    try client.settle()
    #expect(client.canvas()?.bytes == (try rendered()))
    #expect(try client.ask("edit", ["item": item, "patch": []]).error == "Card is no document")

    try write("print(1); return Colour.blue")
    try client.wait { $0["item"]?["state"]?.string == "failed" }
    let problems = client.events.last { $0["item"] != nil }?["item"]?["diagnostics"]?.array
    #expect(problems?.first?["line"]?.number == 2)

    try write("Color.blue")
    try client.wait { $0["item"]?["state"]?.string == "ready" }
    try client.settle()
    #expect(client.canvas()?.bytes == (try rendered()))

    try write("if true { fatalError() }; Color.blue")
    #expect(throws: StudioClient.Silence.self) { while true { try client.settle() } }
    try client.process.waitUntilExit(seconds: 60)
    #expect(client.process.terminationStatus == 65)
  }
}
