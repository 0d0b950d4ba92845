import DocumentModel
import Foundation
import Testing

@testable import ShapeShiftCLI

@Suite("The studio's rows of data", .serialized)
struct StudioRowsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 40, "height": 20},
       "values": {"color": "red", "side": 4},
       "view": {"view": "Rectangle", "modifiers": [
         {"fill": {"$": "color"}}, {"frame": {"width": {"$": "side"}, "height": 5}}]}}
      """, to: "card.json")
    try workspace.write("color,side\nblue,10\ngreen,many\n", to: "rows.csv")
  }

  private func expectPicture(_ studio: StudioClient, _ arguments: String...) throws {
    let drawn = try workspace.run(["render", "card.json", "-o", "a.png"] + arguments)
    #expect(drawn.status == 0, "\(drawn.messages)")
    let expected = try StudioCanvas.bytes(ofPNG: [UInt8](try workspace.bytes("a.png")))
    #expect(studio.canvas()?.bytes == expected)
  }

  @Test("A document has the values of a row, and its own without")
  func rows() throws {
    let studio = try StudioClient(workspace, "--data", "rows.csv", "card.json")
    let hello = try studio.ask("hello")
    #expect(hello["rows"]?["name"]?.string == "rows.csv")
    #expect(hello["rows"]?["titles"]?.array?.map(\.string) == ["blue", "green"])
    let item = try studio.item("card")
    _ = try studio.ask("open", ["scene": 1, "item": item, "look": ["row": 1]])
    try studio.settle()
    try expectPicture(studio, "--set", "/values/color=blue", "--set", "/values/side=10")
    _ = try studio.ask("look", ["scene": 1, "look": [:]])
    try studio.settle()
    try expectPicture(studio)
    let refused = try studio.ask("look", ["scene": 1, "look": ["row": 2]])
    #expect(refused.error?.contains("many") == true, "\(refused.json)")
    let beyond = try studio.ask("look", ["scene": 1, "look": ["row": 3]])
    #expect(beyond.error == "rows.csv has no row 3; it has 2")
  }

  @Test("Rows that are saved anew are drawn anew")
  func changes() throws {
    let studio = try StudioClient(workspace, "--data", "rows.csv", "card.json")
    let item = try studio.item("card")
    _ = try studio.ask("open", ["scene": 1, "item": item, "look": ["row": 2]])
    try workspace.write("color,side\nblue,10\ngreen,12\nred,2\n", to: "rows.csv")
    try studio.wait { message in
      message["event"]?.string == "rows" && message["rows"]?["titles"]?.array?.count == 3
    }
    _ = try studio.ask("open", ["scene": 1, "item": item, "look": ["row": 2]])
    try studio.settle()
    try expectPicture(studio, "--set", "/values/color=green", "--set", "/values/side=12")
    try workspace.write("\"", to: "rows.csv")
    try studio.wait { message in
      message["event"]?.string == "rows" && message["rows"]?["problem"]?.isNull == false
    }
  }

  @Test("A file that is not there is refused at once")
  func missing() throws {
    let outcome = try workspace.run("studio", "card.json", "--data", "nowhere.csv")
    #expect(outcome.status == 66)
    #expect(
      outcome.messages == "error: nowhere.csv can't be read: no such file or directory\n")
  }
}
