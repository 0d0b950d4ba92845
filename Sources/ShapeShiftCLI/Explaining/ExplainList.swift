import DocumentModel
import DocumentViews
import ShapeShift

/// The names of one kind, a line each.
struct ExplainList {
  /// What lists them.
  let word: String
  let text: String

  /// The lists of all kinds.
  static func all(columns: Int) -> [ExplainList] {
    FormatTopic.Kind.allCases.map { kind in
      let topics = FormatTopic.all.filter { $0.kind == kind }
      let rows = topics.map { ($0.name, FormatPage.firstSentence($0.documentation)) }
      return ExplainList(kind.listWord, kind.plural, rows, columns)
    } + [
      ExplainList("symbols", "symbols, by \"systemName\"", Image.symbolNames, columns),
      ExplainList("swatches", "swatches", Swatches.rows, columns),
      ExplainList("codes", "codes", Explain.allCodes.map { ($0.id, $0.title) }, columns),
    ]
  }

  private init(
    _ word: String, _ title: String, _ rows: [(name: String, text: String)], _ columns: Int
  ) {
    self.word = word
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    text =
      "\(title.uppercased())\n"
      + rows.map { row in
        let lines = LineBreaking.lines(of: row.text, columns: columns - width - 2)
        return FormatPage.hanging(lines, after: row.name, width: width)
      }.joined()
  }

  /// Names that say all themselves, in columns.
  private init(_ word: String, _ title: String, _ names: [String], _ columns: Int) {
    self.word = word
    let width = (names.map(\.count).max() ?? 0) + 2
    let count = max((columns - 2) / width, 1)
    let lines = stride(from: 0, to: names.count, by: count).map { start in
      let row = names[start..<min(start + count, names.count)]
      return "  " + row.dropLast().map { $0.padded(to: width) }.joined() + (row.last ?? "") + "\n"
    }
    text = "\(title.uppercased())\n" + lines.joined()
  }
}
