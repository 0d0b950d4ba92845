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
  /// Says which styles values have.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { $0.key.plotted }
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart { ($0.foreground.domain, $0.foreground.range) = (domain, range) }
  }

  /// Says which styles values have, one after the other.
  public nonisolated func chartForegroundStyleScale<Range: VisualStyleScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.foreground.take(range) } }

  /// Says which values have styles.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let values = domain.values
    return chart { $0.foreground.domain = values }
  }

  /// Says which values have which styles.
  public nonisolated func chartForegroundStyleScale<
    Domain: ScaleDomain, Range: VisualStyleScaleRange
  >(domain: Domain, range: Range, type: ScaleType? = nil) -> some View {
    let values = domain.values
    return chart {
      $0.foreground.domain = values
      $0.foreground.take(range)
    }
  }

  /// Says which style each value has.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping @Sendable (DataValue) -> S
  ) -> some View {
    chart { $0.foreground.map = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Says which values have styles, and which style each has.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping @Sendable (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotted)
    return chart {
      $0.foreground.domain = values
      $0.foreground.map = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Says which symbols values have.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { $0.key.plotted }
    let range = mapping.map { SymbolSource.shape(AnyChartSymbolShape(shape: $0.value)) }
    return chart { ($0.symbols.domain, $0.symbols.range) = (domain, range) }
  }

  /// Says which symbols values have, one after the other.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map { SymbolSource.shape(AnyChartSymbolShape(shape: $0)) }
    return chart { $0.symbols.range = range }
  }

  /// Says which values have which symbols.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let values = domain.map(\.plotted)
    let range = range.map { SymbolSource.shape(AnyChartSymbolShape(shape: $0)) }
    return chart { ($0.symbols.domain, $0.symbols.range) = (values, range) }
  }

  /// Says which values have symbols, and which view is that of each.
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

  /// Says how lines of values are drawn.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let (domain, range) = (mapping.map { $0.key.plotted }, mapping.map(\.value))
    return chart { ($0.lineStyles.domain, $0.lineStyles.range) = (domain, range) }
  }

  /// Says how lines of values are drawn, one after the other.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lineStyles.range = range }
  }

  /// Says how large the symbols of the least and of the greatest value are, in square points.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes = range }
  }
}
