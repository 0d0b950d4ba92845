import Foundation
import Glibc
import ImageCoding
import TestSupport
import Testing
import VectorGraphics

@Suite("diff")
struct DiffTests {
  private let workspace: Workspace
  private let white = Bitmap(
    width: 20, height: 10, pixels: Array(repeating: 0xFFFF_FFFF, count: 200))

  init() throws { workspace = try Workspace() }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    try workspace.write(Data(PNGEncoder().encode(bitmap)), to: name)
  }

  /// The white picture with a dot of 2 by 3 pixels.
  private var dotted: Bitmap {
    var picture = white
    for y in 4..<7 { for x in 5..<7 { picture[x, y] = 0xFFFF_F0FF } }
    return picture
  }

  private func object(_ outcome: Workspace.Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test("Equal pictures pass, others exit with 1 and say where and how much")
  func verdict() throws {
    try write(white, to: "a.png")
    try write(dotted, to: "b.png")
    let same = try workspace.run("diff", "a.png", "a.png")
    #expect(same.status == 0)
    #expect(same.text == "same: no difference\n")
    let other = try workspace.run("diff", "a.png", "b.png", "--json")
    #expect(other.status == 1)
    #expect(other.messages.isEmpty)
    let json = try object(other)
    #expect(json["verdict"] as? String == "fail")
    #expect(json["metric"] as? String == "strict")
    #expect(json["differentPixels"] as? Int == 6)
    #expect(json["totalPixels"] as? Int == 200)
    #expect(json["maxChannelDifference"] as? Int == 15)
    let boxes = try #require(json["boxes"] as? [[String: Int]])
    #expect(boxes == [["x": 5, "y": 4, "width": 2, "height": 3, "pixels": 6]])
    let wouldPass = try #require(json["wouldPass"] as? [String: Any])
    #expect(wouldPass["threshold"] as? Int == 15)
    #expect(wouldPass["maxPixels"] as? Int == 6)
  }

  @Test(
    "Allowances let differences pass",
    arguments: [
      ["--threshold", "15"], ["--max-pixels", "6"], ["--max-ratio", "0.03"],
      ["--ignore", "5,4,2,3"], ["--window", "2:4"], ["--metric", "yiq"],
      ["--metric", "fuzzy", "--threshold", "15", "--max-pixels", "6"],
    ])
  func allowances(arguments: [String]) throws {
    try write(white, to: "a.png")
    try write(dotted, to: "b.png")
    #expect(try workspace.run(["diff", "a.png", "b.png"] + arguments).status == 0)
  }

  @Test("A mask's pixels are not looked at")
  func mask() throws {
    try write(white, to: "a.png")
    try write(dotted, to: "b.png")
    var mask = Bitmap(width: 20, height: 10)
    for y in 0..<10 { for x in 0..<10 { mask[x, y] = 0xFF00_0000 } }
    try write(mask, to: "mask.png")
    #expect(try workspace.run("diff", "a.png", "b.png", "--mask", "mask.png").status == 0)
  }

  @Test("The differences are drawn", arguments: ["heat", "mask", "overlay", "side"])
  func picture(style: String) throws {
    try write(white, to: "a.png")
    try write(dotted, to: "b.png")
    _ = try workspace.run("diff", "a.png", "b.png", "-o", "d.png", "--style", style)
    let picture = try PNGDecoder().decode(workspace.bytes("d.png"))
    #expect(picture.height == 10)
    #expect(picture.width == (style == "side" ? 76 : 20))
  }

  @Test("Pictures of different sizes differ, whatever is allowed")
  func sizes() throws {
    try write(white, to: "a.png")
    try write(white.cropped(to: PixelRect(x: 0, y: 0, width: 20, height: 9)), to: "b.png")
    let outcome = try workspace.run(
      "diff", "a.png", "b.png", "--json", "--max-pixels", "1000", "-o", "d.png")
    #expect(outcome.status == 1)
    let json = try object(outcome)
    #expect(json["reason"] as? String == "size")
    #expect(json["differentPixels"] as? Int == 20)
    #expect(json["wouldPass"] is NSNull)
    // Padded to the larger one.
    #expect(try PNGHeader(workspace.bytes("d.png")).height == 10)
  }

  @Test("Files that are no PNG files get the reason")
  func files() throws {
    try write(white, to: "a.png")
    let whole = try workspace.bytes("a.png")
    try workspace.write(Data(whole.prefix(whole.count - 20)), to: "cut.png")
    try workspace.write(Data([0xff, 0xd8, 0xff, 0xe0, 0, 16]), to: "jpeg.png")
    try workspace.write("version https://git-lfs.github.com/spec/v1\n", to: "lfs.png")
    try workspace.write("", to: "empty.png")
    let reasons = [
      ("cut.png", 65 as Int32, "ends too early"),
      ("jpeg.png", 65, "JPEG file is broken: it has no header"),
      ("lfs.png", 65, "git lfs pull"), ("empty.png", 65, "it is empty"),
      ("gone.png", 66, "no such file"),
    ]
    for (name, status, reason) in reasons {
      let outcome = try workspace.run("diff", "a.png", name)
      #expect(outcome.status == status, "\(name)")
      #expect(outcome.messages.contains(reason) && outcome.messages.contains(name), "\(outcome)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test(
    "Files too large for their type are not read",
    arguments: [
      ("zeros.bin", [UInt8](), "E0001"), ("zeros.png", [], "not a PNG file"),
      ("zeros.json", Array("{}".utf8), "E0001"),
      (
        "large.png",
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
          + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0], "E0001"
      ),
      ("large.svg", Array("<svg>".utf8), "E0001"),
      ("large.jpg", [0xff, 0xd8, 0xff, 0xe0], "E0001"),
    ])
  func large(name: String, head: [UInt8], reason: String) throws {
    try write(white, to: "a.png")
    try workspace.write(Data(head), to: name)
    // Six gigabytes that take no room on the disk.
    #expect(truncate(workspace.file(name).path, 6 << 30) == 0)
    for arguments in [[name, name], ["a.png", name], ["a.png", "a.png", "--mask", name]] {
      let process = workspace.makeProcess(["diff"] + arguments)
      try workspace.write("", to: "messages")
      process.standardError = try FileHandle(forWritingTo: workspace.file("messages"))
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      defer { process.terminate() }
      #expect(Workspace.poll(seconds: 60) { !process.isRunning })
      #expect(process.terminationStatus == 65)
      let messages = try workspace.text("messages")
      #expect(messages.contains(name), "\(messages)")
      #expect(arguments.count > 3 || messages.contains(reason), "\(messages)")
    }
  }

  @Test("Pictures in JPEG files are compared as they are seen", .enabled(if: JPEGDecoder.isBuilt))
  func jpegs() throws {
    try workspace.write(Data(JPEGSamples.color), to: "a.jpg")
    try workspace.write(Data(JPEGSamples.turned(JPEGSamples.color, 3)), to: "b.jpg")
    try workspace.write(Data(JPEGSamples.color.dropLast(2)), to: "cut.jpg")
    #expect(try workspace.run("diff", "a.jpg", "a.jpg").status == 0)
    try workspace.write(Data(JPEGSamples.color), to: "named.png")
    let named = try workspace.run("diff", "a.jpg", "named.png")
    #expect(named.status == 0)
    #expect(named.messages.contains("named.png is a JPEG file despite its extension"))
    let turned = try workspace.run("diff", "a.jpg", "b.jpg", "--json")
    #expect(turned.status == 1)
    // No square stands where one of its colour stood.
    #expect(try object(turned)["differentPixels"] as? Int == 24 * 16)
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Image", "path": "a.jpg"}}"#, to: "a.json")
    #expect(try workspace.run("diff", "a.json", "a.jpg").status == 0)
    let cut = try workspace.run("diff", "a.jpg", "cut.jpg")
    #expect(cut.status == 65)
    #expect(cut.messages.contains("cut.jpg: the JPEG file is broken: the file ends too early"))
  }

  @Test("Of documents the views that changed are named, with old and new")
  func documents() throws {
    func document(_ radius: String) -> String {
      """
      {"shapeshift": 1, "canvas": {"width": 40, "height": 40}, "view": {"view": "ZStack",
      "id": "root", "children": [{"view": "Rectangle", "modifiers": [{"fill": "white"}]},
      {"view": "Circle", "id": "sun", "modifiers": [{"fill": "red"}, {"padding": \(radius)}]}]}}
      """
    }
    try workspace.write(document("10"), to: "a.json")
    try workspace.write(document("11"), to: "b.json")
    let outcome = try workspace.run("diff", "a.json", "b.json", "--json")
    #expect(outcome.status == 1)
    let json = try object(outcome)
    #expect(json["reason"] as? String == "change")
    let drawing = try #require(json["drawing"] as? [String: Any])
    let views = try #require(drawing["views"] as? [String])
    #expect(views.count == 1 && views[0].hasSuffix("#sun"))
    #expect(try workspace.run("diff", "a.json", "b.json", "--ignore-views", "sun").status == 0)
    let unknown = try workspace.run("diff", "a.json", "b.json", "--ignore-views", "son")
    #expect(unknown.status == 64)
    #expect(unknown.messages.contains("sun"))
    // A reference says what was drawn, so that a document can be told from it.
    try FileManager.default.createDirectory(
      at: workspace.file("docs"), withIntermediateDirectories: true)
    try workspace.write(document("10"), to: "docs/a.json")
    _ = try workspace.run("snapshot", "record", "docs")
    let recorded = try workspace.run(
      "diff", "docs/__Snapshots__/a.png", "a.json", "--json")
    #expect(try object(recorded)["reason"] as? String == "same")
    _ = try workspace.run("render", "a.json", "-o", "a.png")
    #expect(try workspace.run("diff", "a.png", "a.json").status == 0)
  }

  @Test(
    "Invalid options are refused, and the allowed ones are listed",
    arguments: [
      (["--metric", "strikt"], "strict"), (["--threshold", "0.5"], "whole number"),
      (["--metric", "yiq", "--threshold", "7"], "0 to 1"), (["--ignore", "1,2,3"], "--ignore"),
      (["--window", "8"], "32:8"), (["--max-ratio", "2"], "0 to 1"),
      (["--metric", "exact", "--threshold", "1"], "exact"),
    ])
  func wrongOptions(arguments: [String], word: String) throws {
    let outcome = try workspace.run(["diff", "a.png", "b.png"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains(word), "\(outcome.messages)")
  }
}
