import Foundation
import VectorGeometry
import VectorGraphics

/// How laid out text is drawn: letters in their styles, lines under and through them, grounds, pictures.
struct TextPainting {
  /// How spans look, besides their letters.
  let looks: [TextLook]
  /// The styles of the letters of spans.
  let recipes: [_StyleRecipe]
  /// The frame of the text.
  let rect: CGRect
  /// Pixels per point.
  let scale: CGFloat
  /// The path of the text, for origins.
  let origin: String

  /// What is drawn of lines.
  func items(of lines: [TextLayout.Line]) -> [DisplayItem] {
    let decoration = TextDecoration(looks: looks, rect: rect, scale: scale, origin: origin)
    let paints = recipes.map { $0.paint(in: rect) }
    let glyphs = finished(
      lines.flatMap { $0.runs.joined(where: isPaintedAlike) }.compactMap { run in
        item(of: run, paints: paints).map { (run.span, $0) }
      })
    return decoration.below(lines, paints) + glyphs + decoration.above(lines, paints)
  }

  /// What is drawn of a run, or of a part of one, of a line.
  func items(of run: TextLayout.Run, in line: TextLayout.Line) -> [DisplayItem] {
    var part = line
    part.runs = [run]
    return items(of: [part])
  }

  /// What a span is said to have; nil if nothing of the kind.
  func attribute<T: TextAttribute>(_ type: T.Type, of span: Int) -> T? {
    looks.indices.contains(span) ? looks[span].attributes[type] : nil
  }

  /// Whether letters of two spans have one style.
  private func isPaintedAlike(_ span: Int, _ next: Int) -> Bool {
    guard recipes.indices.contains(span), recipes.indices.contains(next) else { return false }
    return recipes[span] == recipes[next] && looks[span].inset == nil && looks[next].inset == nil
  }

  /// The items of runs, with those of neighbouring runs of one style finished together.
  private func finished(_ items: [(span: Int, item: DisplayItem)]) -> [DisplayItem] {
    var rest = items[...]
    var result: [DisplayItem] = []
    while let first = rest.first {
      let recipe = recipes[first.span]
      let same = rest.prefix { recipes[$0.span] == recipe }
      result += recipe.finished(same.map(\.item))
      rest = rest.dropFirst(same.count)
    }
    return result
  }

  private func item(of run: TextLayout.Run, paints: [Paint]) -> DisplayItem? {
    guard recipes.indices.contains(run.span) else { return nil }
    let position = CGPoint(x: rect.minX + run.origin.x, y: rect.minY + run.origin.y)
    if let inset = looks[run.span].inset {
      return inset.item(width: run.run.width, at: position, recipes[run.span], origin: origin)
    }
    let paint = paints[run.span]
    guard !paint.isClear else { return nil }
    return DisplayItem(
      .text(TextItem(run: run.run, position: position, paint: paint)), origin: origin)
  }
}
