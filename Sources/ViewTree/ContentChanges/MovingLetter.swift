import Foundation
import VectorGeometry
import VectorGraphics

/// A letter (a cluster of glyphs) of a text whose content is on its way.
struct MovingLetter {
  /// What is drawn, from the letter's origin.
  enum Shape {
    case glyphs(TextRun)
    /// An outline, in points.
    case outline(Path)
  }

  /// What the letter says.
  let text: String
  /// The letter at rest.
  let run: TextRun
  var shape: Shape
  /// Its baseline origin in the text's box, in points.
  var origin: CGPoint
  /// The height of its line, in points.
  let lineHeight: CGFloat
  /// How the letter is painted.
  var recipe: _StyleRecipe
  /// How far the letter is below its place, in points, while it rolls.
  var fall: CGFloat = 0
  /// 0...1.
  var opacity = 1.0
  /// Which letter of the text it is; nil for one that is on its way out.
  var index: Int?

  /// What is drawn of the letter of a text in `rect`.
  func items(in rect: CGRect, path: String) -> [DisplayItem] {
    let paint = recipe.paint(in: rect)
    guard opacity > 0, !paint.isClear else { return [] }
    let point = CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y + fall)
    let content: DisplayItem.Content =
      switch shape {
      case .glyphs(let run): .text(TextItem(run: run, position: point, paint: paint))
      case .outline(let outline):
        .fill(
          FillItem(
            path: outline.applying(CGAffineTransform(translationX: point.x, y: point.y)),
            paint: paint))
      }
    return recipe.finished([DisplayItem(content, origin: path)]).faded(to: opacity)
  }

  /// The letter on its way to the same letter of another font or size.
  func blended(with other: MovingLetter, at t: Double, _ morphs: LetterMorphs) -> MovingLetter {
    var result = other
    result.origin = origin.blended(with: other.origin, at: t)
    result.fall = fall * CGFloat(1 - min(max(t, 0), 1))
    result.opacity = opacity + (other.opacity - opacity) * min(max(t, 0), 1)
    guard
      run.glyphs != other.run.glyphs || run.size != other.run.size
        || run.face.id != other.run.face.id
    else { return result }
    let size = max(run.size + (other.run.size - run.size) * CGFloat(t), 0)
    if run.face.id == other.run.face.id, run.glyphs.map(\.id) == other.run.glyphs.map(\.id) {
      var between = other.run
      between.size = size
      for index in between.glyphs.indices {
        between.glyphs[index].position = run.glyphs[index].position.blended(
          with: other.run.glyphs[index].position, at: t)
      }
      result.shape = .glyphs(between)
    } else if let outline = morphs.outline(from: run, to: other.run, at: t) {
      result.shape = .outline(outline.applying(CGAffineTransform(scaleX: size, y: size)))
    }
    return result
  }
}

extension CGPoint {
  fileprivate func blended(with other: CGPoint, at t: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * CGFloat(t), y: y + (other.y - y) * CGFloat(t))
  }
}

extension [DisplayItem] {
  /// The items as one layer of an opacity, which is kept in 0...1.
  func faded(to opacity: Double) -> [DisplayItem] {
    guard !isEmpty, opacity > 0 else { return [] }
    guard opacity < 1 else { return self }
    var effects = DisplayGroup.Effects()
    effects.opacity = opacity
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: self)))]
  }
}

extension TextLayout {
  /// The letters in the order in which they are drawn; `recipes` are those of the spans.
  func letters(painted recipes: [_StyleRecipe]) -> [MovingLetter] {
    var letters: [MovingLetter] = []
    for line in lines {
      for run in line.runs where recipes.indices.contains(run.span) {
        for (text, part, x) in run.run.letters {
          letters.append(
            MovingLetter(
              text: text, run: part, shape: .glyphs(part),
              origin: CGPoint(x: run.origin.x + x, y: run.origin.y),
              lineHeight: line.ascent + line.descent, recipe: recipes[run.span],
              index: letters.count))
        }
      }
    }
    return letters
  }
}

extension TextRun {
  /// The clusters of the run, with what they say and how far they are from its origin, in points.
  fileprivate var letters: [(text: String, run: TextRun, x: CGFloat)] {
    let bytes = Array(text.utf8)
    let starts = Set(glyphs.map(\.cluster)).sorted() + [bytes.count]
    let ends = Dictionary(zip(starts, starts.dropFirst()), uniquingKeysWith: max)
    var result: [(text: String, run: TextRun, x: CGFloat)] = []
    var rest = glyphs[...]
    while let first = rest.first {
      let same = rest.prefix { $0.cluster == first.cluster }
      rest = rest.dropFirst(same.count)
      let end = min(max(ends[first.cluster] ?? bytes.count, first.cluster), bytes.count)
      let piece = String(decoding: bytes[min(first.cluster, end)..<end], as: UTF8.self)
      var part = self
      part.text = piece
      part.width = max((rest.first?.position.x ?? width) - first.position.x, 0)
      part.glyphs = same.map {
        Glyph(
          id: $0.id,
          position: CGPoint(x: $0.position.x - first.position.x, y: $0.position.y), cluster: 0)
      }
      result.append((piece, part, first.position.x))
    }
    return result
  }
}
