public import Foundation
public import VectorGeometry
public import VectorGraphics
public import ViewTree

/// Styles that values of a scale have.
public protocol VisualStyleScaleRange {
  /// The styles one after the other; empty for a gradient.
  var _styles: [AnyShapeStyle] { get }
  /// The gradient; nil for styles.
  var _gradient: Gradient? { get }
}

extension Array: VisualStyleScaleRange where Element: ShapeStyle {
  /// The styles.
  public var _styles: [AnyShapeStyle] { map { AnyShapeStyle($0) } }
  /// None.
  public var _gradient: Gradient? { nil }
}

extension Gradient: VisualStyleScaleRange {
  /// None.
  public var _styles: [AnyShapeStyle] { [] }
  /// The gradient.
  public var _gradient: Gradient? { self }
}

extension StyleScale {
  fileprivate mutating func take(_ range: some VisualStyleScaleRange) {
    gradient = range._gradient
    self.range = range._gradient == nil ? range._styles : nil
  }
}

extension ScaleDomain {
  /// All values of a list, both ends of a range; nil for what the data say.
  fileprivate var values: [_PlottedValue]? {
    switch _domain.values {
    case .automatic: nil
    case .list(let values): values
    case .range(let lower, let upper): [lower, upper]
    }
  }
}

extension View {
  /// Sets the styles of values.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { $0.key.plotted }
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { ($0.foreground.domain, $0.foreground.range) = (domain, range) }
  }

  /// Sets the styles of values, in order.
  public nonisolated func chartForegroundStyleScale<Range: VisualStyleScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.foreground.take(range) } }

  /// Sets the values that have styles.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let values = domain.values
    return chart { $0.foreground.domain = values }
  }

  /// Sets the values and their styles.
  public nonisolated func chartForegroundStyleScale<
    Domain: ScaleDomain, Range: VisualStyleScaleRange
  >(domain: Domain, range: Range, type: ScaleType? = nil) -> some View {
    let values = domain.values
    return chart {
      $0.foreground.domain = values
      $0.foreground.take(range)
    }
  }

  /// Sets the style of each value with a function.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping @Sendable (DataValue) -> S
  ) -> some View {
    chart { $0.foreground.map = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Sets the values that have styles, and the style of each.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping @Sendable (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotted)
    return chart {
      $0.foreground.domain = values
      $0.foreground.map = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the symbols of values.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { $0.key.plotted }
    let range = mapping.map { SymbolSource.shape(AnyChartSymbolShape(shape: $0.value)) }
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }

  /// Sets the symbols of values, in order.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map { SymbolSource.shape(AnyChartSymbolShape(shape: $0)) }
    return chart { $0.symbols.range = range }
  }

  /// Sets the values and their symbols.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let values = domain.map(\.plotted)
    let range = range.map { SymbolSource.shape(AnyChartSymbolShape(shape: $0)) }
    return chart { ($0.symbols.domain, $0.symbols.range) = (values, range) }
  }

  /// Sets the values that have symbols, and the view of each.
  public nonisolated func chartSymbolScale<DataValue: Plottable, V: View>(
    domain: [DataValue], @ViewBuilder mapping: @escaping @MainActor (DataValue) -> V
  ) -> some View {
    let values = domain.map(\.plotted)
    return chart { settings in
      settings.symbols.domain = values
      settings.symbols.map = { plotted in
        MainActor.assumeIsolated {
          DataValue(plotted: plotted).map { .view(AnyView(mapping($0))) }
        }
      }
    }
  }

  /// Sets the line styles of values.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let (domain, range) = (mapping.map { $0.key.plotted }, mapping.map(\.value))
    return chart { ($0.lineStyles.domain, $0.lineStyles.range) = (domain, range) }
  }

  /// Sets the line styles of values, in order.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lineStyles.range = range }
  }

  /// Sets the symbol sizes of the smallest and the largest value, in square points.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes = range }
  }
}
