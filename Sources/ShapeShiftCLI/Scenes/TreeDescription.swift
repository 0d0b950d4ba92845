import DocumentModel
import Foundation
import ShapeShift

/// The resolved tree of a scene, as text and as JSON.
struct TreeDescription {
  let canvas: CGSize
  let root: NodeDescription?

  /// Describes what is laid out.
  @MainActor
  init(of graph: ViewGraph) {
    canvas = graph.canvasSize
    let views = graph.describe()
    guard views.count > 1, let bounds = Self.union(views), var holder = views.first else {
      root = views.first
      return
    }
    // Several views at the root lie on one another.
    (holder.view, holder.id, holder.pointer) = ("ZStack", nil, nil)
    (holder.frame, holder.outerFrame, holder.children) = (bounds, bounds, views)
    root = holder
  }

  private static func union(_ views: [NodeDescription]) -> CGRect? {
    guard let first = views.first else { return nil }
    return views.dropFirst().reduce(first.outerFrame) { $0.union($1.outerFrame) }
  }

  // MARK: For scripts

  /// `{"canvas": [w, h], "root": {"id", "path", "view", "frame", "outerFrame", "children"}}`.
  var json: JSONObject {
    [
      "canvas": [Self.number(canvas.width), Self.number(canvas.height)],
      "root": root.map { .object(Self.json(of: $0)) } ?? .null,
    ]
  }

  private static func json(of node: NodeDescription) -> JSONObject {
    [
      "id": node.id.map { .string($0) } ?? .null,
      "path": node.pointer.map { .string($0) } ?? .null,
      "view": .string(node.view),
      "frame": json(of: node.frame),
      "outerFrame": json(of: node.outerFrame),
      "children": .array(node.children.map { .object(json(of: $0)) }),
    ]
  }

  private static func json(of frame: CGRect) -> JSONValue {
    .array([frame.minX, frame.minY, frame.width, frame.height].map(number))
  }

  /// A number without the noise of adding; null for what JSON has no number for.
  private static func number(_ value: CGFloat) -> JSONValue {
    guard value.isFinite else { return .null }
    return .number(JSONNumber(Double(value), roundedTo: 10_000))
  }

  // MARK: For people

  /// The canvas, then a line for each view, its numbers in columns.
  var text: String {
    var rows = [
      Row(name: "canvas", cells: ["", "", Self.text(canvas.width), Self.text(canvas.height)])
    ]
    if let root { Self.add(root, depth: 0, to: &rows) }
    return Row.table(rows)
  }

  private static func add(_ node: NodeDescription, depth: Int, to rows: inout [Row]) {
    let name = node.id.map { "\(node.view)#\($0)" } ?? node.view
    var cells = Self.cells(node.frame)
    if node.outerFrame != node.frame { cells += Self.cells(node.outerFrame) }
    rows.append(Row(name: String(repeating: "  ", count: depth) + name, cells: cells))
    for child in node.children { add(child, depth: depth + 1, to: &rows) }
  }

  private static func cells(_ frame: CGRect) -> [String] {
    [frame.minX, frame.minY, frame.width, frame.height].map(text)
  }

  private static func text(_ value: CGFloat) -> String { LengthText.text(value) }

  /// A line of the table.
  private struct Row {
    let name: String
    let cells: [String]

    /// The lines, names to the left and cells to the right of their columns.
    static func table(_ rows: [Row]) -> String {
      let nameWidth = rows.map(\.name.count).max() ?? 0
      let columns = rows.map(\.cells.count).max() ?? 0
      let widths = (0..<columns).map { column in
        rows.map { column < $0.cells.count ? $0.cells[column].count : 0 }.max() ?? 0
      }
      return rows.map { row in
        let cells = zip(row.cells, widths).enumerated().map { index, cell in
          let gap = index == 4 ? "    " : "  "
          return gap + String(repeating: " ", count: cell.1 - cell.0.count) + cell.0
        }
        let padding = String(repeating: " ", count: nameWidth - row.name.count)
        return row.name + padding + cells.joined() + "\n"
      }.joined()
    }
  }
}

/// Lengths as people read them.
enum LengthText {
  /// The length with at most three decimals; `inf` without an end.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    return CanonicalNumber.points(value)
  }

  /// A proposed length; `nil` for none.
  static func text(_ value: CGFloat?) -> String { value.map { text($0) } ?? "nil" }
}
