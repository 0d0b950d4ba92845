public import Foundation

/// A symbol at a point.
public nonisolated struct PointMark: FieldMark {
  static var kind: Mark.Kind { .point }
  let fields: MarkFields
}

extension PointMark {
  /// A symbol at a point.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(x: x.field, y: y.field) }

  /// A symbol at a value along x and a place in points from the top; nil for the middle.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    self.init(x: x.field, y: nil, MarkDetails { $0.yBounds = (y, y) })
  }

  /// A symbol at a value along y and a place in points from the start; nil for the middle.
  public nonisolated init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(x: nil, y: y.field, MarkDetails { $0.xBounds = (x, x) })
  }
}
