public import Foundation
import VectorGeometry
import ViewTree

/// Sectors of data.
public nonisolated struct SectorPlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  /// A sector for each element of data.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    collect = { collector in
      collector.addEach(data) { element, place in
        SectorMark(
          angle: angle.value(of: element), innerRadius: innerRadius, outerRadius: outerRadius,
          angularInset: angularInset
        )
        .mark(at: place)
      }
    }
  }
}

/// Straight lines of data.
public nonisolated struct RulePlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  /// An upright line for each element of data, between places in points from the top; nil for the plot's edges.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    collect = { collector in
      collector.addEach(data) {
        RuleMark(x: x.value(of: $0), yStart: yStart, yEnd: yEnd).mark(at: $1)
      }
    }
  }

  /// A level line for each element of data, between places in points from the start; nil for the plot's edges.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.addEach(data) {
        RuleMark(xStart: xStart, xEnd: xEnd, y: y.value(of: $0)).mark(at: $1)
      }
    }
  }

  /// An upright line from one value to another for each element of data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.addEach(data) {
        RuleMark(x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0))
          .mark(at: $1)
      }
    }
  }

  /// A level line from one value to another for each element of data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.addEach(data) {
        RuleMark(xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0))
          .mark(at: $1)
      }
    }
  }
}

/// Rectangles of data.
public nonisolated struct RectanglePlot: CollectedPlot {
  let collect: (inout _MarkCollector) -> Void

  /// A rectangle at the values of each element of data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    collect = { collector in
      collector.addEach(data) {
        RectangleMark(x: x.value(of: $0), y: y.value(of: $0), width: width, height: height)
          .mark(at: $1)
      }
    }
  }

  /// A rectangle between values for each element of data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) {
    collect = { collector in
      collector.addEach(data) {
        RectangleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), yStart: yStart.value(of: $0),
          yEnd: yEnd.value(of: $0)
        )
        .mark(at: $1)
      }
    }
  }
}

extension PlottableProjection {
  /// The value of an element.
  fileprivate func value(of element: Element) -> PlottableValue<Value> {
    PlottableValue(field(element))
  }
}

extension _MarkCollector {
  /// Adds a mark for each element of some data, told apart by their order.
  fileprivate mutating func addEach<Data: RandomAccessCollection>(
    _ data: Data, _ mark: (Data.Element, MarkPlace) -> Mark
  ) {
    for (index, element) in data.enumerated() {
      marks.append(mark(element, MarkPlace(parent: place, step: AnyHashable(index))))
    }
  }
}
