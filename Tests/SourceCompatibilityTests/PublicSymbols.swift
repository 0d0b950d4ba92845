import Foundation

/// The public symbols of the library, read off its sources.
struct PublicSymbols {
  /// The names of each type's members, by the type's name; top-level functions stand under "".
  private(set) var members: [String: Set<String>] = [:]
  /// Types that are declared as public, and others: what is public in an extension of those is seen at types that
  /// conform to them.
  private var declared: (public: Set<String>, hidden: Set<String>) = ([], [])

  /// The modules that people use through `import ShapeShift`, and charts.
  static let modules = [
    "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation", "ShapeMorphing",
    "ValueStreams", "ViewTree", "InterfaceViews", "InertViews", "ChartViews",
    "ShapeShift",
  ]

  /// All names: of types, and of members with and without their types.
  var names: Set<String> {
    var names: Set<String> = []
    for (type, members) in members {
      names.formUnion(type.split(separator: ".").map(String.init))
      names.insert(type)
      names.formUnion(members)
    }
    return names
  }

  /// No symbols yet.
  init() {}

  /// Reads the sources of the package at `root`.
  init(root: URL) throws {
    for module in Self.modules {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// Takes the symbols of one file; what stands in what is told by the indentation that the format has.
  mutating func read(_ source: String) {
    var scopes: [Scope] = []
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let indentation = line.utf8.count - text.utf8.count
      guard let declaration = Declaration(text) else { continue }
      scopes.removeAll { $0.indentation >= indentation }
      guard indentation == (scopes.last?.indentation ?? -2) + 2 else { continue }
      if declaration.isScope {
        scopes.append(Scope(declaration, indentation: indentation))
        guard declaration.keyword != "extension" else { continue }
        let type = path(of: scopes)
        guard declaration.isPublic else {
          declared.hidden.insert(type)
          continue
        }
        declared.public.insert(type)
        members[type, default: []].formUnion([])
      } else if declaration.isPublic || scopes.last?.publishes(declaration.keyword) ?? false {
        members[path(of: scopes), default: []].formUnion(declaration.names)
      }
    }
  }

  /// Whether the page lists a type.
  private func isListed(_ type: String) -> Bool {
    !type.hasPrefix("_") && (declared.public.contains(type) || !declared.hidden.contains(type))
  }

  private func path(of scopes: [Scope]) -> String {
    scopes.map(\.name).joined(separator: ".")
  }

  /// The list as a page.
  var page: String {
    var lines = [
      "# Public symbols", "",
      "What `import ShapeShift` makes visible, by type; overloads once. Written by",
      "`Scripts/update-public-symbols`; names that begin with an underscore are left out.", "",
    ]
    for (type, members) in members.sorted(by: { $0.key < $1.key }) where isListed(type) {
      let names = members.filter { !$0.hasPrefix("_") }.sorted().map { "`\($0)`" }
      let title = type.isEmpty ? "Functions" : type
      lines += ["## \(title)", ""]
      if !names.isEmpty { lines += wrapped(names) + [""] }
    }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  private func wrapped(_ names: [String]) -> [String] {
    var lines = [""]
    for name in names {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = name
      } else if last.count + name.count + 2 <= 120 {
        lines[lines.count - 1] = "\(last), \(name)"
      } else {
        lines[lines.count - 1] = last + ","
        lines.append(name)
      }
    }
    return lines
  }
}

/// A type or an extension that lines stand in.
private struct Scope {
  let indentation: Int
  let name: String
  private let keyword: String
  private let isPublic: Bool

  init(_ declaration: Declaration, indentation: Int) {
    self.indentation = indentation
    name = declaration.names.first ?? ""
    keyword = declaration.keyword
    isPublic = declaration.isPublic
  }

  /// Whether declarations inside are public without saying so.
  func publishes(_ keyword: String) -> Bool {
    isPublic && (self.keyword == "protocol" || self.keyword == "enum" && keyword == "case")
  }
}

/// A line that declares something.
private struct Declaration {
  let keyword: String
  let names: [String]
  let isPublic: Bool

  var isScope: Bool {
    ["struct", "class", "enum", "protocol", "extension", "actor"].contains(keyword)
  }

  /// Reads a line without the spaces at its beginning.
  init?(_ line: Substring) {
    guard let first = line.first, first == "@" || first.isLowercase else { return nil }
    var words = line.split(separator: " ")[...]
    var own: Set<Substring> = []
    while let word = words.first, Self.modifiers.contains(word) || word.hasPrefix("@") {
      own.insert(word)
      words = words.dropFirst()
    }
    guard let word = words.first else { return nil }
    keyword = String(word.prefix { $0.isLetter })
    guard Self.keywords.contains(keyword), !own.contains("override") else { return nil }
    switch keyword {
    case "init", "subscript": names = [keyword]
    case "case": names = Self.cases(words.dropFirst())
    default: names = [words.dropFirst().first.flatMap(Self.name)].compactMap { $0 }
    }
    guard !names.isEmpty else { return nil }
    isPublic = own.contains("public") || own.contains("open")
  }

  private static let keywords: Set = [
    "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "case",
    "typealias", "init", "subscript", "associatedtype",
  ]

  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "private", "fileprivate", "internal", "final", "static",
    "nonisolated",
    "mutating", "nonmutating", "indirect", "prefix", "unsafe", "lazy", "weak", "override",
    "convenience", "required", "private(set)", "package(set)", "fileprivate(set)", "internal(set)",
    "nonisolated(unsafe)",
  ]

  /// The names of the cases that words list, up to a value or a comment.
  private static func cases(_ words: ArraySlice<Substring>) -> [String] {
    var names: [String] = []
    for word in words where word.first?.isLetter ?? false || word.hasPrefix("`") {
      names += [name(word)].compactMap { $0 }
      if word.contains("(") || !word.hasSuffix(",") { break }
    }
    return names
  }

  /// The identifier, operator or path of types that a word begins with.
  private static func name(_ word: Substring) -> String? {
    guard let first = word.first, first != ".", first != "/" else { return nil }
    let name = word.drop { $0 == "`" }.prefix { !"(<:{=,`".contains($0) }
    guard name.isEmpty else { return String(name) }
    return String(word.prefix { $0 != "(" })
  }
}
