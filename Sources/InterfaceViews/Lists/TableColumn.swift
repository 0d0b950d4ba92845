public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A column: its title, how wide it is, and its cells.
struct TableColumnParts<Value>: BuilderElement {
  var title: Text
  var width = TableColumnWidth()
  var alignment = Alignment.leading
  var cell: (Value) -> AnyView
  var place: [Int] = []
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable, Sendable {
  var minimum: CGFloat = 0
  var ideal: CGFloat?
  var maximum: CGFloat = .infinity
}

/// A table column with a title and cells.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  var parts: TableColumnParts<RowValue>

  /// The column with a width in points; nil for the usual one.
  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, ideal: width, max: width)
  }

  /// The column with a width in a range, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var copy = self
    copy.parts.width = TableColumnWidth(
      minimum: min ?? 0, ideal: ideal, maximum: max ?? .infinity)
    return copy
  }

  /// The column with its cells at an edge.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var copy = self
    copy.parts.alignment = alignment.alignment
    return copy
  }
}

extension TableColumn {
  init(title: Text, content: @escaping (RowValue) -> Content) {
    parts = TableColumnParts(title: title) { AnyView(content($0)) }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title and views for its cells.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// A column with a title and views for its cells.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }
}

extension TableColumn where Label == Text {
  /// A column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text, Sort == Never {
    self.init(title: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of values with views for its cells.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never {
    self.init(title: Text(titleKey), content: content)
  }
}

/// The alignment of the cells of a column.
public struct TableColumnAlignment: Sendable {
  let alignment: Alignment
  /// As the platform has it.
  public static let automatic = TableColumnAlignment(alignment: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// Centers the cells.
  public static let center = TableColumnAlignment(alignment: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// Aligns numbers at their end.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}

/// A table row with a value.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// A row with a value.
  public init(_ value: Value) { self.value = value }
}

extension ForEach {
  /// A row of a table for each identifiable element.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Content == TableRow<Data.Element>, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// The content of a table's columns.
public struct _TableColumns<Value: Identifiable> {
  var parts: [TableColumnParts<Value>]
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns a single column.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(parts: [column.parts])
  }

  /// Columns one after the other.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(parts: columns.map(\.parts).inPlaces())
  }

  /// Columns of a loop.
  public static func buildArray(_ columns: [_TableColumns<RowValue>]) -> _TableColumns<RowValue> {
    _TableColumns(parts: columns.map(\.parts).inPlaces())
  }

  /// Columns that may be left out.
  public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(parts: [])
  }

  /// The first branch.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    _TableColumns(parts: first.parts.inside(0))
  }

  /// The second branch.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    _TableColumns(parts: second.parts.inside(1))
  }
}

/// Collects the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Returns a single row.
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  /// A row for each element.
  public static func buildExpression<Data: RandomAccessCollection>(
    _ rows: ForEach<Data, Value.ID, TableRow<Value>>
  ) -> [TableRow<Value>] {
    rows.data.map(rows.content)
  }
  /// Rows one after the other.
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] {
    rows.flatMap(\.self)
  }
}
