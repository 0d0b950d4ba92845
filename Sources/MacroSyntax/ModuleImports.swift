/// The modules that a Swift file imports.
package struct ModuleImports {
  /// The names of the modules that the code requires.
  ///
  /// An import of `M` under `#if canImport(M)` is not included, because the code has an alternative.
  package private(set) var names: Set<String> = []

  /// Reads the imports of a file line by line; imports in block comments are included.
  package init(_ source: String) {
    var conditions: [Substring] = []
    for bytes in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let code = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = code.first, Self.firsts.contains(first) else { continue }
      let line = Substring(code)
      if line.hasPrefix("#if") {
        conditions.append(line)
      } else if line.hasPrefix("#else"), !conditions.isEmpty {
        conditions[conditions.count - 1] = line
      } else if line.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if let name = Self.module(in: line),
        !conditions.contains(where: { $0.contains("canImport(\(name))") })
      {
        names.insert(name)
      }
    }
  }

  /// Returns the module of a line such as `@testable public import struct Kit.Card`; `nil` for other lines.
  private static func module(in line: Substring) -> String? {
    guard line.contains("import") else { return nil }
    let words = line.prefix { $0 != "/" && $0 != ";" }.split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
    else { return nil }
    let rest = words[(index + 1)...]
    let path = kinds.contains(rest.first.map(String.init) ?? "") ? rest.dropFirst() : rest
    return path.first?.split(separator: ".").first.map(String.init)
  }

  /// The first characters of conditions, imports, attributes and access levels.
  private static let firsts = Set("#@ipf".utf8)
  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
