import Foundation
import VectorGeometry
import VectorGraphics

/// Glyphs of one span at their place.
struct SVGPlacedRun {
  var span: Int
  var run: TextRun
  /// The origin of the run on its baseline.
  var position: CGPoint
  /// A turn around the origin of its only glyph, in radians.
  var rotation = 0.0
  var pivot = CGPoint.zero
  /// How far the run reaches above and below the baseline.
  var ascent: Double
  var descent: Double
  /// What the run is wide.
  var advance: Double
  /// Where the run begins on its baseline.
  var start: Double

  /// The turn, in the text's coordinates.
  var transform: CGAffineTransform {
    rotation == 0 ? .identity : CGAffineTransform(rotationAngle: rotation).about(pivot)
  }

  /// The cells of the glyphs.
  var box: CGRect {
    CGRect(
      x: start, y: position.y - ascent, width: max(advance, 0), height: ascent + descent
    ).applying(transform)
  }
}

/// Shapes and places the characters of a text, chunk by chunk.
struct SVGTextSetter {
  let resolver: SVGResolver
  let shaper: any TextShaper
  let collector: SVGTextCollector
  private(set) var runs: [SVGPlacedRun] = []
  private var current = CGPoint.zero

  init(_ resolver: SVGResolver, _ shaper: any TextShaper, _ collector: SVGTextCollector) {
    self.resolver = resolver
    self.shaper = shaper
    self.collector = collector
  }

  /// Places all characters.
  mutating func set() throws(FontError) {
    let characters = collector.characters
    var start = 0
    while start < characters.count {
      var end = start + 1
      let path = collector.spans[characters[start].span].path
      while end < characters.count, characters[end].x == nil, characters[end].y == nil,
        collector.spans[characters[end].span].path == path
      {
        end += 1
      }
      try setChunk(characters[start..<end], path: path)
      start = end
    }
  }

  private mutating func setChunk(
    _ characters: ArraySlice<SVGTextCharacter>, path: Int?
  ) throws(FontError) {
    guard let first = characters.first else { return }
    if let x = first.x { current.x = x }
    if let y = first.y { current.y = y }
    let (styled, spans) = styledText(characters)
    let layout = try shaper.layout(styled, in: TextConstraints())
    for text in layout.missing {
      resolver.note(
        .missingFont, "no font has \"\(text)\"", at: collector.spans[first.span].index)
    }
    guard let line = layout.lines.first else { return }
    var placer = SVGChunkPlacer(
      characters: Array(characters), spans: collector.spans, line: line, ids: spans,
      resolver: resolver)
    placer.place()
    if characters.count == collector.characters.count, characters.count > 1, let wanted = length {
      // Source: SVG 1.1, section 10.5, lengthAdjust="spacing".
      let extra = (wanted - placer.width) / Double(characters.count - 1)
      let spread = characters.enumerated().map { number, character in
        var character = character
        if number > 0 { character.dx += extra }
        return character
      }
      placer = SVGChunkPlacer(
        characters: spread, spans: collector.spans, line: line, ids: spans, resolver: resolver)
      placer.place()
    }
    let style = collector.spans[first.span].scope.style
    let width = placer.width
    let isAtEnd = style.isRightToLeft
    let shift: Double =
      switch style.anchor {
      case .start: isAtEnd ? -width : 0
      case .middle: -width / 2
      case .end: isAtEnd ? 0 : -width
      }
    if let path, let guide = SVGTextGuide(path, resolver, collector.spans[first.span].scope) {
      runs += guide.placed(placer.glyphs(), shift: shift)
      return
    }
    let origin = CGPoint(x: current.x + shift, y: current.y)
    runs += placer.runs.map { run in
      var run = run
      run.position = CGPoint(x: run.position.x + origin.x, y: run.position.y + origin.y)
      run.pivot = CGPoint(x: run.pivot.x + origin.x, y: run.pivot.y + origin.y)
      run.start += origin.x
      return run
    }
    current = CGPoint(x: origin.x + width, y: origin.y + placer.drop)
  }

  /// The length that the text is to have by the distances of its letters; nil if it has its own.
  private var length: Double? {
    guard let root = collector.spans.first,
      let text = resolver.element(root.index)["textLength"], let length = SVGLength(text),
      resolver.element(root.index)["lengthAdjust"] != "spacingAndGlyphs"
    else { return nil }
    let value = length.value(.width, in: root.scope.lengths(resolver.rootFontSize))
    return value > 0 ? value : nil
  }

  /// The chunk for the shaper, and which of our spans each of its is.
  private func styledText(
    _ characters: ArraySlice<SVGTextCharacter>
  ) -> (text: StyledText, spans: [Int]) {
    var result: [StyledText.Span] = []
    var ids: [Int] = []
    for character in characters {
      if ids.last == character.span {
        result[result.count - 1].text.unicodeScalars.append(character.scalar)
        continue
      }
      let span = collector.spans[character.span]
      let spacing = span.scope.style.letterSpacing.value(
        .diagonal, in: span.scope.lengths(resolver.rootFontSize))
      result.append(
        StyledText.Span(
          text: String(character.scalar), font: resolver.font(span.scope.style, at: span.index),
          kerning: spacing, language: span.scope.style.language))
      ids.append(character.span)
    }
    let style = characters.first.map { collector.spans[$0.span].scope.style }
    var text = StyledText(spans: result, lineLimit: 1)
    text.isRightToLeft = style?.isRightToLeft ?? false
    text.language = style?.language ?? "en"
    return (text, ids)
  }
}

/// Places the glyphs of a chunk from its start at (0, 0).
struct SVGChunkPlacer {
  let characters: [SVGTextCharacter]
  let spans: [SVGTextSpan]
  let line: TextLayout.Line
  /// The spans of the shaped text.
  let ids: [Int]
  let resolver: SVGResolver
  private(set) var runs: [SVGPlacedRun] = []
  /// The advance of the whole chunk.
  private(set) var width = 0.0
  /// How far the baseline is lower at the end.
  private(set) var drop = 0.0

  init(
    characters: [SVGTextCharacter], spans: [SVGTextSpan], line: TextLayout.Line, ids: [Int],
    resolver: SVGResolver
  ) {
    self.characters = characters
    self.spans = spans
    self.line = line
    self.ids = ids
    self.resolver = resolver
  }

  mutating func place() {
    let isPlain = characters.allSatisfy { $0.dx == 0 && $0.dy == 0 && $0.rotation == 0 }
    let hasWords = ids.contains { spans[$0].scope.style.wordSpacing.value != 0 }
    var shift = CGVector(dx: 0, dy: 0)
    // The number of the first character of each shaped span, and how many of it came.
    var starts: [Int] = []
    var count = 0
    for (number, character) in characters.enumerated() {
      if number == 0 || character.span != characters[number - 1].span { starts.append(count) }
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
    let clusters = Array(Set(run.glyphs.map(\.cluster))).sorted()
    for (number, cluster) in clusters.enumerated() {
      let end = number + 1 < clusters.count ? clusters[number + 1] : run.text.utf8.count
      let before = Self.scalars(run.text, upTo: cluster)
      let after = Self.scalars(run.text, upTo: end)
      let parts = (first + before)..<max(first + after, first + before + 1)
      var rotation = 0.0
      for index in parts where characters.indices.contains(index) {
        shift.dx += characters[index].dx
        shift.dy += characters[index].dy
        if index == parts.lowerBound { rotation = characters[index].rotation }
      }
      var part = run
      part.glyphs = run.glyphs.filter { $0.cluster == cluster }
      guard let glyph = part.glyphs.first else { continue }
      let next = run.glyphs.map(\.position.x).filter { $0 > glyph.position.x }.min() ?? run.width
      part.text = Self.text(run.text, cluster, end)
      for index in part.glyphs.indices { part.glyphs[index].cluster = 0 }
      append(part, span, origin, shift, advance: next - glyph.position.x, rotation: rotation)
      if part.text == " " { shift.dx += spacing }
    }
  }

  private mutating func append(
    _ run: TextRun, _ span: Int, _ origin: CGPoint, _ shift: CGVector, advance: Double,
    rotation: Double = 0
  ) {
    let style = spans[span].scope.style
    let lift = spans[span].shift + SVGBaseline.lift(style.dominantBaseline, size: style.fontSize)
    let position = CGPoint(
      x: origin.x + shift.dx, y: origin.y + shift.dy - lift)
    let start = position.x + (run.glyphs.first.map { min($0.position.x, run.width) } ?? 0)
    let isWhole = rotation == 0 && advance == Double(run.width)
    runs.append(
      SVGPlacedRun(
        span: span, run: run, position: position, rotation: rotation,
        pivot: CGPoint(x: start, y: position.y), ascent: Double(line.ascent),
        descent: Double(line.descent), advance: advance, start: isWhole ? position.x : start))
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

  private static func scalars(_ text: String, upTo offset: Int) -> Int {
    let utf8 = text.utf8
    let end = utf8.index(utf8.startIndex, offsetBy: min(max(offset, 0), utf8.count))
    return String(decoding: utf8[..<end], as: UTF8.self).unicodeScalars.count
  }

  private static func text(_ text: String, _ start: Int, _ end: Int) -> String {
    let bytes = Array(text.utf8)
    guard start < end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// Where baselines other than the alphabetic one stand, above it.
enum SVGBaseline {
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
