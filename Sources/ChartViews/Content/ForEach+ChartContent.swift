public import ViewTree

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the content of all elements.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    for element in data {
      let content = content(element)
      collector.inside(AnyHashable(id(element))) { content._collect(into: &$0) }
    }
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
  /// Adds what is there.
  @MainActor public func _collect(into collector: inout _MarkCollector) {
    if let self { self._collect(into: &collector) }
  }
}
