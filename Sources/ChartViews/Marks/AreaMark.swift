/// A point of the edge of an area.
public nonisolated struct AreaMark: FieldMark {
  static var kind: Mark.Kind { .area }
  let fields: MarkFields
}

extension AreaMark {
  /// A point of an area that reaches to 0, or lies on others.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x.field, y: y.field, MarkDetails { $0.stacking = stacking })
  }

  /// A point of the area of a series that reaches to 0, or lies on others.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    let details = MarkDetails { ($0.series, $0.stacking) = (series.field, stacking) }
    self.init(x: x.field, y: y.field, details)
  }

  /// An area from one value to another at a place along x.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: x.field, y: yStart.field, MarkDetails { $0.yEnd = yEnd.field })
  }

  /// The area of a series from one value to another at a place along x.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    let details = MarkDetails { ($0.yEnd, $0.series) = (yEnd.field, series.field) }
    self.init(x: x.field, y: yStart.field, details)
  }

  /// An area from one value to another at a place along y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: xStart.field, y: y.field, MarkDetails { $0.xEnd = xEnd.field })
  }

  /// The area of a series from one value to another at a place along y.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    let details = MarkDetails { ($0.xEnd, $0.series) = (xEnd.field, series.field) }
    self.init(x: xStart.field, y: y.field, details)
  }
}
