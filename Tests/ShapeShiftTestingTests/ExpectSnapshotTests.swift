import Foundation
import ShapeShift
import ShapeShiftDocuments
import ShapeShiftTesting
import Testing
import VectorGraphics

/// A disc whose colour tells two pictures apart.
private struct Card: View {
  var color = Color.red

  var body: some View {
    Circle().fill(color).id("sun").padding(2).frame(width: 20, height: 12)
  }
}

#Preview("Red / card", traits: .fixedLayout(width: 30, height: 20)) { Card() }
#Preview("Blue card") { Card(color: .blue) }

@MainActor
@Suite(.snapshots(record: .missing))
struct ExpectSnapshotTests {
  /// A test's file in a folder of its own.
  private let file =
    NSTemporaryDirectory() + "shapeshift-testing-\(UUID().uuidString)/CardTests.swift"

  private func expectCard(
    _ color: Color, record: SnapshotRecording? = nil, precision: SnapshotPrecision? = nil
  ) throws {
    try expectSnapshot(
      of: Card(color: color), scales: [1, 2], record: record, precision: precision, filePath: file)
  }

  private func references() throws -> [String] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/CardTests").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `A new picture is recorded and fails once, then it is compared`() throws {
    withKnownIssue { try expectCard(.red) }
    let name = "ExpectSnapshotTests.A-new-picture-is-recorded-and-fails-once-then-it-is-compared"
    #expect(
      try references() == [
        "\(name).drawing.txt", "\(name).png", "\(name)@2x.drawing.txt", "\(name)@2x.png",
      ])
    try expectCard(.red)
    try withKnownIssue {
      try expectCard(.blue)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("changed") && text.contains("Circle#sun")
    }
  }

  @Test func `Verifying writes nothing`() throws {
    withKnownIssue { try expectCard(.red, record: .verify) }
    #expect(throws: (any Error).self) { try references() }
  }

  @Test func `A request says what is drawn, and what may differ`() throws {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("card.json")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text =
      #"{"shapeshift": 1, "values": {"c": "red"}, "view": {"view": "Circle", "id": "sun", "modifiers": [{"fill": {"$": "c"}}, {"frame": {"width": 20, "height": 12}}]}}"#
    try Data(text.utf8).write(to: url)
    var request = SnapshotRequest(DocumentInput(url.path))
    request.layout.scale = 2
    func expectPicture() throws { try expectSnapshot(request, as: .png, filePath: file) }
    withKnownIssue { try expectPicture() }
    try expectPicture()
    request.document.data = .value(["c": "blue"])
    withKnownIssue { try expectPicture() }
    request.comparison.ignoredViews = ["sun"]
    try expectPicture()
    request.comparison = ComparisonSettings()
    request.comparison.maximumRatio = 1
    try expectPicture()
  }

  @Test func `Precision decides what passes`() throws {
    withKnownIssue { try expectCard(Color(red: 1, green: 0, blue: 0)) }
    // 3 of 255 in one channel.
    let other = Color(red: 1, green: 3.0 / 255, blue: 0)
    withKnownIssue { try expectCard(other) }
    try expectCard(other, precision: .strict(threshold: 3))
    try expectCard(other, precision: .strict.allowing(share: 1))
  }

  @Test func `A film is one picture of several times`() throws {
    func expectFilm(_ color: Color) throws {
      try expectSnapshot(ofFilm: Card(color: color), at: [0, 0.5, 1], filePath: file)
    }
    withKnownIssue { try expectFilm(.red) }
    try expectFilm(.red)
    try withKnownIssue {
      try expectFilm(.green)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("different at 0.0 s, 0.5 s, 1.0 s") }
    }
  }

  @Test func `A document is drawn on its canvas`() throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("card.json")
    func expectDocument(_ color: String) throws {
      try Data(
        """
        {"shapeshift": 1, "canvas": {"width": 20, "height": 12, "background": "white"},
        "view": {"view": "Circle", "id": "sun", "modifiers": [{"fill": "\(color)"}]}}
        """.utf8
      ).write(to: url)
      try expectSnapshot(ofDocument: url, filePath: file)
    }
    withKnownIssue { try expectDocument("red") }
    try expectDocument("red")
    try withKnownIssue {
      try expectDocument("blue")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Circle#sun") }
    }
    let error = #expect(throws: (any Error).self) { try expectDocument("rad") }
    #expect("\(error, default: "nothing")".contains("card.json:2:"))
  }

  @Test(arguments: [1, 2])
  func `Tests with arguments need names`(_ number: Int) throws {
    try withKnownIssue {
      try expectSnapshot(of: Card(), filePath: file)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("named:") }
    }
    withKnownIssue { try expectSnapshot(of: Card(), named: "\(number)", filePath: file) }
    #expect(try references().first?.hasSuffix("need-names.\(number).drawing.txt") == true)
  }

  private static var previews: [Preview] {
    Preview.all.filter { $0.fileID == "ShapeShiftTestingTests/ExpectSnapshotTests.swift" }
  }

  @Test(arguments: await previews)
  func `Previews are arguments`(_ preview: Preview) throws {
    func expectPreview(_ scheme: ColorScheme? = nil) throws {
      try expectSnapshot(
        of: preview.content.environment(\.colorScheme, scheme ?? .light), size: preview.size,
        named: preview.description + (scheme.map { "-\($0)" } ?? ""), filePath: file)
    }
    for scheme in [nil, ColorScheme.dark] { withKnownIssue { try expectPreview(scheme) } }
    for scheme in [nil, ColorScheme.dark] { try expectPreview(scheme) }
    let name = preview.description == "Blue card" ? "Blue-card" : "Red-card"
    #expect(
      try references().filter { $0.hasSuffix(".png") }.map { $0.split(separator: ".")[2] }
        == ["\(name)-dark", "\(name)"].map { Substring($0) })
  }

  @Test func `Two snapshots of one name are refused`() throws {
    withKnownIssue { try expectSnapshot(of: Card(), filePath: file) }
    try withKnownIssue {
      try expectSnapshot(of: Card(color: .blue), filePath: file)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("named:") }
    }
  }
}
