import Foundation
import ImageCoding
import Testing
import VectorGraphics

@Suite("diff of two folders")
struct FolderDiffTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for folder in ["a", "b"] {
      try write(0xFFFF_FFFF, to: "\(folder)/same.png")
      try write(folder == "a" ? 0xFFFF_FFFF : 0xFF00_00FF, to: "\(folder)/in/deep.png")
      try workspace.write(document(folder == "a" ? 4 : 5), to: "\(folder)/card.json")
      // What is no picture and no document is not looked at.
      try workspace.write("{\"name\": \"\(folder)\"}", to: "\(folder)/package.json")
    }
    try write(0xFFFF_FFFF, to: "a/gone.png")
    try write(0xFFFF_FFFF, to: "b/it's new.png")
  }

  private func write(_ pixel: UInt32, to name: String) throws {
    let bitmap = Bitmap(width: 4, height: 4, pixels: Array(repeating: pixel, count: 16))
    try workspace.write(Data(PNGEncoder().encode(bitmap)), to: name)
  }

  private func document(_ radius: Int) -> String {
    """
    {"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "view": {"view": "Circle",
     "id": "sun", "modifiers": [{"fill": "red"}, {"padding": \(radius)}]}}
    """
  }

  private func object(_ outcome: Workspace.Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test("Files are compared by their names; what is in one folder only is named")
  func files() throws {
    let outcome = try workspace.run("diff", "a", "b")
    #expect(outcome.status == 1)
    #expect(outcome.messages.isEmpty)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("changed  card.json  ") })
    #expect(lines.contains("removed  gone.png  the file is missing in the second folder"))
    #expect(lines.contains { $0.hasPrefix("changed  in/deep.png  16 of 16 pixels differ") })
    #expect(lines.contains("new  it's new.png  the file is missing in the first folder"))
    #expect(lines.last == "1 passed, 2 changed, 1 new, 1 removed")
    #expect(outcome.text.contains("Circle#sun"))
    let same = try workspace.run("diff", "a", "a")
    #expect(same.status == 0)
    #expect(same.text == "4 passed\n")
  }

  @Test("A script gets an object, and the pictures of what differs go into a folder")
  func outputs() throws {
    let outcome = try workspace.run(
      "diff", "a", "b", "--json", "-o", "out/differences", "--html", "r.html")
    #expect(outcome.status == 1)
    let json = try object(outcome)
    #expect(json["verdict"] as? String == "fail")
    #expect(json["expected"] as? String == "a" && json["actual"] as? String == "b")
    #expect(
      json["counts"] as? [String: Int] == ["passed": 1, "changed": 2, "new": 1, "removed": 1])
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(
      files.map { $0["name"] as? String }
        == ["card.json", "gone.png", "in/deep.png", "it's new.png", "same.png"])
    #expect(files[2]["differentPixels"] as? Int == 16)
    #expect(try workspace.names(in: "out/differences") == ["card.json.png", "in"])
    #expect(try workspace.names(in: "out/differences/in") == ["deep.png"])
    let page = try workspace.text("r.html")
    #expect(page.contains(#""accept":"cp -- b/in/deep.png a/in/deep.png""#))
    #expect(page.contains(#""accept":"rm -- a/gone.png""#))
    #expect(page.contains(#"&& cp -- 'b/it'\\''s new.png' 'a/it'\\''s new.png'"#))
    // The same again, the same bytes.
    let again = try workspace.run("diff", "a", "b", "--json", "--html", "r2.html")
    #expect(again.output == outcome.output)
    #expect(try workspace.text("r2.html") == page)
  }

  @Test("Allowances hold for all files, and views that are nowhere are an error")
  func allowances() throws {
    for name in ["a/gone.png", "b/it's new.png"] {
      try FileManager.default.removeItem(at: workspace.file(name))
    }
    #expect(try workspace.run("diff", "a", "b", "--max-pixels", "400").status == 0)
    let ignored = try workspace.run("diff", "a", "b", "--ignore-views", "sun")
    #expect(ignored.text.hasSuffix("1 passed, 1 refactor, 1 changed\n"))
    let stray = try workspace.run("diff", "a", "b", "--ignore-views", "son")
    #expect(stray.status == 64)
    #expect(stray.messages.contains("did you mean \"sun\"?"))
  }

  @Test("A file that can't be read fails by itself")
  func broken() throws {
    try workspace.write("no picture", to: "b/same.png")
    let outcome = try workspace.run("diff", "a", "b")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("failed  same.png  b/same.png: "))
    #expect(outcome.text.hasSuffix("2 changed, 1 new, 1 removed, 1 failed\n"))
  }

  @Test("A folder and a file, an empty folder and one of other things are refused")
  func refused() throws {
    let mixed = try workspace.run("diff", "a", "b/same.png")
    #expect(mixed.status == 64)
    #expect(mixed.messages.contains("a is a folder but b/same.png is not"))
    try workspace.write("{}", to: "other/package.json")
    let empty = try workspace.run("diff", "a", "other")
    #expect(empty.status == 66)
    #expect(empty.messages.contains("nothing to compare in other"))
    #expect(try workspace.run("diff", "a", "b", "-o", "-").status == 64)
  }
}
