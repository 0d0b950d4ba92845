import CPango
import IntegerConversion
import VectorGraphics

/// A line as Pango shaped it, in Pango's units, free of Pango's objects.
///
/// Pango's integers have 32 bits. Sums of them have more here: nobody can say how many letters a line has.
struct PangoLine {
  /// Glyphs of one span in one face.
  struct Run {
    var face: HarfBuzzFontFace
    var span: Int
    /// The first byte of the text that the run shows.
    var start: Int
    var glyphs: [Glyph]
    var text: String
    var width: Int
    var isRightToLeft: Bool
    /// Whether no font contains the characters: the glyphs are code points.
    var isLastResort = false
    /// Whether the run stands for text that was left out.
    var isEllipsis = false
    /// Whether the run was shaped together with the one to its left.
    var isContinuation = false
  }

  /// A glyph and its place from the run's origin.
  struct Glyph {
    var id: UInt32
    var x: Int
    var y: Int
    /// The offset in bytes into the run's text.
    var cluster: Int
  }

  /// The runs from left to right.
  var runs: [Run] = []
  /// The byte of the text with which the line begins.
  var start: Int
  var direction: PangoDirection
  /// Whether the line before ended with a paragraph and not for want of room.
  var isParagraphStart: Bool
  /// Characters that no font has, in visual order.
  var missing: [Unicode.Scalar] = []
  /// Where the Characters were when the line was shaped; none unless somebody wants to know.
  var cells: [Cell] = []
  /// How wide the line was then.
  var shapedWidth = 0
  /// The width of the space at which the line was broken, which is not part of its width.
  var trailingSpace = 0

  var width: Int { runs.reduce(0) { $0 + $1.width } }

  /// Says where the line is in a text of which it was broken as a part.
  mutating func move(by offset: Int, isContinued: Bool) {
    start += offset
    for index in cells.indices { cells[index].start += offset }
    if isContinued { isParagraphStart = false }
  }

  /// The lines of a layout; with the places of their Characters, if somebody wants to know.
  static func all(
    of layout: OpaquePointer, text: PangoText, isLocating: Bool = false
  ) -> [PangoLine] {
    var lines: [PangoLine] = []
    var item = pango_layout_get_lines_readonly(layout)
    while let current = item {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var made = PangoLine(line.pointee, text: text)
      if isLocating { (made.cells, made.shapedWidth) = (cells(of: line, text: text), made.width) }
      lines.append(made)
      item = current.pointee.next
    }
    return lines
  }

  private init(_ line: PangoLayoutLine, text: PangoText) {
    start = Int(line.start_index)
    isParagraphStart = line.is_paragraph_start != 0
    direction = PangoDirection(rawValue: line.resolved_dir)
    var item = line.runs
    while let current = item {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      append(run.pointee, text: text)
      item = current.pointee.next
    }
  }
}

extension PangoLine {
  /// Adds a run of Pango's, which may span several of the text's spans where they look alike.
  private mutating func append(_ run: PangoGlyphItem, text: PangoText) {
    guard let item = run.item?.pointee, let glyphs = run.glyphs?.pointee,
      let sizedFace = PangoObjects.face(of: item.analysis.font), let face = sizedFace.face
    else { return }
    let isEllipsis = item.analysis.flags & Self.ellipsisFlag != 0
    let offset = Int(item.offset)
    if !isEllipsis, let space = item.hiddenSpace(glyphs, sizedFace, of: text) {
      trailingSpace = space
    }
    var pieces: [Piece] = []
    for index in 0..<Int(glyphs.num_glyphs) {
      let cluster = isEllipsis ? offset : offset + Int(glyphs.log_clusters[index])
      let span = text.span(at: cluster)
      var glyph = glyphs.glyphs[index]
      let isLastResort = glyph.glyph != PangoGlyph.empty && glyph.glyph & PangoGlyph.unknown != 0
      if pieces.last?.span != span || pieces.last?.isLastResort != isLastResort {
        pieces.append(Piece(span: span, start: cluster, isLastResort: isLastResort))
      }
      // Pango widens the ellipsis until the line is as wide as the room.
      if isEllipsis { glyph.geometry.width = sizedFace.advance(of: glyph.glyph) }
      pieces[pieces.count - 1].append(glyph, cluster: cluster)
    }
    let isRightToLeft = item.analysis.level % 2 == 1
    missing += pieces.filter(\.isLastResort).flatMap(\.glyphs).compactMap {
      Unicode.Scalar($0.id)
    }
    runs += Self.withEnds(pieces, isRightToLeft: isRightToLeft, end: offset + Int(item.length))
      .map { piece, end in
        Run(
          face: face, span: piece.span, start: piece.start, glyphs: piece.rebasedGlyphs,
          text: isEllipsis ? "…" : text.string(piece.start..<end), width: piece.width,
          isRightToLeft: isRightToLeft, isLastResort: piece.isLastResort, isEllipsis: isEllipsis,
          isContinuation: piece.start != pieces[0].start)
      }
  }

  /// Source: pango-item.h, `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, which Swift can't import.
  private static let ellipsisFlag: UInt8 = 1 << 1

  /// Each piece with the byte at which the next one in reading order begins.
  private static func withEnds(_ pieces: [Piece], isRightToLeft: Bool, end: Int) -> [(Piece, Int)] {
    pieces.indices.map { index in
      let next = isRightToLeft ? index - 1 : index + 1
      return (pieces[index], pieces.indices.contains(next) ? pieces[next].start : end)
    }
  }

  /// Glyphs of one span within a run of Pango's.
  private struct Piece {
    var span: Int
    /// The first byte of the text that the piece shows.
    var start: Int
    var isLastResort: Bool
    var width = 0
    var glyphs: [Glyph] = []

    /// The glyphs with clusters counted from the piece's first byte.
    var rebasedGlyphs: [Glyph] {
      glyphs.map { Glyph(id: $0.id, x: $0.x, y: $0.y, cluster: $0.cluster - start) }
    }

    mutating func append(_ info: PangoGlyphInfo, cluster: Int) {
      start = min(start, cluster)
      defer { width += Int(info.geometry.width) }
      guard info.glyph != PangoGlyph.empty else { return }
      glyphs.append(
        Glyph(
          id: info.glyph & ~PangoGlyph.unknown, x: width + Int(info.geometry.x_offset),
          y: Int(info.geometry.y_offset),
          cluster: cluster))
    }
  }
}
