/// A structure with `@Animatable`.
package struct AnimatableUse {
  private let access: String
  /// The variables that are interpolated: stored, and without attributes.
  private let properties: [(name: String, type: String)]

  /// Reads a structure.
  ///
  /// - Throws: An error for other declarations, and for a variable without a type.
  package init(_ source: String) throws(SourceError) {
    let tokens = try SourceLexer.tokens(of: source)
    guard let word = tokens.firstIndex(where: { $0.isWord("struct") }),
      let opening = tokens[word...].firstIndex(where: { $0.isSign("{") })
    else {
      throw SourceError("@Animatable requires a struct", at: tokens.first?.offset ?? 0)
    }
    access = tokens[..<word].last { ["public", "package"].contains($0.text) }?.text ?? ""
    var properties: [(name: String, type: String)] = []
    for property in ModelProperty.all(in: tokens[(opening + 1)...].dropLast(), of: source)
    where !property.isWrapped {
      guard let type = property.type else {
        let place = tokens[opening...].first { $0.isWord(property.name) }
        throw SourceError(
          "@Animatable requires the type of \(property.name): write var \(property.name): CGFloat, or @AnimatableIgnored before var",
          at: place?.offset ?? 0)
      }
      properties.append((property.name, type))
    }
    self.properties = properties
  }

  /// The declaration of `animatableData`: the vector of all variables, as nested pairs.
  package var members: String {
    guard let last = properties.last else {
      return "\(access) nonisolated var animatableData: VectorGeometry.EmptyAnimatableData {\n"
        + "  get { .init() }\n  set {}\n}"
    }
    let others = properties.dropLast().reversed()
    let type = others.reduce("\(last.type).AnimatableData") {
      "VectorGeometry.AnimatablePair<\($1.type).AnimatableData, \($0)>"
    }
    let value = others.reduce("\(last.name).animatableData") {
      ".init(\($1.name).animatableData, \($0))"
    }
    var path = "newValue"
    var lines: [String] = []
    for property in properties.dropLast() {
      lines.append("    \(property.name).animatableData = \(path).first")
      path += ".second"
    }
    lines.append("    \(last.name).animatableData = \(path)")
    return """
      \(access) nonisolated var animatableData: \(type) {
        get { \(value) }
        set {
      \(lines.joined(separator: "\n"))
        }
      }
      """
  }
}

extension ModelProperty {
  /// The type of the declaration, or `nil` if it has none.
  fileprivate var type: String? {
    guard rest.hasPrefix(":") else { return nil }
    let words = rest.dropFirst().prefix { $0 != "=" && $0 != "{" }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
