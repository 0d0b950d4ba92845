public import Foundation

/// A rectangle.
public nonisolated struct RectangleMark: FieldMark {
  static var kind: Mark.Kind { .rectangle }
  let fields: MarkFields
}

extension RectangleMark {
  /// A rectangle at two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.width, $0.height) = (width, height) }
    self.init(x: x.field, y: y.field, details)
  }

  /// A rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    let details = MarkDetails { ($0.xEnd, $0.yEnd) = (xEnd.field, yEnd.field) }
    self.init(x: xStart.field, y: yStart.field, details)
  }

  /// A rectangle at a value along x, between values along y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.yEnd, $0.width) = (yEnd.field, width) }
    self.init(x: x.field, y: yStart.field, details)
  }

  /// A rectangle at a value along y, between values along x.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.xEnd, $0.height) = (xEnd.field, height) }
    self.init(x: xStart.field, y: y.field, details)
  }

  /// A rectangle at a value along x, between places in points from the top; nil for the plot's edges.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.yBounds, $0.width) = ((yStart, yEnd), width) }
    self.init(x: x.field, y: nil, details)
  }

  /// A rectangle at a value along y, between places in points from the start; nil for the plot's edges.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    let details = MarkDetails { ($0.xBounds, $0.height) = ((xStart, xEnd), height) }
    self.init(x: nil, y: y.field, details)
  }

  /// A rectangle between values along x, over the plot's height or part of it.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    let details = MarkDetails { ($0.xEnd, $0.yBounds) = (xEnd.field, (yStart, yEnd)) }
    self.init(x: xStart.field, y: nil, details)
  }

  /// A rectangle between values along y, over the plot's width or part of it.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    let details = MarkDetails { ($0.yEnd, $0.xBounds) = (yEnd.field, (xStart, xEnd)) }
    self.init(x: nil, y: yStart.field, details)
  }
}
