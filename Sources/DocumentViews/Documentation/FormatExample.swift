import DocumentModel

/// An example of a name of the format: a view, or a document, that can be drawn and copied.
///
/// Examples are written as texts, in the folder `Examples`, a heading before each:
///
///     # Circle size=120x80 t=0.5 | A red disc.
///     { view: "Circle", modifiers: [{ fill: "red" }] }
///
/// What stands behind the bar is said of the picture. `size` is that of the picture in points, `t` its time in
/// seconds, `file` one that the example names.
package struct FormatExample: Sendable {
  /// The name that it shows.
  package let name: String
  /// A sentence about the picture, if there is one.
  package let caption: String?
  /// The time of the picture, in seconds.
  package let time: Double
  /// The names of the files that it takes, beside the document.
  package let files: [String]
  private let size: (width: Double, height: Double)
  private let value: JSONValue

  /// As people read and copy it, within 76 columns.
  package var text: String { JSONWriter.canonical(value, width: 76) }

  /// Whether it is a whole document, not a view.
  package var isDocument: Bool { value["view"]?.string == nil }

  /// The whole document, on white ground unless it has its own.
  ///
  /// - Parameter isDark: Whether its surroundings are dark; documents that say what theirs are stay as they are.
  package func document(isDark: Bool = false) -> String {
    guard !isDocument else { return JSONWriter.canonical(value, width: 76) }
    var canvas: JSONObject = [
      "width": .number(JSONNumber(size.width)), "height": .number(JSONNumber(size.height)),
      "padding": 16, "background": isDark ? "#1c1c1e" : "white",
    ]
    if isDark { canvas["environment"] = ["colorScheme": "dark"] }
    let document: JSONObject = ["shapeshift": 1, "canvas": .object(canvas), "view": value]
    return JSONWriter.canonical(.object(document), width: 76)
  }
}

extension FormatExample {
  /// The examples of a kind of names, by name.
  static func all(of kind: FormatTopic.Kind) -> [String: [FormatExample]] { byKind[kind] ?? [:] }

  private static let byKind: [FormatTopic.Kind: [String: [FormatExample]]] = {
    let texts: [FormatTopic.Kind: [String]] = [
      .view: [containers, charts, shapesAndContent, controls],
      .modifier: [
        drawingModifiers, effectModifiers, textModifiers, motionModifiers, controlModifiers,
        chartModifiers,
      ],
      .markModifier: [markModifiers], .style: [styles], .canvasCommand: [canvasCommands],
      .documentKey: [documentKeys], .value: [values],
    ]
    return texts.mapValues { Dictionary(grouping: $0.flatMap(read), by: \.name) }
  }()

  /// The examples of a text.
  private static func read(_ text: String) -> [FormatExample] {
    var parts: [(heading: Substring, body: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        parts.append((line.dropFirst(2), ""))
      } else if !parts.isEmpty {
        parts[parts.count - 1].body += line + "\n"
      }
    }
    return parts.map { FormatExample(heading: $0.heading, body: $0.body) }
  }

  private init(heading: Substring, body: String) {
    let parts = heading.split(separator: "|", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    name = String(words.first ?? "")
    caption = parts.count > 1 ? parts[1].trimmingPrefix(" ").description : nil
    var (size, time, files) = ((width: 200.0, height: 120.0), 0.0, [String]())
    for word in words.dropFirst() {
      let pair = word.split(separator: "=")
      switch pair.first {
      case "size":
        let sides = pair[1].split(separator: "x").compactMap { Double($0) }
        size = (sides[0], sides[1])
      case "t": time = Double(pair[1]) ?? 0
      case "file": files.append(String(pair[1]))
      default: preconditionFailure("\(word) is not a property of an example")
      }
    }
    (self.size, self.time, self.files) = (size, time, files)
    do {
      value = try JSONReader.read(SourceText(name: name, text: body)).get().value
    } catch {
      preconditionFailure("the example of \(name) cannot be read: \(error)")
    }
  }
}
