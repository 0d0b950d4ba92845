public import Foundation

/// A sector of a circle, whose angle is a part of that of all.
public nonisolated struct SectorMark: FieldMark {
  static var kind: Mark.Kind { .sector }
  let fields: MarkFields
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
