public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

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
          ForEach(columns.indices, id: \.self) { column in
            columns[column].title.font(.footnote.weight(.medium))
              .foregroundStyle(Color.secondary).lineLimit(1)
              .frame(maxWidth: .infinity, alignment: columns[column].alignment)
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
      ForEach(columns.indices, id: \.self) { column in
        columns[column].cell(value).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: columns[column].alignment)
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

/// A column: its title, how wide it is, and its cells.
struct TableColumnParts<Value> {
  var title: Text
  var width = TableColumnWidth()
  var alignment = Alignment.leading
  var cell: (Value) -> AnyView
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable, Sendable {
  var minimum: CGFloat = 0
  var ideal: CGFloat?
  var maximum: CGFloat = .infinity
}

/// A column of a table.
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

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title and views for its cells.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = TableColumnParts(title: Text(titleKey)) { AnyView(content($0)) }
  }

  /// A column with a title and views for its cells.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = TableColumnParts(title: Text(title)) { AnyView(content($0)) }
  }
}

extension TableColumn where Label == Text {
  /// A column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text, Sort == Never {
    parts = TableColumnParts(title: Text(titleKey)) {
      AnyView(Text(verbatim: $0[keyPath: value]))
    }
  }

  /// A column of values with views for its cells.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never {
    parts = TableColumnParts(title: Text(titleKey)) { AnyView(content($0)) }
  }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Sendable {
  let alignment: Alignment
  /// As the platform has it.
  public static let automatic = TableColumnAlignment(alignment: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(alignment: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// Where numbers end.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}

/// A row of a table.
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

/// The columns of a table.
public struct _TableColumns<Value: Identifiable> {
  var parts: [TableColumnParts<Value>]
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// A column.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(parts: [column.parts])
  }

  /// Columns one after the other.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(parts: columns.flatMap(\.parts))
  }

  /// Columns of a loop.
  public static func buildArray(_ columns: [_TableColumns<RowValue>]) -> _TableColumns<RowValue> {
    _TableColumns(parts: columns.flatMap(\.parts))
  }

  /// Columns that may be left out.
  public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(parts: [])
  }

  /// The first branch.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    first
  }

  /// The second branch.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    second
  }
}

/// Collects the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// A row.
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

/// Cells side by side: columns with a width first, the others share what is left.
private struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]
  private static let spacing: CGFloat = 16

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let shares = shares(of: proposal.width)
    let heights = zip(subviews, shares).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let gaps = CGFloat(max(shares.count - 1, 0)) * Self.spacing
    return CGSize(width: shares.reduce(0, +) + gaps, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, shares(of: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.spacing
    }
  }

  /// The width of each column; without an offer 100 points for those that have none.
  private func shares(of width: CGFloat?) -> [CGFloat] {
    guard let width, width.isFinite else { return widths.map { $0.ideal ?? max($0.minimum, 100) } }
    var room = max(width - CGFloat(max(widths.count - 1, 0)) * Self.spacing, 0)
    var result = widths.map { $0.minimum == $0.maximum ? $0.minimum : -1 }
    for fixed in result where fixed >= 0 { room -= fixed }
    let order = widths.indices.filter { result[$0] < 0 }
      .sorted { widths[$0].maximum < widths[$1].maximum }
    for (place, index) in order.enumerated() {
      let share = max(room, 0) / CGFloat(order.count - place)
      result[index] = max(min(share, widths[index].maximum), widths[index].minimum)
      room -= result[index]
    }
    return result
  }
}

/// How tables look.
///
/// The library's own styles are all there are.
public protocol TableStyle {
  /// Which of the library's looks the style has.
  var _look: _TableLook { get }
}

/// The looks of tables.
public struct _TableLook: Equatable, Sendable {
  var alternates = false
  var hasBorder = false
}

/// As the platform has it: lines between rows.
public struct AutomaticTableStyle: TableStyle {
  /// The usual.
  public init() {}
  /// Lines between rows.
  public var _look: _TableLook { _TableLook() }
}

/// Rows from edge to edge, with lines between them or with every other one on a ground.
public struct InsetTableStyle: TableStyle {
  /// Every other row on a ground.
  public let _look: _TableLook
  /// Lines between rows.
  public init() { _look = _TableLook() }
  /// Every other row on a ground, or lines between rows.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternates: alternatesRowBackgrounds)
  }
}

/// Rows in a border, with lines between them or with every other one on a ground.
public struct BorderedTableStyle: TableStyle {
  /// A border.
  public let _look: _TableLook
  /// Lines between rows.
  public init() { _look = _TableLook(hasBorder: true) }
  /// Every other row on a ground, or lines between rows.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternates: alternatesRowBackgrounds, hasBorder: true)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform has it.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { .init() }
  /// Rows from edge to edge, every other one on a ground or not.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border.
  public static var bordered: BorderedTableStyle { .init() }
  /// Rows in a border, every other one on a ground or not.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  fileprivate var hidesTableHeaders: Bool {
    get { self[HidesTableHeadersKey.self] }
    set { self[HidesTableHeadersKey.self] = newValue }
  }

  fileprivate var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }
}

private enum TableLookKey: EnvironmentKey {
  static var defaultValue: _TableLook { _TableLook() }
}

private enum HidesTableHeadersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how the tables inside look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableLook, style._look)
  }

  /// Shows or hides the titles of the columns of the tables inside.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}
