public import Foundation

/// A straight line.
public nonisolated struct RuleMark: ChartContent {
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
    collector.marks.append(mark(at: collector.place))
  }

  /// The mark with what leads to it.
  func mark(at place: MarkPlace) -> Mark {
    Mark(kind: .rule, x: x, y: y, details: details, place: place)
  }
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
