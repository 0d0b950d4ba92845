import ViewTree

/// Content that is seen where other content is.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let mask: Mask

  @MainActor func _collect(into collector: inout _MarkCollector) {
    let place = MarkPlace(parent: collector.place, step: AnyHashable("mask"))
    content.restyled { $0.masks.append(place) }._collect(into: &collector)
    collector.inside(AnyHashable("mask")) { collector in
      // What masks a mask belongs to that one.
      mask.restyled { $0.owner = $0.owner ?? place }._collect(into: &collector)
    }
  }
}

extension ChartContent {
  /// Shows the marks where those of a mask are, and as much of them as these cover.
  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }
}

/// The planned marks of masks, by the masks that they are part of.
struct PlannedMasks {
  private let parts: [MarkPlace: [PlannedMark]]

  init(_ marks: [PlannedMark]) {
    var parts: [MarkPlace: [PlannedMark]] = [:]
    for mark in marks {
      if let owner = mark.owner { parts[owner, default: []].append(mark) }
    }
    self.parts = parts
  }

  /// The marks that are drawn, with what they are seen through.
  func applied(to marks: [PlannedMark]) -> [PlannedMark] {
    guard marks.contains(where: { $0.owner != nil || !$0.masks.isEmpty }) else { return marks }
    return marks.compactMap { $0.owner == nil ? masked($0, by: $0.masks) : nil }
  }

  /// A mark seen through masks: through the first one, whose marks are seen through the others.
  private func masked(_ mark: PlannedMark, by masks: [MarkPlace]) -> PlannedMark {
    guard let first = masks.first else { return mark }
    var mark = mark
    let others = Array(masks.dropFirst())
    mark.mask = (parts[first] ?? []).map { masked($0, by: $0.masks + others) }
    return mark
  }
}
