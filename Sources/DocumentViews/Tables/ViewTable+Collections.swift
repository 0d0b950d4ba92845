import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

extension ViewTable {
  /// Columns, tables, trees, tabs and groups of controls.
  static let collections: [ViewEntry] = [
    .leaf(
      "NavigationSplitView", "Columns side by side: a list and its detail.",
      required("sidebar", .content, "The first column."),
      optional("supplementary", .content, "A column in the middle."),
      required("detail", .content, "The last column, which takes the remaining width."),
      defaulted("columnVisibility", .splitVisibility, "all", "The visible columns."),
      group: .containers
    ) { sidebar, supplementary, detail, visibility in
      {
        guard let supplementary else {
          return AnyView(
            NavigationSplitView(columnVisibility: .constant(visibility)) {
              sidebar.view
            } detail: {
              detail.view
            })
        }
        return AnyView(
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            sidebar.view
          } content: {
            supplementary.view
          } detail: {
            detail.view
          })
      }
    },
    .container(
      "Tab", "A view of a TabView with its tab bar item.",
      required("title", .writtenText, "The title."),
      optional("systemImage", .symbol, "The name of a symbol."),
      optional("value", .string, "The tag that identifies the tab."),
      defaulted("disabled", .bool, false, "Whether the tab is disabled.")
    ) { title, symbol, value, isDisabled in
      { content in AnyView(DocumentTab(title, symbol, value, isDisabled, content)) }
    },
    .container(
      "ControlGroup", "A group of related controls.", group: .controls,
      optional("title", .writtenText, "The label, shown if the group is a menu.")
    ) { title in
      { content in
        guard let title else { return AnyView(ControlGroup { content }) }
        return AnyView(ControlGroup(content: { content }, label: { Text(verbatim: title) }))
      }
    },
    .leaf(
      "Table", "Rows of cells in columns with headers.",
      required("columns", .tableColumns, "The columns."),
      required("rows", .tableRows, "The rows: one text per column."),
      defaulted("selection", .rowNumbers, [], "The positions of the selected rows, from 0."),
      group: .containers
    ) { columns, rows, selection in
      { AnyView(DocumentTable(columns: columns, rows: rows, selection: Set(selection))) }
    },
    .leaf(
      "OutlineGroup",
      "A collapsed tree of titles; titles with children have a disclosure indicator.",
      required("data", .outline, "The first level of the tree."), group: .containers
    ) { data in
      {
        AnyView(
          OutlineGroup(data, id: \.number, children: \.children) { branch in
            if let symbol = branch.systemImage {
              Label(branch.title, systemImage: symbol)
            } else {
              Text(verbatim: branch.title)
            }
          })
      }
    },
    .leaf(
      "MultiDatePicker", "A control to select days in a month.",
      required("title", .writtenText, "The label."),
      required("dates", .dates, "The selected days; the first day determines the month."),
      group: .controls
    ) { title, dates in
      {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let days = dates.map { calendar.dateComponents([.year, .month, .day], from: $0) }
        return AnyView(MultiDatePicker(selection: .constant(Set(days))) { Text(verbatim: title) })
      }
    },
  ]
}

/// A view of a tab view, made as `Tab` makes it.
private struct DocumentTab: View {
  private let title: String
  private let symbol: String?
  private let value: String?
  private let isDisabled: Bool
  private let content: AnyView

  init(
    _ title: String, _ symbol: String?, _ value: String?, _ isDisabled: Bool, _ content: AnyView
  ) {
    (self.title, self.symbol, self.value) = (title, symbol, value)
    (self.isDisabled, self.content) = (isDisabled, content)
  }

  var body: some View {
    let view = VStack { content }
      .tabItem {
        if let symbol { Label(title, systemImage: symbol) } else { Text(verbatim: title) }
      }
      .tabDisabled(isDisabled)
    if let value { view.tag(value) } else { view }
  }
}

/// A column of a table in a document.
struct DocumentTableColumn: Sendable {
  let title: String
  let width: CGFloat?
  let alignment: TableColumnAlignment
}

/// A table whose cells are texts.
private struct DocumentTable: View {
  private struct Row: Identifiable {
    let id: Int
    let cells: [String]
  }

  let columns: [DocumentTableColumn]
  let rows: [[String]]
  let selection: Set<Int>

  var body: some View {
    let rows = self.rows.enumerated().map { Row(id: $0.offset, cells: $0.element) }
    Table(rows, selection: .constant(selection)) {
      for (index, column) in columns.enumerated() {
        TableColumn(column.title) { (row: Row) in
          Text(verbatim: row.cells.indices.contains(index) ? row.cells[index] : "")
        }
        .width(column.width)
        .alignment(column.alignment)
      }
    }
  }
}

/// A title of a tree, and what is below it.
struct OutlineBranch: Sendable {
  let title: String
  let systemImage: String?
  let children: [OutlineBranch]?
  /// What tells the branch from its siblings.
  fileprivate(set) var number = 0
}

extension ValueType where Value == NavigationSplitViewVisibility {
  fileprivate static let splitVisibility = ValueType.choice([
    ("all", .all), ("doubleColumn", .doubleColumn), ("detailOnly", .detailOnly),
  ])
}

extension ValueType where Value == [DocumentTableColumn] {
  private static let columnForm = ObjectForm<DocumentTableColumn>(
    required("title", .writtenText, "The title."),
    optional(
      "width", .nonnegativeLength, "The width in points; absent: a share of the remaining width."),
    defaulted("alignment", .columnAlignment, "leading", "The alignment of the cells.")
  ) { DocumentTableColumn(title: $0, width: $1, alignment: $2) }

  fileprivate static let tableColumns = ValueType.array(
    ValueType<DocumentTableColumn>.object("a column", columnForm), "an array of columns", minimum: 1
  )
}

extension ValueType where Value == TableColumnAlignment {
  fileprivate static let columnAlignment = ValueType.choice([
    ("leading", .leading), ("center", .center), ("trailing", .trailing), ("numeric", .numeric),
  ])
}

extension ValueType where Value == [[String]] {
  fileprivate static let tableRows = ValueType.array(
    ValueType<[String]>.array(.string, "an array of texts"), "an array of rows")
}

extension ValueType where Value == [Int] {
  fileprivate static let rowNumbers = ValueType.array(.count, "an array of positions")
}

extension ValueType where Value == [Date] {
  fileprivate static let dates = ValueType.array(.date, "an array of times", minimum: 1)
}

extension ValueType where Value == [OutlineBranch] {
  private static let branchForm: ObjectForm<OutlineBranch> = ObjectForm(
    required("title", .writtenText, "The title."),
    optional("systemImage", .symbol, "The name of a symbol."),
    optional("children", ValueType<[OutlineBranch]>.below, "The children.")
  ) { OutlineBranch(title: $0, systemImage: $1, children: $2) }

  fileprivate static let outline: ValueType<[OutlineBranch]> = branches.map(numbered)

  private static let branches: ValueType<[OutlineBranch]> = ValueType.array(
    ValueType<OutlineBranch>.object("a title of a tree", branchForm), "an array of titles",
    minimum: 1)

  /// What is below a title: read as a tree of its own, one level at a time.
  private static let below: ValueType<[OutlineBranch]> = ValueType(
    "an array of titles", schema: ["type": "array", "items": ["type": "object"], "minItems": 1],
    examples: [[["title": "Below"]]], matches: .array
  ) { node, decoder in outline.read(node, decoder) }

  @Sendable private static func numbered(_ branches: [OutlineBranch]) -> [OutlineBranch] {
    branches.enumerated().map { index, branch in
      var branch = branch
      branch.number = index
      return branch
    }
  }
}
