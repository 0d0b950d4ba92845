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
  /// Whether a letter of vertical text stands as it does in horizontal text.
  var isUpright = false
  /// Where the line of vertical text leads, from one from left to right.
  var frame = CGAffineTransform.identity

  /// The turn, in the text's coordinates.
  var transform: CGAffineTransform {
    let own = rotation == 0 ? .identity : CGAffineTransform(rotationAngle: rotation).about(pivot)
    return own.concatenating(frame)
  }

  /// Whether the run begins on its line where another of its span ends, up to rounding.
  func continues(_ other: SVGPlacedRun) -> Bool {
    span == other.span && position.y == other.position.y && frame == other.frame
      && rotation == 0 && other.rotation == 0 && !isUpright && !other.isUpright
      && abs(start - other.start - other.advance) < 1e-3
  }

  /// The cells of the glyphs.
  var box: CGRect {
    guard !isUpright else {
      return CGRect(
        x: start, y: position.y - advance, width: max(advance, 0), height: max(advance, 0)
      ).applying(frame)
    }
    return CGRect(
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

  /// The height of small capitals in that of capitals: those of fonts that have none of their own.
  ///
  /// Source: CSS Fonts Module Level 4, section 6.6, leaves the share open; it is what views have here.
  private static let smallCapitalScale = 0.8

  init(_ resolver: SVGResolver, _ shaper: any TextShaper, _ collector: SVGTextCollector) {
    self.resolver = resolver
    self.shaper = shaper
    self.collector = collector
  }

  /// Places all characters.
  mutating func set() throws(FontError) {
    let characters = collector.characters
    noteOrientation()
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
    for script in shaper.scripts(ofMissing: layout.missing) {
      resolver.note(.missingFont, script.message, at: collector.spans[first.span].index)
    }
    guard let line = layout.lines.first else { return }
    let isVertical = path == nil && self.isVertical
    let along = isVertical ? characters.map(\.alongVertical) : Array(characters)
    var placer = SVGChunkPlacer(
      characters: along, spans: collector.spans, line: line, ids: spans,
      resolver: resolver, isVertical: isVertical)
    placer.place()
    let wanted = length(of: characters, path)
    var stretch = 1.0
    var extra = 0.0
    // Source: SVG 1.1, section 10.5, lengthAdjust.
    if let wanted, stretchesGlyphs {
      stretch = self.stretch(by: wanted / placer.width)
    } else if let wanted, characters.count > 1 {
      extra = (wanted - placer.width) / Double(characters.count - 1)
      let spread = along.enumerated().map { number, character in
        var character = character
        if number > 0 { character.dx += extra }
        return character
      }
      placer = SVGChunkPlacer(
        characters: spread, spans: collector.spans, line: line, ids: spans, resolver: resolver,
        isVertical: isVertical)
      placer.place()
    }
    let style = collector.spans[first.span].scope.style
    let width = placer.width * stretch
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
    let turn = isVertical ? CGAffineTransform(rotationAngle: .pi / 2).about(current) : .identity
    let frame = CGAffineTransform(scaleX: stretch, y: 1).about(origin).concatenating(turn)
    runs += Self.joined(placer.runs, over: extra).map { run in
      var run = run
      run.position = CGPoint(x: run.position.x + origin.x, y: run.position.y + origin.y)
      run.pivot = CGPoint(x: run.pivot.x + origin.x, y: run.pivot.y + origin.y)
      run.start += origin.x
      run.frame = frame
      return run
    }
    current = CGPoint(x: origin.x + width, y: origin.y + placer.drop).applying(turn)
  }

  /// Runs that reach to the next ones over what was put between all letters: lines at the letters go on there.
  private static func joined(_ runs: [SVGPlacedRun], over extra: Double) -> [SVGPlacedRun] {
    guard extra != 0 else { return runs }
    var runs = runs
    for index in runs.indices.dropLast() {
      let gap = runs[index + 1].start - runs[index].start - runs[index].advance
      if abs(gap - extra) < 1e-3, runs[index].advance + extra > 0 { runs[index].advance += extra }
    }
    return runs
  }

  /// Reports what of vertical text is not drawn as the file says.
  private func noteOrientation() {
    guard isVertical, let root = collector.spans.first else { return }
    for name in ["text-orientation", "glyph-orientation-vertical"] {
      guard let value = resolver.value(name, of: root.index)?.trimmed,
        !["auto", "mixed", "inherit"].contains(value)
      else { continue }
      resolver.note(
        .unsupported, "\(name) is not supported; letters keep their default orientation",
        at: root.index)
    }
    for span in collector.spans where span.path == span.index {
      resolver.note(
        .unsupported,
        "vertical text on a path is not supported; its letters are drawn upright on the path",
        at: span.index)
    }
  }

  /// Whether lines lead from the top to the bottom; a text has one direction, that of its root.
  private var isVertical: Bool { collector.spans.first?.scope.style.isVertical ?? false }

  /// Whether letters are stretched to have the text as long as it is to be, instead of being set apart.
  private var stretchesGlyphs: Bool {
    collector.spans.first.map { resolver.element($0.index)["lengthAdjust"] } == "spacingAndGlyphs"
  }

  /// How much letters are stretched, at most a thousand times: others could not be seen.
  private func stretch(by share: Double) -> Double {
    if (0.001...1000).contains(share) { return share }
    if let index = collector.spans.first?.index {
      resolver.note(
        .invalidValue, "textLength cannot stretch a text more than 1000 times", at: index)
    }
    return 1
  }

  /// The length that a chunk is to have; nil if it has its own.
  private func length(of chunk: ArraySlice<SVGTextCharacter>, _ path: Int?) -> Double? {
    guard let root = collector.spans.first,
      let text = resolver.element(root.index)["textLength"], let length = SVGLength(text)
    else { return nil }
    guard chunk.count == collector.characters.count, path == nil || !stretchesGlyphs else {
      resolver.note(
        .unsupported,
        "textLength is not supported for a text with several parts, or stretched on a path; it is ignored",
        at: root.index)
      return nil
    }
    let value = length.value(.width, in: root.scope.lengths(resolver.rootFontSize))
    return value > 0 ? value : nil
  }

  /// What stands between the letters of a span, in its units; nothing beyond a million, as no picture is as wide.
  private func spacing(of span: SVGTextSpan) -> Double {
    let spacing = span.scope.style.letterSpacing.value(
      .diagonal, in: span.scope.lengths(resolver.rootFontSize))
    if abs(spacing) <= 1e6 { return spacing }
    resolver.note(.invalidValue, "letter spacing cannot exceed 1000000", at: span.index)
    return 0
  }

  /// The chunk for the shaper, and which of our spans each of its is.
  private func styledText(
    _ characters: ArraySlice<SVGTextCharacter>
  ) -> (text: StyledText, spans: [Int]) {
    var result: [StyledText.Span] = []
    var ids: [Int] = []
    var last: SVGTextCharacter?
    for character in characters {
      defer { last = character }
      if last?.belongs(with: character) ?? false {
        result[result.count - 1].text.unicodeScalars.append(character.scalar)
        continue
      }
      let span = collector.spans[character.span]
      let spacing = spacing(of: span)
      var font = resolver.font(span.scope.style, at: span.index)
      if character.isSmallCapital { font.size *= Self.smallCapitalScale }
      result.append(
        StyledText.Span(
          text: String(character.scalar), font: font, kerning: spacing,
          language: span.scope.style.language))
      ids.append(character.span)
    }
    let style = characters.first.map { collector.spans[$0.span].scope.style }
    var text = StyledText(spans: result, lineLimit: 1)
    text.isRightToLeft = style?.isRightToLeft ?? false
    text.language = style?.language ?? "en"
    return (text, ids)
  }
}

extension SVGTextCharacter {
  /// The character with its distances along a line that leads down, and to its side.
  fileprivate var alongVertical: SVGTextCharacter {
    var character = self
    (character.dx, character.dy) = (dy, -dx)
    return character
  }
}
