import Foundation
import VectorGeometry
import VectorGraphics

/// Draws what stands under, behind and through text.
struct TextDecoration {
  /// One for each span.
  let looks: [TextLook]
  /// The frame of the text.
  let rect: CGRect
  /// Pixels per point.
  let scale: CGFloat
  let origin: String

  /// Neighbouring runs of a line with one line of one kind.
  private struct Stretch {
    var minX: CGFloat
    var maxX: CGFloat
    /// The middle, from the top of the frame.
    var y: CGFloat
    var thickness: CGFloat
    let line: TextLook.Line
    let paint: Paint
  }

  private var isPlain: Bool {
    looks.allSatisfy { $0.underline == nil && $0.strikethrough == nil && $0.background == nil }
  }

  /// Grounds and underlines; `paints` are those of the letters of each span.
  func below(_ lines: [TextLayout.Line], _ paints: [Paint]) -> [DisplayItem] {
    guard !isPlain else { return [] }
    let grounds = lines.flatMap { line in line.runs.compactMap { ground(of: $0, in: line) } }
    return grounds + strokes(lines, paints, \.underline) { $0.underline }
  }

  /// Lines through text.
  func above(_ lines: [TextLayout.Line], _ paints: [Paint]) -> [DisplayItem] {
    guard !isPlain else { return [] }
    return strokes(lines, paints, \.strikethrough) { $0.strikethrough }
  }

  private func ground(of run: TextLayout.Run, in line: TextLayout.Line) -> DisplayItem? {
    guard looks.indices.contains(run.span), let recipe = looks[run.span].background else {
      return nil
    }
    let box = CGRect(
      x: rect.minX + run.origin.x, y: rect.minY + line.origin.y - line.ascent, width: run.run.width,
      height: line.ascent + line.descent)
    return DisplayItem(
      .fill(FillItem(path: Path(box), paint: recipe.paint(in: rect))), origin: origin)
  }

  private func strokes(
    _ lines: [TextLayout.Line], _ paints: [Paint], _ kind: KeyPath<TextLook, TextLook.Line?>,
    metrics: (FontLines) -> FontLines.Line
  ) -> [DisplayItem] {
    lines.flatMap { stretches(of: $0, paints, kind, metrics: metrics) }.map(item)
  }

  /// The line's runs with a line, joined where they have the same; the thickest and lowest of them counts.
  private func stretches(
    of line: TextLayout.Line, _ paints: [Paint], _ kind: KeyPath<TextLook, TextLook.Line?>,
    metrics: (FontLines) -> FontLines.Line
  ) -> [Stretch] {
    var result: [Stretch] = []
    for run in line.runs where looks.indices.contains(run.span) && run.run.width > 0 {
      let look = looks[run.span]
      guard let style = look[keyPath: kind] else { continue }
      let metrics = metrics(look.lines ?? run.run.face.lines)
      let thickness = metrics.thickness * run.run.size
      let next = Stretch(
        minX: run.origin.x, maxX: run.origin.x + run.run.width,
        y: run.origin.y + metrics.position * run.run.size,
        thickness: look.lines == nil ? thickness : (thickness * scale).rounded(.up) / scale,
        line: style,
        paint: style.recipe?.paint(in: rect) ?? paints[run.span])
      guard let last = result.last, last.line == next.line, last.paint == next.paint,
        abs(last.maxX - next.minX) < 0.01
      else {
        result.append(next)
        continue
      }
      result[result.count - 1].maxX = next.maxX
      result[result.count - 1].y = max(last.y, next.y)
      result[result.count - 1].thickness = max(last.thickness, next.thickness)
    }
    return result
  }

  private func item(_ stretch: Stretch) -> DisplayItem {
    let (minX, maxX) = (rect.minX + stretch.minX, rect.minX + stretch.maxX)
    let y = rect.minY + stretch.y
    guard !stretch.line.dash.isEmpty else {
      let bar = CGRect(
        x: minX, y: y - stretch.thickness / 2, width: maxX - minX, height: stretch.thickness)
      return DisplayItem(.fill(FillItem(path: Path(bar), paint: stretch.paint)), origin: origin)
    }
    var path = Path()
    path.move(to: CGPoint(x: minX, y: y))
    path.addLine(to: CGPoint(x: maxX, y: y))
    let style = StrokeStyle(
      lineWidth: stretch.thickness, dash: stretch.line.dash.map { $0 * stretch.thickness })
    return DisplayItem(
      .stroke(StrokeItem(path: path, paint: stretch.paint, style: style)), origin: origin)
  }
}
