import DocumentModel
import DocumentViews
import Foundation
import IntegerConversion
import ShapeShift
import VectorGeometry
import VectorGraphics

/// Finds text with too little contrast to the pixels under it.
///
/// The image is drawn four times: unchanged, without text, with text in another color, and the text alone.
/// The last says which pixels letters cover wholly, the third which of those are seen: there the first two
/// are compared. Source: WCAG 2.2, 1.4.3 and its definition of the contrast ratio.
struct ContrastLint {
  let list: DisplayList
  let items: [PlacedItem]
  let background: Color.Resolved?
  /// Whether a text is looked at: what the document writes, not what controls and axes do.
  let isWritten: (PlacedItem) -> Bool

  private static let mostPixels = 8e6

  /// A view with text, with where its letters are and whether all of them are large.
  private struct Subject {
    var bounds: [CGRect] = []
    var isLarge = true
  }

  func findings() throws(RenderError) -> [LintFinding] {
    let subjects = subjects
    guard !subjects.isEmpty else { return [] }
    let pictures = try Pictures(list, background, scale: scale)
    return subjects.sorted { $0.key < $1.key }.compactMap { pointer, subject in
      guard let ratio = pictures.contrast(in: subject.bounds, scale: scale) else { return nil }
      let wanted = subject.isLarge ? 3 : 4.5
      guard ratio < wanted - 0.005 else { return nil }
      return LintFinding(
        .lowContrast, at: pointer,
        "the contrast between the text and its background is \(Self.shown(ratio)) : 1; "
          + "expected \(Self.shown(wanted)) : 1",
        help: "make the text or its background darker or lighter")
    }
  }

  private static func shown(_ ratio: Double) -> String {
    JSONNumber((ratio * 10).rounded(.down) / 10).text
  }

  private var scale: Double {
    let area = Double(list.size.width * list.size.height)
    return min(2, (Self.mostPixels / max(area, 1)).squareRoot())
  }

  private var subjects: [String: Subject] {
    var found: [String: Subject] = [:]
    for item in items {
      guard case .text(let text) = item.item.content, let pointer = item.pointer,
        isWritten(item), !item.bounds.isNull
      else { continue }
      found[pointer, default: Subject()].bounds.append(item.bounds)
      if !Self.isLarge(text.run, item.transform) { found[pointer]?.isLarge = false }
    }
    return found
  }

  /// Whether letters are of 18 points of paper, or bold of 14: 24 and 18.66 of the canvas.
  private static func isLarge(_ run: TextRun, _ transform: CGAffineTransform) -> Bool {
    let size = run.size * abs(transform.determinant).squareRoot()
    return size >= 24 || run.face.weight >= 700 && size >= 18.66
  }
}

/// The picture with and without its texts.
private struct Pictures {
  private let whole: Bitmap
  private let ground: Bitmap
  private let changed: Bitmap
  private let letters: Bitmap

  init(_ list: DisplayList, _ background: Color.Resolved?, scale: Double) throws(RenderError) {
    let options = RenderOptions(scale: scale, background: background)
    func drawn(_ items: [DisplayItem], _ options: RenderOptions) throws(RenderError) -> Bitmap {
      var copy = list
      copy.roots = items
      return try copy.bitmap(options: options)
    }
    whole = try list.bitmap(options: options)
    ground = try drawn(list.roots.changingTexts { _ in nil }, options)
    changed = try drawn(list.roots.changingTexts { $0.inOtherColor }, options)
    letters = try drawn(
      list.roots.textsAlone, RenderOptions(scale: scale, background: .black))
  }

  /// The contrast that a quarter of the letters' pixels is at most at; nil where no pixel is wholly covered and seen.
  func contrast(in bounds: [CGRect], scale: Double) -> Double? {
    guard ground.width == whole.width, letters.width == whole.width else { return nil }
    let found = bounds.flatMap { ratios(in: $0, scale: scale) }
    guard found.count >= 4 else { return nil }
    return found.sorted()[found.count / 4]
  }

  private func ratios(in bounds: CGRect, scale: Double) -> [Double] {
    let size = CGRect(x: 0, y: 0, width: whole.width, height: whole.height)
    let area = bounds.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      .clipped(to: size)
    guard !area.isNull else { return [] }
    var ratios: [Double] = []
    for y in Int(clamping: area.minY)..<Int(clamping: area.maxY) {
      for x in Int(clamping: area.minX)..<Int(clamping: area.maxX)
      where letters[x, y] & 255 >= 250 && whole[x, y] != changed[x, y]
        && whole[x, y] >> 24 == 255 && ground[x, y] >> 24 == 255
      {
        ratios.append(whole[x, y].contrast(to: ground[x, y]))
      }
    }
    return ratios
  }
}

extension UInt32 {
  /// Returns the contrast ratio of two opaque colors, 1...21.
  fileprivate func contrast(to other: UInt32) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (Swift.max(first, second) + 0.05) / (Swift.min(first, second) + 0.05)
  }

  /// Source: WCAG 2.2, "relative luminance".
  private var luminance: Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(self >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}

extension TextItem {
  /// A copy in a color with high contrast to its own.
  fileprivate var inOtherColor: TextItem {
    var copy = self
    var isBright = false
    if case .color(let color) = paint { isBright = color.red + color.green + color.blue > 1.5 }
    copy.paint = .color(isBright ? .black : .white)
    return copy
  }
}

extension [DisplayItem] {
  /// The items with other texts, or without those for which there is none.
  fileprivate func changingTexts(_ change: (TextItem) -> TextItem?) -> [DisplayItem] {
    compactMap { item in
      switch item.content {
      case .text(let text):
        return change(text).map { DisplayItem(.text($0), origin: item.origin) }
      case .group(let group):
        let inside = DisplayGroup(
          effects: group.effects, items: group.items.changingTexts(change))
        return DisplayItem(.group(inside), origin: item.origin)
      case .fill, .stroke, .image, .perspective: return item
      }
    }
  }

  /// The texts in opaque white, where they are, without all else.
  fileprivate var textsAlone: [DisplayItem] {
    compactMap { item in
      switch item.content {
      case .text(var text):
        text.paint = .color(.white)
        return DisplayItem(.text(text))
      case .group(let group):
        var effects = DisplayGroup.Effects()
        effects.transform = group.effects.transform
        effects.clip = group.effects.clip
        return DisplayItem(.group(DisplayGroup(effects: effects, items: group.items.textsAlone)))
      case .fill, .stroke, .image, .perspective: return nil
      }
    }
  }
}
