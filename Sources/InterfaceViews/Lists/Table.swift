public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Rows of cells in columns with titles, in the order of the data.
public struct Table<Value: Identifiable, Columns>: View {
  @Environment(\.hidesTableHeaders) private var hidesHeaders
  @Environment(\.tableLook) private var look
  private let rows: [Value]
  private let columns: [TableColumnParts<Value>]
  private let isSelected: (Value) -> Bool

  /// The titles, a line, and the rows.
  public var body: some View {
    VStack(spacing: 0) {
      if !hidesHeaders {
        TableRowLayout(widths: columns.map(\.width)) {
          ForEach(columns, id: \.place) { column in
            column.title.font(.footnote.weight(.medium))
              .foregroundStyle(Color.secondary).lineLimit(1)
              .frame(maxWidth: .infinity, alignment: column.alignment)
          }
        }
        .padding(.vertical, 8)
        .padding(.horizontal, 16)
        .overlay(alignment: .bottom) { Hairline().padding(.leading, 16) }
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(Array(rows.enumerated()), id: \.element.id) { index, value in
            cells(of: value).background { ground(of: value, at: index) }
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .background { SystemGround(.plain).ignoresSafeArea() }
    .overlay {
      if look.hasBorder { Rectangle().strokeBorder(Color.separator, lineWidth: 1) }
    }
    .padding(look.hasBorder ? 16 : 0)
  }

  private func cells(of value: Value) -> some View {
    TableRowLayout(widths: columns.map(\.width)) {
      ForEach(columns, id: \.place) { column in
        column.cell(value).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: column.alignment)
      }
    }
    .padding(.vertical, 11)
    .padding(.horizontal, 16)
    .overlay(alignment: .bottom) {
      if !look.alternates { Hairline().padding(.leading, 16) }
    }
  }

  @ViewBuilder private func ground(of value: Value, at index: Int) -> some View {
    if isSelected(value) {
      Color.systemGray4
    } else if look.alternates, index.isMultiple(of: 2) {
      RoundedRectangle(cornerRadius: look.hasBorder ? 0 : 6).fill(Color.tertiarySystemFill)
        .padding(.horizontal, look.hasBorder ? 0 : 8)
    }
  }

  private init(
    _ rows: [Value], _ columns: [TableColumnParts<Value>],
    isSelected: @escaping (Value) -> Bool = { _ in false }
  ) {
    (self.rows, self.columns, self.isSelected) = (rows, columns, isSelected)
  }
}

extension Table where Columns == _TableColumns<Value> {
  /// A table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns().parts)
  }

  /// A table one row of which may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns().parts) { selection.wrappedValue == $0.id }
  }

  /// A table some rows of which may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns().parts) { selection.wrappedValue.contains($0.id) }
  }

  /// A table that may be sorted; a picture keeps the order of the data.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns().parts)
  }

  /// A table that may be sorted and a row of which may be selected; a picture keeps the order of the data.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns().parts) { selection.wrappedValue == $0.id }
  }

  /// A table of rows that are written out.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) {
    self.init(rows().map(\.value), columns().parts)
  }
}
