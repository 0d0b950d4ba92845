import DocumentModel
import Foundation
import ShapeShiftDocuments
import Testing

@testable import ShapeShiftCLI

@Suite("snapshots of one document in many ways")
struct SnapshotMatrixTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    // Each of what surrounds it changes its size or its colour.
    try workspace.write(
      """
      {"shapeshift": 1, "values": {"side": 4, "data": []},
       "view": {"view": "VStack", "spacing": 0, "alignment": "leading", "children": [
         {"view": "Text", "text": "i", "modifiers": [{"textCase": "uppercase"}]},
         {"view": "Rectangle", "modifiers": [{"fill": "primary"},
           {"frame": {"width": {"$": "side"}, "height": {"$": "4 + count(data)"}}}]}]}}
      """, to: "docs/card.json")
  }

  private func settings(_ text: String) throws {
    try workspace.write(text, to: "docs/snapshots.json")
  }

  private func pictures() throws -> [String] {
    try workspace.names(in: "docs/__Snapshots__").filter { $0.hasSuffix(".png") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  private func run(_ arguments: String...) throws -> Workspace.Outcome {
    try workspace.run(["snapshot"] + arguments)
  }

  @Test("All combinations are drawn, with names that tell what is changed, and each by itself")
  func combinations() throws {
    try settings(
      """
      {"colorSchemes": [null, "dark"], "locales": [null, "tr"], "dynamicTypeSizes": [null, "xxLarge"],
       "scales": [1, 2]}
      """)
    let recorded = try run("record", "docs")
    #expect(recorded.status == 0, "\(recorded.messages)")
    let plain = ["", "-dark", "-dark-tr", "-dark-tr-xxl", "-dark-xxl", "-tr", "-tr-xxl", "-xxl"]
    #expect(
      try pictures() == plain.flatMap { ["card\($0)", "card\($0)@2x"] }.sorted())
    // No two are the same.
    let contents = try pictures().map { try workspace.bytes("docs/__Snapshots__/\($0).png") }
    #expect(Set(contents).count == contents.count)
    #expect(try run("verify", "docs").text == "16 passed\n")
    // What is no more in the matrix has no picture.
    try settings(#"{"colorSchemes": ["dark"]}"#)
    let fewer = try run("verify", "docs")
    #expect(fewer.status == 1)
    #expect(fewer.text.hasSuffix("1 passed, 15 removed\n") || fewer.text.contains("15 removed"))
  }

  @Test("Values, data, sessions, directions, sizes and times are told by names")
  func kinds() throws {
    try workspace.write("name\nA\nB\nC\n", to: "docs/three people.csv")
    try workspace.write("", to: "docs/none.jsonl")
    try settings(
      """
      {"snapshots": {"card": {
        "set": {"wide": {"values.side": 30}}, "data": [null, "three people.csv"],
        "layoutDirections": ["rightToLeft"], "sizes": [null, [320, 200]], "times": [0, 0.5],
        "inputs": ["none.jsonl"]}}}
      """)
    #expect(try run("record", "docs").status == 0)
    let start = ["card-wide-three-people-none-rtl", "card-wide-none-rtl"]
    #expect(
      try pictures()
        == start.flatMap { [$0, $0 + "-0.5s", $0 + "-320x200", $0 + "-320x200-0.5s"] }.sorted())
    #expect(try run("verify", "docs").status == 0)
    // Each is drawn with what its name says.
    try workspace.write("name\nA\n", to: "docs/three people.csv")
    let changed = try run("verify", "docs", "--filter", "*none-rtl")
    #expect(changed.text.contains("changed  card-wide-three-people-none-rtl"))
    #expect(changed.text.contains("1 passed, 1 changed"))
  }

  @Test("Devices and backgrounds are variants of previews, with their names")
  func devicesAndBackgrounds() throws {
    let reader = SnapshotMatrixReader(SnapshotValueReader(file: "snapshots.json", folder: "."))
    var matrix = SnapshotMatrix()
    matrix[.devices] = try reader.axis(.devices, ["iphone", "none", .null], "/devices")
    matrix[.backgrounds] = try reader.axis(.backgrounds, ["scheme", "none", .null], "/backgrounds")
    let variants = matrix.variants(of: .preview)
    #expect(
      variants.map(\.suffix) == [
        "-iphone-scheme", "-iphone-clear", "-iphone", "-nodevice-scheme", "-nodevice-clear",
        "-nodevice", "-scheme", "-clear", "",
      ])
    #expect(variants.map(\.hidesBackground) == (0..<9).map { $0 % 3 == 1 })
    #expect(variants.prefix(3).allSatisfy { $0.look.device == Surroundings.devices[0].value })
    #expect(variants.suffix(3).allSatisfy { $0.look.device == nil })
    #expect(matrix.variants(of: .document).map(\.suffix) == [""])
  }

  @Test("A device, background or size of null is that of the preview")
  func ownValues() throws {
    let reader = SnapshotEntryReader(SnapshotValueReader(file: "snapshots.json", folder: "."))
    let all = try reader.entry(
      ["device": "ipad", "background": "none", "size": [10, 20]], over: SnapshotSettings.Entry(),
      at: "")
    let whole = try #require(all.matrix.variants(of: .preview).first)
    #expect(whole.look.device != nil && whole.hidesBackground && whole.size != nil)
    let one = try reader.entry(
      ["device": .null, "background": .null, "size": .null], over: all, at: "/snapshots/Card")
    let own = try #require(one.matrix.variants(of: .preview).first)
    #expect(own.look.device == nil && !own.hidesBackground && own.size == nil && own.suffix == "")
  }

  @Test(
    "Errors are reported with their locations",
    arguments: [
      (#"{"colorSchemes": ["drak"]}"#, #"/colorSchemes/0 is "drak"; expected null or one of"#),
      (#"{"locales": []}"#, "/locales is empty"),
      (#"{"scales": []}"#, "/scales is empty"),
      (#"{"set": {}}"#, "/set is an empty object; expected an object with names"),
      (#"{"set": {"a b": {"x": 1}}}"#, "/set/a b: it becomes part of image names"),
      (#"{"locales": ["fr", "fr"]}"#, "/locales/1 produces the same image names as /locales/0"),
      (#"{"data": ["gone.json"]}"#, #"/data/0 names "gone.json", which can't be read"#),
      (#"{"data": ["../secret.json"]}"#, #"/data/0 names "../secret.json""#),
      (#"{"dynamicTypeSizes": [3]}"#, "/dynamicTypeSizes/0 is 3; expected null or one of"),
      (#"{"sizes": [[1]]}"#, "/sizes/0 is an array; expected a width and a height"),
      (#"{"size": [1, 2], "sizes": [[1, 2]]}"#, #""size" and "sizes" cannot be combined"#),
      (#"{"device": "ipad", "devices": ["mac"]}"#, #""device" and "devices" cannot be combined"#),
      (#"{"devices": ["watch"]}"#, #"/devices/0 is "watch"; expected null or one of "iphone""#),
      (#"{"device": "ipad"}"#, "/device has no effect"),
      (#"{"background": "none"}"#, "/background has no effect"),
      (#"{"locale": ["fr"]}"#, #"unknown key "locale" at /locale"#),
      (#"{"snapshots": {"card": {"pictures": true}}}"#, "unknown key \"pictures\""),
      (
        #"{"colorSchemes": [null, "dark"], "data": [null, "dark.json"]}"#,
        #"docs/card.json produces two images with the name "card-dark""#
      ),
    ])
  func wrong(text: String, message: String) throws {
    try workspace.write("{}", to: "secret.json")
    if text.contains("dark.json") { try workspace.write("{}", to: "docs/parts/dark.json") }
    try settings(text.replacing("\"dark.json", with: "\"parts/dark.json"))
    let outcome = try run("verify", "docs")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }
}

@Suite("snapshots of pictures of other programs")
struct SnapshotPictureTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (name, color) in [("home.png", "red"), ("login/dark.webp", "blue"), ("a b.jpg", "green")] {
      try draw(name, color)
    }
  }

  /// Draws a picture as another program would.
  private func draw(_ name: String, _ color: String) throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 20, "height": 20, "background": "white"},
       "view": {"view": "Circle", "modifiers": [{"fill": "\(color)"}]}}
      """, to: "made.json")
    try workspace.write("", to: "shots/\(name)")
    let outcome = try workspace.run("render", "made.json", "-o", "shots/\(name)")
    #expect(outcome.status == 0, "\(outcome.messages)")
  }

  private func run(_ arguments: String...) throws -> Workspace.Outcome {
    try workspace.run(["snapshot"] + arguments)
  }

  @Test("PNG, WebP and JPEG are recorded, verified and accepted, in folders too")
  func whole() throws {
    let recorded = try run("record", "shots")
    #expect(recorded.text.hasSuffix("3 recorded, 0 unchanged\n"), "\(recorded.messages)")
    #expect(try workspace.names(in: "shots/__Snapshots__") == ["a b.png", "home.png", "login"])
    #expect(try run("verify", "shots").text == "3 passed\n")
    try draw("login/dark.webp", "yellow")
    let changed = try run("verify", "shots", "--html", "r.html")
    #expect(changed.status == 1)
    #expect(changed.text.contains("changed  login/dark"))
    #expect(changed.text.contains("2 passed, 1 changed"))
    #expect(try run("accept", "shots", "login/dark").text == "accepted  login/dark\n")
    #expect(try run("verify", "shots").status == 0)
    // What a run leaves in the folder is no picture of its.
    #expect(try run("verify", "shots", "--artifacts", "shots/out").status == 0)
    try draw("home.png", "yellow")
    for _ in 0..<2 {
      let outcome = try run("verify", "shots", "--artifacts", "shots/out")
      #expect(outcome.text.contains("2 passed, 1 changed"))
    }
  }

  @Test("Settings say what may differ; a matrix changes nothing of a file and is refused")
  func settings() throws {
    _ = try run("record", "shots")
    try draw("home.png", "yellow")
    try workspace.write(
      #"{"snapshots": {"home": {"maxPixels": 400}, "login/dark": {"skip": true}}}"#,
      to: "shots/snapshots.json")
    let outcome = try run("verify", "shots", "--filter", "home")
    #expect(outcome.text == "1 passed\n", "\(outcome.messages)")
    for (text, message) in [
      (
        #"{"snapshots": {"home": {"colorSchemes": ["dark"]}}}"#,
        "shots/snapshots.json at /snapshots/home/colorSchemes has no effect: home is a picture file"
      ),
      (
        #"{"scales": [1, 2]}"#,
        "shots/snapshots.json at /scales has no effect: the folder contains only picture files"
      ),
      (#"{"snapshots": {"hose": {}}}"#, #"did you mean "home"?"#),
    ] {
      try workspace.write(text, to: "shots/snapshots.json")
      let wrong = try run("verify", "shots")
      #expect(wrong.status == 65)
      #expect(wrong.messages.contains(message), "\(wrong.messages)")
    }
  }

  @Test(
    "Two files of one name are refused, and pictures beside documents only count when asked for")
  func names() throws {
    try draw("home.webp", "red")
    let twice = try run("verify", "shots")
    #expect(twice.status == 65)
    #expect(
      twice.messages.contains(
        #"shots/home.png and shots/home.webp produce images with the name "home""#))
    try FileManager.default.removeItem(at: workspace.file("shots/home.webp"))
    try FileManager.default.moveItem(
      at: workspace.file("made.json"), to: workspace.file("shots/card.json"))
    #expect(try run("record", "shots").text.hasSuffix("1 recorded, 0 unchanged\n"))
    try workspace.write(#"{"pictures": true}"#, to: "shots/snapshots.json")
    #expect(try run("record", "shots").text.hasSuffix("3 recorded, 1 unchanged\n"))
  }

  @Test("A broken picture fails by itself, with its reason")
  func broken() throws {
    _ = try run("record", "shots")
    try workspace.write("no picture", to: "shots/home.png")
    try workspace.write("version https://git-lfs.github.com/spec/v1\n", to: "shots/a b.jpg")
    let outcome = try run("verify", "shots")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("1 passed, 2 failed"))
    #expect(outcome.text.contains("git lfs pull"))
  }
}
