public import Foundation

/// A chart mark that shows values as bars.
public nonisolated struct BarMark: FieldMark {
  static var kind: Mark.Kind { .bar }
  let fields: MarkFields
}

extension BarMark {
  /// A bar from 0 to a value, at another one.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    let details = MarkDetails {
      ($0.width, $0.height, $0.stacking) = (width, height, stacking)
    }
    self.init(x: x.field, y: y.field, details)
  }

  /// An upright bar from one value to another.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.yEnd, $0.width) = (yEnd.field, width) }
    self.init(x: x.field, y: yStart.field, details)
  }

  /// A lying bar from one value to another.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.xEnd, $0.height) = (xEnd.field, height) }
    self.init(x: xStart.field, y: y.field, details)
  }

  /// A bar along x alone, between places in points from the top of the plot.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    let details = MarkDetails {
      ($0.yBounds, $0.width, $0.stacking) = ((yStart, yEnd), width, stacking)
    }
    self.init(x: x.field, y: nil, details)
  }

  /// A bar along y alone, between places in points from the start of the plot.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    let details = MarkDetails {
      ($0.xBounds, $0.height, $0.stacking) = ((xStart, xEnd), height, stacking)
    }
    self.init(x: nil, y: y.field, details)
  }

  /// A bar along x alone, from one value to another.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    let details = MarkDetails { ($0.xEnd, $0.yBounds) = (xEnd.field, (yStart, yEnd)) }
    self.init(x: xStart.field, y: nil, details)
  }
}
