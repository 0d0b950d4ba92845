/// A point of a line.
public nonisolated struct LineMark: FieldMark {
  static var kind: Mark.Kind { .line }
  let fields: MarkFields

  /// Where a point is that says nothing else.
  struct Point {
    var x: Double
    var y: Double
    var areDates: (x: Bool, y: Bool)

    /// The point at two values; nil for names and spans.
    init?(_ x: PlottedField, _ y: PlottedField) {
      guard let atX = x.place, let atY = y.place else { return nil }
      (self.x, self.y, areDates) = (atX.number, atY.number, (atX.isDate, atY.isDate))
    }

    func hasKinds(of other: Point) -> Bool { areDates == other.areDates }
  }

  /// Where it is; nil if it is on a scale of names, over a span or of a series.
  var point: Point? {
    guard fields.details == nil, let x = fields.x, let y = fields.y else { return nil }
    return Point(x, y)
  }
}

extension LineMark {
  /// A point of a line.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(x: x.field, y: y.field) }

  /// A point of the line of a series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x.field, y: y.field, MarkDetails { $0.series = series.field })
  }
}
