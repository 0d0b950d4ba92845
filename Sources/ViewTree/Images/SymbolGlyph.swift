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
  /// The rectangle around the lines and areas, in units.
  let ink: CGRect
  /// The rectangle of the layout, in units.
  let frame: CGRect
  /// Points per unit.
  let scale: CGFloat
  /// How far the middle of the square is above the baseline, in points: that of capital letters.
  let rise: CGFloat
  /// The symbol's own colours, by level; nil for those of the surroundings.
  var colors: [Color]?

  /// The size in points, in halves.
  var size: CGSize {
    CGSize(
      width: SymbolMetrics.rounded(frame.width * scale),
      height: SymbolMetrics.rounded(frame.height * scale))
  }

  /// The size in points of the symbol without its margins, which a resizable one fills its frame with.
  var inkSize: CGSize { CGSize(width: ink.width * scale, height: ink.height * scale) }

  /// How far the baseline is from the top, in points, in halves.
  var baseline: CGFloat { SymbolMetrics.rounded((12 - frame.minY) * scale + rise) }

  /// The symbol in the middle of a rectangle, as large as this allows.
  func items(in rect: CGRect, _ recipes: [_StyleRecipe], origin: String) -> [DisplayItem] {
    parts(in: rect, isStretched: false, recipes, origin: origin).flatMap(\.self)
  }

  /// The parts of the symbol: stretched to a rectangle, or in its middle.
  func parts(
    in rect: CGRect, isStretched: Bool, _ recipes: [_StyleRecipe], origin: String
  ) -> [[DisplayItem]] {
    guard ink.width > 0, ink.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let (x, y) = isStretched ? (rect.width / ink.width, rect.height / ink.height) : units(in: rect)
    let box = isStretched ? ink : frame
    let place = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: rect.midX - box.midX * x, ty: rect.midY - box.midY * y)
    return layers.map { layer -> [DisplayItem] in
      let recipe = recipes[min(layer.level, recipes.count - 1)]
      let paint = recipe.paint(in: rect)
      guard !paint.isClear else { return [] }
      return recipe.finished([
        DisplayItem(content(layer, place, x, y, paint), origin: origin)
      ])
    }
  }

  /// Returns the points per unit, along x and y, of a symbol that fits a rectangle.
  private func units(in rect: CGRect) -> (CGFloat, CGFloat) {
    let size = size
    // Rounding to pixels moves the edges of a frame by up to half a point.
    let isFrame = abs(rect.width - size.width) < 0.6 && abs(rect.height - size.height) < 0.6
    let factor = isFrame ? 1 : min(rect.width / size.width, rect.height / size.height)
    return (scale * factor, scale * factor)
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

/// The symbols that a graph has drawn: composing one costs more than drawing it.
final class SymbolCache {
  private struct Key: Hashable {
    let name: String
    let weight: Int
    let isLayered: Bool
  }

  private var known: [Key: (layers: [SymbolGlyph.Layer], fit: SymbolFit)] = [:]

  /// The symbol of a name in the size and weight of the text around; nil if there is none.
  func glyph(
    _ name: String, in environment: EnvironmentValues, _ mode: SymbolRenderingMode.Mode
  ) -> SymbolGlyph? {
    let font = environment.symbolFont
    let size = font.size * SymbolMetrics.factor(environment.imageScale)
    guard size > 0, size.isFinite else { return nil }
    let rise = font.size * SymbolMetrics.capHeight / 2
    if let path = environment.imageRegistry.symbol(name) {
      guard let path = try? Path(svg: path) else { return nil }
      let box = CGRect(x: 0, y: 0, width: 24, height: 24)
      return SymbolGlyph(
        layers: [SymbolGlyph.Layer(path: path, width: nil, level: 0)], ink: box, frame: box,
        scale: size * SymbolMetrics.unit, rise: rise)
    }
    let colors = mode == .multicolor ? SymbolTable.colors(of: name) : nil
    let key = Key(
      name: name, weight: font.weight, isLayered: mode.hasLevels || colors != nil)
    guard let found = known[key] ?? composed(key) else { return nil }
    known[key] = found
    return SymbolGlyph(
      layers: found.layers, ink: found.fit.ink, frame: found.fit.frame,
      scale: size * found.fit.unit, rise: rise, colors: colors)
  }

  private func composed(_ key: Key) -> (layers: [SymbolGlyph.Layer], fit: SymbolFit)? {
    guard let drawing = SymbolTable.drawing(key.name) else { return nil }
    let fit = SymbolFit(drawing, weight: key.weight)
    let composer = SymbolComposer(width: fit.lineWidth, isLayered: key.isLayered)
    let budget = PathBudget(limit: .max)
    let layers = PathBudget.$current.withValue(budget) { composer.layers(of: drawing) }
    PathBudget.current?.spend(min(budget.count, Self.maximumPathSteps))
    return (layers, fit)
  }

  /// The maximum path steps that a symbol counts.
  ///
  /// The table bounds its work, of which nothing but its outlines stays.
  ///
  /// Source: measured; the slowest symbols take 8 ms, which are 4,000 steps of 2 microseconds.
  private static let maximumPathSteps = 4_000
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
  var symbolFont: (size: CGFloat, weight: Int) {
    var font = font ?? .body
    if let emphasis = textStyling.emphasis { font = font.emphasized(emphasis) }
    let descriptor = font.descriptor(at: dynamicTypeSize, metrics: fontMetrics)
    return (descriptor.size, descriptor.weight)
  }
}
