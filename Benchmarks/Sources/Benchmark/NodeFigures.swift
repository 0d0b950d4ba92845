import CairoBackend
import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// What 10,000 nodes cost, step by step; CPU milliseconds, medians.
struct NodeFigures: Encodable {
  var nodes: Int
  var bytes: Int
  /// Whether the views that were laid out are the document's; else they are made in Swift, and
  /// reading ends at nodes whose names nobody has looked up.
  var isResolved: Bool
  /// From the file's bytes to views.
  var read: Double
  /// Making the graph of views, laying it out and making the display list.
  var layout: Double
  /// Drawing that display list.
  var draw: Double

  var ratio: Double { (read + layout) / draw }
}

/// A grid of 10,000 shapes, as a document and as views.
@MainActor
struct NodeGrid {
  static let (columns, rows) = (125, 80)
  static let size = CGSize(width: 1920, height: 1080)

  static func measure(_ effort: Effort) throws -> NodeFigures {
    let source = SourceText(name: "grid.json", bytes: Array(document.utf8))
    let isResolved = (try? SceneReader().read(source)) != nil
    let renderer = CairoRenderer { _ in Bitmap(width: 1, height: 1) }
    var (read, layout, draw) = ([Double](), [Double](), [Double]())
    for _ in 0..<(effort.repetitions(milliseconds: 500)) {
      let (readTime, view) = try cpuMilliseconds {
        isResolved ? try resolved(source) : try parsed(source)
      }
      let (layoutTime, list) = try cpuMilliseconds { try displayList(of: view) }
      let (drawTime, _) = try cpuMilliseconds { try renderer.bitmap(list, background: .white) }
      read.append(readTime)
      layout.append(layoutTime)
      draw.append(drawTime)
    }
    return NodeFigures(
      nodes: columns * rows, bytes: source.bytes.count, isResolved: isResolved,
      read: read.median, layout: layout.median, draw: draw.median)
  }

  /// The view of the grid's document.
  static func readDocument() throws -> AnyView {
    try resolved(SourceText(name: "grid.json", bytes: Array(document.utf8)))
  }

  /// The document's view.
  private static func resolved(_ source: SourceText) throws -> AnyView {
    try SceneReader().read(source).makeView()
  }

  /// The same view made in Swift, after the document was read into nodes.
  private static func parsed(_ source: SourceText) throws -> AnyView {
    let root = try JSONReader.read(source).get()
    var parser = DocumentNodeParser()
    if let view = root["view"] { _ = parser.parse(view, at: .pointer(JSONPointer(["view"]))) }
    return AnyView(GridView())
  }

  /// The grid, laid out.
  static func displayList(of view: AnyView = AnyView(GridView())) throws -> DisplayList {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), canvas: size, shaper: Fonts.standard.shaper)
    return try ViewGraph(configuration) { view }.displayList()
  }

  /// The hue of a cell, 0..<1.
  static func hue(_ row: Int, _ column: Int) -> Double {
    Double((row * 31 + column * 17) % 100) / 100
  }

  private static let document: String = {
    let lines = (0..<rows).map { row in
      let cells = (0..<columns).map { cell(row, $0) }.joined(separator: ",\n      ")
      return """
            { "view": "HStack", "spacing": 0, "children": [
              \(cells) ] }
        """
    }
    return """
      { "shapeshift": 1, "canvas": { "width": 1920, "height": 1080, "background": "white" },
        "view": { "view": "VStack", "spacing": 0, "children": [
      \(lines.joined(separator: ",\n")) ] } }

      """
  }()

  private static func cell(_ row: Int, _ column: Int) -> String {
    let shape =
      switch (row + column) % 3 {
      case 0: "\"Circle\""
      case 1: "\"Rectangle\""
      default: "\"RoundedRectangle\", \"cornerRadius\": 3"
      }
    return """
      { "view": \(shape), "modifiers": [ \
      { "fill": { "hue": \(hue(row, column)), "saturation": 0.7, "brightness": 0.9 } }, \
      { "padding": 1 } ] }
      """
  }

  /// Writes the document for whole commands.
  static func write(to folder: URL) throws {
    try Data(document.utf8).write(to: folder.appendingPathComponent("grid.json"))
  }
}

/// The grid as views in Swift.
private struct GridView: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<NodeGrid.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<NodeGrid.columns, id: \.self) { column in
            CellView(row: row, column: column)
          }
        }
      }
    }
  }
}

private struct CellView: View {
  let row: Int
  let column: Int

  var body: some View {
    let color = Color(hue: NodeGrid.hue(row, column), saturation: 0.7, brightness: 0.9)
    switch (row + column) % 3 {
    case 0: Circle().fill(color).padding(1)
    case 1: Rectangle().fill(color).padding(1)
    default: RoundedRectangle(cornerRadius: 3).fill(color).padding(1)
    }
  }
}
