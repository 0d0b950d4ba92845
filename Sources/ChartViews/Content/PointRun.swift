/// Points of one line that say nothing but where they are, held together as there may be very many.
final class PointRun {
  /// Numbers or seconds.
  let xs: [Double]
  let ys: [Double]

  init(_ xs: [Double], _ ys: [Double]) { (self.xs, self.ys) = (xs, ys) }
}

/// Collects points in a row.
struct PointRunCollector {
  /// Where the mark is that stands for the points.
  private var mark: Int?
  private var first: LineMark.Point?
  private var xs: [Double] = []
  private var ys: [Double] = []

  /// Takes a point that goes on with those before.
  mutating func add(_ point: LineMark.Point) -> Bool {
    guard mark != nil, let first, point.hasKinds(of: first) else { return false }
    xs.append(point.x)
    ys.append(point.y)
    return true
  }

  /// Begins with the mark that was collected last.
  mutating func begin(_ point: LineMark.Point, _ collector: _MarkCollector) {
    (first, mark) = (point, collector.marks.count - 1)
    (xs, ys) = ([point.x], [point.y])
  }

  /// Gives the points to the mark that stands for them.
  mutating func end(_ collector: inout _MarkCollector) {
    if let mark, xs.count > 1 { collector.marks[mark].run = PointRun(xs, ys) }
    self = PointRunCollector()
  }
}

extension Mark {
  /// Each of its points as a mark.
  private var parts: [Mark] {
    guard let run, let x, let y else { return [self] }
    return zip(run.xs, run.ys).enumerated().map { index, point in
      var part = self
      part.run = nil
      part.x?.value = x.value.with(point.0)
      part.y?.value = y.value.with(point.1)
      if index > 0 { part.place = MarkPlace(parent: place, step: AnyHashable(index)) }
      return part
    }
  }

  /// Whether something of each point is asked for beside where it is.
  private var isOfParts: Bool {
    guard let style = style?.values else { return false }
    if case .view = style.symbol { return true }
    return !style.annotations.isEmpty || style.positionField != nil || style.symbolField != nil
  }

  /// The marks with those points apart that must be.
  static func expanded(_ marks: [Mark], _ settings: ChartSettings) -> [Mark] {
    guard marks.contains(where: { $0.run != nil }) else { return marks }
    func isCategory(_ settings: ChartSettings.Axis, _ field: KeyPath<Mark, PlottedField?>) -> Bool {
      let values = marks.lazy.filter { $0.kind != .sector }.compactMap { $0[keyPath: field]?.value }
      return DomainPlan.type(settings, values) == .category
    }
    let isApart = isCategory(settings.x, \.x) || isCategory(settings.y, \.y)
    return marks.flatMap { isApart || $0.isOfParts ? $0.parts : [$0] }
  }
}

extension _PlottedValue {
  /// Another number, or another date.
  fileprivate func with(_ number: Double) -> _PlottedValue {
    if case .date = self { return .date(number) }
    return .number(number)
  }
}
