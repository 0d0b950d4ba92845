import Foundation
import SVGReading
import VectorGeometry
import VectorGraphics

/// A symbol in the size and weight of its surroundings, ready to be drawn.
struct SymbolGlyph: Sendable {
  /// A part in one style.
  struct Layer: Sendable {
    /// The outline, in units.
    let path: Path
    /// The width of the lines, in units; nil for a part that is filled.
    let width: CGFloat?
    /// Which of the foreground's levels it is painted with.
    let level: Int
  }

  let layers: [Layer]
  /// The rectangle that the frame stands for, in units.
  let box: CGRect
  /// Points a unit.
  let scale: CGFloat
  /// The symbol's own colours, by level; nil for those of the surroundings.
  var colors: [Color]?

  /// The size in points.
  var size: CGSize { CGSize(width: box.width * scale, height: box.height * scale) }

  /// How far the baseline is from the top: the middle of the square is that of capital letters.
  var baseline: CGFloat {
    (12 - box.minY) * scale + SymbolMetrics.capHeight / SymbolMetrics.unit * scale / 2
  }

  /// The symbol, stretched to a rectangle.
  func items(in rect: CGRect, _ recipes: [_StyleRecipe], origin: String) -> [DisplayItem] {
    parts(in: rect, recipes, origin: origin).flatMap(\.self)
  }

  /// The parts of the symbol, stretched to a rectangle.
  func parts(in rect: CGRect, _ recipes: [_StyleRecipe], origin: String) -> [[DisplayItem]] {
    guard box.width > 0, box.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let (x, y) = (rect.width / box.width, rect.height / box.height)
    let place = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: rect.minX - box.minX * x, ty: rect.minY - box.minY * y)
    return layers.map { layer -> [DisplayItem] in
      let recipe = recipes[min(layer.level, recipes.count - 1)]
      let paint = recipe.paint(in: rect)
      guard !paint.isClear else { return [] }
      return recipe.finished([
        DisplayItem(content(layer, place, x, y, paint), origin: origin)
      ])
    }
  }

  private func content(
    _ layer: Layer, _ place: CGAffineTransform, _ x: CGFloat, _ y: CGFloat, _ paint: Paint
  ) -> DisplayItem.Content {
    guard let width = layer.width else {
      return .fill(FillItem(path: layer.path.applying(place), paint: paint))
    }
    // A line keeps its width where the symbol keeps its proportions.
    guard abs(x - y) > 1e-6 * max(x, y) else {
      let style = StrokeStyle(lineWidth: width * x, lineCap: .round, lineJoin: .round)
      return .stroke(StrokeItem(path: layer.path.applying(place), paint: paint, style: style))
    }
    let outline = layer.path.strokedPath(.symbol(width)).applying(place)
    return .fill(FillItem(path: outline, paint: paint))
  }
}

extension StrokeStyle {
  /// The lines of symbols.
  static func symbol(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
}

/// The measures of symbols.
enum SymbolMetrics {
  /// A unit of the square of 24, in sizes of the font: a circle of 22 units is 1.18 of it, as Apple's.
  static let unit: CGFloat = 1.18 / 22
  /// The height of capitals, in sizes of the font, as San Francisco's.
  static let capHeight: CGFloat = 0.705

  /// The width of lines in units, by the weight of the font.
  static func lineWidth(weight: Int) -> CGFloat {
    let widths: [(Int, CGFloat)] = [
      (100, 0.6), (200, 0.9), (300, 1.3), (400, 1.75), (500, 2.0), (600, 2.3), (700, 2.6),
      (800, 2.95), (900, 3.3),
    ]
    return widths.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 1.75
  }

  /// What sizes are multiplied by.
  static func factor(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// The symbols that a graph has drawn: composing one costs more than drawing it.
final class SymbolCache {
  private struct Key: Hashable {
    let name: String
    let weight: Int
    let isLayered: Bool
  }

  private var known: [Key: (layers: [SymbolGlyph.Layer], box: CGRect)] = [:]

  /// The symbol of a name in the size and weight of the text around; nil if there is none.
  func glyph(
    _ name: String, in environment: EnvironmentValues, _ mode: SymbolRenderingMode.Mode
  ) -> SymbolGlyph? {
    let font = environment.symbolFont
    let size = font.size * SymbolMetrics.unit * SymbolMetrics.factor(environment.imageScale)
    guard size > 0, size.isFinite else { return nil }
    if let path = environment.imageRegistry.symbol(name) {
      guard let path = try? Path(svg: path) else { return nil }
      let box = CGRect(x: 0, y: 0, width: 24, height: 24)
      return SymbolGlyph(
        layers: [SymbolGlyph.Layer(path: path, width: nil, level: 0)], box: box, scale: size)
    }
    let colors = mode == .multicolor ? SymbolTable.colors(of: name) : nil
    let isLayered = mode.hasLevels || colors != nil
    let key = Key(name: name, weight: font.weight, isLayered: isLayered)
    if let found = known[key] {
      return SymbolGlyph(layers: found.layers, box: found.box, scale: size, colors: colors)
    }
    guard let drawing = SymbolTable.drawing(name) else { return nil }
    let composer = SymbolComposer(
      width: SymbolMetrics.lineWidth(weight: font.weight), isLayered: isLayered)
    let layers = composer.layers(of: drawing)
    known[key] = (layers, drawing.box)
    return SymbolGlyph(layers: layers, box: drawing.box, scale: size, colors: colors)
  }
}

extension SymbolRenderingMode.Mode {
  /// Whether parts keep levels of their own.
  fileprivate var hasLevels: Bool { self == .hierarchical || self == .palette }
}

extension SVGSymbolTemplate {
  /// The symbol in the size and weight of the text around; nil if it has no variants.
  func glyph(
    in environment: EnvironmentValues, _ mode: SymbolRenderingMode.Mode
  ) -> SymbolGlyph? {
    let font = environment.symbolFont
    guard font.size > 0, font.size.isFinite else { return nil }
    return glyph(
      fontSize: font.size, weight: font.weight, scale: environment.imageScale,
      isLayered: mode.hasLevels)
  }
}

extension EnvironmentValues {
  /// The size and weight of the text around.
  fileprivate var symbolFont: (size: CGFloat, weight: Int) {
    var font = font ?? .body
    if let emphasis = textStyling.emphasis { font = font.emphasized(emphasis) }
    let descriptor = font.descriptor(at: dynamicTypeSize, metrics: fontMetrics)
    return (descriptor.size, descriptor.weight)
  }
}
