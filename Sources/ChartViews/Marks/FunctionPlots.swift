import Foundation
public import ViewTree

/// A function whose curve is drawn over the scale of x, or over a part of it.
struct PlottedFunction {
  enum Rule {
    case line((Double) -> Double)
    case band((Double) -> (Double, Double))
    case curve((Double) -> (Double, Double), ClosedRange<Double>)
  }

  var rule: Rule
  /// Where along x; nil for all that the scale reaches over.
  var domain: ClosedRange<Double>?
}

/// The curve of a function, or a line through data.
public nonisolated struct LinePlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  nonisolated init(_ function: PlottedFunction, x: FieldLabel, y: FieldLabel) {
    collect = { $0.add(function, x: x, y: y) }
  }

  /// The curve of a function of x.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      PlottedFunction(rule: .line(function), domain: domain), x: .key(x), y: .key(y))
  }

  /// The curve of a function of x.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      PlottedFunction(rule: .line(function), domain: domain), x: .text(Text(x)), y: .text(Text(y)))
  }

  /// The curve that a function of `t` goes through.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    let function = { (t: Double) in
      let point = function(t)
      return (point.x, point.y)
    }
    self.init(PlottedFunction(rule: .curve(function, domain)), x: .key(x), y: .key(y))
  }

  /// A line through data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.add(.line, data, x: x.field, y: y.field)
    }
  }

  /// Lines through data, one a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    collect = { collector in
      collector.add(.line, data, x: x.field, y: y.field, series: series.field)
    }
  }
}

/// The area under the curve of a function, or between two, or under data.
public nonisolated struct AreaPlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  /// The area between 0 and a function of x.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    let function = PlottedFunction(rule: .band { (0, function($0)) }, domain: domain)
    collect = { $0.add(function, x: .key(x), y: .key(y)) }
  }

  /// The area between two functions of x.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let band = { (x: Double) in
      let ends = function(x)
      return (ends.yStart, ends.yEnd)
    }
    let function = PlottedFunction(rule: .band(band), domain: domain)
    collect = { $0.add(function, x: .key(x), y: .key(yEnd)) }
  }

  /// The area under data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.add(.area, data, x: x.field, y: y.field)
    }
  }
}

/// Symbols at points of data.
public nonisolated struct PointPlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  /// Symbols at points of data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.add(.point, data, x: x.field, y: y.field)
    }
  }
}

/// Bars of data.
public nonisolated struct BarPlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  /// A bar for each element of data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    let details = MarkDetails {
      ($0.width, $0.height, $0.stacking) = (width, height, stacking)
    }
    collect = { collector in
      collector.add(.bar, data, x: x.field, y: y.field, details: details)
    }
  }
}

/// The value of an element that a chart shows, with its label.
public struct PlottableProjection<Element, Value: Plottable> {
  let field: (Element) -> PlottedField

  /// A member of the elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection {
      PlottedField(label: .key(labelKey), value: $0[keyPath: keyPath].plotted)
    }
  }

  /// A member of the elements.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    let label = FieldLabel.text(Text(label))
    return PlottableProjection {
      PlottedField(label: label, value: $0[keyPath: keyPath].plotted)
    }
  }
}

extension _MarkCollector {
  /// Adds the curve of a function.
  fileprivate mutating func add(_ function: PlottedFunction, x: FieldLabel, y: FieldLabel) {
    let details = MarkDetails { $0.function = function }
    let mark = Mark(
      kind: .function, x: PlottedField(label: x, value: .number(.nan)),
      y: PlottedField(label: y, value: .number(.nan)), details: details, place: place)
    marks.append(mark)
  }

  /// Adds a mark for each element of some data.
  fileprivate mutating func add<Data: RandomAccessCollection>(
    _ kind: Mark.Kind, _ data: Data, x: (Data.Element) -> PlottedField,
    y: (Data.Element) -> PlottedField, series: ((Data.Element) -> PlottedField)? = nil,
    details shared: MarkDetails? = nil
  ) {
    let isOne = kind == .line || kind == .area
    var run = PointRunCollector()
    defer { run.end(&self) }
    for (index, element) in data.enumerated() {
      let series = series?(element)
      let details = series.map { series in MarkDetails { $0.series = series } } ?? shared
      let (x, y) = (x(element), y(element))
      let point = kind == .line && details == nil ? LineMark.Point(x, y) : nil
      if let point, run.add(point) { continue }
      run.end(&self)
      let place = isOne ? place : MarkPlace(parent: place, step: AnyHashable(index))
      marks.append(Mark(kind: kind, x: x, y: y, details: details, place: place))
      if let point { run.begin(point, self) }
    }
  }
}
