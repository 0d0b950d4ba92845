public import Foundation

/// A symbol at a point.
public nonisolated struct PointMark: ChartContent {
  /// There is none.
  public typealias Body = Never
  private let x: PlottedField?
  private let y: PlottedField?
  private let details: MarkDetails?

  private nonisolated init(x: PlottedField?, y: PlottedField?, _ details: MarkDetails? = nil) {
    (self.x, self.y, self.details) = (x, y, details)
  }

  /// Adds the mark.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    collector.marks.append(
      Mark(kind: .point, x: x, y: y, details: details, place: collector.place))
  }
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
