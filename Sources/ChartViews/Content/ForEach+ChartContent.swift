public import ViewTree

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the content of all elements.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    guard Content.self != LineMark.self else { return collectPoints(into: &collector) }
    for element in data {
      let content = content(element)
      collector.inside(AnyHashable(id(element))) { content._collect(into: &$0) }
    }
  }

  /// Adds points of lines, those together that are alike.
  @_specialize(where Data == Range<Int>, ID == Int, Content == LineMark)
  @MainActor private func collectPoints(into collector: inout _MarkCollector) {
    var run = PointRunCollector()
    forEachElement { element in
      // The type has been looked at.
      let mark = unsafe unsafeBitCast(content(element), to: LineMark.self)
      let point = mark.point
      if let point, run.add(point) { return }
      run.end(&collector)
      collector.inside(AnyHashable(id(element))) { mark._collect(into: &$0) }
      if let point { run.begin(point, collector) }
    }
    run.end(&collector)
  }

  /// Goes through the data without asking the collection for each element, which takes longer than making a mark.
  @MainActor private func forEachElement(_ body: (Data.Element) -> Void) {
    let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
      unsafe elements.forEach(body)
    }
    if isDone == nil { data.forEach(body) }
  }

  /// Content for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Content for each identifiable element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Content for each number of a constant range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the content, if any.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    if let self { self._collect(into: &collector) }
  }
}
