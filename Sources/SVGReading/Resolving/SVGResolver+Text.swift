import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// What a `text` draws.
  func text(_ index: Int, _ scope: Scope) -> Drawing? {
    guard let runs = placedRuns(index, scope) else { return nil }
    let spans = runs.spans
    let box = runs.placed.reduce(CGRect.null) { $0.union($1.box) }
    var drawing = Drawing(items: [], box: box)
    for stretch in Self.stretches(of: runs.placed) {
      guard let first = stretch.first, let last = stretch.last else { continue }
      let span = spans[first.span]
      guard span.scope.style.isVisible else { continue }
      var whole = first
      whole.advance = last.start + last.advance - first.start
      for decoration in span.decorations where decoration.kind != "line-through" {
        drawing.items += line(decoration, whole, box)
      }
      for placed in stretch { drawing.items += painted(placed, span, box) }
      for decoration in span.decorations where decoration.kind == "line-through" {
        drawing.items += line(decoration, whole, box)
      }
    }
    return drawing
  }

  /// The runs by what one line goes along: two lines would show a seam where they meet.
  private static func stretches(of runs: [SVGPlacedRun]) -> [[SVGPlacedRun]] {
    var stretches: [[SVGPlacedRun]] = []
    for run in runs {
      if let last = stretches.last?.last, run.continues(last) {
        stretches[stretches.count - 1].append(run)
      } else {
        stretches.append([run])
      }
    }
    return stretches
  }

  /// The letters of a `text` as the shape of a clip.
  func clipText(_ index: Int, _ scope: Scope) -> Drawing {
    guard let runs = placedRuns(index, scope) else { return Drawing() }
    var drawing = Drawing()
    for placed in runs.placed where runs.spans[placed.span].scope.style.isVisible {
      let item = DisplayItem(
        .text(TextItem(run: placed.run, position: placed.position, paint: .color(.black))))
      drawing.items.append(item.applying(placed.transform))
      drawing.box = drawing.box.union(placed.box)
    }
    return drawing
  }

  private func placedRuns(
    _ index: Int, _ scope: Scope
  ) -> (placed: [SVGPlacedRun], spans: [SVGTextSpan])? {
    guard let shaper = reader.shaper else {
      note(.unshapedText, "no fonts are available for a text; it is not drawn", at: index)
      return nil
    }
    let collector = SVGTextCollector(self)
    collector.collect(index, scope)
    guard !collector.characters.isEmpty else { return nil }
    var setter = SVGTextSetter(self, shaper, collector)
    do throws(FontError) {
      try setter.set()
    } catch {
      note(.missingFont, "a text is not drawn: \(error)", at: index)
      return nil
    }
    return (setter.runs, collector.spans)
  }

  private func painted(_ placed: SVGPlacedRun, _ span: SVGTextSpan, _ box: CGRect) -> [DisplayItem]
  {
    let style = span.scope.style
    var items: [DisplayItem] = []
    for layer in style.order {
      switch layer {
      case .fill:
        guard
          let paint = paint(
            style.fill, opacity: style.fillOpacity, span.index, box, span.scope),
          !paint.isClear
        else { continue }
        // What turns or stretches the letters leaves the paint as it is.
        let item = TextItem(
          run: placed.run, position: placed.position,
          paint: paint.applying(placed.transform.inverted()) ?? paint)
        items.append(
          DisplayItem(.text(item), origin: span.scope.origin).applying(placed.transform))
      case .stroke:
        let item = TextItem(run: placed.run, position: placed.position, paint: .color(.black))
        guard style.stroke != .none, let outline = item.outline, !outline.isEmpty else { continue }
        items += strokeItems(outline.applying(placed.transform), span.index, box, span.scope)
      case .markers: continue
      }
    }
    return items
  }

  /// A line at the letters, painted as the element that asks for it.
  private func line(
    _ decoration: (kind: String, scope: Scope, index: Int), _ placed: SVGPlacedRun, _ box: CGRect
  ) -> [DisplayItem] {
    let lines = placed.run.face.lines
    let size = placed.run.size
    let (middle, thickness) =
      switch decoration.kind {
      case "underline": (lines.underline.position * size, lines.underline.thickness * size)
      case "overline": (-placed.ascent * 0.85, lines.underline.thickness * size)
      default: (lines.strikethrough.position * size, lines.strikethrough.thickness * size)
      }
    let rect = CGRect(
      x: placed.start, y: placed.position.y + middle - thickness / 2, width: placed.advance,
      height: thickness)
    guard rect.width > 0 else { return [] }
    let path = Path(rect).applying(placed.isUpright ? placed.frame : placed.transform)
    var items: [DisplayItem] = []
    if let item = fillItem(path, decoration.index, box, decoration.scope) { items.append(item) }
    items += strokeItems(path, decoration.index, box, decoration.scope)
    return items
  }

  // MARK: Fonts

  /// The font of a style: the first family that there is.
  func font(_ style: SVGStyle, at index: Int) -> FontDescriptor {
    var font = FontDescriptor(
      size: style.fontSize, weight: style.fontWeight, isItalic: style.isItalic)
    for family in style.families {
      switch family.lowercased() {
      case "serif": font.design = .serif
      case "monospace", "ui-monospace": font.design = .monospaced
      case "sans-serif", "system-ui", "cursive", "fantasy", "ui-sans-serif":
        font.design = .default
      default:
        guard isKnown(family) else { continue }
        font.family = family
      }
      return font
    }
    if let first = style.families.first {
      note(.missingFont, "font \"\(first)\" not found; the default font is used", at: index)
    }
    return font
  }

  private func isKnown(_ family: String) -> Bool {
    if let known = knownFamilies[family] { return known }
    let probe = StyledText(
      spans: [StyledText.Span(text: "x", font: FontDescriptor(family: family, size: 10))])
    var isKnown = true
    do throws(FontError) {
      _ = try reader.shaper?.layout(probe, in: TextConstraints())
    } catch {
      isKnown = false
    }
    knownFamilies[family] = isKnown
    return isKnown
  }
}
