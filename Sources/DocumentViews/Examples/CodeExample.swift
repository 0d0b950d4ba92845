/// An example of a code: a document with the problem, and the corrected document.
///
/// Examples are written as texts, in files `CodeExamples`:
///
///     # E0211
///     { "shapeshift": 1, "view": { "view": "Cirle" } }
///     ## mended
///     { "shapeshift": 1, "view": { "view": "Circle" } }
///
/// Lines that begin with `$` are the command, with `@` the name of the file that follows. What the mended side does not
/// say anew is as it was.
package struct CodeExample: Sendable {
  /// A file of an example.
  package struct File: Sendable, Equatable {
    package let name: String
    package let text: String
  }

  /// What is done with which files.
  package struct Side: Sendable, Equatable {
    package var files: [File] = []
    package var command = CodeExample.usualCommand

    /// The document, if all that is done is to check it.
    package var document: File? {
      files.count == 1 && command == CodeExample.usualCommand ? files.first : nil
    }
  }

  /// The code.
  package let id: String
  package let wrong: Side
  package let mended: Side

  /// What is done unless an example says otherwise.
  package static let usualCommand = "shapeshift check card.json"

  /// All examples, by code.
  package static let all: [String: CodeExample] = Dictionary(
    uniqueKeysWithValues: texts.flatMap(read).map { ($0.id, $0) })

  private static var texts: [String] {
    [syntax, limitsAndData, nodes, expressions, views, scenes, svg]
  }

  private static func read(_ text: String) -> [CodeExample] {
    var parts: [(id: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        parts.append((String(line.dropFirst(2)), []))
      } else if !parts.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts.map { CodeExample(id: $0.id, lines: $0.lines) }
  }

  private init(id: String, lines: [Substring]) {
    let split = lines.firstIndex(of: "## mended") ?? lines.endIndex
    self.id = id
    wrong = Side(lines[..<split], after: Side())
    mended = Side(lines[split...].dropFirst(), after: wrong)
  }
}

extension CodeExample.Side {
  fileprivate init(_ lines: ArraySlice<Substring>, after side: CodeExample.Side) {
    self = side
    var name = "card.json"
    var text: [Substring] = []
    func file() -> CodeExample.File? {
      while text.last == "" { text.removeLast() }
      return text.isEmpty
        ? nil : CodeExample.File(name: name, text: text.joined(separator: "\n") + "\n")
    }
    for line in lines {
      switch line.first {
      case "$": command = String(line.dropFirst(2))
      case "@":
        if let file = file() { replace(file) }
        (name, text) = (String(line.dropFirst(2)), [])
      default: text.append(line)
      }
    }
    if let file = file() { replace(file) }
  }

  private mutating func replace(_ file: CodeExample.File) {
    guard let index = files.firstIndex(where: { $0.name == file.name }) else {
      return files.append(file)
    }
    files[index] = file
  }
}
