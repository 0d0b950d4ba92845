import Foundation

/// The pages of symbols with their examples, made from the files that hold these.
struct SymbolPages {
  /// The code of each symbol's example, as it stands in the file, with the types that it uses of that file.
  let code: [String: String]

  /// - Parameter folder: The folder with the examples' files.
  init(from folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var code: [String: String] = [:]
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      code.merge(Self.examples(in: text)) { first, _ in first }
    }
    self.code = code
  }

  /// What stands between `add("…") {` and the brace that closes it.
  private static func examples(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    var symbol: String?
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /\ \ \ \ add\("([^"]+)".*\{/) {
        (symbol, lines) = (String(match.1), [])
      } else if line == "    }", let name = symbol {
        let body = lines.joined(separator: "\n")
        found[name] = (types(usedBy: body, in: text) + [body]).joined(separator: "\n\n")
        symbol = nil
      } else {
        lines.append(String(line.dropFirst(6)))
      }
    }
    return found
  }

  /// The file's own types that a piece of code names.
  private static func types(usedBy code: String, in text: String) -> [String] {
    text.matches(of: /\nprivate (struct (\w+)[^\n]*\n(?:[^}\n][^\n]*\n|\n)*\})/)
      .filter { code.contains("\($0.2)") }
      .map { String($0.1).replacing("SwiftUI.Layout", with: "Layout") }
  }

  /// Writes a page for each example.
  func write(_ examples: [SymbolExamples.Example], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for example in examples {
      guard let code = code[example.symbol] else { continue }
      let page = """
        # ``ShapeShift/\(example.symbol)``

        ## Example

        ```swift
        \(code)
        ```

        ![The result of the code above.](\(example.name))

        """
      try page.write(
        to: folder.appending(path: "\(example.name).md"), atomically: true, encoding: .utf8)
    }
  }
}
