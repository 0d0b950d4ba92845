import Foundation
import VectorGeometry
import VectorGraphics

/// Places the glyphs of a chunk from its start at (0, 0).
struct SVGChunkPlacer {
  let characters: [SVGTextCharacter]
  let spans: [SVGTextSpan]
  let line: TextLayout.Line
  /// The spans of the shaped text.
  let ids: [Int]
  let resolver: SVGResolver
  /// Whether the line is turned afterwards, to lead down.
  let isVertical: Bool
  private(set) var runs: [SVGPlacedRun] = []
  /// The advance of the whole chunk.
  private(set) var width = 0.0
  /// How far the baseline is lower at the end.
  private(set) var drop = 0.0

  mutating func place() {
    let isPlain = characters.allSatisfy {
      $0.dx == 0 && $0.dy == 0 && $0.rotation == 0 && !(isVertical && $0.scalar.isEastAsian)
    }
    let hasWords = ids.contains { spans[$0].scope.style.wordSpacing.value != 0 }
    var shift = CGVector(dx: 0, dy: 0)
    // The number of the first character of each shaped span, and how many of it came.
    var starts: [Int] = []
    var count = 0
    for (number, character) in characters.enumerated() {
      if number == 0 || !character.belongs(with: characters[number - 1]) { starts.append(count) }
      count += 1
    }
    var used = [Int](repeating: 0, count: ids.count)
    for placed in line.runs {
      let span = ids.indices.contains(placed.span) ? ids[placed.span] : 0
      let origin = CGPoint(
        x: placed.origin.x - line.origin.x, y: placed.origin.y - line.origin.y)
      let first =
        (starts.indices.contains(placed.span) ? starts[placed.span] : 0)
        + used[min(placed.span, used.count - 1)]
      used[min(placed.span, used.count - 1)] += placed.run.text.unicodeScalars.count
      if isPlain, !hasWords {
        append(placed.run, span, origin, shift, advance: placed.run.width)
      } else {
        split(placed.run, span, origin, first, &shift)
      }
    }
    width = Double(line.width) + shift.dx
    drop = shift.dy
  }

  /// Places the glyphs of a run one by one where they are moved or turned.
  private mutating func split(
    _ run: TextRun, _ span: Int, _ origin: CGPoint, _ first: Int, _ shift: inout CGVector
  ) {
    let spacing = spans[span].scope.style.wordSpacing.value(
      .diagonal, in: spans[span].scope.lengths(resolver.rootFontSize))
    let clusters = RunClusters(run)
    for cluster in clusters.all {
      let scalars = cluster.scalars
      let parts =
        first + scalars.lowerBound..<first + max(scalars.upperBound, scalars.lowerBound + 1)
      var rotation = 0.0
      for index in parts where characters.indices.contains(index) {
        shift.dx += characters[index].dx
        shift.dy += characters[index].dy
        if index == parts.lowerBound { rotation = characters[index].rotation }
      }
      var part = run
      part.glyphs = cluster.glyphs
      guard let glyph = part.glyphs.first else { continue }
      part.text = cluster.text
      for index in part.glyphs.indices { part.glyphs[index].cluster = 0 }
      let isUpright = isVertical && part.text.unicodeScalars.first?.isUpright ?? false
      append(
        part, span, origin, shift, advance: clusters.end(of: glyph) - glyph.position.x,
        rotation: rotation, isUpright: isUpright)
      if part.text == " " { shift.dx += spacing }
    }
  }

  private mutating func append(
    _ run: TextRun, _ span: Int, _ origin: CGPoint, _ shift: CGVector, advance: Double,
    rotation: Double = 0, isUpright: Bool = false
  ) {
    let style = spans[span].scope.style
    let lift = spans[span].shift + self.lift(of: run, style)
    var position = CGPoint(
      x: origin.x + shift.dx, y: origin.y + shift.dy - lift)
    let start = position.x + (run.glyphs.first.map { min($0.position.x, run.width) } ?? 0)
    var pivot = CGPoint(x: start, y: position.y)
    let isWhole = rotation == 0 && advance == Double(run.width)
    let begin = isWhole ? position.x : start
    if isUpright {
      // The cell's middle stands on the line, its baseline where that of ideographs is.
      let (down, aside) = (SVGBaseline.ideographic * run.size, advance / 2)
      position = CGPoint(
        x: position.x + down, y: origin.y + shift.dy - spans[span].shift + aside)
      pivot = CGPoint(x: start + down, y: position.y)
    }
    runs.append(
      SVGPlacedRun(
        span: span, run: run, position: position,
        rotation: isUpright ? rotation - .pi / 2 : rotation, pivot: pivot,
        ascent: Double(line.ascent), descent: Double(line.descent), advance: advance,
        start: begin, isUpright: isUpright))
  }

  /// How far the baseline is above the line: in vertical text the middle of small letters is on it.
  private func lift(of run: TextRun, _ style: SVGStyle) -> Double {
    guard isVertical, ["auto", "central", "middle"].contains(style.dominantBaseline) else {
      return SVGBaseline.lift(style.dominantBaseline, size: style.fontSize)
    }
    if run.text.unicodeScalars.first?.isEastAsian ?? false {
      return (0.5 - SVGBaseline.ideographic) * run.size
    }
    return Double(run.face.lines.strikethrough.position * run.size)
  }

  /// The glyphs apart, for a text on a path.
  func glyphs() -> [SVGPlacedRun] {
    runs.flatMap { placed -> [SVGPlacedRun] in
      let run = placed.run
      guard run.glyphs.count > 1 else { return [placed] }
      return run.glyphs.indices.map { index in
        var part = placed
        part.run.glyphs = [run.glyphs[index]]
        part.run.glyphs[0].cluster = 0
        let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].position.x : run.width
        part.advance = Double(next - run.glyphs[index].position.x)
        part.start = placed.position.x + run.glyphs[index].position.x
        part.pivot = CGPoint(x: part.start, y: placed.position.y)
        return part
      }
    }
  }
}

/// The clusters of a run, in the order of the text.
private struct RunClusters {
  struct Cluster {
    var glyphs: [TextRun.Glyph]
    var text: String
    /// The indices of the cluster's Unicode scalars in the run's text.
    var scalars: Range<Int>
  }

  private(set) var all: [Cluster] = []
  private let width: Double
  /// The distinct positions of the glyphs, in ascending order.
  private let positions: [Double]

  init(_ run: TextRun) {
    width = Double(run.width)
    positions = Set(run.glyphs.map { Double($0.position.x) }).sorted()
    let glyphs = Dictionary(grouping: run.glyphs, by: \.cluster)
    let (bytes, clusters) = (Array(run.text.utf8), glyphs.keys.sorted())
    func offset(_ cluster: Int) -> Int { min(max(cluster, 0), bytes.count) }
    func scalarCount(_ range: Range<Int>) -> Int {
      bytes[range].count { !UTF8.isContinuation($0) }
    }
    var scalars = clusters.first.map { scalarCount(0..<offset($0)) } ?? 0
    for (number, cluster) in clusters.enumerated() {
      let end = number + 1 < clusters.count ? clusters[number + 1] : bytes.count
      let range = offset(cluster)..<max(offset(end), offset(cluster))
      let count = scalarCount(range)
      all.append(
        Cluster(
          glyphs: glyphs[cluster] ?? [], text: String(decoding: bytes[range], as: UTF8.self),
          scalars: scalars..<scalars + count))
      scalars += count
    }
  }

  /// Returns the position of the next glyph, or the end of the run for the last one.
  func end(of glyph: TextRun.Glyph) -> Double {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] > Double(glyph.position.x) { high = middle } else { low = middle + 1 }
    }
    return low < positions.count ? positions[low] : width
  }
}

/// Where baselines other than the alphabetic one stand, above it.
enum SVGBaseline {
  /// From the top of an ideograph's cell to the baseline, in ems.
  static let ideographic = 0.88

  /// Source: CSS Inline 3, section 3.1, with the usual proportions of a Latin face.
  static func lift(_ name: String, size: Double) -> Double {
    switch name {
    case "middle": -size * 0.26
    case "central": -size * 0.35
    case "hanging": -size * 0.8
    case "text-before-edge", "text-top", "before-edge": -size * 0.93
    case "text-after-edge", "text-bottom", "after-edge", "ideographic": size * 0.24
    case "mathematical": -size * 0.5
    default: 0
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character stands upright in vertical text: all of East Asia's but brackets and long marks.
  ///
  /// Source: UAX 50, Unicode Vertical Text Layout, by blocks.
  fileprivate var isUpright: Bool {
    switch value {
    case 0x3008...0x3011, 0x3014...0x301F, 0x30FC, 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D:
      false
    default: isEastAsian
    }
  }

  /// Whether the character is of East Asian writing, or a picture, with a cell of its own.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
