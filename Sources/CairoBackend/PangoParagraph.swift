import CPango
import Foundation
import IntegerConversion
import VectorGraphics

/// A text on its way to a layout: which lines it has, where they stand, and which must go.
struct PangoParagraph {
  let text: StyledText
  let bytes: PangoText
  let scale: PangoScale
  /// The font of each span.
  let fonts: [SpanFont]

  /// The room that a line takes, in points.
  private struct Extent {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var gap: CGFloat = 0
    var leading: CGFloat?
    var height: CGFloat { max(0, ascent + descent + gap + (leading ?? 0)) }

    mutating func include(_ metrics: HarfBuzzFontFace.LineMetrics, of span: StyledText.Span) {
      let size = PangoScale.lineSize(of: span)
      let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
      // In SwiftUI a line is not lifted with its letters: it grows by the distance.
      let isGrowing = span.font.metrics == .sanFrancisco
      ascent = max(ascent, metrics.ascent * size + (isGrowing ? max(lift, 0) : lift))
      descent = max(descent, metrics.descent * size - (isGrowing ? min(lift, 0) : lift))
      gap = max(gap, metrics.gap * size)
      leading = max(leading ?? span.font.leading, span.font.leading)
      guard let room = span.room else { return }
      ascent = max(ascent, room.ascent + lift)
      descent = max(descent, room.descent - lift)
    }
  }

  /// Breaks the text, leaves out what does not fit, and places the rest.
  ///
  /// - Throws: `FontError.unreadableFile`.
  func layout(in constraints: TextConstraints, by engine: PangoEngine) throws(FontError)
    -> TextLayout
  {
    let width = scale.width(constraints.width)
    let base = text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let wrapping = PangoWrapping(
      bytes: bytes, styles: styles, language: text.language, width: width, direction: base,
      breaksWords: text.breaksWords)
    var lines = try wrapping.lines(by: engine, atLeast: wantedCount(in: constraints.height))
    if text.hasAppleRules { lines = try wrapping.pushingOut(lines, by: engine) }
    let count = fittingCount(of: lines, height: constraints.height)
    let isTruncated = count < lines.count
    var last: PangoText?
    if isTruncated {
      let first = lines[count - 1]
      let length = lines[count].start - first.start
      let rest = bytes.lastLine(
        from: first.start, truncation: text.truncation,
        atLeast: max(PangoWrapping.longParagraph, 4 * length))
      let truncated = try engine.lines(
        of: rest, styles: styles, language: text.language, width: width,
        breaking: .truncating(text.truncation), direction: first.direction, isForced: true)
      lines = Array(lines.prefix(count - 1) + truncated.prefix(1))
      if text.truncation == .tail { lines[lines.count - 1].trimSpacesBeforeEllipsis() }
      if let line = try reshaped(lines[lines.count - 1], of: rest, in: width, by: engine) {
        lines[lines.count - 1] = line
      }
      last = rest
    }
    return placed(lines, lastText: last, in: constraints.width)
  }

  /// A line with an ellipsis, shaped without what was left out; nil where nothing was, or nothing fits.
  ///
  /// Pango takes glyphs away once they are shaped: those at the gap are still kerned to, and joined with, letters that went.
  private func reshaped(
    _ line: PangoLine, of rest: PangoText, in width: Int32?, by engine: PangoEngine
  ) throws(FontError) -> PangoLine? {
    guard let width, var parts = PangoLine.KeptParts(line) else { return nil }
    for _ in 0..<4 {
      var lines = try engine.lines(
        of: rest.slices(parts.before, ellipsis: parts.span, parts.after), styles: styles,
        language: text.language, width: nil, breaking: .wrapping, direction: line.direction,
        isForced: true)
      guard lines.count == 1 else { return nil }
      lines[0].hangSpaces(beyond: Int(width))
      if lines[0].width <= width { return lines[0] }
      guard parts.dropLetter(of: rest) else { return nil }
    }
    return nil
  }

  var styles: [PangoEngine.Style] {
    let longest = bytes.longestParagraph
    let rooms = text.spans.count { $0.room != nil }
    return zip(text.spans, fonts).map { span, font in
      PangoEngine.Style(
        fonts: font.list, size: scale.units(PangoScale.size(of: span)),
        kerning: scale.units(span.kerning, times: longest),
        hasMonospacedDigits: span.font.hasMonospacedDigits,
        language: span.language,
        room: span.room.map { room in
          PangoRectangle(
            x: 0, y: -scale.units(room.ascent), width: scale.units(room.width, times: rooms),
            height: scale.units(room.ascent + room.descent))
        })
    }
  }

  /// How many lines say which may stay, and whether any is left out: one more than are allowed, or than fit where all
  /// are as low as the lowest can be; nil for all of them.
  private func wantedCount(in height: CGFloat?) -> Int? {
    let allowed = text.lineLimit.map { min(max($0, 1), Int.max - 1) + 1 }
    guard let height, !height.isNaN, let lowest = zip(fonts, text.spans).map(lowestStep).min(),
      lowest > 0,
      let fitting = Int(exactly: ((max(height, 0) + abs(lineSpacing)) / lowest).rounded(.up))
    else { return allowed }
    return min(allowed ?? .max, fitting + 2)
  }

  /// The least that a line with letters of a span is below the line before.
  private func lowestStep(_ font: SpanFont, of span: StyledText.Span) -> CGFloat {
    var extent = Extent()
    extent.include(font.metrics, of: span)
    return extent.height + spacing(below: extent)
  }

  /// How many lines may stay: at least one, at most the limit, and no more than fit.
  private func fittingCount(of lines: [PangoLine], height: CGFloat?) -> Int {
    let limit = min(lines.count, max(1, text.lineLimit ?? lines.count))
    guard let height, !height.isNaN else { return limit }
    var used: CGFloat = 0
    for (index, line) in lines.prefix(limit).enumerated() {
      let extent = extent(of: line, in: bytes)
      // A text fits into the height that it reported itself, whatever sums lie between.
      if used + extent.height > height + 1e-6 { return max(1, index) }
      used += extent.height + spacing(below: extent)
    }
    return limit
  }

  private var lineSpacing: CGFloat { text.lineSpacing.isFinite ? text.lineSpacing : 0 }

  /// The distance from a line to the next; SwiftUI's takes the place of the font's gap, and is at least 0.
  private func spacing(below extent: Extent) -> CGFloat {
    text.hasAppleRules ? max(0, lineSpacing - extent.gap) : lineSpacing
  }

  /// The tallest of the faces on the line and of those asked for.
  private func extent(of line: PangoLine, in bytes: PangoText) -> Extent {
    var extent = Extent()
    for run in line.runs {
      let font = fonts[run.span]
      extent.include(font.metrics, of: text.spans[run.span])
      guard run.face !== font.face else { continue }
      extent.include(run.face.lineMetrics, of: text.spans[run.span])
    }
    if line.runs.isEmpty {
      let span = bytes.span(at: line.start)
      extent.include(fonts[span].metrics, of: text.spans[span])
    }
    return extent
  }
}

extension PangoParagraph {
  func placed(_ lines: [PangoLine], lastText: PangoText?, in room: CGFloat?) -> TextLayout {
    let widest = width(of: lines, in: room)
    var placed: [TextLayout.Line] = []
    var top: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let extent = extent(of: line, in: isLast ? lastText ?? bytes : bytes)
      let width = scale.points(line.width)
      let origin = CGPoint(x: (widest - width) * alignment, y: top + extent.ascent)
      placed.append(
        TextLayout.Line(
          runs: runs(of: line, at: origin), origin: origin, width: width, ascent: extent.ascent,
          descent: extent.descent))
      top += extent.height + (isLast ? 0 : spacing(below: extent))
    }
    return TextLayout(
      lines: placed, size: CGSize(width: widest, height: max(top, 0)),
      isTruncated: lastText != nil, missing: missing(in: lines))
  }

  /// The width of the text: that of its widest line.
  ///
  /// In SwiftUI the space at which a line is broken counts, and a text is never wider than the room.
  private func width(of lines: [PangoLine], in room: CGFloat?) -> CGFloat {
    guard text.hasAppleRules else { return lines.map { scale.points($0.width) }.max() ?? 0 }
    let widest = lines.map { scale.points($0.width + $0.trailingSpace) }.max() ?? 0
    guard let room, !room.isNaN else { return widest }
    return min(widest, max(room, 0))
  }

  /// The share of a line's free room that stands to its left.
  private var alignment: CGFloat {
    switch text.alignment {
    case .leading: text.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: text.isRightToLeft ? 0 : 1
    }
  }

  private func runs(of line: PangoLine, at origin: CGPoint) -> [TextLayout.Run] {
    var x = 0
    return line.runs.map { run in
      defer { x += run.width }
      let span = text.spans[run.span]
      let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
      return TextLayout.Run(
        run: textRun(run, of: span),
        origin: CGPoint(x: origin.x + scale.points(x), y: origin.y - lift), span: run.span,
        isContinuation: run.isContinuation)
    }
  }

  private func textRun(_ run: PangoLine.Run, of span: StyledText.Span) -> TextRun {
    let glyphs = run.glyphs.map { glyph in
      TextRun.Glyph(
        id: glyph.id, position: CGPoint(x: scale.points(glyph.x), y: scale.points(glyph.y)),
        cluster: glyph.cluster)
    }
    return TextRun(
      face: run.isLastResort ? LastResortFace.shared : run.face, size: PangoScale.size(of: span),
      glyphs: glyphs, text: run.text,
      width: scale.points(run.width), isRightToLeft: run.isRightToLeft,
      hasMonospacedDigits: span.font.hasMonospacedDigits)
  }

  /// Each missing character once, in the order of the lines.
  private func missing(in lines: [PangoLine]) -> [String] {
    var seen: Set<Unicode.Scalar> = []
    return lines.flatMap(\.missing).filter { seen.insert($0).inserted }.map(String.init)
  }
}
