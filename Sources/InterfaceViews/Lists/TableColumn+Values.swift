public import Foundation
public import ViewTree

// Columns whose titles are texts, and columns that say how rows are sorted; a picture keeps the order of the data.

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title and views for its cells.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, content: content)
  }

  /// A column of texts.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(title: text) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(title: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of values with views for its cells.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: text, content: content)
  }

  /// A column of values with views for its cells.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }

  /// Creates a column of texts with a custom comparator.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(title: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of values with a custom comparator and custom cells.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(title: Text(titleKey), content: content)
  }

  /// Creates a column of values with a custom comparator and custom cells.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(title: Text(title), content: content)
  }

  /// Creates a column whose rows have a custom comparator, with custom cells.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == RowValue {
    self.init(title: Text(titleKey), content: content)
  }

  /// Creates a column whose rows have a custom comparator, with custom cells.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, sortUsing comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == RowValue {
    self.init(title: Text(title), content: content)
  }
}

extension TableRowBuilder {
  /// Rows of a loop.
  public static func buildArray(_ rows: [[TableRow<Value>]]) -> [TableRow<Value>] {
    rows.flatMap(\.self)
  }

  /// Rows that may be left out.
  public static func buildIf(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }

  /// The first branch.
  public static func buildEither(first: [TableRow<Value>]) -> [TableRow<Value>] { first }

  /// The second branch.
  public static func buildEither(second: [TableRow<Value>]) -> [TableRow<Value>] { second }
}
