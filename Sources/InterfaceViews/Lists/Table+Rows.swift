public import Foundation
public import ViewTree

// Tables of rows that are written out, with selections and orders.

extension Table where Columns == _TableColumns<Value> {
  /// A table some rows of which may be selected, and that may be sorted; a picture keeps the order of the data.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data, selection: selection, columns: columns)
  }

  /// A table of rows that are written out, one of which may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) {
    self.init(rows().map(\.value), selection: selection, columns: columns)
  }

  /// A table of rows that are written out, some of which may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) {
    self.init(rows().map(\.value), selection: selection, columns: columns)
  }

  /// A table of rows that are written out, which may be sorted; a picture keeps their order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) {
    self.init(of: valueType, columns: columns, rows: rows)
  }

  /// A table of rows that are written out, which may be sorted and one of which may be selected; a picture keeps their
  /// order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) {
    self.init(of: valueType, selection: selection, columns: columns, rows: rows)
  }

  /// A table of rows that are written out, which may be sorted and some of which may be selected; a picture keeps their
  /// order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) {
    self.init(of: valueType, selection: selection, columns: columns, rows: rows)
  }
}
