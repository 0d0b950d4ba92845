public import Foundation

/// The values that a scale covers: a range, or a list of names.
public protocol ScaleDomain {
  /// The domain, whatever its type is.
  var _domain: _ScaleDomain { get }
}

/// The type-erased domain of a scale.
public struct _ScaleDomain {
  enum Values {
    /// The range of the data.
    case automatic(change: (([_PlottedValue]) -> [_PlottedValue])?)
    /// From one value to another.
    case range(_PlottedValue, _PlottedValue)
    /// One after the other.
    case list([_PlottedValue])
  }

  var values: Values
  var includesZero: Bool?
  var isReversed = false
}

/// A domain that is what the data reach over.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The range of the data.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The range of the data, including 0.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// What the data reach over, with 0 or without.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        values: .automatic(change: nil), includesZero: includesZero,
        isReversed: reversed ?? false))
  }

  /// Returns the range of the data, modified by a function.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let change = { (domain: [_PlottedValue]) in
      var values = domain.compactMap { DataValue(plotted: $0) }
      modifyInferredDomain(&values)
      return values.map(\.plotted)
    }
    return AutomaticScaleDomain(
      _domain: _ScaleDomain(
        values: .automatic(change: change), includesZero: includesZero,
        isReversed: reversed ?? false))
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From the lower bound to the upper one.
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: .range(lowerBound.plotted, upperBound.plotted))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Names one after the other; of numbers and dates the first and the last one.
  public var _domain: _ScaleDomain { _ScaleDomain(values: .list(map(\.plotted))) }
}

/// The start and the end of a scale in the plot.
public protocol PositionScaleRange {
  /// The range, whatever its type is.
  var _range: _PositionScaleRange { get }
}

/// Where in the plot a scale begins and ends, in points.
public struct _PositionScaleRange: Hashable, Sendable {
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// From one place to another, whatever the plot's length is.
  var bounds: ClosedRange<CGFloat>?
}

/// The length of the plot without something at both ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The range.
  public let _range: _PositionScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

  /// The length of the plot without some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The length of the plot without some points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _range: _PositionScaleRange(startPadding: startPadding, endPadding: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// From one place to another, in points.
  public var _range: _PositionScaleRange { _PositionScaleRange(bounds: self) }
}
