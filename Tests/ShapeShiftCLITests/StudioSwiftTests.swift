import DocumentModel
import Foundation
import Testing

@testable import ShapeShiftCLI

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
    #expect(try client.ask("edit", ["item": item, "patch": []]).error == "Card is not a document")

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

  @Test("What a preview shows becomes its snapshot, and is compared with it")
  func snapshots() throws {
    try write("Color.red")
    let client = try StudioClient(workspace, "Card.swift")
    let item = try client.item("Card")
    _ = try client.ask("open", ["scene": 1, "item": item])
    try client.settle()
    func statuses() throws -> [String?] {
      let answer = try client.ask("references", ["item": item])
      return (answer["references"]?.array ?? []).map { $0["status"]?.string }
    }
    #expect(try statuses() == ["missing"])
    let accepted = try client.ask("accept", ["scene": 1])
    #expect(accepted["status"]?.string == "recorded", "\(accepted.json)")
    #expect(try statuses() == ["passed"])
    #expect(try workspace.names(in: "__Snapshots__").contains("Card-Card.png"))
    let verified = try workspace.run("snapshot", "verify", "Card.swift")
    #expect(verified.status == 0, "\(verified.messages)")

    try write("Color.blue")
    try client.wait { $0["item"]?["revision"]?.number == 2 }
    #expect(try statuses() == ["changed"])
    #expect(try client.ask("picture", ["name": "Card-Card", "which": "difference"]).error == nil)
    #expect(try client.ask("accept", ["name": "Card-Card"])["status"]?.string == "replaced")
    #expect(try statuses() == ["passed"])
  }

  @Test("Each code finds its own resources, whichever was loaded last")
  func resources() throws {
    for (name, width) in [("one", 5), ("two", 6)] as [(String, Int)] {
      try workspace.write("\(width)", to: "\(name)/width.txt")
      try workspace.write(
        """
        import SwiftUI
        #Preview("\(name)", traits: .sizeThatFitsLayout) {
          let url = Bundle.main.url(forResource: "width", withExtension: "txt")
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "1"
          Color.red.frame(width: Double(text) ?? 0, height: 2)
        }
        """, to: "\(name)/\(name).swift")
    }
    let client = try StudioClient(workspace, "one/one.swift", "two/two.swift")
    let scenes: [(Int, String, Double)] = [(1, "one", 5), (2, "two", 6), (3, "one", 5)]
    for (number, name, width) in scenes {
      let item = try client.item(name)
      let opened = try client.ask("open", ["scene": .studio(number), "item": item])
      #expect(opened["width"]?.number == width)
    }
  }
}
