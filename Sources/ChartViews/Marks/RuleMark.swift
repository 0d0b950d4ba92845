public import Foundation

/// A straight line.
public nonisolated struct RuleMark: FieldMark {
  static var kind: Mark.Kind { .rule }
  let fields: MarkFields
}

extension RuleMark {
  /// An upright line through a value, between places in points from the top; nil for the plot's edges.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(x: x.field, y: nil, MarkDetails { $0.yBounds = (yStart, yEnd) })
  }

  /// A level line through a value, between places in points from the start; nil for the plot's edges.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(x: nil, y: y.field, MarkDetails { $0.xBounds = (xStart, xEnd) })
  }

  /// An upright line from one value to another.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: x.field, y: yStart.field, MarkDetails { $0.yEnd = yEnd.field })
  }

  /// A level line from one value to another.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: xStart.field, y: y.field, MarkDetails { $0.xEnd = xEnd.field })
  }
}
