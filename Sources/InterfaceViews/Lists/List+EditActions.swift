public import ViewTree

extension List where SelectionValue == Never {
  /// A list with a row for each element of a bound collection, whose rows can be moved or deleted.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List where SelectionValue: Hashable {
  /// A list with a row for each element of a bound collection, whose rows can be moved or deleted, and one of which may
  /// be selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}
