import Foundation
import Testing

/// Text that no font contains, as the command reports it.
@Suite struct MissingGlyphTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func card(_ text: String) -> String {
    """
    {"shapeshift": 1, "values": {"name": "\(text)"}, "canvas": {"padding": 8}, "view":
     {"view": "VStack", "children": [
      {"view": "Text", "text": "plain"},
      {"view": "Text", "text": {"$": "name"}, "modifiers": [{"font": 40}]}]}}
    """
  }

  @Test func `One warning per script names the view and the package`() throws {
    try workspace.write(card("வணக்கம் 𝖒"), to: "card.json")
    let outcome = try workspace.run("render", "card.json", "-o", "a.png")
    #expect(outcome.status == 0)
    let warnings = outcome.messages.split(separator: "\n")
    try #require(warnings.count == 2, "\(outcome.messages)")
    #expect(warnings[0].contains("card.json:4:"))
    #expect(warnings[0].contains("Tamil characters வ (U+0BB5)"))
    #expect(warnings[0].contains("fonts-noto-core (Noto Sans Tamil) and add --fonts system"))
    #expect(warnings[1].contains("mathematical character 𝖒 (U+1D592), so a box is drawn"))
  }

  @Test(arguments: [["a.svg"], ["a.svg", "--text", "text"], ["a.svg", "--text", "embed"]])
  func `A box is an outline in SVG files in each text mode`(_ words: [String]) throws {
    try workspace.write(card("a𝖒b"), to: "card.json")
    let outcome = try workspace.run(["render", "card.json", "-o"] + words)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let svg = String(decoding: try workspace.bytes("a.svg"), as: UTF8.self)
    #expect(svg.contains(#"aria-label="𝖒""#))
    #expect(!svg.contains("𝖒</text>") && !svg.contains("Last Resort"))
  }

  @Test func `A batch reports a script once, with the number of rows`() throws {
    try workspace.write(card(""), to: "card.json")
    try workspace.write("name\nவ\nண\nabc\nக\n", to: "rows.csv")
    let outcome = try workspace.run(
      "batch", "card.json", "--data", "rows.csv", "-o", "out/{row}.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let warnings = outcome.messages.split(separator: "\n").filter { $0.contains("Tamil") }
    try #require(warnings.count == 2, "\(outcome.messages)")
    #expect(warnings[0].contains("row 1: ") && warnings[1].contains("2 more rows: "))
  }

  @Test func `Text of an SVG file is reported once per script`() throws {
    try workspace.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">
        <text x="10" y="40" font-size="30">வணக்கம்</text>
      </svg>
      """, to: "t.svg")
    let outcome = try workspace.run("render", "t.svg", "-o", "t.png")
    #expect(outcome.messages.split(separator: "Tamil characters").count == 2)
    #expect(outcome.messages.contains("t.svg:2:"))
  }

  @Test func `The lint names the script`() throws {
    try workspace.write(card("வணக்கம்"), to: "card.json")
    let outcome = try workspace.run("check", "--lint", "card.json")
    let text = outcome.text + outcome.messages
    #expect(text.contains("E0272") && text.contains("Tamil characters"), "\(text)")
  }

  @Test func `Images with boxes are the same in each run`() throws {
    try workspace.write(card("வணக்கம் 𓂀 \u{e000}"), to: "card.json")
    #expect(try workspace.run("render", "card.json", "-o", "a.png").status == 0)
    #expect(try workspace.run("render", "card.json", "-o", "b.png").status == 0)
    #expect(try workspace.bytes("a.png") == workspace.bytes("b.png"))
  }
}
