import CairoBackend
import Foundation
import ImageCoding
import ShapeShift
import VectorGraphics

/// What a scene costs the C program and us; CPU milliseconds, medians.
struct SceneFigures: Encodable {
  var name: String
  var repetitions: Int
  var baselineDraw: Double
  var draw: Double
  var baselineEncode: Double
  var encode: Double
  /// The C program's own flat-art encoder, for comparison.
  var flatEncode: Double
  var baselineBytes: Int
  var bytes: Int
  /// The share of pixels that differ by more than 8 of 255 in a component.
  var differing: Double
  /// The largest share that passes for the same picture.
  var tolerance: Double
  /// Whether the file is written by several threads, where that is allowed.
  var hasManyStrips: Bool

  var drawRatio: Double { draw / baselineDraw }
  var encodeRatio: Double { encode / baselineEncode }
  var ratio: Double { (draw + encode) / (baselineDraw + baselineEncode) }
  /// With both cores free: the strips of a file are independent, if there are enough of them.
  var ratioOnTwoCores: Double {
    (draw + (hasManyStrips ? encode / 2 : encode)) / (baselineDraw + baselineEncode)
  }
  var isSamePicture: Bool { differing <= tolerance }
}

/// Draws and encodes one scene on both sides in turns.
struct SceneTrial {
  let scene: Scene
  let baseline: BaselineLibrary
  private let baselineScene: BaselineLibrary.Pointer
  private let renderer = CairoRenderer { try PNGDecoder().decode($0.bytes) }
  private let encoder = PNGEncoder()

  private var baselineDraw: [Double] = []
  private var draw: [Double] = []
  private var baselineEncode: [Double] = []
  private var encode: [Double] = []
  private var flatEncode: [Double] = []
  private var bytes = (baseline: 0, ours: 0)
  private var differing = 0.0
  private var pixelBytes = 0

  init(_ scene: Scene, baseline: BaselineLibrary) throws {
    self.scene = scene
    self.baseline = baseline
    baselineScene = try baseline.load(scene.url)
  }

  /// Measures as often as the effort allows.
  mutating func run(_ effort: Effort) throws -> SceneFigures {
    try repeatOnce(oursFirst: true)
    let first = [baselineDraw, draw, baselineEncode, encode, flatEncode].joined().reduce(0, +)
    (baselineDraw, draw, baselineEncode, encode, flatEncode) = ([], [], [], [], [])
    let repetitions = effort.repetitions(milliseconds: first)
    for index in 0..<repetitions { try repeatOnce(oursFirst: index % 2 == 0) }
    return SceneFigures(
      name: scene.name, repetitions: repetitions, baselineDraw: baselineDraw.median,
      draw: draw.median, baselineEncode: baselineEncode.median, encode: encode.median,
      flatEncode: flatEncode.median, baselineBytes: bytes.baseline, bytes: bytes.ours,
      differing: differing, tolerance: scene.hasText ? 0.04 : 0.001,
      hasManyStrips: pixelBytes > 6 << 18)
  }

  private mutating func repeatOnce(oursFirst: Bool) throws {
    var bitmap: Bitmap?
    if oursFirst { bitmap = try drawOurs() }
    let (time, surface) = cpuMilliseconds { baseline.draw(baselineScene) }
    baselineDraw.append(time)
    defer { baseline.free(surface) }
    let picture = if let bitmap { bitmap } else { try drawOurs() }
    if oursFirst { try encodeOurs(picture) }
    let (encodeTime, count) = cpuMilliseconds { baseline.encode(surface) }
    baselineEncode.append(encodeTime)
    bytes.baseline = count
    flatEncode.append(cpuMilliseconds { baseline.encodeFlat(surface) }.0)
    if !oursFirst { try encodeOurs(picture) }
    differing = picture.differingShare(from: baseline.bitmap(of: surface, like: picture))
  }

  private mutating func drawOurs() throws -> Bitmap {
    let (time, bitmap) = try cpuMilliseconds {
      try renderer.bitmap(scene.list, scale: scene.scale, background: scene.background)
    }
    draw.append(time)
    return bitmap
  }

  private mutating func encodeOurs(_ bitmap: Bitmap) throws {
    let (time, file) = try cpuMilliseconds { try encoder.encode(bitmap) }
    encode.append(time)
    bytes.ours = file.count
    pixelBytes = bitmap.width * bitmap.height * 3
  }
}
