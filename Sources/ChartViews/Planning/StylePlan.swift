import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// Which style, symbol and dashes each value has.
@MainActor
struct StylePlan {
  let settings: ChartSettings
  /// The names that have styles of their own, in the legend's order.
  private(set) var colorNames: [String] = []
  private(set) var symbolNames: [String] = []
  private(set) var lineNames: [String] = []
  /// The numbers that have colors, if any have.
  private(set) var colorRange: ClosedRange<Double>?
  private var sizeRange: ClosedRange<Double>?
  private var colorIndices: [String: Int] = [:]
  private var symbolIndices: [String: Int] = [:]
  private var lineIndices: [String: Int] = [:]

  /// The colors that charts give names, one after the other.
  ///
  /// Source: the order that Apple's charts show on iOS.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private static let symbols = BasicChartSymbolShape.Kind.allCases.map {
    SymbolSource.shape(AnyChartSymbolShape(shape: BasicChartSymbolShape(kind: $0)))
  }

  private static let dashes: [[CGFloat]] = [[], [4, 3], [1, 3], [8, 3], [8, 3, 2, 3]]

  init(_ marks: [Mark], _ settings: ChartSettings) {
    self.settings = settings
    var (colors, symbols, lines) = ([_PlottedValue](), [_PlottedValue](), [_PlottedValue]())
    var numbers: [Double] = []
    var sizes: [Double] = []
    for mark in marks {
      guard let style = mark.style?.values, style.owner == nil else { continue }
      if let value = style.foregroundField?.value {
        if let number = value.number, settings.foreground.domain == nil || isContinuous {
          numbers.append(number)
        } else {
          colors.append(value)
        }
      }
      if let value = style.symbolField?.value { symbols.append(value) }
      if let value = style.lineStyleField?.value { lines.append(value) }
      if let size = style.symbolSizeField?.value.number { sizes.append(size) }
    }
    (colorNames, colorIndices) = Self.names(settings.foreground.domain, colors)
    (symbolNames, symbolIndices) = Self.names(settings.symbols.domain, symbols)
    (lineNames, lineIndices) = Self.names(settings.lineStyles.domain, lines)
    colorRange = Self.range(of: numbers)
    sizeRange = Self.range(of: sizes)
    guard isContinuous, let domain = settings.foreground.domain else { return }
    colorRange = colorRange == nil ? nil : Self.range(of: domain.compactMap(\.number))
  }

  /// Whether the domain of styles is one of numbers.
  private var isContinuous: Bool {
    settings.foreground.domain?.allSatisfy { $0.number != nil } ?? true
      && settings.foreground.map == nil
  }

  private static func names(
    _ domain: [_PlottedValue]?, _ values: [_PlottedValue]
  ) -> ([String], [String: Int]) {
    guard !values.isEmpty else { return ([], [:]) }
    var indices: [String: Int] = [:]
    var names: [String] = []
    for value in domain ?? values where indices[value.categoryName] == nil {
      indices[value.categoryName] = names.count
      names.append(value.categoryName)
    }
    return (names, indices)
  }

  private static func range(of numbers: [Double]) -> ClosedRange<Double>? {
    let finite = numbers.filter(\.isFinite)
    guard let lower = finite.min(), let upper = finite.max() else { return nil }
    return lower...upper
  }

  // MARK: Styles

  /// What a mark is painted with.
  func style(of mark: MarkStyle.Values?) -> AnyShapeStyle {
    if let style = mark?.foreground { return style }
    guard let value = mark?.foregroundField?.value else {
      return AnyShapeStyle(Color.accentColor)
    }
    return style(for: value)
  }

  /// What a value is painted with.
  func style(for value: _PlottedValue) -> AnyShapeStyle {
    if let style = settings.foreground.map?(value) { return style }
    if let number = value.number, let colorRange {
      let length = colorRange.upperBound - colorRange.lowerBound
      return AnyShapeStyle(
        color(at: length > 0 ? (number - colorRange.lowerBound) / length : 0.5))
    }
    return style(named: colorIndices[value.categoryName] ?? 0)
  }

  private func style(named index: Int) -> AnyShapeStyle {
    if let range = settings.foreground.range, !range.isEmpty { return range[index % range.count] }
    if let gradient = settings.foreground.gradient {
      let count = max(colorNames.count - 1, 1)
      return AnyShapeStyle(Self.color(of: gradient, at: Double(index) / Double(count)))
    }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// The gradient of numbers.
  var gradient: Gradient {
    settings.foreground.gradient
      ?? Gradient(colors: [Color.blue.opacity(0.15), Color.blue])
  }

  private func color(at share: Double) -> Color { Self.color(of: gradient, at: share) }

  private static func color(of gradient: Gradient, at share: Double) -> Color {
    let stops = gradient.stops
    let place = CGFloat(min(max(share, 0), 1))
    guard let after = stops.firstIndex(where: { $0.location >= place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[after].color }
    let (from, to) = (stops[after - 1], stops[after])
    let length = to.location - from.location
    guard length > 0 else { return to.color }
    return from.color.mix(with: to.color, by: Double((place - from.location) / length), in: .device)
  }

  // MARK: Symbols and lines

  /// What stands at the points of a mark; nil for nothing.
  func symbol(of mark: MarkStyle.Values?) -> SymbolSource? {
    mark?.symbol ?? mark?.symbolField.map { symbol(for: $0.value) }
  }

  /// The symbol of a value.
  func symbol(for value: _PlottedValue) -> SymbolSource {
    if let symbol = settings.symbols.map?(value) { return symbol }
    let range = settings.symbols.range ?? Self.symbols
    let index = symbolIndices[value.categoryName] ?? 0
    return range.isEmpty ? Self.symbols[0] : range[index % range.count]
  }

  /// How large the symbols of a mark are, in points; circles of 6 points unless something else is said.
  func symbolSize(of mark: MarkStyle.Values?) -> CGSize {
    if let size = mark?.symbolSize { return size }
    guard let value = mark?.symbolSizeField?.value.number, let sizeRange else {
      return CGSize(width: 6.5, height: 6.5)
    }
    let areas = settings.symbolSizes ?? 12...300
    let lower = min(sizeRange.lowerBound, 0)
    let length = sizeRange.upperBound - lower
    let share = length > 0 ? (value - lower) / length : 1
    let area = areas.lowerBound + CGFloat(share) * (areas.upperBound - areas.lowerBound)
    let side = max(area, 0).squareRoot()
    return CGSize(width: side, height: side)
  }

  /// How the line of a mark is drawn; 2 points wide and with round corners unless something else is said.
  func lineStyle(of mark: MarkStyle.Values?, width: CGFloat = 2) -> StrokeStyle {
    if let style = mark?.lineStyle { return style }
    let usual = StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: .round)
    guard let value = mark?.lineStyleField?.value else { return usual }
    return lineStyle(for: value)
  }

  /// How lines of a value are drawn.
  func lineStyle(for value: _PlottedValue) -> StrokeStyle {
    if let style = settings.lineStyles.map?(value) { return style }
    let index = lineIndices[value.categoryName] ?? 0
    if let range = settings.lineStyles.range, !range.isEmpty { return range[index % range.count] }
    return StrokeStyle(
      lineWidth: 2, lineCap: .butt, lineJoin: .round,
      dash: Self.dashes[index % Self.dashes.count])
  }
}
