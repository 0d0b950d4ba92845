import DocumentModel
import Foundation
import ShapeShiftDocuments
import TestSupport
import Testing
import VectorGraphics

@Suite("The bytes of frames")
struct FrameBytesTests {
  private static let frameCount = 11

  @Test(
    "A frame of a random document is the same in a run, alone, in a shard, resumed and as a picture",
    arguments: 0..<UInt64(TestLength.isLong ? 300 : 6))
  @MainActor func random(seed: UInt64) async throws {
    let workspace = try Workspace()
    var author = DocumentAuthor(seed: seed)
    try workspace.write(author.document(frames: Self.frameCount), to: "film.json")
    let scale = [1, 0.7, 1.5, 0.33][Int(seed % 4)]
    let run = try await draw(workspace, "run", scale: scale) { $0.workers = 1 }
    #expect(run.count == Self.frameCount)

    for frame in [3, 9] {
      let alone = try await draw(workspace, "alone\(frame)", scale: scale) {
        $0.request.frames = try FrameSelection("\(frame)")
      }
      #expect(alone == run.filter { $0.key == Self.name(frame) }, "frame \(frame), seed \(seed)")
    }
    let shard = try await draw(workspace, "shard", scale: scale) {
      $0.shard = try #require(FrameShard("1/3"))
      $0.workers = 2
    }
    #expect(shard == run.filter { shard[$0.key] != nil }, "seed \(seed)")
    #expect(!shard.isEmpty && shard.count < run.count)
    for frame in [2, 3, 8] {
      try FileManager.default.removeItem(at: workspace.file("run/" + Self.name(frame)))
    }
    let resumed = try await draw(workspace, "run", scale: scale) { $0.resumes = true }
    #expect(resumed == run, "seed \(seed)")

    var picture = RenderRequest(DocumentInput(workspace.file("film.json").path))
    picture.layout.scale = scale
    picture.time = 0.7
    #expect(try picture.draw().bytes == run[Self.name(7)], "seed \(seed)")
  }

  private static func name(_ frame: Int) -> String { "f_\(frame).png" }

  /// Draws frames into a folder, and returns the files by their names.
  @MainActor private func draw(
    _ workspace: Workspace, _ folder: String, scale: Double,
    _ change: (inout FrameSequence) throws -> Void
  ) async throws -> [String: [UInt8]] {
    var request = FrameRequest(
      DocumentInput(workspace.file("film.json").path),
      output: workspace.file(folder).path + "/f_%d.png")
    request.layout.scale = scale
    var sequence = FrameSequence(request)
    try change(&sequence)
    _ = try await sequence.run()
    let names = try workspace.names(in: folder).filter { $0.hasSuffix(".png") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try workspace.bytes("\(folder)/\($0)")) })
  }
}

/// Writes random documents in which some values change over time.
private struct DocumentAuthor {
  private var generator: SeededGenerator
  private var values: [String] = []
  private var tracks: [String] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A document at ten frames per second.
  mutating func document(frames: Int) -> String {
    let duration = Double(frames - 1) / 10
    let views = (0..<generator.integer(in: 2...5)).map { _ in view(duration) }
    return """
      { "shapeshift": 1, "canvas": { "width": 60, "height": 50, "background": "white" },
        "values": { \(values.joined(separator: ", ")) },
        "timeline": { "fps": 10, "duration": \(duration), "tracks": [\(tracks.joined(separator: ",\n"))] },
        "view": { "view": "ZStack", "children": [\(views.joined(separator: ",\n"))] } }
      """
  }

  private mutating func one(of choices: [String]) -> String {
    choices[generator.integer(in: 0...choices.count - 1)]
  }

  /// A number that stays, or a value with a track.
  private mutating func number(_ range: ClosedRange<Double>, _ duration: Double) -> String {
    // Whole and half numbers put edges on the edges of pixels.
    let grid: Double = generator.integer(in: 0...1) == 0 ? 1000 : 2
    let start = (generator.number(in: range) * grid).rounded() / grid
    guard generator.integer(in: 0...2) == 0 else { return "\(start)" }
    let end = (generator.number(in: range) * grid).rounded() / grid
    let name = "v\(values.count)"
    values.append("\"\(name)\": \(start)")
    tracks.append(
      """
      { "target": "/values/\(name)", "keyframes": [
        { "t": 0, "v": \(start) }, { "t": \(duration / 2), "v": \(end) }, { "t": \(duration), "v": \(start) }] }
      """)
    return "{ \"$\": \"\(name)\" }"
  }

  private mutating func view(_ duration: Double) -> String {
    let shape = one(of: ["Rectangle", "Circle", "Ellipse", "Capsule"])
    let color = one(of: ["red", "blue", "black", "orange"])
    let paint = [
      "{ \"fill\": \"\(color)\" }",
      "{ \"strokeBorder\": { \"style\": \"\(color)\", \"lineWidth\": \(number(0...5, duration)) } }",
      "{ \"stroke\": { \"style\": \"\(color)\", \"lineWidth\": \(number(0...5, duration)) } }",
      "{ \"fill\": { \"linearGradient\": { \"colors\": [\"\(color)\", \"white\"] } } }",
    ][generator.integer(in: 0...3)]
    var modifiers = [
      paint,
      "{ \"frame\": { \"width\": \(number(6...40, duration)), \"height\": \(number(6...30, duration)) } }",
    ]
    for _ in 0..<generator.integer(in: 0...3) { modifiers.append(effect(duration)) }
    modifiers.append(
      "{ \"offset\": { \"x\": \(number(-20...20, duration)), \"y\": \(number(-15...15, duration)) } }"
    )
    return "{ \"view\": \"\(shape)\", \"modifiers\": [\(modifiers.joined(separator: ", "))] }"
  }

  private mutating func effect(_ duration: Double) -> String {
    switch generator.integer(in: 0...6) {
    case 0: return "{ \"rotationEffect\": \(number(-90...90, duration)) }"
    case 1: return "{ \"blur\": \(number(0...4, duration)) }"
    case 2: return "{ \"opacity\": \(number(0...1, duration)) }"
    case 3: return "{ \"scaleEffect\": \(number(0.4...1.6, duration)) }"
    case 4:
      return
        "{ \"shadow\": { \"radius\": \(number(0...4, duration)), \"x\": \(number(-4...4, duration)) } }"
    case 5: return "{ \"clipShape\": \"\(one(of: ["circle", "rect", "capsule"]))\" }"
    default:
      return """
        { "mask": { "content": { "view": "Circle", "modifiers": [
          { "frame": { "width": \(number(6...40, duration)), "height": \(number(6...30, duration)) } }] } } }
        """
    }
  }
}
