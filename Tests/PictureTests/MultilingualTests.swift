import CairoBackend
import Foundation
import TestSupport
import Testing
import VectorGraphics

/// The page of many scripts, beside what HarfBuzz says of its texts.
@Suite("A page of many scripts", .enabled(if: HarfBuzzTool.isExpected, "needs hb-shape"))
struct MultilingualTests {
  /// How far two widths may be apart, in points: a shaper's units are rounded once a glyph.
  private static let tolerance: CGFloat = 0.01

  /// A text of the page that is read from one side and has one face.
  struct Article: Decodable, Sendable, CustomTestStringConvertible {
    var language: String
    var text: String
    var side: String

    var isRightToLeft: Bool { side == "trailing" }
    var testDescription: String { language }
  }

  private struct Page: Decodable {
    struct Values: Decodable { var articles: [Article] }
    var values: Values
  }

  private static let articles: [Article] = {
    do {
      let data = try Data(contentsOf: Sample.named("multilingual").url)
      return try JSONDecoder().decode(Page.self, from: data).values.articles
    } catch {
      preconditionFailure("no page of many scripts: \(error)")
    }
  }()

  /// Those whose lines break at spaces alone.
  private static let spaced = articles.filter {
    !["Thai", "Chinese", "Japanese", "Korean", "Emoji"].contains($0.language)
  }

  private static let shaper = PangoTextShaper()

  private static func layout(
    _ article: Article, width: CGFloat, lineLimit: Int? = nil,
    alignment: StyledText.Alignment = .leading
  ) throws -> TextLayout {
    let span = StyledText.Span(text: article.text, font: FontDescriptor(size: 19))
    return try shaper.layout(
      StyledText(
        spans: [span], alignment: alignment, lineLimit: lineLimit,
        isRightToLeft: article.isRightToLeft),
      in: TextConstraints(width: width))
  }

  /// Measures stretches of an article with HarfBuzz, in the faces that its characters are shown in.
  private final class Ruler {
    private let article: Article
    private let pieces: [(range: Range<Int>, face: any FontFace)]
    private var known: [String: CGFloat] = [:]

    init(_ article: Article) throws {
      self.article = article
      let runs = try MultilingualTests.layout(article, width: 100_000).lines.flatMap(\.runs)
      var start = 0
      pieces = (article.isRightToLeft ? runs.reversed() : runs).map { run in
        let range = start..<start + run.run.text.utf8.count
        start = range.upperBound
        return (range, run.run.face)
      }
    }

    /// The sum of the advances of the bytes in a range.
    func width(_ range: Range<Int>) throws -> CGFloat {
      let bytes = Array(article.text.utf8)
      return try pieces.reduce(0) { sum, piece in
        let part = piece.range.clamped(to: range)
        guard !part.isEmpty else { return sum }
        return try sum + width(String(decoding: bytes[part], as: UTF8.self), piece.face)
      }
    }

    /// The sum of the advances of a text in a face.
    func width(_ text: String, _ face: any FontFace) throws -> CGFloat {
      let key = "\(face.id) \(text)"
      if let width = known[key] { return width }
      let width = try HarfBuzzTool.widths(
        of: [text], in: face, size: 19, isRightToLeft: article.isRightToLeft)[0]
      known[key] = width
      return width
    }
  }

  /// The bytes of a text's lines, without the spaces at their ends.
  private static func ranges(of layout: TextLayout, _ article: Article) -> [Range<Int>] {
    var start = 0
    return layout.lines.map { line in
      let count = line.runs.reduce(0) { $0 + $1.run.text.utf8.count }
      let blanks = text(of: line, article).reversed().prefix(while: \.isWhitespace).count
      defer { start += count }
      return start..<start + count - blanks
    }
  }

  /// The text of a line in reading order.
  private static func text(of line: TextLayout.Line, _ article: Article) -> String {
    let runs = article.isRightToLeft ? line.runs.reversed() : line.runs
    return runs.map(\.run.text).joined()
  }

  @Test("glyphs are HarfBuzz's, and runs are as wide as the sum of its advances")
  func runs() async throws {
    // San Francisco's tracking is no part of the advances.
    let texts = try await Sample.named("multilingual").displayList(scale: 1, metrics: .inter).items
      .flatMap(\.texts).map(\.item)
    #expect(texts.count > 60)
    // The title's letters are moved closer.
    for run in texts.map(\.run) where run.size != 21 {
      let glyphs = try #require(
        try HarfBuzzTool.glyphs(
          of: [run.text], in: run.face, isRightToLeft: run.isRightToLeft
        ).first)
      let (all, shown) = (glyphs.sum(run.size), glyphs.shown(of: run.text).sum(run.size))
      // Spaces at a line's end hang, without width and perhaps without glyphs.
      let ids = run.glyphs.map(\.id)
      #expect(
        ids == glyphs.map(\.g) || ids == glyphs.shown(of: run.text).map(\.g),
        "'\(run.text)' in \(run.face.id)")
      #expect(
        abs(run.width - all) < Self.tolerance || abs(run.width - shown) < Self.tolerance,
        "'\(run.text)' is \(run.width) wide, not \(all)")
      let isAll = abs(run.width - all) < Self.tolerance
      guard isAll else { continue }
      var x: CGFloat = 0
      for (glyph, other) in zip(run.glyphs, glyphs) {
        expectNear(glyph.position.x, x + other.offset(run.size), tolerance: Self.tolerance)
        x += [other].sum(run.size)
      }
    }
  }

  @Test("lines are as wide as the sum of HarfBuzz's advances", arguments: articles.dropLast())
  func lines(article: Article) throws {
    let ruler = try Ruler(article)
    for width: CGFloat in [130, 222, 371, 500] {
      let layout = try Self.layout(article, width: width)
      let texts = layout.lines.map { Self.text(of: $0, article) }
      #expect(texts.joined() == article.text)
      for (line, range) in zip(layout.lines, Self.ranges(of: layout, article)) {
        let expected = try ruler.width(range)
        expectNear(line.width, expected, tolerance: Self.tolerance)
        #expect(expected <= width + Self.tolerance)
      }
    }
  }

  @Test("lines hold the words that fit by HarfBuzz's widths", arguments: spaced)
  func wrapping(article: Article) throws {
    let ruler = try Ruler(article)
    let bytes = Array(article.text.utf8)
    for width: CGFloat in [130, 222, 371, 500] {
      let ranges = Self.ranges(of: try Self.layout(article, width: width), article)
      for (line, next) in zip(ranges, ranges.dropFirst()) {
        let end = bytes[next.lowerBound...].firstIndex(of: 0x20) ?? bytes.count
        let wider = try ruler.width(line.lowerBound..<end)
        #expect(wider > width, "\(line) has room for a word more in \(width)")
      }
    }
  }

  @Test("what is left of a line that is cut is as much as fits", arguments: spaced)
  func truncation(article: Article) throws {
    let ruler = try Ruler(article)
    for width: CGFloat in [97, 181, 263] {
      let layout = try Self.layout(article, width: width, lineLimit: 1)
      let line = try #require(layout.lines.first)
      #expect(layout.isTruncated && layout.lines.count == 1)
      let kept = Self.text(of: line, article)
      #expect(kept.hasSuffix("…") && article.text.hasPrefix(kept.dropLast()))
      // Each run by itself: what was left out is neither kerned to nor joined with what is there.
      let widths = try line.runs.map { try ruler.width($0.run.text, $0.run.face) }
      expectNear(line.width, widths.reduce(0, +), tolerance: Self.tolerance)
      #expect(line.width <= width + Self.tolerance)
      let count = kept.dropLast().utf8.count
      let rest = article.text.dropFirst(kept.count - 1)
      let letter =
        rest.prefix(while: { $0 == " " }).count
        + (rest.first { $0 != " " }.map { String($0).utf8.count } ?? 0)
      let dots = try #require(widths.indices.first { line.runs[$0].run.text.contains("…") })
      let more = try ruler.width(0..<count + letter) + ruler.width("…", line.runs[dots].run.face)
      #expect(more > width - Self.kerning, "'\(kept)' has room for more in \(width)")
    }
  }

  /// What a pair of letters may be kerned at the gap, in points: it is left out once the cut is known.
  private static let kerning: CGFloat = 1.5

  @Test(
    "lines are aligned with the widest one by HarfBuzz's widths", arguments: articles.dropLast(),
    [StyledText.Alignment.leading, .center, .trailing])
  func alignment(article: Article, alignment: StyledText.Alignment) throws {
    let ruler = try Ruler(article)
    let layout = try Self.layout(article, width: 222, alignment: alignment)
    let widths = try Self.ranges(of: layout, article).map { try ruler.width($0) }
    let widest = try #require(widths.max())
    expectNear(layout.size.width, widest, tolerance: Self.tolerance)
    let share: CGFloat =
      switch alignment {
      case .leading: article.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: article.isRightToLeft ? 0 : 1
      }
    for (line, width) in zip(layout.lines, widths) {
      expectNear(line.origin.x, (widest - width) * share, tolerance: Self.tolerance)
    }
  }
}

/// Pages at one pixel a point and at two.
///
/// Texts take whole pixels, as on Apple's systems: at one pixel a point each may be up to half a point larger, and what
/// stands below it that much lower. Within a text nothing moves.
@Suite("Text at twice the scale")
struct ScaledTextTests {
  @Test(
    "no letter moves in its text when a picture is scaled by 2",
    arguments: ["multilingual", "text-styles", "share-card"])
  func positions(name: String) async throws {
    let once = try await Sample.named(name).displayList(scale: 1).items
    let twice = try await Sample.named(name).displayList(scale: 2).items
    let (texts, others) = (once.flatMap(\.texts), twice.flatMap(\.texts))
    #expect(texts.count == others.count && texts.count > 3)
    var starts: [String: (CGPoint, CGPoint)] = [:]
    for (text, other) in zip(texts, others) {
      #expect(text.item.run == other.item.run)
      let start = starts[text.origin] ?? (text.item.position, other.item.position)
      starts[text.origin] = start
      expectNear(
        text.item.position.x - start.0.x, other.item.position.x - start.1.x, tolerance: 1e-6)
      expectNear(
        text.item.position.y - start.0.y, other.item.position.y - start.1.y, tolerance: 1e-6)
    }
    // From one text to the next a page moves by at most half a point for each of the two.
    let moves = zip(texts, others).map { $0.item.position.y - $1.item.position.y }
    for (move, next) in zip(moves, moves.dropFirst()) { #expect(abs(next - move) <= 1) }
  }
}

extension [HarfBuzzTool.Glyph] {
  /// The sum of the advances, in points.
  fileprivate func sum(_ size: CGFloat) -> CGFloat {
    CGFloat(reduce(0) { $0 + $1.ax }) / CGFloat(HarfBuzzTool.em) * size
  }

  /// The glyphs but for those of the spaces at a text's end.
  fileprivate func shown(of text: String) -> [HarfBuzzTool.Glyph] {
    let blanks = text.reversed().prefix(while: \.isWhitespace)
    let end = text.utf8.count - blanks.reduce(0) { $0 + $1.utf8.count }
    return filter { $0.cl < end }
  }
}

extension HarfBuzzTool.Glyph {
  /// How far the glyph is moved from its place, in points.
  fileprivate func offset(_ size: CGFloat) -> CGFloat {
    CGFloat(dx) / CGFloat(HarfBuzzTool.em) * size
  }
}

extension DisplayItem {
  /// The texts inside with the paths of their views, in drawing order.
  fileprivate var texts: [(origin: String, item: TextItem)] {
    switch content {
    case .text(let text): [(origin ?? "", text)]
    case .group(let group): group.items.flatMap(\.texts)
    case .perspective(let item): item.items.flatMap(\.texts)
    case .fill, .stroke, .image: []
    }
  }
}
