import Foundation
import ImageCoding
import ShapeShift
import VectorGraphics

/// What a frame of a sequence costs, from its display list to a PNG file in memory.
///
/// CPU milliseconds of all threads, which a busy machine changes least: what two workers take on two free
/// cores is half of theirs. The C program draws everything anew in one thread.
struct SequenceFigures: Encodable {
  var name: String
  var frames: Int
  var baseline: Double
  var oneWorker: Double
  var twoWorkers: Double
  /// Every frame drawn and written as if it were the only one, by one worker.
  var alone: Double
  var bytes: Int
  /// The largest share of pixels, over all frames, that differ from the C program's by more than 8 of 255.
  var differing: Double
  /// Whether the files are the same as those of frames drawn and written alone.
  var isExact: Bool

  /// What two free cores take of the C program's time.
  var ratio: Double { twoWorkers / 2 / baseline }
}

/// Draws a sequence on both sides.
@MainActor
struct SequenceTrial {
  let name: String
  let scenes: [Scene]
  let baseline: BaselineLibrary

  /// The sequences measured: everything moves; little moves on a ground at rest.
  static func all(_ effort: Effort, baseline: BaselineLibrary) throws -> [SequenceTrial] {
    let count = effort.processRuns > 20 ? 300 : 60
    return [
      SequenceTrial(
        name: "g: a star of 64 points, 512 x 512, all moving", scenes: try star(count),
        baseline: baseline),
      SequenceTrial(
        name: "h: 1,000 shapes at rest, a ball and a bar, 1920 x 1080",
        scenes: try dashboard(60), baseline: baseline),
    ]
  }

  func run() async throws -> SequenceFigures {
    let (baselineTime, differing) = try measureBaseline()
    var files: [[[UInt8]]] = []
    let one = try await measureOurs(workers: 1, &files)
    let two = try await measureOurs(workers: 2, &files)
    let alone = try measureAlone(&files)
    let count = Double(scenes.count)
    return SequenceFigures(
      name: name, frames: scenes.count, baseline: baselineTime / count, oneWorker: one / count,
      twoWorkers: two / count, alone: alone / count,
      bytes: files[0].map(\.count).reduce(0, +) / scenes.count, differing: differing,
      isExact: files[0] == files[1] && files[0] == files[2])
  }

  private var drawing: FrameDrawing {
    FrameDrawing(
      FrameTimeline(duration: Double(scenes.count) / 60),
      options: RenderOptions(background: scenes[0].background))
  }

  private func measureBaseline() throws -> (Double, Double) {
    var (time, differing) = (0.0, 0.0)
    for scene in scenes {
      let loaded = try baseline.load(scene.url)
      let start = cpuTime()
      let surface = baseline.draw(loaded)
      _ = baseline.encode(surface)
      time += cpuTime() - start
      let ours = try scene.list.bitmap(options: drawing.options)
      differing = max(
        differing, ours.differingShare(from: baseline.bitmap(of: surface, like: ours)))
      baseline.free(surface)
    }
    return (time, differing)
  }

  private func measureOurs(workers: Int, _ files: inout [[[UInt8]]]) async throws -> Double {
    let (drawing, lists) = (drawing, scenes.map(\.list))
    var written: [[UInt8]] = []
    let start = cpuTime()
    try await OrderedWork(workers: workers).run(
      over: lists.indices, prepare: { lists[$0] },
      work: { try drawing.encoded([$0], as: .png).bytes }, deliver: { written.append($1) })
    let time = cpuTime() - start
    files.append(written)
    return time
  }

  private func measureAlone(_ files: inout [[[UInt8]]]) throws -> Double {
    let options = drawing.options
    let start = cpuTime()
    let written = try scenes.map { try $0.list.encoded(as: .png, options: options).bytes }
    let time = cpuTime() - start
    files.append(written)
    return time
  }
}

// MARK: The sequences

extension SequenceTrial {
  static func star(_ count: Int) throws -> [Scene] {
    let shaper = try Scene.makeShaper()
    return try (0..<count).map { frame in
      let phase = Double(frame) / Double(count)
      let points = (0..<128).map { index -> String in
        let radius = (index % 2 == 0 ? 220 : 110 + 80 * sin(2 * .pi * phase)) as Double
        let angle = 2 * Double.pi * (Double(index) / 128 + phase)
        return "\(256 + radius * cos(angle)) \(256 + radius * sin(angle))"
      }
      let path =
        "path M \(points[0]) " + points.dropFirst().map { "L \($0)" }.joined(separator: " ")
      return try scene(
        "g\(frame)", head: "size 512 512 1\nbg 1 1 1 1\n",
        "fill \(path) Z ; solid \(phase) 0.3 \(1 - phase) 1\n", shaper: shaper)
    }
  }

  static func dashboard(_ count: Int) throws -> [Scene] {
    let url = CommandTrial.folder.appendingPathComponent("c_grid1k.dl")
    let ground = try String(contentsOf: url, encoding: .utf8)
    let shaper = try Scene.makeShaper()
    let items = try Scene(contentsOf: url, shaper: shaper).list.roots
    return try (0..<count).map { frame in
      let phase = Double(frame) / Double(count)
      let x = 200 + 1500 * phase
      let y = 540 + 300 * sin(2 * .pi * phase)
      return try scene(
        "h\(frame)", head: ground,
        """
        fill circle \(x) \(y) 40 ; solid 0.9 0.2 0.2 0.9
        fill rect 60 1040 \(1800 * phase + 1) 20 ; solid 0.1 0.5 0.9 1

        """, on: items, shaper: shaper)
    }
  }

  /// A scene of a head, which both sides read, and of lines; the items of the head are shared.
  private static func scene(
    _ name: String, head: String, _ lines: String, on items: [DisplayItem] = [],
    shaper: any TextShaper
  ) throws -> Scene {
    let url = CommandTrial.folder.appendingPathComponent("frame_\(name).dl")
    try Data((head + lines).utf8).write(to: url)
    var scene = try Scene(contentsOf: url, shaper: shaper)
    scene.list.roots.replaceSubrange(0..<items.count, with: items)
    return scene
  }
}
