public import Foundation

/// A sector of a circle, whose angle is a part of that of all.
public nonisolated struct SectorMark: ChartContent {
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
    Mark(kind: .sector, x: x, y: y, details: details, place: place)
  }
}

extension SectorMark {
  /// A sector, between two radii.
  public nonisolated init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    let details = MarkDetails {
      ($0.innerRadius, $0.outerRadius) = (innerRadius, outerRadius)
      $0.angularInset = angularInset
    }
    self.init(x: angle.field, y: nil, details)
  }
}
