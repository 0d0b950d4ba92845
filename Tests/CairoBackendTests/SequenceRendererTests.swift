import CairoBackend
import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@Suite("Pictures of a sequence")
struct SequenceRendererTests {
  @Test(
    "Every picture has the pixels of one drawn alone, and what differs lies inside the changes",
    arguments: 0..<UInt64(TestLength.isLong ? 400 : 40))
  func equalsPicturesDrawnAlone(seed: UInt64) throws {
    var random = RandomSequence(seed: seed)
    let scale: CGFloat = seed.isMultiple(of: 3) ? 1.5 : 1
    let background = [nil, Color.Resolved.white, Color.Resolved.bytes(20, 90, 160, 100)][
      Int(seed % 3)]
    var sequence = SequenceRenderer(renderer, scale: scale, background: background)
    var before: Bitmap?
    for number in 0..<12 {
      let list = random.next()
      let alone = try renderer.bitmap(list, scale: scale, background: background)
      let drawn = try sequence.draw(list)
      #expect(drawn.picture == alone, "picture \(number) of seed \(seed)")
      let changes =
        drawn.changes ?? [PixelRect(x: 0, y: 0, width: alone.width, height: alone.height)]
      if let before {
        let missed = alone.pixels.indices.first { index in
          alone.pixels[index] != before.pixels[index]
            && !changes.contains { $0.contains(x: index % alone.width, y: index / alone.width) }
        }
        #expect(missed == nil, "picture \(number) of seed \(seed)")
      }
      before = alone
    }
  }

  /// The seeds of random films.
  ///
  /// The short form compares 2,000 frames with the same frames drawn alone, the long one 100,000. The seeds above the
  /// first ones made frames that differed: a group that got a layer of its own, samples in a layer that moved, and the
  /// edge of a soft clip over a backdrop.
  private static let frameSeeds: [UInt64] =
    TestLength.isLong
    ? Array(0..<3_572) : Array(0..<72) + [861, 1192, 1475, 1603, 2508, 3446, 11863, 17152, 101_069]

  @Test(
    "A frame has the same bytes alone, in a run, in a shard and after going back",
    arguments: frameSeeds)
  func framesAlone(seed: UInt64) throws {
    let film = try RandomFilm(seed: seed)
    let alone = try (0..<12).map {
      try renderer.bitmap(
        film.list(at: Double($0)), scale: film.scale, background: film.background)
    }
    let run = Array(0..<12)
    let (shard, otherShard) = (
      Array(stride(from: 0, to: 12, by: 3)), Array(stride(from: 1, to: 12, by: 3))
    )
    let back = [7, 2, 2, 11, 0, 5, 4, 9]
    for order in [run, shard, otherShard, back] {
      var sequence = SequenceRenderer(renderer, scale: film.scale, background: film.background)
      for (index, frame) in order.enumerated() {
        let drawn = try sequence.draw(film.list(at: Double(frame))).picture
        let difference = drawn.pixels.indices.first { drawn.pixels[$0] != alone[frame].pixels[$0] }
        guard let difference else { continue }
        Issue.record(
          """
          frame \(frame) of seed \(seed) at scale \(film.scale), after \(order[..<index]), differs at \
          (\(difference % drawn.width), \(difference / drawn.width)) by \
          \(drawn.largestDifference(from: alone[frame]))
          """)
        break
      }
    }
  }

  @Test("A picture of another size begins anew")
  func size() throws {
    var sequence = SequenceRenderer(renderer, scale: 1, background: nil)
    for side: CGFloat in [20, 20, 31, 8, 8] {
      let list = DisplayList(side, side, [.fill(.circle(side / 2, side / 2, radius: 3), .red)])
      #expect(try sequence.draw(list).picture == renderer.bitmap(list))
    }
  }

  @Test("After an error the next picture is whole")
  func error() throws {
    var sequence = SequenceRenderer(renderer, scale: 1, background: nil)
    let broken = EncodedImage(format: .png, bytes: [1, 2, 3], width: 4, height: 4)
    let image = DisplayItem(
      .image(
        ImageItem(
          image: broken, source: CGRect(x: 0, y: 0, width: 4, height: 4),
          destination: CGRect(x: 0, y: 0, width: 4, height: 4), interpolation: .none)))
    let sound = DisplayList(20, 20, [.fill(.rect(1, 1, 4, 4), .red)])
    _ = try sequence.draw(sound)
    #expect(throws: CairoError.self) { try sequence.draw(DisplayList(20, 20, [image])) }
    let drawn = try sequence.draw(sound)
    #expect(drawn.changes == nil)
    #expect(drawn.picture == (try renderer.bitmap(sound)))
  }
}

/// Pictures of things that stay, move, come and go.
private struct RandomSequence {
  private var generator: SeededGenerator
  private var items: [DisplayItem] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<generator.integer(in: 3...14) { items.append(item(depth: 2)) }
  }

  /// Mostly one thing has changed, sometimes nothing, sometimes all.
  mutating func next() -> DisplayList {
    switch generator.integer(in: 0...11) {
    case 0: items.insert(item(depth: 2), at: generator.integer(in: 0...items.count))
    case 1 where items.count > 1: items.remove(at: place())
    case 2: items.swapAt(place(), place())
    case 3: break
    case 4: items = items.map { _ in item(depth: 2) }
    case 5...7: items[items.count - 1] = item(depth: 1)
    default: items[place()] = item(depth: 2)
    }
    // Half of them in a group that does nothing.
    let half = items.count / 2
    return DisplayList(60, 48, [.group(Array(items[..<half]))] + items[half...])
  }

  private mutating func place() -> Int { generator.integer(in: 0...items.count - 1) }

  private mutating func item(depth: Int) -> DisplayItem {
    guard depth > 0, generator.integer(in: 0...2) == 0 else { return shape() }
    let parts = (0..<generator.integer(in: 1...3)).map { _ in item(depth: depth - 1) }
    return group(parts)
  }

  private mutating func group(_ parts: [DisplayItem]) -> DisplayItem {
    let (x, y, kind) = (length(0...50), length(0...40), generator.integer(in: 0...6))
    let amount = generator.number(in: 0.2...1)
    return .group(parts) {
      switch kind {
      case 0: $0.filters = [.blur(radius: 1 + 2 * amount, opaque: false)]
      case 1:
        $0.filters = [
          .shadow(color: .black, radius: 2 * amount, offset: CGSize(width: 2, height: 3))
        ]
      case 2: $0.opacity = amount
      case 3: $0.blendMode = .multiply
      case 4: $0.clip = DisplayClip(path: .circle(x, y, radius: 12))
      case 5:
        $0.transform = CGAffineTransform(translationX: x, y: y).rotated(by: amount)
          .translatedBy(x: -x, y: -y)
      default: break
      }
    }
  }

  private mutating func shape() -> DisplayItem {
    let color = Color.Resolved(
      red: Float(generator.number(in: 0...1)), green: Float(generator.number(in: 0...1)),
      blue: Float(generator.number(in: 0...1)), opacity: Float(generator.number(in: 0.3...1)))
    let (x, y) = (length(-4...56), length(-4...44))
    switch generator.integer(in: 0...3) {
    case 0: return .fill(.rect(x, y, length(1...20), length(1...20)), color)
    case 1: return .fill(.circle(x, y, radius: length(1...12)), color)
    case 2:
      let end = (length(-4...60), length(-4...50))
      return .stroke(.lines((x, y), end), color, StrokeStyle(lineWidth: length(0.5...4)))
    default:
      let stops: [GradientPaint.Stop] = [
        .init(color: color, location: 0), .init(color: .white, location: 1),
      ]
      let geometry = GradientPaint.Geometry.linear(
        start: CGPoint(x: x, y: y), end: CGPoint(x: x + 13, y: y + 9))
      return .fill(.circle(x, y, radius: 9), GradientPaint(geometry: geometry, stops: stops))
    }
  }

  private mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(generator.number(in: range))
  }
}
