/// A mark of one kind that stands at values along x and y.
nonisolated protocol FieldMark: ChartContent where Body == Never {
  static var kind: Mark.Kind { get }
  var fields: MarkFields { get }
  init(fields: MarkFields)
}

/// Where a mark stands, and what else it says.
nonisolated struct MarkFields {
  var x: PlottedField?
  var y: PlottedField?
  var details: MarkDetails?
}

extension FieldMark {
  init(x: PlottedField?, y: PlottedField?, _ details: MarkDetails? = nil) {
    self.init(fields: MarkFields(x: x, y: y, details: details))
  }

  /// Adds the mark.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    collector.marks.append(mark(at: collector.place))
  }

  /// The mark with what leads to it.
  func mark(at place: MarkPlace) -> Mark {
    Mark(kind: Self.kind, x: fields.x, y: fields.y, details: fields.details, place: place)
  }
}

/// Marks that a function adds, such as those of data.
nonisolated protocol CollectedPlot: ChartContent where Body == Never {
  var collect: (inout _MarkCollector) -> Void { get }
}

extension CollectedPlot {
  /// Adds the marks.
  @MainActor public func _collect(into collector: inout _MarkCollector) { collect(&collector) }
}
