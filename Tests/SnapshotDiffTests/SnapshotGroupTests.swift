import Foundation
import SnapshotDiff
import Testing

@Suite struct SnapshotGroupTests {
  private func failed(_ name: String, _ message: String, of source: String = "card.json")
    -> SnapshotResult
  {
    SnapshotResult(name: name, source: source, status: .failed, message: message)
  }

  private func changed(_ name: String, _ views: [String], pixels: Int) -> SnapshotResult {
    var result = SnapshotResult(
      name: name, source: "card.json", status: .changed, message: "\(pixels) pixels differ")
    result.differentPixels = pixels
    result.boxes = [.init(x: pixels, y: 0, width: 1, height: 1, pixels: 1)]
    result.views = views.map { .init(view: $0, from: "fill red", to: "fill \(name)") }
    return result
  }

  private func names(_ results: [SnapshotResult]) -> [[String]] {
    SnapshotGroup.groups(of: results).map(\.names)
  }

  @Test func `Variants of one document with the same error are one group`() {
    let results = [
      failed("card", "error[E0242]"), failed("other", "error[E0242]", of: "other.json"),
      failed("card-dark", "error[E0242]"), failed("card@2x", "error[E0501]"),
      failed("a", "same", of: ""), failed("b", "same", of: ""),
    ]
    #expect(names(results) == [["card", "card-dark"], ["other"], ["card@2x"], ["a"], ["b"]])
  }

  @Test func `Snapshots are one group if the same views changed, whatever the values`() {
    let results = [
      changed("card", ["root/Circle", "root/Text"], pixels: 5),
      changed("card-dark", ["root/Text", "root/Circle"], pixels: 9),
      changed("card-fr", ["root/Text"], pixels: 5), changed("p", [], pixels: 1),
      changed("q", [], pixels: 1), changed("r", [""], pixels: 1), changed("s", [""], pixels: 1),
    ]
    #expect(
      names(results) == [["card", "card-dark"], ["card-fr"], ["p"], ["q"], ["r"], ["s"]])
  }

  @Test func `Snapshots with different notes are not one group`() {
    var other = failed("card-dark", "broken")
    other.notes = ["the font is missing"]
    #expect(names([failed("card", "broken"), other]) == [["card"], ["card-dark"]])
  }

  @Test func `The environment is a cause of drift`() throws {
    func drift(_ name: String, _ version: String) throws -> SnapshotResult {
      var result = SnapshotResult(
        name: name, source: "card.json", status: .drift, message: "\(name) drifts")
      let json = #"[{"name": "cairo", "expected": "1.16", "actual": "\#(version)"}]"#
      result.environment = try JSONDecoder().decode(
        [SnapshotResult.EnvironmentChange].self, from: Data(json.utf8))
      return result
    }
    #expect(
      names([try drift("a", "1.18"), try drift("b", "1.18"), try drift("c", "1.20")])
        == [["a", "b"], ["c"]])
  }

  @Test func `The lines of a group name each of its snapshots`() throws {
    let errors = SnapshotGroup.groups(of: [
      failed("card", "no\nwhere"), failed("card2", "no\nwhere"),
    ])
    try #require(errors.map(\.title) == ["2 snapshots of card.json"])
    #expect(ResultText.lines(of: errors[0]) == ["no", "where", "snapshots: card, card2"])
    let changes = SnapshotGroup.groups(of: [
      changed("card", ["Circle"], pixels: 5), changed("card2", ["Circle"], pixels: 9),
    ])
    try #require(changes.count == 1)
    #expect(
      ResultText.lines(of: changes[0]) == [
        "the same views changed", "card  5 pixels differ", "card2  9 pixels differ", "Circle",
        "  fill: red -> card",
      ])
  }

  @Test func `Reports have one entry for a cause, and JUnit one for each snapshot`() throws {
    let manifest = SnapshotRun.Manifest(
      references: "x", isFiltered: false,
      results: [failed("card", "broken"), failed("card-dark", "broken"), failed("b", "cut")])
    let rows = MarkdownReport(manifest).text.split(separator: "\n")
    try #require(rows.count == 5)
    #expect(rows[3] == "| `card`<br>`card-dark` | failed |  | broken |")
    let annotations = AnnotationReport(manifest).text.split(separator: "\n")
    #expect(
      annotations == [
        "::error file=card.json,title=2 snapshots of card.json%3A failed::broken%0Asnapshots: card, card-dark",
        "::error file=card.json,title=b%3A failed::cut",
      ])
    let junit = JUnitReport(manifest, in: URL(fileURLWithPath: "/run")).text
    #expect(junit.components(separatedBy: "<testcase").count == 4)
    let data = try ReportPage(manifest, pictures: [:]).data()
    let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let entries = try #require(object?["entries"] as? [[String: Any]])
    #expect(entries.map { $0["cause"] as? String } == ["card", "card", nil])
  }
}
